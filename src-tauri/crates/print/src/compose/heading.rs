//! Headings: words in the display face, a note on the right, a thin rule.

use drumhead_vocabulary::sheet::Heading;

use crate::error::PrintError;
use crate::pages::{Area, Ink, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::{Block, Edge, Strip, extent, level_rule};

/// The maximum share of the line for the note; a longer note is set below.
const NOTE: f32 = 0.5;
/// The space between the words and the note, in points.
const GUTTER: f32 = 14.0;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    heading: &Heading,
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let (words, small) = (&layout.styles.heading, &layout.styles.note);
    let edges = (inside.left, inside.right);

    let note = setter.line(small, &heading.note)?;
    let beside = note.filter(|note| width_of(small, note) <= inside.width() * NOTE);
    let room = match &beside {
        Some(note) => inside.width() - width_of(small, note) - GUTTER,
        None => inside.width(),
    };
    let lines = setter.lines(words, &heading.text, room)?;
    let mut strips = setter.stack(words, lines, edges, Flush::Left, 0.0);
    let has_note = beside.is_some();
    match (beside, strips.last_mut()) {
        (Some(note), Some(last)) => {
            let baseline = last.top + baseline_in(words);
            let run = setter.run(small, note, edges, Flush::Right, baseline);
            last.text.push(run);
        }
        (Some(note), None) => {
            strips = setter.stack(small, vec![note], edges, Flush::Right, 0.0);
        }
        (None, _) => {}
    }
    if !has_note {
        let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom);
        let below = setter.lines(small, &heading.note, inside.width())?;
        strips.extend(setter.stack(small, below, edges, Flush::Left, top));
    }

    let height = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + layout.heading.after.get();
    let thickness = layout.rules.thin.get();
    keep_together(&mut strips);
    Ok(Block {
        before: layout.heading.before.get(),
        strips,
        height,
        keeps_with_next: true,
        bookmark: Some(heading.text.clone()),
        edge: Edge::Rule(Rule {
            area: level_rule(inside.left, inside.right, 0.0, thickness),
            ink: Ink(layout.ink.rule.get()),
        }),
        ..Block::default()
    })
}

/// Returns the heading for a page on which its section continues: with its rule and the white
/// below, without its note.
pub(super) fn continued(
    setter: &mut Setter<'_>,
    heading: &Heading,
    inside: &Area,
) -> Result<Vec<Strip>, PrintError> {
    let layout = setter.layout;
    let again = Heading {
        text: (setter.words.continued).replace("{heading}", &heading.text),
        note: String::new(),
    };
    let Block {
        mut strips,
        height,
        edge,
        ..
    } = compose(setter, &again, inside)?;
    if let (Some(last), Edge::Rule(rule)) = (strips.last_mut(), edge) {
        last.rules.push(Rule {
            area: rule.area.moved(0.0, height),
            ..rule
        });
        last.bottom = height + layout.table.before.get();
    }
    Ok(strips)
}

/// Merges the strips of a heading with at most four lines into one, so that it is never split.
fn keep_together(strips: &mut Vec<Strip>) {
    if strips.len() <= 4
        && let Some((top, bottom)) = extent(strips)
    {
        let text = strips.drain(..).flat_map(|strip| strip.text).collect();
        strips.push(Strip {
            top,
            bottom,
            text,
            ..Strip::default()
        });
    }
}
