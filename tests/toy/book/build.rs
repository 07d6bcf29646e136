//! Computes the fingerprint of the engine.

include!("../../../src-tauri/crates/rules/fingerprint.rs");

fn main() -> std::io::Result<()> {
    let crates =
        ["rules", "vocabulary"].map(|name| format!("../../../src-tauri/crates/{name}/src"));
    let folders = ["src", &crates[0], &crates[1], "data"];
    print!("{}", directives(&folders)?);
    Ok(())
}
