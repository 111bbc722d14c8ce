"""A bot that shows each thing the page draws, for the page's tests. It plays no game.

What reaches the bot is told in its messages, so that a test reads off the page what a press or a command brought about.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

CARDS = tuple(f"{rank}{suit}" for suit in "♠♥" for rank in range(3, 10))
FRUITS = ("apple", "apricot", "banana")
DUE = 40
"""Seconds from a table's drawing to the moment that it counts down to."""

PAUSE = 0.5
"""Seconds between a press and its late edit: time enough to put a finger somewhere."""


class Bot(discord.Client):
    """Answers commands by itself and presses by their custom_id."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.counted = 0

    async def setup_hook(self) -> None:
        """Commands are told before anybody can type them."""
        self.tree.add_command(page)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Answers presses and modals; commands are the tree's."""
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(f"form: {_entered(interaction.data)}", ephemeral=True)
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        values = _values(interaction.data)
        match interaction.data.get("custom_id"):
            case "count":
                self.counted += 1
                await interaction.response.edit_message(view=table(f"count {self.counted}"))
            case "later":
                await interaction.response.defer()
                await asyncio.sleep(PAUSE)
                await interaction.edit_original_response(view=table("later"))
            case "redeal":
                await interaction.response.defer()
                await asyncio.sleep(PAUSE)
                await interaction.edit_original_response(view=hand("redealt"))
            case "form":
                await interaction.response.send_modal(form())
            case "private":
                await interaction.response.send_message(view=hand("nothing yet"), ephemeral=True)
            case "one" | "many" as name:
                self.counted += 1
                await interaction.response.edit_message(
                    view=hand(f"{name} {' '.join(values)}, act {self.counted}", values)
                )
            case "role" | "channel" | "user":
                await interaction.response.edit_message(view=surroundings(values))
            case _:
                pass


def table(told: str) -> discord.ui.LayoutView:
    """A Components V2 message with one of each control."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=discord.Colour.green())
    box.add_item(discord.ui.TextDisplay(f"### Table\n-# due <t:{int(time.time()) + DUE}:R>"))
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.TextDisplay(f"told: {told}"))
    link: discord.ui.Button[Any] = discord.ui.Button(label="Site", url="https://example.org/")
    box.add_item(discord.ui.Section("a section", accessory=link))
    box.add_item(discord.ui.ActionRow(*(_button(name) for name in ("Count", "Silent", "Form", "Private"))))
    box.add_item(discord.ui.ActionRow(_button("Later"), _button("Never", is_disabled=True)))
    return _layout(box)


def hand(told: str, chosen: Sequence[str] = ()) -> discord.ui.LayoutView:
    """A select for one choice and one for many."""
    one: discord.ui.Select[Any] = discord.ui.Select(custom_id="one", placeholder="Play…", options=_options(CARDS[:3]))
    many: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="many", placeholder="Choose cards…", max_values=4, options=_options(CARDS, chosen)
    )
    text: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(f"Your hand: {told}")
    return _layout(text, *(discord.ui.ActionRow[Any](item) for item in (one, many, _button("Redeal"))))


def surroundings(chosen: Sequence[str]) -> discord.ui.LayoutView:
    """Selects of what is around: a role or none, a channel for voice, somebody."""
    role: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id="role",
        placeholder="Role",
        min_values=0,
        default_values=[
            discord.SelectDefaultValue(id=int(one), type=discord.SelectDefaultValueType.role) for one in chosen
        ],
    )
    channel: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id="channel", placeholder="Channel", channel_types=[discord.ChannelType.voice]
    )
    user: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id="user", placeholder="Somebody")
    text: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(f"Chosen: {' '.join(chosen) or 'nothing'}")
    return _layout(text, *(discord.ui.ActionRow[Any](item) for item in (role, channel, user)))


def form() -> discord.ui.Modal:
    """Two texts and a select."""
    modal = discord.ui.Modal(title="A form", custom_id="form", timeout=None)
    name: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="name", max_length=20)
    note: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="note", style=discord.TextStyle.paragraph, required=False
    )
    level: discord.ui.Select[Any] = discord.ui.Select(custom_id="level", options=_options(("easy", "hard")))
    for text, component in (("Name", name), ("Note", note), ("Level", level)):
        modal.add_item(discord.ui.Label(text=text, component=component))
    return modal


page = app_commands.Group(name="page", description="Shows what a page must draw")


@page.command(name="table", description="One of each control")
async def show_table(interaction: discord.Interaction) -> None:
    """Posts the table."""
    await interaction.response.send_message(view=table("nothing yet"))


@page.command(name="around", description="Selects of roles, channels and people")
async def show_surroundings(interaction: discord.Interaction) -> None:
    """Asks in private what of the surroundings is meant."""
    await interaction.response.send_message(view=surroundings(()), ephemeral=True)


@page.command(name="silent", description="Never answers")
async def stay_silent(_interaction: discord.Interaction) -> None:
    """Lets the three seconds pass."""


@page.command(name="echo", description="Says what it was given")
@app_commands.choices(colour=[app_commands.Choice(name=name, value=name.lower()) for name in ("Red", "Black")])
async def echo(
    interaction: discord.Interaction,
    count: app_commands.Range[int, 1, 5],
    colour: str = "",
    who: discord.Member | None = None,
    fruit: str = "",
    *,
    loud: bool = False,
) -> None:
    """Tells its options back."""
    told = f"count={count} colour={colour} who={who.display_name if who else ''} fruit={fruit} loud={loud}"
    await interaction.response.send_message(told)


@echo.autocomplete("fruit")
async def complete_fruit(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Fruits that begin so."""
    return [app_commands.Choice(name=fruit, value=fruit) for fruit in FRUITS if fruit.startswith(current)]


def _layout(*items: discord.ui.Item[Any]) -> discord.ui.LayoutView:
    """Answered in `on_interaction`, so nothing of the view is kept."""
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _button(label: str, *, is_disabled: bool = False) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=label.lower(), disabled=is_disabled)


def _options(values: Sequence[str], chosen: Sequence[str] = ()) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=value, value=value, default=value in chosen) for value in values]


def _values(data: object) -> list[str]:
    match data:
        case {"values": [*values]}:
            return [str(value) for value in values]
        case _:
            return []


def _entered(data: object) -> str:
    """The values of a modal: "name=Robi note= level=hard"."""
    match data:
        case {"custom_id": name, "value": value} | {"custom_id": name, "values": [value]}:
            return f"{name}={value} "
        case {"components": [*parts]}:
            return "".join(_entered(part) for part in parts)
        case {"component": part}:
            return _entered(part)
        case _:
            return ""


def main() -> None:
    """Log in to the playground that the environment names."""
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY_URL"])
    Bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
