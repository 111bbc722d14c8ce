"""All live tables of this process, by name and by channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.tables.actions import MakeWay, Move, PlaceGone
from bot.tables.changes import Change, House, closed
from bot.tables.channels import Channels
from bot.tables.directory import Directory
from bot.tables.faults import ConflictError, StorageDownError
from bot.tables.lobby import begun_alone, opened
from bot.tables.phases import Closing, DueKind, Hold, Phase, TableSettings
from bot.tables.ports import Computers, Journal, StoredTable, Unit
from bot.tables.refusals import SamePlace, TableIsClosed, TableMoved, TooManyTables
from bot.tables.rousing import Rousing
from bot.tables.state import NOWHERE, TableState
from bot.tables.table import Table
from bot.tables.timing import Clock

AT_ONCE: Final = 100
"""How many tables are restored between two looks at what else there is to do."""
LATELY: Final = 600.0
"""A message may be behind by what its table did in so many seconds before the last that was stored of any."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What a person asked for.

    Outside servers, with the person's own id for a channel, it is a match alone against computer players: that nobody
    has two of them is then the same as that no channel has two tables.
    """

    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    settings: TableSettings
    press_id: int
    most_here: int | None = None
    """How many tables the server lets be open at a time, where it set that."""

    @property
    def is_solo(self) -> bool:
        """Whether the person is to play alone."""
        return self.guild_id == NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How many open tables there may be, so that nobody takes the bot from the others."""

    per_guild: int = 25
    per_person: int = 5
    """The tables one person may sit at, besides the one at which they play alone."""
    solo: int = 5_000
    """The tables at which people play alone."""


class Registry:
    """Opens tables, finds them, brings them back after a restart.

    Args:
        journal: What is stored.
        clock: Time.
        computers: Who decides for computer players.
        house: Chance and pace.
        on_change: Told of every change of a table, after it was stored.
        on_held: Told when a table's clock begins or ceases to stand, so that its picture is redrawn.
        limits: How many tables there may be.
        is_heard: Whether a server was heard of lately; while not, no turn runs out there.
        on_woken: Told of a table from before the start once it is awake, and what was stored of it.
    """

    def __init__(  # noqa: PLR0913 - all parts of a table meet here
        self,
        *,
        journal: Journal,
        clock: Clock,
        computers: Computers,
        house: House,
        on_change: Callable[[Table, Change], None],
        on_held: Callable[[Table], None] = lambda _: None,
        limits: Limits = Limits(),
        is_heard: Callable[[int], bool] = lambda _: True,
        on_woken: Callable[[Table, StoredTable], None] = lambda *_: None,
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._computers = computers
        self._house = house
        self._on_change = on_change
        self._on_held = on_held
        self._limits = limits
        self._is_heard = is_heard
        self._on_woken = on_woken
        self._tables = Directory()
        self._rousing = Rousing(clock)
        self._channels = Channels()
        self._opening: list[Opening] = []
        self._doubtful: list[TableState] = []
        """Tables that were not opened, though they may be stored."""

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def limits(self) -> Limits:
        """How many tables the operator lets be open."""
        return self._limits

    def get(self, table_id: str) -> Table | None:
        """Return an open table by its name."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """Return all open tables."""
        return self._tables.all()

    def guild_ids(self) -> set[int]:
        """Return the servers with open tables."""
        return self._tables.guild_ids() - {NOWHERE}

    async def awake(self, table_id: str) -> Table | None:
        """Return an open table by its name, awake.

        Raises:
            StorageDownError: It sleeps, and cannot be read now.
        """
        table = self.get(table_id)
        if table is not None and table.listed is not None:
            await table.awake()
        return self.get(table_id)

    async def awake_in(self, channel_id: int) -> Table | None:
        """Return the open table of a channel, awake.

        Raises:
            StorageDownError: It sleeps, and cannot be read now.
        """
        table = self.in_channel(channel_id)
        return None if table is None else await self.awake(table.state.table_id)

    def in_channel(self, channel_id: int) -> Table | None:
        """Return the open table of a channel."""
        return self._channels.table_in(channel_id)

    def seats_of(self, user_id: int) -> list[Table]:
        """Return the open tables of servers at which a person sits."""
        return [table for table in self._tables.of_person(user_id) if not table.state.is_solo]

    def solo_of(self, user_id: int) -> Table | None:
        """Return the table at which a person plays alone."""
        table = self.in_channel(user_id)
        return table if table is not None and table.state.is_solo else None

    def check_person(self, user_id: int) -> None:
        """Refuse to let a person sit at one more table.

        Raises:
            TooManyTables: They sit at as many as are allowed.
        """
        opening = sum(opening.host_id == user_id and not opening.is_solo for opening in self._opening)
        if len(self.seats_of(user_id)) + opening >= self._limits.per_person:
            raise TooManyTables("person", self._limits.per_person)

    async def open(self, opening: Opening) -> Table:
        """Open a lobby in a channel, or begin a match alone; a table there whose match is over makes way.

        Raises:
            TableExists: One is open there.
            TooManyTables: The server has as many as are allowed, or the person sits at as many, or as many play alone.
            JournalError: It could not be stored.
        """
        channel_id = opening.channel_id
        present = self.in_channel(channel_id)
        is_over = present is not None and present.state.phase is Phase.FINISHED
        self._channels.check_free(channel_id, but_for=present if is_over else None)
        self._check_limits(opening, present)
        self._channels.reserve(channel_id)  # from now on, so that of two at once one is told so
        self._opening.append(opening)
        try:
            if present is not None:
                with suppress(TableMoved, TableIsClosed):  # a moment ago: it is not in the way
                    await present.act(MakeWay(opening.host_id), channel_id=channel_id)
            table = await self._opened(opening)
        except BaseException:
            self._channels.settle(channel_id, present)
            raise
        finally:
            self._opening.remove(opening)
        self._add(table)
        return table

    async def move(self, table: Table, action: Move, press_id: int) -> Change:
        """Move a table to another channel.

        Raises:
            SamePlace: It is there already.
            TableExists: Another is open there.
            NotHost: Only its host and who manages the server may.
            JournalError: It could not be stored.
        """
        target = action.channel_id
        if target == table.state.channel_id:
            raise SamePlace
        self._channels.check_free(target)
        self._channels.reserve(target)
        try:
            return await table.act(action, press_id)
        finally:
            self._channels.settle(target, table)

    async def restore(self) -> int:
        """Bring back every stored table, asleep; a running turn gets the time it had left, and some grace (R12.1).

        A table wakes with the first letter that it gets: somebody's press, or its clock's. Those whose message may be
        behind, or missing, are woken beside: nobody would know what to press there.

        Returns:
            How many there are.
        """
        listed = await self._journal.listed()
        for number, stored in enumerate(listed):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            table = self._new_table(stored)
            table.sleep(stored, self._remaining(stored))
            self._add(table)
        self._rousing.later(self._behind(listed))
        return len(listed)

    def hold(self, reason: Hold, *, guild_ids: Container[int] | None = None, since: float | None = None) -> None:
        """Let the clocks of all tables stand, or of those of some servers (`Table.hold`)."""
        for table in self._tables.of_guilds(guild_ids):
            table.hold(reason, since=since)

    def release(self, reason: Hold, *, guild_ids: Container[int] | None = None) -> None:
        """Take a reason away for which clocks stand (`Table.release`)."""
        for table in self._tables.of_guilds(guild_ids):
            table.release(reason)

    def place_gone(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Close the tables of a channel or a server that is gone."""
        found = [] if guild_id is None else self._tables.of_guild(guild_id)
        in_channel = None if channel_id is None else self.in_channel(channel_id)
        for table in found if in_channel is None else [*found, in_channel]:
            table.tell(PlaceGone())

    async def close(self) -> None:
        """Stop all tables; they stay stored."""
        await self._rousing.close()
        await asyncio.gather(*(table.stop() for table in self.tables()))

    @property
    def is_rousing(self) -> bool:
        """Whether a table is being woken that nobody has pressed at."""
        return self._rousing.is_busy

    async def settled(self) -> None:
        """Wait until no table is being woken."""
        await self._rousing.settled()

    def _check_limits(self, opening: Opening, present: Table | None) -> None:
        """Refuse a table too many; one that makes way counts no more."""
        guild_id, host_id = opening.guild_id, opening.host_id
        there = sum(table is not present for table in self._tables.of_guild(guild_id))
        there += sum(other.guild_id == guild_id for other in self._opening)
        if opening.is_solo:
            if there >= self._limits.solo:
                raise TooManyTables("solo", self._limits.solo)
            return
        most = min(self._limits.per_guild, opening.most_here or self._limits.per_guild)
        if there >= most:
            raise TooManyTables("guild", most)
        own = sum(table is not present for table in self.seats_of(host_id))
        own += sum(other.host_id == host_id and not other.is_solo for other in self._opening)
        if own >= self._limits.per_person:
            raise TooManyTables("person", self._limits.per_person)

    async def _opened(self, opening: Opening) -> Table:
        await self._close_doubtful()
        change = self._first(opening)
        state, names = change.after, {opening.host_id: opening.host_name}
        try:
            await self._journal.commit(Unit(state=state, events=change.events, press_id=opening.press_id, names=names))
        except StorageDownError:
            self._doubtful.append(state)
            raise
        table = self._new_table(StoredTable(state=state, remaining=None, message_id=None, names=names))
        table.run()
        return table

    def _first(self, opening: Opening) -> Change:
        """Return how a table begins."""
        table_id, house = self._house.chance.new_id(), self._house
        if opening.is_solo:
            return begun_alone(table_id, person_id=opening.host_id, settings=opening.settings, house=house)
        lobby = opened(
            table_id,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host_id,
            settings=opening.settings,
            house=house,
        )
        return Change(after=lobby)

    async def _close_doubtful(self) -> None:
        """Take tables off the disk whose first commit failed but may have been done: nobody knows of them.

        Raises:
            JournalError: It could not be stored.
        """
        while self._doubtful:
            state = self._doubtful.pop()  # at once: somebody else may open a table meanwhile
            try:
                with suppress(ConflictError):  # its match is not stored: so it was not done
                    await self._journal.commit(Unit(state=closed(state, Closing.ENDED).after))
            except BaseException:
                self._doubtful.append(state)
                raise

    def _new_table(self, stored: StoredTable) -> Table:
        table = Table(
            stored.state,
            journal=self._journal,
            clock=self._clock,
            computers=self._computers,
            house=self._house,
            on_change=self._changed,
            on_held=self._on_held,
            is_heard=self._is_heard,
            on_due=self._rousing.due,
            on_woken=self._on_woken,
        )
        table.names.update(stored.names)
        return table

    def _remaining(self, stored: StoredTable) -> float | None:
        """Return what is left of a restored clock: at least some grace, for no one is to blame for a restart.

        A pause, and a match alone, is as long as the calendar says; everything else gets the time back that we were
        away.
        """
        due = stored.state.due
        if due is None or due.kind is DueKind.SEAT_DECIDES:
            return None
        pace = self._house.pace
        left = due.seconds if stored.remaining is None else stored.remaining
        if due.kind is not DueKind.PAUSE_ENDS and not stored.state.is_solo:
            return max(left, pace.grace)
        since = 0.0 if stored.stored_at is None else max(0.0, self._clock.wall() - stored.stored_at)
        return max(left - since, pace.solo_grace if stored.state.is_solo else pace.pause_grace)

    def _changed(self, table: Table, change: Change) -> None:
        if change.after.phase is Phase.CLOSED:
            self._tables.drop(table)
            self._channels.free(table)
        else:
            self._tables.put(table)
            if self.in_channel(change.after.channel_id) is not table:
                self._channels.put(change.after.channel_id, table)
        self._on_change(table, change)

    def _add(self, table: Table) -> None:
        self._tables.put(table)
        self._channels.put(table.state.channel_id, table)

    def _behind(self, listed: list[StoredTable]) -> list[Table]:
        """Return the tables whose message may not show how they stand, those first that changed last."""
        last = max((stored.stored_at or 0.0 for stored in listed), default=0.0)
        behind = [
            stored
            for stored in listed
            if not stored.state.is_solo and (stored.message_id is None or (stored.stored_at or 0.0) >= last - LATELY)
        ]
        behind.sort(key=lambda stored: stored.stored_at or 0.0, reverse=True)
        found = (self.get(stored.state.table_id) for stored in behind)
        return [table for table in found if table is not None]
