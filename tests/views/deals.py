"""Deals of matches that are over, to be checked."""

from __future__ import annotations

from typing import Final

from murlan.dealing import deal_hands
from murlan.events import CutKind, CutSource
from murlan.fairness import RevealedDeal, RevealedMatch, commitment, cut_of_press

MATCH_ID: Final = "k3v9qa7m2x"
BY_PRESS: Final = CutSource(kind=CutKind.PRESS, press_id=1_300_000_000_000_000_001)


def revealed(source: CutSource | None = BY_PRESS, *, deals: int = 13) -> RevealedMatch:
    """Return a match whose packs were all cut in one way; without any it is of before there were promises."""
    return RevealedMatch(match_id=MATCH_ID, deals=tuple(_deal(number, source) for number in range(1, deals + 1)))


def _deal(number: int, source: CutSource | None) -> RevealedDeal:
    seed, dealer = bytes([number] * 32), (number - 1) % 4
    promised = commitment(MATCH_ID, number, seed)
    cut = cut_of_press(source.press_id, promised) if source and source.press_id is not None else 27
    return RevealedDeal(
        number=number,
        dealer=dealer,
        seed=seed,
        cut=cut,
        hands=deal_hands(seed, cut, dealer),
        commitment=promised if source else None,
        cut_source=source,
    )
