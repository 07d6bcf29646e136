//! The glyphs of a document, and their text.

use crate::error::PrintError;
use crate::fonts::Face;
use crate::pages::{Glyph, Pages, TextRun};

use rustybuzz::ttf_parser::GlyphId;

/// The maximum length, in UTF-16 units, of a glyph's text in a font; longer text is written with
/// its glyphs, as some PDF readers ignore it in a font.
const LONGEST: usize = 4;

/// A glyph in the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter<'p> {
    /// The first of the glyph's texts that a font can express. A PDF font has only one text per
    /// glyph; any other text is written with the glyph.
    pub(super) text: Option<&'p str>,
    /// The code in the subset.
    pub(super) code: u16,
    /// The advance that a PDF reader applies, in thousandths of the type size.
    pub(super) width: f32,
}

/// The glyphs in use, by face and id.
pub(super) struct Letters<'p> {
    faces: [Vec<Option<Letter<'p>>>; Face::ALL.len()],
}

impl<'p> Letters<'p> {
    /// Returns the glyphs of all pages, without codes yet.
    pub(super) fn met_on(pages: &'p Pages) -> Self {
        let mut letters = Self {
            faces: [const { Vec::new() }; Face::ALL.len()],
        };
        for run in pages.pages.iter().flat_map(|page| &page.text) {
            for glyph in &run.glyphs {
                letters.meet(glyph, glyph_text(run, glyph));
            }
        }
        letters
    }

    fn meet(&mut self, glyph: &Glyph, text: &'p str) {
        let face = &mut self.faces[glyph.face as usize];
        let place = usize::from(glyph.id);
        if face.len() <= place {
            face.resize(place + 1, None);
        }
        let letter = face[place].get_or_insert(Letter {
            text: None,
            code: 0,
            width: 0.0,
        });
        if letter.text.is_none() && glyph.id != 0 {
            let is_expressible = !text.is_empty() && text.encode_utf16().count() <= LONGEST;
            letter.text = is_expressible.then_some(text);
        }
    }

    /// Returns a face's glyphs in use, by id.
    pub(super) fn of(&self, face: Face) -> impl Iterator<Item = (u16, &Letter<'p>)> {
        (0..=u16::MAX)
            .zip(&self.faces[face as usize])
            .filter_map(|(id, letter)| letter.as_ref().map(|letter| (id, letter)))
    }

    /// Sets the widths of a face's glyphs, and their codes in the subset.
    pub(super) fn number(
        &mut self,
        face: Face,
        code: impl Fn(u16) -> Option<u16>,
    ) -> Result<(), PrintError> {
        let font = face.shaping()?;
        // `deref` selects the parser's method, which returns u16.
        let em = f32::from(rustybuzz::ttf_parser::Face::units_per_em(font));
        for (id, letter) in (0..=u16::MAX).zip(&mut self.faces[face as usize]) {
            if let Some(letter) = letter {
                letter.code = code(id).unwrap_or(0);
                let advance = font.glyph_hor_advance(GlyphId(id)).unwrap_or_default();
                letter.width = f32::from(advance) * 1000.0 / em;
            }
        }
        Ok(())
    }

    /// Returns a glyph in use.
    pub(super) fn get(&self, glyph: &Glyph) -> Option<&Letter<'p>> {
        self.faces[glyph.face as usize]
            .get(usize::from(glyph.id))
            .and_then(Option::as_ref)
    }

    /// Whether the glyph's font gives exactly this text for it.
    pub(super) fn has_text(&self, glyph: &Glyph, text: &str) -> bool {
        self.get(glyph)
            .is_some_and(|letter| letter.text == Some(text))
    }
}

/// Returns the text of a glyph.
pub(super) fn glyph_text<'r>(run: &'r TextRun, glyph: &Glyph) -> &'r str {
    let range = usize::try_from(glyph.from)
        .ok()
        .zip(usize::try_from(glyph.to).ok());
    range
        .and_then(|(from, to)| run.text.get(from..to))
        .unwrap_or_default()
}
