"""The process in which pictures are drawn: ``python -m bot.painting.painter``, started by the bot.

It reads one drawing after the other from its standard input and answers each with a PNG, or with ``None`` where it
fails. It ends as soon as the bot closes its standard input, however the bot came to its end.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import Final

from bot.computers import modesty
from bot.painting.drawn import drawn
from bot.views.drawings import Drawing

BUSY_SECONDS: Final = 5.0
"""A picture that takes so much of the processor ends the process; others may have it for long, for it is taken last."""
STUCK_SECONDS: Final = 60.0
"""A picture that takes so long on the clock does too, with a trace of where it hangs."""


def main() -> None:
    """Draw until the bot is gone."""
    modesty.be_modest()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    with suppress(EOFError, BrokenPipeError):
        while True:
            drawing = pickle.load(sys.stdin.buffer)  # noqa: S301  # both ends are ours
            pickle.dump(_tried(drawing), answers)
            answers.flush()


def _tried(drawing: Drawing) -> bytes | None:
    signal.setitimer(signal.ITIMER_PROF, BUSY_SECONDS)  # its signal ends a process that does not mind it
    faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
    try:
        return drawn(drawing)
    except Exception:  # noqa: BLE001  # where a process begins and ends; the bot is told, and does without
        traceback.print_exc()
        return None
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_PROF, 0.0)


if __name__ == "__main__":
    main()
