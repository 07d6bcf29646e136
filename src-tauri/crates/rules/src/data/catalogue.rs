//! Formats numbers and names for sentences; the sentences themselves are in a
//! [`Catalogue`].

pub use drumhead_catalogue::Catalogue;
use drumhead_vocabulary::sheet::PageWords;

/// Returns the text with an initial capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Returns the words that the layout adds to a sheet.
pub fn page_words(words: &Catalogue) -> PageWords {
    let part = [("caption", "{caption}"), ("from", "{from}"), ("to", "{to}")];
    PageWords {
        page: words.fill("layout.page", &[("page", "{page}"), ("pages", "{pages}")]),
        continued: words.fill("layout.continued", &[("heading", "{heading}")]),
        part: words.fill("layout.part", &part),
    }
}

/// Formats a number that is added: `+2`, `−3`, `0`.
pub fn signed(value: i32) -> String {
    match value {
        1.. => format!("+{value}"),
        0 => "0".to_owned(),
        ..0 => format!("\u{2212}{}", value.unsigned_abs()),
    }
}
