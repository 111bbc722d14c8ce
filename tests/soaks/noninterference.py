"""Non-interference at the wire: what a viewer and the channel are sent does not depend on cards they may not see.

``python -m tests.soaks.noninterference --prefixes 3000``; it goes on where it was interrupted. A prefix of a real event
log is played through the real bot twice, by the same people pressing the same things at the same moments: once with the
cards that were dealt, once with the hidden ones permuted. Every byte that the viewer and the channel are sent, when it
is sent, and what they have before them in the end, must be equal.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from typing import Final
from unittest.mock import patch

from bot.computers.here import ThinkingHere
from bot.tables.actions import Guard
from bot.tables.phases import Due, DueKind, Phase, TableSettings
from bot.tables.plans import MOMENT
from bot.tables.pledges import Pledge
from bot.tables.ports import Question, Unit
from bot.tables.seating import ComputerSeat, Occupant, PersonSeat
from bot.tables.state import TableState
from bot.views.public_message import _mark
from db.storing import UnitWork
from murlan.events import CardGiven, Passed, Played, SeatEvent
from playground import components
from tests.sim import place
from tests.sim.loop import run_virtual
from tests.sim.people import HAND_VERBS
from tests.sim.things import Message, Shown
from tests.sim.world import World
from tests.soaks.prefixes import Prefix, permuted, prefix_of
from tests.soaks.reporting import Progress, Record

NAMES: Final = ("Ana", "Besa", "Clirim", "Drita")
PLANNED: Final = 0.25
"""How often a play is planned before its turn."""
FIDGETS: Final = ("sort", "clear", "page", "redraw", "hint", "hint", "plan-pass")
"""What a viewer presses that plays nothing."""
_HINTS: Final = "INSERT INTO guild_setting (guild_id, hints_in_rated) VALUES (:guild_id, 1)"
ANSWERED: Final = 0.5
"""Seconds in which a press is answered where nothing fails."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What one prefix came to."""

    seed: int
    events: int
    seen: int
    """Messages and redraws that the viewer and the channel were sent."""
    sent: int
    """Bytes of them."""
    is_permuted: bool
    problems: list[str] = field(default_factory=list)


def compare(seed: int) -> Comparison:
    """Play a prefix twice and compare what is seen of it."""
    prefix = prefix_of(seed)
    other = permuted(prefix)
    one, two = seen_of(prefix), seen_of(other)
    differing = next((number for number, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), None)
    problems = []
    if one != two:
        place_of = min(len(one), len(two)) if differing is None else differing
        problems.append(f"{prefix.viewer=}, after {place_of} sights: {one[place_of:][:1]} or {two[place_of:][:1]}")
    return Comparison(
        seed=seed,
        events=len(prefix.events),
        seen=len(one),
        sent=sum(map(len, one)),
        is_permuted=other != prefix,
        problems=problems,
    )


def seen_of(prefix: Prefix) -> list[str]:
    """Play a prefix; return all that the viewer and the channel were sent, a line each."""
    script = _Script(prefix.events)
    with patch.object(ThinkingHere, "decided", script.decided):
        return run_virtual(lambda: _Sitting(prefix, script).seen())


class _Script:
    """Computer players that do what the prefix says."""

    def __init__(self, events: tuple[SeatEvent, ...]) -> None:
        self._events = events
        self.done: Callable[[], int] = lambda: 0
        """How many of them have happened."""

    @property
    def next(self) -> SeatEvent | None:
        """What comes next; ``None`` once all is done."""
        done = self.done()
        return self._events[done] if done < len(self._events) else None

    @property
    def later(self) -> SeatEvent | None:
        """What comes after the next thing."""
        after = self.done() + 1
        return self._events[after] if after < len(self._events) else None

    def decided(self, question: Question) -> SeatEvent:
        """Do the next thing."""
        del question
        event = self.next
        assert event is not None, "a person is next after the last one"
        return event


class _Sitting:
    """Four seats at one table, from a deal to the end of the prefix."""

    def __init__(self, prefix: Prefix, script: _Script) -> None:
        self._prefix = prefix
        self._script = script
        self._luck = Random(f"sitting {prefix.seed}")
        self._world = World(prefix.seed)
        self._channel = self._world.channels[0]
        self._people = [place.Person.named(number, name) for number, name in enumerate(NAMES)]
        self._seats: tuple[Occupant, ...] = tuple(self._occupant(seat) for seat in range(4))
        self._viewer_id = None if prefix.viewer is None else self._people[prefix.viewer].user_id
        self._seen: list[str] = []
        self._world.discord.on_shown.append(self._note)

    async def seen(self) -> list[str]:
        """Play it; return what was seen."""
        self._store()
        await self._world.start()
        self._script.done = self._done
        while not any(message.controls for message in self._sight(0)):
            await asyncio.sleep(0.25)
        for seat in self._seated():
            await self._press(seat, self._public(), "hand")
        while (event := self._script.next) is not None:
            if self._is_computer(event.seat):
                await asyncio.sleep(0.25)
                continue
            if self._luck.random() < 0.3:
                await self._fidget()
            later = self._script.later
            if later is not None and self._luck.random() < PLANNED and await self._plan(event.seat, later):
                await self._take_turn(event)
                await asyncio.sleep(MOMENT + ANSWERED)
                assert self._script.next is not later, later
            else:
                await self._take_turn(event)
            await asyncio.sleep(self._luck.uniform(0.1, 3))
        await self._fidget()
        await asyncio.sleep(8)
        return [*self._seen, *self._in_sight()]

    def _occupant(self, seat: int) -> Occupant:
        """Return who sits there: the viewer and whoever acts after the prefix are people, the others either."""
        deal = self._prefix.after.deal
        if seat not in (self._prefix.viewer, deal and deal.turn) and self._luck.random() < 0.3:
            return ComputerSeat(f"Computer {seat}")
        return PersonSeat(self._people[seat].user_id)

    def _store(self) -> None:
        """Put the table on the disk as it stands right after the deal."""
        prefix = self._prefix
        match = prefix.before.apply(prefix.dealt).after
        assert match.deal is not None
        kind = DueKind.SEAT_DECIDES if self._is_computer(match.deal.turn) else DueKind.TURN_RUNS_OUT
        last = prefix.dealt.last_places
        state = TableState(
            table_id="table00000",
            guild_id=place.GUILD_ID,
            channel_id=self._channel.channel_id,
            host_id=self._people[self._seated()[0]].user_id if self._seated() else 1,
            settings=TableSettings(options=match.options, turn_seconds=180),
            phase=Phase.PLAYING,
            seats=self._seats,
            due=Due(kind, 180, 1),
            match_id="match00000",
            match=match,
            event_count=1,
            places=() if last is None else (last,) * (prefix.dealt.number - 1),
            pledge=_next_deal(prefix),
        )
        names = {person.user_id: person.name for person in self._people}
        unit = Unit(state=state, events=(prefix.dealt,), remaining=180, names=names)
        UnitWork.of(unit, int(self._world.clock.wall()))(self._world.disk.connection)
        self._world.disk.connection.execute(_HINTS, {"guild_id": place.GUILD_ID})

    async def _take_turn(self, event: SeatEvent) -> None:
        """Let a person do what the prefix says, by presses."""
        before, seat = self._script.done(), event.seat
        match event:
            case Passed() if self._luck.random() < 0.5 and self._is_current(self._public()):
                await self._press(seat, self._public(), "pass-here")
            case Passed():
                await self._on_hand(seat, "pass")
            case Played(_, cards):
                await self._on_hand(seat, "cards", *map(str, cards))
                await self._on_hand(seat, "play")
            case CardGiven(_, card):
                await self._on_hand(seat, "gifts", str(card))
                await self._on_hand(seat, "give")
        assert self._script.done() == before + 1, event

    async def _plan(self, acting: int, event: SeatEvent) -> bool:
        """Let a person plan what they play after whoever acts now; return whether that was done."""
        if not isinstance(event, Played) or event.seat == acting or self._is_computer(event.seat):
            return False
        await self._press(event.seat, self._public(), "hand")
        if "plan" not in self._hand(event.seat).controls:  # cards are being exchanged
            return False
        await self._press(event.seat, self._hand(event.seat), "cards", *map(str, event.cards))
        await self._press(event.seat, self._hand(event.seat), "plan")
        return True

    async def _on_hand(self, seat: int, verb: str, *values: str) -> None:
        """Press on a hand; one that shows an older turn is opened anew first."""
        if not any(f":{self._guard()}" in custom_id for custom_id in self._hand(seat).parts):
            await self._press(seat, self._public(), "hand")
        await self._press(seat, self._hand(seat), verb, *values)

    async def _press(self, seat: int, message: Message, verb: str, *values: str) -> None:
        custom_id = message.controls[verb]["custom_id"]
        made = self._world.press(self._people[seat], message.message_id, custom_id, values)
        assert made is not None, (seat, verb, values, message.text, message.controls.get(verb))
        await asyncio.sleep(ANSWERED)

    async def _fidget(self) -> None:
        """Let somebody press something that plays nothing: the viewer above all."""
        seat = self._prefix.viewer if self._luck.random() < 0.7 else None
        if seat is None and self._seated():
            await self._press(self._luck.choice(self._seated()), self._public(), "menu")
        elif seat is not None:
            hand = self._hand(seat)
            verb = self._luck.choice([verb for verb in FIDGETS if _is_enabled(hand, verb)])
            await self._press(seat, hand, verb)
            if verb == "plan-pass":  # before it could be followed
                await self._press(seat, self._hand(seat), "undo")

    def _seated(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self._seats) if isinstance(occupant, PersonSeat)]

    def _is_computer(self, seat: int) -> bool:
        return isinstance(self._seats[seat], ComputerSeat)

    def _is_current(self, public: Message) -> bool:
        """Return whether the table's message shows the present turn."""
        mark = _mark(self._guard())
        return any(part.get("id") == mark for _, part in components.walk(public.data["components"]))

    def _guard(self) -> Guard:
        (table,) = self._world.app.registry.tables()
        return table.public().guard

    def _done(self) -> int:
        """Return how many events of the prefix have happened."""
        (table,) = self._world.app.registry.tables()
        return table.state.event_count - 1

    def _public(self) -> Message:
        public = (message for message in self._sight(0) if message.visible_to is None and message.controls)
        return next(message for message in public if not message.is_summons)

    def _hand(self, seat: int) -> Message:
        sight = self._sight(self._people[seat].user_id)
        return next(m for m in sight if m.visible_to is not None and not HAND_VERBS.isdisjoint(m.controls))

    def _sight(self, user_id: int) -> Iterator[Message]:
        return self._world.discord.seen_by(user_id, self._channel.channel_id)

    def _note(self, shown: Shown) -> None:
        """Keep what the viewer or the channel is sent, and when."""
        if shown.message.visible_to in (None, self._viewer_id):
            body = json.dumps(shown.body, sort_keys=True)
            self._seen.append(f"{self._world.clock.wall():.3f} {shown.message.message_id} {body}")

    def _in_sight(self) -> Iterator[str]:
        """Yield what the viewer has before them."""
        for message in self._sight(self._viewer_id or 0):
            yield json.dumps(message.data, sort_keys=True)


def _is_enabled(message: Message, verb: str) -> bool:
    return verb in message.controls and not message.controls[verb].get("disabled")


def _next_deal(prefix: Prefix) -> Pledge:
    """Return the deal to come: its seed has nothing to do with the cards of this one, so it is the same in both.

    What is promised of a deal follows from its seed, and so do its cards. To permute cards and keep the promise is
    right here because the promise that people see meanwhile is the one of the next deal.
    """
    seed = sha256(f"next deal {prefix.seed}".encode()).digest()
    return Pledge(match_id="match00000", deal_number=prefix.dealt.number + 1, seed=seed)


def main() -> int:
    """Compare prefixes and print what they came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.noninterference", description=__doc__.splitlines()[0])
    parser.add_argument("--prefixes", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget what is done")
    asked = parser.parse_args()
    record = Record.open("noninterference", {"prefixes": asked.prefixes}, anew=asked.anew)
    done = {entry["seed"] for entry in record.entries}
    seeds = [seed for seed in range(asked.prefixes) if seed not in done]
    progress = Progress(asked.prefixes, done=len(done))
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn"), initializer=_quietly) as pool:
        for number, found in enumerate(pool.map(compare, seeds, chunksize=4), start=len(done) + 1):
            record.add(**asdict(found))
            for problem in found.problems:
                progress.say(f"seed {found.seed}: {problem}")
            if number % 50 == 0 or number == asked.prefixes:
                progress.tell(number, **_figures(record))
    record.finish()
    bad = [entry["seed"] for entry in record.entries if entry["problems"]]
    progress.say(f"prefixes that tell of hidden cards: {bad or 'none'}")
    return 1 if bad else 0


def _quietly() -> None:
    logging.getLogger().handlers[:] = [logging.NullHandler()]
    gc.set_threshold(100_000, 20, 50)


def _figures(record: Record) -> dict[str, str]:
    share = record.total("is_permuted") / len(record.entries)
    figures = {name: f"{record.total(name):,}" for name in ("events", "seen", "sent")}
    return {**figures, "permuted": f"{share:.1%}"}


if __name__ == "__main__":
    raise SystemExit(main())
