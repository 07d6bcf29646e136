//! Helpers shared by the suites under tests/.

pub mod armies;
pub mod called;
pub mod catalogues;
pub mod docs;
pub mod golden;
pub mod kills;
pub mod laws_fornovo;
pub mod literals;
pub mod modules;
pub mod mounts;
pub mod names;
pub mod obligations;
pub mod plain;
pub mod play;
pub mod programs;
pub mod proofs;
pub mod recorder;
pub mod scenes;
pub mod sources;
pub mod tidy;
pub mod versions;
pub mod walks;
#[cfg(feature = "e2e")]
pub mod window;
pub mod wire;
