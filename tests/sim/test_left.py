"""The picture that people are left with: whenever the bot is stopped, the table's message shows how it stands."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable

import pytest

from bot.views.public_message import public_message
from tests.sim.loop import run_virtual
from tests.sim.people import Player
from tests.sim.place import Person
from tests.sim.world import World
from tests.support.discord_limits import texts
from tests.views.states import components_of

STOPPED_AFTER = [30, 60, 90]
NAMES = ("Ana", "Besa")


async def left_after(seconds: float) -> tuple[list[str], list[str]]:
    """Let two people play with computer players until the bot is stopped; return what is shown, and what is so."""
    world = World(7)
    await world.start()
    for number, name in enumerate(NAMES):
        player = Player(world, Person.named(number, name), world.channels[0], host=number == 0)
        player.begin(1.0 + number)
    await world.until(lambda: False, seconds)
    (table,) = world.app.registry.tables()
    refresher, decks = world.app.displays.of(table).refresher, world.app.displays.decks
    while not refresher._is_old:  # the moment in which a stop would leave it behind
        await asyncio.sleep(0.02)
    assert world.process is not None
    await world.process.stop()
    newest = next(message for message in world.discord.seen_by(0, world.channels[0].channel_id) if message.controls)
    return timeless(texts(newest.data["components"])), timeless(
        texts(components_of(public_message(table.public(), decks)))
    )


@pytest.mark.parametrize("seconds", STOPPED_AFTER)
def test_message_shows_the_table_as_it_was_left(seconds: float) -> None:
    """Whoever comes back reads whose turn it is, and is right."""
    shown, true = run_virtual(lambda: left_after(seconds))
    assert true == shown


def timeless(lines: Iterable[str]) -> list[str]:
    """Return what is to be read, but for when the clock runs out: that stands, and time goes on."""
    return [re.sub(r"<t:\d+:R>", "<t>", line) for line in lines]
