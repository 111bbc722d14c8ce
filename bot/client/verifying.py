"""Showing the deals of a match that is over: what was promised, what was revealed, and whether it agrees."""

from __future__ import annotations

import re
from typing import Final

from bot.client.answers import Answer
from bot.client.files import Attachment
from bot.client.translation import is_private
from bot.league.fairness import FairDeals
from bot.views.fairness import fairness_message, file_name
from bot.views.presses import PressId, Verb
from bot.views.refusals import NoSuchMatch, NotInServer, OldButton
from murlan.fairness import RevealedMatch
from murlan.revealed import write_revealed

VERBS: Final = frozenset({Verb.VERIFY, Verb.VERIFY_PAGE})
_NAME: Final = re.compile("[0-9a-z]{1,32}", re.ASCII)


class Verifying:
    """Answers whoever checks a match; it needs no table, which may be long closed."""

    def __init__(self, fair_deals: FairDeals) -> None:
        self._fair_deals = fair_deals

    async def show(self, answer: Answer, name: str | None, language: str) -> None:
        """Show the deals of a match, or without a name of the last one of the channel.

        Raises:
            NotInServer: The command was given in private.
            NoSuchMatch: No match of that name is over in this server.
            JournalError: It could not be read.
        """
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotInServer
        name = name or await self._fair_deals.last_of(interaction.guild_id, interaction.channel_id)
        match = await self._revealed(interaction.guild_id, name)
        await answer.whisper(fairness_message(match, language), attachment=_file(match))

    async def press(self, answer: Answer, press: PressId, language: str) -> None:
        """Answer a press on Verify, or on an arrow of what it showed.

        Raises:
            NoSuchMatch: No match of that name is over in this server.
            OldButton: The arrow is on a message that everybody sees.
            JournalError: It could not be read.
        """
        match = await self._revealed(answer.interaction.guild_id or 0, press.table_id)
        if press.verb is Verb.VERIFY:
            await answer.whisper(fairness_message(match, language), attachment=_file(match))
            return
        if not is_private(answer.interaction):
            raise OldButton
        await answer.redraw(fairness_message(match, language, page=press.render or 0))

    async def _revealed(self, guild_id: int, name: str | None) -> RevealedMatch:
        match = await self._fair_deals.revealed(guild_id, name) if name and _NAME.fullmatch(name) else None
        if match is None or not match.deals:
            raise NoSuchMatch
        return match


def _file(match: RevealedMatch) -> Attachment:
    return Attachment(file_name(match), write_revealed(match).encode())
