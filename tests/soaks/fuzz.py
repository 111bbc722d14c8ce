"""Fuzzed presses: a million of them, a part valid, the rest wrong in who, where, what, when and how much.

``python -m tests.soaks.fuzz --presses 1000000``; it goes on where it was interrupted. Held of every press:

- it was answered once, in time, and only to whoever pressed or on the table's own message
- it changed nothing but what it may, for whom and where it may (`tests.soaks.rights`); other tables stay as they are
- no answer shows anybody a card that they have not held and that was not public
- what a person has in mind changes by their own presses alone, and only in memory
- nothing is logged as a fault, and nobody reads of one; refusals have many different reasons
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final

from pydantic import SecretStr

from bot.settings import Settings
from bot.tables.phases import Phase
from db.storing import UnitWork
from tests.sim.ledger import Ledger
from tests.sim.loop import run_virtual
from tests.sim.place import Person
from tests.sim.things import Interaction, Shown
from tests.sim.world import World
from tests.soaks.forgeries import Forger
from tests.soaks.reasons import REFUSAL
from tests.soaks.reporting import Progress, Record
from tests.soaks.stages import stored_table
from tests.soaks.tending import Company, Tender
from tests.soaks.witness import Faults, Witness

TABLES: Final = 6
LOBBIES: Final = 2
"""How many of them begin at the beginning."""
SPARE: Final = 2
"""Channels that nobody's table is tended in."""
PER_SEED: Final = 2_500
"""Presses of one seed."""
TENDED: Final = 0.6
"""The share of presses that belong where they are pressed."""
ALONE: Final = 0.08
"""The share of presses that are for a match alone."""
LONERS: Final = 3
"""How many play alone, besides their table."""
WANTED: Final = 0.2
"""The least share of presses that are turns taken."""
REASONS: Final = 25
"""How many different reasons refusals have at least."""
MOST: Final = 0.5
"""The greatest share of refusals that one reason may have."""
LOCALES: Final = ("en-US", "en-US", "sq", "de")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What one seed came to."""

    seed: int
    digest: str
    presses: int
    plays: int
    """Turns taken by presses, and stored."""
    virtual: int
    """Virtual seconds."""
    stages: dict[str, int]
    """How often tables were seen in each."""
    reasons: dict[str, int]
    """Answers by what they say or show."""
    problems: list[str] = field(default_factory=list)


def run_seed(seed: int, *, presses: int = PER_SEED) -> Outcome:
    """Press so often."""
    faults = Faults()
    root = logging.getLogger()
    root.addHandler(faults)
    try:
        return run_virtual(lambda: _Fuzz(seed, presses, faults).outcome())
    finally:
        root.removeHandler(faults)


def poor(reasons: Counter[str]) -> list[str]:
    """Return what is poor about how refusals are explained."""
    refusals = Counter({reason: count for reason, count in reasons.items() if reason.startswith(REFUSAL)})
    found = [] if len(refusals) >= REASONS else [f"refusals have only {len(refusals)} reasons"]
    (reason, count), *_ = [*refusals.most_common(1), ("none", 0)]
    return found if count <= MOST * refusals.total() else [*found, f"{reason} is the answer to most that is refused"]


class _Fuzz:
    """One seed: some tables, the people at them, and the people who should not be."""

    def __init__(self, seed: int, presses: int, faults: Faults) -> None:
        self.seed = seed
        self.goal = presses
        self.faults = faults
        self.world = World(seed, channels=TABLES + SPARE, settings=_settings())
        self.luck = Random(self.world.luck.getrandbits(64))
        self.ledger = Ledger(self.world.clock.monotonic)
        self.witness = Witness(self.world)
        companies = [self._company(number) for number in range(TABLES)]
        people = [person for company in companies for person in company.people]
        self.loners = self.luck.sample(people, LONERS)
        self.tender = Tender(self.world, self.luck, companies)
        self.forger = Forger(self.world, self.luck, people, _others())
        self.stages: Counter[str] = Counter()
        self.world.disk.on_stored += [self.witness.stored, self.ledger.stored]
        self.world.discord.on_shown += [self._look_at, self.witness.shown, self.forger.note, self.tender.note]
        self.world.discord.on_completed.append(self.ledger.look_at_choices)
        self.world.route = self._route

    async def outcome(self) -> Outcome:
        """Press, look, and sum up."""
        for company in self.luck.sample(self.tender.companies, TABLES - LOBBIES):
            self._store(company)
        await self.world.start()
        restarts = {self.goal // 2}
        while len(self.world.presses) < self.goal:
            self._press()
            await asyncio.sleep(self._pause())
            self.witness.look()
            self._note_stages()
            if restarts and len(self.world.presses) > min(restarts):
                restarts.remove(min(restarts))
                await self._restart()
        await asyncio.sleep(5)
        self.witness.look()
        for table in self.world.app.registry.tables():
            await table.awake()
        live = [table.state for table in self.world.app.registry.tables()]
        problems = [*self.witness.problems, *self.ledger.problems, *self.ledger.differences(live), *self.faults.found]
        return Outcome(
            seed=self.seed,
            digest=self.world.wire.digest(),
            presses=len(self.world.presses),
            plays=self.ledger.plays,
            virtual=int(self.world.clock.monotonic()),
            stages=dict(self.stages),
            reasons=dict(self.witness.reasons),
            problems=problems,
        )

    def _company(self, number: int) -> Company:
        """Return the people of one channel; the second of them may sit in the channel before as well."""
        (count,) = self.luck.choices((1, 2, 3, 4), weights=(1, 2, 3, 5))
        people = [
            Person.named(
                10 * (number - 1 if number and place == 1 and self.luck.random() < 0.3 else number) + place,
                f"P{number:02}x{place}",
                locale=self.luck.choice(LOCALES),
                is_manager=self.luck.random() < 0.05,
            )
            for place in range(count)
        ]
        return Company(self.world.channels[number], tuple(people))

    def _store(self, company: Company) -> None:
        """Let a table be there already."""
        unit = stored_table(company.channel, company.people, self.luck)
        UnitWork.of(unit, int(self.world.clock.wall()))(self.world.disk.connection)
        self.ledger.stored(unit)
        self.witness.adopted(unit.state)

    def _look_at(self, shown: Shown) -> None:
        """Hold a message against what its reader may see; the examples in the rules name cards that nobody holds."""
        asked = shown.interaction.payload["data"] if shown.interaction is not None else {}
        if not any(option["name"] == "rules" for option in asked.get("options", ())):
            self.ledger.look_at(shown)

    def _press(self) -> None:
        """Let some people press in the same moment: what they should, and what they should not."""
        count = self.luck.choice((1, 2, 3, 4, 5, 6, 8))
        if self.luck.random() < 0.015:
            self.forger.burst(self.luck.randint(8, 14))
        companies = iter(self.luck.sample(self.tender.companies, TABLES))
        for _ in range(count):
            made = None
            if self.luck.random() < ALONE:
                made = self.tender.press_alone(self.luck.choice(self.loners))
            elif self.luck.random() < TENDED and (company := next(companies, None)) is not None:
                made = self.tender.press(company)
            if made is None and self.luck.random() < 0.8:
                self.forger.press()

    def _pause(self) -> float:
        """Return how long to wait now: mostly a moment, at times until turns run out."""
        chance = self.luck.random()
        if chance < 0.003:
            return self.luck.uniform(60, 400)
        return self.luck.uniform(5, 40) if chance < 0.015 else self.luck.uniform(0.25, 0.9)

    def _route(self, interaction: Interaction) -> None:
        """Bring a press to the bot, now and then twice, as a gateway does that resumes."""
        self.witness.sent(interaction)
        self.world.tell(interaction)
        if self.luck.random() < 0.01:
            self.world.tell(interaction, after=self.luck.uniform(0.04, 0.2))

    async def _restart(self) -> None:
        """End the process as by SIGKILL between two presses, and begin another."""
        await asyncio.sleep(4)
        self.witness.look()
        await self.world.kill()
        self.witness.restarted()
        await self.world.start()

    def _note_stages(self) -> None:
        for table in self.world.app.registry.tables():
            state = table.state
            stage = state.match.stage if state.match is not None and state.phase is Phase.PLAYING else state.phase
            self.stages["paused" if state.pause is not None else str(stage)] += 1


def _settings() -> Settings:
    """Return settings whose caps are reached."""
    token = SecretStr("token")
    return Settings(  # type: ignore[call-arg]  # pydantic's own argument
        _env_file=None, discord_token=token, murlan_tables_per_server=TABLES + 1, murlan_tables_per_person=3
    )


def _others() -> list[Person]:
    """Return who has no business at the tables: outsiders, and some who manage the server."""
    outsiders = [Person.named(500 + number, f"Outsider {number}", locale=LOCALES[number % 4]) for number in range(10)]
    return [*outsiders, *(Person.named(600 + number, f"Warden {number}", is_manager=True) for number in range(2))]


def main() -> int:
    """Press, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--presses", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget what is done")
    asked = parser.parse_args()
    record = Record.open("fuzz", {"presses": asked.presses, "first": asked.first}, anew=asked.anew)
    done = {entry["seed"] for entry in record.entries}
    seeds = [seed for seed in range(asked.first, asked.first + -(-asked.presses // PER_SEED)) if seed not in done]
    progress = Progress(asked.presses, done=record.total("presses"))
    with get_context("spawn").Pool(asked.processes, initializer=_quietly, maxtasksperchild=25) as pool:
        for number, outcome in enumerate(pool.imap(partial(run_seed, presses=PER_SEED), seeds), start=1):
            record.add(**asdict(outcome))
            for problem in outcome.problems:
                progress.say(f"seed {outcome.seed}: {problem}")
            if number % 10 == 0 or number == len(seeds):
                progress.tell(record.total("presses"), **_figures(record))
    record.finish()
    return _summary(progress, record)


def _quietly() -> None:
    logging.getLogger().handlers[:] = [logging.NullHandler()]
    gc.set_threshold(100_000, 20, 50)


def _figures(record: Record) -> dict[str, object]:
    share = record.total("plays") / max(1, record.total("presses"))
    problems = sum(len(entry["problems"]) for entry in record.entries)
    return {"plays": f"{record.total('plays'):,}", "valid": f"{share:.1%}", "problems": problems}


def _summary(progress: Progress, record: Record) -> int:
    """Print how often each answer was given; return the exit code."""
    reasons: Counter[str] = Counter()
    stages: Counter[str] = Counter()
    for entry in record.entries:
        reasons.update(entry["reasons"])
        stages.update(entry["stages"])
    for reason, count in reasons.most_common():
        progress.say(f"{count:>9,}  {reason}")
    progress.say(f"tables were seen: {', '.join(f'{stage} {count:,}' for stage, count in stages.most_common())}")
    found = poor(reasons)
    if record.total("plays") < WANTED * record.total("presses"):
        found.append("too few presses are turns taken")
    refusals = [reason for reason in reasons if reason.startswith(REFUSAL)]
    progress.say(f"refusals have {len(refusals)} reasons; {'; '.join(found) or 'none is the answer to most'}")
    bad = [entry["seed"] for entry in record.entries if entry["problems"]]
    progress.say(f"seeds with problems: {bad or 'none'}")
    return 1 if bad or found else 0


if __name__ == "__main__":
    raise SystemExit(main())
