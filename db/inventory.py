"""What tables a file has, and which of them hold something of a server or of a person: read off its schema.

So a table that a later release adds is exported, and forgotten with its server, without anybody thinking of it here.
A column `guild_id` is the server a row is of, a column `user_id` the person.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from db.ports import Connection

GUILD: Final = "guild_id"
USER: Final = "user_id"

TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name"
COLUMNS: Final = "SELECT name, pk FROM pragma_table_info(:table) ORDER BY cid"
REFERRED: Final = 'SELECT DISTINCT "table" FROM pragma_foreign_key_list(:table)'
_SERVERS: Final = "SELECT DISTINCT guild_id FROM {table}"
_PIECE_OF_SERVER: Final = """
    DELETE FROM {table} WHERE guild_id = :guild_id
    AND ({key}) IN (SELECT {key} FROM {table} WHERE guild_id = :guild_id LIMIT :piece)
"""
_SERVERS_OF_PERSON: Final = "SELECT DISTINCT guild_id FROM {table} WHERE user_id = :user_id"
_DELETE_OF_PERSON: Final = "DELETE FROM {table} WHERE user_id = :user_id"
_DELETE_OF_MEMBER: Final = "DELETE FROM {table} WHERE guild_id = :guild_id AND user_id = :user_id"
_ROWS_OF_PERSON: Final = "SELECT * FROM {table} WHERE user_id = :user_id"
_ROWS_OF_SERVER: Final = "SELECT * FROM {table} WHERE guild_id = :guild_id"


@dataclass(frozen=True, slots=True)
class Table:
    """One table of the file; its name and columns come from the schema and stand in statements as they are."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    refers_to: frozenset[str]
    """The tables whose rows it needs."""

    @property
    def is_of_servers(self) -> bool:
        """Whether each of its rows is a server's."""
        return GUILD in self.columns

    @property
    def is_of_people(self) -> bool:
        """Whether each of its rows is about a person."""
        return USER in self.columns

    @property
    def servers(self) -> str:
        """The statement that lists the servers that it has rows of."""
        return _SERVERS.format(table=self.name)

    @property
    def piece_of_server(self) -> str:
        """The statement that deletes some rows of a server."""
        return _PIECE_OF_SERVER.format(table=self.name, key=", ".join(self.key))

    @property
    def servers_of_person(self) -> str:
        """The statement that lists the servers that it has a person's rows of."""
        return _SERVERS_OF_PERSON.format(table=self.name)

    @property
    def deletion_of_person(self) -> str:
        """The statement that deletes a person's rows, those of one server where each is of one."""
        return (_DELETE_OF_MEMBER if self.is_of_servers else _DELETE_OF_PERSON).format(table=self.name)

    @property
    def rows_of_person(self) -> str:
        """The statement that reads a person's rows."""
        return _ROWS_OF_PERSON.format(table=self.name)

    @property
    def rows_of_server(self) -> str:
        """The statement that reads a server's rows."""
        return _ROWS_OF_SERVER.format(table=self.name)


def inventory(connection: Connection) -> tuple[Table, ...]:
    """Return all tables, those that refer to others before them: rows are deleted in this order."""
    return tuple(_in_order([_table(connection, row[0]) for row in connection.execute(TABLES).fetchall()]))


def stored_servers(connection: Connection) -> set[int]:
    """Return the servers of which anything is stored; 0, which stands for none, is not among them."""
    tables = [table for table in inventory(connection) if table.is_of_servers]
    return {row[0] for table in tables for row in connection.execute(table.servers)} - {0}


def _table(connection: Connection, name: str) -> Table:
    columns = [tuple(row) for row in connection.execute(COLUMNS, {"table": name})]
    referred = frozenset(row[0] for row in connection.execute(REFERRED, {"table": name}))
    key = tuple(column for _, column in sorted((place, column) for column, place in columns if place))
    return Table(name, tuple(column for column, _ in columns), key, referred - {name})


def _in_order(tables: Iterable[Table]) -> Iterator[Table]:
    waiting = {table.name: table for table in tables}
    while waiting:
        needed = frozenset().union(*(table.refers_to for table in waiting.values()))
        free = [table for name, table in waiting.items() if name not in needed]
        assert free, "tables do not refer to each other in a circle"
        for table in free:
            yield waiting.pop(table.name)
