"""A match as text, there and back, and docs/NOTATION.md held against both."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from murlan.combinations import Kind
from murlan.dealing import SeatDraw, draw_for_seats, seats_with_partners
from murlan.errors import BadDeal, LeaderMustPlay, NotationError, RecordError, RecordProblem
from murlan.events import Dealt, Event, Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, ONE_DEAL, PRESETS, RRETHI, VISIX, Passing, RuleOptions, Sides, StraightStep
from murlan.record import MatchRecord, read_match, write_match
from murlan.terminal.sentences import record_sentence
from tests.support.positions import dealt_of, hand
from tests.support.walks import deal_walk, match_walk

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "NOTATION.md").read_text(encoding="utf-8")
EXAMPLE: Final = DOCUMENT.split("```text\n")[1].split("```")[0]
NAMES: Final = ("Ana", "Çlirim, the 2nd: #1", "👩‍🌾", "x y")
FIRST_DEALT: Final = Match.start(CLASSIC).next_deal(bytes(32), 27)
PROBLEMS: Final = {
    "empty": (EXAMPLE, "", RecordProblem.NO_RECORD, 1, ""),
    "another-first-line": ("Murlan match, notation 1", "Murlan game", RecordProblem.NO_RECORD, 1, "Murlan game"),
    "version": ("notation 1", "notation 2", RecordProblem.OTHER_VERSION, 1, "2"),
    "no-key": ("Sides: free-for-all", "free-for-all", RecordProblem.UNEXPECTED, 4, "free-for-all"),
    "empty-key": ("Sides: free-for-all", ": free-for-all", RecordProblem.UNEXPECTED, 4, ": free-for-all"),
    "empty-key-last": ("not over\n", "not over\n: 1\n", RecordProblem.UNEXPECTED, 46, ": 1"),
    "preset": ("Rules: visix", "Rules: poker", RecordProblem.UNEXPECTED, 3, "poker"),
    "no-preset": ("Rules: visix", "Rules:", RecordProblem.MISSING, 3, "Rules"),
    "preset-more": ("Rules: visix", "Rules: visix x", RecordProblem.UNEXPECTED, 3, "x"),
    "option-more": ("Target: 11", "Target: 11 21", RecordProblem.UNEXPECTED, 5, "21"),
    "seed-more": ("\nCut: 23", " 00\nCut: 23", RecordProblem.UNEXPECTED, 13, "00"),
    "cut-nothing": ("Cut: 23", "Cut: 0", RecordProblem.UNEXPECTED, 14, "0"),
    "rules-left-out": ("Rules: visix\n", "", RecordProblem.UNEXPECTED, 3, "Sides"),
    "option": ("Target: 11", "Target: 17", RecordProblem.UNEXPECTED, 5, "17"),
    "option-twice": ("Target: 11", "Target: 11\nTarget: 11", RecordProblem.UNEXPECTED, 6, "Target"),
    "options-apart": (
        "Target: 11",
        "Target: 11\nSuited step: exactly-one",
        RecordProblem.CONTRADICTED,
        6,
        "Suited step: exactly-one",
    ),
    "name-missing": ("Seat 2: Drita", "Seat 2:", RecordProblem.MISSING, 8, "Seat 2"),
    "name-control": ("Seat 2: Drita", "Seat 2: a\x1b[31m", RecordProblem.UNEXPECTED, 8, "a\x1b[31m"),
    "names-only-three": ("Seat 3: Luan\n", "", RecordProblem.UNEXPECTED, 9, "Draw"),
    "draw-no-card": ("Draw: 6C", "Draw: 1C", RecordProblem.UNEXPECTED, 10, "1C"),
    "draw-too-short": (", QC - 7D -", "", RecordProblem.MISSING, 10, "5D"),
    "draw-too-long": ("7D -\n", "7D -, - - - 8S\n", RecordProblem.UNEXPECTED, 10, ","),
    "draw-not-asked": (", QC - 7D -", ", QC 8S 7D -", RecordProblem.CONTRADICTED, 10, "8S"),
    "draw-same-card": (", QC - 7D -", ", QC - 6C -", RecordProblem.UNEXPECTED, 10, "6C"),
    "dealer-not-drawn": ("Deal 1: seat 0", "Deal 1: seat 1", RecordProblem.CONTRADICTED, 12, "1"),
    "first-deal": ("Deal 1:", "Deal 2:", RecordProblem.UNEXPECTED, 12, "Deal 2"),
    "seed-short": ("Seed: f3", "Seed: f", RecordProblem.UNEXPECTED, 13, None),
    "seed-other": ("Seed: f3", "Seed: f4", RecordProblem.CONTRADICTED, 15, None),
    "cut": ("Cut: 23", "Cut: 54", RecordProblem.UNEXPECTED, 14, "54"),
    "cut-more": ("Cut: 23", "Cut: 23 4", RecordProblem.UNEXPECTED, 14, "4"),
    "hand-card": ("3S 4D 5H 6H 7D 8C 9S", "3S 4D 5H 6H 7D 8C 9X", RecordProblem.CONTRADICTED, 15, "9X"),
    "hand-short": (" AS BJ\n", " AS\n", RecordProblem.MISSING, 15, "AS"),
    "turn-of-another": ("Trick 2: 0 9S", "Trick 2: 1 7S", RecordProblem.REFUSED, 20, "1 7S 9C"),
    "cards-not-held": ("Trick 2: 0 9S", "Trick 2: 0 7S", RecordProblem.REFUSED, 20, "0 7S 9C"),
    "opening": ("0 3S 4D 5H 6H 7D 8C", "0 4D 5H 6H 7D 8C", RecordProblem.REFUSED, 19, "0 4D 5H 6H 7D 8C"),
    "no-combination": ("Trick 2: 0 9S 9C", "Trick 2: 0 9S AS", RecordProblem.REFUSED, 20, "0 9S AS"),
    "not-higher": ("1 AD AH, 2 2S 2C", "1 AD AH, 2 3C 3H", RecordProblem.REFUSED, 20, "2 3C 3H"),
    "leader-passes": ("Trick 2: 0 9S 9C", "Trick 2: 0 pass", RecordProblem.REFUSED, 20, "0 pass"),
    "no-seat": ("Trick 2: 0 9S 9C", "Trick 2: 9S 9C", RecordProblem.UNEXPECTED, 20, "9S"),
    "no-turn": ("1 pass, 2 pass, 3 pass\nTrick 2", "1 pass, 2 pass\nTrick 2", RecordProblem.MISSING, 19, "pass"),
    "comma-last": ("3 pass\nTrick 2", "3 pass,\nTrick 2", RecordProblem.UNEXPECTED, 19, ","),
    "comma-missing": ("1 pass, 2 pass, 3 pass\nTrick 2", "1 pass 2 pass", RecordProblem.CONTRADICTED, 19, "2"),
    "turn-no-card": ("Trick 2: 0 9S 9C", "Trick 2: 0 9S ninth", RecordProblem.UNEXPECTED, 20, "ninth"),
    "turn-empty": ("Trick 2: 0 9S 9C", "Trick 2: 0, 9S 9C", RecordProblem.UNEXPECTED, 20, ","),
    "trick-number": ("Trick 2:", "Trick 3:", RecordProblem.UNEXPECTED, 20, "Trick 3"),
    "places": ("Places: 1 0 3 2", "Places: 1 0 2 3", RecordProblem.CONTRADICTED, 31, "2"),
    "points": ("Points: 2 3 0 1", "Points: 3 2 0 1", RecordProblem.CONTRADICTED, 32, "3"),
    "totals": ("Totals: 2 3 0 1", "Totals: 2 3 0 1 0", RecordProblem.UNEXPECTED, 33, "0"),
    "target-not-raised": ("Totals: 2 3 0 1", "Totals: 2 3 0 1\nTarget now: 21", RecordProblem.UNEXPECTED, 34, None),
    "second-dealer": ("Deal 2: seat 1", "Deal 2: seat 2", RecordProblem.CONTRADICTED, 35, "2"),
    "given": ("2 gives BJ", "2 gives 2H", RecordProblem.CONTRADICTED, 42, "2H"),
    "given-no-card": ("1 gives 4D", "1 gives back", RecordProblem.UNEXPECTED, 42, "back"),
    "given-nothing": ("1 gives 4D", "1 takes 4D", RecordProblem.CONTRADICTED, 42, "takes"),
    "given-by-nobody": ("1 gives 4D", "4D gives 1", RecordProblem.UNEXPECTED, 42, "4D"),
    "given-more": ("1 gives 4D", "1 gives 4D 5D", RecordProblem.UNEXPECTED, 42, "5D"),
    "given-back": ("1 gives 4D", "1 gives KS", RecordProblem.REFUSED, 42, "1 KS"),
    "given-by-another": ("1 gives 4D", "0 gives 4C", RecordProblem.REFUSED, 42, "0 4C"),
    "exchange-left-out": ("Exchange: 2 gives BJ, 1 gives 4D\n", "", RecordProblem.UNEXPECTED, 42, "Trick 1"),
    "no-result": ("\nResult: not over\n", "", RecordProblem.MISSING, 43, "RJ"),
    "result": ("Result: not over", "Result: seat 1 wins", RecordProblem.CONTRADICTED, 45, "seat"),
    "after-the-result": ("not over\n", "not over\nCut: 1\n", RecordProblem.UNEXPECTED, 46, "Cut"),
}
"""Changes of the example: what is replaced, by what, the problem, its line and the text quoted."""

WANTED: Final = {
    "empty": "Murlan match, notation 1",
    "another-first-line": "Murlan match, notation 1",
    "version": "1",
    "no-key": "“Key: …”",
    "preset": "preset",
    "no-preset": "preset",
    "rules-left-out": "“Rules:”",
    "option": "21 or 11 or one-deal",
    "option-twice": "“Deal 1:”",
    "options-apart": "Suited straights: on",
    "name-missing": "name",
    "name-control": "name",
    "draw-no-card": "card",
    "draw-too-short": "“,”",
    "draw-too-long": "end of the line",
    "draw-not-asked": "-",
    "draw-same-card": "card that was not drawn before",
    "dealer-not-drawn": "0",
    "first-deal": "“Deal 1:”",
    "seed-short": "seed",
    "cut": "cut",
    "cut-more": "end of the line",
    "hand-card": "9S",
    "hand-short": "“BJ”",
    "turn-of-another": "",
    "given-no-card": "card",
    "given-nothing": "gives",
    "given-by-nobody": "seat",
    "given-more": "end of the line",
    "given-back": "",
    "no-seat": "seat",
    "no-turn": "turn",
    "comma-last": "end of the trick",
    "comma-missing": ",",
    "turn-no-card": "card",
    "turn-empty": "card or pass",
    "trick-number": "“Trick 2:”",
    "places": "3",
    "target-not-raised": "“Deal 2:”",
    "second-dealer": "1",
    "given": "BJ",
    "exchange-left-out": "“Exchange:”",
    "result": "not",
    "after-the-result": "end of the text",
}
"""By change, what should stand there; nothing where the rules refuse."""


@pytest.mark.parametrize("seed", range(10))
def test_match_written_and_read_is_the_same_to_its_last_event(seed: int) -> None:
    """Whole matches of all kinds of rules; reading them again folds to the same match.

    A tie (R9.4), a target that rose (R9.2) and jokers shown before a deal (R8.4) are among them.
    """
    walk = match_walk(seed)
    text = write_match(walk.options, walk.events, names=NAMES)
    record = read_match(text)
    assert MatchRecord(walk.options, NAMES, walk.events) == record
    assert walk.final == record.match()
    assert text == write_match(record.options, record.events, names=record.names)


@pytest.mark.parametrize("seed", range(6))
def test_unfinished_match_written_at_any_moment_is_read_back(seed: int) -> None:
    """Before the first deal, in an exchange, in a trick, between tricks, between deals; also from a later deal on."""
    walk = deal_walk(seed)
    for count in range(len(walk.events) + 1):
        events = walk.events[:count]
        record = read_match(write_match(walk.options, events))
        assert (walk.options, events) == (record.options, record.events)
        assert not events or Match.fold(walk.options, events) == record.match()


@pytest.mark.parametrize("cut", [1, 53])
def test_record_of_a_deal_cut_at_the_very_end_is_read(cut: int) -> None:
    """At least one card is lifted, and at least one stays (R2.3)."""
    dealt = Match.start(CLASSIC).next_deal(bytes(32), cut)
    assert (dealt,) == read_match(write_match(CLASSIC, [dealt])).events


def test_record_of_nothing_is_the_match_before_its_first_deal() -> None:
    """The options alone are a record, too."""
    record = read_match(write_match(RRETHI, ()))
    assert MatchRecord(RRETHI, None, ()) == record
    assert Match.start(RRETHI) == record.match()


@pytest.mark.parametrize("start", [0, 1, -1])
def test_record_from_a_later_deal_on_brings_along_what_came_before(start: int) -> None:
    """A running match folds from any `Dealt`."""
    walk = match_walk(0)
    deals = [n for n, event in enumerate(walk.events) if isinstance(event, Dealt)]
    record = read_match(write_match(walk.options, walk.events[deals[start] :]))
    assert walk.final == record.match()


@pytest.mark.parametrize("options", [CLASSIC, replace(CLASSIC, target=ONE_DEAL)], ids=["to-21", "one-deal"])
def test_record_of_a_first_deal_with_points_says_that_no_places_came_before(options: RuleOptions) -> None:
    """Points may be granted before the first deal; a match of one deal has its own word for the target (R9.4)."""
    dealt = replace(FIRST_DEALT, totals=(2, 0, 1, 0), target=options.target)
    text = write_match(options, [dealt])
    assert "\nLast places: -\n" in text
    assert (dealt,) == read_match(text).events


@pytest.mark.parametrize(
    ("old", "new", "problem", "quoted", "wanted"),
    [
        (
            "Last places: 0 3",
            "Last places: 0 0",
            RecordProblem.UNEXPECTED,
            "0",
            "seat that is not named before",
        ),
        ("Last places: 0 3 1 2", "Last places: 0 3 1", RecordProblem.MISSING, "1", "seat"),
        ("Last places: 0 3 1 2", "Last places: 0 3 1 2 0", RecordProblem.UNEXPECTED, "0", "end of the line"),
        ("Target now: 21", "Target now: 22", RecordProblem.UNEXPECTED, "22", "target"),
        ("Target now: 21", "Target now: 21 31", RecordProblem.UNEXPECTED, "31", "end of the line"),
        ("Totals: 3 0 1 2", "Totals: 3 0 1", RecordProblem.MISSING, "1", "number"),
        ("Totals: 3 0 1 2", "Totals: 3 0 1 2 0", RecordProblem.UNEXPECTED, "0", "end of the line"),
        ("Deal 2:", "Deal 0:", RecordProblem.UNEXPECTED, "Deal 0", "“Deal 1:”"),
        ("Deal 2:", "Deal two:", RecordProblem.UNEXPECTED, "Deal two", "“Deal 1:”"),
        ("Deal 2:", "Trick 2:", RecordProblem.UNEXPECTED, "Trick 2", "“Deal 1:”"),
        ("seat 1 deals", "seat 1 deals 2", RecordProblem.UNEXPECTED, "2", "end of the line"),
        ("seat 1 deals", "seat 4 deals", RecordProblem.UNEXPECTED, "4", "seat"),
        ("seat 1 deals", "seat 1 gives", RecordProblem.CONTRADICTED, "gives", "deals"),
    ],
)
def test_record_of_a_later_deal_that_is_wrong_names_the_place(
    old: str, new: str, problem: RecordProblem, quoted: str, wanted: str
) -> None:
    """What a running match brings along is checked word by word; four seats have four places (R6)."""
    after = replace(Match.start(CLASSIC), deal_number=1, dealer=1, totals=(3, 0, 1, 2), last_places=(0, 3, 1, 2))
    text = write_match(CLASSIC, [after.next_deal(bytes(32), 27)])
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_match(text.replace(old, new, 1))
    assert (problem, quoted, wanted) == (caught.value.problem, caught.value.text, caught.value.wanted)
    assert text.index(old) <= caught.value.position <= text.index(old) + len(new)


@pytest.mark.parametrize("partners", [None, (0, 1), (0, 3)])
def test_draw_by_seat_is_written_and_read(partners: tuple[int, int] | None) -> None:
    """Each round of it; the dealer is whoever drew highest (R2.2, R10.4)."""
    repeated = 0
    for n in range(60):
        draw = draw_for_seats(n.to_bytes(32, "big"))
        by_seat = draw.by_seat(seats_with_partners(draw, partners) if partners else draw.order)
        record = read_match(write_match(CLASSIC, [FIRST_DEALT], draw=by_seat))
        assert by_seat == record.draw
        assert by_seat.order[0] == 0
        repeated += len(draw.rounds) > 1
    assert repeated > 10


def test_options_of_every_kind_are_written_as_the_nearest_preset_and_its_changes() -> None:
    """The preset is said, and only what differs from it besides sides and target (R11)."""
    changed = replace(VISIX, passing=Passing.LOCKED, sides=Sides.TWO_TEAMS, target=0)
    lines = write_match(changed, ()).splitlines()
    assert ["Rules: visix", "Sides: two-teams", "Target: one-deal", "Passing: locked"] == lines[2:6]
    single: tuple[dict[str, Any], ...] = (
        {"straight_step": StraightStep.EXACTLY_ONE},
        {"suited_straights": True},
        {"suited_straights": True, "suited_step": StraightStep.EXACTLY_ONE},
        {"open_exchange": False},
        {"sides": Sides.TWO_TEAMS},
        {"passing": Passing.LOCKED},
        {"target": 11},
    )
    for preset in PRESETS.values():
        for options in (preset, changed, *(replace(preset, **change) for change in single)):
            assert options == read_match(write_match(options, ())).options


@pytest.mark.parametrize(
    ("line", "change"),
    [
        ("Straight step: any-higher", {"straight_step": StraightStep.ANY_HIGHER}),
        ("Straight step: exactly-one", {"straight_step": StraightStep.EXACTLY_ONE}),
        ("Suited straights: on", {"suited_straights": True}),
        ("Suited straights: off", {"suited_straights": False}),
        ("Suited step: any-higher", {"suited_step": StraightStep.ANY_HIGHER}),
        ("Suited step: exactly-one", {"suited_step": StraightStep.EXACTLY_ONE}),
        ("Open exchange: on", {"open_exchange": True}),
        ("Open exchange: off", {"open_exchange": False}),
        ("Passing: open", {"passing": Passing.OPEN}),
        ("Passing: locked", {"passing": Passing.LOCKED}),
        ("Sides: free-for-all", {"sides": Sides.FREE_FOR_ALL}),
        ("Sides: two-teams", {"sides": Sides.TWO_TEAMS}),
        ("Target: 11", {"target": 11}),
        ("Target: 21", {"target": 21}),
        ("Target: one-deal", {"target": ONE_DEAL}),
    ],
)
def test_option_of_every_value_is_read_from_its_line(line: str, change: dict[str, Any]) -> None:
    """Whatever preset it changes: people write records, too (R11)."""
    text = f"Murlan match, notation 1\nRules: rrethi\n{line}\nResult: not over\n"
    assert replace(RRETHI, **change) == read_match(text).options


def test_presets_mean_what_they_meant_when_version_1_was_made() -> None:
    """A preset that changes (R11) would change old records: then the version rises and this test with it."""
    same = {"open_exchange": True, "sides": Sides.FREE_FOR_ALL, "passing": Passing.OPEN, "target": 21}
    steps = {
        "classic": (StraightStep.ANY_HIGHER, False),
        "visix": (StraightStep.EXACTLY_ONE, False),
        "rrethi": (StraightStep.EXACTLY_ONE, True),
    }
    assert PRESETS == {
        name: RuleOptions(
            straight_step=step,
            suited_straights=is_suited,
            suited_step=StraightStep.ANY_HIGHER,
            **same,  # type: ignore[arg-type]  # each has its option's type
        )
        for name, (step, is_suited) in steps.items()
    }


@pytest.mark.parametrize(
    "line",
    [
        "Sides: free-for-all",
        "Sides: two-teams",
        "Passing: locked",
        "Open exchange: off",
        "Suited step: exactly-one",
        "Target: 21",
        "Target: one-deal",
        "Target now: 21",
        "Exchange: 2 shows BJ RJ",
        "Result: seat 2 wins",
        "Result: side 0 wins",
        "Result: sides 0 1 tie",
    ],
)
def test_lines_that_the_example_does_not_have_are_written_as_the_grammar_says(line: str, written: set[str]) -> None:
    """How matches end, jokers shown (R8.4), and a target that rose (R9.2)."""
    assert line in written


@pytest.fixture(scope="module")
def written() -> set[str]:
    """Return every line of sixty matches."""
    walks = map(match_walk, range(60))
    return {line for walk in walks for line in write_match(walk.options, walk.events).splitlines()}


def test_example_of_the_document_is_what_is_written() -> None:
    """The example is a true one, to the letter."""
    record = read_match(EXAMPLE)
    assert record.draw is not None
    assert EXAMPLE == write_match(record.options, record.events, names=record.names, draw=record.draw)


def test_grammar_of_the_document_has_every_key_and_every_option() -> None:
    """Each word in quotation marks that is written can be found in the grammar."""
    grammar = DOCUMENT.split("```ebnf\n")[1].split("```")[0]
    literals = set(re.findall(r'"([^"]+)"', grammar))
    keys = {re.sub(r" \d+$", " ", line.split(":")[0]) for line in EXAMPLE.splitlines() if ":" in line}
    assert {key for key in keys if f"{key}:" not in literals and key not in literals} <= {"Seat ", "Hand "}
    for words in (*PRESETS, *Sides, *Passing, *StraightStep, "21", "11", "one-deal", "on", "off"):
        assert str(words) in literals


def test_record_in_another_hand_is_the_same() -> None:
    """Comments, empty lines, other line ends, blanks, longer lines, cards and words in other case."""
    text = EXAMPLE.replace("Rules: visix", "# by hand\n\nRules:   visix").replace(": Ana", ":Ana ")
    text = text.replace("3S 4D 5H", "3♠ 4♦ 5♥").replace("TC TH", "10c th").replace(" pass, 2", " Pass ,\n\t2")
    assert read_match(EXAMPLE) == read_match(text.replace("\n", "\r\n"))


@pytest.mark.parametrize(("old", "new", "problem", "line", "quoted"), PROBLEMS.values(), ids=PROBLEMS)
def test_record_that_is_wrong_names_the_place(
    old: str, new: str, problem: RecordProblem, line: int, quoted: str | None
) -> None:
    """The first place that is wrong, its line, and one sentence that quotes it."""
    assert old in EXAMPLE
    with pytest.raises(RecordError) as caught:
        read_match(EXAMPLE.replace(old, new, 1))
    error = caught.value
    assert (problem, line) == (error.problem, error.line)
    assert quoted is None or quoted == error.text
    sentence = record_sentence(error)
    assert sentence.startswith(f"line {line}: ")
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert error.text[:50].replace("\x1b", "�") in sentence


@pytest.mark.parametrize(("name", "wanted"), WANTED.items(), ids=WANTED)
def test_record_that_is_wrong_says_what_should_stand_there(name: str, wanted: str) -> None:
    """A symbol of the grammar, or the very text."""
    old, new, *_ = PROBLEMS[name]
    error = _error_in(EXAMPLE.replace(old, new, 1))
    assert error is not None
    assert wanted == error.wanted
    assert (error.refusal is not None) == (error.problem is RecordProblem.REFUSED)


def test_record_changed_anywhere_is_refused_at_its_place_or_read() -> None:
    """Whatever a slip does to a record, there is no other error, and the place quoted is in the text."""
    rng = Random(1)
    walk = match_walk(3)
    texts = [EXAMPLE, write_match(walk.options, walk.events, names=NAMES)]
    problems: Counter[RecordProblem | None] = Counter()
    for _ in range(600):
        text = _slipped(rng.choice(texts), rng)
        error = _error_in(text)
        problems[error.problem if error else None] += 1
        if error is not None:
            assert text[error.position :].startswith(error.text.split(" ")[0])
            assert error.line == text[: error.position].count("\n") + 1
            assert record_sentence(error)
    assert set(RecordProblem) < set(problems)


def test_record_that_is_empty_is_wrong_at_its_beginning() -> None:
    """There is no word to point at."""
    error = _error_in("")
    assert error is not None
    assert (0, 1) == (error.position, error.line)


def test_record_cut_off_after_any_line_is_not_read() -> None:
    """The result is the last line of every record, so nothing is lost unseen."""
    lines = EXAMPLE.splitlines(keepends=True)
    header = _error_in(lines[0])
    assert header is not None
    assert header.wanted == "“Rules:”"
    for count in range(1, len(lines)):
        text = "".join(lines[:count]).rstrip()
        error = _error_in(text)
        assert error is not None
        assert (RecordProblem.MISSING, text.count("\n") + 1) == (error.problem, error.line), lines[count]


@pytest.mark.parametrize(
    "name", ["", " Ana", "Ana ", "A\nB", "A\rB", "\x1b[31m", "A\u2028B", "A\u2029B", "\ud800"], ids=repr
)
def test_name_that_is_no_line_is_not_written(name: str) -> None:
    """What could not be read back, or would change a terminal, is refused."""
    with pytest.raises(NotationError) as caught:
        write_match(CLASSIC, (), names=("Ana", name, "Drita", "Luan"))
    assert name == caught.value.text


def test_names_that_are_not_four_are_not_written() -> None:
    """All four seats or none."""
    with pytest.raises(ValueError, match="3 names"):
        write_match(CLASSIC, (), names=("Ana", "Drita", "Luan"))


def test_events_that_are_no_match_are_not_written() -> None:
    """Hands that no seed dealt, a bad cut, another dealer than the draw says, an illegal turn, no deal at all."""
    start = Match.start(CLASSIC)
    arranged = dealt_of(start, {0: "3S 4S 5S 6S 7S"})
    draw = SeatDraw(((*hand("3S 5S 7S 9S"),),), hand("3S 5S 7S 9S"))
    for events, field in ([arranged], "hands"), ([replace(FIRST_DEALT, cut=99)], "seed"), ([Passed(0)], "first event"):
        with pytest.raises(BadDeal) as caught:
            write_match(CLASSIC, events)
        assert field == caught.value.field
    with pytest.raises(BadDeal) as caught:
        write_match(CLASSIC, [FIRST_DEALT], draw=draw)
    assert caught.value.field == "dealer"
    turn = start.apply(FIRST_DEALT).after.snapshot(None).turn
    assert turn is not None
    with pytest.raises(LeaderMustPlay):
        write_match(CLASSIC, [FIRST_DEALT, Passed(turn)])


def test_long_trick_goes_on_in_further_lines() -> None:
    """No line of turns is longer than 100 characters, a comma at its end counted; and that room is used."""
    walks = [*map(match_walk, range(4)), deal_walk(1), deal_walk(43)]
    text = "".join(write_match(walk.options, walk.events) for walk in walks)
    turns = [line for line in text.splitlines() if line.startswith(("Trick", " "))]
    assert max(len(line.rstrip(",") + ",") for line in turns) == 100
    assert any(line.startswith("  ") for line in turns)


def test_trick_of_three_lines_has_room_for_no_further_turn_in_the_first_two() -> None:
    """The lines that go on begin with two blanks, and those before them end with a comma."""
    text = write_match(CLASSIC, _long_trick())
    rows = text[text.index("Trick 1") : text.index("\n\nResult")].split("\n")
    assert len(rows) == 3
    for row, after in pairwise(rows):
        assert row.endswith(",")
        assert after.startswith("  ")
        assert len(f"{row} {after.strip().split(',')[0]},") > 100


def _long_trick() -> list[Event]:
    """Play the first trick of a deal in singles, each after two passes, until three seats have none that beats."""
    events: list[Event] = [FIRST_DEALT]
    match = Match.start(CLASSIC).apply(FIRST_DEALT).after
    while not (match.deal and match.deal.tricks):
        snapshot = match.snapshot(None)
        assert snapshot.turn is not None
        singles = [play.cards for play in match.snapshot(snapshot.turn).choices() if play.kind is Kind.SINGLE]
        is_waiting = bool(snapshot.trick) and any(turn.combination for turn in snapshot.trick[-2:])
        event = Passed(snapshot.turn) if is_waiting or not singles else Played(snapshot.turn, singles[0])
        match = match.apply(event).after
        events.append(event)
    return events


def _error_in(text: str) -> RecordError | None:
    try:
        read_match(text)
    except RecordError as error:
        return error
    return None


def _slipped(text: str, rng: Random) -> str:
    """Return a text with one slip in it: a sign changed, left out or added, a line lost or doubled, the end cut off."""
    at = rng.randrange(len(text))
    sign = rng.choice("0123456789TJQKASCDH,: \n#-é\t\x00١")
    lines = text.splitlines(keepends=True)
    line = rng.randrange(len(lines))
    return rng.choice(
        (
            text[:at] + sign + text[at + 1 :],
            text[:at] + text[at + 1 :],
            text[:at] + sign + text[at:],
            text[:at],
            "".join(lines[:line] + lines[line + 1 :]),
            "".join([*lines[:line], rng.choice(lines), *lines[line:]]),
            text.replace("notation 1", f"notation {sign}"),
            text.replace(" pass", f" {rng.choice(('3S', '4H', 'KD'))}", 1),
        )
    )
