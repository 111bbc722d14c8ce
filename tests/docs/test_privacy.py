"""What is said to be stored is what is stored, and what is a person's can be exported and deleted."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from db.forgetting import RENAMED, forget_person, servers_of
from db.inventory import Table, inventory
from db.migrating import known_migrations
from db.privacy import about_person, about_server

ROOT = Path(__file__).parents[2]
PERSON = 1_234_567_890_123_456_789
GUILD = 700
NO_PERSONS: frozenset[str] = frozenset(
    {"guild_id", "match_id", "table_id", "channel_id", "message_id", "interaction_id", "season_id"}
)
"""Ids that are not a person's."""


def schema() -> sqlite3.Connection:
    """Return an empty database of this release."""
    connection = sqlite3.connect(":memory:")
    for migration in known_migrations():
        connection.executescript(migration.script)
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, applied_at INTEGER)"
    )
    return connection


def tables() -> tuple[Table, ...]:
    """Return its tables."""
    connection = schema()
    try:
        return inventory(connection)
    finally:
        connection.close()


def documented() -> dict[str, set[str]]:
    """Return the tables and columns that the document names."""
    lines = (ROOT / "docs" / "PRIVACY.md").read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if re.match(r"\| `\w+` \|", line)]
    return {cells[1].strip(" `"): set(re.findall(r"`(\w+)`", cells[2])) for cells in rows}


def fill(connection: sqlite3.Connection, table: Table) -> None:
    """Put a row with this person and server into a table, whatever else it wants."""
    kinds = {row[1]: row[2] for row in connection.execute(f"PRAGMA table_info({table.name})")}
    values: dict[str, Any] = {
        column: {"INTEGER": 1, "REAL": 0.5, "TEXT": "1", "BLOB": b"1", "ANY": 1}[kind] for column, kind in kinds.items()
    }
    own = {"guild_id": GUILD, "user_id": PERSON, "pool": "free-for-all", "period": "all"}
    values |= {column: value for column, value in own.items() if column in values}
    names = ", ".join(values)
    marks = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", [*values.values()])  # noqa: S608


def test_document_names_every_table_and_column_and_no_other() -> None:
    """A table that a later release adds is explained to the people it is about."""
    assert {table.name: set(table.columns) for table in tables()} == documented()


def test_column_that_holds_a_persons_id_is_called_so() -> None:
    """Export and deletion go by the name `user_id`: another one would be found by neither."""
    ids = {column for table in tables() for column in table.columns if re.search(r"_id$|_by$|user|host|owner", column)}
    assert ids - NO_PERSONS == {"user_id"}


@pytest.mark.parametrize("table", [table for table in tables() if table.is_of_people], ids=lambda table: table.name)
def test_table_with_people_is_exported_and_forgets_them(table: Table) -> None:
    """Whatever release added it: the row is in the file, and afterwards nowhere under the person's number."""
    connection = schema()
    fill(connection, table)
    told = about_person(connection, PERSON)
    assert 1 == sum(len(rows) for name, rows in told.items() if name != "user_id")
    forget_person(connection, PERSON, servers_of(connection, PERSON), now=9, new_tombstone=lambda: -7)
    left = connection.execute(f"SELECT user_id FROM {table.name}").fetchall()  # noqa: S608
    assert ([(-7,)] if table.name in RENAMED else []) == left
    connection.close()


def test_export_of_a_server_has_every_table_of_servers_under_a_name_of_its_own() -> None:
    """Whatever release added it."""
    connection = schema()
    told = json.loads("".join(about_server(connection, GUILD)))
    connection.close()
    assert 1 + sum(table.is_of_servers for table in tables()) == len(told)
