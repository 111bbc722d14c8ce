"""From the one SQL text to what PostgreSQL reads: named parameters to numbered ones, and the few words that differ.

    :name                                         $1, the same number wherever it stands again
    FROM t INDEXED BY i                           FROM t; PostgreSQL chooses by itself
    x IN (SELECT value FROM json_each(:list))     x = ANY ($1), bound to the list that the JSON text holds
    /*pg: … */                                    …, which SQLite passes over: locks that only a second writer needs
    what reads SQLite's own schema                the same question, put to PostgreSQL's (`SCHEMA`)

Strings, quoted names, casts (``::``) and comments stay as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from db import inventory

TABLES: Final = """
    SELECT relname::text FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname COLLATE "C"
"""
COLUMNS: Final = """
    SELECT a.attname::text, coalesce(array_position(string_to_array(i.indkey::text, ' ')::smallint[], a.attnum), 0)
    FROM pg_attribute AS a LEFT JOIN pg_index AS i ON i.indrelid = a.attrelid AND i.indisprimary
    WHERE a.attrelid = to_regclass(:table) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
"""
REFERRED: Final = """
    SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
    WHERE conrelid = to_regclass(:table) AND contype = 'f'
"""
SCHEMA: Final = {inventory.TABLES: TABLES, inventory.COLUMNS: COLUMNS, inventory.REFERRED: REFERRED}
"""Whole statements: there is no common way to ask for a schema."""

_HINT: Final = re.compile(r" INDEXED BY \w+")
_OF_LIST: Final = re.compile(r"\bIN \(SELECT value FROM json_each\(:(\w+)\)\)")
_ASIDE: Final = re.compile(r"/\*pg:(.*?)\*/", re.DOTALL)
_PIECE: Final = re.compile(
    r"""
    '(?:[^']|'')*' | "(?:[^"]|"")*"     # a string, a name
    | --[^\n]* | /\*.*?\*/              # a comment
    | ::                                # a cast
    | :(?P<name>[A-Za-z_]\w*)           # a parameter
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement as PostgreSQL takes it."""

    text: str
    names: tuple[str, ...]
    """Its parameters, the first being ``$1``."""
    lists: frozenset[str]
    """Those that are bound to a list."""

    def bound(self, parameters: Mapping[str, Any]) -> list[Any]:
        """Return the values by number.

        Raises:
            KeyError: One is missing.
        """
        return [
            json.loads(parameters[name]) if name in self.lists else storable(parameters[name]) for name in self.names
        ]


@lru_cache(maxsize=1024)
def statement(sql: str) -> Statement:
    """Translate a statement, each text once."""
    sql = _ASIDE.sub(r"\1", _HINT.sub("", SCHEMA.get(sql, sql)))
    lists = frozenset(_OF_LIST.findall(sql))
    sql = _OF_LIST.sub(r"= ANY (:\1)", sql)
    numbers: dict[str, int] = {}

    def numbered(piece: re.Match[str]) -> str:
        name = piece["name"]
        return piece[0] if name is None else f"${numbers.setdefault(name, len(numbers) + 1)}"

    return Statement(_PIECE.sub(numbered, sql), tuple(numbers), lists)


def storable(value: Any) -> Any:  # noqa: ANN401 - whatever a statement is given
    """Return a value without the one character that PostgreSQL's texts cannot hold."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) and "\0" in value else value
