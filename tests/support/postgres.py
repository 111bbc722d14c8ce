"""A PostgreSQL server of one's own: Debian's binaries, a new cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PLACES: Final = Path("/usr/lib/postgresql")
"""Where Debian puts one folder a version."""
USER: Final = "murlan"
PASSWORD: Final = "not a secret"
SETTINGS: Final = """
listen_addresses = '127.0.0.1'
max_connections = 60
shared_buffers = 64MB
max_wal_size = 512MB
fsync = on
"""


class Cluster:
    """A server on a free loopback port. It refuses to run as root, so root runs it as somebody else."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        self._data = folder / "data"
        self.port = _free_port()

    def make(self) -> None:
        """Make the cluster, in which texts would sort by a language's rules unless a column says otherwise."""
        owner = _owner()
        if owner is not None:
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        password = self._folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        has_icu = int(self._binaries.parent.name.split(".")[0]) >= 15
        language = ["--locale-provider=icu", "--icu-locale=en"] if has_icu else []
        self._run(
            *("initdb", "-D", str(self._data), "-U", USER, "-E", "UTF8", "--locale=C.UTF-8", *language),
            *("--auth=scram-sha-256", f"--pwfile={password}"),
        )
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(f"{SETTINGS}port = {self.port}\nunix_socket_directories = '{self._folder}'\n")

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self._folder / "log"), "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; in the mode `immediate` as a power cut would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", mode, "-w", "stop")

    def url(self, database: str = "postgres") -> str:
        """Return the address of one of its databases."""
        return f"postgresql://{USER}:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str) -> None:
        owner = _owner()
        command = [str(self._binaries / program), *arguments]
        if owner is not None:
            command = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups", *command]
        with tempfile.TemporaryFile() as told:  # no pipe: the server that pg_ctl leaves behind would hold it open
            done = subprocess.run(command, cwd="/", stdout=told, stderr=subprocess.STDOUT, check=False)
            if done.returncode:
                told.seek(0)
                raise RuntimeError(f"{program} failed: {told.read().decode(errors='replace')}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a server, and stop and remove it afterwards.

    Raises:
        FileNotFoundError: PostgreSQL is not installed.
    """
    binaries = found_binaries()
    if binaries is None:
        raise FileNotFoundError(PLACES)
    folder = Path(tempfile.mkdtemp(prefix="murlan-postgres-"))
    folder.chmod(0o755)
    server = Cluster(binaries, folder)
    try:
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def found_binaries() -> Path | None:
    """Return the folder of the newest version's programs; ``None`` where none is installed."""
    found = [path for path in PLACES.glob("*/bin") if (path / "initdb").exists()]
    return max(found, key=lambda path: int(path.parent.name.split(".")[0]), default=None)


def _owner() -> pwd.struct_passwd | None:
    """Return as whom a server runs that root starts."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
