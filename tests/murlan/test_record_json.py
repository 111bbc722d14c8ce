"""A match as JSON, there and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from murlan.errors import NotYourTurn, RecordError, RecordProblem
from murlan.options import CLASSIC
from murlan.record import MatchRecord, is_json, read_json, read_match, write_json, write_match
from murlan.terminal.sentences import record_sentence
from tests.support.walks import deal_walk, match_walk

NAMES: Final = ("Ana", "Çlirim", "👩‍🌾", "x y")
WALK: Final = match_walk(1)
CHANGES: Final[dict[str, tuple[Callable[[Any], object], RecordProblem, str]]] = {
    "format": (lambda told: told.update(format="chess"), RecordProblem.NO_RECORD, "format"),
    "version": (lambda told: told.update(version=2), RecordProblem.OTHER_VERSION, "version"),
    "no-deals": (lambda told: told.pop("deals"), RecordProblem.MISSING, "the whole"),
    "option": (lambda told: told["options"].update(target="17"), RecordProblem.UNEXPECTED, "options.target"),
    "names": (lambda told: told.update(names=["a\n"] * 4), RecordProblem.UNEXPECTED, "names[0]"),
    "three-names": (lambda told: told.update(names=["a"] * 3), RecordProblem.UNEXPECTED, "names"),
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
