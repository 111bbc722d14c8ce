"""The turning points of a match: what is found, what is left out, and what has no part in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from murlan.cards import THREE_OF_SPADES, Card
from murlan.computer.reasons import Why
from murlan.computer.review.decisions import decisions_of
from murlan.computer.review.finding import LEAST, turning_points
from murlan.computer.review.points import MOST, Pause, TurningPoint, no_pause
from murlan.computer.search.search import Effort
from murlan.computer.sense.player import SensePlayer
from murlan.errors import MurlanError
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC, ONE_DEAL, RRETHI, VISIX, RuleOptions, Sides
from murlan.snapshot import Snapshot, Stage

SENSIBLE = SensePlayer()
DEAL = replace(CLASSIC, target=ONE_DEAL)
QUICK = Effort(pool=24, particles=8, sweeps=3, steps=2, block=16)
"""It takes little time, and comes to less exact figures."""
Doing = Callable[[Snapshot], SeatEvent]


def played(options: RuleOptions, do: Doing, *, seed: int = 0, deals: int = 99) -> list[Event]:
    """Play a match, or its first deals, each seat doing the same thing where it sees the same."""
    rng, match = Random(seed), Match.start(options)
    events: list[Event] = []
    while match.stage is not Stage.OVER and (match.stage is not Stage.DEALING or match.deal_number < deals):
        if match.stage is Stage.DEALING:
            event: Event = match.next_deal(rng.randbytes(32), rng.randrange(1, 54))
        else:
            assert match.deal is not None
            event = do(match.snapshot(match.deal.turn))
        events.append(event)
        match = match.apply(event).after
    return events


def found(options: RuleOptions, events: Sequence[Event], pause: Pause = no_pause) -> tuple[TurningPoint, ...]:
    """Return the turning points by a quick look."""
    return turning_points(options, events, pause=pause, effort=QUICK)


def sensibly(snapshot: Snapshot) -> SeatEvent:
    """Play as a club player does that gives in to no habit."""
    return SENSIBLE.choose(snapshot, rng=Random(0))


def wildly(snapshot: Snapshot) -> SeatEvent:
    """Play as nobody should."""
    seat, rng = snapshot.turn or 0, Random(f"{snapshot.deal_number} {snapshot.turns_taken}")
    if snapshot.stage is Stage.EXCHANGE:
        return CardGiven(seat, rng.choice(snapshot.gifts))
    plays = snapshot.choices()
    if snapshot.may_pass and (not plays or rng.random() < 0.4):
        return Passed(seat)
    return Played(seat, rng.choice(plays).cards)


def could_go_out(snapshot: Snapshot) -> bool:
    """Return whether the seat may lay all that it holds, and need not."""
    return snapshot.may_pass and any(len(play) == len(snapshot.hand) for play in snapshot.choices())


def blundered() -> tuple[list[Event], TurningPoint]:
    """Return a deal in which a seat passes with its last card in hand that would have been first, and what is told."""
    events = played(DEAL, _passes_once, seed=15)
    decisions = [one for deal in decisions_of(DEAL, events, no_pause) for one in deal]
    (own,) = (one for one in decisions if could_go_out(one.snapshot) and isinstance(one.done, Passed))
    (told,) = (point for point in found(DEAL, events) if point.step == own.step)
    return events, told


def _passes_once(snapshot: Snapshot) -> SeatEvent:
    is_first = all(seat.place is None for seat in snapshot.seats)
    return Passed(snapshot.turn or 0) if is_first and could_go_out(snapshot) else sensibly(snapshot)


def test_blunder_is_found_with_what_would_have_been_better_and_why() -> None:
    """Who passes with a last play that goes out has lost a place for nothing."""
    _, point = blundered()
    assert (Passed(point.seat), False) == (point.done, point.is_gain)
    assert point.difference < -LEAST
    assert isinstance(point.other, Played)
    assert Why.GOES_OUT is point.reasons[0].why


def test_hidden_cards_do_not_change_what_a_seat_is_told() -> None:
    """It is judged by what it could know: with other cards in the other hands it is told the same, to the last bit."""
    events, point = blundered()
    upto = events[: point.step + 1]
    others = [seat for seat in range(4) if seat != point.seat]
    changed = [
        _with_swapped(upto, first, second) for first, second in zip(others, (*others[1:], others[0]), strict=True)
    ]
    assert all(one != upto for one in changed)
    for one in changed:
        assert point in found(DEAL, one)


def _with_swapped(events: list[Event], first: int, second: int) -> list[Event]:
    """Let two seats have held each other's cards, as far as nobody saw them."""
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    seen = {card for event in events if isinstance(event, Played) for card in event.cards} | {THREE_OF_SPADES}
    mine, yours = ([card for card in dealt.hands[seat] if card not in seen] for seat in (first, second))
    count = min(len(mine), len(yours))
    swap: dict[Card, Card] = dict(zip(mine[:count], yours[:count], strict=True))
    swap |= {after: before for before, after in swap.items()}
    hands = tuple(tuple(sorted(swap.get(card, card) for card in hand)) for hand in dealt.hands)
    return [replace(dealt, hands=hands), *events[1:]]


@pytest.mark.parametrize(
    "options",
    [CLASSIC, VISIX, replace(RRETHI, sides=Sides.TWO_TEAMS), replace(CLASSIC, open_exchange=False)],
    ids=["classic", "visix", "two-teams", "closed-exchange"],
)
def test_turning_points_are_few_in_order_one_a_trick_and_each_time_the_same(options: RuleOptions) -> None:
    """Whoever asks again, or asks another bot, reads the same."""
    events = played(options, wildly, seed=7, deals=3)
    points = found(options, events)
    decisions = {(one.deal, one.step): one for deal in decisions_of(options, events, no_pause) for one in deal}
    tricks = [decisions[point.deal, point.step].trick for point in points]
    assert MOST == len(points) == len(set(tricks))
    assert tricks == sorted(tricks)
    assert [decisions[point.deal, point.step].done for point in points] == [point.done for point in points]
    assert all(point.other != point.done and point.other.seat == point.seat for point in points)
    assert points == found(options, events)


def test_what_any_sensible_player_does_is_no_gain() -> None:
    """Laying the last cards decides a deal, but it is nothing to tell."""
    events = played(CLASSIC, sensibly, seed=3, deals=3)
    assert [] == [point for point in found(CLASSIC, events) if point.is_gain]


def test_match_without_a_deal_has_none() -> None:
    """It closed before the first one."""
    assert () == found(CLASSIC, [])


def test_events_that_are_no_match_are_refused() -> None:
    """A record that was damaged leads to no tale."""
    with pytest.raises(MurlanError):
        found(CLASSIC, [Passed(0)])


def test_whoever_raises_from_a_pause_ends_the_work() -> None:
    """It is asked many times, so that nobody waits for it."""
    asked: list[None] = []

    def pause() -> None:
        asked.append(None)
        if len(asked) == 150:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        found(CLASSIC, played(CLASSIC, wildly, seed=1, deals=2), pause)
