"""What a match's deals leave behind besides places: quads, straights, and who was played for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.seating import SEATS, Occupant, PersonSeat
from murlan.combinations import Kind
from murlan.deal import Deal


@dataclass(frozen=True, slots=True)
class SeatTally:
    """One seat's, over the deals that ended."""

    quads: int = 0
    straights: int = 0
    understudy_deals: int = 0
    """The deals at whose end an understudy sat in (R12.2)."""


def tally_at(tallies: Sequence[SeatTally], seat: int) -> SeatTally:
    """Return a seat's tally; before the first deal's end, and in matches of older releases, there may be none."""
    return tallies[seat] if seat < len(tallies) else SeatTally()


def tallied(tallies: Sequence[SeatTally], deal: Deal, seats: Sequence[Occupant]) -> tuple[SeatTally, ...]:
    """Add a deal that ended."""
    kinds = [
        (turn.seat, turn.combination.kind)
        for trick in (*deal.tricks, deal.trick)
        for turn in trick
        if turn.combination is not None
    ]
    return tuple(_with_deal(tally_at(tallies, seat), kinds, seat, seats[seat]) for seat in range(SEATS))


def _with_deal(before: SeatTally, kinds: Sequence[tuple[int, Kind]], seat: int, occupant: Occupant) -> SeatTally:
    is_played_for = isinstance(occupant, PersonSeat) and occupant.is_away
    return SeatTally(
        quads=before.quads + kinds.count((seat, Kind.QUAD)),
        straights=before.straights + kinds.count((seat, Kind.STRAIGHT)),
        understudy_deals=before.understudy_deals + is_played_for,
    )
