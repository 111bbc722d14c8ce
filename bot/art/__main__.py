"""``python -m bot.art``: the numbers of the decks; with a folder, all emojis are written into it as well."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.art.emojis import emoji_set
from bot.art.figures import figures


def main() -> int:
    """Print the figures; return 1 where one is below what it must not fall below."""
    is_good = True
    for figure in figures():
        print(figure)
        is_good &= figure.value >= figure.least
    for folder in map(Path, sys.argv[1:2]):
        folder.mkdir(parents=True, exist_ok=True)
        for name, png in emoji_set().pictures.items():
            (folder / f"{name}.png").write_bytes(png)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
