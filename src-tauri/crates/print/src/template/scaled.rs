//! Type and boxes at another scale, for cards with too little room.

use super::layout::{Layout, Style};
use super::measures::{Scale, Size};

impl Layout {
    /// Returns this layout with the type and the boxes of cards scaled; type is at least 8 points.
    pub(crate) fn scaled(&self, scale: Scale) -> Self {
        let by = scale.get();
        let mut layout = self.clone();
        let styles = &mut layout.styles;
        for style in [
            &mut styles.number,
            &mut styles.name,
            &mut styles.line,
            &mut styles.value_label,
            &mut styles.value,
            &mut styles.mark,
            &mut styles.caption,
            &mut styles.column,
            &mut styles.cell,
            &mut styles.note,
        ] {
            *style = style.scaled(by);
        }
        let track = &mut layout.track;
        for length in [&mut track.side, &mut track.gap, &mut track.five] {
            *length = length.part(by);
        }
        layout
    }
}

impl Style {
    /// Returns this style scaled, including its leading.
    pub(crate) fn scaled(&self, by: f32) -> Self {
        let size = Size::at_least(self.size.get() * by);
        let leading = self.leading.part(size.get() / self.size.get());
        Self {
            size,
            leading,
            ..self.clone()
        }
    }
}
