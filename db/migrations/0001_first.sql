-- guild_id comes first in every key of a server's data; 0 stands for what happens outside servers.
-- Times are Unix seconds. Texts in `body`, `options` and `state` are made by db/codec.py.

CREATE TABLE match (
    guild_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    options TEXT NOT NULL,
    event_count INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,  -- also set where the table closed before the match was over; then there is no `result`
    record BLOB,       -- all events, compressed, once the match ended; its rows in `event` are then gone
    PRIMARY KEY (guild_id, match_id)
) STRICT;

CREATE INDEX match_to_archive ON match (guild_id, match_id) WHERE ended_at IS NOT NULL AND record IS NULL;

CREATE TABLE event (
    guild_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guild_id, match_id, seq),
    FOREIGN KEY (guild_id, match_id) REFERENCES match (guild_id, match_id)
) STRICT, WITHOUT ROWID;

-- Presses that were acted on, so that none acts twice. Only Discord's number of the press and when: no person, no server.
CREATE TABLE press (
    interaction_id INTEGER PRIMARY KEY,
    pressed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE open_table (
    guild_id INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    match_id TEXT,
    state TEXT NOT NULL,
    remaining REAL,
    set_aside_at INTEGER,  -- it could not be read then; it is left here for the operator
    PRIMARY KEY (guild_id, table_id)
) STRICT;

CREATE TABLE result (
    guild_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    winners TEXT NOT NULL,  -- JSON array of sides
    totals TEXT NOT NULL,   -- JSON array of points by seat
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES match (guild_id, match_id)
) STRICT;

CREATE TABLE result_person (
    guild_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    won INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES result (guild_id, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_person_by_user ON result_person (guild_id, user_id, match_id);

CREATE TABLE standing (
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,  -- 'all'
    user_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    average_place REAL NOT NULL GENERATED ALWAYS AS (CAST(place_sum AS REAL) / max(deals, 1)) STORED,
    PRIMARY KEY (guild_id, period, user_id)
) STRICT, WITHOUT ROWID;

-- The order of a board; the other columns ride along, so that its first lines come from the index alone.
CREATE INDEX standing_board ON standing (
    guild_id, period, points DESC, wins DESC, average_place, user_id, matches, deals, deals_won, place_sum
);

CREATE TABLE member_name (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_setting (
    guild_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE person_setting (
    user_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;
