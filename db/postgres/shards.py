"""The shards of a process: advisory locks of its writer's session, one a shard, which the server lets go with it.

Whoever has lost its session can write nothing before the next one has all of them again; where another process has one
by then, this one has lost them for good.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.shards.shards import Shards
from db.errors import OtherCountError, ShardsTakenError
from db.postgres.claims import NAMESPACE, claim_together
from db.postgres.connection import PostgresConnection

COUNT: Final = 19799
"""The first number of the lock that tells of how many shards a process has its own; the second is how many."""

_LOG: Final = logging.getLogger(__name__)
_OWN: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_COUNT: Final = "SELECT pg_advisory_lock_shared(CAST(:kind AS integer), CAST(:count AS integer))"
_OTHER_COUNT: Final = """
    SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database() AND granted
    AND classid::bigint = CAST(:kind AS bigint) AND objid::bigint <> CAST(:count AS bigint) LIMIT 1
"""
_TAKE: Final = "SELECT pg_try_advisory_lock(CAST(:kind AS integer), CAST(:shard AS integer))"
_HOLDER: Final = """
    SELECT pg_locks.pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database() AND granted
    AND classid::bigint = CAST(:kind AS bigint) AND objid::bigint = CAST(:shard AS bigint) LIMIT 1
"""
_END: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = CAST(:pid AS integer) AND backend_start = CAST(:began AS timestamptz)
"""


@dataclass(slots=True)
class _Former:
    """A session of ours, which the server may not know yet to be over."""

    pid: int
    began: object


class ShardsClaim:
    """Takes the shards of one process for each new session of its writer's.

    Args:
        shards: Which.
        on_taken: Called in the writer's thread where another process has some of them, once it is sure.
    """

    def __init__(self, shards: Shards, *, on_taken: Callable[[], object] = lambda: None) -> None:
        self._shards = shards
        self._on_taken = on_taken
        self._former: _Former | None = None

    def __call__(self, connection: PostgresConnection) -> None:
        """Take them all, or none.

        Raises:
            ShardsTakenError: Another process has some of them, or all of the database.
            OtherCountError: Another process counts the shards otherwise.
            Exception: One of `db.postgres.connection.TROUBLE`.
        """
        claim_together(connection)
        self._end_former(connection)
        count = {"kind": COUNT, "count": self._shards.count}
        connection.execute(_COUNT, count)
        other = connection.execute(_OTHER_COUNT, count).fetchone()
        if other is not None:
            raise OtherCountError("", found=other[0], wanted=self._shards.count)
        taken = [shard for shard in self._shards.ids if not self._has_taken(connection, shard)]
        if taken:
            raise self._refused(connection, taken)
        self._former = _Former(*connection.execute(_OWN).fetchone())

    def _has_taken(self, connection: PostgresConnection, shard: int) -> bool:
        (has_it,) = connection.execute(_TAKE, _key(shard)).fetchone()
        return bool(has_it)

    def _refused(self, connection: PostgresConnection, taken: Sequence[int]) -> ShardsTakenError:
        """Return why shards cannot be had; where somebody else has one that we had, tell that we have lost them."""
        holders = [connection.execute(_HOLDER, _key(shard)).fetchone() for shard in taken]
        others = [row[0] for row in holders if row is not None and (self._former is None or row[0] != self._former.pid)]
        if others and self._former is not None:
            self._on_taken()
        return ShardsTakenError(frozenset(taken), f"session {others[0]}" if others else "")

    def _end_former(self, connection: PostgresConnection) -> None:
        """End our own former session, should it live: where its line broke the server learns of that only in time."""
        if self._former is None:
            return
        keys = {"pid": self._former.pid, "began": self._former.began}
        if connection.execute(_END, keys).fetchone() is not None:
            _LOG.warning("a former session of ours was still there, and was ended")


def _key(shard: int) -> dict[str, int]:
    return {"kind": NAMESPACE, "shard": shard}
