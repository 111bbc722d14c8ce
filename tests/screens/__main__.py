"""All that people see, as contact sheets: ``python -m tests.screens``, then open ``build/screens/index.html``.

Every state of every message in every language, on a phone and on a screen, dark and light; and a list of what is cut
off or sticks out. Narrow it with ``--languages sq --widths 390 --themes dark --chapters hand``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot.texts import LANGUAGES
from tests.journeys.driver import SCREENS, chromium
from tests.screens.album import write_album
from tests.screens.scenes import scenes
from tests.screens.sheets import Sheet, photographer

WIDTHS = (390, 1100)
THEMES = ("dark", "light")


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the sheets that are asked for; 1 if something on them does not fit."""
    told = _parser().parse_args(arguments)
    return asyncio.run(_draw(told))


async def _draw(told: argparse.Namespace) -> int:
    started = time.monotonic()
    sheets: list[Sheet] = []
    async with chromium() as browser, photographer(browser, told.folder / "sheets") as camera:
        for language in told.languages:
            shown = list(scenes(language, lambda chapter: not told.chapters or chapter in told.chapters))
            for width in told.widths:
                sheets += await camera.take(shown, language, width, told.themes)
            _say(f"{language}: {len(shown)} messages, {len(sheets)} sheets, {time.monotonic() - started:.0f} s")
    index = write_album(told.folder, sheets, camera.faults)
    for fault in camera.faults:
        _say(f"{fault.language} {fault.width} {fault.scene}: {fault.fault}: {fault.where!r}")
    _say(f"{index}: {len(camera.faults)} that do not fit")
    return 1 if camera.faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__.splitlines()[0])
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--widths", nargs="+", type=int, default=WIDTHS, help="of the window, in pixels")
    parser.add_argument(
        "--themes", nargs="*", choices=THEMES, default=THEMES, help="none: only look for what does not fit"
    )
    parser.add_argument("--chapters", nargs="+", help="lobby deal between ends hand lists decks menus league …")
    parser.add_argument("--folder", type=Path, default=SCREENS)
    return parser


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
