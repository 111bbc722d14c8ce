"""Which tables people sit at, and servers have: found without a look at all others."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Container, Iterable
from collections.abc import Set as AbstractSet

from bot.tables.seating import person_ids
from bot.tables.table import Table


class Directory:
    """All open tables of this process, in the order in which they came."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._numbers: dict[Table, int] = {}
        self._order = itertools.count()
        self._people: dict[Table, tuple[int, ...]] = {}
        """Who sat at each table when it was put here last."""
        self._of_person: defaultdict[int, set[Table]] = defaultdict(set)
        self._of_guild: defaultdict[int, set[Table]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> Table | None:
        """Return a table by its name."""
        return self._tables.get(table_id)

    def all(self) -> list[Table]:
        """Return all tables."""
        return list(self._tables.values())

    def of_person(self, user_id: int) -> list[Table]:
        """Return the tables at which a person sits, and has not left."""
        return self._sorted(self._of_person.get(user_id, ()))

    def of_guild(self, guild_id: int) -> list[Table]:
        """Return the tables of a server."""
        return self._sorted(self._of_guild.get(guild_id, ()))

    def of_guilds(self, guild_ids: Container[int] | None) -> list[Table]:
        """Return the tables of some servers; ``None`` for all."""
        if guild_ids is None:
            return self.all()
        if isinstance(guild_ids, AbstractSet):
            return [table for guild_id in guild_ids for table in self.of_guild(guild_id)]
        return [
            table for guild_id in tuple(self._of_guild) if guild_id in guild_ids for table in self.of_guild(guild_id)
        ]

    def guild_ids(self) -> set[int]:
        """Return the servers with tables; 0 stands for no server."""
        return set(self._of_guild)

    def put(self, table: Table) -> None:
        """Add a table, or note who sits at it now."""
        now, before = person_ids(table.state.seats), self._people.get(table)
        if before is None:
            self._tables[table.state.table_id] = table
            self._numbers[table] = next(self._order)
            self._of_guild[table.state.guild_id].add(table)
        if now != before:
            self._leave(table)
            self._people[table] = now
            for user_id in now:
                self._of_person[user_id].add(table)

    def drop(self, table: Table) -> None:
        """Take a table out."""
        if self._tables.pop(table.state.table_id, None) is None:
            return
        self._leave(table)
        del self._numbers[table], self._people[table]
        _discard(self._of_guild, table.state.guild_id, table)

    def _leave(self, table: Table) -> None:
        for user_id in self._people.get(table, ()):
            _discard(self._of_person, user_id, table)

    def _sorted(self, tables: Iterable[Table]) -> list[Table]:
        return sorted(tables, key=self._numbers.__getitem__)


def _discard(groups: dict[int, set[Table]], key: int, table: Table) -> None:
    """Take a table out of a group; an empty one goes."""
    group = groups.get(key, set())
    group.discard(table)
    if not group:
        groups.pop(key, None)
