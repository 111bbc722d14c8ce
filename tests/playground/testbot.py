"""A small bot that uses what a card game uses of Discord; it knows nothing of the playground.

Run by itself it takes the address and the token from the environment, as the real bot does:
`python -m playground --bot "python tests/playground/testbot.py"`.
"""

import asyncio
import io
import os
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import yarl
from discord import app_commands

CARDS = [
    f"{rank}{suit}" for suit in "♠♣♦♥" for rank in ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
]
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (64).to_bytes(4, "big") * 2 + b"\x08\x06\0\0\0" + b"\0" * 30
RULES = ("standard", "short", "long")


Probe: TypeAlias = Callable[[discord.Interaction], Awaitable[object]]


async def say_nothing(_interaction: discord.Interaction) -> None:
    """Leave an interaction unanswered."""


class NameForm(discord.ui.Modal, title="Name the table"):
    """A modal with one line of text and a choice."""

    name: discord.ui.TextInput["NameForm"] = discord.ui.TextInput(label="Name", custom_id="name", max_length=30)
    colour: discord.ui.Label["NameForm"] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour", options=[discord.SelectOption(label=c) for c in ("red", "green")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was entered."""
        chosen = self.colour.component
        assert isinstance(chosen, discord.ui.Select)
        await interaction.response.send_message(f"named {self.name.value} {chosen.values[0]}", ephemeral=True)


class Hand(discord.ui.View):
    """A private hand: a select of cards, a pass, a form."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(timeout=600)
        options = [discord.SelectOption(label=card, value=card) for card in cards]
        self.cards: discord.ui.Select[Hand] = discord.ui.Select(
            custom_id="hand", placeholder="Choose cards", min_values=1, max_values=4, options=options
        )
        self.cards.callback = self.chosen  # type: ignore[method-assign]
        self.add_item(self.cards)

    async def chosen(self, interaction: discord.Interaction) -> None:
        """Redraw the hand, and tell everybody."""
        await interaction.response.edit_message(content="chosen: " + " ".join(self.cards.values), view=self)
        await interaction.followup.send(f"{interaction.user.display_name} chose {len(self.cards.values)}")

    @discord.ui.button(label="Pass", custom_id="pass")
    async def passed(self, interaction: discord.Interaction, _button: discord.ui.Button["Hand"]) -> None:
        """A private answer."""
        await interaction.response.send_message("you passed", ephemeral=True)

    @discord.ui.button(label="Name", custom_id="form")
    async def form(self, interaction: discord.Interaction, _button: discord.ui.Button["Hand"]) -> None:
        """Open the form."""
        await interaction.response.send_modal(NameForm())


class TableLayout(discord.ui.LayoutView):
    """A public table of Components V2, with an id that changes at every press."""

    def __init__(self, presses: int = 0) -> None:
        super().__init__(timeout=600)
        self.presses = presses
        container: discord.ui.Container[TableLayout] = discord.ui.Container(accent_colour=discord.Colour.green())
        container.add_item(discord.ui.TextDisplay(f"## Table, pressed {presses} times"))
        container.add_item(discord.ui.Separator())
        join: discord.ui.Button[TableLayout] = discord.ui.Button(label="Join", custom_id=f"join:{presses}")
        join.callback = self.joined  # type: ignore[method-assign]
        container.add_item(discord.ui.Section("A free seat", accessory=join))
        row: discord.ui.ActionRow[TableLayout] = discord.ui.ActionRow()
        row.add_item(discord.ui.UserSelect(custom_id="invite", placeholder="Invite"))
        container.add_item(row)
        self.add_item(container)

    async def joined(self, interaction: discord.Interaction) -> None:
        """Redraw with another id."""
        await interaction.response.edit_message(view=TableLayout(self.presses + 1))


class TestBot(discord.Client):
    """The bot; `ready` is set when it has its servers and its commands."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        self.readies = 0
        self.probe: Probe = say_nothing
        """What `/probe` does; a test sets it."""
        add_commands(self.tree)

        @self.tree.command(name="probe", description="Do what the test says")
        async def probe(interaction: discord.Interaction) -> None:
            await self.probe(interaction)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause of 5 seconds before another IDENTIFY."""

    async def on_ready(self) -> None:
        """Count, and let a test go on."""
        self.readies += 1
        self.ready.set()

    async def on_resumed(self) -> None:
        """Let a test go on."""
        self.resumed.set()

    def text_channel(self, channel_id: str) -> discord.TextChannel:
        """A channel that messages can be sent to."""
        channel = self.get_channel(int(channel_id))
        assert isinstance(channel, discord.TextChannel)
        return channel


def add_commands(tree: app_commands.CommandTree[discord.Client]) -> None:
    """What people can type."""

    @tree.command(description="Show my hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("your hand", view=Hand(CARDS[:13]), ephemeral=True)

    @tree.command(description="Work for a while, then answer")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = discord.File(io.BytesIO(PNG), "table.png")
        await interaction.edit_original_response(content="done", attachments=[picture])

    table = app_commands.Group(name="table", description="Tables")

    @table.command(description="Open a table")
    @app_commands.describe(rules="Which rules", target="Points to win")
    async def start(
        interaction: discord.Interaction, rules: str = "standard", target: app_commands.Range[int, 1, 99] = 21
    ) -> None:
        await interaction.response.send_message(view=TableLayout())
        await interaction.followup.send(f"{rules} to {target}", ephemeral=True)

    @start.autocomplete("rules")
    async def complete(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=rule, value=rule) for rule in RULES if rule.startswith(current)]

    tree.add_command(table)


def point_at(api_url: str, gateway_url: str) -> None:
    """Let every client of this process talk to another Discord."""
    discord.http.Route.BASE = api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    discord.asset.Asset.BASE = api_url.removesuffix("/api/v10")


if __name__ == "__main__":
    point_at(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    TestBot().run(os.environ["DISCORD_TOKEN"])
