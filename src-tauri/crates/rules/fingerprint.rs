/// What the build script of a book tells Cargo: the fingerprint of its engine as the variable `ENGINE`, and the files
/// that it is computed from. They are the files below these folders, but for tests, which decide nothing.
///
/// This file is included by the build script of every book, so it is beside the sources and not among them.
#[allow(clippy::disallowed_methods, reason = "a build script reads sources")]
pub(crate) fn directives(folders: &[&str]) -> std::io::Result<String> {
    // FNV-1a in 64 bits: it guards against accidents, and no other crate has to be built for it.
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    let mut lines = Vec::new();
    for folder in folders {
        let folder = std::path::Path::new(folder);
        for file in files(folder)? {
            let name = file.strip_prefix(folder).unwrap_or(&file);
            let name = name.to_string_lossy().replace('\\', "/");
            let text = std::fs::read(&file)?;
            // No text in UTF-8 contains the byte that sets the parts apart.
            let parts = [name.as_bytes(), &[0xff], &text, &[0xff]];
            for byte in parts.into_iter().flatten() {
                digest = (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            }
            lines.push(format!("cargo::rerun-if-changed={}\n", file.display()));
        }
    }
    lines.push(format!("cargo::rustc-env=ENGINE={digest:016x}\n"));
    Ok(lines.concat())
}

/// The files below a folder in the order of their paths.
#[allow(clippy::disallowed_methods, reason = "a build script reads sources")]
fn files(folder: &std::path::Path) -> std::io::Result<Vec<std::path::PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if !is_test && path.is_dir() {
            found.extend(files(&path)?);
        } else if !is_test {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
