//! A page's content stream, operator by operator.
//!
//! Coordinates are written to a hundredth of a point: finer than any printer prints, and short in
//! the file.

use crate::pages::{Area, Ink};

/// The way in which a rectangle is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    Fill,
    Stroke,
    Both,
}

/// A content stream with the current graphics state. Grey levels, line widths and fonts are written
/// only if they change.
pub(super) struct Content {
    bytes: Vec<u8>,
    /// The page's height, to convert coordinates: y grows downwards in the layout and upwards in
    /// PDF.
    height: f32,
    fill: Thousandths,
    stroke: Thousandths,
    line: Thousandths,
    /// The font's number and type size, once a font is set.
    font: Option<(usize, Thousandths)>,
    /// The way in which the rectangles of the current path are painted.
    path: Option<Paint>,
    /// The start of the last glyphs.
    pen: (Thousandths, Thousandths),
}

/// A number in thousandths: PDF needs no more digits.
type Thousandths = i32;

impl Content {
    /// Returns an empty page in its initial state.
    pub(super) fn new(height: f32) -> Self {
        Self {
            bytes: Vec::with_capacity(32 * 1024),
            height,
            fill: 0,
            stroke: 0,
            line: 1000,
            font: None,
            path: None,
            pen: (0, 0),
        }
    }

    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.end_path();
        self.bytes
    }

    pub(super) fn fill(&mut self, ink: Ink) {
        let grey = thousandths(ink.0);
        if self.fill != grey {
            self.end_path();
            self.fill = grey;
            self.operator(&[grey], "g");
        }
    }

    pub(super) fn stroke(&mut self, ink: Ink, line: f32) {
        let (grey, line) = (thousandths(ink.0), thousandths(line));
        if self.stroke != grey {
            self.end_path();
            self.stroke = grey;
            self.operator(&[grey], "G");
        }
        if self.line != line {
            self.end_path();
            self.line = line;
            self.operator(&[line], "w");
        }
    }

    pub(super) fn rectangle(&mut self, area: &Area, paint: Paint) {
        let (left, lower) = self.point((area.left, area.bottom));
        let width = hundredths(area.width());
        let height = match paint {
            // The height of a filled rectangle may be the thickness of a hairline, which needs a
            // third decimal place.
            Paint::Fill => thousandths(area.height()),
            Paint::Stroke | Paint::Both => hundredths(area.height()),
        };
        if self.path != Some(paint) {
            self.end_path();
            self.path = Some(paint);
        }
        self.operator(&[left, lower, width, height], "re");
    }

    /// Paints the pending rectangles: those with the same paint form one path.
    fn end_path(&mut self) {
        let name = match self.path.take() {
            None => return,
            Some(Paint::Fill) => "f",
            Some(Paint::Stroke) => "S",
            Some(Paint::Both) => "B",
        };
        self.operator(&[], name);
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.end_path();
        let (from, to) = (self.point(from), self.point(to));
        self.operator(&[from.0, from.1], "m");
        self.operator(&[to.0, to.1], "l");
        self.operator(&[], "S");
    }

    /// Draws a line through these points, with round joins. It is dashed if `dash` contains the
    /// lengths of a dash and a gap, and its interior is filled if `solid` is true.
    pub(super) fn polyline(
        &mut self,
        points: &[(f32, f32)],
        dash: Option<(f32, f32)>,
        solid: bool,
    ) {
        self.end_path();
        self.operator(&[], "q");
        self.operator(&[1000], "j");
        if let Some((length, white)) = dash {
            self.bytes.push(b'[');
            self.number(hundredths(length));
            self.bytes.push(b' ');
            self.number(hundredths(white));
            self.bytes.extend_from_slice(b"]0 d\n");
        }
        for (place, point) in points.iter().enumerate() {
            let (x, y) = self.point(*point);
            self.operator(&[x, y], if place == 0 { "m" } else { "l" });
        }
        self.operator(&[], if solid { "b" } else { "S" });
        self.operator(&[], "Q");
    }

    /// Draws a circle. PDF has only cubic curves; four of them differ from a circle by less than
    /// 1/3000 of its radius.
    pub(super) fn circle(&mut self, (x, y): (f32, f32), radius: f32) {
        const PULL: f32 = 0.552_285;
        self.end_path();
        let pull = radius * PULL;
        // From each compass point to the next: both control points, then the end.
        let quarters = [
            [(radius, pull), (pull, radius), (0.0, radius)],
            [(-pull, radius), (-radius, pull), (-radius, 0.0)],
            [(-radius, -pull), (-pull, -radius), (0.0, -radius)],
            [(pull, -radius), (radius, -pull), (radius, 0.0)],
        ];
        let start = self.point((x + radius, y));
        self.operator(&[start.0, start.1], "m");
        for quarter in quarters {
            let [one, other, end] = quarter.map(|(dx, dy)| self.point((x + dx, y + dy)));
            self.operator(&[one.0, one.1, other.0, other.1, end.0, end.1], "c");
        }
        self.operator(&[], "s");
    }

    pub(super) fn begin_text(&mut self) {
        self.end_path();
        self.operator(&[], "BT");
        self.pen = (0, 0);
    }

    pub(super) fn end_text(&mut self) {
        self.operator(&[], "ET");
    }

    /// Begins content that PDF readers copy and search as `text`, whatever its glyphs.
    pub(super) fn begin_saying(&mut self, text: &str) {
        self.bytes.extend_from_slice(b"/Span<</ActualText<FEFF");
        for unit in text.encode_utf16() {
            for shift in [12, 8, 4, 0] {
                let digit = usize::from(unit >> shift) & 0xF;
                self.bytes.push(b"0123456789ABCDEF"[digit]);
            }
        }
        self.bytes.extend_from_slice(b">>>BDC\n");
    }

    pub(super) fn end_saying(&mut self) {
        self.operator(&[], "EMC");
    }

    /// Selects the font with this number, in this size.
    pub(super) fn font(&mut self, number: usize, size: f32) {
        let size = thousandths(size);
        if self.font != Some((number, size)) {
            self.font = Some((number, size));
            self.bytes.extend_from_slice(b"/F");
            self.bytes.extend_from_slice(number.to_string().as_bytes());
            self.bytes.push(b' ');
            self.operator(&[size], "Tf");
        }
    }

    /// Moves to the start of the next glyphs.
    pub(super) fn text_at(&mut self, x: f32, y: f32) {
        let (x, y) = self.point((x, y));
        let by = (x - self.pen.0, y - self.pen.1);
        self.pen = (x, y);
        self.operator(&[by.0, by.1], "Td");
    }

    pub(super) fn begin_glyphs(&mut self) {
        self.bytes.extend_from_slice(b"[(");
    }

    /// Writes a glyph by its code in its font, as two bytes of a literal string.
    pub(super) fn glyph(&mut self, code: u16) {
        for byte in code.to_be_bytes() {
            match byte {
                b'(' | b')' | b'\\' => self.bytes.extend_from_slice(&[b'\\', byte]),
                // A PDF reader might take a bare carriage return for a line feed.
                b'\r' => self.bytes.extend_from_slice(b"\\r"),
                _ => self.bytes.push(byte),
            }
        }
    }

    /// Moves the pen back between two glyphs, in thousandths of the type size.
    pub(super) fn back(&mut self, by: i32) {
        self.bytes.push(b')');
        self.number(by.saturating_mul(1000));
        self.bytes.push(b'(');
    }

    pub(super) fn end_glyphs(&mut self) {
        self.bytes.extend_from_slice(b")]TJ\n");
    }

    fn point(&self, (x, y): (f32, f32)) -> (Thousandths, Thousandths) {
        (hundredths(x), hundredths(self.height - y))
    }

    fn operator(&mut self, operands: &[Thousandths], name: &str) {
        for operand in operands {
            self.number(*operand);
            self.bytes.push(b' ');
        }
        self.bytes.extend_from_slice(name.as_bytes());
        self.bytes.push(b'\n');
    }

    /// Writes a number without redundant digits.
    fn number(&mut self, thousandths: Thousandths) {
        let (whole, part) = (
            thousandths.unsigned_abs() / 1000,
            thousandths.unsigned_abs() % 1000,
        );
        if thousandths < 0 {
            self.bytes.push(b'-');
        }
        if whole > 0 || part == 0 {
            self.digits(whole, 1);
        }
        if part > 0 {
            self.bytes.push(b'.');
            self.digits(part, 3);
            while self.bytes.last() == Some(&b'0') {
                self.bytes.pop();
            }
        }
    }

    /// Writes at least this many digits. Pages are mostly numbers, and the formatter of the
    /// standard library takes several times as long.
    fn digits(&mut self, number: u32, least: u32) {
        let count = number.checked_ilog10().map_or(1, |log| log + 1).max(least);
        let mut unit = 10_u32.pow(count - 1);
        while unit > 0 {
            let digit = (number / unit % 10).to_le_bytes()[0];
            self.bytes.push(b'0' + digit);
            unit /= 10;
        }
    }
}

fn hundredths(length: f32) -> Thousandths {
    thousandths(length * 0.1).saturating_mul(10)
}

// Lengths on a page are a few thousand points: saturation never happens.
#[allow(clippy::cast_possible_truncation)]
fn thousandths(length: f32) -> Thousandths {
    (length * 1000.0).round() as Thousandths
}
