"""Messages that show a table though nobody remembers them: Discord took one, and its answer was lost.

Which message shows the table is the picture's business (`bot.views.picture`); here is only how one is known again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.views.presses import is_summons, parse_press


def custom_ids(components: Iterable[Any]) -> frozenset[str]:
    """Return the ids of all buttons and selects of a message."""
    return frozenset(_ids(components))


def shows_table(ids: Iterable[str], table_id: str) -> bool:
    """Return whether a public message with these ids shows a table; what only calls somebody there does not."""
    presses = (parse_press(custom_id) for custom_id in ids)
    return any(press is not None and press.table_id == table_id and not is_summons(press) for press in presses)


def _ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None:
            yield custom_id
        yield from _ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _ids((accessory,))
