"""People at the tables: all open their hands, then those of some tables play, at a fixed pace."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from bench.growth.stock import Place
from bench.load.standin import StandIn
from playground.clock import timestamp
from tests.sim import place as discord
from tests.sim.people import is_on, is_own_turn
from tests.sim.place import Person
from tests.sim.things import Interaction, Message, Shown

AT_ONCE: Final = 24
"""How many presses are under way while hands are opened."""
AWAKE: Final = 10
"""At how many tables turns are taken while they are measured: as many as the smallest size has."""
PATIENCE: Final = 5.0
"""Seconds after which a press counts as not answered; Discord itself gives up after three."""


class People:
    """Everybody at all tables, and what they see."""

    def __init__(self, standin: StandIn, tables: int) -> None:
        self.waits: list[float] = []
        """Seconds from each press to its acknowledgement, since `waits` was emptied."""
        self.presses = 0
        self.unanswered = 0
        """Presses that came to nothing because the bot was too late."""
        self._standin = standin
        self._hands: dict[int, Message] = {}
        self._pressed: dict[int, tuple[float, asyncio.Future[None]]] = {}
        self._places = [Place(number) for number in range(tables)]
        self._public = [_public(place) for place in self._places]
        for message in self._public:
            standin.place.adopt(message)
        standin.place.on_shown.append(self._see)
        standin.on_answer = self._answered
        standin.on_done = self._done

    async def open_hands(self) -> None:
        """Let everybody look at their cards once."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def look(message: Message, person: Person) -> None:
            async with gate:
                await self._press(person, message, f"m1:{_table_id(message)}:hand")
                if self.presses % 500 == 0:
                    self._standin.place.forget_presses(time.time() - 60)

        for start in range(0, len(self._places), 100):
            chosen = range(start, min(start + 100, len(self._places)))
            await asyncio.gather(*(look(self._public[n], one) for n in chosen for one in self._places[n].people))

    async def play(self, turns: int, *, pace: float, among: int = AWAKE) -> None:
        """Let so many turns be taken at some tables, one at each before another at the first.

        All tables play the same deal: whatever the number of tables, the same presses come in the same order.

        Args:
            turns: How many, of two presses each.
            pace: Presses a second.
            among: At how many tables.
        """
        chosen = self._places[:: max(1, len(self._places) // among)][:among]
        loop = asyncio.get_running_loop()
        begin = loop.time()
        for number in range(turns):
            place = chosen[number % len(chosen)]
            for step in range(2):
                await asyncio.sleep(max(0.0, begin + (2 * number + step) / pace - loop.time()))
                await self._take_step(place)

    async def _take_step(self, place: Place) -> None:
        """Let whoever's turn it is choose what to lay, lay it, or pass."""
        for person in place.people:
            hand = self._hands.get(person.user_id)
            if hand is None or not is_own_turn(hand):
                continue
            if is_on(hand, "play"):
                await self._press(person, hand, hand.controls["play"]["custom_id"])
            elif "plays" in hand.controls:
                chosen = hand.controls["plays"]["options"][0]["value"]
                await self._press(person, hand, hand.controls["plays"]["custom_id"], (chosen,))
            elif is_on(hand, "pass"):
                await self._press(person, hand, hand.controls["pass"]["custom_id"])
            else:
                continue
            return

    async def _press(
        self, person: Person, message: Message, custom_id: str, values: tuple[str, ...] | None = None
    ) -> None:
        interaction: Interaction | None = self._standin.place.press(person, message, custom_id, values)
        if interaction is None:
            return
        frame, done = self._standin.written(interaction), asyncio.get_running_loop().create_future()
        self._pressed[interaction.interaction_id] = (asyncio.get_running_loop().time(), done)
        self.presses += 1
        await self._standin.tell(frame)
        try:
            async with asyncio.timeout(PATIENCE):
                await done
        except TimeoutError:
            self.unanswered += 1

    def _answered(self, interaction_id: int, at: float) -> None:
        if interaction_id in self._pressed:
            self.waits.append(at - self._pressed[interaction_id][0])

    def _done(self, interaction_id: int) -> None:
        _, done = self._pressed.pop(interaction_id, (0.0, None))
        if done is not None and not done.done():
            done.set_result(None)

    def _see(self, shown: Shown) -> None:
        message = shown.message
        if message.visible_to is not None and {"sort", "play", "pass"} & message.controls.keys():
            self._hands[message.visible_to] = message


def _public(place: Place) -> Message:
    """Return a table's message as Discord has it: what it shows does not matter, only that its hand can be opened."""
    button = {"type": 2, "style": 1, "label": "Hand", "custom_id": f"m1:{place.table_id}:hand", "id": 2}
    body = {"components": [{"type": 1, "id": 1, "components": [button]}], "flags": 1 << 15}
    channel = discord.Channel.numbered(place.number)
    made = discord.message(place.message_id, channel, body, timestamp(time.time()))
    return Message(made, place.channel_id, None, time.time())


def _table_id(message: Message) -> str:
    return next(iter(message.parts)).split(":")[1]
