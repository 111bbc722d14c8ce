-- What who manages a server, and what a person, may set for themselves.

CREATE TABLE guild_setting_next (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,                                -- NULL where none was chosen
    channels TEXT NOT NULL DEFAULT '[]',          -- JSON array of where tables may open; empty: everywhere
    openers TEXT NOT NULL DEFAULT 'everybody',    -- who opens them
    opener_role INTEGER,
    manager_role INTEGER,                         -- who has it counts as managing the server
    most_tables INTEGER,                          -- at a time; NULL for as many as the operator lets
    preset TEXT NOT NULL DEFAULT 'classic',       -- what tables are opened with where nothing else is said
    sides TEXT NOT NULL DEFAULT 'free-for-all',
    target INTEGER NOT NULL DEFAULT 21,
    turn_seconds INTEGER NOT NULL DEFAULT 60,
    computers TEXT,                               -- a level; NULL for a mix
    hints_in_rated INTEGER NOT NULL DEFAULT 1
) STRICT;

INSERT INTO guild_setting_next (guild_id, language) SELECT guild_id, language FROM guild_setting;

DROP TABLE guild_setting;

ALTER TABLE guild_setting_next RENAME TO guild_setting;

ALTER TABLE person_setting ADD COLUMN sorting TEXT NOT NULL DEFAULT 'rank';          -- how a hand is laid out at first
ALTER TABLE person_setting ADD COLUMN shares_profile INTEGER NOT NULL DEFAULT 1;     -- 0: others do not see it

CREATE TABLE barred_person (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    barred_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
