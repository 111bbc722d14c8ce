"""The Discord in memory answers as the playground does, which real clients and Discord's own OpenAPI vouch for."""

from __future__ import annotations

import re
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from playground.app import build
from playground.clock import ManualClock
from playground.interactions import Interaction as LocalInteraction
from playground.interactions import Kind
from playground.people.acts import new_interaction
from playground.people.presses import press
from playground.people.refusals import RefusedError
from tests.playground.place import Place
from tests.sim import place as simulated
from tests.sim.discord import Discord
from tests.sim.things import Interaction

Json = dict[str, Any]
EPHEMERAL, V2 = 64, 1 << 15
START: Json = {"id": "1", "name": "murlan", "type": 1, "options": [{"name": "start", "type": 1, "options": []}]}
_ID = re.compile(r"\d{17,20}")
_TOKEN = re.compile(r"token\d+|[\w-]{150,}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00")


def _body(text: str, *buttons: str, flags: int = V2, disabled: bool = False) -> Json:
    """Return a message with a text, buttons and a select."""
    row = [
        {"type": 2, "style": 1, "label": name, "custom_id": f"m1:abcdef:{name}", "disabled": disabled}
        for name in buttons
    ]
    options = [{"label": value, "value": value} for value in ("a", "b")]
    select = {"type": 3, "custom_id": "m1:abcdef:plays:r1", "options": options, "placeholder": "choose"}
    parts: list[Json] = [{"type": 10, "content": text}, {"type": 1, "components": row}]
    return {
        "flags": flags,
        "components": [{"type": 17, "components": [*parts, {"type": 1, "components": [select]}]}],
    }


class Both:
    """The two side by side: each step is done to both, and must come to the same."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.now = place.clock.now()
        self.memory = Discord(now=lambda: self.now)
        self.channel = simulated.Channel.numbered(0)
        self.memory.open_channel(self.channel)
        self.ana = simulated.Person.named(1, "Ana")
        self.local = place.discord.world.person("ana")
        self.acts: dict[str, tuple[LocalInteraction, Interaction]] = {}
        self.ids: dict[str, tuple[str, str]] = {"app": (place.discord.world.app_id, str(simulated.APP_ID))}
        self.ids["channel"] = (place.channel_id, str(self.channel.channel_id))
        self.ids["nowhere"] = ("1200000000000009999",) * 2

    def wait(self, seconds: float) -> None:
        """Let time pass in both."""
        self.place.clock.advance(seconds)
        self.now += seconds

    def command(self, name: str) -> None:
        """Let Ana type a command."""
        discord = self.place.discord
        channel = discord.world.channel(self.place.channel_id)
        theirs = new_interaction(discord, self.local, channel, Kind.COMMAND, START, None)
        discord.begin(theirs)
        self._note(name, theirs, self.memory.interact(self.ana, self.channel, 2, START, None))

    def press(self, name: str, message: str, custom_id: str, *values: str) -> bool:
        """Let Ana press something; return whether both let her."""
        theirs_id, ours_id = self.ids[message]
        found = self.place.discord.messages.find(theirs_id)
        ours = self.memory.messages.get(int(ours_id))
        assert (found is None) == (ours is None)
        if found is None or ours is None:
            return False
        made = self.memory.press(self.ana, ours, custom_id, values)
        try:
            theirs = press(self.place.discord, self.local, found, {"custom_id": custom_id, "values": list(values)})
        except RefusedError:
            assert made is None
            return False
        assert made is not None
        self._note(name, theirs, made)
        return True

    async def ask(self, method: str, path: str, body: Json | None = None, *, makes: str | None = None) -> Any:
        """Make a request of both; return the status and what it answers, or fail where they differ."""
        theirs_path, ours_path = (self._path(path, side) for side in (0, 1))
        query = {"with_response": "true"} if path.endswith("callback") else {}
        theirs = await self.place.rest(method, theirs_path, json=body, params=query)
        ours = self.memory.rest(method, ours_path.strip("/").split("/"), query, body or {})
        if makes is not None:
            self.ids[makes] = (_made(theirs[1]), _made(ours[1]))
        assert _plain(theirs) == _plain(ours)
        return theirs[0], theirs[1].get("code") if isinstance(theirs[1], dict) else None

    def _note(self, name: str, theirs: LocalInteraction, ours: Interaction) -> None:
        self.acts[name] = (theirs, ours)
        self.ids[name] = (theirs.interaction_id, ours.payload["id"])
        self.ids[f"{name}-token"] = (theirs.token, ours.payload["token"])

    def _path(self, path: str, side: int) -> str:
        return re.sub(r"{([\w-]+)}", lambda found: self.ids[found[1]][side], path)


def _made(answer: Any) -> str:
    """Return the id of the message that an answer tells of."""
    return str(answer["resource"]["message"]["id"] if "resource" in answer else answer["id"])


def _plain(answer: tuple[int, Any]) -> Any:
    """Return an answer with its ids numbered as they come, without times."""
    seen: dict[str, str] = {}

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            left_out = _OF_MESSAGES if "author" in value else _OF_ERRORS
            return {key: plain(value[key]) for key in sorted(value) if key not in left_out}
        if isinstance(value, list):
            return [plain(item) for item in value]
        if isinstance(value, str) and (_ID.fullmatch(value) or _TOKEN.fullmatch(value)):
            return seen.setdefault(value, f"#{len(seen)}")
        return "now" if isinstance(value, str) and _TIME.fullmatch(value) else value

    return answer[0], plain(answer[1])


_OF_MESSAGES = frozenset({"type", "message_reference", "referenced_message"})
"""Whether a message is an answer, a reply or neither: of no consequence to the bot."""
_OF_ERRORS = frozenset({"errors"})
"""What is wrong with a body."""


@pytest.fixture
async def both() -> AsyncIterator[Both]:
    """A playground over loopback, and the Discord in memory."""
    listener = socket.create_server(("127.0.0.1", 0))
    clock = ManualClock()
    playground = build(f"http://127.0.0.1:{listener.getsockname()[1]}", clock, rate_limits=False)
    runner = web.AppRunner(playground.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    async with aiohttp.ClientSession() as http:
        yield Both(Place(playground, clock, http))
    await runner.cleanup()


async def test_answers_to_a_command_and_to_presses_are_the_same(both: Both) -> None:
    """Types 4, 6 and 7, once each: a second answer is 40060, and a press on what is not there is refused."""
    both.command("start")
    answer = {"type": 4, "data": _body("lobby", "join", "fill")}
    callback = "/interactions/{start}/{start-token}/callback"
    assert (200, None) == await both.ask("POST", callback, answer, makes="table")
    assert (400, 40060) == await both.ask("POST", callback, answer)
    assert both.press("join", "table", "m1:abcdef:join")
    redraw = {"type": 7, "data": _body("full", "fill", flags=V2)}
    assert (200, None) == await both.ask("POST", "/interactions/{join}/{join-token}/callback", redraw)
    assert not both.press("again", "table", "m1:abcdef:join")
    assert both.press("fill", "table", "m1:abcdef:fill")
    assert (200, None) == await both.ask("POST", "/interactions/{fill}/{fill-token}/callback", {"type": 6})
    redraw = _body("begun", "hand", disabled=True)
    assert (200, None) == await both.ask("PATCH", "/webhooks/{app}/{fill-token}/messages/@original", redraw)
    assert not both.press("hand", "table", "m1:abcdef:hand")
    assert not both.press("choice", "table", "m1:abcdef:plays:r1", "c")
    assert both.press("choice", "table", "m1:abcdef:plays:r1", "b")


async def test_private_messages_through_their_token_are_the_same(both: Both) -> None:
    """Only the token of an interaction that made or redrew it reaches an ephemeral message."""
    both.command("start")
    whisper = {"type": 4, "data": _body("hand", "sort", flags=V2 | EPHEMERAL)}
    await both.ask("POST", "/interactions/{start}/{start-token}/callback", whisper, makes="hand")
    own = "/webhooks/{app}/{start-token}/messages/{hand}"
    assert (404, 10008) == await both.ask("PATCH", "/channels/{channel}/messages/{hand}", _body("taken", "sort"))
    assert (200, None) == await both.ask("PATCH", own, _body("turn", "play"))
    assert (200, None) == await both.ask("GET", own)
    further = _body("next deal", "play", flags=V2 | EPHEMERAL)
    assert (200, None) == await both.ask("POST", "/webhooks/{app}/{start-token}", further, makes="next")
    assert both.press("play", "next", "m1:abcdef:play")
    assert (404, 10015) == await both.ask("PATCH", "/webhooks/{app}/{play-token}/messages/{next}", _body("x", "a"))
    redraw = {"type": 7, "data": _body("played", "sort")}
    assert (200, None) == await both.ask("POST", "/interactions/{play}/{play-token}/callback", redraw)
    assert (404, 10008) == await both.ask("PATCH", "/webhooks/{app}/{play-token}/messages/{hand}", _body("x", "a"))
    assert (204, None) == await both.ask("DELETE", own)
    assert (404, 10008) == await both.ask("PATCH", own, _body("gone", "play"))
    both.wait(15 * 60 + 1)
    assert (401, 50027) == await both.ask("PATCH", "/webhooks/{app}/{play-token}/messages/{next}", _body("x", "a"))


async def test_late_and_deferred_answers_are_the_same(both: Both) -> None:
    """After three seconds there is nothing left to answer; a promise is filled by the first follow-up."""
    both.command("late")
    both.wait(3.1)
    answer = {"type": 4, "data": _body("late", "join")}
    assert (404, 10062) == await both.ask("POST", "/interactions/{late}/{late-token}/callback", answer)
    assert (404, 10015) == await both.ask("POST", "/webhooks/{app}/{late-token}", _body("late", "join"))
    both.command("slow")
    promise = {"type": 5, "data": {"flags": EPHEMERAL}}
    assert (200, None) == await both.ask("POST", "/interactions/{slow}/{slow-token}/callback", promise)
    kept = _body("at last", "join", flags=V2 | EPHEMERAL)
    assert (200, None) == await both.ask("POST", "/webhooks/{app}/{slow-token}", kept)
    assert (200, None) == await both.ask("GET", "/webhooks/{app}/{slow-token}/messages/@original")


async def test_public_messages_are_the_same(both: Both) -> None:
    """A nonce brings the first message again; what is gone is 10008, a channel that never was 10003."""
    post = {**_body("table", "join"), "nonce": "0123456789abcdef", "enforce_nonce": True}
    where = "/channels/{channel}/messages"
    await both.ask("POST", where, post, makes="table")
    await both.ask("POST", where, post, makes="again")
    assert both.ids["table"] == both.ids["again"]
    assert (200, None) == await both.ask("GET", where)
    assert (200, None) == await both.ask("PATCH", where + "/{table}", _body("turn", "hand"))
    assert both.press("hand", "table", "m1:abcdef:hand")
    assert (204, None) == await both.ask("DELETE", where + "/{table}")
    assert (404, 10008) == await both.ask("PATCH", where + "/{table}", _body("turn", "hand"))
    redraw = {"type": 7, "data": _body("redrawn", "hand")}
    assert (404, 10008) == await both.ask("POST", "/interactions/{hand}/{hand-token}/callback", redraw)
    assert (404, 10003) == await both.ask("POST", "/channels/{nowhere}/messages", _body("where", "hand"))
