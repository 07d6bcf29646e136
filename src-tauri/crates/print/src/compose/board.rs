//! Maps of hexes: outlines and names, signs for what lies there, the counters that
//! stand there, and in words where what is.
//!
//! Lengths on the map are parts of the distance from a hex's middle to its
//! corners, until they are drawn.

use drumhead_words::play::{Counter, GroundView, MapView};
use drumhead_words::sheet::Board;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Stroke};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Block, Strip, extent};
use crate::template::Style;

/// The half of the square root of three: from a hex's middle to its sides.
const HALF_WIDE: f32 = 0.866_025_4;
/// A map is at most so much higher than it is wide.
const HIGHEST: f32 = 1.2;
/// White between the map and what is said above and below it.
const CLEAR: f32 = 8.0;
/// Half a counter, as part of a hex.
const COUNTER: f32 = 0.42;
/// How far out a counter's facing begins and ends.
const FACING: (f32, f32) = (0.5, 0.78);

type Point = (f32, f32);

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
    let mut whole = Drawing::new(&board.map, inside, top).strip(setter, board)?;
    for strip in &mut strips {
        whole.text.append(&mut strip.text);
    }
    whole.top = 0.0;
    let height = whole.bottom + CLEAR;
    let mut strips = vec![whole];
    let mut at = height;
    for line in &board.legend {
        let lines = setter.lines(&styles.note, line, inside.width())?;
        let stacked = setter.stack(&styles.note, lines, edges, Flush::Left, at);
        at = extent(&stacked).map_or(at, |(_, bottom)| bottom);
        strips.extend(stacked);
    }
    Ok(Block {
        before: setter.layout.chart.before.get(),
        strips,
        height: at,
        bookmark: (!board.caption.is_empty()).then(|| board.caption.clone()),
        ..Block::default()
    })
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
    fn new(map: &'b MapView, inside: &Area, top: f32) -> Self {
        let (columns, rows) = (f32::from(map.columns), f32::from(map.rows));
        let (straight, stepped) = if map.pointed {
            (columns, rows)
        } else {
            (rows, columns)
        };
        let shift = if stepped > 1.0 { 0.5 } else { 0.0 };
        let long = 2.0 * HALF_WIDE * (straight + shift);
        let short = 1.5 * stepped + 0.5;
        let (wide, high) = if map.pointed {
            (long, short)
        } else {
            (short, long)
        };
        let size = (inside.width() / wide).min(inside.width() * HIGHEST / high);
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
    fn out(&self, (x, y): Point, hour: f32, far: f32) -> Point {
        let angle = hour * std::f32::consts::PI / 6.0;
        let far = far * self.size;
        (x + angle.sin() * far, y - angle.cos() * far)
    }

    fn corners(&self, hex: &GroundView) -> [Point; 6] {
        let middle = self.middle(hex);
        let first = if self.map.pointed { 0.0 } else { 1.0 };
        [0.0, 2.0, 4.0, 6.0, 8.0, 10.0].map(|hour| self.out(middle, first + hour, 1.0))
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
            for feature in hex.is.iter().filter(|_| !taken) {
                for line in sign(feature) {
                    let (x, y) = self.middle(hex);
                    let points = line
                        .iter()
                        .map(|(right, down)| (x + right * self.size, y + down * self.size));
                    strip.strokes.push(stroke(points.collect(), ink));
                }
            }
            self.names(setter, hex, &mut strip)?;
        }
        self.sides(&mut strip, ink.1);
        for counter in &board.counters {
            self.counter(setter, counter, &mut strip, ink)?;
        }
        Ok(strip)
    }

    /// A hex's name above its middle and its label below, where they fit.
    fn names(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let style = &setter.layout.styles.mark;
        let (x, y) = self.middle(hex);
        let room = 1.2 * self.size;
        // On a small map each name has its room; on a large one, those of the edges.
        let edge = hex.row == 1 || hex.column == 1;
        let wide = setter.width(style, &hex.hex)?;
        if wide <= room || (edge && wide <= 1.7 * self.size) {
            self.write(
                setter,
                style,
                &hex.hex,
                (x, y - 0.62 * self.size),
                room,
                strip,
            )?;
        }
        if !hex.label.is_empty() {
            let room = 1.7 * self.size;
            self.write(
                setter,
                style,
                &hex.label,
                (x, y + 0.62 * self.size),
                room,
                strip,
            )?;
        }
        Ok(())
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

    /// A counter: the side by shape, its number, the way it faces.
    fn counter(
        &self,
        setter: &mut Setter<'_>,
        counter: &Counter,
        strip: &mut Strip,
        ink: (f32, Ink),
    ) -> Result<(), PrintError> {
        let Some(hex) = self.map.hexes.iter().find(|hex| hex.hex == counter.hex) else {
            return Ok(());
        };
        let (x, y) = self.middle(hex);
        let half = COUNTER * self.size;
        if counter.unit.side == 0 {
            strip.boxes.push(Frame {
                area: Area {
                    left: x - half,
                    right: x + half,
                    top: y - half,
                    bottom: y + half,
                },
                line: ink.0,
                ink: ink.1,
                fill: Fill::Empty,
            });
        } else {
            let hours = [0.0, 3.0, 6.0, 9.0, 0.0];
            let points = hours.map(|hour| self.out((x, y), hour, COUNTER * 1.3));
            strip.strokes.push(stroke(points.to_vec(), ink));
        }
        if let Some(hour) = counter.facing {
            let hour = f32::from(hour);
            let tip = self.out((x, y), hour, FACING.1);
            let ends = [hour - 0.8, hour + 0.8].map(|hour| self.out((x, y), hour, FACING.0));
            strip.strokes.push(stroke(vec![ends[0], tip, ends[1]], ink));
        }
        let style = &setter.layout.styles.mark;
        let number = counter.unit.unit.to_string();
        // Where a number has no room in its box, the numbers' page has it.
        if setter.width(style, &number)? + 3.0 + ink.0 <= 2.0 * half
            && style.size.get() + 3.0 <= 2.0 * half
        {
            self.write(setter, style, &number, (x, y), 2.0 * half, strip)?;
        }
        Ok(())
    }
}

fn stroke(points: Vec<Point>, (line, ink): (f32, Ink)) -> Stroke {
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
