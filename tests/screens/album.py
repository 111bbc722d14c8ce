"""The page that shows all sheets: one language, width, theme and chapter at a time, and what does not fit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Final

from tests.screens.sheets import Fault, Sheet

_PAGE: Final = (Path(__file__).parent / "page" / "album.html").read_text(encoding="utf-8")


def write_album(folder: Path, sheets: Sequence[Sheet], faults: Sequence[Fault]) -> Path:
    """Write the page into the folder that holds the sheets' own one; return where it is."""
    told = "".join(
        f"<li>{escape(f'{one.language} {one.width} px · {one.scene} · {one.fault}: {one.where}')}</li>"
        for one in faults
    )
    data = json.dumps([asdict(sheet) for sheet in sheets]).replace("<", "\\u003c")
    path = folder / "index.html"
    path.write_text(
        _PAGE.replace("{{sheets}}", data).replace("{{count}}", str(len(faults))).replace("{{faults}}", told),
        encoding="utf-8",
    )
    return path
