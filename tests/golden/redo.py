"""Draw every message anew: ``python -m tests.golden.redo``. What changed is read in the diff."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.views.refusals import refusal_text
from tests.views.refusals import ALL, NAMES, SEAT_NAMES
from tests.views.states import MESSAGES, components_of

LANGUAGES: Final = ("en", "sq")
"""Those that somebody reads in the diff: the measure of all others, and one whose sentences are built otherwise.

That a message has the same parts in every language, and keeps Discord's limits, is held by laws.
"""
FOLDER: Final = Path(__file__).parent / "messages"


def golden_files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file and what it holds: a state in two languages, or the sentences of all refusals."""
    for name, drawn in MESSAGES.items():
        pictures = {language: components_of(drawn(language)) for language in LANGUAGES}
        yield FOLDER / f"{name}.json", _written(pictures)
    sentences = {
        f"{number} {type(refusal).__name__}": {
            language: refusal_text(refusal, language, names=NAMES, seat_names=SEAT_NAMES) for language in LANGUAGES
        }
        for number, refusal in enumerate(ALL)
    }
    yield FOLDER / "refusals.json", _written(sentences)


def redo() -> None:
    """Write all golden files, and remove those of states that are no more."""
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(golden_files())
    for path in set(FOLDER.glob("*.json")) - wanted.keys():
        path.unlink()
    for path, content in wanted.items():
        path.write_text(content, encoding="utf-8")


def _written(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    redo()
