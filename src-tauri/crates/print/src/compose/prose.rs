//! Paragraphs: the lead in a narrow column with the sentences on its right, or above the sentences.

use drumhead_vocabulary::sheet::Prose;

use crate::error::PrintError;
use crate::pages::{Area, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in};
use crate::strip::{Block, extent};

/// The space between the bar of a player's note and the text, in points.
const AFTER_BAR: f32 = 6.0;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    prose: &Prose,
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let spaces = &layout.prose;
    let (style, small) = (layout.styles.prose(), layout.styles.lead());
    let beside = spaces.lead.get() > 0.0;
    let column = if beside {
        spaces.lead.get() + spaces.gutter.get()
    } else {
        0.0
    };
    let left = inside.left + column;

    let room = if beside {
        spaces.lead.get()
    } else {
        inside.width()
    };
    let leads = setter.lines(small, &prose.lead, room)?;
    // Lead and text share their first baseline.
    let top = if beside {
        (baseline_in(style) - baseline_in(small)).max(0.0)
    } else {
        0.0
    };
    let edges = (inside.left, inside.left + room);
    let leads = setter.stack(small, leads, edges, Flush::Left, top);
    let leads_end = extent(&leads).map_or(0.0, |(_, bottom)| bottom);

    let indent = if prose.own {
        spaces.bar.get() + AFTER_BAR
    } else {
        0.0
    };
    let edges = (left + indent, inside.right);
    let lines = setter.lines(style, &prose.text, edges.1 - edges.0)?;
    let top = if beside { 0.0 } else { leads_end };
    let mut lines = setter.stack(style, lines, edges, Flush::Left, top);
    if prose.own {
        for strip in &mut lines {
            strip.rules.push(Rule {
                area: Area {
                    left,
                    right: left + spaces.bar.get(),
                    top: strip.top,
                    bottom: strip.bottom,
                },
                ink: Ink(layout.ink.rule.get()),
            });
        }
    }
    // The lead comes first in reading order.
    let strips: Vec<_> = leads.into_iter().chain(lines).collect();
    Ok(Block {
        before: spaces.before.get(),
        height: extent(&strips).map_or(0.0, |(_, bottom)| bottom),
        strips,
        ..Block::default()
    })
}
