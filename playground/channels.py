"""Changes to the place itself, with the announcements that go with them: channels, threads, permissions, typing."""

from collections.abc import Iterable

from playground import places
from playground.bus import BotEvent, Bus, PeopleEvent
from playground.clock import Clock, timestamp
from playground.jsons import Json
from playground.messages import Messages
from playground.permissions import MEMBER, ROLE
from playground.snowflakes import Snowflakes
from playground.world import World

GUILDS = 1 << 0
TYPING_IN_GUILDS, TYPING_IN_DMS = 1 << 11, 1 << 14
"""Intents."""


class Channels:
    """The one way channels and rights change."""

    def __init__(self, world: World, messages: Messages, bus: Bus, ids: Snowflakes, clock: Clock) -> None:
        self._world = world
        self._messages = messages
        self._bus = bus
        self._ids = ids
        self._clock = clock

    def change(self, channel: Json) -> Json:
        """Put a changed channel or thread in the place of the old."""
        self._world.put_channel(channel)
        self._tell("UPDATE", channel)
        return channel

    def add(self, channel: Json) -> Json:
        """A new channel."""
        self._world.put_channel(channel)
        self._tell("CREATE", channel)
        return channel

    def change_thread(self, thread: Json, changes: Json) -> Json:
        """Change what a thread is called, whether it is archived or locked, and the like."""
        metadata = {key: changes[key] for key in thread["thread_metadata"] if key in changes}
        if metadata.get("archived", places.is_archived(thread)) != places.is_archived(thread):
            metadata["archive_timestamp"] = timestamp(self._clock.now())
        plain = {key: value for key, value in changes.items() if key not in metadata}
        return self.change({**thread, **plain, "thread_metadata": {**thread["thread_metadata"], **metadata}})

    def open_group(self, user_ids: Iterable[str]) -> Json:
        """Group messages of some people; the bot is not told."""
        return self.add(places.group_channel(self._ids.new(), [self._world.user(user_id) for user_id in user_ids]))

    def add_thread(self, thread: Json) -> None:
        """A new thread."""
        self._world.put_channel(thread)
        self._tell("CREATE", thread)

    def delete(self, channel_id: str) -> None:
        """A channel or thread goes, with its messages and its threads; of these the bot is not told one by one."""
        gone = self._world.channel(channel_id)
        for thread in [t for t in self._world.threads(gone.get("guild_id")) if t["parent_id"] == channel_id]:
            self._bus.publish(PeopleEvent("CHANNEL_DELETE", thread, thread["id"]))
            self._forget(thread["id"])
        self._tell("DELETE", gone)
        self._forget(channel_id)

    def open_dm(self, user_id: str) -> Json:
        """The direct messages of the bot with a person; made at the first time."""
        known = self._world.dm_with(user_id)
        if known is not None:
            return known
        channel = places.dm_channel(self._ids.new(), self._world.user(user_id))
        self._world.put_channel(channel)
        self._tell("CREATE", channel)
        return channel

    def show_typing(self, channel_id: str, user_id: str) -> None:
        """Somebody is writing."""
        guild_id = self._world.channel(channel_id).get("guild_id")
        told: Json = {"channel_id": channel_id, "user_id": user_id}
        self._bus.publish(PeopleEvent("TYPING", told, channel_id))
        for_bot = {**told, "timestamp": int(self._clock.now()), **({"guild_id": guild_id} if guild_id else {})}
        intent = TYPING_IN_GUILDS if guild_id else TYPING_IN_DMS
        self._bus.publish(BotEvent("TYPING_START", for_bot, guild_id, intent))

    def overwrite(self, channel_id: str, holder: str, allow: int, deny: int) -> Json:
        """Set what a role or member may do in a channel beyond their roles; nothing at all takes the entry away."""
        channel = self._world.channel(channel_id)
        kind = MEMBER if holder in self._world.users else ROLE
        others = [o for o in channel["permission_overwrites"] if o["id"] != holder]
        entry = {"id": holder, "type": kind, "allow": str(allow), "deny": str(deny)}
        return self.change({**channel, "permission_overwrites": [*others, entry] if allow | deny else others})

    def _forget(self, channel_id: str) -> None:
        self._messages.discard_channel(channel_id)
        del self._world.channels[channel_id]

    def _tell(self, what: str, channel: Json) -> None:
        name = f"THREAD_{what}" if places.is_thread(channel) else f"CHANNEL_{what}"
        guild_id = channel.get("guild_id")
        for_bot = {**channel, "newly_created": True} if name == "THREAD_CREATE" else channel
        if guild_id is not None:
            self._bus.publish(BotEvent(name, for_bot, guild_id, GUILDS))
        self._bus.publish(PeopleEvent(f"CHANNEL_{what}", channel, channel["id"]))
