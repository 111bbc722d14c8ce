"""A process that thinks, as the system sees it: modest, knowing nothing of the bot's, and gone when the bot is."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.computers.modesty import MEMORY, NICENESS
from bot.computers.pool import ThinkingElsewhere
from playground.app import Playground
from tests.bot.computers.players import Target, question
from tests.bot.computers.test_pool import is_searching, only_pid
from tests.bot.test_presence import until
from tests.bot.test_process import Environment, connected, end_of, environment, playground, start

__all__ = ["environment", "playground"]

ROOT = Path(__file__).parents[3]
BOT = """
import asyncio
from random import Random
from bot.computers.here import ThinkingHere
from bot.computers.pool import ThinkingElsewhere
from tests.bot.computers.players import PLAYERS, Target, player_of, question

async def main():
    pool = ThinkingElsewhere(ThinkingHere(Random(1), players=player_of), Random(2), processes=1, players=PLAYERS)
    async with pool.at_work():
        asked = asyncio.create_task(pool.choose(question(Target.SEARCH_HANGS, seconds=60)))
        while not any(not desk.is_free for desk in pool._desks):
            await asyncio.sleep(0.01)
        print(*pool.pids, flush=True)
        await asked

asyncio.run(main())
"""
"""A bot that is killed while a player hangs."""


def of(pid: int, name: str) -> str:
    """Return what the system tells of a process."""
    return Path(f"/proc/{pid}/{name}").read_text()


def files_of(pid: int) -> list[str]:
    """Return the files that a process has open."""
    return [str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()]


def children_of(pid: int) -> list[int]:
    """Return the processes that a process began."""
    return [int(child) for child in of(pid, f"task/{pid}/children").split()]


def is_gone(pid: int) -> bool:
    """Return whether there is no such process, not even one that nobody has waited for."""
    return not Path(f"/proc/{pid}").exists()


async def test_a_process_that_thinks_lets_all_others_go_first(pool: ThinkingElsewhere) -> None:
    """In the processor, in memory, and when there is too little of it; it leaves no hands in a core dump."""
    pid = only_pid(pool)
    limits = {line[:25].strip(): line[25:].split()[0] for line in of(pid, "limits").splitlines()}
    niceness = os.getpriority(os.PRIO_PROCESS, pid) - os.getpriority(os.PRIO_PROCESS, 0)
    assert (NICENESS, "1000") == (niceness, of(pid, "oom_score_adj").strip())
    assert (str(MEMORY), "0") == (limits["Max address space"], limits["Max core file size"])
    assert NICENESS >= 10


async def test_a_process_that_thinks_has_nothing_of_the_bots(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pool: ThinkingElsewhere
) -> None:
    """No file but its pipes, so no lock of the database, and no token."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with (tmp_path / "murlan.db").open("w") as file:
        os.set_inheritable(file.fileno(), True)  # noqa: FBT003 - the only way to say it
        os.kill(only_pid(pool), signal.SIGKILL)
        await until(lambda: pool.figures.starts == 2 and bool(pool.pids))
        pid = only_pid(pool)
        links = files_of(pid)
    assert [] == [link for link in links if "murlan.db" in link]
    assert "secret" not in of(pid, "environ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
async def test_a_process_that_thinks_leaves_it_to_the_bot_when_to_end(
    number: signal.Signals, pool: ThinkingElsewhere
) -> None:
    """A terminal sends its signals to all of us, and the bot has presses to answer yet."""
    thinking = asyncio.create_task(pool.choose(question(Target.SEARCHES)))
    await until(lambda: is_searching(pool))
    os.kill(only_pid(pool), number)
    await thinking
    assert 1 == pool.figures.starts


async def test_processes_end_with_a_bot_that_is_killed() -> None:
    """Even in the middle of a search that never ends: nobody hears what they find."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    pid = int(await process.stdout.readline())
    process.kill()
    await process.wait()
    await until(lambda: is_gone(pid))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
async def test_processes_end_with_a_bot_that_is_told_to_stop(
    number: signal.Signals, playground: Playground, environment: Environment, tmp_path: Path
) -> None:
    """Exit code 0, nobody is left behind, and nothing is said about it."""
    process = await start({**environment, "MURLAN_COMPUTER_PROCESSES": "1"}, tmp_path)
    await connected(playground)
    children = children_of(process.pid)
    process.send_signal(number)
    code, wrote = await end_of(process)
    assert (0, 1, [True]) == (code, len(children), [is_gone(child) for child in children])
    assert [] == [word for word in ("Traceback", "leaked", "to think in ended") if word in wrote]


async def test_the_bots_own_process_imports_no_numpy() -> None:
    """It costs time at the start and memory for ever, and only the better computer players need it."""
    code = (
        "import sys, bot.app, bot.__main__, asyncio, random;"
        "from bot.computers.here import ThinkingHere;"
        "from tests.bot.computers.players import question;"
        "from murlan.computer.levels import Level;"
        "here = ThinkingHere(random.Random(1));"
        "[asyncio.run(here.choose(question(level=level))) for level in Level];"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'numba', 'scipy'}))"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert (0, "[]") == (process.returncode, out.decode().strip())
