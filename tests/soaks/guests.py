"""People who come to the hall for an evening, play some matches and go again; most of them are never seen again.

Each opens a table or joins one, asks a friend over, reads a board, chooses a language, plays with computer players,
wants another match or a new table, ends the table or leaves it, or just walks away.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.texts import LANGUAGES, text
from murlan.options import ONE_DEAL
from tests.sim.people import Habits, Player, is_on
from tests.sim.place import Channel, Person
from tests.sim.things import Message
from tests.sim.world import World

RULES: Final = ("classic", "visix", "rrethi")
MODES: Final = ("free-for-all", "free-for-all", "two-teams")
PASSING: Final = ("open", "locked")
ERRANDS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("leaderboard", {}),
    ("language", {"language": "sq"}),
    ("language", {"language": "en"}),
    ("rules", {}),
    ("help", {}),
    ("invitations", {"take": "on"}),
)
"""Commands that concern no table."""
HABITS: Final = Habits(pause=(0.8, 2.5), fidgets=0.05, doubles=0.01, digs=0.003, strays=0.001, leaves=0.0002)
PATIENCE: Final = 12
"""Looks at a screen on which nothing happens until somebody tries again."""

TRIES: Final = 3
"""How often somebody says that they want one more match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What somebody wants of an evening."""

    target: int = ONE_DEAL
    rules: str = "classic"
    mode: str = "free-for-all"
    passing: str = "open"
    rematches: int = 0
    errands: tuple[tuple[str, dict[str, str]], ...] = ()
    guest: Person | None = None
    """Whom they ask over."""
    farewell: str | None = None
    """The command with which they go; without one they just go, and the table stays until somebody needs the place."""

    @classmethod
    def drawn(cls, luck: Random, targets: tuple[int, ...], *, guest: Person | None = None) -> Plan:
        """Draw a plan."""
        return cls(
            target=luck.choice(targets),
            rules=luck.choice(RULES),
            mode=luck.choice(MODES),
            passing=luck.choice(PASSING),
            rematches=luck.choice((0, 0, 1, 2)),
            errands=tuple(luck.sample(ERRANDS, luck.choice((0, 1, 2)))),
            guest=guest,
            farewell=luck.choice(("end", "leave", None)),
        )


class Guest(Player):
    """One of these people."""

    def __init__(self, world: World, person: Person, channel: Channel, *, plan: Plan | None = None) -> None:
        super().__init__(world, person, channel, host=plan is not None, habits=HABITS)
        self._plan = plan or Plan()
        self._errands = list(self._plan.errands)
        self._has_sat = False
        """Whether a table was seen at which they sit."""
        self._asked = False
        self._is_over = False
        self._matches = 0
        self._tries = 0
        self._own_turn = tuple(
            text(key, language, name=person.name)
            for key in ("turn-plays", "turn-leads", "turn-gives")
            for language in LANGUAGES
        )

    def _act(self) -> None:
        if self._errands and self._looks % 3 == 0:
            name, options = self._errands.pop()
            self._world.command(self.person, self.channel, name, **options)
            return
        public = self.public()
        if self._has_sat and public is None:
            self.is_done = True
        elif not self._has_sat and self._is_host and (public is None or "rematch" in public.controls):
            self._open()
        elif public is not None and "rematch" in public.controls:
            self._after_match(public)
        elif public is not None and not self._has_sat and "start" not in public.controls:
            self._come_late(public)
        else:
            self._is_over = False
            super()._act()

    def _open(self) -> None:
        if self._looks % PATIENCE == 1:
            plan = self._plan
            given: dict[str, Any] = {"target": plan.target, "rules": plan.rules, "mode": plan.mode}
            self._world.command(self.person, self.channel, "start", **given, passing=plan.passing)

    def _come_late(self, public: Message) -> None:
        """Take a seat between two deals, where one can be had; else look on."""
        if is_on(public, "join") and self._looks % 4 == 0:
            self._has_sat = self.press(public, "join")

    def _sit_down(self, lobby: Message) -> None:
        if self.person.name in lobby.text:
            self._has_sat = True
            if self._plan.guest is not None and not self._asked:
                self._asked = True
                self._ask(self._plan.guest)
                return
        elif (asked := self.newest(lambda message: "accept" in message.controls)) is not None:
            if self._looks % 4 == 0:
                self.press(asked, "accept")
            return
        elif self._is_host or not is_on(lobby, "join"):
            self._has_sat = self._has_sat or self._looks > 10 * PATIENCE
            return
        super()._sit_down(lobby)

    def _after_match(self, public: Message) -> None:
        """Want one more, or go; a friend always wants one more."""
        if not self._is_over:
            self._is_over = True
            self._matches += 1
            self._tries = 0
        if not self._is_host or (self._matches <= self._plan.rematches and self._tries < TRIES):
            if self._looks % 4 == 0 and self._tries < TRIES:
                self._tries += 1
                self.press(public, "rematch")
            return
        if self._plan.farewell is not None:
            self._world.command(self.person, self.channel, self._plan.farewell)
        self.is_done = True

    def _ask(self, guest: Person) -> None:
        """Type ``/murlan invite``."""
        user_id = str(guest.user_id)
        option = {"name": "person", "type": 6, "value": user_id}
        member = {"roles": [], "joined_at": "2026-01-01T00:00:00.000000+00:00", "permissions": "0", "flags": 0}
        told = {
            "id": "1",
            "name": "murlan",
            "type": 1,
            "options": [{"name": "invite", "type": 1, "options": [option]}],
            "resolved": {"users": {user_id: guest.user}, "members": {user_id: member}},
        }
        self._world.send(self._world.discord.interact(self.person, self.channel, 2, told, None))


class Party:
    """Who is at one channel: a host, and perhaps a friend."""

    def __init__(self, host: Guest, friend: Guest | None) -> None:
        self._host = host
        self._friend = friend

    @property
    def is_over(self) -> bool:
        """Whether the host has gone."""
        return self._host.is_done

    def begin(self) -> None:
        """Come in."""
        self._host.begin(after=1.0)
        if self._friend is not None:
            self._friend.begin(after=4.0)

    def go(self) -> None:
        """Look no more."""
        for guest in (self._host, self._friend):
            if guest is not None:
                guest.is_done = True


class Crowd:
    """Everybody who may come: regulars, and people whom nobody has seen before."""

    REGULARS: Final = 40

    def __init__(self, world: World, targets: tuple[int, ...]) -> None:
        self._world = world
        self._targets = targets
        self._luck = Random(world.luck.getrandbits(64))
        self._number = self.REGULARS
        self._regulars: set[int] = set()

    @property
    def people(self) -> int:
        """How many different people came."""
        return len(self._regulars) + self._number - self.REGULARS

    def party(self, channel: Channel) -> Party:
        """Return who comes to a channel next."""
        luck = self._luck
        host = self._somebody(regular=0.3)
        friend = self._somebody(regular=0.1) if luck.random() < 0.2 else None
        if friend == host:
            friend = None
        asked = friend if luck.random() < 0.5 else None
        plan = Plan.drawn(luck, self._targets, guest=asked)
        came = Guest(self._world, friend, channel) if friend is not None else None
        return Party(Guest(self._world, host, channel, plan=plan), came)

    def _somebody(self, *, regular: float) -> Person:
        if self._luck.random() < regular:
            number = self._luck.randrange(self.REGULARS)
            self._regulars.add(number)
        else:
            number = self._number
            self._number += 1
        return Person.named(number, f"Guest {number:05}")
