"""What Discord's objects look like here: people, the server, its channels, messages and interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from playground import components, objects, places
from playground.errors import NOT_FOUND, DiscordError
from playground.permissions import EVERYDAY, EVERYTHING

Json = dict[str, Any]
APP_ID: Final = 1_100_000_000_000_000_001
GUILD_ID: Final = 1_200_000_000_000_000_000
OWN_ROLE: Final = str(GUILD_ID + 1)
FIRST_CHANNEL: Final = GUILD_ID + 100
JOINED: Final = "2026-01-01T00:00:00.000000+00:00"
BOT: Final = objects.user(str(APP_ID), "Murlan", None, bot=True)


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server."""

    user_id: int
    name: str
    locale: str = "en-US"
    is_manager: bool = False
    user: Json = field(default_factory=dict, compare=False)

    @classmethod
    def named(cls, number: int, name: str, *, locale: str = "en-US", is_manager: bool = False) -> Person:
        """Return a person; the number makes the id."""
        user_id = 1_300_000_000_000_000_000 + number
        user = objects.user(str(user_id), name.lower(), name)
        return cls(user_id, name, locale, is_manager, user)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel of the server."""

    channel_id: int
    data: Json
    is_closed_to_bot: bool = False

    @classmethod
    def numbered(cls, number: int) -> Channel:
        """Return a channel; the number makes the id."""
        channel_id = FIRST_CHANNEL + number
        name = f"table-{number}"
        return cls(channel_id, places.guild_channel(str(channel_id), str(GUILD_ID), name, position=number))


def guild_create(channels: list[Channel]) -> Json:
    """Return the server as the gateway tells of it."""
    guild_id = str(GUILD_ID)
    roles = [objects.role(guild_id, "@everyone"), objects.role(OWN_ROLE, "Murlan", managed_by=str(APP_ID))]
    return {
        **objects.guild(guild_id, "Kafe Tirana", "1", roles),
        "channels": [channel.data for channel in channels],
        "members": [objects.member(BOT, [OWN_ROLE], JOINED)],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "large": False,
        "unavailable": False,
        "member_count": 50,
        "joined_at": JOINED,
    }


def interaction_create(interaction_id: int, kind: int, person: Person, channel: Channel, told: Json) -> Json:
    """Return an interaction as the gateway tells of it."""
    permissions = str(EVERYTHING if person.is_manager else int(EVERYDAY))
    return {
        "id": str(interaction_id),
        "application_id": str(APP_ID),
        "type": kind,
        "token": f"token{interaction_id}",
        "version": 1,
        "data": told,
        "channel_id": str(channel.channel_id),
        "channel": {**channel.data, "permissions": permissions},
        "locale": person.locale,
        "app_permissions": "0" if channel.is_closed_to_bot else str(int(EVERYDAY)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "authorizing_integration_owners": {"0": str(GUILD_ID)},
        "context": 0,
        "guild_id": str(GUILD_ID),
        "guild": {"id": str(GUILD_ID), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": {**_member(person), "permissions": permissions},
    }


def message(message_id: int, channel: Channel, body: Json, written_at: str) -> Json:
    """Return a new message of the bot's."""
    return {
        "id": str(message_id),
        "type": 0,
        "content": str(body.get("content") or ""),
        "channel_id": str(channel.channel_id),
        "author": BOT,
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": written_at,
        "edited_timestamp": None,
        "flags": body.get("flags", 0),
        "components": components.numbered(body.get("components") or []),
    }


def answer_fields(interaction: Json) -> Json:
    """Return what a message that answers an interaction has besides."""
    made: Json = {
        "id": interaction["id"],
        "type": interaction["type"],
        "user": interaction["member"]["user"] if "member" in interaction else interaction["user"],
        "authorizing_integration_owners": {"0": str(GUILD_ID)},
    }
    if interaction["type"] == 2:
        made |= {"command_type": interaction["data"]["type"], "name": interaction["data"]["name"]}
    elif "message" in interaction:
        made["interacted_message_id"] = interaction["message"]["id"]
    return {"application_id": str(APP_ID), "webhook_id": str(APP_ID), "interaction_metadata": made}


def about(method: str, path: list[str], commands: list[Json], body: object) -> tuple[int, object]:
    """Answer what a client asks when it logs in."""
    match method, path:
        case "GET", ["users", "@me"]:
            return 200, BOT
        case "GET", ["oauth2", "applications", "@me"]:
            return 200, objects.application(str(APP_ID), BOT, BOT, 1)
        case "GET", ["applications", _, "commands"]:
            return 200, commands
        case "PUT", ["applications", _, "commands"]:
            assert isinstance(body, list)
            commands[:] = [_command(number, told) for number, told in enumerate(body, start=1)]
            return 200, commands
        case _:
            raise DiscordError(NOT_FOUND)


def _command(number: int, told: Json) -> Json:
    return {**told, "id": str(number), "application_id": str(APP_ID), "version": "1", "type": told.get("type", 1)}


@cache
def _member(person: Person) -> Json:
    return objects.member(person.user, [], JOINED)


def forget_members() -> None:
    """Forget what members look like; it is made again where it is needed."""
    _member.cache_clear()
