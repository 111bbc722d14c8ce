"""How the bot stops: whatever a press brought about is answered first, and whoever comes later is told to wait."""

from __future__ import annotations

import asyncio
import itertools
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from bot.client.client import HANDLERS
from bot.tables.seating import ComputerSeat
from bot.texts import text
from playground.app import Playground
from playground.interactions import Interaction, Stage
from tests.bot.test_health import free_port, told
from tests.bot.test_presence import until
from tests.bot.test_process import connected, end_of, start
from tests.bot.test_storage import block
from tests.support.live import PATIENCE, Json, Live, Outcome, Person, controls_of, local_discord

CALLBACK = "POST /interactions/*/callback"
NAMES = ("ana", "besa", "clirim", "drita")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Live]:
    """A local Discord with people, for a bot that is a process of its own."""
    async with local_discord() as (playground, http):
        live = Live(playground, http, tmp_path / "murlan.db")
        yield live
        for person in live.people.values():
            await person.close()


def environment(place: Live) -> dict[str, str]:
    """What the process needs to find it."""
    return {
        "DISCORD_TOKEN": place.playground.discord.token,
        "DISCORD_API_URL": f"{place.base_url}/api/v10",
        "DISCORD_GATEWAY_URL": place.playground.gateway.url,
        "MURLAN_DATABASE": str(place.path),
    }


def stored_presses(path: Path) -> list[str]:
    """Return the presses that were acted on."""
    with closing(sqlite3.connect(path)) as file:
        return [str(press_id) for (press_id,) in file.execute("SELECT interaction_id FROM press")]


def tried_answers(playground: Playground) -> set[str]:
    """Return the presses that the bot tries to answer from now on, those too that Discord calls too late by then."""
    tried: set[str] = set()
    to_answer = playground.discord.interactions.to_answer

    def heard(interaction_id: str, token: str) -> Interaction:
        tried.add(interaction_id)
        return to_answer(interaction_id, token)

    playground.discord.interactions.to_answer = heard  # type: ignore[method-assign]  # to know what it tries
    return tried


def unanswered(playground: Playground, presses: list[str]) -> list[str]:
    """Return those of some presses that Discord has no answer to."""
    found = [playground.discord.interactions.get(press_id) for press_id in presses]
    return [one.interaction_id for one in found if one is not None and one.stage is not Stage.ANSWERED]


class Storm:
    """People who press again and again without waiting for what comes of it."""

    def __init__(self, people: list[Person], message: Json) -> None:
        self._people = people
        self._message = message
        self._presses: list[asyncio.Task[Outcome]] = []
        self._is_over = False
        self._pressing = asyncio.create_task(self._press())

    async def end(self) -> int:
        """Press no more; return how many presses there were."""
        self._is_over = True
        await self._pressing
        for press in self._presses:
            press.cancel()
        await asyncio.gather(*self._presses, return_exceptions=True)
        return len(self._presses)

    async def _press(self) -> None:
        own = controls_of(self._message)["add"]["custom_id"].rsplit("add", 1)
        for turn in itertools.count():
            if self._is_over:
                return
            for number, person in enumerate(self._people):
                verb = (("add", "remove") if number == 0 else ("join", "leave"))[turn % 2]
                self._presses.append(asyncio.create_task(person.forge(verb.join(own), message=self._message)))
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("presses_before", [1, 5, 20])
async def test_every_press_that_is_stored_at_a_stop_was_answered(
    presses_before: int, place: Live, tmp_path: Path
) -> None:
    """SIGTERM in a storm of presses: exit code 0, and nothing that was done is left without an answer.

    On a machine that has too much to do Discord may take one for too late: that the bot has given it is what counts.
    """
    process = await start(environment(place), tmp_path)
    await connected(place.playground)
    people = [await place.sit_down(name) for name in NAMES]
    assert (await people[0].command("start")).is_success
    for person in people[1:]:
        person.shown.update(people[0].shown)
    tried = tried_answers(place.playground)
    storm = Storm(people, people[0].public())
    await until(lambda: len(stored_presses(place.path)) > presses_before)
    process.send_signal(signal.SIGTERM)
    code, wrote = await end_of(process)
    presses = stored_presses(place.path)
    assert await storm.end() >= len(presses) > presses_before
    silent = [press_id for press_id in unanswered(place.playground, presses) if press_id not in tried]
    assert (0, [], False) == (code, silent, "Traceback" in wrote)


async def test_second_signal_ends_at_once(place: Live, tmp_path: Path) -> None:
    """Whoever asks twice does not want to wait for a Discord that does not answer; what was answered is stored."""
    port = free_port()
    process = await start({**environment(place), "MURLAN_HEALTH_PORT": str(port)}, tmp_path)
    await connected(place.playground)
    ana = await place.sit_down("ana")
    assert (await ana.command("start")).is_success
    place.playground.discord.faults.plant({"kind": "silence", "route": CALLBACK, "times": 9})
    pressing = asyncio.create_task(ana.press("add"))
    await until(lambda: len(stored_presses(place.path)) == 2)
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        while (await told(port))[0] != 503:
            pass
    process.send_signal(signal.SIGTERM)
    code, wrote = await end_of(process)
    waiting = unanswered(place.playground, stored_presses(place.path))
    assert (0, 1, False) == (code, len(waiting), "Traceback" in wrote)
    pressing.cancel()


@pytest.fixture
async def busy(live: Live, ana: Person) -> AsyncIterator[asyncio.Task[Outcome]]:
    """A press of Ana's that waits for the disk, and a bot that was told to stop meanwhile; the disk then goes on."""
    await ana.command("start")
    goes_on = threading.Event()
    blocked = await block(live, goes_on)
    pressing = asyncio.create_task(ana.press("add"))
    await until(lambda: any(task.get_name() == HANDLERS[0] for task in asyncio.all_tasks()))
    stopping = asyncio.create_task(live.stop_bot())
    await until(lambda: live.app.client.is_stopping)
    yield pressing
    goes_on.set()
    await asyncio.gather(stopping, blocked, pressing)
    await live.start_bot()
    computers = [isinstance(seat, ComputerSeat) for seat in live.table().state.seats]
    assert (True, [False, True]) == ((await pressing).is_success, computers)


async def test_press_under_way_at_a_stop_is_stored_and_answered(busy: asyncio.Task[Outcome]) -> None:
    """The handler finishes before its table stops; the fixture looks after a restart."""
    assert not busy.done()


@pytest.mark.parametrize("what", ["press", "command"])
async def test_who_comes_while_the_bot_stops_is_told_to_wait(
    what: str, busy: asyncio.Task[Outcome], ana: Person, besa: Person
) -> None:
    """A press or a command; it reaches no table, and nobody reads that the interaction failed."""
    besa.shown.update(ana.shown)
    outcome = await (besa.press("join") if what == "press" else besa.command("start"))
    assert (text("stopping", "en"), True) == (outcome.text, outcome.is_private)


async def test_stop_does_not_wait_for_a_dead_line(live: Live, ana: Person) -> None:
    """A connection on which Discord is silent does not say goodbye either; discord.py would wait half a minute."""
    await ana.command("start")
    await live.act_on_bot("zombie")
    async with asyncio.timeout(PATIENCE):
        await live.stop_bot()


async def test_connection_that_was_given_up_half_made_beats_no_more_after_the_stop(live: Live) -> None:
    """discord.py closes the connections that it knows; a heart without one would beat into a closed event loop."""
    shard = live.app.client.get_shard(0)
    assert shard is not None
    orphan = KeepAliveHandler(ws=shard._parent.ws, interval=3600, shard_id=0)
    orphan.start()
    await live.stop_bot()
    assert not orphan.is_alive()
    await live.start_bot()
