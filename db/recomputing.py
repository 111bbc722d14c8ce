"""Holds all books of a database against what their results fold to: for an operator, while the bot does not run."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from db.offline import Where, transaction, writing
from db.ports import Session
from db.refolding import begun_fold, differences, put_right, servers

_COUNT: Final = "SELECT count(*) FROM result WHERE guild_id = :guild_id"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recomputed:
    """What was found."""

    servers: int
    results: int
    differing: dict[int, int]
    """How many rows differ, by server; those without a difference are left out."""
    seconds: float

    @property
    def is_equal(self) -> bool:
        """Whether every standing and rating is what the results fold to."""
        return not self.differing


def recompute(where: Where, *, guild_id: int | None = None, is_repairing: bool = False) -> Recomputed:
    """Fold all results of a database, or of one server, and compare with what is stored.

    Args:
        where: The database; no bot has it open.
        guild_id: The one server.
        is_repairing: Whether what differs is put right.

    Raises:
        DatabaseInUseError: A bot has it open.
        OlderDatabaseError: An older release wrote it.
        NewerDatabaseError: A newer one did.
        DamagedDatabaseError: The file cannot be read or written.
        UnreachableServerError: The server cannot be used.
    """
    began = time.perf_counter()
    with writing(where) as session:
        return _recomputed(session, guild_id, began, is_repairing=is_repairing)


def _recomputed(session: Session, guild_id: int | None, began: float, *, is_repairing: bool) -> Recomputed:
    connection = session.connection
    chosen = servers(connection) if guild_id is None else [guild_id]
    differing, results = {}, 0
    for server in chosen:
        with transaction(session):
            fold = begun_fold(connection, server)
            fold.finish()
            found = differences(connection, server, fold)
            if is_repairing:
                put_right(connection, server, found)
        results += connection.execute(_COUNT, {"guild_id": server}).fetchone()[0]
        if len(found):
            differing[server] = len(found)
    return Recomputed(servers=len(chosen), results=results, differing=differing, seconds=time.perf_counter() - began)
