//! Templates: the look of a page, as data.
//!
//! A template is TOML. Its top level is the standard edition; each table under `editions`
//! overrides it and contains only the differences. Lengths are in points, but the sizes of cut-out
//! pieces are in millimetres.

mod cuts;
mod layout;
mod measures;
mod overlay;
mod problem;
mod scaled;
mod tight;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use overlay::Difference;
use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::DeTable;

pub use cuts::{CardShape, Cuts, LabelShape, MarkerShape};
pub use layout::{
    Charts, Columns, Entries, Foot, FramePlace, Frames, Head, Headings, Inks, Layout, Margins,
    PageColumns, PaperSize, Papers, PicturePlaces, Proses, Rules, Style, Styles, Tables, Tick,
    Tracks, Unpriced, Words,
};
pub use measures::{Count, Format, Length, Millimetres, Scale, Shade, Size};
pub use problem::{Measure, Room, TemplateProblem};

/// A paper size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// An edition of a document. Not every document has every edition.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "PrintEdition", rename_all = "snake_case")]
pub enum Edition {
    /// The edition with the usual look.
    #[default]
    Standard,
    /// An edition that uses less ink and fewer pages.
    InkSaving,
    /// An edition in type that can be read across the table.
    LargeType,
    /// An edition on pages as wide as a phone, whatever the paper.
    Phone,
}

impl Edition {
    /// All editions, the standard one first.
    pub const ALL: [Self; 4] = [
        Self::Standard,
        Self::InkSaving,
        Self::LargeType,
        Self::Phone,
    ];

    /// Returns the edition's name in a template.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::InkSaving => "ink-saving",
            Self::LargeType => "large-type",
            Self::Phone => "phone",
        }
    }
}

/// The look of a kind of sheet, in every edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    standard: Layout,
    others: BTreeMap<String, Layout>,
}

/// An invalid template, with the location of the error.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {problem:?}")]
pub struct TemplateError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The problem.
    pub problem: TemplateProblem,
}

impl Template {
    /// Parses a template.
    ///
    /// # Errors
    /// [`TemplateError`] with the location in the text, if the text is not TOML, a key is unknown
    /// or missing, a value has the wrong type or is out of bounds, or the margins or columns do not
    /// fit the paper.
    pub fn parse(text: &str) -> Result<Self, TemplateError> {
        let parsed = DeTable::parse(text).map_err(|error| TemplateError::new(text, &error))?;
        let (base, editions) =
            overlay::split(parsed.into_inner()).map_err(|at| at.located(text))?;
        Self::of_tables(&base, editions).map_err(|fault| fault.located(text))
    }

    /// Returns the built-in template of a kind, overridden by a player's own. The player's
    /// template contains only the differences, at its top level and in editions of the kind; a
    /// complete template is also accepted.
    ///
    /// # Errors
    /// The same errors as [`Template::parse`], and an error for an edition that the kind does not
    /// have. Locations are those in the player's text.
    pub fn over(kind: Kind, text: &str) -> Result<Self, TemplateError> {
        let built_in = kind.text();
        // Shifts positions in the player's text past the end of the built-in text, so that each
        // position shows which of the two texts it is in.
        let ahead = built_in.len();
        let padded = " ".repeat(ahead) + text;
        let located = |fault: Fault| {
            let at = fault.at.and_then(|at| {
                let start = at.start.checked_sub(ahead)?;
                Some(start..at.end.saturating_sub(ahead))
            });
            Fault { at, ..fault }.located(text)
        };
        let parse = |text| DeTable::parse(text).map_err(|error| located(Fault::of(&error)));
        let parts = |table: Spanned<_>| overlay::split(table.into_inner()).map_err(located);
        let (below, below_editions) = parts(parse(built_in)?)?;
        let (mine, my_editions) = parts(parse(&padded)?)?;
        let mut editions = below_editions;
        for difference in my_editions {
            let met = editions.iter_mut().find(|it| it.name == difference.name);
            let Some(edition) = met else {
                return Err(located(Fault {
                    at: Some(difference.at),
                    problem: TemplateProblem::NoEdition(difference.name),
                }));
            };
            let table = std::mem::take(&mut edition.table);
            edition.table = overlay::laid_over(table, difference.table);
        }
        Self::of_tables(&overlay::laid_over(below, mine), editions).map_err(located)
    }

    /// Returns the standard edition, and the editions that override it.
    fn of_tables(base: &DeTable<'_>, editions: Vec<Difference<'_>>) -> Result<Self, Fault> {
        let read = |table: DeTable<'_>| {
            let document = toml::Deserializer::from(Spanned::new(0..0, table));
            Layout::deserialize(document)
                .map_err(|error| Fault::of(&error))
                .and_then(Layout::checked)
        };
        // The shared part is parsed first, so that its errors are reported for that part.
        let standard = read(base.clone())?;
        let mut others = BTreeMap::new();
        for edition in editions {
            let merged = overlay::laid_over(base.clone(), edition.table);
            others.insert(edition.name, read(merged)?);
        }
        Ok(Self { standard, others })
    }

    /// Returns the built-in template of this kind of document.
    ///
    /// # Errors
    /// No error occurs in a build that passes its tests.
    pub fn built_in(kind: Kind) -> Result<&'static Self, TemplateError> {
        static ROSTER: Parsed = Parsed::new();
        static PLAYSHEET: Parsed = Parsed::new();
        static TABLES: Parsed = Parsed::new();
        static REPORT: Parsed = Parsed::new();
        static CARDS: Parsed = Parsed::new();
        static LABELS: Parsed = Parsed::new();
        let cell = match kind {
            Kind::Roster => &ROSTER,
            Kind::Playsheet => &PLAYSHEET,
            Kind::Tables => &TABLES,
            Kind::Report => &REPORT,
            Kind::Cards => &CARDS,
            Kind::Labels => &LABELS,
        };
        cell.get_or_init(|| Self::parse(kind.text()))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Returns the template's editions, the standard one first.
    pub fn editions(&self) -> impl Iterator<Item = Edition> {
        let has = |edition: &Edition| {
            *edition == Edition::Standard || self.others.contains_key(edition.name())
        };
        Edition::ALL.into_iter().filter(has)
    }

    /// Returns the layout of an edition; the standard layout if the template does not have the
    /// edition.
    #[must_use]
    pub fn layout(&self, edition: Edition) -> &Layout {
        self.others.get(edition.name()).unwrap_or(&self.standard)
    }
}

type Parsed = OnceLock<Result<Template, TemplateError>>;

/// A kind of document, with its own template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// An army's roster.
    Roster,
    /// The tables of a rulebook on a sheet, in columns.
    Playsheet,
    /// The tables of a rulebook with few tables, in one column.
    Tables,
    /// The report of a battle.
    Report,
    /// Unit cards, to cut out.
    Cards,
    /// Labels for bases, and markers, to cut out.
    Labels,
}

impl Kind {
    /// All kinds of documents.
    pub const ALL: [Self; 6] = [
        Self::Roster,
        Self::Playsheet,
        Self::Tables,
        Self::Report,
        Self::Cards,
        Self::Labels,
    ];

    /// Returns the text of the built-in template of this kind, for users to copy and change.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Roster => include_str!("../../../../templates/roster.toml"),
            Self::Playsheet => include_str!("../../../../templates/playsheet.toml"),
            Self::Tables => include_str!("../../../../templates/tables.toml"),
            Self::Report => include_str!("../../../../templates/report.toml"),
            Self::Cards => include_str!("../../../../templates/cards.toml"),
            Self::Labels => include_str!("../../../../templates/labels.toml"),
        }
    }

    /// Returns the name of the template's file.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Roster => "roster.toml",
            Self::Playsheet => "playsheet.toml",
            Self::Tables => "tables.toml",
            Self::Report => "report.toml",
            Self::Cards => "cards.toml",
            Self::Labels => "labels.toml",
        }
    }
}

impl TemplateError {
    fn new(text: &str, error: &toml::de::Error) -> Self {
        Fault::of(error).located(text)
    }
}

/// An error at a range of bytes in the text.
struct Fault {
    at: Option<std::ops::Range<usize>>,
    problem: TemplateProblem,
}

impl Fault {
    fn of(error: &toml::de::Error) -> Self {
        Self {
            at: error.span(),
            problem: error.into(),
        }
    }

    fn located(self, text: &str) -> TemplateError {
        let start = self.at.map_or(0, |span| span.start);
        let before = text.get(..start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        TemplateError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: self.problem,
        }
    }
}
