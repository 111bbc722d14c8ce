"""How safe a play is: held to every way in which the unseen cards may lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from murlan.cards import PACK, Card
from murlan.combinations import Combination
from murlan.computer.sense.outlook import Outlook
from murlan.computer.sense.position import Position
from murlan.options import CLASSIC, RRETHI, VISIX, RuleOptions
from murlan.packed import PASS, action_of, mask_of
from murlan.plays import legal_plays
from tests.support.positions import combination, hand

Hands = tuple[tuple[Card, ...], ...]


def _position(own: tuple[Card, ...], unseen: tuple[Card, ...], left: tuple[int, ...], options: RuleOptions) -> Position:
    return Position(
        mask=mask_of(own),
        unseen=mask_of(unseen),
        left=(len(own), *left),
        friend=0,
        to_beat=PASS,
        owner=0,
        locked=frozenset(),
        opening=False,
        options=options,
    )


def _deals(unseen: tuple[Card, ...], left: tuple[int, ...]) -> Iterator[Hands]:
    """Yield every way in which the cards may lie."""
    if not left:
        yield ()
        return
    for first in combinations(unseen, left[0]):
        rest = tuple(card for card in unseen if card not in first)
        yield from ((first, *others) for others in _deals(rest, left[1:]))


def _share_safe(play: Combination, unseen: tuple[Card, ...], left: tuple[int, ...], options: RuleOptions) -> float:
    """Return in what share of the deals nobody can beat a play."""
    deals = list(_deals(unseen, left))
    safe = [all(not legal_plays(held, play, options) for held in hands) for hands in deals]
    return sum(safe) / len(deals)


@pytest.mark.parametrize("options", [CLASSIC, VISIX, RRETHI], ids=["classic", "visix", "rrethi"])
@pytest.mark.parametrize("seed", range(6))
def test_play_is_safe_for_certain_where_it_is_safe_in_every_deal_and_only_there(
    options: RuleOptions, seed: int
) -> None:
    """This is what sure tricks are told by: no estimate may turn a chance into a certainty."""
    rng = Random(seed)
    for _ in range(12):
        low = rng.randrange(0, 20)
        cards = rng.sample(PACK[low : low + 22], 15)
        own, unseen = tuple(sorted(cards[:7])), tuple(sorted(cards[7:]))
        left = rng.choice([(4, 4, 0), (5, 2, 1), (8, 0, 0), (1, 7, 0)])
        outlook = Outlook(_position(own, unseen, left, options), (1, 2, 3))
        for play in legal_plays(own, None, options):
            is_safe = _share_safe(play, unseen, left, options) == 1
            assert is_safe == (outlook.safety(action_of(play, options)) == 1), (play, unseen, left)


@pytest.mark.parametrize(
    ("play", "unseen", "left"),
    [
        ("9S 9H", "3S 4S 5S 6S KS KH", (3, 3, 0)),
        ("9S 9H", "3S 4S 5S KC KS KH", (3, 3, 0)),
        ("9S 9H 9D", "3S 4S 5S KC KS KH", (4, 2, 0)),
        ("AS", "3S 4S 5S 6S 7C 2H", (3, 3, 0)),
        ("AS", "KS KC KD KH 7C 8H", (5, 1, 0)),
        ("3S 4S 5S 6S 7D", "4H 5H 6H 7H 8H 9H", (6, 0, 0)),
    ],
    ids=["pair of two", "pair of three", "triple", "single", "quad", "straight"],
)
def test_chance_that_nobody_can_beat_a_play_is_the_share_of_deals(
    play: str, unseen: str, left: tuple[int, ...]
) -> None:
    """Where one thing can beat it, the chance is exact."""
    laid = combination(play)
    outlook = Outlook(_position(laid.cards, hand(unseen), left, CLASSIC), (1, 2, 3))
    assert pytest.approx(_share_safe(laid, hand(unseen), left, CLASSIC)) == outlook.safety(action_of(laid, CLASSIC))


def test_only_the_seats_that_are_looked_at_count() -> None:
    """A seat without the cards for it cannot beat a pair, whatever is unseen."""
    position = _position(hand("9S 9H"), hand("KS KH 3S 4S"), (1, 3, 0), CLASSIC)
    pair = action_of(combination("9S 9H"), CLASSIC)
    assert Outlook(position, (1,)).safety(pair) == 1
    assert Outlook(position, (2,)).safety(pair) < 1


def test_numbers_of_higher_cards_and_ranks_are_counted() -> None:
    """Two jokers above a two; two ranks of pairs above a nine."""
    position = _position(hand("9S 9H 2S"), hand("TS JS JH KS KH KD BJ RJ"), (4, 4, 0), replace(RRETHI))
    outlook = Outlook(position, (1, 2, 3))
    assert (2, 8) == (outlook.singles_above(12), outlook.singles_above(6))
    assert (2, 1) == (outlook.groups_above(2, 6), outlook.groups_above(3, 6))
