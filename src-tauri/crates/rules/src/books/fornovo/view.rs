//! What the builder's screen is made of.

mod types;

pub use types::*;
