"""The gateway: sessions that outlive their sockets, and the protocol spoken over one socket.

op 10 HELLO ─▶ op 2 IDENTIFY ─▶ READY, GUILD_CREATE…      or      op 6 RESUME ─▶ what was missed, RESUMED
"""

import json
import secrets
from collections import OrderedDict, deque
from collections.abc import Mapping

from aiohttp import WSMsgType, web

from playground import objects
from playground.bus import BotEvent, Event, PeopleEvent
from playground.clock import timestamp
from playground.connection import Connection, compressor
from playground.jsons import Json, as_int, as_object, compact
from playground.local import LocalDiscord
from playground.messages import EPHEMERAL
from playground.snowflakes import shard_of

REPLAYED = 2000
"""Events kept for a resume."""
SESSIONS_KEPT = 16
HEARTBEAT_MS = 41250
FRAMES_A_MINUTE = 120
IDENTIFIES_A_DAY = 1000
GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
"""Intents that this application has not been granted."""
HIGHEST_INTENT = 1 << 25
ENDS_SESSION = (1000, 1001)
"""Close codes with which a client says goodbye."""
IGNORED_OPS = (3, 4)
"""Presence and voice."""


class Session:
    """What the bot has been told on one shard, whether or not a socket is open."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.session_id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.connection: Connection | None = None
        self.is_over = False

    def dispatch(self, name: str, data: Json) -> None:
        """Tell the bot, now or when it resumes."""
        self.sequence += 1
        frame = compact({"op": 0, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def hears(self, event: BotEvent) -> bool:
        """Whether this shard and its intents cover an event."""
        number, shards = self.shard
        wanted = not event.intents or bool(self.intents & event.intents)
        return not self.is_over and wanted and shard_of(event.guild_id, shards) == number

    def can_replay(self, sequence: int) -> bool:
        """Whether nothing after `sequence` has been forgotten."""
        return not self.sent or sequence >= self.sent[0][0] - 1


class Gateway:
    """All sessions, and the WebSocket route."""

    def __init__(self, discord: LocalDiscord, shards: int = 1) -> None:
        self._discord = discord
        self.shards = shards
        """How many shards `GET /gateway/bot` recommends."""
        self.identifies = 0
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        discord.bus.listen(self._on_event)

    @property
    def url(self) -> str:
        """Where the gateway is."""
        return self._discord.base_url.replace("http", "ws", 1) + "/gateway"

    @property
    def is_bot_here(self) -> bool:
        """Whether any session has an open socket."""
        return any(session.connection for session in self._sessions.values())

    def connected(self, shard: int | None = None) -> list[Session]:
        """The sessions with an open socket, of one shard or all."""
        open_ones = [s for s in self._sessions.values() if s.connection is not None]
        return [s for s in open_ones if shard is None or s.shard[0] == shard]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One client's socket."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=16384)
        await socket.prepare(request)
        refused = _unacceptable(request.query)
        if refused is not None:
            await socket.close(code=refused)
            return socket
        connection = Connection(socket, request.transport, compressor(request.query.get("compress")))
        conversation = _Conversation(self, self._discord, connection)
        try:
            await conversation.run()
        finally:
            self._part(conversation.session, connection)
            await connection.finish()
        return socket

    def open_session(self, session: Session) -> None:
        """Keep a new session; the oldest goes when there are too many."""
        self.identifies += 1
        self._sessions[session.session_id] = session
        if len(self._sessions) > SESSIONS_KEPT:
            self._sessions.popitem(last=False)

    def session(self, session_id: str) -> Session | None:
        """A session that can still be resumed."""
        session = self._sessions.get(session_id)
        return None if session is None or session.is_over else session

    def join(self, session: Session, connection: Connection) -> None:
        """A session has a socket (again)."""
        session.connection = connection
        self._tell_presence()

    def _part(self, session: Session | None, connection: Connection) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.close_code in ENDS_SESSION:
            session.is_over = True
        self._tell_presence()

    def _tell_presence(self) -> None:
        self._discord.bus.publish(PeopleEvent("BOT", {"running": self.is_bot_here}))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, PeopleEvent):
            return
        for session in self._sessions.values():
            if session.hears(event):
                session.dispatch(event.name, self._readable(event, session))

    def _readable(self, event: BotEvent, session: Session) -> Json:
        """Without the intent for it, what others wrote arrives without its content."""
        data = event.data
        if not event.name.startswith("MESSAGE_") or "content" not in data or session.intents & MESSAGE_CONTENT:
            return data
        bot_id = self._discord.world.app_id
        named = any(user["id"] == bot_id for user in data["mentions"])
        if data["author"]["id"] == bot_id or named or event.guild_id is None or data["flags"] & EPHEMERAL:
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}


class _Conversation:
    """What is said on one socket until it closes."""

    def __init__(self, gateway: Gateway, discord: LocalDiscord, connection: Connection) -> None:
        self._gateway = gateway
        self._discord = discord
        self._connection = connection
        self._heard: deque[float] = deque(maxlen=FRAMES_A_MINUTE)
        self.session: Session | None = None

    async def run(self) -> None:
        """Greet, then answer frame by frame."""
        self._say(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
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
                self._say(11, None)
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
        self.session = Session((shard[0], shard[1]), intents)
        self._gateway.open_session(self.session)
        self._gateway.join(self.session, self._connection)
        self._greet(self.session)
        return None

    def _greet(self, session: Session) -> None:
        world = self._discord.world
        number, shards = session.shard
        guild_ids = [guild_id for guild_id in world.guilds if shard_of(guild_id, shards) == number]
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
            for guild_id in guild_ids:
                session.dispatch("GUILD_CREATE", guild_create(self._discord, guild_id))

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
        for number, frame in session.sent:
            if number > sequence:
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


def guild_create(discord: LocalDiscord, guild_id: str) -> Json:
    """A server with all that is in it."""
    world = discord.world
    members = world.members(guild_id)
    return {
        **world.guild(guild_id),
        "joined_at": timestamp(discord.clock.now()),
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "voice_states": [],
        "members": members,
        "channels": list(world.guild_channels(guild_id)),
        "threads": list(world.threads(guild_id)),
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _unacceptable(query: Mapping[str, str]) -> int | None:
    """The close code for a connection whose parameters are not served."""
    if query.get("v") != "10":
        return 4012
    compress = query.get("compress")
    return 4002 if query.get("encoding", "json") != "json" or (compress and compressor(compress) is None) else None


def _parsed(raw: str | bytes) -> Json | None:
    try:
        frame = json.loads(raw)
    except ValueError:
        return None
    return frame if isinstance(frame, dict) else None
