"""The whole benchmark: the rates of the rules, their ratios within one run, and the server."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import kozyr
from kozyr.lab.load import Answers, answers
from kozyr.lab.speed import Rates, interpreted_rates, rates
from kozyr.lab.waiting import Waiting, waiting


@dataclass(frozen=True, slots=True)
class Bench:
    """What was measured: rates a second by name, and the server and its bots unless they were left out."""

    compiled: bool
    rates: Rates
    server: Answers | None
    bots: Waiting | None

    def ratios(self) -> Mapping[str, float]:
        """Compare rates of this run with each other; a noisy machine shakes them less than the rates."""
        rates = self.rates
        return {
            "inside against interpreted": rates["steps inside"] / rates["steps inside, interpreted"],
            "driven against driven interpreted": rates["steps driven from Python"] / rates["steps driven, interpreted"],
            "all nine sets against classic": rates["steps inside, all nine sets"] / rates["steps inside"],
            "team against classic": rates["steps inside, team"] / rates["steps inside"],
            "Blaze against classic": rates["steps inside, Blaze"] / rates["steps inside"],
            "copies against steps": rates["copies"] / rates["steps inside"],
        }

    def as_dict(self) -> dict[str, object]:
        """Write it as plain JSON values."""
        return {
            "compiled": self.compiled,
            "rates": dict(self.rates),
            "ratios": dict(self.ratios()),
            "server": None if self.server is None else asdict(self.server),
            "bots": None if self.bots is None else asdict(self.bots),
        }


def measure(*, server: bool = True) -> Bench:
    """Run the benchmark, about a minute; LoadError when the server does not play along."""
    here = rates()
    there = interpreted_rates() if kozyr.compiled() else here
    compared = {
        "steps inside, interpreted": there["steps inside"],
        "steps driven, interpreted": there["steps driven from Python"],
    }
    return Bench(kozyr.compiled(), {**here, **compared}, answers() if server else None, waiting() if server else None)
