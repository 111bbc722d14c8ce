"""What is scheduled happens, and once: on the machine's own clock, and however often Discord says that we are ready."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.clock import SystemClock
from bot.texts import text
from tests.bot.test_presence import until
from tests.support.live import HastyClock, Live, Person, discord_py_at, local_discord

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
OUR_TASKS = ("table ", "refresher ", "retiring ", "traces in ", "storage probe", "prove token", "app", "serve", "stop")


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[Live]:
    """A bot on the machine's own clock, whose lobbies last a moment and whose computer players hurry."""
    async with local_discord() as (playground, http):
        with discord_py_at(playground):
            live = Live(playground, http, tmp_path / "murlan.db", clock=cast("HastyClock", SystemClock()))
            live.settings.murlan_computer_pause = 0.01
            await live.start_bot()
            registry = live.app.registry
            registry._house = replace(registry._house, pace=replace(registry._house.pace, lobby=0.2))
            try:
                yield live
            finally:
                await live.close()


async def test_lobby_that_everybody_forgot_closes_on_the_real_clock(timed: Live) -> None:
    """BB-001: its message says why and has no buttons, and the channel takes another table at once."""
    ana = await timed.sit_down("ana")
    await ana.command("start")
    closed = await ana.sees(text("closed-expired", "en"), is_private=False)
    assert "custom_id" not in str(closed)
    assert text("lobby-title", "en") in (await ana.command("start")).text


async def test_computer_players_play_on_the_real_clock(timed: Live) -> None:
    """BB-001: nobody presses anything, and it is a person's turn."""
    ana = await timed.sit_down("ana")
    await ana.command("start")
    await ana.press("fill")
    await until(lambda: text("button-hand", "en") in str(ana.public()))
    await ana.press("hand")
    for _ in range(3):
        await until(lambda: timed.table().hand(ana.user_id).snapshot.is_own_turn)
        await ana.take_turn()


async def test_being_ready_again_starts_nothing_twice(
    live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-054: three new sessions, and there is one task for each thing, one table, one message, and one play a play."""
    monkeypatch.setattr(live.app.client, "before_identify_hook", at_once)
    await live.answered()
    before, message = our_tasks(), seated.public()["id"]
    live.playground.requests.clear()
    for _ in range(3):
        identifies = live.playground.gateway.identifies
        await live.act_on_bot("invalidate", resumable=False)
        await until(lambda known=identifies: live.playground.gateway.identifies > known)  # type: ignore[misc]
        await live.heard()
        await until(lambda: not live.table().holds)
    await live.answered()
    assert before == our_tasks()
    told = live.playground.requests.summary()["routes"]
    assert [] == [route["route"] for route in told if "commands" in route["route"] or route["route"].startswith("POST")]
    pressed = len(seated.frames)
    await seated.take_turn()
    presses = sum(frame["t"] == "INTERACTION_SUCCESS" for frame in seated.frames[pressed:])
    assert (presses, message) == (live.requests(CALLBACK), seated.public()["id"])


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Identify without the five seconds before; the playground counts no identifies a day."""
    del shard_id, initial


def our_tasks() -> Counter[str]:
    """Count the tasks of the bot by name."""
    names = (task.get_name() for task in asyncio.all_tasks())
    return Counter(name for name in names if name.startswith(OUR_TASKS))
