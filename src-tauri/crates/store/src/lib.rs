//! One SQLite file: armies, their edits, settings, backups.
