"""A disk for SQLite that knows what would survive a power cut: an `apsw` file system over the real one.

For each file it keeps what was synced and, apart, what was only written since; for the folder, which names were made
or removed since it was last synced. It is as unkind as POSIX allows: of what was not synced, each write survives or
not by itself, in any combination, torn at sectors. It is as kind as SQLite's own unix file system counts on: a write
never damages the bytes beside it (its ``POWERSAFE_OVERWRITE``), and the first sync of a new log syncs the folder too.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import apsw

SECTOR: Final = 512
_JOURNALS: Final = apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL
_NUMBERS: Final = itertools.count()


class PowerCutError(Exception):
    """The power is gone; nothing reaches the disk any more."""


@dataclass(slots=True)
class _File:
    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Writes since the last sync, as offset and bytes; without bytes the file was cut off there."""

    def sync(self) -> None:
        for operation in self.pending:
            _apply(self.synced, *operation)
        self.pending.clear()

    def after_the_cut(self, rng: Random) -> bytes:
        """Return what is found of it when the power is back."""
        found = bytearray(self.synced)
        for offset, data in self.pending:
            for part in _survivors(offset, data, rng):
                _apply(found, *part)
        return bytes(found)


class UnsyncedDisk(apsw.VFS):
    """The file system of one simulated machine, from its first file to the power cut."""

    def __init__(self, cut_at: int | None = None) -> None:
        """Begin with an empty folder.

        Args:
            cut_at: The operation in which the power goes; ``None`` to let it run and count.
        """
        self.name = f"unsynced-{next(_NUMBERS)}"
        super().__init__(self.name, "")
        self.operations = 0
        """Writes, syncs, cuts and removals so far."""
        self._cut_at = cut_at
        self._names: dict[str, _File] = {}
        self._synced_names: dict[str, _File] = {}

    def after_the_cut(self, folder: Path, rng: Random) -> None:
        """Write the files that are found when the power is back; the ``-shm`` was never synced by anybody."""
        for name in sorted(self._names.keys() | self._synced_names.keys()):
            before, now = self._synced_names.get(name), self._names.get(name)
            file = now if before is now or rng.random() < 0.5 else before
            if file is not None:
                (folder / Path(name).name).write_bytes(file.after_the_cut(rng))
                if name.endswith("-wal") and rng.random() < 0.5:
                    (folder / Path(name).name.replace("-wal", "-shm")).write_bytes(rng.randbytes(32768))

    def xOpen(self, name: apsw.URIFilename | str | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802  # SQLite's
        """Open a file, and make it where it is missing."""
        text = name.filename() if isinstance(name, apsw.URIFilename) else name
        is_new = text is not None and text not in self._names
        opened = _OpenFile(self, name, flags, text)
        if text is not None and is_new:
            self._names[text] = _File()
        return opened

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: FBT001, N802  # SQLite's
        """Remove a file."""
        self.operate()
        self._names.pop(name, None)
        if syncdir:
            self.sync_folder()
        super().xDelete(name, syncdir)

    def operate(self) -> None:
        """Count an operation.

        Raises:
            PowerCutError: The power goes here, or is gone.
        """
        self.operations += 1
        if self._cut_at is not None and self.operations >= self._cut_at:
            raise PowerCutError

    def file(self, name: str) -> _File:
        """Return what is known of a file."""
        return self._names[name]

    def sync_folder(self) -> None:
        """Make sure of all names."""
        self._synced_names = dict(self._names)


class _OpenFile(apsw.VFSFile):
    def __init__(
        self, disk: UnsyncedDisk, name: apsw.URIFilename | str | None, flags: list[int], text: str | None
    ) -> None:
        super().__init__("", name, flags)
        self._disk = disk
        self._text = text
        self._syncs_folder = bool(flags[0] & _JOURNALS)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802  # SQLite's
        self._keep(offset, bytes(data))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802  # SQLite's
        self._keep(newsize, None)
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: ARG002, N802  # SQLite's
        """Sync what is known, not the real file: no real power goes."""
        if self._text is None:
            return
        self._disk.operate()
        self._disk.file(self._text).sync()
        if self._syncs_folder:
            self._disk.sync_folder()
            self._syncs_folder = False

    def _keep(self, offset: int, data: bytes | None) -> None:
        if self._text is not None:
            try:
                self._disk.operate()
            finally:  # the write in which the power goes may still survive, in part
                self._disk.file(self._text).pending.append((offset, data))


def _apply(content: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del content[offset:]
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def _survivors(offset: int, data: bytes | None, rng: Random) -> list[tuple[int, bytes | None]]:
    """Return what is left of a write that was not synced: all, nothing, or any of its sectors."""
    fate = rng.random()
    if fate < 0.4:
        return []
    if fate < 0.8 or data is None:
        return [(offset, data)]
    starts = [offset, *range((offset // SECTOR + 1) * SECTOR, offset + len(data), SECTOR)]
    ends = [*starts[1:], offset + len(data)]
    keeps: Callable[[], bool] = lambda: rng.random() < 0.5  # noqa: E731
    return [(start, data[start - offset : end - offset]) for start, end in zip(starts, ends, strict=True) if keeps()]
