"""What follows for tables from where we are heard and may be seen: clocks stand, tables close, pictures are tried."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from bot.client.displays import Displays
from bot.client.presence import Presence
from bot.tables.phases import Hold
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.timing import Clock

SILENT: Final = 10.0
"""Seconds for which a clock stands before its picture says so: most connections are mended sooner."""
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
                    self._displays.held(table)

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
        """Redraw a table whose clock began or ceased to stand; where Discord has just gone away, only later."""
        if not self._is_silent:
            self._displays.held(table)
