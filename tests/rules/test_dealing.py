"""R2: from a seed to seats and hands; the shuffle against a second implementation of its description."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from random import Random

import pytest

from murlan.cards import PACK, THREE_OF_SPADES, card_text
from murlan.dealing import (
    SeatDraw,
    cut_place,
    deal_hands,
    draw_for_seats,
    number_below,
    seats_with_partners,
    shuffle,
)
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI, Sides
from murlan.snapshot import Stage
from tests.support.positions import acted, deal_of, hand, match_of
from tests.support.walks import match_walk

SEED = bytes(range(32))

KNOWN_PACK = (
    "3D QH JS KC 3H 8H TS 3C 2H 4H 6S AH QD 6H 7H 9S 2D 9D 4D 6D AD 3S 7S 7D QS 4C TC 8S 8D AC 5C TD BJ QC 2S KS 9H 8C "
    "AS 4S KH RJ 2C TH JC 5S 7C 5H JD 5D 9C JH 6C KD"
)


def described_shuffle(seed: bytes, purpose: str) -> list[str]:
    """Do what the docstring of `murlan.dealing` says, on card texts and in the plainest way."""
    pack = [rank + suit for rank in "3456789TJQKA2" for suit in "SCDH"] + ["BJ", "RJ"]
    stream = b"".join(
        hashlib.sha256(purpose.encode() + seed + block.to_bytes(8, byteorder="big")).digest() for block in range(64)
    )
    at = 0
    for i in range(53, 0, -1):
        bits = 0
        while 2**bits < i + 1:
            bits += 1
        while True:
            j = stream[at] % 2**bits
            at += 1
            if j < i + 1:
                break
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def test_deal_of_four_seats_uses_seats_0_to_3_clockwise() -> None:
    """Four seats, and the turn goes from each to the next (R2.1)."""
    match = match_of(deal_of(["3S 4S", "5S 6S", "7S 8S", "9S TS"]))
    turns = [match.snapshot(None).turn]
    for cards in ("3S", "5S", "7S", "9S"):
        match = acted(match, cards)
        turns.append(match.snapshot(None).turn)
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(("sides", "expected"), [(Sides.FREE_FOR_ALL, [0, 1, 2, 3]), (Sides.TWO_TEAMS, [0, 1, 0, 1])])
def test_seat_by_the_sides_option_plays_for_itself_or_with_the_seat_opposite(sides: Sides, expected: list[int]) -> None:
    """Each for itself, or in two sides of opposite seats (R2.1, R10.1)."""
    options = replace(CLASSIC, sides=sides)
    assert expected == [options.side_of(seat) for seat in range(4)]
    assert len(set(expected)) == options.side_count


def test_shuffle_from_a_seed_is_as_described() -> None:
    """A second implementation written from the description gives the same pack for many seeds (R2.3)."""
    rng = Random(23)
    for purpose in ("murlan/deal/1", "murlan/draw/1"):
        for seed in (SEED, bytes(32), *(rng.randbytes(32) for _ in range(50))):
            assert described_shuffle(seed, purpose) == [str(card) for card in shuffle(seed, purpose)]


def test_shuffle_of_a_known_seed_gives_the_known_pack() -> None:
    """The pack of seed 00 01 … 1f is pinned: no release may deal old seeds anew (R2.3)."""
    assert card_text(shuffle(SEED)) == KNOWN_PACK


def test_hands_of_a_known_seed_and_cut_are_the_known_hands() -> None:
    """Lifting 20 cards and dealing singly from the dealer's left gives these hands (R2.3)."""
    pack = KNOWN_PACK.split()
    pack = pack[20:] + pack[:20]
    dealt: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for n, card in enumerate(pack):
        dealt[(3 + n) % 4].add(card)
    assert dealt == {seat: set(map(str, hand)) for seat, hand in enumerate(deal_hands(SEED, 20, dealer=2))}


@pytest.mark.parametrize("dealer", range(4))
def test_hands_after_the_deal_are_sorted_and_of_14_for_the_two_seats_after_the_dealer(dealer: int) -> None:
    """All 54 cards are dealt: 14 to the two seats after the dealer, 13 to the others (R2.3)."""
    hands = deal_hands(SEED, 27, dealer)
    assert list(PACK) == sorted(card for hand in hands for card in hand)
    assert all(list(hand) == sorted(hand) for hand in hands)
    assert [14, 14, 13, 13] == [len(hands[(dealer + n) % 4]) for n in (1, 2, 3, 0)]


@pytest.mark.parametrize(("seed", "cut"), [(bytes(31), 27), (b"", 27), (SEED, 0), (SEED, 54), (SEED, -1)], ids=str)
def test_deal_with_a_bad_seed_or_cut_is_refused(seed: bytes, cut: int) -> None:
    """A seed has 32 bytes, and a cut lifts 1 to 53 cards (R2.3)."""
    with pytest.raises(ValueError, match="seed of"):
        deal_hands(seed, cut, 0)


def test_cut_from_a_source_is_as_described() -> None:
    """One more than the first number below 53 of the cut's own bytes (R2.3)."""
    for n in range(100):
        source = bytes([n]) * 32
        block = hashlib.sha256(b"murlan/cut/1" + source + bytes(8)).digest()
        assert cut_place(source) == 1 + next(byte % 64 for byte in block if byte % 64 < 53)


def test_cut_from_many_sources_lifts_every_number_of_cards() -> None:
    """The cut is 1 to 53 cards, each of them possible (R2.3)."""
    assert set(range(1, 54)) == {cut_place(n.to_bytes(4, "big")) for n in range(2000)}


@pytest.mark.parametrize("n", [2, 3, 7, 27, 53, 54, 200, 256])
def test_number_below_over_many_bytes_is_even(n: int) -> None:
    """Chi-square of 200 numbers a value stays within five standard deviations (R2.3)."""
    stream = iter(Random(n).randbytes(200 * n * 3))
    counts = Counter(number_below(stream, n) for _ in range(200 * n))
    assert set(range(n)) == set(counts)
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_shuffle_over_many_seeds_puts_every_card_everywhere() -> None:
    """Chi-square over place and card of 2,000 packs stays within five standard deviations (R2.3)."""
    rng = Random(54)
    packs = 2000
    counts = Counter((place, card) for _ in range(packs) for place, card in enumerate(shuffle(rng.randbytes(32))))
    even = packs / 54
    chi_square = sum((counts[place, card] - even) ** 2 / even for place in range(54) for card in PACK)
    freedom = 53 * 53
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_draw_for_seats_over_many_seeds_ends_with_four_ranks_and_the_highest_deals() -> None:
    """Seats go round from the highest card to the lowest; the highest sits on seat 0 and deals (R2.2)."""
    for n in range(500):
        draw = draw_for_seats(n.to_bytes(32, "big"))
        ranks = [draw.cards[entrant].rank for entrant in draw.order]
        assert ranks == sorted(set(ranks), reverse=True), n
        assert len(ranks) == 4, n
    assert Match.start(CLASSIC).dealer == 0


def test_draw_for_seats_takes_the_first_cards_of_a_shuffle_of_its_own() -> None:
    """Its purpose is that of the module's description, so that anyone can compute it again (R2.2)."""
    assert shuffle(bytes(32), "murlan/draw/1")[:4] == draw_for_seats(bytes(32)).rounds[0]


def test_draw_for_seats_with_equal_ranks_is_repeated_by_those_who_share_one() -> None:
    """Whoever shares a rank draws again, the others keep their card, no card is drawn twice (R2.2)."""
    repeated = 0
    for n in range(500):
        draw = draw_for_seats(n.to_bytes(32, "big"))
        drawn = [card for cards in draw.rounds for card in cards if card is not None]
        assert len(drawn) == len(set(drawn)), n
        standing = list(draw.rounds[0])
        for again in draw.rounds[1:]:
            counts = Counter(card.rank for card in standing if card is not None)
            sharing = {entrant for entrant, card in enumerate(standing) if card is not None and counts[card.rank] > 1}
            assert sharing == {entrant for entrant, card in enumerate(again) if card is not None}, n
            standing = [card or standing[entrant] for entrant, card in enumerate(again)]
            repeated += 1
        assert standing == list(draw.cards), n
    assert repeated > 100, "the sample has draws to repeat"


def test_order_of_a_draw_is_by_rank() -> None:
    """A joker is above a two, a two above an ace (R1.2, R2.2)."""
    cards = tuple(PACK[n] for n in (44, 53, 0, 48))
    assert card_text(cards) == "AS RJ 3S 2S"
    assert SeatDraw((cards,), cards).order == (1, 3, 0, 2)


@pytest.mark.parametrize("partners", list(combinations(range(4), 2)), ids=str)
def test_seats_with_chosen_partners_by_any_draw_are_opposite_and_begin_with_the_dealer(
    partners: tuple[int, int],
) -> None:
    """The dealer takes seat 0, its side seats 0 and 2; the other two sit by their cards (R10.1, R10.4)."""
    for drawn in permutations(hand("3S 9S AS BJ")):
        draw = SeatDraw((drawn,), drawn)
        order = seats_with_partners(draw, partners)
        assert sorted(order) == [0, 1, 2, 3]
        assert order[0] == draw.order[0]
        first, second = (entrant for entrant in range(4) if entrant not in partners)
        assert {frozenset(partners), frozenset({first, second})} == {frozenset(order[0::2]), frozenset(order[1::2])}
        assert drawn[order[1]] > drawn[order[3]]
        assert order == seats_with_partners(draw, partners[::-1]) == seats_with_partners(draw, (first, second))


def test_draw_by_seat_is_the_same_draw_as_the_table_sees_it() -> None:
    """Entrants become seats: seat 0 drew the highest card, rounds and all (R2.2)."""
    for n in range(100):
        draw = draw_for_seats(n.to_bytes(32, "big"))
        seated = draw.by_seat(draw.order)
        assert seated.order == (0, 1, 2, 3)
        assert [draw.cards[entrant] for entrant in draw.order] == list(seated.cards)
        assert [[cards[entrant] for entrant in draw.order] for cards in draw.rounds] == list(map(list, seated.rounds))


def test_deal_after_a_deal_passes_to_the_next_seat() -> None:
    """The dealer of each deal sits one seat clockwise of the last, so the 14-card hands go round (R2.4)."""
    walk = match_walk(0)
    dealers = [state.dealer for state in walk.states if state.stage is Stage.DEALING]
    assert dealers == [(dealers[0] + n) % 4 for n in range(len(dealers))]
    assert len(dealers) > 4


def test_first_deal_of_a_match_begins_with_the_hands_that_its_seed_gives() -> None:
    """`next_deal` is the documented deal, and the match takes it (R2.3)."""
    start = Match.start(RRETHI, dealer=1)
    event = start.next_deal(SEED, 30)
    assert deal_hands(SEED, 30, 1) == event.hands
    after = start.apply(event).after
    assert after.deal is not None
    assert THREE_OF_SPADES in after.deal.hands[after.deal.turn]
