//! The program, run in a temporary folder.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// The result of a command.
pub(super) struct Ended {
    pub(super) code: i32,
    pub(super) out: String,
    pub(super) err: String,
}

impl Ended {
    pub(super) fn json(&self) -> Value {
        assert_eq!(self.err, "");
        serde_json::from_str(&self.out).unwrap()
    }
}

/// A folder to work in, with its own data folder.
pub(super) struct Table(pub(super) TempDir);

impl Table {
    pub(super) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(super) fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    pub(super) fn command(&self, line: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_drumhead"));
        command
            .args(["--data", self.path("data").to_str().unwrap()])
            .args(line)
            .current_dir(self.0.path());
        command
    }

    pub(super) fn run(&self, line: &[&str]) -> Ended {
        self.run_with(line, b"")
    }

    pub(super) fn run_with(&self, line: &[&str], input: &[u8]) -> Ended {
        let mut command = self.command(line);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Writing fails if the program ends without reading its input, which is not an error.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Ended {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Writes an army's file.
    pub(super) fn army(&self, name: &str, army: &Value) {
        std::fs::write(self.path(name), file(army)).unwrap();
    }
}

pub(super) fn file(army: &Value) -> String {
    json!({ "drumhead": "army", "version": 3, "book": "fornovo", "army": army }).to_string()
}

/// Returns an army with too few generals: twelve grade C foot in light armour, with muskets.
pub(super) fn small() -> Value {
    json!({
        "name": "Two companies",
        "year": 1645,
        "limit": 50,
        "units": [{
            "number": 4,
            "name": "Okey's \u{1b}[2Jdragoons",
            "groups": [{ "count": 12, "weapons": ["musket"] }]
        }]
    })
}
