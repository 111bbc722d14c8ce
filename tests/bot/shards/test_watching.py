"""Shards that nobody has are taken over by one process, and given back to whoever asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pytest

from bot.clock import ManualClock
from bot.shards.dealing import Sight
from bot.shards.shards import Shards
from bot.shards.watching import AT_FIRST, EVERY, GRACE, OVERDUE, SHY, TAKEN, Takeovers
from bot.tables.faults import StorageDownError


@dataclass
class Server:
    """Who has what, for several processes; each is called by its lowest shard."""

    held: dict[int, int] = field(default_factory=dict)
    """The shards of processes and of their children, and whose they are."""
    taken: dict[int, int] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)
    is_down: bool = False

    def sight(self, own: int) -> Sight:
        """Return what is seen."""
        if self.is_down:
            raise StorageDownError("away")
        loads = Counter(self.held.values())
        return Sight(
            held=frozenset(self.held),
            taken=frozenset(self.taken),
            asked=frozenset(self.asked),
            loads=loads,
            own=own if own in loads else None,
        )


@dataclass
class ServerLocks:
    """What one process sees of it."""

    server: Server
    own: int

    async def look(self) -> Sight:
        """Return who has what."""
        return self.server.sight(self.own)

    async def take(self, choose: Callable[[Sight], Iterable[int]]) -> tuple[int, ...]:
        """Take over what is chosen."""
        ids = tuple(choose(self.server.sight(self.own)))
        self.server.taken |= dict.fromkeys(ids, self.own)
        return ids

    async def give_back(self, ids: Iterable[int]) -> None:
        """Have taken them over no more."""
        for shard in ids:
            self.server.taken.pop(shard, None)


@dataclass
class Stood:
    """A child that has its shards at once."""

    server: Server
    shards: Shards
    own: int
    ended: int | None = None

    def __post_init__(self) -> None:
        self.server.held |= dict.fromkeys(self.shards.ids, self.own)

    def stop(self) -> None:
        """End."""
        self.end(0)

    def end(self, code: int) -> None:
        """End in some way."""
        for shard in self.shards.ids:
            self.server.held.pop(shard, None)
        self.ended = code

    async def wait(self) -> None:
        """It has ended at once."""


class Process:
    """One process that watches."""

    def __init__(self, server: Server, text: str, clock: ManualClock) -> None:
        self.shards = Shards.read(text)
        self.own = self.shards.ids[0]
        self.children: list[Stood] = []
        self._server = server
        server.held |= dict.fromkeys(self.shards.ids, self.own)
        self.takeovers = Takeovers(self.shards, ServerLocks(server, self.own), self._bear, clock)

    def die(self) -> None:
        """Have nothing any more, and no child."""
        for shard in [shard for shard, owner in self._server.held.items() if owner == self.own]:
            del self._server.held[shard]
        for shard in [shard for shard, owner in self._server.taken.items() if owner == self.own]:
            del self._server.taken[shard]

    async def _bear(self, shards: Shards) -> Stood:
        self.children.append(Stood(self._server, shards, self.own))
        return self.children[-1]


@pytest.fixture
def clock() -> ManualClock:
    """Time."""
    return ManualClock()


@pytest.fixture
def server() -> Server:
    """Nobody has anything."""
    return Server()


async def pass_time(clock: ManualClock, seconds: float, *processes: Process) -> None:
    """Let processes look again and again."""
    for _ in range(round(seconds / EVERY)):
        clock.advance(EVERY)
        for process in processes:
            await process.takeovers.look()


def texts(process: Process) -> list[str]:
    """Return what a process has taken over."""
    return [str(shards) for shards in process.takeovers.taken]


async def test_shards_of_a_process_that_died_are_taken_over_after_a_moment(server: Server, clock: ManualClock) -> None:
    """A session that only broke is begun anew within that moment."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, 10, one, other)
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, GRACE, one)
    before = texts(one)
    await pass_time(clock, 2 * EVERY, one)
    assert ([], ["2-3/4"]) == (before, texts(one))


async def test_shards_that_come_back_within_the_moment_are_left_alone(server: Server, clock: ManualClock) -> None:
    """The server was restarted: everybody's locks were gone."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, GRACE - EVERY, one)
    server.held |= {2: 2, 3: 2}
    await pass_time(clock, 10, one)
    server.held.clear()
    server.held |= {0: 0, 1: 0}
    await pass_time(clock, GRACE - EVERY, one)
    assert [] == texts(one)


async def test_processes_that_are_left_share_what_nobody_has(server: Server, clock: ManualClock) -> None:
    """Each takes a part, and no shard is taken twice."""
    a, b, c, dead = (Process(server, text, clock) for text in ("0-3/16", "4-7/16", "8-11/16", "12-15/16"))
    await pass_time(clock, EVERY, a, b, c)
    dead.die()
    await pass_time(clock, GRACE + 2 * EVERY, b, a, c)
    assert [["12,15/16"], ["13/16"], ["14/16"]] == [texts(process) for process in (a, b, c)]


async def test_what_was_dealt_to_a_process_that_sleeps_is_taken_by_another(server: Server, clock: ManualClock) -> None:
    """It lives, as far as its locks tell, and looks at nothing."""
    awake, _, dead = (Process(server, text, clock) for text in ("0-1/6", "2-3/6", "4-5/6"))
    await pass_time(clock, EVERY, awake)
    dead.die()
    await pass_time(clock, GRACE + OVERDUE + 2 * EVERY, awake)
    assert ["4/6", "5/6"] == texts(awake)


async def test_rightful_process_gets_its_shards_back(server: Server, clock: ManualClock) -> None:
    """It asks; the child stops as at SIGTERM; nobody else takes them meanwhile."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, 5, one)
    server.asked |= {2, 3}
    await pass_time(clock, 10, one)
    assert ([], {0, 1}, {}) == (texts(one), set(server.held), server.taken)
    assert [0] == [child.ended for child in one.children]


async def test_process_whose_child_fails_takes_nothing_over_for_a_while(server: Server, clock: ManualClock) -> None:
    """Something is wrong here: another may do better, and each try costs sessions."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, 5, one)
    one.children[0].end(1)
    await pass_time(clock, SHY - 1, one)
    before = len(one.children)
    await pass_time(clock, 5, one)
    assert (1, 2) == (before, len(one.children))


async def test_child_that_came_too_late_is_no_fault(server: Server, clock: ManualClock) -> None:
    """The rightful process was back already."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, 5, one)
    one.children[0].end(TAKEN)
    await pass_time(clock, 5, one)
    assert 2 == len(one.children)


async def test_nothing_is_taken_over_while_nobody_can_see_who_has_what(server: Server, clock: ManualClock) -> None:
    """And a moment has to pass anew afterwards."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, GRACE - EVERY, one)
    server.is_down = True
    clock.advance(60)
    with pytest.raises(StorageDownError):
        await one.takeovers.look()
    one.takeovers.blinded()
    server.is_down = False
    await pass_time(clock, GRACE, one)
    assert [] == texts(one)


async def test_process_that_has_not_its_own_shards_takes_no_others(server: Server, clock: ManualClock) -> None:
    """It waits for them itself."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    other.die()
    one.die()
    await pass_time(clock, 20, one)
    assert [] == texts(one)


async def test_children_end_with_their_parent(server: Server, clock: ManualClock) -> None:
    """What they had is free for others then."""
    one, other = (Process(server, text, clock) for text in ("0-1/4", "2-3/4"))
    await pass_time(clock, EVERY, one)
    other.die()
    await pass_time(clock, 5, one)
    await one.takeovers.close()
    assert ([], {0, 1}) == (texts(one), set(server.held))


async def test_shards_that_nobody_ever_had_are_left_to_who_is_only_starting(server: Server, clock: ManualClock) -> None:
    """All processes are started together, and one takes longer; where none comes somebody has to have them."""
    one = Process(server, "0-1/4", clock)
    await pass_time(clock, AT_FIRST, one)
    before = texts(one)
    await pass_time(clock, 2 * EVERY, one)
    assert ([], ["2-3/4"]) == (before, texts(one))
