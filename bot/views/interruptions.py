"""What holds a match up, and what its people vote on: the lines that several messages share.

That Discord is away, or a picture late, is never said: whoever could read it would read it too late.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from discord import ButtonStyle

from bot.tables.phases import Hold, Motion, PauseReason
from bot.tables.public import PublicTable, PublicVote
from bot.texts import text
from bot.views.layout import Button, button, joined
from bot.views.names import NAMELESS, safe_name
from bot.views.presses import PressId, Verb

_PAUSES: Final = {PauseReason.AGREED: "paused-agreed", PauseReason.SHUT_OUT: "paused-shut-out"}
_HELD: Final = "\u00a0·\u00a0"
"""A joint at which no line is broken: where to vote never stands on a line of its own."""
_MOTIONS: Final = {Motion.END: "vote-end", Motion.PAUSE: "vote-pause", Motion.REMOVE: "vote-remove"}


def interruption_lines(table: PublicTable, language: str) -> Iterator[str]:
    """Yield why the match does not go on, and each vote that is open.

    Args:
        table: The table.
        language: Of the reader: the table's on the public message.
    """
    if table.pause is not None:
        yield text(_PAUSES[table.pause], language)
    if table.hold is Hold.STORAGE_DOWN:
        yield text("hold-storage-down", language)
    for vote in table.votes:
        yield _vote_line(table, vote, language)


def resume_button(table: PublicTable) -> list[Button]:
    """Return the button that goes on with a paused match, where the match is paused."""
    if table.pause is None:
        return []
    label = text("button-resume", table.settings.language)
    return [button(label, PressId(table.table_id, Verb.RESUME), style=ButtonStyle.success)]


def seat_button(table: PublicTable) -> list[Button]:
    """Return the button that takes a seat of a match, where one can be taken; its id is that of the lobby's Join."""
    if not table.takes_people:
        return []
    return [button(text("button-take-seat", table.settings.language), PressId(table.table_id, Verb.JOIN))]


def name_at(table: PublicTable, user_id: int | None) -> str:
    """Return the name of somebody who sits at a table, safe to be shown."""
    named = (seat.name for seat in table.seats if seat.user_id is not None and seat.user_id == user_id)
    return safe_name(next(named, NAMELESS))


def _vote_line(table: PublicTable, vote: PublicVote, language: str) -> str:
    wanted = text(
        _MOTIONS[vote.motion],
        language,
        names=", ".join(name_at(table, voter) for voter in vote.voters),
        name=name_at(table, vote.target),
        count=len(vote.voters),
    )
    count = text("vote-count", language, given=len(vote.voters), needed=vote.needed)
    return f"🗳️ {joined(wanted, count)}{_HELD}{text('button-menu', language)}"
