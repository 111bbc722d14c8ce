"""`python -m bot migrate-to-postgres`: a file's contents copied to a server, told table by table."""

from __future__ import annotations

import sys
import time
from typing import Final

from bot.settings import Settings
from db.errors import url_without_secrets
from db.offline import driver_of

EX_DATAERR: Final = 65
"""The copy is not what the file is; nothing was copied."""
EX_NOINPUT: Final = 66
"""There is no file."""
EX_CANTCREAT: Final = 73
"""The target holds something already."""
EX_CONFIG: Final = 78
"""The settings name no server."""


def run_move(settings: Settings) -> int:
    """Copy, and return the exit code.

    Raises:
        OpeningError: The file or the server cannot be used.
    """
    path, url = settings.murlan_database, settings.murlan_database_url.get_secret_value()
    if not url:
        return _failed(EX_CONFIG, "MURLAN_DATABASE_URL is not set: it says where the contents are to go.")
    if not path.is_file():
        return _failed(EX_NOINPUT, f"There is no database at {path}: MURLAN_DATABASE says where it is.")
    shown = url_without_secrets(url)
    driver_of(url)
    from db.postgres.moving import OccupiedTargetError, UnequalCopyError, move

    try:
        move(path, url, now=int(time.time()), tell=lambda table, rows: print(f"{table}: {rows} rows, equal"))
    except OccupiedTargetError as error:
        return _failed(EX_CANTCREAT, f"{shown} is not empty ({error.table} has rows). Nothing was copied.")
    except UnequalCopyError as error:
        return _failed(EX_DATAERR, f"{error.table} did not arrive as it is. Nothing was copied.")
    print(f"All that is in {path} is in {shown}, which the bot uses from now on; the file stays as it is.")
    return 0


def _failed(code: int, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return code
