"""Folds a server's results anew, compares that with what is stored, and puts right what differs.

All of it runs on one plain connection: the writer's, one that only reads beside it, or an operator's.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bot.league.folding import BookedResult, Fold, PodiumLine, Tally
from bot.league.ratings import Rating
from bot.league.results import ComputerResult, MatchResult, PersonResult, Pool
from db import ledger
from db.books import laid_of
from db.calendar import all_seasons
from db.ports import ALONE, Connection, Session
from murlan.computer.levels import Level

PAGE: Final = 2000
"""How many results are read at a time."""

_LEAGUE: Final = "SELECT counts_from FROM league WHERE guild_id = :guild_id"
_RESULTS: Final = """
    SELECT match_id, ended_at, winners, totals, pool, places, computers, is_finished, is_rated, voided_at FROM result
    WHERE guild_id = :guild_id AND (ended_at, match_id) > (:ended_at, :match_id)
    ORDER BY ended_at, match_id LIMIT :limit
"""
_PERSONS: Final = """
    SELECT match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer, quads, straights,
        is_comeback, understudy_deals, singles, pairs, triples, suited
    FROM result_person WHERE guild_id = :guild_id AND match_id IN (SELECT value FROM json_each(:match_ids))
"""
_SETTLE: Final = "UPDATE league SET refold_at = NULL WHERE guild_id = :guild_id"
_DUE_EVERYWHERE: Final = "SELECT guild_id FROM league WHERE refold_at IS NOT NULL ORDER BY guild_id"
_SERVERS_EVERYWHERE: Final = "SELECT guild_id FROM league ORDER BY guild_id"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What is to be changed for the stored books to be what the results fold to."""

    ratings: dict[tuple[Pool, int], Rating]
    stray_ratings: frozenset[tuple[Pool, int]]
    tallies: dict[tuple[str, Pool, int], Tally]
    stray_tallies: frozenset[tuple[str, Pool, int]]
    shown: dict[tuple[str, int], int | None]
    podiums: tuple[PodiumLine, ...]
    stray_podiums: tuple[PodiumLine, ...]

    def __len__(self) -> int:
        return (
            len(self.ratings)
            + len(self.stray_ratings)
            + len(self.tallies)
            + len(self.stray_tallies)
            + len(self.shown)
            + len(self.podiums)
            + len(self.stray_podiums)
        )


def servers(connection: Connection) -> list[int]:
    """Return all servers that have books."""
    return [guild_id for (guild_id,) in connection.execute(_SERVERS_EVERYWHERE)]


def due(connection: Connection) -> list[int]:
    """Return the servers whose results are to be folded anew."""
    return [guild_id for (guild_id,) in connection.execute(_DUE_EVERYWHERE)]


def fold_what_is_due(session: Session, owns: Callable[[int], bool] = lambda _: True) -> None:
    """Fold the books of servers anew that a new release or a correction marked, each in a transaction of its own.

    Years of results are taken in before it begins: on a server, other processes' tables wait for it.

    Args:
        session: Writes.
        owns: Whether a server's books are this process's.

    Raises:
        Exception: One of the session's errors.
    """
    for guild_id in filter(owns, due(session.connection)):
        fold = begun_fold(session.connection, guild_id)
        session.begin()
        try:
            session.connection.execute(ALONE)
            finish_fold(session.connection, guild_id, fold)
            put_right(session.connection, guild_id, differences(session.connection, guild_id, fold))
            session.commit()
        except BaseException:
            session.roll_back()
            raise
        _log.info("the books of server %s were folded anew", guild_id)


def begun_fold(connection: Connection, guild_id: int) -> Fold:
    """Take in all results of a server that are stored by now."""
    fold = Fold()
    take_in_rest(connection, guild_id, fold)
    return fold


def finish_fold(connection: Connection, guild_id: int, fold: Fold) -> None:
    """Take in what has been stored since, and make the podiums."""
    take_in_rest(connection, guild_id, fold)
    fold.finish()


def take_in_rest(connection: Connection, guild_id: int, fold: Fold) -> None:
    """Take in the results after the last one that was taken in."""
    row = connection.execute(_LEAGUE, {"guild_id": guild_id}).fetchone()
    fold.counts_from = row[0] if row else 0
    fold.seasons = all_seasons(connection, guild_id)
    while page := list(_page(connection, guild_id, fold.newest)):
        for booked in page:
            fold.take_in(booked)


def differences(connection: Connection, guild_id: int, fold: Fold) -> Difference:
    """Compare a finished fold with what is stored, floating-point numbers to the last bit."""
    ratings = ledger.all_ratings(connection, guild_id)
    tallies = ledger.all_tallies(connection, guild_id)
    shown = ledger.all_shown(connection, guild_id)
    lasting = {season.number for season in fold.seasons if (season.ended_at or 0) > fold.counts_from}
    podiums = {line for line in ledger.all_podiums(connection, guild_id) if line.season in lasting}
    places = {(line.season, line.pool, line.line) for line in fold.podiums}
    gone: dict[tuple[str, int], int | None] = dict.fromkeys(shown.keys() - fold.shown.keys())
    return Difference(
        ratings={key: own for key, own in fold.ratings.items() if ratings.get(key) != own},
        stray_ratings=frozenset(ratings.keys() - fold.ratings.keys()),
        tallies={key: own for key, own in fold.standings.items() if tallies.get(key) != own},
        stray_tallies=frozenset(tallies.keys() - fold.standings.keys()),
        shown=gone | {key: number for key, number in fold.shown.items() if shown.get(key) != number},
        podiums=tuple(line for line in fold.podiums if line not in podiums),
        stray_podiums=tuple(line for line in podiums if (line.season, line.pool, line.line) not in places),
    )


def put_right(connection: Connection, guild_id: int, found: Difference) -> None:
    """Write what differs; the caller holds the transaction."""
    ledger.delete_ratings(connection, guild_id, found.stray_ratings)
    ledger.write_ratings(connection, guild_id, [(*key, own) for key, own in found.ratings.items()])
    ledger.delete_tallies(connection, guild_id, found.stray_tallies)
    ledger.write_tallies(connection, guild_id, [(*key, own) for key, own in found.tallies.items()])
    ledger.write_shown(connection, guild_id, [(*key, number) for key, number in found.shown.items()])
    ledger.delete_podium(connection, guild_id, found.stray_podiums)
    ledger.write_podium(connection, guild_id, found.podiums)
    connection.execute(_SETTLE, {"guild_id": guild_id})


def refold(connection: Connection, guild_id: int) -> None:
    """Fold a server's results anew and put right what differs; the caller holds the transaction."""
    fold = begun_fold(connection, guild_id)
    fold.finish()
    put_right(connection, guild_id, differences(connection, guild_id, fold))


def _page(connection: Connection, guild_id: int, after: tuple[int, str]) -> Iterator[BookedResult]:
    keys = {"guild_id": guild_id, "ended_at": after[0], "match_id": after[1], "limit": PAGE}
    rows = connection.execute(_RESULTS, keys).fetchall()
    persons: dict[str, list[PersonResult]] = {}
    names = {"guild_id": guild_id, "match_ids": json.dumps([row[0] for row in rows])}
    for match_id, *line in connection.execute(_PERSONS, names):
        persons.setdefault(match_id, []).append(_person(line))
    for row in rows:
        yield _booked(row, persons.get(row[0], ()))


def _booked(row: Any, persons: Iterable[PersonResult]) -> BookedResult:  # noqa: ANN401 - a row
    match_id, ended_at, winners, totals, pool, places, computers, is_finished, is_rated, voided_at = row
    result = MatchResult(
        match_id=match_id,
        winners=tuple(json.loads(winners)),
        totals=tuple(json.loads(totals)),
        persons=tuple(persons),
        pool=Pool(pool),
        places=tuple(map(tuple, json.loads(places))),
        computers=tuple(ComputerResult(seat, Level(level)) for seat, level in json.loads(computers)),
        is_finished=bool(is_finished),
    )
    return BookedResult(result=result, ended_at=ended_at, counts=bool(is_rated) and voided_at is None)


def _person(line: list[int]) -> PersonResult:
    user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer, *rest = line
    quads, straights, is_comeback, understudy_deals, *laid = rest
    return PersonResult(
        user_id=user_id,
        seat=seat,
        won=bool(won),
        deals=deals,
        deals_won=deals_won,
        points=points,
        place_sum=place_sum,
        has_left=bool(has_left),
        is_newcomer=bool(is_newcomer),
        quads=quads,
        straights=straights,
        is_comeback=bool(is_comeback),
        understudy_deals=understudy_deals,
        laid=laid_of(dict(zip(("singles", "pairs", "triples", "suited"), laid, strict=True))),
    )
