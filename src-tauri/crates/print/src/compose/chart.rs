//! Charts: lines over steps, with few rules, and each line's name at its end instead of a
//! legend.

use drumhead_vocabulary::sheet::{Chart, ChartLine};

use crate::error::PrintError;
use crate::pages::{Area, Ink, Rule, Stroke};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Block, Strip, extent, level_rule, together};
use crate::template::Length;
use crate::wrap::Line;

/// The space between the numbers on the left and the rules, and between the end of a line and its
/// name, in points.
const CLEAR: f32 = 5.0;
/// The space between the lowest rule and the steps below, in points.
const ABOVE_STEPS: f32 = 3.0;
/// The space below the caption and the unit of the axis, in points.
const AFTER_CAPTION: f32 = 8.0;
/// The maximum share of the width for the names, and for the numbers.
const NAMES: f32 = 0.38;
const NUMBERS: f32 = 0.15;
/// The space between two names one above the other, and between the labels of two steps, in
/// points.
const BETWEEN: f32 = 2.0;
const BETWEEN_STEPS: f32 = 6.0;
/// Extra width for names and for numbers, so that rounding does not shorten the widest one.
const GRACE: f32 = 0.01;
/// The maximum number of horizontal rules above the lowest.
const RULES: u32 = 4;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    chart: &Chart,
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let styles = &layout.styles;
    let edges = (inside.left, inside.right);
    let captions = setter.lines(&styles.caption, &chart.caption, inside.width())?;
    let mut strips = setter.stack(&styles.caption, captions, edges, Flush::Left, 0.0);
    let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom);

    // The unit of the axis is above the numbers, and can be wider.
    let counted = setter.lines(&styles.mark, &chart.counted, inside.width())?;
    strips.extend(setter.stack(&styles.mark, counted, edges, Flush::Left, top));
    let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + AFTER_CAPTION;

    let strip = Drawing::new(setter, chart, inside, top)?.strip(setter, chart)?;
    let height = strip.bottom;
    strips.push(strip);
    Ok(Block {
        before: layout.chart.before.get(),
        // A chart is never split.
        strips: together(strips).into_iter().collect(),
        height,
        bookmark: (!chart.caption.is_empty()).then(|| chart.caption.clone()),
        ..Block::default()
    })
}

/// The plot area and its surroundings.
struct Drawing {
    plot: Area,
    /// The step between two horizontal rules, in units of the axis.
    stride: u32,
    /// The highest value on the axis.
    most: u32,
    /// The left edge of the whole chart.
    left: f32,
    /// The width of the names.
    names: f32,
}

/// The name at the end of a line.
struct Name {
    lines: Vec<(Line, bool)>,
    middle: f32,
    height: f32,
}

impl Drawing {
    fn new(
        setter: &mut Setter<'_>,
        chart: &Chart,
        inside: &Area,
        top: f32,
    ) -> Result<Self, PrintError> {
        let styles = &setter.layout.styles;
        let values = chart.lines.iter().flat_map(|line| &line.values);
        let highest = values.copied().max().unwrap_or(0);
        let stride = stride(highest);
        let most = highest.div_ceil(stride).max(1).saturating_mul(stride);

        let mut numbers = setter.width(&styles.mark, &most.to_string())?;
        numbers = numbers.max(setter.width(&styles.mark, &chart.step)?);
        let numbers = numbers.min(inside.width() * NUMBERS) + GRACE;
        let (mut names, mut least) = (0.0_f32, 0.0_f32);
        for line in &chart.lines {
            names = names.max(setter.width(&styles.fact_label, &line.name)?);
            let last = line.values.last().map_or_else(String::new, u32::to_string);
            least = least.max(setter.width(&styles.fact, &last)?);
        }
        let names = names.min(inside.width() * NAMES).max(least) + GRACE;
        Ok(Self {
            plot: Area {
                left: inside.left + numbers + CLEAR,
                right: inside.right - names - CLEAR,
                top,
                bottom: top + setter.layout.chart.height.get(),
            },
            stride,
            most,
            left: inside.left,
            names,
        })
    }

    fn strip(&self, setter: &mut Setter<'_>, chart: &Chart) -> Result<Strip, PrintError> {
        let mut strip = Strip {
            top: self.plot.top,
            bottom: self.plot.bottom,
            ..Strip::default()
        };
        self.scale(setter, &mut strip)?;
        self.steps(setter, chart, &mut strip)?;
        // The first line is drawn on top.
        for (place, line) in chart.lines.iter().enumerate().rev() {
            strip
                .strokes
                .extend(self.stroke(setter, chart, place, line));
        }
        self.names(setter, chart, &mut strip)?;
        Ok(strip)
    }

    /// Draws the horizontal rules and their numbers.
    fn scale(&self, setter: &mut Setter<'_>, strip: &mut Strip) -> Result<(), PrintError> {
        let layout = setter.layout;
        let style = &layout.styles.mark;
        let mut number = 0;
        while number <= self.most {
            let y = self.height_of(number);
            let (thickness, shade) = if number == 0 {
                (layout.rules.thin, layout.ink.rule)
            } else {
                (layout.rules.hair, layout.ink.hair)
            };
            strip.rules.push(Rule {
                area: level_rule(self.plot.left, self.plot.right, y, thickness.get()),
                ink: Ink(shade.get()),
            });
            if let Some(line) = setter.line(style, &number.to_string())? {
                let edges = (self.left, self.plot.left - CLEAR);
                let baseline = y - style.leading.get() / 2.0 + baseline_in(style);
                strip
                    .text
                    .push(setter.run(style, line, edges, Flush::Right, baseline));
            }
            number = number.saturating_add(self.stride);
            if number == u32::MAX {
                break;
            }
        }
        Ok(())
    }

    /// Draws the labels of the steps under the lowest rule, as many as fit.
    fn steps(
        &self,
        setter: &mut Setter<'_>,
        chart: &Chart,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let style = &setter.layout.styles.mark;
        let top = self.plot.bottom + ABOVE_STEPS;
        let baseline = top + baseline_in(style);
        let room = self.plot.left - CLEAR - self.left;
        let mut free = self.left;
        if let Some(line) = setter.shortened(style, &chart.step, room)? {
            let edges = (self.left, self.plot.left - CLEAR);
            let run = setter.run(style, line, edges, Flush::Right, baseline);
            free = run.x + run.width + CLEAR / 2.0;
            strip.text.push(run);
        }
        for (place, step) in chart.steps.iter().enumerate() {
            let Some(line) = setter.line(style, step)? else {
                continue;
            };
            let half = width_of(style, &line) / 2.0;
            let x = self.across(chart, place);
            // The last label must not extend into the margin.
            let left = (x - half).min(self.plot.right + CLEAR - 2.0 * half);
            if left < free {
                continue;
            }
            let edges = (left, left + 2.0 * half);
            strip
                .text
                .push(setter.run(style, line, edges, Flush::Left, baseline));
            free = edges.1 + BETWEEN_STEPS;
        }
        strip.bottom = top + style.leading.get();
        Ok(())
    }

    fn stroke(
        &self,
        setter: &Setter<'_>,
        chart: &Chart,
        place: usize,
        line: &ChartLine,
    ) -> Option<Stroke> {
        let layout = setter.layout;
        // If one of the template's lists (thicknesses, shades, dashes) has fewer entries than the
        // chart has lines, the list is repeated.
        let length = |list: &[Length]| Some(list.get(place.checked_rem(list.len())?)?.get());
        let shades = &layout.chart.shades;
        let shade = place
            .checked_rem(shades.len())
            .and_then(|it| shades.get(it));
        let points: Vec<(f32, f32)> = (line.values.iter().take(chart.steps.len()).enumerate())
            .map(|(step, value)| (self.across(chart, step), self.height_of(*value)))
            .collect();
        let dash = length(&layout.chart.dashes).filter(|dash| *dash > 0.0);
        (points.len() > 1).then(|| Stroke {
            points,
            line: length(&layout.chart.lines).unwrap_or(1.0),
            ink: Ink(shade.unwrap_or(&layout.ink.text).get()),
            dash: dash.map(|dash| (dash, dash)),
            solid: false,
        })
    }

    /// Draws each line's name and last value, level with the end of the line; overlapping names
    /// are moved apart.
    fn names(
        &self,
        setter: &mut Setter<'_>,
        chart: &Chart,
        strip: &mut Strip,
    ) -> Result<(), PrintError> {
        let layout = setter.layout;
        let (bold, plain) = (&layout.styles.fact_label, &layout.styles.fact);
        let mut names = Vec::new();
        for line in &chart.lines {
            let Some(last) = line.values.iter().take(chart.steps.len()).next_back() else {
                continue;
            };
            let mut lines = Vec::new();
            let name = setter.shortened(bold, &line.name, self.names)?;
            lines.extend(name.map(|line| (line, true)));
            let value = setter.line(plain, &last.to_string())?;
            lines.extend(value.map(|line| (line, false)));
            names.push(Name {
                height: bold.leading.get() + plain.leading.get(),
                middle: self.height_of(*last),
                lines,
            });
        }
        names.sort_by(|one, other| one.middle.total_cmp(&other.middle));
        // Names are first moved downwards, each only as far as necessary, then upwards from the
        // bottom.
        let mut least = f32::NEG_INFINITY;
        for name in &mut names {
            name.middle = name.middle.max(least + name.height / 2.0);
            least = name.middle + name.height / 2.0 + BETWEEN;
        }
        let mut most = self.plot.bottom;
        for name in names.iter_mut().rev() {
            name.middle = name.middle.min(most - name.height / 2.0);
            most = name.middle - name.height / 2.0 - BETWEEN;
        }
        let left = self.plot.right + CLEAR;
        for name in names {
            let mut at = name.middle - name.height / 2.0;
            for (line, is_name) in name.lines {
                let style = if is_name { bold } else { plain };
                let baseline = at + baseline_in(style);
                strip
                    .text
                    .push(setter.run(style, line, (left, left), Flush::Left, baseline));
                at += style.leading.get();
            }
        }
        Ok(())
    }

    // Charts have at most a few hundred steps, and values of at most a few thousand.
    #[allow(clippy::cast_precision_loss)]
    fn across(&self, chart: &Chart, step: usize) -> f32 {
        let last = chart.steps.len().saturating_sub(1).max(1);
        self.plot.left + self.plot.width() * (step as f32 / last as f32)
    }

    #[allow(clippy::cast_precision_loss)]
    fn height_of(&self, value: u32) -> f32 {
        self.plot.bottom - self.plot.height() * (value as f32 / self.most as f32)
    }
}

/// Returns the step between two rules: 1, 2 or 5 times a power of ten, so that there are few
/// rules.
fn stride(highest: u32) -> u32 {
    let mut ten = 1_u32;
    loop {
        for times in [1, 2, 5] {
            let stride = ten.saturating_mul(times);
            if highest.div_ceil(stride) <= RULES || stride == u32::MAX {
                return stride;
            }
        }
        ten = ten.saturating_mul(10);
    }
}
