"""Deal after deal of one person against bots: the match, whose turn it is, and the card that waits for its turn."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from kozyr.bots.advice import Advice
from kozyr.protocol import Action, AnyGame, Outcome, Refusal, Seat
from kozyr.table.match import Entry, Match, Question, Shown

ME = 0


class Thinks(Protocol):
    """Who answers for the bots, from the views they are asked with."""

    async def choose(self, name: str, question: Question, seed: int) -> Action:
        """Choose as the bot of that name."""

    async def advise(self, question: Question, seed: int) -> tuple[Advice, ...]:
        """Judge every legal action, best first."""

    async def close(self) -> None:
        """Stop thinking."""


class Session:
    """A table with one person, on seat 0, and a bot of the given name on every other seat.

    Only views leave it. ``deals`` shuffles, ``luck`` seeds the bots.
    """

    def __init__(self, game: AnyGame, robot: str, deals: Random, luck: Random, thinks: Thinks) -> None:
        self.game = game
        self.log: list[Entry] = []
        self.offer: str | None = None
        self._robot = robot
        self._deals = deals
        self._luck = luck
        self._thinks = thinks
        self._dealer = deals.randrange(game.seats)
        self._match = self._dealt()

    # ---- what may be seen

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None while it runs."""
        return self._match.outcome

    def shown(self) -> Shown:
        """Give what the person may see."""
        return self._match.shown(ME)

    def contested(self, text: str) -> bool:
        """Say whether a card of the person would have to wait (B19)."""
        return self._match.contested(ME, text)

    # ---- what happens

    def deal(self) -> None:
        """Deal anew; after a deal that ended, whoever the rules name deals (Q19)."""
        outcome = self._match.outcome
        if outcome is not None:
            self._dealer = self.game.next_dealer(outcome, self._dealer)
        self._match = self._dealt()

    def act(self, text: str, stamp: tuple[int, int]) -> Refusal | None:
        """Play for the person; a card that takes a place which a bot could still use waits for that bot (B19)."""
        if self.offer is not None:
            return Refusal("offer-waits", "B19")
        tried = self._match.submit(ME, [text], stamp)
        if isinstance(tried, Refusal):
            return tried
        if self.contested(text):
            self.offer = text
        else:
            self._note(ME, tried)
        return None

    async def advance(self) -> bool:
        """Let the first bot play that may and need not wait for the person; False when none does."""
        match = self._match
        for seat in match.to_act:
            question = None if seat == ME else match.question(seat)
            if question is None:
                continue
            action = await self._thinks.choose(self._robot, question, self._luck.getrandbits(31))
            if match is not self._match:
                return True
            text = match.text(action)
            if match.stamp == question.stamp and match.contested(seat, text) and ME in match.to_act and not self.offer:
                continue
            tried = match.submit(seat, [text], question.stamp)
            if not isinstance(tried, Refusal):
                self._note(seat, tried)
            return True
        return False

    def settle(self) -> Refusal | None:
        """Play the person's waiting card once nobody contests its place; the refusal if it comes back."""
        text, self.offer = self.offer, None
        if text is None:
            return None
        if self._match.outcome is None and self._match.contested(ME, text):
            self.offer = text
            return None
        tried = self._match.submit(ME, [text], self._match.stamp)
        if isinstance(tried, Refusal):
            return tried
        self._note(ME, tried)
        return None

    async def advice(self) -> tuple[tuple[str, Advice], ...]:
        """Judge what the person can do, best first, each action as text; nothing when there is nothing to choose."""
        match = self._match
        question = match.question(ME)
        if question is None or len(question.legal) < 2:
            return ()
        told = await self._thinks.advise(question, self._luck.getrandbits(31))
        if match is not self._match or match.stamp != question.stamp:
            return ()
        return tuple((match.text(one.action), one) for one in told)

    async def close(self) -> None:
        """Let nobody think any more."""
        await self._thinks.close()

    # ---- inside

    def _dealt(self) -> Match:
        match = Match(self.game, self.game.shuffle(self._deals, self._dealer))
        self.offer = None
        self.log = list(match.shown(ME).log)
        return match

    def _note(self, seat: Seat, texts: Sequence[str]) -> None:
        self._match.mark()
        self._match.note([(seat, text) for text in texts])
        self.log += [entry for entry in self._match.shown(ME).log if entry.k >= len(self.log)]
