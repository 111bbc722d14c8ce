"""What a seat knows for certain about the cards that it does not see. Knows no chance, no likelihood and no numpy.

Three things are certain besides how many cards each seat holds: where the cards of the exchange went (R8.6), that the
seat that was last gave its highest card (R8.1) and that the seat that was first gives back a higher card than a ten
only where it has none that is lower (R8.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from murlan.cards import BLACK_JOKER, PACK, THREE_OF_SPADES, Card, Rank
from murlan.combinations import CARDS_OF_RANK
from murlan.exchange import ExchangeRecord
from murlan.packed import mask_of
from murlan.plays import Turn
from murlan.snapshot import Snapshot

WHOLE_PACK: Final = mask_of(PACK)
_JOKERS: Final = mask_of(PACK[BLACK_JOKER:])


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden:
    """The hidden cards of one position; sets of cards are card masks."""

    viewer: int
    own: int
    """The viewer's hand."""
    unseen: int
    """All cards that the viewer neither holds nor saw played."""
    played: tuple[int, int, int, int]
    """By seat, what it laid in this deal."""
    counts: tuple[int, int, int, int]
    """By seat, how many of the unseen cards it holds, the sure ones among them; 0 for the viewer."""
    sure: tuple[int, int, int, int]
    """By seat, unseen cards that it holds for certain."""
    barred: tuple[int, int, int, int]
    """By seat, unseen cards that it cannot hold."""
    secret_exchange: tuple[int, int] | None
    """Who was last and who was first, where two cards moved that the viewer was not shown (R8.6)."""


def hidden_cards(snapshot: Snapshot) -> Hidden:
    """Return what the viewer of a snapshot knows for certain; a deal must be in play or in its exchange."""
    viewer = snapshot.viewer
    assert viewer is not None, "the table at large holds no cards"
    own = mask_of(snapshot.hand)
    turns = [turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick]
    played = [_laid(turns, seat) for seat in range(4)]
    unseen = WHOLE_PACK & ~own & ~sum(played)
    sure, barred = _certainties(snapshot, played)
    return Hidden(
        viewer=viewer,
        own=own,
        unseen=unseen,
        played=_by_seat(played),
        counts=_by_seat(0 if n == viewer else seat.cards_left for n, seat in enumerate(snapshot.seats)),
        sure=_by_seat(0 if n == viewer else cards & unseen for n, cards in enumerate(sure)),
        barred=_by_seat(cards & unseen & ~sure[n] for n, cards in enumerate(barred)),
        secret_exchange=_secret_exchange(snapshot.exchange),
    )


def _by_seat(numbers: Iterable[int]) -> tuple[int, int, int, int]:
    first, second, third, fourth = numbers
    return first, second, third, fourth


def _laid(turns: Iterable[Turn], seat: int) -> int:
    laid = [turn.combination.cards for turn in turns if turn.seat == seat and turn.combination is not None]
    return sum(map(mask_of, laid))


def _secret_exchange(exchange: ExchangeRecord | None) -> tuple[int, int] | None:
    if exchange is None or exchange.jokers_shown or exchange.given is not None:
        return None
    return exchange.giver, exchange.receiver


def _certainties(snapshot: Snapshot, played: list[int]) -> tuple[list[int], list[int]]:
    """Return by seat what it was given and has not played, and what the exchange shows that it cannot hold."""
    sure, barred = [0, 0, 0, 0], [0, 0, 0, 0]
    if snapshot.opening and snapshot.turn is not None:
        sure[snapshot.turn] |= 1 << THREE_OF_SPADES  # R5.2: whoever leads holds it
    exchange = snapshot.exchange
    if exchange is None:
        return sure, barred
    last, first = exchange.giver, exchange.receiver
    if exchange.jokers_shown:
        sure[last] |= _JOKERS & ~played[last]
    elif exchange.given is None:
        barred[last] |= _JOKERS  # of two it had shown both (R8.4), and one it had given
    else:
        sure[first] |= 1 << exchange.given & ~played[first]
        barred[last] |= _above_gift(exchange.given)
    if exchange.returned is not None:
        sure[last] |= 1 << exchange.returned & ~played[last]
        barred[last] &= ~sure[last]
        if exchange.returned.rank > Rank.TEN:
            barred[first] |= _below(exchange.returned.rank)
    return sure, barred


def _above_gift(given: Card) -> int:
    """Return the cards that a hand of which `given` is the forced gift cannot hold (R8.1, R8.4)."""
    higher = WHOLE_PACK & ~_below(given.rank) & ~mask_of(CARDS_OF_RANK[given.rank])
    earlier = mask_of(card for card in CARDS_OF_RANK[given.rank] if card < given)
    return higher | earlier | (_JOKERS if given >= BLACK_JOKER else 0)


def _below(rank: Rank) -> int:
    return mask_of(card for card in PACK if card.rank < rank)
