//! `drumhead`: everything the desk does, without a window.

fn main() {}
