"""The page's colours are readable: WCAG's contrast of at least 4.5, in the dark theme and in the light one."""

import re
from pathlib import Path

import pytest

SHEET = Path(__file__).parents[2] / "playground" / "page" / "style.css"
LEAST = 4.5

GROUNDS = {
    "text": ("ground", "side", "box", "private", "mine", "raised", "hover-strong", "rail", "field"),
    "muted": ("ground", "side", "box", "private", "mine", "raised", "hover", "hover-strong", "rail", "field"),
    "link": ("ground", "box", "private"),
    "bad": ("ground", "private", "raised", "rail"),
    "mention": ("mention-ground",),
    "on-colour": ("primary", "success", "danger", "brand"),
    "on-secondary": ("secondary",),
}
"""The colour of a text, and what it stands on."""


def themes() -> dict[str, dict[str, str]]:
    """The named colours of each theme; the light one changes what it does not share."""
    blocks = re.findall(r'^(?::root|\[data-theme="light"\]) \{(.*?)^\}', SHEET.read_text(), re.DOTALL | re.MULTILINE)
    dark, light = (dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)) for block in blocks)
    return {"dark": dark, "light": dark | light}


def contrast(one: str, other: str) -> float:
    """WCAG 2.2's contrast ratio of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """WCAG 2.2's relative luminance."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    shares = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_text_stands_out_from_what_is_behind_it(theme: str) -> None:
    """Each colour of a text against each of its grounds."""
    colours = themes()[theme]
    pairs = [(text, ground) for text, grounds in GROUNDS.items() for ground in grounds]
    assert [] == [pair for pair in pairs if contrast(colours[pair[0]], colours[pair[1]]) < LEAST]
