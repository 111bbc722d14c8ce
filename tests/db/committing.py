"""A program that stores units of four tables at once and prints each one that was answered, until it is killed."""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import count
from pathlib import Path

from db import Database
from db.offline import Where
from tests.support.stored import lobby, units_of
from tests.support.walks import Walk, deal_walk


async def _play(database: Database, walk: Walk, table: str) -> None:
    for number in count():
        match_id = f"{table}-{number}"
        for unit in units_of(walk, lobby(table), match_id=match_id):
            await database.journal.commit(unit)
            sys.stdout.write(f"{match_id} {unit.state.event_count}\n")
            sys.stdout.flush()


async def _main(where: Where, run: str) -> None:
    async with await Database.at(where, wall=time.time) as database:
        walk = deal_walk(1)
        await asyncio.gather(*(_play(database, walk, f"{run}t{number}") for number in range(4)))


if __name__ == "__main__":
    place = sys.argv[1]
    asyncio.run(_main(place if "://" in place else Path(place), sys.argv[2]))
