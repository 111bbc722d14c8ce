"""The command `python -m playground` as a process: its page's address, its bot, its end."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.botprocess import BotProcess

BOT = f"{sys.executable} {Path(__file__).with_name('testbot.py')}"
PATIENCE = 15.0
Start = Callable[..., Awaitable[tuple[asyncio.subprocess.Process, str]]]


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Starts the command on a free port; the process and the address it prints."""
    running: list[asyncio.subprocess.Process] = []

    async def run(*arguments: str) -> tuple[asyncio.subprocess.Process, str]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playground", "--port", "0", *arguments, stdout=asyncio.subprocess.PIPE
        )
        running.append(process)
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        found = re.fullmatch(r"The playground is open: (http://127\.0\.0\.1:\d+)/\?as=ana,besa,clirim,drita\n", line)
        assert found is not None, line
        return process, found.group(1)

    yield run
    for process in running:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def bot_is_here(http: aiohttp.ClientSession, url: str, identifies: int) -> dict[str, Any]:
    """Wait on Ana's page until a bot has identified that often."""
    async with asyncio.timeout(PATIENCE), http.ws_connect(f"{url}/people/ana/socket") as page:
        while True:
            async with http.get(f"{url}/control/bot") as answer:
                told: dict[str, Any] = await answer.json()
            if told["running"] and told["identifies"] >= identifies:
                return told
            await page.receive_json()


async def test_command_starts_a_bot_restarts_it_by_a_kill_and_ends_both(start: Start, tmp_path: Path) -> None:
    """Messages stay while the bot is killed; an interrupt ends both processes."""
    process, url = await start("--bot", BOT, "--data", str(tmp_path / "data"), "--fast")
    async with aiohttp.ClientSession() as http:
        await bot_is_here(http, url, 1)
        channel = "1200000000000000100"
        async with http.post(f"{url}/people/ana/channels/{channel}/messages", json={"content": "stays"}) as answer:
            assert answer.status == 200
        async with http.post(f"{url}/control/bot", json={"action": "restart"}) as answer:
            assert answer.status == 200
        await bot_is_here(http, url, 2)
        async with http.get(f"{url}/people/ana/channels/{channel}/messages") as answer:
            assert [message["content"] for message in await answer.json()] == ["stays"]
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0
    assert (tmp_path / "data").is_dir()


async def test_command_without_a_bot_says_how_to_point_one_here(start: Start) -> None:
    """The page is served, restarting is refused, the environment is printed."""
    process, url = await start("--no-bot")
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        lines = [(await process.stdout.readline()).decode().strip() for _ in range(4)]
    assert lines[0] == f"One person alone: {url}/?as=ana"
    assert lines[1] == f"DISCORD_API_URL={url}/api/v10"
    assert lines[3].startswith("DISCORD_TOKEN=MTEwMDAwMDAwMDAwMDAwMDAwMQ.")
    async with aiohttp.ClientSession() as http:
        async with http.get(url) as answer:
            assert "<script" in await answer.text()
        async with http.post(f"{url}/control/bot", json={"action": "restart"}) as answer:
            assert answer.status == 400
    process.terminate()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0


async def test_taken_port_is_told_in_one_sentence() -> None:
    """Exit status 1, nothing of a traceback."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playground", "--port", port, stderr=asyncio.subprocess.PIPE
        )
        _, told = await process.communicate()
    assert process.returncode == 1
    assert (
        told.decode()
        == f"Port {port} is taken: end what uses it, or choose another with --port (make play PORT=8799).\n"
    )


async def test_bot_that_dies_by_itself_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pause before it; ending the keeper ends the bot that runs then."""
    monkeypatch.setattr("playground.botprocess.FIRST_PAUSE", 0.01)
    starts = tmp_path / "starts"
    os.mkfifo(starts)
    reader = os.open(starts, os.O_RDWR)
    process = BotProcess(("sh", "-c", 'echo "$NAME" > "$STARTS"'), {"STARTS": str(starts), "NAME": "murlan"})
    await process.start()
    heard = [await asyncio.to_thread(os.read, reader, 7) for _ in range(2)]
    await process.stop()
    os.close(reader)
    assert heard == [b"murlan\n", b"murlan\n"]
