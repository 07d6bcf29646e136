//! Helpers shared by the suites under tests/.

pub mod golden;
pub mod proofs;
