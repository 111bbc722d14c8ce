"""One process a database: a lock on a file beside it, held for life and let go by the kernel when the process dies.

It is not taken on the database file itself: opening and closing that one in our process would drop the locks that
SQLite holds on it (POSIX locks belong to the process, not to the descriptor).
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Self

from db.errors import DatabaseInUseError, UnwritableFolderError
from db.folders import make_folder


class FileLock:
    """A `flock` on ``<database>.lock``. A forked child would share it: start child processes by spawning."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the lock of a database, and make its folder where it is missing.

        Raises:
            UnwritableFolderError: The folder cannot be made, or takes no file.
            DatabaseInUseError: Another process, or another `FileLock` of this one, holds it.
        """
        try:
            make_folder(database.parent)
            descriptor = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise UnwritableFolderError(database, str(error)) from error
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(descriptor, 20, 0).decode("ascii", "replace").strip()
            os.close(descriptor)
            raise DatabaseInUseError(database, holder) from None
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode("ascii"), 0)
        return cls(descriptor)

    def release(self) -> None:
        """Let the lock go; a second time is without effect. The file stays: removing it would race with a taker."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
