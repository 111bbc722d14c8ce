"""What `db.database` opens on a server: the writer's session with its claim and schema; and what goes wrong, told."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Iterator

import asyncpg

from db.errors import DatabaseInUseError, ShardsTakenError, UnreachableServerError, url_without_secrets
from db.postgres.claims import claim_whole
from db.postgres.connection import CONNECT_SECONDS, TROUBLE
from db.postgres.migrating import known_migrations, migrate
from db.postgres.reader import PostgresReader
from db.postgres.session import Claim, PostgresSession
from db.postgres.source import PostgresSource, keep_size, read_beside
from db.refolding import fold_what_is_due

__all__ = ["PostgresReader", "PostgresSource", "claimed_session_of", "keep_size", "read_beside", "session_of", "told"]

_log = logging.getLogger(__name__)


def session_of(url: str, now: int, claim: Claim | None, owns: Callable[[int], bool]) -> PostgresSession:
    """Connect, claim and bring the schema up to date, in the writer's thread.

    Args:
        url: Where.
        now: Unix seconds.
        claim: What the session takes first; the whole database if there is none.
        owns: Whether a server's books are this process's.

    Raises:
        ShardsTakenError: Another process has what is claimed.
        NewerDatabaseError: A newer release wrote it.
        Exception: One of `TROUBLE`.
    """
    session = PostgresSession.open(url, claim or claim_whole)
    try:
        if missing := migrate(session.connection, url_without_secrets(url), known_migrations(), now):
            _log.info("the schema was brought up to date: %s steps", missing)
        fold_what_is_due(session, owns)
    except BaseException:
        session.close()
        raise
    return session


def claimed_session_of(url: str) -> PostgresSession:
    """Connect and claim the whole database; its schema is left as it is.

    Raises:
        ShardsTakenError: Another process writes to it.
        Exception: One of `TROUBLE`.
    """
    return PostgresSession.open(url, claim_whole)


@contextlib.contextmanager
def told(url: str, *, is_whole: bool) -> Iterator[None]:
    """Tell what goes wrong as a database is opened.

    Args:
        url: Where.
        is_whole: Whether it is claimed as a whole; else whoever claims shards hears that they are taken.

    Raises:
        OpeningError: What went wrong.
    """
    shown = url_without_secrets(url)
    try:
        yield
    except ShardsTakenError as error:
        if not is_whole:
            raise
        raise DatabaseInUseError(shown, error.holder) from error
    except (*TROUBLE, ValueError) as error:
        raise UnreachableServerError(shown, _reason(error)) from error


def _reason(error: Exception) -> str:
    """Return what is wrong, in words; an address is not repeated, for it holds a password."""
    match error:
        case asyncpg.PostgresError():
            return str(error)
        case TimeoutError():
            return f"it does not answer within {CONNECT_SECONDS:.0f} s"
        case socket.gaierror():
            return "there is no such host"
        case OSError():
            return f"nobody answers there ({error.strerror or type(error).__name__})"
        case _:
            return f"the address cannot be used ({type(error).__name__})"
