//! Broken templates are refused, with the place.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::{Edition, Kind, Template, TemplateError};

/// Replaces `old` in the built-in template and returns the refusal, with the
/// text on the line it names.
fn refused(old: &str, new: &str) -> (TemplateError, String) {
    assert!(
        Kind::Roster.text().contains(old),
        "{old:?} stands in the template"
    );
    let text = Kind::Roster.text().replacen(old, new, 1);
    let error = Template::parse(&text).expect_err("refused");
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    (error.clone(), line.to_owned())
}

#[test]
fn the_built_in_template_is_read() {
    let template = Template::built_in(Kind::Roster).expect("sound");
    let standard = template.layout(Edition::Standard);
    let saving = template.layout(Edition::InkSaving);
    assert_ne!(standard, saving);
    // An edition keeps what it does not change.
    assert_eq!(standard.paper, saving.paper);
    assert_eq!(standard.styles.title.face, saving.styles.title.face);
    assert!(saving.styles.title.size < standard.styles.title.size);
}

#[test]
fn what_is_not_toml_is_refused_at_its_place() {
    let (error, line) = refused("top = 34.0", "top = = 34.0");
    assert_eq!(line, "top = = 34.0");
    assert_eq!(error.column, 7, "{error}");
}

#[test]
fn type_under_eight_points_is_refused_at_its_place() {
    let (error, line) = refused(
        "mark = { face = \"text\", size = 8,",
        "mark = { face = \"text\", size = 7.5,",
    );
    assert!(line.starts_with("mark ="), "{error}");
    assert!(line[error.column - 1..].starts_with("7.5"), "{error}");
    assert!(error.message.contains("from 8 to 200"), "{error}");
}

#[test]
fn type_under_eight_points_is_refused_in_an_edition_too() {
    let (error, line) = refused("name = { size = 10, ", "name = { size = 4, ");
    assert!(line[error.column - 1..].starts_with('4'), "{error}");
}

#[test]
fn an_unknown_key_is_refused_at_its_place() {
    let (error, line) = refused("[margins]\n", "[margins]\nmiddle = 3.0\n");
    assert_eq!(line, "middle = 3.0", "{error}");
    assert!(error.message.contains("middle"), "{error}");
}

#[test]
fn a_missing_key_is_refused() {
    let (error, _) = refused("gap = 1.9 ", "# ");
    assert!(error.message.contains("gap"), "{error}");
}

#[test]
fn columns_that_leave_no_room_are_refused() {
    let (error, line) = refused("looks = 202.0", "looks = 463.0");
    assert_eq!(line, "[entry]", "{error}");
    assert!(error.message.contains("A4"), "{error}");
}

#[test]
fn margins_that_leave_no_page_are_refused() {
    let (error, line) = refused("top = 34.0", "top = 3400");
    assert_eq!(line, "[margins]", "{error}");
}

#[test]
fn a_later_format_is_refused() {
    let (error, line) = refused("format = 1", "format = 2");
    assert_eq!((line.as_str(), error.column), ("format = 2", 10), "{error}");
}

#[test]
fn an_edition_that_is_no_table_is_refused() {
    let text = Kind::Roster
        .text()
        .replacen("format = 1", "format = 1\neditions = 3", 1);
    assert!(Template::parse(&text).is_err());
    let error = Template::parse("editions = 3").expect_err("refused");
    assert_eq!((error.line, error.column), (1, 12), "{error}");
}

#[test]
fn infinities_are_refused() {
    for number in ["inf", "nan", "-1.0", "1e300"] {
        let (error, _) = refused("top = 34.0", &format!("top = {number}"));
        assert!(error.message.contains("a length"), "{error}");
    }
}
