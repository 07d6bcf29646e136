//! Drawing of hexes: outlines and names, terrain signs, roads, and features along sides.
//!
//! Lengths on the map are relative to the distance from a hex's centre to its corners,
//! until they are drawn.

use drumhead_vocabulary::play::{GroundView, MapView};
use drumhead_vocabulary::sheet::Board;

use super::hexes::{CLEAR_OF_WORDS, HALF_WIDE, Point, corners_of, extent_of};
use super::part::Part;
use super::roads::{Way, around, break_off, joined, keep_off, road};
use super::signs::signs;
use crate::error::PrintError;
use crate::pages::{Area, Ink, Stroke};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::Strip;
use crate::template::Style;

/// Half the size of a counter, relative to its hex.
pub(super) const COUNTER: f32 = 0.36;
/// The maximum distance of a name, or of the top of a sign, above the centre of its hex, relative
/// to the hex.
const HIGHEST: f32 = 0.6;
/// The height of digits, relative to the type size.
pub(super) const INK: f32 = 0.72;
/// The minimum space between a name and the sides of its hex, in points.
const ROUND_NAMES: f32 = 2.1;
/// The thickness of a road, relative to a sign's line.
pub(super) const ROAD: f32 = 1.8;
/// The thickness of a feature along a side, relative to the hex; a crossing is dashed.
pub(super) const SIDE: f32 = 0.12;
pub(super) const WAY: [&str; 3] = ["road", "bridge", "ford"];

/// The lowest extent of a sign in its hex, relative to the hex.
const LOWEST: f32 = 0.68;
/// The two distances of a sign below the centre of its hex. The first applies if the hex shows no
/// word below the sign, the second if it does.
const LOWER: (f32, f32) = (0.12, -0.1);

/// The drawing area of a map.
pub(super) struct Drawing<'b> {
    pub(super) map: &'b MapView,
    /// The part of the map to draw.
    part: &'b Part,
    /// The distance from the centre of a hex to its corners, in points.
    pub(super) size: f32,
    left: f32,
    top: f32,
    bottom: f32,
}

impl<'b> Drawing<'b> {
    /// Returns a map centred in a column, with this maximum height.
    pub(super) fn new(
        map: &'b MapView,
        part: &'b Part,
        inside: &Area,
        (top, room): (f32, f32),
    ) -> Self {
        let (wide, high) = extent_of(map, part.size());
        let size = (inside.width() / wide).min(room / high);
        Self {
            map,
            part,
            size,
            left: inside.left + (inside.width() - wide * size) / 2.0,
            top,
            bottom: top + high * size,
        }
    }

    /// Returns the centre of a hex.
    pub(super) fn middle(&self, hex: &GroundView) -> Point {
        let (column, row) = (f32::from(hex.column), f32::from(hex.row));
        let pushed = |line: u16| {
            let even = line.is_multiple_of(2) == self.map.pushed_even;
            if even { 0.5 } else { 0.0 }
        };
        let (x, y) = if self.map.pointed {
            let x = 2.0 * HALF_WIDE * (column - 0.5 + pushed(hex.row));
            (x, 1.5 * row - 0.5)
        } else {
            let y = 2.0 * HALF_WIDE * (row - 0.5 + pushed(hex.column));
            (1.5 * column - 0.5, y)
        };
        // The part's first hexes are drawn where the whole map's first hexes would be.
        let (columns, rows) = self.part.before();
        let (right, down) = if self.map.pointed {
            (2.0 * HALF_WIDE * columns, 1.5 * rows)
        } else {
            (1.5 * columns, 2.0 * HALF_WIDE * rows)
        };
        let (x, y) = (x - right, y - down);
        (self.left + x * self.size, self.top + y * self.size)
    }

    fn corners(&self, hex: &GroundView) -> [Point; 6] {
        corners_of(self.middle(hex), self.map.pointed, self.size)
    }

    /// Returns the hexes of the part.
    fn hexes(&self) -> impl Iterator<Item = &'b GroundView> {
        let part = self.part;
        self.map.hexes.iter().filter(|hex| part.contains(hex))
    }

    /// Whether the map's hexes are large enough for names of this width and for the numbers on
    /// counters.
    pub(super) fn takes(&self, mark: &Style, wide: f32) -> bool {
        let high = mark.size.get() * INK;
        let named = self.highest(wide, high, ROUND_NAMES).is_some();
        named && in_box(mark) <= 2.0 * COUNTER * self.size
    }

    /// Returns the size of the map's hexes.
    pub(super) const fn hex_size(&self) -> f32 {
        self.size
    }

    /// Returns the highest position, measured from the centre of the hex, at which a word of this
    /// width and height fits in its hex with this much white around it; `None` if it does not fit.
    fn highest(&self, wide: f32, high: f32, round: f32) -> Option<f32> {
        let (size, half, clear) = (self.size, wide / 2.0 + round, high / 2.0 + round);
        let (slope, level) = if self.map.pointed {
            // The sides slope from the top corner to the two adjacent corners.
            (size - half / (2.0 * HALF_WIDE), size)
        } else {
            ((size - half) * 2.0 * HALF_WIDE, size * HALF_WIDE)
        };
        let fits = half <= size * HALF_WIDE;
        (fits && slope > clear).then(|| -(slope.min(level) - clear))
    }

    pub(super) fn strip(
        &self,
        setter: &mut Setter<'_>,
        board: &Board,
    ) -> Result<Strip, PrintError> {
        let layout = setter.layout;
        let mut strip = Strip {
            top: self.top,
            bottom: self.bottom,
            ..Strip::default()
        };
        let hair = (layout.rules.hair.get(), Ink(layout.ink.hair.get()));
        let ink = (layout.rules.thin.get(), Ink(layout.ink.rule.get()));
        // Obstacles for roads, and lines that are never interrupted.
        let (mut drawn, mut marks) = (Vec::new(), Vec::new());
        for hex in self.hexes() {
            let mut outline = self.corners(hex).to_vec();
            outline.extend(outline.first().copied());
            strip.strokes.push(stroke(outline, hair));
            let here: Vec<_> = board
                .counters
                .iter()
                .filter(|it| it.hex == hex.hex)
                .collect();
            if !here.is_empty() {
                let areas = (&mut drawn, &mut marks);
                self.counters(setter, hex, &here, &mut strip, areas)?;
                continue;
            }
            let before = strip.text.len();
            self.names(setter, hex, &mut strip)?;
            let words: Vec<Area> = strip.text[before..].iter().map(|run| run.bounds).collect();
            let lines = signs(&hex.is);
            let all: Vec<Point> = lines.iter().flatten().copied().collect();
            let (x, y) = self.middle(hex);
            let (part, down) =
                around(&all).map_or((1.0, 0.0), |sign| self.room_for(&sign, y, &words));
            for line in lines {
                let size = self.size * part;
                let points: Vec<Point> = line
                    .iter()
                    .map(|(right, below)| (x + right * size, y + below * size + down))
                    .collect();
                drawn.extend(around(&points));
                strip.strokes.push(stroke(points, ink));
            }
        }
        self.sides(&mut strip, ink.1);
        drawn.extend(strip.text.iter().map(|run| run.bounds));
        self.roads(&drawn, &mut strip, ink);
        break_off(&mut strip);
        strip.strokes.extend(marks);
        Ok(strip)
    }

    /// Draws roads through their hexes from side to side, interrupted at signs, words and counters.
    fn roads(&self, drawn: &[Area], strip: &mut Strip, (line, ink): (f32, Ink)) {
        let line = line * ROAD;
        let hexes = &self.map.hexes;
        let middles: Vec<Point> = hexes.iter().map(|hex| self.middle(hex)).collect();
        let far = |one: Point, other: Point| (other.0 - one.0).hypot(other.1 - one.1);
        let next = 2.0 * HALF_WIDE * self.size * 1.01;
        let ways: Vec<Way> = hexes
            .iter()
            .map(|hex| {
                let is = |feature: &str| hex.is.iter().any(|it| it == feature);
                match () {
                    () if is("road") => Way::Road,
                    () if is("bridge") || is("ford") => Way::Crossing,
                    () if is("town") => Way::Town,
                    () => Way::None,
                }
            })
            .collect();
        let links = joined(&ways, |one, other| far(middles[one], middles[other]) < next);
        for (place, middle) in middles.iter().enumerate() {
            if ways[place] != Way::Road || !self.part.contains(&hexes[place]) {
                continue;
            }
            let leaves = links.iter().filter_map(|(one, other)| match place {
                _ if place == *one => Some(middles[*other]),
                _ if place == *other => Some(middles[*one]),
                _ => None,
            });
            let half = |(x, y): Point| ((x + middle.0) / 2.0, (y + middle.1) / 2.0);
            let leaves: Vec<Point> = leaves.map(half).collect();
            for way in road(*middle, &leaves, self.size) {
                let pieces = keep_off(&way, drawn, CLEAR_OF_WORDS + line / 2.0);
                // Leaves out a piece of road that is no longer than a dot, as between two counters.
                let long = |it: &Vec<Point>| {
                    let pairs = it.windows(2).map(|pair| far(pair[0], pair[1]));
                    pairs.sum::<f32>() > 2.0 * line
                };
                strip.strokes.extend(
                    pieces
                        .into_iter()
                        .filter(long)
                        .map(|it| stroke(it, (line, ink))),
                );
            }
        }
    }

    /// Draws a hex's name at its top and its label at its bottom, if they fit. The legend repeats
    /// labels.
    fn names(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let mark = &setter.layout.styles.mark;
        let (x, y) = self.middle(hex);
        let high = mark.size.get() * INK;
        let wide = setter.width(mark, &hex.hex)?;
        // On a large map, where names do not fit, only the hexes of the first column and row are
        // named.
        let edge = self.part.begins(hex);
        let up = self
            .highest(wide, high, ROUND_NAMES)
            .or_else(|| edge.then_some(0.0));
        let up = up.map(|up| up.max(-HIGHEST * self.size));
        // A clipped name would be useless.
        if let Some(up) = up.filter(|_| wide <= 2.0 * self.size) {
            self.write(setter, mark, &hex.hex, (x, y + up), 2.0 * self.size, strip)?;
        }
        if let Some(down) = self.under(setter, hex)? {
            let room = 2.0 * self.size;
            self.write(setter, mark, &hex.label, (x, y + down), room, strip)?;
        }
        Ok(())
    }

    /// Returns the scale of a sign, and its distance below the centre of its hex, at which the
    /// sign keeps clear of the name above and the label below.
    fn room_for(&self, sign: &Area, middle: f32, words: &[Area]) -> (f32, f32) {
        let above = words
            .iter()
            .filter(|word| word.top < middle)
            .map(|word| word.bottom + CLEAR_OF_WORDS - middle);
        let top = above.fold(-HIGHEST * self.size, f32::max);
        let below: Vec<f32> = words
            .iter()
            .filter(|word| word.top >= middle)
            .map(|word| word.top - CLEAR_OF_WORDS - middle)
            .collect();
        let bottom = below.iter().copied().fold(LOWEST * self.size, f32::min);
        let part = ((bottom - top) / (sign.height() * self.size).max(1.0)).clamp(0.3, 1.0);
        let usual = if below.is_empty() { LOWER.0 } else { LOWER.1 };
        let (highest, lowest) = (sign.top * self.size * part, sign.bottom * self.size * part);
        let down = (usual * self.size).max(top - highest).min(bottom - lowest);
        (part, down)
    }

    /// Returns the distance of a label below the centre of its hex; `None` if there is no label or
    /// it does not fit.
    fn under(&self, setter: &mut Setter<'_>, hex: &GroundView) -> Result<Option<f32>, PrintError> {
        let style = &setter.layout.styles.mark;
        let wide = setter.width(style, &hex.label)?;
        let up = self.highest(wide, style.size.get() * INK, ROUND_NAMES);
        Ok(up.filter(|_| !hex.label.is_empty()).map(|up| -up))
    }

    /// Writes a line centred on a point, shortened to fit.
    pub(super) fn write(
        &self,
        setter: &mut Setter<'_>,
        style: &Style,
        text: &str,
        (x, y): Point,
        room: f32,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let room = room.max(setter.width(style, "…")?);
        if let Some(line) = setter.shortened(style, text, room)? {
            let half = width_of(style, &line) / 2.0;
            let baseline = y - style.leading.get() / 2.0 + baseline_in(style);
            let run = setter.run(style, line, (x - half, x + half), Flush::Left, baseline);
            strip.text.push(run);
        }
        Ok(())
    }

    /// Draws features along sides.
    fn sides(&self, strip: &mut Strip, ink: Ink) {
        let find = |name: &str| self.map.hexes.iter().find(|hex| hex.hex == name);
        for side in &self.map.sides {
            let [Some(one), Some(other)] = side.between.each_ref().map(|name| find(name)) else {
                continue;
            };
            if !self.part.contains(one) && !self.part.contains(other) {
                continue;
            }
            let near = self.corners(other);
            let close = |point: &Point| {
                near.iter()
                    .any(|(x, y)| (x - point.0).abs() + (y - point.1).abs() < 0.1)
            };
            let ends = self.corners(one).into_iter().filter(close);
            let line = stroke(ends.collect(), (SIDE * self.size, ink));
            let open = side.is.iter().any(|it| WAY.contains(&it.as_str()));
            strip.strokes.push(Stroke {
                dash: open.then_some((0.15 * self.size, 0.15 * self.size)),
                ..line
            });
        }
    }
}

/// Returns the minimum height of a number's box.
pub(super) fn in_box(style: &Style) -> f32 {
    style.size.get() * INK + 2.0 * CLEAR_OF_WORDS
}

pub(super) fn stroke(points: Vec<Point>, (line, ink): (f32, Ink)) -> Stroke {
    Stroke {
        points,
        line,
        ink,
        dash: None,
        solid: false,
    }
}
