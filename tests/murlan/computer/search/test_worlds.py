"""Worlds agree with all that a seat knows for certain, and each is drawn as often as the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from murlan.computer.search.hidden import Hidden, hidden_cards
from murlan.computer.search.worlds import all_of, are_possible, number_of, sample
from murlan.events import CardGiven
from murlan.exchange import ExchangeRecord
from murlan.match import Match
from murlan.options import CLASSIC, RuleOptions
from murlan.packed import mask_of
from murlan.snapshot import Snapshot, Stage
from tests.support.positions import act, deal_of, dealt_of, hand, match_of
from tests.support.walks import Walk, deal_walk

CLOSED = replace(CLASSIC, open_exchange=False)
HANDED = {0: "3S 4S 5S", 1: "AS AC KS 3D", 2: "2S RJ 4D 4H", 3: "9S 9C"}
"""Seat 1 was last and gives A♠, seat 2 was first."""


def after_exchange(viewer: int, options: RuleOptions = CLASSIC, *, back: str = "4D") -> Snapshot:
    """Return what a seat sees once seat 1 has given its ace and got a card back."""
    start = replace(Match.start(CLASSIC), options=options, deal_number=1, dealer=3, last_places=(2, 0, 3, 1))
    dealt = start.apply(dealt_of(start, HANDED)).after
    return act(dealt, back).after.snapshot(viewer)


def truth_of(match: Match) -> list[int]:
    """Return the real card masks by seat."""
    assert match.deal is not None
    return [mask_of(cards) for cards in match.deal.hands]


def as_sets(worlds: np.ndarray) -> set[tuple[int, ...]]:
    """Return worlds as plain numbers."""
    return {tuple(map(int, world)) for world in worlds}


def text(cards: str) -> int:
    """Return the mask of cards in notation."""
    return mask_of(hand(cards))


@pytest.mark.parametrize("seed", range(30))
def test_world_drawn_at_any_moment_agrees_with_what_the_seat_knows(seed: int) -> None:
    """Hand sizes, own hand, unseen cards and certainties hold in each, and the real deal is one of them (R8)."""
    generator = np.random.default_rng(seed)
    for match in moments_of(deal_walk(seed)):
        assert match.deal is not None
        hidden = hidden_cards(match.snapshot(match.deal.turn))
        truth, worlds = truth_of(match), sample(hidden, 20, generator)
        assert [[len(cards) for cards in match.deal.hands]] * 20 == np.bitwise_count(worlds).tolist()
        assert {sum(truth)} == set(np.bitwise_or.reduce(worlds, axis=1).tolist())
        assert {hidden.own} == set(worlds[:, hidden.viewer].tolist())
        for seat in range(4):
            assert not (worlds[:, seat] & np.uint64(hidden.barred[seat])).any()
            assert not (~worlds[:, seat] & np.uint64(hidden.sure[seat])).any()
            assert not truth[seat] & hidden.barred[seat] or seat == hidden.viewer
            assert not ~truth[seat] & hidden.sure[seat]
        assert are_possible(np.array([truth], np.uint64), hidden).all()


def moments_of(walk: Walk) -> list[Match]:
    """Return the match before each thing that a seat did."""
    return [moment.before for moment in walk.moments if moment.before.stage in (Stage.EXCHANGE, Stage.PLAY)]


def test_last_of_the_deal_before_holds_nothing_above_what_it_gave() -> None:
    """It gave its highest card, of equals the first by suit, and not both jokers (R8.1, R8.4)."""
    hidden = hidden_cards(after_exchange(viewer=3))
    assert text("2S 2C 2D 2H BJ RJ") == hidden.barred[1]
    assert text("AS") == hidden.sure[2]
    assert text("4D") == hidden.sure[1]
    assert 0 == hidden.barred[0] | hidden.barred[2] | hidden.barred[3]


def test_first_of_the_deal_before_that_gives_a_high_card_back_holds_nothing_lower() -> None:
    """Only who has no 3 to 10 may give its lowest card (R8.3)."""
    exchange = ExchangeRecord(1, 2, hand("RJ")[0], hand("QS")[0])
    snapshot = replace(after_exchange(viewer=0), exchange=exchange)
    below = sum(1 << card for card in range(4 * 9)) & ~text("3S 4S 5S")
    assert hidden_cards(snapshot).barred[2] & below == below & hidden_cards(snapshot).unseen


def test_jokers_that_were_shown_stay_with_who_showed_them() -> None:
    """Both jokers free a hand from the exchange, and the table sees them (R8.4)."""
    snapshot = replace(after_exchange(viewer=3), exchange=ExchangeRecord(1, 2, None, None, jokers_shown=True))
    assert text("BJ RJ") == hidden_cards(snapshot).sure[1]


@pytest.mark.parametrize("viewer", [0, 3])
def test_exchange_that_was_not_shown_leaves_the_highest_card_with_the_first(viewer: int) -> None:
    """Who was not told which card moved still knows that it was the highest of the last (R8.1, R8.6)."""
    hidden = hidden_cards(after_exchange(viewer, CLOSED))
    assert (1, 2) == hidden.secret_exchange
    worlds = sample(hidden, 300, np.random.default_rng(1))
    assert are_possible(worlds, hidden).all()
    highest = [max(range(54), key=lambda card: (int(w) >> card & 1) * (card // 4 + (card == 53))) for w in worlds[:, 2]]
    of_last = [max(range(54), key=lambda card: (int(w) >> card & 1) * (card // 4 + (card == 53))) for w in worlds[:, 1]]
    assert all(mine // 4 >= theirs // 4 for mine, theirs in zip(highest, of_last, strict=True))


def test_party_of_an_exchange_knows_the_cards_that_were_not_shown_to_others() -> None:
    """Giver and receiver see both cards (R8.6)."""
    hidden = hidden_cards(after_exchange(1, CLOSED))
    assert hidden.secret_exchange is None
    assert text("AS") == hidden.sure[2]


def test_seat_in_the_exchange_knows_the_card_that_it_got() -> None:
    """It holds one card more until it gives one back, and knows the last by it (R8.1)."""
    start = replace(Match.start(CLASSIC), deal_number=1, dealer=3, last_places=(2, 0, 3, 1))
    snapshot = start.apply(dealt_of(start, HANDED)).after.snapshot(2)
    hidden = hidden_cards(snapshot)
    assert text("2C 2D 2H BJ") == hidden.barred[1]
    worlds = sample(hidden, 50, np.random.default_rng(1))
    assert not (worlds[:, 1] & np.uint64(text("2C 2D 2H BJ"))).any()


SMALL = ("3S 9H", "4S KD 7C", "5S 5C", "6S 2H")
"""A deal near its end: seven hidden cards, seat 0 looks on them."""


def small(*, barred: tuple[str, str] = ("", "")) -> Hidden:
    """Return seat 0's view of `SMALL`, with seats 1 and 2 barred from cards; the played ones are nobody's."""
    hidden = hidden_cards(match_of(deal_of(SMALL)).snapshot(0))
    return replace(
        hidden,
        unseen=text("4S KD 7C 5S 5C 6S 2H"),
        barred=(0, text(barred[0]), text(barred[1]), 0),
    )


def brute(hidden: Hidden) -> set[tuple[int, ...]]:
    """List the worlds by trying every way to deal."""
    cards = [1 << card for card in range(54) if hidden.unseen >> card & 1]
    found: set[tuple[int, ...]] = set()
    for firsts in combinations(cards, hidden.counts[1]):
        for seconds in combinations([card for card in cards if card not in firsts], hidden.counts[2]):
            rest = [card for card in cards if card not in firsts + seconds]
            for thirds in combinations(rest, hidden.counts[3]):
                world = (hidden.own, sum(firsts), sum(seconds), sum(thirds))
                if not any(held & barred for held, barred in zip(world, hidden.barred, strict=True)):
                    found.add(world)
    return found


@pytest.mark.parametrize(
    "barred",
    [("", ""), ("2H KD", ""), ("", "4S 7C"), ("2H KD 6S", "4S 2H"), ("2H", "2H 5S 5C")],
    ids=["none", "first", "second", "both", "overlap"],
)
def test_worlds_are_all_that_agree_and_each_is_as_likely(barred: tuple[str, str]) -> None:
    """Cards that a seat cannot hold change how often the others come up with it: the draw must be exact."""
    hidden = small(barred=barred)
    expected = brute(hidden)
    assert len(expected) == number_of(hidden)
    assert expected == as_sets(all_of(hidden))
    count = 200 * len(expected)
    drawn = Counter(tuple(map(int, world)) for world in sample(hidden, count, np.random.default_rng(7)))
    assert expected == set(drawn)
    chi_square = sum((seen - 200) ** 2 / 200 for seen in drawn.values())
    assert abs(chi_square - len(expected)) < 6 * (2 * len(expected)) ** 0.5


def test_cards_in_nobodys_hand_stay_there() -> None:
    """A position may be written with few cards: what is unseen is then more than what is held."""
    snapshot = match_of(deal_of(SMALL)).snapshot(0)
    worlds = sample(hidden_cards(snapshot), 200, np.random.default_rng(3))
    assert [[2, 3, 2, 2]] * 200 == np.bitwise_count(worlds).tolist()
    assert np.bitwise_or.reduce(worlds.ravel()) == np.uint64((1 << 54) - 1)


def test_certainties_that_contradict_each_other_are_forgotten() -> None:
    """A position that no deal can lead to still has worlds to think about."""
    hidden = small(barred=("4S KD 7C 5S 5C 6S 2H", ""))
    assert 210 == number_of(hidden)
    assert 10 == len(sample(hidden, 10, np.random.default_rng(1)))


def test_same_chance_draws_the_same_worlds() -> None:
    """A decision can be thought over again (the tables replay by seed)."""
    hidden = hidden_cards(after_exchange(viewer=0))
    first, second = (sample(hidden, 30, np.random.default_rng(5)) for _ in range(2))
    assert np.array_equal(first, second)


def test_worlds_after_other_hidden_hands_are_the_same() -> None:
    """No chance and no certainty comes from cards that the viewer cannot see (secrecy)."""
    rng = Random(11)
    for match in moments_of(deal_walk(4)):
        assert match.deal is not None
        viewer = match.deal.turn
        others = [seat for seat in range(4) if seat != viewer]
        pool = [card for seat in others for card in match.deal.hands[seat]]
        rng.shuffle(pool)
        hands = list(match.deal.hands)
        for seat in others:
            hands[seat] = tuple(sorted(pool[: len(hands[seat])]))
            del pool[: len(hands[seat])]
        scrambled = replace(match, deal=replace(match.deal, hands=tuple(hands)))
        expected = hidden_cards(match.snapshot(viewer))
        if match.stage is Stage.PLAY:
            assert expected == hidden_cards(scrambled.snapshot(viewer))


def test_gift_is_an_event_of_the_walks() -> None:
    """The laws above see exchanges."""
    assert any(isinstance(moment.event, CardGiven) for seed in range(30) for moment in deal_walk(seed).moments)
