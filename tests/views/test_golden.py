"""Every message as it was last looked at; ``python -m tests.golden.redo`` draws them anew, and the diff is read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.golden.redo import FOLDER, golden_files

FILES: Final = tuple(golden_files())


@pytest.mark.parametrize(("path", "content"), FILES, ids=[path.stem for path, _ in FILES])
def test_message_is_drawn_as_it_was_last_looked_at(path: Path, content: str) -> None:
    """No message changes without somebody reading the change."""
    assert path.read_text(encoding="utf-8") == content


def test_golden_files_are_those_of_the_states_there_are() -> None:
    """A state that is gone leaves no picture behind."""
    assert {path for path, _ in FILES} == set(FOLDER.glob("*.json"))
