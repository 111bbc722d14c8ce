"""Gateway sessions: what the bot was told on one shard, kept so that a lost connection can be resumed."""

import secrets
from collections import deque

from playground.bus import BotEvent
from playground.connection import Connection
from playground.jsons import Json, compact
from playground.snowflakes import shard_of

REPLAYED = 2000
"""Events kept for a resume."""
GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
"""Intents that this application has not been granted."""
HIGHEST_INTENT = 1 << 25


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
        self.replays = 0
        """How many events that it has heard are told again at the next resume."""

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
