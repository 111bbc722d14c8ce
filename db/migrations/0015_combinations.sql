-- What somebody laid in a match besides quads and straights; NULL in results of releases that did not count it.
ALTER TABLE result_person ADD COLUMN singles INTEGER;
ALTER TABLE result_person ADD COLUMN pairs INTEGER;
ALTER TABLE result_person ADD COLUMN triples INTEGER;
ALTER TABLE result_person ADD COLUMN suited INTEGER;  -- straights of one suit, which `straights` counts as well
