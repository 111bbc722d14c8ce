"""One example of every refusal that people may read."""

from __future__ import annotations

from typing import Final

from bot.league.turning import Hindrance
from bot.tables import refusals as table
from bot.tables.faults import ConflictError, DoublePressError, JournalError, StorageDownError
from bot.tables.phases import Closing, PauseReason
from bot.views.refusals import (
    BarredHere,
    CannotInvite,
    HandsHidden,
    HintBusy,
    HintsOff,
    JustBroughtDown,
    MayNotOpen,
    MissingPermissions,
    NobodysRole,
    NoFinishedMatch,
    NoSuchMatch,
    NoSuchTable,
    NoTablesHere,
    NoTableToMove,
    NotAMember,
    NotInServer,
    NotInvited,
    NotShared,
    NoTurningPoints,
    OldButton,
    OldCommand,
    PressRefusal,
    TableIsOver,
    TooFast,
    TooManyFiles,
    Uninvited,
    WhichHand,
    WhichTable,
    WrongPlace,
)
from murlan.errors import DoesNotBeat, MurlanError, NotYourTurn, RecordError, Shortfall, WrongStage
from murlan.options import CLASSIC, RRETHI, VISIX, RuleOptions
from murlan.plays import shortfall
from tests.support.errors import EXAMPLES
from tests.support.positions import combination

NAMES: Final = {100: "Ana"}
SEAT_NAMES: Final = ("Ana", "Besa", "Çlirim", "Luan")

TABLE: Final[tuple[Exception, ...]] = (
    table.NotSeated(),
    table.JoinFirst(),
    table.AlreadySeated(),
    table.NoFreeSeat(),
    table.NoComputerToRemove(),
    table.SeatsFree(1),
    table.SeatsFree(3),
    table.NotHost(100),
    table.NotHost(7),
    table.NotStarted(),
    table.AlreadyStarted(),
    table.TurnIsOver(),
    table.NothingChosen(),
    table.NotBetweenDeals(),
    table.NothingToCut(),
    table.NotYourCut(3),
    table.TableExists(None),
    table.LeftForGood(),
    table.Barred(),
    table.NoSeatFreeNow(),
    *map(table.TableIsPaused, PauseReason),
    table.NotPaused(),
    table.AlreadyVoted(),
    table.CannotRemove(),
    table.SamePlace(),
    table.TableMoved(70),
    table.TooManyTables("guild", 25),
    table.TooManyTables("person", 5),
    table.TooManyTables("solo", 2_000),
    *(table.TableIsClosed(closing) for closing in (*Closing, None)),
    DoublePressError(),
    ConflictError(),
    StorageDownError(),
    WrongPlace(),
    WrongPlace(70),
    NoSuchTable(),
    NoSuchTable((70, 71)),
    TableIsOver(),
    NoFinishedMatch(),
    HandsHidden(),
    NotShared(),
    NotInServer(),
    NotAMember(),
    MissingPermissions(("view_channel", "send_messages")),
    MissingPermissions(("send_messages_in_threads", "connect")),
    MissingPermissions(("manage_guild",)),
    OldButton(),
    OldCommand(),
    TooFast(),
    JustBroughtDown(),
    NoTableToMove(),
    NoSuchMatch(),
    WhichTable((70, 71)),
    WhichHand((70, 71)),
    NotInvited(),
    NoTablesHere((70, 71, 72, 73, 74, 75)),
    MayNotOpen("Mjeshtrat"),
    MayNotOpen(""),
    BarredHere(),
    HintsOff(),
    HintBusy(),
    NobodysRole(),
    TooManyFiles(),
    *(NoTurningPoints(why) for why in Hindrance),
    *(CannotInvite(reason, "Ana") for reason in Uninvited),
)
"""What tables, the journal and the way to them refuse."""


def beaten_by(chosen: str, lies: str, options: RuleOptions = CLASSIC) -> DoesNotBeat:
    """Return the refusal of a combination on another, with the reason that the rules give."""
    reason = shortfall(combination(chosen), combination(lies), options)
    assert reason is not None, f"{chosen} beats {lies}"
    return DoesNotBeat(combination(chosen), combination(lies), reason)


SHORTFALLS: Final[tuple[DoesNotBeat, ...]] = (
    beaten_by("9S 9C", "4S"),
    beaten_by("9S", "4S 4C"),
    beaten_by("9S", "4S 4C 4D"),
    beaten_by("9S", "3S 4C 5D 6S 7H"),
    beaten_by("3S", "4S"),
    beaten_by("7C 7D", "KS KH"),
    beaten_by("3S 3C 3D", "4S 4C 4D"),
    beaten_by("3S 3C 3D 3H", "4S 4C 4D 4H"),
    beaten_by("3C 4C 5D 6S 7H", "4S 5C 6D 7S 8H"),
    beaten_by("5S 6C 7D 8S 9H", "3S 4C 5D 6S 7H", VISIX),
    beaten_by("2S", "4S 4C 4D 4H"),
    beaten_by("4S 4C 4D 4H", "3S 4S 5S 6S 7S", RRETHI),
)
"""Every reason of R4, on every kind."""

ELSEWHERE: Final = RecordError
"""Meets nobody at Discord: records of matches are read at a terminal."""

STAGES: Final = tuple(WrongStage(stage) for stage in ("dealing", "exchange", "play", "over"))
RULES: Final[tuple[MurlanError, ...]] = (
    *(example for example in EXAMPLES if not isinstance(example, DoesNotBeat) and not isinstance(example, ELSEWHERE)),
    NotYourTurn(9),
    *STAGES,
    *SHORTFALLS,
)
"""What the rules refuse."""

ALL: Final[tuple[Exception, ...]] = (*RULES, *TABLE)
ROOTS: Final = (MurlanError, table.TableRefusal, JournalError, PressRefusal)
REASONS: Final = frozenset(Shortfall)
