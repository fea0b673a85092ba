"""One decision of a recorded game, judged by a search that knows what its player knew."""

from collections.abc import Sequence
from typing import Final, TypedDict

from kozyr.bots.advice import Advice, advise
from kozyr.bots.endgame import solve
from kozyr.protocol import Action
from kozyr.record import Act, Record, acts, read
from kozyr.review import reasons
from kozyr.review.scene import Scene
from kozyr.review.verdict import Verdict, compared, is_close
from kozyr.rng import Rng

ITERATIONS: Final = 1500
DIGITS: Final = 4


class Move(TypedDict):
    """A decision: chances of its player from what he knew, and exact values where open cards can be worked out.

    ``step`` is the step that the action led to, ``before`` the chance with the best play, ``after`` with this one.
    """

    step: int
    seat: int
    action: str
    before: float
    after: float
    better: str | None
    open_before: float | None
    open_after: float | None


class Judged(Move):
    """A decision ready for JSON: the move, what it lost and, if it lost anything, why."""

    loss: float
    why: str | None
    values: dict[str, str | int]


def decisions(record: Record) -> list[int]:
    r"""List the steps at which the mover had more than one legal action; a step is the number of an action, from 1.

    RecordError names the line of an action that is not legal.

    >>> head = 'game="durak"\nseats=["A", "B"]\nposition={trump="s", hands={A="6h 9c", B="7h"}}\n'
    >>> decisions(read(head + 'play={script="A attack 6h\\nall hold\\nB beat 6h 7h"}'))
    [1, 3]
    """
    return [act.number for act in acts(record) if len(record.game.legal(act.state, act.seat)) > 1]


def judge(text: str, step: int, *, iterations: int = ITERATIONS, seconds: float | None = None) -> Judged:
    """Judge the decision at a step of a record that comes as text.

    Chances are expected scores from 0 to 1 of the one who decides: before with the best play, after with what was
    played. With ``seconds`` a search stops at that time and its result depends on the machine; without, the same record
    and step give the same result. RecordError for a text that is no record, ValueError for a step that is no decision.
    """
    record = read(text)
    act = _act_at(record, step)
    game = record.game
    view, legal = game.view(act.state, act.seat), game.legal(act.state, act.seat)

    def look(seed: int) -> Sequence[Advice]:
        return advise(game, view, legal, Rng(seed), iterations=iterations, seconds=seconds)

    seen = look(step)
    verdict = compared([seen], act.action, iterations)
    if not is_close(verdict):
        # What looks like a mistake is looked at twice, so that the luckiest of many actions is not taken for the best.
        verdict = compared([seen, look(-step)], act.action, iterations)
    return _judged(record, act, view, verdict, dict(solve(game, view) or ()))


def _act_at(record: Record, step: int) -> Act:
    for act in acts(record):
        if act.number == step:
            if len(record.game.legal(act.state, act.seat)) < 2:
                break
            return act
    raise ValueError(f"step {step} of this record is no decision")


def _judged(record: Record, act: Act, view: object, verdict: Verdict, exact: dict[Action, float]) -> Judged:
    game, names = record.game, record.names
    opened = (max(exact.values()), exact[act.action]) if exact else None
    judged = Judged(
        step=act.number,
        seat=act.seat,
        action=game.text(act.action, names),
        before=round(verdict.before, DIGITS),
        after=round(verdict.after, DIGITS),
        better=None,
        open_before=opened[0] if opened else None,
        open_after=opened[1] if opened else None,
        loss=0.0,
        why=None,
        values={},
    )
    if verdict.better is None:
        return judged
    scene = Scene.of(game.show(view), game.parts(act.action), game.parts(verdict.better))
    judged["better"] = game.text(verdict.better, names)
    judged["loss"] = round(verdict.before - verdict.after, DIGITS)
    judged["why"] = reasons.why(scene, opened)
    judged["values"] = reasons.values(scene, act.seat)
    return judged
