//! Breaks a paragraph into lines.
//!
//! All breaks of a paragraph are chosen together, so that the lines are few and of similar length,
//! and end between phrases where possible. A middle dot between spaces separates phrases and is
//! left out at the end of a line. A word wider than the column is broken between letters, without
//! hyphenation.

use std::borrow::Cow;
use std::rc::Rc;

use unicode_bidi::ParagraphBidiInfo;
use unicode_linebreak::linebreaks;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::PrintError;
use crate::memory::Memory;
use crate::quotes::typographic;
use crate::shape::{Shaped, Shaper, Voice, byte};

/// A line: its text in reading order and its glyphs from left to right.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) shaped: Shaped,
}

/// An unbreakable stretch of text, and the white after it.
#[derive(Clone, Copy, Debug)]
struct Piece {
    from: usize,
    /// The end of the ink and the start of the white.
    to: usize,
    width: f32,
    white: f32,
    /// Whether the piece separates phrases, and vanishes at the end of a line.
    dot: bool,
    /// Whether the piece ends with a comma or semicolon.
    comma: bool,
}

/// Text to be set, split into the pieces of lines.
pub(crate) struct Paragraph {
    /// The text, trimmed and without control characters.
    text: String,
    pieces: Vec<Piece>,
    /// Whether any part of the text reads from right to left.
    leftward: bool,
}

impl Paragraph {
    fn of(shaper: &mut Shaper, voice: Voice, text: &str) -> Result<Self, PrintError> {
        let text = cleaned(text).trim().to_owned();
        let leftward = has_leftward(&text);
        let bidi = leftward.then(|| ParagraphBidiInfo::new(&text, None));
        let pieces = pieces(shaper, voice, &text, bidi.as_ref())?;
        Ok(Self {
            text,
            pieces,
            leftward,
        })
    }
}

/// The number of cache entries, a few megabytes, above which the cache is cleared.
const MOST_TEXTS: usize = 5_000;

/// Breaks text into lines, with a cache of its pieces.
#[derive(Default)]
pub(crate) struct Wrapper {
    shaper: Shaper,
    texts: Memory<Voice, Paragraph>,
}

/// The cost of each line: so high that fewer lines win.
const PER_LINE: f32 = 100.0;
/// The bonus for ending a line between phrases.
const BETWEEN_PHRASES: f32 = 0.35;
/// The bonus for ending a line after a comma or semicolon: `close order, / 10 wide` instead of
/// `close / order, 10 wide`.
const BEHIND_COMMA: f32 = 0.03;
/// The share of the column below which a last line has a cost, and the maximum of that cost.
const SHORT: (f32, f32) = (0.34, 0.4);
/// The rounding allowed in a full line, relative to the type size.
const ROUNDING: f32 = 0.001;

impl Wrapper {
    /// Clears the caches if they have too many entries.
    pub(crate) fn forget_too_many(&mut self) {
        self.shaper.forget_too_many();
        self.texts.forget_more_than(MOST_TEXTS);
    }

    /// Returns the text in pieces, from the cache if possible. The pieces depend neither on the
    /// column nor on the size, so the same pieces serve to measure a text for its table, to try a
    /// size, and to set it.
    fn paragraph(&mut self, voice: Voice, text: &str) -> Result<Rc<Paragraph>, PrintError> {
        if let Some(known) = self.texts.of(&voice, text) {
            return Ok(known);
        }
        let paragraph = Rc::new(Paragraph::of(&mut self.shaper, voice, text)?);
        self.texts.keep(voice, text, &paragraph);
        Ok(paragraph)
    }

    /// Breaks `text` into lines no wider than `measure`, relative to the type size, unless a single
    /// letter is wider. Blank text has no lines.
    pub(crate) fn wrap(
        &mut self,
        voice: Voice,
        text: &str,
        measure: f32,
    ) -> Result<Vec<Line>, PrintError> {
        let paragraph = self.paragraph(voice, text)?;
        let shaper = &mut self.shaper;
        let text = paragraph.text.as_str();
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let bidi = (paragraph.leftward).then(|| ParagraphBidiInfo::new(text, None));
        let mut pieces = Cow::Borrowed(&paragraph.pieces);
        if pieces.iter().any(|piece| piece.width > measure) {
            let cut = broken_up(shaper, voice, text, measure, &pieces, bidi.as_ref())?;
            pieces = Cow::Owned(cut);
        }
        let breaks = if fits_a_line(&pieces, measure) {
            vec![(0, pieces.len())]
        } else {
            breaks(&pieces, measure)
        };
        breaks
            .into_iter()
            .map(|(first, last)| {
                let line = &pieces[first..last];
                match &bidi {
                    None => level_line(shaper, voice, text, line),
                    Some(bidi) => mixed_line(shaper, voice, text, line, bidi),
                }
            })
            .collect()
    }

    /// Returns the width of the text on one line, however long.
    pub(crate) fn natural_width(&mut self, voice: Voice, text: &str) -> Result<f32, PrintError> {
        let paragraph = self.paragraph(voice, text)?;
        if paragraph.leftward {
            let lines = self.wrap(voice, text, f32::MAX)?;
            return Ok(lines.first().map_or(0.0, |line| line.shaped.width));
        }
        let mut wide = 0.0;
        let mut white = 0.0;
        for piece in &paragraph.pieces {
            wide += white;
            wide += piece.width;
            white = piece.white;
        }
        Ok(wide)
    }
}

/// Whether a character sets or ends the direction of the text around it. A first-strong isolate
/// (U+2068) is not among them: sentences have it around names, which might read from right to left.
const fn sets_direction(char: char) -> bool {
    matches!(char, '\u{202A}'..='\u{202E}' | '\u{2066}' | '\u{2067}')
}

/// Cleans text: line ends and tabs become spaces, and other control characters become the
/// replacement character. Direction controls are removed. Quotation marks become typographic.
pub(crate) fn cleaned(text: &str) -> Cow<'_, str> {
    if !text
        .chars()
        .any(|char| char.is_control() || sets_direction(char))
    {
        return typographic(Cow::Borrowed(text));
    }
    let own = text.chars().filter(|char| !sets_direction(*char));
    let clean = own.map(|char| match char {
        _ if !char.is_control() => char,
        _ if char.is_whitespace() => ' ',
        _ => char::REPLACEMENT_CHARACTER,
    });
    typographic(Cow::Owned(clean.collect()))
}

/// Whether any part of the text reads from right to left, or might do so.
fn has_leftward(text: &str) -> bool {
    !text.is_ascii()
        && text.chars().any(|char| {
            matches!(char, '\u{590}'..='\u{8FF}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
                | '\u{2066}'..='\u{2069}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
                | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
        })
}

fn pieces(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    bidi: Option<&ParagraphBidiInfo<'_>>,
) -> Result<Vec<Piece>, PrintError> {
    let mut pieces = Vec::new();
    let mut from = 0;
    for (next, _) in linebreaks(text) {
        if weighs(&text[..next], &text[next..]) {
            continue;
        }
        let segment = &text[from..next];
        let ink = segment.trim_end();
        let to = from + ink.len();
        pieces.push(Piece {
            from,
            to,
            width: width(shaper, voice, text, from, to, bidi)?,
            white: width(shaper, voice, text, to, next, None)?,
            dot: ink == "·",
            comma: ink.ends_with([',', ';']),
        });
        from = next;
    }
    Ok(pieces)
}

/// Whether these two strings are a number and its unit: `6-pounder`.
fn weighs(before: &str, after: &str) -> bool {
    let number = before.strip_suffix('-');
    number.is_some_and(|it| it.ends_with(|last: char| last.is_ascii_digit()))
        && after.starts_with(char::is_alphabetic)
}

fn width(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    from: usize,
    to: usize,
    bidi: Option<&ParagraphBidiInfo<'_>>,
) -> Result<f32, PrintError> {
    let leftward = bidi.is_some_and(|bidi| {
        bidi.levels
            .get(from)
            .is_some_and(unicode_bidi::Level::is_rtl)
    });
    let voice = Voice { leftward, ..voice };
    Ok(shaper.shape(voice, &text[from..to])?.width)
}

/// Returns the pieces; a piece wider than the column is broken between letters.
fn broken_up(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    measure: f32,
    pieces: &[Piece],
    bidi: Option<&ParagraphBidiInfo<'_>>,
) -> Result<Vec<Piece>, PrintError> {
    let mut cut = Vec::new();
    for piece in pieces {
        if piece.width <= measure {
            cut.push(*piece);
            continue;
        }
        let mut from = piece.from;
        while from < piece.to {
            let (to, width) = fitting(shaper, voice, text, from, piece.to, measure, bidi)?;
            cut.push(Piece {
                from,
                to,
                width,
                white: if to == piece.to { piece.white } else { 0.0 },
                dot: false,
                comma: piece.comma && to == piece.to,
            });
            from = to;
        }
    }
    Ok(cut)
}

/// Returns the end of the letters from `from` that fit in the column, at least one, and their
/// width.
fn fitting(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    from: usize,
    end: usize,
    measure: f32,
    bidi: Option<&ParagraphBidiInfo<'_>>,
) -> Result<(usize, f32), PrintError> {
    let ends: Vec<usize> = text[from..end]
        .grapheme_indices(true)
        .map(|(at, letter)| from + at + letter.len())
        .collect();
    // Bisection: the widest prefix that fits, counted in letters.
    let (mut fits, mut over) = (1, ends.len() + 1);
    while over - fits > 1 {
        let middle = fits.midpoint(over);
        if width(shaper, voice, text, from, ends[middle - 1], bidi)? <= measure {
            fits = middle;
        } else {
            over = middle;
        }
    }
    let to = ends.get(fits - 1).copied().unwrap_or(end);
    Ok((to, width(shaper, voice, text, from, to, bidi)?))
}

/// Whether all pieces fit on one line: then no other way is cheaper.
fn fits_a_line(pieces: &[Piece], measure: f32) -> bool {
    let white = pieces.last().map_or(0.0, |last| last.white);
    let wide: f32 = pieces.iter().map(|piece| piece.width + piece.white).sum();
    wide - white <= measure
}

/// Returns the lines as ranges of pieces: the cheapest way to set the paragraph.
fn breaks(pieces: &[Piece], measure: f32) -> Vec<(usize, usize)> {
    let count = pieces.len();
    let mut cheapest = vec![(f32::INFINITY, 0); count + 1];
    cheapest[0] = (0.0, 0);
    for first in 0..count {
        let start = cheapest[first].0;
        if !start.is_finite() {
            continue;
        }
        let mut pen = 0.0;
        for last in first..count {
            let piece = pieces[last];
            let end = last + 1;
            // A middle dot at the end of a line is not printed.
            let set = if piece.dot && last > first && end < count {
                pen - pieces[last - 1].white
            } else {
                pen + piece.width
            };
            if set > measure + ROUNDING && last > first {
                break;
            }
            pen += piece.width + piece.white;
            if pieces.get(end).is_some_and(|next| next.dot) {
                continue; // no line begins with a dot
            }
            let cost = start + cost(set, measure, piece, end == count, first == 0);
            if cost < cheapest[end].0 {
                cheapest[end] = (cost, first);
            }
        }
    }
    let mut lines = Vec::new();
    let mut end = count;
    while end > 0 {
        let first = cheapest[end].1;
        lines.push((first, end));
        end = first;
    }
    lines.reverse();
    lines
}

fn cost(set: f32, measure: f32, ends: Piece, last: bool, first: bool) -> f32 {
    let empty = ((measure - set) / measure).clamp(0.0, 1.0);
    let penalty = match (last, ends.dot, ends.comma) {
        (true, ..) if !first => SHORT.1 * (1.0 - (1.0 - empty) / SHORT.0).max(0.0),
        (true, ..) => 0.0,
        (false, true, _) => empty * empty - BETWEEN_PHRASES,
        (false, false, true) => empty * empty - BEHIND_COMMA,
        (false, false, false) => empty * empty,
    };
    PER_LINE + penalty
}

/// Returns a line's pieces, without the final separating dot if another line follows.
fn without_dot<'p>(text: &str, line: &'p [Piece]) -> &'p [Piece] {
    match line {
        [rest @ .., dot] if dot.dot && !rest.is_empty() && dot.to < text.len() => rest,
        _ => line,
    }
}

/// Returns a line of text that runs from left to right throughout.
fn level_line(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    line: &[Piece],
) -> Result<Line, PrintError> {
    let line = without_dot(text, line);
    let mut shaped = Shaped::default();
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return Ok(Line::default());
    };
    for (place, piece) in line.iter().enumerate() {
        let word = shaper.shape(voice, &text[piece.from..piece.to])?;
        shaped.append(&word, byte(piece.from - first.from));
        if let Some(next) = line.get(place + 1)
            && next.from > piece.to
        {
            let white = shaper.shape(voice, &text[piece.to..next.from])?;
            shaped.append(&white, byte(piece.to - first.from));
        }
    }
    Ok(Line {
        text: text[first.from..last.to].to_owned(),
        shaped,
    })
}

/// Returns a line with mixed directions: its runs in visual order.
fn mixed_line(
    shaper: &mut Shaper,
    voice: Voice,
    text: &str,
    line: &[Piece],
    bidi: &ParagraphBidiInfo<'_>,
) -> Result<Line, PrintError> {
    let line = without_dot(text, line);
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return Ok(Line::default());
    };
    let range = first.from..last.to;
    let (levels, runs) = bidi.visual_runs(range.clone());
    let mut shaped = Shaped::default();
    for run in runs {
        let leftward = levels
            .get(run.start)
            .is_some_and(unicode_bidi::Level::is_rtl);
        let part = shaper.shape(Voice { leftward, ..voice }, &text[run.clone()])?;
        shaped.append(&part, byte(run.start - range.start));
    }
    Ok(Line {
        text: text[range].to_owned(),
        shaped,
    })
}
