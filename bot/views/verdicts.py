"""Whether a choice of cards could be laid now, by the same questions that the rules ask; the table asks again."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.public import PrivateHand
from murlan.cards import THREE_OF_SPADES, Card
from murlan.combinations import Kind, classify
from murlan.errors import CardsNotHeld, DoesNotBeat, IllegalEvent, NoCombination, OpeningCardMissing
from murlan.plays import shortfall
from murlan.snapshot import Snapshot


def objection(snapshot: Snapshot, cards: Collection[Card]) -> IllegalEvent | None:
    """Return why the viewer could not lay these cards, whosever turn it is, or ``None`` if it could.

    Where somebody else is to lead nothing is known yet of what will have to be beaten, so every combination may do.
    """
    chosen = tuple(sorted(cards))
    if missing := tuple(card for card in chosen if card not in snapshot.hand):
        return CardsNotHeld(missing)
    combination = classify(chosen)
    if combination is None:
        return NoCombination(chosen)
    if snapshot.opening and snapshot.is_own_turn and THREE_OF_SPADES not in combination:
        return OpeningCardMissing(combination)
    to_beat = None if snapshot.owner == snapshot.viewer else snapshot.to_beat
    if to_beat is not None and (reason := shortfall(combination, to_beat, snapshot.options)):
        return DoesNotBeat(combination, to_beat, reason)
    return None


def is_weighty(hand: PrivateHand) -> bool:
    """Return whether what could be laid now is a bomb, or all that is left: some want to be asked about that."""
    snapshot, chosen = hand.snapshot, hand.draft.cards
    if not chosen or not snapshot.is_own_turn or objection(snapshot, chosen) is not None:
        return False
    combination = classify(chosen)
    assert combination is not None, "what may be played is a combination"
    return combination.kind is Kind.QUAD or len(chosen) == len(snapshot.hand)
