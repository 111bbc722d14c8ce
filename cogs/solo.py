"""``/murlan solo``: a match alone against three computer players, which nobody else sees."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.client.solo import Wish
from bot.views.levels import MIXED
from cogs.replies import check_choices, reply
from cogs.services import Services
from cogs.tables import COMPUTERS, RULES, TARGETS
from cogs.wording import said
from murlan.computer.levels import Level
from murlan.options import PRESETS


def add_solo_commands(group: app_commands.Group, services: Services) -> None:
    """Add the match alone to ``/murlan``."""

    @group.command(description=said("command-solo"))
    @app_commands.describe(
        rules=said("option-solo-rules"),
        target=said("option-solo-target"),
        computers=said("option-solo-computers"),
    )
    @app_commands.choices(rules=RULES, computers=COMPUTERS)
    @app_commands.choices(target=TARGETS)
    async def solo(
        interaction: Interaction, rules: str | None = None, target: int | None = None, computers: str | None = None
    ) -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"rules": (rules, RULES), "target": (target, TARGETS), "computers": (computers, COMPUTERS)})
            wish = Wish(
                rules=None if rules is None else PRESETS[rules],
                target=target,
                levels=None if computers is None else (None if computers == MIXED else Level(computers),),
            )
            await services.router.solo.begin(answer, wish, language)

        await reply(services, interaction, run)
