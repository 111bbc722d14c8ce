"""A person who has a keyboard and no pointer: everything is reached with Tab, and pressed with Enter or Space."""

from __future__ import annotations

import json
from typing import Final

from playwright.async_api import Page

MOST_STEPS: Final = 150
"""How often Tab is pressed before something counts as out of reach."""
_IS_THERE: Final = "selector => document.activeElement?.matches(selector) ?? false"
_DONE: Final = "[data-select-done]"
_LIST: Final = "[data-popover] [role=listbox]"


class Keyboard:
    """The keys of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def write(self, line: str) -> None:
        """Go to where one writes, type a line, and send it."""
        await self._reach("[data-composer]")
        await self.page.keyboard.type(line)
        await self.page.keyboard.press("Enter")

    async def press(self, custom_id: str, *, back: bool = True) -> None:
        """Go to a button, from what stands below it or above it, and press it."""
        await self._reach(_control(custom_id), back=back)
        await self.page.keyboard.press("Enter")

    async def pick(self, custom_id: str) -> None:
        """Go to a select, open its list, and take the first line."""
        await self._open(custom_id)
        await self.page.keyboard.press("Home")
        await self.page.keyboard.press("Enter")

    async def tick(self, custom_id: str) -> None:
        """Go to a select of which several lines may be chosen, tick the first one, and go on to Done.

        Where only one line is left there is nothing to be ticked: it is taken.
        """
        await self._open(custom_id)
        await self.page.keyboard.press("Home")
        await self.page.keyboard.press("Space")
        if await self.page.locator(_DONE).count():
            await self._reach(_DONE, back=False)
            await self.page.keyboard.press("Enter")

    async def _open(self, custom_id: str) -> None:
        await self._reach(_control(custom_id))
        await self.page.keyboard.press("Enter")
        await self.page.locator(_LIST).wait_for()
        assert await self.page.evaluate(_IS_THERE, _LIST), "a list that opens takes the focus"

    async def _reach(self, selector: str, *, back: bool = True) -> None:
        """Press Tab until something has the focus; backwards, for what is new stands below, right before the composer.

        Raises:
            AssertionError: It cannot be reached.
        """
        for _ in range(MOST_STEPS):
            if await self.page.evaluate(_IS_THERE, selector):
                return
            await self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to {selector} by keyboard")


def _control(custom_id: str) -> str:
    return f"[data-custom-id={json.dumps(custom_id)}]"
