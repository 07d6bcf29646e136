//! The tables of the rules on a sheet: the turn, moves, the six reaction tests, shooting, combat
//! and terrain. The tables come from the same rows that are used in play.
//!
//! A sheet is made for a [`Scope`]: all of the rules, or two armies. A list of omissions follows
//! the tables.

mod combat;
mod ground;
mod left_out;
mod lengths;
mod manoeuvres;
mod moves;
mod reactions;
mod scope;
mod sentences;
mod shooting;
mod turn;

use std::collections::BTreeSet;

use drumhead_rules::data::catalogue::{page_words, signed};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::sheet::{Align, Block, Column, Fact, Frame, Heading, Sheet, Table};

use super::army::FigureScale;
use super::clauses::clause;
use super::interpretations::{Interpretation, Interpretations, register};
use super::tables::{Rules, TableError};
use super::words::Words;

pub use scope::Scope;

/// Returns the playsheet of these rules for this scope.
///
/// # Errors
/// A [`TableError`] if an embedded file does not parse.
pub fn playsheet(
    rules: &Rules,
    interpretations: &Interpretations,
    scope: &Scope,
    words: Words,
) -> Result<Sheet, TableError> {
    let differs = Differs::of(interpretations)?;
    let mut maker = Maker {
        rules,
        words,
        scope,
        differs: &differs,
        left_out: Vec::new(),
    };
    let mut blocks = Vec::new();
    for chapter in [
        turn::blocks,
        reactions::blocks,
        moves::blocks,
        manoeuvres::blocks,
        shooting::blocks,
        combat::blocks,
        ground::blocks,
    ] {
        blocks.extend(chapter(&mut maker));
    }
    blocks.extend(maker.left_out_rows());
    blocks.extend(deviations(interpretations, words, scope.scale())?);
    let scale = words.word(scope.scale().id());
    Ok(Sheet {
        title: words.get("playsheet.title").to_owned(),
        subtitle: {
            let usual = interpretations.chosen().next().is_none();
            let usual = words.get(if usual {
                "playsheet.subtitle_usual"
            } else {
                "playsheet.subtitle_chosen"
            });
            match scope.sides() {
                None => words.fill(
                    "playsheet.subtitle",
                    &[("scale", scale), ("interpretations", usual)],
                ),
                Some([one, other]) => words.fill(
                    "playsheet.subtitle_battle",
                    &[
                        ("scale", scale),
                        ("one", one),
                        ("other", other),
                        ("interpretations", usual),
                    ],
                ),
            }
        },
        figure: None,
        stamp: None,
        facts: facts(interpretations, words),
        blocks,
        credit: words.get("roster.credit").to_owned(),
        language: words.catalogue().language().locale().to_owned(),
        words: page_words(words.catalogue()),
    })
}

/// The number of figures of one kind per die.
struct DieFor {
    label: String,
    /// Whether the armies can have figures of this kind.
    can: bool,
    figures: u32,
    /// The smallest remainder of figures that earns one more die; 0 if no remainder does.
    round_up_from: u32,
    /// The maximum number of dice per model.
    most: Option<u32>,
    clause: ClauseId,
}

/// The context of a sheet's chapters.
struct Maker<'a> {
    rules: &'a Rules,
    words: Words,
    scope: &'a Scope,
    /// The clauses with interpretations other than the default.
    differs: &'a Differs,
    /// The rows that are omitted in this scope, in words, by part of the sheet.
    left_out: Vec<(&'static str, Vec<String>)>,
}

impl Maker<'_> {
    fn get(&self, key: &str) -> String {
        self.words.get(&format!("playsheet.{key}")).to_owned()
    }

    fn number(&self, clause: ClauseId) -> String {
        self.differs.number(clause)
    }

    /// Begins a part of the sheet. The rows omitted from each part are listed separately.
    fn part(&mut self, id: &'static str) {
        self.left_out.push((id, Vec::new()));
    }

    /// Returns whether a row can occur. If it cannot, records its label as omitted.
    fn keep(&mut self, can: bool, label: &str) -> bool {
        if !can && let Some((_, rows)) = self.left_out.last_mut() {
            // A modifier that several tests share is listed once.
            if !rows.iter().any(|other| other == label) {
                rows.push(label.to_owned());
            }
        }
        can
    }

    fn heading(&self, id: &str) -> Block {
        Block::Heading(Heading {
            text: self.get(&format!("head.{id}")),
            note: String::new(),
        })
    }

    /// Returns a column with its head. A column with a share of 0 is as wide as its widest cell.
    fn column(&self, id: &str, align: Align, share: u32) -> Column {
        Column {
            head: if id.is_empty() {
                String::new()
            } else {
                self.get(&format!("column.{id}"))
            },
            align,
            share,
        }
    }

    /// Returns a table; `None` without rows.
    fn table(
        &self,
        caption: String,
        columns: Vec<Column>,
        rows: Vec<Vec<String>>,
    ) -> Option<Block> {
        let none = rows.is_empty();
        let table = Block::Table(Table {
            caption,
            columns,
            rows,
        });
        (!none).then_some(table)
    }

    /// Returns the table of figures per die, with a line for each kind.
    fn die_for(&mut self, kinds: Vec<DieFor>) -> Option<Block> {
        let line = |maker: &mut Self, kind: DieFor| {
            let key = match (kind.round_up_from, kind.most) {
                (0, None) => "playsheet.no_remainder",
                (0, Some(_)) => "playsheet.no_remainder_most",
                (_, None) => "playsheet.remainder",
                (_, Some(_)) => "playsheet.remainder_most",
            };
            let from = kind.round_up_from.to_string();
            let most = kind.most.map_or_else(String::new, |most| most.to_string());
            let values = [("from", from.as_str()), ("most", &most)];
            let rest = maker.words.fill(key, &values);
            maker.keep(kind.can, &kind.label).then(|| {
                vec![
                    kind.label,
                    kind.figures.to_string(),
                    rest,
                    maker.number(kind.clause),
                ]
            })
        };
        let rows = kinds
            .into_iter()
            .filter_map(|kind| line(self, kind))
            .collect();
        let columns = vec![
            self.column("one_die", Align::Left, 1),
            self.column("", Align::Right, 0),
            self.column("", Align::Left, 1),
            self.column("", Align::Right, 0),
        ];
        self.table(String::new(), columns, rows)
    }

    /// Returns the text of these clauses, omitting clauses about missing troops; `None` if no text
    /// is left.
    fn rules_frame(&mut self, title: &str, ids: &[&str]) -> Option<Block> {
        let mut paragraphs = Vec::new();
        for clause in ids.iter().filter_map(|id| clause(id)) {
            let applies = sentences::of(clause.id).is_none_or(|of| {
                let label = self.get(&format!("of.{}", of.id()));
                self.keep(of.can(self.scope), &label)
            });
            if applies {
                let text = clause.text(self.words.catalogue());
                let text = lengths::of_scale(text, self.scope.scale());
                paragraphs.push(format!("{text} [{}]", self.number(clause.id)));
            }
        }
        let title = self.get(&format!("head.{title}"));
        let none = paragraphs.is_empty();
        (!none).then_some(Block::Frame(Frame { title, paragraphs }))
    }

    fn left_out_rows(&mut self) -> Option<Block> {
        let left = std::mem::take(&mut self.left_out)
            .into_iter()
            .filter(|(_, rows)| !rows.is_empty());
        let rows: Vec<String> = left
            .map(|(part, rows)| {
                let part = self.get(&format!("part.{part}"));
                let rows = left_out::listed(&rows);
                let values = [("part", &*part), ("rows", &*rows)];
                self.words.fill("playsheet.left_out_of", &values)
            })
            .collect();
        (!rows.is_empty()).then(|| {
            let why = self.get("left_out");
            Block::Frame(Frame {
                title: self.get("head.left_out"),
                paragraphs: std::iter::once(why).chain(rows).collect(),
            })
        })
    }
}

/// The mark after the number of a clause with an interpretation other than the default.
const MARK: &str = "*";

/// Returns the number of a clause, without the letter of the rules: `8.23`.
fn number(id: &str) -> String {
    let id = id.strip_prefix("F-").unwrap_or(id);
    // "8.03" is the third rule of chapter 8, printed as 8.3.
    id.replace(".0", ".")
}

/// The clauses with interpretations other than the default.
struct Differs(BTreeSet<&'static str>);

impl Differs {
    fn of(interpretations: &Interpretations) -> Result<Self, TableError> {
        let register = register()?;
        let chosen = interpretations.chosen();
        let named = chosen.filter_map(|(id, _)| {
            register
                .iter()
                .find(|interpretation| interpretation.id == id)
        });
        let clauses = named.flat_map(|interpretation| interpretation.clauses.iter());
        Ok(Self(clauses.map(String::as_str).collect()))
    }

    /// Returns the number of a clause, marked if its interpretation is not the default.
    fn number(&self, clause: ClauseId) -> String {
        let mark = if self.0.contains(clause.as_str()) {
            MARK
        } else {
            ""
        };
        number(clause.as_str()) + mark
    }
}

/// Returns a fact that lists the interpretations that differ from the default. If none differ,
/// there is no such fact, because the subtitle says so.
fn facts(interpretations: &Interpretations, words: Words) -> Vec<Fact> {
    let differ: Vec<_> = interpretations.chosen().map(|(id, _)| id).collect();
    let value = words.fill(
        "roster.interpretations_differ",
        &[("ids", &differ.join(", "))],
    );
    let label = words.get("roster.interpretations").to_owned();
    let differ = (!differ.is_empty()).then_some(Fact { label, value });
    differ.into_iter().collect()
}

/// Returns the interpretations that differ from the default, each in a sentence.
///
/// # Errors
/// A [`TableError`] if the register does not parse.
pub(super) fn interpretations_shown(
    interpretations: &Interpretations,
    words: Words,
) -> Result<Vec<String>, TableError> {
    let sentences = sentences_of(interpretations, words)?.into_iter();
    Ok(sentences
        .map(|(interpretation, text)| format!("{text} [{}]", interpretation.id))
        .collect())
}

/// Returns the interpretations that differ from the default, each with its sentence.
///
/// # Errors
/// A [`TableError`] if the register does not parse.
fn sentences_of(
    interpretations: &Interpretations,
    words: Words,
) -> Result<Vec<(&'static Interpretation, String)>, TableError> {
    let (register, words) = (register()?, words.catalogue());
    let sentence = |(id, option): (&str, &str)| {
        let interpretation = register
            .iter()
            .find(|interpretation| interpretation.id == id)?;
        let (title, sentence) = (
            interpretation.title(words),
            interpretation.sentence(words, option),
        );
        // A title that is a question has no colon; any other title has one.
        let colon = if title.ends_with('?') { "" } else { ":" };
        Some((interpretation, format!("{title}{colon} {sentence}")))
    };
    Ok(interpretations.chosen().filter_map(sentence).collect())
}

/// Returns the interpretations that differ from the default, each with its chosen option; `None` if
/// there are none: the head of the sheet then says so.
///
/// # Errors
/// A [`TableError`] if the register does not parse.
fn deviations(
    interpretations: &Interpretations,
    words: Words,
    scale: FigureScale,
) -> Result<Option<Block>, TableError> {
    let sentences =
        sentences_of(interpretations, words)?
            .into_iter()
            .map(|(interpretation, text)| {
                let text = lengths::of_scale(&text, scale);
                let clauses: Vec<String> = interpretation
                    .clauses
                    .iter()
                    .map(|id| number(id) + MARK)
                    .collect();
                format!("{text} [{}: {}]", interpretation.id, clauses.join(", "))
            });
    let paragraphs: Vec<String> = sentences.collect();
    let none = paragraphs.is_empty();
    let frame = Block::Frame(Frame {
        title: words.get("playsheet.head.interpretations").to_owned(),
        paragraphs,
    });
    Ok((!none).then_some(frame))
}

#[cfg(test)]
mod tests;
