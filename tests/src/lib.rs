//! Helpers shared by the suites under tests/.
