"""From the one SQL text to PostgreSQL's: nothing but what the list in `db.postgres.dialect` says is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from db import inventory
from db.inventory import Table
from db.postgres.connection import PostgresConnection, connect
from db.postgres.dialect import COLUMNS, REFERRED, TABLES, statement
from db.postgres.migrating import known_migrations, migrate
from tests.db.test_sql import STATEMENTS
from tests.support.engines import SERVER, new_server_place

CASES = {
    "number": ("SELECT a FROM t WHERE b = :b AND c = :c", "SELECT a FROM t WHERE b = $1 AND c = $2", ("b", "c")),
    "twice": ("SELECT :a, :b, :a", "SELECT $1, $2, $1", ("a", "b")),
    "string": ("SELECT ':a', 'it''s :b', :c", "SELECT ':a', 'it''s :b', $1", ("c",)),
    "name": ('SELECT ":a", :b', 'SELECT ":a", $1', ("b",)),
    "cast": ("SELECT :a::bigint, b::text", "SELECT $1::bigint, b::text", ("a",)),
    "line comment": ("SELECT :a -- not :b\n, :c", "SELECT $1 -- not :b\n, $2", ("a", "c")),
    "comment": ("SELECT /* ':b */ :a", "SELECT /* ':b */ $1", ("a",)),
    "aside": ("SELECT a FROM t LIMIT :n /*pg: FOR UPDATE */", "SELECT a FROM t LIMIT $1  FOR UPDATE ", ("n",)),
    "index": ("SELECT a FROM t AS own INDEXED BY t_by_a WHERE a = :a", "SELECT a FROM t AS own WHERE a = $1", ("a",)),
    "like": ("SELECT a FROM t WHERE b LIKE '%' || :b || '%'", "SELECT a FROM t WHERE b LIKE '%' || $1 || '%'", ("b",)),
}


@pytest.mark.parametrize("name", CASES)
def test_statement_is_translated_word_by_word(name: str) -> None:
    """Strings, names, casts and comments are passed over."""
    sql, text, names = CASES[name]
    found = statement(sql)
    assert (text, names) == (found.text, found.names)


def test_list_in_a_json_text_is_bound_as_a_list() -> None:
    """SQLite takes a list apart as JSON; PostgreSQL has arrays, whose kind is that of the column."""
    found = statement("SELECT a FROM t WHERE g = :g AND a IN (SELECT value FROM json_each(:many)) AND h = :g")
    assert "SELECT a FROM t WHERE g = $1 AND a = ANY ($2) AND h = $1" == found.text
    assert [7, [1, 2]] == found.bound({"g": 7, "many": "[1, 2]"})


def test_parameter_that_is_missing_is_a_fault() -> None:
    """As on SQLite: nothing is stored as NULL by a slip of the pen."""
    with pytest.raises(KeyError):
        statement("SELECT :a").bound({})


def test_character_that_no_text_can_hold_is_replaced() -> None:
    """Discord lets it through in names; SQLite stores it."""
    assert ["a\N{REPLACEMENT CHARACTER}b"] == statement("SELECT :a").bound({"a": "a\0b"})


def test_questions_about_the_schema_are_whole_statements() -> None:
    """Each of SQLite's has one of PostgreSQL's."""
    asked = (inventory.TABLES, inventory.COLUMNS, inventory.REFERRED)
    numbered = [re.sub(r":table\b", "$1", sql) for sql in (TABLES, COLUMNS, REFERRED)]
    assert numbered == [statement(sql).text for sql in asked]


@pytest.fixture(scope="module")
def session() -> Iterator[PostgresConnection]:
    """A session on a database of this release."""
    if not SERVER:
        pytest.skip("it asks a server: MURLAN_TEST_POSTGRES names none")
    connection = connect(new_server_place().where)
    migrate(connection, "", known_migrations(), 0)
    yield connection
    connection.close()


@pytest.mark.parametrize("name", sorted(STATEMENTS))
def test_every_statement_is_understood(name: str, session: PostgresConnection) -> None:
    """Also those that no example reaches."""
    if not name.startswith("migrating.") and "{table}" not in STATEMENTS[name]:
        text = statement(STATEMENTS[name]).text
        session.run(lambda asyncpg: asyncpg.prepare(text))


def test_every_statement_made_of_the_schema_is_understood(session: PostgresConnection) -> None:
    """What is told and forgotten goes by the tables that there are."""
    for table in inventory.inventory(session):
        for sql in _made_of(table):
            text = statement(sql).text
            session.run(lambda asyncpg, text=text: asyncpg.prepare(text))  # type: ignore[misc]


def _made_of(table: Table) -> Iterator[str]:
    if table.is_of_servers:
        yield from (table.servers, table.piece_of_server, table.rows_of_server)
    if table.is_of_people:
        yield from (table.deletion_of_person, table.rows_of_person)
    if table.is_of_people and table.is_of_servers:
        yield table.servers_of_person
