"""Short-lived messages that may stand in some channel (`bot.league.summons.SummonsBook`)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from bot.league.summons import Summons
from db.ports import Reader
from db.writer import Writer

_BEGIN: Final = """
    INSERT INTO summons (guild_id, nonce, channel_id, mark, tried_at, message_id)
    VALUES (:guild_id, :nonce, :channel_id, :mark, :tried_at, :message_id)
"""
_POSTED: Final = "UPDATE summons SET message_id = :message_id WHERE guild_id = :guild_id AND nonce = :nonce"
_FORGET: Final = "DELETE FROM summons WHERE guild_id = :guild_id AND nonce = :nonce"
_LEFT_EVERYWHERE: Final = "SELECT guild_id, channel_id, nonce, mark, tried_at, message_id FROM summons"


class StoredSummons:
    """Remembers them; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def begin(self, summons: Summons) -> None:
        """Note one that is about to be posted."""
        await self._do(_BEGIN, summons)

    async def posted(self, summons: Summons) -> None:
        """Note which message it is."""
        await self._do(_POSTED, summons)

    async def forget(self, summons: Summons) -> None:
        """Strike off one that is gone."""
        await self._do(_FORGET, summons)

    async def left(self) -> tuple[Summons, ...]:
        """Return all that may stand."""
        rows = await self._reader.rows(_LEFT_EVERYWHERE, {})
        return tuple(Summons(**{key: row[key] for key in row.keys()}) for row in rows)  # noqa: SIM118 - a Row

    async def _do(self, statement: str, summons: Summons) -> None:
        await self._writer.submit(lambda connection: connection.execute(statement, asdict(summons)))
