//! The command line as a script sees it: what it says, where, and how it ends.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod armies;
mod battles;
mod check;
mod general;
mod prints;
mod support;
