-- Schema 4: every setting is sealed, and each of the player's maps is a setting of its own. Released:
-- never changed again. migrate.rs copies the older settings.

-- `seal` is the digest of the key and of the value's text.
CREATE TABLE new_setting (
  key   TEXT PRIMARY KEY NOT NULL CHECK (key <> ''),
  value TEXT NOT NULL CHECK (json_valid(value)),
  seal  BLOB NOT NULL CHECK (length(seal) = 32)
) STRICT, WITHOUT ROWID;
