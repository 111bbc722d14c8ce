"""People who play alone while the process is killed, or its line breaks: their matches go on to the end.

They act from their one message alone; after a kill it shows what it showed, and any press on it brings it up to date.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.tables.phases import Phase
from bot.texts import text
from murlan.options import ONE_DEAL
from tests.sim.loop import run_virtual
from tests.sim.people import Player, is_own_turn
from tests.sim.place import Person
from tests.sim.things import Message, Stage
from tests.sim.world import World

NAMES = ("Ana", "Besa", "Clirim")
SCREEN = frozenset({"end", "ready", "rematch"})
SECONDS = 1800.0


class Loner(Player):
    """Somebody who plays one deal alone."""

    def screen(self) -> Message | None:
        """Return the one message of the match; where a kill left an older one, the newest."""
        return self.newest(lambda message: message.visible_to is not None and not SCREEN.isdisjoint(message.controls))

    def _act(self) -> None:
        shown = self.screen()
        if shown is None:
            if self._looks % 8 == 1:
                self._world.command(self.person, self.channel, "solo", target=ONE_DEAL, computers="beginner")
        elif "rematch" in shown.controls:
            self.is_done = True
        elif "gifts" in shown.controls:
            self._give(shown)
        elif self._looks % 12 == 0:
            self.press(shown, "sort")
        elif is_own_turn(shown):
            self._take_turn(shown, shown)


def _played(seed: int, *, kills: int = 0, breaks: int = 0) -> tuple[World, list[Loner]]:
    """Let three people play a deal each, alone, while so often the process is killed or its line breaks."""

    async def main() -> tuple[World, list[Loner]]:
        world, luck = World(seed), Random(seed)
        await world.start()
        people = [Person.named(number, name) for number, name in enumerate(NAMES)]
        loners = [Loner(world, person, world.channels[0]) for person in people]
        for number, loner in enumerate(loners):
            loner.begin(1.0 + number)
        for _ in range(kills):
            await asyncio.sleep(luck.uniform(3, 15))
            await world.kill()
            await asyncio.sleep(luck.uniform(1, 5))
            await world.start()
        for _ in range(breaks):
            await asyncio.sleep(luck.uniform(3, 10))
            process = world.process
            assert process is not None
            process.lose()
            await asyncio.sleep(luck.uniform(1, 40))
            process.resume()
        assert await world.until(lambda: all(loner.is_done for loner in loners), SECONDS)
        return world, loners

    return run_virtual(main)


@pytest.mark.parametrize(("kills", "breaks"), [(0, 0), (4, 0), (0, 3)], ids=["calm", "killed", "cut off"])
def test_matches_alone_go_on_to_their_end(kills: int, breaks: int) -> None:
    """The disk has each play before it is shown, so a kill costs nothing; nothing of it is public or counted."""
    world, loners = _played(5, kills=kills, breaks=breaks)
    tables = [world.app.registry.solo_of(loner.person.user_id) for loner in loners]
    assert [Phase.FINISHED] * 3 == [table.state.phase for table in tables if table is not None]
    counts = [
        world.disk.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
        for table in ("result", "result_person", "standing", "match", "open_table")
    ]
    assert [0, 0, 0, 3, 3] == counts
    assert [] == [message for message in world.discord.messages.values() if message.visible_to is None]
    if not kills:
        assert [] == [press for press in world.presses if press.stage is Stage.WAITING]


def test_nobody_is_shown_what_another_holds_alone() -> None:
    """Each reads their own message, and its cards are those of their own match."""
    world, loners = _played(6)
    for loner in loners:
        shown = loner.screen()
        assert shown is not None
        assert loner.person.user_id == shown.visible_to
        assert text("button-again", "en") in str(shown.data["components"])
    assert 3 == len({table.state.match_id for table in world.app.registry.tables()})
