"""Two servers in one file: whatever happens in one, the other's books are those of a server that is alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.clock import ManualClock
from bot.league.boards import Board, BoardChoice, BoardPage, Standing
from bot.league.periods import Span
from bot.league.recent import RecentResult
from bot.league.results import MatchResult, Pool
from bot.league.settings import GuildSettings, LeagueSettings
from db import Database
from tests.db.test_sql import KEYS, TABLES
from tests.support.engines import place_at
from tests.support.league import Server, played

OURS, THEIRS = 700, 701
PEOPLE = (1, 2, 3, 4, 5)
"""Some are in both servers."""
Seen = list[BoardPage | Standing | GuildSettings | LeagueSettings | RecentResult | bool | None]


def results(rng: Random, name: str) -> list[MatchResult]:
    """Return what is played in a server."""
    return [
        played(
            rng.sample(PEOPLE, 3),
            [tuple(rng.sample(range(4), 4)) for _ in range(3)],
            match_id=f"{name}{number}",
            pool=rng.choice(tuple(Pool)),
        )
        for number in range(12)
    ]


async def seen(database: Database) -> Seen:
    """Return all that our server can be shown."""
    found: Seen = [await database.settings.of_guild(OURS), await database.settings.of_league(OURS)]
    found += [await database.settings.is_barred(OURS, user) for user in PEOPLE]
    found += await database.recent.newest(OURS)
    for board in Board:
        for span in Span:
            for pool in Pool:
                choice = BoardChoice(guild_id=OURS, board=board, span=span, pool=pool)
                found.append(await database.boards.page(choice))
                found += [await database.boards.own(choice, user) for user in PEOPLE]
    return found


async def live(path: Path, ours: list[MatchResult], theirs: list[MatchResult]) -> Seen:
    """Let our server's matches end, with another server's between them and corrections there."""
    clock = ManualClock()
    async with await place_at(path).open(wall=clock.wall) as database:
        us, them = Server(database, clock, OURS), Server(database, clock, THEIRS)
        for number, result in enumerate(ours):
            start = clock.wall()
            for other in theirs[number : number + 1]:
                await them.store(other)
                if number % 4 == 3:
                    await database.upkeep.void(THEIRS, other.match_id)
                if number == 5:
                    await database.seasons.start(THEIRS, "Theirs")
                    await database.languages.choose_for_guild(THEIRS, "sq")
                    await database.settings.change_guild(
                        THEIRS, lambda own: replace(own, manager_role=9, most_tables=1)
                    )
                    await database.settings.change_league(THEIRS, lambda own: replace(own, is_rating=False))
                    await database.settings.bar(THEIRS, PEOPLE[0], is_barred=True)
                if number == 8:
                    await database.upkeep.reset(THEIRS)
            clock.advance(600 - (clock.wall() - start))
            await us.store(result)
        await database.archive.settled()
        return await seen(database)


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_of_one_server_shows_in_another(seed: int, tmp_path: Path) -> None:
    """Rows and boards are equal to those of a file in which the other server never was."""
    rng = Random(seed)
    ours, theirs = results(rng, "ours"), results(rng, "theirs")
    together = await live(tmp_path / "together.db", ours, theirs)
    alone = await live(tmp_path / "alone.db", ours, [])
    assert alone == together
    for table in sorted(TABLES):
        if "guild_id" not in KEYS[table]:
            continue
        own = [
            sorted(place_at(tmp_path / name).query(f"SELECT * FROM {table} WHERE guild_id = ?", OURS), key=repr)  # noqa: S608
            for name in ("alone.db", "together.db")
        ]
        assert own[0] == own[1], table
