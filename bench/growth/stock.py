"""A database with many open tables: one match that was really begun, and as many copies of it as are wanted."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from bot.tables.phases import TableSettings
from bot.tables.registry import LATELY
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from db.codec import decode_state, encode_state
from murlan.options import CLASSIC
from tests.sim.place import FIRST_CHANNEL, GUILD_ID, Person
from tests.support.house import TableHouse
from tests.tables.matches import FOUR, four_people, play_on

TURNS: Final = 4
"""How many turns were taken at each table."""
LONG: Final = 7200
"""Seconds of a turn: nobody's runs out while others are measured."""
FIRST_MESSAGE: Final = 1_250_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class Place:
    """Where one table is, and who sits there."""

    number: int

    @property
    def table_id(self) -> str:
        """The table's name."""
        return f"g{self.number:09}"

    @property
    def channel_id(self) -> int:
        """Its channel."""
        return FIRST_CHANNEL + self.number

    @property
    def message_id(self) -> int:
        """Its public message."""
        return FIRST_MESSAGE + self.number

    @property
    def people(self) -> list[Person]:
        """Who sits there, by seat of the copied match."""
        return [Person.named(4 * self.number + seat, f"Guest {4 * self.number + seat:05}") for seat in range(4)]


async def stock(path: Path, tables: int) -> None:
    """Make a database with so many tables in the middle of a deal, which were left a while ago."""
    house = await TableHouse.open(path)
    table = await four_people(house)
    for _ in range(TURNS):
        await play_on(table)
    await house.close()
    with closing(sqlite3.connect(path)) as file, file:
        file.row_factory = sqlite3.Row
        _copy(file, tables)


def _copy(file: sqlite3.Connection, tables: int) -> None:
    """Put copies of the one table in its place."""
    (row,) = file.execute("SELECT * FROM open_table").fetchall()
    (match,) = file.execute("SELECT * FROM match").fetchall()
    events = [dict(event) for event in file.execute("SELECT * FROM event ORDER BY seq")]
    for name in ("event", "open_table", "match", "member_name", "press"):
        file.execute(f"DELETE FROM {name}")  # noqa: S608 - names of our own
    file.execute("INSERT INTO guild_setting (guild_id, pings) VALUES (?, 0)", (GUILD_ID,))  # they would be all at once
    state = decode_state(row["state"])
    for number in range(tables):
        place, match_id = Place(number), f"match{number:09}"
        own = _moved(state, place, match_id)
        keys = {"guild_id": GUILD_ID, "table_id": place.table_id, "match_id": match_id}
        left_at = int(time.time() - (0 if number == 0 else LATELY + 60))
        _insert(file, "match", dict(match) | keys | {"channel_id": place.channel_id})
        _insert(
            file,
            "open_table",
            dict(row)
            | keys
            | {"channel_id": place.channel_id, "message_id": place.message_id, "state": encode_state(own)}
            | {"remaining": None, "stored_at": left_at},
        )
        for event in events:
            _insert(file, "event", event | {"guild_id": GUILD_ID, "match_id": match_id})
        for person in place.people:
            named = {"guild_id": GUILD_ID, "user_id": person.user_id, "name": person.name}
            _insert(file, "member_name", named)


def _insert(file: sqlite3.Connection, name: str, values: dict[str, Any]) -> None:
    columns = ", ".join(values)
    places = ", ".join(f":{column}" for column in values)
    file.execute(f"INSERT INTO {name} ({columns}) VALUES ({places})", values)  # noqa: S608 - names of our own


def _moved(state: TableState, place: Place, match_id: str) -> TableState:
    """Return the table as one of other people elsewhere."""
    people = dict(zip(FOUR, (person.user_id for person in place.people), strict=True))
    seats = tuple(
        replace(seat, user_id=people[seat.user_id]) if isinstance(seat, PersonSeat) else seat for seat in state.seats
    )
    assert state.due is not None, "a match has a clock"
    return replace(
        state,
        table_id=place.table_id,
        guild_id=GUILD_ID,
        channel_id=place.channel_id,
        host_id=people[state.host_id],
        settings=TableSettings(options=CLASSIC, turn_seconds=LONG),
        seats=seats,
        due=replace(state.due, seconds=float(LONG)),
        match_id=match_id,
    )
