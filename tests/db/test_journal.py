"""The journal: what a unit stores, what refuses it, and what a start finds again."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables.faults import ConflictError, DoublePressError, StorageDownError
from bot.tables.phases import Closing, Phase
from bot.tables.ports import StoredTable, Unit
from bot.tables.state import TableState
from db import Database
from db.codec import unpack_record
from db.connection import FileReader
from murlan.events import Dealt
from murlan.match import Match
from tests.support.engines import Place
from tests.support.stored import GUILD, HOST, SEATS, lobby, result_of, units_of
from tests.support.walks import Walk

COUNT_EVENTS = "SELECT count(*) FROM event"


def until_deal(walk: Walk, number: int, *, more: int) -> Iterator[Unit]:
    """Yield the units of a walk up to so many events after a deal's `Dealt`."""
    start = next(n for n, event in enumerate(walk.events) if isinstance(event, Dealt) and event.number == number)
    for unit, _ in zip(units_of(walk), range(start + 1 + more), strict=False):
        yield unit


def at_once(walk: Walk, table: TableState | None = None) -> Iterator[Unit]:
    """Yield one unit with all events of a whole match."""
    *_, last = units_of(walk, table)
    yield replace(last, events=walk.events)


async def commit_all(database: Database, units: Iterator[Unit]) -> Unit:
    """Store units one after another, and return the last one."""
    unit = None
    for unit in units:
        await database.journal.commit(unit)
    assert unit is not None
    return unit


async def test_lobby_is_found_again_with_message_remaining_time_and_names(database: Database) -> None:
    """A lobby survives a restart."""
    await database.journal.commit(Unit(state=lobby(), remaining=12.5, names={HOST: "Arta", 99: "Other"}))
    await database.journal.remember_message(GUILD, "table1", 555)
    expected = StoredTable(state=lobby(), remaining=12.5, message_id=555, names={HOST: "Arta"}, stored_at=1_800_000_000)
    assert [expected] == await database.journal.open_tables()


async def test_later_unit_of_a_table_replaces_it_and_keeps_its_message(database: Database) -> None:
    """One row a table; only the message is set by itself."""
    await database.journal.commit(Unit(state=lobby(), names={HOST: "Arta"}))
    await database.journal.remember_message(GUILD, "table1", 555)
    after = replace(lobby(), seats=SEATS)
    await database.journal.commit(Unit(state=after, names={HOST: "Arta B."}))
    (table,) = await database.journal.open_tables()
    assert (after, 555, {HOST: "Arta B."}) == (table.state, table.message_id, table.names)


async def test_name_that_is_no_text_is_stored_readable(database: Database) -> None:
    """Half a surrogate pair in a display name must not refuse a play."""
    await database.journal.commit(Unit(state=lobby(), names={HOST: "a\ud83d"}))
    (table,) = await database.journal.open_tables()
    assert {HOST: "a?"} == table.names


@pytest.mark.parametrize("more", [0, 1, 9])
async def test_match_in_its_second_deal_is_folded_from_the_last_deal(
    database: Database, place: Place, clock: ManualClock, walk: Walk, more: int
) -> None:
    """Restart in the middle of a deal, in another process's stead: the match is the same value."""
    last = await commit_all(database, until_deal(walk, 2, more=more))
    await database.close()
    async with await place.open(wall=clock.wall) as reopened:
        (table,) = await reopened.journal.open_tables()
    assert last.state == table.state
    assert {HOST: "Arta", 43: "Besnik"} == table.names


async def test_press_stored_before_is_refused_with_all_of_its_unit(database: Database, place: Place) -> None:
    """Discord may deliver a press twice, and people press twice."""
    await database.journal.commit(Unit(state=lobby(), press_id=1))
    with pytest.raises(DoublePressError):
        await database.journal.commit(Unit(state=lobby("table2"), press_id=1, names={1: "X"}))
    assert [("table1",)] == place.query("SELECT table_id FROM open_table")
    assert [] == place.query("SELECT * FROM member_name")


async def test_presses_older_than_an_hour_go_a_few_with_each_new_press(
    database: Database, place: Place, clock: ManualClock
) -> None:
    """A token lives 15 minutes; the table of presses must not grow for ever, nor be cleared all at once."""
    for number in range(1, 11):
        await database.journal.commit(Unit(state=lobby(), press_id=number))
    clock.advance(3599)
    await database.journal.commit(Unit(state=lobby(), press_id=11))
    assert [(11,)] == place.query("SELECT count(*) FROM press")
    clock.advance(2)
    await database.journal.commit(Unit(state=lobby(), press_id=12))
    assert [(8,)] == place.query("SELECT count(*) FROM press")
    for number in (13, 14):
        await database.journal.commit(Unit(state=lobby(), press_id=number))
    assert [(11,), (12,), (13,), (14,)] == place.query("SELECT interaction_id FROM press")


async def test_event_that_leaves_a_gap_or_comes_twice_is_refused(database: Database, place: Place, walk: Walk) -> None:
    """A table that lags behind what is stored must not write over it."""
    units = list(until_deal(walk, 1, more=3))
    await database.journal.commit(units[0])
    with pytest.raises(ConflictError):
        await database.journal.commit(units[2])
    await database.journal.commit(units[1])
    with pytest.raises(ConflictError):
        await database.journal.commit(units[1])
    with pytest.raises(ConflictError):
        await database.journal.commit(replace(units[0], events=()))
    assert [(2,)] == place.query(COUNT_EVENTS)
    assert [(2,)] == place.query("SELECT event_count FROM match")
    await database.journal.commit(units[2])


async def test_many_events_in_one_unit_are_stored_with_their_deals(
    database: Database, place: Place, walk: Walk
) -> None:
    """The rest of a deal is played at once when no person holds cards any more."""
    *_, last = until_deal(walk, 2, more=2)
    await database.journal.commit(replace(last, events=walk.events[: last.state.event_count]))
    counts = place.query("SELECT deal, count(*) FROM event GROUP BY deal ORDER BY deal")
    assert [(1, last.state.event_count - 3), (2, 3)] == counts
    assert [last.state] == [table.state for table in await database.journal.open_tables()]


async def test_ended_match_leaves_result_standings_and_one_record(database: Database, place: Place, walk: Walk) -> None:
    """BB-109: result and books go with the last event; then the rows become a record that replays to the same match."""
    last = await commit_all(database, units_of(walk))
    await database.archive.settled()
    ((ended, record),) = place.query("SELECT ended_at, record FROM match")
    assert ended == 1_800_000_000
    assert walk.events == unpack_record(record)
    assert walk.final == Match.fold(walk.options, unpack_record(record))
    assert [(0,)] == place.query(COUNT_EVENTS)
    assert [(HOST, 1), (43, 0)] == place.query(
        "SELECT user_id, wins FROM standing WHERE period = 'all' ORDER BY points DESC, user_id"
    )
    assert [last.state] == [table.state for table in await database.journal.open_tables()]


async def test_match_left_unpacked_by_a_crash_is_packed_after_the_next_start(
    database: Database, place: Place, clock: ManualClock, walk: Walk
) -> None:
    """The archive works from what the file says."""
    await database.archive.close()
    await commit_all(database, at_once(walk))
    await database.close()
    assert [(len(walk.events),)] == place.query(COUNT_EVENTS)
    async with await place.open(wall=clock.wall) as reopened:
        await reopened.archive.settled()
    assert [(0, 1)] == place.query("SELECT (SELECT count(*) FROM event), record IS NOT NULL FROM match")


@pytest.mark.parametrize("statement", range(4))
async def test_match_that_is_packed_while_it_is_read_is_read_whole(
    statement: int, database: Database, place: Place, walk: Walk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start packs what the last process left over and reads the open tables at the same time."""
    await database.archive.close()
    last = await commit_all(database, at_once(walk))
    rows, asked = FileReader.rows, list[str]()

    async def pack_before(reader: FileReader, sql: str, parameters: Mapping[str, object]) -> list[sqlite3.Row]:
        asked.append(sql)
        if len(asked) == statement + 1:
            await database.archive.sweep()
        return await rows(reader, sql, parameters)

    monkeypatch.setattr(FileReader, "rows", pack_before)
    (table,) = await database.journal.open_tables()
    assert last.state == table.state
    assert [(None,)] == place.query("SELECT set_aside_at FROM open_table")


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM event WHERE guild_id = 700 AND seq = 5",
        "DELETE FROM event WHERE guild_id = 700 AND seq = (SELECT max(seq) FROM event)",
        "UPDATE result SET totals = '[1,2,3,4]'",
        "UPDATE event SET body = 'x' WHERE seq = 1",
    ],
    ids=["gap", "end missing", "other totals", "no event"],
)
async def test_match_whose_record_would_not_be_the_match_keeps_its_rows(
    database: Database, place: Place, walk: Walk, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """Nothing is deleted that cannot be made again."""
    await database.archive.close()
    await commit_all(database, at_once(walk))
    await database.writer.submit(lambda connection: connection.execute(damage))
    before = place.query(COUNT_EVENTS)
    with caplog.at_level(logging.ERROR):
        await database.archive.sweep()
        await database.archive.sweep()
    assert before == place.query(COUNT_EVENTS)
    assert [(None,)] == place.query("SELECT record FROM match")
    assert 1 == len(caplog.records)
    assert "match match1 of server 700 is not packed" in caplog.text


async def test_closed_table_ends_its_unfinished_match_without_result_and_keeps_its_record(
    database: Database, place: Place, walk: Walk
) -> None:
    """A table may be ended or deserted in the middle of a match."""
    last = await commit_all(database, until_deal(walk, 2, more=2))
    closed = replace(last.state, phase=Phase.CLOSED, closing=Closing.ENDED)
    await database.journal.commit(Unit(state=closed))
    await database.archive.settled()
    assert [] == await database.journal.open_tables()
    assert [] == place.query("SELECT * FROM result")
    ((ended, record),) = place.query("SELECT ended_at, record FROM match")
    assert ended is not None
    assert walk.events[: last.state.event_count] == unpack_record(record)


async def test_unfinished_match_that_lost_an_event_keeps_its_rows(database: Database, place: Place, walk: Walk) -> None:
    """Without a result only the count tells that the end is missing."""
    await database.archive.close()
    last = await commit_all(database, until_deal(walk, 2, more=2))
    await database.journal.commit(Unit(state=replace(last.state, phase=Phase.CLOSED)))
    damage = "DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)"
    await database.writer.submit(lambda connection: connection.execute(damage))
    await database.archive.sweep()
    assert [(last.state.event_count - 1,)] == place.query(COUNT_EVENTS)


async def test_event_after_the_end_of_its_match_is_refused(database: Database, walk: Walk) -> None:
    """An ended match's record is final."""
    *_, last = until_deal(walk, 1, more=2)
    units = list(until_deal(walk, 1, more=3))
    await commit_all(database, iter(units[:-1]))
    await database.journal.commit(Unit(state=replace(last.state, phase=Phase.CLOSED)))
    with pytest.raises(ConflictError):
        await database.journal.commit(units[-1])


async def test_rematch_at_the_same_table_counts_its_events_from_zero(database: Database, walk: Walk) -> None:
    """A second match has its own events (R9.5)."""
    await commit_all(database, at_once(walk))
    second = list(units_of(walk, match_id="match2"))[:20]
    await commit_all(database, iter(second))
    (table,) = await database.journal.open_tables()
    assert second[-1].state == table.state


async def test_match_has_one_result(database: Database, place: Place, walk: Walk) -> None:
    """BB-109: the books take a match in once."""
    last = await commit_all(database, at_once(walk))
    with pytest.raises(ConflictError):
        await database.journal.commit(replace(last, events=(), result=result_of("match1")))
    assert [(2,)] == place.query("SELECT count(*) FROM result_person")


async def test_match_outside_servers_has_a_result_but_no_standings(
    database: Database, place: Place, walk: Walk
) -> None:
    """A board of all private messages would list strangers to each other."""
    await commit_all(database, at_once(walk, lobby(guild_id=0)))
    assert [(2,)] == place.query("SELECT count(*) FROM result_person WHERE guild_id = 0")
    assert [(0,)] == place.query("SELECT count(*) FROM standing")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE open_table SET state = '{}' WHERE table_id = 'table1'",
        "UPDATE open_table SET table_id = 'other1' WHERE table_id = 'table1'",
        "UPDATE event SET body = replace(body, '\"seat\":', '\"seat\":9') WHERE seq = 1",
        "DELETE FROM event WHERE seq = 0",
        "DELETE FROM event WHERE seq >= 0",
        "UPDATE match SET event_count = 3",
        "UPDATE match SET options = 'x'",
    ],
)
async def test_table_that_cannot_be_read_is_set_aside_and_the_others_load(
    database: Database, place: Place, walk: Walk, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """One damaged row must not stop the bot; it stays for the operator, and the log shows no card."""
    await commit_all(database, until_deal(walk, 1, more=1))
    await database.journal.commit(Unit(state=lobby("table2")))
    await database.writer.submit(lambda connection: connection.execute(damage))
    with caplog.at_level(logging.DEBUG, logger="db"):
        tables = await database.journal.open_tables()
    assert ["table2"] == [table.state.table_id for table in tables]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "of server 700 is set aside" in record.getMessage()
    assert "Card" not in record.getMessage()
    assert [(1,)] == place.query("SELECT count(*) FROM open_table WHERE set_aside_at IS NOT NULL")
    caplog.clear()
    assert 1 == len(await database.journal.open_tables())
    assert [] == caplog.records


async def test_one_table_is_read_as_it_is_stored_now(database: Database, walk: Walk, clock: ManualClock) -> None:
    """A table that is in doubt asks for itself alone, in the middle of a deal too."""
    last = await commit_all(database, until_deal(walk, 2, more=3))
    await database.journal.commit(Unit(state=lobby("table2")))
    await database.journal.remember_message(GUILD, "table1", 555)
    found = await database.journal.stored(GUILD, "table1")
    names = {HOST: "Arta", 43: "Besnik"}
    assert found == StoredTable(state=last.state, remaining=None, message_id=555, names=names, stored_at=clock.wall())


async def test_a_closed_table_is_not_found(database: Database, walk: Walk) -> None:
    """Nor one of another server."""
    last = await commit_all(database, until_deal(walk, 1, more=1))
    assert None is await database.journal.stored(GUILD + 1, "table1")
    await database.journal.commit(Unit(state=replace(last.state, phase=Phase.CLOSED, closing=Closing.ENDED)))
    assert None is await database.journal.stored(GUILD, "table1")


async def test_a_table_that_cannot_be_read_any_more_is_set_aside_when_it_asks(database: Database, place: Place) -> None:
    """Its row stays for the operator."""
    await database.journal.commit(Unit(state=lobby()))
    await database.writer.submit(lambda connection: connection.execute("UPDATE open_table SET state = 'x'"))
    assert None is await database.journal.stored(GUILD, "table1")
    assert [(1,)] == place.query("SELECT count(*) FROM open_table WHERE set_aside_at IS NOT NULL")


async def test_a_probe_writes_as_much_as_a_press_and_leaves_one_row(database: Database, place: Place) -> None:
    """A disk that has room for a byte is still full; a probe every five seconds must not fill it."""
    for _ in range(3):
        await database.journal.probe()
    assert [(1, 16_384)] == place.query("SELECT number, length(filling) FROM probe")


async def test_a_probe_of_a_closed_database_says_so(database: Database) -> None:
    """It is a commit like any other."""
    await database.close()
    with pytest.raises(StorageDownError):
        await database.journal.probe()


async def test_the_file_knows_when_a_clock_was_right(database: Database, path: Path, clock: ManualClock) -> None:
    """A pause is counted from there, whatever restarts there are."""
    await database.journal.commit(Unit(state=lobby(), remaining=12.5))
    clock.advance(100)
    assert [1_800_000_000] == [table.stored_at for table in await database.journal.open_tables()]
    await database.journal.commit(Unit(state=lobby(), remaining=2.5))
    assert [1_800_000_100] == [table.stored_at for table in await database.journal.open_tables()]
