"""A Discord for one bot on loopback: a gateway and a REST API over the simulator's Discord, as lean as they can be.

It is what is measured *with*: presses are written before they are due, and an acknowledgement is noted as its request
comes in, before anything is done with it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from aiohttp import WSMsgType, web

from tests.sim import place
from tests.sim.discord import Discord
from tests.sim.things import Interaction, Message

Json = dict[str, Any]
HEARTBEAT_MS: Final = 41250
NETWORK_SECONDS: Final = 0.05
"""How long a heartbeat's answer is under way: discord.py takes one that is quicker for the answer to the one before."""
JSON: Final = {"Content-Type": "application/json"}
BASE: Final = "/api/v10/"
FIRST_ANSWER: Final = "callback"
TOKEN_SECONDS: Final = 120.0
"""How long an interaction that is not the newest of its person is remembered; a real token lives 15 minutes."""


class Place(Discord):
    """The simulator's Discord in real time, with a memory that does not grow with presses."""

    def adopt(self, message: Message) -> None:
        """Let there be a message that another Discord has told of."""
        self.messages[message.message_id] = self._by_channel[message.channel_id][message.message_id] = message

    def forget_presses(self, before: float) -> None:
        """Forget interactions from before a time in Unix seconds, but for the newest of each person."""
        newest = {interaction.user_id: token for token, interaction in self._interactions.items()}
        kept = set(newest.values())
        self._interactions = {
            token: one for token, one in self._interactions.items() if one.born >= before or token in kept
        }


class StandIn:
    """One bot's Discord: `tell` sends a press, `on_answer` hears of its acknowledgement."""

    def __init__(self, channels: int) -> None:
        self.place = Place(now=time.time)
        self.channels = [place.Channel.numbered(number) for number in range(channels)]
        for channel in self.channels:
            self.place.open_channel(channel)
        self.on_answer: Callable[[int, float], None] = lambda _interaction_id, _at: None
        """Told of each first answer, and of the loop's time when it came in."""
        self.on_done: Callable[[int], None] = lambda _interaction_id: None
        """Told of each first answer, once it has taken effect."""
        self.calls: Counter[str] = Counter()
        """Requests so far, by what they are."""
        self.faults: Counter[str] = Counter()
        """Requests that were refused, by what and why."""
        self.is_connected = asyncio.Event()
        self.url = ""
        self._beats: asyncio.Future[None] | None = None
        self._socket: web.WebSocketResponse | None = None
        self._sequence = 0
        self._runner: web.ServerRunner | None = None

    async def open(self) -> None:
        """Begin to listen; `url` says where."""
        self._runner = web.ServerRunner(web.Server(self._serve, access_log=None))
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"{host}:{port}"

    async def close(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    def written(self, interaction: Interaction) -> str:
        """Return an interaction as its gateway frame."""
        self._sequence += 1
        frame = {"op": 0, "t": "INTERACTION_CREATE", "s": self._sequence, "d": interaction.payload}
        return json.dumps(frame, separators=(",", ":"))

    async def tell(self, frame: str) -> None:
        """Send a frame to the bot.

        Raises:
            ConnectionError: No bot is connected.
        """
        if self._socket is None:
            raise ConnectionError
        await self._socket.send_str(frame)

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path.startswith(BASE):
            return await self._answer(request)
        return await self._converse(request)

    async def _answer(self, request: web.BaseRequest) -> web.Response:
        at, path = asyncio.get_running_loop().time(), request.path[len(BASE) :].split("/")
        if path[-1] == FIRST_ANSWER:
            self.on_answer(int(path[1]), at)
        raw = await request.read()
        kind = f"{request.method} {_kind(path)}"
        self.calls[kind] += 1
        if path == ["gateway", "bot"]:
            status, told = 200, cast("object", self._gateway())
        else:
            sent = json.loads(raw) if raw else {}
            status, told = self.place.rest(request.method, path, dict(request.query), sent)
        if status >= 400:
            self.faults[f"{kind}: {status}"] += 1
        if path[-1] == FIRST_ANSWER:
            self.on_done(int(path[1]))
        if told is None:
            return web.Response(status=status)
        body = json.dumps(told, separators=(",", ":")).encode()
        return web.Response(status=status, body=body, headers=JSON)

    def _gateway(self) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": f"ws://{self.url}/gateway", "shards": 1, "session_start_limit": limit}

    async def _converse(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Greet one bot, and keep it alive."""
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            match json.loads(message.data)["op"]:
                case 1:
                    asyncio.get_running_loop().call_later(NETWORK_SECONDS, self._beat, socket)
                case 2:
                    await self._greet(socket)
        if self._socket is socket:
            self._socket = None
        return socket

    def _beat(self, socket: web.WebSocketResponse) -> None:
        self._beats = asyncio.ensure_future(socket.send_json({"op": 11}))

    async def _greet(self, socket: web.WebSocketResponse) -> None:
        guild = {"id": str(place.GUILD_ID), "unavailable": True}
        ready: Json = {
            "v": 10,
            "user": place.BOT,
            "guilds": [guild],
            "shard": [0, 1],
            "session_id": "session",
            "resume_gateway_url": f"ws://{self.url}/gateway",
            "application": {"id": str(place.APP_ID), "flags": 0},
        }
        for name, told in (("READY", ready), ("GUILD_CREATE", place.guild_create(self.channels))):
            self._sequence += 1
            await socket.send_json({"op": 0, "t": name, "s": self._sequence, "d": told})
        self._socket = socket
        self.is_connected.set()


def _kind(path: list[str]) -> str:
    """Return what a request is about, without ids and tokens."""
    if path[0] == "webhooks":
        return "webhook message" if len(path) > 3 else "webhook"
    return " ".join(step for step in path if not step.isdecimal() and not step.startswith("token"))
