"""A whole match in virtual time, with every counted call and how far the public picture was behind."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from bot.client.displays import Displays
from bot.clock import ManualClock
from bot.tables.actions import Give, Pass, Play, Start
from bot.tables.changes import Change
from bot.tables.phases import Phase
from bot.tables.seating import seat_of
from bot.tables.table import Table
from db import Database
from murlan.events import CardGiven, Passed, Played
from murlan.options import RuleOptions
from tests.support.house import ANA, TableHouse, first_choice
from tests.support.outbox import RecordingOutbox

THINKING = 2.0
"""Seconds that the person takes for a turn."""


@dataclass
class VirtualMatch:
    """What a match cost and how its picture kept up."""

    plays: int = 0
    """Combinations laid, by people and computer players."""
    turns: int = 0
    """Plays, passes and cards given back."""
    calls: int = 0
    """Counted REST calls."""
    seconds: float = 0.0
    """How long the match took, in virtual time."""
    lags: list[float] = field(default_factory=list)
    """For each change, the seconds until the public picture showed it."""


async def play_virtual_match(path: Path, options: RuleOptions, *, seed: int) -> VirtualMatch:
    """Let one person and three computer players play a match; no real time passes but the disk's."""
    clock = ManualClock()
    house = _ShownHouse(path, await Database.open(path, wall=clock.wall), clock, seed=seed)
    table = await house.open_table(options=options)
    house.displays.of(table).refresher.changed()
    await house.let_go(1)
    await table.act(Start(ANA, fill=True))
    while table.state.phase is Phase.PLAYING:
        await house.let_go(THINKING)
        await _take_turn(table)
    await house.let_go(5)
    await house.displays.close()
    await house.close()
    return house.figures()


class _ShownHouse(TableHouse):
    """A house whose tables are shown, through an outbox that counts."""

    def __init__(self, path: Path, database: Database, clock: ManualClock, *, seed: int) -> None:
        super().__init__(path, database, clock, seed=seed)
        self.outbox = RecordingOutbox(clock)
        self.displays = Displays(self.outbox, self.outbox, journal=database.journal, clock=clock)
        self.changed_at: list[float] = []

    def _changed(self, table: Table, change: Change) -> None:
        super()._changed(table, change)
        self.changed_at.append(self.clock.monotonic())
        self.displays.changed(table, change)

    async def let_go(self, seconds: float) -> None:
        """Let time pass with all that it sets off."""
        await self.settled()
        await self.advance(seconds)
        await self.settled()

    def figures(self) -> VirtualMatch:
        """Count."""
        events = self.events()
        drawn = [at for _, at in self.outbox.calls]
        return VirtualMatch(
            plays=sum(isinstance(event, Played) for event in events),
            turns=sum(isinstance(event, Played | Passed | CardGiven) for event in events),
            calls=len(drawn),
            seconds=self.clock.monotonic(),
            lags=[min(at - changed for at in drawn if at >= changed) for changed in self.changed_at],
        )


async def _take_turn(table: Table) -> None:
    """Let the person act if it is their turn."""
    match = table.state.match
    seat = seat_of(table.state.seats, ANA)
    if match is None or match.deal is None or table.state.phase is not Phase.PLAYING:
        return
    snapshot = match.snapshot(seat)
    if snapshot.turn != seat:
        return
    match first_choice(snapshot):
        case Played(_, cards):
            await table.act(Play(ANA, cards))
        case Passed():
            await table.act(Pass(ANA))
        case CardGiven(_, card):
            await table.act(Give(ANA, card))
