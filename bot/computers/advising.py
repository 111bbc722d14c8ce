"""Hints for people: what the strongest computer player would do in their turn, with reasons that are true.

Nobody waits for a hint but the one who asked. The pool lets tables go first, and what is asked twice in one turn is
thought about once.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final, Protocol

from bot.tables.actions import Guard
from bot.tables.drafts import Hint
from bot.tables.ports import Question
from murlan.computer.levels import Level
from murlan.events import SeatEvent
from murlan.snapshot import Snapshot

SECONDS: Final = 1.0
"""How long somebody waits who asks: well within the time that Discord gives a press."""
MOST: Final = 8
"""How many may wait at once, so that hints never fill the line of those who play."""

_Turn = tuple[str, int | None, int, int]


class Pool(Protocol):
    """Where players think."""

    async def advise(self, question: Question, *, seed: int) -> SeatEvent | None:
        """Return what a player would do, or ``None`` where none had the time."""
        ...


class Advising:
    """Gives hints (`bot.tables.ports.Adviser`)."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._under_way: dict[_Turn, asyncio.Task[Hint | None]] = {}

    async def advise(self, table_id: str, snapshot: Snapshot) -> Hint | None:
        """Return a hint for whoever acts and sees this; ``None`` where no process had the time."""
        turn = (table_id, snapshot.viewer, snapshot.deal_number, snapshot.turns_taken)
        thought = self._under_way.get(turn)
        if thought is None:
            if len(self._under_way) >= MOST:
                return None
            thought = self._under_way[turn] = asyncio.create_task(self._hint(table_id, snapshot), name="hint")
            thought.add_done_callback(lambda _: self._under_way.pop(turn))
        return await asyncio.shield(thought)

    async def _hint(self, table_id: str, snapshot: Snapshot) -> Hint | None:
        question = Question(table_id=table_id, snapshot=snapshot, level=Level.CHAMPION, seconds=SECONDS)
        luck = Random(f"hint {question.about} {snapshot.viewer}")  # of its own: to ask changes nobody's play
        event = await self._pool.advise(question, seed=luck.getrandbits(64))
        if event is None:
            return None
        from murlan.computer.reasons import reasons_for  # takes a while to be imported

        guard = Guard(snapshot.deal_number, snapshot.turns_taken)
        return Hint(guard, event, reasons_for(snapshot, event))
