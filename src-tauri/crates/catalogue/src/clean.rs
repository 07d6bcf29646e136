//! Makes external text safe to display. A name, a note or a path can contain control characters
//! that a terminal would execute, or that would change the direction of the surrounding text.

use std::borrow::Cow;

/// The replacement for a control character.
const REPLACEMENT: char = '\u{fffd}';

/// Returns whether a character sets the direction of the surrounding text: an embedding, an
/// override or an isolate.
const fn sets_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether a character belongs to a script that is written from right to left, or is the
/// right-to-left mark.
const fn is_leftward(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Returns whether a character is safe: it controls neither the terminal nor the surrounding text.
#[must_use]
pub fn is_plain(c: char) -> bool {
    !c.is_control() && !sets_direction(c)
}

/// Returns the text for a terminal or a plain text file. Line feeds are unchanged, a tab becomes a
/// space, any other control character becomes U+FFFD, and direction controls are removed.
#[must_use]
pub fn text(text: &str) -> String {
    let shown = text
        .chars()
        .filter(|c| !sets_direction(*c))
        .map(|c| match c {
            '\n' => '\n',
            '\t' => ' ',
            c if c.is_control() => REPLACEMENT,
            c => c,
        });
    shown.collect()
}

/// Like [`text`], but on one line.
#[must_use]
pub fn line(text: &str) -> String {
    self::text(text).replace(['\n', '\u{2028}', '\u{2029}'], " ")
}

/// Returns the text for use inside a sentence: without direction controls of its own, and isolated
/// (U+2068, U+2069) if it contains right-to-left script. `None` if the text needs no change.
pub(crate) fn isolated(text: &str) -> Option<String> {
    if text.is_ascii() || !text.chars().any(|c| sets_direction(c) || is_leftward(c)) {
        return None;
    }
    let own: String = text.chars().filter(|c| !sets_direction(*c)).collect();
    Some(match own.chars().any(is_leftward) {
        true => format!("\u{2068}{own}\u{2069}"),
        false => own,
    })
}

/// Returns the text for use inside a sentence; see [`isolated`].
pub(crate) fn inserted(text: &str) -> Cow<'_, str> {
    isolated(text).map_or(Cow::Borrowed(text), Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clean_text_has_no_terminal_commands() {
        assert_eq!(
            text("\u{1b}[2Jtwo\tlines\nof\u{9b}1m it\r"),
            "\u{fffd}[2Jtwo lines\nof\u{fffd}1m it\u{fffd}"
        );
        assert_eq!(line("two\nlines"), "two lines");
        assert_eq!(text("Größe ‐ 兵"), "Größe ‐ 兵");
    }

    #[test]
    fn clean_text_does_not_change_the_direction_of_following_text() {
        for control in ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}') {
            let name = format!("a{control}b");
            assert_eq!(
                (text(&name), line(&name)),
                ("ab".to_owned(), "ab".to_owned())
            );
            assert_eq!(isolated(&name), Some("ab".to_owned()));
        }
    }

    #[test]
    fn right_to_left_names_are_isolated() {
        assert_eq!(isolated("جيش"), Some("\u{2068}جيش\u{2069}".to_owned()));
        assert_eq!(
            isolated("\u{202e}جيش"),
            Some("\u{2068}جيش\u{2069}".to_owned())
        );
        assert_eq!(isolated("The New Model Army"), None);
    }
}
