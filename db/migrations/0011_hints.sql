-- Hints: what servers had set of them had no effect until now, and in rated matches they are given only on request.

ALTER TABLE guild_setting DROP COLUMN hints_in_rated;
ALTER TABLE guild_setting ADD COLUMN hints_in_rated INTEGER NOT NULL DEFAULT 0;  -- 1: in rated matches too

ALTER TABLE person_setting ADD COLUMN confirms INTEGER NOT NULL DEFAULT 0;  -- 1: bombs and last cards are asked about
