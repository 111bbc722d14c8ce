"""``/murlan leaderboard``: the server's own boards."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.league.boards import Board
from bot.league.periods import Span
from bot.league.results import Pool
from bot.texts import LANGUAGES
from bot.views.board_presses import BoardView
from bot.views.leaderboard import board_name, pool_name, span_name
from cogs.replies import check_choices, reply
from cogs.services import Services

BOARDS: Final = [
    app_commands.Choice(name=" · ".join(board_name(board, code) for code in LANGUAGES), value=board.value)
    for board in Board
]
SPANS: Final = [
    app_commands.Choice(name=" · ".join(span_name(span, code) for code in LANGUAGES), value=span.value) for span in Span
]
POOLS: Final = [
    app_commands.Choice(name=" · ".join(pool_name(pool, code) for code in LANGUAGES), value=pool.value) for pool in Pool
]


def add_league_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands of the league to ``/murlan``."""

    @group.command(description="The best of this server · Më të mirët e këtij serveri")
    @app_commands.describe(
        board="What it goes by: points if left out",
        period="All time if left out",
        mode="Free for all if left out",
    )
    @app_commands.choices(board=BOARDS, period=SPANS, mode=POOLS)
    async def leaderboard(
        interaction: Interaction,
        board: str = Board.POINTS.value,
        period: str = Span.ALL.value,
        mode: str = Pool.FREE_FOR_ALL.value,
    ) -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"board": (board, BOARDS), "period": (period, SPANS), "mode": (mode, POOLS)})
            view = BoardView(board=Board(board), span=Span(period), pool=Pool(mode))
            await services.router.boards.show(answer, view, language)

        await reply(services, interaction, run)
