"""A server that is killed and started again, and a bot that is killed: what was answered is there, and it goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from bot.tables.faults import StorageDownError
from db import Database
from tests.support.engines import SERVER, ServerPlace
from tests.support.postgres import Cluster, cluster
from tests.support.stored import lobby, units_of
from tests.support.walks import deal_walk

pytestmark = pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")

ROOT: Final = Path(__file__).parents[3]
TABLES: Final = 6


@pytest.fixture
def server() -> Iterator[Cluster]:
    """A server that may be killed: nobody else is on it."""
    with cluster() as own:
        yield own


class Player:
    """Stores one event after another; one that was refused is read back and goes on from what is stored."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answered: dict[str, int] = {}
        """How many events of each match were answered."""
        self.refused = 0

    async def play(self, database: Database, until: asyncio.Event) -> None:
        """Play until told to end."""
        walk = deal_walk(1)
        for number in count():
            match_id = f"{self.name}-{number}"
            for unit in units_of(walk, lobby(self.name), match_id=match_id):
                stored = 0
                while stored < unit.state.event_count:
                    try:
                        await database.journal.commit(unit)
                        stored = self.answered[match_id] = unit.state.event_count
                    except StorageDownError:
                        self.refused += 1
                        stored = await self._stored(database, match_id)
                        if stored:  # it was stored all the same, which is as good as an answer
                            self.answered[match_id] = stored
                if until.is_set():
                    return

    async def _stored(self, database: Database, match_id: str) -> int:
        """Return how many events of a match are stored, once that can be read."""
        while True:
            try:
                table = await database.journal.stored(700, self.name)
            except StorageDownError:
                await asyncio.sleep(0.02)
            else:
                same = table is not None and table.state.match_id == match_id
                return table.state.event_count if table is not None and same else 0


async def test_server_killed_in_mid_batch_loses_nothing_that_was_answered(server: Cluster) -> None:
    """Plays are refused while it is away, each table reads what is stored, and goes on without a hand's turn."""
    async with await Database.connect(server.url(), wall=time.time) as database:
        players = [Player(f"t{number}") for number in range(TABLES)]
        ended = asyncio.Event()
        playing = asyncio.gather(*(player.play(database, ended) for player in players))
        for _ in range(2):
            await _more(players, by=40)
            await asyncio.to_thread(server.stop, "immediate")
            await asyncio.to_thread(server.start)
        await _more(players, by=40)
        ended.set()
        await playing
        await database.archive.settled()
        found = await database.archive._reader.rows("SELECT match_id, event_count FROM match", {})
    stored = {row["match_id"]: row["event_count"] for row in found}
    answered = {match_id: number for player in players for match_id, number in player.answered.items()}
    assert answered == stored
    assert any(player.refused for player in players)


async def _more(players: list[Player], *, by: int) -> None:
    """Wait until so many more events were answered."""
    before = _count(players)
    async with asyncio.timeout(60):
        while _count(players) < before + by:
            await asyncio.sleep(0.01)


def _count(players: list[Player]) -> int:
    return sum(sum(player.answered.values()) for player in players)


async def test_bot_killed_in_mid_batch_loses_nothing_and_the_next_one_goes_on(place: ServerPlace) -> None:
    """Its session ends with it, and with that its claim: nobody has to take a lock away."""
    for run in ("a", "b"):
        answered = await asyncio.to_thread(_answered_until_killed, place, run)
        stored = dict(place.query("SELECT match_id, max(seq) + 1 FROM event GROUP BY match_id"))
        assert dict(place.query("SELECT match_id, event_count FROM match")) == stored
        assert {} == {match_id: number for match_id, number in answered.items() if stored.get(match_id, 0) < number}
        assert answered


def _answered_until_killed(place: ServerPlace, run: str) -> dict[str, int]:
    """Let the program store units, kill it after some answers, and return the last answered event by match."""
    answered: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.db.committing", place.where, run]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == 60:
                process.kill()
            if line.endswith("\n"):
                match_id, event_count = line.split()
                answered[match_id] = int(event_count)
    assert -9 == process.returncode
    return answered
