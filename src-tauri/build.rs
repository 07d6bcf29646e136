//! Compiles the window's configuration, capabilities and icons into the shell.

fn main() {
    tauri_build::build();
}
