"""One storm: ten tables on a sea of faults, and what is held of them afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.tables.phases import Phase
from bot.tables.table import Table
from tests.sim.faults import Storm
from tests.sim.ledger import Ledger
from tests.sim.line import STORM, Weather
from tests.sim.loop import run_virtual
from tests.sim.people import ORDERLY, Habits, Player
from tests.sim.place import Channel, Person
from tests.sim.world import World
from tests.soaks.calls import OUTLIVES, Calls

SECONDS: Final = 300.0
"""How long a storm lasts, in virtual time."""
CALM: Final = 1500.0
"""How long tables have afterwards to come to their end by themselves."""
ANSWERED_WITHIN: Final = 10.0
"""Seconds in which the bot has to try to answer what it heard."""
FORGIVEN_WITHIN: Final = 60.0
"""Seconds in which it takes back what it counted while deaf: a disk may be away meanwhile, for 40 at most."""
LOOKS: Final = 5
"""How often a difference between memory and disk is looked at again: a commit under way is none."""
STORMY: Final = Habits(pause=(0.7, 4.0), fidgets=0.06, doubles=0.04, digs=0.02, strays=0.008, leaves=0.001)

OPTIONS: Final = {
    "rules": ("classic", "visix", "rrethi"),
    "mode": ("free-for-all", "two-teams"),
    "passing": ("open", "locked"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What one seed came to."""

    seed: int
    digest: str
    presses: int
    plays: int
    """Turns taken by presses, and stored."""
    ended: int
    """Tables that somebody had to end."""
    virtual: int
    """Virtual seconds."""
    figures: dict[str, int]
    problems: list[str] = field(default_factory=list)


def run_seed(seed: int, *, tables: int, weather: Weather = STORM, seconds: float = SECONDS) -> Outcome:
    """Let one storm happen."""
    faults = _Faults()
    root = logging.getLogger()
    root.addHandler(faults)
    try:
        return run_virtual(lambda: _Sea(seed, tables, weather, seconds, faults).outcome())
    finally:
        root.removeHandler(faults)


class _Faults(logging.Handler):
    """Keeps what the application reports as a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith(_EXPECTED):
            return
        cause = f": {record.exc_info[1]!r}" if record.exc_info else ""
        self.found.append(f"{record.name}: {record.getMessage()}{cause}")


_EXPECTED: Final = ("the commands could not be sent to Discord", "nothing can be stored: ")
"""What is an error for whoever runs the bot, and no fault of it."""


class _Sea:
    """One storm and what is held of it."""

    def __init__(self, seed: int, tables: int, weather: Weather, seconds: float, faults: _Faults) -> None:
        self.seed = seed
        self.world = World(seed, channels=tables)
        self.ledger = Ledger(self.world.clock.monotonic)
        self.storm = Storm(self.world, weather, seconds)
        self.faults = faults
        self.world.disk.on_stored.append(self.ledger.stored)
        self.world.discord.on_shown.append(self.ledger.look_at)
        self.calls = Calls(self.world, self.ledger)
        self.world.discord.on_shown.append(self.calls.shown)
        self.players: list[Player] = []
        self.manager = Person.named(9_999, "Warden", is_manager=True)

    async def outcome(self) -> Outcome:
        """Let it happen, and hold what has to be held."""
        await self.storm.begin_bot()
        for number, channel in enumerate(self.world.channels):
            self._seat(number, channel)
        await self.storm.blow()
        self.calls.calm()
        for player in self.players:
            player.habits = ORDERLY
        await self.world.until(lambda: not self._going(), CALM)
        ended = self._going()
        self.storm.figures.update(f"ended while {table.state.phase}" for table in ended)
        problems = await self._end(ended)
        await asyncio.sleep(60)
        problems += [*await self._stored(), *self._silences(), *self._old_pictures(), *self._unforgiven()]
        await self.world.kill()
        await self.storm.begin_bot()
        problems += await self._stored()
        await asyncio.sleep(OUTLIVES)
        problems += [f"message {one} still calls somebody after all is over" for one in self.calls.standing()]
        self.calls.end()
        self.storm.figures["calls"] = self.calls.count
        return Outcome(
            seed=self.seed,
            digest=self.world.wire.digest(),
            presses=len(self.world.presses),
            plays=self.ledger.plays,
            ended=len(ended),
            virtual=int(self.world.clock.monotonic()),
            figures=dict(self.storm.figures),
            problems=[*self.ledger.problems, *self.calls.problems, *problems, *self.faults.found],
        )

    def _seat(self, number: int, channel: Channel) -> None:
        """Let some people come to a channel; one of them may sit at the table before it as well."""
        luck = self.world.luck
        (count,) = luck.choices((1, 2, 3, 4), weights=(4, 3, 2, 2))
        options = {name: luck.choice(choices) for name, choices in OPTIONS.items()}
        for place in range(count):
            of_table = number - 1 if number and place == 1 and luck.random() < 0.3 else number
            person = Person.named(of_table * 10 + place, f"P{of_table:02}x{place}")
            player = Player(self.world, person, channel, host=place == 0, habits=STORMY, options=options)
            self.players.append(player)
            player.begin(luck.uniform(0.5, 20))

    def _going(self) -> list[Table]:
        """Return the tables that have not come to their end."""
        return [table for table in self.world.app.registry.tables() if table.state.phase is not Phase.FINISHED]

    async def _end(self, tables: list[Table]) -> list[str]:
        """Let somebody who manages the server end the tables that do not end by themselves."""
        channels = [self.world.discord.channels[table.state.channel_id] for table in tables]
        for channel in channels:
            self.world.command(self.manager, channel, "end")
        await asyncio.sleep(10)
        for channel in channels:
            seen = self.world.discord.seen_by(self.manager.user_id, channel.channel_id)
            for message in seen:
                if "end-now" in message.controls:
                    custom_id = message.controls["end-now"]["custom_id"]
                    self.world.press(self.manager, message.message_id, custom_id)
        await asyncio.sleep(10)
        stuck = [table for table in tables if table.state.phase is not Phase.CLOSED]
        return [f"table {table.state.table_id} is stuck: it cannot be ended" for table in stuck]

    async def _stored(self) -> list[str]:
        """Hold what lives against what is stored, and both against the events.

        A table that still plays may be in the middle of a commit: what differs is looked at again.
        """
        found = await self._looked_at()
        for _ in range(LOOKS):
            if not found:
                break
            await asyncio.sleep(0.5)
            found = await self._looked_at()
        return found

    async def _looked_at(self) -> list[str]:
        process = self.world.process
        assert process is not None, "the storm is over"
        live = [table.state for table in process.app.registry.tables()]
        stored = [table.state for table in await process.database.journal.open_tables()]
        found = [f"alive: {line}" for line in self.ledger.differences(live)]
        found += [f"on the disk: {line}" for line in self.ledger.differences(stored)]
        open_ids = {table_id for table_id, known in self.ledger.tables.items() if known.state.phase is not Phase.CLOSED}
        for name, states in (("alive", live), ("on the disk", stored)):
            if open_ids != {state.table_id for state in states}:
                found.append(f"other tables are {name} than are open")
        (results,) = self.world.disk.connection.execute("SELECT count(*) FROM result").fetchone()
        if results != self.ledger.results:
            found.append(f"{results} results are in the books, and {self.ledger.results} matches ended")
        verdict = self.world.disk.verdict()
        return found if verdict == "ok" else [*found, f"integrity check: {verdict}"]

    def _old_pictures(self) -> Iterator[str]:
        """Yield the tables whose message does not show that the match is over: people would wait for ever."""
        for table in self.world.app.registry.tables():
            if table.state.phase is not Phase.FINISHED:
                continue
            seen = self.world.discord.seen_by(0, table.state.channel_id)
            newest = next((message for message in seen if message.controls), None)
            if newest is None or "rematch" not in newest.controls:
                yield f"table {table.state.table_id} is over, and its message does not show it"

    def _unforgiven(self) -> Iterator[str]:
        """Yield the absences that were counted while nobody could reach the bot, and not taken back soon after."""
        for absence in self.ledger.absences:
            spell = next((spell for spell in self.storm.deaf if spell[0] <= absence.at <= spell[1]), None)
            if spell is None or not absence.is_counted:
                continue
            later = (
                other
                for other in self.ledger.absences
                if absence.at < other.at <= spell[1] + FORGIVEN_WITHIN
                and (other.table_id, other.user_id) == (absence.table_id, absence.user_id)
            )
            if all(other.is_counted for other in later):
                yield f"table {absence.table_id} counts an absence of {absence.user_id} at {absence.at:.1f}, when deaf"

    def _silences(self) -> Iterator[str]:
        """Yield the presses that the bot heard and did not even try to answer."""
        for delivery in self.storm.deliveries:
            died = self.storm.deaths.get(delivery.life)
            if not delivery.interaction.attempts and (died is None or died - delivery.at > ANSWERED_WITHIN):
                told = delivery.interaction.payload["data"]
                yield f"press {delivery.interaction.interaction_id} ({told}) at {delivery.at:.1f} was not answered"
