"""``/murlan start``, ``hand`` and ``table``: opening a table, looking at one's cards, bringing it down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.league.settings import TURNS, GuildSettings
from bot.tables.phases import CutWay, TableSettings
from bot.tables.refusals import TableExists
from bot.tables.registry import Opening
from bot.tables.table import Table
from bot.texts import text
from bot.views.levels import MIXED, level_name, level_title
from bot.views.menus import note_message
from bot.views.public_message import public_message
from bot.views.refusals import NotInServer
from cogs.permissions import check_permissions
from cogs.replies import check_choices, reply, table_here, tell_of_other
from cogs.services import Services
from cogs.wording import said, worded
from murlan.computer.levels import Level
from murlan.options import ONE_DEAL, PRESETS, Passing, Sides

RULES: Final = [app_commands.Choice(name=said("choice-rules", rules=name), value=name) for name in PRESETS]
TARGETS: Final = [
    *(app_commands.Choice(name=said("points", count=points), value=points) for points in (21, 11)),
    app_commands.Choice(name=said("choice-one-deal"), value=ONE_DEAL),
]
MODES: Final = [
    app_commands.Choice(name=said("board-pool", pool="free-for-all"), value=Sides.FREE_FOR_ALL.value),
    app_commands.Choice(name=said("board-pool", pool="two-teams"), value=Sides.TWO_TEAMS.value),
]
PASSING: Final = [app_commands.Choice(name=said("choice-passing", passing=one), value=one.value) for one in Passing]
LEVELS: Final = [app_commands.Choice(name=worded(partial(level_title, level)), value=level.value) for level in Level]
COMPUTERS: Final = [app_commands.Choice(name=worded(partial(level_name, None)), value=MIXED), *LEVELS]
CUTS: Final = [app_commands.Choice(name=said("choice-cut", cut=way), value=way.value) for way in CutWay]
CLOCKS: Final = [app_commands.Choice(name=f"{seconds} s", value=seconds) for seconds in TURNS]


def add_table_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands of a table to ``/murlan``."""

    @group.command(description=said("command-start"))
    @app_commands.describe(
        rules=said("option-start-rules"),
        target=said("option-start-target"),
        turn=said("option-start-turn"),
        mode=said("option-start-mode"),
        passing=said("option-start-passing"),
        computers=said("option-start-computers"),
        understudy=said("option-start-understudy"),
        cut=said("option-start-cut"),
    )
    @app_commands.choices(rules=RULES, mode=MODES, passing=PASSING)
    @app_commands.choices(target=TARGETS, turn=CLOCKS)
    @app_commands.choices(computers=COMPUTERS, understudy=LEVELS, cut=CUTS)
    async def start(  # noqa: PLR0913, PLR0917 - Discord's options are arguments
        interaction: Interaction,
        rules: str | None = None,
        target: int | None = None,
        turn: int | None = None,
        mode: str | None = None,
        passing: str = Passing.OPEN.value,
        computers: str | None = None,
        understudy: str = Level.BEGINNER.value,
        cut: str = CutWay.PRESS.value,
    ) -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"rules": (rules, RULES), "turn": (turn, CLOCKS), "mode": (mode, MODES)})
            check_choices({"target": (target, TARGETS), "passing": (passing, PASSING)})
            check_choices({"computers": (computers, COMPUTERS), "understudy": (understudy, LEVELS)})
            check_choices({"cut": (cut, CUTS)})

            def settled(own: GuildSettings) -> TableSettings:
                """Fill in what was left out as the server has set it."""
                return TableSettings(
                    options=replace(
                        PRESETS[own.preset if rules is None else rules],
                        target=own.target if target is None else target,
                        sides=own.sides if mode is None else Sides(mode),
                        passing=Passing(passing),
                    ),
                    turn_seconds=own.turn_seconds if turn is None else turn,
                    computers=own.computers if computers is None else _level(computers),
                    understudy=Level(understudy),
                    cut=CutWay(cut),
                )

            await _Start(services, settled)(answer, language)

        await reply(services, interaction, run)

    @group.command(description=said("command-hand"))
    async def hand(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.show_hand(answer, await table_here(services, interaction), language)

        await reply(services, interaction, run)

    @group.command(description=said("command-table"))
    async def table(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.menus.bring_down(answer, await table_here(services, interaction))
            await answer.whisper(note_message(text("note-brought-down", language)))

        await reply(services, interaction, run)


def _level(value: str) -> Level | None:
    return None if value == MIXED else Level(value)


class _Start:
    """Opens a table, or says why not and what there is instead."""

    def __init__(self, services: Services, settled: Callable[[GuildSettings], TableSettings]) -> None:
        self._services = services
        self._settled = settled

    async def __call__(self, answer: Answer, language: str) -> None:
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotInServer
        check_permissions(interaction)
        own = await self._services.router.authority.check_opening(interaction)
        language_here = await self._services.reading.of_guild(interaction.guild_id)
        settings = replace(self._settled(own), language=language_here, deck=own.deck)
        opening = Opening(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            settings=settings,
            press_id=interaction.id,
            most_here=own.most_tables,
        )
        try:
            table = await answer.bridged(self._services.registry.open(opening))
        except TableExists as exists:
            await tell_of_other(self._services, answer, exists, language)
            return
        self._services.openings.opened(table)
        await self._show(answer, table, language)

    async def _show(self, answer: Answer, table: Table, language: str) -> None:
        """Show the lobby as the command's own answer; if Discord did not take it, post it."""
        refresher = self._services.displays.of(table).refresher
        with refresher.answering():
            shown = table.public()
            message_id = await answer.post(public_message(shown, self._services.displays.decks))
            if message_id is None:
                refresher.changed()
                await answer.whisper(note_message(text("note-done", language)))
            else:
                await refresher.posted(message_id, shown)
