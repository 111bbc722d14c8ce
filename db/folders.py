"""Files and folders that are made beside a database: whose they are, and that a power cut leaves them there.

A file that is synced can still be gone, until the folder that names it is synced too.

SQLite syncs the folder of a database when it makes its log. What is left to us are folders that we make ourselves, and
files whose journal SQLite has removed without a sync: one that comes back undoes what it was for.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing, so that a power cut leaves them there.

    Raises:
        OSError: It cannot be made.
    """
    missing = []
    for path in (folder, *folder.parents):
        if path.exists():
            break
        missing.append(path)
    folder.mkdir(parents=True, exist_ok=True)
    for path in reversed(missing):
        sync_folder(path.parent)


def make_private_file(path: Path) -> None:
    """Make an empty file that only its owner may read: what goes into a database are people's hands.

    SQLite by itself would let everybody on the machine read it, and gives its log the mode of the file.

    Raises:
        FileExistsError: It is there; it stays as it is.
        OSError: It cannot be made.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600))


def take_after(path: Path, like: Path) -> None:
    """Give a file the mode of another and, where root does it, the owner, so that who had the one can use the other.

    Raises:
        OSError: They cannot be read or set.
    """
    of = like.stat()
    if os.geteuid() == 0:
        os.chown(path, of.st_uid, of.st_gid)
    if like.is_file():
        path.chmod(stat.S_IMODE(of.st_mode))


def sync_folder(folder: Path) -> None:
    """Make sure of the names in a folder.

    Raises:
        OSError: It cannot be read or synced.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
