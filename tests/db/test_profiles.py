"""Profiles, read from the books."""

from __future__ import annotations

from dataclasses import replace

from bot.clock import ManualClock
from bot.league.profiles import NEWEST, HeadToHead
from bot.league.results import Laid, Pool
from db import Database
from tests.db.test_sql import STATEMENTS, plan_of
from tests.support.league import BOTTOM_UP, Server, played
from tests.support.stored import GUILD

FIRST = (0, 1, 2, 3)


async def test_profile_tells_of_rated_matches_of_this_server_only(database: Database, clock: ManualClock) -> None:
    """Newcomers' matches and those of elsewhere count nowhere; a void one does not count any more."""
    server = Server(database, clock)
    await server.play((1, 2), FIRST, BOTTOM_UP)
    void = await server.play((1, 2), FIRST)
    await server.store(played((2, 3, 1), [FIRST], newcomers=(1,)))
    await Server(database, clock, 701).play((1, 2), FIRST)
    await database.upkeep.void(GUILD, void)
    profile = await database.profiles.of(GUILD, 1, reader_id=2)
    assert ("name 1", 1, (1, 0, 0, 1)) == (profile.name, len(profile.lines), profile.places)
    assert [Pool.FREE_FOR_ALL] == [pool for pool, _ in profile.standings]
    assert HeadToHead(ahead=0, behind=0, level=0) != profile.head_to_head
    assert 1 == (profile.head_to_head or HeadToHead()).matches
    assert len(profile.curve(Pool.FREE_FOR_ALL)) == 1


async def test_own_profile_has_no_head_to_head(database: Database, clock: ManualClock) -> None:
    """Nobody plays against themselves."""
    await Server(database, clock).play((1, 2), FIRST)
    assert None is (await database.profiles.of(GUILD, 1, reader_id=1)).head_to_head


async def test_profile_tells_what_was_laid_where_it_was_counted(database: Database, clock: ManualClock) -> None:
    """Results of an older release have nothing to say of it."""
    server = Server(database, clock)
    await server.play((1, 2), FIRST)
    result = played((1, 2), [FIRST])
    laid = Laid(singles=9, pairs=4, triples=1, suited=2)
    first = replace(result.persons[0], laid=laid, straights=5, quads=1)
    await server.store(replace(result, persons=(first, *result.persons[1:])))
    profile = await database.profiles.of(GUILD, 1, reader_id=1)
    assert [laid, None] == [line.laid for line in profile.lines]
    expected = [("singles", 9), ("pairs", 4), ("straights", 3), ("suited", 2), ("triples", 1), ("quads", 1)]
    assert expected == list(profile.laid)


def test_no_more_than_the_newest_results_are_looked_at() -> None:
    """A profile costs the same in a server of a million results."""
    plan = plan_of(STATEMENTS["profiles._NEWEST"])
    assert "USING INDEX result_person_by_user (guild_id=? AND user_id=?)" in plan[0]
    assert not any("SCAN" in step or "TEMP B-TREE" in step for step in plan), plan
    assert "LIMIT :limit" in STATEMENTS["profiles._NEWEST"]
    assert 200 == NEWEST
