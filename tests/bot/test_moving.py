"""A table that moves to another channel while presses are on their way: each is judged by where the table is then.

On the real discord.py in virtual time: what happens in the same moment does so each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from bot.tables.table import Table
from bot.texts import text
from tests.sim.loop import run_virtual
from tests.sim.people import Player
from tests.sim.place import Person
from tests.sim.things import Interaction, Message
from tests.sim.world import World

ANA: Final = Person.named(1, "Ana")
BETWEEN: Final = 0.01
"""Seconds by which a table's move comes after a press: less than the answer takes."""


@pytest.mark.parametrize("verb", ["play", "menu-pause"])
def test_press_in_the_moment_in_which_its_table_leaves_is_told_where_it_is(verb: str) -> None:
    """It changes nothing: the hand or the menu that was pressed belongs to where the table is no more."""

    async def press(world: World, ana: Player, table: Table) -> None:
        message = await _ready_to_play(world, ana, table) if verb == "play" else await _menu(world, ana, table)
        before = table.state
        _move_there(world)
        ana.press(message, verb.removeprefix("menu-"))
        await asyncio.sleep(1)
        there = world.channels[1].channel_id
        assert (there, before.event_count, before.votes) == (
            table.state.channel_id,
            table.state.event_count,
            table.state.votes,
        )
        assert text("refusal-table-moved", "en", channel=f"<#{there}>") in _seen(ana)

    _play(press)


def test_hand_that_is_shown_as_its_table_leaves_says_where_it_is() -> None:
    """Nothing can be pressed on it any more, and it is not kept up to date as if something could."""

    async def look(world: World, ana: Player, table: Table) -> None:
        public = ana.public()
        assert public is not None
        ana.press(public, "hand")
        await asyncio.sleep(BETWEEN)
        _move_there(world)
        await asyncio.sleep(table.state.settings.turn_seconds + 10)
        assert ana.hand() is None
        assert any(text("moved-to", "en") in words for words in _seen(ana))

    _play(look)


def _move_there(world: World) -> Interaction:
    """Take the table to the second channel."""
    return world.command(ANA, world.channels[1], "move")


def _play(scene: Callable[[World, Player, Table], Awaitable[None]]) -> None:
    """Let Ana begin a match with computer players in the first of two channels, and then something happen."""

    async def begin() -> None:
        world = World(1, channels=2)
        await world.start()
        ana = Player(world, ANA, world.channels[0])
        world.command(ANA, ana.channel, "start")
        await asyncio.sleep(2)
        public = ana.public()
        assert public is not None
        ana.press(public, "fill")
        await asyncio.sleep(2)
        (table,) = world.app.registry.tables()
        await scene(world, ana, table)
        await world.kill()

    run_virtual(begin)


async def _ready_to_play(world: World, ana: Player, table: Table) -> Message:
    """Let Ana's turn come, and cards be chosen that can be played."""

    def plays() -> list[str]:
        return [str(play) for play in table.hand(ANA.user_id).snapshot.choices()] if _is_turn(table) else []

    public = ana.public()
    assert public is not None
    ana.press(public, "hand")
    await asyncio.sleep(1)
    assert await world.until(lambda: bool(plays()), 600)
    hand = ana.hand()
    assert hand is not None
    ana.press(hand, "plays", plays()[0])
    await asyncio.sleep(1)
    return hand


def _is_turn(table: Table) -> bool:
    snapshot = table.hand(ANA.user_id).snapshot
    return snapshot.turn == snapshot.viewer


async def _menu(world: World, ana: Player, table: Table) -> Message:
    """Open the menu while nobody else acts."""
    assert await world.until(lambda: _is_turn(table), 600)
    public = ana.public()
    assert public is not None
    ana.press(public, "menu")
    await asyncio.sleep(1)
    menu = ana.newest(lambda message: "pause" in message.controls)
    assert menu is not None
    return menu


def _seen(ana: Player) -> list[str]:
    """Return what Ana reads in the first channel."""
    seen = ana._world.discord.seen_by(ANA.user_id, ana.channel.channel_id)
    return [message.text for message in seen]
