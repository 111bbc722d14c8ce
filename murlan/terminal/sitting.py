"""A person and three computer players sit down for one match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from murlan.computer import ComputerPlayer
from murlan.dealing import cut_place, draw_for_seats
from murlan.errors import IllegalEvent
from murlan.events import Event, SeatEvent
from murlan.match import Match, Step
from murlan.notices import DealEnded, Notice
from murlan.options import RuleOptions
from murlan.snapshot import Snapshot, Stage
from murlan.terminal.console import Console
from murlan.terminal.person import HELP, Person
from murlan.terminal.picture import result_lines
from murlan.terminal.sentences import notice_sentence, refusal_sentence

COMPUTER_NAMES: Final = ("Arben", "Drita", "Luan")


def play_match(
    options: RuleOptions, name: str, *, against: ComputerPlayer, seeds: Iterator[bytes], console: Console
) -> Match:
    """Play one match to its end and return it.

    Args:
        options: The rules.
        name: What the person is called.
        against: Who plays on the other three seats.
        seeds: 32 bytes each: for the draw and the others' chance, then two for each deal (the shuffle and the cut).
        console: Where it is shown and asked.

    Raises:
        PersonLeftError: The person typed ``quit``.
        EOFError: There is nothing more to read.
    """
    luck = next(seeds)
    names, own_seat = _seated(name, luck, console)
    return _Sitting(names, own_seat, _Others(against, Random(luck)), seeds, console).play(Match.start(options))


def _seated(name: str, seed: bytes, console: Console) -> tuple[tuple[str, ...], int]:
    """Draw for seats (R2.2); return the names by seat, and the person's seat."""
    entrants = (name, *COMPUTER_NAMES)
    draw = draw_for_seats(seed)
    drawn = ", ".join(f"{entrants[entrant]} {console.card(draw.cards[entrant])}" for entrant in draw.order)
    console.say(f"The draw for seats: {drawn}. {entrants[draw.order[0]]} deals first.")
    console.say(HELP)
    return tuple(entrants[entrant] for entrant in draw.order), draw.order.index(0)


@dataclass(frozen=True, slots=True)
class _Others:
    """Who plays on the seats that are not the person's."""

    player: ComputerPlayer
    rng: Random

    def choose(self, snapshot: Snapshot) -> SeatEvent:
        """Return what a seat does."""
        return self.player.choose(snapshot, rng=self.rng)


class _Sitting:
    """Turns a match on, event by event."""

    def __init__(
        self, names: Sequence[str], own_seat: int, others: _Others, seeds: Iterator[bytes], console: Console
    ) -> None:
        self._names = names
        self._own_seat = own_seat
        self._seeds = seeds
        self._console = console
        self._person = Person(console, names)
        self._others = others

    def play(self, match: Match) -> Match:
        """Return the match at its end."""
        while match.stage is not Stage.OVER:
            step = self._next(match)
            for notice in step.notices:
                self._tell(notice)
            match = step.after
        return match

    def _next(self, match: Match) -> Step:
        if match.stage is Stage.DEALING:
            self._console.say()
            return match.apply(self._dealt(match))
        seat = match.snapshot(None).turn
        assert seat is not None, "somebody acts while a deal is live"
        if seat == self._own_seat:
            return self._asked(match)
        return match.apply(self._others.choose(match.snapshot(seat)))

    def _dealt(self, match: Match) -> Event:
        seed, cut = next(self._seeds), cut_place(next(self._seeds))
        return match.next_deal(seed, cut)

    def _asked(self, match: Match) -> Step:
        """Ask the person until the rules accept the answer."""
        snapshot = match.snapshot(self._own_seat)
        self._person.show(snapshot)
        while True:
            event = self._person.choose(snapshot)
            try:
                return match.apply(event)
            except IllegalEvent as refused:
                self._console.say(refusal_sentence(refused, self._names, self._console.cards))

    def _tell(self, notice: Notice) -> None:
        if isinstance(notice, DealEnded):
            for line in result_lines(notice, self._names, self._console):
                self._console.say(line)
        elif sentence := notice_sentence(notice, self._names, self._console.cards):
            self._console.say(sentence)
