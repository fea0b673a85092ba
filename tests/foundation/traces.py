"""Prints everything that seeded play-outs show, a line a step, to compare the compiled rules with the interpreted."""

import hashlib
import json
import random
import sys

import kozyr
from kozyr import games
from kozyr.protocol import OptionError
from kozyr.rng import Rng

MOST_STEPS = 3000


def variants(name: str) -> list[dict[str, object]]:
    """The book's reading, then each flag turned over, then all ranks of an option that takes ranks."""
    turned: list[dict[str, object]] = [
        {option.name: list(option.choices) if option.kind == "ranks" else not option.default}
        for option in games.options(name)
    ]
    return [{}, *turned]


def digest(*shown: object) -> str:
    """A few letters that differ when anything in it does."""
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:12]


def play(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    game = games.make(name, seats, options)
    names = [f"S{seat}" for seat in range(seats)]
    rng = Rng(seed)
    deal = game.shuffle(random.Random(seed), seed % seats)
    state = game.start(deal)
    print(name, seats, options, seed, *deal.cards)
    for _ in range(MOST_STEPS):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        legal = game.legal(state, seat)
        action = legal[rng.below(len(legal))]
        views = [game.show(game.view(state, viewer)) for viewer in (*range(seats), None)]
        guessed = game.facts(game.guess(game.view(state, seat), rng))
        seen = digest(views, game.facts(state), guessed)
        print(acting, game.head(state), legal, seat, game.text(action, names), game.stamp(state), seen)
        game.apply(state, seat, action)
    print(game.outcome(state))


def main() -> None:
    print("compiled" if kozyr.compiled() else "interpreted", file=sys.stderr)
    for name in games.NAMES:
        for seats in range(games.seats(name).least, games.seats(name).most + 1):
            for seed, options in enumerate(variants(name), start=10 * seats):
                try:
                    play(name, seats, options, seed)
                except OptionError as error:
                    print(name, seats, error)


if __name__ == "__main__":
    main()
