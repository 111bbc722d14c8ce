"""The application's commands, global and of single servers, and its emojis."""

import base64

from playground.clock import Clock
from playground.errors import (
    ENTRY_POINT_MISSING,
    TOO_MANY_CREATIONS,
    TOO_MANY_EMOJIS,
    UNKNOWN_COMMAND,
    UNKNOWN_EMOJI,
    DiscordError,
    invalid,
)
from playground.files import Files
from playground.jsons import Json
from playground.snowflakes import Snowflakes

CREATIONS_A_DAY = 200
"""New commands a server (or globally) in 24 hours."""
EMOJIS = 2000
CHAT_INPUT = 1
ENTRY_POINT = 4


class Commands:
    """Commands by scope: a server's id, or None for the global ones."""

    def __init__(self, app_id: str, ids: Snowflakes, clock: Clock) -> None:
        self._app_id = app_id
        self._ids = ids
        self._clock = clock
        self._scopes: dict[str | None, dict[str, Json]] = {}
        self._created: dict[str | None, list[float]] = {}

    def everything(self) -> list[Json]:
        """All commands of all scopes."""
        return [command for scope in self._scopes.values() for command in scope.values()]

    def of(self, scope: str | None) -> list[Json]:
        """The commands of one scope."""
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: str | None, command_id: str) -> Json:
        """A command, or the refusal 10063."""
        command = self._scopes.get(scope, {}).get(command_id)
        if command is None:
            raise DiscordError(UNKNOWN_COMMAND)
        return command

    def find(self, guild_id: str | None, name: str, kind: int) -> Json | None:
        """The command that a person means: a server's own comes before the global one of that name."""
        known = [*(self.of(guild_id) if guild_id else []), *self.of(None)]
        return next((c for c in known if c["name"] == name and c["type"] == kind), None)

    def replace(self, scope: str | None, bodies: list[Json]) -> list[Json]:
        """Overwrite a scope; commands of the same kind and name keep their id."""
        if any(c["type"] == ENTRY_POINT for c in self.of(scope)) and not any(
            b.get("type") == ENTRY_POINT for b in bodies
        ):
            raise DiscordError(ENTRY_POINT_MISSING)
        kept = {(body["name"], body.get("type") or CHAT_INPUT) for body in bodies}
        commands = self._scopes.setdefault(scope, {})
        for command in list(commands.values()):
            if (command["name"], command["type"]) not in kept:
                del commands[command["id"]]
        return [self.put(scope, body) for body in bodies]

    def put(self, scope: str | None, body: Json) -> Json:
        """Create a command, or overwrite the one of the same kind and name."""
        kind = body.get("type") or CHAT_INPUT
        old = next((c for c in self.of(scope) if c["name"] == body["name"] and c["type"] == kind), None)
        if old is None:
            self._count_creation(scope)
        return self._store(scope, old["id"] if old else self._ids.new(), {**body, "type": kind})

    def change(self, scope: str | None, command_id: str, body: Json) -> Json:
        """Edit a command; what the body does not name stays."""
        return self._store(scope, command_id, {**self.get(scope, command_id), **body})

    def remove(self, scope: str | None, command_id: str) -> None:
        """Delete a command."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]

    def _store(self, scope: str | None, command_id: str, body: Json) -> Json:
        rights = body.get("default_member_permissions")
        command: Json = {
            "id": command_id,
            "application_id": self._app_id,
            "version": self._ids.new(),
            "default_member_permissions": None if rights is None else str(rights),
            "type": body["type"],
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "dm_permission": True,
            "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
            "nsfw": bool(body.get("nsfw")),
        }
        if body.get("handler") is not None:
            command["handler"] = body["handler"]
        if body.get("options"):
            command["options"] = body["options"]
        if scope:
            command["guild_id"] = scope
        self._scopes.setdefault(scope, {})[command_id] = command
        return command

    def _count_creation(self, scope: str | None) -> None:
        now = self._clock.now()
        recent = [at for at in self._created.get(scope, []) if now - at < 86400]
        if len(recent) >= CREATIONS_A_DAY:
            raise DiscordError(TOO_MANY_CREATIONS, extra={"retry_after": recent[0] + 86400 - now, "global": False})
        self._created[scope] = [*recent, now]


class Emojis:
    """The application's emojis; they may be used in every server."""

    def __init__(self, ids: Snowflakes, files: Files, bot: Json) -> None:
        self._ids = ids
        self._files = files
        self._bot = bot
        self._emojis: dict[str, Json] = {}

    def everything(self) -> list[Json]:
        """All of them."""
        return list(self._emojis.values())

    def get(self, emoji_id: str) -> Json:
        """One of them, or the refusal 10014."""
        emoji = self._emojis.get(emoji_id)
        if emoji is None:
            raise DiscordError(UNKNOWN_EMOJI)
        return emoji

    def knows(self, emoji_id: str) -> bool:
        """Whether there is such an emoji."""
        return emoji_id in self._emojis

    def add(self, name: str, image: str) -> Json:
        """Store a new one.

        Args:
            name: its name.
            image: a data URI that has been checked.
        """
        self._refuse_taken(name)
        if len(self._emojis) >= EMOJIS:
            raise DiscordError(TOO_MANY_EMOJIS)
        kind, _, data = image.removeprefix("data:").partition(";base64,")
        emoji: Json = {
            "id": self._ids.new(),
            "name": name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": kind == "image/gif",
            "available": True,
            "user": self._bot,
        }
        self._emojis[emoji["id"]] = emoji
        self._files.put(_path(emoji["id"]), base64.b64decode(data), kind)
        return emoji

    def rename(self, emoji_id: str, name: str) -> Json:
        """Give one another name."""
        old = self.get(emoji_id)
        if name != old["name"]:
            self._refuse_taken(name)
        self._emojis[emoji_id] = {**old, "name": name}
        return self._emojis[emoji_id]

    def remove(self, emoji_id: str) -> None:
        """Delete one."""
        self.get(emoji_id)
        del self._emojis[emoji_id]

    def _refuse_taken(self, name: str) -> None:
        if any(emoji["name"] == name for emoji in self._emojis.values()):
            raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")


def _path(emoji_id: str) -> str:
    """Where an emoji's picture is, whatever ending is asked for."""
    return f"/emojis/{emoji_id}"
