"""What works and reads ask of a database. SQLite's own connections satisfy it; `db.postgres` has the other ones.

One SQL text serves both: named parameters (``:name``), and what both understand; `db.postgres.dialect` has the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

Parameters: TypeAlias = Mapping[str, Any] | Sequence[Any]
"""By name; by place (``?``) is SQLite's alone."""

ALONE: Final = "SELECT 1 /*pg: FROM pg_advisory_xact_lock(19794, -3) */"
"""The statement that keeps all others who write out of our transaction: for what changes rows of every server.

On SQLite each transaction is so. On PostgreSQL it waits until no other process is in one (`db.postgres.claims`).
"""

_Read = TypeVar("_Read")


class Row(Protocol):
    """One row, read by column name or by place; it iterates over its values."""

    def __getitem__(self, key: Any, /) -> Any: ...  # noqa: ANN401 - whatever a database stores

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> Iterable[str]:
        """Return the names of its columns."""
        ...


class Cursor(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        ...

    def fetchone(self) -> Any:  # noqa: ANN401 - a row as a tuple, or `None`
        """Return the next row."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Plain, synchronous, in the thread that opened it."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        ...

    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor:  # noqa: ANN401 - `Parameters`, whoever checks them
        """Carry out one statement."""
        ...

    def executemany(self, sql: str, parameters: Any, /) -> Cursor:  # noqa: ANN401 - an iterable of `Parameters`
        """Carry out one statement for each of many parameters."""
        ...

    def close(self) -> None:
        """Close it."""
        ...


class Reader(Protocol):
    """Reads, one statement at a time: each sees all that was committed before it began."""

    async def rows(self, sql: str, parameters: Mapping[str, object]) -> Sequence[Row]:
        """Return all rows of one statement.

        Raises:
            StorageDownError: The database cannot be read now, or is closed.
        """
        ...

    async def row(self, sql: str, parameters: Mapping[str, object]) -> Row | None:
        """Return the first row of one statement, or ``None``.

        Raises:
            StorageDownError: The database cannot be read now, or is closed.
        """
        ...

    async def close(self) -> None:
        """Close it."""
        ...


class Source(Protocol):
    """All that is stored, read beside the writer, by whichever thread asks."""

    def read(self, read: Callable[[Connection], _Read]) -> _Read:
        """Read on a connection of its own; all of it sees the database as it was at one moment.

        Raises:
            StorageDownError: The database cannot be read now.
        """
        ...

    def has_traces(self, user_id: int) -> bool:
        """Return whether a number still stands somewhere that nobody but us can wipe, though no row has it.

        Raises:
            OSError: That cannot be looked at.
        """
        ...

    def take_back(self) -> None:
        """Let the room of deleted rows be written over, where that is not done as they are deleted.

        Raises:
            StorageDownError: That cannot be done now.
        """
        ...

    def size(self) -> int:
        """Return how many bytes it takes, as far as is known.

        Raises:
            OSError: That cannot be looked at.
        """
        ...


class Session(Protocol):
    """The writer's own connection: how its transactions begin and end, and what went wrong in them."""

    errors: tuple[type[Exception], ...]
    """What is raised where something is wrong with the storage, a statement or a key."""

    @property
    def connection(self) -> Connection:
        """What works are given."""
        ...

    def begin(self) -> None:
        """Begin a transaction that nobody who writes the same rows can step into."""
        ...

    def begin_unit(self) -> None:
        """Set a savepoint, to which a refused work is undone alone."""
        ...

    def end_unit(self) -> None:
        """Let the savepoint go: the work is a part of the transaction."""
        ...

    def undo_unit(self) -> None:
        """Undo what was done since the savepoint."""
        ...

    def commit(self) -> None:
        """End it; what was stored is durable."""
        ...

    def roll_back(self) -> None:
        """End what a failed transaction left open; where even that fails, the next `begin` tries again."""
        ...

    def is_trouble(self, error: Exception) -> bool:
        """Return whether the storage is at fault, and not the work's own SQL or a key."""
        ...

    def is_conflict(self, error: Exception) -> bool:
        """Return whether a key or a reference was broken."""
        ...

    def is_passing(self, error: Exception) -> bool:
        """Return whether the same transaction may well go through if it is tried again at once."""
        ...

    def empty_log(self) -> bool:
        """Wipe what was deleted out of the log; return whether it is gone from there."""
        ...

    def write_anew(self) -> None:
        """Write everything anew, with nothing in it but what is stored."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...
