"""Backups by themselves: a checked copy of the database every so many hours, of which the newest are kept."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.clock import sleep_until
from bot.tables.timing import Clock
from db import OpeningError
from db.copies import back_up, put_in_place

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 900.0
"""After a backup that failed, the time until the next try."""
_FORM: Final = "%Y%m%d-%H%M%S"


class Backups:
    """Backs a database up while the bot writes to it.

    Args:
        database: The file.
        folder: Where copies go; made where it is missing.
        clock: Time.
        every: Seconds from one to the next.
        kept: How many are kept.
    """

    def __init__(self, database: Path, folder: Path, clock: Clock, *, every: float, kept: int) -> None:
        self._database = database
        self._folder = folder
        self._clock = clock
        self._every = every
        self._kept = kept
        self._newest_at: float | None = None
        """When the newest copy was made, in Unix seconds, as far as was looked."""

    def age(self) -> float | None:
        """Return how old the newest one is, in seconds, without a look at the disk; ``None`` where there is none."""
        return None if self._newest_at is None else max(0.0, self._clock.wall() - self._newest_at)

    async def run(self) -> None:
        """Back up whenever it is time, until cancelled; what fails is tried again, and told as an error."""
        self._newest_at = await asyncio.to_thread(self._found)
        while True:
            age = self.age()
            wait = 0.0 if age is None else self._every - age
            if wait <= 0:
                wait = self._every if await asyncio.to_thread(self._made) else AGAIN_SECONDS
            await sleep_until(self._clock, self._clock.monotonic() + wait)

    def make(self) -> Path:
        """Make one, restore it elsewhere to see that this can be done, and let the oldest go.

        Raises:
            OSError: A file cannot be written.
            OpeningError: The database, or the copy, is damaged; a copy that is stays under another name.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        made = datetime.fromtimestamp(self._clock.wall(), UTC).strftime(_FORM)
        copy = self._folder / f"{self._database.stem}-{made}.db"
        contents = back_up(self._database, copy)
        try:
            with tempfile.TemporaryDirectory(dir=self._folder, prefix=".restoring-") as place:
                elsewhere = Path(place) / copy.name
                put_in_place(copy, elsewhere, kept=elsewhere)
        except OpeningError:
            copy.rename(copy.with_suffix(".damaged"))
            raise
        for old in sorted(self._copies())[: -self._kept]:
            old.unlink(missing_ok=True)
        self._newest_at = _made_at(copy)
        log.info("backed up: %s, %s results of %s servers", copy.name, contents.results, contents.servers)
        return copy

    def _made(self) -> bool:
        try:
            self.make()
        except (OSError, OpeningError) as fault:
            log.error("the database was not backed up: %s", fault)  # noqa: TRY400  # the reason says all
            return False
        return True

    def _found(self) -> float | None:
        """Return when the newest copy in the folder was made, in Unix seconds."""
        return max((made for path in self._copies() if (made := _made_at(path)) is not None), default=None)

    def _copies(self) -> list[Path]:
        return [path for path in self._folder.glob(f"{self._database.stem}-*.db") if _made_at(path) is not None]


def _made_at(path: Path) -> float | None:
    """Return when a copy was made, by its name, in Unix seconds; ``None`` for another file."""
    try:
        return datetime.strptime("-".join(path.stem.rsplit("-", 2)[1:]), _FORM).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None
