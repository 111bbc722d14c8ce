-- Who is told by a mention when a table opens in a channel.
CREATE TABLE opening_wish (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    known_at INTEGER NOT NULL,  -- when it was last known that they are in the server
    PRIMARY KEY (guild_id, user_id, channel_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX opening_wish_of_channel ON opening_wish (guild_id, channel_id);
