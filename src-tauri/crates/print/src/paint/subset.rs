//! Subsets a font to the glyphs of a document with allsorts, as printpdf's `subset_font` does.
//!
//! `subset_font` itself needs printpdf's layout engine, which takes longer to compile than the whole
//! print crate (decision record 16).

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile};

use crate::error::PrintError;

/// A font program with some glyphs of a face.
pub(super) struct Subset {
    /// The font program.
    pub(super) bytes: Vec<u8>,
    /// Pairs of glyph ids: in the face, in the subset.
    pub(super) codes: Vec<(u16, u16)>,
}

/// The face reduced to the glyphs `ids`, which must be sorted.
///
/// # Errors
/// The bytes are not a font, or a glyph is missing from it.
pub(super) fn subset(face: &[u8], ids: &[u16]) -> Result<Subset, PrintError> {
    // Glyph 0, for missing characters, always comes first.
    let kept: Vec<u16> = std::iter::once(0)
        .chain(ids.iter().copied().filter(|id| *id != 0))
        .collect();
    let file = ReadScope::new(face)
        .read::<FontData<'_>>()
        .map_err(failed)?;
    let tables = file.table_provider(0).map_err(failed)?;
    let cut = allsorts::subset::subset(&tables, &kept, &SubsetProfile::Pdf, CmapTarget::Unicode);
    let codes = kept.iter().copied().zip(0..);
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
