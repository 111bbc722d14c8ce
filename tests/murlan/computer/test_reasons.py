"""Reasons: each by an example, and each held to be true wherever it is given."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from murlan.computer.reasons import Advice, Reason, Why, advice, reasons_for
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI, Sides
from tests.support.arrival import arrived
from tests.support.positions import exchange_of, hand

TEAMS: Final = replace(RRETHI, sides=Sides.TWO_TEAMS)
MANY: Final = ("7D 9C QD 8S AH", "7H 8H JC 9S AC", "7C 9D QC TS AD")


def _reasons(match: Match, text: str) -> tuple[Reason, ...]:
    """Return the reasons for what the seat on turn could do."""
    snapshot = match.snapshot(None)
    seat = snapshot.turn
    assert seat is not None
    event = Passed(seat) if text == "pass" else Played(seat, hand(text))
    return reasons_for(match.snapshot(seat), event)


def _answer(own: str, table: str, others: tuple[str, ...] = MANY) -> Match:
    return arrived(CLASSIC, [own, *others], leader=3, table=table, turn=0)


def _lead(own: str, others: tuple[str, ...] = MANY) -> Match:
    return arrived(CLASSIC, [own, *others], leader=0)


@pytest.mark.parametrize(
    ("match", "text", "reason"),
    [
        (_lead("KS KH"), "KS KH", Reason(why=Why.GOES_OUT, number=1)),
        (_lead("2S 3H"), "2S", Reason(why=Why.RUNS_OUT, number=2)),
        (_lead("2S 2H KD 3H"), "2S 2H", Reason(why=Why.SURE_TRICK)),
        (_lead("3H KD"), "KD", Reason(why=Why.LAST_PLAYS, number=1)),
        (_lead("4S 5H 6D 7S 8C KH"), "4S 5H 6D 7S 8C", Reason(why=Why.SHEDS_STRAIGHT, number=5)),
        (_lead("4S 4H 9H KD"), "4S 4H", Reason(why=Why.LOWEST_LEAD)),
        (_lead("4S 6H 9H KD"), "4S", Reason(why=Why.SAFE_TO_LOSE)),
        (_lead("4S 4H 9H KD"), "9H", Reason(why=Why.KEEPS, cards=hand("4S 4H"))),
        (_answer("4S 6C TC JD KS", "5S"), "6C", Reason(why=Why.CHEAPEST)),
        (_answer("4S 6C TC KS KH", "QS"), "pass", Reason(why=Why.SAVES, cards=hand("KS KH"))),
        (_answer("4S 6C TC", "QS"), "pass", Reason(why=Why.NOTHING_ELSE)),
        (
            _answer("4S 6C KD AS 2H", "JS"),
            "KD",
            Reason(why=Why.KEEPS_CONTROL, cards=hand("2H"), number=0),
        ),
        (
            _answer("4S 6C KD", "JS", ("7D 9C QD", "7H 8H JC", "6D")),
            "KD",
            Reason(why=Why.STOPS, seat=3, number=1),
        ),
        (
            _lead("5S 5H 9C KD", ("AS", "3H 8H JC 2C", "6C 7D QC 2D")),
            "5S 5H",
            Reason(why=Why.DENIES, seat=1, number=1),
        ),
        (
            arrived(TEAMS, ["AS KH", "2D 9C QD", "7H", "6C 2S QC"], leader=2, table="5S", turn=0),
            "pass",
            Reason(why=Why.LEAVES_PARTNER, seat=2, number=1),
        ),
        (
            arrived(TEAMS, ["3S KH AD", "2D 9C QD", "7H", "2C 9S QC"], leader=0),
            "3S",
            Reason(why=Why.FEEDS_PARTNER, seat=2),
        ),
    ],
    ids=lambda value: value.why.value if isinstance(value, Reason) else "",
)
def test_reason_is_given_where_it_holds(match: Match, text: str, reason: Reason) -> None:
    """One example of each."""
    assert reason in _reasons(match, text)


@pytest.mark.parametrize(
    ("match", "text", "why"),
    [
        (_lead("KS 3H 5D"), "KS", Why.SURE_TRICK),
        (_lead("KS 3H"), "KS", Why.RUNS_OUT),
        (_lead("5S 6H 9C", ("AS", "3H 8H JC 2C", "6C 7D QC 2D")), "6H", Why.SAFE_TO_LOSE),
        (_lead("5S 6H 9C", ("AS", "3H 8H JC 2C", "6C 7D QC 2D")), "6H", Why.DENIES),
        (_lead("4S 4H 9H KD"), "9H", Why.LOWEST_LEAD),
        (_answer("4S 6C TC JD KS", "5S"), "TC", Why.CHEAPEST),
        (_answer("4S 6C TC KS", "QS"), "pass", Why.SAVES),
        (_answer("4S 6C KD", "JS"), "KD", Why.STOPS),
        (_lead("4S 4H 9H KD"), "4S", Why.KEEPS),
    ],
    ids=lambda value: value.value if isinstance(value, Why) else "",
)
def test_reason_is_not_given_where_it_fails(match: Match, text: str, why: Why) -> None:
    """A good play is praised for what it does, and for nothing else."""
    assert why not in {reason.why for reason in _reasons(match, text)}


def test_most_telling_reason_comes_first() -> None:
    """The order is that of `Why`."""
    whys = [reason.why for reason in _reasons(_lead("2S 2H 3H 3D 3C"), "2S 2H")]
    assert Why.RUNS_OUT is whys[0]
    assert sorted(whys, key=list(Why).index) == whys


def test_card_given_back_stands_alone_or_keeps_others_together() -> None:
    """R8.2."""
    snapshot = exchange_of("4D 6S 6H 9C KS QH", "3C 3D 4C 5C", "2S").snapshot(0)
    alone, torn = (reasons_for(snapshot, CardGiven(0, hand(text)[0])) for text in ("4D", "6S"))
    assert {Reason(why=Why.STANDS_ALONE), Reason(why=Why.KEEPS, cards=hand("6S 6H"))} <= set(alone)
    assert () == torn


def test_advice_names_the_few_best_with_what_is_expected_of_them() -> None:
    """Best first; what is far worse is not named."""
    snapshot = _lead("4S 6H 9H KD").snapshot(0)
    events = [Played(0, hand(text)) for text in ("4S", "6H", "9H", "KD")]
    found = advice(snapshot, zip(events, (1.5, 1.7, 1.2, 1.69), strict=True))
    assert [(events[1], 1.7), (events[3], 1.69), (events[0], 1.5)] == [(one.event, one.value) for one in found]
    assert Advice(event=events[0], value=1.5, reasons=reasons_for(snapshot, events[0])) == found[2]
    assert 2 == len(advice(snapshot, zip(events, (1.5, 1.7, 1.2, 1.69), strict=True), most=2))
    assert 1 == len(advice(snapshot, zip(events, (1.5, 1.7, 1.2, 1.0), strict=True), within=0.1))
