//! The possible errors in a template.

use std::fmt;

use super::Paper;

/// An error in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateProblem {
    /// The TOML library's own error.
    Toml(String),
    /// A number is out of bounds.
    OutOfBounds(Measure),
    /// The value of this key must be a table.
    NoTable(String),
    /// The kind of document has no edition of this name.
    NoEdition(String),
    /// The margins leave too little height.
    Low(Room),
    /// The columns leave too little width for names.
    Narrow(Room),
}

/// The room that a template leaves on the paper, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The paper.
    pub paper: Paper,
    /// The room left.
    pub left: i32,
    /// The minimum.
    pub least: i32,
}

impl Room {
    /// Returns the room in whole points.
    pub(super) fn new(paper: Paper, left: f32, least: f32) -> Self {
        // Lengths are at most 10,000 points.
        #[allow(clippy::cast_possible_truncation)]
        let floor = |points: f32| points.floor() as i32;
        Self {
            paper,
            left: floor(left),
            least: floor(least),
        }
    }
}

/// A kind of number in a template, with its own bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A length in points.
    Length,
    /// A type size in points.
    Size,
    /// A shade of grey.
    Shade,
    /// A length in millimetres.
    Millimetres,
    /// A type scale.
    Scale,
    /// A number of columns, rows or lines.
    Count,
    /// The version of the format.
    Format,
}

impl Measure {
    /// Every kind of number.
    const ALL: [Self; 7] = [
        Self::Length,
        Self::Size,
        Self::Shade,
        Self::Millimetres,
        Self::Scale,
        Self::Count,
        Self::Format,
    ];

    /// Returns the id of the kind.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Size => "size",
            Self::Shade => "shade",
            Self::Millimetres => "millimetres",
            Self::Scale => "scale",
            Self::Count => "count",
            Self::Format => "format",
        }
    }

    /// Returns the minimum and the maximum.
    #[must_use]
    pub const fn bounds(self) -> (f64, f64) {
        match self {
            Self::Length => (0.0, 10_000.0),
            Self::Size => (8.0, 200.0),
            Self::Shade => (0.0, 1.0),
            Self::Millimetres => (1.0, 1_000.0),
            Self::Scale => (0.25, 4.0),
            Self::Count => (1.0, 4.0),
            Self::Format => (1.0, 1.0),
        }
    }

    /// Whether the number is within the bounds.
    pub(super) fn allows(self, number: f64) -> bool {
        let (least, most) = self.bounds();
        (least..=most).contains(&number)
    }
}

/// Writes the id: an error passes through the deserialiser as text.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl From<&toml::de::Error> for TemplateProblem {
    fn from(error: &toml::de::Error) -> Self {
        let text = error.message();
        let measure = Measure::ALL.into_iter().find(|it| it.id() == text);
        measure.map_or_else(|| Self::Toml(text.to_owned()), Self::OutOfBounds)
    }
}
