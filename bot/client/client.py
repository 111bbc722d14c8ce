"""The connection to Discord: a discord.py client with one command tree and one router of presses."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, Final

import discord
import yarl
from discord import app_commands
from discord.gateway import KeepAliveHandler

from bot.client.answers import ARRIVED, Interaction
from bot.client.attached import Attached
from bot.client.breaker import Breaker
from bot.client.identifying import Identifying, OwnTurns, Turns
from bot.client.pictures import Pictures
from bot.client.presence import HEARD, Presence
from bot.client.told import lean
from bot.client.upkeep import Upkeep
from bot.logs import bound_to
from bot.metrics import Metrics
from bot.shards.shards import Shards
from bot.tables.timing import Clock

log = logging.getLogger(__name__)

REMEMBERED: Final = 5_000
"""How many interactions are remembered: some minutes of a busy bot, and longer than a resume looks back."""
HANDLERS: Final = ("discord.py: on_interaction", "CommandTree-invoker")
"""How discord.py calls the tasks that answer a press or a command."""
LONGEST_LIMIT: Final = 30.0
"""Seconds that discord.py may sit out a rate limit by itself; a longer one is told to us."""
LEAVE_SECONDS: Final = 3.0
"""How long Discord may take to say goodbye."""
AT_ONCE: Final = 0.2
"""The same where nobody wants to wait."""


class MurlanClient(discord.AutoShardedClient):
    """Asks Discord for nothing but its servers' presence, and is told of every press and command.

    Args:
        on_press: Answers a press.
        on_late: Answers what comes while we stop.
        tree_type: Makes the command tree.
        clock: Time as tables count it.
        breaker: Is told of every answer to a request of ours.
        shards: Those of this process; ``None`` for as many as Discord recommends.
        turns: When a session may begin, where other processes begin some as well.
    """

    def __init__(  # noqa: PLR0913 - what the parts of the bot bring along
        self,
        *,
        on_press: Callable[[Interaction], Awaitable[None]],
        on_late: Callable[[Interaction], Awaitable[None]],
        tree_type: type[app_commands.CommandTree[Any]],
        clock: Clock,
        breaker: Breaker,
        pictures: Pictures | None = None,
        shards: Shards | None = None,
        turns: Turns | None = None,
    ) -> None:
        self._upkeep = Upkeep(breaker, clock)
        self._arrivals: OrderedDict[int, float] = OrderedDict()
        self.metrics = Metrics(self._arrivals.get)
        """What goes on, for Prometheus."""
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak, and need neither
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=self.metrics.listen(self._upkeep.trace()),
        )
        if shards is not None:
            self.shard_ids, self.shard_count = list(shards.ids), shards.count
        self.tree = tree_type(self)
        self.is_up = asyncio.Event()
        """Set once Discord has said who we are."""
        self.is_stopping = False
        """Whether presses and commands are only told that we stop."""
        self.presence = Presence(
            clock,
            shard_count=lambda: self.shard_count,
            heartbeat=self._heartbeat,
            own_id=lambda: self._own_id,
            shard_ids=None if shards is None else shards.ids,
        )
        self._identifying = Identifying(turns or OwnTurns(), self.fetch_session_start_limits)
        self.pictures = pictures or Pictures()
        """Draws what messages want to be sent along with."""
        self.attached = Attached()
        """Which files our messages have."""
        self._on_press = on_press
        self._on_late = on_late
        self._breaker = breaker
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._has_left = False
        self.takes_elsewhere: Callable[[Mapping[str, Any]], bool] = lambda _: False
        """Returns whether an interaction was handed on to another process."""
        self._late: set[asyncio.Future[None]] = set()
        self._upkeep.http = self.http
        self._listen_in()

    def is_news(self, interaction: Interaction) -> bool:
        """Return whether an interaction is heard of for the first time; to be asked once a telling.

        Discord may tell of one again, above all after a resume.
        """
        if interaction.id in self._heard:
            return False
        self._heard[interaction.id] = None
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        return True

    async def login(self, token: str) -> None:
        """Log in; a token that Discord takes is none that it refuses."""
        await super().login(token)
        self._upkeep.logged_in()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let a session begin when it may."""
        del initial  # other processes may have begun one just now
        await self._identifying.wait(shard_id or 0)

    async def close(self) -> None:
        """Close the connections."""
        self.pictures.close()
        self._upkeep.stop()
        await super().close()

    async def __aexit__(self, error: type[BaseException] | None, *_: object) -> None:
        """Leave, at once where an error or a cancel is the reason."""
        await self.leave(within=LEAVE_SECONDS if error is None else AT_ONCE)

    async def leave(self, *, within: float = LEAVE_SECONDS) -> None:
        """Hear nothing more, let what was heard be answered, and close.

        Args:
            within: Seconds that each of these may take; on a dead line discord.py would wait half a minute.
        """
        if self._has_left:
            return
        self._has_left = True
        self.presence.listener = self.presence.membership = None
        await _finished([shard._parent.close() for shard in self.shards.values()], within)
        if not await self.handlers_done(within=within):
            await _cancelled(self._under_way())
        await _finished([self.close()], within)
        await _finished([_still(heart) for heart in hearts(asyncio.get_running_loop())], within)
        await self.http.close()

    async def handlers_done(self, *, within: float) -> bool:
        """Wait until all presses and commands under way are answered; return whether they are."""
        handlers = self._under_way()
        if not handlers:
            return True
        _, undone = await asyncio.wait(handlers, timeout=within)
        return not undone

    def _under_way(self) -> set[asyncio.Future[Any]]:
        return {task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)} | self._late

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # discord.py's own signature
        """Stamp an interaction with its arrival before anything else runs: its three seconds count from here."""
        if event == "interaction":
            args[0].extras[ARRIVED] = self._arrivals[args[0].id] = asyncio.get_running_loop().time()
            if len(self._arrivals) > REMEMBERED:
                self._arrivals.popitem(last=False)
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Hand presses and forms to the router; commands go their own way through the tree."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and self.is_news(interaction):
            await self._on_press(interaction)

    async def on_ready(self) -> None:
        """Say that we are up; this comes again after every new session, and starts nothing."""
        log.info("connected as %s, in %s servers", self.user, len(self.guilds))
        self.is_up.set()

    async def on_shard_connect(self, _shard_id: int) -> None:
        """Note that Discord took our token for a new session."""
        self._breaker.logged_in()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Pass on that a connection broke; this comes at every try to mend it."""
        self.presence.disconnected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Pass on that a connection goes on where it broke."""
        self.presence.resumed(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Pass on that a new session has told of all its servers."""
        self.presence.complete(shard_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pass on that a thread is gone; Discord itself is silent about those of a deleted channel."""
        self.presence.heard("THREAD_DELETE", {"id": payload.thread_id})

    @property
    def _own_id(self) -> int | None:
        return self.user.id if self.user else None

    def _heartbeat(self, shard_id: int) -> KeepAliveHandler | None:
        shard = self.get_shard(shard_id)
        return shard._parent.ws._keep_alive if shard else None  # told by nothing that is public

    def _listen_in(self) -> None:
        """Read the gateway's events beside discord.py, and let none of them end the process.

        discord.py dispatches only what is about something in its caches, and an event that it cannot parse ends it.
        """
        parsers = self._connection.parsers
        self._parse_interaction = parsers["INTERACTION_CREATE"]
        for name, parse in tuple(parsers.items()):
            parsers[name] = self._reading(name, parse)

    def _reading(self, name: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        def read(told: Any) -> None:  # noqa: ANN401  # any JSON
            try:
                if name == "INTERACTION_CREATE":
                    if self.is_stopping or not self.takes_elsewhere(told):
                        self._answer(told)
                    return
                parse(told)
            except Exception as fault:  # noqa: BLE001  # the outermost border: no event may end every table
                why = type(fault).__name__  # never the fault itself: it may hold what was chosen
                log.error("an event %s could not be read: %s", name, why)  # noqa: TRY400
                return
            if name in HEARD:
                asyncio.get_running_loop().call_soon(self._pass_on, name, told)

        return read

    def answer(self, told: Any) -> None:  # noqa: ANN401  # any JSON
        """Answer an interaction that another process was told of, or that could not be handed on to one."""
        try:
            self._answer(told)
        except Exception as fault:  # noqa: BLE001  # another process's word is no better than Discord's
            log.error("an interaction could not be read: %s", type(fault).__name__)  # noqa: TRY400

    def _answer(self, told: Any) -> None:  # noqa: ANN401  # any JSON
        with bound_to(str(told.get("id"))):
            self._parse_interaction(lean(told)) if not self.is_stopping else self._turn_away(told)

    def _pass_on(self, name: str, told: Any) -> None:  # noqa: ANN401  # any JSON
        try:
            self.presence.heard(name, told)
        except Exception:  # the event loop would log all that it was told as well
            log.exception("what follows from an event %s was not done", name)

    def _turn_away(self, told: Any) -> None:  # noqa: ANN401  # any JSON
        """Answer a press or a command that came while we stop; it reaches no table."""
        interaction: Interaction = discord.Interaction(data=told, state=self._connection)
        interaction.extras[ARRIVED] = asyncio.get_running_loop().time()
        if interaction.type is discord.InteractionType.autocomplete or not self.is_news(interaction):
            return
        answering = asyncio.ensure_future(self._on_late(interaction))
        self._late.add(answering)
        answering.add_done_callback(self._late.discard)


def point_discord_py_at(api_url: str, gateway_url: str) -> None:
    """Send discord.py to another Discord: a proxy, or the playground; empty addresses leave Discord itself."""
    if api_url:
        discord.http.Route.BASE = api_url.rstrip("/")
        discord.asset.Asset.BASE = str(yarl.URL(api_url).origin())
    if gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


def hearts(loop: asyncio.AbstractEventLoop) -> list[KeepAliveHandler]:
    """Return the threads that keep connections of this loop alive.

    discord.py closes the connections that it knows; one that was given up half made is closed by nobody, and beats on.
    """
    threads = (thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler))
    return [thread for thread in threads if thread.ws.loop is loop]


async def _still(heart: KeepAliveHandler) -> None:
    """Let a heart stand, and close what it kept alive."""
    heart.stop()
    await heart.ws.close()


async def _finished(work: Iterable[Coroutine[Any, Any, object]], within: float) -> None:
    """Wait for some work, and cancel what takes longer than so many seconds."""
    tasks = {asyncio.ensure_future(one) for one in work}
    if tasks:
        await asyncio.wait(tasks, timeout=within)
        await _cancelled(tasks)


async def _cancelled(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel what is not done yet; what came of the rest is of no interest any more."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
