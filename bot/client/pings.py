"""Tells people by a mention that it is their turn, as they and their server chose; tables know nothing of it.

    each turn    after 4 s of the turn
    when idle    after 10 s of the turn, and 60 s after the person's last press on the bot

A turn that is taken before is not asked about, so most cost no look at any setting. There is one ping a turn at most,
and none while the match is paused or its clock stands, for who is away or has left, or where Discord has no room for
it at that moment: it is dropped, not queued. It goes as soon as the turn is over, however that came.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from typing import Final

from bot.client.pace import PressPace
from bot.client.summoning import Cry, Summoning
from bot.league.settings import PingWish, SettingsStore
from bot.tables.actions import Guard
from bot.tables.faults import JournalError
from bot.tables.phases import DueKind, Phase
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.tables.timing import Alarm, Clock
from bot.views.pings import ping_mark, ping_message

EACH_AFTER: Final = 4.0
"""Seconds of a turn after which its person is pinged who wants that each turn."""
IDLE_AFTER: Final = 10.0
"""The same for who wants it when idle."""
IDLE_FOR: Final = 60.0
"""Seconds without a press after which somebody is idle."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A person's turn, where it is taken."""

    guild_id: int
    channel_id: int
    table_id: str
    match_id: str | None
    guard: Guard
    user_id: int


@dataclass(slots=True)
class _Watch:
    """What is known of a turn that goes on."""

    turn: Turn
    began: float
    over: asyncio.Event = field(default_factory=asyncio.Event)
    alarm: Alarm | None = None
    is_settled: bool = False
    """Whether nothing more is to be decided: they were called, or are not to be."""


class Pings:
    """Watches whose turn it is at all tables.

    Args:
        summoning: Posts them and takes them away.
        settings: What people and servers chose.
        pace: When people pressed last.
        clock: Time.
    """

    def __init__(self, summoning: Summoning, settings: SettingsStore, *, pace: PressPace, clock: Clock) -> None:
        self._summoning = summoning
        self._settings = settings
        self._pace = pace
        self._clock = clock
        self._watches: dict[str, _Watch] = {}
        self._called: dict[str, Turn] = {}
        """The last turn of each table in which somebody was called, or was to be."""

    def changed(self, table: Table) -> None:
        """Note that a table has changed: a turn may be over, and another may have begun."""
        table_id, turn = table.state.table_id, turn_of(table.state)
        watch = self._watches.get(table_id)
        if watch is not None and watch.turn != turn:
            _end(self._watches.pop(table_id))
            watch = None
        if watch is None and turn is not None:
            self._begin(table, turn)
        if table.state.phase is Phase.CLOSED:
            self._called.pop(table_id, None)

    def held(self, table: Table) -> None:
        """Note that a table's clock began to stand or goes on: who was not called yet may be then."""
        watch = self._watches.get(table.state.table_id)
        if watch is not None and watch.alarm is None and not watch.is_settled and not table.holds:
            self._look_at(table, watch, self._clock.monotonic() + EACH_AFTER)

    def close(self) -> None:
        """Call nobody any more."""
        for watch in self._watches.values():
            _end(watch)
        self._watches.clear()

    def _begin(self, table: Table, turn: Turn) -> None:
        """Watch a turn; one that a pause broke off, or that moved with its table, is none in which to call again."""
        called = self._called.get(turn.table_id)
        if called is not None and replace(called, channel_id=turn.channel_id) == turn:
            return
        watch = self._watches[turn.table_id] = _Watch(turn, self._clock.monotonic())
        self._look_at(table, watch, watch.began + EACH_AFTER)

    def _look_at(self, table: Table, watch: _Watch, at: float) -> None:
        watch.alarm = self._clock.alarm(at, lambda: self._summoning.run(self._looked(table, watch)))

    async def _looked(self, table: Table, watch: _Watch) -> None:
        """Call whose turn it is, later or not at all, as they chose."""
        watch.alarm = None
        if table.holds or watch.over.is_set():
            return
        try:
            at = await self._wanted_at(watch)
        except JournalError as error:
            log.warning("table %s: nobody is pinged: %s", watch.turn.table_id, error)
            at = None
        if watch.over.is_set():
            return
        if at is not None and at > self._clock.monotonic():
            self._look_at(table, watch, at)
            return
        watch.is_settled = True
        self._called[watch.turn.table_id] = watch.turn
        if at is not None:
            cry = _cry(watch, table.state.settings.language)
            await self._summoning.stand(cry, is_due=lambda: not table.holds)

    async def _wanted_at(self, watch: _Watch) -> float | None:
        """Return when a person is to be called in this turn, in monotonic seconds; ``None`` for not at all.

        Raises:
            StorageDownError: What was chosen cannot be read now.
        """
        turn = watch.turn
        wish = (await self._settings.of_person(turn.user_id)).pings
        if wish is PingWish.NEVER or not (await self._settings.of_guild(turn.guild_id)).pings:
            return None
        if wish is PingWish.EACH:
            return watch.began + EACH_AFTER
        pressed_at = self._pace.pressed_at(turn.user_id)
        idle_at = watch.began if pressed_at is None else pressed_at + IDLE_FOR
        return max(watch.began + IDLE_AFTER, idle_at)


def turn_of(state: TableState) -> Turn | None:
    """Return whose turn it is at a table, if it is that of a person who is there and whose clock runs."""
    due, match = state.due, state.match
    if state.phase is not Phase.PLAYING or due is None or due.kind is not DueKind.TURN_RUNS_OUT:
        return None
    if state.pause is not None or match is None or match.deal is None or not state.guild_id:
        return None
    seat = state.seats[match.deal.turn]
    if not isinstance(seat, PersonSeat) or seat.is_away:
        return None
    return Turn(
        guild_id=state.guild_id,
        channel_id=state.channel_id,
        table_id=state.table_id,
        match_id=state.match_id,
        guard=Guard(match.deal_number, match.deal.turns_taken),
        user_id=seat.user_id,
    )


def _cry(watch: _Watch, language: str) -> Cry:
    turn = watch.turn
    return Cry(
        guild_id=turn.guild_id,
        channel_id=turn.channel_id,
        view=ping_message(turn.table_id, turn.guard, turn.user_id, language),
        user_ids=(turn.user_id,),
        mark=str(ping_mark(turn.table_id, turn.guard)),
        over=watch.over,
    )


def _end(watch: _Watch) -> None:
    watch.over.set()
    if watch.alarm is not None:
        watch.alarm.cancel()
