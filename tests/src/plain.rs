//! Checks of plain English: terms, lengths and full stops, in the catalogues and in a battle's log.

use drumhead_vocabulary::play::{BattleView, LogLine};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Terms that no sentence may contain, each with the players' term.
const TERMS: [(&str, &str); 40] = [
    ("reading", "interpretation"),
    ("readings", "interpretations"),
    ("owed", "to do"),
    ("owes", "has to do"),
    ("breach", "illegal, problem"),
    ("breaches", "problems"),
    ("complaint", "problem"),
    ("complaints", "problems"),
    ("mend", "fix"),
    ("mends", "fixes"),
    ("overrule", "allow anyway"),
    ("overruled", "allowed anyway"),
    ("put away", "archived"),
    ("take out", "remove"),
    ("taken out", "removed"),
    ("take back", "undo"),
    ("taken back", "undone"),
    ("do again", "redo"),
    ("slant", "oblique"),
    ("sideways", "sidestep"),
    ("change of front", "change frontage"),
    ("off its limbers", "unlimbered"),
    ("put the teams to", "hitch"),
    ("draw up", "hitch"),
    ("not so steady", "unsteady"),
    ("idle moves", "movement debt"),
    ("completes a manoeuvre", "movement debt"),
    ("sight reaches", "visible"),
    ("on the spot", "pivot"),
    ("nobody", "no unit, no player"),
    ("who", "which unit; he, they"),
    ("whom", "which unit"),
    ("whose", "of the unit"),
    ("whoever", "the unit that"),
    ("nought", "0"),
    ("stands against", "the rules forbid"),
    ("bears on", "can shoot at"),
    ("reroll", "re-roll"),
    ("counter charge", "countercharge"),
    ("in words", "in the text"),
];

/// The greatest length of a kind of text, in characters, and its permitted last characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    longest: usize,
    ends: &'static [char],
}

/// The label of a button: an imperative verb and its object.
pub const BUTTON: Form = Form {
    longest: 24,
    ends: &[],
};
/// A question in full.
pub const QUESTION: Form = Form {
    longest: 60,
    ends: &['?'],
};
/// A hint: a measurement or a count to make.
pub const HINT: Form = Form {
    longest: 90,
    ends: &['.', '?'],
};
/// A refusal: a unit, the forbidden action, and the reason.
pub const REFUSAL: Form = Form {
    longest: 80,
    ends: &['.'],
};
/// A problem of an army: a noun phrase, which follows the unit's name. The arithmetic and the fix
/// are in its detail.
pub const PROBLEM: Form = Form {
    longest: 60,
    ends: &[],
};
/// A log line: a past event.
pub const LOG: Form = Form {
    longest: 110,
    ends: &['.', '!', '?'],
};
/// An error: a failure and its remedy.
pub const ERROR: Form = Form {
    longest: 160,
    ends: &['.'],
};

/// The length in characters that is assumed for a value in a measured text: the length of a unit's
/// name.
const VALUE: usize = 12;
/// The assumed length in characters of a number or a hex.
const NUMBER: usize = 3;

/// The names of values that are numbers, hexes or other short text.
const SHORT: [&str; 29] = [
    "at", "change", "column", "cost", "count", "debt", "dice", "far", "figures", "first", "from",
    "half", "hex", "hexes", "hits", "inches", "least", "line", "most", "n", "needs", "points",
    "range", "row", "save", "tenths", "to", "turn", "value",
];

/// Returns the text of a pattern for each variant of its selectors, with the names of values in
/// brackets.
fn variants(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => of_expression(expression),
        };
        all = (all.iter())
            .flat_map(|begun| parts.iter().map(move |part| format!("{begun}{part}")))
            .collect();
    }
    all
}

fn of_expression(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants: of, .. } => {
            of.iter().flat_map(|it| variants(&it.value)).collect()
        }
        Expression::Inline(inline) => vec![of_inline(inline)],
    }
}

fn of_inline(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => (*value).replace("\\u00A0", "\u{a0}"),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => format!("[{}]", id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().map(of_inline).collect()
        }
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => {
            format!("[{}]", id.name)
        }
        InlineExpression::Placeable { expression } => of_expression(expression).concat(),
    }
}

/// Returns the length of the text with its values filled in.
fn length(text: &str) -> usize {
    let mut rest = text;
    let mut length = 0;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((value, after)) = after.split_once(']') else {
            break;
        };
        length += before.chars().count()
            + if SHORT.contains(&value) {
                NUMBER
            } else {
                VALUE
            };
        rest = after;
    }
    length + rest.chars().count()
}

/// Returns the words of the text in lower case, with one space between them and without values.
fn plain_words(text: &str) -> String {
    let mut words = String::from(" ");
    let mut value = false;
    for letter in text.chars() {
        match letter {
            '[' => value = true,
            ']' => value = false,
            _ if value => {}
            _ if letter.is_alphanumeric() || "'’-−".contains(letter) => {
                words.extend(letter.to_lowercase());
            }
            _ if words.ends_with(' ') => {}
            _ => words.push(' '),
        }
    }
    words.push(' ');
    words
}

/// Returns the problems with the terms and the punctuation of any text.
#[must_use]
pub fn unplain(text: &str) -> Vec<String> {
    let words = plain_words(text);
    let mut wrong: Vec<String> = (TERMS.iter())
        .filter(|(term, _)| has_term(&words, term))
        .map(|(term, instead)| format!("“{term}”: write “{instead}”"))
        .collect();
    if text.trim().contains("  ") {
        wrong.push("two spaces: write one".to_owned());
    }
    let letters: Vec<char> = text.chars().collect();
    if letters
        .windows(2)
        .any(|it| it[0].is_ascii_digit() && it[1] == '"')
    {
        wrong.push("a straight mark for inches: write ″".to_owned());
    }
    let minus = letters
        .windows(3)
        .any(|it| it[1] == '-' && it[2].is_ascii_digit() && !it[0].is_alphanumeric());
    if minus || text.starts_with('-') && letters.get(1).is_some_and(char::is_ascii_digit) {
        wrong.push("a hyphen before a number: write −".to_owned());
    }
    if negated(&words) {
        wrong.push("“is no …”: negate the verb, “is not a …”".to_owned());
    }
    wrong.extend(
        singular_verbs(text)
            .map(|verb| format!("“{verb}” after a unit's name: a name can be plural")),
    );
    wrong
}

/// Returns the singular verbs that follow a unit's name: "[unit] moves". After "unit [unit]" and in
/// apposition ("an enemy, [unit], is …") such verbs are correct.
fn singular_verbs(text: &str) -> impl Iterator<Item = &str> {
    let names = ["[unit]", "[target]", "[charger]", "[friend]"];
    names.into_iter().flat_map(move |name| {
        text.match_indices(name).filter_map(move |(place, _)| {
            let rest = text[place + name.len()..].strip_prefix(' ')?;
            let verb = rest.split([' ', '.', ',', ':', ';']).next()?;
            let word = verb.starts_with(|letter: char| letter.is_ascii_lowercase());
            let singular = word && verb.ends_with('s') && !verb.ends_with("ss");
            (singular && !text[..place].ends_with("unit ")).then_some(verb)
        })
    })
}

/// Whether a term is among these words, which have a space before and after each.
fn has_term(words: &str, term: &str) -> bool {
    let mut found = words.match_indices(term);
    found.any(|(place, _)| {
        words[..place].ends_with(' ') && words[place + term.len()..].starts_with(' ')
    })
}

/// Whether a text negates a noun instead of the verb: "is no gun". "There is no gun" is correct.
fn negated(words: &str) -> bool {
    ["is", "are", "was", "were"].iter().any(|verb| {
        let phrase = format!(" {verb} no ");
        words.match_indices(&phrase).any(|(place, _)| {
            let rest = &words[place + phrase.len()..];
            let comparison = [
                "longer", "more", "further", "closer", "nearer", "less", "other", "better",
            ];
            !words[..place].ends_with(" there") && !comparison.iter().any(|it| rest.starts_with(it))
        })
    })
}

/// Returns the problems with the length and the ending of text of this form.
#[must_use]
fn misshapen(text: &str, form: Form) -> Vec<String> {
    let mut wrong = Vec::new();
    let length = length(text);
    if length > form.longest {
        wrong.push(format!("{length} characters, of at most {}", form.longest));
    }
    let end = text.trim_end().chars().last();
    if !form.ends.is_empty() && !end.is_some_and(|it| form.ends.contains(&it) || it == ']') {
        wrong.push(format!("it does not end in {:?}", form.ends));
    }
    wrong
}

/// Returns the problems with a file's sentences, except those with the given ids. `form` returns
/// the form of the text with an id.
#[must_use]
pub fn faults(
    name: &str,
    text: &str,
    except: &[&str],
    form: impl Fn(&str, &str) -> Option<Form>,
) -> Vec<String> {
    let Ok(resource) = fluent_syntax::parser::parse(text) else {
        return vec![format!("{name}: it cannot be read")];
    };
    let mut wrong = Vec::new();
    for entry in &resource.body {
        let (id, pattern) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref()),
            Entry::Term(term) => (term.id.name, Some(&term.value)),
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => continue,
        };
        if except.contains(&id) {
            continue;
        }
        for variant in pattern.map(variants).unwrap_or_default() {
            let mut of = unplain(&variant);
            of.extend(
                form(id, &variant)
                    .map(|form| misshapen(&variant, form))
                    .unwrap_or_default(),
            );
            wrong.extend(
                of.into_iter()
                    .map(|why| format!("{name}: {id}: {why}\n    {variant}")),
            );
        }
    }
    wrong
}

/// The names in a battle's text, which are not checked.
pub struct Labels {
    /// The names, the longest first, each with the value that takes its place.
    names: Vec<(String, &'static str)>,
}

impl Labels {
    /// Returns the names of a battle's units and sides; an unnamed unit has the name of its side
    /// and its number. A name on both sides is followed by the side.
    #[must_use]
    pub fn of(view: &BattleView) -> Self {
        let mut names = Vec::new();
        for side in &view.sides {
            names.push((side.name.clone(), "[side]"));
            let within = side.name.replacen("The ", "the ", 1);
            let ordinal = ["the first army", "the second army"][usize::from(side.side.min(1))];
            for unit in &side.units {
                names.push((unit.name.clone(), "[unit]"));
                for side in [&within, ordinal] {
                    names.push((format!("{} of {side}", unit.name), "[unit]"));
                }
                names.push((format!("{} unit {}", side.name, unit.unit.unit), "[unit]"));
            }
        }
        names.retain(|(name, _)| !name.is_empty());
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Self { names }
    }

    /// Returns the text with these names replaced.
    fn replaced(&self, text: &str) -> String {
        let names = self.names.iter();
        names.fold(text.to_owned(), |text, (name, value)| {
            match text.contains(name) {
                true => text.replace(name, value),
                false => text,
            }
        })
    }
}

/// Nouns that follow a number.
const COUNTED: [&str; 14] = [
    "casualties",
    "dice",
    "figures",
    "groups",
    "guns",
    "hexes",
    "hits",
    "inches",
    "losses",
    "models",
    "moves",
    "points",
    "shots",
    "units",
];

/// Returns the problems with text shown in a battle whose units have these names.
#[must_use]
pub fn faults_of_text(text: &str, labels: &Labels) -> Vec<String> {
    let wrong = unplain(&labels.replaced(text)).into_iter();
    wrong.map(|why| format!("{why}\n    {text}")).collect()
}

/// Returns a log line without the hexes of units: `[unit]` for `[unit] (H4)`.
fn without_hexes(text: &str) -> String {
    // A name may end in a space.
    let text = text.replace("[unit](", "[unit] (");
    let mut pieces = text.split("[unit] (");
    let mut sentence = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let rest = piece.split_once(')').map_or(piece, |(_, rest)| rest);
        sentence.push_str("[unit]");
        sentence.push_str(rest);
    }
    sentence
}

/// Returns a log line with only the first and the last item of each list, because a list can have
/// any length.
fn without_lists(text: &str) -> String {
    let parts = text.split(": ").map(|part| {
        let items: Vec<&str> = part.split([',', '–']).collect();
        match items.as_slice() {
            [first, _, .., last] => format!("{first}, {last}"),
            _ => part.to_owned(),
        }
    });
    parts.collect::<Vec<_>>().join(": ")
}

/// Returns the problems with a log line, in a battle whose units have these names.
#[must_use]
pub fn faults_of_log(line: &LogLine, labels: &Labels) -> Vec<String> {
    let text = labels.replaced(&line.text);
    let sentence = without_hexes(&text);
    let mut wrong = unplain(&text);
    let details = line.details.iter();
    wrong.extend(details.flat_map(|detail| unplain(&labels.replaced(detail))));
    if sentence.contains('(') {
        wrong.push("a sum or dice in brackets: make it a detail".to_owned());
    }
    let (any_length, any_end) = (usize::MAX, &[][..]);
    wrong.extend(misshapen(
        &text,
        Form {
            longest: any_length,
            ..LOG
        },
    ));
    wrong.extend(misshapen(
        &without_lists(&sentence),
        Form {
            ends: any_end,
            ..LOG
        },
    ));
    if [", .", ": .", "()", "( "]
        .iter()
        .any(|gap| text.contains(gap))
    {
        wrong.push("a value is empty".to_owned());
    }
    let counted = |noun: &&str| {
        let phrase = format!("1 {noun}");
        let number = |letter: char| letter.is_alphanumeric() || "+−.,".contains(letter);
        text.match_indices(&phrase)
            .any(|(place, _)| !text[..place].ends_with(number))
    };
    let counted = COUNTED.into_iter().filter(counted);
    wrong.extend(counted.map(|noun| format!("“1 {noun}”")));
    wrong
        .into_iter()
        .map(|why| format!("{why}\n    {}", line.text))
        .collect()
}
