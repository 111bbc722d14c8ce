"""Turning points to be shown, of each kind and with each reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from murlan.computer.reasons import Reason, Why
from murlan.computer.review.points import TurningPoint
from murlan.events import CardGiven, Passed, Played, SeatEvent
from tests.support.positions import hand


def point(
    done: SeatEvent, other: SeatEvent, difference: float, *reasons: Reason, deal: int = 2, step: int = 9
) -> TurningPoint:
    """Return a turning point."""
    return TurningPoint(deal=deal, step=step, done=done, other=other, difference=difference, reasons=reasons)


POINTS: Final = (
    point(
        Passed(0),
        Played(0, hand("6S 6C 6D 6H")),
        -1.32,
        Reason(why=Why.RUNS_OUT, number=4),
        Reason(why=Why.STOPS, seat=3, number=2),
        deal=1,
        step=46,
    ),
    point(
        Played(1, hand("RJ")),
        Played(1, hand("9S")),
        -0.77,
        Reason(why=Why.KEEPS, cards=hand("QC QH")),
        Reason(why=Why.KEEPS_CONTROL, cards=hand("RJ"), number=0),
        step=11,
    ),
    point(
        Passed(3),
        Played(3, hand("2S")),
        1.0,
        Reason(why=Why.SAVES, cards=hand("2S 2H")),
        step=30,
    ),
)
"""Two losses and a gain."""

GIFTS: Final = (
    point(CardGiven(0, hand("3S")[0]), CardGiven(0, hand("7D")[0]), -0.24, Reason(why=Why.STANDS_ALONE), step=1),
    point(CardGiven(1, hand("4H")[0]), CardGiven(1, hand("5C")[0]), 0.31, Reason(why=Why.STANDS_ALONE), deal=3, step=1),
    point(Played(2, hand("KS")), Passed(2), -0.5, Reason(why=Why.LEAVES_PARTNER, seat=0, number=2), deal=3, step=20),
)
"""What happens before a deal, and between partners."""

_TOLD: Final = (
    point(
        Played(0, hand("AS AH")),
        Passed(0),
        0.6,
        Reason(why=Why.GOES_OUT, number=1),
        Reason(why=Why.SURE_TRICK),
    ),
    point(
        Played(1, hand("4S 5H 6D 7S 8C")),
        Played(1, hand("4S")),
        0.4,
        Reason(why=Why.SHEDS_STRAIGHT, number=5),
        Reason(why=Why.LAST_PLAYS, number=1),
    ),
    point(
        Played(2, hand("KD")),
        Played(2, hand("8S")),
        -0.8,
        Reason(why=Why.LAST_PLAYS, number=2),
        Reason(why=Why.KEEPS_CONTROL, cards=hand("KD"), number=1),
    ),
    point(
        Passed(3),
        Played(3, hand("BJ")),
        -1.1,
        Reason(why=Why.CHEAPEST),
        Reason(why=Why.KEEPS_CONTROL, cards=hand("2S 2H"), number=2),
    ),
    point(
        Played(0, hand("QS")),
        Played(0, hand("3C")),
        -0.3,
        Reason(why=Why.LOWEST_LEAD),
        Reason(why=Why.SAFE_TO_LOSE),
    ),
    point(
        Played(1, hand("TS")),
        Played(1, hand("JD")),
        0.2,
        Reason(why=Why.DENIES, seat=2, number=1),
        Reason(why=Why.SURE_TRICK),
    ),
    point(
        Played(2, hand("9S")),
        Played(2, hand("3D")),
        -0.4,
        Reason(why=Why.FEEDS_PARTNER, seat=0),
        Reason(why=Why.LOWEST_LEAD),
    ),
    point(
        Passed(3),
        Played(3, hand("2D")),
        0.9,
        Reason(why=Why.NOTHING_ELSE),
        Reason(why=Why.SAVES, cards=hand("2D")),
    ),
)
TOLD: Final = tuple(replace(one, step=step) for step, one in enumerate(_TOLD, start=1))
"""Every reason there is."""
