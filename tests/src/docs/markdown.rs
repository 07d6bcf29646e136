//! Parses Markdown.
// The parser has many kinds of events, and each function needs only two or three.
#![allow(clippy::wildcard_enum_match_arm)]

use std::collections::BTreeSet;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// The top-level folders of the paths that documents name.
const FOLDERS: [&str; 8] = [
    ".config/",
    "data/",
    "docs/",
    "scripts/",
    "src-tauri/",
    "templates/",
    "tests/",
    "ui/",
];

/// A `drumhead` command line in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The line, as the shell reads it.
    pub line: String,
    /// The exit code that a comment on the line states; otherwise 0.
    pub code: i32,
    /// Whether the line is inline code that only mentions a command: it has no arguments, or a
    /// placeholder instead of a value.
    pub mention: bool,
}

impl Command {
    fn of(line: &str, inline: bool) -> Option<Self> {
        let line = line.trim();
        line.starts_with("drumhead ").then(|| {
            let stated = line.split_once("exit code ").map(|(_, after)| after);
            let digits = stated.map(|after| after.chars().take_while(char::is_ascii_digit));
            let code = digits.and_then(|digits| digits.collect::<String>().parse().ok());
            Self {
                line: line.to_owned(),
                code: code.unwrap_or(0),
                mention: inline && is_mention(line),
            }
        })
    }
}

/// Whether a line contains only names of commands, or contains a word in capitals or an ellipsis
/// instead of a value.
fn is_mention(line: &str) -> bool {
    let name = |word: &str| word.chars().all(|letter| letter.is_ascii_lowercase());
    let placeholder = |word: &str| word.contains('…') || word.split(['=', '.']).all(is_capitals);
    let mut words = line.split_whitespace();
    words.clone().all(name) || words.any(placeholder)
}

fn is_capitals(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_uppercase())
}

/// Returns the events of Markdown text, and whether each is inside a code block.
fn events(text: &str) -> impl Iterator<Item = (Event<'_>, bool)> {
    let mut in_code = false;
    Parser::new_ext(text, Options::ENABLE_TABLES).map(move |event| {
        match &event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            _ => {}
        }
        (event, in_code)
    })
}

/// Returns the lines of code, and whether each is inline; continued lines of blocks are joined.
fn code(text: &str) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    for (event, in_code) in events(text) {
        match event {
            Event::Text(block) if in_code => {
                let joined = block.replace("\\\n", " ");
                lines.extend(joined.lines().map(|line| (line.trim().to_owned(), false)));
            }
            Event::Code(span) => lines.push((span.trim().to_owned(), true)),
            _ => {}
        }
    }
    lines
}

/// Returns the text without its code, so that the wording can be checked.
pub(super) fn prose(text: &str) -> String {
    let mut prose = String::new();
    for (event, in_code) in events(text) {
        match event {
            Event::Text(text) if !in_code => prose.push_str(&text),
            Event::SoftBreak | Event::HardBreak | Event::Code(_) | Event::End(_) => {
                prose.push(' ');
            }
            _ => {}
        }
    }
    prose
}

/// Returns the `drumhead` command lines, in order.
#[must_use]
pub fn commands(text: &str) -> Vec<Command> {
    let lines = code(text);
    lines
        .iter()
        .filter_map(|(line, inline)| Command::of(line, *inline))
        .collect()
}

/// Returns the targets of links and pictures.
#[must_use]
pub fn links(text: &str) -> Vec<String> {
    let target = |(event, _)| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.into_string())
        }
        _ => None,
    };
    events(text).filter_map(target).collect()
}

/// Returns the anchors of a page's headings, as code hosts generate them: lower case, hyphens for
/// spaces, and a number for a repeated heading.
#[must_use]
pub fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut heading = None;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let slug = slug(&heading.take().unwrap_or_default());
                let again = (1..).map(|n| format!("{slug}-{n}"));
                let mut names = std::iter::once(slug.clone()).chain(again);
                anchors.extend(names.find(|name| !anchors.contains(name)));
            }
            _ => {}
        }
    }
    anchors
}

fn slug(heading: &str) -> String {
    let lower = heading.trim().to_lowercase();
    let letters = lower.chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        letter => letter.is_alphanumeric().then_some(letter),
    });
    letters.collect()
}

/// Returns the targets of `make` named in code.
#[must_use]
pub fn targets(text: &str) -> BTreeSet<String> {
    let lines = code(text);
    let named = lines
        .iter()
        .filter_map(|(line, _)| line.strip_prefix("make "));
    named
        .flat_map(|line| {
            line.split(['#', '&', '"'])
                .next()
                .unwrap_or_default()
                .split(' ')
        })
        .filter(|word| !word.is_empty() && !word.contains('='))
        .map(str::to_owned)
        .collect()
}

/// Returns the test names that commands pass to `make one`.
#[must_use]
pub fn tests(text: &str) -> BTreeSet<String> {
    let lines = code(text);
    let names = lines
        .iter()
        .filter_map(|(line, _)| line.strip_prefix("make one T="));
    names.map(str::to_owned).collect()
}

/// Returns the project's paths named in code, relative to its root, except those with a
/// placeholder.
#[must_use]
pub fn paths(text: &str) -> BTreeSet<String> {
    let lines = code(text).into_iter();
    lines
        .map(|(line, _)| line)
        .filter(|line| FOLDERS.iter().any(|folder| line.starts_with(folder)))
        .filter(|line| !line.contains(|c: char| c.is_whitespace() || "<>*{}".contains(c)))
        .collect()
}

/// Returns the diagrams of a text: its blocks of the language `mermaid`.
pub fn pictures(text: &str) -> Vec<String> {
    let mut pictures = Vec::new();
    let mut inside = false;
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                inside = matches!(kind, CodeBlockKind::Fenced(language) if &*language == "mermaid");
                pictures.extend(inside.then(String::new));
            }
            Event::Text(part) if inside => {
                pictures
                    .iter_mut()
                    .rev()
                    .take(1)
                    .for_each(|it| it.push_str(&part));
            }
            Event::End(TagEnd::CodeBlock) => inside = false,
            _ => {}
        }
    }
    pictures
}

/// Returns the arrows of a diagram: from and to.
pub fn arrows(picture: &str) -> BTreeSet<(String, String)> {
    let arrow = |line: &str| {
        let (from, to) = line.split_once(" --> ")?;
        Some((from.trim().to_owned(), to.trim().to_owned()))
    };
    picture.lines().filter_map(arrow).collect()
}

/// Returns the calls in a sequence diagram: participant and function.
pub fn calls(picture: &str) -> Vec<(String, String)> {
    let call = |line: &str| {
        let (_, call) = line.split_once("->>")?;
        let (part, function) = call.split_once(": ")?;
        let (function, _) = function.split_once('(')?;
        let name = |c: char| c.is_ascii_lowercase() || c == '_';
        (function.chars().all(name)).then(|| (part.to_owned(), function.to_owned()))
    };
    picture.lines().filter_map(call).collect()
}
