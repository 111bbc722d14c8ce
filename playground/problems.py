"""The list of what went wrong, for people to see and tests to hold empty."""

from collections import deque
from collections.abc import Iterable

from playground.clock import Clock, timestamp
from playground.jsons import Json

KEPT = 500


class Problems:
    """Everything that Discord would have refused, did not know, or heard too late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._problems: deque[Json] = deque(maxlen=KEPT)

    def add(self, route: str, problems: Iterable[object], body: object = None) -> None:
        """Note what was wrong with one request."""
        found = [str(problem) for problem in problems]
        entry = {"at": timestamp(self._clock.now()), "route": route, "problems": found, "body": body}
        self._problems.append(entry)

    def listed(self) -> list[Json]:
        """The oldest first."""
        return list(self._problems)

    def clear(self) -> None:
        """Start over."""
        self._problems.clear()
