//! Setting text: lines of a style placed on a strip.

use std::cell::RefCell;
use std::rc::Rc;

use drumhead_vocabulary::sheet::{PageWords, Sheet};
use unicode_segmentation::UnicodeSegmentation;

use crate::error::PrintError;
use crate::pages::{Area, TextRun};
use crate::shape::Voice;
use crate::strip::Strip;
use crate::template::{Layout, Style};
use crate::wrap::{Line, Wrapper};

/// The height of letters above and below the baseline, relative to the type size, used to centre
/// them in their line.
const ASCENT: f32 = 0.72;
const DESCENT: f32 = 0.21;

/// The alignment of text between two edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flush {
    Left,
    Centre,
    Right,
}

/// Sets text in the styles of a layout.
pub(crate) struct Setter<'l> {
    pub(crate) layout: &'l Layout,
    /// The words that the layout adds; empty for a deck.
    pub(crate) words: PageWords,
    wrapper: Rc<RefCell<Wrapper>>,
}

thread_local! {
    /// The cache of measured text, shared by all documents of a thread, which mostly use the same
    /// words.
    static WRAPPER: Rc<RefCell<Wrapper>> = Rc::default();
}

impl<'l> Setter<'l> {
    pub(crate) fn new(layout: &'l Layout) -> Self {
        let wrapper = WRAPPER.with(Rc::clone);
        wrapper.borrow_mut().forget_too_many();
        Self {
            layout,
            words: PageWords::default(),
            wrapper,
        }
    }

    /// Returns a setter for this sheet.
    pub(crate) fn of(layout: &'l Layout, sheet: &Sheet) -> Self {
        Self {
            words: layout.words.over(&sheet.words),
            ..Self::new(layout)
        }
    }

    /// Returns the lines of the text in a column of this width.
    pub(crate) fn lines(
        &mut self,
        style: &Style,
        text: &str,
        width: f32,
    ) -> Result<Vec<Line>, PrintError> {
        let measure = width / style.size.get();
        let mut wrapper = self.wrapper.borrow_mut();
        wrapper.wrap(voice_of(style), text, measure)
    }

    /// Returns the text on a single line, however long; `None` for blank text.
    pub(crate) fn line(&mut self, style: &Style, text: &str) -> Result<Option<Line>, PrintError> {
        Ok(self.lines(style, text, f32::MAX)?.into_iter().next())
    }

    /// Returns the width of the text on a single line.
    pub(crate) fn width(&mut self, style: &Style, text: &str) -> Result<f32, PrintError> {
        let wide = (self.wrapper.borrow_mut()).natural_width(voice_of(style), text)?;
        Ok(wide * style.size.get())
    }

    /// Returns the text on one line; if it is too wide, its beginning and an ellipsis.
    pub(crate) fn shortened(
        &mut self,
        style: &Style,
        text: &str,
        width: f32,
    ) -> Result<Option<Line>, PrintError> {
        if self.width(style, text)? <= width {
            return self.line(style, text);
        }
        let ends: Vec<usize> = text
            .grapheme_indices(true)
            .map(|(at, letter)| at + letter.len())
            .collect();
        // Bisection: the longest beginning that fits with the ellipsis.
        let beginning = |letters: usize| {
            let end = letters.checked_sub(1).and_then(|last| ends.get(last));
            format!("{}…", text[..end.copied().unwrap_or(0)].trim_end())
        };
        let (mut fits, mut over) = (0, ends.len() + 1);
        while over - fits > 1 {
            let middle = fits.midpoint(over);
            if self.width(style, &beginning(middle))? <= width {
                fits = middle;
            } else {
                over = middle;
            }
        }
        self.line(style, &beginning(fits))
    }

    /// Returns a line as a run with its baseline at `baseline`.
    pub(crate) fn run(
        &self,
        style: &Style,
        line: Line,
        (left, right): (f32, f32),
        flush: Flush,
        baseline: f32,
    ) -> TextRun {
        let size = style.size.get();
        let width = line.shaped.width * size;
        let x = match flush {
            Flush::Left => left,
            Flush::Centre => (left + right - width) / 2.0,
            Flush::Right => right - width,
        };
        let bounds = match line.shaped.ink {
            Some(ink) => Area {
                left: x + ink.left * size,
                right: x + ink.right * size,
                top: baseline - ink.top * size,
                bottom: baseline - ink.bottom * size,
            },
            None => Area {
                left: x,
                right: x,
                top: baseline,
                bottom: baseline,
            },
        };
        TextRun {
            text: line.text,
            size,
            x,
            baseline,
            width,
            bounds,
            ink: self.layout.ink_of(style),
            glyphs: line.shaped.glyphs,
        }
    }

    /// Sets lines one below the other from `top`, a strip each.
    pub(crate) fn stack(
        &self,
        style: &Style,
        lines: Vec<Line>,
        edges: (f32, f32),
        flush: Flush,
        top: f32,
    ) -> Vec<Strip> {
        let mut at = top;
        let mut strips = Vec::with_capacity(lines.len());
        for line in lines {
            let run = self.run(style, line, edges, flush, at + baseline_in(style));
            let bottom = at + style.leading.get();
            strips.push(Strip {
                top: at,
                bottom,
                text: vec![run],
                ..Strip::default()
            });
            at = bottom;
        }
        strips
    }
}

fn voice_of(style: &Style) -> Voice {
    Voice {
        face: style.face,
        tabular: style.tabular,
        leftward: false,
    }
}

/// Returns the width of a line in a style.
pub(crate) fn width_of(style: &Style, line: &Line) -> f32 {
    line.shaped.width * style.size.get()
}

/// Returns the distance of the baseline from the top of a line.
pub(crate) fn baseline_in(style: &Style) -> f32 {
    let size = style.size.get();
    (style.leading.get() - (ASCENT + DESCENT) * size) / 2.0 + ASCENT * size
}
