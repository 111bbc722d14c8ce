"""Telling Discord our commands, where they differ from what it has: creations are few a day."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord.http import Route

from bot.client import MurlanClient
from cogs.wording import Wording

log = logging.getLogger(__name__)

_MEANING: Final = frozenset(
    {"name", "description", "options", "choices", "value", "required", "type", "contexts", "integration_types"}
)
"""What of a command's description decides what people can type, and where."""
ENTRY_POINT: Final = 4
"""The kind of the command that opens an application's Activity. Discord makes it by itself, and refuses to overwrite
all commands with a list in which it is missing (50240)."""
_ITS_OWN: Final = frozenset({"application_id", "version", "dm_permission"})
"""What of a command Discord alone decides."""
_TRANSLATIONS: Final = frozenset({"name_localizations", "description_localizations"})
"""What people read of it in their own language, by Discord's locales."""


async def sync_commands(client: MurlanClient) -> None:
    """Send our commands to Discord where it has others; a failure is logged, for those that it has still work."""
    tree = client.tree
    wording = Wording()
    await tree.set_translator(wording)
    ours = [await command.get_translated_payload(tree, wording) for command in tree.get_commands()]
    try:
        theirs = await _commands_at_discord(client)
        entries = [command for command in theirs if command.get("type") == ENTRY_POINT]
        if digest(ours) != digest([command for command in theirs if command not in entries]):
            await _send(client, [*ours, *map(_kept, entries)])
            log.info("commands were sent to Discord")
    except (discord.HTTPException, discord.RateLimited):
        log.exception("the commands could not be sent to Discord")


async def _commands_at_discord(client: MurlanClient) -> list[Any]:
    """Return the commands as Discord tells them: `CommandTree.fetch_commands` loses where they may be used."""
    assert client.application_id is not None, "we are logged in"
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    return list(await client.http.request(route, params={"with_localizations": "true"}))


async def _send(client: MurlanClient, commands: list[Any]) -> None:
    """Let these be all commands at Discord; `CommandTree.sync` knows only our own."""
    assert client.application_id is not None, "we are logged in"
    await client.http.bulk_upsert_global_commands(client.application_id, payload=commands)


def _kept(command: Mapping[str, Any]) -> dict[str, Any]:
    """Return what Discord is to be sent of a command that stays as it is."""
    return {key: value for key, value in command.items() if key not in _ITS_OWN}


def digest(commands: list[Any]) -> str:
    """Return what two lists of commands share where they mean the same: names, texts in all languages, choices."""
    return hashlib.sha256(json.dumps(_essence(commands), sort_keys=True).encode()).hexdigest()


def _essence(node: Any) -> Any:  # noqa: ANN401  # any JSON
    match node:
        case dict():
            found = {key: _essence(value) for key, value in node.items() if key in _MEANING}
            found |= {key: node[key] for key in _TRANSLATIONS & node.keys()}
            return {key: value for key, value in found.items() if not _is_left_out(value)}
        case list():
            return [_essence(item) for item in node]
        case _:
            return node


def _is_left_out(value: object) -> bool:
    """Return whether Discord may leave a value out; nought counts."""
    return value is None or value is False or value in ([], {})
