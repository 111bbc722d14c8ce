"""Draw every message anew: ``python -m tests.golden.redo``. What changed is read in the diff."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.texts import LANGUAGES
from tests.views.states import MESSAGES, components_of

FOLDER: Final = Path(__file__).parent


def golden_files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file and what it must hold: all languages of one state, one below the other."""
    for name, drawn in MESSAGES.items():
        pictures = {language: components_of(drawn(language)) for language in LANGUAGES}
        yield FOLDER / f"{name}.json", json.dumps(pictures, ensure_ascii=False, indent=1) + "\n"


def redo() -> None:
    """Write all golden files, and remove those of states that are no more."""
    wanted = dict(golden_files())
    for path in set(FOLDER.glob("*.json")) - wanted.keys():
        path.unlink()
    for path, content in wanted.items():
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    redo()
