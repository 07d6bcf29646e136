//! Units: number, name and points on one line; the description below; moves and saves on the
//! right or under the description; hit boxes; states to tick.

use drumhead_vocabulary::sheet::{Entry, Fact, Sheet};

use super::{ticks, track};
use crate::error::PrintError;
use crate::pages::{Area, Ink, Rule, TextRun};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Beside, Block, Edge, Strip, extent, level_rule, lowered};
use crate::template::{Columns, Entries};
use crate::wrap::Line;

/// The maximum share of the moves-and-saves column that its labels may take.
const LABELS: f32 = 0.4;
/// The space between the label of a move or save and its value, in points.
pub(super) const AFTER_LABEL: f32 = 6.0;
/// The space between moves and saves set one after another, in points.
const BETWEEN_LOOKS: f32 = 13.0;
/// The maximum number of lines for moves and saves set one after another.
const RUN_IN: usize = 2;
/// The thickness of the bar beside a problem, and the space between the bar and the text, in
/// points.
const BAR: f32 = 1.6;
const AFTER_BAR: f32 = 5.0;
/// The space above the bar beside a problem, in points.
const ABOVE_BAR: f32 = 1.0;

/// Returns the width of the widest label of moves and saves on the sheet, so that all values
/// align.
fn label_width(setter: &mut Setter<'_>, sheet: &Sheet) -> Result<f32, PrintError> {
    let mut widest = 0.0_f32;
    for entry in sheet.entries() {
        widest = widest.max(label_width_of(setter, &entry.facts)?);
    }
    Ok(widest)
}

fn label_width_of(setter: &mut Setter<'_>, facts: &[Fact]) -> Result<f32, PrintError> {
    let style = &setter.layout.styles.value_label;
    let mut widest = 0.0_f32;
    for fact in facts {
        widest = widest.max(setter.width(style, &fact.label)?);
    }
    Ok(widest)
}

/// The layout of a sheet's units.
pub(super) struct Manner {
    spaces: Entries,
    /// The column of the units; the first, if there are several.
    column: Area,
    /// The number of columns, their width, and the distance from one to the next; `None` for one
    /// column.
    beside: Option<Beside>,
    /// Whether moves and saves share lines.
    run_in: bool,
    /// The width of the widest label; 0 if moves and saves share lines.
    labels: f32,
}

impl Manner {
    /// Returns the layout for this sheet. If no unit has a price, the units are set in the columns
    /// that the template has for them, provided that a page has one column and that the moves and
    /// saves of each unit fit on a line or two.
    pub(super) fn of(
        setter: &mut Setter<'_>,
        sheet: &Sheet,
        inside: &Area,
    ) -> Result<Self, PrintError> {
        let layout = setter.layout;
        let spaces = layout.entry.get_ref();
        let unpriced = sheet.entries().all(|entry| entry.points.is_empty());
        // The columns of a page cannot be divided further.
        let free = unpriced && layout.page.columns() == 1;
        if let Some(beside) = spaces.beside.as_ref().filter(|_| free) {
            let columns = beside.columns();
            let (column, count) = (columns.column(inside), columns.columns());
            let manner = Self {
                spaces: spaces.unpriced(beside),
                column,
                beside: (count > 1).then(|| Beside {
                    columns: count,
                    width: column.width(),
                    step: column.width() + columns.gutter.get(),
                }),
                run_in: true,
                labels: 0.0,
            };
            if manner.suits(setter, sheet)? {
                return Ok(manner);
            }
        }
        Ok(Self {
            spaces: spaces.clone(),
            column: *inside,
            beside: None,
            run_in: false,
            labels: label_width(setter, sheet)?,
        })
    }

    /// Whether the moves and saves of each unit fit on a line or two when set one after another:
    /// longer lists are easier to read one below the other.
    fn suits(&self, setter: &mut Setter<'_>, sheet: &Sheet) -> Result<bool, PrintError> {
        let columns = self.spaces.columns(&self.column);
        let middle = (columns.middle_at, columns.middle_at + columns.middle);
        for entry in sheet.entries() {
            if run_in(setter, &entry.facts, middle, 0.0)?.len() > RUN_IN {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Composes a unit. `ruled` is true if another unit follows.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    entry: &Entry,
    manner: &Manner,
    ruled: bool,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let (spaces, inside) = (&manner.spaces, &manner.column);
    let columns = spaces.columns(inside);
    let top = spaces.before.get();
    let middle = (columns.middle_at, columns.middle_at + columns.middle);
    let (mut strips, below) = described(setter, entry, manner, &columns)?;
    let beside = columns.facts > 0.0;
    let facts = if beside {
        let first = top + baseline_in(&layout.styles.name) - baseline_in(&layout.styles.value);
        let edges = (columns.facts_at, columns.facts_at + columns.facts);
        labelled(setter, &entry.facts, edges, manner.labels, first)?
    } else if manner.run_in {
        run_in(setter, &entry.facts, middle, below)?
    } else {
        labelled(setter, &entry.facts, middle, manner.labels, below)?
    };
    let facts_end = bottom(&facts, top);
    strips.extend(facts);

    // A number with many lines might be the lowest part.
    let end = facts_end.max(bottom(&strips, below));
    let text_end = if beside { below } else { facts_end };
    let (hits, end) = hit_boxes(setter, entry, &columns, (text_end, end))?;
    strips.extend(hits);
    let (states, end) = states(setter, entry, &columns, end)?;
    strips.extend(states);
    Ok(Block {
        strips,
        height: end + spaces.after.get(),
        edge: if ruled {
            Edge::Between(Rule {
                area: level_rule(inside.left, inside.right, 0.0, layout.rules.hair.get()),
                ink: Ink(layout.ink.hair.get()),
            })
        } else {
            Edge::Open
        },
        beside: manner.beside,
        ..Block::default()
    })
}

/// Composes number, name and points, then the description, then the problems, one below the other.
/// Also returns the lower edge.
fn described(
    setter: &mut Setter<'_>,
    entry: &Entry,
    manner: &Manner,
    columns: &Columns,
) -> Result<(Vec<Strip>, f32), PrintError> {
    let style = &setter.layout.styles.line;
    let middle = (columns.middle_at, columns.middle_at + columns.middle);
    let top = manner.spaces.before.get();
    let (mut strips, mut below) = first_lines(setter, entry, manner, columns, top)?;
    for line in &entry.lines {
        let lines = setter.lines(style, line, columns.middle)?;
        strips.extend(setter.stack(style, lines, middle, Flush::Left, below));
        below = bottom(&strips, below);
    }
    for problem in &entry.problems {
        strips.extend(barred(setter, problem, middle, below)?);
        below = bottom(&strips, below);
    }
    Ok((strips, below))
}

/// Composes the hit boxes under the description in its column, or under everything as far as the
/// right edge, whichever makes the entry shorter. Also returns the unit's lower edge.
fn hit_boxes(
    setter: &mut Setter<'_>,
    entry: &Entry,
    columns: &Columns,
    (text_end, end): (f32, f32),
) -> Result<(Vec<Strip>, f32), PrintError> {
    let Some(source) = &entry.track else {
        return Ok((Vec::new(), end));
    };
    let left = columns.middle_at;
    let before = setter.layout.track.before.get();
    let mut within = |right| track::compose(setter, &entry.number, source, (left, right));
    let narrow = within(left + columns.middle)?;
    let wide = within(columns.right)?;
    let narrow_end = (text_end + before + bottom(&narrow, 0.0)).max(end);
    let wide_end = end + before + bottom(&wide, 0.0);
    Ok(if narrow_end <= wide_end {
        (lowered(narrow, text_end + before), narrow_end)
    } else {
        (lowered(wide, end + before), wide_end)
    })
}

/// Composes the states to tick, below everything else. Also returns the unit's lower edge.
fn states(
    setter: &mut Setter<'_>,
    entry: &Entry,
    columns: &Columns,
    end: f32,
) -> Result<(Vec<Strip>, f32), PrintError> {
    let states = ticks::compose(setter, &entry.ticks, (columns.middle_at, columns.right))?;
    if states.is_empty() {
        return Ok((states, end));
    }
    let states = lowered(states, end + setter.layout.track.before.get());
    let end = bottom(&states, end);
    Ok((states, end))
}

/// Composes the name's lines, with number and points on the first, and returns the name's lower
/// edge.
fn first_lines(
    setter: &mut Setter<'_>,
    entry: &Entry,
    manner: &Manner,
    columns: &Columns,
    top: f32,
) -> Result<(Vec<Strip>, f32), PrintError> {
    let styles = &setter.layout.styles;
    let baseline = top + baseline_in(&styles.name);
    let (spaces, inside) = (&manner.spaces, &manner.column);
    let gutter = spaces.gutter.get();

    let names = setter.lines(&styles.name, &entry.name, columns.middle)?;
    let middle = (columns.middle_at, columns.middle_at + columns.middle);
    let mut strips = setter.stack(&styles.name, names, middle, Flush::Left, top);
    if strips.is_empty() {
        strips.push(Strip {
            top,
            bottom: top + styles.name.leading.get(),
            ..Strip::default()
        });
    }

    let below = bottom(&strips, top);

    // A number or a price too long for its column continues on lines of its own.
    let number_room = (columns.middle_at - inside.left - gutter / 2.0).max(1.0);
    let numbers = setter.lines(&styles.number, &entry.number, number_room)?;
    let points_room = spaces.points.get().max(1.0);
    let points = setter.lines(&styles.points, &entry.points, points_room)?;
    let number_edges = (inside.left, columns.middle_at);
    let points_edges = (columns.right - points_room, columns.right);
    let mut place = |style, lines: Vec<_>, edges, flush, in_front: bool| {
        let style: &crate::template::Style = style;
        let mut at = baseline;
        for (place, line) in lines.into_iter().enumerate() {
            let run: TextRun = setter.run(style, line, edges, flush, at);
            if place == 0 {
                let texts = &mut strips[0].text;
                let slot = if in_front { 0 } else { texts.len() };
                texts.insert(slot, run);
            } else {
                let top = at - baseline_in(style);
                strips.push(Strip {
                    top,
                    bottom: top + style.leading.get(),
                    text: vec![run],
                    ..Strip::default()
                });
            }
            at += style.leading.get();
        }
    };
    place(&styles.number, numbers, number_edges, Flush::Left, true);
    place(&styles.points, points, points_edges, Flush::Right, false);
    Ok((strips, below))
}

/// Composes a problem: its sentence with a bar on the left.
fn barred(
    setter: &mut Setter<'_>,
    problem: &str,
    (left, right): (f32, f32),
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let style = &setter.layout.styles.problem;
    let indent = left + BAR + AFTER_BAR;
    let lines = setter.lines(style, problem, right - indent)?;
    let mut strips = setter.stack(style, lines, (indent, right), Flush::Left, top);
    for (place, strip) in strips.iter_mut().enumerate() {
        // The bar, like any rule, keeps clear of the line above the problem.
        let clear = if place == 0 { ABOVE_BAR } else { 0.0 };
        strip.rules.push(Rule {
            area: Area {
                left,
                right: left + BAR,
                top: strip.top + clear,
                bottom: strip.bottom,
            },
            ink: Ink(setter.layout.ink.rule.get()),
        });
    }
    Ok(strips)
}

/// Composes the moves and saves of a roster: labels are limited to their share of the width.
fn labelled(
    setter: &mut Setter<'_>,
    source: &[Fact],
    (left, right): (f32, f32),
    labels: f32,
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    facts(
        setter,
        source,
        (left, right),
        labels.min((right - left) * LABELS),
        top,
    )
}

/// Composes moves and saves: labels in one column of this width, values in another.
pub(super) fn facts(
    setter: &mut Setter<'_>,
    facts: &[Fact],
    (left, right): (f32, f32),
    labels: f32,
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let styles = &setter.layout.styles;
    let value_at = if labels > 0.0 {
        left + labels + AFTER_LABEL
    } else {
        left
    };
    let mut strips: Vec<Strip> = Vec::new();
    let mut at = top;
    for fact in facts {
        // Extra width, so that rounding does not break the widest label.
        let label = setter.lines(&styles.value_label, &fact.label, labels + 0.01)?;
        let value = setter.lines(&styles.value, &fact.value, right - value_at)?;
        let label = setter.stack(&styles.value_label, label, (left, right), Flush::Left, at);
        let value = setter.stack(&styles.value, value, (value_at, right), Flush::Left, at);
        let end = bottom(&label, at).max(bottom(&value, at));
        strips.extend(side_by_side(label, value));
        at = end;
    }
    Ok(strips)
}

/// Composes moves and saves one after another, as many to a line as fit. If any is wider than a
/// line, they are set one below the other.
fn run_in(
    setter: &mut Setter<'_>,
    source: &[Fact],
    (left, right): (f32, f32),
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let (label_style, style) = {
        let styles = &setter.layout.styles;
        (&styles.value_label, &styles.value)
    };
    let leading = style.leading.get().max(label_style.leading.get());
    let baseline = baseline_in(style);
    let mut strips: Vec<Strip> = Vec::new();
    let mut pen = f32::INFINITY;
    for fact in source {
        let label = setter.line(label_style, &fact.label)?;
        let value = setter.line(style, &fact.value)?;
        let wide = |style, line: &Option<Line>| line.as_ref().map_or(0.0, |it| width_of(style, it));
        let value_at = match wide(label_style, &label) {
            0.0 => 0.0,
            label => label + AFTER_LABEL,
        };
        let width = value_at + wide(style, &value);
        if width > right - left {
            let labels = label_width_of(setter, source)?;
            return labelled(setter, source, (left, right), labels, top);
        }
        if pen + width > right {
            let top = strips.last().map_or(top, |strip| strip.bottom);
            strips.push(Strip {
                top,
                bottom: top + leading,
                ..Strip::default()
            });
            pen = left;
        }
        if let Some(strip) = strips.last_mut() {
            let on = strip.top + baseline;
            for (style, line, at) in [(label_style, label, pen), (style, value, pen + value_at)] {
                let run = line.map(|line| setter.run(style, line, (at, right), Flush::Left, on));
                strip.text.extend(run);
            }
        }
        pen += width + BETWEEN_LOOKS;
    }
    Ok(strips)
}

/// Joins labels and values line by line into strips.
fn side_by_side(labels: Vec<Strip>, values: Vec<Strip>) -> Vec<Strip> {
    let mut joined = labels;
    for (place, value) in values.into_iter().enumerate() {
        match joined.get_mut(place) {
            Some(strip) => {
                strip.bottom = strip.bottom.max(value.bottom);
                strip.text.extend(value.text);
            }
            None => joined.push(value),
        }
    }
    joined
}

pub(super) fn bottom(strips: &[Strip], least: f32) -> f32 {
    extent(strips).map_or(least, |(_, bottom)| bottom.max(least))
}
