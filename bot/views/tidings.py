"""What a table is told of the place that its message is in: each thing once."""

from __future__ import annotations

from bot.tables.actions import LetIn, PlaceGone, Shown, ShutOut
from bot.tables.phases import Hold, PauseReason, Phase
from bot.tables.public import PublicTable
from bot.tables.timing import Clock
from bot.views.picture import ShownTable
from bot.views.reach import Barrier, Reach


class Tidings:
    """What one table was told."""

    def __init__(self, table: ShownTable, clock: Clock) -> None:
        self.is_late = False
        """Whether the table's clock stands because the picture is late."""
        self._table = table
        self._clock = clock
        self._is_shut_out = False
        self._shown = b""
        """The commitment that the table knows to be shown."""

    def tell(self, reach: Reach) -> None:
        """Tell the table what it does not know yet of how its message is reached.

        That we are shut out is told only to a match, which has to wait for it; in a lobby just the picture waits.
        """
        late_at = reach.late_at
        is_late = late_at is not None and self._clock.monotonic() >= late_at
        if is_late is not self.is_late:
            self.is_late = is_late
            (self._table.hold if is_late else self._table.release)(Hold.PICTURE_LATE)
        if reach.barrier is Barrier.SHUT_OUT and not self._is_shut_out:
            self._is_shut_out = self._table.public().phase is Phase.PLAYING
            if self._is_shut_out:
                self._table.tell(ShutOut())

    def reached(self, shown: PublicTable) -> None:
        """Tell the table that its message could be changed, if it believes otherwise."""
        if self._is_shut_out or shown.pause is PauseReason.SHUT_OUT:
            self._is_shut_out = False
            self._table.tell(LetIn())

    def shown(self, table: PublicTable) -> None:
        """Tell the table that Discord has taken a message that shows the next deal's commitment."""
        if table.commitment is not None and table.commitment.digest != self._shown:
            self._shown = table.commitment.digest
            self._table.tell(Shown(self._shown))

    def gone(self) -> None:
        """Tell the table that its place is gone."""
        self._table.tell(PlaceGone())
