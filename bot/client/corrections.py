"""What who manages a server may correct: results, boards, seasons, and who may sit down at its tables."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.client.answers import Answer, Interaction, pressed
from bot.client.authority import Authority
from bot.client.translation import is_private
from bot.league.books import Books
from bot.league.recent import RecentResult
from bot.league.seasons import UnknownResultError
from bot.texts import text
from bot.views.correction_presses import CorrectionPress, CorrectionVerb, Reset
from bot.views.corrections import reset_question, void_choice, void_question
from bot.views.menus import note_message
from bot.views.names import safe_name
from bot.views.refusals import OldButton
from bot.views.seasons import season_name


class Corrections:
    """Asks, and does what was confirmed; each time for somebody who manages the server at that moment.

    Every method raises `NotInServer` or `MissingPermissions` for anybody else, and `JournalError` where nothing can be
    stored.
    """

    def __init__(self, books: Books, *, authority: Authority, season_ended: Callable[[], None]) -> None:
        self._books = books
        self._authority = authority
        self._season_ended = season_ended

    async def ask_void(self, answer: Answer, language: str) -> None:
        """Ask which result is not to count."""
        guild_id = await self._authority.check_manager(answer.interaction)
        await answer.whisper(void_choice(await self._books.recent.newest(guild_id), language))

    async def ask_reset(self, answer: Answer, what: Reset, language: str) -> None:
        """Ask whether boards are to begin anew."""
        await self._authority.check_manager(answer.interaction)
        await answer.whisper(reset_question(what, language))

    async def bar(
        self, answer: Answer, person: discord.User | discord.Member, language: str, *, is_barred: bool
    ) -> None:
        """Bar somebody from this server's tables, or let them in again."""
        guild_id = await self._authority.check_manager(answer.interaction)
        has_changed = await answer.bridged(self._books.settings.bar(guild_id, person.id, is_barred=is_barred))
        if is_barred:
            key = "note-barred" if has_changed else "note-barred-already"
        else:
            key = "note-let-in" if has_changed else "note-never-barred"
        await answer.whisper(note_message(text(key, language, name=safe_name(person.display_name))))

    async def start_season(self, answer: Answer, name: str, language: str) -> None:
        """End the season that goes on and start another; from now on managers start and end them."""
        guild_id = await self._authority.check_manager(answer.interaction)
        season = await answer.bridged(self._books.seasons.start(guild_id, name))
        self._season_ended()
        called = season_name(season, language)
        await answer.whisper(note_message(text("note-season-started", language, name=called)))

    async def end_season(self, answer: Answer, language: str) -> None:
        """End the season that goes on; from now on managers start and end them."""
        guild_id = await self._authority.check_manager(answer.interaction)
        season = await answer.bridged(self._books.seasons.end(guild_id))
        self._season_ended()
        if season is None:
            await answer.whisper(note_message(text("note-no-season", language)))
            return
        called = season_name(season, language)
        await answer.whisper(note_message(text("note-season-ended", language, name=called)))

    async def press(self, answer: Answer, press: CorrectionPress, language: str) -> None:
        """Ask once more, or do what was confirmed.

        Raises:
            OldButton: It is not on a message that only the reader sees, or names nothing there is.
        """
        if not is_private(answer.interaction):
            raise OldButton
        guild_id = await self._authority.check_manager(answer.interaction)
        match press.verb:
            case CorrectionVerb.WHICH:
                result = await self._chosen(answer.interaction, guild_id)
                if result.is_void:
                    await answer.redraw(note_message(text("note-void-already", language)))
                else:
                    await answer.redraw(void_question(result, language))
            case CorrectionVerb.VOID:
                try:
                    await answer.bridged(self._books.upkeep.void(guild_id, press.name))
                except UnknownResultError as error:
                    raise OldButton from error
                await answer.redraw(note_message(text("note-voided", language)))
            case CorrectionVerb.RESET:
                is_season = press.name == Reset.SEASON
                reset = self._books.upkeep.reset_season if is_season else self._books.upkeep.reset
                await answer.bridged(reset(guild_id))
                await answer.redraw(note_message(text("note-reset", language)))

    async def _chosen(self, interaction: Interaction, guild_id: int) -> RecentResult:
        """Return the result that a select names.

        Raises:
            OldButton: This server has none like it.
        """
        match pressed(interaction)[1]:
            case [match_id] if (result := await self._books.recent.find(guild_id, match_id)) is not None:
                return result
            case _:
                raise OldButton
