//! The fonts: found at build time, each parsed on first use.

use std::sync::OnceLock;

use serde::Deserialize;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/faces.rs"));
}

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// IM Fell English small capitals: titles and headings.
    Title,
    /// Source Sans, regular: text and tables.
    Text,
    /// Source Sans, semibold: names, numbers, labels.
    Strong,
    /// Noto Sans Hebrew. This face and those after it are only fallbacks, for characters that the
    /// faces before them lack. A template cannot select them.
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
    /// Every face, in the order of declaration.
    pub const ALL: [Self; 6] = [
        Self::Title,
        Self::Text,
        Self::Strong,
        Self::Hebrew,
        Self::Arabic,
        Self::Emoji,
    ];

    /// Returns the fallbacks for a character that `self` lacks, in order of preference.
    pub(crate) fn substitutes(self) -> &'static [Self] {
        match self {
            Self::Title | Self::Strong => &[Self::Text, Self::Hebrew, Self::Arabic, Self::Emoji],
            Self::Text => &[Self::Hebrew, Self::Arabic, Self::Emoji],
            Self::Hebrew | Self::Arabic | Self::Emoji => &[],
        }
    }

    /// Returns the face's name inside a PDF. Six capitals and a plus sign mark a subset.
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

    /// Returns the face parsed for shaping.
    ///
    /// # Errors
    /// [`BadFont`] if the bytes are not a font, which only a damaged build could embed.
    pub(crate) fn shaping(self) -> Result<&'static rustybuzz::Face<'static>, BadFont> {
        static FACES: [OnceLock<Option<rustybuzz::Face<'static>>>; Face::ALL.len()] =
            [const { OnceLock::new() }; Face::ALL.len()];
        let face =
            FACES[self as usize].get_or_init(|| rustybuzz::Face::from_slice(self.bytes(), 0));
        face.as_ref().ok_or(BadFont(self))
    }

    /// Returns the embedded file of the face.
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

/// A face that could not be parsed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BadFont(pub(crate) Face);

/// Returns the licences of the embedded faces, shipped with the program: the subject of the
/// licence, and the full text.
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
