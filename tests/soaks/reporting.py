"""What every soak shares: its figures in a file, with which it goes on after an interruption, and its progress.

The file is `build/soaks/<name>.jsonl`: first what was asked for, then an entry a step. A run that asks for the same
goes on behind the last entry; one that asks for something else, or after a run that was finished, begins a new file.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self, TextIO

FOLDER: Final = Path(__file__).parents[2] / "build" / "soaks"
FINISHED: Final = "finished"
"""In the last entry of a run that came to its end."""
Entry = dict[str, Any]


class Record:
    """The file of one soak."""

    def __init__(self, path: Path, entries: list[Entry]) -> None:
        self.path = path
        self.entries = entries
        """The steps that are done, those of earlier runs too."""

    @classmethod
    def open(cls, name: str, asked: Mapping[str, Any], *, folder: Path = FOLDER, anew: bool = False) -> Self:
        """Open the file of a soak, or begin it.

        Args:
            name: The soak's.
            asked: What the run was asked for, as JSON can say it; another answer needs another run.
            folder: Where the file is.
            anew: Whether to forget what is done.
        """
        path = folder / f"{name}.jsonl"
        lines = _lines(path)
        if anew or not lines or lines[0] != {"asked": dict(asked)} or FINISHED in lines[-1]:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"asked": dict(asked)}) + "\n", "utf-8")
            return cls(path, [])
        return cls(path, lines[1:])

    def add(self, **entry: object) -> None:
        """Note a step that is done."""
        self.entries.append(entry)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def finish(self) -> None:
        """Note that the run came to its end: the next one begins anew."""
        self.add(**{FINISHED: True})
        self.entries.pop()

    def total(self, figure: str) -> int:
        """Return the sum of a figure over all steps."""
        return sum(int(entry.get(figure, 0)) for entry in self.entries)


class Progress:
    """Says how far a run has come, how fast it is and how long it will take."""

    def __init__(self, goal: int, *, done: int = 0, out: TextIO = sys.stdout) -> None:
        self._goal = goal
        self._before = done
        self._began = time.monotonic()
        self._out = out

    def tell(self, done: int, **figures: object) -> None:
        """Print one line.

        Args:
            done: Of the goal, earlier runs included.
            figures: What else to say, in this order.
        """
        pace = (done - self._before) / max(time.monotonic() - self._began, 1e-9)
        left = _minutes((self._goal - done) / pace) if 0 < done - self._before and done < self._goal else ""
        words = [f"{done:,}/{self._goal:,}", f"{pace:.1f}/s", *([f"{left} left"] if left else [])]
        words += [f"{name.replace('_', ' ')} {value}" for name, value in figures.items()]
        self.say("  ".join(words))

    def say(self, line: str) -> None:
        """Print a line."""
        print(line, file=self._out, flush=True)  # for whoever waits at the terminal


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02} min"


def _lines(path: Path) -> list[Entry]:
    """Return the entries of a file; a last line that was torn by an interruption is no entry."""
    if not path.exists():
        return []
    found: list[Entry] = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    if found:  # what is added next must not continue a torn line
        path.write_text("".join(json.dumps(entry) + "\n" for entry in found), "utf-8")
    return found
