//! The real window, driven through WebKit: one session at a time (see `.config/nextest.toml`).
#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod battle;
mod boards;
mod languages;
mod muster;
mod opening;
mod prints;
