"""The writer's session (`db.ports.Session`): it begins anew where it was lost, and never without its claim.

Two processes with disjoint servers write at the same time (read committed, rows are locked as they are written); a
transaction that writes rows of all servers keeps the others out (`db.ports.ALONE`).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import Final

import asyncpg

from db.errors import OpeningError, ShardsTakenError
from db.postgres.connection import TROUBLE, PostgresConnection, connect_writer

Claim = Callable[[PostgresConnection], None]
"""Takes the locks of a new session; raises `ShardsTakenError` where another process has them."""

# Each turn takes as long as some statements do, so what can be said together is.
_BEGIN: Final = "BEGIN; SELECT pg_advisory_xact_lock_shared(19794, -3); SAVEPOINT unit"
_NEXT_UNIT: Final = "RELEASE unit; SAVEPOINT unit"
_UNDO_UNIT: Final = "ROLLBACK TO unit"
_TROUBLE_CLASSES: Final = frozenset({"08", "25", "40", "53", "55", "57", "58", "XX"})
"""Of SQLSTATE: connection, state of the transaction, rolled back, resources, locks, the operator, the system, a bug."""
_DENIED: Final = "42501"
_PASSING: Final = frozenset({"40001", "40P01"})
"""Serialization failure, deadlock."""

_log = logging.getLogger(__name__)


class PostgresSession:
    """Owned by the writer's thread.

    Args:
        url: Where.
        claim: Called with each new session before anything is written in it.
        connection: The first one, which has its claim.
    """

    errors: tuple[type[Exception], ...] = (*TROUBLE, ShardsTakenError, OpeningError)

    def __init__(self, url: str, claim: Claim, connection: PostgresConnection) -> None:
        self._url = url
        self._claim = claim
        self.connection = connection
        self._is_unit_over = False
        """Whether the savepoint that stands is that of a work which is done."""

    @classmethod
    def open(cls, url: str, claim: Claim) -> PostgresSession:
        """Connect and claim.

        Raises:
            ShardsTakenError: Another process writes what `claim` wants.
            Exception: One of `TROUBLE`.
        """
        return cls(url, claim, connect_writer(url, claim=claim))

    def begin(self) -> None:
        """Begin a transaction, in a new session where the last one turns out to be lost: nothing stood in it yet."""
        self._end()
        if self.connection.is_lost:
            self._renew()
        self._is_unit_over = False
        try:
            self.connection.script(_BEGIN)
        except TROUBLE:
            if not self.connection.is_lost:
                raise
            self._renew()
            self.connection.script(_BEGIN)

    def begin_unit(self) -> None:
        """Set a savepoint; the first one came with the transaction, the others with the end of the one before."""
        if self._is_unit_over:
            self.connection.script(_NEXT_UNIT)
        self._is_unit_over = False

    def end_unit(self) -> None:
        """Let the savepoint stand until the next one is set, or the transaction ends."""
        self._is_unit_over = True

    def undo_unit(self) -> None:
        """Undo what was done since the savepoint, which serves the next work as well."""
        self.connection.script(_UNDO_UNIT)
        self._is_unit_over = False

    def commit(self) -> None:
        """Commit."""
        self.connection.script("COMMIT")

    def roll_back(self) -> None:
        """End what a failed batch left open.

        A lost session is replaced at once: the new one has its claim only when the server has let the old one go, so
        whoever reads afterwards sees whether a commit that was not answered came to be.
        """
        self._end()
        if self.connection.is_lost:
            with contextlib.suppress(*self.errors):
                self._renew()

    def is_trouble(self, error: Exception) -> bool:
        """Return whether the server, the way to it, a lock or another process is at fault."""
        if isinstance(error, asyncpg.PostgresError):
            state = error.sqlstate or ""
            return state[:2] in _TROUBLE_CLASSES or state == _DENIED or self.connection.is_lost
        if isinstance(error, asyncpg.InterfaceError):
            return not isinstance(error, ValueError)  # a value that does not fit its column is a bug
        return isinstance(error, self.errors)

    def is_conflict(self, error: Exception) -> bool:
        """Return whether a key or a reference was broken."""
        return isinstance(error, asyncpg.IntegrityConstraintViolationError)

    def is_passing(self, error: Exception) -> bool:
        """Return whether another process was in the way for a moment."""
        return isinstance(error, asyncpg.PostgresError) and error.sqlstate in _PASSING

    def empty_log(self) -> bool:
        """Return true: the server's log is its operator's."""
        return True

    def write_anew(self) -> None:
        """Nothing is to be done: the server takes back by itself what was deleted."""

    def close(self) -> None:
        """End the session."""
        self.connection.close()

    def _end(self) -> None:
        if not self.connection.is_lost and self.connection.in_transaction:
            with contextlib.suppress(*self.errors):
                self.connection.script("ROLLBACK")

    def _renew(self) -> None:
        self.connection.close()
        self.connection = connect_writer(self._url, claim=self._claim)
        _log.warning("the session with the database was lost; a new one goes on")
