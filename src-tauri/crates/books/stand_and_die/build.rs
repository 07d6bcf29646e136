//! Computes the fingerprint of the engine.

include!("../../rules/fingerprint.rs");

fn main() -> std::io::Result<()> {
    let data = "../../../../data/stand_and_die";
    let folders = ["src", "../../rules/src", "../../vocabulary/src", data];
    print!("{}", directives(&folders)?);
    Ok(())
}
