"""The ring of seats: 0…n−1 clockwise, sets of seats as bits, and who comes next in a direction."""

from typing import TypeAlias

from mypy_extensions import i64

from kozyr.cards import BIT

Seat: TypeAlias = i64
SeatSet: TypeAlias = i64


def step(seat: Seat, direction: i64, seats: i64) -> Seat:
    """Give the neighbour of a seat: clockwise for direction 1, the other way for −1.

    >>> int(step(3, 1, 4)), int(step(0, -1, 4))
    (0, 3)
    """
    seat += direction
    if seat == seats:
        return 0
    if seat < 0:
        return seats - 1
    return seat


def next_of(ring: SeatSet, seat: Seat, direction: i64, seats: i64) -> Seat:
    """Give the next seat of the ring after the given one; itself if it is the only member.

    The ring must not be empty.
    """
    while True:
        seat = step(seat, direction, seats)
        if ring & BIT[seat]:
            return seat


def in_order(ring: SeatSet, first: Seat, direction: i64, seats: i64) -> list[int]:
    """List the members of the ring in a direction, beginning with the first seat if it is one.

    >>> in_order(0b1011, 1, 1, 4)
    [1, 3, 0]
    """
    order: list[int] = []
    seat = first
    for _ in range(seats):
        if ring & BIT[seat]:
            order.append(int(seat))
        seat = step(seat, direction, seats)
    return order
