//! The parts that pages repeat: the footer of every page, and the running head of every page but
//! the first.

use drumhead_vocabulary::sheet::Sheet;

use crate::error::PrintError;
use crate::pages::{Area, Ink, Page, Rule};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::level_rule;
use crate::wrap::Line;

/// The space between a rule and the text above or below, in points.
const CLEAR: f32 = 3.0;
/// The space between the parts of a line, in points.
const GUTTER: f32 = 14.0;
/// The maximum share of the footer for the credit.
const CREDIT: f32 = 0.8;

/// The footer: credit on the left, page number on the right.
pub(crate) struct Foot {
    credit: Vec<Line>,
    /// The vertical position of the rule.
    rule_at: f32,
}

impl Foot {
    pub(crate) fn new(
        setter: &mut Setter<'_>,
        sheet: &Sheet,
        inside: &Area,
    ) -> Result<Self, PrintError> {
        let style = &setter.layout.styles.foot;
        let credit = setter.lines(style, &sheet.credit, inside.width() * CREDIT)?;
        let mut height = CLEAR + style.leading.get();
        for _ in credit.iter().skip(1) {
            height += style.leading.get();
        }
        // However long the credit is, the footer takes at most half of the page.
        let rule_at = (inside.bottom - height).max(inside.top + inside.height() / 2.0);
        Ok(Self { credit, rule_at })
    }

    /// Returns the lower limit for blocks.
    pub(crate) fn top(&self, setter: &Setter<'_>) -> f32 {
        self.rule_at - setter.layout.foot.before.get()
    }

    /// Paints the footer on a page.
    pub(crate) fn place(
        &self,
        setter: &mut Setter<'_>,
        page: &mut Page,
        inside: &Area,
        number: &str,
    ) -> Result<(), PrintError> {
        let layout = setter.layout;
        let style = &layout.styles.foot;
        page.rules.push(Rule {
            area: level_rule(
                inside.left,
                inside.right,
                self.rule_at,
                layout.rules.hair.get(),
            ),
            ink: Ink(layout.ink.hair.get()),
        });
        let first = self.rule_at + CLEAR + baseline_in(style);
        let edges = (inside.left, inside.right);
        let mut baseline = first;
        for line in &self.credit {
            if baseline > inside.bottom {
                break;
            }
            page.text
                .push(setter.run(style, line.clone(), edges, Flush::Left, baseline));
            baseline += style.leading.get();
        }
        if let Some(line) = setter.line(style, number)? {
            page.text
                .push(setter.run(style, line, edges, Flush::Right, first));
        }
        Ok(())
    }
}

/// The running head: the title, the stamp, and the heading that the page continues. The page
/// number is in the footer.
pub(crate) struct Running {
    title: String,
    stamp: Option<Line>,
    stamp_width: f32,
}

impl Running {
    pub(crate) fn new(
        setter: &mut Setter<'_>,
        sheet: &Sheet,
        inside: &Area,
    ) -> Result<Self, PrintError> {
        let styles = &setter.layout.styles;
        let third = inside.width() / 3.0;
        let stamp = match &sheet.stamp {
            Some(stamp) => setter.shortened(&styles.fact_label, &stamp.text, third)?,
            None => None,
        };
        let stamp_width = stamp
            .as_ref()
            .map_or(0.0, |line| width_of(&styles.fact_label, line));
        Ok(Self {
            title: sheet.title.clone(),
            stamp,
            stamp_width,
        })
    }

    /// Returns the upper limit for blocks.
    pub(crate) fn bottom(&self, setter: &Setter<'_>, inside: &Area) -> f32 {
        inside.top
            + setter.layout.styles.running.leading.get()
            + CLEAR
            + setter.layout.head.after.get()
    }

    /// Paints the running head on a page, with the heading that the page continues.
    pub(crate) fn place(
        &self,
        setter: &mut Setter<'_>,
        page: &mut Page,
        inside: &Area,
        under: Option<&str>,
    ) -> Result<(), PrintError> {
        let layout = setter.layout;
        let styles = &layout.styles;
        let edges = (inside.left, inside.right);
        let baseline = inside.top + baseline_in(&styles.running);
        let mut runs = Vec::new();
        let mut room = inside.width();
        if self.stamp.is_some() {
            room -= self.stamp_width + GUTTER;
        }
        // If the title and the heading do not both fit, the title is limited to half of the line,
        // or to the space that the heading leaves if that is more.
        let half = room.min(inside.width() / 2.0).max(0.0);
        let beside = match under {
            Some(heading) => {
                let words = setter.words.continued.replace("{heading}", heading);
                setter.width(&styles.fact, &words)? + GUTTER
            }
            None => 0.0,
        };
        let most = half.max(room - beside);
        if let Some(title) = setter.shortened(&styles.running, &self.title, most)? {
            room -= width_of(&styles.running, &title) + GUTTER;
            runs.push(setter.run(&styles.running, title, edges, Flush::Left, baseline));
        }
        let under = match under.filter(|_| room > 0.0) {
            Some(heading) => goes_on(setter, heading, room)?,
            None => None,
        };
        if let Some(stamp) = &self.stamp {
            let beside = under
                .as_ref()
                .map_or(0.0, |line| width_of(&styles.fact, line) + GUTTER);
            let right = inside.right - beside;
            let edges = (right - self.stamp_width, right);
            runs.push(setter.run(
                &styles.fact_label,
                stamp.clone(),
                edges,
                Flush::Left,
                baseline,
            ));
        }
        if let Some(line) = under {
            runs.push(setter.run(&styles.fact, line, edges, Flush::Right, baseline));
        }
        page.text.splice(0..0, runs);
        let thickness = layout.rules.thin.get();
        let rule_at = inside.top + styles.running.leading.get() + CLEAR - thickness / 2.0;
        page.rules.push(Rule {
            area: level_rule(inside.left, inside.right, rule_at, thickness),
            ink: Ink(layout.ink.rule.get()),
        });
        Ok(())
    }
}

/// Returns the note that names the heading that a page continues. If the note is too long, the
/// heading is shortened; the words around it are shortened only if they are too long on their own.
fn goes_on(setter: &mut Setter<'_>, heading: &str, room: f32) -> Result<Option<Line>, PrintError> {
    let layout = setter.layout;
    let style = &layout.styles.fact;
    let words = setter.words.continued.clone();
    let about = |heading: &str| words.replace("{heading}", heading);
    let text = about(heading);
    if setter.width(style, &text)? <= room {
        return setter.line(style, &text);
    }
    let left = room - setter.width(style, &about(""))?;
    let heading = setter
        .shortened(style, heading, left)?
        .map_or_else(String::new, |line| line.text);
    setter.shortened(style, &about(&heading), room)
}
