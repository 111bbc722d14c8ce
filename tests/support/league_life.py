"""Years of servers' leagues at random: matches of every kind, and what is done to the books between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.clock import ManualClock
from bot.league.results import MatchResult, Pool
from db import Database
from db.books import store_result
from db.ports import Connection
from tests.support.league import played

CHUNK: Final = 200
"""How many results go in one unit, so that a hundred thousand take no hours."""
DAY: Final = 86_400

_INSERT_MATCH: Final = """
    INSERT INTO match (guild_id, match_id, table_id, options, event_count, started_at, ended_at, record)
    VALUES (:guild_id, :match_id, '', '{}', 0, :now, :now, x'')
"""


@dataclass
class League:
    """Some servers, the people of each, and the matches that they have played."""

    database: Database
    clock: ManualClock
    rng: Random
    guilds: Sequence[int] = (700, 701, 702)
    people: int = 24
    """In each server; some are in several."""
    pace: float = 600.0
    """Seconds between two matches, of all servers together."""
    matches: list[tuple[int, str]] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    """How often each thing was done."""

    async def play(self, count: int) -> None:
        """Let so many matches end."""
        batch: list[tuple[int, MatchResult, int]] = []
        for _ in range(count):
            self.clock.advance(self.rng.expovariate(1 / self.pace))
            guild_id = self.rng.choice(self.guilds)
            result = self._result(guild_id)
            batch.append((guild_id, result, int(self.clock.wall())))
            self.matches.append((guild_id, result.match_id))
            if len(batch) == CHUNK:
                await self._store(batch)
                batch = []
        await self._store(batch)

    async def correct(self) -> str:
        """Do something to a server's books; return what it was."""
        guild_id = self.rng.choice(self.guilds)
        deeds: dict[str, Callable[[], object]] = {
            "void": lambda: self.database.upkeep.void(*self.rng.choice(self.matches)),
            "forget": lambda: self.database.upkeep.forget_person(self._person(guild_id)),
            "reset": lambda: self.database.upkeep.reset(guild_id),
            "reset season": lambda: self.database.upkeep.reset_season(guild_id),
            "start season": lambda: self.database.seasons.start(guild_id, "Winter"),
            "end season": lambda: self.database.seasons.end(guild_id),
            "follow calendar": lambda: self.database.seasons.follow_calendar(guild_id),
            "turn": lambda: self.database.seasons.turn(guild_id),
        }
        (deed,) = self.rng.choices(tuple(deeds), (10, 5, 1, 1, 3, 2, 3, 2))
        await deeds[deed]()  # type: ignore[misc]
        self._count(deed)
        return deed

    async def _store(self, batch: Sequence[tuple[int, MatchResult, int]]) -> None:
        def work(connection: Connection) -> None:
            for guild_id, result, now in batch:
                keys = {"guild_id": guild_id, "match_id": result.match_id, "now": now}
                connection.execute(_INSERT_MATCH, keys)
                store_result(connection, guild_id, result, now)

        if batch:
            await self.database.writer.submit(work)

    def _result(self, guild_id: int) -> MatchResult:
        rng = self.rng
        count = rng.choices((1, 2, 3, 4), (1, 3, 3, 5))[0]
        people = [self._person(guild_id)]
        while len(people) < count:
            people = [*people, other] if (other := self._person(guild_id)) not in people else people
        leavers = [user for user in people if rng.random() < 0.05]
        newcomers = [user for user in people[1:] if rng.random() < 0.04]
        deals = [tuple(rng.sample(range(4), 4)) for _ in range(rng.choices((0, 1, 3, 9), (1, 4, 8, 8))[0])]
        is_finished = bool(deals) and rng.random() < 0.95
        pool = rng.choices(tuple(Pool), (7, 3))[0]
        kinds = [("two teams", pool is Pool.TWO_TEAMS), ("leavers", bool(leavers)), ("newcomers", bool(newcomers))]
        for kind, holds in (*kinds, ("closed early", not is_finished), ("matches", True)):
            if holds:
                self._count(kind)
        result = played(people, deals, pool=pool, leavers=leavers, newcomers=newcomers, is_finished=is_finished)
        if len(result.winners) > 1:
            self._count("ties")
        return result

    def _person(self, guild_id: int) -> int:
        """Return somebody of a server; the more often, the lower their number."""
        number = min(int(self.rng.expovariate(4 / self.people)), self.people - 1)
        return 1000 + number + 7 * (guild_id % 10)

    def _count(self, kind: str) -> None:
        self.done[kind] = self.done.get(kind, 0) + 1
