"""The examples of the library's documentation are true: README and module docstrings are run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Final

import pytest

import murlan

README: Final = Path(murlan.__file__).with_name("README.md")
MODULES: Final = sorted(
    module.name
    for module in pkgutil.walk_packages(murlan.__path__, "murlan.")
    if not module.name.endswith(".__main__")  # it runs the command line
)


def test_readme_of_the_library_says_what_happens() -> None:
    """Every example of it is run, in order."""
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 40


def test_readme_of_the_library_uses_what_is_public() -> None:
    """Names are imported from the package or from a module of its own; all that is public is named or of one kind."""
    text = README.read_text("utf-8")
    named = set(re.findall(r"\w+", text))
    kinds = {"Event", "SeatEvent", "Notice", "CardGiven", "Outcome", "SeatSnapshot", "Kind", "Stage", "Turn"}
    others = {"MurlanError", "RecordError", "MatchRecord", "SeatDraw", "seats_with_partners", "deal_hands"}
    assert set(murlan.__all__) - named <= kinds | others


@pytest.mark.parametrize("name", ["murlan", *MODULES])
def test_docstrings_of_the_module_say_what_happens(name: str) -> None:
    """Examples in docstrings are run, where there are any."""
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
