-- The server's league: what a result tells, ratings, boards of several periods, seasons.
-- Results, seasons and `league` are facts; `rating`, `standing`, `podium` and `rating_after` are folded from them.

CREATE TABLE league (
    guild_id INTEGER PRIMARY KEY,
    newest_at INTEGER NOT NULL DEFAULT 0,      -- when the last result ended; no two of a server in one second
    counts_from INTEGER NOT NULL DEFAULT 0,    -- all boards were reset then
    season_mode TEXT NOT NULL DEFAULT 'monthly',
    hide_leavers INTEGER NOT NULL DEFAULT 0,   -- 1: boards leave out who left the server
    is_rating INTEGER NOT NULL DEFAULT 1,      -- 0: matches of this server are not rated
    refold_at INTEGER                          -- since when what is folded is to be folded anew
) STRICT;

INSERT INTO league (guild_id, newest_at, refold_at)
SELECT guild_id, max(ended_at), max(ended_at) FROM result WHERE guild_id <> 0 GROUP BY guild_id;

ALTER TABLE result ADD COLUMN started_at INTEGER;
ALTER TABLE result ADD COLUMN pool TEXT NOT NULL DEFAULT 'free-for-all';
ALTER TABLE result ADD COLUMN places TEXT NOT NULL DEFAULT '[]';     -- JSON array of deals: seats, first to last
ALTER TABLE result ADD COLUMN computers TEXT NOT NULL DEFAULT '[]';  -- JSON array of [seat, level]
ALTER TABLE result ADD COLUMN persons INTEGER NOT NULL DEFAULT 0;    -- how many from the first deal on
ALTER TABLE result ADD COLUMN is_finished INTEGER NOT NULL DEFAULT 1;
ALTER TABLE result ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN voided_at INTEGER;                     -- it does not count any more

UPDATE result SET
    started_at = (SELECT m.started_at FROM match AS m WHERE m.guild_id = result.guild_id AND m.match_id = result.match_id),
    pool = (
        SELECT coalesce(json_extract(m.options, '$.sides'), 'free-for-all') FROM match AS m
        WHERE m.guild_id = result.guild_id AND m.match_id = result.match_id
    ),
    persons = (
        SELECT count(*) FROM result_person AS p
        WHERE p.guild_id = result.guild_id AND p.match_id = result.match_id AND p.is_newcomer = 0
    );

UPDATE result SET is_rated = 1 WHERE guild_id <> 0 AND persons >= 2;

CREATE INDEX result_in_order ON result (guild_id, ended_at, match_id);

ALTER TABLE result_person ADD COLUMN ended_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_person ADD COLUMN quads INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_person ADD COLUMN straights INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_person ADD COLUMN is_comeback INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_person ADD COLUMN understudy_deals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_person ADD COLUMN rating_after INTEGER;  -- as people see it; NULL where it was not rated

UPDATE result_person SET ended_at = (
    SELECT r.ended_at FROM result AS r WHERE r.guild_id = result_person.guild_id AND r.match_id = result_person.match_id
);

DROP INDEX result_person_by_user;

CREATE INDEX result_person_by_user ON result_person (guild_id, user_id, ended_at, match_id);

CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    pool TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild_id, pool, user_id)
) STRICT, WITHOUT ROWID;

DROP TABLE standing;

CREATE TABLE standing (
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,  -- 'all', 'season:<number>', 'month:2026-11', 'week:2026-W48'
    pool TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    is_provisional INTEGER NOT NULL,
    average_place REAL NOT NULL,  -- no generated columns, for an index never covers what reads one
    win_rate REAL NOT NULL,
    PRIMARY KEY (guild_id, period, pool, user_id)
) STRICT, WITHOUT ROWID;

-- The order of each board: ranks are counted in these alone, and the lines of a page are looked up by their keys.
-- What a condition is made of rides along, else the row would be looked at for it.
CREATE INDEX standing_by_rating ON standing (guild_id, period, pool, rating DESC, wins DESC, user_id, is_provisional)
WHERE is_provisional = 0;
CREATE INDEX standing_by_points ON standing (guild_id, period, pool, points DESC, wins DESC, average_place, user_id);
CREATE INDEX standing_by_wins ON standing (guild_id, period, pool, wins DESC, win_rate DESC, user_id);
CREATE INDEX standing_by_win_rate ON standing (guild_id, period, pool, win_rate DESC, matches DESC, user_id)
WHERE matches >= 5;
CREATE INDEX standing_by_deals_won ON standing (guild_id, period, pool, deals_won DESC, points DESC, user_id);
CREATE INDEX standing_by_average_place ON standing (guild_id, period, pool, average_place, deals DESC, user_id, matches)
WHERE matches >= 5;
CREATE INDEX standing_by_streak ON standing (guild_id, period, pool, best_streak DESC, wins DESC, user_id);

CREATE TABLE season (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,                 -- the first second after it
    counts_from INTEGER NOT NULL DEFAULT 0,  -- its board was reset then
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE podium (
    guild_id INTEGER NOT NULL,
    season INTEGER NOT NULL,
    pool TEXT NOT NULL,
    line INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild_id, season, pool, line)
) STRICT, WITHOUT ROWID;

ALTER TABLE member_name ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;  -- 1: not in the server any more
