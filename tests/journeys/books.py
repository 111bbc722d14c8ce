"""Opening lists of matches and replays, as journeys of several themes do."""

from __future__ import annotations

from tests.journeys.driver import Message, Pane
from tests.journeys.readers import Reader


async def history(pane: Pane, reader: Reader, of: str) -> Message:
    """Open a list of matches."""
    await pane.slash("murlan history", of=of)
    return await pane.private(reader.said("history-title" if of == "all" else "history-title-own"))


async def replay(pane: Pane, reader: Reader, number: int, list_id: str) -> Message:
    """Open the replay of a match on a page of the list."""
    await pane.pick(reader.said("history-choose"), number, message=list_id)
    return await pane.private(reader.said("replay-title", number=1))
