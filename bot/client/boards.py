"""Leaderboards in a reader's private message: shown by a command, leafed through by presses."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.client.answers import Answer, Interaction, pressed
from bot.client.translation import is_private
from bot.league.boards import Board, BoardChoice, Boards
from bot.league.periods import Span
from bot.views.board_presses import BoardPress, BoardVerb, BoardView
from bot.views.leaderboard import leaderboard_message
from bot.views.refusals import NotInServer, OldButton


class BoardPresses:
    """Answers presses on leaderboards."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    async def show(self, answer: Answer, view: BoardView, language: str) -> None:
        """Whisper a page of a board.

        Raises:
            NotInServer: There is no server here whose board it could be.
            StorageDownError: The books cannot be read now.
        """
        await answer.whisper(await self._message(answer.interaction, view, language))

    async def press(self, answer: Answer, press: BoardPress, language: str) -> None:
        """Redraw a leaderboard as a press on it wants.

        Raises:
            OldButton: It is not on a message that only the reader sees, or names nothing there is.
            NotInServer: There is no server here.
            StorageDownError: The books cannot be read now.
        """
        if not is_private(answer.interaction):
            raise OldButton
        view = _chosen(answer.interaction, press)
        await answer.redraw(await self._message(answer.interaction, view, language))

    async def _message(self, interaction: Interaction, view: BoardView, language: str) -> ui.LayoutView:
        if interaction.guild_id is None:
            raise NotInServer
        choice = BoardChoice(guild_id=interaction.guild_id, board=view.board, span=view.span, pool=view.pool)
        page = await self._boards.page(choice, view.page)
        own = await self._boards.own(choice, interaction.user.id)
        return leaderboard_message(page, own, view, language)


def _chosen(interaction: Interaction, press: BoardPress) -> BoardView:
    """Return what a press wants to see.

    Raises:
        OldButton: A select names nothing there is.
    """
    match press.verb, pressed(interaction)[1]:
        case BoardVerb.BOARD, [value] if value in set(Board):
            return replace(press.view, board=Board(value))
        case BoardVerb.SPAN, [value] if value in set(Span):
            return replace(press.view, span=Span(value))
        case ((BoardVerb.BOARD | BoardVerb.SPAN), _):
            raise OldButton
        case _:
            return press.view
