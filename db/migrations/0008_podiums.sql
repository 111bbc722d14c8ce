-- The podium of a season that ended is posted once in a channel of its server, unless the server does not want that.

ALTER TABLE league ADD COLUMN posts_podiums INTEGER NOT NULL DEFAULT 1;  -- 0: they are only kept
ALTER TABLE league ADD COLUMN podium_channel INTEGER;                    -- NULL: where the last rated match was played

-- Podiums that are not posted yet; what became of the last try is not known until the row is gone.
CREATE TABLE podium_owed (
    guild_id INTEGER NOT NULL,
    season INTEGER NOT NULL,
    owed_at INTEGER NOT NULL,
    channel_id INTEGER,  -- where it was tried, under which nonce and when; NULL before the first try
    nonce TEXT,
    tried_at INTEGER,
    PRIMARY KEY (guild_id, season)
) STRICT, WITHOUT ROWID;

-- The calendar's seasons whose month is over are looked up among those that go on: one a server, whatever came before.
CREATE INDEX season_going_on ON season (started_at, guild_id) WHERE ended_at IS NULL;

-- Who is equal with the third stands on the podium too: those that are kept are made anew.
UPDATE league SET refold_at = newest_at
WHERE EXISTS (SELECT 1 FROM season AS s WHERE s.guild_id = league.guild_id AND s.ended_at IS NOT NULL);
