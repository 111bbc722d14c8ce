"""What an operator has forgotten, or exported, past the bot."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from db.forgetting import forget_alone, forget_person, forget_piece, servers_of, tables_naming
from db.inventory import inventory, stored_servers
from db.offline import Where, source_of, transaction, writing
from db.offline import read as read_all
from db.ports import Connection, Session
from db.privacy import about_server
from db.refolding import refold


class Kind(StrEnum):
    """What a number stands for."""

    PERSON = "person"
    SERVER = "server"


@dataclass(eq=False)
class StillNamedError(Exception):
    """Open tables name a person; they are stored with them again at the next press."""

    table_ids: tuple[str, ...]


def kinds_of(where: Where, number: int) -> frozenset[Kind]:
    """Return what is stored under a number: a person, a server, neither.

    Raises:
        DamagedDatabaseError: The file cannot be read.
        UnreachableServerError: The server cannot be.
    """

    def read(connection: Connection) -> frozenset[Kind]:
        alone = [table for table in inventory(connection) if table.is_of_people and not table.is_of_servers]
        rows = (connection.execute(table.rows_of_person, {"user_id": number}).fetchone() for table in alone)
        is_person = any(rows) or servers_of(connection, number) or tables_naming(connection, number)
        found = {Kind.PERSON} if is_person else set()
        return frozenset(found | ({Kind.SERVER} if number in stored_servers(connection) else set()))

    return read_all(where, read)


def forget(where: Where, number: int, kind: Kind) -> None:
    """Forget a person or a server; no trace of the number is left in a file, and on a server no row that is read.

    Raises:
        StillNamedError: Open tables name the person; nothing was done.
        DatabaseInUseError: A bot has it open.
        OlderDatabaseError: An older release wrote it.
        NewerDatabaseError: A newer one did.
        DamagedDatabaseError: The file cannot be read or written.
        UnreachableServerError: The server cannot be used.
    """
    source = source_of(where)
    with writing(where) as session:
        if kind is Kind.PERSON:
            _forget_person(session, number)
        else:
            is_left = True
            while is_left:
                with transaction(session) as connection:
                    is_left = forget_piece(connection, number)
        session.empty_log()
        if source.has_traces(number):
            session.write_anew()
            session.empty_log()
        source.take_back()


def export_server(where: Where, guild_id: int, write: Callable[[str], object]) -> None:
    """Write all that is stored of a server as JSON, as it was at one moment; a bot may run meanwhile.

    Raises:
        DamagedDatabaseError: The file cannot be read.
        UnreachableServerError: The server cannot be.
        OSError: It cannot be written down.
    """

    def read(connection: Connection) -> None:
        for text in about_server(connection, guild_id):
            write(text)

    read_all(where, read)


def _forget_person(session: Session, user_id: int) -> None:
    with transaction(session) as connection:
        forget_alone(connection, user_id)
        if named := tables_naming(connection, user_id):
            raise StillNamedError(named)
        touched = forget_person(
            connection,
            user_id,
            servers_of(connection, user_id),
            now=int(time.time()),
            new_tombstone=lambda: -1 - secrets.randbits(62),
        )
        for guild_id in touched:
            refold(connection, guild_id)
