"""Discord's permissions and how they add up: everyone's role, further roles, then the channel's overwrites."""

from collections.abc import Iterable
from enum import IntFlag

from playground.jsons import Json


class Permission(IntFlag):
    """The permissions that matter to a bot without voice or moderation."""

    CREATE_INSTANT_INVITE = 1 << 0
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    CHANGE_NICKNAME = 1 << 26
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


EVERYTHING = (1 << 53) - 1
EVERYDAY = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.SEND_POLLS
    | Permission.USE_EXTERNAL_APPS
)
"""What everyone may do in a new server, and all that our bot asks for."""
IN_A_DM = EVERYDAY | Permission.PIN_MESSAGES
OF_A_GUEST = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What our application may do in a group of people that it is not in."""
TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
ROLE, MEMBER = 0, 1
"""The two kinds of overwrite."""


def in_guild(guild: Json, member: Json) -> int:
    """What a member's roles allow, before any channel has its say."""
    if guild["owner_id"] == member["user"]["id"]:
        return EVERYTHING
    held = {guild["id"], *member["roles"]}
    allowed = 0
    for role in guild["roles"]:
        if role["id"] in held:
            allowed |= int(role["permissions"])
    return EVERYTHING if allowed & Permission.ADMINISTRATOR else allowed


def in_channel(
    guild: Json, member: Json, overwrites: Iterable[Json], *, is_voice: bool = False, timed_out: bool = False
) -> int:
    """What a member may do in a channel with these overwrites; in a voice channel nothing without CONNECT."""
    allowed = in_guild(guild, member)
    if allowed == EVERYTHING:
        return allowed
    by_kind = {ROLE: list[Json](), MEMBER: list[Json]()}
    for overwrite in overwrites:
        by_kind[overwrite["type"]].append(overwrite)
    everyone = [o for o in by_kind[ROLE] if o["id"] == guild["id"]]
    roles = [o for o in by_kind[ROLE] if o["id"] in member["roles"]]
    own = [o for o in by_kind[MEMBER] if o["id"] == member["user"]["id"]]
    for layer in (everyone, roles, own):
        for overwrite in layer:
            allowed &= ~int(overwrite["deny"])
        for overwrite in layer:
            allowed |= int(overwrite["allow"])
    if not allowed & Permission.VIEW_CHANNEL:
        return 0
    if is_voice and not allowed & Permission.CONNECT:
        return int(Permission.VIEW_CHANNEL)
    return allowed & TIMED_OUT if timed_out else allowed


def named(names: Iterable[str]) -> int:
    """The bits of permissions given by name.

    Raises:
        KeyError: a name is none of `Permission`.
    """
    bits = 0
    for name in names:
        bits |= Permission[name]
    return bits
