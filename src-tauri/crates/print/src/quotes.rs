//! Typographic quotation marks and apostrophes.
//!
//! People type `'` and `"`; paper has had `’` and `“ ”` since the types were cut. The
//! marks are set in the text itself and need no second layer in the file: what is copied
//! from it has them too.

use std::borrow::Cow;

/// The text with typographic marks. Straight ones stay behind figures, where they are
/// feet and inches.
pub(crate) fn typographic(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains(['\'', '"']) {
        return text;
    }
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(char) = rest.next() {
        let opens = before.is_none_or(|it: char| it.is_whitespace() || "([–—-/‘“".contains(it));
        let measure = before.is_some_and(char::is_numeric);
        // What is left out before a figure is left out: ’45.
        let year = rest.peek().is_some_and(|next| next.is_numeric());
        let mark = match char {
            '\'' | '"' if measure => char,
            '\'' if opens && !year => '‘',
            '\'' => '’',
            '"' if opens => '“',
            '"' => '”',
            _ => char,
        };
        set.push(mark);
        before = Some(mark);
    }
    Cow::Owned(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> String {
        typographic(Cow::Borrowed(text)).into_owned()
    }

    #[test]
    fn marks_are_set_by_what_is_beside_them() {
        assert_eq!(
            set("Radcliffe's and Charles' foot"),
            "Radcliffe’s and Charles’ foot"
        );
        assert_eq!(
            set("After \"Stand and Die!\", by"),
            "After “Stand and Die!”, by"
        );
        assert_eq!(set("(\"the 'New' Model\")"), "(“the ‘New’ Model”)");
        assert_eq!(set("in '45"), "in ’45");
        assert_eq!(set("6\" from a 5' wall"), "6\" from a 5' wall");
        assert_eq!(set("L'Isle, d'Aubigny"), "L’Isle, d’Aubigny");
    }

    #[test]
    fn what_is_set_stays() {
        let once = set("\"Rupert's\"");
        assert_eq!(set(&once), once);
    }
}
