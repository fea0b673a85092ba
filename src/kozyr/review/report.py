"""A review in the words of a language: the moments with their reasons, and every decision as a row."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kozyr import words
from kozyr.protocol import AnyGame
from kozyr.record import Record, acts
from kozyr.review.assembling import Moment, Review
from kozyr.review.judging import Move

_OPEN: Mapping[float | None, str] = {1.0: "review-open-won", 0.5: "review-open-drawn", 0.0: "review-open-lost"}


@dataclass(frozen=True, slots=True)
class Told:
    """A moment: what was done, what was better with both chances, and why, each a sentence."""

    step: int
    did: str
    better: str
    why: str


@dataclass(frozen=True, slots=True)
class Row:
    """A decision: what was done, the chances, what was better, and the results with open cards; "" for nothing."""

    step: int
    did: str
    before: str
    after: str
    better: str
    opened: str


class Report:
    """The words for one review of one record in one language."""

    def __init__(self, language: str, record: Record, review: Review) -> None:
        self._language = language
        self._record = record
        self._review = review
        self._kings = _kings(record)

    def moments(self) -> Iterator[Told]:
        """Tell the moments, the worst first."""
        by_step = {move["step"]: move for move in self._review["moves"]}
        for moment in self._review["moments"]:
            yield self._moment(moment, by_step[moment["step"]])

    def rows(self) -> Iterator[Row]:
        """Tell every decision in its order."""
        for move in self._review["moves"]:
            yield Row(
                step=move["step"],
                did=self._did(move["step"], move["seat"], move["action"]),
                before=self._percent(move["before"]),
                after=self._percent(move["after"]),
                better="" if move["better"] is None else self._deed(move["step"], move["better"]),
                opened=self._opened(move),
            )

    def _moment(self, moment: Moment, move: Move) -> Told:
        chances = {"before": self._percent(move["before"]), "after": self._percent(move["after"])}
        deed = self._deed(moment["step"], moment["better"])
        values = words.filled(self._language, moment["values"], self._record.names)
        return Told(
            step=moment["step"],
            did=self._did(moment["step"], moment["seat"], moment["action"]),
            better=words.text(self._language, "review-better", action=deed, **chances),
            why=words.text(self._language, moment["why"], **values),
        )

    def _did(self, step: int, seat: int, text: str) -> str:
        game, names = self._record.game, self._record.names
        parts = _parts(game, text, names)
        return words.did(self._language, game.name, seat, parts, names, king=step in self._kings)

    def _deed(self, step: int, text: str) -> str:
        game, names = self._record.game, self._record.names
        parts = _parts(game, text, names)
        return words.deed(self._language, game.name, parts, names, king=step in self._kings)

    def _percent(self, chance: float) -> str:
        return words.text(self._language, "review-percent", percent=round(100 * chance))

    def _opened(self, move: Move) -> str:
        before, after = (_OPEN.get(value, "") for value in (move["open_before"], move["open_after"]))
        if not before or before == after:
            return words.text(self._language, before) if before else ""
        told = {"before": words.text(self._language, before), "after": words.text(self._language, after)}
        return words.text(self._language, "review-open-changed", **told)


def _parts(game: AnyGame, text: str, names: Sequence[str]) -> dict[str, str]:
    return game.parts(game.parse(text, names))


def _kings(record: Record) -> frozenset[int]:
    """The steps at which a hold answers a King's question (R50)."""
    game = record.game
    shown = ((act.number, game.show(game.view(act.state, None))) for act in acts(record))
    return frozenset(number for number, facts in shown if facts["phase"] == "king")
