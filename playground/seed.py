"""The place as it is when the playground opens: two servers, five people. The ids never change between runs."""

import base64
import secrets
from collections.abc import Sequence

from playground import objects, places
from playground.clock import Clock, timestamp
from playground.jsons import Json
from playground.permissions import ROLE, Permission
from playground.world import Person, World

APP_ID = "1100000000000000001"
BOT_NAME = "Murlan"
GUILD_IDS = ("1200000000000000000", "1200000000004194304")
"""One shard step apart, so that two shards hold a server each."""
PEOPLE = (
    ("ana", "Ana", "en-US"),
    ("besa", "Besa", "en-GB"),
    ("clirim", "Çlirim", "it"),
    ("drita", "Drita", "de"),
    ("luan", "Luan", "en-US"),
)
OTHER_APP = ("1100000000000000002", "Muzika")
"""An application of somebody else's: it plays music, and no cards."""
SERVERS = (("Kafe Tirana", "ana"), ("Kafe Prishtina", "besa"))
CHANNELS = ("murlan", "general", "rules-only")
MORE_CHANNELS = (("voice", places.VOICE), ("announcements", places.ANNOUNCEMENTS), ("forum", places.FORUM))
"""The other kinds of channel, in the first server only."""
CLOSED = "rules-only"
"""The channel where only a server's owner may write, and the bot may not."""


def furnish(clock: Clock) -> World:
    """The world of a fresh playground."""
    world = World(APP_ID, BOT_NAME)
    for number, (name, display_name, locale) in enumerate(PEOPLE, start=1):
        world.add_person(Person(name, objects.user(f"10000000000000000{number:02}", name, display_name), locale))
    world.add_user(objects.user(*OTHER_APP, None, bot=True))
    joined = timestamp(clock.now())
    for guild_id, (name, owner) in zip(GUILD_IDS, SERVERS, strict=True):
        _add_server(world, guild_id, name, world.people[owner].user["id"], joined)
    for name, kind in MORE_CHANNELS:
        _add_channel(world, GUILD_IDS[0], name, kind)
    return world


def fake_token() -> str:
    """A token of the right shape. Its secret is new in every run, so a bot left over from an earlier one stays out."""
    return f"{base64.b64encode(APP_ID.encode()).decode().rstrip('=')}.PLAYGR.{secrets.token_urlsafe(28)}"


def _add_server(world: World, guild_id: str, name: str, owner_id: str, joined: str) -> None:
    own_role = str(int(guild_id) + 1)
    roles = [objects.role(guild_id, "@everyone"), objects.role(own_role, BOT_NAME, managed_by=APP_ID)]
    members = [objects.member(person.user, [], joined) for person in world.people.values()]
    members.append(objects.member(world.bot, [own_role], joined))
    members.append(objects.member(world.users[OTHER_APP[0]], [], joined))
    world.add_guild(objects.guild(guild_id, name, owner_id, roles), members)
    for channel in CHANNELS:
        closed_to = (guild_id, own_role) if channel == CLOSED else ()
        _add_channel(world, guild_id, channel, places.TEXT, [_silence(role) for role in closed_to])


def _add_channel(world: World, guild_id: str, name: str, kind: int, overwrites: Sequence[Json] = ()) -> None:
    position = len(list(world.guild_channels(guild_id)))
    channel_id = str(int(guild_id) + 100 + position)
    made = places.guild_channel(channel_id, guild_id, name, position=position, kind=kind)
    world.put_channel({**made, "permission_overwrites": list(overwrites)})


def _silence(role_id: str) -> Json:
    denied = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS | Permission.CREATE_PUBLIC_THREADS
    return {"id": role_id, "type": ROLE, "allow": "0", "deny": str(int(denied))}
