"""Hands as numbers, and the plays in them, from tables. Knows no turns; of suits it knows only what is to be packed.

A *card mask* is 54 bits, bit n for card number n of `murlan.cards`. A *hand* is 60 bits: four layers of 15, a bit for
each rank from 3 up to the red joker. Layer k (0–3) has the ranks of which the hand holds more than k cards: so the
layers say at once which singles, pairs, triples and quads there are, ``hand.bit_count()`` is the number of cards, and
taking n cards of a rank shifts its bits n layers down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from operator import getitem
from typing import Final

from murlan.cards import PACK, Card, Rank
from murlan.combinations import Kind
from murlan.options import StraightStep
from murlan.packed.actions import ACTIONS, PASS, PLAYS, numbers_of, straight_answers

LAYER: Final = 15
"""The width of a layer in bits."""

_LAYER_BITS: Final = (1 << LAYER) - 1
RUN_RANKS: Final = (1 << Rank.BLACK_JOKER) - 1
"""The bits of the lowest layer that can run: all but the jokers."""

TO_QUADS: Final = 3 * LAYER
"""How far the layer of the quads is from the lowest."""

_ONE_IN_EACH_LAYER: Final = sum(1 << LAYER * layer for layer in range(4))


def mask_of(cards: Iterable[Card]) -> int:
    """Return the card mask of distinct cards."""
    return sum(map(_CARD_BITS.__getitem__, cards))


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards of a card mask, low to high."""
    return tuple(card for card in PACK if mask >> card & 1)


def pack(mask: int) -> int:
    """Return the hand of a card mask."""
    return sum(map(getitem, _HAND_OF_BYTE, mask.to_bytes(7, "little")))


def leads(hand: int) -> tuple[int, ...]:
    """List the actions that a hand can lead, in the order of their numbers; suits are not looked at."""
    triples = hand >> 2 * LAYER
    if not triples:
        return SINGLES[hand & _LAYER_BITS] + PAIRS[hand >> LAYER] + STRAIGHTS[hand & RUN_RANKS]
    return (
        SINGLES[hand & _LAYER_BITS]
        + PAIRS[hand >> LAYER & _LAYER_BITS]
        + TRIPLES[triples & _LAYER_BITS]
        + QUADS[triples >> LAYER]
        + STRAIGHTS[hand & RUN_RANKS]
    )


def left(hand: int, action: int) -> int:
    """Return the hand that is left after an action that it can do."""
    shift, staying, shifted = TAKING[action]
    return hand & staying | hand >> shift & shifted


def _hand_of_byte(place: int, value: int) -> int:
    """Pack what one byte of a card mask says."""
    layers: Counter[Rank] = Counter()
    hand = 0
    for card in PACK[8 * place : 8 * place + 8]:
        if value >> card % 8 & 1:
            hand |= 1 << LAYER * layers[card.rank] + card.rank
            layers[card.rank] += 1
    return hand


def _listed(numbers: range) -> tuple[tuple[int, ...], ...]:
    """Tabulate by sets of ranks the groups of one size that these ranks give."""
    table: list[tuple[int, ...]] = [()]
    for number in numbers:
        table += [(*listed, number) for listed in table]
    return tuple(table)


_CARD_BITS: Final = tuple(1 << card for card in PACK)
_HAND_OF_BYTE: Final = tuple(tuple(_hand_of_byte(place, value) for value in range(256)) for place in range(7))

SINGLES: Final = _listed(numbers_of(Kind.SINGLE))
PAIRS: Final = _listed(numbers_of(Kind.PAIR))
TRIPLES: Final = _listed(numbers_of(Kind.TRIPLE))
QUADS: Final = _listed(numbers_of(Kind.QUAD))
"""Each: by the bits of its layer, the groups of one size."""

STRAIGHTS: Final = tuple(
    tuple(number for number in numbers_of(Kind.STRAIGHT) if not PLAYS[number].ranks & ~ranks)
    for ranks in range(RUN_RANKS + 1)
)
"""By the ranks of the lowest layer, the straights."""


def _taking(number: int) -> tuple[int, int, int]:
    action = ACTIONS[number]
    if action is None:
        return 0, ~0, 0
    bits = action.ranks * _ONE_IN_EACH_LAYER
    layers = 1 if action.kind is Kind.STRAIGHT else action.size
    return LAYER * layers, ((1 << 4 * LAYER) - 1) & ~bits, bits


TAKING: Final = tuple(_taking(number) for number in range(len(ACTIONS)))
"""By action, how its cards are taken: a shift, the bits that stay, and those that are shifted down."""


class StraightAnswers(dict[int, tuple[int, ...]]):
    """By the ranks of the lowest layer, a pass and the straights that beat one; filled in as it is asked."""

    def __init__(self, straight: int, step: StraightStep) -> None:
        super().__init__()
        self._higher = straight_answers(straight, step)

    def __missing__(self, ranks: int) -> tuple[int, ...]:
        self[ranks] = listed = (PASS, *(number for number in STRAIGHTS[ranks] if number in self._higher))
        return listed


AnswerTable = tuple[int, int, Sequence[tuple[int, ...]] | Mapping[int, tuple[int, ...]]]
"""How answers are looked up: ``table[hand >> shift & bits]`` lists a pass and all but quads that beat another kind."""


def answer_tables(step: StraightStep) -> tuple[AnswerTable, ...]:
    """Return for each action how to look up what answers it (R4); a suited straight is answered by a pass only."""
    return tuple(_answer_table(number, step) for number in range(len(ACTIONS)))


def _answer_table(number: int, step: StraightStep) -> AnswerTable:
    action = ACTIONS[number]
    if action is None or action.is_suited:
        return 0, 0, ((PASS,),)
    if action.kind is Kind.STRAIGHT:
        return 0, RUN_RANKS, StraightAnswers(number, step)
    higher = range(number + 1, numbers_of(action.kind).stop)
    table = tuple((PASS, *listed) for listed in _listed(higher))
    return LAYER * (action.size - 1) + action.strength + 1, len(table) - 1, table
