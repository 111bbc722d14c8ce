"""The one limiter: how many counted calls a second, and who goes first."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.client.breaker import OPENS_AT, Breaker
from bot.client.limiter import BURST, RATE, Limiter, Urgency
from bot.clock import ManualClock
from bot.shards.shards import Shards
from bot.views.refresher import DiscordDownError


class Calls:
    """Notes when each call went out."""

    def __init__(self, clock: ManualClock, limiter: Limiter) -> None:
        self.made: list[tuple[float, str]] = []
        self._clock = clock
        self._limiter = limiter

    def ask(self, name: str, urgency: Urgency = Urgency.TURN) -> asyncio.Task[None]:
        """Ask for a call."""
        return asyncio.create_task(self._limiter.call("edit", lambda: self._make(name), urgency=urgency))

    async def _make(self, name: str) -> None:
        self.made.append((self._clock.monotonic(), name))

    @property
    def names(self) -> list[str]:
        """Return the calls in the order in which they went out."""
        return [name for _, name in self.made]


@pytest.fixture
def clock() -> ManualClock:
    """A clock that is turned by hand."""
    return ManualClock()


@pytest.fixture
def calls(clock: ManualClock) -> Calls:
    """A limiter with nothing under way."""
    return Calls(clock, Limiter(clock))


async def ran() -> None:
    """Let everything run that does not wait for the clock."""
    for _ in range(20):
        await asyncio.sleep(0)


async def spend_burst(calls: Calls) -> None:
    """Use up what may go out at once."""
    for number in range(int(BURST)):
        calls.ask(f"burst {number}")
    await ran()
    calls.made.clear()


async def pass_time(clock: ManualClock, seconds: float) -> None:
    """Let time pass alarm by alarm, with all that each sets off."""
    await ran()
    goal = clock.monotonic() + seconds
    while (at := clock.next_alarm()) is not None and at <= goal:
        clock.advance(max(0.0, at - clock.monotonic()))
        await ran()
    clock.advance(max(0.0, goal - clock.monotonic()))


async def test_calls_after_a_pause_go_out_at_once_up_to_the_burst(calls: Calls) -> None:
    """Some tables change at the same time; nobody waits for that."""
    for number in range(30):
        calls.ask(str(number))
    await ran()
    assert [str(number) for number in range(int(BURST))] == calls.names


@pytest.mark.parametrize("seed", range(5))
async def test_no_second_holds_more_calls_than_the_rate(seed: int, clock: ManualClock, calls: Calls) -> None:
    """Discord counts 50 in any second; pauses, bursts and given-up calls make no more of ours than 45."""
    rng = random.Random(seed)
    asked = []
    for _ in range(200):
        asked += [calls.ask("any", rng.choice(list(Urgency))) for _ in range(rng.choice((0, 0, 1, 3, 40)))]
        await ran()
        if asked and rng.random() < 0.2:
            rng.choice(asked).cancel()
        await pass_time(clock, rng.choice((0.001, 0.02, 0.1, 0.5)))
    times = [at for at, _ in calls.made]
    fullest = max(sum(at <= other < at + 1 - 1e-9 for other in times) for at in times)
    assert len(times) > 500
    assert fullest <= RATE
    for task in asked:
        task.cancel()


async def test_urgent_call_waits_only_behind_urgent_ones(clock: ManualClock, calls: Calls) -> None:
    """A picture that somebody waits for goes before what is only tidied up, though it was asked for later."""
    await spend_burst(calls)
    for number in range(10):
        calls.ask(f"cosmetic {number}", Urgency.COSMETIC)
    await ran()
    calls.ask("turn 0")
    calls.ask("turn 1")
    await pass_time(clock, 12.5 / RATE)
    assert ["turn 0", "turn 1", *(f"cosmetic {number}" for number in range(10))] == calls.names


async def test_limiter_is_saturated_where_a_call_would_wait_or_be_refused(clock: ManualClock) -> None:
    """What is worth nothing late is not asked for then."""
    breaker = Breaker(clock)
    limiter = Limiter(clock, breaker=breaker)
    found = [limiter.is_saturated]
    await spend_burst(Calls(clock, limiter))
    found.append(limiter.is_saturated)
    await pass_time(clock, 1)
    found.append(limiter.is_saturated)
    for _ in range(OPENS_AT):
        breaker.told(403, is_with_our_token=True)
    found.append(limiter.is_saturated)
    assert [False, True, False, True] == found


async def test_cosmetic_call_gets_through_once_nothing_urgent_waits(clock: ManualClock, calls: Calls) -> None:
    """Less urgent is not never."""
    await spend_burst(calls)
    calls.ask("cosmetic", Urgency.COSMETIC)
    for number in range(100):
        calls.ask(f"turn {number}")
    await pass_time(clock, 1.0)
    assert "cosmetic" not in calls.names
    await pass_time(clock, 3.0)
    assert "cosmetic" == calls.names[-1]


async def test_call_that_is_given_up_costs_nothing(clock: ManualClock, calls: Calls) -> None:
    """Who waited behind it goes at the time at which it would have gone."""
    await spend_burst(calls)
    given_up = [calls.ask(f"given up {number}") for number in range(20)]
    calls.ask("kept")
    await ran()
    for task in given_up:
        task.cancel()
    await pass_time(clock, 1.5 / RATE)
    assert ["kept"] == calls.names


async def test_call_that_is_given_up_as_its_turn_comes_gives_it_back(clock: ManualClock, calls: Calls) -> None:
    """The token was given, the call was never made."""
    await spend_burst(calls)
    given_up = calls.ask("given up")
    calls.ask("kept")
    await ran()
    clock.advance(1 / RATE + 1e-9)  # the token is given here; the task has not run yet
    given_up.cancel()
    await ran()
    assert ["kept"] == calls.names


async def test_open_breaker_refuses_at_once_and_lets_nobody_wait(clock: ManualClock) -> None:
    """Discord would count even more refusals; who waits for a token is refused as well."""
    breaker = Breaker(clock)
    calls = Calls(clock, Limiter(clock, breaker=breaker))
    await spend_burst(calls)
    waiting = [calls.ask("waiting") for _ in range(50)]
    await ran()
    for _ in range(OPENS_AT):
        breaker.told(403, is_with_our_token=True)
    with pytest.raises(DiscordDownError):
        await calls.ask("new")
    await pass_time(clock, 1.5 / RATE)
    assert [True] * 50 == [isinstance(task.exception(), DiscordDownError) for task in waiting]
    assert [] == calls.names


@pytest.mark.parametrize("texts", [("0-3/8", "4-7/8"), ("0-15/64", "16-31/64", "32-47/64", "48-60/64", "61,63/64")])
async def test_processes_together_make_no_more_calls_in_a_second_than_one_would(
    texts: tuple[str, ...], clock: ManualClock
) -> None:
    """Discord counts by the token: what each may do is its share of the shards, whoever has how many of them."""
    all_of_them = [Calls(clock, Limiter(clock, share=Shards.read(text).share)) for text in texts]
    asked = [calls.ask("any") for calls in all_of_them for _ in range(100)]
    await pass_time(clock, 4)
    times = sorted(at for calls in all_of_them for at, _ in calls.made)
    fullest = max(sum(at <= other < at + 1 - 1e-9 for other in times) for at in times)
    assert 3 * RATE * 0.8 < len(times)
    assert fullest <= RATE
    for task in asked:
        task.cancel()
