"""Who has played before: known from every server's results, by a look at each server and at nobody else's lines."""

from __future__ import annotations

from bot.clock import ManualClock
from db import Database
from tests.db.test_sql import STATEMENTS, plan_of
from tests.support.league import Server, played
from tests.support.stored import GUILD

FIRST = (0, 1, 2, 3)


async def test_person_has_played_who_is_in_any_result_of_any_server(database: Database, clock: ManualClock) -> None:
    """Void ones, unrated ones and those that one joined late were played as well."""
    assert not await database.experience.has_played(1)
    void = await Server(database, clock).play((1, 2), FIRST)
    await database.upkeep.void(GUILD, void)
    for guild_id, newcomer in ((GUILD + 1, 3), (GUILD - 1, 4)):
        await Server(database, clock, guild_id).store(played((5, newcomer), [FIRST], newcomers=(newcomer,)))
    known = {user_id: await database.experience.has_played(user_id) for user_id in range(1, 8)}
    assert {1: True, 2: True, 3: True, 4: True, 5: True, 6: False, 7: False} == known


async def test_forgotten_person_is_new_again(database: Database, clock: ManualClock) -> None:
    """A number that means nothing takes their place in the results."""
    await Server(database, clock).store(played((1, 2), [FIRST], is_finished=False))
    await database.upkeep.forget_person(1)
    assert (False, True) == (await database.experience.has_played(1), await database.experience.has_played(2))


def test_no_line_of_anybody_else_is_looked_at() -> None:
    """A million results are passed over in as many steps as there are servers."""
    plan = plan_of(STATEMENTS["experience._HAS_PLAYED_EVERYWHERE"])
    searched = [step for step in plan if "result_person_by_user" in step]
    assert all(step.startswith("SEARCH") and "COVERING INDEX" in step for step in searched)
    assert searched[-1].endswith("(guild_id=? AND user_id=?)")
    assert not any(step.startswith("SCAN") and "result" in step for step in plan)
