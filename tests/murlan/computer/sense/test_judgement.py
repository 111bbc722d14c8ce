"""What good sense does: in positions where there is little to argue about."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from murlan.computer.sense.player import SensePlayer
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI, Sides
from tests.support.arrival import arrived
from tests.support.positions import deal_of, exchange_of, hand, match_of

TEAMS: Final = replace(RRETHI, sides=Sides.TWO_TEAMS)


def _choice(match: Match) -> SeatEvent:
    """Return what the player without habits does."""
    snapshot = match.snapshot(None)
    assert snapshot.turn is not None
    return SensePlayer().choose(match.snapshot(snapshot.turn), rng=Random(0))


def test_last_cards_are_laid_where_they_may_be() -> None:
    """R6.1: nothing is better than to be out."""
    match = match_of(deal_of(["QS QH", "3S 4S 5S", "3C 4C", "3D 4D"], table="9S 9H"))
    assert Played(0, hand("QS QH")) == _choice(match)


def test_sure_tricks_are_led_before_what_can_be_beaten() -> None:
    """No joker and no other two is left, so the twos come first and the six goes out."""
    match = arrived(CLASSIC, ["2S 2H 6C", "7D 9C QD 8S", "7H 8H JC 9S", "7C 9D QC TS"], leader=0)
    assert Played(0, hand("2S 2H")) == _choice(match)


def test_seat_with_one_card_is_not_led_a_low_single_where_there_is_a_pair() -> None:
    """It would go out on almost any of them."""
    match = arrived(CLASSIC, ["5S 5H 9C KD", "AS", "3H 8H JC 2C", "6C 7D QC 2D"], leader=0)
    assert Played(0, hand("5S 5H")) == _choice(match)


def test_long_straight_is_not_torn_for_a_single() -> None:
    """Five cards at once are worth more than a cheap trick."""
    match = arrived(
        CLASSIC, ["5S 6D 7C 8S 9H 3D", "AS KS JS TD TC", "3H 8H JC 2C", "7H 7D QC 2D"], leader=3, table="4S", turn=0
    )
    assert Passed(0) == _choice(match)


def test_partner_about_to_go_out_is_left_the_trick() -> None:
    """R10.2: its place counts as much."""
    match = arrived(TEAMS, ["AS KH", "2D 9C QD 6D 7D JS", "7H", "6C 2S QC 9S TS JH"], leader=2, table="5S", turn=0)
    assert Passed(0) == _choice(match)


@pytest.mark.parametrize(
    ("first_hand", "gift"),
    [("4D 6S 7D 8C 9S TH KS QH", "4D"), ("3S 3H 5S 5C 5H 9D KS AD", "9D"), ("4S 4C 4D 4H 7S 7D 8H KS", "8H")],
    ids=["straight kept", "pair and triple kept", "quad and pair kept"],
)
def test_card_is_given_back_that_the_hand_misses_least(first_hand: str, gift: str) -> None:
    """R8.2: nothing is torn for it."""
    assert CardGiven(0, hand(gift)[0]) == _choice(exchange_of(first_hand, "3C 3D 4C 5C", "2S"))


def test_partner_is_given_the_highest_of_cards_that_are_missed_alike() -> None:
    """R8.2 between partners (R10.3): what is of no use here may be of use there."""
    match = exchange_of("5S 5C 5D 5H KS", "3C 3D 4C 6C", "2S")
    partners = replace(match, options=TEAMS, last_places=(2, 1, 0, 3))
    assert CardGiven(0, hand("5S")[0]) == _choice(match)
    assert match.exchange is not None
    friends = replace(partners, exchange=replace(match.exchange, giver=2))
    assert CardGiven(0, hand("5H")[0]) == _choice(friends)
