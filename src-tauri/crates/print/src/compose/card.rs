//! Cards: a front and a back of one size, whatever is to stand on them.
//!
//! Each side is set in the first size of type in which it fits. If one fits in
//! none, the smallest is taken and what is too much is folded onto the back,
//! and from there onto a further card of the same number. Nothing is cut off
//! and nothing leaves its card.

use drumhead_words::deck::{Card, Deck};

use super::entry::{AFTER_LABEL, bottom, looks};
use super::{table, ticks, track};
use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Edge, Strip, extent, level_rule};
use crate::template::{CardShape, Style};
use crate::wrap::Line;

/// Lines a name may take on the front.
const NAME_LINES: usize = 2;
/// White between a number and its name, and between a name and the label.
const BESIDE: f32 = 7.0;
/// White above and below the rule under the head.
const AROUND_RULE: f32 = 2.6;
/// White between two parts of a card.
const BETWEEN: f32 = 3.0;
/// Whose a card is is told where this much is left beside the name.
const WHOSE: f32 = 40.0;
/// A label in a column of labels takes at most this part of the width where values
/// are long.
const LABELS: f32 = 0.3;

/// How a back says whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// In whole, on a line of its own if need be.
    Whole,
    /// Beside the name, shortened if need be.
    Shortened,
}

/// A front and its back.
pub(crate) type Sides = [Vec<Strip>; 2];

/// A unit's card, and further cards for what does not fit on it; places count
/// from the upper left corner inside the card's inset.
pub(crate) fn card(
    setters: &mut [Setter<'_>],
    shape: &CardShape,
    deck: &Deck,
    card: &Card,
    (width, height): (f32, f32),
) -> Result<Vec<Sides>, PrintError> {
    let (mut front, mut back): (Option<Parts>, Option<Parts>) = (None, None);
    let mut smallest = None;
    // Whose it is has a line of its own only where that costs no second card.
    for whose in [Whose::Whole, Whose::Shortened] {
        for setter in setters.iter_mut() {
            let parts = Parts::of(setter, shape, deck, card, (width, whose))?;
            if front.is_none() && parts.front_fits(height) {
                front = Some(parts.clone());
            }
            if back.is_none() && parts.back_fits(height) {
                back = Some(parts.clone());
            }
            if let (Some(front), Some(back)) = (&front, &back) {
                let whole = Parts {
                    behind: back.behind.clone(),
                    back: back.back.clone(),
                    ..front.clone()
                };
                return whole.dealt(height, card);
            }
            smallest = Some(parts);
        }
    }
    smallest.map_or(Ok(Vec::new()), |parts| parts.dealt(height, card))
}

/// What stands on a card, each part from y = 0.
#[derive(Clone)]
struct Parts {
    /// Number, name and the room for a label.
    head: Vec<Strip>,
    /// The whole name, where the head has only its beginning.
    name: Vec<Strip>,
    /// What the unit is, and what is looked up.
    text: Vec<Strip>,
    /// Hit boxes and states.
    foot: Vec<Strip>,
    /// The head of a back.
    behind: Vec<Strip>,
    /// Tables.
    back: Vec<Strip>,
    /// Whether values in them are broken for want of width.
    squeezed: bool,
}

fn height(strips: &[Strip]) -> f32 {
    bottom(strips, 0.0)
}

impl Parts {
    fn of(
        setter: &mut Setter<'_>,
        shape: &CardShape,
        deck: &Deck,
        card: &Card,
        (width, whose): (f32, Whose),
    ) -> Result<Self, PrintError> {
        let (head, name) = head(setter, shape, card, width)?;
        Ok(Self {
            head,
            name,
            text: text(setter, card, width)?,
            foot: foot(setter, card, width)?,
            behind: behind(setter, deck, card, (width, whose))?,
            back: back(setter, card, width)?,
            squeezed: squeezed(setter, card, width)?,
        })
    }

    /// Whether a front takes what is to stand on it, with the whole name.
    fn front_fits(&self, room: f32) -> bool {
        let front = height(&self.head) + height(&self.text) + BETWEEN + height(&self.foot);
        self.name.is_empty() && front <= room
    }

    /// Whether a back does.
    fn back_fits(&self, room: f32) -> bool {
        !self.squeezed && height(&self.behind) + height(&self.back) <= room
    }

    /// The parts on one card, or on as many as they need.
    fn dealt(self, room: f32, card: &Card) -> Result<Vec<Sides>, PrintError> {
        let mut front = self.head;
        let above = height(&front);
        let mut rest = self.name;
        let mut text = self.text;
        let foot = height(&self.foot);
        if above + foot <= room {
            let left = room - above - foot - BETWEEN;
            let fitting = text.iter().take_while(|strip| strip.bottom <= left).count();
            let folded = text.split_off(fitting);
            front.extend(lowered(text, above));
            front.extend(lowered(self.foot, room - foot));
            put_under(&mut rest, folded);
        } else {
            put_under(&mut rest, self.foot);
            put_under(&mut rest, text);
        }
        put_under(&mut rest, self.back);

        let mut cards = Vec::new();
        loop {
            let mut side = self.behind.clone();
            let from = height(&side);
            let before = rest.len();
            let taken = take(&mut rest, room - from);
            if taken.is_empty() && before > 0 {
                return Err(PrintError::TooMuch {
                    what: format!("points down that a line takes on card {}", card.number),
                    found: whole(rest.first().map_or(0.0, |strip| strip.bottom - strip.top)),
                    limit: whole(room - from),
                });
            }
            side.extend(lowered(taken, from));
            if front.is_empty() {
                front = side;
            } else {
                cards.push([std::mem::take(&mut front), side]);
            }
            if rest.is_empty() {
                break;
            }
        }
        if !front.is_empty() {
            cards.push([front, self.behind]);
        }
        Ok(cards)
    }
}

/// A length as a whole number, for a message.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few hundred at most
fn whole(points: f32) -> u64 {
    points.max(0.0).ceil() as u64
}

/// Takes the strips from the front that fit, with the first of them at y = 0.
fn take(rest: &mut Vec<Strip>, room: f32) -> Vec<Strip> {
    let top = extent(rest).map_or(0.0, |(top, _)| top);
    let fitting = rest
        .iter()
        .take_while(|strip| strip.bottom - top <= room)
        .count();
    let later = rest.split_off(fitting);
    let taken = std::mem::replace(rest, later);
    lowered(taken, -top)
}

fn lowered(mut strips: Vec<Strip>, by: f32) -> Vec<Strip> {
    for strip in &mut strips {
        strip.lower(by);
    }
    strips
}

/// Puts strips under those that stand already.
fn put_under(above: &mut Vec<Strip>, strips: Vec<Strip>) {
    if strips.is_empty() {
        return;
    }
    let from = extent(above).map_or(0.0, |(_, bottom)| bottom + BETWEEN);
    above.extend(lowered(strips, from));
}

/// Number and name, with a frame beside them for a label and a rule below; and
/// the whole name, if this is not it.
fn head(
    setter: &mut Setter<'_>,
    shape: &CardShape,
    card: &Card,
    width: f32,
) -> Result<(Vec<Strip>, Vec<Strip>), PrintError> {
    let layout = setter.layout;
    let styles = &layout.styles;
    let label = (shape.label.width.points(), shape.label.height.points());
    let half = layout.rules.hair.get() / 2.0;
    let frame = Frame {
        area: Area {
            left: width - label.0 + half,
            top: half,
            right: width - half,
            bottom: label.1 - half,
        },
        line: layout.rules.hair.get(),
        ink: Ink(layout.ink.hair.get()),
        fill: Fill::Empty,
    };
    let number = one_line(setter, &styles.number, &card.number, width / 3.0)?;
    let from = number
        .as_ref()
        .map_or(0.0, |line| width_of(&styles.number, line) + BESIDE);
    let edges = (from, width - label.0 - BESIDE);
    let mut lines = setter.lines(&styles.name, &card.name, edges.1 - edges.0)?;
    let mut whole = Vec::new();
    if lines.len() > NAME_LINES {
        let all = setter.lines(&styles.line, &card.name, width)?;
        whole = setter.stack(&styles.line, all, (0.0, width), Flush::Left, 0.0);
        let kept = lines[NAME_LINES - 1].text.clone();
        lines.truncate(NAME_LINES - 1);
        lines.extend(shortened(setter, &styles.name, &kept, edges.1 - edges.0)?);
    }
    let mut strips = setter.stack(&styles.name, lines, edges, Flush::Left, 0.0);
    let under = height(&strips)
        .max(styles.number.leading.get())
        .max(label.1);
    // One strip: the head is never cut.
    let mut strip = Strip::default();
    if let Some(number) = number {
        let baseline = baseline_in(&styles.name);
        let run = setter.run(&styles.number, number, (0.0, width), Flush::Left, baseline);
        // Large figures stand on the name's line, and not above the card.
        let rise = (0.0 - run.bounds.top).max(0.0);
        strip.text.push(run);
        for run in &mut strip.text {
            run.baseline += rise;
            run.bounds = run.bounds.moved(0.0, rise);
        }
    }
    for name in &mut strips {
        strip.text.append(&mut name.text);
    }
    // Only a unit has a label.
    if !card.number.is_empty() {
        strip.boxes.push(frame);
    }
    let thin = layout.rules.thin.get();
    strip.rules.push(Rule {
        area: level_rule(0.0, width, under + AROUND_RULE, thin),
        ink: Ink(layout.ink.rule.get()),
    });
    strip.bottom = under + 2.0 * AROUND_RULE;
    Ok((vec![strip], whole))
}

/// The text in one line, shortened if it must be.
fn one_line(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    width: f32,
) -> Result<Option<Line>, PrintError> {
    let mut lines = setter.lines(style, text, width)?;
    if lines.len() <= 1 {
        return Ok(lines.pop());
    }
    let first = lines.swap_remove(0).text;
    shortened(setter, style, &first, width)
}

/// As much of the text as fits, and three dots.
pub(super) fn shortened(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    width: f32,
) -> Result<Option<Line>, PrintError> {
    let mut kept: Vec<char> = text.trim_end().chars().collect();
    loop {
        let tried: String = kept.iter().chain(&['…']).collect();
        let line = setter.line(style, &tried)?;
        let fits = line
            .as_ref()
            .is_none_or(|line| width_of(style, line) <= width);
        if fits || kept.pop().is_none() {
            return Ok(line);
        }
    }
}

/// What the unit is, then moves and saves.
fn text(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<Vec<Strip>, PrintError> {
    let styles = &setter.layout.styles;
    let mut strips = Vec::new();
    let mut at = 0.0;
    for line in &card.lines {
        let lines = setter.lines(&styles.line, line, width)?;
        strips.extend(setter.stack(&styles.line, lines, (0.0, width), Flush::Left, at));
        at = bottom(&strips, at);
    }
    let mut labels = 0.0_f32;
    for look in &card.looks {
        labels = labels.max(setter.width(&styles.look_label, &look.label)?);
    }
    // Labels may have what the values leave: short ones leave much.
    let mut values = 0.0_f32;
    for look in &card.looks {
        values = values.max(setter.width(&styles.look, &look.value)?);
    }
    let labels = labels.min((width * LABELS).max(width - values - AFTER_LABEL - 0.1));
    strips.extend(looks(setter, &card.looks, (0.0, width), labels, at)?);
    Ok(strips)
}

/// Hit boxes and states.
fn foot(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<Vec<Strip>, PrintError> {
    let mut strips = Vec::new();
    if let Some(source) = &card.track {
        strips = track::compose(setter, &card.number, source, (0.0, width))?;
    }
    put_under(
        &mut strips,
        ticks::compose(setter, &card.ticks, (0.0, width))?,
    );
    Ok(strips)
}

/// The head of a back: number, name and whose it is, on one line if that has
/// room for both.
fn behind(
    setter: &mut Setter<'_>,
    deck: &Deck,
    card: &Card,
    (width, how): (f32, Whose),
) -> Result<Vec<Strip>, PrintError> {
    let layout = setter.layout;
    let (name, note) = (&layout.styles.name, &layout.styles.note);
    let text = format!("{} {}", card.number, card.name);
    let line = one_line(setter, name, text.trim(), width)?;
    let left = width - line.as_ref().map_or(0.0, |line| width_of(name, line)) - BESIDE;
    let beside = how == Whose::Shortened || setter.width(note, &deck.title)? <= left;
    let whose = if beside && left < WHOSE {
        None
    } else {
        one_line(setter, note, &deck.title, if beside { left } else { width })?
    };
    let mut under = name.leading.get() + AROUND_RULE / 2.0;
    let baseline = baseline_in(name);
    let (mut level, mut flush) = (baseline, Flush::Right);
    if !beside {
        (level, flush) = (name.leading.get() + baseline_in(note), Flush::Left);
        under += note.leading.get();
    }
    let mut strip = Strip {
        bottom: under + 2.0 * AROUND_RULE,
        ..Strip::default()
    };
    let lines = [
        (line, name, Flush::Left, baseline),
        (whose, note, flush, level),
    ];
    for (line, style, flush, baseline) in lines {
        if let Some(line) = line {
            strip
                .text
                .push(setter.run(style, line, (0.0, width), flush, baseline));
        }
    }
    strip.rules.push(Rule {
        area: level_rule(0.0, width, under, layout.rules.thin.get()),
        ink: Ink(layout.ink.rule.get()),
    });
    Ok(vec![strip])
}

/// Whether a table has values that are broken for want of width.
fn squeezed(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<bool, PrintError> {
    for source in &card.tables {
        if table::is_squeezed(setter, source, width)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Tables, one under the other.
fn back(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<Vec<Strip>, PrintError> {
    let inside = Area {
        left: 0.0,
        top: 0.0,
        right: width,
        bottom: 0.0,
    };
    let mut strips = Vec::new();
    for source in &card.tables {
        let block = table::compose(setter, source, &inside)?;
        let mut rows = block.strips;
        if let (Edge::Rule(rule), Some(last)) = (block.edge, rows.last_mut()) {
            last.rules.push(Rule {
                area: rule.area.moved(0.0, block.height),
                ..rule
            });
            last.bottom = last.bottom.max(block.height + rule.area.height());
        }
        put_under(&mut strips, rows);
    }
    Ok(strips)
}
