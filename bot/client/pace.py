"""How fast one person may press: a few more presses in a second than anybody plays with, and no more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.tables.timing import Clock
from bot.views.refusals import PressRefusal, TooFast

PER_SECOND: Final = 5.0
REMEMBERED: Final = 10_000
"""How many people are remembered; whoever is forgotten begins with a full bucket."""


class PressPace:
    """A token bucket a person: others feel nothing of one who presses too fast.

    Args:
        clock: Time.
        per_second: How often in the long run.
        burst: How often at once; if left out what two seconds give.
        refusal: What is raised where it is too often.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        per_second: float = PER_SECOND,
        burst: float | None = None,
        refusal: type[PressRefusal] = TooFast,
    ) -> None:
        self._clock = clock
        self._per_second = per_second
        self._burst = 2 * per_second if burst is None else burst
        self._refusal = refusal
        self._full_at: OrderedDict[int, float] = OrderedDict()
        """When each person's bucket is full again, the latest presser last."""
        self._pressed_at: dict[int, float] = {}
        """When those same people pressed last."""

    def __len__(self) -> int:
        return len(self._full_at)

    def pressed_at(self, user_id: int) -> float | None:
        """Return when somebody pressed last, in monotonic seconds; ``None`` where that is not remembered."""
        return self._pressed_at.get(user_id)

    def check(self, user_id: int) -> None:
        """Count a press of a person; one that is refused costs nothing.

        Raises:
            PressRefusal: It is too often: a `TooFast`, if nothing else was said.
        """
        now = self._clock.monotonic()
        full_at = max(self._full_at.get(user_id, now), now)
        if full_at - now > (self._burst - 1) / self._per_second + 1e-9:
            raise self._refusal
        self._full_at[user_id] = full_at + 1 / self._per_second
        self._full_at.move_to_end(user_id)
        self._pressed_at[user_id] = now
        if len(self._full_at) > REMEMBERED:
            del self._pressed_at[self._full_at.popitem(last=False)[0]]
