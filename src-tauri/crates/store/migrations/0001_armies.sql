-- Schema 1: armies, their edits, settings. Released: never changed again.

-- 'DRUM', so that a file of another program is known for what it is.
PRAGMA application_id = 0x4452554D;

-- What the library lists, where the head of the history stands, and the draft there.
-- The draft comes last: SQLite need not read a long body to list a library.
CREATE TABLE army (
  id           TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
  book         TEXT NOT NULL,
  name         TEXT NOT NULL,
  nation       TEXT,
  year         INTEGER,
  scale        TEXT,
  points       INTEGER,
  points_limit INTEGER,
  breaches     INTEGER NOT NULL CHECK (breaches >= 0),
  head         INTEGER NOT NULL,  -- the edit whose outcome the body is
  tip          INTEGER NOT NULL,  -- the end of the branch that redo follows
  created_at   TEXT NOT NULL,
  updated_at   TEXT NOT NULL,
  archived_at  TEXT,
  body         TEXT NOT NULL CHECK (json_valid(body)),
  FOREIGN KEY (id, head) REFERENCES army_edit (army, seq) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (id, tip) REFERENCES army_edit (army, seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- The history: a tree, added to and never altered. Row 0 is the army as it was created
-- (its forward patch makes the body out of null), so the rows alone give every body.
-- Without a rowid: most rows are short, and one tree is written where two would be.
CREATE TABLE army_edit (
  army         TEXT NOT NULL REFERENCES army (id),
  seq          INTEGER NOT NULL CHECK (seq >= 0),
  parent       INTEGER CHECK (parent < seq),
  label        TEXT NOT NULL,
  forward      TEXT NOT NULL CHECK (json_valid(forward)),   -- RFC 6902: parent's body to this
  backward     TEXT NOT NULL CHECK (json_valid(backward)),  -- RFC 6902: this body to parent's
  at           TEXT NOT NULL,
  version      INTEGER NOT NULL,                            -- of the body's own schema
  coalesce_key TEXT,
  joined       INTEGER NOT NULL CHECK (joined IN (0, 1)),   -- one step with its parent
  PRIMARY KEY (army, seq),
  FOREIGN KEY (army, parent) REFERENCES army_edit (army, seq),
  CHECK ((seq = 0) = (parent IS NULL)),
  CHECK (joined = 0 OR coalesce_key IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER army_edit_is_never_changed BEFORE UPDATE ON army_edit
BEGIN SELECT RAISE(ABORT, 'an edit, once kept, is never changed'); END;

CREATE TRIGGER army_edit_is_never_deleted BEFORE DELETE ON army_edit
BEGIN SELECT RAISE(ABORT, 'an edit, once kept, is never deleted'); END;

CREATE TRIGGER army_edit_has_no_gaps BEFORE INSERT ON army_edit
WHEN NEW.seq <> coalesce((SELECT max(seq) + 1 FROM army_edit WHERE army = NEW.army), 0)
BEGIN SELECT RAISE(ABORT, 'edits are numbered without gaps'); END;

CREATE TABLE setting (
  key   TEXT PRIMARY KEY NOT NULL CHECK (key <> ''),
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
