"""What the terminal says: a sentence for every refusal and every notice."""

from __future__ import annotations

from typing import get_args

import pytest

from murlan.errors import IllegalEvent, MurlanError, NotationError, RecordError, WrongStage
from murlan.notices import (
    CardPassedOver,
    CombinationLaid,
    DealBegan,
    DealEnded,
    JokersShown,
    LeadTaken,
    MatchEnded,
    Notice,
    SeatPassed,
    TargetRaised,
    TrickEnded,
    WentOut,
)
from murlan.scoring import Outcome
from murlan.snapshot import Stage
from murlan.terminal.sentences import notice_sentence, refusal_sentence
from tests.support.errors import EXAMPLES, error_classes
from tests.support.positions import combination, hand

NAMES = ("Ana", "Arben", "Drita", "Luan")
REFUSALS = tuple(
    error
    for error in EXAMPLES
    if isinstance(error, IllegalEvent | NotationError) and not isinstance(error, RecordError)
)
"""What can meet a person who plays: all but what is wrong with a file."""
NOTICES: tuple[tuple[Notice, str | None], ...] = (
    (DealBegan(2, 1), "Deal 2: Arben deals."),
    (CardPassedOver(3, 0, hand("2S")[0]), "Luan gives Ana 2S."),
    (JokersShown(3), "Luan shows both jokers: no cards are exchanged."),
    (LeadTaken(2), "Drita leads."),
    (CombinationLaid(0, combination("9S 9H")), "  Ana plays 9S 9H"),
    (SeatPassed(1), "  Arben passes"),
    (WentOut(1, 2), "Arben is out: 2nd place."),
    (TrickEnded(1), None),
    (DealEnded((0, 1, 2, 3), (3, 2, 1, 0), (3, 2, 1, 0)), None),
    (TargetRaised(31), "More than one has reached the target: it rises to 31."),
    (MatchEnded(Outcome((2,))), "Drita wins the match!"),
    (MatchEnded(Outcome((0, 3))), "The match is a tie: Ana and Luan share it."),
)


def test_refusals_told_are_all_that_can_meet_a_person() -> None:
    """Every subclass of `IllegalEvent` has an example."""
    assert error_classes(IllegalEvent) == {type(error) for error in REFUSALS} - {NotationError}


@pytest.mark.parametrize("error", REFUSALS, ids=lambda error: type(error).__name__)
def test_refusal_of_each_class_is_told_by_a_sentence_of_its_own(error: IllegalEvent | NotationError) -> None:
    """A plain sentence, not the one for errors that nobody thought of."""
    sentence = refusal_sentence(error, NAMES)
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert sentence != refusal_sentence(IllegalEvent(), NAMES)


def test_refusals_of_all_classes_and_reasons_are_told_apart() -> None:
    """No two share their sentence."""
    sentences = [refusal_sentence(error, NAMES) for error in REFUSALS]
    assert len(sentences) == len(set(sentences))


@pytest.mark.parametrize("stage", Stage)
def test_wrong_stage_of_each_stage_has_a_sentence(stage: Stage) -> None:
    """The stage says what is to be done first."""
    assert refusal_sentence(WrongStage(stage), NAMES) != refusal_sentence(WrongStage("elsewhere"), NAMES)


def test_notices_told_are_all_there_are() -> None:
    """A new notice needs a line here."""
    assert set(get_args(Notice)) == {type(notice) for notice, _ in NOTICES}


@pytest.mark.parametrize(("notice", "expected"), NOTICES, ids=lambda value: type(value).__name__)
def test_notice_of_each_kind_is_told_as_expected(notice: Notice, expected: str | None) -> None:
    """What happened, in a line."""
    assert expected == notice_sentence(notice, NAMES)


def test_sentence_with_cards_shows_them_as_asked() -> None:
    """The console hands in how cards are written."""
    error = next(error for error in REFUSALS if type(error).__name__ == "CardsNotHeld")
    assert refusal_sentence(error, NAMES, lambda cards: "/".join(map(str, cards))) == "You do not hold 2S/RJ."
    assert issubclass(type(error), MurlanError)
