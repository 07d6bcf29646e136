//! Text: glyphs with what they say, so that it can be found and copied.

use std::collections::{BTreeMap, HashMap};

use printpdf::{Codepoint, DictItem, FontId, Op, PdfFontHandle, Pt, TextItem, TextMatrix};
use rustybuzz::ttf_parser::GlyphId;

use super::{Painter, rounded};
use crate::fonts::Face;
use crate::pages::{Glyph, TextRun};

/// What each glyph was first used to say. A PDF font lets a glyph say one
/// thing only; where it says another, the text is written beside it.
#[derive(Default)]
pub(super) struct Letters {
    said: HashMap<(Face, u16), String>,
    widths: HashMap<(Face, u16), f32>,
}

impl Letters {
    /// The faces in use.
    pub(super) fn faces(&self) -> Vec<Face> {
        Face::ALL
            .into_iter()
            .filter(|face| self.said.keys().any(|(used, _)| used == face))
            .collect()
    }

    /// Whether this glyph says just that, here and everywhere else.
    fn says(&mut self, glyph: &Glyph, text: &str) -> bool {
        if glyph.id == 0 || text.is_empty() {
            return false;
        }
        match self.said.get(&(glyph.face, glyph.id)) {
            Some(known) => known == text,
            None => {
                self.said.insert((glyph.face, glyph.id), text.to_owned());
                true
            }
        }
    }

    /// What the glyph says in its font: never nothing, which readers take
    /// for a fault.
    fn in_font(&mut self, glyph: &Glyph, text: &str) -> String {
        let text = if text.is_empty() { "\u{FFFD}" } else { text };
        self.said
            .entry((glyph.face, glyph.id))
            .or_insert_with(|| text.to_owned())
            .clone()
    }

    /// How far a reader moves its pen for the glyph, in thousandths of the
    /// type size: the font table of the PDF holds whole numbers.
    fn width(&mut self, glyph: &Glyph) -> f32 {
        *self
            .widths
            .entry((glyph.face, glyph.id))
            .or_insert_with(|| {
                let Ok(font) = glyph.face.shaping() else {
                    return 0.0;
                };
                let advance = font
                    .glyph_hor_advance(GlyphId(glyph.id))
                    .unwrap_or_default();
                let em = f32::from(rustybuzz::ttf_parser::Face::units_per_em(font));
                (f32::from(advance) * 1000.0 / em).trunc()
            })
    }
}

pub(super) fn paint(painter: &mut Painter, runs: &[TextRun], letters: &mut Letters) {
    painter.push(Op::StartTextSection);
    let mut font = None;
    for run in runs {
        painter.fill(run.ink);
        paint_run(painter, run, letters, &mut font);
    }
    painter.push(Op::EndTextSection);
}

/// A run's glyphs, in stretches that share face and height.
fn paint_run(
    painter: &mut Painter,
    run: &TextRun,
    letters: &mut Letters,
    font: &mut Option<(Face, f32)>,
) {
    let plain = run.glyphs.iter().all(|glyph| {
        let text = said_by(run, glyph);
        letters.says(glyph, text)
    });
    if !plain {
        let mut properties = BTreeMap::new();
        properties.insert(
            "ActualText".to_owned(),
            DictItem::String {
                data: utf16(&run.text),
                literal: false,
            },
        );
        painter.push(Op::BeginMarkedContentWithProperties {
            tag: "Span".to_owned(),
            properties: DictItem::Dict { map: properties },
        });
    }
    let mut pen = run.x;
    let mut at = 0;
    while let Some(first) = run.glyphs.get(at) {
        let same = run.glyphs[at..]
            .iter()
            .take_while(|glyph| glyph.face == first.face && glyph.dy == first.dy)
            .count();
        let stretch = &run.glyphs[at..at + same];
        if *font != Some((first.face, run.size)) {
            *font = Some((first.face, run.size));
            painter.push(Op::SetFont {
                font: PdfFontHandle::External(FontId(first.face.tag().to_owned())),
                size: Pt(run.size),
            });
        }
        let y = painter.y(run.baseline - first.dy * run.size);
        painter.push(Op::SetTextMatrix {
            matrix: TextMatrix::Translate(Pt(rounded(pen)), Pt(y)),
        });
        painter.push(Op::ShowText {
            items: items(run, stretch, letters),
        });
        pen += stretch.iter().map(|glyph| glyph.advance).sum::<f32>() * run.size;
        at += same;
    }
    if !plain {
        painter.push(Op::EndMarkedContentWithProperties);
    }
}

/// The glyphs, and how the pen must be moved between them beyond what the
/// font's widths do: kerning, marks, rounding.
fn items(run: &TextRun, glyphs: &[Glyph], letters: &mut Letters) -> Vec<TextItem> {
    let mut items = Vec::new();
    let mut shown = Vec::new();
    let mut owed = 0.0;
    for glyph in glyphs {
        let before = owed - glyph.dx * 1000.0;
        if before.abs() >= 0.5 {
            if !shown.is_empty() {
                items.push(TextItem::GlyphIds(std::mem::take(&mut shown)));
            }
            items.push(TextItem::Offset(before.round()));
            owed -= before.round();
        }
        let text = letters.in_font(glyph, said_by(run, glyph));
        shown.push(Codepoint::with_cid(glyph.id, 0.0, text));
        // What remains to be moved back after this glyph.
        owed += letters.width(glyph) - glyph.advance * 1000.0;
    }
    items.push(TextItem::GlyphIds(shown));
    items
}

fn said_by<'r>(run: &'r TextRun, glyph: &Glyph) -> &'r str {
    let range = usize::try_from(glyph.from)
        .ok()
        .zip(usize::try_from(glyph.to).ok());
    range
        .and_then(|(from, to)| run.text.get(from..to))
        .unwrap_or_default()
}

/// A PDF text string: big-endian UTF-16 behind its byte order mark.
pub(super) fn utf16(text: &str) -> Vec<u8> {
    [0xFE, 0xFF]
        .into_iter()
        .chain(text.encode_utf16().flat_map(u16::to_be_bytes))
        .collect()
}
