//! A sheet and a template become PDF bytes.
//!
//! This crate knows no rule of any book: a book's module makes a
//! [`Sheet`], a [`Template`] says how paper is to look, and the
//! way between them has three steps.
//!
//! 1. *Compose*: each block of the sheet becomes strips, the least that is
//!    never cut (a line of text, a row of hit boxes), in its own coordinates.
//! 2. *Paginate*: blocks are put on pages. The result, [`Pages`], is plain
//!    data in points that can be measured.
//! 3. *Paint*: pages become a PDF with embedded, subset fonts.
//!
//! The same sheet, template, paper and edition give the same bytes.

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

use drumhead_words::sheet::Sheet;

pub use cards::lay_out_cards;
pub use error::PrintError;
pub use fonts::{Face, licences};
pub use pages::{
    Area, Bookmark, Fill, Frame, Glyph, Ink, Page, Pages, Placed, Ring, Rule, Stroke, TextRun,
};
pub use paginate::Among;
pub use selection::{Selection, SelectionError};
pub use template::{Edition, Kind, Paper, Template, TemplateError};

/// Prints a sheet: the bytes of a PDF file.
///
/// # Errors
/// A table is uneven, the sheet asks for more boxes or pages than can be
/// printed, or the program's own fonts are damaged.
pub fn print(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
) -> Result<Vec<u8>, PrintError> {
    paint(&lay_out(sheet, template, paper, edition)?)
}

/// Paints a document that was laid out, or [some pages](Pages::only) of it: the
/// bytes of a PDF file.
///
/// # Errors
/// The program's own fonts are damaged.
pub fn paint(pages: &Pages) -> Result<Vec<u8>, PrintError> {
    paint::paint(pages)
}

/// Lays a sheet out: where everything will stand.
///
/// # Errors
/// As [`print`].
pub fn lay_out(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
) -> Result<Pages, PrintError> {
    paginate::paginate(sheet, template.layout(edition), paper, None)
}

/// Lays a sheet out as a part of a document, among whose pages its own are
/// numbered.
///
/// # Errors
/// As [`print`].
pub fn lay_out_among(
    sheet: &Sheet,
    template: &Template,
    paper: Paper,
    edition: Edition,
    among: Among,
) -> Result<Pages, PrintError> {
    paginate::paginate(sheet, template.layout(edition), paper, Some(among))
}
