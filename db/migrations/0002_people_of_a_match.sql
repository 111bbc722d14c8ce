-- A seat of a running match may pass from one person to another, so a result has a line a person, not a seat.
CREATE TABLE result_person_by_person (
    guild_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    won INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    is_newcomer INTEGER NOT NULL,  -- took the seat in the running match: no part of the standings
    PRIMARY KEY (guild_id, match_id, user_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES result (guild_id, match_id)
) STRICT, WITHOUT ROWID;

INSERT INTO result_person_by_person (
    guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer
)
SELECT guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, 0 FROM result_person;

DROP TABLE result_person;

ALTER TABLE result_person_by_person RENAME TO result_person;

CREATE INDEX result_person_by_user ON result_person (guild_id, user_id, match_id);

ALTER TABLE open_table ADD COLUMN stored_at INTEGER;  -- when `remaining` was right

-- One row, written over and over while the disk is in doubt: as large as what one press stores.
CREATE TABLE probe (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    written_at INTEGER NOT NULL,
    filling BLOB NOT NULL
) STRICT;
