//! The pseudo-language: English with accents, about two fifths longer and in brackets. Clipped
//! text, and text that is not in a catalogue, is then easy to see.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// Converts English messages to the pseudo-language.
pub(crate) fn of(text: &str) -> String {
    let mut resource: Resource<String> = match parser::parse(text.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            disguise(pattern);
        }
    }
    serializer::serialize(&resource)
}

fn disguise(pattern: &mut Pattern<String>) {
    let letters = letters(pattern);
    if letters == 0 {
        return;
    }
    accent(pattern);
    // Adds a tilde for every five letters, rounded up, in addition to the doubled vowels.
    let more = "~".repeat(letters.div_ceil(5));
    if has_forms(pattern) {
        // The pattern begins on a line of its own, where a bare `[` would be parsed as a variant
        // key.
        let value = "[".to_owned();
        let expression = Expression::Inline(InlineExpression::StringLiteral { value });
        let open = PatternElement::Placeable { expression };
        pattern.elements.insert(0, open);
    } else {
        put(pattern, 0, "[");
    }
    let end = pattern.elements.len();
    put(pattern, end, &format!("{more}]"));
}

/// Returns whether the pattern selects among several forms.
fn has_forms(pattern: &Pattern<String>) -> bool {
    let mut elements = pattern.elements.iter();
    elements.any(|element| match element {
        PatternElement::Placeable {
            expression: Expression::Select { .. },
        } => true,
        PatternElement::Placeable {
            expression: Expression::Inline(_),
        }
        | PatternElement::TextElement { .. } => false,
    })
}

/// Inserts text at the beginning (0) or the end (its length) of a pattern, merged with adjacent
/// text if there is any.
fn put(pattern: &mut Pattern<String>, place: usize, text: &str) {
    let beside = match place {
        0 => pattern.elements.first_mut(),
        _ => pattern.elements.last_mut(),
    };
    match beside {
        Some(PatternElement::TextElement { value }) if place == 0 => value.insert_str(0, text),
        Some(PatternElement::TextElement { value }) => value.push_str(text),
        _ => {
            let value = text.to_owned();
            let element = PatternElement::TextElement { value };
            pattern.elements.insert(place, element);
        }
    }
}

/// Returns the number of letters in a pattern, in its longest form.
fn letters(pattern: &Pattern<String>) -> usize {
    let of = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => count(value),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => {
            let forms = variants.iter().map(|variant| letters(&variant.value));
            forms.max().unwrap_or(0)
        }
        PatternElement::Placeable {
            expression: Expression::Inline(_),
        } => 0,
    };
    pattern.elements.iter().map(of).sum()
}

fn count(text: &str) -> usize {
    text.chars().filter(|letter| letter.is_alphabetic()).count()
}

fn accent(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.chars().flat_map(accented).collect();
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    accent(&mut variant.value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => {}
        }
    }
}

/// Returns the letter with an accent, if this table has an accented form; `a`, `e` and `o` are
/// doubled. The result uses only letters that every Western European font has.
fn accented(letter: char) -> impl Iterator<Item = char> {
    let (shown, more) = match letter {
        'a' => ('á', Some('a')),
        'e' => ('é', Some('e')),
        'i' => ('í', None),
        'o' => ('ö', Some('o')),
        'u' => ('ü', None),
        'y' => ('ý', None),
        'c' => ('ç', None),
        'n' => ('ñ', None),
        'A' => ('Å', None),
        'E' => ('É', None),
        'I' => ('Î', None),
        'O' => ('Ø', None),
        'U' => ('Û', None),
        'Y' => ('Ý', None),
        'C' => ('Ç', None),
        'N' => ('Ñ', None),
        other => (other, None),
    };
    [Some(shown), more].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudo_text_is_longer_and_bracketed_with_unchanged_values() {
        let pseudo = of("against-far = { $unit } cannot reach { $target }.\n");
        assert_eq!(
            pseudo,
            "against-far = [{ $unit } çáaññöot réeáaçh { $target }.~~~]\n"
        );
    }

    #[test]
    fn every_plural_form_is_converted() {
        let pseudo = of("hits = { $n ->\n    [one] one hit\n   *[other] { $n } hits\n}\n");
        assert!(pseudo.contains("[one] öoñée hít"), "{pseudo}");
        assert!(pseudo.contains("*[other] { $n } híts"), "{pseudo}");
        assert!(pseudo.contains("~~]"), "{pseudo}");
        assert!(parser::parse(pseudo.as_str()).is_ok(), "{pseudo}");
    }

    #[test]
    fn text_without_letters_is_unchanged() {
        let text = "list-comma = { \", \" }\npercent = { $n }%\n";
        assert_eq!(of(text), text);
    }
}
