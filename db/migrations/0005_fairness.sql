-- A channel's last match is looked up to check its deals. What was played before has no channel.

ALTER TABLE match ADD COLUMN channel_id INTEGER;

CREATE INDEX match_of_channel ON match (guild_id, channel_id, ended_at, match_id) WHERE ended_at IS NOT NULL;
