"""Prints everything that seeded play-outs show, a line a step, to compare the compiled rules with the interpreted."""

import json
import random
import sys

import kozyr
from kozyr import games
from kozyr.rng import Rng

SEEDS = 6
MOST_STEPS = 3000


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
        shown = json.dumps([views, game.facts(state)], sort_keys=True)
        print(acting, game.head(state), legal, seat, game.text(action, names), game.stamp(state), shown)
        guessed = game.guess(game.view(state, seat), rng)
        print(json.dumps(game.facts(guessed), sort_keys=True))
        game.apply(state, seat, action)
    print(game.outcome(state))


def main() -> None:
    print("compiled" if kozyr.compiled() else "interpreted", file=sys.stderr)
    for name in games.NAMES:
        flags = [option.name for option in games.options(name) if option.kind == "flag"]
        for seats in (2, 3, 4, 6):
            for seed in range(SEEDS):
                play(name, seats, {flag: bool(seed >> bit & 1) for bit, flag in enumerate(flags[:3])}, seed)


if __name__ == "__main__":
    main()
