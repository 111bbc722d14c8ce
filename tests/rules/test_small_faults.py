"""Facts that a small fault would change unnoticed by the other tests."""

from __future__ import annotations

import pytest

from murlan.cards import Suit
from murlan.deal import Deal
from murlan.errors import WrongStage
from murlan.events import Played
from murlan.match import Match
from murlan.notation import parse_cards
from murlan.options import CLASSIC
from murlan.scoring import Outcome


def test_each_suit_has_its_symbol() -> None:
    """The four suits as people draw them (R1.3)."""
    assert [suit.symbol for suit in Suit] == ["♠", "♣", "♦", "♥"]


def test_one_winner_is_no_tie() -> None:
    """Only several sides share a match (R9.3)."""
    assert (Outcome((2,)).is_tie, Outcome((0, 3)).is_tie) == (False, True)


def test_a_turn_after_the_deal_is_over_is_told_so() -> None:
    """No action is taken once only one seat holds cards (R6.2)."""
    over = Deal((parse_cards("4S"), (), (), ()), 0, out=(1, 2, 3))
    with pytest.raises(WrongStage) as refused:
        over.passes(0)
    assert refused.value.stage == "over"


def test_own_play_on_the_table_is_no_hindrance_to_choosing_ahead() -> None:
    """Who laid what lies would lead next, so everything may be chosen (R5.5)."""
    match = Match.start(CLASSIC)
    match = match.apply(match.next_deal(bytes(32), 27)).after
    assert match.deal is not None
    seat = match.deal.turn
    first = match.snapshot(seat).choices()[0]
    snapshot = match.apply(Played(seat, first.cards)).after.snapshot(seat)
    assert len(snapshot.legal_plays()) >= len(snapshot.hand)
