"""Results as tests of the league need them, and a server in whose books they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from bot.clock import ManualClock
from bot.league.results import ComputerResult, MatchResult, PersonResult, Pool, side_of, tally
from bot.tables.phases import Phase
from bot.tables.ports import Unit
from db import Database
from murlan.computer.levels import Level
from murlan.options import Sides
from murlan.scoring import points_of
from tests.support.stored import GUILD, lobby, units_of
from tests.support.walks import Walk, deal_walk

BOTTOM_UP: Final = (3, 2, 1, 0)
"""A deal in which the seats came in from the last to the first."""
_NUMBERS = count()


def played(
    people: Sequence[int],
    deals: Sequence[Sequence[int]],
    *,
    match_id: str = "",
    pool: Pool = Pool.FREE_FOR_ALL,
    leavers: Sequence[int] = (),
    newcomers: Sequence[int] = (),
    is_finished: bool = True,
) -> MatchResult:
    """Return a match of so many people, by seat, and computer players on the other seats.

    Args:
        people: Their user ids.
        deals: The seats of each deal, first to last.
        match_id: Its name; a fresh one if left out.
        pool: Which kind it was.
        leavers: Those of them who left.
        newcomers: Those who came later.
        is_finished: Whether it was played to its end.
    """
    totals = [sum(points) for points in zip(*map(points_of, deals), strict=True)] or [0] * 4
    sides = [0] * (2 if pool is Sides.TWO_TEAMS else 4)
    for seat, points in enumerate(totals):
        sides[side_of(seat, pool)] += points
    winners = tuple(side for side, points in enumerate(sides) if points == max(sides)) if is_finished else ()
    lines = []
    for seat, user_id in enumerate(people):
        deals_won, place_sum = tally(deals, seat)
        lines.append(
            PersonResult(
                user_id=user_id,
                seat=seat,
                won=side_of(seat, pool) in winners and user_id not in leavers,
                deals=len(deals),
                deals_won=deals_won,
                points=totals[seat],
                place_sum=place_sum,
                has_left=user_id in leavers,
                is_newcomer=user_id in newcomers,
            )
        )
    return MatchResult(
        match_id=match_id or f"match{next(_NUMBERS)}",
        winners=winners,
        totals=tuple(totals),
        persons=tuple(lines),
        pool=pool,
        places=tuple(map(tuple, deals)),
        computers=tuple(ComputerResult(seat, Level.CLUB) for seat in range(len(people), 4)),
        is_finished=is_finished,
    )


class Server:
    """A server whose matches end one after the other, a minute each."""

    def __init__(self, database: Database, clock: ManualClock, guild_id: int = GUILD, *, channel_id: int = 900) -> None:
        self.database = database
        self.clock = clock
        self.guild_id = guild_id
        self.channel_id = channel_id
        """Where the next matches are played."""
        self._walk: Walk = deal_walk(1)

    async def store(self, result: MatchResult) -> str:
        """Store a match that ended so, through the journal; return its name."""
        self.clock.advance(60)
        table = replace(lobby(result.match_id, guild_id=self.guild_id), channel_id=self.channel_id)
        first = next(units_of(self._walk, table, match_id=result.match_id))
        state = replace(first.state, phase=Phase.FINISHED if result.is_finished else Phase.CLOSED)
        names = {line.user_id: f"name {line.user_id}" for line in result.persons}
        unit: Unit = replace(first, state=state, result=result, names=names)
        await self.database.journal.commit(unit)
        return result.match_id

    async def play(self, people: Sequence[int], *deals: Sequence[int]) -> str:
        """Store a match of these deals; return its name."""
        return await self.store(played(people, deals or [(0, 1, 2, 3)]))
