//! Finds the fonts and passes them to the compiler.
//!
//! The faces come from font packages of the workspace's `package.json`, so the repository contains
//! no font files. As in Node, the nearest `node_modules` with the package is used, from this folder
//! upwards. `DRUMHEAD_FONTS` names another folder with the same packages.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// For each face: the constant in the generated code, the package, and the file in the package.
const FACES: &[(&str, &str, &str)] = &[
    (
        "TITLE",
        "im-fell-english-sc",
        "400Regular/IMFellEnglishSC_400Regular.ttf",
    ),
    (
        "TEXT",
        "source-sans-3",
        "400Regular/SourceSans3_400Regular.ttf",
    ),
    (
        "STRONG",
        "source-sans-3",
        "600SemiBold/SourceSans3_600SemiBold.ttf",
    ),
    (
        "HEBREW",
        "noto-sans-hebrew",
        "400Regular/NotoSansHebrew_400Regular.ttf",
    ),
    (
        "ARABIC",
        "noto-sans-arabic",
        "400Regular/NotoSansArabic_400Regular.ttf",
    ),
    ("EMOJI", "noto-emoji", "400Regular/NotoEmoji_400Regular.ttf"),
];

/// For each licence that must be printed in full: the constant in the generated code, and the
/// package.
const LICENCES: &[(&str, &str)] = &[
    ("TITLE_LICENCE", "im-fell-english-sc"),
    ("TEXT_LICENCE", "source-sans-3"),
    ("HEBREW_LICENCE", "noto-sans-hebrew"),
    ("ARABIC_LICENCE", "noto-sans-arabic"),
    ("EMOJI_LICENCE", "noto-emoji"),
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=DRUMHEAD_FONTS");
    let folders: Vec<PathBuf> = match env::var_os("DRUMHEAD_FONTS") {
        Some(folder) => vec![PathBuf::from(folder)],
        None => Path::new(&env::var("CARGO_MANIFEST_DIR")?)
            .ancestors()
            .map(|folder| folder.join("node_modules"))
            .collect(),
    };
    let mut code = String::new();
    for (name, package, file) in FACES {
        let path = found(&folders, &format!("{package}/{file}"))?;
        code += &format!("pub(crate) const {name}: &[u8] = include_bytes!({path:?});\n");
    }
    for (name, package) in LICENCES {
        let path = found(&folders, &format!("{package}/LICENSE_FONT"))?;
        code += &format!("pub(crate) const {name}: &str = include_str!({path:?});\n");
    }
    let out = PathBuf::from(env::var("OUT_DIR")?).join("faces.rs");
    fs::write(out, code)?;
    Ok(())
}

/// Returns the absolute path of a package's file, or an error that explains how to install the
/// package.
fn found(folders: &[PathBuf], file: &str) -> Result<PathBuf, String> {
    for folder in folders {
        let path = folder.join("@expo-google-fonts").join(file);
        if let Ok(path) = path.canonicalize() {
            // Only existing files are listed: cargo would treat a missing file as changed in every
            // build.
            println!("cargo::rerun-if-changed={}", path.display());
            return Ok(path);
        }
    }
    Err(format!(
        "the font @expo-google-fonts/{file} is not installed: run `npm ci` in the workspace's \
         root, or set DRUMHEAD_FONTS to a folder with its font packages"
    ))
}
