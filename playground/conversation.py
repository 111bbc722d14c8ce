"""The protocol over one socket of the gateway.

op 10 HELLO ─▶ op 2 IDENTIFY ─▶ READY, GUILD_CREATE…      or      op 6 RESUME ─▶ what was missed, RESUMED
"""

import asyncio
import json
from collections import deque
from typing import Protocol

from aiohttp import WSMsgType

from playground import objects
from playground.connection import Connection
from playground.jsons import Json, as_int, as_object, compact
from playground.local import LocalDiscord
from playground.sessions import GUILDS, HIGHEST_INTENT, PRIVILEGED, Session
from playground.snowflakes import shard_of
from playground.starts import Start

NETWORK_SECONDS = 0.05
"""How long a heartbeat's answer is under way: one within the same instant is taken for the answer to the one before."""
FRAMES_A_MINUTE = 120
READY_SEQUENCE = 1
"""READY is never told again."""
IGNORED_OPS = (3, 4)
"""Presence and voice."""


class Registry(Protocol):
    """What a conversation needs of the gateway."""

    @property
    def url(self) -> str:
        """Where the gateway is."""

    @property
    def heartbeat_ms(self) -> int:
        """How often a client is to say that it is there."""

    def start(self, shard_id: int) -> Start:
        """Count an IDENTIFY."""

    def open_session(self, session: Session) -> None:
        """Keep a new session."""

    def session(self, session_id: str) -> Session | None:
        """A session that can still be resumed."""

    def join(self, session: Session, connection: Connection) -> None:
        """A session has a socket (again)."""


class Conversation:
    """What is said on one socket until it closes."""

    def __init__(self, gateway: Registry, discord: LocalDiscord, connection: Connection) -> None:
        self._gateway = gateway
        self._discord = discord
        self._connection = connection
        self._heard: deque[float] = deque(maxlen=FRAMES_A_MINUTE)
        self.session: Session | None = None

    async def run(self) -> None:
        """Greet, then answer frame by frame."""
        self._say(10, {"heartbeat_interval": self._gateway.heartbeat_ms, "_trace": ["playground"]})
        async for message in self._connection.socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            code = self._too_many() or self._on_frame(message.data)
            if code is not None:
                await self._connection.close(code)

    def _on_frame(self, raw: str | bytes) -> int | None:
        """Answer one frame; the close code if the client did something that ends the connection."""
        frame = _parsed(raw)
        if frame is None:
            return 4002
        data = frame.get("d")
        match frame.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(NETWORK_SECONDS, self._say, 11, None)
            case 2:
                return self._identify(as_object(data))
            case 6:
                return self._resume(as_object(data))
            case 8 if self.session is not None:
                self._send_members(self.session, as_object(data))
            case op if op not in IGNORED_OPS:
                return 4001
            case _:
                pass
        return None

    def _identify(self, data: Json) -> int | None:
        if self.session is not None:
            return 4005
        if data.get("token") != self._discord.token:
            return 4004
        shard = data.get("shard") or [0, 1]
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return 4010
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents < HIGHEST_INTENT << 1:
            return 4013
        if intents & PRIVILEGED:
            return 4014
        start = self._gateway.start(shard[0])
        if start is Start.SPENT:
            return 4004
        if start is Start.TOO_SOON:
            self._say(9, False)  # noqa: FBT003 - Discord's "not resumable"
            return None
        self.session = Session((shard[0], shard[1]), intents)
        self._gateway.open_session(self.session)
        self._gateway.join(self.session, self._connection)
        self._greet(self.session)
        return None

    def _greet(self, session: Session) -> None:
        world = self._discord.world
        number, shards = session.shard
        guild_ids = [guild for guild in world.guilds if shard_of(guild, shards) == number and world.is_bot_in(guild)]
        ready: Json = {
            "v": 10,
            "user_settings": {},
            "user": {**world.bot, "verified": True, "email": None, "mfa_enabled": True},
            "session_type": "normal",
            "session_id": session.session_id,
            "resume_gateway_url": self._gateway.url,
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "shard": list(session.shard),
            "auth": {},
            "application": {"id": world.app_id, "flags": objects.APPLICATION_FLAGS},
            "_trace": [],
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild_id in [guild for guild in guild_ids if guild not in world.unavailable]:
                session.dispatch("GUILD_CREATE", self._discord.guilds.described(guild_id))

    def _resume(self, data: Json) -> int | None:
        if data.get("token") != self._discord.token:
            return 4004
        sequence = as_int(data.get("seq"))
        session = self._gateway.session(str(data.get("session_id")))
        if session is None or not session.can_replay(sequence):
            self._say(9, False)  # noqa: FBT003 - Discord's "not resumable"
            return None
        if sequence > session.sequence:
            return 4007
        self.session = session
        since, session.replays = sequence - session.replays, 0
        for number, frame in session.sent:
            if number > since and number != READY_SEQUENCE:
                self._connection.send(frame)
        self._gateway.join(session, self._connection)
        session.dispatch("RESUMED", {"_trace": []})
        return None

    def _send_members(self, session: Session, data: Json) -> None:
        guild_id = str(data.get("guild_id"))
        members = self._discord.world.members(guild_id)
        wanted = {str(user_id) for user_id in data.get("user_ids") or []}
        starts = str(data.get("query") or "").lower()
        found = [
            m
            for m in members
            if (m["user"]["id"] in wanted if wanted else m["user"]["username"].lower().startswith(starts))
        ]
        chunk: Json = {
            "guild_id": guild_id,
            "members": found[: as_int(data.get("limit")) or 1000],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {m["user"]["id"] for m in found}),
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _too_many(self) -> int | None:
        now = self._discord.clock.now()
        full = len(self._heard) == FRAMES_A_MINUTE and now - self._heard[0] < 60
        self._heard.append(now)
        return 4008 if full else None

    def _say(self, op: int, data: object) -> None:
        self._connection.send(compact({"op": op, "t": None, "s": None, "d": data}))


def _parsed(raw: str | bytes) -> Json | None:
    try:
        frame = json.loads(raw)
    except ValueError:
        return None
    return frame if isinstance(frame, dict) else None
