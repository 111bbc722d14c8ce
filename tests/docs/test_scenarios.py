"""Every scenario that other chat games failed at is named by a test here, or `tests/scenarios.md` says why not."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
SCENARIOS = json.loads((TESTS / "data" / "scenarios.json").read_text(encoding="utf-8"))
"""What must hold, by id."""
_ID = re.compile(r"BB-\d{3}")
_LINE = re.compile(r"^- (BB-\d{3}) — \S.{20,}$", re.MULTILINE)


@cache
def named_by_tests() -> frozenset[str]:
    """Return the ids in the docstrings of all tests."""
    return frozenset(_named())


def _named() -> Iterator[str]:
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield from _ID.findall(ast.get_docstring(node) or "")


def explained(title: str) -> list[str]:
    """Return the ids that have a line under a title of `tests/scenarios.md`."""
    text = (TESTS / "scenarios.md").read_text(encoding="utf-8")
    _, _, rest = text.partition(f"## {title}\n")
    return _LINE.findall(rest.partition("\n## ")[0])


def test_every_scenario_is_named_by_a_test_or_explained() -> None:
    """Neither forgotten nor both: what is tested needs no excuse."""
    tested, untested = named_by_tests(), explained("Not tested here")
    assert set(SCENARIOS) == tested | set(untested)
    assert [] == [scenario for scenario in untested if scenario in tested]


def test_every_scenario_that_is_reached_another_way_is_tested() -> None:
    """The outcome binds, not the means that the report proposes."""
    assert set(explained("Reached another way")) <= named_by_tests()
