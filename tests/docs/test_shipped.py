"""What is shipped is as the documents say, and the image is built as is good practice."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.markers import Marker

ROOT = Path(__file__).parents[2]
IMAGE = {"sys_platform": "linux", "python_version": "3.11", "python_full_version": "3.11.9"}
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+?)(?: ; (.+?))?(?: \\)?$", re.MULTILINE)
LISTED = re.compile(r"^\| (\S+) +\| (\S+) +\| .+ \|$", re.MULTILINE)


def test_the_licence_list_names_what_the_lock_pins() -> None:
    """Whoever ships the bot can rely on it: nothing is missing, and no version is another."""
    pinned = {
        (_name(name), version)
        for name, version, marker in PINNED.findall((ROOT / "requirements-postgres.lock").read_text())
        if not marker or Marker(marker).evaluate(IMAGE)
    }
    listed = {(_name(name), version) for name, version in LISTED.findall((ROOT / "docs/LICENCES.md").read_text())}
    assert pinned == listed - {("name", "Version")}


def test_the_dockerfile_passes_its_linter() -> None:
    """Hadolint knows what makes images large, slow or unsafe."""
    program = Path(sys.prefix, "bin", "hadolint")
    if not program.exists():
        pytest.skip("hadolint is not installed here")
    done = subprocess.run([program, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stdout)


def _name(written: str) -> str:
    return re.sub(r"[-_.]+", "-", written).lower()
