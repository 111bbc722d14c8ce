"""Whether a server's database can be used, looked at without changing anything: for `python -m bot check`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from db.copies import COUNT_EVERYWHERE, Contents
from db.errors import NewerDatabaseError, url_without_secrets
from db.inventory import TABLES
from db.ports import Connection
from db.postgres.migrating import known_migrations
from db.postgres.opening import told
from db.postgres.source import read_beside

OLDEST: Final = 140_000
"""The oldest version of PostgreSQL that we are tried on, as it numbers them."""

_FACTS: Final = """
    SELECT current_setting('server_version_num')::bigint, current_setting('server_version'), pg_is_in_recovery(),
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false),
        current_setting('server_encoding')
"""
_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """What was found."""

    version: str
    contents: Contents | None
    """What is in it; ``None`` where there are no tables yet."""
    objections: tuple[str, ...]
    """What is wrong with it, a sentence each."""


def look(url: str) -> Looked:
    """Look at a server's database; a bot may run meanwhile.

    Raises:
        UnreachableServerError: It is not there, or does not let us in.
        NewerDatabaseError: A newer release wrote it.
    """
    with told(url, is_whole=True):
        return read_beside(url, lambda connection: _looked(connection, url_without_secrets(url)))
    raise AssertionError("unreachable")


def _looked(connection: Connection, shown: str) -> Looked:
    number, version, is_standby, may_create, encoding = connection.execute(_FACTS).fetchone()
    objections = []
    if number < OLDEST:
        objections.append(f"it is PostgreSQL {version}: 14 is the oldest that will do")
    if is_standby:
        objections.append("it is a standby, which can only be read: name the primary server")
    if not may_create:
        objections.append("its user may create no tables there: GRANT CREATE ON SCHEMA public, or own the database")
    if encoding != "UTF8":
        objections.append(f"its encoding is {encoding}: create it with ENCODING 'UTF8'")
    return Looked(version=version, contents=_contents(connection, shown), objections=tuple(objections))


def _contents(connection: Connection, shown: str) -> Contents | None:
    if ("migration",) not in connection.execute(TABLES).fetchall():
        return None
    (schema,) = connection.execute(_NEWEST).fetchone()
    known = known_migrations()[-1].number
    if schema > known:
        raise NewerDatabaseError(shown, schema, known)
    servers, results, newest_at = connection.execute(COUNT_EVERYWHERE).fetchone() if schema else (0, 0, None)
    return Contents(schema=schema, servers=servers, results=results, newest_at=newest_at)
