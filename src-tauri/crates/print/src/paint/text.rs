//! Text: glyphs with their text, so that it can be searched and copied.
//!
//! PDF readers group letters into words by position, and reverse right-to-left words themselves.
//! Glyphs are therefore written in visual order, but words in reading order.

use super::content::Content;
use super::letters::{Letters, glyph_text};
use crate::pages::{Glyph, TextRun};

/// Glyphs of a run that are written together.
struct Part {
    /// The index of the first glyph and the index after the last.
    glyphs: (usize, usize),
    /// The position of the first glyph, in points.
    x: f32,
    /// The start and end of the glyphs' text, in bytes.
    text: (u32, u32),
    leftward: bool,
    /// Whether the font has the text of these glyphs.
    plain: bool,
}

pub(super) fn paint(content: &mut Content, runs: &[TextRun], letters: &Letters<'_>) {
    content.begin_text();
    let mut parts = Vec::new();
    for run in runs {
        content.fill(run.ink);
        part(&mut parts, run, letters);
        if parts.iter().any(|part: &Part| part.leftward) {
            parts.sort_by_key(|part| read_at(run, part));
        }
        for part in parts.drain(..) {
            paint_part(content, run, &part, letters);
        }
    }
    content.end_text();
}

/// Splits a run's glyphs: separates glyphs whose text is in the font from the others, and
/// right-to-left words from each other.
fn part(parts: &mut Vec<Part>, run: &TextRun, letters: &Letters<'_>) {
    let mut x = run.x;
    let mut at = 0;
    while let Some(first) = run.glyphs.get(at) {
        // A cluster: a glyph with text, and the glyphs that belong to it.
        let cluster = &run.glyphs[at..];
        let count = cluster
            .iter()
            .take_while(|glyph| glyph.from == first.from)
            .count();
        let cluster = &cluster[..count];
        let to = cluster.iter().map(|glyph| glyph.to).max();
        let now = Part {
            glyphs: (at, at + count),
            x,
            text: (first.from, to.unwrap_or(first.from)),
            leftward: first.leftward,
            plain: count == 1 && letters.has_text(first, glyph_text(run, first)),
        };
        let space = |part: &Part| text_of(run, part).trim().is_empty();
        match parts.last_mut() {
            Some(last) if last.plain == now.plain && !last.leftward && !now.leftward => {
                last.glyphs.1 = now.glyphs.1;
                last.text.1 = now.text.1;
            }
            Some(last)
                if last.plain
                    && now.plain
                    && last.leftward
                    && now.leftward
                    && !space(last)
                    && !space(&now) =>
            {
                last.glyphs.1 = now.glyphs.1;
                last.text.0 = now.text.0;
            }
            Some(_) | None => parts.push(now),
        }
        x += cluster.iter().map(|glyph| glyph.advance).sum::<f32>() * run.size;
        at += count;
    }
}

/// Returns a part's position in reading order; the parts of a right-to-left word stay together.
fn read_at(run: &TextRun, part: &Part) -> usize {
    let from = usize::try_from(part.text.0).unwrap_or(usize::MAX);
    let before = run.text.get(..from).unwrap_or_default();
    match before.rfind(char::is_whitespace) {
        Some(space) if part.leftward => space + 1,
        None if part.leftward => 0,
        Some(_) | None => from,
    }
}

fn text_of<'r>(run: &'r TextRun, part: &Part) -> &'r str {
    let range = usize::try_from(part.text.0)
        .ok()
        .zip(usize::try_from(part.text.1).ok());
    range
        .and_then(|(from, to)| run.text.get(from..to))
        .unwrap_or_default()
}

fn paint_part(content: &mut Content, run: &TextRun, part: &Part, letters: &Letters<'_>) {
    if !part.plain {
        content.begin_saying(text_of(run, part));
    }
    let mut x = part.x;
    let mut rest = &run.glyphs[part.glyphs.0..part.glyphs.1];
    while let Some(first) = rest.first() {
        // Face and rise are set once for consecutive glyphs that share them.
        let same = rest
            .iter()
            .take_while(|glyph| glyph.face == first.face && glyph.dy == first.dy)
            .count();
        let (now, later) = rest.split_at(same);
        rest = later;
        content.font(first.face as usize, run.size);
        content.text_at(x, run.baseline - first.dy * run.size);
        show(content, now, letters);
        x += now.iter().map(|glyph| glyph.advance).sum::<f32>() * run.size;
    }
    if !part.plain {
        content.end_saying();
    }
}

/// Writes the glyphs, and moves the pen where the font's widths alone would misplace a glyph: for
/// kerning and for marks.
fn show(content: &mut Content, glyphs: &[Glyph], letters: &Letters<'_>) {
    content.begin_glyphs();
    let mut carried = 0.0;
    for glyph in glyphs {
        let before = carried - glyph.dx * 1000.0;
        if before.abs() >= 0.5 {
            // Kerning is at most a few times the type size, so thousandths fit.
            #[allow(clippy::cast_possible_truncation)]
            content.back(before.round() as i32);
            carried -= before.round();
        }
        if let Some(letter) = letters.get(glyph) {
            content.glyph(letter.code);
            // The remaining movement after this glyph.
            carried += letter.width - glyph.advance * 1000.0;
        }
    }
    content.end_glyphs();
}
