"""Finished matches in a reader's private messages: listed, leafed through, replayed step by step.

Whose server a match must be of is known from the interaction alone; nothing about an open message is kept.
"""

from __future__ import annotations

import asyncio
from typing import Final

from discord import ui

from bot.client.answers import Answer, Interaction, pressed
from bot.client.files import Attachment
from bot.client.pace import PressPace
from bot.client.translation import is_private
from bot.league.history import History, HistoryChoice, HistoryPage, RecordedMatch
from bot.league.replaying import frame_of
from bot.league.replays import Moment
from bot.league.turning import NoReviewError, Reviewer
from bot.tables.timing import Clock
from bot.views.history import history_message
from bot.views.history_presses import HistoryPress, HistoryVerb
from bot.views.matches import seat_names
from bot.views.refusals import NoFinishedMatch, NotInServer, NoTurningPoints, OldButton, TooManyFiles
from bot.views.replay import export_message, replay_message
from bot.views.replay_presses import ReplayPress, ReplayVerb
from bot.views.turning import turning_message
from murlan.record import write_json, write_match

FILES_AT_ONCE: Final = 6
"""How many files of matches somebody may take in a row."""
FILES_A_SECOND: Final = 1 / 30
"""How many in the long run."""


class HistoryPresses:
    """Answers presses on lists of matches and on replays."""

    def __init__(self, history: History, reviewer: Reviewer, clock: Clock) -> None:
        self._history = history
        self._reviewer = reviewer
        self._files = PressPace(clock, per_second=FILES_A_SECOND, burst=FILES_AT_ONCE, refusal=TooManyFiles)

    async def show(self, answer: Answer, language: str, *, is_own: bool) -> None:
        """Whisper the newest matches of the server, or of the reader.

        Raises:
            NotInServer: There is no server here.
            StorageDownError: The books cannot be read now.
        """
        press = HistoryPress(HistoryVerb.NEWEST, is_own)
        await answer.whisper(history_message(await self._page(answer, press), language, is_own=is_own))

    async def press_list(self, answer: Answer, press: HistoryPress, language: str) -> None:
        """Leaf through a list as a press on it wants, or open what was chosen.

        Raises:
            OldButton: It is not on a message that only the reader sees, or nothing was chosen.
            NotInServer: There is no server here.
            NoFinishedMatch: There is no such match.
            StorageDownError: The books cannot be read now.
        """
        if not is_private(answer.interaction):
            raise OldButton
        if press.verb is HistoryVerb.OPEN:
            await answer.whisper(await self._replay(answer, _chosen(answer.interaction), Moment(), language))
        else:
            page = await self._page(answer, press)
            await answer.redraw(history_message(page, language, is_own=press.is_own))

    async def press_replay(self, answer: Answer, press: ReplayPress, language: str) -> None:
        """Show a step of a match, or what else was asked of it.

        Raises:
            OldButton: It is not on a message that only the reader sees.
            NotInServer: There is no server here.
            NoFinishedMatch: There is no such match.
            NoTurningPoints: Nobody looks through it now.
            TooManyFiles: The reader takes one file after another.
            StorageDownError: The books cannot be read now.
        """
        if press.verb is ReplayVerb.OPEN:
            await answer.whisper(await self._replay(answer, press.match_id, press.moment, language))
            return
        if press.verb is ReplayVerb.TURNING:
            await self._tell_turning_points(answer, press.match_id, language)
            return
        if not is_private(answer.interaction):
            raise OldButton
        if press.verb in (ReplayVerb.NOTATION, ReplayVerb.JSON):
            await self._export(answer, press, language)
            return
        moment = press.moment
        if press.verb is ReplayVerb.DEAL:
            chosen = _chosen(answer.interaction)
            moment = Moment(int(chosen)) if chosen.isascii() and chosen.isdigit() and len(chosen) <= 4 else moment
        await answer.redraw(await self._replay(answer, press.match_id, moment, language))

    async def _page(self, answer: Answer, press: HistoryPress) -> HistoryPage:
        interaction = answer.interaction
        if interaction.guild_id is None:
            raise NotInServer
        choice = HistoryChoice(
            guild_id=interaction.guild_id,
            user_id=interaction.user.id if press.is_own else None,
            before=press.cursor if press.verb is HistoryVerb.OLDER else None,
            after=press.cursor if press.verb is HistoryVerb.NEWER else None,
        )
        return await answer.bridged(self._history.page(choice))

    async def _replay(self, answer: Answer, match_id: str, moment: Moment, language: str) -> ui.LayoutView:
        match = await self._match(answer, match_id)
        return replay_message(match.line, frame_of(match.line.options, match.events, moment), language)

    async def _export(self, answer: Answer, press: ReplayPress, language: str) -> None:
        """Whisper a match as a file.

        Raises:
            TooManyFiles: The reader takes one after another.
        """
        self._files.check(answer.interaction.user.id)
        match = await self._match(answer, press.match_id)
        names = seat_names(match.line, language, is_markdown=False)
        is_notation = press.verb is ReplayVerb.NOTATION
        write = write_match if is_notation else write_json
        content = await answer.bridged(asyncio.to_thread(write, match.line.options, match.events, names=names))
        file = Attachment(f"murlan-{press.match_id}.{'txt' if is_notation else 'json'}", content.encode())
        await answer.whisper(export_message(match.line, file.name, language), attachment=file)

    async def _tell_turning_points(self, answer: Answer, match_id: str, language: str) -> None:
        """Whisper the turning points of a match, however long it takes to find them.

        Raises:
            NoTurningPoints: Nobody looks through it now.
        """
        match = await self._match(answer, match_id)
        guild_id, user_id = answer.interaction.guild_id, answer.interaction.user.id
        assert guild_id is not None, "a match that was read is a server's"
        try:
            points = await answer.considered(self._reviewer.points(guild_id, user_id, match))
        except NoReviewError as error:
            raise NoTurningPoints(error.why) from None
        await answer.whisper(turning_message(match.line, points, language))

    async def _match(self, answer: Answer, match_id: str) -> RecordedMatch:
        """Return a finished match of the server in which the press was made.

        Raises:
            NotInServer: There is no server here.
            NoFinishedMatch: It still goes on, is of another server, or never was.
        """
        guild_id = answer.interaction.guild_id
        if guild_id is None:
            raise NotInServer
        match = await answer.bridged(self._history.match(guild_id, match_id))
        if match is None:
            raise NoFinishedMatch
        return match


def _chosen(interaction: Interaction) -> str:
    """Return what a select names.

    Raises:
        OldButton: Nothing.
    """
    match pressed(interaction)[1]:
        case [value]:
            return value
        case _:
            raise OldButton
