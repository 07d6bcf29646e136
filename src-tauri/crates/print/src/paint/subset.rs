//! Subsets a font to the glyphs of a document with allsorts, as printpdf's `subset_font` does.
//!
//! `subset_font` itself needs printpdf's layout engine, which takes a tenth of the CPU time of a
//! clean build (decision record 16). It also keeps the names and the character map, which the file
//! does not need.

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile};
use allsorts::tag;

use crate::error::PrintError;

/// The tables that a PDF reader needs for drawing, in addition to the outlines. A composite font's
/// glyphs are selected by id, so its program needs no character map and no names.
const TABLES: [u32; 8] = [
    tag::CVT,
    tag::FPGM,
    tag::HEAD,
    tag::HHEA,
    tag::HMTX,
    tag::MAXP,
    tag::POST,
    tag::PREP,
];

/// A font program with some glyphs of a face.
pub(super) struct Subset {
    /// The font program.
    pub(super) bytes: Vec<u8>,
    /// Pairs of glyph ids: in the face, in the subset.
    pub(super) codes: Vec<(u16, u16)>,
}

/// Reduces a face to the glyphs `ids`, which must be sorted.
///
/// # Errors
/// [`PrintError::Write`] if the bytes are not a font, or a glyph is missing from it.
pub(super) fn subset(face: &[u8], ids: &[u16]) -> Result<Subset, PrintError> {
    // Glyph 0, for missing characters, always comes first.
    let glyphs: Vec<u16> = std::iter::once(0)
        .chain(ids.iter().copied().filter(|id| *id != 0))
        .collect();
    let file = ReadScope::new(face)
        .read::<FontData<'_>>()
        .map_err(failed)?;
    let tables = file.table_provider(0).map_err(failed)?;
    let profile = SubsetProfile::Custom(TABLES.to_vec());
    let cut = allsorts::subset::subset(&tables, &glyphs, &profile, CmapTarget::Unicode);
    let codes = glyphs.iter().copied().zip(0..);
    let used = codes.filter(|(id, _)| ids.binary_search(id).is_ok());
    Ok(Subset {
        bytes: cut.map_err(failed)?,
        codes: used.collect(),
    })
}

fn failed(error: impl ToString) -> PrintError {
    let reason = error.to_string();
    PrintError::Write { reason }
}
