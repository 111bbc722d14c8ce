"""Where a test's database is: a file, or a database of a server where ``MURLAN_TEST_POSTGRES`` names one.

The same tests run over both, each in a run of its own (`make test-postgres`). A server's databases are made once a
process and emptied after each test, which takes a tenth of the time that a new one does.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import urlsplit, urlunsplit

import pytest

from db import Database
from db.inventory import TABLES
from db.migrating import known_migrations

SERVER: Final = os.environ.get("MURLAN_TEST_POSTGRES", "")
"""A server on which we may make databases; empty for files."""
only_files = pytest.mark.skipif(SERVER != "", reason="it is about SQLite's files")
"""Marks a test of what only a file is or does."""
_names = count()
_thread = ThreadPoolExecutor(1, thread_name_prefix="past the bot")
_free: list[ServerPlace] = []
_borrowed: dict[Path, ServerPlace] = {}
_open: list[Callable[[], None]] = []
_Done = TypeVar("_Done")


class Place(Protocol):
    """A database that a test may open, and look into past our own code."""

    @property
    def where(self) -> Path | str:
        """The file, or the server's address."""
        ...

    async def open(self, *, wall: Callable[[], float]) -> Database:
        """Open it."""
        ...

    def query(self, sql: str, *parameters: object) -> list[Any]:
        """Ask it, and change it too, past our own code; parameters are question marks."""
        ...


class FilePlace:
    """A file."""

    def __init__(self, path: Path) -> None:
        self.where = path

    async def open(self, *, wall: Callable[[], float]) -> Database:
        """Open it."""
        return await Database.open(self.where, wall=wall)

    def query(self, sql: str, *parameters: object) -> list[Any]:
        """Ask the file itself."""
        connection = sqlite3.connect(self.where, isolation_level=None)
        try:
            return connection.execute(sql, parameters).fetchall()
        finally:
            connection.close()


class ServerPlace:
    """A database of the server's."""

    def __init__(self, name: str) -> None:
        self.where = urlunsplit(urlsplit(SERVER)._replace(path=f"/{name}"))

    async def open(self, *, wall: Callable[[], float]) -> Database:
        """Open it."""
        return await Database.connect(self.where, wall=wall)

    def query(self, sql: str, *parameters: object) -> list[Any]:
        """Ask the server itself."""
        names = count()
        told = "".join(f":p{next(names)}" if piece == "?" else piece for piece in sql)
        return past_the_bot(self.where, lambda session: session.execute(told, _named(parameters)).fetchall())

    def empty(self) -> None:
        """Delete all rows; the tables stay."""

        def clear(session: Any) -> None:
            tables = [name for (name,) in session.execute(TABLES) if name != "migration"]
            deletions = "".join(f"DELETE FROM {name};" for name in tables)  # noqa: S608 - names out of the schema
            newer = f"DELETE FROM migration WHERE number > {known_migrations()[-1].number};" if tables else ""  # noqa: S608 - a number
            session.script(f"SET session_replication_role = replica; {deletions} {newer}")

        past_the_bot(self.where, clear)


def new_place(path: Path) -> Place:
    """Return an empty database; `path` is where it lies if it is a file."""
    if not SERVER:
        return FilePlace(path)
    return _free.pop() if _free else new_server_place()


def new_server_place() -> ServerPlace:
    """Make a database on the server, without tables."""
    name = f"murlan_{os.getpid()}_{next(_names)}"
    past_the_bot(SERVER, lambda session: session.script(f"CREATE DATABASE {name}"))
    return ServerPlace(name)


def done_with(place: Place) -> None:
    """Give a database back, once nobody has it open."""
    if isinstance(place, ServerPlace):
        place.empty()
        _free.append(place)


def place_at(path: Path) -> Place:
    """Return the database that stands for a path until `give_back`: the file itself, or one of the server's."""
    if not SERVER:
        return FilePlace(path)
    if path not in _borrowed:
        _borrowed[path] = _free.pop() if _free else new_server_place()
    return _borrowed[path]


def close_later(close: Callable[[], None]) -> None:
    """Have something closed as its database is given back."""
    _open.append(close)


def give_back() -> None:
    """Close what is to be closed, and give back what `place_at` lent."""
    while _open:
        _open.pop()()
    while _borrowed:
        done_with(_borrowed.popitem()[1])


def past_the_bot(url: str, do: Callable[[Any], _Done]) -> _Done:
    """Do something in a session of one's own, in another thread: one loop does not run within another."""
    from db.postgres.connection import connect

    def work() -> _Done:
        session = connect(url)
        try:
            return do(session)
        finally:
            session.close()

    return _thread.submit(work).result()


def _named(parameters: tuple[object, ...]) -> dict[str, object]:
    return {f"p{number}": value for number, value in enumerate(parameters)}
