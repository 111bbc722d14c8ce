"""What can go wrong with the file, as data. What goes wrong with one unit is in `bot.tables.ports`.

OpeningError                 the database cannot be opened
├── UnwritableFolderError    its folder is missing and cannot be made, or cannot be written
├── DatabaseInUseError       another process serves it
├── NewerDatabaseError       a newer release of ours wrote it
├── OlderDatabaseError       an older one did, and the bot has not been started since
└── DamagedDatabaseError     the file is no database, or is broken
BadRecordError               a stored text is no event, no table
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(eq=False)
class OpeningError(Exception):
    """The database cannot be opened."""

    path: Path

    def __str__(self) -> str:
        return f"cannot open the database {self.path}"


@dataclass(eq=False)
class UnwritableFolderError(OpeningError):
    """The folder cannot be made or written."""

    reason: str
    """What the operating system said."""

    def __str__(self) -> str:
        return f"cannot write beside the database {self.path}: {self.reason}"


@dataclass(eq=False)
class DatabaseInUseError(OpeningError):
    """Another process serves this file."""

    holder: str
    """The other process's id as it wrote it down; empty when unknown."""

    def __str__(self) -> str:
        return f"the database {self.path} is served by another process ({self.holder or 'id unknown'})"


@dataclass(eq=False)
class NewerDatabaseError(OpeningError):
    """A newer release wrote this file."""

    found: int
    """The newest migration in the file."""
    known: int
    """The newest migration of this release."""

    def __str__(self) -> str:
        return f"the database {self.path} has schema {self.found}; this release knows {self.known}"


@dataclass(eq=False)
class OlderDatabaseError(OpeningError):
    """An older release wrote this file; the bot brings it up to date when it starts."""

    found: int
    """The newest migration in the file."""
    known: int
    """The newest migration of this release."""

    def __str__(self) -> str:
        return f"the database {self.path} has schema {self.found}, this release {self.known}: start the bot once"


@dataclass(eq=False)
class DamagedDatabaseError(OpeningError):
    """SQLite cannot use the file."""

    reason: str

    def __str__(self) -> str:
        return f"the database {self.path} cannot be used: {self.reason}"


@dataclass(eq=False)
class BadRecordError(Exception):
    """A stored text cannot be read. It names the part that is wrong and never what stands there: that may be cards."""

    part: str

    def __str__(self) -> str:
        return f"unreadable: {self.part}"
