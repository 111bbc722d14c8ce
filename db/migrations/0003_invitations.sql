-- A person's settings are set one by one, so that each may be missing.

CREATE TABLE person_setting_next (
    user_id INTEGER PRIMARY KEY,
    language TEXT,                                 -- NULL where none was chosen
    takes_invitations INTEGER NOT NULL DEFAULT 1   -- 0: invitations to tables are not wanted
) STRICT;

INSERT INTO person_setting_next (user_id, language) SELECT user_id, language FROM person_setting;

DROP TABLE person_setting;

ALTER TABLE person_setting_next RENAME TO person_setting;
