"""One process a database: advisory locks of the writer's session, which the server lets go as the session ends.

A process that writes everything has the whole alone; those that share it by shards have it together
(`claim_together`), and each shard alone besides.
"""

from __future__ import annotations

from typing import Final

import asyncpg

from db.errors import ShardsTakenError
from db.postgres.connection import PostgresConnection

NAMESPACE: Final = 19794
"""The first number of all our advisory locks."""
WHOLE: Final = -1
"""The second number of the lock of the whole database; shards have their own from 0 on."""
SCHEMA: Final = -2
"""Of the lock that only one process has while it changes the schema."""
WRITING: Final = -3
"""Of the lock that every transaction of a writer's has together with others, and alone where it writes rows of all
servers (`db.ports.ALONE`)."""

_CLAIM: Final = "SELECT pg_advisory_lock(19794, -1)"
_CLAIM_TOGETHER: Final = "SELECT pg_advisory_lock_shared(19794, -1)"
_HOLDER: Final = """
    SELECT coalesce(host(client_addr), 'this machine') || ', session ' || pg_locks.pid
    FROM pg_locks LEFT JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 19794 AND objid = (-1)::int::oid
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY pg_locks.pid LIMIT 1
"""


def claim_whole(connection: PostgresConnection) -> None:
    """Take the whole database for this session.

    Raises:
        ShardsTakenError: Another process writes to it, to all of it or to some shards.
    """
    _take(connection, _CLAIM)


def claim_together(connection: PostgresConnection) -> None:
    """Keep those out that want the whole database, and let others in that write to their own shards.

    Raises:
        ShardsTakenError: Another process has all of it.
    """
    _take(connection, _CLAIM_TOGETHER)


def _take(connection: PostgresConnection, sql: str) -> None:
    try:
        connection.execute(sql)
    except asyncpg.LockNotAvailableError:
        row = connection.execute(_HOLDER).fetchone()
        raise ShardsTakenError(frozenset(), "" if row is None else row[0]) from None
