"""The ids of settings and corrections, there and back."""

from __future__ import annotations

import pytest

from bot.views.correction_presses import CorrectionPress, CorrectionVerb, Reset, parse_correction
from bot.views.setting_presses import OWN, PAGES, SettingPress, SettingVerb, parse_setting_press

SETTINGS = [
    *(SettingPress(verb, value=value) for verb in PAGES for value in (None, "on")),
    *(SettingPress(verb, is_own=True, value=value) for verb in sorted(OWN) for value in (None, "off")),
]
CORRECTIONS = [
    CorrectionPress(CorrectionVerb.WHICH),
    CorrectionPress(CorrectionVerb.VOID, "k3j9x0a1b2"),
    *(CorrectionPress(CorrectionVerb.RESET, what) for what in Reset),
]


def test_every_verb_is_a_servers_or_a_persons() -> None:
    """A setting that is added says on which page it is, or that it is one's own."""
    assert set(SettingVerb) == {*PAGES, *OWN}


@pytest.mark.parametrize("press", SETTINGS, ids=str)
def test_setting_is_read_back_as_it_was_written(press: SettingPress) -> None:
    """And is no id of anything else."""
    assert (press, None) == (parse_setting_press(str(press)), parse_correction(str(press)))


@pytest.mark.parametrize("press", CORRECTIONS, ids=str)
def test_correction_is_read_back_as_it_was_written(press: CorrectionPress) -> None:
    """And is no id of anything else."""
    assert (press, None) == (parse_correction(str(press)), parse_setting_press(str(press)))


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "s1:server",
        "s1:server:honour",
        "s1:own:rated:on",
        "s1:server:sorting",
        "s1:guild:rated:on",
        "s2:server:rated:on",
        "s1:server:rated:ON",
        "s1:server:rated:on\n",
        "c1:books:void",
        "c1:books:reset:none",
        "c1:books:burn",
        "c1:books:void:a:b",
        "l1:points:on:all:free-for-all:1",
    ],
)
def test_any_other_id_is_none(custom_id: str) -> None:
    """Old buttons, other versions, and what somebody made up."""
    assert (None, None) == (parse_setting_press(custom_id), parse_correction(custom_id))
