-- Who is told by a mention that it is their turn, and the short-lived messages that do so.

ALTER TABLE guild_setting ADD COLUMN pings INTEGER NOT NULL DEFAULT 1;  -- 0: nobody is mentioned in this server
ALTER TABLE person_setting ADD COLUMN pings TEXT NOT NULL DEFAULT 'idle';  -- 'never', 'idle' or 'each'

-- One row each from before such a message is posted until it is deleted: what a process left standing is found again.
CREATE TABLE summons (
    guild_id INTEGER NOT NULL,
    nonce TEXT NOT NULL,  -- also Discord's name for the post
    channel_id INTEGER NOT NULL,
    mark TEXT NOT NULL,  -- the id of its button, by which it is known in the channel
    tried_at INTEGER NOT NULL,
    message_id INTEGER,  -- NULL until Discord has said that it is posted
    PRIMARY KEY (guild_id, nonce)
) STRICT, WITHOUT ROWID;
