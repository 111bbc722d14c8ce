"""All SQL of the package, read from its source: a promise to servers that no example can keep.

A statement is a string of a module constant. Those that read the whole file on purpose say so in their names.
"""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import db
from db.migrating import known_migrations

FOLDER = Path(db.__file__).parent
VERB = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH|CREATE|DROP|ALTER)\s")
OF_NO_SERVER = {"press", "person_setting", "migration", "probe"}
EVERYWHERE = re.compile(r"\w+_EVERYWHERE")


def constants() -> Iterator[tuple[str, str]]:
    """Yield each SQL constant of the package with its name."""
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            match node:
                case ast.AnnAssign(target=ast.Name(name), value=ast.Constant(str(text))) if VERB.match(text):
                    yield f"{file.stem}.{name}", text


def of_a_server() -> dict[str, str]:
    """Return the statements on tables that hold a server's data."""
    own = {name: text for name, text in STATEMENTS.items() if "sqlite_master" not in text}
    return {name: text for name, text in own.items() if named_tables(text) - OF_NO_SERVER}


def named_tables(text: str) -> set[str]:
    """Return the tables of the schema that a statement names."""
    return {table for table in TABLES if re.search(rf"\b{table}\b", text)}


def schema() -> sqlite3.Connection:
    """Return an empty database of this release."""
    connection = sqlite3.connect(":memory:")
    for migration in known_migrations():
        connection.executescript(migration.script)
    return connection


STATEMENTS = dict(constants())
_SCHEMA = schema()
TABLES = {name for (name,) in _SCHEMA.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
KEYS = {
    table: [name for _, name, _, _, _, place in _SCHEMA.execute(f"PRAGMA table_info({table})") if place]
    for table in TABLES
}
_SCHEMA.close()


def test_all_sql_is_a_module_constant() -> None:
    """What is not a constant would not be read by this test."""
    known = set(STATEMENTS.values())
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
                assert not any(VERB.match(str(text)) for text in texts), f"{file.name}:{node.lineno}"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and VERB.match(node.value):
                assert node.value in known, f"{file.name}:{node.lineno}"
    assert len(known) > 25


@pytest.mark.parametrize("table", sorted(TABLES - OF_NO_SERVER))
def test_key_of_a_servers_table_begins_with_the_server(table: str) -> None:
    """So a server's rows lie together, and no key is shared between servers."""
    assert "guild_id" == KEYS[table][0]


@pytest.mark.parametrize("name", sorted(of_a_server()))
def test_statement_on_a_servers_table_names_the_server(name: str) -> None:
    """Another server's rows are out of reach of every statement but the few that walk the whole file."""
    text = STATEMENTS[name]
    if EVERYWHERE.fullmatch(name.split(".")[1]):
        assert "guild_id" in text
    elif text.lstrip().startswith("INSERT"):
        assert "(guild_id," in re.sub(r"\(\s+", "(", text)
        assert ":guild_id" in text
    else:
        assert len(re.findall(r"\b(?:FROM|UPDATE)\s+(?!json_each)", text)) == text.count("guild_id = :guild_id")


@pytest.mark.parametrize("name", sorted(of_a_server()))
def test_statement_on_a_servers_table_goes_by_an_index_from_the_server_on(name: str) -> None:
    """No statement walks over other servers' rows, and none sorts what an index holds sorted."""
    text = STATEMENTS[name]
    if EVERYWHERE.fullmatch(name.split(".")[1]) or text.lstrip().startswith("INSERT"):
        return
    connection = schema()
    parameters = dict.fromkeys(re.findall(r":(\w+)", text), 0) | {"user_ids": "[]"}
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}", parameters)]
    connection.close()
    steps = [step for step in plan if step.startswith(("SCAN", "SEARCH")) and "json_each" not in step]
    assert steps
    assert all(re.search(r"\(guild_id=\?|INTEGER PRIMARY KEY", step) for step in steps), plan
    assert not any("TEMP B-TREE" in step for step in plan), plan


@pytest.mark.parametrize("name", sorted(name for name in STATEMENTS if name.startswith("boards._AHEAD")))
def test_rank_on_a_board_is_counted_in_its_index_alone(name: str) -> None:
    """One's own line is as near in a server of a million lines; the rows themselves are not looked at."""
    index = name.replace("boards._AHEAD", "standing").lower()
    plan = plan_of(STATEMENTS[name])
    score = r"\(?\w+(,\w+\))?[<>]\(?\?(,\?\))?"
    assert re.fullmatch(rf"SEARCH standing USING COVERING INDEX {index} \(guild_id=\? AND .*{score}\)", plan[0]), plan


@pytest.mark.parametrize("name", sorted(name for name in STATEMENTS if name.startswith("boards._BY")))
def test_page_of_a_board_is_read_in_the_order_of_its_index(name: str) -> None:
    """The first ten of a million are ten steps of an index, and ten lines that are looked up."""
    index = name.replace("boards._BY", "standing_by").lower()
    plan = plan_of(STATEMENTS[name])
    assert f"SEARCH standing USING INDEX {index} (guild_id=? AND period=? AND pool=?)" == plan[0]
    assert not any("TEMP B-TREE" in step for step in plan)


def plan_of(text: str) -> list[str]:
    """Return how a statement is carried out."""
    connection = schema()
    parameters = dict.fromkeys(re.findall(r":(\w+)", text), 0)
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}", parameters)]
    connection.close()
    return plan
