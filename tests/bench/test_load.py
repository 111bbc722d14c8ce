"""The load that a press is measured under: real bots on real sockets, and a storm in virtual time, both in small."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bench.load import storm
from bench.load.crowd import Crowd, Replay
from bench.load.payload import GOLDEN, golden_hand
from bench.load.rounds import Bot, Slot, seat
from bench.load.telling import told
from bot.client.limiter import RATE
from tests.views.states import components_of


@pytest.mark.parametrize(
    ("times", "expected"),
    [([], 0), ([0.0, 0.5, 0.999], 3), ([0.0, 1.0, 2.0], 1), ([0.0, 0.9, 1.1, 1.8], 3)],
    ids=["nothing", "within one", "a second apart", "across two"],
)
def test_the_highest_second_begins_anywhere(times: Sequence[float], expected: int) -> None:
    """Discord's second does not begin where ours does."""
    assert expected == storm.highest(times)


def test_a_storm_sheds_pictures_and_no_turn() -> None:
    """Of many more turns than may be drawn all are taken, no second has 46 calls, and every picture is true at last."""
    found = storm.measured(100, 6.0)
    assert (0, 0) == (found.refused, found.stale)
    assert found.calls < found.turns
    assert found.highest <= RATE


def test_the_echo_answers_with_the_golden_hand() -> None:
    """What the bot is held against sends the same hand, to the byte."""
    expected = json.loads(GOLDEN.read_text(encoding="utf-8"))["en"]
    assert expected == components_of(golden_hand())


async def test_the_bot_and_a_bare_one_answer_the_same_presses(tmp_path: Path) -> None:
    """Two tables of people over real sockets: all presses are answered, and the CPU of both is told."""
    murlan, bare = Bot("murlan", 2), Bot("echo", 2)
    try:
        await murlan.start(tmp_path)
        pressed = await seat(murlan, Crowd(murlan.standin, Random(1)))
        await bare.start(tmp_path)
        bare.source = Replay(bare.standin, pressed)
        slots = [await bot.measure(rate=6.0, seconds=2.0) for bot in (bare, murlan)]
    finally:
        await murlan.stop()
        await bare.stop()
    assert [(12, 0, 12), (12, 0, 12)] == [(slot.presses, slot.unanswered, len(slot.waits)) for slot in slots]
    assert all(slot.cpu > 0 for slot in slots)


def test_ratios_are_of_bots_in_the_same_round() -> None:
    """A machine that was slower in one round was so for all of them."""
    costs = {"echo": (1.0, 3.0), "murlan": (2.0, 6.0)}
    slots = [_slot(bot, cost) for bot, two in costs.items() for cost in two]
    assert {"echo": 2.0} == told(slots)["10/s"]["ratios"]


def _slot(bot: str, cpu: float) -> Slot:
    lags = {"lag_p50": 0.0, "lag_p99": 0.0, "lag_max": 0.0}
    return Slot(bot=bot, rate=10.0, presses=10, cpu=cpu, waits=[0.001] * 10, lags=lags)
