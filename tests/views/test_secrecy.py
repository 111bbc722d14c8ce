"""Nothing that follows from a hidden hand is ever drawn: permute the hands, and not a byte changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

import pytest

from bot.texts import LANGUAGES
from bot.views.hand import hand_message
from bot.views.public_message import public_message
from murlan.cards import Card
from murlan.match import Match
from murlan.options import PRESETS, RuleOptions
from murlan.snapshot import Stage
from tests.support.discord_limits import texts
from tests.views.states import components_of
from tests.views.tables import dealt, hand_of, simple_event, table_of

TRIES: Final = 5


def permuted(match: Match, rng: Random, *, known: Sequence[int] = ()) -> Match:
    """Deal the cards that are still held anew, but for those of the seats that are known."""
    assert match.deal is not None
    hidden = [card for seat, hand in enumerate(match.deal.hands) if seat not in known for card in hand]
    rng.shuffle(hidden)
    rest = iter(hidden)
    hands: list[tuple[Card, ...]] = [
        hand if seat in known else tuple(sorted(islice(rest, len(hand)))) for seat, hand in enumerate(match.deal.hands)
    ]
    return replace(match, deal=replace(match.deal, hands=tuple(hands)))


def moments(options: RuleOptions) -> list[Match]:
    """Play two deals and return every position in which somebody acts."""
    match, found = dealt(options, seed=3), []
    while match.deal_number < 3 and match.stage is not Stage.OVER:
        if match.stage is Stage.DEALING:
            match = dealt(seed=4, match=match)
            continue
        assert match.deal is not None
        found.append(match)
        match = match.apply(simple_event(match.snapshot(match.deal.turn))).after
    return found


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS.keys())
def test_table_is_drawn_the_same_whatever_hands_are_hidden(options: RuleOptions) -> None:
    """The public message is made from what is public alone, to the byte."""
    rng = Random(1)
    for match in moments(options):
        expected = components_of(public_message(table_of(match)))
        for _ in range(TRIES):
            assert expected == components_of(public_message(table_of(permuted(match, rng))))


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS.keys())
def test_hand_is_drawn_the_same_whatever_the_others_hold(options: RuleOptions) -> None:
    """A person's own message tells nothing of another's cards."""
    rng = Random(2)
    for number, match in enumerate(moments(options)):
        seat = number % 4
        if match.stage is Stage.EXCHANGE:
            continue
        expected = components_of(hand_message(hand_of(match, seat), "en"))
        assert expected == components_of(hand_message(hand_of(permuted(match, rng, known=(seat,)), seat), "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_exchange_stays_hidden_on_the_table(language: str) -> None:
    """With a closed exchange only the two who exchange read the cards (R8.6)."""
    options = replace(PRESETS["classic"], open_exchange=False)
    match = next(match for match in moments(options) if match.stage is Stage.EXCHANGE)
    lines = list(texts(components_of(public_message(table_of(match, language)))))
    assert not any(sign in line for line in lines for sign in "♠♣♦♥🃏")
