//! Disks of their own for a child process: full ones, and ones that cannot be written to.
//!
//! They are made in a mount namespace, which vanishes with the process: for root, on whom
//! permissions do not bind, a read-only mount is the only folder that cannot be written
//! to. Without root a user namespace is made first. Where neither is allowed the caller's
//! test fails and says so: it has not shown what it is there to show.

use std::path::Path;
use std::process::Command;

/// The folder, mounted again as one that cannot be written to.
pub const READ_ONLY: &str = "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\"";

/// A disk of a megabyte, in memory, in the folder's place.
pub const MEGABYTE: &str = "mount -t tmpfs -o size=1m tmpfs \"$1\"";

/// What a child that is given a task and a folder says, line by line, after `mount` (a
/// line of shell in which `$1` is the folder) has made the folder what the test needs,
/// for the child alone.
///
/// # Errors
/// What the child or the system complains of, in its own words.
pub fn told(mount: &str, child: &str, task: &str, dir: &Path) -> Result<Vec<String>, String> {
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
        let complaint = String::from_utf8_lossy(&output.stderr);
        return Err(format!("no disk of its own for the child: {complaint}"));
    }
    let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    Ok(text.lines().map(str::to_owned).collect())
}
