"""Fair deals, provable: the commitment to a seed, the cut that a press decides, and the check of a whole match.

Before a deal its seed is drawn and its commitment shown; then comes the cut, which whoever drew the seed did not
choose; after the match the seed is revealed. What that proves, and how to check it in another language, is
docs/FAIRNESS.md.

1. *Commitment.* SHA-256 of: the purpose ``murlan/commitment/1`` (ASCII), the number of bytes of the match's id as one
   byte, the match's id (ASCII), the deal's number as 8 bytes, high byte first, and the 32 bytes of the seed.
2. *Cut by a press.* `murlan.dealing.cut_place` of Discord's id of the press as 8 bytes, high byte first, and then the
   32 bytes of the commitment.
3. *Cards.* `murlan.dealing.deal_hands` of the seed, the cut and the dealer.

Pure: nothing here knows who shows a commitment, or to whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from murlan.cards import Card
from murlan.dealing import SEED_BYTES, cut_place, deal_hands
from murlan.events import CutKind, CutSource, Dealt, Doubt, Event

COMMITMENT_BYTES: Final = 32
_PURPOSE: Final = b"murlan/commitment/1"

PLACES: Final = tuple(range(3, 52, 2))
"""The places that a person can name: every other card from the third, as many as a list of Discord's holds."""


def commitment(match_id: str, deal_number: int, seed: bytes) -> bytes:
    """Return what is shown of a seed before its deal: 32 bytes from which nobody finds the seed.

    Raises:
        ValueError: A seed that is not 32 bytes, a number that is not positive, or an id that is not 1–255 ASCII signs.
    """
    name = match_id.encode("ascii")
    if len(seed) != SEED_BYTES or deal_number < 1 or not 1 <= len(name) <= 255:
        raise ValueError(f"seed of {len(seed)} bytes, deal {deal_number}, id of {len(name)} signs")
    return sha256(_PURPOSE + bytes([len(name)]) + name + deal_number.to_bytes(8, "big") + seed).digest()


def cut_of_press(press_id: int, promised: bytes) -> int:
    """Return where the pack is cut, 1–53, from Discord's id of a press and the commitment that was shown before it.

    Raises:
        ValueError: An id that is no 64-bit number, or a commitment that is not 32 bytes.
    """
    if not 0 <= press_id < 1 << 64 or len(promised) != COMMITMENT_BYTES:
        raise ValueError(f"press {press_id}, commitment of {len(promised)} bytes")
    return cut_place(press_id.to_bytes(8, "big") + promised)


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealedDeal:
    """All that is claimed of one deal once its match is over."""

    number: int
    dealer: int
    seed: bytes
    cut: int
    hands: tuple[tuple[Card, ...], ...]
    """Four hands by seat as they were dealt, before the exchange."""
    commitment: bytes | None
    cut_source: CutSource | None

    @classmethod
    def of(cls, dealt: Dealt) -> RevealedDeal:
        """Return what a stored deal claims."""
        return cls(
            number=dealt.number,
            dealer=dealt.dealer,
            seed=dealt.seed,
            cut=dealt.cut,
            hands=dealt.hands,
            commitment=dealt.commitment,
            cut_source=dealt.cut_source,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealedMatch:
    """The deals of a match that is over."""

    match_id: str
    deals: tuple[RevealedDeal, ...]

    @classmethod
    def of(cls, match_id: str, events: Iterable[Event]) -> RevealedMatch:
        """Return what the events of a match claim."""
        return cls(
            match_id=match_id, deals=tuple(RevealedDeal.of(event) for event in events if isinstance(event, Dealt))
        )


class Fault(StrEnum):
    """What is wrong with a deal."""

    SWAPPED = "swapped"
    """It stands in the place of another deal, or is promised by another deal's commitment."""
    DEALER = "dealer"
    """The deal did not pass one seat on (R2.4)."""
    COMMITMENT_MISSING = "commitment-missing"
    """It claims a cut after a commitment, and there is none."""
    NOT_AS_SHOWN = "not-as-shown"
    """Its commitment is not the one that somebody saw before the deal."""
    SEED = "seed"
    """Its seed is not the one that was promised."""
    CUT = "cut"
    """Its cut is none that its source decides."""
    CARDS = "cards"
    """Its hands are not those that the seed and the cut deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealVerdict:
    """What came of one deal's check."""

    number: int
    """The place of the deal in the match, from 1."""
    fault: Fault | None = None
    """What is wrong; ``None`` where nothing is."""
    doubt: Doubt | None = None
    """Why it is not provable though nothing is wrong; ``None`` where it is proven."""

    @property
    def is_accepted(self) -> bool:
        """Whether the deal is proven to be the one that was promised."""
        return self.fault is None and self.doubt is None


def verify(match: RevealedMatch, *, shown: Mapping[int, str] | None = None) -> tuple[DealVerdict, ...]:
    """Check all deals of a match.

    Args:
        match: What was revealed.
        shown: Commitments that somebody kept, by deal, as hexadecimal digits or the first of them. Only they tell that
            what is revealed now is what was promised then: without them a match is held against itself.
    """
    return tuple(_verdict(match, place, shown or {}) for place in range(len(match.deals)))


def _verdict(match: RevealedMatch, place: int, shown: Mapping[int, str]) -> DealVerdict:
    deal, number = match.deals[place], place + 1
    fault = _fault(match, place, shown.get(number, ""))
    if fault is not None:
        return DealVerdict(number=number, fault=fault)
    if deal.commitment is None:
        return DealVerdict(number=number, doubt=Doubt.NO_COMMITMENT)
    assert deal.cut_source is not None, "else its cut had been refused"
    return DealVerdict(number=number, doubt=deal.cut_source.doubt)


def _fault(match: RevealedMatch, place: int, shown: str) -> Fault | None:
    """Return the first thing that is wrong with a deal."""
    deal = match.deals[place]
    if deal.number != place + 1:
        return Fault.SWAPPED
    if deal.dealer != (match.deals[0].dealer + place) % 4:
        return Fault.DEALER
    if deal.commitment is None and (shown or deal.cut_source is not None):
        return Fault.COMMITMENT_MISSING
    if deal.commitment is not None:
        if not deal.commitment.hex().startswith(shown.lower()):
            return Fault.NOT_AS_SHOWN
        if deal.commitment != commitment(match.match_id, deal.number, deal.seed):
            return Fault.SWAPPED if _is_of_another(match, deal) else Fault.SEED
        if not _is_cut_as_claimed(deal, deal.commitment):
            return Fault.CUT
    return None if _is_dealt(deal) else Fault.CARDS


def _is_of_another(match: RevealedMatch, deal: RevealedDeal) -> bool:
    """Return whether a deal's seed is the one that another place of the match was promised."""
    promised = {other.commitment for other in match.deals}
    numbers: Sequence[int] = [other.number for other in match.deals if other.number != deal.number]
    return any(commitment(match.match_id, number, deal.seed) in promised for number in numbers)


def _is_cut_as_claimed(deal: RevealedDeal, promised: bytes) -> bool:
    """Return whether a cut is one that its source decides; what chance decides cannot be told."""
    match deal.cut_source:
        case CutSource(kind=CutKind.NAMED, press_id=int(), doubt=None):
            return deal.cut in PLACES
        case CutSource(kind=CutKind.PRESS, press_id=int(press_id), doubt=None):
            return 0 <= press_id < 1 << 64 and deal.cut == cut_of_press(press_id, promised)
        case CutSource(kind=CutKind.CHANCE, press_id=None, doubt=Doubt.NOT_SHOWN | Doubt.NO_PRESS):
            return 1 <= deal.cut <= 53
        case _:
            return False


def _is_dealt(deal: RevealedDeal) -> bool:
    return 1 <= deal.cut <= 53 and deal.hands == deal_hands(deal.seed, deal.cut, deal.dealer)
