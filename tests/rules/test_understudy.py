"""R12.1 as far as the engine goes: what the understudy does."""

from __future__ import annotations

import pytest

from murlan.computer import understudy_event
from murlan.events import CardGiven, Passed, Played, SeatEvent
from tests.support.positions import deal_of, exchange_of, hand, match_of


@pytest.mark.parametrize(
    ("table", "opening", "expected"),
    [
        ("5H", False, Passed(0)),
        (None, False, Played(0, hand("4S"))),
        (None, True, Played(0, hand("3S"))),
    ],
    ids=["answer", "lead", "opening"],
)
def test_understudy_on_turn_passes_or_leads_its_lowest_card(
    table: str | None, *, opening: bool, expected: SeatEvent
) -> None:
    """It passes where passing is allowed, otherwise it leads the lowest card (R12.1)."""
    held = "3S 3H RJ" if opening else "4S 4H RJ"
    match = match_of(deal_of([held, "5S", "6S", "7S"], table=table, opening=opening))
    event = understudy_event(match.snapshot(0))
    assert expected == event
    assert match.apply(event).after != match


def test_understudy_in_the_exchange_gives_its_lowest_legal_card() -> None:
    """The lowest card that may be given, not the one received (R12.1, R8.2)."""
    assert CardGiven(0, hand("5H")[0]) == understudy_event(exchange_of("5H 9D KS", "TS", "4C").snapshot(0))
