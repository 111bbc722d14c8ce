"""Changes to servers and who is in them, with the announcements that go with them."""

from playground.bus import BotEvent, Bus, PeopleEvent
from playground.clock import Clock, timestamp
from playground.errors import UNKNOWN_ROLE, DiscordError
from playground.jsons import Json
from playground.objects import member
from playground.permissions import Permission
from playground.world import World

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
"""Intents."""


class Guilds:
    """The one way servers, their roles and their members change."""

    def __init__(self, world: World, bus: Bus, clock: Clock) -> None:
        self._world = world
        self._bus = bus
        self._clock = clock

    def described(self, guild_id: str) -> Json:
        """A server with all that is in it, as GUILD_CREATE tells of it: archived threads are not told of."""
        members = self._world.members(guild_id)
        return {
            **self._world.guild(guild_id),
            "joined_at": timestamp(self._clock.now()),
            "large": False,
            "unavailable": False,
            "member_count": len(members),
            "voice_states": [],
            "members": members,
            "channels": list(self._world.guild_channels(guild_id)),
            "threads": self._world.active_threads(guild_id),
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def set_role(self, guild_id: str, role_id: str, permissions: int) -> Json:
        """Let a role allow something else from now on.

        Raises:
            DiscordError: 10011, there is no such role.
        """
        guild = self._world.guild(guild_id)
        old = next((role for role in guild["roles"] if role["id"] == role_id), None)
        if old is None:
            raise DiscordError(UNKNOWN_ROLE)
        new = {**old, "permissions": str(permissions)}
        guild["roles"] = [new if role is old else role for role in guild["roles"]]
        self._bus.publish(BotEvent("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": new}, guild_id, GUILDS))
        return new

    def time_out(self, guild_id: str, user_id: str, seconds: float) -> None:
        """Let somebody only look for so many seconds; none ends it.

        The bot is told of its own time-out whatever its intents.
        """
        until = self._clock.now() + seconds
        told = timestamp(until) if seconds > 0 else None
        changed = {**self._world.member(guild_id, user_id), "communication_disabled_until": told}
        self._world.put_member(guild_id, changed)
        self._world.time_out(guild_id, user_id, until)
        intents = 0 if user_id == self._world.app_id else GUILD_MEMBERS
        self._bus.publish(BotEvent("GUILD_MEMBER_UPDATE", {"guild_id": guild_id, **changed}, guild_id, intents))

    def leave(self, guild_id: str, user_id: str) -> None:
        """A person leaves a server: its channels go from their page."""
        gone = self._world.member(guild_id, user_id)
        seen = self._seen_by(user_id, guild_id)
        self._world.drop_member(guild_id, user_id)
        for channel in seen:
            self._bus.publish(PeopleEvent("CHANNEL_DELETE", channel, only=user_id))
        told = {"guild_id": guild_id, "user": gone["user"]}
        self._bus.publish(BotEvent("GUILD_MEMBER_REMOVE", told, guild_id, GUILD_MEMBERS))

    def enter(self, guild_id: str, user_id: str) -> None:
        """A person comes (back) to a server."""
        self._world.guild(guild_id)
        if self._world.is_member(guild_id, user_id):
            return
        new = member(self._world.user(user_id), [], timestamp(self._clock.now()))
        self._world.put_member(guild_id, new)
        for channel in self._seen_by(user_id, guild_id):
            self._bus.publish(PeopleEvent("CHANNEL_CREATE", channel, only=user_id))
        self._bus.publish(BotEvent("GUILD_MEMBER_ADD", {"guild_id": guild_id, **new}, guild_id, GUILD_MEMBERS))

    def throw_bot_out(self, guild_id: str) -> None:
        """The bot is in that server no more: GUILD_DELETE that says nothing of an outage."""
        self._world.member(guild_id, self._world.app_id)
        self._bus.publish(BotEvent("GUILD_DELETE", {"id": guild_id}, guild_id, GUILDS))
        self._world.drop_member(guild_id, self._world.app_id)

    def invite_bot(self, guild_id: str) -> None:
        """The bot is added (again), with its role: a GUILD_CREATE that says nothing of an outage."""
        guild = self._world.guild(guild_id)
        own = [role["id"] for role in guild["roles"] if role.get("tags", {}).get("bot_id") == self._world.app_id]
        self._world.put_member(guild_id, member(self._world.bot, own, timestamp(self._clock.now())))
        told = {key: value for key, value in self.described(guild_id).items() if key != "unavailable"}
        self._bus.publish(BotEvent("GUILD_CREATE", told, guild_id, GUILDS))

    def fall_silent(self, guild_id: str) -> None:
        """Discord cannot reach a server for a while; the bot is still in it."""
        self._world.unavailable.add(self._world.guild(guild_id)["id"])
        self._bus.publish(BotEvent("GUILD_DELETE", {"id": guild_id, "unavailable": True}, guild_id, GUILDS))

    def come_back(self, guild_id: str) -> None:
        """Discord reaches a server again."""
        self._world.unavailable.discard(self._world.guild(guild_id)["id"])
        self._bus.publish(BotEvent("GUILD_CREATE", self.described(guild_id), guild_id, GUILDS))

    def _seen_by(self, user_id: str, guild_id: str) -> list[Json]:
        channels = [*self._world.guild_channels(guild_id), *self._world.threads(guild_id)]
        held = [(c, self._world.permissions(user_id, c, self._clock.now())) for c in channels]
        return [{**c, "permissions": str(h)} for c, h in held if h & Permission.VIEW_CHANNEL]
