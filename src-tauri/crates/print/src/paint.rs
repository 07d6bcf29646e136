//! Painting: turns laid-out pages into PDF bytes.

mod content;
mod file;
mod font;
mod letters;
mod stream;
mod subset;
mod text;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Page, Pages};

use content::{Content, Paint};
use letters::Letters;

/// Returns the bytes of a PDF file. The same pages give the same bytes.
pub(crate) fn paint(pages: &Pages) -> Result<Vec<u8>, PrintError> {
    let mut letters = Letters::met_on(pages);
    let fonts = font::embedded(&mut letters)?;
    let contents = pages
        .pages
        .iter()
        .map(|page| stream::compressed(&painted(page, pages.size_of(page).1, &letters)))
        .collect::<Result<_, _>>()?;
    file::write(pages, fonts, contents)
}

/// Paints a page's content: boxes and lines first, so that text is on top, then the text in
/// reading order.
fn painted(page: &Page, height: f32, letters: &Letters<'_>) -> Vec<u8> {
    let mut content = Content::new(height);
    for frame in &page.boxes {
        draw(&mut content, frame);
    }
    for rule in &page.rules {
        content.fill(rule.ink);
        content.rectangle(&rule.area, Paint::Fill);
    }
    for stroke in &page.strokes {
        content.stroke(stroke.ink, stroke.line);
        if stroke.solid {
            content.fill(stroke.ink);
        }
        content.polyline(&stroke.points, stroke.dash, stroke.solid);
    }
    for ring in &page.rings {
        content.stroke(ring.ink, ring.line);
        content.circle(ring.middle, ring.radius);
    }
    text::paint(&mut content, &page.text, letters);
    content.into_bytes()
}

fn draw(content: &mut Content, frame: &Frame) {
    content.stroke(frame.ink, frame.line);
    match frame.fill {
        Fill::Empty => content.rectangle(&frame.area, Paint::Stroke),
        Fill::Solid => {
            content.fill(frame.ink);
            content.rectangle(&frame.area, Paint::Both);
        }
        Fill::Crossed => {
            content.rectangle(&frame.area, Paint::Stroke);
            let Area {
                left,
                top,
                right,
                bottom,
            } = frame.area;
            content.line((left, top), (right, bottom));
            content.line((left, bottom), (right, top));
        }
    }
}
