//! Runs other programs on our files. A missing tool is a failure: `make test` installs them.

use std::io::Write;
use std::path::Path;
use std::process::Command;

/// Writes the file, runs a program on it and returns its output.
pub(crate) fn ask(program: &str, arguments: &[&str], pdf: &[u8], after: &[&str]) -> Vec<u8> {
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file can be created");
    file.write_all(pdf).expect("written");
    let path: &Path = file.path();
    let output = Command::new(program)
        .args(arguments)
        .arg(path)
        .args(after)
        .output()
        .unwrap_or_else(|error| panic!("{program} is needed for this test: {error}"));
    assert!(
        output.status.success(),
        "{program}: {}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout
}

/// Returns the text, in the order of the file.
pub(crate) fn text(pdf: &[u8]) -> String {
    let text = ask("pdftotext", &["-raw"], pdf, &["-"]);
    String::from_utf8(text).expect("UTF-8")
}

/// Returns the blackness of the pages, in dark pixels of a coarse picture.
pub(crate) fn ink(pdf: &[u8]) -> f64 {
    let pictures = ask("pdftoppm", &["-gray", "-r", "72"], pdf, &[]);
    let mut rest = pictures.as_slice();
    let mut ink = 0.0;
    while !rest.is_empty() {
        // Each picture: P5, width, height, maximum value, then its bytes.
        let mut fields = Vec::new();
        while fields.len() < 4 {
            let end = rest
                .iter()
                .position(u8::is_ascii_whitespace)
                .expect("the picture has a header");
            fields.push(String::from_utf8_lossy(&rest[..end]).into_owned());
            rest = &rest[end + 1..];
        }
        let number = |field: &String| field.parse::<usize>().expect("the field is a number");
        let pixels = number(&fields[1]) * number(&fields[2]);
        let (picture, next) = rest.split_at(pixels);
        ink += picture
            .iter()
            .map(|grey| f64::from(255 - grey) / 255.0)
            .sum::<f64>();
        rest = next;
    }
    ink
}
