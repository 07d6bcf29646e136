//! The catalogue of a language: sentences by key.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::file::File;
use crate::message::{Message, Plain, VERBATIM};
use crate::pattern::Variables;
use crate::{Language, clean, pseudo};

/// The initial capacity for a sentence, in bytes; most sentences are shorter.
const USUAL: usize = 64;

/// The sentences of a language, by key.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
    problems: Vec<String>,
    /// The fallback for missing keys. `None` for English, and for a catalogue of [`Self::parse`].
    english: Option<&'static Self>,
    /// The keys that have already been logged, because they are missing or their text does not fit.
    logged: Mutex<BTreeSet<String>>,
}

impl Catalogue {
    /// Parses the text of these files, each with its name, for tests and tools. If the language is
    /// the pseudo-language, the files contain English text, which is converted.
    pub fn parse(language: Language, texts: &[(&str, &str)]) -> Self {
        Self::of(texts.iter().copied(), language, None)
    }

    /// Parses these files. Parse errors are in [`Self::problems`].
    pub(crate) fn read(
        files: &[&[File]],
        language: Language,
        english: Option<&'static Self>,
    ) -> Self {
        let texts = files
            .iter()
            .flat_map(|files| *files)
            .map(|file| (file.name, file.text(language)));
        let read = Self::of(texts, language, english);
        for problem in &read.problems {
            log::error!("{language}: {problem}");
        }
        read
    }

    fn of<'a>(
        texts: impl Iterator<Item = (&'a str, &'a str)>,
        language: Language,
        english: Option<&'static Self>,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| {
            if let FluentValue::Number(number) = value
                && number.value < 0.0
            {
                return Some(number.as_string().replacen('-', "\u{2212}", 1));
            }
            None
        }));
        let (mut keys, mut problems) = (Vec::new(), Vec::new());
        for (name, text) in texts {
            let text = match language {
                Language::PSEUDO => pseudo::of(text),
                _ => text.to_owned(),
            };
            let resource = FluentResource::try_new(text);
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|it| format!("{name}.ftl: {it}")));
                resource
            });
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    keys.push(message.id.name.to_owned());
                }
            }
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|it| format!("{name}.ftl: {it}")));
            }
        }
        Self {
            language,
            bundle,
            keys,
            problems,
            english,
            logged: Mutex::default(),
        }
    }

    /// Returns the language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns the ids of the catalogue's messages, for tests: each key with hyphens instead of
    /// dots.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// Returns parse errors and duplicate keys, for tests. A player sees the English sentence
    /// instead of a broken translation.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Returns the text of this key, if it exists and has no placeholders.
    pub fn find(&self, key: &str) -> Option<&str> {
        let found = self.pattern(key).and_then(plain);
        found.or_else(|| self.instead(key)?.find(key))
    }

    /// Returns the text of this key, which must have no placeholders. Empty if the key is missing;
    /// a test checks that no key is missing.
    pub fn get(&self, key: &str) -> &str {
        self.find(key).unwrap_or_else(|| {
            debug_assert!(false, "no text: {key}");
            log::error!("no text: {key}");
            ""
        })
    }

    /// Returns whether this key has a text.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some() || self.english.is_some_and(|english| english.has(key))
    }

    /// Returns the text of this key with these values. A value that spells a number is treated as a
    /// number, so that it can select a plural form.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        let text = |name: &str| Some(clean::inserted(valued(values, name)?));
        self.inserted(key, text).unwrap_or_else(|| {
            let args = values
                .iter()
                .map(|(name, text)| (*name, Arg::spelled(text).0))
                .collect();
            self.format(key, &args)
        })
    }

    /// Returns the text of this key with these values.
    pub fn fill_with<'a>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
    ) -> String {
        let values: Vec<_> = values.into_iter().collect();
        let text = |name: &str| valued(&values, name)?.text();
        self.inserted(key, text).unwrap_or_else(|| {
            let args = values
                .iter()
                .map(|(name, value)| (*name, value.0.clone()))
                .collect();
            self.format(key, &args)
        })
    }

    /// Returns the text of a message.
    pub fn say(&self, message: &Message) -> String {
        if let (VERBATIM, [(_, Plain::Text(text))]) = (message.key(), message.values()) {
            return text.clone();
        }
        let values = message
            .values()
            .iter()
            .map(|(name, value)| (*name, Arg(self.value(value))));
        self.fill_with(message.key(), values)
    }

    fn value<'a>(&self, value: &'a Plain) -> FluentValue<'a> {
        match value {
            Plain::Number(number) => (*number).into(),
            Plain::Text(text) => Arg::spelled(text).0,
            Plain::Message(message) if message.key() == VERBATIM => Arg::from(self.say(message)).0,
            Plain::Message(message) => self.say(message).into(),
            Plain::List(messages, between) => {
                let texts: Vec<_> = messages.iter().map(|it| self.say(it)).collect();
                texts.join(between).into()
            }
        }
    }

    /// Returns the text of this key if it only inserts values. `None` if the text does more, such
    /// as selecting forms, if a value is a negative number, or if the key or a value is missing:
    /// the caller then uses Fluent.
    fn inserted<'a>(
        &self,
        key: &str,
        value: impl Fn(&str) -> Option<Cow<'a, str>>,
    ) -> Option<String> {
        let pattern = self.pattern(key)?;
        if let Some(text) = plain(pattern) {
            return Some(text.to_owned());
        }
        let mut text = String::with_capacity(USUAL);
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => text.push_str(&value(id.name)?),
                PatternElement::Placeable { .. } => return None,
            }
        }
        Some(text)
    }

    /// Returns the text of this key, formatted by Fluent.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.pattern(key) else {
            return match self.instead(key) {
                Some(english) => english.format(key, args),
                None => self.get(key).to_owned(),
            };
        };
        self.check(key, pattern, args);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match self.english {
            // The translation uses an undefined value.
            Some(english) if !errors.is_empty() && english.has(key) => {
                self.log_once(key, "does not fit");
                english.format(key, args)
            }
            _ => text.into_owned(),
        }
    }

    /// Checks, in debug builds, that each placeholder of an English sentence has a value, and that
    /// each value that selects a plural form is a number.
    fn check(&self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs<'_>) {
        if cfg!(debug_assertions) {
            let variables = Variables::of(pattern);
            for name in variables.all {
                debug_assert!(
                    args.get(name).is_some() || self.english.is_some(),
                    "{key}: no ${name}"
                );
            }
            for name in variables.counted {
                debug_assert!(
                    matches!(args.get(name), None | Some(FluentValue::Number(_))),
                    "{key}: ${name} is not a number"
                );
            }
        }
    }

    /// Returns the names of a text's placeholders, for tests.
    pub fn variables(&self, key: &str) -> BTreeSet<&str> {
        let pattern = self.pattern(key);
        pattern.map_or_else(BTreeSet::new, |pattern| Variables::of(pattern).all)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let hyphens = key
            .bytes()
            .map(|byte| if byte == b'.' { b'-' } else { byte })
            .collect();
        let id = String::from_utf8(hyphens).ok()?;
        self.bundle.get_message(&id)?.value()
    }

    /// Returns the English catalogue for a key that is missing here, and logs the key once if
    /// English has it.
    fn instead(&self, key: &str) -> Option<&'static Self> {
        let english = self.english?;
        if english.has(key) {
            self.log_once(key, "is missing");
        }
        Some(english)
    }

    fn log_once(&self, key: &str, what: &str) {
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        if logged.insert(key.to_owned()) {
            log::warn!("{}: {key} {what}", self.language);
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Catalogue");
        shown.field("language", &self.language);
        shown
            .field("keys", &self.keys.len())
            .finish_non_exhaustive()
    }
}

/// Returns the text of a pattern without placeholders.
fn plain<'a>(pattern: &'a Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        [
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            },
        ] => Some(value),
        _ => None,
    }
}

/// Returns the value with this name. If several values have the name, returns the last.
fn valued<'a, V>(values: &'a [(&str, V)], name: &str) -> Option<&'a V> {
    values
        .iter()
        .rev()
        .find_map(|(own, value)| (*own == name).then_some(value))
}

/// A value for a message. It does not change the writing direction of the surrounding text.
#[derive(Clone, Debug)]
pub struct Arg<'a>(FluentValue<'a>);

/// Returns whether a string is a number in canonical form: `12` or `1.0`, but not `007`.
fn is_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    digits(whole) && digits(part) && (whole.len() == 1 || !whole.starts_with('0'))
}

impl<'a> Arg<'a> {
    /// Returns the text as a value, or as a number if it spells one, so that it can select a plural
    /// form.
    pub fn spelled(text: &'a str) -> Self {
        if is_number(text) {
            Self(FluentValue::try_number(text))
        } else {
            text.into()
        }
    }

    /// Returns the text that is inserted in a sentence. `None` for a negative number, which has a
    /// separate format.
    fn text(&self) -> Option<Cow<'_, str>> {
        match &self.0 {
            FluentValue::String(text) => Some(Cow::Borrowed(text)),
            FluentValue::Number(number) if number.value >= 0.0 => Some(number.as_string()),
            FluentValue::Number(_)
            | FluentValue::Custom(_)
            | FluentValue::None
            | FluentValue::Error => None,
        }
    }
}

macro_rules! arg_from {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(value: $number) -> Self {
                Self(FluentValue::from(value))
            }
        }
    )*};
}
arg_from!(u8, u16, u32, i32, i64, usize);

impl<'a> From<&'a str> for Arg<'a> {
    fn from(value: &'a str) -> Self {
        Self(FluentValue::String(clean::inserted(value)))
    }
}

impl From<String> for Arg<'_> {
    fn from(value: String) -> Self {
        Self(FluentValue::from(clean::isolated(&value).unwrap_or(value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{message, verbatim};

    const TEXT: &str = "\
plain = Nothing is lost.
spaced = { \" \" }
named = No. { $number }, { $name }
hits = { $unit } took { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }.
";

    fn english() -> Catalogue {
        let read = Catalogue::parse(Language::ENGLISH, &[("test", TEXT)]);
        assert!(read.problems().is_empty(), "{:?}", read.problems());
        read
    }

    #[test]
    fn numbers_and_spelled_numbers_select_the_plural_form() {
        let words = english();
        let sentence = |hits: &str| words.fill("hits", &[("unit", "Foot"), ("hits", hits)]);
        assert_eq!(sentence("1"), "Foot took 1 hit.");
        assert_eq!(sentence("2"), "Foot took 2 hits.");
        assert_eq!(sentence("1.0"), "Foot took 1.0 hits.");
        let message = message::<Plain>("hits").with("unit", "12");
        assert_eq!(words.say(&message.with("hits", 0_u32)), "12 took 0 hits.");
    }

    #[test]
    fn right_to_left_names_are_isolated_in_sentences() {
        let words = english();
        let sentence = |unit: &str| words.fill("hits", &[("unit", unit), ("hits", "1")]);
        assert_eq!(sentence("جيش"), "\u{2068}جيش\u{2069} took 1 hit.");
        assert_eq!(sentence("Fo\u{202e}ot"), "Foot took 1 hit.");
        let name = message::<Plain>("hits").with("unit", verbatim("جيش"));
        assert_eq!(
            words.say(&name.with("hits", 1)),
            "\u{2068}جيش\u{2069} took 1 hit."
        );
    }

    #[test]
    fn negative_numbers_have_a_minus_sign() {
        let words = english();
        let message = message::<Plain>("hits").with("unit", "Foot");
        assert_eq!(
            words.say(&message.with("hits", -3)),
            "Foot took \u{2212}3 hits."
        );
    }

    #[test]
    fn inserted_values_are_written_as_fluent_writes_them() {
        let words = english();
        let said =
            |number: &str, name: &str| words.fill("named", &[("number", number), ("name", name)]);
        assert_eq!(said("1.0", "Foot"), "No. 1.0, Foot");
        assert_eq!(said("7", "جيش"), "No. 7, \u{2068}جيش\u{2069}");
        let message = |number: i32| message::<Plain>("named").with("number", number);
        let said = |number: i32| words.say(&message(number).with("name", "12"));
        assert_eq!([said(3), said(-3)], ["No. 3, 12", "No. \u{2212}3, 12"]);
        for number in ["0", "7", "1.0", "1200", "\u{202e}7", "Foot"] {
            let inserted = words.inserted("named", |_| {
                Arg::spelled(number).text().map(|it| it.into_owned().into())
            });
            let args = ["number", "name"].map(|name| (name, Arg::spelled(number).0));
            assert_eq!(
                inserted,
                Some(words.format("named", &args.into_iter().collect()))
            );
        }
    }

    #[test]
    fn text_without_placeholders_is_unchanged() {
        let words = english();
        assert_eq!(words.find("plain"), Some("Nothing is lost."));
        assert_eq!(words.find("spaced"), Some(" "));
        assert_eq!(words.find("missing"), None);
    }

    #[test]
    fn broken_files_and_duplicate_keys_are_problems() {
        let read = |text| Catalogue::parse(Language::ENGLISH, &[("test", text)]);
        assert_eq!(read("broken = { $\nfine = Fine.\n").problems().len(), 1);
        assert_eq!(read("one = 1\none = 2\n").problems().len(), 1);
    }

    #[test]
    fn missing_keys_fall_back_to_english() {
        static ENGLISH: std::sync::OnceLock<Catalogue> = std::sync::OnceLock::new();
        let english = ENGLISH.get_or_init(english);
        let texts = [("test", "plain = { $unknown }\n")].into_iter();
        let other = Catalogue::of(texts, Language::PSEUDO, Some(english));
        assert_eq!(other.find("spaced"), Some(" "));
        let values = [("unit", "Foot"), ("hits", "1")];
        assert_eq!(other.fill("hits", &values), "Foot took 1 hit.");
        assert_eq!(other.fill("plain", &values), "Nothing is lost.");
    }
}
