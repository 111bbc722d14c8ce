"""The real bot on the real discord.py against a local Discord, all in one process, and the people who use it.

Short waits pass at once, long ones when a test advances the clock; nothing sleeps. A person acts through the people's
API and sees what comes over their page's socket.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import aiohttp
import discord
import yarl
from aiohttp import web
from pydantic import SecretStr

from bot.app import App
from bot.client.client import hearts, point_discord_py_at
from bot.clock import ManualClock
from bot.settings import Settings
from bot.tables.actions import Give, Pass, Play
from bot.tables.phases import Phase
from bot.tables.seating import PersonSeat
from bot.tables.table import Table
from bot.tables.timing import Alarm
from bot.views.presses import is_summons, parse_press
from bot.views.tidings import Tidings
from murlan.events import CardGiven, Played
from murlan.snapshot import Stage
from playground.app import Playground, build
from playground.clock import SystemClock
from playground.interactions import Kind
from playground.people.acts import new_interaction
from tests.support.discord_limits import texts, walk
from tests.support.engines import SERVER, place_at
from tests.support.house import SeededChance, first_choice

PATIENCE: Final = 30.0
"""Seconds after which something that does not come fails the test."""
SHORT: Final = 2.0
"""Waits up to so many seconds pass at once: the pause between edits, a computer player's pause."""
Json = dict[str, Any]
EPHEMERAL: Final = 64
BOTS_WORK: Final = ("discord.py:", "CommandTree")
"""How the tasks are called that answer a press or a command."""
HAND_VERBS: Final = frozenset({"sort", "redraw", "gifts", "play", "pass"})


class HastyClock(ManualClock):
    """A clock on which short waits pass at once, and long ones when a test advances it."""

    def __init__(self) -> None:
        super().__init__()
        self._hurries = 0

    @property
    def is_hurrying(self) -> bool:
        """Whether a short wait is about to end."""
        return self._hurries > 0

    def alarm(self, at: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` soon where it is near, else when the clock is advanced."""
        alarm = super().alarm(at, ring)
        if at - self.monotonic() <= SHORT:
            self._hurries += 1
            asyncio.get_running_loop().call_soon(self._reach, at)
        return alarm

    def _reach(self, at: float) -> None:
        self._hurries -= 1
        self.advance(max(0.0, at - self.monotonic()) + 1e-6)


@dataclass(frozen=True)
class Outcome:
    """What a person saw of a press or a command."""

    is_success: bool
    reason: str
    message: Json
    """The message that was made or redrawn, empty where there is none."""

    @property
    def text(self) -> str:
        """All that is to be read on it."""
        return text_of(self.message)

    @property
    def is_private(self) -> bool:
        """Whether only the person sees it."""
        return bool(self.message.get("flags", 0) & EPHEMERAL)


def text_of(message: Json) -> str:
    """Return all that is to be read on a message."""
    return "\n".join(texts(message.get("components", [])))


def controls_of(message: Json) -> dict[str, Json]:
    """Return a message's buttons and selects by their verb."""
    parts = [part for part in walk(message.get("components", [])) if "custom_id" in part]
    return {part["custom_id"].split(":")[2]: dict(part) for part in parts}


def calls_somebody(message: Json) -> bool:
    """Return whether a message calls people to a table, as pings do, rather than shows it."""
    presses = [parse_press(part["custom_id"]) for part in controls_of(message).values()]
    return bool(presses) and all(press is not None and is_summons(press) for press in presses)


def links_of(message: Json) -> list[str]:
    """Return the addresses that a message's buttons lead to."""
    return [part["url"] for part in walk(message.get("components", [])) if "url" in part]


class Person:
    """A person at their page."""

    def __init__(self, live: Live, name: str, page: aiohttp.ClientWebSocketResponse, greeting: Json) -> None:
        self.name = name
        self.user_id = int(greeting["me"]["id"])
        self.channel_id = live.channel_id
        """Where the person is looking."""
        self.shown: dict[str, Json] = {}
        """The messages on the page, by id, oldest first."""
        self.frames: list[Json] = []
        """Everything that came over the socket."""
        self._live = live
        self._page = page
        self._nonces = (f"{name}-{number}" for number in itertools.count())
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._something = asyncio.Event()
        self._reading = asyncio.create_task(self._read(), name=f"page of {name}")

    async def command(self, *path: str, **options: object) -> Outcome:
        """Type a command under ``/murlan`` and wait for what comes of it."""
        return await self._act("commands", name="murlan", path=path, options=options)

    async def press(self, verb: str, message: Json | None = None, values: tuple[str, ...] | None = None) -> Outcome:
        """Press the newest button with this verb, or the one on a message, and wait for what comes of it."""
        message = self.newest(verb) if message is None else message
        chosen = {} if values is None else {"values": values}
        custom_id = controls_of(message)[verb]["custom_id"]
        return await self._act("presses", message_id=message["id"], custom_id=custom_id, **chosen)

    async def submit(self, **values: str) -> Outcome:
        """Fill in the newest form and send it."""
        form = next(frame["d"] for frame in reversed(self.frames) if frame["t"] == "MODAL")
        return await self._act("modals", id=form["id"], values=values)

    async def choose(self, verb: str, *values: str) -> Outcome:
        """Choose in the newest select with this verb."""
        return await self.press(verb, values=values)

    async def forge(
        self,
        custom_id: str,
        *,
        message: Json | None = None,
        values: tuple[str, ...] | None = None,
        channel_id: str | None = None,
        nonce: str | None = None,
    ) -> Outcome:
        """Press what Discord itself would not let through: the bot hears of it all the same."""
        nonce = nonce or next(self._nonces)
        data: Json = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
        if values is not None:
            data["values"] = list(values)
        await self._start(Kind.COMPONENT, data, nonce, message or self.public(), channel_id)
        return await self.outcome(nonce)

    async def forge_command(self, data: Json, *, channel_id: str | None = None) -> Outcome:
        """Give a command that Discord itself would not let through."""
        nonce = next(self._nonces)
        await self._start(Kind.COMMAND, {"id": "1", "type": 1, **data}, nonce, None, channel_id)
        return await self.outcome(nonce)

    async def outcome(self, nonce: str) -> Outcome:
        """Wait for what comes of a press."""
        done = self._waiting.setdefault(nonce, asyncio.get_running_loop().create_future())
        async with asyncio.timeout(PATIENCE):
            frame = await done
        self._waiting.pop(nonce, None)
        reason = str(frame.get("reason") or frame.get("message") or "")
        is_success = frame["t"] == "INTERACTION_SUCCESS"
        return Outcome(is_success, reason, self.shown.get(str(frame.get("message_id")), {}))

    async def sees(self, wanted: Callable[[Json], bool] | str, *, is_private: bool | None = None) -> Json:
        """Wait until a message in sight is as wanted, or contains a text; return the newest such."""
        test = (lambda message: wanted in text_of(message)) if isinstance(wanted, str) else wanted

        def found() -> Json | None:
            fitting = (m for m in reversed(self.shown.values()) if is_private in (None, is_ephemeral(m)))
            return next((message for message in fitting if test(message)), None)

        try:
            async with asyncio.timeout(PATIENCE):
                while (message := found()) is None:
                    self._something.clear()
                    await self._something.wait()
        except TimeoutError:
            raise AssertionError(wanted, [text_of(message) for message in self.shown.values()]) from None
        return message

    async def until(self, is_done: Callable[[], bool]) -> None:
        """Wait until something is so, looking whenever a frame comes."""
        async with asyncio.timeout(PATIENCE):
            while not is_done():
                self._something.clear()
                await self._something.wait()

    def newest(self, verb: str) -> Json:
        """Return the newest message with a control of this verb."""
        for message in reversed(self.shown.values()):
            if verb in controls_of(message):
                return message
        raise AssertionError(verb, [text_of(message) for message in self.shown.values()])

    def public(self) -> Json:
        """Return the newest message that everybody sees and that calls nobody."""
        seen = (message for message in reversed(self.shown.values()) if not is_ephemeral(message))
        return next((message for message in seen if not calls_somebody(message)), {})

    def hand(self) -> Json:
        """Return the newest message that shows a hand."""
        return next(
            m for m in reversed(self.shown.values()) if is_ephemeral(m) and not HAND_VERBS.isdisjoint(controls_of(m))
        )

    async def take_turn(self) -> None:
        """Play the first thing that the own hand offers, pass, or give a card, once the hand shows that it is due."""
        guard = self._live.table().public().guard
        hand = await self.sees(lambda message: f":{guard}" in str(message["components"]), is_private=True)
        controls = controls_of(hand)
        for select, button in (("gifts", "give"), ("plays", "play")):
            if select in controls:
                await self.press(select, hand, values=(controls[select]["options"][0]["value"],))
                await self.press(button, self.shown[hand["id"]])
                return
        await self.press("pass", hand)

    async def close(self) -> None:
        """Leave the page."""
        await self._page.close()
        await self._reading

    async def _act(self, kind: str, **body: object) -> Outcome:
        nonce = next(self._nonces)
        body = {"channel_id": self.channel_id, "nonce": nonce, **body}
        status, answer = await self._live.post(f"/people/{self.name}/{kind}", **body)
        if status != 200:
            return Outcome(is_success=False, reason=str(answer.get("message")), message={})
        return await self.outcome(nonce)

    async def _start(self, kind: Kind, data: Json, nonce: str, message: Json | None, channel_id: str | None) -> None:
        local = self._live.playground.discord
        person = local.world.person(self.name)
        channel = local.world.channel(channel_id or self.channel_id)
        interaction = new_interaction(local, person, channel, kind, data, nonce)
        interaction.pressed = local.messages.find(message["id"]) if message else None
        local.begin(interaction)

    async def _read(self) -> None:
        async for raw in self._page:
            frame = raw.json()
            name, told = frame["t"], frame["d"]
            self.frames.append(frame)
            match name:
                case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                    self.shown[told["id"]] = told
                case "MESSAGE_DELETE":
                    self.shown.pop(told["id"], None)
                case "INTERACTION_SUCCESS" | "INTERACTION_FAILURE":
                    nonce = told["nonce"]
                    done = self._waiting.setdefault(nonce, asyncio.get_running_loop().create_future())
                    if not done.done():
                        done.set_result({"t": name, **told})
            self._something.set()


def is_ephemeral(message: Json) -> bool:
    """Return whether only one person sees a message."""
    return bool(message["flags"] & EPHEMERAL)


@dataclass
class Live:
    """A running playground with the bot in it."""

    playground: Playground
    http: aiohttp.ClientSession
    path: Path
    """The bot's database."""
    clock: HastyClock = field(default_factory=HastyClock)
    settings: Settings = field(init=False)
    people: dict[str, Person] = field(default_factory=dict)
    expected_problems: set[str] = field(default_factory=set)
    """What a test provokes on purpose of what the playground lists."""
    seed: int = 12
    """Of the cards and the computer players; with this one whoever joins first can pass or play at once."""
    promises: bool = False
    """Whether tables hear that a commitment was shown, so that the id of a press cuts the next pack. Ids come from the
    clock: with them the cards are others in every run, which only tests of fairness want."""

    draws_cards: bool = False
    """Whether the bot uploads emojis and shows cards with them, from its next start on."""

    def __post_init__(self) -> None:
        self.base_url = self.playground.discord.base_url
        world = self.playground.discord.world
        for person in world.people.values():  # a test that is about languages says who reads which
            person.locale = "en-US"
        self.guild_id, self.other_guild_id = world.guilds
        channels = {channel["name"]: channel["id"] for channel in world.guild_channels(self.guild_id)}
        self.channel_id, self.general_id = channels["murlan"], channels["general"]
        self.closed_id = channels["rules-only"]
        """Where the bot may not write."""
        self.voice_id, self.announcements_id = channels["voice"], channels["announcements"]
        self.forum_id = channels["forum"]
        self.settings = Settings(
            _env_file=None,  # type: ignore[call-arg]  # pydantic-settings takes it beside the fields
            discord_token=SecretStr(self.playground.discord.token),
            murlan_database=self.path,
            murlan_log_level="INFO",
        )
        self._stack = AsyncExitStack()

    async def start_bot(self) -> None:
        """Start the bot over the database, as a new process would, and wait until it hears Discord."""
        stack = self._stack = AsyncExitStack()
        if not self.promises:
            stack.enter_context(patch.object(Tidings, "shown", lambda *_: None))
        self.database = await stack.enter_async_context(
            await place_at(self.settings.murlan_database).open(wall=self.clock.wall)
        )
        if not SERVER:
            await self.pragma("synchronous = OFF")  # the disk is tested elsewhere
        self.app = App(
            self.settings,
            self.database,
            clock=self.clock,
            chance=SeededChance(self.seed),
            luck=Random(self.seed),
            draws_cards=self.draws_cards,
        )
        stopping = asyncio.Event()
        running = asyncio.create_task(self.app.run(stopping), name="app")

        async def stop() -> None:
            stopping.set()
            await running

        stack.push_async_callback(stop)
        came = asyncio.Event()
        self.playground.discord.bus.listen(lambda event: came.set() if event.name == "BOT" else None)
        async with asyncio.timeout(PATIENCE):
            while not self.playground.gateway.is_bot_here:
                came.clear()
                await asyncio.wait({running, asyncio.ensure_future(came.wait())}, return_when="FIRST_COMPLETED")
                assert not running.done(), running.result()
        await self.heard()

    async def heard(self) -> None:
        """Wait until the bot is heard of in every server of its shards that it is in and that is within reach."""
        world, presence = self.playground.discord.world, self.app.client.presence
        within_reach = (int(one) for one in world.guilds if world.is_bot_in(one) and one not in world.unavailable)
        known = [guild_id for guild_id in within_reach if self.app.shards.owns(guild_id)]
        async with asyncio.timeout(PATIENCE):
            while not all(presence.is_heard(guild_id) for guild_id in known):
                await asyncio.sleep(0.001)

    async def pragma(self, text: str) -> None:
        """Set something of the connection that writes, in the thread that it belongs to."""
        writer = self.database.writer
        await asyncio.get_running_loop().run_in_executor(
            writer._thread, lambda: writer._session.connection.execute(f"PRAGMA {text}")
        )

    async def stop_bot(self) -> None:
        """Let the bot stop as it does at SIGTERM; none of its connections may still be kept alive then."""
        await self._stack.aclose()
        for heart in hearts(asyncio.get_running_loop()):
            await asyncio.to_thread(heart.join, PATIENCE)
            assert not heart.is_alive(), heart

    async def restart_bot(self) -> None:
        """Stop the bot and start it anew over the same database."""
        await self.stop_bot()
        self.seed += 1
        await self.start_bot()

    async def sit_down(self, name: str) -> Person:
        """Open the page as somebody."""
        page = await self.http.ws_connect(f"{self.base_url}/people/{name}/socket")
        person = self.people[name] = Person(self, name, page, (await page.receive_json())["d"])
        return person

    async def post(self, path: str, /, **body: object) -> tuple[int, Json]:
        """Post to the people's API or to control; return the status and the JSON."""
        async with self.http.post(self.base_url + path, json=body) as answer:
            return answer.status, await answer.json()

    async def fault(self, **fault: object) -> None:
        """Plant a fault (see the playground's README)."""
        status, told = await self.post("/control/faults", **fault)
        assert status == 200, told

    async def permit(self, target: str, *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()) -> None:
        """Set somebody's overwrite in the table's channel; nothing takes it away."""
        status, told = await self.post(
            "/control/permissions", channel_id=self.channel_id, target=target, allow=allow, deny=deny
        )
        assert status == 200, told

    def problems(self) -> list[str]:
        """Return what Discord would have refused, did not know, or heard too late."""
        return [problem for entry in self.playground.discord.problems.listed() for problem in entry["problems"]]

    def requests(self, route: str) -> int:
        """Return how often the bot called ``METHOD /template``."""
        return sum(r["count"] for r in self.playground.requests.summary()["routes"] if r["route"] == route)

    def add_thread(self) -> str:
        """Make a thread in the table's channel; return its id."""
        return self._start_thread(self.channel_id)

    def add_forum_post(self) -> str:
        """Let Ana write a post in the forum; return its id, which is its thread's and its first message's."""
        return self._start_thread(self.forum_id, "Who plays?")

    def add_group_dm(self, *people: Person) -> str:
        """Open the group messages of some people, in which the bot is not; return the channel's id."""
        return str(self.playground.discord.channels.open_group(str(person.user_id) for person in people)["id"])

    def add_dm(self, person: Person) -> str:
        """Open a person's direct messages with the bot; return the channel's id."""
        return str(self.playground.discord.channels.open_dm(str(person.user_id))["id"])

    async def change_channel(self, channel_id: str, **changes: object) -> None:
        """Rename a channel or thread, slow it down (`rate_limit_per_user`), archive or lock a thread."""
        status, told = await self.post(f"/control/channels/{channel_id}", **changes)
        assert status == 200, told

    async def change_guild(self, action: str, guild_id: str | None = None) -> None:
        """Let a server become `unavailable` or `available`, or the bot be thrown out (`throw-out`) or `invite`d."""
        status, told = await self.post("/control/guilds", guild_id=guild_id or self.guild_id, action=action)
        assert status == 200, told

    async def change_person(self, name: str, **changes: object) -> None:
        """Time somebody or the bot out (`timeout`), or let a person `leave` or `enter` a server (`action`)."""
        status, told = await self.post("/control/people", **{"as": name, "guild_id": self.guild_id, **changes})
        assert status == 200, told

    async def change_role(self, role: str, *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()) -> None:
        """Let the role of `everyone` or of the `bot` allow more or less in the whole server."""
        body = {"guild_id": self.guild_id, "role": role, "allow": allow, "deny": deny}
        status, told = await self.post("/control/roles", **body)
        assert status == 200, told

    async def act_on_bot(self, action: str, **more: object) -> None:
        """Do something to the bot's connection: `cut`, `reconnect`, `invalidate`, `zombie` (see the playground)."""
        status, told = await self.post("/control/bot", action=action, **more)
        assert status == 200, told

    async def delete_message(self, message_id: str) -> None:
        """Delete a message, as a moderator does."""
        where = self.playground.discord.messages.find(message_id)
        assert where is not None
        async with self.http.delete(
            f"{self.base_url}/control/channels/{where.channel_id}/messages/{message_id}"
        ) as gone:
            assert gone.status == 200

    async def delete_channel(self, channel_id: str) -> None:
        """Delete a channel."""
        async with self.http.delete(f"{self.base_url}/control/channels/{channel_id}") as gone:
            assert gone.status == 200

    def _start_thread(self, parent_id: str, content: str = "") -> str:
        local = self.playground.discord
        parent, author = local.world.channel(parent_id), local.world.person("ana").user
        return str(local.start_thread(parent, author, "a deal", content)["id"])

    async def advance(self, seconds: float) -> None:
        """Let time pass alarm by alarm, with all that each sets off."""
        goal = self.clock.monotonic() + seconds
        await self.settled()
        while (at := self.clock.next_alarm()) is not None and at <= goal:
            self.clock.advance(max(0.0, at - self.clock.monotonic()) + 1e-6)
            await self.settled()
        self.clock.advance(max(0.0, goal - self.clock.monotonic()))

    async def settled(self) -> None:
        """Wait until no table has anything to do before a long wait ends."""
        async with asyncio.timeout(PATIENCE):
            while self._are_tables_busy():
                await asyncio.sleep(0.0005)

    def _are_tables_busy(self) -> bool:
        if self.clock.is_hurrying or self.app.summoning.is_busy or self.app.registry.is_rousing:
            return True
        for table in self.app.registry.tables():
            letters = table._mailbox.undone
            thinking = table._thinking.task
            if letters or (thinking is not None and not thinking.done()):
                return True
        return False

    async def answered(self) -> None:
        """Wait until the bot has nothing under way: no press, no edit, no short wait."""
        async with asyncio.timeout(PATIENCE):
            while self._is_busy():
                await asyncio.sleep(0.001)

    def _is_busy(self) -> bool:
        if any(task.get_name().startswith(BOTS_WORK) for task in asyncio.all_tasks()):
            return True
        displays = (*self.app.displays._displays.values(), *self.app.displays._retiring.values())
        if any(display.refresher.is_busy or display.hands._pushes for display in displays):
            return True
        return self.clock.is_hurrying or self.app.summoning.is_busy or self.app.registry.is_rousing

    async def play_out(self, *, until: Phase = Phase.FINISHED) -> None:
        """Let the seated people play the first thing that is legal, until the table is in another phase."""
        async with asyncio.timeout(PATIENCE):
            while (table := self.table()).state.phase is not until:
                await self.settled()
                await self._take_turn(table)

    async def _take_turn(self, table: Table) -> None:
        match = table.state.match
        assert match is not None
        if match.deal is None or match.stage not in (Stage.PLAY, Stage.EXCHANGE):
            self.clock.advance(self.settings.murlan_next_deal + 1)
            return
        seat = table.state.seats[match.deal.turn]
        if isinstance(seat, PersonSeat):
            match first_choice(match.snapshot(match.deal.turn)):
                case Played(_, cards):
                    await table.act(Play(seat.user_id, cards))
                case CardGiven(_, card):
                    await table.act(Give(seat.user_id, card))
                case _:
                    await table.act(Pass(seat.user_id))
        else:
            await asyncio.sleep(0)

    def table(self) -> Table:
        """Return the table of the channel."""
        table = self.app.registry.in_channel(int(self.channel_id))
        assert table is not None
        return table

    async def close(self) -> None:
        """End everything."""
        for person in self.people.values():
            await person.close()
        await self.stop_bot()


@asynccontextmanager
async def local_discord() -> AsyncIterator[tuple[Playground, aiohttp.ClientSession]]:
    """Run a playground on a free port."""
    listener = socket.create_server(("127.0.0.1", 0))
    playground = build(f"http://127.0.0.1:{listener.getsockname()[1]}", SystemClock(), rate_limits=False)
    runner = web.AppRunner(playground.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    try:
        async with aiohttp.ClientSession() as http:
            yield playground, http
    finally:
        await runner.cleanup()


@contextmanager
def discord_py_at(playground: Playground) -> Iterator[None]:
    """Point every discord.py client at a playground, and back again at the end."""
    before = discord.http.Route.BASE, discord.asset.Asset.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    point_discord_py_at(f"{playground.discord.base_url}/api/v10", playground.gateway.url)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.asset.Asset.BASE = before[:2]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(before[2])


@asynccontextmanager
async def running_bot(path: Path, *, promises: bool = False) -> AsyncIterator[Live]:
    """Run a playground and the bot in it over a database file.

    Args:
        path: The file.
        promises: Whether presses cut (`Live.promises`).
    """
    async with local_discord() as (playground, http):
        with discord_py_at(playground):
            live = Live(playground, http, path, promises=promises)
            await live.start_bot()
            try:
                yield live
            finally:
                await live.close()
