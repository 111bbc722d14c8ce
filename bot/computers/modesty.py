"""What a process that thinks does without, so that the bot's own process never has to wait for it."""

from __future__ import annotations

import os
import resource
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

NICENESS: Final = 10
"""How much more than the bot such a process lets others go first."""
MEMORY: Final = 2**30
"""Bytes of address space it may have: several times what it needs."""
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What tells numpy's libraries to use one thread; heard when numpy is imported."""


def be_modest() -> None:
    """Take the processor last, one thread and little memory, and leave it to the bot when to end."""
    os.nice(NICENESS)
    for name in ONE_THREAD:
        os.environ[name] = "1"
    for number in (signal.SIGINT, signal.SIGTERM):  # a terminal and a service send them to the whole group
        signal.signal(number, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # hands would be in it
    with suppress(OSError, ValueError):  # not every system lets it be limited
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with suppress(OSError):  # where memory runs out this process goes, not the bot
        Path("/proc/self/oom_score_adj").write_text("1000")
