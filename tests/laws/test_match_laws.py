"""What holds in every match: points, the ladder, the deal going round, and replay."""

from __future__ import annotations

from murlan.events import Dealt
from murlan.match import Match
from murlan.notices import DealEnded, MatchEnded, TargetRaised
from murlan.options import Sides
from murlan.snapshot import Stage
from tests.support.walks import Walk

RUNGS = {21: (21, 31, 41, 51), 11: (11, 21, 31, 41)}


def test_match_by_any_policy_ends_with_an_outcome(matches: tuple[Walk, ...]) -> None:
    """A match comes to an end, and only its last event ends it (R9)."""
    for walk in matches:
        assert Stage.OVER is walk.final.stage, walk.name
        ended = [any(isinstance(notice, MatchEnded) for notice in moment.step.notices) for moment in walk.moments]
        assert [*[False] * (len(ended) - 1), True] == ended, walk.name


def test_totals_after_each_deal_are_the_sum_of_its_points(matches: tuple[Walk, ...]) -> None:
    """Points add up over the match, six a deal (R7.1)."""
    for walk in matches:
        sums: tuple[int, ...] = (0, 0, 0, 0)
        for ended in _ends(walk):
            sums = tuple(a + b for a, b in zip(sums, ended.points, strict=True))
            assert sums == ended.totals, walk.name
        assert 6 * walk.final.deal_number == sum(walk.final.totals), walk.name
        assert sums == walk.final.totals, walk.name


def test_target_rises_or_match_ends_exactly_as_the_ladder_says(matches: tuple[Walk, ...]) -> None:
    """One side there wins, two or more raise the target, on the last rung they share the match (R9.1–R9.4)."""
    for walk in matches:
        target = walk.options.target
        for moment in walk.moments:
            ended = next((notice for notice in moment.step.notices if isinstance(notice, DealEnded)), None)
            if ended is None:
                continue
            raised, winners = _judged(walk, ended.totals, target)
            target = raised or target
            outcome = moment.step.after.outcome
            assert raised == next((n.target for n in moment.step.notices if isinstance(n, TargetRaised)), None)
            assert winners == (outcome.winners if outcome else None), walk.name
            assert target == moment.step.after.target, walk.name


def test_deal_in_every_match_passes_one_seat_on(matches: tuple[Walk, ...]) -> None:
    """The dealer goes round clockwise, and the 14-card hands with it (R2.3, R2.4)."""
    for walk in matches:
        deals = [event for event in walk.events if isinstance(event, Dealt)]
        first = deals[0].dealer
        for n, event in enumerate(deals):
            assert (n + 1, (first + n) % 4) == (event.number, event.dealer), walk.name
            longer = {seat for seat in range(4) if len(event.hands[seat]) == 14}
            assert {(event.dealer + 1) % 4, (event.dealer + 2) % 4} == longer, walk.name


def test_match_folded_from_its_start_is_equal(matches: tuple[Walk, ...]) -> None:
    """A match is the fold of its events, at its end and half way."""
    for walk in matches:
        assert walk.final == Match.fold(walk.options, walk.events), walk.name
        half = len(walk.moments) // 2
        assert walk.moments[half].before == Match.fold(walk.options, walk.events[:half]), walk.name


def test_match_folded_from_any_deal_is_equal(matches: tuple[Walk, ...]) -> None:
    """Each `Dealt` repeats enough of what came before to fold a running match from it."""
    for walk in matches:
        starts = [n for n, event in enumerate(walk.events) if isinstance(event, Dealt)]
        for start, end in zip(starts, [*starts[1:], len(walk.events)], strict=True):
            expected = walk.moments[end - 1].step.after
            assert expected == Match.fold(walk.options, walk.events[start:end]), walk.name


def test_deal_folded_from_its_dealt_is_equal(deals: tuple[Walk, ...]) -> None:
    """Every single deal replays to the same end, its exchange with it (R8)."""
    for walk in deals:
        assert walk.final == Match.fold(walk.options, walk.events), walk.name


def _ends(walk: Walk) -> list[DealEnded]:
    notices = (notice for moment in walk.moments for notice in moment.step.notices)
    return [notice for notice in notices if isinstance(notice, DealEnded)]


def _judged(walk: Walk, totals: tuple[int, ...], target: int) -> tuple[int | None, tuple[int, ...] | None]:
    """Return the raised target and the winners as R9 says, written without looking at the engine."""
    is_team = walk.options.sides is Sides.TWO_TEAMS
    sides = (totals[0] + totals[2], totals[1] + totals[3]) if is_team else totals
    if target == 0:
        return None, tuple(side for side, total in enumerate(sides) if total == max(sides))
    there = tuple(side for side, total in enumerate(sides) if total >= target)
    rungs = RUNGS[walk.options.target]
    match len(there):
        case 0:
            return None, None
        case 1:
            return None, there
        case _ if target == rungs[-1]:
            return None, there
        case _:
            return rungs[rungs.index(target) + 1], None
