"""The bot's process: begun, looked at from outside, ended."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Final

import aiohttp

ROOT: Final = Path(__file__).parents[2]
TICKS: Final = os.sysconf("SC_CLK_TCK")
MIB: Final = 2**20
START_SECONDS: Final = 120.0
_SAMPLE: Final = re.compile(r'^(\w+)(?:\{(?:le|queue)="([^"]+)"\})? (\S+)$', re.MULTILINE)


class Watched:
    """One run of `python -m bot`."""

    def __init__(self, process: Process, port: int) -> None:
        self._process = process
        self._port = port

    @classmethod
    async def start(cls, path: Path, url: str) -> tuple[Watched, float]:
        """Begin it over a database, and return it with the seconds until it was ready."""
        port = _free_port()
        environment = os.environ | {
            "DISCORD_TOKEN": "token",
            "DISCORD_API_URL": f"http://{url}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://{url}/gateway",
            "MURLAN_DATABASE": str(path),
            "MURLAN_CARDS": "text",
            "MURLAN_COMPUTER_PROCESSES": "0",
            "MURLAN_LOG_LEVEL": "WARNING",
            "MURLAN_HEALTH_PORT": str(port),
            "MURLAN_PRESSES_PER_SECOND": "1000",
        }
        began = time.perf_counter()
        with (path.parent / "bot.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=ROOT, env=environment, stderr=log
            )
        watched = cls(process, port)
        async with asyncio.timeout(START_SECONDS):
            while not await watched._is_ready():  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.02)
        return watched, time.perf_counter() - began

    @property
    def memory(self) -> float:
        """MiB of memory that it holds now."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    async def figures(self) -> dict[tuple[str, str], float]:
        """Return its metrics by name and label."""
        async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{self._port}/metrics") as answer:
            said = await answer.text()
        return {(name, label): float(value) for name, label, value in _SAMPLE.findall(said)}

    async def idle(self, calls: int) -> None:
        """Wait until nothing waits for Discord any more, however long that takes at its limits."""
        quiet = 0
        while quiet < calls:
            waiting = (await self.figures()).get(("murlan_waiting", "discord"), 0.0)
            quiet = 0 if waiting else quiet + 1
            await asyncio.sleep(1.0)

    async def stop(self) -> tuple[float, float, int]:
        """End it as a supervisor does; return the seconds that took, those of CPU in them, and the exit code."""
        began, before, ended = time.perf_counter(), self.cpu, resource.getrusage(resource.RUSAGE_CHILDREN)
        self._process.send_signal(signal.SIGTERM)
        code = await self._process.wait()
        all_ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = all_ended.ru_utime + all_ended.ru_stime - ended.ru_utime - ended.ru_stime - before
        return time.perf_counter() - began, cpu, code

    def kill(self) -> None:
        """End it whatever it does."""
        if self._process.returncode is None:
            self._process.kill()

    async def _is_ready(self) -> bool:
        if self._process.returncode is not None:
            raise ChildProcessError(self._process.returncode)
        try:
            async with (
                aiohttp.ClientSession() as http,
                http.get(f"http://127.0.0.1:{self._port}/health") as answer,
            ):
                return answer.status == 200
        except aiohttp.ClientError:
            return False


def lag_p99(before: dict[tuple[str, str], float], after: dict[tuple[str, str], float]) -> float:
    """Return the bound, in seconds, below which 99 % of the event loop's lags between two looks were."""
    name = "murlan_loop_lag_seconds_bucket"
    counts = {
        float(bound): value - before.get((name, bound), 0.0) for (key, bound), value in after.items() if key == name
    }
    total = counts.get(float("inf"), 0.0)
    return min((bound for bound, count in counts.items() if count >= 0.99 * total), default=float("inf"))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
