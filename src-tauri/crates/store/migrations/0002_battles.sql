-- Schema 2: battles and their journals. Released: never changed again.

-- What the library lists, and where the journal stands: `head` is the row whose outcome
-- is the state of the battle, `tip` the end of the branch that redo follows.
CREATE TABLE battle (
  id          TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
  book        TEXT NOT NULL,
  name        TEXT NOT NULL,
  status      TEXT NOT NULL CHECK (status IN ('open', 'paused', 'over')),
  head        INTEGER NOT NULL,
  tip         INTEGER NOT NULL,
  created_at  TEXT NOT NULL,
  updated_at  TEXT NOT NULL,
  archived_at TEXT,
  FOREIGN KEY (id, head) REFERENCES journal (battle, seq) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (id, tip) REFERENCES journal (battle, seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- The journal: a tree, added to and never altered. Row 0 is the set-up: its command holds
-- the frozen armies, readings and tables. `version` is of the row's own JSON, `digest` is
-- of the state after it, `summary` is what the library shows of that state.
-- Without a rowid: one tree is written where two would be. The long columns come last, and
-- what is long of them lies on pages of its own: the tree is walked without reading them.
CREATE TABLE journal (
  battle  TEXT NOT NULL REFERENCES battle (id),
  seq     INTEGER NOT NULL CHECK (seq >= 0),
  parent  INTEGER CHECK (parent < seq),
  kind    TEXT NOT NULL CHECK (kind IN ('command', 'note')),
  label   TEXT NOT NULL,
  at      TEXT NOT NULL,
  version INTEGER NOT NULL,
  digest  TEXT NOT NULL,
  summary TEXT NOT NULL CHECK (json_valid(summary)),
  dice    TEXT NOT NULL CHECK (json_valid(dice)),
  command TEXT NOT NULL CHECK (json_valid(command)),
  events  TEXT NOT NULL CHECK (json_valid(events)),
  PRIMARY KEY (battle, seq),
  FOREIGN KEY (battle, parent) REFERENCES journal (battle, seq),
  CHECK ((seq = 0) = (parent IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'a row of the journal, once kept, is never changed'); END;

CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'a row of the journal, once kept, is never deleted'); END;

CREATE TRIGGER journal_has_no_gaps BEFORE INSERT ON journal
WHEN NEW.seq <> coalesce((SELECT max(seq) + 1 FROM journal WHERE battle = NEW.battle), 0)
BEGIN SELECT RAISE(ABORT, 'rows of the journal are numbered without gaps'); END;
