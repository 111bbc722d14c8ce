"""docs/RULES.md and the tests hold each other: every rule is tested, every number cited exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
NUMBER: Final = re.compile(r"R\d+\.\d+")
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


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
    """All numbers of R1 to R12, without an exception."""
    assert set() == set(_defined()) - _cited()


def test_rules_document_each_chapter_is_cited_by_a_test() -> None:
    """R11 is a table and has no numbers of its own."""
    chapters = {number.split(".")[0] for number in _cited()} | set(re.findall(r"\bR11\b", _docstrings()))
    assert chapters >= {f"R{n}" for n in range(1, 13)}


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
    return _numbers_in(_docstrings())


def _docstrings() -> str:
    trees = (ast.parse(_text(path)) for path in sorted(TESTS.rglob("test_*.py")))
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, FUNCTIONS))
    return "\n".join(ast.get_docstring(node) or "" for node in functions if node.name.startswith("test_"))


def _numbers_in(text: str) -> set[str]:
    numbers = set(NUMBER.findall(text))
    for chapter, first, last in re.findall(r"R(\d+)\.(\d+)–R\1\.(\d+)", text):
        numbers |= {f"R{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return numbers


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
