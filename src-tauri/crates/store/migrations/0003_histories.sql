-- Schema 3: one way to keep a history; every row named by a digest. Released: never changed
-- again. What the older tables hold is copied, and named, by migrate.rs.

-- What the library lists, where the head of the history stands, and the draft there.
-- `row_count` and `row_sum` say which rows there are and in what order (the sum of the first
-- eight bytes of each name times its number and one). `seal` is the digest of the row but for
-- the draft, whose digest stands in the row at the head. The draft comes last: SQLite need not
-- read a long one to list a library.
CREATE TABLE new_army (
  id           TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
  book         TEXT NOT NULL,
  name         TEXT NOT NULL,
  nation       TEXT,
  year         INTEGER,
  scale        TEXT,
  points       INTEGER,
  points_limit INTEGER,
  breaches     INTEGER NOT NULL CHECK (breaches >= 0),
  created_at   TEXT NOT NULL,
  updated_at   TEXT NOT NULL,
  archived_at  TEXT,
  head         INTEGER NOT NULL,  -- the row whose outcome the body is
  tip          INTEGER NOT NULL,  -- the end of the branch that redo follows
  row_count    INTEGER NOT NULL CHECK (row_count > 0),
  row_sum      INTEGER NOT NULL,
  seal         BLOB NOT NULL CHECK (length(seal) = 32),
  body         TEXT NOT NULL CHECK (json_valid(body)),
  FOREIGN KEY (id, head) REFERENCES army_row (item, seq) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (id, tip) REFERENCES army_row (item, seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- The history: a tree, added to and never altered. Row 0 is the army as it was created (its
-- forward patch makes the body out of null), so the rows alone give every body. `name` is the
-- digest of the columns after it and of the parent's name, `digest` that of the body's text.
-- Without a rowid: most rows are short, and one tree is written where two would be.
CREATE TABLE army_row (
  item         TEXT NOT NULL REFERENCES army (id),
  seq          INTEGER NOT NULL CHECK (seq >= 0),
  parent       INTEGER CHECK (parent < seq),
  name         BLOB NOT NULL CHECK (length(name) = 32),
  label        TEXT NOT NULL,
  at           TEXT NOT NULL,
  version      INTEGER NOT NULL,                            -- of the body's own schema
  digest       TEXT NOT NULL,                               -- empty: not known of an older file
  coalesce_key TEXT,
  joined       INTEGER NOT NULL CHECK (joined IN (0, 1)),   -- one step with its parent
  forward      TEXT NOT NULL CHECK (json_valid(forward)),   -- RFC 6902: parent's body to this
  backward     TEXT NOT NULL CHECK (json_valid(backward)),  -- RFC 6902: this body to parent's
  PRIMARY KEY (item, seq),
  FOREIGN KEY (item, parent) REFERENCES army_row (item, seq),
  CHECK ((seq = 0) = (parent IS NULL)),
  CHECK (joined = 0 OR coalesce_key IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER army_row_is_never_changed BEFORE UPDATE ON army_row
BEGIN SELECT RAISE(ABORT, 'a row of a history, once kept, is never changed'); END;

CREATE TRIGGER army_row_is_never_deleted BEFORE DELETE ON army_row
BEGIN SELECT RAISE(ABORT, 'a row of a history, once kept, is never deleted'); END;

CREATE TRIGGER army_row_has_no_gaps BEFORE INSERT ON army_row
WHEN NEW.seq <> coalesce((SELECT max(seq) + 1 FROM army_row WHERE item = NEW.item), 0)
BEGIN SELECT RAISE(ABORT, 'rows of a history are numbered without gaps'); END;

-- As of an army. The state of a battle is folded from its rows: there is no body.
CREATE TABLE new_battle (
  id          TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
  book        TEXT NOT NULL,
  name        TEXT NOT NULL,
  status      TEXT NOT NULL CHECK (status IN ('open', 'paused', 'over')),
  created_at  TEXT NOT NULL,
  updated_at  TEXT NOT NULL,
  archived_at TEXT,
  head        INTEGER NOT NULL,
  tip         INTEGER NOT NULL,
  row_count   INTEGER NOT NULL CHECK (row_count > 0),
  row_sum     INTEGER NOT NULL,
  seal        BLOB NOT NULL CHECK (length(seal) = 32),
  FOREIGN KEY (id, head) REFERENCES battle_row (item, seq) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (id, tip) REFERENCES battle_row (item, seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- The journal: row 0 is the set-up, whose command holds the frozen armies, readings and tables.
-- `version` is of the row's own JSON, `digest` is of the state after it, `summary` is what the
-- library shows of that state. The long columns come last, and what is long of them lies on
-- pages of its own: the tree is walked without reading them.
CREATE TABLE battle_row (
  item    TEXT NOT NULL REFERENCES battle (id),
  seq     INTEGER NOT NULL CHECK (seq >= 0),
  parent  INTEGER CHECK (parent < seq),
  name    BLOB NOT NULL CHECK (length(name) = 32),
  label   TEXT NOT NULL,
  at      TEXT NOT NULL,
  version INTEGER NOT NULL,
  digest  TEXT NOT NULL,
  kind    TEXT NOT NULL CHECK (kind IN ('command', 'note')),
  summary TEXT NOT NULL CHECK (json_valid(summary)),
  dice    TEXT NOT NULL CHECK (json_valid(dice)),
  command TEXT NOT NULL CHECK (json_valid(command)),
  events  TEXT NOT NULL CHECK (json_valid(events)),
  PRIMARY KEY (item, seq),
  FOREIGN KEY (item, parent) REFERENCES battle_row (item, seq),
  CHECK ((seq = 0) = (parent IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER battle_row_is_never_changed BEFORE UPDATE ON battle_row
BEGIN SELECT RAISE(ABORT, 'a row of a history, once kept, is never changed'); END;

CREATE TRIGGER battle_row_is_never_deleted BEFORE DELETE ON battle_row
BEGIN SELECT RAISE(ABORT, 'a row of a history, once kept, is never deleted'); END;

CREATE TRIGGER battle_row_has_no_gaps BEFORE INSERT ON battle_row
WHEN NEW.seq <> coalesce((SELECT max(seq) + 1 FROM battle_row WHERE item = NEW.item), 0)
BEGIN SELECT RAISE(ABORT, 'rows of a history are numbered without gaps'); END;
