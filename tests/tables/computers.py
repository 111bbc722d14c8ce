"""Computer players of which a test knows when they are asked, and for whom."""

from __future__ import annotations

import asyncio

from bot.tables.ports import Question
from murlan.events import SeatEvent
from tests.support.house import first_choice


class AskedComputers:
    """Computer players that do the first thing that is legal."""

    def __init__(self) -> None:
        self.asked: list[tuple[int | None, str]] = []
        """The seat and the level, each time."""

    async def choose(self, question: Question) -> SeatEvent:
        """Note who is asked, and decide."""
        self.asked.append((question.snapshot.viewer, question.level))
        return first_choice(question.snapshot)


class SlowComputers:
    """Computer players that decide when they are told to, or never."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[None]] = []

    async def choose(self, question: Question) -> SeatEvent:
        """Wait, then do the first thing that is legal."""
        self.asked.append(asyncio.get_running_loop().create_future())
        await self.asked[-1]
        return first_choice(question.snapshot)


async def let_run() -> None:
    """Let tasks run that need no thread; where a computer player thinks, nothing settles."""
    for _ in range(20):
        await asyncio.sleep(0)
