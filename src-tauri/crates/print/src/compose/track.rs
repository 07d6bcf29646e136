//! Hit boxes: in groups of five, with marks at some boxes, such as those at which a unit becomes
//! exhausted or shattered.

use drumhead_vocabulary::sheet::{Track, TrackMark};

use crate::error::{Content, PrintError};
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter, width_of};
use crate::strip::Strip;
use crate::template::{Tick, Tracks};
use crate::wrap::Line;

/// The maximum number of boxes; only a hostile roster has more.
const MOST: u32 = 5_000;
/// The number of boxes in a group.
const FIVE: usize = 5;
/// The space between the bottom of a mark and its label, in points: more than the 1.5 points that
/// every line keeps from text.
const BELOW_MARK: f32 = 1.7;
/// The space between two words on one line, in points.
const BETWEEN_WORDS: f32 = 5.0;
/// The space above and below a row without marks, relative to the white between boxes. Rows are
/// therefore never closer together than boxes.
const ABOVE_ROW: f32 = 0.7;
/// The distance that the line from a mark's bottom extends over a word that had to move aside, in
/// points.
const INTO_WORD: f32 = 5.0;
/// The height of letters above the baseline, relative to the type size.
const ASCENDER: f32 = 0.72;
/// The depth of letters below the baseline, relative to the type size.
const DESCENDER: f32 = 0.24;

/// A word under a row, and its mark.
struct Word {
    mark: f32,
    line: Line,
    width: f32,
    x: f32,
}

/// Composes the rows between two edges, from y = 0.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    number: &str,
    track: &Track,
    (left, right): (f32, f32),
) -> Result<Vec<Strip>, PrintError> {
    if track.boxes > MOST {
        return Err(PrintError::TooMuch {
            what: Content::Boxes(number.to_owned()),
            found: track.boxes.into(),
            limit: MOST.into(),
        });
    }
    let spaces = &setter.layout.track;
    let boxes = usize::try_from(track.boxes).unwrap_or(0);
    let per_row = boxes_per_row(spaces, boxes, right - left);
    let mut strips = Vec::new();
    let mut top = 0.0;
    let mut first = 0;
    while first < boxes {
        let end = boxes.min(first + per_row);
        let row = Row {
            first,
            end,
            left,
            right,
            top,
        };
        let strip = row.compose(setter, track)?;
        top = strip.bottom;
        strips.push(strip);
        first = end;
    }
    Ok(strips)
}

/// Returns the number of boxes in a row: whole groups of five, spread evenly over the rows needed.
fn boxes_per_row(spaces: &Tracks, boxes: usize, width: f32) -> usize {
    let groups = boxes.div_ceil(FIVE).max(1);
    let most = (1..=groups)
        .take_while(|count| {
            group_at(spaces, *count) - spaces.five.get() + spaces.gap.get() <= width
        })
        .last()
        .unwrap_or(1);
    let rows = groups.div_ceil(most);
    groups.div_ceil(rows) * FIVE
}

/// Returns the position of the group with index `place`, relative to the start of the row.
// A track has at most a few thousand boxes, which an f32 counts exactly.
#[allow(clippy::cast_precision_loss)]
fn group_at(spaces: &Tracks, place: usize) -> f32 {
    let five = spaces.side.get() * 5.0 + spaces.gap.get() * 4.0 + spaces.five.get();
    place as f32 * five
}

#[allow(clippy::cast_precision_loss)]
fn box_at(spaces: &Tracks, place: usize) -> f32 {
    let within = (place % FIVE) as f32 * (spaces.side.get() + spaces.gap.get());
    group_at(spaces, place / FIVE) + within
}

/// Some of the boxes, side by side.
struct Row {
    first: usize,
    end: usize,
    left: f32,
    right: f32,
    top: f32,
}

impl Row {
    fn compose(&self, setter: &mut Setter<'_>, track: &Track) -> Result<Strip, PrintError> {
        let layout = setter.layout;
        let spaces = &layout.track;
        let marks = self.marks(track);
        let above = if marks.is_empty() {
            ABOVE_ROW * spaces.gap.get()
        } else {
            spaces.reach.get()
        };
        let upper = self.top + above;
        let lower = upper + spaces.side.get();
        let mut strip = Strip {
            top: self.top,
            bottom: lower + ABOVE_ROW * spaces.gap.get(),
            ..Strip::default()
        };
        for place in self.first..self.end {
            let x = self.left + box_at(spaces, place - self.first);
            let ticked = usize::try_from(track.ticked).is_ok_and(|ticked| place < ticked);
            strip.boxes.push(Frame {
                area: Area {
                    left: x,
                    top: upper,
                    right: x + spaces.side.get(),
                    bottom: lower,
                },
                line: spaces.line.get(),
                ink: Ink(layout.ink.rule.get()),
                fill: match (ticked, spaces.ticked) {
                    (false, _) => Fill::Empty,
                    (true, Tick::Solid) => Fill::Solid,
                    (true, Tick::Crossed) => Fill::Crossed,
                },
            });
        }
        if !marks.is_empty() {
            self.mark(setter, &mut strip, &marks, lower)?;
        }
        Ok(strip)
    }

    /// Returns the row's marks: positions and labels. Labels are joined if marks coincide.
    fn marks(&self, track: &Track) -> Vec<(usize, String)> {
        let mut here: Vec<(usize, String)> = Vec::new();
        let mut sorted: Vec<&TrackMark> = track.marks.iter().collect();
        sorted.sort_by_key(|mark| mark.at);
        for mark in sorted {
            // A mark before the first box or after the last moves to the nearest box, so that it
            // is never lost.
            let at = mark.at.clamp(1, track.boxes);
            let place = usize::try_from(at).unwrap_or(1) - 1;
            if !(self.first..self.end).contains(&place) {
                continue;
            }
            match here.last_mut() {
                Some((last, words)) if *last == place => {
                    words.push_str(", ");
                    words.push_str(&mark.word);
                }
                Some(_) | None => here.push((place, mark.word.clone())),
            }
        }
        here
    }

    fn mark(
        &self,
        setter: &mut Setter<'_>,
        strip: &mut Strip,
        marks: &[(usize, String)],
        lower: f32,
    ) -> Result<(), PrintError> {
        let spaces = &setter.layout.track;
        let style = &setter.layout.styles.mark;
        let ink = Ink(setter.layout.ink.rule.get());
        let foot = lower + spaces.reach.get();
        let half = spaces.mark.get() / 2.0;
        let mut words = Vec::new();
        for (place, text) in marks {
            let x = self.left
                + box_at(spaces, place - self.first)
                + spaces.side.get()
                + spaces.gap.get() / 2.0;
            strip.rules.push(Rule {
                area: Area {
                    left: x - half,
                    right: x + half,
                    top: strip.top,
                    bottom: foot,
                },
                ink,
            });
            for line in setter.lines(style, text, self.right - self.left)? {
                words.push(Word {
                    mark: x,
                    width: width_of(style, &line),
                    line,
                    x: 0.0,
                });
            }
        }
        let size = style.size.get();
        let mut baseline = foot + BELOW_MARK + ASCENDER * size;
        for mut line in lined_up(words, self.right - self.left) {
            spread(&mut line, self.left, self.right);
            for word in line {
                if let Some(area) = aside(&word, foot, spaces.line.get()) {
                    strip.rules.push(Rule { area, ink });
                }
                let edges = (word.x, word.x + word.width);
                strip
                    .text
                    .push(setter.run(style, word.line, edges, Flush::Left, baseline));
            }
            strip.bottom = baseline + DESCENDER * size;
            baseline += style.leading.get();
        }
        Ok(())
    }
}

/// Distributes the words over as many lines as their widths need.
fn lined_up(words: Vec<Word>, width: f32) -> Vec<Vec<Word>> {
    let mut lines: Vec<Vec<Word>> = Vec::new();
    let mut pen = f32::INFINITY;
    for word in words {
        if pen + word.width > width {
            lines.push(Vec::new());
            pen = 0.0;
        }
        pen += word.width + BETWEEN_WORDS;
        if let Some(line) = lines.last_mut() {
            line.push(word);
        }
    }
    lines
}

/// Places words near their marks without overlaps. Words that would overlap form a group, which is
/// centred between their preferred positions.
fn spread(words: &mut [Word], left: f32, right: f32) {
    // Groups of touching words: first word, preferred start, total width.
    let mut stretches: Vec<(usize, f32, f32)> = Vec::new();
    let centred = |start: f32, width: f32| start.min(right - width).max(left);
    for (place, word) in words.iter().enumerate() {
        let mut now = (
            place,
            centred(word.mark - word.width / 2.0, word.width),
            word.width,
        );
        while let Some(&(first, start, width)) = stretches.last() {
            if start + width + BETWEEN_WORDS <= now.1 {
                break;
            }
            stretches.pop();
            // Both groups together, centred between their preferred positions.
            let total = width + BETWEEN_WORDS + now.2;
            let wish = f32::midpoint(start, now.1 - width - BETWEEN_WORDS);
            now = (first, centred(wish, total), total);
        }
        stretches.push(now);
    }
    let mut ends = stretches.iter().skip(1).map(|stretch| stretch.0);
    for &(first, start, _) in &stretches {
        let end = ends.next().unwrap_or(words.len());
        let mut pen = start;
        for word in &mut words[first..end] {
            word.x = pen;
            pen += word.width + BETWEEN_WORDS;
        }
    }
}

/// Returns the line from a mark's bottom to a word that is not directly below it.
fn aside(word: &Word, foot: f32, thickness: f32) -> Option<Area> {
    let inside = INTO_WORD.min(word.width / 2.0);
    let (from, to) = if word.mark < word.x {
        (word.mark, word.x + inside)
    } else if word.mark > word.x + word.width {
        (word.x + word.width - inside, word.mark)
    } else {
        return None;
    };
    Some(Area {
        left: from,
        right: to,
        top: foot - thickness,
        bottom: foot,
    })
}
