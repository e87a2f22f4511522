-- The nodes that serve these tables now, and who has a socket open at which of them. It is true for a
-- moment only: every node writes its own anew, so none of it has to outlive the database.
CREATE UNLOGGED TABLE node (
  node    TEXT        NOT NULL PRIMARY KEY,
  seen    TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE present (
  table_id TEXT    NOT NULL,
  node     TEXT    NOT NULL REFERENCES node ON DELETE CASCADE,
  people   TEXT    NOT NULL,
  watchers INTEGER NOT NULL,
  PRIMARY KEY (table_id, node)
);
CREATE INDEX present_node ON present (node);
