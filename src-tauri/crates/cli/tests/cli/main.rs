//! The command line as a script uses it: output, files and exit codes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod armies;
mod battles;
mod check;
mod general;
mod orders;
mod prints;
mod scenes;
mod support;
