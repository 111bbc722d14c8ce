"""Every setting that can be chosen changes something: none is stored for nothing."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

import bot
from bot.league.settings import GuildSettings, LeagueSettings, PersonSettings

ROOT: Final = Path(bot.__file__).parents[1]
PLUMBING: Final = frozenset(
    {"bot/league/settings.py", "bot/client/settings.py", "bot/views/settings.py", "db/settings.py"}
)
"""Where settings are kept, shown and changed; all else that names one acts by it."""
TOUCHES: Final = re.compile(
    r"GuildSettings|LeagueSettings|PersonSettings|\.of_(?:guild|league|person)\(|takes_invitations\("
    r"|FROM (?:league|guild_setting|person_setting)\b|UPDATE SET newest_at"
)
"""What a file reads settings by."""
FIELDS: Final = sorted({one.name for kind in (GuildSettings, LeagueSettings, PersonSettings) for one in fields(kind)})


def readers() -> dict[str, str]:
    """Return the files that read settings in order to act by them, with what is in them."""
    files = (path for folder in ("bot", "cogs", "db") for path in (ROOT / folder).rglob("*.py"))
    found = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in files}
    return {name: source for name, source in found.items() if name not in PLUMBING and TOUCHES.search(source)}


@pytest.mark.parametrize("field", FIELDS)
def test_setting_that_can_be_chosen_is_read_where_something_follows_from_it(field: str) -> None:
    """A switch that does nothing is worse than none."""
    assert [name for name, source in readers().items() if re.search(rf"\b{field}\b", source)]
