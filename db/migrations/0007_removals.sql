-- Servers that removed the bot, or were deleted, and when: thirty days later all about them is forgotten.
-- One that takes it back is struck off. An outage of Discord's is no removal.
CREATE TABLE removal (
    guild_id INTEGER PRIMARY KEY,
    removed_at INTEGER NOT NULL
) STRICT;
