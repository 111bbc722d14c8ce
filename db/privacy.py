"""All that is stored of a person or of a server, as JSON values that people can read.

Whatever the schema says is a person's or a server's is told; what is hidden while a match runs is not: its hands and
seeds, and what its table has in mind. Ids are texts, for many readers of JSON round large numbers; times are UTC.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from db.codec import encode_event, unpack_record
from db.errors import BadRecordError
from db.inventory import GUILD, USER, Table, inventory
from db.ports import Connection, Source

READABLE: Final = {
    "event": "events",
    "guild_setting": "settings",
    "league": "league",
    "match": "matches",
    "member_name": "names",
    "open_table": "open_tables",
    "person_setting": "settings",
    "podium": "podiums",
    "rating": "ratings",
    "removal": "removals",
    "result": "results",
    "result_person": "lines_of_results",
    "season": "seasons",
    "standing": "boards",
}
"""What tables are called in a file; one that is not here is called as in the database."""
OPEN_TABLES: Final = "open_table"

_OPEN_OF_PERSON_EVERYWHERE: Final = """
    SELECT guild_id, table_id, channel_id, state FROM open_table WHERE state LIKE '%' || :digits || '%'
"""
_RESULT: Final = """
    SELECT started_at, ended_at, pool, is_finished, is_rated, voided_at FROM result
    WHERE guild_id = :guild_id AND match_id = :match_id
"""
_IS_OVER: Final = """
    SELECT ended_at IS NOT NULL FROM match WHERE guild_id = :guild_id AND match_id = :match_id
"""
_SHOWN_OF_TABLES: Final = (GUILD, "table_id", "channel_id", "message_id", "match_id", "stored_at", "set_aside_at")


class StoredPrivacy:
    """Tells a person all about themselves (`bot.league.privacy.Privacy`), one at a time: it walks whole tables."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._telling = asyncio.Lock()

    async def about(self, user_id: int) -> dict[str, Any]:
        """Return all that is stored of a person, as JSON values with readable keys.

        Raises:
            StorageDownError: It cannot be read now.
        """
        async with self._telling:
            return await asyncio.to_thread(self._source.read, lambda connection: about_person(connection, user_id))


def about_person(connection: Connection, user_id: int) -> dict[str, Any]:
    """Return all that is stored of a person."""
    told: dict[str, Any] = {USER: str(user_id)}
    for table in inventory(connection):
        if table.is_of_people:
            rows = connection.execute(table.rows_of_person, {USER: user_id})
            told[_name(table)] = [_readable(_with_result(connection, row)) for row in _dicts(table, rows)]
    told[READABLE[OPEN_TABLES]] = list(_open_tables_of(connection, user_id))
    return told


def about_server(connection: Connection, guild_id: int) -> Iterator[str]:
    """Yield all that is stored of a server as the text of one JSON object, row by row."""
    yield f'{{\n"{GUILD}": "{guild_id}"'
    for table in inventory(connection):
        if table.is_of_servers:
            yield f',\n"{_name(table)}": ['
            rows = _dicts(table, connection.execute(table.rows_of_server, {GUILD: guild_id}))
            for number, row in enumerate(_shown(connection, table, rows)):
                yield (",\n" if number else "\n") + json.dumps(row, ensure_ascii=False)
            yield "]"
    yield "\n}\n"


def _name(table: Table) -> str:
    return READABLE.get(table.name, table.name)


def _dicts(table: Table, rows: Iterable[tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    return (dict(zip(table.columns, row, strict=True)) for row in rows)


def _with_result(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    """Add to a line of a result when that match was and what kind."""
    if "match_id" not in row:
        return row
    found = connection.execute(_RESULT, {GUILD: row.get(GUILD), "match_id": row["match_id"]}).fetchone()
    facts = ("started_at", "ended_at", "pool", "is_finished", "is_rated", "voided_at")
    return row | (dict(zip(facts, found, strict=True)) if found else {})


def _open_tables_of(connection: Connection, user_id: int) -> Iterator[dict[str, Any]]:
    for guild_id, table_id, channel_id, state in connection.execute(
        _OPEN_OF_PERSON_EVERYWHERE, {"digits": str(user_id)}
    ):
        if re.search(rf"(?<!\d){user_id}(?!\d)", state):
            yield _readable({GUILD: guild_id, "table_id": table_id, "channel_id": channel_id})


def _shown(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield what may be shown of a server's rows."""
    for row in rows:
        if table.name == OPEN_TABLES:
            yield _readable({key: row[key] for key in _SHOWN_OF_TABLES})
        elif table.name == "match":
            yield _readable(row | {"record": _events(row["record"])})
        elif "match_id" not in row or _is_over(connection, row):
            yield _readable(row)


def _is_over(connection: Connection, row: dict[str, Any]) -> bool:
    """Return whether a row's match has ended; what belongs to none that is known stays hidden."""
    found = connection.execute(_IS_OVER, {GUILD: row[GUILD], "match_id": row["match_id"]}).fetchone()
    return found is not None and bool(found[0])


def _events(record: bytes | None) -> list[Any] | None:
    """Return the events of an ended match; its cards are as `db.codec` numbers them."""
    try:
        return None if record is None else [json.loads(encode_event(event)) for event in unpack_record(record)]
    except BadRecordError:
        return None


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    return {key: _value(key, value) for key, value in row.items() if not _is_secret(key, row)}


def _is_secret(key: str, row: dict[str, Any]) -> bool:
    """Return whether a column holds a seed of which no match says that it has been revealed."""
    return "seed" in key and "match_id" not in row


def _value(key: str, value: Any) -> Any:  # noqa: ANN401 - whatever SQLite stores
    if isinstance(value, int) and key.endswith("_id"):
        return str(value)
    if isinstance(value, int) and key.endswith("_at"):
        return datetime.fromtimestamp(value, UTC).isoformat()
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, str) and value[:1] in ("[", "{"):
        with suppress(ValueError):
            return json.loads(value)
    return value
