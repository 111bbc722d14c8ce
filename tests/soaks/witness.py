"""Watches what comes of presses: the answers, what is stored, what tables have in memory, what is logged as a fault."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.tables.drafts import Draft
from bot.tables.phases import Closing, Phase
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from murlan.cards import PACK, Card
from murlan.errors import NotationError
from murlan.notation import parse_card
from tests.sim.things import Interaction, Shown, Stage
from tests.sim.world import World
from tests.soaks import rights
from tests.soaks.asking import Asked, asked_by
from tests.soaks.forgeries import OTHER_GUILD
from tests.soaks.reasons import FAULT, reason_of

ANSWERED_WITHIN: Final = 3.0
"""Seconds that Discord waits for a first answer."""
_CHOICES: Final = frozenset({"cards", "gifts", "plays"})
_SEATED: Final = _CHOICES | {
    "hand",
    "/hand",
    "/play",
    "sort",
    "clear",
    "page",
    "redraw",
    "play",
    "pass",
    "give",
    "resume",
    "hint",
    "plan",
    "plan-pass",
    "undo",
}
"""What may change what the presser has in mind."""
_PUBLIC: Final = frozenset(
    {"join", "leave", "add", "remove", "swap", "fill", "start", "pass-here", "ready", "rematch", "resume"}
    | {"accept", "decline", "mute"}
)
"""What is answered on the public message that was pressed."""
_POSTED: Final = frozenset({"/start", "/invite"})
"""What is answered with a new public message."""


class Faults(logging.Handler):
    """Keeps what the application reports as a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        cause = f": {record.exc_info[1]!r}" if record.exc_info else ""
        self.found.append(f"{record.name}: {record.getMessage()}{cause}")


class Witness:
    """Holds every press of one world against what may come of it."""

    def __init__(self, world: World) -> None:
        self.problems: list[str] = []
        self.reasons: Counter[str] = Counter()
        """Answers, by the sentence or the picture that they are."""
        self._world = world
        self._asked: dict[int, tuple[Interaction, Asked]] = {}
        self._waiting: list[Interaction] = []
        self._answered: set[int] = set()
        self._states: dict[str, TableState] = {}
        self._set_at: dict[str, float] = {}
        """When each table's clock was set."""
        self._chosen: dict[tuple[str, int], set[frozenset[Card]]] = {}
        """What each person named at each table in the present deal."""
        self._planned: set[tuple[str, int]] = set()
        """Who planned something in the present deal."""
        self._drafts: dict[str, dict[int, Draft]] = {}
        self._checked: dict[str, TableState] = {}
        self._lately: list[tuple[float, Asked]] = []

    def sent(self, interaction: Interaction) -> None:
        """Hear of a press on its way to the bot."""
        asked = asked_by(interaction)
        self._asked[interaction.interaction_id] = interaction, asked
        self._waiting.append(interaction)
        self._lately.append((self._now, asked))
        if asked.name in ("plan", "plan-pass") and asked.is_private:
            self._planned.add((asked.table_id, asked.user_id))
        if asked.name in _CHOICES and asked.is_private:
            choices = self._chosen.setdefault((asked.table_id, asked.user_id), set())
            if asked.name == "plays":  # a list of plays, of which one can be chosen; the others name cards
                choices.update(_named(value.split(" ")) for value in asked.values)
            else:
                choices.add(_named(asked.values))

    def adopted(self, state: TableState) -> None:
        """Hear of a table that is stored before anybody presses."""
        self._states[state.table_id] = state
        self._set_at[state.table_id] = self._now

    def stored(self, unit: Unit) -> None:
        """Hold what became durable against what may."""
        state = unit.state
        before = self._states.get(state.table_id)
        for problem in self._objections(before, unit):
            self._blame(unit.press_id, f"table {state.table_id}: {problem}")
        if before is None or before.due != state.due:
            self._set_at[state.table_id] = self._now
        if before is not None and _deal_of(before) != _deal_of(state):
            for key in [key for key in self._chosen if key[0] == state.table_id]:
                del self._chosen[key]
            self._planned = {key for key in self._planned if key[0] != state.table_id}
        self._states[state.table_id] = state

    def shown(self, shown: Shown) -> None:
        """Hold an answer against whom it may be shown to, and count its reason."""
        interaction, message = shown.interaction, shown.message
        if interaction is None or interaction.interaction_id in self._answered:
            return
        self._answered.add(interaction.interaction_id)
        _, asked = self._asked[interaction.interaction_id]
        reason = reason_of(message)
        self.reasons[reason] += 1
        if reason == FAULT:
            self._blame(interaction.interaction_id, "the answer is an apology")
        if message.visible_to not in (None, asked.user_id):
            self._blame(interaction.interaction_id, "the answer changed what somebody else sees alone")
        elif message.visible_to is None and asked.name not in (_PUBLIC if _is_redrawn(shown) else _POSTED):
            self._blame(interaction.interaction_id, "the answer is public")
        if self._now - interaction.born > ANSWERED_WITHIN:
            self._blame(interaction.interaction_id, "the answer is late")

    def look(self) -> None:
        """Hold what has happened since the last look against what may."""
        self._check_answers()
        tables = self._world.app.registry.tables()
        for table in tables:
            self._check_memory(table.state, sleeps=table.listed is not None)
            self._check_drafts(table.state, table._drafts._drafts)
        is_open = {table_id for table_id, state in self._states.items() if state.phase is not Phase.CLOSED}
        if is_open != {table.state.table_id for table in tables}:
            self.problems.append("other tables are alive than are stored")
        self._lately = [(at, asked) for at, asked in self._lately if self._now - at < ANSWERED_WITHIN]

    def restarted(self) -> None:
        """Hear that the process ended and another began: nobody has anything in mind."""
        self._drafts.clear()
        self._checked.clear()
        self._chosen.clear()
        self._planned.clear()

    @property
    def _now(self) -> float:
        return self._world.clock.wall()

    def _objections(self, before: TableState | None, unit: Unit) -> Iterator[str]:
        known = self._asked.get(unit.press_id or 0)
        if known is not None:
            asked = known[1]
            if before is None:
                yield from rights.of_opening(unit, asked)
                return
            chosen = self._chosen.get((unit.state.table_id, asked.user_id), set())
            if asked.name == "/play":
                chosen = _typed(asked.values)
            yield from rights.of_press(before, unit, asked, frozenset(chosen))
        elif before is None:
            yield "it was opened by nobody"
        elif not (self._makes_way(before, unit.state) or _is_out_of_reach(before, unit.state)):
            problems = list(rights.of_clock(before, unit, self._now - self._set_at[before.table_id]))
            planner = self._planner(before) if problems else None
            yield from problems if planner is None else self._of_plan(before, unit, planner)

    def _planner(self, before: TableState) -> int | None:
        """Return who acts, if it is a person who has planned something in this deal."""
        match = before.match
        occupant = None if match is None or match.deal is None else before.seats[match.deal.turn]
        is_planner = isinstance(occupant, PersonSeat) and (before.table_id, occupant.user_id) in self._planned
        return occupant.user_id if is_planner and isinstance(occupant, PersonSeat) else None

    def _of_plan(self, before: TableState, unit: Unit, user_id: int) -> Iterator[str]:
        """Yield what somebody's plan did that it may not."""
        chosen = self._chosen.get((before.table_id, user_id), set())
        yield from rights.of_plan(before, unit, user_id, frozenset(chosen))

    def _makes_way(self, before: TableState, after: TableState) -> bool:
        """Return whether a table whose match is over closed because another is opened in its place."""
        is_so = before.phase is Phase.FINISHED and after.closing is Closing.ENDED
        return is_so and any(_takes_place(asked, before) for _, asked in self._lately)

    def _check_answers(self) -> None:
        waiting = []
        for interaction in self._waiting:
            is_told = interaction.choices is not None or interaction.form is not None
            is_seen = interaction.interaction_id in self._answered or is_told
            if interaction.stage is Stage.ANSWERED and is_seen:
                pressed = interaction.pressed
                is_gone = pressed is not None and pressed.message_id not in self._world.discord.messages
                if interaction.attempts > 1 + is_gone:  # what cannot be redrawn is whispered
                    self._blame(interaction.interaction_id, f"it was answered {interaction.attempts} times")
            elif self._now - interaction.born > ANSWERED_WITHIN:
                self._blame(interaction.interaction_id, f"it was not answered: {interaction.stage}")
            else:
                waiting.append(interaction)
        self._waiting = waiting

    def _check_memory(self, state: TableState, *, sleeps: bool) -> None:
        """Hold a table in memory against what is stored; understudies' turns in a row count in memory.

        One that sleeps has not read its match yet.
        """
        if self._checked.get(state.table_id) is state:
            return
        self._checked[state.table_id] = state
        stored = self._states[state.table_id]
        if sleeps:
            stored = replace(stored, match=state.match)
        if state is not stored and replace(stored, unattended=state.unattended) != state:
            self.problems.append(f"table {state.table_id} is not what is stored of it")

    def _check_drafts(self, state: TableState, drafts: dict[int, Draft]) -> None:
        """Hold what people have in mind against who pressed lately; the end of a deal forgets choices."""
        before = self._drafts.get(state.table_id, {})
        pressers = {
            asked.user_id
            for _, asked in self._lately
            if asked.name in _SEATED
            and (
                asked.table_id == state.table_id
                or (asked.name == "/hand" and asked.channel_id == state.channel_id)
                or (asked.name == "/play" and asked.guild_id == state.guild_id)
            )
        }
        for user_id, draft in drafts.items():
            is_forgotten = not draft.cards and not draft.page
            is_changed = user_id not in before or _chosen_of(draft) != _chosen_of(before[user_id])
            if is_changed and not is_forgotten and user_id not in pressers:
                self.problems.append(f"table {state.table_id}: what {user_id} has in mind changed by itself")
        self._drafts[state.table_id] = dict(drafts)

    def _blame(self, press_id: int | None, problem: str) -> None:
        known = self._asked.get(press_id or 0)
        self.problems.append(f"{problem}, by {known[1]} {known[0].payload['data']}" if known else problem)


def _named(words: Iterable[str]) -> frozenset[Card]:
    found = set()
    for word in words:
        with suppress(NotationError):
            found.add(parse_card(word))
    return frozenset(found)


def _chosen_of(draft: Draft) -> Draft:
    """Return what somebody has in mind without their plan, which comes to an end by itself."""
    return replace(draft, plan=None, plan_end=None, plans_ended=0)


def _typed(values: Iterable[str]) -> set[frozenset[Card]]:
    """Return what somebody may have meant who typed a turn: the cards that it names, or any one card of its rank."""
    found = {_named(re.findall(r"(?:10|[2-9TJQKA])[SCDH]|[BR]J", value.upper())) for value in values}
    for value in values:
        found |= {frozenset({card}) for card in PACK if value.upper() in (str(card)[:-1], "10" * (str(card)[0] == "T"))}
        found |= {frozenset({card}) for card in PACK[52:] if value == "joker" or "🃏" in value}
    return found


def _is_redrawn(shown: Shown) -> bool:
    return shown.interaction is not None and shown.interaction.pressed is shown.message


def _takes_place(asked: Asked, before: TableState) -> bool:
    """Return whether a command opens a table where another one is."""
    if before.is_solo:
        return asked.name == "/solo" and asked.user_id == before.host_id
    return asked.name == "/start" and (asked.guild_id, asked.channel_id) == (before.guild_id, before.channel_id)


def _is_out_of_reach(before: TableState, after: TableState) -> bool:
    """Return whether a table closed because the bot is not in its server, as it finds out when it begins anew."""
    return before.guild_id == OTHER_GUILD and after.closing is Closing.PLACE_GONE


def _deal_of(state: TableState) -> tuple[str | None, int]:
    return state.match_id, state.match.deal_number if state.match else 0
