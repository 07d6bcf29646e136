//! The faces that are printed with: found at build time, each parsed once,
//! when something is first set in it.

use std::sync::OnceLock;

use serde::Deserialize;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/faces.rs"));
}

/// A face of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// IM Fell English small capitals: titles and headings.
    Title,
    /// Source Sans, regular: text and tables.
    Text,
    /// Source Sans, semibold: names, numbers, labels.
    Strong,
    /// Noto Sans Hebrew: for what the faces above lack, as are those below. A
    /// template cannot ask for them.
    #[serde(skip_deserializing)]
    Hebrew,
    /// Noto Sans Arabic.
    #[serde(skip_deserializing)]
    Arabic,
    /// Noto Emoji, in outline.
    #[serde(skip_deserializing)]
    Emoji,
}

impl Face {
    /// Every face, in the order of their declaration.
    pub const ALL: [Self; 6] = [
        Self::Title,
        Self::Text,
        Self::Strong,
        Self::Hebrew,
        Self::Arabic,
        Self::Emoji,
    ];

    /// The faces asked, in this order, for a character that `self` lacks.
    pub(crate) fn substitutes(self) -> &'static [Self] {
        match self {
            Self::Title | Self::Strong => &[Self::Text, Self::Hebrew, Self::Arabic, Self::Emoji],
            Self::Text => &[Self::Hebrew, Self::Arabic, Self::Emoji],
            Self::Hebrew | Self::Arabic | Self::Emoji => &[],
        }
    }

    /// Its name inside a PDF. Six capitals and a plus sign mark a subset.
    pub(crate) fn subset_name(self) -> &'static str {
        match self {
            Self::Title => "DRTITL+IMFellEnglishSC",
            Self::Text => "DRTEXT+SourceSans3-Regular",
            Self::Strong => "DRSTRO+SourceSans3-SemiBold",
            Self::Hebrew => "DRHEBR+NotoSansHebrew-Regular",
            Self::Arabic => "DRARAB+NotoSansArabic-Regular",
            Self::Emoji => "DREMOJ+NotoEmoji-Regular",
        }
    }

    /// The face as the shaper reads it.
    ///
    /// # Errors
    /// The bytes are not a font: only a damaged build could embed such.
    pub(crate) fn shaping(self) -> Result<&'static rustybuzz::Face<'static>, BadFont> {
        static FACES: [OnceLock<Option<rustybuzz::Face<'static>>>; Face::ALL.len()] =
            [const { OnceLock::new() }; Face::ALL.len()];
        let face =
            FACES[self as usize].get_or_init(|| rustybuzz::Face::from_slice(self.bytes(), 0));
        face.as_ref().ok_or(BadFont(self))
    }

    /// The file of the face, as it is embedded.
    pub(crate) fn bytes(self) -> &'static [u8] {
        match self {
            Self::Title => embedded::TITLE,
            Self::Text => embedded::TEXT,
            Self::Strong => embedded::STRONG,
            Self::Hebrew => embedded::HEBREW,
            Self::Arabic => embedded::ARABIC,
            Self::Emoji => embedded::EMOJI,
        }
    }
}

/// A face that could not be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BadFont(pub(crate) Face);

/// The licences of the embedded faces, to be shipped with the program: what
/// is licensed, and the licence in full.
#[must_use]
pub fn licences() -> [(&'static str, &'static str); 5] {
    [
        ("IM Fell English SC", embedded::TITLE_LICENCE),
        ("Source Sans 3", embedded::TEXT_LICENCE),
        ("Noto Sans Hebrew", embedded::HEBREW_LICENCE),
        ("Noto Sans Arabic", embedded::ARABIC_LICENCE),
        ("Noto Emoji", embedded::EMOJI_LICENCE),
    ]
}
