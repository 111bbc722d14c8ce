"""Four people at one table, who play as people do: they look at their hand, choose a suggestion and press Play."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.soaks.kills.ledger import Ledger, Told, Turn
from tests.soaks.kills.page import BotGoneError, Outcome, Page
from tests.soaks.kills.sight import (
    Guard,
    Json,
    can_press,
    controls,
    hand_guard,
    is_own_turn,
    is_refusal,
    offered,
    table_guard,
)

PATIENCE: Final = 3.0
"""Seconds without news after which people open their hands anew."""


@dataclass(slots=True)
class Bot:
    """What people know of the bot."""

    is_up: asyncio.Event = field(default_factory=asyncio.Event)
    lives: int = 0
    """How many processes have come up so far."""


class Sitting:
    """One table from its opening on, over all deaths of the bot."""

    def __init__(
        self,
        channel_id: int,
        people: Sequence[Page],
        ledger: Ledger,
        *,
        rng: Random,
        options: Mapping[str, object],
        bot: Bot,
    ) -> None:
        self.channel_id = channel_id
        self._people = people
        self._ledger = ledger
        self._rng = rng
        self._options = options
        self._bot = bot
        self._life = bot.lives
        self._news = asyncio.Event()
        self._acted: dict[int, Guard | None] = {}
        """The last turn that each person acted on, by user id."""
        self._doubts: list[tuple[Page, str, Turn, Json]] = []
        for page in people:
            page.listeners[channel_id].append(self._news.set)

    async def play(self) -> None:
        """Play on for ever."""
        while True:
            await self._bot.is_up.wait()
            try:
                if self._life != self._bot.lives:
                    self._life = self._bot.lives
                    await self._come_back()
                await self._step()
            except BotGoneError:
                continue

    async def _step(self) -> None:
        """Do the next thing that is to be done, or wait for news."""
        self._news.clear()
        message = self._people[0].tables.get(self.channel_id)
        shown = controls(message) if message else {}
        if message is None:
            await self._ask()
        elif "join" in shown:
            await self._fill(message)
        elif "rematch" in shown or "ready" in shown:
            await self._go_on("rematch" if "rematch" in shown else "ready")
        elif (actor := self._actor()) is not None:
            await self._take_turn(*actor)
            return
        if not await self._hear_news():
            await self._ask()

    async def _ask(self) -> None:
        """Find out how the table stands, or open a new one where there is none any more."""
        if can_press(self._people[0].tables.get(self.channel_id, {}), "hand"):
            await self._open_hands(self._people)
        else:
            await self._people[0].command(self.channel_id, "start", **self._options)

    async def _fill(self, message: Json) -> None:
        host, *others = self._people
        for page in others:
            await page.press(page.tables.get(self.channel_id, message), "join")
        lobby = host.tables.get(self.channel_id, message)
        if can_press(lobby, "start"):
            await host.press(lobby, "start")
            await self._open_hands(self._people)
        else:  # perhaps there is no table any more behind this message; where there is one, nothing comes of it
            await host.command(self.channel_id, "start", **self._options)

    async def _go_on(self, verb: str) -> None:
        for page in self._people:
            message = page.tables.get(self.channel_id, {})
            if can_press(message, verb):
                await page.press(message, verb)

    async def _open_hands(self, people: Sequence[Page]) -> None:
        """Press "My hand", as somebody does who does not know how the table stands."""
        for page in people:
            message = page.tables.get(self.channel_id, {})
            if can_press(message, "hand"):
                self._acted.pop(page.user_id, None)
                await page.press(message, "hand")

    async def _hear_news(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    def _actor(self) -> tuple[Page, Json] | None:
        """Return who sees that it is their turn, with the hand that says so."""
        for page in self._people:
            hand = page.hands.get(self.channel_id)
            if hand and is_own_turn(hand) and hand_guard(hand) != self._acted.get(page.user_id, ()):
                return page, hand
        return None

    async def _take_turn(self, page: Page, hand: Json) -> None:
        plays = offered(hand, "plays")
        if "gifts" in controls(hand):
            await self._choose_and(page, hand, "gifts", "give")
        elif plays and not (can_press(hand, "pass") and self._rng.random() < 0.1):
            await self._choose_and(page, hand, "plays", "play")
        else:
            await self._pass(page, hand)

    async def _choose_and(self, page: Page, hand: Json, select: str, button: str) -> None:
        """Choose something, mostly the first, and confirm it on the hand as it is then redrawn."""
        values = offered(hand, select)
        value = values[0] if self._rng.random() < 0.8 else self._rng.choice(values)
        chosen = await page.press(hand, select, value)
        if chosen.is_success and can_press(chosen.message, button):
            turn = Turn(page.user_id, "played" if button == "play" else "given", frozenset(value.split()))
            await self._attempt(page, chosen.message, button, turn)

    async def _pass(self, page: Page, hand: Json) -> None:
        """Pass on the hand, or on the table's message where that shows the same turn."""
        table = page.tables[self.channel_id]
        is_public = table_guard(table) == hand_guard(hand) and self._rng.random() < 0.5
        message, verb = (table, "pass-here") if is_public else (hand, "pass")
        if can_press(message, verb):
            await self._attempt(page, message, verb, Turn(page.user_id, "passed"))

    async def _attempt(self, page: Page, message: Json, verb: str, turn: Turn) -> None:
        guard = table_guard(message) if verb == "pass-here" else hand_guard(message)
        self._acted[page.user_id] = guard
        attempt = self._ledger.begin(self.channel_id, turn)

        def sent(press_id: int) -> None:
            attempt.press_id = press_id

        try:
            outcome = await page.press(message, verb, sent=sent)
        except BotGoneError:
            self._doubts.append((page, verb, turn, message))
            self._ledger.end(attempt, Told.NOTHING)
            raise
        self._ledger.end(attempt, _told(turn, outcome, message, verb))

    async def _come_back(self) -> None:
        """After a death of the bot: press again what was left without an answer, then open the hands anew."""
        doubts, self._doubts = self._doubts, []
        for page, verb, turn, message in doubts:
            await self._attempt(page, message, verb, turn)
        await self._open_hands(self._people)


def _told(turn: Turn, outcome: Outcome, pressed: Json, verb: str) -> Told:
    """Return what an answer shows: the same hand without the cards, or the same message at another turn.

    A sentence in a message of its own, or none at all, leaves open what became of the press.
    """
    message = outcome.message
    if outcome.press_id is None:
        return Told.REFUSED
    if not outcome.is_success or message.get("id") != pressed["id"]:
        return Told.NOTHING
    if verb == "pass-here":
        is_table = not controls(message).keys().isdisjoint({"hand", "rematch", "ready"})
        return Told.TAKEN if is_table and table_guard(message) != table_guard(pressed) else Told.NOTHING
    if is_refusal(message):
        return Told.REFUSED
    still_there = turn.cards & {*offered(message, "cards"), *offered(message, "gifts")}
    return Told.TAKEN if hand_guard(message) != hand_guard(pressed) and not still_there else Told.NOTHING
