"""How often the text of an enchanted card mattered: the rules are asked what would be so were its rank ordinary."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kozyr import games
from kozyr.cards import RANK_TEXTS
from kozyr.games.durak.game import Durak
from kozyr.games.durak.state import State
from kozyr.protocol import AnyGame

EIGHT: Final = "8"
QUEEN: Final = "Q"
KING: Final = "K"
# Their texts say what follows from a card, not what may be played; the others are seen in what is legal.
FOLLOWS: Final = {EIGHT, QUEEN, KING}


def uses(game: AnyGame, state: State, acts: Sequence[tuple[int, int]]) -> dict[str, int | None]:
    """Count the uses of every rank while a state is played on; None for an ordinary rank (see docs/lab.md).

    The state is changed by it, ``acts`` are pairs of a seat and its action.
    """
    ranks = _enchanted(game)
    twins = {rank: _ordinary(game, rank) for rank in ranks}
    seen = Counter(rank for rank, _ in set(_all(game, state, acts, twins))) if twins else Counter[str]()
    return {rank: seen[rank] if rank in ranks else None for rank in RANK_TEXTS}


def _all(
    game: AnyGame, state: State, acts: Sequence[tuple[int, int]], twins: Mapping[str, Durak]
) -> Iterator[tuple[str, object]]:
    """Give each use as its rank and what tells it from other uses; the same one may come again."""
    bout, lying = -1, set[str]()
    for step, (seat, action) in enumerate(acts):
        if game.stamp(state)[0] != bout:
            bout, lying = game.stamp(state)[0], set()
        parts = game.parts(action)
        lying |= {_rank(parts[part]) for part in ("card", "on") if part in parts}
        for rank in sorted(lying & twins.keys() - FOLLOWS):
            for on in _seen_in_legal(game, twins[rank], state, seat, action):
                yield rank, (bout, seat, on)
        for rank in sorted(FOLLOWS & twins.keys()):
            if _has_followed(twins[rank], rank, state, seat, action):
                yield rank, step
        game.apply(state, seat, action)


def _seen_in_legal(game: AnyGame, twin: Durak, state: State, seat: int, action: int) -> Iterator[str]:
    """Give the cards on which the text mattered: for what was done, or for what the defender could not answer."""
    here, there = game.legal(state, seat), twin.legal(_as_in(twin, state), seat)
    if action not in there:
        parts = game.parts(action)
        yield parts.get("on", parts["card"])
    if game.parse("take", ()) in here:
        for missing in set(there) - set(here):
            parts = game.parts(missing)
            yield parts.get("on", parts["verb"])


def _has_followed(twin: Durak, rank: str, state: State, seat: int, action: int) -> bool:
    """An Eight counts as another suit than its own, a Queen kept cards out, a King turned the direction."""
    parts = twin.parts(action)
    if rank == KING:
        return parts["verb"] == "reverse"
    if "card" not in parts or _rank(parts["card"]) != rank:
        return False
    if rank == EIGHT:
        card, _, suit = parts["card"].partition("=")
        return bool(suit) and not card.endswith(suit)
    return parts["verb"] == "beat" and _could_be_thrown(twin, state, seat, action)


def _could_be_thrown(twin: Durak, state: State, seat: int, action: int) -> bool:
    """Somebody holds a card to throw in, were the Queen ordinary."""
    after = _as_in(twin, state)
    twin.apply(after, seat, action)
    return any(
        twin.lays(possible) for other in twin.to_act(after) if other != seat for possible in twin.legal(after, other)
    )


def _as_in(twin: Durak, state: State) -> State:
    """Copy a position into the game whose rank is ordinary."""
    copied = twin.copy(state)
    copied.rules = twin.rules
    return copied


def _ordinary(game: AnyGame, rank: str) -> Durak:
    """Make the same game with one rank less enchanted."""
    others = [other for other in _enchanted(game) if other != rank]
    twin = games.make(game.name, game.seats, {**game.options, "enchanted": others})
    assert isinstance(twin, Durak)
    return twin


def _enchanted(game: AnyGame) -> list[str]:
    ranks = game.options.get("enchanted", [])
    assert isinstance(ranks, list)
    return ranks


def _rank(card: str) -> str:
    """Give the rank of a card text, of an Eight with a named suit too."""
    return card.partition("=")[0][:-1]
