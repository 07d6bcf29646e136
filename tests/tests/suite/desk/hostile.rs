//! External files that are broken, or crafted to break something.

use drumhead_desk::file::{self, LARGEST};
use drumhead_desk::{Code, DocumentKind, PrintOrder, Subject};
use serde_json::{Value, json};

use super::support::*;

/// Imports a file that must be refused, and returns the code and the message. The library is
/// unchanged.
fn refused(bytes: &[u8]) -> (Code, String) {
    let (_folder, mut desk, army) = desk_with_army();
    let error = desk.library().import(bytes).unwrap_err();
    assert_eq!(desk.library().list().unwrap().armies.len(), 1);
    assert_eq!(desk.library().open_army(&army.id, None).unwrap(), army);
    assert!(error.message().len() < 1_000, "{}", error.message().len());
    assert!(!error.hint().is_empty());
    (error.code, error.message())
}

fn bad(bytes: &[u8], place: &str) {
    let (code, message) = refused(bytes);
    assert_eq!(code, Code::BadFile, "{message}");
    assert!(message.contains(place), "{place} is not in: {message}");
}

#[test]
fn a_file_that_is_not_an_army_is_refused() {
    bad(b"", "line 1");
    bad(b"%PDF-1.7", "line 1");
    bad(b"null", "line 1");
    bad(b"[]", "line 1");
    bad(b"{}", "drumhead");
    bad(br#"{"drumhead": "battle", "version": 1}"#, "drumhead");
    bad(br#"{"drumhead": "army"}"#, "version");
    bad(br#"{"drumhead": "army", "version": "1"}"#, "version");
    bad(br#"{"drumhead": "army", "version": 0}"#, "version");
    bad(
        br#"{"drumhead": "army", "version": 3, "book": "fornovo"}"#,
        "army",
    );
    bad(b"\xff\xfe{\x00}\x00", "line 1 is not UTF-8 text");
    bad(
        b"{\n\"drumhead\": \"ar\x80my\"}",
        "line 2 is not UTF-8 text",
    );
}

#[test]
fn a_file_of_a_newer_version_is_recognised_before_its_contents_are_read() {
    let newer = br#"{"drumhead": "army", "version": 4, "book": "waterloo", "regiment": []}"#;
    let (code, message) = refused(newer);
    assert_eq!(code, Code::Newer);
    assert!(message.contains("newer version of Drumhead"), "{message}");
    let (code, _) = refused(br#"{"drumhead": "army", "version": 18446744073709551615}"#);
    assert_eq!(code, Code::Newer);
}

#[test]
fn an_unknown_rulebook_is_named() {
    bad(
        br#"{"drumhead": "army", "version": 3, "book": "chess", "army": {}}"#,
        r#"there is no rulebook "chess"; choose one of fornovo, charging"#,
    );
}

#[test]
fn unknown_fields_are_refused_with_their_location() {
    bad(&file(&json!({ "hobby": 1 })), "hobby");
    bad(
        &file(&json!({ "units": [{}, { "colour": "red" }] })),
        "army.units[1]",
    );
    let mut all = json!({ "drumhead": "army", "version": 3, "book": "fornovo", "army": {} });
    all["extra"] = Value::Null;
    bad(all.to_string().as_bytes(), "extra");
}

#[test]
fn wrong_types_are_reported_with_location_and_line() {
    let count = |count: Value| {
        let groups = json!([{ "count": 1 }, { "count": count }]);
        file(&json!({ "units": [{ "number": 1, "groups": groups }] }))
    };
    let place = "army.units[0].groups[1].count";
    for wrong in [
        json!("forty"),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(4_294_967_296_u64),
        json!(null),
        json!([]),
        json!(true),
    ] {
        bad(&count(wrong), place);
    }
    let text = "{\"drumhead\": \"army\", \"version\": 1, \"book\": \"fornovo\",\n\"army\": {\n\
                \"year\":\n\"MDCXLV\"}}";
    bad(text.as_bytes(), "army.year: line 4");
    bad(&file(&json!({ "units": { "0": {} } })), "army.units");
    bad(
        &file(&json!({ "units": [{ "grade": "E" }] })),
        "army.units[0].grade",
    );
}

#[test]
fn out_of_range_numbers_are_refused_with_their_location() {
    let groups = json!([{ "count": 1_000_000_000 }]);
    let army = json!({ "units": [{ "number": 1, "groups": groups }] });
    bad(&file(&army), "army.units[0].groups[0].count");
    bad(&file(&json!({ "limit": i32::MIN })), "army.limit");
    bad(
        &file(&json!({ "units": [{ "number": 0 }] })),
        "army.units[0].number",
    );
    let ditch = json!({ "id": 1, "name": "", "what": { "kind": "ditch", "length": -1 } });
    bad(
        &file(&json!({ "pieces": [ditch] })),
        "army.pieces[0].what.length",
    );
    let units: Vec<_> = (1..=1_001)
        .map(|number| json!({ "number": number }))
        .collect();
    bad(&file(&json!({ "units": units })), "army.units");
}

#[test]
fn a_duplicate_id_is_refused_at_its_second_use() {
    let twice = json!([{ "number": 3 }, { "number": 3 }]);
    bad(&file(&json!({ "units": twice })), "army.units[1].number");
    let twice = json!([{ "id": 1 }, { "id": 1 }]);
    bad(&file(&json!({ "generals": twice })), "army.generals[1].id");
    bad(
        &file(&json!({ "contingents": twice })),
        "army.contingents[1].id",
    );
    // A field given twice is as ambiguous as an id used twice.
    let text = r#"{"drumhead": "army", "version": 3, "book": "fornovo",
        "army": { "name": "One", "name": "Two" }}"#;
    bad(text.as_bytes(), "duplicate field");
}

#[test]
fn a_dangling_reference_is_refused() {
    bad(
        &file(&json!({ "units": [{ "number": 1, "general": 9 }] })),
        "army.units[0].general",
    );
    bad(&file(&json!({ "contingents": [] })), "army.contingents");
    bad(
        &file(&json!({ "interpretations": { "D-999": "main" } })),
        "army.interpretations",
    );
    bad(
        &file(&json!({ "interpretations": { "D-55": "perhaps" } })),
        "army.interpretations",
    );
}

#[test]
fn a_truncated_file_is_refused_wherever_it_ends() {
    let (_folder, mut desk, _) = desk_with_army();
    let starter = desk.library().from_starter("naseby-1645-royalist").unwrap();
    let text = desk.library().export(&starter.id).unwrap();
    let end = text.trim_end().len();
    for cut in (0..end).step_by(97) {
        let bytes = &text.as_bytes()[..cut];
        assert_eq!(file::read(bytes).unwrap_err().code, Code::BadFile, "{cut}");
    }
    bad(&text.as_bytes()[..end / 2], "the file ends too early");
}

#[test]
fn text_that_is_not_json_is_refused() {
    for value in [
        "NaN", "Infinity", "0x10", "'name'", "{a: 1}", "1,", "/* */ 1",
    ] {
        let text = format!(
            r#"{{"drumhead": "army", "version": 3, "book": "fornovo", "army": {{"year": {value}}}}}"#
        );
        bad(text.as_bytes(), "line 1");
    }
}

#[test]
fn megabytes_of_nesting_are_refused() {
    let deep = |open: &str, close: &str, levels: usize| {
        let (open, close) = (open.repeat(levels), close.repeat(levels));
        format!(
            r#"{{"drumhead": "army", "version": 3, "book": "fornovo",
               "army": {{"units": {open}[]{close}}}}}"#
        )
    };
    bad(deep("[", "]", 3_000_000).as_bytes(), "army.units");
    bad(
        deep(r#"[{"groups":"#, "}]", 500_000).as_bytes(),
        "army.units",
    );
    bad("[".repeat(8_000_000).as_bytes(), "line 1");
    bad(deep("[", "]", 5_000_000).as_bytes(), "8 MB");
    bad(&vec![b' '; LARGEST + 1], "8 MB");
}

#[test]
fn a_long_text_is_refused_and_not_quoted() {
    let long = "x".repeat(1_000_000);
    bad(&file(&json!({ "name": long })), "army.name");
    bad(&file(&json!({ long.as_str(): 1 })), "there is no field");
    bad(&file(&json!({ "year": long })), "army.year");
    bad(
        &file(&json!({ "interpretations": { long.as_str(): "main" } })),
        "army.interpretations",
    );
    let book = json!({ "drumhead": "army", "version": 3, "book": long, "army": {} });
    bad(book.to_string().as_bytes(), "book");
}

#[test]
fn names_may_contain_any_text() {
    let (folder, mut desk, _) = desk_with_army();
    let names = [
        "é".repeat(500),
        "👩‍🎤🐎⚔️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿".to_owned(),
        "<script>alert('pikes')</script>".to_owned(),
        "חטיבת הפיקאים \u{202e}sekip".to_owned(),
        "'; DROP TABLE army; --".to_owned(),
        "\u{0}\u{7}\u{1b}[2J\u{feff}".to_owned(),
        "a\u{301}\u{20dd}".repeat(100),
    ];
    for name in &names {
        let units = json!([{ "number": 1, "name": name, "groups": [{ "count": 12 }] }]);
        let bytes = file(&json!({ "name": name, "notes": name, "units": units }));
        let imported = desk.library().import(&bytes).unwrap();
        let army: Value =
            serde_json::from_str(&desk.library().export(&imported.id).unwrap()).unwrap();
        assert_eq!(army["army"]["name"], name.as_str());
        assert_eq!(army["army"]["units"][0]["name"], name.as_str());
        let to = folder.path().join("roster.pdf");
        let id = imported.id.clone();
        let roster = PrintOrder::new(Subject::Army { id }, DocumentKind::Roster);
        desk.printer().print_document(&roster, Some(&to)).unwrap();
        desk.printer().print_document(&roster, None).unwrap();
    }
}

#[test]
fn a_byte_order_mark_is_ignored() {
    let mut bytes = b"\xef\xbb\xbf".to_vec();
    bytes.extend(file(&json!({ "name": "From Notepad" })));
    assert_eq!(file::read(&bytes).unwrap().facts().name, "From Notepad");
}
