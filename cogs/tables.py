"""``/murlan start``, ``hand`` and ``table``: opening a table, looking at one's cards, bringing it down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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
from murlan.computer.levels import Level
from murlan.options import ONE_DEAL, PRESETS, Passing, Sides

RULES: Final = [
    app_commands.Choice(name="Classic · Klasike", value="classic"),
    app_commands.Choice(name="Visix · only the next straight", value="visix"),
    app_commands.Choice(name="Rrethi · suited straights beat all", value="rrethi"),
]
TARGETS: Final = [
    app_commands.Choice(name="21 points · 21 pikë", value=21),
    app_commands.Choice(name="11 points · 11 pikë", value=11),
    app_commands.Choice(name="One deal · Një dorë", value=ONE_DEAL),
]
MODES: Final = [
    app_commands.Choice(name="Free for all · Secili për vete", value=Sides.FREE_FOR_ALL.value),
    app_commands.Choice(name="Two against two · Dy kundër dy", value=Sides.TWO_TEAMS.value),
]
PASSING: Final = [
    app_commands.Choice(name="A pass is for one turn · Pasi vlen për një radhë", value=Passing.OPEN.value),
    app_commands.Choice(name="A pass is for the trick · Pasi vlen për raundin", value=Passing.LOCKED.value),
]
LEVELS: Final = [
    app_commands.Choice(name=f"{level_title(level, 'en')} · {level_title(level, 'sq')}", value=level.value)
    for level in Level
]
COMPUTERS: Final = [
    app_commands.Choice(name=f"{level_name(None, 'en')} · {level_name(None, 'sq')}", value=MIXED),
    *LEVELS,
]
CUTS: Final = [
    app_commands.Choice(name="By the first press after the promise · Nga shtypja e parë", value=CutWay.PRESS.value),
    app_commands.Choice(name="By hand, right of the dealer · Me dorë, djathtas ndarësit", value=CutWay.ASK.value),
]
CLOCKS: Final = [app_commands.Choice(name=f"{seconds} s", value=seconds) for seconds in TURNS]


def add_table_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands of a table to ``/murlan``."""

    @group.command(description="Open a table in this channel · Hap një tavolinë këtu")
    @app_commands.describe(
        rules="Which rules to play by; as the server has set it if left out, else classic",
        target="How long the match is; as the server has set it if left out, else 21 points",
        turn="Seconds for a turn; as the server has set it if left out, else 60",
        mode="Who plays with whom; as the server has set it if left out, else each for oneself",
        passing="Whether who passed may play again in the same trick; yes if left out",
        computers="How well computer players play; as the server has set it if left out, else mixed",
        understudy="How well it is played for people who are away; beginner if left out",
        cut="Who cuts the pack; the first press after the promise of the deal if left out",
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

    @group.command(description="Show my cards · Shfaq letrat e mia")
    async def hand(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.show_hand(answer, table_here(services, interaction), language)

        await reply(services, interaction, run)

    @group.command(description="Bring the table to the end of the channel · Sille tavolinën në fund të kanalit")
    async def table(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.menus.bring_down(answer, table_here(services, interaction))
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
        settings = replace(self._settled(own), language=await self._services.reading.of_guild(interaction.guild_id))
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
        await self._show(answer, table, language)

    async def _show(self, answer: Answer, table: Table, language: str) -> None:
        """Show the lobby as the command's own answer; if Discord did not take it, post it."""
        refresher = self._services.displays.of(table).refresher
        with refresher.answering():
            shown = table.public()
            message_id = await answer.post(public_message(shown))
            if message_id is None:
                refresher.changed()
                await answer.whisper(note_message(text("note-done", language)))
            else:
                await refresher.posted(message_id, shown)
