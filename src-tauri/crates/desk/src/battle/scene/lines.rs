//! The lines of a scene: its head, then orders, expectations and remarks.

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::BookId;

use super::begin::{Begin, Files, Side};
use super::order::SEVERAL;
use super::{Expect, LARGEST, Order, Scene, Step, What, mistake};
use crate::{DeskError, Result};

/// The head of a scene as read so far.
#[derive(Default)]
struct Head {
    name: Option<String>,
    about: String,
    book: Option<BookId>,
    begin: Begin,
    every_fact: bool,
}

/// Reads a scene.
pub(super) fn read(bytes: &[u8], files: Files<'_>) -> Result<Scene> {
    if bytes.len() > LARGEST {
        return Err(mistake(
            1,
            message("scene.too_large").with("largest", LARGEST.to_string()),
        ));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let read = bytes.iter().take(error.valid_up_to());
        let line = 1 + read.filter(|byte| **byte == b'\n').count();
        mistake(line, message("scene.no_utf8"))
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut head = Head::default();
    let mut steps = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        let whats = match text.strip_prefix('#') {
            Some(remark) => vec![What::Remark(remark.trim().to_owned())],
            None if text.is_empty() => vec![What::Remark(String::new())],
            None if steps.iter().all(is_remark) && head.take(line, text, files)? => continue,
            None => read_steps(text).map_err(|why| mistake(line, why))?,
        };
        steps.extend(whats.into_iter().map(|what| Step { line, what }));
    }
    head.scene(steps)
}

const fn is_remark(step: &Step) -> bool {
    matches!(step.what, What::Remark(_))
}

/// Reads the orders or the expectations of a line.
fn read_steps(text: &str) -> std::result::Result<Vec<What>, Message> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match word {
        "expect" => Ok(Expect::read(rest)?.into_iter().map(What::Expect).collect()),
        "scene" | "about" | "book" | "side" | "set" | "facts" => {
            Err(message("scene.before").with("word", word.to_string()))
        }
        "end" if rest.ends_with(" steps") => {
            let number = rest.trim_end_matches(" steps").trim();
            let several = number.parse().ok().filter(|it| SEVERAL.contains(it));
            let several = several.ok_or_else(|| {
                let bounds = message("scene.several").with("number", number.to_owned());
                bounds.with("most", SEVERAL.end().to_string())
            })?;
            Ok(vec![What::Order(Order::end_step()); several])
        }
        _ => Ok(vec![What::Order(Order::read(text)?)]),
    }
}

impl Head {
    /// Reads a line of the head; returns `false` if the line is not part of the head.
    fn take(&mut self, line: usize, text: &str, files: Files<'_>) -> Result<bool> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "scene" => self.name = Some(rest.to_owned()),
            "about" => {
                if !self.about.is_empty() {
                    self.about.push(' ');
                }
                self.about.push_str(rest);
            }
            "book" => self.book = Some(book(line, rest)?),
            "side" => {
                let side = Side::read(line, rest, files)?;
                self.begin.sides.push(side);
            }
            "set" => {
                let (path, value) = rest
                    .split_once(char::is_whitespace)
                    .ok_or_else(|| mistake(line, message("scene.set")))?;
                self.begin.set(line, path, value.trim());
            }
            "facts" if rest == "all" => self.every_fact = true,
            "facts" => return Err(mistake(line, message("scene.facts"))),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn scene(self, mut steps: Vec<Step>) -> Result<Scene> {
        let missing = |what: Message| mistake(1, message("scene.begins").with("what", what));
        let name = self
            .name
            .ok_or_else(|| missing(message("scene.begins_name")))?;
        let book = self
            .book
            .ok_or_else(|| missing(message("scene.begins_book")))?;
        let letters: String = self.begin.sides.iter().map(|side| side.letter).collect();
        if letters != "AB" {
            return Err(missing(message("scene.begins_sides")));
        }
        // Empty lines before the first remark, order or expectation do not belong to the scene.
        let first = steps
            .iter()
            .position(|step| step.what != What::Remark(String::new()));
        steps.drain(..first.unwrap_or(steps.len()));
        Ok(Scene {
            name,
            about: self.about,
            book,
            begin: self.begin,
            every_fact: self.every_fact,
            steps,
        })
    }
}

fn book(line: usize, id: &str) -> Result<BookId, DeskError> {
    BookId::of(id).ok_or_else(|| {
        let known: Vec<_> = BookId::ALL.iter().map(|book| book.id()).collect();
        let known = known.join(", ");
        mistake(
            line,
            message("scene.no_book")
                .with("id", id.to_string())
                .with("known", known.to_string()),
        )
    })
}
