"""What each seat and the table at large see of a match, made once for each state of it.

One change is looked at many times: by the table's message, by every hand that may be out of date, by whoever presses.
"""

from __future__ import annotations

from murlan.match import Match
from murlan.snapshot import Snapshot


class Sight:
    """The snapshots of one table's match as it stands."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._seen: dict[int | None, Snapshot] = {}

    def of(self, match: Match, viewer: int | None) -> Snapshot:
        """Return what a seat sees, or with ``None`` the table at large."""
        if match is not self._match:
            self._match = match
            self._seen.clear()
        snapshot = self._seen.get(viewer)
        if snapshot is None:
            snapshot = self._seen[viewer] = match.snapshot(viewer)
        return snapshot
