//! Cards: a front and a back of fixed size, whatever their content.
//!
//! All fronts share one type size: the largest at which the fullest card fits. Backs likewise. A
//! card that fits at no size takes the smallest; the rest continues on the back, and from there on
//! another card with the same number. A name too long for its lines is set in smaller type.
//! Nothing is clipped or extends beyond its card.

use drumhead_vocabulary::deck::{Card, Deck};

use super::entry::{AFTER_LABEL, bottom, facts};
use super::{table, ticks, track};
use crate::error::{Content, PrintError};
use crate::pages::{Area, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Edge, Strip, extent, level_rule, lowered};
use crate::template::Style;
use crate::wrap::Line;

/// The maximum number of lines for a name.
const NAME_LINES: usize = 2;
/// The scales of a name. A name is set at the first scale at which it fits, but never below the
/// minimum type size.
const NAME_SIZES: [f32; 6] = [1.0, 0.92, 0.84, 0.76, 0.68, 0.5];
/// The space between a number and the name, and between the name and the army's name, in points.
const BESIDE: f32 = 7.0;
/// The space above and below the rule under the head, in points.
const AROUND_RULE: f32 = 2.6;
/// The space between two parts of a card, in points.
const BETWEEN: f32 = 3.0;
/// The minimum space on the right of the name for the army's name, in points.
const ROOM_FOR_WHOSE: f32 = 40.0;
/// The maximum share of the width for the column of labels, if values are long.
const LABELS: f32 = 0.3;

/// The form in which the back of a card shows the army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// The army's name in full, on a line of its own.
    Whole,
    /// The army's name on the line of the unit's name, shortened if necessary.
    Shortened,
}

/// The alternatives, in order of preference.
const WHOSE: [Whose; 2] = [Whose::Whole, Whose::Shortened];

/// A front and its back.
pub(crate) type Sides = [Vec<Strip>; 2];

/// The type sizes of a deck, one for all fronts and one for all backs, as indices into the
/// sizes tried. The index for backs also determines the form of the army's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sizes {
    front: usize,
    back: usize,
}

impl Sizes {
    /// Returns the largest sizes at which the fullest card fits, and every card as set in the
    /// search. A card that fits at no size continues on further cards, and does not shrink the
    /// others.
    pub(crate) fn of(
        setters: &mut [Setter<'_>],
        deck: &Deck,
        room: (f32, f32),
    ) -> Result<(Self, Vec<Fitting>), PrintError> {
        let mut sizes = Self::default();
        let mut tried = Vec::with_capacity(deck.cards.len());
        for card in &deck.cards {
            let fitting = sizes.for_card(setters, deck, card, room)?;
            let place = fitting.front.as_ref().map(|(place, _)| *place);
            sizes.front = place.unwrap_or(sizes.front);
            let place = fitting.back.as_ref().map(|(place, _)| *place);
            sizes.back = place.unwrap_or(sizes.back);
            tried.push(fitting);
        }
        Ok((sizes, tried))
    }

    /// Returns a card at the largest of these sizes at which it fits.
    fn for_card(
        self,
        setters: &mut [Setter<'_>],
        deck: &Deck,
        card: &Card,
        room: (f32, f32),
    ) -> Result<Fitting, PrintError> {
        Ok(Fitting {
            front: self.front_of(setters, card, room)?,
            back: self.back_of(setters, deck, card, room)?,
        })
    }

    /// Reuses a card from the search: a side already set in its final size, or a side that
    /// fitted at no size, stays as it is.
    fn for_tried(
        self,
        setters: &mut [Setter<'_>],
        deck: &Deck,
        (card, tried): (&Card, Fitting),
        room: (f32, f32),
    ) -> Result<Fitting, PrintError> {
        Ok(Fitting {
            front: match tried.front {
                Some((place, _)) if place != self.front => self.front_of(setters, card, room)?,
                fits => fits,
            },
            back: match tried.back {
                Some((place, _)) if place != self.back => {
                    self.back_of(setters, deck, card, room)?
                }
                fits => fits,
            },
        })
    }

    /// Returns the front at the largest of these sizes at which it fits, with the index of the
    /// size.
    fn front_of(
        self,
        setters: &mut [Setter<'_>],
        card: &Card,
        (width, height): (f32, f32),
    ) -> Result<Option<(usize, Front)>, PrintError> {
        for (place, setter) in setters.iter_mut().enumerate().skip(self.front) {
            let front = Front::of(setter, card, width)?;
            if front.fits(height) {
                return Ok(Some((place, front)));
            }
        }
        Ok(None)
    }

    /// Returns the back at the largest of these sizes at which it fits, with the index of the
    /// size.
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

/// The sides of a card at the sizes at which they fit, with the sizes' indices; `None` for a side
/// that fits at no size.
pub(crate) struct Fitting {
    front: Option<(usize, Front)>,
    back: Option<(usize, Back)>,
}

/// Returns a unit's card, with further cards for the rest; positions are relative to the upper
/// left corner inside the card's inset.
pub(crate) fn card(
    setters: &mut [Setter<'_>],
    deck: &Deck,
    sizes: Sizes,
    (card, tried): (&Card, Option<Fitting>),
    (width, height): (f32, f32),
) -> Result<Vec<Sides>, PrintError> {
    let room = (width, height);
    let fitting = match tried {
        Some(tried) => sizes.for_tried(setters, deck, (card, tried), room)?,
        None => sizes.for_card(setters, deck, card, room)?,
    };
    if let (Some((_, front)), Some((_, back))) = (fitting.front, fitting.back) {
        return dealt(front, back, height, card);
    }
    // A card that continues on further cards uses the smallest size throughout.
    let last = (WHOSE.len() * setters.len()).saturating_sub(1);
    let Some(setter) = setters.last_mut() else {
        return Ok(Vec::new());
    };
    let front = Front::of(setter, card, width)?;
    let back = Back::of(setters, last, deck, card, width)?;
    dealt(front, back, height, card)
}

/// The parts of a front, each from y = 0.
struct Front {
    /// Number and name.
    head: Vec<Strip>,
    /// The full name, if the head contains only its beginning.
    name: Vec<Strip>,
    /// The description and the values for play.
    text: Vec<Strip>,
    /// Hit boxes and states.
    foot: Vec<Strip>,
}

/// The parts of a back.
struct Back {
    head: Vec<Strip>,
    tables: Vec<Strip>,
    /// Whether values on the back are broken because the card is too narrow.
    squeezed: bool,
}

fn height(strips: &[Strip]) -> f32 {
    bottom(strips, 0.0)
}

impl Front {
    fn of(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<Self, PrintError> {
        let (head, name) = head(setter, card, width)?;
        Ok(Self {
            head,
            name,
            text: text(setter, card, width)?,
            foot: foot(setter, card, width)?,
        })
    }

    /// Whether the content fits, including the full name.
    fn fits(&self, room: f32) -> bool {
        let front = height(&self.head) + height(&self.text) + BETWEEN + height(&self.foot);
        self.name.is_empty() && front <= room
    }
}

impl Back {
    /// Composes the back that has this index in the search. First come the backs with the army's
    /// name in full, one for each size; then those with the name shortened. So the name is printed
    /// in full unless that would require a second card.
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

/// Distributes the parts over one card, or as many as needed.
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
        let fitting = take(&mut rest, room - from);
        if fitting.is_empty() && before > 0 {
            return Err(PrintError::TooMuch {
                what: Content::Line(card.number.clone()),
                found: rounded_up(rest.first().map_or(0.0, |strip| strip.bottom - strip.top)),
                limit: rounded_up(room - from),
            });
        }
        side.extend(lowered(fitting, from));
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

/// Returns a length as a whole number, for a message.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few hundred at most
fn rounded_up(points: f32) -> u64 {
    points.max(0.0).ceil() as u64
}

/// Takes the first strips that fit, shifted so that the first of them is at y = 0.
fn take(rest: &mut Vec<Strip>, room: f32) -> Vec<Strip> {
    let top = extent(rest).map_or(0.0, |(top, _)| top);
    let fitting = rest
        .iter()
        .take_while(|strip| strip.bottom - top <= room)
        .count();
    let later = rest.split_off(fitting);
    let strips = std::mem::replace(rest, later);
    lowered(strips, -top)
}

/// Appends strips below the existing ones.
fn put_under(above: &mut Vec<Strip>, strips: Vec<Strip>) {
    if strips.is_empty() {
        return;
    }
    let from = extent(above).map_or(0.0, |(_, bottom)| bottom + BETWEEN);
    above.extend(lowered(strips, from));
}

/// Composes number and name, with a rule below; and the full name, if the head does not show it.
fn head(
    setter: &mut Setter<'_>,
    card: &Card,
    width: f32,
) -> Result<(Vec<Strip>, Vec<Strip>), PrintError> {
    let layout = setter.layout;
    let styles = &layout.styles;
    let number = one_line(setter, &styles.number, &card.number, width / 3.0)?;
    let from = number
        .as_ref()
        .map_or(0.0, |line| width_of(&styles.number, line) + BESIDE);
    let room = width - from;
    let style = name_style(setter, &card.name, (room, NAME_LINES))?;
    let mut lines = setter.lines(&style, &card.name, room)?;
    let mut full_name = Vec::new();
    if lines.len() > NAME_LINES {
        let all = setter.lines(&styles.line, &card.name, width)?;
        full_name = setter.stack(&styles.line, all, (0.0, width), Flush::Left, 0.0);
        let last = lines[NAME_LINES - 1].text.clone();
        lines.truncate(NAME_LINES - 1);
        lines.extend(shortened(setter, &style, &last, room)?);
    }
    let mut strips = setter.stack(&style, lines, (from, width), Flush::Left, 0.0);
    let under = height(&strips).max(styles.number.leading.get());
    // The head is a single strip, so that it is never split.
    let mut strip = Strip::default();
    if let Some(number) = number {
        let baseline = baseline_in(&style);
        let run = setter.run(&styles.number, number, (0.0, width), Flush::Left, baseline);
        // Large figures are aligned with the name's line, and stay below the top edge.
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
    let thin = layout.rules.thin.get();
    strip.rules.push(Rule {
        area: level_rule(0.0, width, under + AROUND_RULE, thin),
        ink: Ink(layout.ink.rule.get()),
    });
    strip.bottom = under + 2.0 * AROUND_RULE;
    Ok((vec![strip], full_name))
}

/// Returns the largest style for names in which this name takes at most this many lines of this
/// width; the smallest style if there is none.
fn name_style(
    setter: &mut Setter<'_>,
    name: &str,
    (width, lines): (f32, usize),
) -> Result<Style, PrintError> {
    let style = &setter.layout.styles.name;
    let mut smaller = style.clone();
    for part in NAME_SIZES {
        smaller = style.scaled(part);
        // A name does not fit if a word is broken between letters.
        let unbroken = (name.split_whitespace()).try_fold(true, |fits, word| {
            Ok::<_, PrintError>(fits && setter.width(&smaller, word)? <= width)
        })?;
        if unbroken && setter.lines(&smaller, name, width)?.len() <= lines {
            break;
        }
    }
    Ok(smaller)
}

/// Returns the text on one line, shortened if necessary.
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

/// Returns as much of the beginning of the text as fits, with an ellipsis.
pub(super) fn shortened(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    width: f32,
) -> Result<Option<Line>, PrintError> {
    let mut beginning: Vec<char> = text.trim_end().chars().collect();
    loop {
        let tried: String = beginning.iter().chain(&['…']).collect();
        let line = setter.line(style, &tried)?;
        let fits = line
            .as_ref()
            .is_none_or(|line| width_of(style, line) <= width);
        if fits || beginning.pop().is_none() {
            return Ok(line);
        }
    }
}

/// Composes the description, then the values for play.
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
    for fact in &card.facts {
        labels = labels.max(setter.width(&styles.value_label, &fact.label)?);
    }
    // Labels may use the space that the values leave.
    let mut values = 0.0_f32;
    for fact in &card.facts {
        values = values.max(setter.width(&styles.value, &fact.value)?);
    }
    strips.extend(facts(
        setter,
        &card.facts,
        (0.0, width),
        labels.min((width * LABELS).max(width - values - AFTER_LABEL - 0.1)),
        at,
    )?);
    Ok(strips)
}

/// Composes hit boxes and states.
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

/// Composes the head of a back: number, name and, if there is room, army.
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
    // The name leaves space for the army's name on its right, if possible.
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
            // The name is shortened here, because the front shows it in full.
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
    // A name in smaller type does not move the content below it.
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

/// Whether a table has values that are broken because the column is too narrow.
fn squeezed(setter: &mut Setter<'_>, card: &Card, width: f32) -> Result<bool, PrintError> {
    for source in &card.tables {
        if table::is_squeezed(setter, source, width)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Composes tables, one below the other.
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
