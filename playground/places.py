"""Channels of every kind as Discord sends them: of servers, threads, direct and group messages."""

from playground.jsons import Json

TEXT, DM, VOICE, GROUP_DM, ANNOUNCEMENTS, FORUM = 0, 1, 2, 3, 5, 15
"""Kinds of channel."""
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
MADE_BY_CONTROL = (TEXT, VOICE, ANNOUNCEMENTS, FORUM)
"""What a server's channel can be."""
_MORE: dict[int, Json] = {
    TEXT: {},
    ANNOUNCEMENTS: {},
    VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1},
    FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_tag_setting": None,
        "default_thread_rate_limit_per_user": 0,
    },
}


def guild_channel(channel_id: str, guild_id: str, name: str, *, position: int, kind: int = TEXT) -> Json:
    """A channel of a server; every kind but the forum takes messages, the voice channel in the chat beside it."""
    return {
        "id": channel_id,
        "type": kind,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "flags": 0,
        **_MORE[kind],
    }


def dm_channel(channel_id: str, recipient: Json) -> Json:
    """The direct messages between the bot and one person."""
    return {"id": channel_id, "type": DM, "last_message_id": None, "flags": 0, "recipients": [recipient]}


def group_channel(channel_id: str, recipients: list[Json]) -> Json:
    """The group messages of some people; a bot is never among them."""
    return {
        "id": channel_id,
        "type": GROUP_DM,
        "name": None,
        "icon": None,
        "owner_id": recipients[0]["id"],
        "last_message_id": None,
        "flags": 0,
        "recipients": recipients,
    }


def thread(thread_id: str, parent: Json, name: str, owner_id: str, created_at: str) -> Json:
    """A public thread under a channel; under a forum it is a post."""
    return {
        "id": thread_id,
        "type": ANNOUNCEMENT_THREAD if parent["type"] == ANNOUNCEMENTS else PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": name,
        "owner_id": owner_id,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "flags": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": created_at,
            "auto_archive_duration": 1440,
            "locked": False,
            "create_timestamp": created_at,
        },
        **({"applied_tags": []} if parent["type"] == FORUM else {}),
    }


def is_thread(channel: Json) -> bool:
    """Whether a channel is a thread, a forum's post among them."""
    return channel["type"] in THREADS


def is_archived(channel: Json) -> bool:
    """Whether a channel is a thread that is archived."""
    return is_thread(channel) and bool(channel["thread_metadata"]["archived"])


def is_locked(channel: Json) -> bool:
    """Whether a channel is a thread that is locked."""
    return is_thread(channel) and bool(channel["thread_metadata"]["locked"])
