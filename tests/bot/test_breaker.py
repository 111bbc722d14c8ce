"""The circuit breaker: when nothing more is asked of Discord, and when it is asked again."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.client.breaker import CLOSES_BELOW, OPENS_AT, WINDOW, Breaker
from bot.client.upkeep import PROOF_SECONDS
from bot.clock import ManualClock
from tests.bot.test_presence import until
from tests.support.live import PATIENCE, Live, Person
from tests.support.live_fixtures import Records

EDIT = "PATCH /channels/*/messages/*"
CALLBACK = "POST /interactions/*/callback"
TOKEN_EDIT = "PATCH /webhooks/*/messages/*"


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


@pytest.mark.parametrize(
    ("route", "fault"),
    [
        (EDIT, {"status": 403, "code": 50013}),
        (EDIT, {"status": 429, "seconds": 0.01}),
        (CALLBACK, {"status": 429, "seconds": 0.01}),
        (TOKEN_EDIT, {"status": 401, "code": 50027}),
    ],
    ids=["refused edit", "rate-limited edit", "rate-limited answer", "dead token"],
)
async def test_every_refusal_that_the_process_meets_is_counted(
    route: str, fault: dict[str, object], live: Live, seated: Person
) -> None:
    """Counted calls, answers and token edits pass one session; discord.py tells nobody of those it tries again."""
    before = live.app.breaker.refusals
    await live.fault(kind="status", route=route, **fault)
    await seated.take_turn()
    await live.settled()
    await live.answered()
    await until(lambda: live.app.breaker.refusals == before + 1)
    assert not live.app.breaker.is_open


async def test_token_that_is_refused_is_tried_rarely_until_it_is_taken(
    live: Live, seated: Person, records: Records
) -> None:
    """One 401 stops all counted calls; one question a minute finds out when they may go on. Presses are answered."""
    await live.fault(kind="status", route=EDIT, status=401)
    await live.fault(kind="status", route="GET /users/@me", status=401)
    await seated.take_turn()
    await until(lambda: live.app.breaker.is_token_refused)
    await live.settled()
    live.playground.requests.clear()
    assert (await seated.press("hand", seated.public())).is_success
    await live.advance(PROOF_SECONDS + 1)
    await until(lambda: live.requests("GET /users/@me") == 1)
    assert 0 == live.requests("PATCH /channels/{channel_id}/messages/{message_id}")
    async with asyncio.timeout(PATIENCE):
        while live.app.breaker.is_token_refused:  # the first question's answer may still be on its way
            await live.advance(PROOF_SECONDS + 1)
            await asyncio.sleep(0.01)
    assert 2 == live.requests("GET /users/@me")
    assert ["does not take our token: nothing"] == [
        line.split("Discord ")[1].split(" more")[0] for line in records.faults
    ]
    records.faults.clear()


async def test_global_limit_ends_though_the_call_that_met_it_was_given_up(live: Live, seated: Person) -> None:
    """discord.py lets all other calls wait for that one; without it they would wait for ever."""
    http = live.app.client.http
    await live.fault(kind="status", route="GET /users/@me", status=429, seconds=0.3, scope="global")
    route = discord.http.Route("GET", "/users/@me")
    asking = asyncio.create_task(http.request(route))
    await until(lambda: not http._global_over.is_set())
    asking.cancel()
    async with asyncio.timeout(PATIENCE):
        await http.request(route)
