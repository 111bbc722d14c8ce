"""`python -m tests.soaks.kills.place --groups 12 --channels 2`: a playground with a server for each four people.

Servers are one shard step apart: with as many of them as shards, each shard has one. It prints where
things are as one line of JSON, and ends when its standard input does. Ids are the same in every run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from aiohttp import web

from playground import objects, places
from playground.app import build
from playground.clock import SystemClock, timestamp
from playground.rest.border import PREFIX
from playground.seed import BOT_NAME
from playground.world import Person, World

PEOPLE_A_GROUP = 4
FIRST_GUILD, GUILD_STEP = 1_300_000_000_000_000_000, 1 << 22
FIRST_PERSON = 1_000_000_000_000_000_100


@dataclass(frozen=True, slots=True)
class Group:
    """Four people, their server, and the channels in which they sit."""

    guild_id: str
    channels: tuple[str, ...]
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where everything is."""

    base_url: str
    token: str
    api_url: str
    gateway_url: str
    groups: tuple[Group, ...]

    @classmethod
    def read(cls, line: str) -> Place:
        """Read what the process printed."""
        told = json.loads(line)
        groups = (Group(g["guild_id"], tuple(g["channels"]), tuple(g["people"])) for g in told.pop("groups"))
        return cls(**told, groups=tuple(groups))


async def serve(groups: int, channels: int, max_concurrency: int | None = None) -> None:
    """Serve until the standard input ends.

    Args:
        groups: How many servers.
        channels: Tables a server.
        max_concurrency: How many shards may identify in five seconds; if left out, as many as like to.
    """
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(sys.stdin, ended.set)
    listener = socket.create_server(("127.0.0.1", 0))
    base_url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    clock = SystemClock()
    playground = build(base_url, clock, max_concurrency=max_concurrency or 1, limits_starts=max_concurrency is not None)
    joined = timestamp(clock.now())
    made = tuple(_add_group(playground.discord.world, number, channels, joined) for number in range(groups))
    runner = web.AppRunner(playground.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    discord = playground.discord
    place = Place(base_url, discord.token, base_url + PREFIX, playground.gateway.url, made)
    sys.stdout.write(json.dumps(asdict(place)) + "\n")
    sys.stdout.flush()
    await ended.wait()
    await runner.cleanup()


def _add_group(world: World, group: int, channels: int, joined: str) -> Group:
    guild_id, names = str(FIRST_GUILD + group * GUILD_STEP), []
    members = []
    for number in range(PEOPLE_A_GROUP):
        name = f"g{group}p{number}"
        user = objects.user(str(FIRST_PERSON + group * PEOPLE_A_GROUP + number), name, f"Person {group}.{number}")
        world.add_person(Person(name, user, "en-US"))
        members.append(objects.member(user, [], joined))
        names.append(name)
    own_role = str(int(guild_id) + 1)
    members.append(objects.member(world.bot, [own_role], joined))
    roles = [objects.role(guild_id, "@everyone"), objects.role(own_role, BOT_NAME, managed_by=world.app_id)]
    world.add_guild(objects.guild(guild_id, f"Group {group}", members[0]["user"]["id"], roles), members)
    ids = tuple(str(int(guild_id) + 100 + position) for position in range(channels))
    for position, channel_id in enumerate(ids):
        world.put_channel(places.guild_channel(channel_id, guild_id, f"murlan-{position}", position=position))
    return Group(guild_id, ids, tuple(names))


def main(arguments: Sequence[str]) -> None:
    """Serve as the command line says."""
    parser = argparse.ArgumentParser(description="A playground with many people.")
    parser.add_argument("--groups", type=int, required=True)
    parser.add_argument("--channels", type=int, required=True)
    parser.add_argument(
        "--max-concurrency", type=int, metavar="N", help="limit new sessions as Discord does, N a bucket"
    )
    options = parser.parse_args(arguments)
    asyncio.run(serve(options.groups, options.channels, options.max_concurrency))


if __name__ == "__main__":
    main(sys.argv[1:])
