"""The simulator itself: a whole match goes through, and the same seed brings the same bytes."""

from __future__ import annotations

from tests.sim.loop import run_virtual
from tests.sim.people import Player
from tests.sim.place import Person
from tests.sim.things import Stage
from tests.sim.world import World

NAMES = ("Ana", "Besa", "Clirim", "Drita")


def _match(seed: int) -> World:
    """Let four people play one deal."""

    async def main() -> World:
        world = World(seed)
        await world.start()
        players = [
            Player(world, Person.named(number, name), world.channels[0], host=number == 0)
            for number, name in enumerate(NAMES)
        ]
        for number, player in enumerate(players):
            player.begin(1.0 + number)
        assert await world.until(lambda: all(player.is_done for player in players), 900)
        return world

    return run_virtual(main)


def test_four_people_without_faults_play_a_whole_match() -> None:
    """Everything between a press and the disk is the application's own; each press is answered."""
    world = _match(1)
    (count,) = world.disk.connection.execute("SELECT count(*) FROM result").fetchone()
    assert count == 1
    assert [] == [press for press in world.presses if press.stage is Stage.WAITING]


def test_two_runs_of_one_seed_send_the_same_bytes() -> None:
    """What a seed finds can be looked at again; another seed is another match."""
    assert _match(2).wire.digest() == _match(2).wire.digest() != _match(3).wire.digest()
