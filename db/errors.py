"""What can go wrong with the database, as data. What goes wrong with one unit is in `bot.tables.ports`.

OpeningError                 the database cannot be opened
├── UnwritableFolderError    its folder is missing and cannot be made, or cannot be written
├── DatabaseInUseError       another process serves it
├── NewerDatabaseError       a newer release of ours wrote it
├── OlderDatabaseError       an older one did, and the bot has not been started since
├── DamagedDatabaseError     the file is no database, or is broken
├── UnreachableServerError   the server is not there, or does not let us in
├── MissingDriverError       what speaks to a server is not installed
└── OtherCountError          another process counts the shards otherwise
ShardsTakenError             another process writes what this one wants to
BadRecordError               a stored text is no event, no table
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(eq=False)
class OpeningError(Exception):
    """The database cannot be opened."""

    path: Path | str
    """The file; or the server's address, without a password."""

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
class UnreachableServerError(OpeningError):
    """The server is not there, does not let us in, or cannot be used."""

    reason: str
    """What it, or the operating system, said."""

    def __str__(self) -> str:
        return f"the database {self.path} cannot be reached: {self.reason}"


@dataclass(eq=False)
class MissingDriverError(OpeningError):
    """What speaks to a server is an extra, and not installed."""

    def __str__(self) -> str:
        return "asyncpg is not installed, which speaks to PostgreSQL: pip install 'murlan-discord[postgres]'"


@dataclass(eq=False)
class OtherCountError(OpeningError):
    """Another process of the bot counts the shards otherwise: each would take servers for its own that are not."""

    found: int
    wanted: int

    def __str__(self) -> str:
        return f"another process counts {self.found} shards and this one {self.wanted}: all have to count the same"


@dataclass(eq=False)
class ShardsTakenError(Exception):
    """Another process writes what this one wants to; as long as it does, nothing is stored here."""

    shards: frozenset[int]
    """Those that are taken; none where the whole database is."""
    holder: str = ""
    """Who has them, as the server tells it; empty when unknown."""

    def __str__(self) -> str:
        taken = f"shards {sorted(self.shards)}" if self.shards else "the database"
        return f"{taken}: written by another process ({self.holder or 'unknown'})"


@dataclass(eq=False)
class BadRecordError(Exception):
    """A stored text cannot be read. It names the part that is wrong and never what stands there: that may be cards."""

    part: str

    def __str__(self) -> str:
        return f"unreadable: {self.part}"


def url_without_secrets(url: str) -> str:
    """Return a server's address without password and options, for errors and logs."""
    try:
        parts = urlsplit(url)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://"
    return f"{parts.scheme}://{user}{parts.hostname or ''}{port}{parts.path}"
