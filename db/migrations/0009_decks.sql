-- What cards are shown with: 'four' or 'two' colours, or 'text'.
ALTER TABLE guild_setting ADD COLUMN deck TEXT NOT NULL DEFAULT 'four';
ALTER TABLE person_setting ADD COLUMN deck TEXT NOT NULL DEFAULT 'four';
