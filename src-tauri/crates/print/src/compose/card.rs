//! Cards: a front and a back of one size, whatever is to stand on them.
//!
//! The fronts of a deck are set in one size of type, the first in which the fullest
//! of them fits, and so are its backs. A card that fits in none takes the smallest,
//! and what is too much is folded onto the back, and from there onto a further card
//! of the same number. A name too long for its lines is made smaller by itself.
//! Nothing is cut off and nothing leaves its card.

use drumhead_words::deck::{Card, Deck};

use super::entry::{AFTER_LABEL, bottom, looks};
use super::{table, ticks, track};
use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Edge, Strip, extent, level_rule, lowered};
use crate::template::{CardShape, Style};
use crate::wrap::Line;

/// Lines a name may take on the front.
const NAME_LINES: usize = 2;
/// A name that needs more is set in these parts of the size of names, the first that
/// does; none is smaller than any type may be.
const NAME_SIZES: [f32; 6] = [1.0, 0.92, 0.84, 0.76, 0.68, 0.5];
/// White between a number and its name, and between a name and the label.
const BESIDE: f32 = 7.0;
/// White above and below the rule under the head.
const AROUND_RULE: f32 = 2.6;
/// White between two parts of a card.
const BETWEEN: f32 = 3.0;
/// Whose a card is is told where this much is left beside the name.
const ROOM_FOR_WHOSE: f32 = 40.0;
/// A label in a column of labels takes at most this part of the width where values
/// are long.
const LABELS: f32 = 0.3;

/// How a back says whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// In whole, on a line of its own.
    Whole,
    /// Beside the name, shortened if need be.
    Shortened,
}

/// How it is said, in the order tried.
const WHOSE: [Whose; 2] = [Whose::Whole, Whose::Shortened];

/// A front and its back.
pub(crate) type Sides = [Vec<Strip>; 2];

/// What the cards of a deck are set in: one size for all fronts, one for all backs,
/// as places among the sizes tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sizes {
    front: usize,
    back: usize,
}

impl Sizes {
    /// The first sizes in which the fullest of the cards fits, and every card as it was
    /// tried. A card that fits in none goes on over further cards, and makes no other
    /// smaller.
    pub(crate) fn of(
        setters: &mut [Setter<'_>],
        shape: &CardShape,
        deck: &Deck,
        room: (f32, f32),
    ) -> Result<(Self, Vec<Fitting>), PrintError> {
        let mut sizes = Self::default();
        let mut tried = Vec::with_capacity(deck.cards.len());
        for card in &deck.cards {
            let fitting = sizes.for_card(setters, shape, deck, card, room)?;
            let place = fitting.front.as_ref().map(|(place, _)| *place);
            sizes.front = place.unwrap_or(sizes.front);
            let place = fitting.back.as_ref().map(|(place, _)| *place);
            sizes.back = place.unwrap_or(sizes.back);
            tried.push(fitting);
        }
        Ok((sizes, tried))
    }

    /// A card in the first sizes from these on in which it fits.
    fn for_card(
        self,
        setters: &mut [Setter<'_>],
        shape: &CardShape,
        deck: &Deck,
        card: &Card,
        room: (f32, f32),
    ) -> Result<Fitting, PrintError> {
        Ok(Fitting {
            front: self.front_of(setters, shape, card, room)?,
            back: self.back_of(setters, deck, card, room)?,
        })
    }

    /// A card that was tried on the way to these sizes. A side that was tried in its
    /// final size stands, and one that fitted in none fits in none now.
    fn for_tried(
        self,
        setters: &mut [Setter<'_>],
        shape: &CardShape,
        deck: &Deck,
        (card, tried): (&Card, Fitting),
        room: (f32, f32),
    ) -> Result<Fitting, PrintError> {
        Ok(Fitting {
            front: match tried.front {
                Some((place, _)) if place != self.front => {
                    self.front_of(setters, shape, card, room)?
                }
                kept => kept,
            },
            back: match tried.back {
                Some((place, _)) if place != self.back => {
                    self.back_of(setters, deck, card, room)?
                }
                kept => kept,
            },
        })
    }

    /// The front in the first size from this on in which it fits, with its place.
    fn front_of(
        self,
        setters: &mut [Setter<'_>],
        shape: &CardShape,
        card: &Card,
        (width, height): (f32, f32),
    ) -> Result<Option<(usize, Front)>, PrintError> {
        for (place, setter) in setters.iter_mut().enumerate().skip(self.front) {
            let front = Front::of(setter, shape, card, width)?;
            if front.fits(height) {
                return Ok(Some((place, front)));
            }
        }
        Ok(None)
    }

    /// The back, likewise.
    fn back_of(
        self,
        setters: &mut [Setter<'_>],
        deck: &Deck,
        card: &Card,
        (width, height): (f32, f32),
    ) -> Result<Option<(usize, Back)>, PrintError> {
        for place in self.back..WHOSE.len() * setters.len() {
            let back = Back::of(setters, place, deck, card, width)?;
            if back.fits(height) {
                return Ok(Some((place, back)));
            }
        }
        Ok(None)
    }
}

/// The sides of a card in the sizes in which they fit, with their places; none where they
/// fit in none.
pub(crate) struct Fitting {
    front: Option<(usize, Front)>,
    back: Option<(usize, Back)>,
}

/// A unit's card, and further cards for what does not fit on it; places count
/// from the upper left corner inside the card's inset.
pub(crate) fn card(
    setters: &mut [Setter<'_>],
    shape: &CardShape,
    deck: &Deck,
    sizes: Sizes,
    (card, tried): (&Card, Option<Fitting>),
    (width, height): (f32, f32),
) -> Result<Vec<Sides>, PrintError> {
    let room = (width, height);
    let fitting = match tried {
        Some(tried) => sizes.for_tried(setters, shape, deck, (card, tried), room)?,
        None => sizes.for_card(setters, shape, deck, card, room)?,
    };
    if let (Some((_, front)), Some((_, back))) = (fitting.front, fitting.back) {
        return dealt(front, back, height, card);
    }
    // What goes on over further cards is all of a size, the smallest.
    let last = (WHOSE.len() * setters.len()).saturating_sub(1);
    let Some(setter) = setters.last_mut() else {
        return Ok(Vec::new());
    };
    let front = Front::of(setter, shape, card, width)?;
    let back = Back::of(setters, last, deck, card, width)?;
    dealt(front, back, height, card)
}

/// What stands on a front, each part from y = 0.
struct Front {
    /// Number, name and the room for a label.
    head: Vec<Strip>,
    /// The whole name, where the head has only its beginning.
    name: Vec<Strip>,
    /// What the unit is, and what is looked up.
    text: Vec<Strip>,
    /// Hit boxes and states.
    foot: Vec<Strip>,
}

/// What stands on a back.
struct Back {
    head: Vec<Strip>,
    tables: Vec<Strip>,
    /// Whether values in them are broken for want of width.
    squeezed: bool,
}

fn height(strips: &[Strip]) -> f32 {
    bottom(strips, 0.0)
}

impl Front {
    fn of(
        setter: &mut Setter<'_>,
        shape: &CardShape,
        card: &Card,
        width: f32,
    ) -> Result<Self, PrintError> {
        let (head, name) = head(setter, shape, card, width)?;
        Ok(Self {
            head,
            name,
            text: text(setter, card, width)?,
            foot: foot(setter, card, width)?,
        })
    }

    /// Whether it takes what is to stand on it, with the whole name.
    fn fits(&self, room: f32) -> bool {
        let front = height(&self.head) + height(&self.text) + BETWEEN + height(&self.foot);
        self.name.is_empty() && front <= room
    }
}

impl Back {
    /// In every size whose it is is said in whole before it is shortened in any: it
    /// has a line of its own where that costs no second card.
    fn of(
        setters: &mut [Setter<'_>],
        place: usize,
        deck: &Deck,
        card: &Card,
        width: f32,
    ) -> Result<Self, PrintError> {
        let count = setters.len();
        let whose = WHOSE[(place / count).min(WHOSE.len() - 1)];
        let setter = &mut setters[place % count];
        Ok(Self {
            head: behind(setter, deck, card, (width, whose))?,
            tables: back(setter, card, width)?,
            squeezed: squeezed(setter, card, width)?,
        })
    }

    fn fits(&self, room: f32) -> bool {
        !self.squeezed && height(&self.head) + height(&self.tables) <= room
    }
}

/// The parts on one card, or on as many as they need.
fn dealt(of: Front, back: Back, room: f32, card: &Card) -> Result<Vec<Sides>, PrintError> {
    let mut front = of.head;
    let above = height(&front);
    let mut rest = of.name;
    let mut text = of.text;
    let foot = height(&of.foot);
    if above + foot <= room {
        let left = room - above - foot - BETWEEN;
        let fitting = text.iter().take_while(|strip| strip.bottom <= left).count();
        let folded = text.split_off(fitting);
        front.extend(lowered(text, above));
        front.extend(lowered(of.foot, room - foot));
        put_under(&mut rest, folded);
    } else {
        put_under(&mut rest, of.foot);
        put_under(&mut rest, text);
    }
    put_under(&mut rest, back.tables);

    let mut cards = Vec::new();
    loop {
        let mut side = back.head.clone();
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
        cards.push([front, back.head]);
    }
    Ok(cards)
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
    let room = edges.1 - edges.0;
    let style = name_style(setter, &card.name, (room, NAME_LINES))?;
    let mut lines = setter.lines(&style, &card.name, room)?;
    let mut whole = Vec::new();
    if lines.len() > NAME_LINES {
        let all = setter.lines(&styles.line, &card.name, width)?;
        whole = setter.stack(&styles.line, all, (0.0, width), Flush::Left, 0.0);
        let kept = lines[NAME_LINES - 1].text.clone();
        lines.truncate(NAME_LINES - 1);
        lines.extend(shortened(setter, &style, &kept, room)?);
    }
    let mut strips = setter.stack(&style, lines, edges, Flush::Left, 0.0);
    let under = height(&strips)
        .max(styles.number.leading.get())
        .max(label.1);
    // One strip: the head is never cut.
    let mut strip = Strip::default();
    if let Some(number) = number {
        let baseline = baseline_in(&style);
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

/// The style of names in the first size in which this one takes no more than so many
/// lines of a width; in the smallest where there is none.
fn name_style(
    setter: &mut Setter<'_>,
    name: &str,
    (width, lines): (f32, usize),
) -> Result<Style, PrintError> {
    let style = &setter.layout.styles.name;
    let mut smaller = style.clone();
    for part in NAME_SIZES {
        smaller = style.scaled(part);
        // A word that is broken between letters is no name that fits.
        let whole = (name.split_whitespace()).try_fold(true, |fits, word| {
            Ok::<_, PrintError>(fits && setter.width(&smaller, word)? <= width)
        })?;
        if whole && setter.lines(&smaller, name, width)?.len() <= lines {
            break;
        }
    }
    Ok(smaller)
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

/// The head of a back: number, name and whose it is, in the same place on every card
/// of a deck.
fn behind(
    setter: &mut Setter<'_>,
    deck: &Deck,
    card: &Card,
    (width, how): (f32, Whose),
) -> Result<Vec<Strip>, PrintError> {
    let layout = setter.layout;
    let text = format!("{} {}", card.number, card.name);
    let note = &layout.styles.note;
    let beside = how == Whose::Shortened;
    // A name makes room for what stands beside it, if it can.
    let all = setter.width(note, &deck.title)? + BESIDE;
    let mut name = name_style(setter, text.trim(), (width, 1))?;
    if beside && all < width / 2.0 {
        let smaller = name_style(setter, text.trim(), (width - all, 1))?;
        if setter.width(&smaller, text.trim())? <= width - all {
            name = smaller;
        }
    }
    let mut lines = setter.lines(&name, text.trim(), width)?;
    if lines.len() > 1 {
        name = name_style(setter, text.trim(), (width, NAME_LINES))?;
        lines = setter.lines(&name, text.trim(), width)?;
        if lines.len() > NAME_LINES {
            // The front has all of it.
            lines = (one_line(setter, &name, text.trim(), width)?.into_iter()).collect();
        }
    }
    let left = width - lines.last().map_or(0.0, |line| width_of(&name, line)) - BESIDE;
    let whose = if beside && left < ROOM_FOR_WHOSE {
        None
    } else {
        one_line(setter, note, &deck.title, if beside { left } else { width })?
    };
    let named = setter.stack(&name, lines, (0.0, width), Flush::Left, 0.0);
    // A name that is set smaller leaves what is below it where it is on the others.
    let high = height(&named).max(layout.styles.name.leading.get());
    let named = lowered(named.clone(), high - height(&named));
    let mut under = high + AROUND_RULE / 2.0;
    let (mut level, mut flush) = (high - name.leading.get() + baseline_in(&name), Flush::Right);
    if !beside {
        (level, flush) = (high + baseline_in(note), Flush::Left);
        under += note.leading.get();
    }
    let mut strip = Strip {
        bottom: under + 2.0 * AROUND_RULE,
        ..Strip::default()
    };
    (strip.text).extend(named.into_iter().flat_map(|line| line.text));
    if let Some(whose) = whose {
        (strip.text).push(setter.run(note, whose, (0.0, width), flush, level));
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
