//! Checks the catalogues against the code: whether each key is used, and whether the
//! messages named in code exist and use their values.
// Syntax trees have many kinds of nodes, and each function needs only one or two.
#![allow(clippy::wildcard_enum_match_arm)]

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::catalogue::{Catalogue, Language};
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprLit, ExprMethodCall, Lit};

use crate::sources;
use crate::tidy::File;

/// The folder of the sentences, by language.
pub const WORDS: &str = "data/words/";

/// The files in every rulebook's catalogue, in addition to its own.
const SHARED: [&str; 4] = ["common", "maps", "report", "unsound"];

/// A file of sentences.
#[derive(Clone, Debug)]
pub struct Sentences<'a> {
    /// The language's tag, which is the name of the file's folder.
    pub language: &'a str,
    /// The file's name without the extension.
    pub name: &'a str,
    /// The contents.
    pub text: &'a str,
}

/// Selects the files of sentences.
pub fn sentences(files: &[File]) -> Vec<Sentences<'_>> {
    files.iter().filter_map(sentences_of).collect()
}

fn sentences_of(file: &File) -> Option<Sentences<'_>> {
    let (language, name) = file.path.strip_prefix(WORDS)?.split_once('/')?;
    Some(Sentences {
        language,
        name: name.strip_suffix(".ftl")?,
        text: &file.text,
    })
}

/// The name of the page's part, which is also the prefix of its files.
pub const PAGE: &str = "page";

/// The suffix of a file's name if the file has the sentences for a rulebook's clauses and
/// interpretations.
pub const CLAUSES: &str = "-clauses";

/// The sentences of one part of the program, as one catalogue.
pub struct Part<'a> {
    /// The rulebook, [`PAGE`], or empty for the program.
    pub book: &'a str,
    /// The sentences of the part.
    pub catalogue: Catalogue,
}

/// Returns the parts of a language: each rulebook with the shared files, the page, and the
/// program.
pub fn parts<'a>(files: &[Sentences<'a>], language: Language) -> Vec<Part<'a>> {
    let tag = match language {
        Language::PSEUDO => Language::ENGLISH.tag(),
        _ => language.tag(),
    };
    let files: Vec<_> = files.iter().filter(|file| file.language == tag).collect();
    let has_report = |name: &&str| files.iter().any(|it| it.name == format!("{name}-report"));
    let books: Vec<&str> = files.iter().map(|it| it.name).filter(has_report).collect();
    let book_of = |name: &str| {
        let of = |book: &&&str| name == **book || name.starts_with(&format!("{book}-"));
        let page = name.starts_with(PAGE).then_some(PAGE);
        page.or_else(|| books.iter().find(of).copied())
    };
    let part = |book: &'a str| {
        let texts: Vec<_> = files
            .iter()
            .filter(|file| match book_of(file.name) {
                Some(of) => of == book,
                None => book.is_empty() || book != PAGE && SHARED.contains(&file.name),
            })
            .map(|file| (file.name, file.text))
            .collect();
        let catalogue = Catalogue::parse(language, &texts);
        Part { book, catalogue }
    };
    books.iter().copied().chain([PAGE, ""]).map(part).collect()
}

/// Returns the keys that the code never uses. A key is used if the code contains it whole, or
/// composes it from a prefix and an id.
pub fn unused<'a>(ids: impl IntoIterator<Item = &'a str>, code: &Code) -> Vec<String> {
    let keys = ids.into_iter().map(|id| id.replace('-', "."));
    keys.filter(|key| !code.uses(key)).collect()
}

/// The string literals of the program and its data tables, without the tests.
pub struct Code {
    /// The complete literals.
    literals: BTreeSet<String>,
    /// The prefixes of literals that continue with a value, such as `step.` in `step.{id}.label`,
    /// each with its suffixes.
    begun: BTreeMap<String, BTreeSet<String>>,
}

impl Code {
    /// Collects the literals of these files.
    pub fn of(files: &[File]) -> Self {
        let mut code = Self {
            literals: BTreeSet::new(),
            begun: BTreeMap::new(),
        };
        // The file name of a starter army is an id in keys.
        let armies = (files.iter()).filter_map(|file| file.path.strip_prefix("data/armies/"));
        let ids = armies.filter_map(|name| name.strip_suffix(".json"));
        code.literals.extend(ids.map(str::to_owned));
        for file in files.iter().filter(|file| is_used(file)) {
            for text in literals(&file.text) {
                let (begin, end) = match text.split_once('{') {
                    Some((begin, rest)) => {
                        (begin, rest.rsplit_once('}').map_or("", |(_, end)| end))
                    }
                    // The prefix of a key that ends in an id.
                    None if text.ends_with('.') => (text, ""),
                    None => {
                        code.literals.insert(text.to_owned());
                        // A hyphenated id in the data is part of a key, with dots.
                        code.literals.insert(text.replace('-', "."));
                        continue;
                    }
                };
                let ends = code.begun.entry(begin.to_owned()).or_default();
                ends.insert(end.to_owned());
            }
        }
        code
    }

    /// Whether a key is used: unchanged, or with a suffix that the code adds to keys.
    fn uses(&self, key: &str) -> bool {
        let ends = self
            .begun
            .get("")
            .into_iter()
            .flatten()
            .filter(|end| end.starts_with(['.', '_']));
        self.names(key)
            || ends
                .filter_map(|end| key.strip_suffix(end.as_str()))
                .any(|key| self.names(key))
    }

    /// Whether a key is used: complete, after a heading that the code prepends, or composed
    /// from a prefix, an id and a suffix.
    fn names(&self, key: &str) -> bool {
        self.literals.contains(key)
            || self.composed(key)
            || key.match_indices('.').any(|(dot, _)| {
                let (heading, rest) = (&key[..dot], &key[dot + 1..]);
                // `{heading}.{id}`, where the heading is a separate literal.
                if self.literals.contains(heading) && self.is_id(rest) {
                    return true;
                }
                // `report.sheet.{key}` and similar: the rest is a separate literal.
                let begun = self.begun.get(&key[..=dot]);
                let headed = begun.is_some_and(|ends| ends.contains(""));
                headed && (self.literals.contains(rest) || self.composed(rest))
            })
    }

    fn composed(&self, key: &str) -> bool {
        let breaks: Vec<usize> = key
            .char_indices()
            .filter(|(_, it)| matches!(it, '.' | '_'))
            .map(|(place, _)| place + 1)
            .collect();
        breaks.iter().any(|place| {
            let (begin, rest) = key.split_at(*place);
            let Some(ends) = self.begun.get(begin) else {
                return false;
            };
            ends.iter().any(|end| {
                let id = rest.strip_suffix(end.as_str());
                id.is_some_and(|id| self.is_id(id))
            })
        })
    }

    /// Whether text can be a value in a key: a number, an id, or several combined.
    fn is_id(&self, id: &str) -> bool {
        let parts = id.split(['.', '-']);
        let known = |part: &str| {
            part.parse::<u32>().is_ok() || self.literals.contains(part) || {
                let mut cuts = part.match_indices('_');
                cuts.any(|(cut, _)| {
                    self.literals.contains(&part[..cut]) && self.literals.contains(&part[cut + 1..])
                })
            }
        };
        // A key is a message id with dots in place of some of its hyphens.
        let of_id = |id: &str| self.literals.contains(&id.replace('.', "-"));
        let ended = id
            .match_indices('.')
            .any(|(dot, _)| of_id(&id[..dot]) && id[dot + 1..].split('.').all(known));
        self.literals.contains(id) || ended || parts.into_iter().all(known)
    }
}

/// Whether a file can contain keys of sentences: a table of the data, or code of the program.
fn is_used(file: &File) -> bool {
    let tables = file.path.starts_with("data/") && file.path.ends_with(".toml");
    tables || file.path.starts_with("src-tauri/") && sources::is_code(file)
}

/// Returns the string literals of a file, each at most one line long.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// A message named in one expression: `message("log.hit").with("unit", unit)`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// The file.
    pub path: String,
    /// The key.
    pub key: String,
    /// The names of the message's values.
    pub values: BTreeSet<String>,
}

/// Returns the messages named in the code.
///
/// # Errors
/// The path of a file that does not parse as Rust.
pub fn named(files: &[File]) -> Result<Vec<Named>, String> {
    let mut found = Vec::new();
    for (path, parsed) in sources::parsed(files, "src-tauri/")? {
        let mut seeker = Seeker {
            path,
            found: &mut found,
        };
        seeker.visit_file(&parsed);
    }
    Ok(found)
}

struct Seeker<'a> {
    path: &'a str,
    found: &'a mut Vec<Named>,
}

impl Seeker<'_> {
    fn name(&mut self, call: &ExprCall, mut values: BTreeSet<String>) {
        let (Expr::Path(path), Some(Expr::Lit(first))) = (&*call.func, call.args.first()) else {
            return;
        };
        let (Some(last), Some(text)) = (path.path.segments.last(), text_of(first)) else {
            return;
        };
        let key = match last.ident.to_string().as_str() {
            "message" if call.args.len() == 1 => text,
            "line" if call.args.len() == 1 && text.contains('.') => text,
            "unit_line" => {
                values.insert("unit".to_owned());
                text
            }
            "objection" if !values.contains(SAYING) => format!("against.{text}"),
            "impossible" if call.args.len() == 1 && !values.contains(SAYING) => {
                format!("impossible.{text}")
            }
            _ => return,
        };
        self.found.push(Named {
            path: self.path.to_owned(),
            key,
            values,
        });
    }
}

/// An entry among the names of a message's values: it marks a call of `saying`, which replaces the
/// message.
const SAYING: &str = "saying()";

impl<'ast> Visit<'ast> for Seeker<'_> {
    fn visit_expr_method_call(&mut self, outer: &'ast ExprMethodCall) {
        let mut values = BTreeSet::new();
        let mut call = outer;
        loop {
            if call.method == "with"
                && let Some(Expr::Lit(first)) = call.args.first()
            {
                values.extend(text_of(first));
            } else if call.method == "saying" {
                values.insert(SAYING.to_owned());
            }
            for argument in &call.args {
                self.visit_expr(argument);
            }
            match &*call.receiver {
                Expr::MethodCall(inner) => call = inner,
                Expr::Call(root) => {
                    self.name(root, values);
                    for argument in &root.args {
                        self.visit_expr(argument);
                    }
                    return;
                }
                other => return self.visit_expr(other),
            }
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        self.name(call, BTreeSet::new());
        visit::visit_expr_call(self, call);
    }
}

fn text_of(literal: &ExprLit) -> Option<String> {
    match &literal.lit {
        Lit::Str(text) => Some(text.value()),
        _ => None,
    }
}

/// Returns the error in the code's use of a message, if there is one. It is an error if no sentence
/// of these parts of the program has the message's key, or if the sentence does not use one of the
/// message's values.
pub fn wrong(named: &Named, parts: &[Part<'_>]) -> Option<String> {
    let of_a_book = named.path.strip_prefix("src-tauri/crates/books/");
    let book = of_a_book.and_then(|rest| rest.split('/').next());
    let mut known = parts
        .iter()
        .filter(|part| book.is_none_or(|book| book == part.book));
    let Some(part) = known.find(|part| part.catalogue.has(&named.key)) else {
        return Some(format!(
            "{}: no sentence has the key {}",
            named.path, named.key
        ));
    };
    let uses = part.catalogue.variables(&named.key);
    let spare: Vec<_> = named
        .values
        .iter()
        .filter(|value| !uses.contains(value.as_str()))
        .map(String::as_str)
        .collect();
    let spare = spare.join(", ");
    (!spare.is_empty()).then(|| format!("{}: {} does not use {spare}", named.path, named.key))
}
