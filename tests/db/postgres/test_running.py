"""`make test-postgres` itself, where there is nothing to run over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import __main__ as running
from tests.support import postgres


def test_machine_without_postgresql_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 3, which `.ci/run` forgives; no other one."""
    monkeypatch.setattr(postgres, "PLACES", tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 1000)  # who may install nothing
    assert 3 == running.main([])
    assert "apt-get install postgresql" in capsys.readouterr().err
