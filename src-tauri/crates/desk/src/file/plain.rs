//! What a parser says of a wrong value, in the words of the person who wrote it.
//! The parser names its own types: `invalid type: string "x", expected u32`.

/// What is wrong, without the names of types.
pub(super) fn told(what: &str) -> String {
    for kind in ["invalid type: ", "invalid value: "] {
        // What was found may hold any text: what was expected comes last.
        let parts = what.strip_prefix(kind);
        if let Some((found, expected)) = parts.and_then(|rest| rest.rsplit_once(", expected ")) {
            return format!("{} stands where {} belongs", thing(found), wanted(expected));
        }
    }
    // A parser takes a list for an object as long as its length is right.
    let length = what.strip_prefix("invalid length ");
    if let Some((_, expected)) = length.and_then(|rest| rest.rsplit_once(", expected ")) {
        return format!("a list stands where {} belongs", wanted(expected));
    }
    if let Some(field) = what.strip_prefix("missing field ") {
        return format!("the field {field} is missing");
    }
    if let Some((field, known)) = fields(what, "unknown field ") {
        return format!("there is no field {field}; there are: {known}");
    }
    if let Some((word, known)) = fields(what, "unknown variant ") {
        return format!("there is no choice {word}; there are: {known}");
    }
    what.to_owned()
}

/// What is not known, and what there is instead.
fn fields<'a>(what: &'a str, kind: &str) -> Option<(&'a str, &'a str)> {
    let (unknown, known) = what.strip_prefix(kind)?.rsplit_once(", expected ")?;
    Some((unknown, known.strip_prefix("one of ").unwrap_or(known)))
}

/// What was found: `string "x"`, `integer `5``, `map`.
fn thing(found: &str) -> String {
    let (kind, value) = match found.split_once([' ', '`']) {
        Some((kind, _)) => (kind, found.get(kind.len()..).unwrap_or_default().trim()),
        None => (found, ""),
    };
    match kind {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "null" | "unit" | "Option" => "nothing (null)".to_owned(),
        "string" => format!("the text {value}"),
        "integer" => format!("the number {value}"),
        "floating" => format!("the number {}", value.trim_start_matches("point ")),
        "boolean" => value.to_owned(),
        _ => found.to_owned(),
    }
}

/// What belongs there.
fn wanted(expected: &str) -> String {
    let whole = |least: i64, most: i64| format!("a whole number from {least} to {most}");
    match expected {
        "u8" => whole(0, u8::MAX.into()),
        "u16" => whole(0, u16::MAX.into()),
        "u32" => whole(0, u32::MAX.into()),
        "i32" => whole(i32::MIN.into(), i32::MAX.into()),
        "a boolean" => "true or false".to_owned(),
        "a string" | "string" => "a text".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" | "map" => "an object".to_owned(),
        "string or map" => "a word, or an object with one field,".to_owned(),
        _ if expected.starts_with("struct ") || expected.contains("tagged enum") => {
            "an object with fields".to_owned()
        }
        _ if expected.contains("enum ") || expected.contains("variant") => {
            "one of its words".to_owned()
        }
        _ => expected.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn a_wrong_value_is_told_without_the_names_of_types() {
        let said = [
            (
                "invalid type: string \"x, expected y\", expected u32",
                "the text \"x, expected y\" stands where a whole number from 0 to 4294967295 belongs",
            ),
            (
                "invalid value: integer `-1`, expected u16",
                "the number `-1` stands where a whole number from 0 to 65535 belongs",
            ),
            (
                "invalid type: sequence, expected struct Unit",
                "a list stands where an object with fields belongs",
            ),
            (
                "invalid length 2, expected struct Map with 5 elements",
                "a list stands where an object with fields belongs",
            ),
            (
                "invalid type: floating point `1.5`, expected u32",
                "the number `1.5` stands where a whole number from 0 to 4294967295 belongs",
            ),
            (
                "invalid type: null, expected a boolean",
                "nothing (null) stands where true or false belongs",
            ),
            (
                "unknown variant `E`, expected one of `A`, `B`",
                "there is no choice `E`; there are: `A`, `B`",
            ),
            ("missing field `id`", "the field `id` is missing"),
            ("a control character", "a control character"),
        ];
        for (parser, plain) in said {
            assert_eq!(told(parser), plain);
        }
    }
}
