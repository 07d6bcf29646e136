//! Maps of hexes: outlines and names, signs for what lies there, the counters that
//! stand there, and in words where what is.
//!
//! Lengths on the map are parts of the distance from a hex's middle to its
//! corners, until they are drawn.

use drumhead_words::play::{Counter, GroundView, MapView};
use drumhead_words::sheet::{Block as Source, Board, Sheet};

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Stroke};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Block, Strip, extent};
use crate::template::Style;

/// The half of the square root of three: from a hex's middle to its sides.
const HALF_WIDE: f32 = 0.866_025_4;
/// White between the map and what is said above and below it.
const CLEAR: f32 = 8.0;
/// A map has at least so much of its page's height, however much is said below.
const LEAST: f32 = 0.5;
/// What the head of a sheet, its foot and what is said of a map take of a page's
/// height, as far as that decides how the page lies.
const APART: f32 = 190.0;
/// A page is turned for hexes that are so much larger.
const WORTH_TURNING: f32 = 1.08;
/// Half a counter, as part of a hex.
const COUNTER: f32 = 0.36;
/// How far below the middle of its hex a counter stands: the name is above it.
const BELOW: f32 = 0.3;
/// How far out the line lies that shows a counter's facing, as part of its hex,
/// and how much of each side it takes.
const FACING: (f32, f32) = (0.91, 0.28);
/// A name stands at most so high in its hex: above it lies the line of a facing.
const HIGHEST: f32 = 0.6;
/// White between a name and the sides of its hex, in points.
const ROUND_NAMES: f32 = 1.2;

/// How far below the middle of its hex a sign stands, under a name; between a
/// name and a label.
const LOWER: (f32, f32) = (0.12, -0.1);

pub(super) type Point = (f32, f32);

/// Whether the hexes of a sheet's map are larger where the page lies on its side.
pub(crate) fn lies_better_turned(sheet: &Sheet, upright: &Area, turned: &Area) -> bool {
    sheet.blocks.iter().any(|block| {
        let Source::Board(board) = block else {
            return false;
        };
        let size = |inside: &Area| {
            let (wide, high) = extent_of(&board.map);
            (inside.width() / wide).min((inside.height() - APART).max(1.0) / high)
        };
        size(turned) > size(upright) * WORTH_TURNING
    })
}

pub(super) fn compose(
    setter: &mut Setter<'_>,
    board: &Board,
    inside: &Area,
) -> Result<Block, PrintError> {
    let styles = &setter.layout.styles;
    let edges = (inside.left, inside.right);
    let captions = setter.lines(&styles.caption, &board.caption, inside.width())?;
    let mut strips = setter.stack(&styles.caption, captions, edges, Flush::Left, 0.0);
    let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + CLEAR;
    let mut legend = Vec::new();
    let mut said = 0.0;
    for line in &board.legend {
        let lines = setter.lines(&styles.note, line, inside.width())?;
        let stacked = setter.stack(&styles.note, lines, edges, Flush::Left, said);
        said = extent(&stacked).map_or(said, |(_, bottom)| bottom);
        legend.extend(stacked);
    }
    let free = inside.height() - top - said - 2.0 * CLEAR;
    let room = free.max(inside.height() * LEAST);
    let mut whole = Drawing::new(&board.map, inside, (top, room)).strip(setter, board)?;
    for strip in &mut strips {
        whole.text.append(&mut strip.text);
    }
    whole.top = 0.0;
    let below = whole.bottom + CLEAR;
    let mut strips = vec![whole];
    strips.extend(legend.into_iter().map(|mut line| {
        line.lower(below);
        line
    }));
    Ok(Block {
        before: setter.layout.chart.before.get(),
        strips,
        height: below + said,
        bookmark: (!board.caption.is_empty()).then(|| board.caption.clone()),
        ..Block::default()
    })
}

/// How wide and how high a map is, in parts of a hex.
fn extent_of(map: &MapView) -> (f32, f32) {
    let (columns, rows) = (f32::from(map.columns), f32::from(map.rows));
    let (straight, stepped) = if map.pointed {
        (columns, rows)
    } else {
        (rows, columns)
    };
    let shift = if stepped > 1.0 { 0.5 } else { 0.0 };
    let long = 2.0 * HALF_WIDE * (straight + shift);
    let short = 1.5 * stepped + 0.5;
    if map.pointed {
        (long, short)
    } else {
        (short, long)
    }
}

/// Where hexes are drawn.
struct Drawing<'b> {
    map: &'b MapView,
    /// From the middle of a hex to its corners, in points.
    size: f32,
    left: f32,
    top: f32,
    bottom: f32,
}

impl<'b> Drawing<'b> {
    /// A map in the middle of a column, from there down at most so high.
    fn new(map: &'b MapView, inside: &Area, (top, room): (f32, f32)) -> Self {
        let (wide, high) = extent_of(map);
        let size = (inside.width() / wide).min(room / high);
        Self {
            map,
            size,
            left: inside.left + (inside.width() - wide * size) / 2.0,
            top,
            bottom: top + high * size,
        }
    }

    /// The middle of a hex.
    fn middle(&self, hex: &GroundView) -> Point {
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
        (self.left + x * self.size, self.top + y * self.size)
    }

    /// So far from a point, in a direction as on a clock face.
    fn out(&self, from: Point, hour: f32, far: f32) -> Point {
        out_of(from, hour, far * self.size)
    }

    fn corners(&self, hex: &GroundView) -> [Point; 6] {
        corners_of(self.middle(hex), self.map.pointed, self.size)
    }

    /// Where a word so wide stands as high in its hex as it has room, from the
    /// middle of the hex; none where it has none.
    fn highest(&self, wide: f32, high: f32) -> Option<f32> {
        let (half, clear) = (wide / 2.0 + ROUND_NAMES, high / 2.0 + ROUND_NAMES);
        let (slope, level) = if self.map.pointed {
            // The sides slope from the corner above to those beside it.
            (self.size - half / (2.0 * HALF_WIDE), self.size)
        } else {
            ((self.size - half) * 2.0 * HALF_WIDE, self.size * HALF_WIDE)
        };
        let fits = half <= self.size * HALF_WIDE;
        (fits && slope > clear).then(|| -(slope.min(level) - clear))
    }

    fn strip(&self, setter: &mut Setter<'_>, board: &Board) -> Result<Strip, PrintError> {
        let layout = setter.layout;
        let mut strip = Strip {
            top: self.top,
            bottom: self.bottom,
            ..Strip::default()
        };
        let hair = (layout.rules.hair.get(), Ink(layout.ink.hair.get()));
        let ink = (layout.rules.thin.get(), Ink(layout.ink.rule.get()));
        for hex in &self.map.hexes {
            let mut outline = self.corners(hex).to_vec();
            outline.extend(outline.first().copied());
            strip.strokes.push(stroke(outline, hair));
            let taken = board.counters.iter().any(|counter| counter.hex == hex.hex);
            // A sign makes room for a label only where the label is written.
            let lower = match self.under(setter, hex)? {
                None => LOWER.0,
                Some(_) => LOWER.1,
            };
            for feature in hex.is.iter().filter(|_| !taken) {
                for line in sign(feature) {
                    let (x, y) = self.middle(hex);
                    let points = line.iter().map(|(right, down)| {
                        (x + right * self.size, y + (down + lower) * self.size)
                    });
                    strip.strokes.push(stroke(points.collect(), ink));
                }
            }
            self.names(setter, hex, taken, &mut strip)?;
        }
        self.sides(&mut strip, ink.1);
        for hex in &self.map.hexes {
            let here = board.counters.iter().filter(|it| it.hex == hex.hex);
            let here: Vec<_> = here.collect();
            self.counters(setter, hex, &here, &mut strip, ink)?;
        }
        Ok(strip)
    }

    /// A hex's name at its top and its label at its bottom, where they fit; a
    /// label stands in words below the map, too.
    fn names(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        taken: bool,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let mark = &setter.layout.styles.mark;
        let (x, y) = self.middle(hex);
        let high = mark.size.get() * 0.72;
        let wide = setter.width(mark, &hex.hex)?;
        // On a large map, where few have room, those of the edges alone are said.
        let edge = hex.row == 1 || hex.column == 1;
        let up = self.highest(wide, high).or_else(|| edge.then_some(0.0));
        let up = up.map(|up| up.max(-HIGHEST * self.size));
        if let Some(up) = up {
            self.write(setter, mark, &hex.hex, (x, y + up), 2.0 * self.size, strip)?;
        }
        if let (false, Some(down)) = (taken, self.under(setter, hex)?) {
            let room = 2.0 * self.size;
            self.write(setter, mark, &hex.label, (x, y + down), room, strip)?;
        }
        Ok(())
    }

    /// How far below the middle of its hex a label stands; none where it has no
    /// room, or there is none.
    fn under(&self, setter: &mut Setter<'_>, hex: &GroundView) -> Result<Option<f32>, PrintError> {
        let style = &setter.layout.styles.mark;
        let wide = setter.width(style, &hex.label)?;
        let up = self.highest(wide, style.size.get() * 0.72);
        Ok(up.filter(|_| !hex.label.is_empty()).map(|up| -up))
    }

    /// A line about a point, shortened to its room.
    fn write(
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

    /// What lies along sides.
    fn sides(&self, strip: &mut Strip, ink: Ink) {
        let find = |name: &str| self.map.hexes.iter().find(|hex| hex.hex == name);
        for side in &self.map.sides {
            let [Some(one), Some(other)] = side.between.each_ref().map(|name| find(name)) else {
                continue;
            };
            let near = self.corners(other);
            let close = |point: &Point| {
                near.iter()
                    .any(|(x, y)| (x - point.0).abs() + (y - point.1).abs() < 0.1)
            };
            let ends = self.corners(one).into_iter().filter(close);
            let line = stroke(ends.collect(), (0.12 * self.size, ink));
            let open = side
                .is
                .iter()
                .any(|it| it == "road" || it == "bridge" || it == "ford");
            strip.strokes.push(Stroke {
                dash: open.then_some((0.15 * self.size, 0.15 * self.size)),
                ..line
            });
        }
    }

    /// The corner or the side that is faced, along the inside of the hex's line.
    fn front(&self, middle: Point, hour: u8) -> Vec<Point> {
        let at = |hour: f32| self.out(middle, hour, FACING.0);
        let part = |from: Point, to: Point, by: f32| {
            (from.0 + (to.0 - from.0) * by, from.1 + (to.1 - from.1) * by)
        };
        let (corner, hour) = (hour.is_multiple_of(2) == self.map.pointed, f32::from(hour));
        if corner {
            let tip = at(hour);
            let ends = [hour - 2.0, hour + 2.0].map(|beside| part(tip, at(beside), FACING.1));
            vec![ends[0], tip, ends[1]]
        } else {
            let [one, other] = [hour - 1.0, hour + 1.0].map(at);
            let less = 0.5 - FACING.1;
            vec![part(one, other, less), part(other, one, less)]
        }
    }

    /// The counters of a hex: the side by shape, their numbers, the ways they
    /// face.
    fn counters(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        counters: &[&Counter],
        strip: &mut Strip,
        ink: (f32, Ink),
    ) -> Result<(), PrintError> {
        let Some(first) = counters.first() else {
            return Ok(());
        };
        let middle = self.middle(hex);
        let (x, y) = (middle.0, middle.1 + BELOW * self.size);
        let style = &setter.layout.styles.mark;
        let numbers = counters.iter().map(|it| it.unit.unit.to_string());
        let numbers = numbers.collect::<Vec<_>>().join("+");
        let high = COUNTER * self.size;
        let room = 2.0 * HALF_WIDE * self.size - 4.0;
        let wide = (setter.width(style, &numbers)? / 2.0 + 2.5).min(room / 2.0);
        let wide = wide.max(high);
        if first.unit.side == 0 {
            strip.boxes.push(Frame {
                area: Area {
                    left: x - wide,
                    right: x + wide,
                    top: y - high,
                    bottom: y + high,
                },
                line: ink.0,
                ink: ink.1,
                fill: Fill::Empty,
            });
        } else {
            let point = high * 0.5;
            let outline = vec![
                (x - wide - point, y),
                (x - wide + 1.0, y - high),
                (x + wide - 1.0, y - high),
                (x + wide + point, y),
                (x + wide - 1.0, y + high),
                (x - wide + 1.0, y + high),
                (x - wide - point, y),
            ];
            strip.strokes.push(stroke(outline, ink));
        }
        let mut hours: Vec<_> = counters.iter().filter_map(|it| it.facing).collect();
        hours.dedup();
        for hour in hours {
            let front = self.front(middle, hour);
            strip.strokes.push(stroke(front, (ink.0 * 3.0, ink.1)));
        }
        // Where a number has no room in its box, the numbers' page has it.
        if style.size.get() * 0.72 + 2.0 <= 2.0 * high {
            self.write(setter, style, &numbers, (x, y), 2.0 * wide, strip)?;
        }
        Ok(())
    }
}

/// So far from a point, in a direction as on a clock face.
pub(super) fn out_of((x, y): Point, hour: f32, far: f32) -> Point {
    let angle = hour * std::f32::consts::PI / 6.0;
    (x + angle.sin() * far, y - angle.cos() * far)
}

/// The corners of a hex of this size.
pub(super) fn corners_of(middle: Point, pointed: bool, size: f32) -> [Point; 6] {
    let first = if pointed { 0.0 } else { 1.0 };
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0].map(|hour| out_of(middle, first + hour, size))
}

pub(super) fn stroke(points: Vec<Point>, (line, ink): (f32, Ink)) -> Stroke {
    Stroke {
        points,
        line,
        ink,
        dash: None,
    }
}

/// The lines of a feature's sign, about the middle of its hex.
fn sign(feature: &str) -> Vec<Vec<Point>> {
    let tree = |x: f32, y: f32| {
        vec![
            (x - 0.12, y + 0.1),
            (x, y - 0.18),
            (x + 0.12, y + 0.1),
            (x - 0.12, y + 0.1),
        ]
    };
    let house = |x: f32, y: f32| {
        vec![
            (x - 0.14, y),
            (x, y - 0.14),
            (x + 0.14, y),
            (x + 0.14, y + 0.18),
            (x - 0.14, y + 0.18),
            (x - 0.14, y),
        ]
    };
    let wave = |y: f32| {
        let steps = [-0.4_f32, -0.2, 0.0, 0.2, 0.4]
            .into_iter()
            .zip([0.0, -0.08, 0.0, -0.08, 0.0]);
        steps.map(|(x, up)| (x, y + up)).collect::<Vec<_>>()
    };
    let dots = |y: f32| {
        vec![
            vec![(-0.3, y), (-0.2, y)],
            vec![(0.0, y), (0.1, y)],
            vec![(0.3, y), (0.4, y)],
        ]
    };
    match feature {
        "woods" => vec![tree(-0.25, 0.0), tree(0.2, -0.1), tree(0.05, 0.25)],
        "town" => vec![house(-0.2, -0.05), house(0.25, 0.05)],
        "hedge" | "cover" => vec![wave(-0.1), wave(0.15)],
        "hill" => vec![vec![
            (-0.45, 0.2),
            (-0.25, -0.1),
            (0.0, -0.2),
            (0.25, -0.1),
            (0.45, 0.2),
        ]],
        "slope" => [-0.3_f32, -0.1, 0.1, 0.3]
            .map(|x| vec![(x, -0.15), (x + 0.1, 0.2)])
            .into(),
        "water" | "marsh" => vec![wave(-0.2), wave(0.0), wave(0.2)],
        "river" => vec![wave(-0.1), wave(0.05)],
        "river_edge" => vec![wave(0.35)],
        "bridge" => vec![
            vec![(-0.3, -0.2), (0.3, -0.2)],
            vec![(-0.3, 0.25), (0.3, 0.25)],
        ],
        "ford" => [dots(-0.15), dots(0.2)].concat(),
        "boat" => vec![vec![
            (-0.3, 0.0),
            (-0.2, 0.2),
            (0.2, 0.2),
            (0.3, 0.0),
            (-0.3, 0.0),
        ]],
        "entrenchment" => vec![vec![
            (-0.45, -0.2),
            (-0.3, -0.35),
            (-0.15, -0.2),
            (0.0, -0.35),
            (0.15, -0.2),
            (0.3, -0.35),
            (0.45, -0.2),
        ]],
        "road" => vec![vec![(-0.6, 0.3), (0.0, 0.0), (0.6, 0.3)]],
        _ => Vec::new(),
    }
}
