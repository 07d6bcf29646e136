//! Painting: laid-out pages become PDF bytes.

mod file;
mod text;

use printpdf::{Color, Greyscale, Line, LinePoint, Mm, Op, PaintMode, PdfPage, Point, Pt, Rect};

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Page, Pages, Rule};

/// The bytes of a PDF file. The same pages give the same bytes.
pub(crate) fn paint(pages: &Pages) -> Result<Vec<u8>, PrintError> {
    let mut letters = text::Letters::default();
    let painted = pages
        .pages
        .iter()
        .map(|page| Painter::new(pages.height).page(page, pages.width, &mut letters))
        .collect();
    file::write(pages, painted, &letters)
}

/// Turns the layout's y, which grows downwards, into that of PDF.
pub(super) struct Painter {
    height: f32,
    ops: Vec<Op>,
    line: f32,
    stroke: f32,
    fill: f32,
}

impl Painter {
    fn new(height: f32) -> Self {
        Self {
            height,
            ops: Vec::new(),
            // No state yet: whatever comes first is written.
            line: f32::NAN,
            stroke: f32::NAN,
            fill: f32::NAN,
        }
    }

    /// Rules and boxes first, so that text lies over them, then the text in
    /// reading order.
    fn page(mut self, page: &Page, width: f32, letters: &mut text::Letters) -> PdfPage {
        for frame in &page.boxes {
            self.frame(frame);
        }
        for rule in &page.rules {
            self.rule(rule);
        }
        text::paint(&mut self, &page.text, letters);
        let mut painted = PdfPage::new(Mm(1.0), Mm(1.0), self.ops);
        // Exact points: millimetres would round them.
        let paper = Rect::from_wh(Pt(width), Pt(self.height));
        painted.media_box = paper.clone();
        painted.trim_box = paper.clone();
        painted.crop_box = paper;
        painted
    }

    fn rule(&mut self, rule: &Rule) {
        self.fill(rule.ink);
        self.rectangle(&rule.area, PaintMode::Fill);
    }

    fn frame(&mut self, frame: &Frame) {
        self.stroke(frame.ink, frame.line);
        match frame.fill {
            Fill::Empty => self.rectangle(&frame.area, PaintMode::Stroke),
            Fill::Solid => {
                self.fill(frame.ink);
                self.rectangle(&frame.area, PaintMode::FillStroke);
            }
            Fill::Crossed => {
                self.rectangle(&frame.area, PaintMode::Stroke);
                let Area {
                    left,
                    top,
                    right,
                    bottom,
                } = frame.area;
                self.stroke_line((left, top), (right, bottom));
                self.stroke_line((left, bottom), (right, top));
            }
        }
    }

    pub(super) fn fill(&mut self, ink: Ink) {
        if self.fill != ink.0 {
            self.fill = ink.0;
            self.ops.push(Op::SetFillColor { col: grey(ink) });
        }
    }

    fn stroke(&mut self, ink: Ink, line: f32) {
        if self.stroke != ink.0 {
            self.stroke = ink.0;
            self.ops.push(Op::SetOutlineColor { col: grey(ink) });
        }
        if self.line != line {
            self.line = line;
            self.ops.push(Op::SetOutlineThickness { pt: Pt(line) });
        }
    }

    fn rectangle(&mut self, area: &Area, mode: PaintMode) {
        let lower = self.y(area.bottom);
        let rectangle = Rect {
            x: Pt(rounded(area.left)),
            y: Pt(lower),
            width: Pt(rounded(area.width())),
            height: Pt(rounded(area.height())),
            mode: Some(mode),
            winding_order: None,
        };
        self.ops.push(Op::DrawRectangle { rectangle });
    }

    fn stroke_line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let point = |(x, y): (f32, f32)| LinePoint {
            p: Point {
                x: Pt(rounded(x)),
                y: Pt(self.y(y)),
            },
            bezier: false,
        };
        let line = Line {
            points: vec![point(from), point(to)],
            is_closed: false,
        };
        self.ops.push(Op::DrawLine { line });
    }

    pub(super) fn y(&self, y: f32) -> f32 {
        rounded(self.height - y)
    }

    pub(super) fn push(&mut self, op: Op) {
        self.ops.push(op);
    }
}

fn grey(ink: Ink) -> Color {
    Color::Greyscale(Greyscale {
        percent: ink.0,
        icc_profile: None,
    })
}

/// To a thousandth of a point: finer than any press, and short in the file.
pub(super) fn rounded(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}
