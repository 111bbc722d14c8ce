"""From a match to the hands of its last deal, once that has ended; of a deal that goes on nothing is told."""

from __future__ import annotations

from bot.league.open_hands import OpenDeal, OpenHand
from murlan.deal import Deal
from murlan.match import Match
from murlan.snapshot import Stage


def open_deal(match: Match | None) -> OpenDeal | None:
    """Return the hands of the deal that has just ended; ``None`` while one goes on, and before the first has ended."""
    if match is None or match.stage not in (Stage.DEALING, Stage.OVER):
        return None
    deal = match.deal
    if deal is None or deal.places is None:
        return None
    hands = tuple(_open_hand(deal, seat) for seat in range(len(deal.hands)))
    return OpenDeal(number=match.deal_number, hands=hands, places=deal.places)


def _open_hand(deal: Deal, seat: int) -> OpenHand:
    left = deal.hands[seat]
    laid = (
        card
        for trick in (*deal.tricks, deal.trick)
        for turn in trick
        if turn.seat == seat and turn.combination is not None
        for card in turn.combination.cards
    )
    return OpenHand(cards=tuple(sorted((*left, *laid))), left=left)
