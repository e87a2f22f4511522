-- What somebody brought along for a game was listed too, up to a megabyte a table. The server writes
-- the rows that are missing here anew, without it.
DELETE FROM lobby WHERE length(info) > 4000;
