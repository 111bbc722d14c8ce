"""The circuit breaker: when nothing more is asked of Discord, and when it is asked again."""

from __future__ import annotations

import pytest

from bot.client.breaker import CLOSES_BELOW, OPENS_AT, WINDOW, Breaker
from bot.clock import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """A clock that is turned by hand."""
    return ManualClock()


@pytest.fixture
def breaker(clock: ManualClock) -> Breaker:
    """A breaker that has heard nothing."""
    return Breaker(clock)


def refuse(breaker: Breaker, times: int, status: int = 403) -> None:
    """Let Discord refuse something so many times."""
    for _ in range(times):
        breaker.told(status, is_with_our_token=status != 401)


@pytest.mark.parametrize("status", [401, 403, 429])
def test_breaker_opens_at_two_thousand_refusals(status: int, breaker: Breaker) -> None:
    """10,000 in ten minutes ban the address; we stop at a fifth of that."""
    refuse(breaker, OPENS_AT - 1, status)
    assert not breaker.is_open
    refuse(breaker, 1, status)
    assert breaker.is_open


@pytest.mark.parametrize("status", [200, 204, 400, 404, 500, 502])
def test_other_answers_do_not_count(status: int, breaker: Breaker) -> None:
    """Only 401, 403 and 429 lead to a ban."""
    refuse(breaker, OPENS_AT, status)
    assert (0, False) == (breaker.refusals, breaker.is_open)


def test_limit_that_others_use_up_does_not_count(breaker: Breaker) -> None:
    """Discord leaves 429s of the scope `shared` out of its count."""
    for _ in range(OPENS_AT):
        breaker.told(429, is_with_our_token=True, is_shared=True)
    assert 0 == breaker.refusals


def test_old_refusals_fall_out_of_the_window(breaker: Breaker, clock: ManualClock) -> None:
    """Discord counts over ten minutes."""
    refuse(breaker, OPENS_AT - 1)
    clock.advance(WINDOW)
    refuse(breaker, 1)
    assert (1, False) == (breaker.refusals, breaker.is_open)


def test_breaker_closes_only_below_half(breaker: Breaker, clock: ManualClock) -> None:
    """One that closes at the limit would open again with the next refusal."""
    refuse(breaker, OPENS_AT - CLOSES_BELOW)
    clock.advance(60)
    refuse(breaker, 1)
    clock.advance(60)
    refuse(breaker, CLOSES_BELOW - 1)
    clock.advance(WINDOW - 120)
    assert (CLOSES_BELOW, True) == (breaker.refusals, breaker.is_open)
    clock.advance(60)
    assert (CLOSES_BELOW - 1, False) == (breaker.refusals, breaker.is_open)


def test_refused_token_opens_the_breaker_until_it_is_taken(breaker: Breaker, clock: ManualClock) -> None:
    """With a token that was reset every single call would be refused."""
    breaker.told(401, is_with_our_token=True)
    clock.advance(WINDOW)
    assert (True, True) == (breaker.is_open, breaker.is_token_refused)
    breaker.logged_in()
    assert not breaker.is_open


def test_refused_interaction_token_is_counted_and_no_more(breaker: Breaker) -> None:
    """It says nothing about our own token."""
    breaker.told(401, is_with_our_token=False)
    assert (1, False) == (breaker.refusals, breaker.is_open)
