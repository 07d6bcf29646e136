//! Labels in the sentences of a report: units, sides and numbers. A label at the start of a
//! sentence can differ from the same label within it: "Two shots", "the two shots". A sentence is
//! filled with marks in place of its labels, so that the language decides where each label goes.
//! Once the order of all sentences is known, each mark is replaced with the form for its place.

use drumhead_vocabulary::play::UnitRef;

use crate::data::catalogue::{Catalogue, Form};

/// Delimiters of a mark.
const OPENS: char = '\u{E000}';
const CLOSES: char = '\u{E001}';
/// The separator of sentences until they are joined into paragraphs.
pub(super) const PAUSE: char = '\u{E002}';

/// A label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// A unit, by its name.
    Unit(UnitRef),
    /// A side, by its name.
    Side(u8),
    /// A number: up to twelve as a word, otherwise in digits.
    Number(u32),
}

impl Label {
    /// Returns the mark of the label.
    pub(super) fn mark(self) -> String {
        let inside = match self {
            Self::Unit(UnitRef { side, unit }) => format!("{side}.{unit}"),
            Self::Side(side) => format!("{side}."),
            Self::Number(number) => number.to_string(),
        };
        format!("{OPENS}{inside}{CLOSES}")
    }

    fn read(inside: &str) -> Option<Self> {
        match inside.split_once('.') {
            None => Some(Self::Number(inside.parse().ok()?)),
            Some((side, "")) => Some(Self::Side(side.parse().ok()?)),
            Some((side, unit)) => {
                let unit = UnitRef::new(side.parse().ok()?, unit.parse().ok()?);
                Some(Self::Unit(unit))
            }
        }
    }
}

/// Replaces the marks in a text; `called` returns a label in a form.
pub(super) fn with_labels(text: &str, mut called: impl FnMut(Label, Form) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPENS) {
        out.push_str(before);
        let Some((inside, after)) = after.split_once(CLOSES) else {
            return out;
        };
        if let Some(label) = Label::read(inside) {
            let begins = out.is_empty() || out.ends_with(PAUSE) || out.ends_with(". ");
            let form = if begins { Form::Start } else { Form::Within };
            out.push_str(&called(label, form));
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Returns the name of a unit or a side in this form: within a sentence, an article that begins the
/// name has no capital. The articles are in the catalogue, as `name.articles`.
pub(super) fn name_in(words: &Catalogue, form: Form, name: &str) -> String {
    let mut articles = words.get("name.articles").split(' ');
    match name.split_once(' ') {
        Some((first, rest)) if form == Form::Within && articles.any(|it| it == first) => {
            format!("{} {rest}", first.to_lowercase())
        }
        Some(_) | None => name.to_owned(),
    }
}

/// Returns the name of a unit or a side for use within a sentence.
pub fn within(words: &Catalogue, name: &str) -> String {
    name_in(words, Form::Within, name)
}

/// Returns the title of a battle of these sides: `The King's army against the New Model`.
pub fn against(words: &Catalogue, [first, second]: [&str; 2]) -> String {
    let values = [("first", first), ("second", &within(words, second))];
    words.fill("battle.against", &values)
}

#[cfg(test)]
mod tests {
    use drumhead_catalogue::{Language, Words};

    use super::*;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    #[test]
    fn an_article_inside_a_battle_title_has_no_capital() {
        let german = "de".parse().unwrap_or_default();
        let of = |language, sides| against(WORDS.speak(language), sides);
        for (language, sides, title) in [
            (
                Language::ENGLISH,
                ["The King's army", "The New Model"],
                "The King's army against the New Model",
            ),
            (
                Language::ENGLISH,
                ["Swedes", "Theodosia's foot"],
                "Swedes against Theodosia's foot",
            ),
            (
                german,
                ["Die Schweden", "Die Liga"],
                "Die Schweden gegen die Liga",
            ),
        ] {
            assert_eq!(of(language, sides), title);
        }
    }

    #[test]
    fn a_label_has_the_form_of_its_place() {
        let unit = Label::Unit(UnitRef::new(1, 12));
        let [one, side, two] = [unit, Label::Side(0), Label::Number(2)].map(Label::mark);
        let text = format!("{two} shots. {one} and {side}{PAUSE}{side} lost {two}.");
        let called = |label, form| match (label, form) {
            (Label::Number(number), Form::Start) => format!("N{number}"),
            (Label::Number(number), Form::Within) => format!("n{number}"),
            (Label::Side(_), Form::Start) => "The king".to_owned(),
            (Label::Side(_), Form::Within) => "the king".to_owned(),
            (Label::Unit(_), Form::Start) => "Unit".to_owned(),
            (Label::Unit(_), Form::Within) => "unit".to_owned(),
        };
        let shown = format!("N2 shots. Unit and the king{PAUSE}The king lost n2.");
        assert_eq!(with_labels(&text, called), shown);
    }
}
