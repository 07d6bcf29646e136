//! Shaping: turns text into glyphs, word by word, with a cache.

use std::collections::HashMap;
use std::rc::Rc;

use rustybuzz::ttf_parser::{GlyphId, Rect, Tag};
use rustybuzz::{Direction, Feature, Script, ShapePlan, UnicodeBuffer};
use unicode_segmentation::UnicodeSegmentation;

use crate::error::PrintError;
use crate::fonts::{BadFont, Face};
use crate::memory::Memory;
use crate::pages::Glyph;

/// The properties that determine the glyphs of text, apart from its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Voice {
    pub(crate) face: Face,
    /// Whether all digits have the same width.
    pub(crate) tabular: bool,
    /// Whether the text is read from right to left.
    pub(crate) leftward: bool,
}

/// Glyphs from left to right; lengths are relative to the type size.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shaped {
    pub(crate) glyphs: Vec<Glyph>,
    pub(crate) width: f32,
    /// The bounding box of the outlines; `None` without ink.
    pub(crate) ink: Option<Outline>,
}

/// The bounding box of outlines: relative to the type size, y upwards from the baseline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outline {
    pub(crate) left: f32,
    pub(crate) bottom: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
}

/// Glyphs such as stacked marks are moved to stay between these heights, so that no name overlaps
/// its neighbours.
const HIGHEST: f32 = 0.98;
const LOWEST: f32 = -0.32;

impl Shaped {
    /// Appends `other`; its text starts at byte `at` of the line.
    pub(crate) fn append(&mut self, other: &Self, at: u32) {
        self.glyphs.extend(other.glyphs.iter().map(|glyph| Glyph {
            from: glyph.from + at,
            to: glyph.to + at,
            ..*glyph
        }));
        if let Some(ink) = other.ink {
            self.blacken(Outline {
                left: ink.left + self.width,
                right: ink.right + self.width,
                ..ink
            });
        }
        self.width += other.width;
    }

    fn blacken(&mut self, more: Outline) {
        self.ink = Some(match self.ink {
            None => more,
            Some(ink) => Outline {
                left: ink.left.min(more.left),
                bottom: ink.bottom.min(more.bottom),
                right: ink.right.max(more.right),
                top: ink.top.max(more.top),
            },
        });
    }
}

/// The number of cached words, a few megabytes, above which the cache is cleared.
const MOST_WORDS: usize = 20_000;

/// Shapes text, with a cache.
#[derive(Default)]
pub(crate) struct Shaper {
    words: Memory<Voice, Shaped>,
    plans: Vec<Plan>,
    bounds: HashMap<(Face, u16), Option<Rect>>,
}

/// The shaping plan of a face and script: expensive to compute, and needed for each word.
struct Plan {
    face: Face,
    tabular: bool,
    direction: Direction,
    script: Script,
    plan: ShapePlan,
}

impl Shaper {
    /// Clears the cache if it has too many words.
    pub(crate) fn forget_too_many(&mut self) {
        self.words.forget_more_than(MOST_WORDS);
    }

    /// Returns the glyphs of text without line breaks.
    pub(crate) fn shape(&mut self, voice: Voice, text: &str) -> Result<Rc<Shaped>, PrintError> {
        if let Some(known) = self.words.of(&voice, text) {
            return Ok(known);
        }
        let shaped = Rc::new(self.shape_anew(voice, text)?);
        self.words.keep(voice, text, &shaped);
        Ok(shaped)
    }

    fn shape_anew(&mut self, voice: Voice, text: &str) -> Result<Shaped, BadFont> {
        let mut stretches = stretches(voice.face, text)?;
        if voice.leftward {
            stretches.reverse();
        }
        let mut shaped = Shaped::default();
        for stretch in stretches {
            match stretch.face {
                Some(face) => self.shape_stretch(&mut shaped, face, voice, text, &stretch)?,
                None => self.push_missing(&mut shaped, voice, &stretch)?,
            }
        }
        Ok(shaped)
    }

    fn plan(
        &mut self,
        face: Face,
        tabular: bool,
        buffer: &UnicodeBuffer,
    ) -> Result<&ShapePlan, BadFont> {
        let (direction, script) = (buffer.direction(), buffer.script());
        let known = self.plans.iter().position(|plan| {
            (plan.face, plan.tabular) == (face, tabular)
                && plan.direction == direction
                && plan.script == script
        });
        let place = match known {
            Some(place) => place,
            None => {
                let features = [Feature::new(Tag::from_bytes(b"tnum"), 1, ..)];
                let features: &[Feature] = if tabular { &features } else { &[] };
                let plan = ShapePlan::new(face.shaping()?, direction, Some(script), None, features);
                self.plans.push(Plan {
                    face,
                    tabular,
                    direction,
                    script,
                    plan,
                });
                self.plans.len() - 1
            }
        };
        Ok(&self.plans[place].plan)
    }

    fn shape_stretch(
        &mut self,
        shaped: &mut Shaped,
        face: Face,
        voice: Voice,
        text: &str,
        stretch: &Stretch,
    ) -> Result<(), BadFont> {
        let font = face.shaping()?;
        let Some(part) = text.get(stretch.from..stretch.to) else {
            return Ok(());
        };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(part);
        buffer.guess_segment_properties();
        buffer.set_direction(if voice.leftward {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        let plan = self.plan(face, voice.tabular, &buffer)?;
        let output = rustybuzz::shape_with_plan(font, plan, buffer);

        let mut starts: Vec<u32> = output
            .glyph_infos()
            .iter()
            .map(|info| info.cluster)
            .collect();
        starts.sort_unstable();
        starts.dedup();
        let end = byte(part.len());
        let em = units_per_em(font);
        let infos = output.glyph_infos();
        for (place, (info, position)) in infos.iter().zip(output.glyph_positions()).enumerate() {
            // The first glyph of a cluster, in reading order, has all its text; the other glyphs
            // have none.
            let before = if voice.leftward {
                infos.get(place + 1)
            } else {
                place.checked_sub(1).and_then(|place| infos.get(place))
            };
            let to = if before.is_some_and(|before| before.cluster == info.cluster) {
                info.cluster
            } else {
                let next = starts.partition_point(|start| *start <= info.cluster);
                starts.get(next).copied().unwrap_or(end)
            };
            let glyph = Glyph {
                face,
                id: u16::try_from(info.glyph_id).unwrap_or(0),
                advance: em.part(position.x_advance),
                dx: em.part(position.x_offset),
                dy: em.part(position.y_offset),
                from: info.cluster + byte(stretch.from),
                to: to + byte(stretch.from),
                leftward: voice.leftward,
            };
            self.push(shaped, em, glyph)?;
        }
        Ok(())
    }

    /// Adds the empty box, for a character that no face has.
    fn push_missing(
        &mut self,
        shaped: &mut Shaped,
        voice: Voice,
        stretch: &Stretch,
    ) -> Result<(), BadFont> {
        let face = Face::Text;
        let font = face.shaping()?;
        let em = units_per_em(font);
        let advance = font.glyph_hor_advance(GlyphId(0)).unwrap_or_default();
        let glyph = Glyph {
            face,
            id: 0,
            advance: em.part(i32::from(advance)),
            dx: 0.0,
            dy: 0.0,
            from: byte(stretch.from),
            to: byte(stretch.to),
            leftward: voice.leftward,
        };
        self.push(shaped, em, glyph)
    }

    /// Adds a glyph and its outline, moved between the height limits.
    fn push(&mut self, shaped: &mut Shaped, em: Em, mut glyph: Glyph) -> Result<(), BadFont> {
        if let Some(bounds) = self.bounds(glyph.face, glyph.id)? {
            let top = em.part(i32::from(bounds.y_max));
            let bottom = em.part(i32::from(bounds.y_min));
            glyph.dy = glyph.dy.min(HIGHEST - top).max(LOWEST - bottom);
            let pen = shaped.width + glyph.dx;
            shaped.blacken(Outline {
                left: pen + em.part(i32::from(bounds.x_min)),
                bottom: bottom + glyph.dy,
                right: pen + em.part(i32::from(bounds.x_max)),
                top: top + glyph.dy,
            });
        }
        shaped.width += glyph.advance;
        shaped.glyphs.push(glyph);
        Ok(())
    }

    /// Returns the bounding box of a glyph's outline, in font units; `None` without an outline.
    fn bounds(&mut self, face: Face, id: u16) -> Result<Option<Rect>, BadFont> {
        if let Some(bounds) = self.bounds.get(&(face, id)) {
            return Ok(*bounds);
        }
        // The parser walks the whole outline on each call.
        let bounds = face.shaping()?.glyph_bounding_box(GlyphId(id));
        self.bounds.insert((face, id), bounds);
        Ok(bounds)
    }
}

/// A stretch of text set in one face; the face is `None` if no face has the characters.
struct Stretch {
    face: Option<Face>,
    from: usize,
    to: usize,
}

/// Splits text where its face changes. A character belongs to the first face that has all parts of
/// the character; characters that no face has are separate.
fn stretches(face: Face, text: &str) -> Result<Vec<Stretch>, BadFont> {
    let mut cut: Vec<Stretch> = Vec::new();
    for (from, cluster) in text.grapheme_indices(true) {
        let mut found = None;
        for candidate in std::iter::once(face).chain(face.substitutes().iter().copied()) {
            if has_all(candidate.shaping()?, cluster) {
                found = Some(candidate);
                break;
            }
        }
        let to = from + cluster.len();
        match cut.last_mut() {
            Some(last) if last.face == found && found.is_some() => last.to = to,
            Some(_) | None => cut.push(Stretch {
                face: found,
                from,
                to,
            }),
        }
    }
    Ok(cut)
}

fn has_all(face: &rustybuzz::Face<'_>, cluster: &str) -> bool {
    cluster
        .chars()
        .all(|char| invisible(char) || face.glyph_index(char).is_some())
}

/// Whether a character, such as a joiner, a variation selector or a soft hyphen, is invisible, so
/// that a face need not have it. It may still change the shapes or the direction of its neighbours.
fn invisible(char: char) -> bool {
    matches!(char, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{AD}')
}

/// Font units per em.
#[derive(Clone, Copy)]
struct Em(f32);

impl Em {
    // Font units are small: an f32 represents each of them exactly.
    #[allow(clippy::cast_precision_loss)]
    fn part(self, units: i32) -> f32 {
        units as f32 / self.0
    }
}

fn units_per_em(font: &rustybuzz::Face<'_>) -> Em {
    // `deref` selects the parser's method, which returns u16.
    Em(f32::from(rustybuzz::ttf_parser::Face::units_per_em(font)))
}

/// Converts an offset in text to the shaper's integer type: sheets are far below 4 GB.
pub(crate) fn byte(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
