//! The rules of the books: pure, no I/O, no clock, no randomness.
