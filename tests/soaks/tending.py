"""Presses that belong where they are pressed: tables are opened and filled, turns taken, matches begun again.

Whoever tends a table looks into it, so that nearly every press of theirs is a valid one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.tables.phases import Phase
from bot.tables.seating import SEATS, PersonSeat, seat_of
from bot.tables.table import Table
from murlan.cards import PACK, Card
from murlan.snapshot import Snapshot, Stage
from tests.sim.people import HAND_VERBS
from tests.sim.place import Channel, Person
from tests.sim.things import Interaction, Message, Shown
from tests.sim.world import World

RULES: Final[dict[str, tuple[str | int, ...]]] = {
    "rules": ("classic", "visix", "rrethi"),
    "mode": ("free-for-all", "two-teams"),
    "passing": ("open", "locked"),
    "target": (0, 0, 11, 21),
    "turn": (15, 30, 60, 180),
}
CLUMSY: Final = 0.12
"""How often somebody does what the rules refuse."""

PARTING: Final = 0.1
"""How often that is to leave, or to want somebody removed."""
BLUNDERS: Final = ("cards", "cards", "play", "play", "pass", "give", "pause", "gifts")
AHEAD: Final = ("plan", "plan-pass", "undo", "hint")
TYPED: Final = 0.1
"""How often somebody types what they play, from any channel."""
STUBBORN: Final = 0.5
"""How often somebody who has chosen what cannot be played presses Play all the same."""


@dataclass(frozen=True, slots=True)
class Company:
    """The people of one channel, the first of whom opens tables."""

    channel: Channel
    people: tuple[Person, ...]


class Tender:
    """Keeps the tables of some companies going."""

    def __init__(self, world: World, luck: Random, companies: Sequence[Company]) -> None:
        self._world = world
        self._luck = luck
        self.companies = companies
        self._by_id = {person.user_id: person for company in companies for person in company.people}
        self._hands: dict[tuple[int, str], Message] = {}
        """The message with each person's hand at each table, by user and table."""

    def note(self, shown: Shown) -> None:
        """Remember where a hand is shown."""
        message = shown.message
        if message.visible_to is not None and not HAND_VERBS.isdisjoint(message.controls):
            version, table_id, *_ = next(iter(message.parts)).split(":")
            if version == "m1":
                self._hands[message.visible_to, table_id] = message

    def press(self, company: Company) -> Interaction | None:
        """Press what brings a table on; ``None`` where there is nothing to press."""
        table = self._world.app.registry.in_channel(company.channel.channel_id)
        if table is None or (table.state.phase is Phase.FINISHED and self._luck.random() < 0.3):
            return self._open(company)
        match table.state.phase:
            case Phase.LOBBY:
                return self._gather(company, table)
            case Phase.PLAYING if table.state.pause is not None:
                return self._of_somebody(table, "resume") if self._luck.random() < 0.1 else None
            case Phase.PLAYING if table.state.match is not None and table.state.match.deal is not None:
                return self._take_turn(table)
            case Phase.PLAYING:
                return self._of_somebody(table, "ready")
            case Phase.FINISHED:
                return self._of_somebody(table, "rematch")
            case _:
                return None

    def press_alone(self, person: Person) -> Interaction | None:
        """Press what brings a person's match alone on, wherever they are just now."""
        table = self._world.app.registry.solo_of(person.user_id)
        hand = None if table is None else self._hands.get((person.user_id, table.state.table_id))
        if table is None or hand is None or hand.message_id not in self._world.discord.messages:
            chosen = {name: self._luck.choice(RULES[name]) for name in ("rules", "target")}
            return self._world.command(person, self._luck.choice(self._world.channels), "solo", **chosen)
        match = table.state.match
        if match is None or match.deal is None:
            verb = "rematch" if table.state.phase is Phase.FINISHED else "ready"
            return self._press(person, table, hand, verb, f"m1:{table.state.table_id}:{verb}", None)
        if table.state.seats[match.deal.turn] != PersonSeat(person.user_id):
            return None
        snapshot = match.snapshot(match.deal.turn)
        take = self._give if snapshot.stage is Stage.EXCHANGE else self._play
        return take(person, table, hand, snapshot, table.hand(person.user_id).draft.cards)

    def _open(self, company: Company) -> Interaction:
        chosen = {name: self._luck.choice(values) for name, values in RULES.items()}
        return self._world.command(company.people[0], company.channel, "start", **chosen)

    def _gather(self, company: Company, table: Table) -> Interaction | None:
        state = table.state
        here = [person for person in company.people if seat_of(state.seats, person.user_id) is not None]
        coming = [person for person in company.people if person not in here and person.user_id not in state.barred]
        if coming and len(state.seats) < SEATS and self._luck.random() < 0.9:
            return self._on_public(coming[0], table, "join")
        host = self._by_id.get(state.host_id)
        if host is None:
            return None
        return self._on_public(host, table, "start" if len(state.seats) == SEATS else "fill")

    def _of_somebody(self, table: Table, verb: str) -> Interaction | None:
        seated = [seat.user_id for seat in table.state.seats if isinstance(seat, PersonSeat) and not seat.has_left]
        known = [self._by_id[user_id] for user_id in seated if user_id in self._by_id]
        return self._on_public(self._luck.choice(known), table, verb) if known else None

    def _take_turn(self, table: Table) -> Interaction | None:
        match = table.state.match
        assert match is not None
        assert match.deal is not None
        seat = table.state.seats[match.deal.turn]
        if not isinstance(seat, PersonSeat) or seat.has_left or seat.user_id not in self._by_id:
            return None
        person = self._by_id[seat.user_id]
        hand = self._hands.get((person.user_id, table.state.table_id))
        if hand is None or hand.message_id not in self._world.discord.messages:
            return self._on_public(person, table, "hand")
        snapshot = match.snapshot(match.deal.turn)
        chosen = table.hand(person.user_id).draft.cards
        if self._luck.random() < CLUMSY:
            return self._blunder(table, snapshot)
        if snapshot.stage is Stage.EXCHANGE:
            return self._give(person, table, hand, snapshot, chosen)
        return self._play(person, table, hand, snapshot, chosen)

    def _blunder(self, table: Table, snapshot: Snapshot) -> Interaction | None:
        """Let anybody at the table choose any cards, and play, pass, give or pause though it does not go."""
        seats = [seat for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.user_id in self._by_id]
        acting = [seat for seat in seats if seat is table.state.seats[snapshot.viewer or 0]]
        person = self._by_id[self._luck.choice(acting if acting and self._luck.random() < 0.5 else seats).user_id]
        hand = self._hands.get((person.user_id, table.state.table_id))
        if hand is None or hand.message_id not in self._world.discord.messages:
            return None
        if len(seats) > 1 and self._luck.random() < PARTING:
            return self._part(table, person, hand, self._luck.choice(seats).user_id)
        verb = self._luck.choice((*BLUNDERS, *AHEAD))
        if verb in ("cards", "gifts"):
            cards = snapshot.hand if self._luck.random() < 0.7 else PACK
            wanted = self._luck.sample(cards, min(len(cards), self._luck.choice((1, 1, 2, 3, 5))))
            return self._on_hand(person, table, hand, verb, *map(str, wanted))
        return self._on_hand(person, table, hand, verb)

    def _part(self, table: Table, person: Person, hand: Message, whom: int) -> Interaction:
        """Let somebody leave for good, or have somebody removed."""
        verb = self._luck.choice(("leave-now", "expel-now", "expel-now"))
        named = f":u{whom}" if verb == "expel-now" else ""
        return self._press(person, table, hand, verb, f"m1:{table.state.table_id}:{verb}{named}", None)

    def _give(
        self, person: Person, table: Table, hand: Message, snapshot: Snapshot, chosen: frozenset[Card]
    ) -> Interaction:
        if len(chosen) == 1 and chosen <= set(snapshot.gifts):
            return self._on_hand(person, table, hand, "give")
        return self._on_hand(person, table, hand, "gifts", str(self._luck.choice(snapshot.gifts)))

    def _play(
        self, person: Person, table: Table, hand: Message, snapshot: Snapshot, chosen: frozenset[Card]
    ) -> Interaction:
        if chosen and any(frozenset(play.cards) == chosen for play in snapshot.legal_plays()):
            return self._on_hand(person, table, hand, "play")
        if chosen and self._luck.random() < STUBBORN:
            return self._on_hand(person, table, hand, "play")
        plays = snapshot.choices()
        if plays and (not snapshot.may_pass or self._luck.random() < 0.75):
            play = self._luck.choice(plays)
            if not table.state.is_solo and self._luck.random() < TYPED:
                channel = self._luck.choice(self._world.channels) if self._luck.random() < TYPED else None
                return self._type(person, table, str(play), channel)
            if self._luck.random() < 0.5:
                return self._on_hand(person, table, hand, "plays", str(play))
            return self._on_hand(person, table, hand, "cards", *map(str, play.cards))
        public = None if table.state.is_solo else self._public(table)
        if public is not None and "pass-here" in public.controls and self._luck.random() < 0.3:
            return self._on_public(person, table, "pass-here")
        return self._on_hand(person, table, hand, "pass")

    def _type(self, person: Person, table: Table, cards: str, channel: Channel | None) -> Interaction:
        """Type a turn where the table is, or elsewhere."""
        here = self._world.discord.channels[table.state.channel_id]
        return self._world.command(person, channel or here, "play", cards=cards)

    def _on_hand(self, person: Person, table: Table, hand: Message, verb: str, *values: str) -> Interaction:
        match = table.state.match
        assert match is not None
        assert match.deal is not None
        guard = f":{match.deal_number}.{match.deal.turns_taken}" if verb in ("play", "pass", "give", "hint") else ""
        return self._press(person, table, hand, verb, f"m1:{table.state.table_id}:{verb}{guard}", values or None)

    def _on_public(self, person: Person, table: Table, verb: str) -> Interaction:
        return self._press(person, table, self._public(table), verb, f"m1:{table.state.table_id}:{verb}", None)

    def _press(
        self,
        person: Person,
        table: Table,
        message: Message | None,
        verb: str,
        custom_id: str,
        values: tuple[str, ...] | None,
    ) -> Interaction:
        """Press a control as Discord lets people press it; where it is not there just now, as if it were."""
        control = message.controls.get(verb) if message is not None else None
        if message is not None and control is not None and control["custom_id"].startswith(custom_id):
            made = self._world.press(person, message.message_id, control["custom_id"], values)
            if made is not None:
                return made
        channel_id = message.channel_id if table.state.is_solo and message is not None else table.state.channel_id
        channel = self._world.discord.channels[channel_id]
        return self._world.forge(person, channel, custom_id, values, message)

    def _public(self, table: Table) -> Message | None:
        message_id = self._world.app.displays.of(table).refresher.message_id
        return self._world.discord.messages.get(message_id or 0)
