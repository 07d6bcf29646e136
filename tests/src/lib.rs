//! Helpers shared by the suites under tests/.

pub mod golden;
