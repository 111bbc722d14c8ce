"""What one person sees: their servers, channels and messages."""

from collections.abc import Callable
from typing import TypeAlias

from playground import places, threads
from playground.errors import MISSING_ACCESS, NO_TEXT_CHANNEL, DiscordError
from playground.jsons import Json
from playground.local import LocalDiscord
from playground.messages import Message
from playground.people.refusals import RefusedError
from playground.permissions import Permission
from playground.world import Person

Shows: TypeAlias = Callable[[Person, Message], bool]


def hello(discord: LocalDiscord, person: Person, *, is_bot_here: bool) -> Json:
    """The first frame of a page's socket."""
    world = discord.world
    dm = world.dm_with(person.user["id"])
    groups = world.groups_of(person.user["id"])
    return {
        "me": {**person.user, "locale": person.locale},
        "users": list(world.users.values()),
        "app": world.bot,
        "guilds": [
            {
                "id": guild_id,
                "name": guild["name"],
                "icon": None,
                "channels": channels(discord, person, guild_id),
                "roles": [{"id": role["id"], "name": role["name"]} for role in guild["roles"]],
            }
            for guild_id, guild in world.guilds.items()
            if world.is_member(guild_id, person.user["id"])
        ],
        "dms": [*([dm] if dm else []), *groups],
        "commands": discord.commands.everything(),
        "bot": {"running": is_bot_here},
    }


def channels(discord: LocalDiscord, person: Person, guild_id: str) -> list[Json]:
    """The channels and threads of a server that this person sees, each with what they may do there."""
    world, user_id = discord.world, person.user["id"]
    seen = []
    for channel in [*world.guild_channels(guild_id), *world.threads(guild_id)]:
        held = discord.permissions(user_id, channel)
        if held & Permission.VIEW_CHANNEL:
            seen.append({**channel, "permissions": str(held)})
    return seen


def channel(discord: LocalDiscord, person: Person, channel_id: object) -> Json:
    """A channel that this person sees, or the refusal 50001."""
    return discord.accessible(str(channel_id), person.user["id"])


def messages(discord: LocalDiscord, person: Person, channel_id: str, shows: Shows) -> list[Json]:
    """A channel's messages as they are on the person's page, oldest first."""
    where = channel(discord, person, channel_id)
    seen = [m.data for m in discord.messages.newest_first(where["id"]) if shows(person, m)]
    return list(reversed(seen))


def message(discord: LocalDiscord, person: Person, body: Json, shows: Shows) -> Message:
    """The message that a body names, if it is on the person's page."""
    found = discord.messages.find(str(body.get("message_id")))
    if found is None or not shows(person, found):
        raise RefusedError("This interaction failed")
    channel(discord, person, found.channel_id)
    return found


def may_write(discord: LocalDiscord, person: Person, channel_id: str) -> Json:
    """A channel that this person may write in."""
    where = channel(discord, person, channel_id)
    in_thread = places.is_thread(where)
    needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
    held = discord.permissions(person.user["id"], where)
    if not held & needed:
        raise DiscordError(MISSING_ACCESS)
    if where["type"] == places.FORUM:
        raise DiscordError(NO_TEXT_CHANNEL)
    threads.refuse_writing(where, held)
    return where
