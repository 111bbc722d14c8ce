"""The order in which the parts of the bot start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from bot.client.client import AT_ONCE, LEAVE_SECONDS
from bot.health import serve_health
from bot.metrics import Sources
from cogs.syncing import sync_commands

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

FINISH_SECONDS: Final = 3.0
"""How long presses under way may take to be answered when we stop: longer than Discord waits for any of them."""
SHOWN_BY: Final = 5.0
"""Seconds after which tables are left as their messages show them; what they show is only a little old."""
ANSWERED_BY: Final = 5.5
"""Seconds after which whoever came while we stop is not answered any more."""
ENDED_BY: Final = 6.5
"""Seconds within which the connections are closed, whatever becomes of them; one that thinks may take one more."""
STEPS: Final = 4
"""How many steps a client takes to leave, each of which may hang by itself."""


class Ending:
    """How much time the end has taken so far.

    Args:
        now: Returns seconds that only ever rise.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began = now()

    def left(self, until: float) -> float:
        """Return the seconds from now until so many after the beginning, a few tenths at least."""
        return max(AT_ONCE, self._began + until - self._now())


class Lifecycle:
    """One life of the application, from its login to its end."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._is_connecting = False

    async def run(self, stopping: asyncio.Event) -> None:
        """Connect and serve until told to stop, or until the connection fails for good.

        Args:
            stopping: Set by whoever wants an end, at any time.

        Raises:
            discord.LoginFailure: The token is wrong.
        """
        async with (
            self.told(),
            self._app.computers.at_work(),
            self._app.client,
        ):
            serving = asyncio.create_task(self._serve(), name="serve")
            stop = asyncio.create_task(stopping.wait(), name="stop")
            farewells = asyncio.create_task(self._app.farewells.run(), name="daily round")
            podiums = asyncio.create_task(self._app.podiums.run(), name="podiums")
            leavers = asyncio.create_task(self._app.leavers.run(), name="leavers")
            emojis = asyncio.create_task(self._see_to_emojis(), name="emojis of the cards")
            backups = asyncio.create_task(self._see_to_backups(), name="backups")
            rounds = (farewells, podiums, leavers, emojis, backups)
            await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
            has_failed, end = serving.done(), Ending(asyncio.get_running_loop().time)
            if not self._is_connecting:  # while it mends a connection it would swallow a cancel
                serving.cancel()
                await asyncio.wait({serving})
            await self._finish(end)
            await self._app.client.leave(within=min(LEAVE_SECONDS, end.left(ENDED_BY) / STEPS))  # ends serving
            serving.cancel()
            stop.cancel()
            for task in rounds:
                task.cancel()
            outcome, *_ = await asyncio.gather(serving, stop, *rounds, return_exceptions=True)
        if has_failed and isinstance(outcome, Exception):  # else it failed because we left
            raise outcome

    @asynccontextmanager
    async def told(self) -> AsyncIterator[None]:
        """Tell how the bot is, and its figures, where the settings say so."""
        port, host = self._app.settings.murlan_health_port, self._app.settings.murlan_health_address
        if not port:
            yield
            return
        metrics = self._app.client.metrics
        metrics.look_at(self._sources())
        self._app.database.writer.on_stored = metrics.stored
        watching = asyncio.create_task(metrics.watch_loop(), name="lag of the event loop")
        try:
            async with serve_health(port, self._app.health, host=host, metrics=metrics.registry):
                yield
        finally:
            watching.cancel()

    def _sources(self) -> Sources:
        """Return where figures come from that are looked at when somebody asks."""
        source, writer = self._app.database.source, self._app.database.writer
        return Sources(
            phases=lambda: (table.state.phase.value for table in self._app.registry.tables()),
            waiting=lambda: {"journal": writer.waiting, "discord": self._app.limiter.waiting},
            invalid=lambda: self._app.breaker.refusals,
            computers=lambda: self._app.computers.figures,
            shards=lambda: {str(shard): int(is_up) for shard, is_up in self._app.client.presence.shards_up().items()},
            database_bytes=source.size,
            backup_age=lambda: None if self._app.backups is None else self._app.backups.age(),
        )

    async def _finish(self, end: Ending) -> None:
        """Answer what was pressed, stop the tables, show them as they were left; what comes meanwhile is told to wait.

        Whatever a press brought about is stored before it is answered, so nothing may end before the answers are given.
        """
        log.info("stopping; tables that go on after the next start: %s", len(self._app.registry.tables()))
        self._app.health.is_serving = False
        self._app.client.is_stopping = True
        self._app.reviews.close()
        if not await self._app.client.handlers_done(within=FINISH_SECONDS):
            log.warning("some presses were not answered within %s seconds", FINISH_SECONDS)
        await self._app.registry.close()
        self._app.pings.close()
        self._app.openings.close()
        await asyncio.gather(
            _given(self._app.displays.leave(), end.left(SHOWN_BY)),
            self._app.summoning.close(),
        )
        await self._app.displays.close()
        await self._app.client.handlers_done(within=end.left(ANSWERED_BY))
        await self._app.farewells.close()
        await self._app.leavers.close()
        await self._app.journal.close()

    async def _serve(self) -> None:
        await self._app.client.login(self._app.settings.discord_token.get_secret_value())
        if self._app.shards.has_first:
            await sync_commands(self._app.client)
        await self._restore()
        await self._app.farewells.begin()
        await self._app.leavers.begin()
        await self._app.summoning.begin()
        self._app.places.started()
        self._app.health.is_serving = self._is_connecting = True
        await self._app.client.connect()

    async def _see_to_emojis(self) -> None:
        if self._app.draws_cards:
            await self._app.card_emojis.run(self._app.client.is_up)

    async def _see_to_backups(self) -> None:
        if self._app.backups is not None:
            await self._app.backups.run()

    async def _restore(self) -> None:
        """Bring back our tables; each wakes when it is first asked for something."""
        restored = await self._app.registry.restore()
        if restored:
            log.info("tables that go on: %s", restored)


async def _given(work: Awaitable[None], seconds: float) -> None:
    """Give some work so much time and no more."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work
