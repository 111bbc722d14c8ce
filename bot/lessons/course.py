"""The guided deal, written down: the cards of two deals, and what every seat does in them.

A step is what the computer players do, and then the learner's one turn that leads on. The rules know nothing of it:
`bot.lessons.teaching` has the engine play it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.lessons.lesson import LEARNER, Topic
from bot.tables.seating import COMPUTER_NAMES
from murlan.cards import Card
from murlan.computer.levels import Level
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.notation import parse_card, parse_cards
from murlan.options import CLASSIC

OPTIONS: Final = CLASSIC
FIRST_DEALER: Final = 3
"""The learner sits after the dealer and holds 14 cards."""
NAMES: Final = COMPUTER_NAMES[Level.CASUAL][:3]
PASS: Final = "-"
"""How a pass is written below."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """The part of the course that is one step."""

    hands: tuple[tuple[Card, ...], ...] | None = None
    """What is dealt as it begins, by seat."""
    turns: tuple[SeatEvent, ...] = ()
    """What the computer players do then."""
    wanted: SeatEvent | None = None
    """The learner's turn that leads on; ``None`` where there is only something to be read."""


def _hands(*hands: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(sorted(parse_cards(hand))) for hand in hands)


def _turns(*turns: tuple[int, str]) -> tuple[SeatEvent, ...]:
    return tuple(_turn(seat, written) for seat, written in turns)


def _turn(seat: int, written: str) -> SeatEvent:
    return Passed(seat) if written == PASS else Played(seat, parse_cards(written))


COURSE: Final = {
    Topic.SINGLE: Stretch(
        hands=_hands(
            "3D 3H 4C 5D 6S 7H 8C JS JC JD JH AS 2D 2H",
            "8S 8H 9S 9D 9H TC TD TH KS KC KD AC AD AH",
            "3S 3C 4S 4D 4H 5S 6H 7C QS QH 2S 2C RJ",
            "5C 5H 6C 6D 7S 7D 8D 9C TS QC QD KH BJ",
        ),
        turns=_turns((2, "3S"), (3, "KH")),
        wanted=_turn(LEARNER, "AS"),
    ),
    Topic.PAIR: Stretch(turns=_turns((1, PASS), (2, PASS), (3, PASS)), wanted=_turn(LEARNER, "3D 3H")),
    Topic.PASSING: Stretch(turns=_turns((1, "8S 8H"), (2, "QS QH"), (3, PASS)), wanted=_turn(LEARNER, PASS)),
    Topic.STRAIGHT: Stretch(
        turns=_turns((1, PASS), (2, "3C 4D 5S 6H 7C"), (3, PASS)), wanted=_turn(LEARNER, "4C 5D 6S 7H 8C")
    ),
    Topic.BOMB: Stretch(
        turns=_turns((1, PASS), (2, PASS), (3, "6D 7S 8D 9C TS")), wanted=_turn(LEARNER, "JS JC JD JH")
    ),
    Topic.OUT: Stretch(turns=_turns((1, PASS), (2, PASS), (3, PASS)), wanted=_turn(LEARNER, "2D 2H")),
    Topic.POINTS: Stretch(
        turns=_turns(
            *((1, PASS), (2, PASS), (3, PASS)),
            *((1, "9S 9D 9H"), (2, PASS), (3, PASS)),
            *((1, "TC TD TH"), (2, PASS), (3, PASS)),
            *((1, "KS KC KD"), (2, PASS), (3, PASS)),
            *((1, "AC AD AH"), (2, PASS), (3, PASS)),
            *((2, "4S 4H"), (3, "5C 5H"), (2, "2S 2C"), (3, PASS)),
            (2, "RJ"),
        )
    ),
    Topic.EXCHANGE: Stretch(
        hands=_hands(
            "4S 6C 6H 9S TD JC QH KD KC AC AH 2S 2C",
            "3S 3H 5S 5D 7C 7D 8S TH TC JD JH QS AS BJ",
            "3C 3D 4H 4D 6S 7S 8H 8D 9H 9D QC KS AD 2H",
            "4C 5C 5H 6D 7H 8C 9C TS JS QD KH 2D RJ",
        ),
        wanted=CardGiven(LEARNER, parse_card("4S")),
    ),
    Topic.END: Stretch(),
}
"""Every step, in the order of the topics."""
