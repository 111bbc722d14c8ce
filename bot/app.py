"""The composition root: the only place that knows every part, and the order in which they start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, Literal

from bot.backups import Backups
from bot.chance import SystemChance
from bot.client import MurlanClient
from bot.client.answers import Answer, Interaction
from bot.client.breaker import Breaker
from bot.client.client import point_discord_py_at
from bot.client.decks import ReadersDecks
from bot.client.displays import Displays
from bot.client.emojis import CardEmojis
from bot.client.farewells import Farewells
from bot.client.first_deals import FirstDeals
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
from bot.computers.pool import ThinkingElsewhere, spare_cores
from bot.computers.reviews import Reviews
from bot.health import Health, serve_health
from bot.league.books import Books
from bot.metrics import Sources
from bot.painting.process import Painting
from bot.settings import Settings
from bot.shards.shards import ALL
from bot.tables.changes import Change, House, Pace
from bot.tables.phases import Hold
from bot.tables.ports import Chance
from bot.tables.registry import Limits, Registry
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.tables.watching import WatchedJournal
from bot.texts import text
from bot.views.menus import note_message
from cogs import MurlanTree, add_commands
from cogs.services import Services
from cogs.syncing import sync_commands
from db import Database

log = logging.getLogger(__name__)

FINISH_SECONDS: Final = 3.0
"""How long presses under way may take to be answered when we stop: longer than Discord waits for any of them."""


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
    ) -> None:
        clock, luck = clock or SystemClock(), luck or SystemRandom()
        self._settings, self._database, self._draws_cards = settings, database, draws_cards
        self.computers = ThinkingElsewhere(ThinkingHere(luck), luck, processes=processes)
        self.reviews = Reviews(self.computers)
        self._shards = shards = settings.shards or ALL
        self.breaker = Breaker(clock, share=shards.share)
        self.client = self._new_client(clock, draws_elsewhere=processes > 0, turns=turns)
        self._backups = backups_of(settings, clock)
        self._limiter = Limiter(clock, share=shards.share, breaker=self.breaker)
        nonces = Random(luck.getrandbits(128))  # of their own: when a message is posted changes nobody's play
        outbox = self._new_outbox(nonces)
        self.journal = WatchedJournal(database.journal, clock, on_down=self._storage_fell, on_up=self._storage_rose)
        self.card_emojis = CardEmojis(self.client, self._limiter, clock, is_keeper=shards.has_first)
        decks = ReadersDecks(database.settings, self.card_emojis)
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
        self._places = Places(self.registry, self.displays, self.client.presence, clock)
        self.client.presence.listener = self._places
        self.farewells = Farewells(database.removals, self.client.presence, clock, shards=shards)
        self.client.presence.membership = self.farewells
        self.health = Health(
            discord=self._discord,
            tables=lambda: len(self.registry),
            computers=self.computers.figures.told,
        )
        self._reading = Reading(database.languages, default=settings.murlan_language)
        self.podiums = PodiumRounds(
            database.podiums,
            database.seasons,
            outbox,
            reading=self._reading,
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
            reading=self._reading,
            openings=self.openings,
        )
        add_commands(self.client.tree, services)

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
            shards=self._settings.shards,
            turns=turns,
        )

    def _new_outbox(self, nonces: Random) -> DiscordOutbox:
        return DiscordOutbox(
            self.client,
            self._limiter,
            pictures=self.client.pictures,
            attached=self.client.attached,
            new_nonce=lambda: f"{nonces.getrandbits(96):024x}",
        )

    def _new_registry(self, clock: Clock, chance: Chance) -> Registry:
        settings = self._settings
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
        )

    def _new_router(self, clock: Clock, decks: ReadersDecks, pace: PressPace) -> Router:
        database = self._database
        return Router(
            self.registry,
            self.displays,
            self._reading,
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
                self._reading,
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
        async with (
            self._told(),
            self.computers.at_work(),
            self.client,
        ):
            serving = asyncio.create_task(self._serve(), name="serve")
            stop = asyncio.create_task(stopping.wait(), name="stop")
            farewells = asyncio.create_task(self.farewells.run(), name="daily round")
            podiums = asyncio.create_task(self.podiums.run(), name="podiums")
            leavers = asyncio.create_task(self.leavers.run(), name="leavers")
            emojis = asyncio.create_task(self._see_to_emojis(), name="emojis of the cards")
            backups = asyncio.create_task(self._see_to_backups(), name="backups")
            rounds = (farewells, podiums, leavers, emojis, backups)
            await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
            has_failed = serving.done()
            await self._finish()
            await self.client.leave()  # ends serving as well; while it mends a connection it would swallow a cancel
            serving.cancel()
            stop.cancel()
            for task in rounds:
                task.cancel()
            outcome, *_ = await asyncio.gather(serving, stop, *rounds, return_exceptions=True)
        if has_failed and isinstance(outcome, Exception):  # else it failed because we left
            raise outcome

    @asynccontextmanager
    async def _told(self) -> AsyncIterator[None]:
        """Tell how the bot is, and its figures, where the settings say so."""
        port, host = self._settings.murlan_health_port, self._settings.murlan_health_address
        if not port:
            yield
            return
        metrics = self.client.metrics
        metrics.look_at(self._sources())
        self._database.writer.on_stored = metrics.stored
        watching = asyncio.create_task(metrics.watch_loop(), name="lag of the event loop")
        try:
            async with serve_health(port, self.health, host=host, metrics=metrics.registry):
                yield
        finally:
            watching.cancel()

    def _sources(self) -> Sources:
        """Return where figures come from that are looked at when somebody asks."""
        path, writer = self._settings.murlan_database, self._database.writer
        return Sources(
            phases=lambda: (table.state.phase.value for table in self.registry.tables()),
            waiting=lambda: {"journal": writer.waiting, "discord": self._limiter.waiting},
            invalid=lambda: self.breaker.refusals,
            computers=lambda: self.computers.figures,
            database_bytes=lambda: path.stat().st_size,
            backup_age=lambda: None if self._backups is None else self._backups.age(),
        )

    async def _finish(self) -> None:
        """Answer what was pressed, then stop the tables and their pictures; what comes meanwhile is told to wait.

        Whatever a press brought about is stored before it is answered, so nothing may end before the answers are given.
        """
        self.health.is_serving = False
        self.client.is_stopping = True
        self.reviews.close()
        if not await self.client.handlers_done(within=FINISH_SECONDS):
            log.warning("some presses were not answered within %s seconds", FINISH_SECONDS)
        await self.registry.close()
        await self.displays.close()
        self.pings.close()
        self.openings.close()
        await self.summoning.close()
        await self.client.handlers_done(within=FINISH_SECONDS)
        await self.farewells.close()
        await self.leavers.close()
        await self.journal.close()

    async def _serve(self) -> None:
        await self.client.login(self._settings.discord_token.get_secret_value())
        if self._shards.has_first:
            await sync_commands(self.client)
        await self._restore()
        await self.farewells.begin()
        await self.leavers.begin()
        await self.summoning.begin()
        self._places.started()
        self.health.is_serving = True
        await self.client.connect()

    async def _see_to_emojis(self) -> None:
        if self._draws_cards:
            await self.card_emojis.run(self.client.is_up)

    async def _see_to_backups(self) -> None:
        if self._backups is not None:
            await self._backups.run()

    async def _press(self, interaction: Interaction) -> None:
        await self._router.press(interaction)

    async def _turn_away(self, interaction: Interaction) -> None:
        language = await self._reading.of_reader(interaction)
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

    def _held(self, table: Table) -> None:
        self._places.held(table)
        self.pings.held(table)

    def _discord(self) -> Literal["ok", "away", "refused"]:
        if self.breaker.is_open:
            return "refused"
        return "ok" if self.client.presence.is_whole else "away"

    async def _restore(self) -> None:
        """Bring back the tables, and their pictures once we are connected."""
        restored = await self.registry.restore()
        for table, stored in restored:
            self.displays.of(table).refresher.adopt(stored.message_id)
            self.pings.changed(table)
        if restored:
            log.info("tables that go on: %s", len(restored))


def set_aside_what_stays() -> None:
    """Let the garbage collector pass over all that is there by now: modules, classes, the parts of the bot.

    It looks through everything only once a quarter as much has come as is there already. What stays for good would let
    it wait for tens of megabytes of garbage, and then stop the event loop for as long as all of it takes to look at.
    """
    gc.collect()
    gc.freeze()


def processes_for(settings: Settings) -> int:
    """Return how many processes computer players may think in."""
    wanted = settings.murlan_computer_processes
    return spare_cores() if wanted == "auto" else int(wanted)


def backups_of(settings: Settings, clock: Clock) -> Backups | None:
    """Return what backs the database up, where the settings name a folder for it."""
    if not settings.murlan_backups:
        return None
    return Backups(
        settings.murlan_database,
        Path(settings.murlan_backups),
        clock,
        every=3600 * settings.murlan_backup_hours,
        kept=settings.murlan_backups_kept,
    )


async def run_app(settings: Settings) -> None:
    """Open the database, run the bot, close the database.

    Raises:
        asyncio.CancelledError: It was told twice to stop.
        discord.LoginFailure: The token is wrong.
        aiohttp.ClientConnectionError: Discord cannot be reached.
        db.OpeningError: The database cannot be used.
    """
    point_discord_py_at(settings.discord_api_url, settings.discord_gateway_url)
    stopping = asyncio.Event()
    running = asyncio.current_task()
    assert running is not None, "run_app is a task"

    def stop() -> None:
        if stopping.is_set():  # whoever asks twice does not want to wait; all that was answered is stored
            running.cancel()
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop)
    database = await Database.open(settings.murlan_database, wall=SystemClock().wall)
    try:
        draws = settings.murlan_cards == "drawn"
        app = App(settings, database, processes=processes_for(settings), draws_cards=draws)
        set_aside_what_stays()
        await app.run(stopping)
    finally:
        await database.close()
