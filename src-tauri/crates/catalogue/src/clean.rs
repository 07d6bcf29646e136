//! Text from outside, made safe to show. A name, a note or a path may contain characters that a terminal
//! takes for commands, and controls that turn the order of the text around them.

/// Stands where a control character was.
const REPLACEMENT: char = '\u{fffd}';

/// Whether a character sets the direction of the text around it: embeddings, overrides and isolates.
const fn sets_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character is of a script that is written from right to left.
const fn is_leftward(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether a character commands nothing: neither the terminal nor the text around it.
#[must_use]
pub fn is_plain(c: char) -> bool {
    !c.is_control() && !sets_direction(c)
}

/// The text for a terminal or a file of plain text. Line breaks stay. A tab is a space, another control
/// character is U+FFFD, and controls of direction are left out.
#[must_use]
pub fn text(text: &str) -> String {
    let shown = text.chars().filter(|c| !sets_direction(*c));
    let shown = shown.map(|c| match c {
        '\n' => '\n',
        '\t' => ' ',
        c if c.is_control() => REPLACEMENT,
        c => c,
    });
    shown.collect()
}

/// The same on one line.
#[must_use]
pub fn line(text: &str) -> String {
    self::text(text).replace(['\n', '\u{2028}', '\u{2029}'], " ")
}

/// The text as a part of a sentence: without controls of direction of its own, and isolated (U+2068, U+2069)
/// where it is written from right to left.
pub(crate) fn isolated(text: &str) -> Option<String> {
    if !text.chars().any(|c| sets_direction(c) || is_leftward(c)) {
        return None;
    }
    let own: String = text.chars().filter(|c| !sets_direction(*c)).collect();
    Some(match own.chars().any(is_leftward) {
        true => format!("\u{2068}{own}\u{2069}"),
        false => own,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_commands_no_terminal() {
        assert_eq!(
            text("\u{1b}[2Jtwo\tlines\nof\u{9b}1m it\r"),
            "\u{fffd}[2Jtwo lines\nof\u{fffd}1m it\u{fffd}"
        );
        assert_eq!(line("two\nlines"), "two lines");
        assert_eq!(text("Größe ‐ 兵"), "Größe ‐ 兵");
    }

    #[test]
    fn text_does_not_turn_what_follows() {
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
    fn a_name_from_right_to_left_is_isolated() {
        assert_eq!(isolated("جيش"), Some("\u{2068}جيش\u{2069}".to_owned()));
        assert_eq!(
            isolated("\u{202e}جيش"),
            Some("\u{2068}جيش\u{2069}".to_owned())
        );
        assert_eq!(isolated("The New Model Army"), None);
    }
}
