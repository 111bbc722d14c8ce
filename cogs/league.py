"""``/murlan leaderboard``: the server's own boards."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.league.boards import Board
from bot.league.periods import Span
from bot.league.results import Pool
from bot.views.board_presses import BoardView
from cogs.replies import check_choices, reply
from cogs.services import Services
from cogs.wording import said

BOARDS: Final = [app_commands.Choice(name=said("board-name", board=board), value=board.value) for board in Board]
SPANS: Final = [app_commands.Choice(name=said("board-span", span=span), value=span.value) for span in Span]
POOLS: Final = [app_commands.Choice(name=said("board-pool", pool=pool), value=pool.value) for pool in Pool]


def add_league_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands of the league to ``/murlan``."""

    @group.command(description=said("command-leaderboard"))
    @app_commands.describe(
        board=said("option-leaderboard-board"),
        period=said("option-leaderboard-period"),
        mode=said("option-leaderboard-mode"),
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
