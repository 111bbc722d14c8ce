"""What follows for tables from where we are heard and may be seen: clocks stand, tables close, pictures are tried."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from bot.client.displays import Displays
from bot.client.presence import Presence
from bot.tables.phases import Hold
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.timing import Alarm, Clock

SILENT: Final = 10.0
"""Seconds for which a clock stands before its picture says so: most connections are mended sooner."""
AT_ONCE: Final = 20
"""How many tables are drawn at once whose clocks stand, or go on."""
PACE: Final = 0.5
"""Seconds until the next ones are: Discord takes no more."""
START: Final = 5.0
"""Seconds after the start within which servers are expected to be connected."""


class Places:
    """Listens to the presence for the tables (see `bot.client.presence.Listener`)."""

    def __init__(self, registry: Registry, displays: Displays, presence: Presence, clock: Clock) -> None:
        self._registry = registry
        self._displays = displays
        self._presence = presence
        self._clock = clock
        self._is_silent = False
        """While clocks begin to stand and nothing is to be drawn for it yet."""
        self._held: dict[Table, None] = {}
        """The tables that are to be drawn, in the order in which they asked."""
        self._room = AT_ONCE
        self._alarm: Alarm | None = None

    def started(self) -> None:
        """See to it that nobody's clock runs in servers that are not connected soon after the start."""
        began = self._clock.monotonic()

        def look() -> None:
            missing = {guild_id for guild_id in self.guild_ids() if not self._presence.is_there(guild_id)}
            if missing:
                self.away(missing, began)

        self._clock.alarm(began + START, look)

    def place_gone(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Close the tables of a place that is gone."""
        self._registry.place_gone(channel_id=channel_id, guild_id=guild_id)

    def away(self, guild_ids: Container[int] | None, since: float) -> None:
        """Let clocks stand while nobody there can press; whose turn ran out unheard is forgiven."""
        self._is_silent = True
        try:
            self._registry.hold(Hold.DISCORD_AWAY, guild_ids=guild_ids, since=since)
        finally:
            self._is_silent = False

        def show() -> None:
            for table in self._registry.tables():
                if Hold.DISCORD_AWAY in table.holds and (guild_ids is None or table.state.guild_id in guild_ids):
                    self.held(table)

        self._clock.alarm(self._clock.monotonic() + SILENT, show)

    def back(self, guild_ids: Container[int] | None) -> None:
        """Let clocks go on."""
        self._registry.release(Hold.DISCORD_AWAY, guild_ids=guild_ids)

    def place_changed(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Try again to show tables where we might not."""
        self._displays.place_changed(channel_id=channel_id, guild_id=guild_id)

    def guild_ids(self) -> Iterable[int]:
        """Return the servers with tables."""
        return self._registry.guild_ids()

    def held(self, table: Table) -> None:
        """Redraw a table whose clock began or ceased to stand; where Discord has just gone away, only later.

        Where thousands do so at once they are drawn no faster than Discord takes them: else the event loop would stand
        still for as long as it takes to draw them all.
        """
        if not self._is_silent:
            self._held[table] = None
            if self._alarm is None:
                self._draw()

    def _draw(self) -> None:
        """Have some of the tables drawn that wait for that, and soon the next ones."""
        self._alarm = None
        while self._held and self._room:
            table = next(iter(self._held))
            del self._held[table]
            self._room -= 1
            self._displays.held(table)
        if not self._room:
            self._room = AT_ONCE
            self._alarm = self._clock.alarm(self._clock.monotonic() + PACE, self._draw)
