"""The chosen languages and people's other wishes (`bot.league.languages.Languages`)."""

from __future__ import annotations

from typing import Any, Final

from db.ports import Connection, Reader, Row
from db.writer import Writer

_OF_GUILD: Final = "SELECT language FROM guild_setting WHERE guild_id = :guild_id"
_SET_GUILD: Final = """
    INSERT INTO guild_setting (guild_id, language) VALUES (:guild_id, :language)
    ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language
"""
_OF_PERSON: Final = "SELECT language FROM person_setting WHERE user_id = :user_id"
_SET_PERSON: Final = """
    INSERT INTO person_setting (user_id, language) VALUES (:user_id, :language)
    ON CONFLICT (user_id) DO UPDATE SET language = excluded.language
"""
_TAKES_INVITATIONS: Final = "SELECT takes_invitations FROM person_setting WHERE user_id = :user_id"
_SET_INVITATIONS: Final = """
    INSERT INTO person_setting (user_id, takes_invitations) VALUES (:user_id, :takes_invitations)
    ON CONFLICT (user_id) DO UPDATE SET takes_invitations = excluded.takes_invitations
"""


class StoredLanguages:
    """Reads and sets languages; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of_guild(self, guild_id: int) -> str | None:
        """Return the language of a server's public messages."""
        return _language(await self._reader.row(_OF_GUILD, {"guild_id": guild_id}))

    async def of_person(self, user_id: int) -> str | None:
        """Return the language of a person's private messages."""
        return _language(await self._reader.row(_OF_PERSON, {"user_id": user_id}))

    async def choose_for_guild(self, guild_id: int, language: str | None) -> None:
        """Set or forget a server's language."""
        await self._write(_SET_GUILD, {"guild_id": guild_id, "language": language})

    async def choose_for_person(self, user_id: int, language: str | None) -> None:
        """Set or forget a person's language."""
        await self._write(_SET_PERSON, {"user_id": user_id, "language": language})

    async def takes_invitations(self, user_id: int) -> bool:
        """Return whether a person takes invitations."""
        row = await self._reader.row(_TAKES_INVITATIONS, {"user_id": user_id})
        return row is None or bool(row["takes_invitations"])

    async def choose_invitations(self, user_id: int, *, is_taking: bool) -> None:
        """Set whether a person takes invitations."""
        await self._write(_SET_INVITATIONS, {"user_id": user_id, "takes_invitations": int(is_taking)})

    async def _write(self, sql: str, parameters: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql, parameters)

        await self._writer.submit(work)


def _language(row: Row | None) -> str | None:
    return None if row is None or row["language"] is None else str(row["language"])
