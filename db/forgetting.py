"""Forgets a person or a server, on one plain connection: the writer's, or an operator's while no bot runs.

A person becomes a tombstone where others' history needs the row, another one in each server; all else of theirs goes.
A server goes whole, in bounded pieces.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from bot.tables.state import NOWHERE
from db.inventory import USER, inventory
from db.ports import Connection

READ: Final = 1 << 20
"""How many bytes of a file are looked through at a time."""
PIECE: Final = 500
"""How many rows of a table are deleted at a time."""
RENAMED: Final = frozenset({"result_person", "rating", "standing", "podium"})
"""The tables in which a tombstone takes a person's place: what others won, lost and are compared with stays true."""

_RENAME_LINES: Final = """
    UPDATE result_person SET user_id = :tombstone WHERE guild_id = :guild_id AND user_id = :user_id
"""
_RENAME_RATINGS: Final = """
    UPDATE rating SET user_id = :tombstone
    WHERE guild_id = :guild_id AND pool IN ('free-for-all', 'two-teams') AND user_id = :user_id
"""
_PERIODS: Final = "SELECT DISTINCT period FROM standing WHERE guild_id = :guild_id"
_RENAME_TALLIES: Final = """
    UPDATE standing SET user_id = :tombstone
    WHERE guild_id = :guild_id AND period IN (SELECT value FROM json_each(:periods))
    AND pool IN ('free-for-all', 'two-teams') AND user_id = :user_id
"""
_RENAME_PODIUMS: Final = """
    UPDATE podium SET user_id = :tombstone WHERE guild_id = :guild_id AND user_id = :user_id
"""
_OPEN_STATES_EVERYWHERE: Final = """
    SELECT guild_id, table_id, state FROM open_table WHERE set_aside_at IS NULL AND state LIKE '%' || :digits || '%'
"""
_ASIDE_STATES_EVERYWHERE: Final = """
    SELECT guild_id, table_id, state FROM open_table WHERE set_aside_at IS NOT NULL AND state LIKE '%' || :digits || '%'
"""
_REWRITE_STATE: Final = "UPDATE open_table SET state = :state WHERE guild_id = :guild_id AND table_id = :table_id"
_MARK: Final = "UPDATE league SET refold_at = :now WHERE guild_id = :guild_id"
_DELETE_OLD_ASIDE_EVERYWHERE: Final = """
    DELETE FROM open_table WHERE set_aside_at < :before AND (guild_id, table_id) IN (
        SELECT guild_id, table_id FROM open_table WHERE set_aside_at < :before LIMIT :piece
    )
"""
# Where somebody plays alone their own number stands for a channel.
_DELETE_ALONE: Final = "DELETE FROM open_table WHERE guild_id = :guild_id AND channel_id = :user_id"
_DELETE_STRAY_EVENTS: Final = """
    DELETE FROM event WHERE guild_id = :guild_id AND match_id IN (
        SELECT match_id FROM match WHERE guild_id = :guild_id AND ended_at IS NULL
        AND table_id NOT IN (SELECT table_id FROM open_table WHERE guild_id = :guild_id)
    )
"""
_DELETE_STRAY_MATCHES: Final = """
    DELETE FROM match WHERE guild_id = :guild_id AND ended_at IS NULL
    AND table_id NOT IN (SELECT table_id FROM open_table WHERE guild_id = :guild_id)
"""
_FORGET_NAME: Final = "DELETE FROM member_name WHERE guild_id = :guild_id AND user_id = :user_id"


def leaves_traces(path: Path, user_id: int) -> bool:
    """Return whether a number still stands somewhere in a file, though no row has it.

    SQLite overwrites what is deleted, but where it moves rows to another page it may leave an older copy of one between
    those that stay.
    """
    forms = (str(user_id).encode(), user_id.to_bytes(8, "big"))
    overlap = max(map(len, forms)) - 1
    with path.open("rb") as file:
        rest = b""
        while piece := file.read(READ):
            if any(form in rest + piece for form in forms):
                return True
            rest = piece[-overlap:]
    return False


def tables_naming(connection: Connection, user_id: int) -> tuple[str, ...]:
    """Return the open tables that name a person; they are stored anew with every press, so they end first."""
    states = connection.execute(_OPEN_STATES_EVERYWHERE, {"digits": str(user_id)})
    return tuple(table_id for _, table_id, state in states if _named(user_id).search(state))


def servers_of(connection: Connection, user_id: int) -> frozenset[int]:
    """Return the servers in which anything of a person is stored; it walks whole tables, so beside the writer."""
    tables = [table for table in inventory(connection) if table.is_of_people and table.is_of_servers]
    return frozenset(row[0] for table in tables for row in connection.execute(table.servers_of_person, {USER: user_id}))


def forget_person(
    connection: Connection, user_id: int, servers: Iterable[int], *, now: int, new_tombstone: Callable[[], int]
) -> list[int]:
    """Forget a person everywhere; the caller holds the transaction and folds anew what is returned.

    Args:
        connection: Where.
        user_id: Who; no open table names them.
        servers: Those in which anything of theirs is stored.
        now: Unix seconds.
        new_tombstone: Returns a random negative number.

    Returns:
        The servers whose books held them; they are marked as to be folded anew.
    """
    tables = [table for table in inventory(connection) if table.is_of_people and table.name not in RENAMED]
    touched = []
    for guild_id in sorted(servers):
        keys = {"guild_id": guild_id, "user_id": user_id}
        is_renamed = _renamed(connection, guild_id, user_id, new_tombstone())
        if is_renamed and connection.execute(_MARK, keys | {"now": now}).rowcount:
            touched.append(guild_id)
        for table in tables:
            if table.is_of_servers:
                connection.execute(table.deletion_of_person, keys)
    for table in tables:
        if not table.is_of_servers:
            connection.execute(table.deletion_of_person, {"user_id": user_id})
    forget_alone(connection, user_id)
    _rewrite_asides(connection, user_id, new_tombstone)
    return touched


def forget_piece(connection: Connection, guild_id: int, *, piece: int = PIECE) -> bool:
    """Delete some rows of a server, those first that nothing refers to; return whether any are left.

    That it was removed is forgotten last, so that a process that dies in between goes on where it stopped.
    """
    tables = [table for table in inventory(connection) if table.is_of_servers]
    for table in sorted(tables, key=lambda table: table.name == "removal"):
        if connection.execute(table.piece_of_server, {"guild_id": guild_id, "piece": piece}).rowcount:
            return True
    return False


def forget_old_asides(connection: Connection, *, before: int, piece: int = PIECE) -> bool:
    """Delete some tables that were set aside before a time, as unreadable; return whether any were."""
    return connection.execute(_DELETE_OLD_ASIDE_EVERYWHERE, {"before": before, "piece": piece}).rowcount > 0


def forget_alone(connection: Connection, user_id: int) -> None:
    """Delete what a person plays alone, and an unreadable table at which they did; no process has it open."""
    connection.execute(_DELETE_ALONE, {"guild_id": NOWHERE, "user_id": user_id})
    forget_strays(connection)


def forget_strays(connection: Connection) -> None:
    """Delete the matches that people played alone at tables that are no more: unreadable ones, a while after."""
    for statement in (_DELETE_STRAY_EVENTS, _DELETE_STRAY_MATCHES):
        connection.execute(statement, {"guild_id": NOWHERE})


def forget_names(connection: Connection, guild_id: int, people: Iterable[int]) -> None:
    """Delete what people are called in a server."""
    keys = [{"guild_id": guild_id, "user_id": user_id} for user_id in people]
    connection.executemany(_FORGET_NAME, keys)


def _renamed(connection: Connection, guild_id: int, user_id: int, tombstone: int) -> bool:
    """Put a tombstone in place of a person in one server's books, and return whether there was something."""
    keys = {"guild_id": guild_id, "user_id": user_id, "tombstone": tombstone}
    periods = json.dumps([row[0] for row in connection.execute(_PERIODS, keys)])
    count = connection.execute(_RENAME_LINES, keys).rowcount
    count += connection.execute(_RENAME_RATINGS, keys).rowcount
    count += connection.execute(_RENAME_TALLIES, keys | {"periods": periods}).rowcount
    count += connection.execute(_RENAME_PODIUMS, keys).rowcount
    return count > 0


def _rewrite_asides(connection: Connection, user_id: int, new_tombstone: Callable[[], int]) -> None:
    """Put a tombstone into the tables that could not be read: they wait for the operator, and go on nowhere."""
    asides = connection.execute(_ASIDE_STATES_EVERYWHERE, {"digits": str(user_id)}).fetchall()
    for guild_id, table_id, state in asides:
        rewritten = _named(user_id).sub(str(new_tombstone()), state)
        connection.execute(_REWRITE_STATE, {"guild_id": guild_id, "table_id": table_id, "state": rewritten})


def _named(user_id: int) -> re.Pattern[str]:
    """Return what finds a person in a stored table, and not the same digits within a longer number."""
    return re.compile(rf"(?<!\d){user_id}(?!\d)")
