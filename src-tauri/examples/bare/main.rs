//! A bare window: `make bench` compares its start-up time with the desk's.
//!
//! It prints `painted` on stderr as the desk does when `DRUMHEAD_REPORT_PAINT` is `1`.

#![allow(clippy::print_stderr)] // the script that started the program reads it

#[tauri::command]
fn painted() {
    eprintln!("painted");
}

#[expect(
    clippy::disallowed_methods,
    reason = "generate_context! exits when its own configuration is broken"
)]
fn main() -> tauri::Result<()> {
    tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![painted])
        .run(tauri::generate_context!("examples/bare/tauri.conf.json"))
}
