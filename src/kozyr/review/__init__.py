"""Looks back on a finished game: each decision with its chances, and the moments that mattered (docs/review.md)."""

from kozyr.review.assembling import Moment, Point, Review, assemble
from kozyr.review.judging import ITERATIONS, Judged, Move, decisions, judge

__all__ = ["ITERATIONS", "Judged", "Moment", "Move", "Point", "Review", "assemble", "decisions", "judge"]
