"""Folders and a power cut: a file that is synced can still be gone, until the folder that names it is synced too.

SQLite syncs the folder of a database when it makes its log. What is left to us are folders that we make ourselves, and
files whose journal SQLite has removed without a sync: one that comes back undoes what it was for.
"""

from __future__ import annotations

import os
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
