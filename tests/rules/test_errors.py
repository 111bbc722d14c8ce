"""The errors of the game: data that travels, no sentences."""

from __future__ import annotations

import copy
import inspect
import pickle

import pytest

from murlan.errors import IllegalEvent, MurlanError, NotationError, NotYourTurn, RecordError, RecordProblem, Shortfall
from tests.support.errors import EXAMPLES, error_classes


def test_examples_of_errors_cover_every_class() -> None:
    """A new error needs an example here, and so a sentence wherever errors are told."""
    assert error_classes() == {type(error) for error in EXAMPLES}
    assert error_classes(IllegalEvent) < error_classes()


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_error_pickled_or_copied_carries_the_same_data(error: MurlanError) -> None:
    """Computer players raise in another process."""
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 — our own bytes
        assert type(error) is type(twin)
        assert vars(error) == vars(twin)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_error_made_by_field_names_is_picklable_too(error: MurlanError) -> None:
    """How it was made makes no difference."""
    named = type(error)(**vars(error))
    twin = pickle.loads(pickle.dumps(named))  # noqa: S301 — our own bytes
    assert vars(error) == vars(twin)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_error_has_its_data_in_fields(error: MurlanError) -> None:
    """All that an error knows is named, and its repr tells it to the log."""
    assert set(inspect.signature(type(error)).parameters) == set(vars(error))
    assert repr(error).startswith(type(error).__name__)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_error_as_text_tells_nothing(error: MurlanError) -> None:
    """Its data may be cards, and a traceback in a log must not show them."""
    assert str(error) == ""


def test_reasons_have_the_names_that_sentences_are_found_by() -> None:
    """Catalogues of sentences have them as keys."""
    assert ["other-kind", "not-higher", "not-next", "quad-needed", "suited-needed"] == [*Shortfall]
    assert ["no-record", "other-version", "unexpected", "missing", "contradicted", "refused"] == [*RecordProblem]


def test_error_equal_in_data_to_another_is_still_itself() -> None:
    """Exceptions are told apart by identity, as Python expects."""
    assert NotYourTurn(1) != NotYourTurn(1)
    assert NotationError("x").position == 0
    assert (0, 1) == (RecordError("x").position, RecordError("x").line)
    assert (RecordProblem.UNEXPECTED, "", None) == (
        RecordError("x").problem,
        RecordError("x").wanted,
        RecordError("x").refusal,
    )
