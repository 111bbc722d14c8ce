"""The hands of a deal that has ended: all that was held, and nothing of a deal that goes on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.league.revealing import open_deal
from murlan.cards import PACK
from murlan.events import CardGiven, Dealt
from murlan.match import Match
from murlan.options import CLASSIC
from murlan.snapshot import Stage
from tests.support.walks import Walk, match_walk

WALKS = [match_walk(seed) for seed in (1, 2, 3)]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_hands_are_open_exactly_while_no_deal_goes_on(walk: Walk) -> None:
    """At every step of whole matches: in the exchange and in play nothing can be had, whoever asks for it."""
    for match in walk.states:
        is_over = match.stage in (Stage.DEALING, Stage.OVER) and match.deal is not None
        assert is_over == (open_deal(match) is not None)


def test_table_before_its_match_has_no_hands() -> None:
    """There are none in a lobby, and none while the first deal is being cut."""
    assert (None, None) == (open_deal(None), open_deal(Match.start(CLASSIC)))


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_hands_are_those_that_play_began_with(walk: Walk) -> None:
    """After the exchange: who gave a card away did not play with it (R8)."""
    begun = None
    for moment in walk.moments:
        if isinstance(moment.event, Dealt | CardGiven):
            assert moment.step.after.deal is not None
            begun = moment.step.after.deal.hands
        if (deal := open_deal(moment.step.after)) is not None:
            assert begun == tuple(hand.cards for hand in deal.hands)
            assert list(PACK) == sorted(card for hand in deal.hands for card in hand.cards)


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_last_seat_shows_what_it_had_left(walk: Walk) -> None:
    """The others have gone out (R6.2)."""
    for before, match in pairwise(walk.states):
        deal = open_deal(match)
        if deal is None or open_deal(before) is not None:
            continue
        assert match.deal is not None
        assert match.deal.hands == tuple(hand.left for hand in deal.hands)
        assert [deal.places[-1]] == [seat for seat, hand in enumerate(deal.hands) if hand.left]
