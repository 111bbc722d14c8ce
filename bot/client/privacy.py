"""What is stored about a person: told to them in a file, and deleted once they have typed that they mean it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from discord import ui

from bot.client.acting import acted
from bot.client.answers import Answer, Interaction
from bot.client.decks import ReadersDecks
from bot.client.displays import Displays
from bot.client.files import Attachment
from bot.client.first_deals import FirstDeals
from bot.client.reading import Reading
from bot.client.translation import is_private
from bot.league.privacy import Privacy
from bot.league.seasons import Upkeep
from bot.tables.actions import End
from bot.tables.registry import Registry
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.texts import text
from bot.views.menus import Way, note_message
from bot.views.privacy import (
    WORD,
    PrivacyVerb,
    about_message,
    delete_form,
    delete_question,
    is_the_word,
    still_named_message,
)
from bot.views.refusals import OldButton, TooFast

LARGEST: Final = 8_000_000
"""Bytes of a file that Discord takes anywhere; a longer one is compressed."""
FILE: Final = "murlan-about-me.json"


class PrivacyPresses:
    """Answers the commands and presses about people's data."""

    def __init__(  # noqa: PLR0913 - what knows people, each by itself
        self,
        privacy: Privacy,
        upkeep: Upkeep,
        registry: Registry,
        displays: Displays,
        reading: Reading,
        *,
        decks: ReadersDecks,
        first_deals: FirstDeals,
    ) -> None:
        self._privacy = privacy
        self._upkeep = upkeep
        self._registry = registry
        self._displays = displays
        self._reading = reading
        self._decks = decks
        self._first_deals = first_deals
        self._asking: set[int] = set()
        """Whose file is being made: one at a time for each."""

    async def export(self, answer: Answer, language: str) -> None:
        """Whisper a file with all that is stored about who asks.

        Raises:
            TooFast: One is being made for them.
            StorageDownError: It cannot be read now.
        """
        user_id = answer.interaction.user.id
        if user_id in self._asking:
            raise TooFast
        self._asking.add(user_id)
        try:
            told = await answer.bridged(self._privacy.about(user_id))
        finally:
            self._asking.discard(user_id)
        file = _file(told)
        await answer.whisper(about_message(file.name, language), attachment=file)

    async def ask(self, answer: Answer, language: str) -> None:
        """Whisper what deleting does, or why it does not go yet."""
        await answer.whisper(self._still_named(answer.interaction.user.id, language) or delete_question(language))

    async def press(self, answer: Answer, verb: PrivacyVerb, language: str) -> None:
        """Open the form, or do what was typed in it.

        Raises:
            OldButton: It is on no message that only its reader sees.
            StorageDownError: It cannot be stored now; nothing was deleted.
        """
        if not is_private(answer.interaction):
            raise OldButton
        match verb:
            case PrivacyVerb.ASK:
                await answer.open_form(delete_form(language))
            case PrivacyVerb.FORGET:
                await self._forget(answer, language)

    async def _forget(self, answer: Answer, language: str) -> None:
        user_id = answer.interaction.user.id
        if not is_the_word(_typed(answer.interaction)):
            await answer.redraw(note_message(text("privacy-other-word", language)))
            return
        if (named := self._still_named(user_id, language)) is not None:
            await answer.redraw(named)
            return
        if (alone := self._registry.solo_of(user_id)) is not None:
            await acted(answer, alone, End(user_id))
        table_ids = await answer.bridged(self._upkeep.forget_person(user_id))
        self._reading.forget(user_id)
        self._decks.forget(user_id)
        self._first_deals.forget(user_id)
        if table_ids:  # somebody was faster: they sat down in this moment
            await answer.redraw(still_named_message(self._ways(table_ids), language))
            return
        await answer.redraw(note_message(text("privacy-deleted", language)))

    def _still_named(self, user_id: int, language: str) -> ui.LayoutView | None:
        open_tables = [table.state for table in self._registry.tables() if not table.state.is_solo]
        named = [state.table_id for state in open_tables if names(state, user_id)]
        return still_named_message(self._ways(named), language) if named else None

    def _ways(self, table_ids: Iterable[str]) -> list[Way]:
        found = (self._registry.get(table_id) for table_id in table_ids)
        tables = [table for table in found if table is not None and not table.state.is_solo]
        return [Way(table.state.channel_id, self._displays.way_to(table)) for table in tables]


def names(state: TableState, user_id: int) -> bool:
    """Return whether a table's state names a person: on a seat, as its host, as one who left or was removed."""
    seated = {seat.user_id for seat in state.seats if isinstance(seat, PersonSeat)}
    departed = {one.user_id for one in state.departed}
    return user_id in seated | departed | state.barred | {state.host_id}


def _file(told: Mapping[str, Any]) -> Attachment:
    content = json.dumps(told, ensure_ascii=False, indent=1).encode()
    if len(content) <= LARGEST:
        return Attachment(FILE, content)
    return Attachment(f"{FILE}.gz", gzip.compress(content, mtime=0))


def _typed(interaction: Interaction) -> str:
    """Return what was typed in the form."""
    data: Mapping[str, Any] = interaction.data or {}  # one of discord.py's typed dicts
    fields = [part.get("component") or {} for part in data.get("components", ())]
    return next((str(field.get("value", "")) for field in fields if field.get("custom_id") == WORD), "")
