//! Text: glyphs with what they say, so that it can be found and copied.
//!
//! Readers put letters into words by where they stand, and turn words that
//! are read from right to left themselves. So glyphs are written as they are
//! seen, but words in the order in which they are read.

use super::content::Content;
use super::letters::{Letters, said_by};
use crate::pages::{Glyph, TextRun};

/// Glyphs of a run that are written together.
struct Part {
    /// The first glyph and the one behind the last.
    glyphs: (usize, usize),
    /// Where the first stands.
    x: f32,
    /// Where their text starts and ends, in bytes.
    text: (u32, u32),
    leftward: bool,
    /// Whether the font tells what they say.
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

/// Parts a run's glyphs: what the font tells from what it does not, and words
/// that are read from right to left from each other.
fn part(parts: &mut Vec<Part>, run: &TextRun, letters: &Letters<'_>) {
    let mut x = run.x;
    let mut at = 0;
    while let Some(first) = run.glyphs.get(at) {
        // A cluster: a glyph that speaks, and those that only belong to it.
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
            plain: count == 1 && letters.says(first, said_by(run, first)),
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

/// Where in the text a part is read; the parts of a word that is read from
/// right to left stay together.
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
        // A face and a height are set for glyphs together.
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

/// The glyphs, and how the pen must be moved between them beyond what the
/// font's widths do: kerning, marks.
fn show(content: &mut Content, glyphs: &[Glyph], letters: &Letters<'_>) {
    content.begin_glyphs();
    let mut owed = 0.0;
    for glyph in glyphs {
        let before = owed - glyph.dx * 1000.0;
        if before.abs() >= 0.5 {
            // Kerning is a part of the type size, of a thousand thousandths.
            #[allow(clippy::cast_possible_truncation)]
            content.back(before.round() as i32);
            owed -= before.round();
        }
        if let Some(letter) = letters.get(glyph) {
            content.glyph(letter.code);
            // What remains to be moved back after this glyph.
            owed += letter.width - glyph.advance * 1000.0;
        }
    }
    content.end_glyphs();
}
