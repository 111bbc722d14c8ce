"""The state of the place: people, servers, members, channels. No I/O and no rules beyond "there is no such thing"."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from playground import objects, permissions
from playground.errors import UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER, DiscordError, Refusal
from playground.jsons import Json
from playground.permissions import IN_A_DM

T = TypeVar("T")
UNKNOWN_PERSON = Refusal(404, 0, "There is no such person here")


@dataclass(slots=True)
class Person:
    """Somebody who uses the page."""

    name: str
    """The word in the page's address: `ana`."""
    user: Json
    locale: str
    """One of Discord's locales; Albanian is none of them."""
    takes_dms: bool = True


class World:
    """Everything that stays when the bot restarts, messages apart."""

    def __init__(self, app_id: str, bot_name: str) -> None:
        self.app_id = app_id
        self.bot = objects.user(app_id, bot_name, None, bot=True)
        self.users: dict[str, Json] = {app_id: self.bot}
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.timed_out: dict[str, float] = {}
        """User ids, and until when (seconds since 1970)."""
        self._members: dict[str, dict[str, Json]] = {}

    def add_person(self, person: Person) -> None:
        """Somebody new, in no server yet."""
        self.people[person.name] = person
        self.users[person.user["id"]] = person.user

    def add_guild(self, guild: Json, members: list[Json]) -> None:
        """A server and who is in it."""
        self.guilds[guild["id"]] = guild
        self._members[guild["id"]] = {m["user"]["id"]: m for m in members}

    def put_channel(self, channel: Json) -> None:
        """Add a channel, or put a changed one in the place of the old."""
        self.channels[channel["id"]] = channel

    def person(self, name: str) -> Person:
        """The person of that name.

        Raises:
            DiscordError: there is none.
        """
        return _found(self.people.get(name), UNKNOWN_PERSON)

    def person_of(self, user_id: str) -> Person | None:
        """The person whose user this is, if it is a person's."""
        user = self.users.get(user_id)
        return self.people.get(user["username"]) if user else None

    def user(self, user_id: str) -> Json:
        """A user, or the refusal 10013."""
        return _found(self.users.get(user_id), UNKNOWN_USER)

    def guild(self, guild_id: str) -> Json:
        """A server, or the refusal 10004."""
        return _found(self.guilds.get(guild_id), UNKNOWN_GUILD)

    def channel(self, channel_id: str) -> Json:
        """A channel, or the refusal 10003."""
        return _found(self.channels.get(channel_id), UNKNOWN_CHANNEL)

    def member(self, guild_id: str, user_id: str) -> Json:
        """A member, or the refusal 10007."""
        return _found(self._members.get(guild_id, {}).get(user_id), UNKNOWN_MEMBER)

    def is_member(self, guild_id: str, user_id: str) -> bool:
        """Whether that user is in that server."""
        return user_id in self._members.get(guild_id, {})

    def members(self, guild_id: str) -> list[Json]:
        """Everybody in a server, the bot too."""
        return list(self._members.get(guild_id, {}).values())

    def guild_channels(self, guild_id: str) -> Iterator[Json]:
        """The channels of a server, threads left out."""
        return (c for c in self._in_guild(guild_id) if c["type"] not in objects.THREADS)

    def threads(self, guild_id: str | None) -> Iterator[Json]:
        """The threads of a server."""
        return (c for c in self._in_guild(guild_id) if c["type"] in objects.THREADS)

    def dm_with(self, user_id: str) -> Json | None:
        """The direct messages with that person, if they were ever opened."""
        dms = (c for c in self.channels.values() if c["type"] == objects.DM)
        return next((c for c in dms if c["recipients"][0]["id"] == user_id), None)

    def permissions(self, user_id: str, channel: Json, now: float) -> int:
        """What a user may do in a channel, computed from roles and overwrites; 0 where they may not even look."""
        guild_id = channel.get("guild_id")
        if guild_id is None:
            mine = user_id in (self.app_id, channel["recipients"][0]["id"])
            return int(IN_A_DM) if mine else 0
        if not self.is_member(guild_id, user_id):
            return 0
        parent = self.channels.get(channel["parent_id"] or "", channel)
        held_by = parent if channel["type"] in objects.THREADS else channel
        return permissions.in_channel(
            self.guilds[guild_id],
            self.member(guild_id, user_id),
            held_by["permission_overwrites"],
            timed_out=self.is_timed_out(user_id, now),
        )

    def is_timed_out(self, user_id: str, now: float) -> bool:
        """Whether that user may only look for the time being."""
        return self.timed_out.get(user_id, 0.0) > now

    def _in_guild(self, guild_id: str | None) -> Iterator[Json]:
        return (c for c in self.channels.values() if c.get("guild_id") == guild_id)


def _found(thing: T | None, refusal: Refusal) -> T:
    if thing is None:
        raise DiscordError(refusal)
    return thing
