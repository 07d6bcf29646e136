//! Formats numbers and names for sentences; the sentences themselves are in a
//! [`Catalogue`].

pub use drumhead_catalogue::Catalogue;

/// The text with an initial capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A modifier with its sign: `+2`, `−3`, `0`.
pub fn signed(value: i32) -> String {
    match value {
        1.. => format!("+{value}"),
        0 => "0".to_owned(),
        ..0 => format!("\u{2212}{}", value.unsigned_abs()),
    }
}
