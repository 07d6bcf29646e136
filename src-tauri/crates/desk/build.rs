//! Lists the starter armies in `data/armies/`, to be compiled into the program.

use std::error::Error;
use std::fmt::Write as _;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    // The variable is read when this script runs. A path compiled into the script could be that of
    // another checkout, from a build cache.
    let manifest =
        std::env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo does not set CARGO_MANIFEST_DIR")?;
    let folder = PathBuf::from(manifest).join("../../../data/armies");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "json") {
            files.push(path.canonicalize()?);
        }
    }
    files.sort();

    let mut list = String::from(
        "/// The starter armies: id and file.\nconst STARTERS: &[(&str, &str)] = &[\n",
    );
    for path in &files {
        println!("cargo::rerun-if-changed={}", path.display());
        let id = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(
            list,
            "    ({id:?}, include_str!({:?})),",
            path.display().to_string()
        )?;
    }
    list.push_str("];\n");
    let out = PathBuf::from(std::env::var("OUT_DIR")?).join("starters.rs");
    std::fs::write(out, list)?;
    Ok(())
}
