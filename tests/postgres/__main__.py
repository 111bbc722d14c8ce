"""`make test-postgres`: starts a server, runs over it what runs over files in `make test`, and stops it.

Exit codes: 0; 3 where PostgreSQL is not installed and cannot be; 1 for whatever else went wrong.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from tests.support.postgres import cluster, found_binaries

SUITES: Final = (
    "tests/db",
    "tests/sim/test_sim.py",
    "tests/sim/test_solo.py",
    "tests/soaks/test_storms.py::test_tables_in_a_storm_lose_double_and_leak_nothing",
    "tests/soaks/test_storms.py::test_two_runs_of_a_storm_send_the_same_bytes",
    "tests/tables/test_restart.py",
    "tests/tables/test_storage_down.py",
    "tests/tables/test_registry.py",
    "tests/tables/test_solo.py",
    "tests/tables/test_sleeping.py",
    "tests/bot/test_leaderboard.py",
    "tests/bot/test_history.py",
    "tests/soaks/test_shards.py",
    "tests/soaks/test_shards_dying.py",
)
"""Those in which the database is more than a place to put things."""
NOT_INSTALLED: Final = 3
INSTALL: Final = "PostgreSQL is not installed. Debian: apt-get install postgresql"


def main(arguments: Sequence[str]) -> int:
    """Run the suites, or what the arguments name, and return the exit code."""
    if found_binaries() is None and not _installed():
        sys.stderr.write(f"{INSTALL}\n")
        return NOT_INSTALLED
    with cluster() as server:
        environment = os.environ | {"MURLAN_TEST_POSTGRES": server.url()}
        workers = os.environ.get("TEST_WORKERS", "2")
        command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "loadgroup"]
        done = subprocess.run([*command, *(arguments or SUITES)], env=environment, check=False)
    return int(done.returncode != 0)  # not pytest's own: its 3 would say something else


def _installed() -> bool:
    """Try to install Debian's package, where we may; its own server is not needed and stays unused."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "postgresql"]):
        subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    return found_binaries() is not None


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
