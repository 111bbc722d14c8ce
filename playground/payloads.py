"""INTERACTION_CREATE: an interaction as the bot hears of it, with every field that a client reads."""

from playground import places
from playground.interactions import Interaction, Kind
from playground.jsons import Json
from playground.permissions import OF_A_GUEST
from playground.world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024
IN_GUILD, IN_BOT_DM, AMONG_PEOPLE = 0, 1, 2
"""Contexts of an interaction."""
CHANNEL_KEYS = (
    "id",
    "type",
    "name",
    "parent_id",
    "nsfw",
    "topic",
    "position",
    "last_message_id",
    "flags",
    "rate_limit_per_user",
    "guild_id",
    "thread_metadata",
    "recipients",
    "owner_id",
    "icon",
    "bitrate",
    "user_limit",
    "rtc_region",
    "message_count",
    "member_count",
    "total_message_sent",
    "applied_tags",
)


def interaction_create(world: World, interaction: Interaction, now: float) -> Json:
    """The gateway event's data."""
    channel = world.channel(interaction.channel_id)
    user_id, guild_id = str(interaction.user["id"]), interaction.guild_id
    person = world.person_of(user_id)
    payload: Json = {
        "id": interaction.interaction_id,
        "application_id": world.app_id,
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": interaction.channel_id,
        "channel": partial_channel(world, channel, user_id, now),
        "locale": person.locale if person else "en-US",
        "app_permissions": str(_app_permissions(world, channel, now)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "authorizing_integration_owners": owners(world, interaction),
        "context": context(channel),
    }
    if interaction.source is not None:
        payload["message"] = interaction.source.data
    if guild_id is None:
        return {**payload, "user": interaction.user}
    guild = world.guild(guild_id)
    locale = guild["preferred_locale"]
    return {
        **payload,
        "guild_id": guild_id,
        "guild": {"id": guild_id, "locale": locale, "features": guild["features"]},
        "guild_locale": locale,
        "member": full_member(world, guild_id, user_id, channel, now),
    }


def partial_channel(world: World, channel: Json, user_id: str, now: float) -> Json:
    """A channel as it appears in an interaction, with what the user may do there."""
    permissions = str(world.permissions(user_id, channel, now))
    return {**{key: channel[key] for key in CHANNEL_KEYS if key in channel}, "permissions": permissions}


def full_member(world: World, guild_id: str, user_id: str, channel: Json, now: float) -> Json:
    """A member with what they may do in a channel."""
    return {**world.member(guild_id, user_id), "permissions": str(world.permissions(user_id, channel, now))}


def resolved_member(world: World, guild_id: str, user_id: str, channel: Json, now: float) -> Json:
    """A member as it appears among resolved values: without the user."""
    member = full_member(world, guild_id, user_id, channel, now)
    return {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}


def metadata(world: World, interaction: Interaction) -> Json:
    """`interaction_metadata` of a message that answers an interaction."""
    made: Json = {
        "id": interaction.interaction_id,
        "type": int(interaction.kind),
        "user": interaction.user,
        "authorizing_integration_owners": owners(world, interaction),
    }
    if interaction.kind is Kind.COMMAND:
        made["command_type"] = interaction.data["type"]
        made["name"] = interaction.data["name"]
    if interaction.kind is Kind.COMPONENT and interaction.pressed:
        made["interacted_message_id"] = interaction.pressed.message_id
    if interaction.kind is Kind.MODAL and interaction.parent:
        made["triggering_interaction_metadata"] = metadata(world, interaction.parent)
    return made


def owners(world: World, interaction: Interaction) -> Json:
    """Who installed the application where the interaction comes from: a server, a person for themselves, or both."""
    user_id, guild_id = str(interaction.user["id"]), interaction.guild_id
    person = world.person_of(user_id)
    is_among_people = context(world.channel(interaction.channel_id)) == AMONG_PEOPLE
    own = {"1": user_id} if is_among_people or (person is not None and person.has_app) else {}
    is_there = not is_among_people and (guild_id is None or world.is_bot_in(guild_id))
    return {**({"0": guild_id or "0"} if is_there else {}), **own}


def context(channel: Json) -> int:
    """The context of what is done in a channel: a server, the bot's direct messages, or people among themselves."""
    if channel["type"] == places.GROUP_DM:
        return AMONG_PEOPLE
    return IN_BOT_DM if channel["type"] == places.DM else IN_GUILD


def _app_permissions(world: World, channel: Json, now: float) -> int:
    guild_id = channel.get("guild_id")
    if context(channel) == AMONG_PEOPLE or (guild_id is not None and not world.is_bot_in(guild_id)):
        return int(OF_A_GUEST)
    return world.permissions(world.app_id, channel, now)
