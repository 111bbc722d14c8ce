"""Remembers what pure functions of the application return, so that a soak spends its time on what can go wrong.

Every picture names four people in a dozen sentences, most of which stood in the picture before it.
"""

from __future__ import annotations

import sys
from functools import lru_cache

from bot import texts
from bot.views import names

_KEPT = 50_000


def remember() -> None:
    """Let safe names and formatted sentences be made once each; without effect the second time."""
    if hasattr(names.safe_name, "cache_info"):
        return
    slow_name, quick_name = names.safe_name, lru_cache(_KEPT)(names.safe_name)
    for name, module in tuple(sys.modules.items()):
        if name.startswith(("bot.", "cogs.")) and getattr(module, "safe_name", None) is slow_name:
            module.safe_name = quick_name  # type: ignore[attr-defined]
    slow_text = texts._formatted

    @lru_cache(_KEPT)
    def formatted(key: str, language: str, values: tuple[tuple[str, str | float], ...]) -> str | None:
        return slow_text(key, language, dict(values))

    texts._formatted = lambda key, language, values: formatted(key, language, tuple(values.items()))
