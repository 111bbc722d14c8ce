"""Ids that people choose, and the objects that go to the bot with them."""

from playground.jsons import Json
from playground.local import LocalDiscord
from playground.payloads import partial_channel, resolved_member
from playground.world import Person


class Resolver:
    """Collects what the chosen ids stand for."""

    def __init__(self, discord: LocalDiscord, person: Person, channel: Json) -> None:
        self._discord = discord
        self._person = person
        self._channel = channel
        self.resolved: Json = {}

    def add_user(self, user_id: str) -> bool:
        """A user, and the member where there is one; False if there is no such user here."""
        world, guild_id = self._discord.world, self._channel.get("guild_id")
        user = world.users.get(user_id)
        if user is None:
            return False
        self._add("users", user_id, user)
        if guild_id is not None and world.is_member(guild_id, user_id):
            member = resolved_member(world, guild_id, user_id, self._channel, self._discord.clock.now())
            self._add("members", user_id, member)
        return True

    def add_role(self, role_id: str) -> bool:
        """A role of this server."""
        guild_id = self._channel.get("guild_id")
        roles = self._discord.world.guild(guild_id)["roles"] if guild_id else []
        role = next((role for role in roles if role["id"] == role_id), None)
        if role is not None:
            self._add("roles", role_id, role)
        return role is not None

    def add_channel(self, channel_id: str) -> bool:
        """A channel of this server."""
        channel = self._discord.world.channels.get(channel_id)
        if channel is None or channel.get("guild_id") != self._channel.get("guild_id"):
            return False
        now = self._discord.clock.now()
        self._add("channels", channel_id, partial_channel(self._discord.world, channel, self._person.user["id"], now))
        return True

    def _add(self, kind: str, key: str, value: Json) -> None:
        self.resolved.setdefault(kind, {})[key] = value
