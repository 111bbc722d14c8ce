"""Why the journal did not store a unit.

JournalError              nothing of the unit was stored
├── DoublePressError      this press was stored before
├── ConflictError         it does not follow from what is stored
└── StorageDownError      the disk is full, gone or broken
"""

from __future__ import annotations


class JournalError(Exception):
    """A unit was not stored; nothing of it was."""


class DoublePressError(JournalError):
    """This press was stored before."""


class ConflictError(JournalError):
    """The unit does not follow from what is stored: another event has its number."""


class StorageDownError(JournalError):
    """The disk is full, gone or broken; the same unit may go through later."""
