"""One process of the bot: the real application on the real discord.py, begun over a disk, and ended as by SIGKILL."""

from __future__ import annotations

import asyncio
import contextvars
from random import Random
from typing import Any, Final

import discord
from pydantic import SecretStr

from bot.app import App
from bot.settings import Settings
from tests.sim import place
from tests.sim.disk import Disk, SimDatabase
from tests.sim.loop import OWNER, LoopClock, VirtualLoop
from tests.sim.transport import Session, Wire

Json = dict[str, Any]
_DYING: Final = 50
"""How often a killed process's tasks are cancelled before it counts as a fault of the simulator."""


class Process:
    """A running bot; `kill` ends it with nothing tidied up."""

    def __init__(self, wire: Wire, disk: Disk, *, seed: int, settings: Settings | None = None) -> None:
        self.app: App
        self.database: SimDatabase
        self.is_connected = False
        """Whether the gateway's session stands."""
        self._wire = wire
        self._disk = disk
        self._session: Session | None = None
        self._luck = Random(seed)
        self._settings = settings or Settings(_env_file=None, discord_token=SecretStr("token"))  # type: ignore[call-arg]
        self._context = contextvars.copy_context()
        self._context.run(OWNER.set, self)
        self._shard = _Shard()
        self._connected = asyncio.Event()
        self._stopping = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run(), context=self._context, name="bot")

    async def ready(self) -> None:
        """Wait until it is connected.

        Raises:
            Exception: It ended instead.
        """
        waiting = asyncio.ensure_future(self._connected.wait())
        await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            self._task.result()

    def hear(self, event: str, payload: Json) -> None:
        """Let it hear an event of the gateway's."""
        parse = self.app.client._connection.parsers[event]
        self._context.run(parse, payload)

    def dispatch(self, event: str, *args: object) -> None:
        """Let its client tell of something that discord.py itself notices, such as a lost connection."""
        self._context.run(self.app.client.dispatch, event, *args)

    def deafen(self) -> None:
        """Let the gateway's connection be dead with nobody told: heartbeats are not answered any more."""
        if self._shard.beats.deaf_since is None:
            self._shard.beats.deaf_since = self._loop.time()

    def lose(self) -> None:
        """Let the gateway's connection break: nothing is heard until it is resumed."""
        self.deafen()
        self._shard.open = False
        self.dispatch("disconnect")
        self.dispatch("shard_disconnect", 0)

    def resume(self) -> None:
        """Let the gateway's session go on."""
        self._shard.open = True
        self._shard.beats.deaf_since = None
        self.hear("RESUMED", {"__shard_id__": 0})

    async def stop(self) -> None:
        """End it as SIGTERM does."""
        self._stopping.set()
        await asyncio.wait({self._task})
        self._task.result()

    async def kill(self) -> None:
        """End it as SIGKILL does: nothing that it still tries reaches the wire or the disk."""
        if self._session is not None:
            self._session.closed = True
        self.is_connected = False
        assert isinstance(self._loop, VirtualLoop)
        self._loop.set_exception_handler(lambda *_: None)  # whoever would have heard how a task ended is gone too
        for _ in range(_DYING):
            tasks = self._loop.tasks_of(self)
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=0)
            await asyncio.sleep(0)
        else:
            raise AssertionError([str(task) for task in self._loop.tasks_of(self)])
        self._loop.disown(self)
        self._loop.set_exception_handler(None)

    async def _run(self) -> None:
        clock = LoopClock()
        self.database = SimDatabase(self._disk, clock.wall)
        database: Any = self.database
        self.app = App(self._settings, database, clock=clock, chance=SimChance(self._luck), luck=self._luck)
        client = self.app.client
        client.http.static_login = self._log_in  # type: ignore[method-assign]
        client.connect = self._connect  # type: ignore[method-assign]
        await self.app.run(self._stopping)

    async def _log_in(self, token: str) -> Any:
        """Do what `HTTPClient.static_login` does, with a session of ours."""
        http: Any = self.app.client.http
        http._HTTPClient__session = self._session = Session(self._wire, http.http_trace)
        http._global_over = asyncio.Event()
        http._global_over.set()
        http.token = token
        return await http.request(discord.http.Route("GET", "/users/@me"))

    async def _connect(self, *, reconnect: bool = True) -> None:
        """Do what a gateway's first session does; then stay connected."""
        del reconnect
        await self._wire.gateway.wait()
        client: Any = self.app.client
        client.shard_count = client._connection.shard_count = 1
        client._connection.shard_ids = range(1)
        client._AutoShardedClient__shards[0] = self._shard
        guild = {"id": str(place.GUILD_ID), "unavailable": True}
        ready = {"user": place.BOT, "guilds": [guild], "shard": [0, 1], "session_id": "session"}
        self.hear("READY", {**ready, "application": {"id": str(place.APP_ID), "flags": 0}})
        self.hear("GUILD_CREATE", place.guild_create(list(self._wire.discord.channels.values())))
        self.is_connected = True
        self._connected.set()
        await asyncio.get_running_loop().create_future()


class SimChance:
    """Chance from a seed (`bot.tables.ports.Chance`)."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def seed(self) -> bytes:
        """Return 32 bytes."""
        return self._luck.randbytes(32)

    def cut(self) -> int:
        """Return 1–53."""
        return self._luck.randrange(1, 54)

    def new_id(self) -> str:
        """Return a fresh name."""
        return f"{self._luck.getrandbits(40):010x}"


class _Beats:
    """Stands where discord.py keeps a connection alive, and when it last sent and heard; in virtual time."""

    interval = 41.25

    def __init__(self) -> None:
        self.deaf_since: float | None = None

    @property
    def _last_send(self) -> float:
        now = asyncio.get_running_loop().time()
        return now - now % self.interval

    @property
    def _last_ack(self) -> float:
        return min(self._last_send + 0.05, self._last_recv)

    @property
    def _last_recv(self) -> float:
        now = asyncio.get_running_loop().time()
        return now if self.deaf_since is None else self.deaf_since


class _Shard:
    """Stands where the client keeps a shard."""

    def __init__(self) -> None:
        self.ws = self
        self.beats = self._keep_alive = _Beats()
        self.id = 0
        self.open = True
        self.latency = 0.05

    def is_closed(self) -> bool:
        """It is not."""
        return not self.open

    async def close(self) -> None:
        """End it."""
        self.open = False
