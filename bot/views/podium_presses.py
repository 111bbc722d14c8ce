"""The id of the button under a podium, there and back: ``e1:season:board:<number>``.

It leads to the board of the season that goes on. The number is that of the season that ended: by it the message is
known again where its answer was lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

VERSION: Final = "e1"
_ID: Final = re.compile(r"e1:season:board:([1-9]\d{0,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class PodiumPress:
    """The button under the podium of a season."""

    season: int

    def __str__(self) -> str:
        return f"{VERSION}:season:board:{self.season}"


def parse_podium_press(custom_id: str) -> PodiumPress | None:
    """Read an id back; ``None`` for one that is no podium's or from another version."""
    found = _ID.fullmatch(custom_id)
    return None if found is None else PodiumPress(int(found[1]))
