-- For how many milliseconds the house had been open when the entry was written: clocks count by it.
ALTER TABLE entry ADD COLUMN house_time INTEGER NOT NULL DEFAULT 0;

CREATE TABLE house (time INTEGER NOT NULL);
INSERT INTO house (time) VALUES (0);

-- When, by the time of the house, somebody has to look after the table; null where no clock runs.
ALTER TABLE lobby ADD COLUMN due INTEGER;
CREATE INDEX lobby_due ON lobby (due);
