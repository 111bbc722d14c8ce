"""The second opinion: the same bot in somebody else's simulator of Discord (decision 0006)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
import simcord
from pydantic import SecretStr
from simcord.gateway import FakeWebSocket

from bot.app import App
from bot.settings import Settings
from bot.tables.phases import TableSettings
from bot.tables.registry import Opening
from bot.tables.seating import person_ids
from bot.tables.table import Table
from bot.texts import text
from db import Database
from murlan.options import CLASSIC
from tests.support.discord_limits import texts
from tests.support.house import SeededChance
from tests.support.live import HastyClock

FakeWebSocket._keep_alive = None  # type: ignore[attr-defined]  # the simulator's connection has no heartbeat

ALONE = {
    "help": "help-title",
    "rules": "rules-title",
    "leaderboard": "board-title",
    "verify": "refusal-no-such-match",
    "hand": "refusal-no-such-table",
    "leave": "refusal-no-such-table",
    "end": "refusal-no-such-table",
    "table": "refusal-no-such-table",
    "move": "refusal-no-table-to-move",
}
"""What each command answers where no table is open."""


@dataclass
class Simulated:
    """The bot in the simulator, one channel, and two people."""

    app: App
    env: simcord.Env
    guild_id: int
    channel: simcord.ChannelHandle
    ana: simcord.MemberActor
    besa: simcord.MemberActor

    def shown(self) -> discord.Message:
        """Return the newest message in the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    async def open_table(self) -> Table:
        """Open a table from outside: the simulator would wait for the end of a task that a command began."""
        table = await self.app.registry.open(
            Opening(
                guild_id=self.guild_id,
                channel_id=self.channel.id,
                host_id=self.ana.id,
                host_name="Ana",
                settings=TableSettings(options=CLASSIC),
                press_id=1,
            )
        )
        self.app.displays.of(table).refresher.changed()
        await self.env.settle()
        return table


@asynccontextmanager
async def simulator(tmp_path: Path) -> AsyncIterator[Simulated]:
    """Run the bot, with its commands sent; no fixture, because simcord's clock belongs to the context it is made in."""
    clock = HastyClock()
    settings = Settings(_env_file=None, discord_token=SecretStr("token"))  # type: ignore[call-arg]  # see `live`
    async with await Database.open(tmp_path / "murlan.db", wall=clock.wall) as database:
        app = App(settings, database, clock=clock, chance=SeededChance(1))
        async with simcord.run(app.client, shard_count=1) as env:
            await app.client.tree.sync()
            guild = env.create_guild()
            people = [guild.add_member(env.create_user(name)) for name in ("ana", "besa")]
            yield Simulated(app, env, guild.id, guild.create_text_channel("murlan"), *people)
            await app.registry.close()
            await app.displays.close()


def read(result: simcord.InteractionResult) -> str:
    """Return all that is to be read on an answer."""
    assert result.response is not None
    return "\n".join(texts(result.response.components))


@pytest.mark.parametrize("command", ALONE)
async def test_command_without_a_table_is_answered_privately(command: str, tmp_path: Path) -> None:
    """Acknowledged once, ephemeral, with the right sentence."""
    async with simulator(tmp_path) as simulated:
        result = await simulated.ana.slash(simulated.channel, f"murlan {command}")
        assert (True, True) == (result.acknowledged, result.ephemeral)
        assert text(ALONE[command], "en") in read(result)


async def test_language_is_remembered(tmp_path: Path) -> None:
    """Albanian from then on."""
    async with simulator(tmp_path) as simulated:
        await simulated.ana.slash(simulated.channel, "murlan language", language="sq")
        assert text("help-title", "sq") in read(await simulated.ana.slash(simulated.channel, "murlan help"))


async def test_table_is_filled_and_begun_by_presses(tmp_path: Path) -> None:
    """Join, fill, and each hand in a private message of its own."""
    async with simulator(tmp_path) as simulated:
        name = (await simulated.open_table()).state.table_id
        await simulated.besa.click(simulated.shown(), custom_id=f"m1:{name}:join")
        await simulated.ana.click(simulated.shown(), custom_id=f"m1:{name}:fill")
        people = (simulated.ana, simulated.besa)
        hands = [await person.click(simulated.shown(), custom_id=f"m1:{name}:hand") for person in people]
        assert [True, True] == [hand.ephemeral for hand in hands]
        assert read(hands[0]) != read(hands[1])


async def test_person_is_invited_and_joins_by_a_press(tmp_path: Path) -> None:
    """A public answer with a mention, whose button only the invited person's press works on."""
    async with simulator(tmp_path) as simulated:
        table = await simulated.open_table()
        invited = await simulated.ana.slash(simulated.channel, "murlan invite", person=simulated.besa)
        assert (True, False) == (invited.acknowledged, invited.ephemeral)
        accept = f"m1:{table.state.table_id}:accept:u{simulated.besa.id}"
        refused = await simulated.ana.click(simulated.shown(), custom_id=accept)
        assert text("refusal-not-invited", "en") in read(refused)
        await simulated.besa.click(simulated.shown(), custom_id=accept)
        assert (simulated.ana.id, simulated.besa.id) == person_ids(table.state.seats)


async def test_stranger_who_starts_is_refused_privately(tmp_path: Path) -> None:
    """The refusal is a new private message; the table message stays as it is."""
    async with simulator(tmp_path) as simulated:
        table = await simulated.open_table()
        result = await simulated.besa.click(simulated.shown(), custom_id=f"m1:{table.state.table_id}:fill")
        assert (True, True) == (result.acknowledged, result.ephemeral)
        assert text("refusal-join-first", "en") in read(result)
