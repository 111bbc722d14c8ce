"""A table at one moment, as a value: what its transitions take and give, and all that is stored of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.phases import Closing, Due, PauseReason, Phase, TableSettings, Vote
from bot.tables.pledges import Pledge
from bot.tables.seating import Departed, Occupant
from bot.tables.tallies import SeatTally
from murlan.cards import PACK, Card
from murlan.dealing import SeatDraw
from murlan.match import Match

NOWHERE: Final = 0
"""What stands in place of a server for what happens outside servers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table at one moment. All of it is stored but `match`, which folds from the journal's events."""

    table_id: str
    """Six or more letters and digits, unique in the whole database."""
    guild_id: int
    channel_id: int
    host_id: int
    settings: TableSettings
    phase: Phase = Phase.LOBBY
    seats: tuple[Occupant, ...] = ()
    """In the lobby those who joined, in order; from the start of a match on, by seat (R2.2)."""
    partner: int = 2
    """Which of the others the first who joined plays with, in two against two: 1–3, in the order of joining (R10.4)."""
    due: Due | None = None
    match_id: str | None = None
    match: Match | None = None
    event_count: int = 0
    """The events of this match that are stored; the next one's number in it."""
    places: tuple[tuple[int, ...], ...] = ()
    """The seats of each deal that ended, first to last."""
    tallies: tuple[SeatTally, ...] = ()
    """What each seat laid in them; empty before the first one ended."""
    ready: frozenset[int] = frozenset()
    """The seats that want the next deal, or a rematch, at once."""
    unattended: int = 0
    """The turns in a row that understudies acted, with no press from anyone (R12.4)."""
    draw: tuple[int, ...] = ()
    """The cards that the four drew for seats, by seat, as `Card` numbers (R2.2)."""
    draw_rounds: tuple[tuple[Card | None, ...], ...] = ()
    """All that they drew, a round after another; ``None`` for a seat whose card stood alone already."""
    pause: PauseReason | None = None
    votes: tuple[Vote, ...] = ()
    """Votes that have not been carried yet, in the order they were cast."""
    barred: frozenset[int] = frozenset()
    """The user ids of people who were removed from this table; they do not join it again."""
    departed: tuple[Departed, ...] = ()
    """People of this match whose seat somebody else took after they left (R12.5)."""
    closing: Closing | None = None
    pledge: Pledge | None = None
    """The next deal; ``None`` where none is to come, or where an older release stored the table."""

    @property
    def is_solo(self) -> bool:
        """Whether one person plays here alone and unseen, wherever they are: their own id stands for a channel."""
        return self.guild_id == NOWHERE

    def seat_draw(self) -> SeatDraw:
        """Return how the seats of this match were drawn (R2.2)."""
        return SeatDraw(self.draw_rounds, tuple(PACK[number] for number in self.draw))

    def beginning(self) -> Match:
        """Return the match before its first deal, which whoever drew the highest card deals (R2.2, R9.5)."""
        dealer = max(range(len(self.draw)), key=lambda seat: PACK[self.draw[seat]].rank, default=0)
        return Match.start(self.settings.options, dealer=dealer)
