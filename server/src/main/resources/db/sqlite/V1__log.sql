CREATE TABLE entry (
  table_id TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  kind     TEXT    NOT NULL,
  body     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seq)
);

-- A projection: everything in here can be computed from the entries again.
CREATE TABLE lobby (
  table_id TEXT    NOT NULL PRIMARY KEY,
  status   TEXT    NOT NULL,
  listed   INTEGER NOT NULL,
  touched  INTEGER NOT NULL,
  info     TEXT    NOT NULL
);
CREATE INDEX lobby_listed ON lobby (listed, touched);
CREATE INDEX lobby_touched ON lobby (touched);
