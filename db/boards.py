"""A server's boards, read from its standings by their indexes (`bot.league.boards.Boards`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.league.boards import MINIMUM_MATCHES, PAGE_LINES, PAGES, Board, BoardChoice, BoardPage, PodiumPlace, Standing
from bot.league.periods import ALL_TIME, Season, SeasonMode, Span, month_bounds, month_of, week_of
from db.calendar import season_of
from db.podiums import podium_place
from db.ports import Reader, Row

# Each board has its order and the count of who stands before a line, both from its own index. A tombstone's negative
# id stands on no board; who left the server does not where its owner wants so.
_BY_RATING: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_rating LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND is_provisional = 0 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY rating DESC, wins DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_RATING: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_rating LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND is_provisional = 0 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (rating, wins) > (:rating, :wins)
"""
_BY_POINTS: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_points LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY points DESC, wins DESC, average_place, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_POINTS: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_points LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (points, wins) > (:points, :wins)
"""
_BY_WINS: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_wins LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY wins DESC, win_rate DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_WINS: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_wins LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (wins, win_rate) > (:wins, :win_rate)
"""
_BY_WIN_RATE: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_win_rate LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND matches >= 5 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY win_rate DESC, matches DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_WIN_RATE: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_win_rate LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND matches >= 5 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (win_rate, matches) > (:win_rate, :matches)
"""
_BY_DEALS_WON: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_deals_won LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY deals_won DESC, points DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_DEALS_WON: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_deals_won LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (deals_won, points) > (:deals_won, :points)
"""
_BY_AVERAGE_PLACE: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_average_place LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND matches >= 5 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY average_place, deals DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_AVERAGE_PLACE: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_average_place LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND matches >= 5 AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND average_place <= :average_place
    AND (average_place < :average_place OR deals > :deals)
"""
_BY_STREAK: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing INDEXED BY standing_by_streak LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    ORDER BY best_streak DESC, wins DESC, user_id LIMIT :limit OFFSET :offset
"""
_AHEAD_BY_STREAK: Final = """
    SELECT count(*) FROM standing INDEXED BY standing_by_streak LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND +user_id > 0
    AND coalesce(has_left, 0) <= (SELECT 1 - hide_leavers FROM league WHERE guild_id = :guild_id)
    AND (best_streak, wins) > (:best_streak, :wins)
"""
_OWN: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional
    FROM standing LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND user_id = :user_id
"""
_LAST_SEASON: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season
    WHERE guild_id = :guild_id AND ended_at IS NOT NULL ORDER BY number DESC LIMIT 1
"""
_PODIUM: Final = """
    SELECT rank, user_id, coalesce(name, '') AS name, points, wins, matches,
        coalesce(has_left, 0) = 1 AND (SELECT hide_leavers FROM league WHERE guild_id = :guild_id) = 1 AS is_hidden
    FROM podium LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND season = :season AND pool = :pool ORDER BY line
"""
_SEASON: Final = """
    SELECT number, name, started_at, ended_at, counts_from,
        (SELECT season_mode FROM league WHERE guild_id = :guild_id) AS mode
    FROM season WHERE guild_id = :guild_id ORDER BY number DESC LIMIT 1
"""


@dataclass(frozen=True, slots=True)
class _Order:
    """How one board is read."""

    lines: str
    ahead: str
    score: Callable[[Standing], tuple[float, float]]
    """What is equal for people who share a rank."""
    takes: Callable[[Standing], bool] = lambda _: True
    """Whether somebody is ranked on it."""


_ORDERS: Final[dict[Board, _Order]] = {
    Board.RATING: _Order(
        _BY_RATING, _AHEAD_BY_RATING, lambda line: (line.rating, line.wins), lambda line: not line.is_provisional
    ),
    Board.POINTS: _Order(_BY_POINTS, _AHEAD_BY_POINTS, lambda line: (line.points, line.wins)),
    Board.WINS: _Order(_BY_WINS, _AHEAD_BY_WINS, lambda line: (line.wins, line.win_rate)),
    Board.WIN_RATE: _Order(
        _BY_WIN_RATE,
        _AHEAD_BY_WIN_RATE,
        lambda line: (line.win_rate, line.matches),
        lambda line: line.matches >= MINIMUM_MATCHES,
    ),
    Board.DEALS_WON: _Order(_BY_DEALS_WON, _AHEAD_BY_DEALS_WON, lambda line: (line.deals_won, line.points)),
    Board.AVERAGE_PLACE: _Order(
        _BY_AVERAGE_PLACE,
        _AHEAD_BY_AVERAGE_PLACE,
        lambda line: (line.average_place, line.deals),
        lambda line: line.matches >= MINIMUM_MATCHES,
    ),
    Board.STREAK: _Order(_BY_STREAK, _AHEAD_BY_STREAK, lambda line: (line.best_streak, line.wins)),
}


class StoredBoards:
    """Reads boards; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._wall = wall

    async def page(self, choice: BoardChoice, number: int = 0) -> BoardPage:
        """Return one page of a board; beyond the last one, an earlier one that has lines."""
        keys, season = await self._keys(choice)
        last, podium = await self._last(choice) if choice.span is Span.SEASON else (None, ())
        if keys is None:
            return BoardPage(lines=(), last_season=last, podium=podium)
        number = max(0, min(number, PAGES - 1))
        found = await self._page(choice, keys, number)
        while not found.lines and number:  # people are fewer than they were
            number = number // 2
            found = await self._page(choice, keys, number)
        return replace(found, season=season, last_season=last, podium=podium)

    async def own(self, choice: BoardChoice, user_id: int) -> Standing | None:
        """Return one person's line, or ``None`` before their first rated match of the period."""
        keys, _ = await self._keys(choice)
        if keys is None:
            return None
        row = await self._reader.row(_OWN, keys | {"user_id": user_id})
        if row is None:
            return None
        line = _standing(row)
        if not _ORDERS[choice.board].takes(line):
            return line
        return replace(line, rank=1 + await self._ahead(choice.board, keys, line))

    async def _page(self, choice: BoardChoice, keys: dict[str, Any], number: int) -> BoardPage:
        order = _ORDERS[choice.board]
        bounds = {"limit": PAGE_LINES + 1, "offset": number * PAGE_LINES}
        lines = [_standing(row) for row in await self._reader.rows(order.lines, keys | bounds)]
        if not lines:
            return BoardPage(lines=(), number=number)
        first = 1 + await self._ahead(choice.board, keys, lines[0]) if number else 1
        ranked = _ranked(lines[:PAGE_LINES], order, first, number * PAGE_LINES)
        has_next = len(lines) > PAGE_LINES and number + 1 < PAGES
        return BoardPage(lines=ranked, number=number, has_next=has_next)

    async def _ahead(self, board: Board, keys: dict[str, Any], line: Standing) -> int:
        """Return how many stand before a line on a board."""
        scores = {
            "rating": line.rating,
            "points": line.points,
            "wins": line.wins,
            "win_rate": line.win_rate,
            "matches": line.matches,
            "deals": line.deals,
            "deals_won": line.deals_won,
            "average_place": line.average_place,
            "best_streak": line.best_streak,
        }
        (row,) = await self._reader.rows(_ORDERS[board].ahead, keys | scores)
        return int(row[0])

    async def _keys(self, choice: BoardChoice) -> tuple[dict[str, Any] | None, Season | None]:
        """Return which standings these are; none where no season goes on."""
        season = await self._season(choice.guild_id) if choice.span is Span.SEASON else None
        period = self._period(choice.span, season)
        if period is None:
            return None, None
        return {"guild_id": choice.guild_id, "period": period, "pool": choice.pool.value}, season

    async def _season(self, guild_id: int) -> Season | None:
        row = await self._reader.row(_SEASON, {"guild_id": guild_id})
        if row is None:
            return None
        *fields, mode = row
        season = season_of(fields)
        is_over = mode == SeasonMode.MONTHLY and self._wall() >= month_bounds(season.started_at)[1]
        return None if season.ended_at is not None or is_over else season

    async def _last(self, choice: BoardChoice) -> tuple[Season | None, tuple[PodiumPlace, ...]]:
        """Return the last season that ended, and its podium."""
        row = await self._reader.row(_LAST_SEASON, {"guild_id": choice.guild_id})
        if row is None:
            return None, ()
        season = season_of(row)
        keys = {"guild_id": choice.guild_id, "season": season.number, "pool": choice.pool.value}
        rows = await self._reader.rows(_PODIUM, keys)
        return season, tuple(podium_place(row) for row in rows)

    def _period(self, span: Span, season: Season | None) -> str | None:
        now = int(self._wall())
        match span:
            case Span.ALL:
                return ALL_TIME
            case Span.SEASON:
                return season.period if season is not None else None
            case Span.MONTH:
                return month_of(now)
            case Span.WEEK:
                return week_of(now)


def _ranked(lines: Sequence[Standing], order: _Order, first: int, before: int) -> tuple[Standing, ...]:
    """Give the lines of a page their ranks; those who are equal share one."""
    ranked: list[Standing] = []
    for number, line in enumerate(lines):
        rank: int | None = first if number == 0 else before + number + 1
        if number and order.score(line) == order.score(lines[number - 1]):
            rank = ranked[-1].rank
        ranked.append(replace(line, rank=rank))
    return tuple(ranked)


def _standing(row: Row) -> Standing:
    fields = {key: row[key] for key in row.keys()}  # noqa: SIM118 - a Row iterates its values
    return Standing(rank=None, **fields | {"is_provisional": bool(row["is_provisional"])})
