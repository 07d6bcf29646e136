//! Disks for a child process: full ones and read-only ones.
//!
//! They are mounted in a mount namespace, which vanishes with the process. As permissions do not
//! apply to root, a read-only mount is the only kind of folder to which root cannot write. Without
//! root, a user namespace is created first. If the system does not allow the namespaces, the
//! caller's test fails with that reason.

use std::path::Path;
use std::process::Command;

/// Remounts the folder read-only.
pub const READ_ONLY: &str = "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\"";

/// Mounts a one-megabyte disk, in memory, over the folder.
pub const MEGABYTE: &str = "mount -t tmpfs -o size=1m tmpfs \"$1\"";

/// Runs a child with a task and a folder, and returns its lines of output. `mount`, a shell line in
/// which `$1` is the folder, first prepares the folder for this child alone.
///
/// # Errors
/// The child's error or a system error.
pub fn run_on(mount: &str, child: &str, task: &str, dir: &Path) -> Result<Vec<String>, String> {
    let script = format!("{mount} && exec \"$2\" {task} \"$1\"");
    let unshare = |arguments: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(arguments);
        command
    };
    let may_mount = unshare(&["-m", "true"]).output();
    let as_root = may_mount.is_ok_and(|answer| answer.status.success());
    let namespace = if as_root { "-m" } else { "-rm" };
    let output = unshare(&[namespace, "sh", "-c", &script, "sh"])
        .arg(dir)
        .arg(child)
        .output()
        .map_err(|error| format!("unshare, of util-linux, cannot be run: {error}"))?;
    if !output.status.success() {
        let problem = String::from_utf8_lossy(&output.stderr);
        return Err(format!("the child has no disk of its own: {problem}"));
    }
    let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// The lines that [`filled`] returns if nothing was lost.
pub const FILLED: [&str; 7] = [
    "write: Full",
    "kept: true",
    "write: Full",
    "more: true",
    "read: true",
    "reopened: true",
    "write again: true",
];

/// Runs a child that fills a one-megabyte disk, and returns its lines of output, except those about
/// writes that succeeded.
///
/// # Errors
/// The errors of [`run_on`]; and an error if nothing was written.
pub fn filled(child: &str, task: &str) -> Result<Vec<String>, String> {
    let dir = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut lines = run_on(MEGABYTE, child, task, dir.path())?;
    let all = lines.len();
    lines.retain(|line| line != "write: ok");
    if lines.len() == all {
        return Err("nothing was written".to_owned());
    }
    Ok(lines)
}
