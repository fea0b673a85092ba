"""A small, fast, seeded generator for bots, guesses and play-outs; live deals never use it."""

from mypy_extensions import i64

MASK = 0xFFFFFFFF


class Rng:
    """A 32-bit mixing generator: the same seed gives the same numbers, compiled or not."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start from any int; equal seeds give equal sequences."""
        self.state: i64 = (seed ^ (seed >> 32) ^ 0x9E3779B9) & 0xFFFFFFFF

    def bits(self) -> i64:
        """Give the next 32 random bits (Weyl sequence through a multiply-xor finalizer)."""
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed: i64 = self.state
        mixed = ((mixed ^ (mixed >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        return mixed ^ (mixed >> 15)

    def below(self, bound: i64) -> i64:
        """Give a number from 0 to bound − 1; bound must be between 1 and 2**30."""
        return (self.bits() * bound) >> 32
