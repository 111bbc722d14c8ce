"""How fast one person may press."""

from __future__ import annotations

import pytest

from bot.client.pace import PER_SECOND, REMEMBERED, PressPace
from bot.clock import ManualClock
from bot.texts import text
from bot.views.refusals import TooFast
from tests.support.live import Live

ANA, BESA = 101, 102
BURST = 2 * PER_SECOND
"""What a person may press at once."""


@pytest.fixture
def clock() -> ManualClock:
    """A clock that is turned by hand."""
    return ManualClock()


@pytest.fixture
def pace(clock: ManualClock) -> PressPace:
    """A pace at which nobody has pressed."""
    return PressPace(clock)


def taken(pace: PressPace, user_id: int, presses: int) -> int:
    """Return how many of so many presses at once are taken."""
    count = 0
    for _ in range(presses):
        try:
            pace.check(user_id)
        except TooFast:
            continue
        count += 1
    return count


def test_person_may_press_the_burst_at_once_and_no_more(pace: PressPace) -> None:
    """Choosing cards one by one is quick; a script is quicker."""
    assert BURST == taken(pace, ANA, 50)


def test_others_feel_nothing_of_one_who_presses_too_fast(pace: PressPace) -> None:
    """A bucket a person."""
    taken(pace, ANA, 50)
    assert 1 == taken(pace, BESA, 1)


@pytest.mark.parametrize("seconds", [0.2, 1.0, 1.8])
def test_person_who_waits_gets_presses_back(seconds: float, pace: PressPace, clock: ManualClock) -> None:
    """Five a second, and a refused press costs nothing."""
    taken(pace, ANA, 50)
    clock.advance(seconds)
    assert seconds * PER_SECOND == taken(pace, ANA, 50)


def test_person_who_pauses_gets_the_burst_back_and_no_more(pace: PressPace, clock: ManualClock) -> None:
    """The bucket is full at some time."""
    taken(pace, ANA, 50)
    clock.advance(3600)
    assert BURST == taken(pace, ANA, 50)


def test_only_so_many_people_are_remembered(pace: PressPace) -> None:
    """A bot in many servers grows no further; who pressed last is kept longest."""
    taken(pace, ANA, 50)
    for user_id in range(1_000, 1_000 + REMEMBERED - 1):
        pace.check(user_id)
    assert (REMEMBERED, 0) == (len(pace), taken(pace, ANA, 1))
    taken(pace, BESA, 1)
    assert (REMEMBERED, BURST) == (len(pace), taken(pace, ANA, 50))


async def test_pace_of_the_settings_is_the_one_that_is_kept(live: Live) -> None:
    """Whoever runs the bot may let people press faster, or not so fast."""
    live.settings.murlan_presses_per_second = 1.0
    await live.restart_bot()
    ana = await live.sit_down("ana")
    told = [(await ana.command("help")).text for _ in range(3)]
    assert [False, False, True] == [text("refusal-too-fast", "en") in answer for answer in told]
