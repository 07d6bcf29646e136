/// Returns the directives that a rulebook's build script prints for Cargo. They set the variable
/// `ENGINE` to the fingerprint of the engine, and name the files from which the fingerprint is
/// computed: all files below these folders except tests, which affect no result.
///
/// Every rulebook's build script includes this file, so the file is outside `src`.
#[allow(clippy::disallowed_methods, reason = "a build script reads sources")]
pub(crate) fn directives(folders: &[&str]) -> std::io::Result<String> {
    // 64-bit FNV-1a detects accidental changes and needs no other crate.
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    let mut lines = Vec::new();
    for folder in folders {
        let folder = std::path::Path::new(folder);
        for file in files(folder)? {
            let name = file.strip_prefix(folder).unwrap_or(&file);
            let name = name.to_string_lossy().replace('\\', "/");
            let text = std::fs::read(&file)?;
            // UTF-8 text never contains this byte, so it can separate the parts.
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

/// Returns the files below a folder except tests, sorted by path.
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
