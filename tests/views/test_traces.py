"""Older messages of a table that cannot be left as they are to be."""

from __future__ import annotations

from bot.views.traces import Old, Trace, Traces
from tests.support.house import CHANNEL
from tests.views.shown import Shown, shown

__all__ = ["shown"]


async def test_older_messages_that_could_not_be_left_are_remembered_up_to_a_number(shown: Shown) -> None:
    """A table that plays for weeks where its old messages cannot be edited keeps its memory."""
    traces = Traces(shown.outbox, way=lambda: None)
    table = shown.table.public()
    old = [Old(CHANNEL, number, table, Trace.RESULT) for number in range(100)]
    for message in old:
        traces.note([message])
    remembered = [traces.of(number) for number in range(100)]
    assert [None] * 68 + old[68:] == remembered
