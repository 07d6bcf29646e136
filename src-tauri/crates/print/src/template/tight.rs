//! Layouts with less white, to avoid a nearly empty page.

use super::layout::Layout;
use super::measures::Length;

impl Layout {
    /// Returns this layout with this share of the white above its blocks, below units and above hit
    /// boxes. The white above pictures does not change.
    pub(crate) fn tightened(&self, part: f32) -> Self {
        let mut tight = self.clone();
        let entry = tight.entry.get_mut();
        let whites: [&mut Length; 8] = [
            &mut tight.heading.before,
            &mut entry.before,
            &mut entry.after,
            &mut tight.track.before,
            &mut tight.table.before,
            &mut tight.frame.before,
            &mut tight.prose.before,
            &mut tight.chart.before,
        ];
        for white in whites {
            *white = white.scaled(part);
        }
        tight
    }
}
