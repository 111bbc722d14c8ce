"""Interactions as Discord tells them, before discord.py has made objects of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Told = Mapping[str, Any]
"""An interaction, any JSON."""
EPHEMERAL: Final = 1 << 6
"""The flag of a message that only its reader sees."""


def is_private(told: Told) -> bool:
    """Return whether it is a press on a message that only its reader sees."""
    return bool(((told.get("message") or {}).get("flags") or 0) & EPHEMERAL)


def lean(told: Told) -> Told:
    """Return it without the parts of a message that only its reader sees.

    Discord tells them with every press on a hand, and nobody asks for them; discord.py would make an object of each of
    a hand's buttons and options.
    """
    return {**told, "message": {**told["message"], "components": []}} if is_private(told) else told
