"""The ids of what can be pressed on settings, there and back: ``s1:<whose>:<verb>[:<value>]``.

Whose server it is and who presses is known from the press alone. A button names what is to be from then on, so that two
presses on the same do not undo each other; a select's value comes with the press.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = "s1"
_ID: Final = re.compile(r"s1:(server|own):([a-z-]{1,16})(?::([a-z-]{1,16}))?", re.ASCII)


ON: Final = "on"
OFF: Final = "off"


class SettingsPage(StrEnum):
    """The pages of a server's settings."""

    OPENING = "opening"
    TABLES = "tables"
    LEAGUE = "league"


class SettingVerb(StrEnum):
    """What can be set; selects unless said otherwise."""

    OPENING = "to-opening"
    """Show a page; a button, like the next two."""
    TABLES = "to-tables"
    LEAGUE = "to-league"
    LANGUAGE = "language"
    CHANNELS = "channels"
    OPENERS = "openers"
    OPENER_ROLE = "opener-role"
    MANAGER_ROLE = "manager-role"
    MOST = "most"
    PRESET = "preset"
    MODE = "mode"
    TARGET = "target"
    TURN = "turn"
    COMPUTERS = "computers"
    HINTS = "hints"
    """A button, on or off: whether hints are given in matches that are rated."""
    RATED = "rated"
    """A button, on or off."""
    LEAVERS = "leavers"
    """A button, on or off: whether boards leave out who left the server."""
    SEASONS = "seasons"
    PODIUMS = "podiums"
    """A button, on or off: whether the podium of a season that ended is posted."""
    PODIUM_CHANNEL = "podium-channel"
    DECK = "deck"
    """A server's and one's own."""
    PINGS = "pings"
    """A server's, a button, on or off; one's own, a select."""
    SORTING = "sorting"
    """One's own, like the next three."""
    LARGE_HAND = "large-hand"
    """A button, on or off."""
    INVITATIONS = "invitations"
    """A button, on or off."""
    PROFILE = "profile"
    """A button, on or off."""
    CONFIRMS = "confirms"
    """A button, on or off: whether a bomb, and the last cards, take one more press."""
    TELL_HERE = "tell-here"
    """A button, on or off, on a message of its own: whether one is told when a table opens in this channel."""
    TELL_NONE = "tell-none"
    """A button: be told of no table in this server any more."""


PAGES: Final[dict[SettingVerb, SettingsPage]] = {
    SettingVerb.OPENING: SettingsPage.OPENING,
    SettingVerb.LANGUAGE: SettingsPage.OPENING,
    SettingVerb.CHANNELS: SettingsPage.OPENING,
    SettingVerb.OPENERS: SettingsPage.OPENING,
    SettingVerb.OPENER_ROLE: SettingsPage.OPENING,
    SettingVerb.MANAGER_ROLE: SettingsPage.OPENING,
    SettingVerb.MOST: SettingsPage.OPENING,
    SettingVerb.TABLES: SettingsPage.TABLES,
    SettingVerb.PRESET: SettingsPage.TABLES,
    SettingVerb.MODE: SettingsPage.TABLES,
    SettingVerb.TARGET: SettingsPage.TABLES,
    SettingVerb.TURN: SettingsPage.TABLES,
    SettingVerb.COMPUTERS: SettingsPage.TABLES,
    SettingVerb.DECK: SettingsPage.TABLES,
    SettingVerb.HINTS: SettingsPage.TABLES,
    SettingVerb.PINGS: SettingsPage.TABLES,
    SettingVerb.LEAGUE: SettingsPage.LEAGUE,
    SettingVerb.RATED: SettingsPage.LEAGUE,
    SettingVerb.LEAVERS: SettingsPage.LEAGUE,
    SettingVerb.SEASONS: SettingsPage.LEAGUE,
    SettingVerb.PODIUMS: SettingsPage.LEAGUE,
    SettingVerb.PODIUM_CHANNEL: SettingsPage.LEAGUE,
}
"""On which page of a server's settings a verb is."""
OWN: Final = frozenset(
    {
        SettingVerb.LANGUAGE,
        SettingVerb.DECK,
        SettingVerb.PINGS,
        SettingVerb.SORTING,
        SettingVerb.LARGE_HAND,
        SettingVerb.INVITATIONS,
        SettingVerb.PROFILE,
        SettingVerb.CONFIRMS,
        SettingVerb.TELL_HERE,
        SettingVerb.TELL_NONE,
    }
)
"""What a person sets for themselves."""


@dataclass(frozen=True, slots=True)
class SettingPress:
    """One button or select of settings."""

    verb: SettingVerb
    is_own: bool = False
    """Whether it is a person's own setting, not the server's."""
    value: str | None = None
    """What a button is to set."""

    def __str__(self) -> str:
        value = "" if self.value is None else f":{self.value}"
        return f"{VERSION}:{'own' if self.is_own else 'server'}:{self.verb}{value}"


def parse_setting_press(custom_id: str) -> SettingPress | None:
    """Read an id back; ``None`` for one that is no setting's or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    whose, verb, value = found.groups()
    if verb not in (OWN if whose == "own" else PAGES):
        return None
    return SettingPress(SettingVerb(verb), whose == "own", value)
