"""Ctrl-C for processes that tests start."""

from __future__ import annotations

import signal


def hears_interrupts() -> None:
    """Let the process that begins here hear Ctrl-C, which a shell leaves ignored in what it runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
