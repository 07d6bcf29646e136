//! Turns a sheet and a template into PDF bytes.
//!
//! This crate does not depend on the rules of any rulebook: a rulebook's crate makes a [`Sheet`],
//! a [`Template`] defines the look of the paper, and three steps lead from a sheet to a file.
//!
//! 1. *Compose*: each block of the sheet becomes strips, the smallest parts that are never
//!    split (a line of text, a row of hit boxes), with y from the upper edge of their block.
//! 2. *Paginate*: blocks are placed on pages. The result, [`Pages`], is plain data, in
//!    points, that can be measured.
//! 3. *Paint*: pages become a PDF with embedded, subset fonts.
//!
//! The same sheet, template, paper and edition give the same bytes.
//!
//! ```
//! use drumhead_print::{Edition, Kind, Paper, Template, print};
//! use drumhead_vocabulary::sheet::Sheet;
//!
//! let sheet = Sheet {
//!     title: "The army of the League".to_owned(),
//!     subtitle: "Venice, Milan · 1495".to_owned(),
//!     figure: None,
//!     stamp: None,
//!     facts: Vec::new(),
//!     blocks: Vec::new(),
//!     credit: "Fornovo to Sedgemoor by Wes Rogers".to_owned(),
//!     language: "en-GB".to_owned(),
//!     words: Default::default(),
//! };
//! let template = Template::built_in(Kind::Roster)?;
//! let pdf = print(&sheet, template, Paper::A4, Edition::Standard)?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! assert_eq!(pdf, print(&sheet, template, Paper::A4, Edition::Standard)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cards;
mod compose;
mod error;
mod fonts;
mod memory;
mod pages;
mod paginate;
mod paint;
mod quotes;
mod selection;
mod setter;
mod shape;
mod strip;
pub mod template;
mod wrap;

use drumhead_vocabulary::sheet::Sheet;

pub use cards::lay_out_cards;
pub use error::{Content, PrintError};
pub use fonts::{Face, licences};
pub use pages::{
    Area, Bookmark, Fill, Frame, Glyph, Ink, Page, Pages, Placed, Ring, Rule, Stroke, TextRun,
};
pub use paginate::Numbering;
pub use selection::{Selection, SelectionError};
pub use template::{Edition, Kind, Measure, Paper, Room, Template, TemplateError, TemplateProblem};

/// Prints a sheet, and returns the bytes of a PDF file.
///
/// # Errors
/// [`PrintError`] if a table is uneven, if the sheet has too many boxes, labels, markers or pages,
/// if the template lacks labels or markers that the sheet has, if the program's own fonts are
/// damaged, or if writing the PDF fails.
pub fn print(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
) -> Result<Vec<u8>, PrintError> {
    paint(&lay_out(sheet, template, paper, edition)?)
}

/// Paints a laid-out document, or [some pages](Pages::only) of it, and returns the bytes of a PDF
/// file.
///
/// # Errors
/// [`PrintError::Font`] if the program's own fonts are damaged, [`PrintError::Write`] if writing
/// the PDF fails.
pub fn paint(pages: &Pages) -> Result<Vec<u8>, PrintError> {
    paint::paint(pages)
}

/// Lays out a sheet: the positions of everything.
///
/// # Errors
/// The same errors as [`print`], except [`PrintError::Write`].
pub fn lay_out(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
) -> Result<Pages, PrintError> {
    paginate::paginate(sheet, template.layout(edition), paper, None)
}

/// Lays out a sheet as part of a document, with the document's page numbers.
///
/// # Errors
/// The same errors as [`lay_out`].
pub fn lay_out_numbered(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
    numbering: Numbering,
) -> Result<Pages, PrintError> {
    paginate::paginate(sheet, template.layout(edition), paper, Some(numbering))
}
