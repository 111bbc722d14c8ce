"""docs/RULES.md and the tests hold each other: every rule is tested, every number cited exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
NUMBER: Final = re.compile(r"R\d+\.\d+")

NOT_YET_TESTED: Final = {
    "R10.4": "seating is the table's: the rules engine knows seats, not partners who chose each other",
    "R12.1": "the clock is the table's; the engine has only the understudy's choice",
    "R12.2": "the engine does not know whether a person is away",
    "R12.3": "ratings are the league's",
    "R12.4": "closing is the table's",
    "R12.5": "seats change hands at the table",
}
"""Rules outside R1–R9 that need no test beside the engine's, each with its reason."""


def test_rules_document_numbers_every_rule_once_and_in_order() -> None:
    """The numbers are those the code cites, without a gap."""
    numbers = _defined()
    assert len(numbers) == len(set(numbers))
    chapters = [int(number[1:].split(".")[0]) for number in numbers]
    assert chapters == sorted(chapters)
    for chapter in set(chapters):
        rules = [number for number in numbers if number.startswith(f"R{chapter}.")]
        assert rules == [f"R{chapter}.{n}" for n in range(1, len(rules) + 1)]
    headings = re.findall(r"^## R(\d+) ", _document(), re.MULTILINE)
    assert headings == [str(n) for n in range(1, 13)]


def test_rules_document_each_rule_is_cited_by_a_test() -> None:
    """R1 to R9 without exception; the others unless a reason is given."""
    missing = set(_defined()) - _cited()
    assert missing <= set(NOT_YET_TESTED)
    assert not [number for number in NOT_YET_TESTED if int(number[1:].split(".")[0]) < 10]


def test_tests_and_code_cite_only_rules_that_exist() -> None:
    """A number that no longer exists would mislead whoever looks it up."""
    code = {number for path in (TESTS.parent / "murlan").rglob("*.py") for number in NUMBER.findall(_text(path))}
    assert set() == (code | _cited()) - set(_defined())


def test_rules_document_names_modules_that_exist() -> None:
    """The table of where the rules live is true."""
    paths = re.findall(r"`(murlan/[\w/]+\.py)`", _document())
    assert paths
    assert [] == [path for path in paths if not (TESTS.parent / path).is_file()]


def _document() -> str:
    return _text(TESTS.parent / "docs" / "RULES.md")


def _defined() -> list[str]:
    return re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", _document(), re.MULTILINE)


def _cited() -> set[str]:
    """Return the numbers in the docstrings of all tests; ``R4.1–R4.4`` cites each of its rules."""
    cited: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(_text(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                cited |= _numbers_in(ast.get_docstring(node) or "")
    return cited


def _numbers_in(text: str) -> set[str]:
    numbers = set(NUMBER.findall(text))
    for chapter, first, last in re.findall(r"R(\d+)\.(\d+)–R\1\.(\d+)", text):
        numbers |= {f"R{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return numbers


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
