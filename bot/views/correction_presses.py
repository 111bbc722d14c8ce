"""The ids of what can be pressed when a server's books are corrected: ``c1:<what>:<verb>[:<name>]``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = "c1"
_ID: Final = re.compile(r"c1:books:([a-z-]{1,16})(?::([0-9a-zA-Z-]{1,32}))?", re.ASCII)


class CorrectionVerb(StrEnum):
    """What can be pressed."""

    WHICH = "which"
    """Choose the result that is not to count; a select."""
    VOID = "void"
    """Let the result that the id names count no more."""
    RESET = "reset"
    """Begin the boards that the id names anew."""


class Reset(StrEnum):
    """What can begin anew."""

    ALL = "all"
    """All boards and ratings."""
    SEASON = "season"
    """The board of the season that goes on."""


@dataclass(frozen=True, slots=True)
class CorrectionPress:
    """One button or select."""

    verb: CorrectionVerb
    name: str = ""

    def __str__(self) -> str:
        name = f":{self.name}" if self.name else ""
        return f"{VERSION}:books:{self.verb}{name}"


def parse_correction(custom_id: str) -> CorrectionPress | None:
    """Read an id back; ``None`` for one that corrects nothing or is from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None or found[1] not in set(CorrectionVerb):
        return None
    verb, name = CorrectionVerb(found[1]), found[2] or ""
    if (verb is CorrectionVerb.RESET and name not in set(Reset)) or (verb is CorrectionVerb.VOID and not name):
        return None
    return CorrectionPress(verb, name)
