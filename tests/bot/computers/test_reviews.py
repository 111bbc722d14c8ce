"""Who asks for turning points, how often, and what is remembered; the pool is one that answers when it is told to."""

from __future__ import annotations

import asyncio

import pytest

from bot.computers.figures import Reason
from bot.computers.reviews import KEPT, MOST_AT_ONCE, Reviews
from bot.league.history import RecordedMatch
from bot.league.turning import Hindrance, NoReviewError
from murlan.computer.review.points import TurningPoint
from murlan.events import Passed, Played
from murlan.options import CLASSIC
from tests.bot.test_presence import until
from tests.support.history import line_of
from tests.support.positions import hand

HERE, ELSEWHERE = 1, 2
POINTS = (TurningPoint(deal=1, step=3, done=Passed(0), other=Played(0, hand("2S")), difference=-0.5, reasons=()),)


class Pool:
    """A pool that answers what it is told to, when it is told to."""

    def __init__(self, outcome: tuple[TurningPoint, ...] | Reason | None = POINTS) -> None:
        self.outcome = outcome
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def review(self, match: bytes, *, seconds: float) -> tuple[TurningPoint, ...] | Reason | None:
        """Answer once that is allowed."""
        assert match
        assert seconds > 0
        self.asked += 1
        await self.may_answer.wait()
        return self.outcome

    def end_reviews(self) -> None:
        """Let nobody wait any longer."""
        self.outcome = Reason.DIED
        self.may_answer.set()


def match(match_id: str = "match1") -> RecordedMatch:
    """Return a match that is over."""
    return RecordedMatch(line=line_of(CLASSIC, (3, 2, 1, 0), match_id=match_id), events=())


async def why(reviews: Reviews, user_id: int, match_id: str = "match1") -> Hindrance:
    """Return why somebody gets nothing."""
    with pytest.raises(NoReviewError) as refused:
        await reviews.points(HERE, user_id, match(match_id))
    return refused.value.why


async def test_match_is_looked_through_once() -> None:
    """Whoever asks next has the answer at once; a match of the same name elsewhere is another one."""
    pool = Pool()
    reviews = Reviews(pool)
    for user_id in (100, 100, 101):
        assert POINTS == await reviews.points(HERE, user_id, match())
    assert 1 == pool.asked
    await reviews.points(ELSEWHERE, 100, match())
    assert 2 == pool.asked


async def test_who_asks_while_a_match_is_looked_through_waits_for_the_same_work() -> None:
    """And whoever goes away does not take it along."""
    pool = Pool()
    pool.may_answer.clear()
    reviews = Reviews(pool)
    first, second = (asyncio.create_task(reviews.points(HERE, user_id, match())) for user_id in (100, 101))
    await until(lambda: pool.asked == 1)
    first.cancel()
    pool.may_answer.set()
    assert POINTS == await second
    assert 1 == pool.asked


async def test_person_gets_one_match_at_a_time() -> None:
    """And may ask again once it is there."""
    pool = Pool()
    pool.may_answer.clear()
    reviews = Reviews(pool)
    first = asyncio.create_task(reviews.points(HERE, 100, match()))
    await until(lambda: pool.asked == 1)
    assert Hindrance.STILL_AT_IT is await why(reviews, 100, "match2")
    assert Hindrance.STILL_AT_IT is await why(reviews, 100)
    pool.may_answer.set()
    await first
    assert POINTS == await reviews.points(HERE, 100, match("match2"))


async def test_only_so_many_matches_wait() -> None:
    """Who comes later is told so at once."""
    pool = Pool()
    pool.may_answer.clear()
    reviews = Reviews(pool)
    asking = [
        asyncio.create_task(reviews.points(HERE, number, match(f"match{number}"))) for number in range(MOST_AT_ONCE)
    ]
    await until(lambda: pool.asked == MOST_AT_ONCE)
    assert Hindrance.BUSY is await why(reviews, 100, "another")
    pool.may_answer.set()
    assert [POINTS] * MOST_AT_ONCE == await asyncio.gather(*asking)
    assert POINTS == await reviews.points(HERE, 100, match("another"))


async def test_only_so_many_matches_are_remembered() -> None:
    """The one that nobody has asked for longest is looked through again."""
    pool = Pool()
    reviews = Reviews(pool)
    for number in range(KEPT):
        await reviews.points(HERE, 100, match(f"match{number}"))
    await reviews.points(HERE, 100, match("match0"))
    await reviews.points(HERE, 100, match("another"))
    assert KEPT + 1 == pool.asked
    await reviews.points(HERE, 100, match("match0"))
    assert KEPT + 1 == pool.asked
    await reviews.points(HERE, 100, match("match1"))
    assert KEPT + 2 == pool.asked


@pytest.mark.parametrize(
    ("outcome", "hindrance"),
    [
        (None, Hindrance.NOBODY),
        (Reason.LATE, Hindrance.BUSY),
        (Reason.DIED, Hindrance.FAILED),
        (Reason.FAILED, Hindrance.FAILED),
    ],
    ids=["nobody", "late", "died", "failed"],
)
async def test_what_keeps_the_pool_from_it_is_told_and_not_remembered(
    outcome: Reason | None, hindrance: Hindrance
) -> None:
    """The next one who asks may have more luck."""
    pool = Pool(outcome)
    reviews = Reviews(pool)
    assert hindrance is await why(reviews, 100)
    pool.outcome = POINTS
    assert POINTS == await reviews.points(HERE, 100, match())


async def test_whoever_waits_when_the_bot_stops_is_told_and_nothing_more_is_begun() -> None:
    """A press is answered before we go."""
    pool = Pool()
    pool.may_answer.clear()
    reviews = Reviews(pool)
    asking = asyncio.create_task(why(reviews, 100))
    await until(lambda: pool.asked == 1)
    reviews.close()
    assert Hindrance.FAILED is await asking
    assert Hindrance.BUSY is await why(reviews, 100)
    assert 1 == pool.asked
