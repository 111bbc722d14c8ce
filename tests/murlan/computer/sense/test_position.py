"""What a seat knows on its turn: told by the packed numbers as the public engine has it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from murlan.cards import PACK
from murlan.computer.sense.position import position_of
from murlan.events import CardGiven, Dealt, Passed, Played
from murlan.options import CLASSIC, RRETHI, Passing, Sides
from murlan.packed import PASS, action_of, mask_of
from murlan.snapshot import Snapshot
from tests.support.positions import acted, deal_of, match_of
from tests.support.walks import deal_walk


@cache
def _turns() -> tuple[Snapshot, ...]:
    """Return the turns of some deals under all kinds of rules, each as the seat that acts sees it."""
    moments = (moment for seed in range(24) for moment in deal_walk(seed).moments)
    return tuple(
        moment.before.snapshot(moment.event.seat)
        for moment in moments
        if not isinstance(moment.event, Dealt | CardGiven)
    )


def _laid(snapshot: Snapshot) -> Iterator[int]:
    turns = (turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick)
    return (mask_of(turn.combination.cards) for turn in turns if turn.combination)


def test_actions_are_the_choices_of_the_public_engine_and_the_pass() -> None:
    """R4 and R5 under random options; 3♠ in the first lead too (R5.2)."""
    for snapshot in _turns():
        choices = {action_of(play, snapshot.options) for play in snapshot.choices()}
        assert choices | ({PASS} if snapshot.may_pass else set()) == set(position_of(snapshot).actions)


def test_event_of_an_action_lays_the_cards_of_its_choice() -> None:
    """Suited straights are kept whole where they count (R4.6)."""
    for snapshot in _turns():
        position, seat = position_of(snapshot), snapshot.viewer
        assert seat is not None
        for play in snapshot.choices():
            action = action_of(play, snapshot.options)
            assert Played(seat, tuple(sorted(play.cards))) == position.event(action, seat)
            assert position.mask & ~mask_of(play.cards) == position.rest(action)
        if snapshot.may_pass:
            assert Passed(seat) == position.event(PASS, seat)


def test_unseen_cards_are_those_of_the_other_hands() -> None:
    """All 54 cards are dealt (R2.3), so what is neither held nor played lies with the others."""
    for snapshot in _turns():
        position = position_of(snapshot)
        assert (1 << len(PACK)) - 1 == position.mask | position.unseen | sum(_laid(snapshot))
        assert position.unseen.bit_count() == sum(position.left[1:])


def test_seat_that_forgets_takes_what_was_played_for_unseen_but_for_the_present_trick() -> None:
    """What lies on the table it sees."""
    match = acted(match_of(deal_of(["9S 4S", "TS 5S", "JS 6S", "QS 7S"])), "9S", "TS", "JS", "QS", *["pass"] * 3, "7S")
    snapshot = match.snapshot(0)
    seen = position_of(snapshot).unseen
    forgotten = position_of(snapshot, forgets=True).unseen
    assert mask_of(deal_of(["9S TS JS QS"] + ["3S"] * 3).hands[0]) == forgotten & ~seen


@pytest.mark.parametrize(
    ("actions", "passing", "to_come"),
    [
        ("4S", Passing.OPEN, (1, 2)),
        ("4S pass", Passing.OPEN, (1,)),
        ("4S pass pass", Passing.OPEN, ()),
        ("4S pass 8S", Passing.OPEN, (1, 2)),
        ("4S pass 8S pass", Passing.OPEN, (1,)),
        ("4S pass 8S 9S", Passing.LOCKED, (2,)),
    ],
    ids=["first", "second", "last", "overtaken", "again", "locked"],
)
def test_seats_to_come_are_those_that_may_answer_after_a_pass(
    actions: str, passing: Passing, to_come: tuple[int, ...]
) -> None:
    """R5.3–R5.5: clockwise up to the owner, without those that are locked out."""
    hands = ["4S 6S", "5S TS", "8S JS", "9S QS"]
    match = acted(match_of(deal_of(hands), replace(CLASSIC, passing=passing)), *actions.split())
    snapshot = match.snapshot(None)
    assert snapshot.turn is not None
    assert to_come == position_of(match.snapshot(snapshot.turn)).to_come


def test_partner_is_no_foe() -> None:
    """R10.1: it sits opposite."""
    match = match_of(deal_of(["3S 4S", "5S", "6S", "7S 8S 9S"]), replace(RRETHI, sides=Sides.TWO_TEAMS))
    position = position_of(match.snapshot(0))
    assert (2, (1, 3), 1) == (position.friend, position.foes, position.nearest)
    alone = position_of(match_of(match.deal or deal_of([""])).snapshot(0))
    assert (0, (1, 2, 3)) == (alone.friend, alone.foes)
