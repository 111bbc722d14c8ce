"""Copies of the bot's file, and the rows that the audit reads of them."""

from __future__ import annotations

import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from db.codec import decode_event, decode_state, unpack_record
from murlan.events import CardGiven, Event, Passed, Played
from tests.soaks.kills.ledger import Turn

MATCHES: Final = "SELECT rowid, * FROM match ORDER BY rowid"
TABLES: Final = "SELECT table_id, channel_id, match_id, state FROM open_table"
_EVENTS: Final = "SELECT body FROM event WHERE match_id = ? ORDER BY seq"
_SEATS: Final = "SELECT match_id, seat, user_id FROM result_person"


def copied(path: Path, folder: Path) -> Path:
    """Copy the file of a dead bot as it left it, with all that is not checkpointed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for suffix in ("", "-wal"):  # the -shm is made anew, as after a restart of the machine
        if Path(f"{path}{suffix}").exists():
            shutil.copyfile(f"{path}{suffix}", folder / f"{path.name}{suffix}")
    return folder / path.name


def events_of(connection: sqlite3.Connection, match: sqlite3.Row) -> tuple[Event, ...]:
    """Return all events of a match, packed or not."""
    if match["record"] is not None:
        return unpack_record(match["record"])
    return tuple(decode_event(row["body"]) for row in connection.execute(_EVENTS, (match["match_id"],)))


def seats_of(connection: sqlite3.Connection) -> defaultdict[str, dict[int, int]]:
    """Return who sits where, by match: from the results, or from the open table."""
    found: defaultdict[str, dict[int, int]] = defaultdict(dict)
    for row in connection.execute(_SEATS):
        found[row["match_id"]][row["seat"]] = row["user_id"]
    for row in connection.execute(TABLES):
        if row["match_id"] is not None and not found[row["match_id"]]:
            seats: Iterable[Any] = decode_state(row["state"]).seats
            found[row["match_id"]] = {number: seat.user_id for number, seat in enumerate(seats)}
    return found


def turns_of(events: Sequence[Event], seats: dict[int, int]) -> Iterator[Turn]:
    """Yield what was done on each turn, and by whom; 0 stands for nobody known."""
    for event in events:
        match event:
            case Played(seat, cards):
                yield Turn(seats.get(seat, 0), "played", frozenset(map(str, cards)))
            case Passed(seat):
                yield Turn(seats.get(seat, 0), "passed")
            case CardGiven(seat, card):
                yield Turn(seats.get(seat, 0), "given", frozenset({str(card)}))
            case _:
                pass
