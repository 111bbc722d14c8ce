"""The whole bot as one of two processes: it has the servers of its shard, and leaves alone what is done once."""

from __future__ import annotations

import pytest

from bot.shards.shards import Shards, shard_of
from tests.support.live import Live

COMMANDS = "PUT /applications/{application_id}/commands"


@pytest.mark.parametrize("shard", [0, 1])
async def test_process_with_one_of_two_shards_hears_of_its_own_servers_alone(shard: int, live: Live) -> None:
    """It is whole with its own connections: others are not its own to miss."""
    await live.stop_bot()
    live.playground.requests.clear()
    live.settings = live.settings.model_copy(update={"murlan_shards": f"{shard}/2"})
    await live.start_bot()
    presence, servers = live.app.client.presence, (int(live.guild_id), int(live.other_guild_id))
    assert presence.is_whole
    assert [shard_of(guild_id, 2) == shard for guild_id in servers] == [presence.is_heard(one) for one in servers]
    assert {shard: True} == presence.shards_up()
    assert [shard] == [session.shard[0] for session in live.playground.gateway.connected()]


async def test_commands_are_sent_by_the_process_with_the_first_shard_alone(live: Live) -> None:
    """Creations are few a day, and two processes would send the same."""
    sent = []
    for text in ("1/2", "0/2"):
        await live.stop_bot()
        live.playground.discord.commands.replace(None, [])
        live.settings = live.settings.model_copy(update={"murlan_shards": text})
        before = live.requests(COMMANDS)
        await live.start_bot()
        sent.append(live.requests(COMMANDS) - before)
    assert [0, 1] == sent


async def test_process_divides_what_discord_counts_for_all(live: Live) -> None:
    """Calls and refusals are counted by the token, whoever makes them."""
    await live.stop_bot()
    live.settings = live.settings.model_copy(update={"murlan_shards": "0/4"})
    await live.start_bot()
    assert Shards.read("0/4").share == live.app.limiter._rate / 45
