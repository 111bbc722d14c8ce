"""People at their screens: each acts from what Discord shows them, and knows nothing else.

They sit down, open their hand, choose cards and play, press again where nothing happened; by their habits they also
dawdle, walk away, press twice or press what is old.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.texts import LANGUAGES, text
from murlan.options import ONE_DEAL
from tests.sim.place import Channel, Person
from tests.sim.things import Message
from tests.sim.world import World

HAND_VERBS: Final = frozenset({"sort", "redraw", "gifts", "play"})
_OWN_TURN: Final = ("turn-plays", "turn-leads", "turn-gives")


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How a person is; the chances are for each look at the screen."""

    pause: tuple[float, float] = (0.8, 3.0)
    """The least and most seconds between two looks."""
    fidgets: float = 0.0
    """Sorts, turns pages, chooses ahead, looks up the rules."""
    doubles: float = 0.0
    """Presses twice."""
    digs: float = 0.0
    """Presses something on an older message."""
    strays: float = 0.0
    """Walks away for some minutes."""
    leaves: float = 0.0
    """Leaves the table for good."""


ORDERLY: Final = Habits()


class Player:
    """One person at one channel."""

    def __init__(
        self,
        world: World,
        person: Person,
        channel: Channel,
        *,
        host: bool = False,
        habits: Habits = ORDERLY,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.person = person
        self.channel = channel
        self.is_done = False
        """Whether there is nothing more to do here."""
        self.presses = 0
        self._world = world
        self._is_host = host
        self.habits = habits
        self._options = dict(options or {})
        self._luck = Random(world.luck.getrandbits(64))
        self._looks = 0
        self._is_leaving = False
        self._own_turn = tuple(text(key, "en", name=person.name) for key in _OWN_TURN)

    def begin(self, after: float) -> None:
        """Look at the screen from then on, again and again."""
        asyncio.get_running_loop().call_later(after, self._look)

    def newest(self, wanted: Callable[[Message], bool]) -> Message | None:
        """Return the newest message in sight that is as wanted."""
        seen = self._world.discord.seen_by(self.person.user_id, self.channel.channel_id)
        return next((message for message in seen if wanted(message)), None)

    def public(self) -> Message | None:
        """Return the table's message: the newest one for everybody with something to press that calls nobody."""
        return self.newest(
            lambda message: message.visible_to is None and bool(message.controls) and not message.is_summons
        )

    def hand(self) -> Message | None:
        """Return the message with the own hand; where there are several, the one that changed last."""
        seen = self._world.discord.seen_by(self.person.user_id, self.channel.channel_id)
        hands = (
            message
            for message in seen
            if message.visible_to is not None and not HAND_VERBS.isdisjoint(message.controls)
        )
        return max(hands, key=lambda message: message.changed, default=None)

    def press(self, message: Message, verb: str, *values: str) -> bool:
        """Press a control; return whether Discord let it through."""
        control = message.controls[verb]
        self.presses += 1
        made = self._world.press(self.person, message.message_id, control["custom_id"], values)
        if made is not None and self._luck.random() < self.habits.doubles:
            self._world.press(self.person, message.message_id, control["custom_id"], values)
        return made is not None

    def _look(self) -> None:
        self._looks += 1
        pause = self._luck.uniform(*self.habits.pause)
        if self._luck.random() < self.habits.strays:
            pause = self._luck.uniform(30, 240)
        elif self._luck.random() < self.habits.digs:
            self._dig()
        else:
            self._act()
        if not self.is_done:
            asyncio.get_running_loop().call_later(pause, self._look)

    def _act(self) -> None:
        """Do what is to be done next by what is in sight."""
        public = self.public()
        if self._is_leaving and (question := self.newest(lambda message: "leave-now" in message.controls)):
            self.is_done = self.press(question, "leave-now")
        elif public is None:
            if self._is_host and self._looks % 8 == 1:
                self._world.command(self.person, self.channel, "start", target=ONE_DEAL, **self._options)
        elif "start" in public.controls:
            self._sit_down(public)
        elif "resume" in public.controls:
            if self._looks % 4 == 0:
                self.press(public, "resume")
        elif "rematch" in public.controls:
            self.is_done = True
        elif "ready" in public.controls:
            if self._looks % 4 == 0:
                self.press(public, "ready")
        elif "hand" in public.controls:
            self._play(public)

    def _sit_down(self, lobby: Message) -> None:
        if self.person.name not in lobby.text:
            if is_on(lobby, "join"):
                self.press(lobby, "join")
        elif self._is_host and self._looks % 6 == 0:
            self.press(lobby, "start" if is_on(lobby, "start") else "fill")

    def _play(self, public: Message) -> None:
        """Act on the own hand, or open it."""
        hand = self.hand()
        if hand is None or (self._looks % 24 == 0 and not is_own_turn(hand)):
            self.press(public, "hand")
        elif "gifts" in hand.controls:
            self._give(hand)
        elif is_own_turn(hand):
            self._take_turn(hand, public)
        elif any(line in public.text for line in self._own_turn) or is_back_button(hand):
            self.press(hand, "redraw")
        elif self._luck.random() < self.habits.fidgets:
            self._fidget(hand, public)
        elif self._luck.random() < self.habits.leaves:
            self._is_leaving = True
            self._world.command(self.person, self.channel, "leave")

    def _take_turn(self, hand: Message, public: Message) -> None:
        if is_on(hand, "play"):
            self.press(hand, "play")
        elif "plays" in hand.controls and (self._luck.random() < 0.85 or not is_on(hand, "pass")):
            play = self._luck.choice(hand.controls["plays"]["options"])["value"]
            if self._luck.random() < 0.8:
                self.press(hand, "plays", play)
            else:
                self.press(hand, "cards", *play.split())
        elif self._luck.random() < 0.2 and "pass-here" in public.controls:
            self.press(public, "pass-here")
        elif is_on(hand, "pass"):
            self.press(hand, "pass")

    def _give(self, hand: Message) -> None:
        if is_on(hand, "give"):
            self.press(hand, "give")
        else:
            self.press(hand, "gifts", self._luck.choice(hand.controls["gifts"]["options"])["value"])

    def _fidget(self, hand: Message, public: Message) -> None:
        """Press something that decides nothing."""
        verb = self._luck.choice(("sort", "page", "clear", "redraw", "cards", "plays", "menu"))
        if verb == "menu" and verb in public.controls:
            self.press(public, verb)
        elif verb in hand.controls:
            options = hand.controls[verb].get("options", ())
            self.press(hand, verb, *[self._luck.choice(options)["value"]] if options else ())

    def _dig(self) -> None:
        """Press anything on any message in sight."""
        seen = list(self._world.discord.seen_by(self.person.user_id, self.channel.channel_id))
        pressable = [message for message in seen if message.controls]
        if pressable:
            message = self._luck.choice(pressable)
            verb = self._luck.choice([verb for verb in message.controls if verb not in _FATAL] or ["hand"])
            options: list[Any] = message.controls.get(verb, {}).get("options", [])
            if verb in message.controls:
                self.press(message, verb, *[self._luck.choice(options)["value"]] if options else ())


_FATAL: Final = frozenset({"end-now"})
"""What ends a table is pressed on purpose only."""


def is_on(message: Message, verb: str) -> bool:
    """Return whether a message has a control that can be pressed."""
    control = message.controls.get(verb)
    return control is not None and not control.get("disabled")


def is_own_turn(hand: Message) -> bool:
    """Return whether a hand says that its owner is to act."""
    return "play" in hand.controls and "redraw" not in hand.controls


def is_back_button(hand: Message) -> bool:
    """Return whether a hand's owner is away and can come back."""
    return hand.controls.get("redraw", {}).get("label") in {text("button-back", language) for language in LANGUAGES}
