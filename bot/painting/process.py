"""The bot's end of the process that draws: begun for the first picture and wherever it has died, ended with the bot."""

from __future__ import annotations

import logging
import os
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Lock
from typing import Final

from bot.painting.drawn import drawn
from bot.views.drawings import Drawing

log = logging.getLogger(__name__)

TRIES: Final = 2
"""How many processes may die of one picture; another one is then not tried, here least of all."""
_GONE: Final = (EOFError, OSError, pickle.UnpicklingError, ValueError)
"""How a pipe says that nobody is at its other end; the last is how one says that it was closed here."""


class NotPaintedError(Exception):
    """A picture could not be drawn, or the process died of it."""


class Painting:
    """Draws in a process of its own, for one thread that asks; where there can be none, in that thread.

    Args:
        module: What the process runs.
        python: What runs it.
    """

    def __init__(self, module: str = "bot.painting.painter", *, python: str = sys.executable) -> None:
        self._module, self._python = module, python
        self._process: Popen[bytes] | None = None
        self._is_closed = False
        self._lock = Lock()
        """Held while a process is begun or ended: the thread that asks does that, and whoever closes."""

    @property
    def pid(self) -> int | None:
        """The number that the system knows the process by, while there is one."""
        return None if self._process is None else self._process.pid

    def __call__(self, drawing: Drawing) -> bytes:
        """Return a picture.

        Raises:
            NotPaintedError: It cannot be drawn.
        """
        for _ in range(TRIES):
            process = self._begun()
            if process is None:
                return drawn(drawing)
            try:
                png = _asked(process, drawing)
            except _GONE:
                self._end()
                continue
            if png is not None:
                return png
            break
        raise NotPaintedError

    def close(self) -> None:
        """Draw nothing more."""
        self._is_closed = True
        self._end()

    def _begun(self) -> Popen[bytes] | None:
        """Return the process, or ``None`` where there can be none.

        Raises:
            NotPaintedError: Nothing more is to be drawn.
        """
        with self._lock:
            if self._is_closed:
                raise NotPaintedError
            if self._process is None:
                try:
                    self._process = _started(self._python, self._module)
                except OSError as error:
                    log.warning("no process can be begun to draw in: %s", error.strerror)
            return self._process

    def _end(self) -> None:
        with self._lock:
            process, self._process = self._process, None
            if process is None:
                return
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what was not yet written goes nowhere
                    if pipe is not None:
                        pipe.close()


def _started(python: str, module: str) -> Popen[bytes]:
    """Start a process, by exec, so that it inherits nothing of the bot's.

    Raises:
        OSError: There can be no more processes.
    """
    command = [python, "-P", *(["-B"] if sys.dont_write_bytecode else []), "-m", module]
    modules = os.pathsep.join(str(Path(path).absolute()) for path in sys.path)
    # Nothing of the bot's environment: the token may be in it.
    return Popen(command, stdin=PIPE, stdout=PIPE, env={"PYTHONPATH": modules})  # noqa: S603  # our own


def _asked(process: Popen[bytes], drawing: Drawing) -> bytes | None:
    """Return what the process makes of a drawing: a PNG, or ``None`` where it fails."""
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None, "it was started with pipes"
    pickle.dump(drawing, process.stdin)
    process.stdin.flush()
    png: bytes | None = pickle.load(process.stdout)  # noqa: S301  # both ends are ours
    return png
