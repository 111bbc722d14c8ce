"""What axe-core finds on a page: the parts of it that keep somebody out who sees, hears or points otherwise."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from playwright.async_api import Page

HINDERING: Final = frozenset({"serious", "critical"})
"""The impacts that are not put up with."""
_SCRIPT: Final = files("axe_playwright_python") / "axe.min.js"
_RUN: Final = "() => axe.run(document, {resultTypes: ['violations']})"


async def hindrances(page: Page) -> list[str]:
    """Return what hinders people on a page, each as the rule and the place."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    found: dict[str, Any] = await page.evaluate(_RUN)
    return [
        f"{rule['id']} ({rule['impact']}): {node['html'][:160]}"
        for rule in found["violations"]
        if rule["impact"] in HINDERING
        for node in rule["nodes"]
    ]
