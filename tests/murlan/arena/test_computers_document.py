"""docs/COMPUTERS.md is true: its example runs, and it tells of every level, anchor and option."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from bench.ladder.tables import BEGIN, END
from bot.tables.seating import COMPUTER_NAMES
from murlan.arena.players import NAMES

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "COMPUTERS.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """Return the code of a language in the document."""
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


def test_example_of_an_own_player_plays_and_beats_chance(tmp_path: Path) -> None:
    """It is run as it stands there, from the folder that it was put into."""
    (code,) = blocks("python")
    name, command = re.findall(r"into `(\w+\.py)`", TEXT), re.findall(r"^\$ python (.+)$", TEXT, re.MULTILINE)
    (tmp_path / name[0]).write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, *command[0].split()],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    points, error = re.findall(r"^thrifty:Thrifty +([\d.]+) ± ([\d.]+)", done.stdout, re.MULTILINE)[0]
    assert float(points) > 1.5 + 4 * float(error)


def test_document_tells_of_every_level_with_its_names() -> None:
    """In the order of the ladder, with the names that are seen at tables."""
    rows = re.findall(r"^\| (\w+) \| [^|]+ \| ([^|]+) \|$", TEXT, re.MULTILINE)
    told = {level: tuple(names.split(", ")) for level, names in rows if level != "level"}
    assert {level.value: names for level, names in COMPUTER_NAMES.items()} == told


def test_document_names_every_player_of_the_arena() -> None:
    """A level by its row, an anchor by what it does."""
    assert [] == [name for name in NAMES if f"| {name} |" not in TEXT and f"`{name}`" not in TEXT]


def test_document_has_a_place_for_the_ladder() -> None:
    """The marks between which `make ladder` writes."""
    assert (1, 1) == (TEXT.count(BEGIN), TEXT.count(END))


def test_document_names_only_options_that_the_arena_has() -> None:
    """And those of the ladder."""
    options = set(re.findall(r"`(--[\w-]+)", TEXT))
    shown = subprocess.run(
        [sys.executable, "-m", "murlan", "arena", "--help"], capture_output=True, cwd=ROOT, text=True, check=True
    ).stdout
    assert {option for option in options if option not in shown} <= {"--only", "--error", "--table"}
