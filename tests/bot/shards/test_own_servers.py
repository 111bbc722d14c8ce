"""What a process does by itself it does for the servers of its own shards alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import discord
import pytest

from bot.client.farewells import Farewells
from bot.client.summoning import Summoning
from bot.clock import ManualClock
from bot.league.privacy import KEPT_SECONDS, Removals
from bot.league.summons import Summons
from bot.shards.shards import Shards
from bot.views.outbox import OwnMessage
from db import Database

OURS, THEIRS = 2 << 22, 3 << 22
FIRST, SECOND = Shards.read("0/2"), Shards.read("1/2")


class Connected:
    """Every connection stands, and no server has us."""

    is_whole = True

    def has(self, guild_id: int) -> bool:
        """Return that it has not."""
        del guild_id
        return False


class Tidied:
    """Real removals, and how often was tidied."""

    def __init__(self, removals: Removals) -> None:
        self.times = 0
        self.servers, self.removed = removals.servers, removals.removed
        self.note, self.cancel, self.forget_server = removals.note, removals.cancel, removals.forget_server
        self._tidy = removals.tidy

    async def tidy(self) -> None:
        """Tidy, and count it."""
        self.times += 1
        await self._tidy()


class Crier:
    """Notes what is taken away."""

    is_saturated = False

    def __init__(self) -> None:
        self.gone: list[int] = []

    def new_nonce(self) -> str:
        """Return a name."""
        return "nonce"

    def may_post(self, channel_id: int) -> bool | None:
        """Return that we may."""
        del channel_id
        return True

    async def summon(self, channel_id: int, view: discord.ui.LayoutView, *, user_ids: Sequence[int], nonce: str) -> int:
        """Post nothing."""
        raise AssertionError(channel_id, view, user_ids, nonce)

    async def dismiss(self, channel_id: int, message_id: int) -> None:
        """Note it."""
        del channel_id
        self.gone.append(message_id)

    async def posted_since(self, channel_id: int, moment: float) -> list[OwnMessage]:
        """Find nothing."""
        del channel_id, moment
        return []


@pytest.fixture
def clock() -> ManualClock:
    """Time."""
    return ManualClock()


@pytest.fixture
async def database(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Database]:
    """Shared by both processes, as far as they read here."""
    async with await Database.open(tmp_path / "murlan.db", wall=clock.wall) as opened:
        yield opened


@pytest.mark.parametrize(("shards", "kept"), [(FIRST, {THEIRS}), (SECOND, {OURS})], ids=str)
async def test_server_that_removed_the_bot_is_forgotten_by_the_process_that_had_it(
    shards: Shards, kept: set[int], database: Database, clock: ManualClock
) -> None:
    """Only that one knows whether the server has it again by now."""
    for guild_id in (OURS, THEIRS):
        await database.removals.note(guild_id)
    clock.advance(KEPT_SECONDS + 1)
    await Farewells(database.removals, Connected(), clock, shards=shards).round()
    assert kept == set(await database.removals.removed())


@pytest.mark.parametrize(("shards", "times"), [(FIRST, 1), (SECOND, 0)], ids=str)
async def test_what_belongs_to_no_server_is_tidied_by_the_process_with_the_first_shard(
    shards: Shards, times: int, database: Database, clock: ManualClock
) -> None:
    """Once a day for all of them."""
    removals = Tidied(database.removals)
    await Farewells(removals, Connected(), clock, shards=shards).round()
    assert times == removals.times


@pytest.mark.parametrize(("shards", "gone"), [(FIRST, [1]), (SECOND, [2])], ids=str)
async def test_mention_that_was_left_is_taken_away_by_the_process_that_has_its_server(
    shards: Shards, gone: list[int], database: Database, clock: ManualClock
) -> None:
    """In a server of another process it may stand with good reason."""
    for number, guild_id in enumerate((OURS, THEIRS), start=1):
        left = Summons(guild_id=guild_id, channel_id=5, nonce=f"n{number}", mark="m", tried_at=0, message_id=number)
        await database.summons.begin(left)
    crier = Crier()
    summoning = Summoning(database.summons, crier, clock, shards=shards)
    await summoning.begin()
    await summoning.close()
    assert gone == crier.gone
