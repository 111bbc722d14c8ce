"""The composition root: the only place that knows every part; in which order they start and stop, `lifecycle` tells."""

from __future__ import annotations

import asyncio
import json
import math
from pathlib import Path
from random import Random, SystemRandom
from typing import Literal

from bot.backups import Backups
from bot.chance import SystemChance
from bot.client import MurlanClient
from bot.client.answers import Answer, Interaction
from bot.client.breaker import Breaker
from bot.client.choices import SHARED_FOR
from bot.client.decks import ReadersDecks
from bot.client.displays import Displays
from bot.client.emojis import CardEmojis
from bot.client.farewells import Farewells
from bot.client.first_deals import FirstDeals
from bot.client.forwarding import Forwarding, Letters
from bot.client.identifying import Turns
from bot.client.leavers import Leavers
from bot.client.limiter import Limiter
from bot.client.openings import Openings
from bot.client.outbox import DiscordOutbox
from bot.client.pace import PressPace
from bot.client.pictures import Pictures
from bot.client.pings import Pings
from bot.client.places import Places
from bot.client.podiums import PodiumRounds
from bot.client.privacy import PrivacyPresses
from bot.client.reading import Reading
from bot.client.router import Router
from bot.client.summoning import Summoning
from bot.clock import SystemClock
from bot.computers.advising import Advising
from bot.computers.here import ThinkingHere
from bot.computers.pool import ThinkingElsewhere
from bot.computers.reviews import Reviews
from bot.health import Health
from bot.league.books import Books
from bot.lifecycle import Lifecycle
from bot.painting.process import Painting
from bot.settings import Settings
from bot.shards.shards import ALL
from bot.tables.changes import Change, House, Pace
from bot.tables.phases import Hold
from bot.tables.ports import Chance, StoredTable
from bot.tables.registry import Limits, Registry
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.tables.watching import WatchedJournal
from bot.texts import text
from bot.views.menus import note_message
from cogs import MurlanTree, add_commands
from cogs.services import Services
from db import Database


class App:
    """The running bot.

    Args:
        settings: Of this process.
        database: Open; whoever opened it closes it.
        clock: Time, which tests turn by hand.
        chance: Luck of deals, which tests take from a seed.
        luck: Luck of computer players, and what message nonces begin from, likewise.
        processes: How many processes computer players may think in, with one more for pictures; tests let them decide
            and draw in this one.
        draws_cards: Whether cards are to be emojis, which are uploaded where Discord lacks them; else they are text.
        turns: When a session may begin, where other processes of this bot begin some as well.
        letters: Bring interactions from these to whoever answers them.
    """

    def __init__(  # noqa: PLR0913 - what tests bring along
        self,
        settings: Settings,
        database: Database,
        *,
        clock: Clock | None = None,
        chance: Chance | None = None,
        luck: Random | None = None,
        processes: int = 0,
        draws_cards: bool = False,
        turns: Turns | None = None,
        letters: Letters | None = None,
    ) -> None:
        clock, luck = clock or SystemClock(), luck or SystemRandom()
        self.settings, self.database, self.draws_cards = settings, database, draws_cards
        self.computers = ThinkingElsewhere(ThinkingHere(luck), luck, processes=processes)
        self.reviews = Reviews(self.computers)
        self.shards = shards = settings.shards or ALL
        known_for = math.inf if settings.shards is None else SHARED_FOR
        self.breaker = Breaker(clock, share=shards.share)
        self.client = self._new_client(clock, draws_elsewhere=processes > 0, turns=turns)
        self.backups = backups_of(settings, clock)
        self.limiter = Limiter(clock, share=shards.share, breaker=self.breaker)
        nonces = Random(luck.getrandbits(128))  # of their own: when a message is posted changes nobody's play
        outbox = self._new_outbox(nonces)
        self.journal = WatchedJournal(database.journal, clock, on_down=self._storage_fell, on_up=self._storage_rose)
        self.card_emojis = CardEmojis(self.client, self.limiter, clock, is_keeper=shards.has_first)
        decks = ReadersDecks(database.settings, self.card_emojis, known_for=known_for)
        self.displays = Displays(outbox, outbox, journal=self.journal, clock=clock, decks=decks)
        press_pace = PressPace(clock, per_second=settings.murlan_presses_per_second)
        self.summoning = Summoning(database.summons, outbox, clock, shards=shards)
        self.openings = Openings(
            self.summoning,
            database.openings,
            database.settings,
            census=outbox,
            clock=clock,
            luck=Random(nonces.getrandbits(64)),
        )
        self.pings = Pings(self.summoning, database.settings, pace=press_pace, clock=clock)
        self._first_deals = FirstDeals(database.experience)
        self.registry = self._new_registry(clock, chance or SystemChance())
        self.places = Places(self.registry, self.displays, self.client.presence, clock)
        self.client.presence.listener = self.places
        self.farewells = Farewells(database.removals, self.client.presence, clock, shards=shards)
        self.client.presence.membership = self.farewells
        self.health = Health(
            discord=self._discord,
            tables=lambda: len(self.registry),
            computers=self.computers.figures.told,
        )
        self.reading = Reading(database.languages, default=settings.murlan_language, known_for=known_for)
        self.podiums = PodiumRounds(
            database.podiums,
            database.seasons,
            outbox,
            reading=self.reading,
            presence=self.client.presence,
            clock=clock,
            shards=shards,
        )
        self.leavers = Leavers(database.members, outbox, presence=self.client.presence, clock=clock, shards=shards)
        self._router = self._new_router(clock, decks, press_pace)
        services = Services(
            registry=self.registry,
            displays=self.displays,
            router=self._router,
            reading=self.reading,
            openings=self.openings,
        )
        add_commands(self.client.tree, services)
        if letters is not None:
            self._exchange(letters)

    def _exchange(self, letters: Letters) -> None:
        """Answer what other processes hand on to us, or hand on what is theirs to answer."""

        def read(body: str) -> None:
            if self.health.is_serving:
                self.client.answer(json.loads(body))

        letters.on_letter = read
        if not self.shards.has_first:
            forwarding = Forwarding(
                letters, lambda table_id: self.registry.get(table_id) is not None, self.client.answer
            )
            self.client.takes_elsewhere = forwarding.takes

    def _new_client(self, clock: Clock, *, draws_elsewhere: bool, turns: Turns | None) -> MurlanClient:
        """Return the connection to Discord; its pictures may be drawn in a process, which the first one begins."""
        painting = Painting()
        return MurlanClient(
            on_press=self._press,
            on_late=self._turn_away,
            tree_type=MurlanTree,
            clock=clock,
            breaker=self.breaker,
            pictures=Pictures(painting, end=painting.close) if draws_elsewhere else Pictures(),
            shards=self.settings.shards,
            turns=turns,
        )

    def _new_outbox(self, nonces: Random) -> DiscordOutbox:
        return DiscordOutbox(
            self.client,
            self.limiter,
            pictures=self.client.pictures,
            attached=self.client.attached,
            new_nonce=lambda: f"{nonces.getrandbits(96):024x}",
        )

    def _new_registry(self, clock: Clock, chance: Chance) -> Registry:
        settings = self.settings
        pace = Pace(computer=settings.murlan_computer_pause, between_deals=settings.murlan_next_deal)
        return Registry(
            journal=self.journal,
            clock=clock,
            computers=self.computers,
            house=House(chance=chance, pace=pace),
            on_change=self._changed,
            on_held=self._held,
            limits=Limits(
                per_guild=settings.murlan_tables_per_server,
                per_person=settings.murlan_tables_per_person,
                solo=settings.murlan_solo_tables,
            ),
            is_heard=self.client.presence.is_heard,
            on_woken=self._woken,
        )

    def _new_router(self, clock: Clock, decks: ReadersDecks, pace: PressPace) -> Router:
        database = self.database
        return Router(
            self.registry,
            self.displays,
            self.reading,
            clock,
            books=Books(
                boards=database.boards,
                history=database.history,
                profiles=database.profiles,
                settings=database.settings,
                seasons=database.seasons,
                upkeep=database.upkeep,
                recent=database.recent,
                openings=database.openings,
            ),
            fair_deals=database.fair_deals,
            adviser=Advising(self.computers),
            reviewer=self.reviews,
            privacy=PrivacyPresses(
                database.privacy,
                database.upkeep,
                self.registry,
                self.displays,
                self.reading,
                decks=decks,
                first_deals=self._first_deals,
            ),
            season_ended=self.podiums.soon,
            decks=decks,
            first_deals=self._first_deals,
            leavers=self.leavers,
            summoning=self.summoning,
            pace=pace,
        )

    async def run(self, stopping: asyncio.Event) -> None:
        """Connect and serve until told to stop, or until the connection fails for good.

        Args:
            stopping: Set by whoever wants an end, at any time.

        Raises:
            discord.LoginFailure: The token is wrong.
        """
        await Lifecycle(self).run(stopping)

    async def _press(self, interaction: Interaction) -> None:
        await self._router.press(interaction)

    async def _turn_away(self, interaction: Interaction) -> None:
        language = await self.reading.of_reader(interaction)
        await Answer(interaction).whisper(note_message(text("stopping", language)))

    def _storage_fell(self) -> None:
        self.health.is_storage_ok = False
        self.registry.hold(Hold.STORAGE_DOWN)

    def _storage_rose(self) -> None:
        self.health.is_storage_ok = True
        self.registry.release(Hold.STORAGE_DOWN)

    def _changed(self, table: Table, change: Change) -> None:
        self.displays.changed(table, change)
        self.pings.changed(table)
        self._first_deals.changed(change)
        self.openings.changed(table)

    def _woken(self, table: Table, stored: StoredTable) -> None:
        self.displays.of(table).refresher.adopt(stored.message_id)
        self.pings.changed(table)

    def _held(self, table: Table) -> None:
        self.places.held(table)
        self.pings.held(table)

    def _discord(self) -> Literal["ok", "away", "refused"]:
        if self.breaker.is_open:
            return "refused"
        return "ok" if self.client.presence.is_whole else "away"


def backups_of(settings: Settings, clock: Clock) -> Backups | None:
    """Return what backs the database up, where the settings name a folder for it; a server is not copied by us."""
    if not settings.murlan_backups or not isinstance(settings.where, Path):
        return None
    return Backups(
        settings.murlan_database,
        Path(settings.murlan_backups),
        clock,
        every=3600 * settings.murlan_backup_hours,
        kept=settings.murlan_backups_kept,
    )
