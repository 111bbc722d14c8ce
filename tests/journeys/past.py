"""What was played before a journey begins: matches of two servers, dealt, played and stored by the project's own code.

Every match goes through the tables' one door (`changed_by`), with promises, presses that cut, and results as a table
books them; only nobody waits for a clock. So lists have pages, and everything on them can be replayed and verified.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from bot.clock import ManualClock
from bot.tables.actions import Action, Decided, Give, Join, MakeWay, Pass, Play, Pressed, Ring, Shown, Start
from bot.tables.changes import Change, House, Pace
from bot.tables.lobby import opened
from bot.tables.phases import Phase, TableSettings
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.tables.transition import changed_by
from db import Database
from murlan.computer import Level, player_of
from murlan.events import CardGiven, Passed, Played
from murlan.options import CLASSIC, ONE_DEAL, RuleOptions, Sides
from murlan.snapshot import Stage
from playground.seed import GUILD_IDS, PEOPLE
from tests.support.house import SeededChance

USER_IDS: Final = {name: 1_000_000_000_000_000_000 + number for number, (name, *_) in enumerate(PEOPLE, start=1)}
"""The playground's people."""
GUESTS: Final = (
    "Agim", "Blerta", "Dritan", "Edona", "Fatos", "Genta", "Hamdi", "Ilirjana", "Jeton", "Klodiana", "Lirim",
    "Majlinda", "Naim", "Orkida", "Petrit", "Qëndresa", "Rrezarta", "Shpëtim", "Teuta e Madhe", "Uran", "Vjosa",
    "Xhevahire", "*yll* @everyone", "Zogu i Parë i Shqiptarëve të 1928",
)  # fmt: skip
"""Other members of both servers: enough for boards of several pages, with names as people have them."""
FREE_MATCHES: Final = 48
TEAM_MATCHES: Final = 12
NEWEST: Final = 20
"""How many of the matches ended within the last hour; the others lie days apart, over several seasons."""
MONTHS: Final = 100 * 86_400.0
"""Seconds since the first match began."""
HOUR: Final = 3_600.0


@dataclass(frozen=True, slots=True)
class Cafe:
    """A server in which people have played for months."""

    guild_id: int
    owner: str
    """Who manages it, and sat at every table."""

    @property
    def channel_id(self) -> int:
        """The channel of the tables: the server's first one."""
        return self.guild_id + 100


CAFES: Final = (Cafe(int(GUILD_IDS[0]), "ana"), Cafe(int(GUILD_IDS[1]), "besa"))


async def play_the_past(path: Path) -> None:
    """Fill a database with what was played in both servers until now, the newest match a long one."""
    clock = ManualClock(time.time() - MONTHS)
    database = await Database.open(path, wall=clock.wall)
    evening = _Evening(Random(7))
    programme = list(_programme())
    pace = (MONTHS - HOUR) / (len(programme) - NEWEST)
    for left, (options, companions) in zip(range(len(programme), 0, -1), programme, strict=True):
        clock.advance(HOUR / (NEWEST + 1) if left <= NEWEST else pace)
        for cafe in CAFES:
            await database.journal.commit(evening.played(cafe, companions, options))
    await database.close()


def _programme() -> Iterator[tuple[RuleOptions, tuple[str, ...]]]:
    """Yield the rules of each match and who sits down beside the owner; computer players take what is left."""
    others = itertools.cycle((*GUESTS, "luan", "drita", "clirim"))
    one_deal = replace(CLASSIC, target=ONE_DEAL)
    for number in range(FREE_MATCHES):
        yield one_deal, tuple(next(others) for _ in range(2 if number % 6 == 0 else 3))
    for _ in range(TEAM_MATCHES):
        yield replace(one_deal, sides=Sides.TWO_TEAMS), tuple(next(others) for _ in range(3))
    for _ in range(NEWEST - 1):
        yield one_deal, tuple(next(others) for _ in range(3))
    yield CLASSIC, ("luan", "drita")


class _Evening:
    """Plays matches, one after the other."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._house = House(chance=SeededChance(7), pace=Pace())
        self._press_ids = itertools.count(1_400_000_000_000_000_000)
        self._tables = itertools.count()

    def played(self, cafe: Cafe, companions: Sequence[str], options: RuleOptions) -> Unit:
        """Return a whole match as the unit that stores it, its table closed behind it."""
        owner = USER_IDS[cafe.owner]
        people = {owner: _display_name(cafe.owner), **{_user_id(name): _display_name(name) for name in companions}}
        state = opened(
            f"past{next(self._tables):04}",
            guild_id=cafe.guild_id,
            channel_id=cafe.channel_id,
            host_id=owner,
            settings=TableSettings(options=options, computers=Level.CASUAL),
            house=self._house,
        )
        change = Change(after=state)
        for user_id in list(people)[1:]:
            change = self._then(change, Join(user_id))
        change = self._then(self._promised(change), Start(owner, fill=True))
        while change.after.phase is Phase.PLAYING:
            change = self._one_more(change)
        change = self._then(change, MakeWay(owner))
        return Unit(state=change.after, events=change.events, result=change.result, names=people)

    def _one_more(self, change: Change) -> Change:
        """Take the next turn, or deal the next cards."""
        state = change.after
        assert state.match is not None
        assert state.due is not None
        if state.match.stage is Stage.DEALING:
            promised = self._promised(change)
            assert promised.after.due is not None
            return self._then(promised, Ring(promised.after.due.number))
        return self._then(change, self._turn(state))

    def _turn(self, state: TableState) -> Action:
        assert state.match is not None
        assert state.match.deal is not None
        assert state.due is not None
        seat = state.match.deal.turn
        event = player_of(Level.CASUAL).choose(state.match.snapshot(seat), rng=self._rng)
        occupant = state.seats[seat]
        if not isinstance(occupant, PersonSeat):
            return Decided(state.due.number, event)
        match event:
            case Played(_, cards):
                return Play(occupant.user_id, cards)
            case Passed():
                return Pass(occupant.user_id)
            case CardGiven(_, card):
                return Give(occupant.user_id, card)

    def _promised(self, change: Change) -> Change:
        """Let the next deal's promise be seen, and the next press after it cut."""
        pledge = change.after.pledge
        assert pledge is not None, "a table that plays has promised its next deal"
        change = self._then(change, Shown(pledge.commitment))
        return self._then(change, Pressed(next(self._press_ids), pledge.commitment))

    def _then(self, change: Change, action: Action) -> Change:
        return change.then(changed_by(change.after, action, self._house))


def _user_id(name: str) -> int:
    return USER_IDS.get(name) or 1_000_000_000_000_000_100 + GUESTS.index(name)


def _display_name(name: str) -> str:
    return next((display for own, display, _ in PEOPLE if own == name), name)
