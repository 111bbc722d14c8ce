"""A match as JSON, there and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from murlan.dealing import draw_for_seats
from murlan.errors import BadDeal, NotYourTurn, RecordError, RecordProblem
from murlan.match import Match
from murlan.options import CLASSIC
from murlan.record import MatchRecord, is_json, read_json, read_match, write_json, write_match
from murlan.terminal.sentences import record_sentence
from tests.support.walks import deal_walk, match_walk


def _highest_at(seat: int) -> list[str]:
    """Return four cards by seat, the highest one at some seat."""
    cards = ["3S", "4S", "5S"]
    return [*cards[:seat], "KH", *cards[seat:]]


NAMES: Final = ("Ana", "Çlirim", "👩‍🌾", "x y")
WALK: Final = match_walk(1)
CHANGES: Final[dict[str, tuple[Callable[[Any], object], RecordProblem, str]]] = {
    "format": (lambda told: told.update(format="chess"), RecordProblem.NO_RECORD, "format"),
    "version": (lambda told: told.update(version=2), RecordProblem.OTHER_VERSION, "version"),
    "no-deals": (lambda told: told.pop("deals"), RecordProblem.MISSING, "the whole"),
    "option": (lambda told: told["options"].update(target="17"), RecordProblem.UNEXPECTED, "options.target"),
    "names": (lambda told: told.update(names=["a\n"] * 4), RecordProblem.UNEXPECTED, "names[0]"),
    "three-names": (lambda told: told.update(names=["a"] * 3), RecordProblem.UNEXPECTED, "names"),
    "draw-of-three": (lambda told: told.update(draw=[["3S", "4S", "5S"]]), RecordProblem.UNEXPECTED, "draw[0]"),
    "draw-twice-the-same": (
        lambda told: told.update(draw=[["3S", "3S", "5S", "6S"]]),
        RecordProblem.UNEXPECTED,
        "draw[0][1]",
    ),
    "draw-not-ended": (
        lambda told: told.update(draw=[["3S", "3H", "5S", "6S"]]),
        RecordProblem.UNEXPECTED,
        "draw",
    ),
    "draw-too-long": (
        lambda told: told.update(draw=[["3S", "4S", "5S", "6S"], [None] * 4]),
        RecordProblem.UNEXPECTED,
        "draw[1]",
    ),
    "draw-by-who-stood-alone": (
        lambda told: told.update(draw=[["3S", "3H", "5S", "6S"], ["7S", "8S", "9S", None]]),
        RecordProblem.UNEXPECTED,
        "draw[1][2]",
    ),
    "draw-left-out-a-seat": (
        lambda told: told.update(draw=[["3S", None, "5S", "6S"]]),
        RecordProblem.UNEXPECTED,
        "draw[0][1]",
    ),
    "draw-of-another-dealer": (
        lambda told: told.update(draw=[_highest_at((told["deals"][0]["dealer"] + 1) % 4)]),
        RecordProblem.CONTRADICTED,
        "deals[0].dealer",
    ),
    "cut": (lambda told: told["deals"][0].update(cut=True), RecordProblem.UNEXPECTED, "deals[0].cut"),
    "seed": (lambda told: told["deals"][0].update(seed="00"), RecordProblem.UNEXPECTED, "deals[0].seed"),
    "hand": (
        lambda told: told["deals"][0]["hands"].__setitem__(0, "3S"),
        RecordProblem.CONTRADICTED,
        "deals[0].hands[0]",
    ),
    "totals": (lambda told: told["deals"][1].update(totals=[9] * 4), RecordProblem.CONTRADICTED, "deals[1]"),
    "turn-left-out": (lambda told: told["deals"][0]["turns"].pop(0), RecordProblem.REFUSED, "deals[0].turns[0]"),
    "turn": (
        lambda told: told["deals"][0]["turns"].__setitem__(0, {"seat": 0}),
        RecordProblem.UNEXPECTED,
        "deals[0].turns[0]",
    ),
    "cards": (
        lambda told: told["deals"][0]["turns"][0].update(plays="1X"),
        RecordProblem.UNEXPECTED,
        "deals[0].turns[0].plays",
    ),
    "result": (lambda told: told["result"].update(finished=False), RecordProblem.CONTRADICTED, "result"),
}


@pytest.mark.parametrize("seed", range(6))
def test_match_as_json_reads_back_as_it_was_written(seed: int) -> None:
    """Finished or not, from its first deal or a later one; and it is the match that the notation tells."""
    walk = deal_walk(seed) if seed % 2 else match_walk(seed)
    events = walk.events[: len(walk.events) - seed % 3]
    text = write_json(walk.options, events, names=NAMES)
    assert MatchRecord(walk.options, NAMES, events) == read_json(text)
    assert read_match(write_match(walk.options, events, names=NAMES)) == read_json(text)


@pytest.mark.parametrize("number", range(4))
def test_draw_for_seats_is_told_and_read_back(number: int) -> None:
    """From the first deal, or given beside it; a match that begins later, or an older file, may have none."""
    draw = draw_for_seats(bytes([number] * 32))
    by_seat = draw.by_seat(draw.order)
    begun = Match.start(CLASSIC)
    dealt = replace(begun.next_deal(bytes(32), 27), draw=by_seat)
    text = write_json(CLASSIC, [dealt])
    assert by_seat == read_json(text).draw
    assert text == write_json(CLASSIC, [replace(dealt, draw=None)], draw=by_seat)
    told = json.loads(text)
    assert len(draw.rounds) == len(told["draw"])
    del told["draw"]
    assert None is read_json(json.dumps(told)).draw


def test_draw_that_made_another_seat_the_dealer_is_not_written() -> None:
    """What is written can be read back."""
    draw = draw_for_seats(bytes(32))
    dealt = Match.start(CLASSIC, dealer=(draw.order[0] + 1) % 4).next_deal(bytes(32), 27)
    with pytest.raises(BadDeal):
        write_json(CLASSIC, [dealt], draw=draw)


def test_match_before_its_first_deal_has_none() -> None:
    """No names are `null`."""
    assert MatchRecord(CLASSIC, None, ()) == read_json(write_json(CLASSIC, ()))


def test_json_is_told_from_the_notation_by_its_first_sign() -> None:
    """Both are read by one command."""
    assert [True, False] == [is_json(write_json(CLASSIC, ())), is_json(write_match(CLASSIC, ()))]


@pytest.mark.parametrize(("change", "problem", "place"), CHANGES.values(), ids=CHANGES.keys())
def test_wrong_place_is_named_by_its_path(change: Callable[[Any], object], problem: RecordProblem, place: str) -> None:
    """Everything that a record says is checked, as in the notation."""
    told = json.loads(write_json(WALK.options, WALK.events, names=NAMES))
    change(told)
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(told))
    assert (problem, place) == (caught.value.problem, caught.value.place)
    assert record_sentence(caught.value).startswith(f"{place}: ")
    assert problem is not RecordProblem.REFUSED or isinstance(caught.value.refusal, NotYourTurn)


@pytest.mark.parametrize("text", ["{", "[]", "3", "{}", '{"format": "murlan match"}', "[" * 100_000])
def test_text_that_is_no_record_is_said_to_be_none(text: str) -> None:
    """Never a traceback."""
    with pytest.raises(RecordError):
        read_json(text)
