//! The head of the first page: title, figure, double rule, stamp and facts.

use drumhead_vocabulary::sheet::{Fact, Sheet, Stamp};

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Block, Edge, Strip, extent, level_rule};
use crate::template::{Size, Style};
use crate::wrap::Line;

/// The space between the title and the figure, in points.
const GUTTER: f32 = 18.0;
/// The space between the figure and its noun, in points.
const AFTER_FIGURE: f32 = 4.5;
/// The maximum share of the head's width for the figure.
const FIGURE: f32 = 0.45;
/// The space above the double rule, in points.
const ABOVE_RULE: f32 = 6.0;
/// The space above and below the facts and the text of the stamp, in points.
const AROUND: f32 = 4.0;
/// The space between two facts, in points.
const BETWEEN_FACTS: f32 = 18.0;
/// The space between a fact's label and its value, in points.
const AFTER_LABEL: f32 = 3.5;

/// Composes the head as a block, which is split like any other if it is taller than a page.
pub(crate) fn head(
    setter: &mut Setter<'_>,
    sheet: &Sheet,
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let mut strips = titles(setter, sheet, inside)?;
    let mut at = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + ABOVE_RULE;

    let ink = Ink(layout.ink.rule.get());
    let (thick, thin) = (layout.rules.thick.get(), layout.rules.thin.get());
    let second = thick + layout.rules.gap.get();
    let rule = |middle: f32, thickness: f32| Rule {
        area: level_rule(inside.left, inside.right, middle, thickness),
        ink,
    };
    strips.push(Strip {
        top: at,
        bottom: at + second + thin,
        rules: vec![
            rule(at + thick / 2.0, thick),
            rule(at + second + thin / 2.0, thin),
        ],
        ..Strip::default()
    });
    at += second + thin;

    if let Some(stamp) = &sheet.stamp {
        at += AROUND + 1.0;
        strips.extend(stamped(setter, stamp, inside, at)?);
        at = extent(&strips).map_or(at, |(_, bottom)| bottom);
    }
    let mut edge = Edge::Open;
    if !sheet.facts.is_empty() {
        at += AROUND;
        strips.extend(facts(setter, &sheet.facts, inside, at)?);
        at = extent(&strips).map_or(at, |(_, bottom)| bottom) + AROUND;
        edge = Edge::Rule(Rule {
            area: level_rule(inside.left, inside.right, 0.0, layout.rules.hair.get()),
            ink: Ink(layout.ink.hair.get()),
        });
    }
    Ok(Block {
        strips,
        height: at,
        edge,
        ..Block::default()
    })
}

/// Composes title and subtitle, with the figure on the right of the last line.
fn titles(setter: &mut Setter<'_>, sheet: &Sheet, inside: &Area) -> Result<Vec<Strip>, PrintError> {
    let styles = &setter.layout.styles;
    let mut figure: Option<(Line, f32)> = None;
    let mut unit: Option<(Line, f32)> = None;
    if let Some(source) = &sheet.figure {
        let most = inside.width() * FIGURE;
        let number = setter
            .lines(&styles.figure, &source.number, most)?
            .into_iter()
            .next();
        figure = number.map(|line| (line.clone(), width_of(&styles.figure, &line)));
        let room = most - figure.as_ref().map_or(0.0, |(_, width)| *width);
        let words = setter
            .lines(&styles.unit, &source.unit, room.max(most / 3.0))?
            .into_iter()
            .next();
        unit = words.map(|line| (line.clone(), width_of(&styles.unit, &line)));
    }
    let used: f32 = [&figure, &unit]
        .into_iter()
        .flatten()
        .map(|(_, width)| width + AFTER_FIGURE)
        .sum();
    let room = if used > 0.0 {
        inside.width() - used - GUTTER
    } else {
        inside.width()
    };
    let edges = (inside.left, inside.right);

    let style = title_style(setter, &sheet.title, room)?;
    let lines = setter.lines(&style, &sheet.title, room)?;
    let mut strips = setter.stack(&style, lines, edges, Flush::Left, 0.0);
    let below = extent(&strips).map_or(0.0, |(_, bottom)| bottom);
    let lines = setter.lines(&styles.subtitle, &sheet.subtitle, room)?;
    strips.extend(setter.stack(&styles.subtitle, lines, edges, Flush::Left, below));

    // The figure is set on the line of the subtitle, or of the title if there is no subtitle.
    if let Some(last) = strips.last_mut() {
        let baseline = last.text.first().map_or(last.bottom, |run| run.baseline);
        let mut right = inside.right;
        let unit = unit.map(|(line, width)| {
            let run = setter.run(&styles.unit, line, edges, Flush::Right, baseline);
            right -= width + AFTER_FIGURE;
            run
        });
        if let Some((line, _)) = figure {
            let edges = (inside.left, right);
            last.text
                .push(setter.run(&styles.figure, line, edges, Flush::Right, baseline));
        }
        last.text.extend(unit);
    }
    Ok(strips)
}

/// Returns the title's style, smaller if the title needs more than two lines.
fn title_style(setter: &mut Setter<'_>, title: &str, room: f32) -> Result<Style, PrintError> {
    let layout = setter.layout;
    let mut style = layout.styles.title.clone();
    for size in &layout.head.smaller {
        if setter.lines(&style, title, room)?.len() <= 2 {
            break;
        }
        style = smaller(&style, *size);
    }
    Ok(style)
}

fn smaller(style: &Style, size: Size) -> Style {
    Style {
        size,
        leading: style.leading.part(size.get() / style.size.get()),
        ..style.clone()
    }
}

/// Composes the stamp: centred text in a frame across the head.
fn stamped(
    setter: &mut Setter<'_>,
    stamp: &Stamp,
    inside: &Area,
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let style = &setter.layout.styles.stamp;
    let line = setter.layout.head.stamp_line.get();
    let padding = AROUND + line;
    let edges = (inside.left + padding, inside.right - padding);
    let lines = setter.lines(style, &stamp.text, edges.1 - edges.0)?;
    let text = setter.stack(style, lines, edges, Flush::Centre, top + padding);
    let Some((_, bottom)) = extent(&text) else {
        return Ok(Vec::new());
    };
    Ok(vec![Strip {
        top,
        bottom: bottom + padding,
        text: text.into_iter().flat_map(|strip| strip.text).collect(),
        boxes: vec![Frame {
            area: Area {
                left: inside.left + line / 2.0,
                right: inside.right - line / 2.0,
                top: top + line / 2.0,
                bottom: bottom + padding - line / 2.0,
            },
            line,
            ink: Ink(setter.layout.ink.rule.get()),
            fill: Fill::Empty,
        }],
        ..Strip::default()
    }])
}

/// Composes the facts one after another, on as many lines as needed.
fn facts(
    setter: &mut Setter<'_>,
    facts: &[Fact],
    inside: &Area,
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let styles = &setter.layout.styles;
    let (label, value) = (&styles.fact_label, &styles.fact);
    let leading = value.leading.get().max(label.leading.get());
    let baseline = baseline_in(if label.leading > value.leading {
        label
    } else {
        value
    });
    let mut strips: Vec<Strip> = Vec::new();
    let mut pen = f32::INFINITY;
    let mut at = top - leading;
    for fact in facts {
        let label_width = setter.width(label, &fact.label)?;
        let lead = if label_width > 0.0 {
            label_width + AFTER_LABEL
        } else {
            0.0
        };
        let width = lead + setter.width(value, &fact.value)?;
        if pen + width > inside.right {
            pen = inside.left;
            at += leading;
            strips.push(line_at(at, leading));
        }
        // A label too long for a line is wrapped; its value follows on the label's last line.
        let mut edges = (pen, inside.right);
        let mut lines = setter.lines(label, &fact.label, inside.width())?;
        let last = lines.pop();
        for line in lines {
            let run = setter.run(label, line, edges, Flush::Left, at + baseline);
            push(&mut strips, run);
            at += leading;
            strips.push(line_at(at, leading));
        }
        if let Some(line) = last {
            edges.0 = pen + width_of(label, &line) + AFTER_LABEL;
            let run = setter.run(label, line, (pen, inside.right), Flush::Left, at + baseline);
            push(&mut strips, run);
        }
        if edges.1 - edges.0 < inside.width() / 3.0 && width > inside.right - pen {
            edges.0 = inside.left;
            at += leading;
            strips.push(line_at(at, leading));
        }
        let lines = setter.lines(value, &fact.value, edges.1 - edges.0)?;
        let mut end = edges.0;
        for (place, line) in lines.into_iter().enumerate() {
            if place > 0 {
                at += leading;
                strips.push(line_at(at, leading));
            }
            let run = setter.run(value, line, edges, Flush::Left, at + baseline);
            end = run.x + run.width;
            push(&mut strips, run);
        }
        pen = end + BETWEEN_FACTS;
    }
    Ok(strips)
}

fn line_at(top: f32, leading: f32) -> Strip {
    Strip {
        top,
        bottom: top + leading,
        ..Strip::default()
    }
}

fn push(strips: &mut [Strip], run: crate::pages::TextRun) {
    if let Some(strip) = strips.last_mut() {
        strip.text.push(run);
    }
}
