//! Small figures of hexes: a unit and the hexes around it, distinguished by words and by the
//! density of their shading.
//!
//! Lengths of a figure are relative to the distance from a hex's centre to its corners, until the
//! figure is drawn.

use drumhead_vocabulary::sheet::{FigureHex, HexFigure, Shade};

use super::drawing::stroke;
use super::hexes::{Point, corners_of, out_of};
use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Strip, extent};

/// The square root of three: the distance between opposite sides of a hex, relative to the
/// distance from its centre to a corner.
const WIDE: f32 = 1.732_050_8;
/// The minimum size of a hex, in points.
const SMALLEST: f32 = 13.0;
/// The space between a word and the sides of its hex, left and right together, in points.
const ROUND_WORDS: f32 = 6.0;
/// The space above and below the figures, between a figure and its caption below, and between two
/// rows, in points.
const CLEAR: f32 = 3.0;
/// The space between a figure and a caption on its right, in points.
const BESIDE: f32 = 7.0;
/// The maximum and the minimum width of a caption beside its figure, in ems.
const CAPTION: (f32, f32) = (15.0, 8.0);
/// The space between two figures, in points.
const BETWEEN: f32 = 10.0;
/// The space between words and the lines of shading above and below, in points.
const ABOVE_WORDS: f32 = 2.0;
/// The space between lines of shading and the hex's outline, in points.
const INSET: f32 = 1.2;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    figures: &[HexFigure],
    inside: &Area,
) -> Result<Block, PrintError> {
    let size = size_of(setter, figures)?;
    let mut strips: Vec<Strip> = Vec::new();
    let (mut left, mut top) = (inside.left, 0.0);
    let mut row = Strip::default();
    for figure in figures {
        let drawn = Drawn::new(figure, size);
        let em = setter.layout.styles.note.size.get();
        let natural = setter.width(&setter.layout.styles.note, &figure.caption)? + 1.0;
        let beside = (inside.width() - drawn.width - BESIDE)
            .min(CAPTION.0 * em)
            .min(natural);
        let beside = (beside >= natural.min(CAPTION.1 * em)).then_some(beside);
        let width = drawn.width + beside.map_or(0.0, |beside| BESIDE + beside);
        if left > inside.left && left + width > inside.right {
            top = row.bottom + CLEAR;
            left = inside.left;
            strips.push(std::mem::take(&mut row));
        }
        if left <= inside.left {
            (row.top, row.bottom) = (top, top);
        }
        drawn.put(setter, (left, top), beside, &mut row)?;
        left += width + BETWEEN;
    }
    strips.push(row);
    let height = extent(&strips).map_or(0.0, |(_, bottom)| bottom);
    Ok(Block {
        before: setter.layout.table.before.get() + CLEAR,
        strips,
        height: height + CLEAR,
        ..Block::default()
    })
}

/// Returns the size of the hexes: large enough for the longest word, and for a line per word.
fn size_of(setter: &mut Setter<'_>, figures: &[HexFigure]) -> Result<f32, PrintError> {
    let style = &setter.layout.styles.cell;
    let hexes = figures.iter().flat_map(|figure| &figure.hexes);
    let (mut widest, mut lines) = (0.0_f32, 1.0_f32);
    for hex in hexes {
        let mut words = 0.0;
        for word in hex.text.split_whitespace() {
            widest = widest.max(setter.width(style, word)?);
            words += 1.0;
        }
        lines = lines.max(words);
    }
    // The hex is large enough for shading above the words, and keeps the words' corners clear of
    // the sloping sides.
    let least = SMALLEST.max(style.leading.get() * (0.5 + 0.75 * lines));
    Ok(least.max((widest + ROUND_WORDS) / WIDE))
}

/// A figure with its measures, in points.
struct Drawn<'f> {
    figure: &'f HexFigure,
    size: f32,
    width: f32,
    height: f32,
    /// The centre of the unit's hex.
    unit: Point,
}

impl<'f> Drawn<'f> {
    fn new(figure: &'f HexFigure, size: f32) -> Self {
        let (half_wide, half_high) = if figure.pointed {
            (WIDE / 2.0, 1.0)
        } else {
            (1.0, WIDE / 2.0)
        };
        let (mut left, mut right, mut top, mut bottom) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        for hex in &figure.hexes {
            let (x, y) = place(figure, hex);
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        Self {
            figure,
            size,
            width: (right - left + 2.0 * half_wide) * size,
            height: (bottom - top + 2.0 * half_high) * size,
            unit: ((half_wide - left) * size, (half_high - top) * size),
        }
    }

    /// Draws the figure with its upper left corner at this point, and the caption on its right if
    /// `beside` is a width, otherwise below.
    fn put(
        &self,
        setter: &mut Setter<'_>,
        (left, top): Point,
        beside: Option<f32>,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let unit = (left + self.unit.0, top + self.unit.1);
        for hex in &self.figure.hexes {
            let (x, y) = place(self.figure, hex);
            let middle = (unit.0 + x * self.size, unit.1 + y * self.size);
            self.hex(setter, hex, middle, strip)?;
        }
        self.counter(setter, unit, strip);
        let style = &setter.layout.styles.note;
        let (from, width, down) = match beside {
            Some(width) => (left + self.width + BESIDE, width, top + CLEAR),
            None => (left, self.width, top + self.height + CLEAR),
        };
        let lines = setter.lines(style, &self.figure.caption, width)?;
        let caption = setter.stack(style, lines, (from, from + width), Flush::Left, down);
        let bottom = extent(&caption)
            .map_or(down, |(_, bottom)| bottom)
            .max(top + self.height);
        strip
            .text
            .extend(caption.into_iter().flat_map(|it| it.text));
        strip.bottom = strip.bottom.max(bottom);
        Ok(())
    }

    /// Draws a hex: its outline, its shading, its words.
    fn hex(
        &self,
        setter: &mut Setter<'_>,
        hex: &FigureHex,
        middle: Point,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let layout = setter.layout;
        let line = (layout.rules.thin.get(), Ink(layout.ink.rule.get()));
        strip.strokes.push(self.outline(middle, line));
        let style = &layout.styles.cell;
        let room = (WIDE * self.size - ROUND_WORDS).max(1.0);
        let lines = setter.lines(style, &hex.text, room)?;
        let stacked = setter.stack(style, lines, (0.0, room), Flush::Centre, 0.0);
        let high = extent(&stacked).map_or(0.0, |(_, bottom)| bottom);
        let every = match hex.shade {
            Shade::Open => None,
            Shade::Light => Some(3.2),
            Shade::Dark => Some(1.6),
        };
        if let Some(every) = every {
            let hair = (layout.rules.hair.get(), Ink(layout.ink.hair.get()));
            self.shade(middle, high / 2.0 + ABOVE_WORDS, every, hair, strip);
        }
        for mut word in stacked {
            word.shift(middle.0 - room / 2.0, middle.1 - high / 2.0);
            strip.text.append(&mut word.text);
        }
        Ok(())
    }

    fn outline(&self, middle: Point, line: (f32, Ink)) -> crate::pages::Stroke {
        let mut points = corners_of(middle, self.figure.pointed, self.size).to_vec();
        points.extend(points.first().copied());
        stroke(points, line)
    }

    /// Draws horizontal lines at the distance `every` from each other, above and below the words.
    fn shade(&self, (x, y): Point, words: f32, every: f32, line: (f32, Ink), strip: &mut Strip) {
        let mut away = words;
        loop {
            // Half the hex's width at this height.
            let half = if self.figure.pointed {
                (WIDE / 2.0 * self.size).min(WIDE * (self.size - away))
            } else if away < WIDE / 2.0 * self.size {
                self.size - away / WIDE
            } else {
                0.0
            };
            let half = half - INSET;
            if half <= 0.0 {
                return;
            }
            for y in [y - away, y + away] {
                strip
                    .strokes
                    .push(stroke(vec![(x - half, y), (x + half, y)], line));
            }
            away += every;
        }
    }

    /// Draws the unit: a box in a hex with a heavier outline, with a wedge for its facing.
    fn counter(&self, setter: &Setter<'_>, middle: Point, strip: &mut Strip) {
        let layout = setter.layout;
        let ink = Ink(layout.ink.rule.get());
        let thin = (layout.rules.thin.get(), ink);
        strip
            .strokes
            .push(self.outline(middle, (layout.rules.thick.get(), ink)));
        let half = 0.34 * self.size;
        let (x, y) = middle;
        strip.boxes.push(Frame {
            area: Area {
                left: x - half,
                right: x + half,
                top: y - half,
                bottom: y + half,
            },
            line: thin.0,
            ink,
            fill: Fill::Empty,
        });
        let hour = f32::from(self.figure.facing);
        let at = |hour: f32, far: f32| out_of(middle, hour, far * self.size);
        let wedge = vec![at(hour - 1.1, 0.52), at(hour, 0.8), at(hour + 1.1, 0.52)];
        strip.strokes.push(stroke(wedge, (thin.0 * 1.6, ink)));
    }
}

/// Returns the position of a hex's centre relative to the unit's.
fn place(figure: &HexFigure, hex: &FigureHex) -> Point {
    let (right, down) = (f32::from(hex.at.0), f32::from(hex.at.1));
    if figure.pointed {
        (WIDE * (right + down / 2.0), 1.5 * down)
    } else {
        (1.5 * right, WIDE * (down + right / 2.0))
    }
}
