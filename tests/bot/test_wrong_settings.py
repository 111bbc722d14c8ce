"""Each setting with a value that it cannot have: one sentence, and the exit code for a wrong configuration."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings
from tests.bot.test_process import EX_CONFIG, end_of, start

WRONG = {
    "discord_token_file": "/nowhere/token",
    "discord_api_url": "localhost:8765",
    "discord_gateway_url": "http://localhost",
    "murlan_database_url": "mysql://localhost/murlan",
    "murlan_shards": "3-1/2",
    "murlan_backups": "a-file",
    "murlan_backup_hours": "0",
    "murlan_backups_kept": "0",
    "murlan_language": "tlh",
    "murlan_cards": "big",
    "murlan_log_level": "DEBUG",
    "murlan_log_form": "xml",
    "murlan_computer_pause": "soon",
    "murlan_computer_processes": "-1",
    "murlan_next_deal": "0",
    "murlan_tables_per_server": "0",
    "murlan_tables_per_person": "many",
    "murlan_solo_tables": "0",
    "murlan_presses_per_second": "0.5",
    "murlan_health_port": "65536",
    "murlan_health_address": "here",
}
ELSEWHERE = {"discord_token", "murlan_database"}
"""What Discord and the disk say to them is tested in `test_process`."""


def test_every_setting_has_a_wrong_value_here() -> None:
    """A new one is to be refused with a sentence as well."""
    assert set(Settings.model_fields) == WRONG.keys() | ELSEWHERE


async def test_all_wrong_settings_are_named_at_once(tmp_path: Path) -> None:
    """Whoever sets up a bot mends them in one go; no value is repeated, as it may be a secret."""
    (tmp_path / "a-file").touch()
    code, wrote = await end_of(await start({name.upper(): value for name, value in WRONG.items()}, tmp_path))
    named = [line.partition(" is wrong: ")[0] for line in wrote.splitlines()]
    assert (EX_CONFIG, sorted(name.upper() for name in WRONG)) == (code, sorted(named))
    assert "Traceback" not in wrote


@pytest.mark.parametrize("value", ["127.0.0.1", "192.168.1.7", "::1", "localhost"])
def test_addresses_of_this_machine_are_taken(value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By number, in both kinds, or by the one name that every machine has."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MURLAN_HEALTH_ADDRESS", value)
    assert value == Settings().murlan_health_address
