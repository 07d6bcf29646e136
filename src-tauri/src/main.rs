//! The desktop window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    drumhead_app::run(std::env::args_os())
}
