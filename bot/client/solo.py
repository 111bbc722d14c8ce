"""A match alone: beginning one, showing it again, ending it. All else is the hand's (`bot.client.hand_presses`).

It is a table outside servers whose channel is the person (`bot.tables.registry.Opening`), so that its presses are taken
wherever its person is, and nobody else's are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.client.acting import acted
from bot.client.answers import Answer
from bot.client.hand_presses import HandPresses
from bot.tables.actions import End
from bot.tables.phases import Phase, TableSettings
from bot.tables.refusals import TableExists
from bot.tables.registry import Opening, Registry
from bot.tables.state import NOWHERE
from bot.tables.table import Table
from bot.texts import text
from bot.views.presses import PressId, Verb
from bot.views.refusals import OldButton
from bot.views.solo import closed_solo_message, end_solo_question
from murlan.computer.levels import Level
from murlan.options import CLASSIC, RuleOptions

TARGET: Final = 11
"""The points that a match alone is played to if nothing else is said: a short evening of one's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody asked for of a match alone; what they left out is as in their last one, where that is still there.

    A mix of levels is asked for by no level.
    """

    rules: RuleOptions | None = None
    target: int | None = None
    levels: tuple[Level | None] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether they asked for nothing in particular."""
        return self == Wish()

    def settings(self, last: TableSettings | None, language: str) -> TableSettings:
        """Return how it is played.

        Args:
            last: How the last one was.
            language: Of the person.
        """
        before = last or TableSettings(options=replace(CLASSIC, target=TARGET))
        options = replace(
            self.rules or before.options, target=before.options.target if self.target is None else self.target
        )
        (level,) = (before.computers,) if self.levels is None else self.levels
        return TableSettings(options=options, computers=level, language=language)


class SoloPresses:
    """Answers ``/murlan solo``, and the presses that no other hand has.

    Args:
        registry: Where the matches are.
        hands: Shows them.
    """

    def __init__(self, registry: Registry, hands: HandPresses) -> None:
        self._registry = registry
        self._hands = hands

    async def begin(self, answer: Answer, wish: Wish, language: str) -> None:
        """Show somebody their match alone; where they have none, or it is over, another one begins.

        Raises:
            TooManyTables: As many people play alone as are allowed.
            TableExists: It is only just being opened.
            JournalError: It could not be stored.
        """
        present = self._registry.solo_of(answer.interaction.user.id)
        if present is not None and present.listed is not None:
            await answer.bridged(present.awake())
            present = self._registry.solo_of(answer.interaction.user.id)
        if present is not None and present.state.phase is not Phase.FINISHED:
            note = None if wish.is_plain else text("solo-still-open", language)
            await self._hands.show(answer, present, language, note)
            return
        last = present.state.settings if present is not None else None
        table = await self._opened(answer, wish.settings(last, language))
        await self._hands.show(answer, table, language)

    async def press(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Ask before the match is ended, or end it.

        Raises:
            OldButton: Something else was pressed.
            TableRefusal: The table refuses it.
            JournalError: It could not be stored.
        """
        match press.verb:
            case Verb.END:  # in a message of its own: what is asked must not go as their turn comes
                await answer.whisper(end_solo_question(table.public(), language))
            case Verb.CONFIRM_END:
                await acted(answer, table, End(answer.interaction.user.id))
                await answer.redraw(closed_solo_message(language))
            case _:
                raise OldButton

    async def _opened(self, answer: Answer, settings: TableSettings) -> Table:
        """Open a match alone; where the same was asked for twice at once, it is the one that was opened first."""
        interaction = answer.interaction
        opening = Opening(
            guild_id=NOWHERE,
            channel_id=interaction.user.id,
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            settings=settings,
            press_id=interaction.id,
        )
        try:
            return await answer.bridged(self._registry.open(opening))
        except TableExists:
            table = self._registry.solo_of(interaction.user.id)
            if table is None:
                raise
            return table
