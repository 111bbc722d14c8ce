"""R7, R9 and R10: points, targets, ties and sides; R11: the presets."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from murlan.errors import BadDeal, OptionsError, WrongStage
from murlan.events import Dealt, Event, Passed
from murlan.match import Match
from murlan.notices import DealEnded, MatchEnded, TargetRaised
from murlan.options import CLASSIC, ONE_DEAL, PRESETS, RRETHI, RuleOptions, Sides, StraightStep, preset_name
from murlan.scoring import Outcome, Raise, judge, points_of, side_totals
from murlan.snapshot import Stage
from tests.support.positions import act, acted, deal_of, dealt_of, match_of

SHORT = replace(CLASSIC, target=11)
SINGLE = replace(CLASSIC, target=ONE_DEAL)
TEAMS = replace(CLASSIC, sides=Sides.TWO_TEAMS)


def last_play(totals: tuple[int, ...], options: RuleOptions, target: int) -> tuple[Match, str]:
    """Return a match in which seat 0 is about to be 1st, seats 1, 2 and 3 behind it, and the play that ends it."""
    deal = deal_of(["3S", "4S", "5S", "6S"])
    match = replace(match_of(deal, options, totals=totals), target=target)
    return acted(match, "3S", "4S"), "5S"


@pytest.mark.parametrize(
    ("places", "expected"), [((2, 0, 3, 1), (2, 0, 3, 1)), ((0, 1, 2, 3), (3, 2, 1, 0)), ((3, 2, 1, 0), (0, 1, 2, 3))]
)
def test_places_of_a_deal_score_3_2_1_0(places: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """Points are by place (R7.1)."""
    assert expected == points_of(places)


def test_points_after_a_deal_are_added_to_the_totals() -> None:
    """They add up over the match (R7.1)."""
    match, play = last_play((4, 0, 7, 1), CLASSIC, 21)
    step = act(match, play)
    assert step.after.totals == (7, 2, 8, 1)
    assert DealEnded((0, 1, 2, 3), (3, 2, 1, 0), (7, 2, 8, 1)) in step.notices


@pytest.mark.parametrize(
    ("totals", "target", "expected"),
    [
        ((20, 18, 3, 0), 21, None),
        ((21, 18, 10, 5), 21, Outcome((0,))),
        ((3, 24, 18, 9), 21, Outcome((1,))),
        ((30, 29, 28, 27), 31, None),
        ((5, 40, 30, 51), 51, Outcome((3,))),
    ],
)
def test_one_side_at_or_over_the_target_wins(totals: tuple[int, ...], target: int, expected: Outcome | None) -> None:
    """Exactly one there wins, also past the target; nobody there plays on (R9.1)."""
    assert expected == judge(totals, target, CLASSIC)


def test_match_at_its_start_has_the_target_21() -> None:
    """The first rung (R9.1)."""
    assert Match.start(CLASSIC).target == 21


def test_side_that_reaches_the_target_alone_ends_the_match() -> None:
    """The match is over, and takes no further event (R9.1)."""
    match, play = last_play((18, 18, 0, 0), CLASSIC, 21)
    step = act(match, play)
    assert step.notices[-1] == MatchEnded(Outcome((0,)))
    assert step.after.stage is Stage.OVER
    for event in (step.after.next_deal(bytes(32), 27), Passed(0)):
        with pytest.raises(WrongStage) as refused:
            step.after.apply(event)
        assert refused.value.stage == "over"


@pytest.mark.parametrize(("target", "expected"), [(21, 31), (31, 41), (41, 51)])
@pytest.mark.parametrize("ahead", [(0, 0), (1, 0), (2, 1)], ids=["equal", "one-ahead", "two-ahead"])
def test_two_sides_at_or_over_the_target_raise_it(target: int, expected: int, ahead: tuple[int, int]) -> None:
    """Also with different totals (R9.2)."""
    totals = (target + ahead[0], target + ahead[1], 0, 0)
    assert Raise(expected) == judge(totals, target, CLASSIC)


def test_target_raised_goes_on_with_the_next_deal() -> None:
    """The match plays on to 31 (R9.2)."""
    match, play = last_play((20, 19, 0, 0), CLASSIC, 21)
    step = act(match, play)
    assert step.notices[-1] == TargetRaised(31)
    assert (step.after.stage, step.after.target) == (Stage.DEALING, 31)
    assert step.after.next_deal(bytes(32), 27).target == 31


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((53, 51, 10, 9), (0, 1)),
        ((53, 53, 51, 10), (0, 1, 2)),
        ((51, 10, 9, 51), (0, 3)),
        ((51, 52, 53, 51), (0, 1, 2, 3)),
    ],
)
def test_two_sides_at_or_over_51_share_the_match(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """All of them tie, even with different totals (R9.3)."""
    outcome = judge(totals, 51, CLASSIC)
    assert outcome == Outcome(expected)
    assert isinstance(outcome, Outcome)
    assert outcome.is_tie


def test_match_that_one_side_won_is_no_tie() -> None:
    """Only several sides share a match (R9.3)."""
    assert not Outcome((2,)).is_tie


@pytest.mark.parametrize(
    ("totals", "target", "expected"),
    [
        ((11, 10, 3, 0), 11, Outcome((0,))),
        ((11, 12, 3, 0), 11, Raise(21)),
        ((21, 22, 3, 0), 21, Raise(31)),
        ((31, 32, 3, 0), 31, Raise(41)),
        ((42, 41, 3, 0), 41, Outcome((0, 1))),
    ],
)
def test_match_to_11_climbs_to_41(totals: tuple[int, ...], target: int, expected: Outcome | Raise) -> None:
    """Then 21, 31, 41; a tie at 41 (R9.4)."""
    assert expected == judge(totals, target, SHORT)


@pytest.mark.parametrize(
    ("options", "ladder"), [(CLASSIC, (21, 31, 41, 51)), (SHORT, (11, 21, 31, 41))], ids=["to-21", "to-11"]
)
def test_ladder_of_a_match_begins_with_its_target(options: RuleOptions, ladder: tuple[int, ...]) -> None:
    """Every target that may be in force (R9.2, R9.4)."""
    assert ladder == options.ladder


def test_match_of_one_deal_is_won_by_most_points() -> None:
    """No ladder: the first place wins (R9.4)."""
    match, play = last_play((0, 0, 0, 0), SINGLE, ONE_DEAL)
    step = act(match, play)
    assert step.notices[-1] == MatchEnded(Outcome((0,)))
    assert SINGLE.ladder == ()


def test_match_of_one_deal_with_equal_sides_is_tied() -> None:
    """Three points each (R9.4)."""
    assert judge((3, 3), ONE_DEAL, replace(TEAMS, target=ONE_DEAL)) == Outcome((0, 1))


def test_rematch_begins_anew_with_the_dealer_drawn_for_it() -> None:
    """No points, no exchange, the first lead by 3♠, and the dealer that was drawn (R9.5)."""
    rematch = Match.start(CLASSIC, dealer=2)
    after = rematch.apply(dealt_of(rematch, {1: "3S"})).after
    assert (after.dealer, after.totals, after.exchange, after.target) == (2, (0, 0, 0, 0), None, 21)
    assert after.snapshot(1).opening
    assert after.snapshot(None).turn == 1


@pytest.mark.parametrize(("seat", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_seat_in_two_against_two_plays_with_the_seat_opposite(seat: int, side: int) -> None:
    """Seats 0 and 2 against 1 and 3 (R10.1)."""
    assert side == TEAMS.side_of(seat)
    assert TEAMS.side_count == 2


def test_partner_in_two_against_two_is_shown_no_card_of_the_other() -> None:
    """Partners do not see each other's cards (R10.1)."""
    match = match_of(deal_of(["3S 4S", "5S", "6S 7S", "8S"]), TEAMS)
    assert [str(card) for card in match.snapshot(0).hand] == ["3S", "4S"]
    assert "6S" not in repr(match.snapshot(0))


def test_deal_in_two_against_two_gives_5_1_or_4_2_or_3_3() -> None:
    """A side's points are the sum of its seats' (R10.2)."""
    sums = {tuple(sorted(side_totals(points_of(places), TEAMS))) for places in permutations(range(4))}
    assert sums == {(1, 5), (2, 4), (3, 3)}


@pytest.mark.parametrize(
    ("totals", "target", "expected"),
    [
        ((20, 3, 1, 4), 21, Outcome((0,))),
        ((11, 12, 11, 10), 21, Raise(31)),
        ((30, 26, 23, 25), 51, Outcome((0, 1))),
    ],
    ids=["sum-wins", "both", "tie"],
)
def test_sides_in_two_against_two_are_judged_by_their_sums(
    totals: tuple[int, ...], target: int, expected: Outcome | Raise
) -> None:
    """R9 applies to sides (R10.2)."""
    assert expected == judge(side_totals(totals, TEAMS), target, TEAMS)


def test_deal_with_both_partners_out_goes_on_until_one_seat_is_left() -> None:
    """Places 3 and 4 are still played for (R10.3)."""
    match = acted(match_of(deal_of(["3S", "4S 9S", "5S", "6S TS"]), TEAMS), "3S", "4S", "5S")
    assert match.deal is not None
    assert match.deal.out == (0, 2)
    assert match.stage is Stage.PLAY
    match = acted(match, "6S", "9S")
    assert (match.stage, match.last_places) == (Stage.DEALING, (0, 2, 1, 3))


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("number", {"number": 3}),
        ("dealer", {"dealer": 1}),
        ("totals", {"totals": (3, 0, 0, 0)}),
        ("target", {"target": 31}),
        ("last_places", {"last_places": (0, 1, 2, 3)}),
        ("hands", {"hands": ((), (), (), ())}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_dealt_that_contradicts_the_match_is_refused(field: str, other: dict[str, Any]) -> None:
    """A journal that does not fit is found out (R2.3, R9)."""
    start = Match.start(CLASSIC)
    with pytest.raises(BadDeal) as refused:
        start.apply(replace(start.next_deal(bytes(32), 27), **other))
    assert field == refused.value.field


@pytest.mark.parametrize("case", ["doubled", "unsorted", "sizes"])
def test_dealt_with_hands_that_are_no_deal_of_the_pack_is_refused(case: str) -> None:
    """54 cards, each once, 14 to the two seats after the dealer, each hand low to high (R1.1, R2.3)."""
    start = Match.start(CLASSIC)
    event = start.next_deal(bytes(32), 27)
    zero, one, two, three = event.hands
    hands = {
        "doubled": ((*zero[:-1], one[0]), one, two, three),
        "unsorted": (tuple(reversed(zero)), one, two, three),
        "sizes": (tuple(sorted((*zero, one[0]))), one[1:], two, three),
    }[case]
    with pytest.raises(BadDeal) as refused:
        start.apply(replace(event, hands=hands))
    assert refused.value.field == "hands"


@pytest.mark.parametrize(("events", "field"), [((), "no events"), ((Passed(0),), "first event")])
def test_fold_of_events_that_do_not_begin_with_a_deal_is_refused(events: tuple[Event, ...], field: str) -> None:
    """A match folds from a `Dealt`."""
    with pytest.raises(BadDeal) as refused:
        Match.fold(CLASSIC, events)
    assert field == refused.value.field


def test_match_unless_told_starts_with_the_first_seat_as_dealer() -> None:
    """Whoever drew highest sits on seat 0 (R2.2)."""
    assert Match(options=CLASSIC, target=21) == Match.start(CLASSIC) == Match.start(CLASSIC, dealer=0)


def test_preset_of_each_name_is_as_the_rules_document_says() -> None:
    """The table of R11 in docs/RULES.md is the presets."""
    text = Path("docs/RULES.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `?(\w+)`?[^|]*\| (.+) \|$", text, re.MULTILINE))
    names = [name.strip() for name in rows["option"].split("|")]
    assert names == list(PRESETS)
    for column, name in enumerate(names):
        options = PRESETS[name]
        cell = {option: cells.split("|")[column].strip() for option, cells in rows.items() if cells.count("|") == 2}
        assert cell["straight_step"].replace("_", "-") == options.straight_step
        assert (cell["suited_straights"] == "on") == options.suited_straights
        assert cell["suited_step"].replace("_", "-") in ("–", options.suited_step)
        assert (cell["open_exchange"] == "on") == options.open_exchange
        assert cell["passing"] == options.passing
        assert cell["sides"].startswith(options.sides.replace("-", " "))
        assert cell["ladder"] == "-".join(map(str, options.ladder))


@pytest.mark.parametrize("name", PRESETS)
def test_preset_with_another_target_or_sides_keeps_its_name(name: str) -> None:
    """Target and sides are chosen with every preset; any other change makes a mixture (R11)."""
    preset = PRESETS[name]
    assert name == preset_name(replace(preset, target=11, sides=Sides.TWO_TEAMS))
    assert preset_name(replace(preset, open_exchange=False)) is None


@pytest.mark.parametrize("target", [0, 11, 21])
def test_target_that_exists_is_accepted(target: int) -> None:
    """21, 11 or one deal (R9.1, R9.4)."""
    assert target == RuleOptions(target=target).target


@pytest.mark.parametrize("target", [1, 31, 51, -1])
def test_target_that_does_not_exist_is_refused(target: int) -> None:
    """The error carries the option and its value (R9.4)."""
    with pytest.raises(OptionsError) as refused:
        RuleOptions(target=target)
    assert (refused.value.option, refused.value.value) == ("target", target)


def test_suited_step_without_suited_straights_is_refused() -> None:
    """Options that do not go together are no rules (R11, R4.6)."""
    assert replace(RRETHI, suited_step=StraightStep.EXACTLY_ONE).suited_straights
    with pytest.raises(OptionsError) as refused:
        replace(CLASSIC, suited_step=StraightStep.EXACTLY_ONE)
    assert refused.value.option == "suited_step"


def test_options_of_an_old_match_travel_with_it() -> None:
    """A fold takes the options of the match, and its snapshots carry them (R11)."""
    start = Match.start(RRETHI)
    event: Dealt = start.next_deal(bytes(32), 27)
    assert Match.fold(RRETHI, [event]).snapshot(None).options == RRETHI
