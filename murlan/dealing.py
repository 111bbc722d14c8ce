"""From a seed to four hands (R2): the draw for seats, the shuffle, the cut and the deal.

The shuffle is a function of a 256-bit seed that anyone can compute again, in any language:

1. *Bytes.* Block *n* (0, 1, 2 …) is SHA-256 of the purpose (ASCII), the seed and *n* as 8 bytes, high byte first. The
   byte stream is the blocks, one after another.
2. *A number below n.* Let *k* be the least number of bits with 2^k ≥ n. Take the next byte, keep its low *k* bits; at
   *n* or more, drop it and take the next byte (rejection sampling: every number is equally likely).
3. *Shuffle.* Begin with the 54 cards in the order of `murlan.cards.PACK`. For *i* from 53 down to 1 swap card *i* with
   card *j*, *j* being a number below *i* + 1 (Fisher and Yates).
4. *Cut* at *c*: the first *c* cards go to the end. *Deal* singly, starting to the dealer's left (R2.3).

The purpose is ``murlan/deal/1`` for deals and ``murlan/draw/1`` for the draw for seats. Where *c* comes from bytes of
its own, it is 1 + a number below 53, the purpose being ``murlan/cut/1``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from murlan.cards import PACK, Card

SEED_BYTES: Final = 32


def number_below(stream: Iterator[int], n: int) -> int:
    """Take an unbiased number 0 … n-1 from a stream of bytes, by rejection; n is at most 256."""
    mask = (1 << (n - 1).bit_length()) - 1
    return next(value for value in (byte & mask for byte in stream) if value < n)


def shuffle(seed: bytes, purpose: str = "murlan/deal/1") -> tuple[Card, ...]:
    """Return the whole pack in the order that this seed gives."""
    stream = _byte_stream(seed, purpose)
    pack = list(PACK)
    for i in range(len(pack) - 1, 0, -1):
        j = number_below(stream, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


def cut_place(source: bytes) -> int:
    """Return where the pack is cut, 1–53, from bytes that the shuffler does not choose (R2.3)."""
    return 1 + number_below(_byte_stream(source, "murlan/cut/1"), 53)


def deal_hands(seed: bytes, cut: int, dealer: int) -> tuple[tuple[Card, ...], ...]:
    """Shuffle, cut and deal: four hands by seat, low to high; 14 cards for the two seats after the dealer (R2.3).

    Raises:
        ValueError: A seed that is not 32 bytes, or a cut outside 1–53.
    """
    if len(seed) != SEED_BYTES or not 1 <= cut <= 53:
        raise ValueError(f"seed of {len(seed)} bytes, cut at {cut}")
    pack = shuffle(seed)
    pack = pack[cut:] + pack[:cut]
    return tuple(tuple(sorted(pack[(seat - dealer - 1) % 4 :: 4])) for seat in range(4))


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """How the seats were drawn (R2.2)."""

    rounds: tuple[tuple[Card | None, ...], ...]
    """Each round's card by entrant; ``None`` for those whose card already stood alone."""
    cards: tuple[Card, ...]
    """The card that counts, by entrant."""

    @property
    def order(self) -> tuple[int, ...]:
        """The entrants from the highest card to the lowest: who takes seat 0, 1, 2, 3. Seat 0 deals first."""
        return tuple(sorted(range(len(self.cards)), key=lambda entrant: -self.cards[entrant].rank))

    def by_seat(self, order: Sequence[int]) -> SeatDraw:
        """Return the same draw with the entrants numbered by the seats that they took: `order[seat]` is an entrant."""
        return SeatDraw(
            tuple(tuple(cards[entrant] for entrant in order) for cards in self.rounds),
            tuple(self.cards[entrant] for entrant in order),
        )


def draw_for_seats(seed: bytes) -> SeatDraw:
    """Let four entrants draw until all four ranks differ; replaced cards are out of the draw (R2.2)."""
    pack = iter(shuffle(seed, "murlan/draw/1"))
    cards: list[Card] = []
    rounds: list[tuple[Card | None, ...]] = []
    drawing = {0, 1, 2, 3}
    while drawing:
        drawn = {entrant: next(pack) for entrant in sorted(drawing)}
        rounds.append(tuple(drawn.get(entrant) for entrant in range(4)))
        cards = [drawn[entrant] if entrant in drawn else cards[entrant] for entrant in range(4)]
        drawing = {entrant for entrant in range(4) if _is_shared(cards, entrant)}
    return SeatDraw(tuple(rounds), tuple(cards))


def seats_with_partners(draw: SeatDraw, partners: tuple[int, int]) -> tuple[int, ...]:
    """Return who takes seat 0, 1, 2, 3 where two of the entrants chose to be partners, and so the other two (R10.4).

    The draw picks the first dealer, who takes seat 0; the dealer's partner sits opposite, the other two by their cards.
    """
    dealer, *others = draw.order
    is_chosen = dealer in partners
    mate = next(entrant for entrant in others if (entrant in partners) == is_chosen)
    left, right = (entrant for entrant in others if entrant != mate)
    return (dealer, left, mate, right)


def _is_shared(cards: Sequence[Card], entrant: int) -> bool:
    return sum(card.rank is cards[entrant].rank for card in cards) > 1


def _byte_stream(seed: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(purpose.encode() + seed + block.to_bytes(8, "big")).digest()
        block += 1
