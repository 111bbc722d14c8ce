"""A seeded world: one Discord, one disk, a bot that can be ended and begun again, and the gateway between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from bot.app import App
from bot.settings import Settings
from tests.sim import place
from tests.sim.discord import Discord
from tests.sim.disk import Disk
from tests.sim.loop import LoopClock
from tests.sim.process import Process
from tests.sim.things import Interaction, Message
from tests.sim.transport import Wire

TO_BOT = 0.04
"""Seconds that an event of the gateway's takes."""


class World:
    """Everything of one run. To be made in a running `VirtualLoop`.

    Args:
        seed: Of all chance, the bot's as well.
        channels: How many text channels the server has.
    """

    def __init__(self, seed: int, *, channels: int = 1, settings: Settings | None = None) -> None:
        self.luck = Random(seed)
        self.clock = LoopClock()
        self.discord = Discord(now=self.clock.wall)
        self.wire = Wire(self.discord)
        self.disk = Disk(wall=self.clock.wall())
        self.process: Process | None = None
        """The bot; ``None`` while it is down."""
        self.presses: list[Interaction] = []
        """All presses and commands, oldest first."""
        self.route: Callable[[Interaction], None] = self.tell
        """How an interaction gets from Discord to the bot; faults stand in here."""
        self._settings = settings
        self.channels = [place.Channel.numbered(number) for number in range(channels)]
        for channel in self.channels:
            self.discord.open_channel(channel)

    @property
    def app(self) -> App:
        """The application of the process that runs."""
        assert self.process is not None, "the bot is down"
        return self.process.app

    async def start(self) -> Process:
        """Begin a process of the bot, and wait until it is connected.

        Raises:
            Exception: It ended instead, as it does where Discord is away.
        """
        process = Process(self.wire, self.disk, seed=self.luck.getrandbits(64), settings=self._settings)
        self.process = process
        try:
            await process.ready()
        except BaseException:
            await self.kill()
            raise
        return process

    async def kill(self) -> None:
        """End the bot as SIGKILL does."""
        assert self.process is not None
        process, self.process = self.process, None
        await process.kill()

    async def until(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Let time pass until something is so; return whether it came to that in so many virtual seconds."""
        end = self.clock.monotonic() + seconds
        while not is_so() and self.clock.monotonic() < end:
            await asyncio.sleep(1.0)
        return is_so()

    def press(
        self, person: place.Person, message_id: int, custom_id: str, values: tuple[str, ...] | None = None
    ) -> Interaction | None:
        """Let a person press what they see; ``None`` where Discord itself refuses it."""
        message = self.discord.messages.get(message_id)
        made = self.discord.press(person, message, custom_id, values) if message is not None else None
        if made is not None:
            self.send(made)
        return made

    def command(self, person: place.Person, channel: place.Channel, name: str, **options: str | int) -> Interaction:
        """Let a person type a command under ``/murlan``."""
        made = self.discord.command(person, channel, name, **options)
        self.send(made)
        return made

    def forge(
        self,
        person: place.Person,
        channel: place.Channel,
        custom_id: str,
        values: tuple[str, ...] | None = None,
        message: Message | None = None,
    ) -> Interaction:
        """Press what Discord itself would not let through."""
        told = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
        chosen = {} if values is None else {"values": list(values)}
        made = self.discord.interact(person, channel, 3, told | chosen, message)
        self.send(made)
        return made

    def send(self, interaction: Interaction) -> None:
        """Bring an interaction on its way to the bot."""
        self.presses.append(interaction)
        self.wire.note("press", interaction.user_id, interaction.payload["data"])
        self.route(interaction)

    def forget(self, before: float) -> None:
        """Forget what was pressed and shown before then, in Unix seconds: who measures memory measures the bot's."""
        self.presses = [interaction for interaction in self.presses if interaction.born >= before]
        self.discord.forget(before)
        place.forget_members()

    def tell(self, interaction: Interaction, after: float = TO_BOT) -> None:
        """Tell the bot of an interaction in a moment, if it is there then."""
        asyncio.get_running_loop().call_later(after, self.deliver, interaction)

    def deliver(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction now, if it is there."""
        if self.process is not None and self.process.is_connected:
            self.process.hear("INTERACTION_CREATE", interaction.payload)
