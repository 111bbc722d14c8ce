"""One person's page: a socket that shows what they may see, and presses over the people's API."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import aiohttp

from tests.soaks.kills.sight import Json, controls, is_call, is_hand, is_private

PRESSES_A_SECOND, PRESSES_AT_ONCE = 4.5, 6
"""A little slower than the bot refuses to follow (see `bot.client.pace`)."""
PATIENCE: Final = 6.0
"""Seconds after which an outcome that does not come is given up: Discord itself tells after three."""
REMEMBERED: Final = 200
"""Messages of late that can still be looked at."""


class BotGoneError(Exception):
    """The bot's process died before the outcome was seen."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a press."""

    press_id: int | None
    """Discord's number of it; ``None`` where the person's own client did not let it through."""
    is_success: bool
    message: Json
    """The message that was made or redrawn, as it is now; empty where there is none."""


class Page:
    """A person at their page."""

    def __init__(self, http: aiohttp.ClientSession, base_url: str, name: str) -> None:
        self.name = name
        self.user_id = 0
        self.hands: dict[int, Json] = {}
        """The newest hand of each channel."""
        self.tables: dict[int, Json] = {}
        """The newest public message of each channel."""
        self.listeners: defaultdict[int, list[Callable[[], None]]] = defaultdict(list)
        """Who is told of news of a channel."""
        self.is_bot_here = False
        self._http = http
        self._url = f"{base_url}/people/{name}"
        self._nonces = (f"{name}-{number}" for number in itertools.count())
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._seen: OrderedDict[str, Json] = OrderedDict()
        self._pressed = 0.0
        """When all presses so far would have been made at an even pace, in the loop's seconds."""
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the page."""
        socket = await self._http.ws_connect(f"{self._url}/socket", max_msg_size=0)
        greeting = await socket.receive_json()
        self.user_id = int(greeting["d"]["me"]["id"])
        self._reading = asyncio.create_task(self._read(socket), name=f"page of {self.name}")

    async def close(self) -> None:
        """Close the page."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def command(self, channel_id: int, *path: str, **options: object) -> Outcome:
        """Type a command under ``/murlan``."""
        return await self._act("commands", channel_id, name="murlan", path=path, options=options)

    async def press(
        self, message: Json, verb: str, *values: str, sent: Callable[[int], None] = lambda _: None
    ) -> Outcome:
        """Press a button or choose in a select.

        Args:
            message: What it is on.
            verb: Which one.
            values: What is chosen.
            sent: Told Discord's number of the press, before anything can come of it.

        Raises:
            BotGoneError: The bot died meanwhile.
        """
        chosen = {"values": values} if values else {}
        control = controls(message).get(verb)
        if control is None:  # the message changed under the finger
            return Outcome(None, is_success=False, message={})
        custom_id = control["custom_id"]
        channel_id = int(message["channel_id"])
        return await self._act(
            "presses", channel_id, sent=sent, message_id=message["id"], custom_id=custom_id, **chosen
        )

    async def give_up(self) -> None:
        """Wait no longer for what the bot would have answered; return once each press is known by its number."""
        given_up = dict(self._waiting)
        for waiting in given_up.values():
            if not waiting.done():
                waiting.set_exception(BotGoneError())
        while not given_up.keys().isdisjoint(self._waiting):
            await asyncio.sleep(0.005)

    async def _act(
        self, kind: str, channel_id: int, *, sent: Callable[[int], None] = lambda _: None, **body: object
    ) -> Outcome:
        await self._pause()
        nonce = next(self._nonces)
        done = self._waiting[nonce] = asyncio.get_running_loop().create_future()
        body = {"channel_id": str(channel_id), "nonce": nonce, **body}
        try:
            async with self._http.post(f"{self._url}/{kind}", json=body) as answer:
                told = await answer.json()
            if answer.status != 200:
                return Outcome(None, is_success=False, message={})
            press_id = int(told["id"])
            sent(press_id)
            async with asyncio.timeout(PATIENCE):
                frame = await done
        except TimeoutError:
            return Outcome(press_id, is_success=False, message={})
        finally:
            del self._waiting[nonce]
            if done.done() and not done.cancelled():
                done.exception()  # a page that gave up while the press was still being sent
        message = self._seen.get(str(frame.get("message_id")), {})
        return Outcome(press_id, is_success=frame["t"] == "INTERACTION_SUCCESS", message=message)

    async def _pause(self) -> None:
        """Press no faster than a person can."""
        now = asyncio.get_running_loop().time()
        self._pressed = max(self._pressed, now - PRESSES_AT_ONCE / PRESSES_A_SECOND) + 1 / PRESSES_A_SECOND
        if self._pressed > now:
            await asyncio.sleep(self._pressed - now)

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for raw in socket:
            frame = raw.json()
            self._hear(frame["t"], frame["d"])

    def _hear(self, name: str, told: Json) -> None:
        match name:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                self._see(told)
            case "MESSAGE_DELETE":
                channel_id = int(told["channel_id"])
                for newest in (self.hands, self.tables):
                    if newest.get(channel_id, {}).get("id") == told["id"]:
                        del newest[channel_id]
            case "INTERACTION_SUCCESS" | "INTERACTION_FAILURE":
                waiting = self._waiting.get(told["nonce"])
                if waiting is not None and not waiting.done():
                    waiting.set_result({"t": name, **told})
                return
            case "BOT":
                self.is_bot_here = told["running"]
                return
            case _:
                return
        for listener in self.listeners[int(told["channel_id"])]:
            listener()

    def _see(self, message: Json) -> None:
        """Keep a message; a hand that has nothing to press any more is kept where it was the newest."""
        self._seen[message["id"]] = message
        self._seen.move_to_end(message["id"])
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if is_call(message):
            return
        newest = self.hands if is_private(message) else self.tables
        channel_id = int(message["channel_id"])
        known = int(newest.get(channel_id, {}).get("id", 0))
        if int(message["id"]) == known or (
            int(message["id"]) > known and (not is_private(message) or is_hand(message))
        ):
            newest[channel_id] = message
