"""The gateway: who is connected on which shard, and what each session hears. What is said is in `conversation`."""

from collections import OrderedDict
from collections.abc import Mapping

from aiohttp import web

from playground.bus import BotEvent, Event, PeopleEvent
from playground.connection import Connection, compressor
from playground.conversation import Conversation
from playground.jsons import Json
from playground.local import LocalDiscord
from playground.messages import EPHEMERAL
from playground.sessions import MESSAGE_CONTENT, Session
from playground.starts import Start, Starts

SESSIONS_KEPT = 256
"""Those of 64 shards, and of the processes that had them before."""
HEARTBEAT_MS = 41250
ENDS_SESSION = (1000, 1001)
"""Close codes with which a client says goodbye."""


class Gateway:
    """All sessions, and the WebSocket route."""

    def __init__(self, discord: LocalDiscord, shards: int = 1, *, starts: Starts | None = None) -> None:
        self._discord = discord
        self.shards = shards
        """How many shards `GET /gateway/bot` recommends."""
        self.starts = starts or Starts(discord.clock)
        self.identifies = 0
        self.heartbeat_ms = HEARTBEAT_MS
        """How often a client that connects from now on is to say that it is there."""
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
        conversation = Conversation(self, self._discord, connection)
        try:
            await conversation.run()
        finally:
            self._part(conversation.session, connection)
            await connection.finish()
        return socket

    def start(self, shard_id: int) -> Start:
        """Count an IDENTIFY; with the first one too many of a day every session is over."""
        start = self.starts.begin(shard_id)
        if start is not Start.GRANTED:
            self._discord.problems.add("IDENTIFY", [f"shard {shard_id}: {start.value}"], {})
        if start is Start.SPENT:
            for session in self._sessions.values():
                session.is_over = True
        return start

    def open_session(self, session: Session) -> None:
        """Keep a new session; the oldest that nobody is connected to goes when there are too many."""
        self.identifies += 1
        for over in [known for known, old in self._sessions.items() if old.is_over and old.connection is None]:
            del self._sessions[over]
        self._sessions[session.session_id] = session
        left = [known for known, old in self._sessions.items() if old.connection is None and old is not session]
        if len(self._sessions) > SESSIONS_KEPT and left:
            del self._sessions[left[0]]

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
        if isinstance(event, PeopleEvent) or not self._reaches_bot(event):
            return
        for session in self._sessions.values():
            if session.hears(event):
                session.dispatch(event.name, self._readable(event, session))

    def _reaches_bot(self, event: BotEvent) -> bool:
        """Of servers that it is not in the bot hears nothing."""
        return event.guild_id is None or self._discord.world.is_bot_in(event.guild_id)

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


def _unacceptable(query: Mapping[str, str]) -> int | None:
    """The close code for a connection whose parameters are not served."""
    if query.get("v") != "10":
        return 4012
    compress = query.get("compress")
    return 4002 if query.get("encoding", "json") != "json" or (compress and compressor(compress) is None) else None
