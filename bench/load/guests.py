"""The people at one table: what they press next is read off what they are shown, as people do.

They open their hands, choose plays in the select, lay them, pass, give cards back, sort, say that they are ready. None
dawdles: when they press is decided by the pace of the measurement.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from bot.texts import text
from tests.sim.people import HAND_VERBS, is_on, is_own_turn
from tests.sim.place import Channel, Person
from tests.sim.things import Message, Shown

PLAYS: Final = 0.85
"""How often somebody who could play and could pass plays."""
OPENS: Final = 0.03
"""How often somebody opens a hand that they have open."""
SORTS: Final = 0.04
"""How often somebody who waits sorts their cards."""
_ON_TURN: Final = ("turn-plays", "turn-leads", "turn-gives")


class Pressing(NamedTuple):
    """What somebody is about to press."""

    person: Person
    message: Message
    verb: str
    values: tuple[str, ...] = ()


class Guests:
    """Four people in one channel."""

    def __init__(self, channel: Channel, number: int, luck: Random) -> None:
        self.channel = channel
        self.people = [Person.named(4 * number + seat, f"Guest {4 * number + seat:05}") for seat in range(4)]
        self.public: Message | None = None
        """The table's message."""
        self.hands: dict[int, Message] = {}
        """Everybody's newest hand, by user id."""
        self._luck = luck
        self._passed: dict[int, float] = {}
        """Whose hand still offers a turn that they have passed on the table's message, and how old it is."""
        self._ready: set[tuple[int, int]] = set()
        """Who has pressed Ready on which message."""

    def see(self, shown: Shown) -> None:
        """Look at a message that came or changed."""
        message = shown.message
        if message.visible_to is not None:
            if not HAND_VERBS.isdisjoint(message.controls):
                self.hands[message.visible_to] = message
        elif message.controls and not message.is_summons:
            self.public = message

    @property
    def are_seated(self) -> bool:
        """Whether the match has begun, and everybody has seen their hand."""
        return len(self.hands) == len(self.people)

    def next_press(self) -> Pressing | None:
        """Return what somebody presses now; ``None`` where all wait for what they are to be shown."""
        public = self.public
        if public is None:
            return None
        if "start" in public.controls:
            return self._sit_down(public)
        if "rematch" in public.controls or "ready" in public.controls:
            return self._be_ready(public)
        if "hand" not in public.controls:
            return None
        for person in self.people:
            if person.user_id not in self.hands:
                return Pressing(person, public, "hand")
        return self._play(public)

    def insist(self) -> Pressing | None:
        """Return what somebody presses who has waited in vain: whose turn it is looks at their hand anew."""
        public = self.public
        if public is None or "hand" not in public.controls:
            return self.next_press()
        person = next((person for person in self.people if self._is_on_turn(person)), self.people[0])
        hand = self.hands.get(person.user_id)
        if hand is None or "redraw" not in hand.controls:
            return Pressing(person, public, "hand")
        return Pressing(person, hand, "redraw")

    def _is_on_turn(self, person: Person) -> bool:
        """Return whether the table's message says that it is somebody's turn."""
        assert self.public is not None
        return any(text(key, "en", name=person.name) in self.public.text for key in _ON_TURN)

    def _sit_down(self, lobby: Message) -> Pressing | None:
        for person in self.people:
            if person.name not in lobby.text:
                return Pressing(person, lobby, "join")
        return Pressing(self.people[0], lobby, "start") if is_on(lobby, "start") else None

    def _be_ready(self, public: Message) -> Pressing | None:
        verb = "rematch" if "rematch" in public.controls else "ready"
        for person in self.people:
            if (person.user_id, public.message_id) not in self._ready:
                self._ready.add((person.user_id, public.message_id))
                return Pressing(person, public, verb)
        return None

    def _play(self, public: Message) -> Pressing | None:
        for person in self.people:
            hand = self.hands[person.user_id]
            if "gifts" in hand.controls:
                return self._give(person, hand)
            if is_own_turn(hand) and hand.changed != self._passed.get(person.user_id):
                return self._aside(public, person) or self._take_turn(person, hand, public)
        return None

    def _aside(self, public: Message, on_turn: Person) -> Pressing | None:
        """Let somebody do, now and then, what decides nothing."""
        chance = self._luck.random()
        if chance < OPENS:
            return Pressing(self._luck.choice(self.people), public, "hand")
        if chance < OPENS + SORTS:
            person = self._luck.choice([person for person in self.people if person is not on_turn])
            hand = self.hands[person.user_id]
            return Pressing(person, hand, "sort") if "sort" in hand.controls else None
        return None

    def _take_turn(self, person: Person, hand: Message, public: Message) -> Pressing | None:
        if is_on(hand, "play"):
            return Pressing(person, hand, "play")
        if "plays" in hand.controls and (self._luck.random() < PLAYS or not is_on(hand, "pass")):
            play = self._luck.choice(hand.controls["plays"]["options"])["value"]
            if self._luck.random() < 0.8:
                return Pressing(person, hand, "plays", (play,))
            return Pressing(person, hand, "cards", tuple(play.split()))
        if self._luck.random() < 0.2 and "pass-here" in public.controls and self._is_on_turn(person):
            self._passed[person.user_id] = hand.changed
            return Pressing(person, public, "pass-here")
        return Pressing(person, hand, "pass") if is_on(hand, "pass") else None

    def _give(self, person: Person, hand: Message) -> Pressing:
        if is_on(hand, "give"):
            return Pressing(person, hand, "give")
        gift = self._luck.choice(hand.controls["gifts"]["options"])["value"]
        return Pressing(person, hand, "gifts", (gift,))
