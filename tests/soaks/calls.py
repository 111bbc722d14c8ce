"""The law of messages that call people: each says what is true, and goes soon after that while Discord answers."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.tables.phases import Phase
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.views.presses import PressId, Verb, parse_press
from tests.sim.ledger import Ledger
from tests.sim.things import Message, Shown
from tests.sim.world import World

OUTLIVES: Final = 10.0
"""Seconds for which a call may stand when what it says is over."""
MENDED: Final = 90.0
"""Seconds after the last fault in which what failed is tried again."""


class Calls:
    """Watches them in one world."""

    def __init__(self, world: World, ledger: Ledger) -> None:
        self.problems: list[str] = []
        self.count = 0
        """How many were posted."""
        self._world = world
        self._ledger = ledger
        self._over_since: dict[int, float] = {}
        self._calm_at: float | None = None
        self._watching = asyncio.ensure_future(self._watch())

    def shown(self, shown: Shown) -> None:
        """Hold a call that is posted against whose turn it is."""
        press = _press_on(shown.message)
        if press is None:
            return
        self.count += 1
        known = self._ledger.tables.get(press.table_id)
        mentioned = _person_on_turn(known.state) if known is not None else None
        if _is_true(shown.message, press, known.state if known else None) and f"<@{mentioned}>" in shown.message.text:
            return
        if known is None or _turn_of(known.state) <= _meant(press):  # else the turn was taken while it was on its way
            self.problems.append(f"message {shown.message.message_id} calls somebody whose turn it is not")

    def calm(self) -> None:
        """Hear that nothing fails from now on."""
        self._calm_at = self._world.clock.monotonic() + MENDED

    def standing(self) -> list[int]:
        """Return the messages that call somebody."""
        return [message.message_id for message in self._world.discord.messages.values() if message.is_summons]

    def end(self) -> None:
        """Watch no more."""
        self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            now = self._world.clock.monotonic()
            for message in tuple(self._world.discord.messages.values()):
                if (press := _press_on(message)) is not None:
                    self._look_at(message, press, now)

    def _look_at(self, message: Message, press: PressId, now: float) -> None:
        known = self._ledger.tables.get(press.table_id)
        if _is_true(message, press, known.state if known is not None else None):
            self._over_since.pop(message.message_id, None)
            return
        since = self._over_since.setdefault(message.message_id, now)
        if self._calm_at is not None and now - max(since, self._calm_at) > OUTLIVES:
            self.problems.append(f"message {message.message_id} outlives the turn {press.guard} of {press.table_id}")
            self._over_since[message.message_id] = float("inf")


def _press_on(message: Message) -> PressId | None:
    """Return what the button of a call presses; ``None`` for any other message."""
    if not message.is_summons:
        return None
    press = parse_press(next(iter(message.parts)))
    return press if press is not None and press.verb is Verb.HAND else None


def _is_true(message: Message, press: PressId, state: TableState | None) -> bool:
    if state is None or _person_on_turn(state) is None:
        return False
    return (state.channel_id, _turn_of(state)) == (message.channel_id, _meant(press))


def _meant(press: PressId) -> tuple[int, int]:
    """Return the turn that a call is about."""
    return (press.guard.deal, press.guard.turn) if press.guard is not None else (0, 0)


def _turn_of(state: TableState) -> tuple[int, int]:
    match = state.match
    if match is None or match.deal is None:
        return (0 if match is None else match.deal_number, 999)
    return (match.deal_number, match.deal.turns_taken)


def _person_on_turn(state: TableState) -> int | None:
    match = state.match
    if state.phase is not Phase.PLAYING or state.pause is not None or match is None or match.deal is None:
        return None
    seat = state.seats[match.deal.turn]
    return seat.user_id if isinstance(seat, PersonSeat) and not seat.is_away else None
