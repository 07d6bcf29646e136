//! The store: nothing kept is lost, nothing shown is not kept.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod edits;
mod support;
mod walks;
