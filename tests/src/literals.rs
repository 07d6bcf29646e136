//! Sentences in the literals of the programs' Rust code. Players' sentences are in the catalogues,
//! by key; only the literals in [`PLACES`], most of them for developers, contain sentences.
// Syntax trees have many kinds of nodes, and each function needs only one or two.
#![allow(clippy::wildcard_enum_match_arm)]

use std::collections::{BTreeMap, BTreeSet};

use syn::parse::{Parse, ParseStream};
use syn::visit::{self, Visit};
use syn::{Attribute, LitStr, Macro, Token, braced, bracketed, parenthesized, token};

use crate::proofs::{Book, ids_in, ledgers, names_of};
use crate::sources;
use crate::tidy::File;

/// A file or a folder with sentences in its literals.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The path; a folder's path ends with a slash.
    pub path: &'static str,
    /// The maximum number of sentences in the place.
    pub most: usize,
}

const fn place(path: &'static str, most: usize) -> Place {
    Place { path, most }
}

/// The places of literals with sentences, and the maximum number of sentences in each.
pub const PLACES: &[Place] = &[
    // Names of authors.
    place("src-tauri/crates/books/charging/src/lists.rs", 1),
    place("src-tauri/crates/books/d3_ecw/src/lists.rs", 1),
    // The prefix of wagon forts' names in earlier versions.
    place("src-tauri/crates/books/fornovo/src/upcast.rs", 1),
    // Ids of options.
    place("src-tauri/crates/books/d3_ecw/src/interpretations.rs", 4),
    // The expectations of a deserialiser, and the descriptions of a schema.
    place("src-tauri/crates/books/d3_ecw/src/actions/wheel.rs", 1),
    place("src-tauri/crates/rules/src/hex/facing.rs", 1),
    place("src-tauri/crates/rules/src/hex/grid.rs", 3),
    place("src-tauri/crates/rules/src/map.rs", 2),
    // Command-line help, which clap prints, and a command to copy.
    place("src-tauri/crates/catalogue/src/language.rs", 1),
    place("src-tauri/crates/cli/src/arguments/printing.rs", 2),
    place("src-tauri/crates/cli/src/battle/to_do.rs", 1),
    // Faults of the page or of a test's request.
    place("src-tauri/crates/desk/src/commands.rs", 2),
    place("src-tauri/crates/host/", 6),
    // Build scripts, and checks for tests.
    place("src-tauri/crates/desk/build.rs", 2),
    place("src-tauri/crates/print/build.rs", 3),
    // Columns of tables.
    place("src-tauri/crates/store/", 16),
];

/// The minimum number of words in a sentence.
const WORDS: usize = 4;

/// Returns the text without the parts in braces, which stand for values.
fn without_values(text: &str) -> String {
    let mut depth = 0_u32;
    let mut rest = String::new();
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// Whether text reads as a sentence: at least four words, not counting values, and not SQL.
fn is_sentence(text: &str) -> bool {
    const SQL: [&str; 6] = ["SELECT", "INSERT", "CREATE", "UPDATE", "DELETE", "PRAGMA"];
    let is_letter = |it: char| it.is_ascii_alphabetic() || it == '\'';
    let text = without_values(text);
    let words = text.split(|it: char| !is_letter(it)).filter(|word| {
        let mut letters = word.chars();
        letters.next().is_some_and(|it| it.is_ascii_alphabetic())
            && word.len() > 1
            && letters.all(|it| it.is_ascii_lowercase() || it == '\'')
    });
    words.count() >= WORDS && text.contains(' ') && !SQL.iter().any(|word| text.contains(word))
}

/// Returns the sentences in each source file of the programs, except in their tests.
///
/// # Errors
/// The path of a file that is not Rust.
pub fn sentences(files: &[File]) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut all = BTreeMap::new();
    for (path, parsed) in sources::parsed(files, "src-tauri/")? {
        let mut found = strings(&parsed);
        found.retain(|text| is_sentence(text));
        if !found.is_empty() {
            all.insert(path.to_owned(), found);
        }
    }
    Ok(all)
}

/// Returns the literals of a file, except those for the developer who broke an assertion.
fn strings(file: &syn::File) -> Vec<String> {
    let mut seeker = Seeker::default();
    seeker.visit_file(file);
    seeker.found
}

/// Returns the clause ids among the literals of a rulebook's code.
///
/// # Errors
/// An error if a file of clauses or a source cannot be read.
pub fn clauses(files: &[File], book: &Book) -> Result<BTreeSet<String>, String> {
    let ledgers = ledgers().map_err(|error| error.to_string())?;
    let names = names_of(ledgers.iter().flat_map(|ledger| &ledger.all));
    let parsed = sources::parsed(files, &format!("src-tauri/crates/books/{}/", book.id))?;
    let is_id = |text: &String| ids_in(text, &names).any(|(_, id)| id == text);
    let all = parsed.iter().flat_map(|(_, file)| strings(file));
    Ok(all.filter(is_id).collect())
}

/// Returns the sentences outside these places, places with more sentences than permitted, and
/// places without any.
pub fn misplaced(sentences: &BTreeMap<String, Vec<String>>, places: &[Place]) -> Vec<String> {
    let is_of = |place: &Place, path: &str| {
        path == place.path || place.path.ends_with('/') && path.starts_with(place.path)
    };
    let mut faults = Vec::new();
    for (path, texts) in sentences {
        if !places.iter().any(|place| is_of(place, path)) {
            faults.extend(texts.iter().map(|text| format!("{path}: {text:?}")));
        }
    }
    for place in places {
        let here = sentences.iter().filter(|(path, _)| is_of(place, path));
        let count: usize = here.map(|(_, texts)| texts.len()).sum();
        if count > place.most {
            faults.push(format!("{} has {count} sentences", place.path));
        } else if count == 0 {
            faults.push(format!("{} has no sentence", place.path));
        }
    }
    faults
}

/// Whether the text of a macro or method is for the developer who broke an assertion.
fn is_promise(name: &str) -> bool {
    name.contains("assert") || ["expect", "expect_err", "panic", "unreachable"].contains(&name)
}

#[derive(Default)]
struct Seeker {
    found: Vec<String>,
}

impl<'ast> Visit<'ast> for Seeker {
    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.found.push(text.value());
    }

    /// Visits only error attributes, whose text may reach a player; other attributes document or
    /// configure code.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("error")
            && let Ok(Texts(texts)) = attribute.parse_args()
        {
            self.found.extend(texts);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if is_promise(&call.method.to_string()) {
            self.visit_expr(&call.receiver);
        } else {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        let name = called.path.segments.last().map(|it| it.ident.to_string());
        if !name.is_some_and(|name| is_promise(&name))
            && let Ok(Texts(texts)) = called.parse_body()
        {
            self.found.extend(texts);
        }
    }
}

/// The string literals among the tokens of a macro, which need not be Rust. Attributes among the
/// tokens, including doc comments, are left out.
struct Texts(Vec<String>);

impl Parse for Texts {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut texts = Vec::new();
        while !input.is_empty() {
            let inner;
            if input.peek(LitStr) {
                texts.push(input.parse::<LitStr>()?.value());
                continue;
            } else if input.peek(Token![#]) && input.peek2(token::Bracket) {
                input.parse::<Token![#]>()?;
                bracketed!(inner in input);
                while !inner.is_empty() {
                    pass(&inner)?;
                }
                continue;
            } else if input.peek(token::Paren) {
                parenthesized!(inner in input);
            } else if input.peek(token::Brace) {
                braced!(inner in input);
            } else if input.peek(token::Bracket) {
                bracketed!(inner in input);
            } else {
                pass(input)?;
                continue;
            }
            texts.extend(inner.parse::<Self>()?.0);
        }
        Ok(Self(texts))
    }
}

/// Skips a token or a group of tokens.
fn pass(input: ParseStream<'_>) -> syn::Result<()> {
    input.step(|cursor| match cursor.token_tree() {
        Some((_, rest)) => Ok(((), rest)),
        None => Err(cursor.error("no token")),
    })
}
