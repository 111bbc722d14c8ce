"""The table's public message: what everybody in the channel sees, drawn from what everybody may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import discord
from discord import ui

from bot.tables.actions import Guard
from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.views.decks import Decks, dealt_from
from bot.views.lobby import lobby_message
from bot.views.playing import playing_message
from bot.views.results import (
    between_message,
    closed_message,
    deal_result_message,
    finished_message,
    match_result_message,
)
from murlan.snapshot import Stage

_MARK: Final = 1_000_000
"""The marks of turns begin here; Discord numbers components without a mark from 1."""
_TURNS: Final = 1_000
"""More than a deal can have."""


def public_message(table: PublicTable, decks: Decks | None = None) -> ui.LayoutView:
    """Return the message of a table as it is now, in the table's language.

    Args:
        table: The table.
        decks: Where its deck comes from; ``None`` for the deck in use.
    """
    with _dealt(table, decks):
        return _public_message(table)


def _dealt(table: PublicTable, decks: Decks | None) -> AbstractContextManager[None]:
    return nullcontext() if decks is None else dealt_from(decks.of(table.settings.deck))


def _public_message(table: PublicTable) -> ui.LayoutView:
    match table.phase:
        case Phase.LOBBY:
            return lobby_message(table)
        case Phase.CLOSED:
            return closed_message(table)
        case Phase.FINISHED:
            return finished_message(table, _mark(table.guard))
        case Phase.PLAYING:
            assert table.snapshot is not None, "a table that plays has a match"
            is_between = table.snapshot.stage in (Stage.DEALING, Stage.OVER)
            return (between_message if is_between else playing_message)(table, _mark(table.guard))


def past_message(table: PublicTable, decks: Decks | None = None) -> ui.LayoutView:
    """Return what an older message shrinks to, without buttons: the result of what it showed.

    Args:
        table: The table as that message last showed it; where its deal has no result yet, the table has moved on.
        decks: As for `public_message`.
    """
    with _dealt(table, decks):
        if table.phase is Phase.FINISHED:
            return match_result_message(table)
        return deal_result_message(table, table.snapshot.deal_number if table.snapshot else 0)


def shown_guard(message: discord.Message) -> Guard | None:
    """Return the turn that a public message shows, or ``None`` where it shows none.

    A public Pass acts only for this turn: what the presser saw may be older than the table.
    """
    marks = (mark - _MARK for mark in _ids(message.components) if mark > _MARK)
    return next((Guard(mark // _TURNS, mark % _TURNS) for mark in marks), None)


def _mark(guard: Guard) -> int:
    return _MARK + guard.deal * _TURNS + guard.turn


def _ids(components: Sequence[Any]) -> Iterator[int]:
    """Yield the ids of components of any depth."""
    for component in components:
        if component.id is not None:
            yield component.id
        yield from _ids(getattr(component, "children", ()))
