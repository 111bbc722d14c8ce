"""One example of each error of the game, for tests that walk its subclasses."""

from __future__ import annotations

from typing import Final

from murlan.errors import (
    BadDeal,
    CardsNotHeld,
    DoesNotBeat,
    GiftRefused,
    IllegalEvent,
    LeaderMustPlay,
    MurlanError,
    NoCombination,
    NotationError,
    NotYourTurn,
    OpeningCardMissing,
    OptionsError,
    RecordError,
    RecordProblem,
    Shortfall,
    WrongStage,
)
from tests.support.positions import combination, hand

EXAMPLES: Final[tuple[MurlanError, ...]] = (
    NotationError("9X", 3),
    RecordError("Murl", 0, 1, RecordProblem.NO_RECORD, "Murlan match, notation 1"),
    OptionsError("target", 17),
    WrongStage("over"),
    NotYourTurn(2),
    CardsNotHeld(hand("2S RJ")),
    NoCombination(hand("3S 5H")),
    OpeningCardMissing(combination("9S")),
    *(DoesNotBeat(combination("4S"), combination("9H"), reason) for reason in Shortfall),
    LeaderMustPlay(),
    GiftRefused(hand("KS")[0], hand("3S 9D")),
    BadDeal("hands"),
)


def error_classes(root: type[MurlanError] = MurlanError) -> set[type[MurlanError]]:
    """Return all classes of the game below `root` that are raised, that is all but the two that only group others."""
    found = {root}
    for child in root.__subclasses__():
        if child.__module__.startswith("murlan."):
            found |= error_classes(child)
    return found - {MurlanError, IllegalEvent}
