"""A running playground as a test sees it, and people at their pages."""

import asyncio
from typing import Any

import aiohttp

from playground.app import Playground
from playground.clock import ManualClock

PATIENCE = 5.0
"""Seconds after which something that does not come fails the test."""
Json = dict[str, Any]


class Place:
    """A running playground and the way to it."""

    def __init__(self, playground: Playground, clock: ManualClock, http: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.clock = clock
        self.http = http
        self.discord = playground.discord
        self.base_url = playground.discord.base_url
        self.guild_id, self.other_guild_id = self.discord.world.guilds
        channels = {c["name"]: c["id"] for c in self.discord.world.guild_channels(self.guild_id)}
        self.channel_id, self.general_id = channels["murlan"], channels["general"]
        self.closed_id = channels["rules-only"]
        self.voice_id, self.announcements_id = channels["voice"], channels["announcements"]
        self.forum_id = channels["forum"]

    async def get(self, path: str) -> Any:
        """The JSON behind a path."""
        async with self.http.get(self.base_url + path) as answer:
            return await answer.json()

    async def post(self, url: str, **body: object) -> tuple[int, Any]:
        """Post to people's API or control; the status and the JSON."""
        async with self.http.post(self.base_url + url, json=body) as answer:
            return answer.status, await answer.json()

    async def rest(self, method: str, path: str, *, token: bool = True, **kwargs: Any) -> tuple[int, Any]:
        """Call the REST face by hand, as the bot would."""
        headers = {"Authorization": f"Bot {self.discord.token}"} if token else {}
        async with self.http.request(method, f"{self.base_url}/api/v10{path}", headers=headers, **kwargs) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    def problems(self) -> list[str]:
        """What is listed at /problems, flat."""
        return [problem for entry in self.discord.problems.listed() for problem in entry["problems"]]


class Somebody:
    """A person at their page."""

    def __init__(self, place: Place, name: str, page: aiohttp.ClientWebSocketResponse, greeting: Json) -> None:
        self.place = place
        self.name = name
        self.page = page
        self.greeting = greeting
        self.channel_id = place.channel_id
        self.user_id = str(greeting["me"]["id"])

    async def frame(self, name: str) -> Json:
        """What the next frame of that name says."""
        told: Json = await self._next(name)
        return told

    async def frames(self, name: str) -> list[Json]:
        """The list that the next frame of that name brings."""
        told: list[Json] = await self._next(name)
        return told

    async def _next(self, name: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.page.receive_json()
                if frame["t"] == name:
                    return frame["d"]

    async def act(self, kind: str, **body: object) -> tuple[int, Json]:
        """Do something through the people's API."""
        where = {"channel_id": self.channel_id, "nonce": kind}
        return await self.place.post(f"/people/{self.name}/{kind}", **{**where, **body})

    async def command(self, name: str, *path: str, **options: object) -> Json:
        """Type a command and wait for the message that answers it."""
        status, told = await self.act("commands", name=name, path=path, options=options)
        assert status == 200, told
        message = await self.frame("MESSAGE_CREATE")
        await self.frame("INTERACTION_SUCCESS")
        return message

    async def press(self, message: Json, custom_id: str, *values: str) -> tuple[int, Json]:
        """Press a component; with values, choose them in a select."""
        chosen = {"values": values} if values else {}
        return await self.act("presses", message_id=message["id"], custom_id=custom_id, **chosen)

    async def history(self) -> list[Json]:
        """The messages on the page."""
        messages: list[Json] = await self.place.get(f"/people/{self.name}/channels/{self.channel_id}/messages")
        return messages
