"""Presses and commands that Discord would never let through, or that come too late or from the wrong person.

Each begins with a control that somebody has seen, now or some time ago, and differs from it in none to three things:
who presses, where, which table, turn, verb, cards or person it names, which message it is said to be on. Nothing here
knows what the application should answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.views.presses import Verb
from bot.views.privacy import WORD, PrivacyVerb, privacy_id
from murlan.cards import PACK
from playground import places
from tests.sim import place
from tests.sim.place import Channel, Person
from tests.sim.things import Interaction, Message, Shown
from tests.sim.world import World
from tests.support.press_ids import PARSERS, examples, spoiled

Json = dict[str, Any]
OTHER_GUILD: Final = place.GUILD_ID + 77
REMEMBERED: Final = 250
"""How many messages, as they once were, presses are taken from."""
SELECT: Final = 3
AUTOCOMPLETE: Final = 4
FORM: Final = 5
FILLED_IN: Final = 0.01
"""How often somebody fills in the form that deletes all about them, whether or not it was opened."""
OFTEN: Final = 0.15
"""How often a command takes a turn, besides its share."""
COMPLETED: Final = 0.5
"""How often somebody who types a turn asks for its completion first."""
VERBS: Final = tuple(verb.value for verb in Verb)
FATAL: Final = frozenset({"end-now", "leave-now", "expel-now", "/end", "/leave", "/move"})
"""What ends a table, or somebody's part in it: a tenth of these is pressed, or no match would go on."""
GARBAGE: Final = (
    "", "join:3", "m2:table00000:join", "l1:points:on:all:free-for-all:1", "l1:points:by:all:free-for-all:100",
    "m1::join", "m1:" + "x" * 97, "m1:%s:{0}", "m1:table00000:explode",
    "m1:a:b:c:d", "ѕtart", "m1:table00000:play:١.٢", "m1:table00000:join\n", "\u202em1:table00000:join", "null", "0",
    "🂡" * 25,
)  # fmt: skip
WHOLE: Final = tuple(sorted(one for parser in PARSERS if parser != "parse_press" for one in examples(parser)))
"""The ids of all that is no table's, as they are drawn, each form once."""
SPOILED: Final = tuple(sorted({bad for parser in PARSERS for one in examples(parser) for bad in spoiled(one)[:-1]}))
"""What is nearly an id of ours."""
OF_MANAGERS: Final = ("s1:server:", "c1:")
"""How ids begin by which managers set and correct what the presses here live by."""
VALUES: Final = (
    "", "0", "-1", "3S 3S", "3S,4S", "ZZ", "10", "BJ RJ", "🃏", "<@everyone>", "\u202e3S", "9" * 100, "x" * 4000,
    "None", "3s", "١S", "m1:table00000:play", "'; DROP TABLE seat; --",
)  # fmt: skip
OPTIONS: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "start": {
        "rules": ("classic", "visix", "rrethi", "house", ""),
        "target": (21, 11, 0, 0, 0, -1, 10**12, "many"),
        "turn": (15, 30, 60, 180, 1, 0),
        "mode": ("free-for-all", "two-teams", "three-teams"),
        "passing": ("open", "locked", "closed"),
        "computers": ("mixed", "beginner", "club", "grandmaster"),
        "understudy": ("beginner", "club", "mixed", ""),
    },
    "hand": {},
    "play": {"cards": (*VALUES, "pass", "Pas", "3S", "4S 4H", "9♠9♥", "10h", "2", "joker", "?", "9")},
    "solo": {
        "rules": ("classic", "visix", "rrethi", ""),
        "target": (21, 11, 0, 0, -1),
        "computers": ("mixed", "beginner", "club", "grandmaster"),
    },
    "learn": {},
    "table": {},
    "invite": {"person": ()},
    "invitations": {"take": ("on", "on", "off", "perhaps")},
    "move": {"from": ()},
    "leave": {},
    "end": {},
    "leaderboard": {
        "board": ("points", "rating", "win-rate", "honour", ""),
        "period": ("all", "season", "week", "ever"),
        "mode": ("free-for-all", "two-teams", "alone"),
    },
    "profile": {"person": ()},
    "history": {"of": ("own", "all", "theirs", "")},
    "language": {"language": ("en", "sq", "de", "", "x" * 500), "server": (True, False)},
    "rules": {"topic": ("cards", "plays", "exchange", "nothing", "\u202e")},
    "help": {},
    "shuffle": {},
}
"""Every subcommand, one that never was, and what can be given with it."""
_KINDS: Final = {str: 3, int: 4, bool: 5}


@dataclass(slots=True)
class _Sketch:
    """A press before it is made."""

    person: Person
    channel: Channel
    message: Message | None
    words: list[str]
    """The parts of its id: table, verb, and what follows."""
    values: tuple[str, ...] | None
    kind: int
    raw: str | None = None
    """An id in place of the words."""
    version: str = "m1"
    """What its id begins with: a table's, or a leaderboard's."""


class Forger:
    """Makes presses up.

    Args:
        world: Where they are pressed.
        luck: Of its choices.
        people: Who may be seated somewhere.
        others: Outsiders and managers.
    """

    def __init__(self, world: World, luck: Random, people: Sequence[Person], others: Sequence[Person]) -> None:
        self._world = world
        self._luck = luck
        self._people = [*people, *others]
        self._by_id = {person.user_id: person for person in self._people}
        self._seen: deque[tuple[Message, dict[str, Json]]] = deque(maxlen=REMEMBERED)
        self._tables: dict[str, None] = {}
        """All tables that ever were, oldest first."""
        self.elsewhere = _elsewhere(world)
        self.in_private = _in_private(world)
        self._changes: tuple[tuple[Callable[[_Sketch], None], int], ...] = (
            (self._other_person, 6),
            (self._other_channel, 2),
            (self._other_table, 2),
            (self._other_guard, 4),
            (self._other_render, 1),
            (self._other_verb, 6),
            (self._other_whom, 2),
            (self._other_values, 4),
            (self._other_message, 3),
            (self._other_kind, 1),
            (self._other_id, 1),
        )

    def note(self, shown: Shown) -> None:
        """Remember what can be pressed on a message as it is now."""
        if shown.message.parts:
            self._seen.append((shown.message, shown.message.parts))
            version, name, *_ = next(iter(shown.message.parts)).split(":")
            if version == "m1":
                self._tables.setdefault(name)

    def press(self) -> Interaction:
        """Press, or type, something."""
        if not self._seen or self._luck.random() < 0.12:
            return self._command()
        if self._luck.random() < FILLED_IN:
            return self._form()
        sketch = self._sketch()
        functions, weights = zip(*self._changes, strict=True)
        (count,) = self._luck.choices((0, 1, 2, 3), weights=(5, 10, 4, 1))
        for change in self._luck.choices(functions, weights, k=count):
            change(sketch)
        if sketch.words[1] in FATAL and self._luck.random() < 0.9:
            self._other_verb(sketch)
        return self._made(sketch)

    def burst(self, count: int) -> list[Interaction]:
        """Let one person press many things in the same moment."""
        person = self._luck.choice(self._people)
        made = []
        for _ in range(count if self._seen else 0):
            sketch = self._sketch()
            sketch.person = person
            if sketch.words[1] in FATAL:
                sketch.words[1] = "menu"
            made.append(self._made(sketch))
        return made

    def _sketch(self) -> _Sketch:
        """Begin with a control as somebody saw it."""
        luck = self._luck
        message, parts = luck.choice(self._seen)
        custom_id = luck.choice(list(parts))
        part = parts[custom_id]
        person = self._by_id.get(message.visible_to or 0) or luck.choice(self._people)
        options = [option["value"] for option in part.get("options", ())]
        values = tuple(luck.sample(options, luck.randint(1, part.get("max_values", 1)))) if options else None
        channel = self._world.discord.channels[message.channel_id]
        version, *words = custom_id.split(":")
        return _Sketch(person, channel, message, words, values, part["type"], version=version)

    def _made(self, sketch: _Sketch) -> Interaction:
        custom_id = ":".join((sketch.version, *sketch.words)) if sketch.raw is None else sketch.raw
        told: Json = {"component_type": sketch.kind, "custom_id": custom_id, "id": 1}
        if sketch.values is not None:
            told["values"] = list(sketch.values)
        return self._sent(sketch.person, sketch.channel, SELECT, told, sketch.message)

    def _sent(self, person: Person, channel: Channel, kind: int, told: Json, message: Message | None) -> Interaction:
        made = self._world.discord.interact(person, channel, kind, told, message)
        _put_in_place(made, channel, self.elsewhere, self.in_private)
        self._world.send(made)
        return made

    def _other_person(self, sketch: _Sketch) -> None:
        sketch.person = self._luck.choice(self._people)

    def _other_channel(self, sketch: _Sketch) -> None:
        sketch.channel = self._anywhere()

    def _anywhere(self) -> Channel:
        return self._luck.choice([*self._world.channels, self.elsewhere, self.in_private])

    def _other_table(self, sketch: _Sketch) -> None:
        known = [table.state.table_id for table in self._world.app.registry.tables()]
        old = list(self._tables)[-40:]
        sketch.words[0] = self._luck.choice([*known, self._luck.choice(old), "zzzzzzzz", "x", "T" * 16])

    def _other_guard(self, sketch: _Sketch) -> None:
        luck = self._luck
        rest = [word for word in sketch.words[2:] if "." not in word]
        guard = next((word for word in sketch.words[2:] if "." in word), "1.0")
        deal, _, turn = guard.partition(".")
        near = f"{deal}.{max(0, int(turn) + luck.choice((-2, -1, 1, 2)))}" if turn.isdecimal() else guard
        table = self._world.app.registry.get(sketch.words[0])
        now = _turn_of(table.state) if table is not None else near
        wrong = luck.choice(("", "0.0", "9999.9999", "99999.1", "1", "-1.2", "1.2.3", "x.y"))
        sketch.words[2:] = [word for word in (luck.choice((near, now, now, now, wrong)),) if word] + rest

    def _other_render(self, sketch: _Sketch) -> None:
        rest = [word for word in sketch.words[2:] if not word.startswith("r")]
        sketch.words[2:] = [*rest, *self._luck.choice(([], ["r0"], ["r999999"], ["r9999999"], ["r-1"], ["rr"]))]

    def _other_verb(self, sketch: _Sketch) -> None:
        verb = self._luck.choice(VERBS)
        sketch.words[1] = "menu" if verb in FATAL and self._luck.random() < 0.9 else verb
        if verb in ("accept", "decline", "mute") and self._luck.random() < 0.7:
            sketch.words[2:] = [f"u{sketch.person.user_id}"]

    def _other_whom(self, sketch: _Sketch) -> None:
        whom = self._luck.choice((self._luck.choice(self._people).user_id, sketch.person.user_id, 0, 10**20 - 1, "x"))
        sketch.words[2:] = [*(word for word in sketch.words[2:] if not word.startswith("u")), f"u{whom}"]

    def _other_values(self, sketch: _Sketch) -> None:
        luck = self._luck
        cards = list(map(str, PACK))
        sketch.values = luck.choice(
            (
                None,
                (),
                (luck.choice(VALUES),),
                tuple(luck.choices(VALUES, k=26)),
                (luck.choice(cards),),
                (luck.choice(cards),) * 2,
                tuple(luck.sample(cards, luck.choice((2, 3, 4, 5, 25, 26, 54)))),
                (" ".join(luck.sample(cards, luck.randint(1, 6))),),
                (str(luck.choice(self._people).user_id),),
            )
        )

    def _other_message(self, sketch: _Sketch) -> None:
        """Say that it was pressed on another message: somebody else's, a deleted one, a public one, none."""
        own = [message for message, _ in self._seen if message.visible_to == sketch.person.user_id]
        public = [message for message, _ in self._seen if message.visible_to is None]
        some = [message for message, _ in self._seen]
        groups: list[Sequence[Message | None]] = [group for group in (own, public, some, [None]) if group]
        sketch.message = self._luck.choice(self._luck.choice(groups))

    def _other_kind(self, sketch: _Sketch) -> None:
        sketch.kind = self._luck.choice((1, 2, 3, 4, 5, 6, 7, 8, 14, 99))
        if self._luck.random() < 0.5:
            sketch.values = None if sketch.values else (str(self._luck.choice(PACK)),)

    def _other_id(self, sketch: _Sketch) -> None:
        raw = self._luck.choice(self._luck.choice((GARBAGE, WHOLE, SPOILED)))
        is_theirs = sketch.person.is_manager and raw.startswith(OF_MANAGERS)
        sketch.raw = self._luck.choice(GARBAGE) if is_theirs else raw

    def _form(self) -> Interaction:
        """Fill in a form, with anything but the word that deletes."""
        sketch = self._sketch()
        field = {"type": 4, "id": 2, "custom_id": WORD, "value": self._luck.choice(VALUES)}
        fields = self._luck.choice(([], [{"type": 18, "id": 1, "component": field}]))
        told: Json = {"custom_id": privacy_id(PrivacyVerb.FORGET), "components": fields}
        return self._sent(sketch.person, sketch.channel, FORM, told, sketch.message)

    def _command(self) -> Interaction:
        luck = self._luck
        name = "play" if luck.random() < OFTEN else luck.choice(list(OPTIONS))
        if f"/{name}" in FATAL and luck.random() < 0.85:
            name = "hand"
        person, channel = luck.choice(self._people), self._anywhere()
        if luck.random() < 0.6:
            person = self._somebody_at(channel) or person
        options, resolved = self._options(name, person)
        sub = {"name": name, "type": 1, "options": options}
        told: Json = {"id": "1", "name": "murlan", "type": 1, "options": [sub], "resolved": resolved}
        if name == "play" and options and luck.random() < COMPLETED:
            options[0] |= {"focused": True}
            return self._sent(person, channel, AUTOCOMPLETE, told, None)
        return self._sent(person, channel, 2, told, None)

    def _somebody_at(self, channel: Channel) -> Person | None:
        """Return somebody who sits at a channel's table."""
        table = self._world.app.registry.in_channel(channel.channel_id)
        seats = table.state.seats if table is not None else ()
        known = [self._by_id[seat.user_id] for seat in seats if isinstance(seat, PersonSeat)]
        return self._luck.choice(known) if known else None

    def _options(self, name: str, person: Person) -> tuple[list[Json], Json]:
        """Return some of a command's options, with what Discord says of the people and channels among them."""
        luck = self._luck
        if name == "invite":
            return self._guest(person)
        if name == "move" and luck.random() < 0.6:
            channel = luck.choice(self._world.channels)
            told = {**channel.data, "permissions": "0"}
            given = {"name": "from", "type": 7, "value": str(channel.channel_id)}
            return [given], {"channels": {str(channel.channel_id): told}}
        options = []
        for option, values in OPTIONS[name].items():
            if values and luck.random() < (0.95 if name in ("language", "invitations", "play") else 0.4):
                value = luck.choice(values)
                options.append({"name": option, "type": _KINDS[type(value)], "value": value})
        return options, {}

    def _guest(self, person: Person) -> tuple[list[Json], Json]:
        """Return whom an invitation is for: a member, oneself, an application, or somebody who is not in the server."""
        luck = self._luck
        guest = luck.choice((luck.choice(self._people), luck.choice(self._people), person))
        user = place.BOT if luck.random() < 0.05 else guest.user
        resolved: Json = {"users": {user["id"]: user}}
        if luck.random() < 0.9:
            resolved["members"] = {user["id"]: {"roles": [], "joined_at": place.JOINED, "permissions": "0", "flags": 0}}
        return [{"name": "person", "type": 6, "value": user["id"]}], resolved


def _turn_of(state: TableState) -> str:
    match = state.match
    return f"{match.deal_number}.{match.deal.turns_taken if match.deal else 0}" if match else "1.0"


def _elsewhere(world: World) -> Channel:
    """Open a channel of another server."""
    channel_id = place.FIRST_CHANNEL + 900
    channel = Channel(channel_id, places.guild_channel(str(channel_id), str(OTHER_GUILD), "elsewhere", position=0))
    world.discord.open_channel(channel)
    return channel


def _in_private(world: World) -> Channel:
    """Open the direct messages with somebody."""
    channel_id = place.FIRST_CHANNEL + 901
    channel = Channel(channel_id, places.dm_channel(str(channel_id), place.BOT))
    world.discord.open_channel(channel)
    return channel


def _put_in_place(made: Interaction, channel: Channel, elsewhere: Channel, in_private: Channel) -> None:
    """Say of an interaction that it comes from another server, or from none."""
    payload = made.payload
    if channel is elsewhere:
        payload["guild_id"], payload["guild"] = str(OTHER_GUILD), {**payload["guild"], "id": str(OTHER_GUILD)}
        payload["authorizing_integration_owners"] = {"0": str(OTHER_GUILD)}
    elif channel is in_private:
        payload["user"] = payload.pop("member")["user"]
        payload["context"] = 1
        del payload["guild_id"], payload["guild"], payload["guild_locale"]
