//! A parser's errors about wrong values, in plain language. The parser names its own types:
//! `invalid type: string "x", expected u32`.

use drumhead_rules::catalogue::{Message, message};

use crate::words::{shortened, verbatim};

/// Returns the error without the names of types.
pub(super) fn translated(what: &str) -> Message {
    for kind in ["invalid type: ", "invalid value: "] {
        // The value that was found can contain any text, so the last separator is the right one.
        let parts = what.strip_prefix(kind);
        if let Some((found, expected)) = parts.and_then(|rest| rest.rsplit_once(", expected ")) {
            return unexpected(thing(found), expected);
        }
    }
    // Instead of an object, a parser accepts a list of the right length.
    let length = what.strip_prefix("invalid length ");
    if let Some((_, expected)) = length.and_then(|rest| rest.rsplit_once(", expected ")) {
        return unexpected(message("desk.plain.list"), expected);
    }
    if let Some(field) = what.strip_prefix("missing field ") {
        return message("desk.plain.missing").with("field", shortened(field));
    }
    if let Some((field, known)) = fields(what, "unknown field ") {
        let none = message("desk.plain.no_field").with("field", shortened(field));
        return none.with("known", shortened(known));
    }
    if let Some((word, known)) = fields(what, "unknown variant ") {
        let none = message("desk.plain.no_choice").with("word", shortened(word));
        return none.with("known", shortened(known));
    }
    verbatim(what)
}

fn unexpected(found: Message, expected: &str) -> Message {
    let unexpected = message("desk.plain.stands").with("found", found);
    unexpected.with("wanted", wanted(expected))
}

/// Returns the error for text that is not JSON, with the missing characters if the parser names
/// them.
pub(super) fn syntax(what: &str) -> Message {
    match what.strip_prefix("expected ") {
        Some(signs) if signs.starts_with('`') => {
            message("desk.plain.no_sign").with("signs", signs.replace(" or ", ", "))
        }
        _ => message("desk.plain.not_json"),
    }
}

/// Returns the unknown name, and the known names.
fn fields<'a>(what: &'a str, kind: &str) -> Option<(&'a str, &'a str)> {
    let (unknown, known) = what.strip_prefix(kind)?.rsplit_once(", expected ")?;
    Some((unknown, known.strip_prefix("one of ").unwrap_or(known)))
}

/// Describes in plain words the value that was found. `found` is the parser's description, such as
/// `string "x"` or `map`.
fn thing(found: &str) -> Message {
    let (kind, value) = match found.split_once([' ', '`']) {
        Some((kind, _)) => (kind, found.get(kind.len()..).unwrap_or_default().trim()),
        None => (found, ""),
    };
    let number = |value: &str| message("desk.plain.number").with("value", shortened(value));
    match kind {
        "map" => message("desk.plain.object"),
        "sequence" => message("desk.plain.list"),
        "null" | "unit" | "Option" => message("desk.plain.nothing"),
        "string" => message("desk.plain.text").with("value", shortened(value)),
        "integer" => number(value),
        "floating" => number(value.trim_start_matches("point ")),
        "boolean" => verbatim(value),
        _ => verbatim(found),
    }
}

/// Returns the value that was expected.
fn wanted(expected: &str) -> Message {
    let whole_number = |least: i64, most: i64| {
        let whole_number = message("desk.plain.whole").with("least", least);
        whole_number.with("most", most)
    };
    match expected {
        "u8" => whole_number(0, u8::MAX.into()),
        "u16" => whole_number(0, u16::MAX.into()),
        "u32" => whole_number(0, u32::MAX.into()),
        "i32" => whole_number(i32::MIN.into(), i32::MAX.into()),
        "a boolean" => message("desk.plain.yes_no"),
        "a string" | "string" => message("desk.plain.any_text"),
        "a sequence" => message("desk.plain.list"),
        "a map" | "map" => message("desk.plain.object"),
        "string or map" => message("desk.plain.word_or_object"),
        _ if expected.starts_with("struct ") || expected.contains("tagged enum") => {
            message("desk.plain.fields")
        }
        _ if expected.contains("enum ") || expected.contains("variant") => {
            message("desk.plain.words")
        }
        _ => verbatim(expected),
    }
}

#[cfg(test)]
mod tests {
    use super::{syntax, translated};
    use crate::words::words;
    use drumhead_rules::catalogue::Language;

    #[test]
    fn syntax_errors_name_the_missing_characters() {
        let english = words(Language::ENGLISH);
        for (what, plain) in [
            (
                "expected `,` or `}`",
                "one of these characters is missing: `,`, `}`",
            ),
            ("key must be a string", "this is not JSON"),
        ] {
            assert_eq!(english.say(&syntax(what)), plain);
        }
    }

    #[test]
    fn errors_about_wrong_values_do_not_name_types() {
        let cases = [
            (
                "invalid type: string \"x, expected y\", expected u32",
                "the text \"x, expected y\" instead of a whole number from 0 to 4294967295",
            ),
            (
                "invalid value: integer `-1`, expected u16",
                "the number `-1` instead of a whole number from 0 to 65535",
            ),
            (
                "invalid type: sequence, expected struct Unit",
                "a list instead of an object with fields",
            ),
            (
                "invalid length 2, expected struct Map with 5 elements",
                "a list instead of an object with fields",
            ),
            (
                "invalid type: floating point `1.5`, expected u32",
                "the number `1.5` instead of a whole number from 0 to 4294967295",
            ),
            (
                "invalid type: null, expected a boolean",
                "nothing (null) instead of true or false",
            ),
            (
                "unknown variant `E`, expected one of `A`, `B`",
                "`E` is not a choice here (choices: `A`, `B`)",
            ),
            ("missing field `id`", "the field `id` is missing"),
            ("a control character", "a control character"),
        ];
        for (parser, plain) in cases {
            assert_eq!(words(Language::ENGLISH).say(&translated(parser)), plain);
        }
    }
}
