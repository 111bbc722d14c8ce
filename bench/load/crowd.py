"""Who presses next: all the tables of the measured bot in turns, or presses that are told again to a bare bot."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from bench.load.guests import Guests, Pressing
from bench.load.standin import TOKEN_SECONDS, StandIn
from tests.sim.place import Person
from tests.sim.things import Interaction, Message, Shown

PATIENCE: Final = 3.0
"""Seconds after which a table at which nothing happens is pressed all the same."""
TURN_SECONDS: Final = 300
"""The longest turn there is: nobody's runs out while the other bots are measured."""
REASON: Final = 80
"""How much of a refusal is kept."""


class Made(NamedTuple):
    """A press that is ready to be sent."""

    interaction: Interaction
    frame: str


class Source(Protocol):
    """Where presses come from."""

    def next(self) -> Made | None:
        """Return the next press; ``None`` where nobody can press anything now."""
        ...


class Crowd:
    """Everybody at all tables; each table presses once its last press was answered."""

    def __init__(self, standin: StandIn, luck: Random) -> None:
        self.verbs: Counter[str] = Counter()
        """What was pressed."""
        self.refused: Counter[str] = Counter()
        """What people read who were refused something."""
        self.insisted = 0
        """Presses of people who had waited in vain."""
        self.guests = [Guests(channel, number, luck) for number, channel in enumerate(standin.channels)]
        self._standin = standin
        self._by_channel = {guests.channel.channel_id: guests for guests in self.guests}
        self._ready: deque[Guests] = deque()
        self._vain: deque[Guests] = deque()
        """Tables at which somebody has waited too long."""
        self._idle: dict[Guests, float] = {}
        """Tables at which nobody can press anything, and since when."""
        self._pressed: dict[int, Guests] = {}
        self._swept = 0.0
        standin.place.on_shown.append(self._see)
        standin.on_done = self._done

    def open(self) -> Iterator[Made]:
        """Yield the commands that open a table in each channel."""
        for guests in self.guests:
            options: dict[str, str | int] = {"target": 21, "turn": TURN_SECONDS}
            interaction = self._standin.place.command(guests.people[0], guests.channel, "start", **options)
            yield self._made(guests, interaction, "start")

    def next(self) -> Made | None:
        """Return the next press."""
        self._sweep()
        while self._vain:
            if (made := self._press((guests := self._vain.popleft()), guests.insist())) is not None:
                self.insisted += 1
                return made
            self._idle[guests] = time.monotonic()
        for _ in range(len(self._ready)):
            guests = self._ready.popleft()
            if (made := self._press(guests, guests.next_press())) is not None:
                return made
            self._idle[guests] = time.monotonic()
        return None

    @property
    def under_way(self) -> int:
        """How many presses are not answered yet."""
        return len(self._pressed)

    @property
    def are_playing(self) -> bool:
        """Whether the match has begun at every table."""
        return all(guests.are_seated for guests in self.guests)

    def _press(self, guests: Guests, pressing: Pressing | None) -> Made | None:
        if pressing is None:
            return None
        control = pressing.message.controls[pressing.verb]
        interaction = self._standin.place.press(
            pressing.person, pressing.message, control["custom_id"], pressing.values or None
        )
        return None if interaction is None else self._made(guests, interaction, pressing.verb)

    def _made(self, guests: Guests, interaction: Interaction, verb: str) -> Made:
        self.verbs[verb] += 1
        self._pressed[interaction.interaction_id] = guests
        return Made(interaction, self._standin.written(interaction))

    def _done(self, interaction_id: int) -> None:
        guests = self._pressed.pop(interaction_id, None)
        if guests is not None:
            self._ready.append(guests)

    def _see(self, shown: Shown) -> None:
        guests = self._by_channel[shown.message.channel_id]
        guests.see(shown)
        if self._idle.pop(guests, None) is not None:
            self._ready.append(guests)
        if shown.interaction is not None and (reason := _refusal(shown.message)):
            self.refused[reason] += 1

    def _sweep(self) -> None:
        """Let people insist who have waited too long, and forget old presses; both now and then."""
        now = time.monotonic()
        if now < self._swept + 0.5:
            return
        self._swept = now
        self._standin.place.forget_presses(time.time() - TOKEN_SECONDS)
        for guests in [guests for guests, since in self._idle.items() if now > since + PATIENCE]:
            del self._idle[guests]
            self._vain.append(guests)


class Replay:
    """Presses that were told to the measured bot, told to another one, each with a fresh id."""

    def __init__(self, standin: StandIn, made: Sequence[Made]) -> None:
        self._standin = standin
        self._presses = [self._own(one.interaction) for one in made]
        self._number = 0

    def next(self) -> Made:
        """Return the next press."""
        person, interaction = self._presses[self._number % len(self._presses)]
        self._number += 1
        if self._number % 500 == 0:
            self._standin.place.forget_presses(time.time() - 10)
        pressed = self._standin.place.interact(
            person, interaction.channel, 3, interaction.payload["data"], interaction.pressed
        )
        pressed.payload["message"] = interaction.payload["message"]
        return Made(pressed, self._standin.written(pressed))

    def _own(self, interaction: Interaction) -> tuple[Person, Interaction]:
        """Let the message that was pressed be in this Discord too."""
        number = interaction.user_id - Person.named(0, "").user_id
        person = Person.named(number, f"Guest {number:05}")
        told = interaction.payload["message"]
        message = Message(told, interaction.channel.channel_id, interaction.user_id)
        self._standin.place.adopt(message)
        return person, Interaction(interaction.payload, interaction.born, person.user_id, interaction.channel, message)


def _refusal(message: Message) -> str:
    """Return what a message says to somebody who was refused something; nothing where nobody was."""
    if message.visible_to is None:
        return ""
    first = message.text.partition("\n")[0]
    if first.startswith("> ") or not message.controls:
        return first[:REASON]
    return ""
