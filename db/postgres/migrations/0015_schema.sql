-- The schema as the first fifteen steps of SQLite's left it; from here on both have the same steps by the same numbers.
-- What the columns mean is told there. Texts compare by their bytes, as in SQLite, whatever language the server speaks.

CREATE TABLE match (
    guild_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    options text COLLATE "C" NOT NULL,
    event_count bigint NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    record bytea,
    channel_id bigint,
    PRIMARY KEY (guild_id, match_id)
);

CREATE INDEX match_of_channel ON match (guild_id, channel_id, ended_at, match_id)
WHERE ended_at IS NOT NULL;

CREATE INDEX match_to_archive ON match (guild_id, match_id)
WHERE ended_at IS NOT NULL AND record IS NULL;

CREATE TABLE event (
    guild_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    deal bigint NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, match_id, seq),
    FOREIGN KEY (guild_id, match_id) REFERENCES match (guild_id, match_id)
);

CREATE TABLE result (
    guild_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    ended_at bigint NOT NULL,
    winners text COLLATE "C" NOT NULL,
    totals text COLLATE "C" NOT NULL,
    started_at bigint,
    pool text COLLATE "C" NOT NULL DEFAULT 'free-for-all',
    places text COLLATE "C" NOT NULL DEFAULT '[]',
    computers text COLLATE "C" NOT NULL DEFAULT '[]',
    persons bigint NOT NULL DEFAULT 0,
    is_finished bigint NOT NULL DEFAULT 1,
    is_rated bigint NOT NULL DEFAULT 0,
    voided_at bigint,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES match (guild_id, match_id)
);

CREATE INDEX result_in_order ON result (guild_id, ended_at, match_id);

CREATE TABLE result_person (
    guild_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    user_id bigint NOT NULL,
    seat bigint NOT NULL,
    won bigint NOT NULL,
    deals bigint NOT NULL,
    deals_won bigint NOT NULL,
    points bigint NOT NULL,
    place_sum bigint NOT NULL,
    has_left bigint NOT NULL,
    is_newcomer bigint NOT NULL,
    ended_at bigint NOT NULL DEFAULT 0,
    quads bigint NOT NULL DEFAULT 0,
    straights bigint NOT NULL DEFAULT 0,
    is_comeback bigint NOT NULL DEFAULT 0,
    understudy_deals bigint NOT NULL DEFAULT 0,
    rating_after bigint,
    singles bigint,
    pairs bigint,
    triples bigint,
    suited bigint,
    PRIMARY KEY (guild_id, match_id, user_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES result (guild_id, match_id)
);

CREATE INDEX result_person_by_user ON result_person (guild_id, user_id, ended_at, match_id);

CREATE TABLE press (
    interaction_id bigint NOT NULL,
    pressed_at bigint NOT NULL,
    PRIMARY KEY (interaction_id)
);

CREATE TABLE open_table (
    guild_id bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint,
    match_id text COLLATE "C",
    state text COLLATE "C" NOT NULL,
    remaining double precision,
    set_aside_at bigint,
    stored_at bigint,
    PRIMARY KEY (guild_id, table_id)
);

CREATE TABLE probe (
    number bigint NOT NULL,
    written_at bigint NOT NULL,
    filling bytea NOT NULL,
    PRIMARY KEY (number),
    CHECK (number = 1)
);

CREATE TABLE standing (
    guild_id bigint NOT NULL,
    period text COLLATE "C" NOT NULL,
    pool text COLLATE "C" NOT NULL,
    user_id bigint NOT NULL,
    matches bigint NOT NULL,
    wins bigint NOT NULL,
    deals bigint NOT NULL,
    deals_won bigint NOT NULL,
    points bigint NOT NULL,
    place_sum bigint NOT NULL,
    streak bigint NOT NULL,
    best_streak bigint NOT NULL,
    rating bigint NOT NULL,
    is_provisional bigint NOT NULL,
    average_place double precision NOT NULL,
    win_rate double precision NOT NULL,
    PRIMARY KEY (guild_id, period, pool, user_id)
);

CREATE INDEX standing_by_average_place ON standing (guild_id, period, pool, average_place, deals DESC, user_id, matches)
WHERE matches >= 5;

CREATE INDEX standing_by_deals_won ON standing (guild_id, period, pool, deals_won DESC, points DESC, user_id);

CREATE INDEX standing_by_points ON standing (guild_id, period, pool, points DESC, wins DESC, average_place, user_id);

CREATE INDEX standing_by_rating ON standing (guild_id, period, pool, rating DESC, wins DESC, user_id, is_provisional)
WHERE is_provisional = 0;

CREATE INDEX standing_by_streak ON standing (guild_id, period, pool, best_streak DESC, wins DESC, user_id);

CREATE INDEX standing_by_win_rate ON standing (guild_id, period, pool, win_rate DESC, matches DESC, user_id)
WHERE matches >= 5;

CREATE INDEX standing_by_wins ON standing (guild_id, period, pool, wins DESC, win_rate DESC, user_id);

CREATE TABLE member_name (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    has_left bigint NOT NULL DEFAULT 0,
    asked_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX member_to_ask ON member_name (guild_id, asked_at, user_id);

CREATE TABLE barred_person (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    barred_at bigint NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE league (
    guild_id bigint NOT NULL,
    newest_at bigint NOT NULL DEFAULT 0,
    counts_from bigint NOT NULL DEFAULT 0,
    season_mode text COLLATE "C" NOT NULL DEFAULT 'monthly',
    hide_leavers bigint NOT NULL DEFAULT 0,
    is_rating bigint NOT NULL DEFAULT 1,
    refold_at bigint,
    posts_podiums bigint NOT NULL DEFAULT 1,
    podium_channel bigint,
    PRIMARY KEY (guild_id)
);

CREATE TABLE person_setting (
    user_id bigint NOT NULL,
    language text COLLATE "C",
    takes_invitations bigint NOT NULL DEFAULT 1,
    sorting text COLLATE "C" NOT NULL DEFAULT 'rank',
    shares_profile bigint NOT NULL DEFAULT 1,
    deck text COLLATE "C" NOT NULL DEFAULT 'four',
    confirms bigint NOT NULL DEFAULT 0,
    large_hand bigint NOT NULL DEFAULT 0,
    pings text COLLATE "C" NOT NULL DEFAULT 'idle',
    PRIMARY KEY (user_id)
);

CREATE TABLE rating (
    guild_id bigint NOT NULL,
    pool text COLLATE "C" NOT NULL,
    user_id bigint NOT NULL,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    matches bigint NOT NULL,
    PRIMARY KEY (guild_id, pool, user_id)
);

CREATE TABLE season (
    guild_id bigint NOT NULL,
    number bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    counts_from bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX season_going_on ON season (started_at, guild_id)
WHERE ended_at IS NULL;

CREATE TABLE podium (
    guild_id bigint NOT NULL,
    season bigint NOT NULL,
    pool text COLLATE "C" NOT NULL,
    line bigint NOT NULL,
    rank bigint NOT NULL,
    user_id bigint NOT NULL,
    points bigint NOT NULL,
    wins bigint NOT NULL,
    matches bigint NOT NULL,
    PRIMARY KEY (guild_id, season, pool, line)
);

CREATE TABLE guild_setting (
    guild_id bigint NOT NULL,
    language text COLLATE "C",
    channels text COLLATE "C" NOT NULL DEFAULT '[]',
    openers text COLLATE "C" NOT NULL DEFAULT 'everybody',
    opener_role bigint,
    manager_role bigint,
    most_tables bigint,
    preset text COLLATE "C" NOT NULL DEFAULT 'classic',
    sides text COLLATE "C" NOT NULL DEFAULT 'free-for-all',
    target bigint NOT NULL DEFAULT 21,
    turn_seconds bigint NOT NULL DEFAULT 60,
    computers text COLLATE "C",
    deck text COLLATE "C" NOT NULL DEFAULT 'four',
    hints_in_rated bigint NOT NULL DEFAULT 0,
    pings bigint NOT NULL DEFAULT 1,
    PRIMARY KEY (guild_id)
);

CREATE TABLE removal (
    guild_id bigint NOT NULL,
    removed_at bigint NOT NULL,
    PRIMARY KEY (guild_id)
);

CREATE TABLE podium_owed (
    guild_id bigint NOT NULL,
    season bigint NOT NULL,
    owed_at bigint NOT NULL,
    channel_id bigint,
    nonce text COLLATE "C",
    tried_at bigint,
    PRIMARY KEY (guild_id, season)
);

CREATE TABLE summons (
    guild_id bigint NOT NULL,
    nonce text COLLATE "C" NOT NULL,
    channel_id bigint NOT NULL,
    mark text COLLATE "C" NOT NULL,
    tried_at bigint NOT NULL,
    message_id bigint,
    PRIMARY KEY (guild_id, nonce)
);

CREATE TABLE opening_wish (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    known_at bigint NOT NULL,
    PRIMARY KEY (guild_id, user_id, channel_id)
);

CREATE INDEX opening_wish_of_channel ON opening_wish (guild_id, channel_id);
