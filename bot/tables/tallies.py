"""What a match's deals leave behind besides places: quads, straights, and who was played for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.league.results import Laid
from bot.tables.seating import SEATS, Occupant, PersonSeat
from murlan.combinations import Combination, Kind
from murlan.deal import Deal


@dataclass(frozen=True, slots=True)
class SeatTally:
    """One seat's, over the deals that ended."""

    quads: int = 0
    straights: int = 0
    understudy_deals: int = 0
    """The deals at whose end an understudy sat in (R12.2)."""
    laid: Laid = field(default_factory=Laid)


def tally_at(tallies: Sequence[SeatTally], seat: int) -> SeatTally:
    """Return a seat's tally; before the first deal's end, and in matches of older releases, there may be none."""
    return tallies[seat] if seat < len(tallies) else SeatTally()


def tallied(tallies: Sequence[SeatTally], deal: Deal, seats: Sequence[Occupant]) -> tuple[SeatTally, ...]:
    """Add a deal that ended."""
    laid = [
        (turn.seat, turn.combination)
        for trick in (*deal.tricks, deal.trick)
        for turn in trick
        if turn.combination is not None
    ]
    own = [[combination for laying, combination in laid if laying == seat] for seat in range(SEATS)]
    return tuple(_with_deal(tally_at(tallies, seat), own[seat], seats[seat]) for seat in range(SEATS))


def _with_deal(before: SeatTally, laid: Sequence[Combination], occupant: Occupant) -> SeatTally:
    is_played_for = isinstance(occupant, PersonSeat) and occupant.is_away
    kinds = [combination.kind for combination in laid]
    return SeatTally(
        quads=before.quads + kinds.count(Kind.QUAD),
        straights=before.straights + kinds.count(Kind.STRAIGHT),
        understudy_deals=before.understudy_deals + is_played_for,
        laid=Laid(
            singles=before.laid.singles + kinds.count(Kind.SINGLE),
            pairs=before.laid.pairs + kinds.count(Kind.PAIR),
            triples=before.laid.triples + kinds.count(Kind.TRIPLE),
            suited=before.laid.suited + sum(combination.is_suited for combination in laid),
        ),
    )
