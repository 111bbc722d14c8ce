"""Which files messages are known to have: what Discord said last, and nothing where that is not sure."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.client.attached import Attached, Files

FIRST: Files
SECOND: Files
FIRST, SECOND = ((SimpleNamespace(filename=f"{name}.png"),) for name in "ab")  # type: ignore[assignment]  # stand-ins


def posted(attached: Attached, message_id: int, files: Files = FIRST) -> None:
    """Have a message posted."""
    message: Any = SimpleNamespace(id=message_id, attachments=list(files))
    attached.posted(message)


def had(attached: Attached, message_id: int) -> Files | None:
    """Change a message without learning what it has, and return what it had."""
    with attached.changing(message_id) as change:
        return change.had


def test_message_has_what_it_was_posted_with_until_it_is_changed() -> None:
    """A change whose answer is lost leaves nothing known."""
    attached = Attached()
    posted(attached, 1)
    assert [FIRST, None] == [had(attached, 1), had(attached, 1)]


def test_message_has_what_the_last_change_left() -> None:
    """Nothing is something that is known."""
    attached = Attached()
    for files in (SECOND, ()):
        with attached.changing(1) as change:
            change.has = files
        assert files == had(attached, 1)


def test_nothing_is_known_of_a_message_that_two_changed_at_once() -> None:
    """Nobody knows which of them arrived last; the second knows that it is not alone."""
    attached = Attached()
    posted(attached, 1)
    with attached.changing(1) as first, attached.changing(1) as second:
        first.has, second.has = FIRST, SECOND
    assert (FIRST, False, None, True) == (first.had, first.is_mixed, second.had, second.is_mixed)
    assert had(attached, 1) is None
    with attached.changing(1) as third:
        third.has = SECOND
    assert (False, SECOND) == (third.is_mixed, had(attached, 1))


def test_message_that_was_not_changed_longest_is_forgotten() -> None:
    """Memory does not grow with the messages there ever were."""
    attached = Attached(remembered=2)
    for message_id in (1, 2, 3):
        posted(attached, message_id)
    assert [None, FIRST, FIRST] == [had(attached, message_id) for message_id in (1, 2, 3)]
