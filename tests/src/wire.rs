//! The wire types of each rulebook: armies, set-ups, orders and facts as they are stored. Their
//! shapes are read from the sources, so that a change is noticed whether or not a test writes such
//! a value.
//!
//! A shape is the definition without doc comments, visibility and attributes other than serde's.
//! A type with its own implementation of `Serialize` or `Deserialize` has a shape too, but the body
//! of the implementation is not part of that shape.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources;
use crate::tidy::File;

/// The folders that are searched, after a rulebook's own, for the definitions of its wire types.
const SHARED: [&str; 2] = ["src-tauri/crates/rules/src/", VOCABULARY];

const VOCABULARY: &str = "src-tauri/crates/vocabulary/src/";

/// The folders that are searched for the desk's wire types. A rulebook's types within them are
/// found from the rulebook.
const DESK: [&str; 2] = ["src-tauri/crates/desk/src/", VOCABULARY];

/// A version, and the types whose changes raise it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// The rows of a battle.
    Rows,
    /// An army.
    Army,
    /// The state of a battle, of which rows have digests.
    State,
}

impl Wire {
    /// Returns the types of a rulebook. The types within them are found from their definitions.
    const fn roots(self) -> &'static [&'static str] {
        match self {
            Self::Rows => &["Army", "Setup", "Command", "Event"],
            Self::Army => &["Army"],
            Self::State => &["State"],
        }
    }

    /// Returns the types of the desk: the columns of a row that are the same for every rulebook.
    const fn of_desk(self) -> &'static [&'static str] {
        match self {
            Self::Rows => &["Ordered", "StoredOrder", "Thrown", "Summary"],
            Self::Army | Self::State => &[],
        }
    }
}

/// The definitions of a folder by the names of their types: each shape with the types that it
/// names.
type Shapes = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// Returns the wire types of a rulebook, a line for each definition.
pub fn types(files: &[File], book: &str, wire: Wire) -> String {
    let own = format!("src-tauri/crates/books/{book}/src/");
    let mut lines = within(files, &[&own, SHARED[0], SHARED[1]], wire.roots());
    lines.extend(within(files, &DESK, wire.of_desk()));
    lines.into_iter().collect()
}

/// Returns the definitions of these types, and of those within them, a line for each. The folders
/// are searched in order.
fn within(files: &[File], folders: &[&str], roots: &[&str]) -> BTreeSet<String> {
    if roots.is_empty() {
        return BTreeSet::new();
    }
    let known: Vec<Shapes> = folders.iter().map(|folder| shapes(files, folder)).collect();
    // Names to find, each with the first folder to search: a name used in the framework is never
    // defined in a rulebook.
    let mut next: Vec<(usize, String)> = roots.iter().map(|it| (0, (*it).to_owned())).collect();
    let (mut lines, mut seen) = (BTreeSet::new(), BTreeSet::new());
    while let Some((from, name)) = next.pop() {
        let mut later = known.iter().enumerate().skip(from);
        let found = later.find_map(|(place, shapes)| Some((place, shapes.get(&name)?)));
        let Some((place, shapes)) = found else {
            continue;
        };
        if !seen.insert((place, name.clone())) {
            continue;
        }
        for (shape, names) in shapes {
            lines.insert(format!("{name} = {shape}\n"));
            // An alias with the same name refers to another folder's type.
            next.extend(
                names
                    .iter()
                    .map(|other| (place + usize::from(*other == name), other))
                    .map(|(place, other)| (place, other.clone())),
            );
        }
    }
    lines
}

/// Returns the shapes of the stored types that the files in this folder define outside tests.
fn shapes(files: &[File], folder: &str) -> Shapes {
    let mut shapes = Shapes::new();
    let mut written = BTreeSet::new();
    let mut all = Vec::new();
    for file in files {
        if file.path.starts_with(folder) && sources::is_code(file) {
            let tokens = tokens(&file.text);
            written.extend(by_hand(&tokens));
            all.extend(definitions(&tokens));
        }
    }
    for definition in all {
        if definition.is_stored || written.contains(&definition.name) {
            let of_name = shapes.entry(definition.name).or_default();
            of_name.insert(definition.shape, definition.names);
        }
    }
    shapes
}

/// Returns the types that implement `Serialize` or `Deserialize` themselves.
fn by_hand(tokens: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (place, token) in tokens.iter().enumerate() {
        let of_serde = token == "Serialize" || token == "Deserialize";
        let rest = tokens.get(place..).unwrap_or_default();
        let to = rest.iter().take(6).position(|token| token == "for");
        if let (true, Some(to)) = (of_serde, to) {
            found.extend(rest.get(to + 1).cloned());
        }
    }
    found
}

/// A type that a file defines.
struct Definition {
    name: String,
    /// Whether the type is stored: serde is derived for it, a macro for such types defines it, or
    /// it is an alias.
    is_stored: bool,
    shape: String,
    /// The names in the definition, which may be types.
    names: BTreeSet<String>,
}

/// Returns the definitions among these tokens, including those in macros.
fn definitions(tokens: &[String]) -> Vec<Definition> {
    let mut found = Vec::new();
    let mut attributes = Attributes::default();
    let mut place = 0;
    while let Some(token) = tokens.get(place) {
        let next = tokens.get(place + 1).map_or("", String::as_str);
        if let Some((inside, end)) = of_macro(tokens, place, (token, next)) {
            found.extend(inside);
            place = end;
            continue;
        }
        let end = match (token.as_str(), next) {
            ("#", "[") => {
                let end = group_end(tokens, place + 1);
                attributes.take(&tokens[place + 2..end - 1]);
                place = end;
                continue;
            }
            ("mod", "tests") => {
                place = group_end(tokens, place + 2);
                continue;
            }
            ("pub", "(") => {
                place = group_end(tokens, place + 1);
                continue;
            }
            ("pub", _) => {
                place += 1;
                continue;
            }
            ("struct" | "enum" | "type", _) => item_end(tokens, place),
            // `Step as "EdgehillStep" { Move = "move" }`, and
            // `Event as "SdEvent" of Book: Marched, Fought`.
            (_, "as") if is_named(tokens, place) => named_end(tokens, place),
            _ => {
                attributes = Attributes::default();
                place += 1;
                continue;
            }
        };
        let in_macro = next == "as";
        let name = if in_macro { token.as_str() } else { next };
        let definition = &tokens[place..end];
        let is_alias = is_alias(definition);
        let mut names = names_in(definition);
        names.extend(attributes.serde.iter().flat_map(|it| capitalised(it)));
        if !is_alias {
            names.remove(name);
        }
        found.push(Definition {
            name: name.to_owned(),
            is_stored: in_macro || is_alias || attributes.derived,
            shape: shape(&attributes.serde, definition),
            names,
        });
        attributes = Attributes::default();
        place = end;
    }
    found
}

/// Returns the definitions in the macro that begins here, or in a list-based rulebook's
/// implementation of its trait, and the place after the macro or implementation.
fn of_macro(
    tokens: &[String],
    place: usize,
    begins: (&str, &str),
) -> Option<(Vec<Definition>, usize)> {
    let name = match begins {
        // The framework's trait requires the types of a rulebook's army.
        ("impl", "ListBook") => {
            let end = group_end(tokens, body(tokens, place));
            let types = of_army(&tokens[place..end]).into_iter().collect();
            return Some((types, end));
        }
        (name @ ("written" | "switches" | "facts" | "id_type"), "!") => name,
        _ => return None,
    };
    let end = group_end(tokens, place + 2);
    let inside = &tokens[place + 3..end - 1];
    let stored = |name: &str, shape: String| Definition {
        name: name.to_owned(),
        is_stored: true,
        shape,
        names: BTreeSet::new(),
    };
    let found = match name {
        // This macro derives serde for its types.
        "written" => {
            let mut found = definitions(inside);
            found.iter_mut().for_each(|it| it.is_stored = true);
            found
        }
        // The interpretations of a rulebook.
        "switches" => {
            let mut found = vec![stored("Interpretations", shape(&[], inside))];
            found.extend(definitions(inside));
            found
        }
        // The facts of a rulebook; or, in another macro of this name, the facts that a reaction
        // test needs, as names with fields.
        "facts" => {
            let mut found = definitions(inside);
            found.extend(with_fields(inside));
            found
        }
        // `id_type!` defines numbers with a type of their own.
        _ => vec![stored(tokens.get(end - 2)?, "id_type".to_owned())],
    };
    Some((found, end))
}

/// Returns the definitions that consist of a name and fields.
fn with_fields(tokens: &[String]) -> Vec<Definition> {
    let mut found = Vec::new();
    for (place, name) in tokens.iter().enumerate() {
        let capital = name.starts_with(|first: char| first.is_uppercase());
        if capital && tokens.get(place + 1).is_some_and(|next| next == "{") {
            let fields = &tokens[place..group_end(tokens, place + 1)];
            found.push(Definition {
                name: name.clone(),
                is_stored: true,
                shape: shape(&[], fields),
                names: names_in(fields),
            });
        }
    }
    found
}

/// The attributes before an item.
#[derive(Default)]
struct Attributes {
    derived: bool,
    serde: Vec<String>,
}

impl Attributes {
    fn take(&mut self, tokens: &[String]) {
        match tokens.first().map(String::as_str) {
            Some("serde") => self.serde.push(tokens.join(" ")),
            Some("derive") => {
                let mut derived = tokens.iter();
                self.derived |= derived.any(|it| it == "Serialize" || it == "Deserialize");
            }
            _ => {}
        }
    }
}

/// Returns a definition as one line: without attributes other than serde's, and without
/// visibility.
fn shape(serde: &[String], tokens: &[String]) -> String {
    let mut shape: Vec<String> = serde.iter().map(|it| format!("#[{it}]")).collect();
    let mut place = 0;
    while let Some(token) = tokens.get(place) {
        let next = tokens.get(place + 1).map(String::as_str);
        match (token.as_str(), next) {
            ("#", Some("[")) => {
                let end = group_end(tokens, place + 1);
                let attribute = &tokens[place + 2..end - 1];
                if attribute.first().is_some_and(|first| first == "serde") {
                    shape.push(format!("#[{}]", attribute.join(" ")));
                }
                place = end;
            }
            ("pub", Some("(")) => place = group_end(tokens, place + 1),
            ("pub", _) => place += 1,
            _ => {
                shape.push(token.clone());
                place += 1;
            }
        }
    }
    shape.join(" ")
}

/// Returns the types that a list-based rulebook names for its army, under the name of the rulebook.
fn of_army(tokens: &[String]) -> Option<Definition> {
    let book = tokens.iter().skip_while(|token| *token != "for").nth(1)?;
    let (mut types, mut names) = (Vec::new(), BTreeSet::new());
    for (place, token) in tokens.iter().enumerate() {
        if token == "type" {
            let of_book = &tokens[place..item_end(tokens, place)];
            names.extend(names_in(of_book));
            types.push(of_book.join(" "));
        }
    }
    Some(Definition {
        name: book.clone(),
        is_stored: true,
        shape: types.join(" "),
        names,
    })
}

/// Returns the names in a definition that may be types. The variants of an enum, at the top level
/// of its body, are left out.
fn names_in(tokens: &[String]) -> BTreeSet<String> {
    let first = tokens.first().map(String::as_str);
    let mut found = BTreeSet::new();
    // `ids!` contains no types.
    if first != Some("type")
        && tokens.get(3).is_some_and(|token| token == "{")
        && is_named(tokens, 0)
    {
        return found;
    }
    let (mut depth, mut before) = (0_usize, "");
    for token in tokens {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_variant = first == Some("enum") && depth == 1 && matches!(before, "{" | "," | "]");
        if !is_variant {
            found.extend(capitalised(token));
        }
        before = token;
    }
    found
}

/// Returns the names in a text that begin with a capital.
fn capitalised(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let capital = |word: &&str| word.starts_with(|first: char| first.is_uppercase());
    words.filter(capital).map(str::to_owned)
}

/// Whether a definition is an alias of a type; false for arguments of a macro.
fn is_alias(tokens: &[String]) -> bool {
    let is_type = tokens.first().is_some_and(|first| first == "type");
    let named = tokens.get(1);
    let aliased = tokens.iter().skip_while(|token| *token != "=").nth(1);
    is_type && aliased.is_some_and(|it| it != "$") && (aliased != named || tokens.len() > 5)
}

/// Whether the tokens from this place, such as `Name as "literal"`, begin a definition in a macro.
fn is_named(tokens: &[String], place: usize) -> bool {
    let token = |ahead: usize| tokens.get(place + ahead).map_or("", String::as_str);
    let named = token(0).starts_with(|first: char| first.is_uppercase());
    named && token(2).starts_with('"') && matches!(token(3), "{" | "of")
}

/// Returns the place after the definition that begins with this name.
fn named_end(tokens: &[String], place: usize) -> usize {
    if tokens.get(place + 3).is_some_and(|token| token == "{") {
        return group_end(tokens, place + 3);
    }
    // A list of facts or actions ends with the macro.
    let rest = tokens.get(place..).unwrap_or_default();
    let end = rest.iter().position(|token| token == "}");
    place + end.unwrap_or(rest.len())
}

/// Returns the place of the body of an item.
fn body(tokens: &[String], place: usize) -> usize {
    let rest = tokens.get(place..).unwrap_or_default();
    let open = rest.iter().position(|token| token == "{");
    place + open.unwrap_or(rest.len())
}

/// Returns the place after an item: after its body, or after the semicolon at its end.
fn item_end(tokens: &[String], place: usize) -> usize {
    let mut at = place;
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            ";" => return at + 1,
            "{" => return group_end(tokens, at),
            "(" | "[" => at = group_end(tokens, at),
            _ => at += 1,
        }
    }
    tokens.len()
}

/// Returns the place after the group that opens here.
fn group_end(tokens: &[String], open: usize) -> usize {
    let mut depth = 0_usize;
    for (place, token) in tokens.iter().enumerate().skip(open) {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return place + 1;
        }
    }
    tokens.len()
}

/// Returns the tokens of a source: names, numbers, literals and single characters. Comments are
/// left out.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if let Some(comment) = comment(rest) {
            rest = rest.get(comment..).unwrap_or_default();
            continue;
        } else if first.is_whitespace() {
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
            continue;
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            end.unwrap_or(rest.len())
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            character(rest)
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token.to_owned());
        rest = after;
    }
    tokens
}

/// Returns the length of the comment that begins here, if there is one.
fn comment(text: &str) -> Option<usize> {
    let end = |of: &str| text.find(of).map(|place| place + of.len());
    if text.starts_with("//") {
        return Some(end("\n").unwrap_or(text.len()));
    }
    let block = text.starts_with("/*");
    block.then(|| end("*/").unwrap_or(text.len()))
}

/// Returns the length of the literal that begins here.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices().skip(1) {
        if letter == mark && !escaped {
            return place + letter.len_utf8();
        }
        escaped = letter == '\\' && !escaped;
    }
    text.len()
}

/// Returns the length of the character literal that begins here; for a lifetime, only of its
/// quotation mark.
fn character(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), _) => quoted(text, '\''),
        (_, Some((place, '\''))) => place + 1,
        _ => 1,
    }
}
