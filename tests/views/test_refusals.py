"""Every refusal has a sentence in every language, and none gives away how the program is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from bot.tables.refusals import TableRefusal
from bot.texts import LANGUAGES, text
from bot.views.refusals import refusal_text
from murlan.errors import BadDeal, IllegalEvent, MurlanError, NotYourTurn, OpeningCardMissing
from tests.support.positions import combination
from tests.views.refusals import ALL, ELSEWHERE, NAMES, REASONS, ROOTS, SEAT_NAMES, SHORTFALLS


def leaves(root: type[Exception]) -> Iterator[type[Exception]]:
    """Yield the classes below one that nothing of ours derives from."""
    children = [
        child
        for child in root.__subclasses__()
        if child.__module__.startswith(("murlan.", "bot.")) and child is not ELSEWHERE
    ]
    if not children:
        yield root
    for child in children:
        yield from leaves(child)


def sentence(refusal: Exception, language: str) -> str:
    """Say a refusal with all names known."""
    return refusal_text(refusal, language, names=NAMES, seat_names=SEAT_NAMES)


def test_examples_together_are_every_refusal_there_is() -> None:
    """A refusal that is added gets its sentence here, or this fails."""
    wanted = {leaf for root in ROOTS for leaf in leaves(root)}
    assert {type(refusal) for refusal in ALL} == wanted


def test_shortfalls_together_are_every_reason_of_r4() -> None:
    """BB-100: each reason why a combination does not beat another is said in its own words."""
    assert {refusal.reason for refusal in SHORTFALLS} == REASONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", ALL, ids=lambda refusal: type(refusal).__name__)
def test_refusal_is_said_in_a_whole_sentence(refusal: Exception, language: str) -> None:
    """A person reads words, never a class, a key, a placeholder or a Python value."""
    said = sentence(refusal, language)
    assert said
    assert not any(sign in said for sign in ("{", "}", "None", type(refusal).__name__, "refusal-", "murlan."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_of_the_rules_is_never_called_a_fault(language: str) -> None:
    """Refusals are expected; only a contradictory deal is a fault of ours."""
    refused = [refusal for refusal in ALL if isinstance(refusal, IllegalEvent | TableRefusal)]
    assert [refusal for refusal in refused if sentence(refusal, language) == text("fault", language)] == []
    assert sentence(BadDeal("hands"), language) == text("fault", language)


@pytest.mark.parametrize("refusal", ALL, ids=lambda refusal: type(refusal).__name__)
def test_refusal_reads_otherwise_in_albanian(refusal: Exception) -> None:
    """No sentence was left in English."""
    assert sentence(refusal, "en") != sentence(refusal, "sq")


def test_refusals_of_different_kinds_read_differently() -> None:
    """Somebody who reads a sentence knows which reason it was."""
    said = sorted((sentence(refusal, "en"), type(refusal).__name__) for refusal in ALL)
    shared = {line for line, group in groupby(said, key=lambda pair: pair[0]) if len({kind for _, kind in group}) > 1}
    assert shared == set()


@pytest.mark.parametrize(
    ("names", "expected"),
    [((), "It is not your turn."), (SEAT_NAMES, "Çlirim is to play")],
    ids=["names unknown", "names known"],
)
def test_not_your_turn_names_who_plays_where_names_are_known(names: tuple[str, ...], expected: str) -> None:
    """A person who pressed too early learns whom to wait for (R5.3)."""
    assert expected in refusal_text(NotYourTurn(2), "en", seat_names=names)


def test_refusal_makes_a_strangers_name_harmless() -> None:
    """Names in refusals are drawn like everywhere else."""
    assert r"\*\*x\*\*" in refusal_text(NotYourTurn(0), "en", seat_names=("**x**",))


def test_unknown_exception_is_called_a_fault_of_ours() -> None:
    """Whatever comes, a person reads an apology and never a traceback."""
    assert refusal_text(ValueError("boom"), "en") == text("fault", "en")


def test_opening_refusal_names_the_missing_card() -> None:
    """The very first lead must contain 3♠ (R5.2)."""
    assert "3♠" in refusal_text(OpeningCardMissing(combination("9S")), "en")


def test_error_without_a_sentence_of_its_own_is_a_fault() -> None:
    """The root of the game's errors is never raised; were it, it would be a fault."""
    assert refusal_text(MurlanError(), "en") == text("fault", "en")
