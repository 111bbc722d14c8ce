"""The journal and the books, in one SQLite file or one PostgreSQL database.

Only this package speaks to a database; it knows no Discord.
"""

from db.database import Database
from db.errors import (
    BadRecordError,
    DamagedDatabaseError,
    DatabaseInUseError,
    NewerDatabaseError,
    OpeningError,
    UnwritableFolderError,
)

__all__ = [
    "BadRecordError",
    "DamagedDatabaseError",
    "Database",
    "DatabaseInUseError",
    "NewerDatabaseError",
    "OpeningError",
    "UnwritableFolderError",
]
