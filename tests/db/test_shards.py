"""Shards on a server: who may write, who takes what over, whose turn it is. Only with a PostgreSQL at hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from bot.shards.dealing import dealt
from bot.shards.shards import Shards
from bot.tables.faults import ConflictError, StorageDownError
from bot.tables.ports import Unit
from db import Database
from db.errors import DatabaseInUseError, OtherCountError, ShardsTakenError
from db.ports import Connection
from tests.support.engines import SERVER, new_server_place, past_the_bot
from tests.support.stored import lobby, units_of
from tests.support.walks import match_walk

pytestmark = pytest.mark.skipif(SERVER == "", reason="MURLAN_TEST_POSTGRES names no server: see `make test-postgres`")

if SERVER:
    from db.postgres.claims import NAMESPACE
    from db.postgres.connection import connect_writer
    from db.postgres.letters import ServerLetters
    from db.postgres.shards import ShardsClaim
    from db.postgres.sharing import ServerLocks

Opens = Callable[..., Awaitable[Database]]
Locks = Callable[[str], Awaitable["ServerLocks"]]


@pytest.fixture
def url() -> str:
    """A new database; it goes with the server."""
    return new_server_place().where


@pytest.fixture
async def opens(url: str) -> AsyncIterator[Opens]:
    """Opens the database with some shards, or as a whole; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def open_one(text: str = "", on_taken: Callable[[], None] = lambda: None) -> Database:
            claim = ShardsClaim(Shards.read(text), on_taken=on_taken) if text else None
            return await stack.enter_async_context(await Database.connect(url, wall=lambda: 0.0, claim=claim))

        yield open_one


@pytest.fixture
async def locks(url: str) -> AsyncIterator[Locks]:
    """Opens what one process tells the others with."""
    async with AsyncExitStack() as stack:

        async def open_one(text: str) -> ServerLocks:
            opened = await ServerLocks.open(url, Shards.read(text))
            stack.push_async_callback(opened.close)
            return opened

        yield open_one


def end_session(url: str, shard: int) -> None:
    """End the session that has a shard, as a broken line does."""
    sql = """
        SELECT pg_terminate_backend(pg_locks.pid) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE locktype = 'advisory' AND datname = current_database() AND granted
        AND classid::bigint = CAST(:kind AS bigint) AND objid::bigint = CAST(:shard AS bigint)
    """
    past_the_bot(url, lambda session: session.execute(sql, {"kind": NAMESPACE, "shard": shard}).fetchall())


def nothing(_connection: Connection) -> None:
    """Store nothing."""


async def test_processes_with_other_shards_write_at_the_same_time(opens: Opens) -> None:
    """Each its own servers."""
    for database in (await opens("0-1/4"), await opens("2-3/4")):
        await database.writer.submit(nothing)


async def test_shards_that_another_process_has_are_refused_by_name(opens: Opens) -> None:
    """Nobody may write two processes' tables at once."""
    await opens("0-2/4")
    with pytest.raises(ShardsTakenError) as told:
        await opens("1-3/4")
    assert {1, 2} == told.value.shards
    await opens("3/4")


async def test_process_without_shards_and_processes_with_some_exclude_each_other(opens: Opens) -> None:
    """One that has all servers would write theirs."""
    await opens("0/2")
    with pytest.raises(DatabaseInUseError):
        await opens()


async def test_processes_that_count_the_shards_otherwise_exclude_each_other(opens: Opens) -> None:
    """A server would be two processes' own."""
    await opens("0/2")
    with pytest.raises(OtherCountError) as told:
        await opens("1/4")
    assert (2, 4) == (told.value.found, told.value.wanted)


async def test_process_whose_session_broke_takes_its_shards_again_before_it_writes(opens: Opens, url: str) -> None:
    """People notice nothing but a moment."""
    database = await opens("0-1/4")
    end_session(url, 0)
    await database.writer.submit(nothing)
    with pytest.raises(ShardsTakenError):
        await opens("0/4")


async def test_process_that_lost_a_shard_to_another_writes_nothing_any_more(opens: Opens, url: str) -> None:
    """It is told so, and whoever wants something stored hears that it is not."""
    told: list[str] = []
    database = await opens("0-1/4", lambda: told.append("taken"))
    end_session(url, 0)
    await opens("1/4")
    with pytest.raises(StorageDownError):
        await database.writer.submit(nothing)
    assert "taken" in told


async def test_former_session_that_the_server_still_has_is_ended_by_the_next(url: str) -> None:
    """A line that broke without a word would keep us out for half a minute, and be taken for another process."""
    claim = ShardsClaim(Shards.read("0/2"), on_taken=lambda: pytest.fail("nobody else has it"))

    def work() -> bool:
        former = connect_writer(url, claim=claim)
        for _ in range(50):
            try:
                connect_writer(url, claim=claim).close()
                break
            except ShardsTakenError:  # it takes the server a moment
                continue
        try:
            former.execute("SELECT 1")
        except Exception:  # noqa: BLE001 - whatever a lost session raises
            return former.is_lost
        finally:
            former.close()
        return False

    assert await asyncio.to_thread(work)


async def test_process_stores_loads_and_packs_its_own_servers_alone(url: str) -> None:
    """What another process is in the middle of writing would look broken."""
    here, there = 0, 1 << 22
    walk = match_walk(1)
    *_, last = units_of(walk, lobby("theirs", guild_id=there))
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(
                await Database.connect(url, wall=lambda: 0.0, claim=ShardsClaim(shards), owns=shards.owns)
            )
            for shards in (Shards.read("0/2"), Shards.read("1/2"))
        ]
        await second.archive.close()  # it has not come to it yet
        await first.journal.commit(Unit(state=lobby("ours", guild_id=here)))
        await second.journal.commit(replace(last, events=walk.events))
        with pytest.raises(ConflictError):
            await first.journal.commit(Unit(state=lobby("stray", guild_id=there)))
        await first.archive.sweep()
        tables = [[one.state.table_id for one in await base.journal.open_tables()] for base in (first, second)]
    (count,) = past_the_bot(url, lambda session: session.execute("SELECT count(*) FROM event").fetchone())
    assert ([["ours"], ["theirs"]], len(walk.events)) == (tables, count)


async def test_what_processes_have_is_seen_by_all(opens: Opens, locks: Locks) -> None:
    """Held, taken over, asked for, and how many each has."""
    await opens("0-1/6")
    await opens("2-3/6")
    one, other, late = await locks("0-1/6"), await locks("2-3/6"), await locks("4-5/6")
    await one.live()
    await other.live()
    await late.ask()
    taken = await one.take(lambda sight: [4] if 4 not in sight.taken else [])
    sight = await other.look()
    assert (4,) == taken
    assert ({0, 1, 2, 3}, {4}, {4, 5}) == (set(sight.held), set(sight.taken), set(sight.asked))
    assert ({0: 3, 2: 2}, 2) == (dict(sight.loads), sight.own)
    await late.ask_no_more()
    await one.give_back(taken)
    sight = await other.look()
    assert (set(), set()) == (set(sight.taken), set(sight.asked))


async def test_process_that_asks_may_have_its_shards_once_nobody_has_them(opens: Opens, locks: Locks) -> None:
    """A second one that asks for the same stands behind it."""
    database = await opens("0/2")
    first, second = await locks("0/2"), await locks("0/2")
    before = [await first.ask(), await second.ask()]
    await database.close()
    after = [await second.ask(), await first.ask()]
    await first.ask_no_more()
    assert ([False, False], [False, True], True) == (before, after, await second.ask())


async def test_processes_that_choose_at_once_take_no_shard_twice(locks: Locks, opens: Opens) -> None:
    """One chooses while the others wait, and each sees what was taken before."""
    await opens("0/8")
    await opens("1/8")
    one, other = await locks("0/8"), await locks("1/8")
    await one.live()
    await other.live()

    def choose(own: int) -> Callable[[Any], tuple[int, ...]]:
        return lambda sight: dealt(sight.free(8), sight.loads, own)

    taken = await asyncio.gather(one.take(choose(0)), other.take(choose(1)))
    assert {2, 3, 4, 5, 6, 7} == set(taken[0]) | set(taken[1])
    assert [3, 3] == sorted(map(len, taken))


async def test_process_that_ends_has_nothing_any_more(locks: Locks) -> None:
    """Nobody has to say goodbye."""
    one, other = await locks("0/2"), await locks("1/2")
    await one.live()
    await one.take(lambda _: [1])
    await one.close()
    sight = await other.look()
    assert (set(), {}) == (set(sight.taken), dict(sight.loads))


async def test_session_that_broke_begins_anew_with_what_it_had(locks: Locks, opens: Opens) -> None:
    """Its child still has the shards."""
    await opens("0/2")
    one, other = await locks("0/2"), await locks("1/2")
    await one.live()
    await one.take(lambda _: [1])
    one._session.terminate()
    await one.look()
    sight = await other.look()
    assert ({1}, {0: 2}) == (set(sight.taken), dict(sight.loads))


async def test_turns_of_a_bucket_are_given_one_after_another_to_all_processes(locks: Locks) -> None:
    """Each five seconds after the one before, whoever asks; other buckets have their own."""
    one, other = await locks("0/2"), await locks("1/2")
    waits = [await locks_.take_turn(0, apart=5) for locks_ in (one, other, one)]
    assert [0, 5, 10] == [round(wait) for wait in waits]
    assert 0 == round(await other.take_turn(1, apart=5))


async def test_letter_reaches_the_process_with_the_first_shard_alone(url: str) -> None:
    """However long it is, and once; it lies nowhere afterwards."""
    reader, sender, other = (
        await ServerLetters.open(url, is_reader=True),
        await ServerLetters.open(url, is_reader=False),
        await ServerLetters.open(url, is_reader=False),
    )
    came: asyncio.Queue[str] = asyncio.Queue()
    reader.on_letter = came.put_nowait
    other.on_letter = lambda _: pytest.fail("it is for the first")
    body = "a press" * 5000
    async with asyncio.timeout(10):
        await sender.send(body)
        assert body == await came.get()
    left = past_the_bot(url, lambda session: session.execute("SELECT count(*) FROM letter").fetchone()[0])
    assert (0, True) == (left, came.empty())
    for letters in (reader, sender, other):
        await letters.close()


async def test_reader_whose_session_broke_hears_again(url: str) -> None:
    """What was sent meanwhile is lost: whoever pressed presses again."""
    reader, sender = await ServerLetters.open(url, is_reader=True), await ServerLetters.open(url, is_reader=False)
    came: asyncio.Queue[str] = asyncio.Queue()
    reader.on_letter = came.put_nowait
    reader._session.terminate()
    await reader.keep()
    async with asyncio.timeout(10):
        await sender.send("a press")
        assert "a press" == await came.get()
    await reader.close()
    await sender.close()


async def test_processes_that_begin_at_once_all_begin(url: str) -> None:
    """Each makes the tables that are missing, and none minds that another has."""
    opening = [ServerLocks.open(url, Shards.read(f"{number}/8")) for number in range(8)]
    locks = await asyncio.gather(*opening)
    letters = await asyncio.gather(*(ServerLetters.open(url, is_reader=False) for _ in range(8)))
    assert 8 == len({await one.take_turn(0, apart=5) for one in locks})
    await asyncio.gather(*(one.close() for one in locks), *(one.close() for one in letters))
