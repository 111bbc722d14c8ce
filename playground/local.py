"""The local Discord as a whole: the state, the rules over it, and the bus that tells of changes. No I/O."""

from collections import deque

from playground import places, seed
from playground.answers import Answers
from playground.bus import BotEvent, Bus, Event, PeopleEvent
from playground.channels import Channels
from playground.clock import Clock, timestamp
from playground.commands import Commands, Emojis
from playground.errors import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_MESSAGE, DiscordError
from playground.faults import Faults
from playground.files import Files
from playground.guilds import Guilds
from playground.interactions import FIRST_ANSWER, Interaction, Interactions
from playground.jsons import Json
from playground.messages import Draft, Message, Messages, Writer
from playground.payloads import interaction_create
from playground.permissions import Permission
from playground.posting import Posting
from playground.problems import Problems
from playground.slowmode import Slowmode
from playground.snowflakes import Snowflakes

EVENTS_KEPT = 2000


class LocalDiscord:
    """Everything that the three faces share."""

    def __init__(self, clock: Clock, base_url: str) -> None:
        self.clock = clock
        self.base_url = base_url
        self.token = seed.fake_token()
        self.ids = Snowflakes(clock)
        self.bus = Bus()
        self.world = seed.furnish(clock)
        self.files = Files(base_url)
        self.messages = Messages()
        self.commands = Commands(self.world.app_id, self.ids, clock)
        self.emojis = Emojis(self.ids, self.files, self.world.bot)
        self.problems = Problems(clock)
        self.faults = Faults(clock)
        self.slowmode = Slowmode(clock)
        self.interactions = Interactions(clock, self._tell_late)
        writer = Writer(self.ids, self.files, self.world.users)
        self.posting = Posting(self.world, self.messages, writer, self.bus, clock)
        self.channels = Channels(self.world, self.messages, self.bus, self.ids, clock)
        self.guilds = Guilds(self.world, self.bus, clock)
        self.answers = Answers(self.world, self.messages, self.posting, self.bus)
        self.events: deque[Json] = deque(maxlen=EVENTS_KEPT)
        self.bus.listen(self._log)

    def permissions(self, user_id: str, channel: Json) -> int:
        """What a user may do in a channel now."""
        return self.world.permissions(user_id, channel, self.clock.now())

    def accessible(self, channel_id: str, user_id: str, *needed: Permission) -> Json:
        """A channel in which a user may do something.

        Raises:
            DiscordError: 10003 no such channel, 50001 not visible to the user, 50013 not allowed.
        """
        channel = self.world.channel(channel_id)
        held = self.permissions(user_id, channel)
        if not held & Permission.VIEW_CHANNEL:
            raise DiscordError(MISSING_ACCESS)
        if any(not held & permission for permission in needed):
            raise DiscordError(MISSING_PERMISSIONS)
        return channel

    def public_message(self, channel_id: str, message_id: str) -> Message:
        """A message that channel routes reach: an ephemeral one is unknown to them (10008)."""
        message = self.messages.get(channel_id, message_id)
        if message is None or message.visible_to is not None:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    def begin(self, interaction: Interaction) -> None:
        """Let the bot know of an interaction and start its 3 seconds."""
        self.interactions.open(interaction)
        payload = interaction_create(self.world, interaction, self.clock.now())
        guild_id = interaction.guild_id
        is_guest = guild_id is not None and not self.world.is_bot_in(guild_id)
        event = BotEvent("INTERACTION_CREATE", payload, None if is_guest else guild_id)
        fault = self.faults.strike(("event",), f"INTERACTION_CREATE {interaction.kind.name}")
        for _ in range(fault.copies if fault else 1):
            if fault is None or not fault.seconds:
                self.bus.publish(event)
            else:
                self.clock.call_later(fault.seconds, lambda: self.bus.publish(event))

    def start_thread(self, parent: Json, author: Json, name: str, content: str = "") -> Json:
        """Start a thread as somebody, with a first message; a forum's post has its first message's id."""
        made = places.thread(self.ids.new(), parent, name, author["id"], timestamp(self.clock.now()))
        self.channels.add_thread(made)
        if content:
            extra = {"id": made["id"]} if parent["type"] == places.FORUM else {}
            self.posting.send(Draft(made, author, {"content": content}, extra=extra))
        return self.world.channel(made["id"])

    def tell_commands(self) -> None:
        """Let people know that the bot's commands changed."""
        self.bus.publish(PeopleEvent("COMMANDS", self.commands.everything()))

    def _tell_late(self, interaction: Interaction) -> None:
        told = {"id": interaction.interaction_id, "nonce": interaction.nonce, "reason": "timeout"}
        self.bus.publish(PeopleEvent("INTERACTION_FAILURE", told, only=interaction.user["id"]))
        route = f"INTERACTION_CREATE {interaction.kind.name}"
        self.problems.add(route, [f"no answer within {FIRST_ANSWER:g} seconds"], interaction.data)

    def _log(self, event: Event) -> None:
        face = "bot" if isinstance(event, BotEvent) else "people"
        entry = {"at": timestamp(self.clock.now()), "face": face, "t": event.name, "d": event.data}
        self.events.append(entry)
