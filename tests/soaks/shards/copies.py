"""A server's database as one file, so that the audit of the soak of kills can look at it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from db import Database

_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
_THERE: Final = "SELECT to_regclass($1) IS NOT NULL"
_ORDER: Final = {"match": " ORDER BY started_at, ended_at"}
"""The audit takes matches in the order of their rows."""
LEFT_OUT: Final = frozenset({"migration"})


async def copied_from(url: str, path: Path) -> Path:
    """Copy all that is stored on a server into a new file, as of one moment."""
    await (await Database.open(path, wall=lambda: 0.0)).close()
    session = await asyncpg.connect(url)
    try:
        async with session.transaction(isolation="repeatable_read", readonly=True):
            with closing(sqlite3.connect(path)) as file:
                for table in [name for (name,) in file.execute(_TABLES) if name not in LEFT_OUT]:
                    if await session.fetchval(_THERE, table):
                        await _copy(session, file, table)
                file.commit()
    finally:
        await session.close()
    return path


async def _copy(session: Any, file: sqlite3.Connection, table: str) -> None:
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
    names = ", ".join(f'"{column}"' for column in columns)
    rows = await session.fetch(f"SELECT {names} FROM {table}{_ORDER.get(table, '')}")  # noqa: S608 - names of ours
    marks = ", ".join("?" for _ in columns)
    file.execute(f"DELETE FROM {table}")  # noqa: S608 - a name of ours
    file.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", _plain(rows))  # noqa: S608 - names of ours


def _plain(rows: Any) -> Iterator[tuple[Any, ...]]:
    return (tuple(row) for row in rows)
