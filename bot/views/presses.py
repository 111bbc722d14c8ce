"""The ids of buttons and selects, there and back: ``m1:<table>:<verb>[:<guard>][:r<render>][:u<whom>]``.

An id says what was pressed and for which turn, never who: the seat is looked up from whoever pressed. Ids on the public
message carry no guard, so that an edit never takes away an id that somebody is about to press.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.tables.actions import Guard

VERSION: Final = "m1"
_ID: Final = re.compile(
    r"m1:([0-9a-z]{6,16}):([a-z-]{1,16})(?::(\d{1,4})\.(\d{1,4}))?(?::r(\d{1,6}))?(?::u(\d{1,20}))?", re.ASCII
)


class Verb(StrEnum):
    """Everything that can be pressed."""

    JOIN = "join"
    """Sit down; with a guard on what says that a table has opened."""
    LEAVE = "leave"
    ADD_COMPUTER = "add"
    REMOVE_COMPUTER = "remove"
    LEVEL = "level"
    """Choose how well the computer players play that come from now on; on the menu."""
    SWAP = "swap"
    """Pair up another way, in two against two."""
    FILL = "fill"
    """Fill the free seats with computer players and start."""
    START = "start"
    HAND = "hand"
    """Open one's hand in a new ephemeral message; with a guard on what says that it is somebody's turn."""
    PUBLIC_PASS = "pass-here"
    """Pass, on the table message."""
    MENU = "menu"
    CUT = "cut"
    """Name the place where the pack is cut."""
    VERIFY = "verify"
    """Check the deals of a match that is over; the id names the match instead of a table."""
    VERIFY_PAGE = "verify-page"
    """Show another page of that check; its render is the page."""
    OPEN_HANDS = "all-hands"
    """See all four hands of the deal that has ended."""
    READY = "ready"
    REMATCH = "rematch"
    RULES = "rules"
    BRING_DOWN = "bring-down"
    """Post the table's message anew, at the bottom of the channel."""
    TELL = "tell"
    """Be told when a table opens in this channel, or no more; on the menu."""
    PAUSE = "pause"
    RESUME = "resume"
    WITHDRAW = "withdraw"
    """Take back all own votes."""
    EXPEL = "expel"
    """Ask whom to remove from the table."""
    EXPEL_WHOM = "expel-whom"
    """Choose somebody to remove."""
    END = "end"
    """Ask whether to end the table."""
    CONFIRM_LEAVE = "leave-now"
    CONFIRM_END = "end-now"
    CONFIRM_EXPEL = "expel-now"
    """Remove whom the id names."""
    ACCEPT = "accept"
    """Take a seat, on the invitation of whom the id names."""
    DECLINE = "decline"
    MUTE = "mute"
    """Decline, and take no more invitations."""
    SUGGESTIONS = "plays"
    """Choose one of the suggested plays; on the hand."""
    CARDS = "cards"
    """Choose cards freely; on the hand."""
    GIFTS = "gifts"
    """Choose the card to give back; on the hand."""
    PLAY = "play"
    PASS = "pass"
    GIVE = "give"
    SORT = "sort"
    CLEAR = "clear"
    """Forget the chosen cards."""
    PAGE = "page"
    """Show further suggestions."""
    HINT = "hint"
    """Ask what a strong computer player would do, and why."""
    PLAN = "plan"
    """Have the chosen cards played once one's turn comes."""
    PLAN_PASS = "plan-pass"
    """Have oneself pass: where the cards cannot be played, or without any until the trick ends."""
    UNDO = "undo"
    """Take back what was planned."""
    REDRAW = "redraw"
    """Show the hand as it is now."""


_VERBS: Final = frozenset(Verb)
INVITING: Final = frozenset({Verb.ACCEPT, Verb.DECLINE, Verb.MUTE})
"""What can be pressed on an invitation."""


@dataclass(frozen=True, slots=True)
class PressId:
    """One button or select."""

    table_id: str
    """The table; the match, where the press is about one that is over."""
    verb: Verb
    guard: Guard | None = None
    """The turn it is meant for; on the hand's Play, Pass, Give and Hint."""
    render: int | None = None
    """Which redraw of the hand it belongs to; on selects, so that a client forgets an old choice."""
    whom: int | None = None
    """The user id of who is invited or is to be removed; it gives nobody a right."""

    def __str__(self) -> str:
        guard = f":{self.guard}" if self.guard else ""
        render = "" if self.render is None else f":r{self.render}"
        whom = "" if self.whom is None else f":u{self.whom}"
        return f"{VERSION}:{self.table_id}:{self.verb}{guard}{render}{whom}"


def is_summons(press: PressId) -> bool:
    """Return whether a press is on a public message that calls somebody to a table, rather than shows it."""
    return press.verb in INVITING or (press.verb in (Verb.HAND, Verb.JOIN) and press.guard is not None)


def parse_press(custom_id: str) -> PressId | None:
    """Read an id back; ``None`` for one that is not ours or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None or found[2] not in _VERBS:
        return None
    guard = Guard(int(found[3]), int(found[4])) if found[3] is not None else None
    render, whom = (int(number) if number is not None else None for number in (found[5], found[6]))
    return PressId(found[1], Verb(found[2]), guard, render, whom)
