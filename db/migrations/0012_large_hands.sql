-- Whether somebody's own hand is shown as one large picture.
ALTER TABLE person_setting ADD COLUMN large_hand INTEGER NOT NULL DEFAULT 0;
