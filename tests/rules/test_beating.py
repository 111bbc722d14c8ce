"""R4: what beats what, why not, and what a hand may lay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from murlan.errors import Shortfall
from murlan.options import CLASSIC, PRESETS, RRETHI, VISIX, RuleOptions, StraightStep
from murlan.plays import beats, choices, legal_plays, shortfall
from tests.support.positions import combination, hand

ALL = [pytest.param(options, id=name) for name, options in PRESETS.items()]
QUAD_OF_THREES = "3S 3C 3D 3H"
QUAD_OF_FOURS = "4S 4C 4D 4H"
SUITED_NEXT = replace(RRETHI, suited_step=StraightStep.EXACTLY_ONE)


@pytest.mark.parametrize("options", ALL)
@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("3S", "4S"),
        ("KS", "AS"),
        ("AS", "2S"),
        ("2H", "BJ"),
        ("BJ", "RJ"),
        ("3S 3H", "4S 4H"),
        ("AS AH", "2S 2H"),
        ("QS QH QD", "KS KH KD"),
        ("AS 2H 3D 4C 5S", "2S 3H 4D 5C 6S"),
        ("9S TH JD QC KS", "TS JH QD KC AS"),
    ],
)
def test_higher_of_the_same_kind_and_size_beats_the_lower(options: RuleOptions, low: str, high: str) -> None:
    """Same kind, same number of cards, higher strength (R4.1)."""
    assert beats(combination(high), combination(low), options)
    assert shortfall(combination(low), combination(high), options) is Shortfall.NOT_HIGHER


@pytest.mark.parametrize("options", ALL)
@pytest.mark.parametrize(
    ("play", "table"),
    [
        ("4S 4H", "3S"),
        ("RJ", "3S 3H"),
        ("2S 2H", "3S 3H 3D"),
        ("2S 2H 2D", "3S 3H"),
        ("3D 4S 5C 6H 7C 8C", "3H 4C 5S 6D 7H"),
        ("TS JH QD KC AS", "3H 4C 5S 6D 7H 8S"),
        ("TS JH QD KC AS", "3H"),
    ],
)
def test_other_kind_or_size_beats_nothing(options: RuleOptions, play: str, table: str) -> None:
    """A pair is no answer to a single, nor a longer straight to a shorter one (R4.1)."""
    assert shortfall(combination(play), combination(table), options) is Shortfall.OTHER_KIND


@pytest.mark.parametrize("options", ALL)
@pytest.mark.parametrize(
    "table",
    [
        "RJ",
        "2S 2H",
        "AS AH AD",
        "TS JH QD KC AS",
        "4S 5H 6D 7C 8S 9H TD JC QS KH",
        "2S 3H 4D 5C 6S 7H 8S 9H TD JC QS KH AC",
    ],
    ids=["joker", "pair", "triple", "straight", "ten-cards", "thirteen-cards"],
)
def test_quad_beats_every_combination_that_is_none(options: RuleOptions, table: str) -> None:
    """The lowest quad beats a joker and the longest straight (R4.2)."""
    assert beats(combination(QUAD_OF_THREES), combination(table), options)


@pytest.mark.parametrize("options", ALL)
def test_quad_is_beaten_by_a_higher_quad_only(options: RuleOptions) -> None:
    """Nothing else beats a quad, whatever its rank (R4.3)."""
    threes, fours = combination(QUAD_OF_THREES), combination(QUAD_OF_FOURS)
    assert beats(fours, threes, options)
    assert shortfall(threes, fours, options) is Shortfall.NOT_HIGHER
    for text in ("RJ", "2S 2H", "2S 2H 2D", "TS JH QD KC AS"):
        assert shortfall(combination(text), threes, options) is Shortfall.QUAD_NEEDED


@pytest.mark.parametrize("play", ["4S 5H 6D 7C 8S", "5S 6H 7D 8C 9S", "TS JH QD KC AS"])
def test_straight_by_classic_rules_is_beaten_by_any_higher_one_of_its_length(play: str) -> None:
    """`straight_step = any_higher` (R4.4)."""
    assert beats(combination(play), combination("3S 4H 5D 6C 7S"), CLASSIC)


@pytest.mark.parametrize("options", [VISIX, RRETHI], ids=["visix", "rrethi"])
@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("4S 5H 6D 7C 8S 9H", None),
        ("5S 6H 7D 8C 9S TH", Shortfall.NOT_NEXT),
        ("9S TH JD QC KS AH", Shortfall.NOT_NEXT),
        ("2S 3H 4D 5C 6S 7H", Shortfall.NOT_HIGHER),
    ],
)
def test_straight_by_exactly_one_is_beaten_by_the_next_one_only(
    options: RuleOptions, play: str, expected: Shortfall | None
) -> None:
    """3-4-5-6-7-8 is beaten only by 4-5-6-7-8-9 (R4.5)."""
    assert expected is shortfall(combination(play), combination("3S 4H 5D 6C 7S 8H"), options)


@pytest.mark.parametrize("options", [VISIX, RRETHI], ids=["visix", "rrethi"])
@pytest.mark.parametrize(("low", "high"), [("3S", "9S"), ("3S 3H", "KS KH"), ("4S 4H 4D", "2S 2H 2D")])
def test_step_of_straights_does_not_bind_other_kinds(options: RuleOptions, low: str, high: str) -> None:
    """Exactly one higher is asked of straights only (R4.5)."""
    assert beats(combination(high), combination(low), options)


@pytest.mark.parametrize(
    "table", ["RJ", "2S 2H", "2S 2H 2D", "2S 2H 2D 2C", "TS JH QD KC AS", "2S 3H 4D 5C 6S 7H 8S 9H TD JC QS KH AC"]
)
def test_suited_straight_where_they_are_on_beats_everything_else(table: str) -> None:
    """Jokers, quads, and plain straights of any length (R4.6)."""
    assert beats(combination("AD 2D 3D 4D 5D"), combination(table), RRETHI)


@pytest.mark.parametrize(
    ("play", "options", "expected"),
    [
        ("4H 5H 6H 7H 8H", RRETHI, True),
        ("9H TH JH QH KH", RRETHI, True),
        ("4H 5H 6H 7H 8H", SUITED_NEXT, True),
        ("9H TH JH QH KH", SUITED_NEXT, False),
        ("2H 3H 4H 5H 6H", RRETHI, False),
        ("3H 4H 5H 6H 7H", RRETHI, False),
        ("4H 5H 6H 7H 8H 9H", RRETHI, False),
        ("4H 5H 6H 7H 8C", RRETHI, False),
        (QUAD_OF_FOURS, RRETHI, False),
        ("RJ", RRETHI, False),
    ],
    ids=["next", "any-higher", "step-next", "step-two", "lower", "equal", "longer", "plain", "quad", "joker"],
)
def test_suited_straight_is_beaten_by_a_higher_suited_one_of_its_length_only(
    play: str, options: RuleOptions, *, expected: bool
) -> None:
    """By any higher one, or with `suited_step` by the next one (R4.6)."""
    found = shortfall(combination(play), combination("3S 4S 5S 6S 7S"), options)
    assert (None if expected else Shortfall.SUITED_NEEDED) is found


@pytest.mark.parametrize("options", [CLASSIC, VISIX], ids=["classic", "visix"])
def test_suited_straight_where_they_are_off_is_a_plain_one(options: RuleOptions) -> None:
    """It beats the next lower straight and is beaten by a plain one and by a quad (R4.6, R3.5)."""
    suited = combination("4S 5S 6S 7S 8S")
    assert beats(suited, combination("3S 4H 5D 6C 7S"), options)
    assert not beats(suited, combination("RJ"), options)
    assert beats(combination("5H 6D 7C 8S 9S"), suited, options)
    assert beats(combination(QUAD_OF_THREES), suited, options)


@pytest.mark.parametrize("options", ALL)
@pytest.mark.parametrize(
    ("play", "table"),
    [
        ("9S", "9H"),
        ("9S 9H", "9D 9C"),
        ("4D 5C 6S 7H 8D", "4S 5H 6C 7D 8C"),
        ("4S 5S 6S 7S 8S", "4H 5H 6H 7H 8H"),
    ],
)
def test_equal_never_beats_equal(options: RuleOptions, play: str, table: str) -> None:
    """Neither of two equal combinations beats the other (R4.7)."""
    assert not beats(combination(play), combination(table), options)
    assert not beats(combination(table), combination(play), options)


@pytest.mark.parametrize(
    ("held", "table", "options", "expected"),
    [
        ("3S 3H 4D RJ", None, CLASSIC, ["3S", "3H", "4D", "RJ", "3S 3H"]),
        ("3S 3H 4D RJ", "3D", CLASSIC, ["4D", "RJ"]),
        ("5S 9S 9H 9D 9C", "TS", CLASSIC, ["9S 9C 9D 9H"]),
        ("5S 9S", "2S", CLASSIC, []),
        ("4S 5S 6S 7S 8S 8H", "3S 4H 5D 6C 7S", VISIX, ["4S 5S 6S 7S 8S", "4S 5S 6S 7S 8H"]),
        ("5S 6S 7S 8S 9S 9H", "3S 4H 5D 6C 7S", VISIX, []),
        ("5S 6S 7S 8S 9S 9H", "3S 4H 5D 6C 7S", RRETHI, ["5S 6S 7S 8S 9S"]),
        ("5S 6S 7S 8S 9S 9H", "TS TH TD TC", RRETHI, ["5S 6S 7S 8S 9S"]),
    ],
    ids=["lead", "single", "quad", "nothing", "next", "not-next", "suited", "suited-over-quad"],
)
def test_legal_plays_of_a_hand_are_all_card_sets_that_beat(
    held: str, table: str | None, options: RuleOptions, expected: list[str]
) -> None:
    """Every card set, by kind and from low to high (R4.1–R4.6, R5.1)."""
    to_beat = combination(table) if table else None
    assert expected == [str(play) for play in legal_plays(hand(held), to_beat, options)]


@pytest.mark.parametrize(
    ("held", "table", "options", "opening", "expected"),
    [
        ("9D 9H 9C", None, CLASSIC, False, ["9C", "9C 9D", "9C 9D 9H"]),
        ("3H 3S 3D", None, CLASSIC, True, ["3S", "3S 3D", "3S 3D 3H"]),
        ("4S 5S 6S 7S 8S 8H", "7D", RRETHI, False, ["8H", "4S 5S 6S 7S 8S"]),
        ("4S 5S 6S 7S 8S 8H", "7D", CLASSIC, False, ["8S"]),
        (
            "4S 5S 6S 7S 8S 8H",
            "3S 4H 5D 6C 7S",
            RRETHI,
            False,
            ["4S 5S 6S 7S 8S", "4S 5S 6S 7S 8H"],
        ),
        ("4S 5S 6S 7S 8S 8H", "3S 4H 5D 6C 7S", CLASSIC, False, ["4S 5S 6S 7S 8S"]),
        ("4S 5S 6S 7S 8S 6H 6D", "5C 5D", RRETHI, False, ["6D 6H", "4S 5S 6S 7S 8S"]),
    ],
    ids=["suits", "opening", "spare-suited", "off", "both-straights", "one-straight", "spare-pair"],
)
def test_choices_of_a_hand_name_one_card_set_a_shape(
    held: str, table: str | None, options: RuleOptions, *, opening: bool, expected: list[str]
) -> None:
    """3♠ in the opening (R5.2), then no suited straight broken where those count (R4.6), then S, C, D, H."""
    to_beat = combination(table) if table else None
    found = [str(play) for play in choices(hand(held), to_beat, options, opening=opening)]
    assert sorted(expected) == sorted(found)


def test_plays_and_choices_unless_told_are_not_those_of_the_first_lead() -> None:
    """3♠ is asked for where that is said (R5.2)."""
    assert ["4S"] == [str(play) for play in legal_plays(hand("4S"), None, CLASSIC)]
    assert ["4S"] == [str(play) for play in choices(hand("4S"), None, CLASSIC)]
