"""The person at the terminal: what is typed, until it is something to do. What the rules allow, the match says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from murlan.computer import Level, player_of
from murlan.errors import NotationError
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.notation import parse_cards
from murlan.snapshot import Snapshot, Stage
from murlan.terminal.console import Console
from murlan.terminal.picture import gift_lines, hand_line, play_lines, table_lines
from murlan.terminal.sentences import refusal_sentence

HELP: Final = (
    "Type a number from the list, or cards such as 9s 9h, or: pass, hint, sort (by rank or suit), show, help, quit."
)

_LONGEST_NUMBER: Final = 3


class PersonLeftError(Exception):
    """The person wants to stop."""


class Person:
    """Asks one seat's person what to do."""

    def __init__(self, console: Console, names: Sequence[str]) -> None:
        self._console = console
        self._names = names
        self._is_by_suit = False

    def show(self, snapshot: Snapshot) -> None:
        """Show the table, the hand and the choices."""
        self._console.say()
        for line in table_lines(snapshot, self._names, self._console):
            self._console.say(line)
        self._show_hand(snapshot)
        if snapshot.stage is Stage.EXCHANGE:
            lines = gift_lines(snapshot.gifts, self._console)
        else:
            lines = play_lines(snapshot.choices(), self._console)
        for line in lines:
            self._console.say(line)

    def choose(self, snapshot: Snapshot) -> SeatEvent:
        """Ask until the answer is an event; the rules may still refuse it.

        Raises:
            PersonLeftError: The person typed ``quit``.
            EOFError: There is nothing more to read.
        """
        while True:
            event = self._understood(self._console.ask(_prompt(snapshot)), snapshot)
            if event is not None:
                return event

    def _understood(self, line: str, snapshot: Snapshot) -> SeatEvent | None:
        """Return what a line says to do, or do what it asks of the terminal itself."""
        assert snapshot.viewer is not None, "a person sits on a seat"
        match line.lower():
            case "quit" | "q" | "exit":
                raise PersonLeftError
            case "pass" | "p":
                return Passed(snapshot.viewer)
            case "hint" | "h":
                self._console.say(self._hint(snapshot))
            case "sort" | "s":
                self._is_by_suit = not self._is_by_suit
                self._show_hand(snapshot)
            case "show":
                self.show(snapshot)
            case "" | "help" | "?":
                self._console.say(HELP)
            case number if number.isdecimal() and len(number) <= _LONGEST_NUMBER:
                return self._numbered(int(number), snapshot)
            case _:
                return self._named(line, snapshot)
        return None

    def _numbered(self, number: int, snapshot: Snapshot) -> SeatEvent | None:
        events = _listed_events(snapshot)
        if 1 <= number <= len(events):
            return events[number - 1]
        self._console.say(f"There is no number {number} in the list.")
        return None

    def _named(self, text: str, snapshot: Snapshot) -> SeatEvent | None:
        assert snapshot.viewer is not None, "a person sits on a seat"
        try:
            cards = parse_cards(text)
        except NotationError as refused:
            self._console.say(refusal_sentence(refused, self._names))
            return None
        if snapshot.stage is not Stage.EXCHANGE:
            return Played(snapshot.viewer, cards)
        if len(cards) == 1:
            return CardGiven(snapshot.viewer, cards[0])
        self._console.say("Give back exactly one card.")
        return None

    def _hint(self, snapshot: Snapshot) -> str:
        match player_of(Level.CLUB).choose(snapshot, rng=Random(0)):
            case Played(_, cards):
                return f"Hint: play {self._console.cards(cards)}."
            case CardGiven(_, card):
                return f"Hint: give back {self._console.card(card)}."
            case Passed():
                return "Hint: pass."

    def _show_hand(self, snapshot: Snapshot) -> None:
        self._console.say(hand_line(snapshot, self._console, is_by_suit=self._is_by_suit))


def _listed_events(snapshot: Snapshot) -> tuple[SeatEvent, ...]:
    """Return what the numbers of the list stand for."""
    assert snapshot.viewer is not None, "a person sits on a seat"
    if snapshot.stage is Stage.EXCHANGE:
        return tuple(CardGiven(snapshot.viewer, card) for card in snapshot.gifts)
    return tuple(Played(snapshot.viewer, play.cards) for play in snapshot.choices())


def _prompt(snapshot: Snapshot) -> str:
    if snapshot.stage is Stage.EXCHANGE:
        return "Give back> "
    return "Play or pass> " if snapshot.may_pass else "Lead> "
