"""Why a press did nothing, as a sentence in the reader's language that says what can be done next.

What the rules, the table and the journal refuse is data elsewhere (`murlan.errors`, `bot.tables.refusals`,
`bot.tables.faults`); here is what is refused before a table is asked:

    PressRefusal
    ├── WrongPlace          the press came from another server or channel than the table's
    ├── NoSuchTable         no such table is open
    ├── TableIsOver         the button belongs to a table that has ended
    ├── NoFinishedMatch     no such match of this server is over
    ├── HandsHidden         a deal goes on, or none has ended yet
    ├── NoTurningPoints     nobody looks through a match now
    ├── TooManyFiles        the person takes files of matches faster than anybody reads them
    ├── NotShared           somebody keeps their profile to themselves
    ├── NotInServer         a command that needs a server
    ├── NotAMember          a command that needs the bot in the server
    ├── MissingPermissions  the bot, or the person, lacks rights here
    ├── OldButton           a button of an older version, or none of ours
    ├── OldCommand          a command of another version
    ├── TooFast             the person presses more in a second than anybody plays
    ├── JustBroughtDown     the table's message was posted anew a moment ago
    ├── NoTableToMove       the person hosts no table in this server
    ├── WhichTable          the person hosts several
    ├── WhichHand           the person sits at several, none of them here
    ├── NoSuchMatch         no match of that name is over in this server
    ├── NotInvited          the invitation is for somebody else
    ├── NoTablesHere        tables open in other channels of this server
    ├── MayNotOpen          others may open tables in this server
    ├── BarredHere          the person is barred from this server's tables
    ├── HintsOff            no hints are given here in matches that are rated
    ├── HintBusy            nobody has the time for a hint just now
    ├── NobodysRole         everybody would count as managing the server
    └── CannotInvite        that person is not to be invited, or not now
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.league.turning import Hindrance
from bot.tables import faults
from bot.tables import refusals as table
from bot.tables.phases import Closing, PauseReason
from bot.texts import text
from bot.views.names import safe_name
from bot.views.rule_refusals import rule_text
from murlan import errors


class PressRefusal(Exception):
    """A press that does not reach a table; nothing has changed."""


@dataclass(eq=False)
class WrongPlace(PressRefusal):
    """The press came from another server or channel than the table's."""

    channel_id: int | None = None
    """Where the table is, if that is in the presser's server."""


@dataclass(eq=False)
class NoSuchTable(PressRefusal):
    """No such table is open."""

    channel_ids: tuple[int, ...] = ()
    """Where in this server the person sits instead."""


class TableIsOver(PressRefusal):
    """The button belongs to a table that has ended."""


class NoFinishedMatch(PressRefusal):
    """No such match of this server is over: it still goes on, was played elsewhere, or never was."""


class HandsHidden(PressRefusal):
    """All four hands are wanted, and a deal goes on or none has ended yet."""


@dataclass(eq=False)
class NoTurningPoints(PressRefusal):
    """A match was not looked through for its turning points."""

    why: Hindrance


class TooManyFiles(PressRefusal):
    """The person has taken more files of matches in a short time than anybody reads."""


class NotShared(PressRefusal):
    """Somebody keeps their profile to themselves."""


class NotInServer(PressRefusal):
    """This needs a server."""


class NotAMember(PressRefusal):
    """This needs the bot as a member of the server; the person brought it along for themselves."""


@dataclass(eq=False)
class MissingPermissions(PressRefusal):
    """Rights that the bot needs in this channel and lacks, or the person's to manage the server."""

    permissions: tuple[str, ...]
    """By Discord's names, such as ``send_messages``; ``manage_guild`` is always the person's."""


class OldButton(PressRefusal):
    """A button of an older version, or none of ours."""


class OldCommand(PressRefusal):
    """A command that this version does not have, or has otherwise."""


class TooFast(PressRefusal):
    """The person presses more in a second than anybody plays."""


class JustBroughtDown(PressRefusal):
    """The table's message was posted anew a moment ago."""


class NoTableToMove(PressRefusal):
    """The person hosts no table in this server."""


@dataclass(eq=False)
class WhichTable(PressRefusal):
    """The person hosts several tables in this server and named none."""

    channel_ids: tuple[int, ...]


@dataclass(eq=False)
class WhichHand(PressRefusal):
    """The person sits at several tables in this server, none of them in this channel."""

    channel_ids: tuple[int, ...]


class NoSuchMatch(PressRefusal):
    """No match of that name is over in this server, or none in this channel."""


class NotInvited(PressRefusal):
    """The invitation is for somebody else."""


@dataclass(eq=False)
class NoTablesHere(PressRefusal):
    """Tables open in other channels of this server."""

    channel_ids: tuple[int, ...]


@dataclass(eq=False)
class MayNotOpen(PressRefusal):
    """Others may open tables in this server."""

    role: str
    """The name of the role that lets one; empty where only who manages the server may."""


class HintsOff(PressRefusal):
    """In this server no hints are given in matches that are rated."""


class HintBusy(PressRefusal):
    """Nobody has the time for a hint just now."""


class BarredHere(PressRefusal):
    """The person is barred from this server's tables."""


class NobodysRole(PressRefusal):
    """The role of everybody was chosen as that of managers."""


class Uninvited(StrEnum):
    """Why somebody is not to be invited, or not now."""

    ONESELF = "oneself"
    APPLICATION = "application"
    ELSEWHERE = "elsewhere"
    """Not in this server."""
    SEATED = "seated"
    BARRED = "barred"
    """Removed from this table before."""
    BARRED_HERE = "barred-here"
    """From all tables of this server."""
    MUTED = "muted"
    """Takes no invitations."""
    JUST_INVITED = "just-invited"
    """By the same person."""
    TOO_OFTEN = "too-often"
    """The inviter has sent as many as are allowed."""


@dataclass(eq=False)
class CannotInvite(PressRefusal):
    """That person is not to be invited, or not now; nobody was notified."""

    reason: Uninvited
    name: str = ""
    """The display name of who was to be invited."""


_PLAIN: Final[dict[type[Exception], str]] = {
    table.NotSeated: "refusal-not-seated",
    table.JoinFirst: "refusal-join-first",
    table.AlreadySeated: "refusal-already-seated",
    table.NoFreeSeat: "refusal-no-free-seat",
    table.NoComputerToRemove: "refusal-no-computer",
    table.NotStarted: "refusal-not-started",
    table.AlreadyStarted: "refusal-already-started",
    table.TurnIsOver: "refusal-turn-is-over",
    table.NothingChosen: "refusal-nothing-chosen",
    table.NotBetweenDeals: "refusal-not-between-deals",
    table.NothingToCut: "refusal-nothing-to-cut",
    table.TableExists: "refusal-table-exists",
    table.LeftForGood: "refusal-left-for-good",
    table.Barred: "refusal-barred",
    table.NoSeatFreeNow: "refusal-no-seat-free-now",
    table.NotPaused: "refusal-not-paused",
    table.AlreadyVoted: "refusal-already-voted",
    table.CannotRemove: "refusal-cannot-remove",
    table.SamePlace: "refusal-same-place",
    faults.DoublePressError: "refusal-double-press",
    faults.ConflictError: "refusal-conflict",
    faults.StorageDownError: "refusal-storage-down",
    errors.LeaderMustPlay: "refusal-leader-must-play",
    errors.BadDeal: "fault",
    TableIsOver: "refusal-table-is-over",
    NoFinishedMatch: "refusal-no-finished-match",
    HandsHidden: "refusal-hands-hidden",
    NotShared: "refusal-not-shared",
    NotInServer: "refusal-not-in-server",
    NotAMember: "refusal-not-a-member",
    OldButton: "refusal-old-button",
    OldCommand: "refusal-old-command",
    TooFast: "refusal-too-fast",
    TooManyFiles: "refusal-too-many-files",
    JustBroughtDown: "refusal-just-brought-down",
    NoTableToMove: "refusal-no-table-to-move",
    NoSuchMatch: "refusal-no-such-match",
    NotInvited: "refusal-not-invited",
    BarredHere: "refusal-barred-here",
    HintsOff: "refusal-hints-off",
    HintBusy: "refusal-hint-busy",
    NobodysRole: "refusal-nobodys-role",
}
"""The refusals whose sentence needs nothing but itself."""

_CLOSINGS: Final = {
    Closing.EXPIRED: "refusal-closed-expired",
    Closing.ENDED: "refusal-closed-ended",
    Closing.DESERTED: "refusal-closed-deserted",
    Closing.UNATTENDED: "refusal-closed-unattended",
    Closing.VOTED: "refusal-closed-voted",
    Closing.PLACE_GONE: "refusal-closed-place-gone",
    Closing.PAUSED_OUT: "refusal-closed-paused-out",
    Closing.UNREADABLE: "refusal-closed-unreadable",
}
_PAUSES: Final = {
    PauseReason.AGREED: "refusal-paused",
    PauseReason.SHUT_OUT: "refusal-shut-out",
}
_TOO_MANY: Final = {
    "guild": "refusal-too-many-here",
    "person": "refusal-too-many-yours",
    "solo": "refusal-too-many-solo",
}
_PERMISSIONS: Final = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "connect": "permission-connect",
}
_UNINVITED: Final = {
    Uninvited.ONESELF: "refusal-invite-oneself",
    Uninvited.APPLICATION: "refusal-invite-application",
    Uninvited.ELSEWHERE: "refusal-invite-elsewhere",
    Uninvited.SEATED: "refusal-invite-seated",
    Uninvited.BARRED: "refusal-invite-barred",
    Uninvited.BARRED_HERE: "refusal-invite-barred-here",
    Uninvited.MUTED: "refusal-invite-muted",
    Uninvited.JUST_INVITED: "refusal-invite-again",
    Uninvited.TOO_OFTEN: "refusal-invite-often",
}
_HINDRANCES: Final = {
    Hindrance.NOBODY: "refusal-turning-nobody",
    Hindrance.BUSY: "refusal-turning-busy",
    Hindrance.STILL_AT_IT: "refusal-turning-still",
    Hindrance.FAILED: "refusal-turning-failed",
}
_ELSEWHERE: Final[dict[type[PressRefusal], str]] = {
    NoSuchTable: "refusal-no-table-but",
    WhichTable: "refusal-which-table",
    WhichHand: "refusal-which-hand",
    NoTablesHere: "refusal-no-tables-here",
}
"""The refusals that name channels."""
_FAULT: Final = "fault"
_NAMED: Final = 5
"""How many channels a refusal names."""


def refusal_text(
    refusal: Exception,
    language: str,
    *,
    names: Mapping[int, str] | None = None,
    seat_names: Sequence[str] = (),
) -> str:
    """Return the sentence that tells somebody why nothing happened, and what can be done next.

    Args:
        refusal: Any refusal of the game, the table, the journal or a press; anything else is called a fault of ours.
        language: Of the reader.
        names: Display names by user id.
        seat_names: Display names by seat.
    """
    if (key := _PLAIN.get(type(refusal))) is not None:
        return text(key, language)
    if isinstance(refusal, errors.MurlanError):
        return rule_text(refusal, language, seat_names)
    if isinstance(refusal, PressRefusal):
        return _press_text(refusal, language)
    return _table_text(refusal, language, names or {}, seat_names)


def permission_names(permissions: Sequence[str], language: str) -> str:
    """Return rights as Discord's own settings call them; they are given by Discord's names."""
    return ", ".join(text(_PERMISSIONS[name], language) for name in permissions)


def _table_text(refusal: Exception, language: str, names: Mapping[int, str], seat_names: Sequence[str]) -> str:
    """Return the sentence for what a table or the way to it refuses."""
    match refusal:
        case table.SeatsFree(free):
            return text("refusal-seats-free", language, free=free)
        case table.NotHost(host_id) if host_id in names:
            return text("refusal-host-is", language, name=safe_name(names[host_id]))
        case table.NotHost():
            return text("refusal-not-host", language)
        case table.TableIsClosed(closing):
            return text(_CLOSINGS[closing] if closing else "refusal-closed-ended", language)
        case table.TableIsPaused(reason):
            return text(_PAUSES[reason], language)
        case table.NotYourCut(seat) if seat < len(seat_names):
            return text("refusal-not-your-cut", language, name=safe_name(seat_names[seat]))
        case table.TableMoved(channel_id):
            return text("refusal-table-moved", language, channel=f"<#{channel_id}>")
        case table.TooManyTables(scope, limit):
            return text(_TOO_MANY[scope], language, limit=limit)
        case table.TableRefusal():
            return text("refusal-not-now", language)
        case _:
            return text(_FAULT, language)


def _press_text(refusal: PressRefusal, language: str) -> str:
    """Return the sentence for what is refused before a table is asked."""
    match refusal:
        case WrongPlace(None):
            return text("refusal-wrong-place", language)
        case WrongPlace(channel_id):
            return text("refusal-table-is-in", language, channel=f"<#{channel_id}>")
        case NoSuchTable(()):
            return text("refusal-no-such-table", language)
        case NoSuchTable(channel_ids) | WhichTable(channel_ids) | WhichHand(channel_ids) | NoTablesHere(channel_ids):
            return text(_ELSEWHERE[type(refusal)], language, channels=_channels(channel_ids[:_NAMED]))
        case MayNotOpen(""):
            return text("refusal-managers-open", language)
        case MayNotOpen(role):
            return text("refusal-role-opens", language, role=safe_name(role))
        case CannotInvite(reason, name):
            return text(_UNINVITED[reason], language, name=safe_name(name))
        case NoTurningPoints(why):
            return text(_HINDRANCES[why], language)
        case MissingPermissions(("manage_guild",)):
            return text("refusal-manage-guild", language)
        case MissingPermissions(permissions):
            return text("refusal-permissions", language, permissions=permission_names(permissions, language))
        case _:
            return text(_FAULT, language)


def _channels(channel_ids: Sequence[int]) -> str:
    return ", ".join(f"<#{channel_id}>" for channel_id in channel_ids)
