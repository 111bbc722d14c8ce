"""Fair dealing in short: some deals of fixed seeds pass every test, and a dealer who cheats a little does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import murlan.dealing
from murlan.cards import Card
from tests.soaks import dealing
from tests.soaks.dealing import SUSPICIOUS, figures, tallied

DEALS = 4_000


def test_deals_of_fixed_seeds_are_as_chance_would_have_them() -> None:
    """By the measure of the soak itself: ten tests of a fair dealer now and then have one of p = 0.001."""
    assert [] == [str(figure) for figure in figures(tallied(range(DEALS)), DEALS) if figure.p < SUSPICIOUS]


def test_a_shuffle_that_stops_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card stays where it was in one deal of twelve."""
    shuffle = murlan.dealing.shuffle

    def lazy(seed: bytes) -> Sequence[Card]:
        pack = list(shuffle(seed))
        if seed[0] < 21:
            place = pack.index(Card(53))
            pack[place], pack[53] = pack[53], pack[place]
        return tuple(pack)

    monkeypatch.setattr(dealing, "shuffle", lazy)
    assert min(figure.p for figure in figures(tallied(range(DEALS)), DEALS)) < SUSPICIOUS


def test_a_dealer_who_gives_the_red_joker_to_somebody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one deal of eight it goes to the last seat."""
    deal = murlan.dealing.deal_hands

    def crooked(seed: bytes, cut: int, dealer: int) -> tuple[tuple[Card, ...], ...]:
        hands = [list(hand) for hand in deal(seed, cut, dealer)]
        holder = next(seat for seat, hand in enumerate(hands) if Card(53) in hand)
        if seed[0] < 32 and holder != dealer:
            hands[holder].remove(Card(53))
            hands[dealer].append(Card(53))
            hands[holder].append(hands[dealer].pop(0))
        return tuple(map(tuple, hands))

    monkeypatch.setattr(dealing, "deal_hands", crooked)
    assert min(figure.p for figure in figures(tallied(range(DEALS)), DEALS)) < SUSPICIOUS
