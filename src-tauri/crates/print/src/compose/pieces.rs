//! Labels and markers: rows of small pieces, each with a line to cut along. Text that does
//! not fit a piece is set smaller, then shortened.

use drumhead_vocabulary::sheet::{Piece, PieceKind};

use super::card::shortened;
use crate::error::{Content, PrintError};
use crate::pages::{Area, Fill, Frame, Ink, Ring};
use crate::setter::{Flush, Setter, width_of};
use crate::strip::{Block, Strip};
use crate::template::{Cuts, MarkerShape, Style};
use crate::wrap::Line;

/// The maximum number of pieces; a larger number is a mistake.
const MOST: u64 = 20_000;
/// The space between a label's number and its name, in points.
const BESIDE: f32 = 4.5;
/// The share of a state marker's width available for text.
const CHORD: f32 = 0.88;

/// A piece's outline, with its upper left corner at the origin.
struct Shape {
    width: f32,
    height: f32,
    round: bool,
}

pub(super) fn compose(
    setter: &mut Setter<'_>,
    pieces: &[Piece],
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let Some(cuts) = layout.cut.as_ref() else {
        return Err(PrintError::NoSize {
            size: "label".to_owned(),
        });
    };
    let gap = cuts.clear.get();
    let mut strips: Vec<Strip> = Vec::new();
    let mut pen = f32::INFINITY;
    let mut made = 0_u64;
    for piece in pieces {
        let (shape, most) = shape(cuts, piece.what, inside.width())?;
        for _ in 0..piece.count.min(most) {
            made += 1;
            if made > MOST {
                return Err(PrintError::TooMuch {
                    what: Content::Pieces,
                    found: made,
                    limit: MOST,
                });
            }
            // The tolerance is for rounding, so that pieces that fill a row exactly fit.
            if pen + shape.width > inside.right + 0.01 {
                let top = strips.last().map_or(0.0, |strip| strip.bottom + gap);
                strips.push(Strip {
                    top,
                    bottom: top,
                    ..Strip::default()
                });
                pen = inside.left;
            }
            if let Some(strip) = strips.last_mut() {
                set(setter, cuts, piece, &shape, strip, pen)?;
                strip.bottom = strip.bottom.max(strip.top + shape.height);
            }
            pen += shape.width + gap;
        }
    }
    let height = strips.last().map_or(0.0, |strip| strip.bottom);
    Ok(Block {
        before: layout.table.before.get(),
        height,
        strips,
        // Labels and markers can be split between any two rows.
        flows: true,
        ..Block::default()
    })
}

/// Returns a piece's shape, and the maximum number of copies.
fn shape(cuts: &Cuts, what: PieceKind, widest: f32) -> Result<(Shape, u32), PrintError> {
    let marker = |marker: Option<MarkerShape>| {
        let marker = marker?;
        let side = marker.size.points();
        let shape = Shape {
            width: side,
            height: side,
            round: marker.round,
        };
        Some((shape, marker.most))
    };
    let found = match what {
        PieceKind::Label { base, front } => cuts.label.map(|label| {
            let bases = front.clamp(1, label.bases.max(1));
            let width = f32::from(base) * f32::from(bases) * 72.0 / 25.4;
            let shape = Shape {
                width: width.min(widest),
                height: label.height.points(),
                round: false,
            };
            (shape, u32::MAX)
        }),
        PieceKind::Casualty => marker(cuts.casualty),
        PieceKind::State => marker(cuts.state),
    };
    found.ok_or_else(|| PrintError::NoSize {
        size: "label".to_owned(),
    })
}

/// Sets one piece of a row, from this left edge.
fn set(
    setter: &mut Setter<'_>,
    cuts: &Cuts,
    piece: &Piece,
    shape: &Shape,
    strip: &mut Strip,
    left: f32,
) -> Result<(), PrintError> {
    let area = Area {
        left,
        top: strip.top,
        right: left + shape.width,
        bottom: strip.top + shape.height,
    };
    let ink = Ink(setter.layout.ink.rule.get());
    outline(area, shape.round, (cuts.line.get(), ink), strip);
    match piece.what {
        PieceKind::Label { .. } => {
            let spot = Spot::inside(area, cuts.inset.get());
            label(setter, piece, shape.height - 2.0, spot, strip)
        }
        PieceKind::Casualty => {
            let style = &setter.layout.styles.number;
            let number = setter.line(style, &piece.number)?;
            let lines = number.into_iter().collect();
            Spot::inside(area, 0.0).centre(setter, style, lines, strip);
            Ok(())
        }
        PieceKind::State => {
            let off = shape.width * (1.0 - CHORD) / 2.0;
            let spot = Spot::inside(area, off);
            words(setter, &piece.text, shape.height * 0.6, &spot, strip)
        }
    }
}

/// Draws the line around a piece, to cut along.
fn outline(area: Area, round: bool, (line, ink): (f32, Ink), strip: &mut Strip) {
    if round {
        strip.rings.push(Ring {
            middle: (
                f32::midpoint(area.left, area.right),
                f32::midpoint(area.top, area.bottom),
            ),
            radius: area.width() / 2.0,
            line,
            ink,
        });
    } else {
        strip.boxes.push(Frame {
            area,
            line,
            ink,
            fill: Fill::Empty,
        });
    }
}

/// Composes a label: its number with the name on the right, limited to this height.
fn label(
    setter: &mut Setter<'_>,
    piece: &Piece,
    high: f32,
    mut spot: Spot,
    strip: &mut Strip,
) -> Result<(), PrintError> {
    let style = &setter.layout.styles.number;
    if let Some(number) = setter.line(style, &piece.number)? {
        let wide = width_of(style, &number);
        let only = piece.text.is_empty() || wide + BESIDE > spot.width() - BESIDE;
        spot.flush = if only { Flush::Centre } else { Flush::Left };
        spot.centre(setter, style, vec![number], strip);
        if only {
            return Ok(());
        }
        spot.edges.0 += wide + BESIDE;
    }
    if spot.edges.0 >= spot.edges.1 {
        return Ok(());
    }
    spot.flush = Flush::Left;
    words(setter, &piece.text, high, &spot, strip)
}

/// An area for text on a piece: centred vertically, between two edges.
struct Spot {
    area: Area,
    edges: (f32, f32),
    flush: Flush,
}

impl Spot {
    /// Returns the area for text centred in a piece, inset this far from its left and right edges.
    fn inside(area: Area, inset: f32) -> Self {
        Self {
            area,
            edges: (area.left + inset, area.right - inset),
            flush: Flush::Centre,
        }
    }

    fn width(&self) -> f32 {
        self.edges.1 - self.edges.0
    }

    /// Places lines in this area.
    fn centre(&self, setter: &Setter<'_>, style: &Style, lines: Vec<Line>, strip: &mut Strip) {
        let middle = f32::midpoint(self.area.top, self.area.bottom);
        let top = middle - stacked(style, lines.len()) / 2.0;
        let lines = setter.stack(style, lines, self.edges, self.flush, top);
        let runs = lines.into_iter().flat_map(|line| line.text);
        strip.text.extend(runs);
    }
}

/// Sets words in the larger type if they fit, otherwise in the smaller, as many lines as fit.
fn words(
    setter: &mut Setter<'_>,
    text: &str,
    high: f32,
    spot: &Spot,
    strip: &mut Strip,
) -> Result<(), PrintError> {
    let width = spot.width();
    let (large, small) = (&setter.layout.styles.name, &setter.layout.styles.mark);
    let lines = setter.lines(large, text, width)?;
    if stacked(large, lines.len()) <= high && fits_unbroken(setter, large, text, width)? {
        spot.centre(setter, large, lines, strip);
        return Ok(());
    }
    let mut lines = setter.lines(small, text, width)?;
    let mut room = lines.len();
    while room > 1 && stacked(small, room) > high {
        room -= 1;
    }
    if lines.len() > room {
        let last = lines[room - 1].text.clone();
        lines.truncate(room - 1);
        lines.extend(shortened(setter, small, &last, width)?);
    }
    spot.centre(setter, small, lines, strip);
    Ok(())
}

/// Whether every word fits the width unbroken.
fn fits_unbroken(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    width: f32,
) -> Result<bool, PrintError> {
    for word in text.split_whitespace() {
        if setter.width(style, word)? > width {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the height of this many lines of a style.
#[allow(clippy::cast_precision_loss)] // a handful of lines
fn stacked(style: &Style, lines: usize) -> f32 {
    style.leading.get() * lines as f32
}
