"""Writing, changing and removing messages, with the announcements that go with it. Who may is decided by the faces."""

from collections import OrderedDict

from playground import places
from playground.bus import BotEvent, Bus, PeopleEvent
from playground.clock import Clock, timestamp
from playground.errors import ARCHIVED_THREAD, OLD_MESSAGE_EDITS, DiscordError
from playground.files import Upload
from playground.jsons import Json
from playground.messages import Draft, Message, Messages, Writer
from playground.snowflakes import EPOCH_MS
from playground.world import World

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
"""Intents."""
HOUR = 3600.0
EDITS_OF_OLD_MESSAGES = 10
"""Edits an hour of a message that is older than an hour; Discord does not publish its number."""
NONCES_KEPT = 500
NONCE_LIFE = 300.0
"""Seconds in which an enforced nonce finds the first message again."""


class Posting:
    """The one way messages come, change and go."""

    def __init__(self, world: World, messages: Messages, writer: Writer, bus: Bus, clock: Clock) -> None:
        self._world = world
        self._messages = messages
        self._writer = writer
        self._bus = bus
        self._clock = clock
        self._nonces: OrderedDict[tuple[str, str], tuple[float, str]] = OrderedDict()

    def send(self, draft: Draft) -> Message:
        """Write a new message. With an enforced nonce that is known, the first message again."""
        first = self._first_of(draft)
        if first is not None:
            return first
        now = self._clock.now()
        message = self._writer.compose(draft, timestamp(now))
        self._messages.add(message)
        if draft.body.get("enforce_nonce"):
            self._remember(draft, message)
        if message.visible_to is None:
            self._move_on(message)
        self._announce("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, body: Json, uploads: tuple[Upload, ...] = ()) -> Message:
        """Change a message.

        Raises:
            DiscordError: 50083 in an archived thread, 30046 for too many edits of an old message.
        """
        if places.is_archived(self._world.channel(message.channel_id)):
            raise DiscordError(ARCHIVED_THREAD)
        self._count_late_edit(message)
        self._writer.revise(message, body, uploads, timestamp(self._clock.now()))
        self._announce("MESSAGE_UPDATE", message)
        return message

    def remove(self, message: Message) -> None:
        """Delete a message."""
        self._messages.discard(message)
        gone: Json = {"id": message.message_id, "channel_id": message.channel_id}
        public = message.visible_to is None and message.guild_id is not None
        for_bot = {**gone, "guild_id": message.guild_id} if public else gone
        self._tell_bot("MESSAGE_DELETE", for_bot, message)
        self._bus.publish(PeopleEvent("MESSAGE_DELETE", gone, message.channel_id, message.visible_to))

    def _move_on(self, message: Message) -> None:
        """The channel has a new last message; an archived thread is open again, which is told."""
        old = self._world.channel(message.channel_id)
        new = _after_message(old, message)
        self._world.put_channel(new)
        if new.get("thread_metadata") != old.get("thread_metadata"):
            self._bus.publish(BotEvent("THREAD_UPDATE", new, message.guild_id, GUILDS))
            self._bus.publish(PeopleEvent("CHANNEL_UPDATE", new, message.channel_id))

    def _announce(self, name: str, message: Message) -> None:
        data = message.data
        if message.guild_id is not None and message.visible_to is None:
            data = {**data, "guild_id": message.guild_id, **self._member(message.guild_id, data["author"]["id"])}
        self._tell_bot(name, data, message)
        self._bus.publish(PeopleEvent(name, message.data, message.channel_id, message.visible_to))

    def _member(self, guild_id: str, user_id: str) -> Json:
        """The author as a member; nothing where they left meanwhile."""
        if not self._world.is_member(guild_id, user_id):
            return {}
        member = self._world.member(guild_id, user_id)
        return {"member": {key: value for key, value in member.items() if key != "user"}}

    def _tell_bot(self, name: str, data: Json, message: Message) -> None:
        """An ephemeral message is told as a direct one, without its server."""
        private = message.visible_to is not None or message.guild_id is None
        guild_id = None if private else message.guild_id
        self._bus.publish(BotEvent(name, data, guild_id, DIRECT_MESSAGES if private else GUILD_MESSAGES))

    def _count_late_edit(self, message: Message) -> None:
        now = self._clock.now()
        born = ((int(message.message_id) >> 22) + EPOCH_MS) / 1000
        if message.visible_to is not None or now - born < HOUR:
            return
        recent = [at for at in message.late_edits if now - at < HOUR]
        if len(recent) >= EDITS_OF_OLD_MESSAGES:
            raise DiscordError(OLD_MESSAGE_EDITS, extra={"retry_after": recent[0] + HOUR - now, "global": False})
        message.late_edits = [*recent, now]

    def _first_of(self, draft: Draft) -> Message | None:
        if not draft.body.get("enforce_nonce"):
            return None
        known = self._nonces.get((draft.channel["id"], str(draft.body.get("nonce"))))
        if known is None or self._clock.now() - known[0] > NONCE_LIFE:
            return None
        return self._messages.get(draft.channel["id"], known[1])

    def _remember(self, draft: Draft, message: Message) -> None:
        self._nonces[draft.channel["id"], str(draft.body.get("nonce"))] = (self._clock.now(), message.message_id)
        if len(self._nonces) > NONCES_KEPT:
            self._nonces.popitem(last=False)


def _after_message(channel: Json, message: Message) -> Json:
    """The channel once a message was written: its last one, counted; an archived thread opens again."""
    changed = {**channel, "last_message_id": message.message_id}
    if places.is_thread(channel):
        changed["message_count"] += 1
        changed["total_message_sent"] += 1
        if places.is_archived(channel):
            opened = {"archived": False, "archive_timestamp": message.data["timestamp"]}
            changed["thread_metadata"] = {**channel["thread_metadata"], **opened}
    return changed
