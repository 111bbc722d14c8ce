-- Whether somebody is still in a server is asked of Discord, now and then, where its boards hide who left.
ALTER TABLE member_name ADD COLUMN asked_at INTEGER NOT NULL DEFAULT 0;  -- when that was known last; 0: never asked

CREATE INDEX member_to_ask ON member_name (guild_id, asked_at, user_id);
