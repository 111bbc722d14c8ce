"""An operator's errands on the database: each says in plain sentences what it did, and returns an exit code."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

from bot.arguments import EX_USAGE, AskHealth, BackUp, Check, Errand, Export, Forget, Move, Recompute, Restore
from bot.checking import run_check
from bot.health import HOST
from bot.moving import run_move
from bot.settings import Settings
from db import OpeningError
from db.copies import Contents, back_up, check, put_in_place
from db.errors import DatabaseInUseError
from db.offline import Where
from db.operating import Kind, StillNamedError, export_server, forget, kinds_of
from db.recomputing import recompute

EX_DATAERR: Final = 65
"""The data is not right: a broken copy, or books that are not what their results fold to."""
EX_NOINPUT: Final = 66
"""There is no such file, or nothing is stored under that id."""
EX_UNAVAILABLE: Final = 69
"""The bot is not ready, or is not there."""
EX_CANTCREAT: Final = 73
"""The file is there already, and is never replaced."""
EX_IOERR: Final = 74
"""It cannot be written."""
EX_TEMPFAIL: Final = 75
"""Not now: the bot is running, or an open table is in the way."""
EX_CONFIG: Final = 78
"""The database cannot be used."""

AT_SERVER: Final = (
    "The database is on a PostgreSQL server: pg_dump backs it up and pg_restore restores it (docs/HOSTING.md)."
)
HEALTH_SECONDS: Final = 5.0
"""How long the bot is waited for."""


def run_errand(errand: Errand, settings: Settings) -> int:
    """Do an errand and return the exit code.

    Args:
        errand: What was asked for.
        settings: Of this process.
    """
    if isinstance(errand, AskHealth):
        return _ask_health(settings.murlan_health_port)
    if isinstance(errand, Check):
        return run_check(settings, is_offline=errand.is_offline)
    where = settings.where
    try:
        match errand:
            case Move():
                return run_move(settings)
            case BackUp() | Restore() if isinstance(where, Path):
                return _with_copies(errand, where)
            case BackUp():
                return _failed(EX_USAGE, AT_SERVER)
            case Restore(copy, is_check):
                return _restore(None, copy, is_check=is_check)
            case _:
                return _on_database(errand, where)
    except DatabaseInUseError as error:
        return _failed(EX_TEMPFAIL, f"The bot is running: {error}. Stop it first.")
    except OpeningError as error:
        is_copy = isinstance(errand, Restore) and error.path != where
        return _failed(EX_DATAERR if is_copy else EX_CONFIG, f"The {_what(is_copy)} cannot be used: {error}.")
    except FileExistsError as error:
        return _failed(EX_CANTCREAT, f"{error.filename} is there already. Nothing was written: name another file.")
    except OSError as error:
        named = error.filename or settings.murlan_database
        return _failed(EX_IOERR, f"{named} cannot be read or written: {error.strerror}.")
    raise AssertionError("unreachable")


def _with_copies(errand: BackUp | Restore, database: Path) -> int:
    if isinstance(errand, Restore):
        return _restore(database, errand.copy, is_check=errand.is_check)
    return _missing(database) or _back_up(database, errand.target)


def _on_database(errand: Recompute | Export | Forget, where: Where) -> int:
    if code := _missing(where):
        return code
    match errand:
        case Recompute(guild_id, is_repairing):
            return _recompute(where, guild_id, is_repairing=is_repairing)
        case Export(guild_id, target):
            return _export(where, guild_id, target)
        case Forget(number, is_sure):
            return _forget(where, number, is_sure=is_sure)
    raise AssertionError("unreachable")


def _missing(where: Where) -> int:
    """Say that a file is missing; return 0 where it is there."""
    if not isinstance(where, Path) or where.is_file():
        return 0
    return _failed(EX_NOINPUT, f"There is no database at {where}: MURLAN_DATABASE says where it is.")


def _ask_health(port: int) -> int:
    """Ask on this machine itself, whatever address the bot listens on besides."""
    if not port:
        return _failed(EX_CONFIG, "MURLAN_HEALTH_PORT is 0: health is told nowhere.")
    connection = HTTPConnection(HOST, port, timeout=HEALTH_SECONDS)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        print(answer.read().decode())
    except (OSError, HTTPException) as error:
        return _failed(EX_UNAVAILABLE, f"Nobody answers on port {port}: {error}.")
    finally:
        connection.close()
    return 0 if answer.status == HTTPStatus.OK else EX_UNAVAILABLE


def _back_up(database: Path, target: Path) -> int:
    if target.is_dir():
        target /= f"{database.stem}-{_stamp()}.db"
    contents = back_up(database, target)
    print(f"{target} is a sound copy: {_told(contents)}.")
    return 0


def _restore(database: Path | None, copy: Path, *, is_check: bool) -> int:
    if not copy.is_file():
        return _failed(EX_NOINPUT, f"There is no file {copy}.")
    if is_check:
        print(f"{copy} is a sound copy: {_told(check(copy))}.")
        return 0
    if database is None:
        return _failed(EX_USAGE, AT_SERVER)
    if database.exists() and copy.samefile(database):
        return _failed(EX_USAGE, f"{copy} is the database itself.")
    kept = database.with_name(f"{database.name}.before-restore-{_stamp()}")
    was_there = put_in_place(copy, database, kept=kept)
    print(f"{database} is now what was in {copy}.")
    if was_there:
        print(f"The one before is kept as {kept}.")
    return 0


def _recompute(database: Where, guild_id: int | None, *, is_repairing: bool) -> int:
    found = recompute(database, guild_id=guild_id, is_repairing=is_repairing)
    print(f"{found.results} results of {found.servers} servers in {found.seconds:.1f} s: ", end="")
    print("ratings and boards equal." if found.is_equal else "ratings and boards differ.")
    for server, count in found.differing.items():
        print(f"server {server}: {count} rows {'were put right' if is_repairing else 'differ'}")
    return 0 if found.is_equal or is_repairing else EX_DATAERR


def _export(database: Where, guild_id: int, target: Path | None) -> int:
    if Kind.SERVER not in kinds_of(database, guild_id):
        return _failed(EX_NOINPUT, f"Nothing is stored of a server {guild_id}.")
    if target is None:
        export_server(database, guild_id, sys.stdout.write)
        return 0
    with target.open("x", encoding="utf-8") as file:
        export_server(database, guild_id, file.write)
    print(f"All that is stored of server {guild_id} is in {target}.")
    return 0


def _forget(database: Where, number: int, *, is_sure: bool) -> int:
    kinds = kinds_of(database, number)
    if not kinds:
        return _failed(EX_NOINPUT, f"Nothing is stored under {number}, neither of a person nor of a server.")
    (kind,) = kinds if len(kinds) == 1 else (Kind.SERVER,)  # Discord's ids are unique over both
    if not is_sure:
        return _failed(EX_USAGE, f"This deletes all about {kind} {number} and cannot be undone. If you mean it: --yes.")
    try:
        forget(database, number, kind)
    except StillNamedError as error:
        tables = ", ".join(error.table_ids)
        return _failed(
            EX_TEMPFAIL, f"The person still is at open tables ({tables}): these are to be left or ended first."
        )
    print(f"The {kind} {number} is forgotten.")
    if not isinstance(database, Path):
        print("The server's own backups, copies and write-ahead log still remember: those are its operator's.")
    elif copies := sorted(path.name for path in database.parent.glob(f"{database.name}.before-*")):
        print(f"Copies beside the database still remember: {', '.join(copies)}. So do backups made before.")
    return 0


def _told(contents: Contents) -> str:
    results = f"{contents.results} results of {contents.servers} servers, schema {contents.schema}"
    if contents.newest_at is None:
        return results
    return f"{results}, the last match ended {datetime.fromtimestamp(contents.newest_at, UTC):%Y-%m-%d %H:%M} UTC"


def _what(is_copy: bool) -> str:  # noqa: FBT001 - the one argument
    return "copy" if is_copy else "database"


def _stamp() -> str:
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}"


def _failed(code: int, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return code
