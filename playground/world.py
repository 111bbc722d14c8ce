"""The state of the place: people, servers, members, channels. No I/O and no rules beyond "there is no such thing"."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from playground import objects, permissions, places
from playground.errors import UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER, DiscordError, Refusal
from playground.jsons import Json
from playground.permissions import IN_A_DM, Permission

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
    has_app: bool = False
    """Whether they installed our application for themselves, so that it is with them wherever they write."""


class World:
    """Everything that stays when the bot restarts, messages apart."""

    def __init__(self, app_id: str, bot_name: str) -> None:
        self.app_id = app_id
        self.bot = objects.user(app_id, bot_name, None, bot=True)
        self.users: dict[str, Json] = {app_id: self.bot}
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.unavailable: set[str] = set()
        """Servers that Discord itself cannot reach for now."""
        self._timed_out: dict[tuple[str, str], float] = {}
        """Servers and users, and until when (seconds since 1970)."""
        self._members: dict[str, dict[str, Json]] = {}

    def add_person(self, person: Person) -> None:
        """Somebody new, in no server yet."""
        self.people[person.name] = person
        self.users[person.user["id"]] = person.user

    def add_user(self, user: Json) -> None:
        """Somebody who is no person of ours: another application."""
        self.users[user["id"]] = user

    def add_guild(self, guild: Json, members: list[Json]) -> None:
        """A server and who is in it."""
        self.guilds[guild["id"]] = guild
        self._members[guild["id"]] = {m["user"]["id"]: m for m in members}

    def put_member(self, guild_id: str, member: Json) -> None:
        """Somebody joins a server, or is changed there."""
        self._members[guild_id][member["user"]["id"]] = member

    def drop_member(self, guild_id: str, user_id: str) -> None:
        """Somebody is in a server no more."""
        self._members[guild_id].pop(user_id, None)
        self._timed_out.pop((guild_id, user_id), None)

    def time_out(self, guild_id: str, user_id: str, until: float) -> None:
        """From now until then that user may only look."""
        self._timed_out[guild_id, user_id] = until

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

    def is_bot_in(self, guild_id: str) -> bool:
        """Whether our application is in that server."""
        return self.is_member(guild_id, self.app_id)

    def is_served(self, guild_id: str | None, user_id: str) -> bool:
        """Whether that user reaches our application there: it is a member, or they brought it along."""
        person = self.person_of(user_id)
        return guild_id is None or self.is_bot_in(guild_id) or (person is not None and person.has_app)

    def members(self, guild_id: str) -> list[Json]:
        """Everybody in a server, the bot too."""
        return list(self._members.get(guild_id, {}).values())

    def guild_channels(self, guild_id: str) -> Iterator[Json]:
        """The channels of a server, threads left out."""
        return (c for c in self._in_guild(guild_id) if not places.is_thread(c))

    def threads(self, guild_id: str | None) -> Iterator[Json]:
        """The threads of a server."""
        return (c for c in self._in_guild(guild_id) if places.is_thread(c))

    def active_threads(self, guild_id: str | None) -> list[Json]:
        """The threads of a server that are not archived."""
        return [thread for thread in self.threads(guild_id) if not places.is_archived(thread)]

    def groups_of(self, user_id: str) -> list[Json]:
        """The group messages that a person is in."""
        groups = (c for c in self.channels.values() if c["type"] == places.GROUP_DM)
        return [c for c in groups if any(user["id"] == user_id for user in c["recipients"])]

    def dm_with(self, user_id: str) -> Json | None:
        """The direct messages with that person, if they were ever opened."""
        dms = (c for c in self.channels.values() if c["type"] == places.DM)
        return next((c for c in dms if c["recipients"][0]["id"] == user_id), None)

    def permissions(self, user_id: str, channel: Json, now: float) -> int:
        """What a user may do in a channel, computed from roles and overwrites; 0 where they may not even look."""
        guild_id = channel.get("guild_id")
        if guild_id is None:
            return int(self._permissions_among_people(user_id, channel))
        if not self.is_member(guild_id, user_id):
            return 0
        parent = self.channels.get(channel["parent_id"] or "", channel)
        held_by = parent if places.is_thread(channel) else channel
        return permissions.in_channel(
            self.guilds[guild_id],
            self.member(guild_id, user_id),
            held_by["permission_overwrites"],
            is_voice=held_by["type"] == places.VOICE,
            timed_out=self.is_timed_out(guild_id, user_id, now),
        )

    def is_timed_out(self, guild_id: str | None, user_id: str, now: float) -> bool:
        """Whether that user may only look in that server for the time being."""
        return guild_id is not None and self._timed_out.get((guild_id, user_id), 0.0) > now

    def _permissions_among_people(self, user_id: str, channel: Json) -> Permission:
        """What a user may do in direct or group messages; our application is in no group."""
        if any(user["id"] == user_id for user in channel["recipients"]):
            return IN_A_DM
        if user_id != self.app_id:
            return Permission(0)
        return IN_A_DM if channel["type"] == places.DM else Permission(0)

    def _in_guild(self, guild_id: str | None) -> Iterator[Json]:
        return (c for c in self.channels.values() if c.get("guild_id") == guild_id)


def _found(thing: T | None, refusal: Refusal) -> T:
    if thing is None:
        raise DiscordError(refusal)
    return thing
