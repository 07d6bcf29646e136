//! The fonts of a file: each face reduced to the glyphs in use.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use lopdf::{Dictionary, Object, Stream};
use printpdf::ToUnicodeCMap;

use super::letters::Letters;
use super::stream::compressed;
use super::subset::{Subset, subset};
use crate::error::PrintError;
use crate::fonts::Face;
use crate::quotes::typed;

/// A font ready to embed: its objects, not yet numbered.
pub(super) struct Embedded {
    /// The number that the pages use for the font.
    pub(super) number: usize,
    /// The composite font, without its descendant and its table of glyph text.
    pub(super) font: Dictionary,
    /// The descendant, without its descriptor.
    pub(super) descendant: Dictionary,
    /// The descriptor, without its program.
    pub(super) descriptor: Dictionary,
    /// The font program.
    pub(super) cut: Rc<Cut>,
    /// The text of each glyph.
    pub(super) texts: Stream,
}

/// A face reduced to some of its glyphs.
pub(super) struct Cut {
    face: Face,
    /// The glyph ids in the face, with their codes in the subset.
    codes: Vec<(u16, u16)>,
    /// The compressed program.
    pub(super) program: Stream,
}

/// The maximum number of cached subsets: the next document, or the same document with another
/// option, often has the same letters.
const MOST_CUTS: usize = 24;

thread_local! {
    static CUTS: RefCell<VecDeque<Rc<Cut>>> = RefCell::default();
}

/// Returns the subset of a face with these glyphs, cached or new.
fn cut(face: Face, ids: &[u16]) -> Result<Rc<Cut>, PrintError> {
    let alike = |cut: &&Rc<Cut>| cut.face == face && cut.codes.iter().map(|(id, _)| id).eq(ids);
    if let Some(cut) = CUTS.with_borrow(|cuts| cuts.iter().find(alike).cloned()) {
        return Ok(cut);
    }
    let Subset { bytes, codes } = subset(face.bytes(), ids)?;
    let mut program = compressed(&bytes)?;
    program.dict.set("Length1", integer(bytes.len()));
    let cut = Rc::new(Cut {
        face,
        codes,
        program,
    });
    CUTS.with_borrow_mut(|cuts| {
        cuts.truncate(MOST_CUTS - 1);
        cuts.push_front(Rc::clone(&cut));
    });
    Ok(cut)
}

/// The descriptor flag of a symbolic font: a font that is not limited to the standard Latin
/// characters.
const SYMBOLIC: i64 = 1 << 2;

/// Returns the fonts of the faces in use, and sets the codes and widths of their glyphs.
pub(super) fn embedded(letters: &mut Letters<'_>) -> Result<Vec<Embedded>, PrintError> {
    let mut fonts = Vec::new();
    for face in Face::ALL {
        if letters.of(face).next().is_some() {
            fonts.push(embed(face, letters)?);
        }
    }
    Ok(fonts)
}

fn embed(face: Face, letters: &mut Letters<'_>) -> Result<Embedded, PrintError> {
    let ids: Vec<u16> = letters.of(face).map(|(id, _)| id).collect();
    let cut = cut(face, &ids)?;
    letters.number(face, |id| {
        let place = cut.codes.binary_search_by_key(&id, |(id, _)| *id);
        place.ok().map(|place| cut.codes[place].1)
    })?;

    let mut texts = ToUnicodeCMap {
        mappings: BTreeMap::new(),
    };
    let mut widths = Vec::new();
    let mut first = 0;
    for (_, letter) in letters.of(face) {
        // A replacement character, because PDF readers treat empty text as an error.
        let text = letter.text.unwrap_or("\u{FFFD}");
        texts.mappings.insert(
            letter.code.into(),
            text.chars().map(|char| u32::from(typed(char))).collect(),
        );
        if widths.is_empty() {
            first = letter.code;
        }
        widths.push(Object::Real(letter.width));
    }

    let name = Object::Name(face.subset_name().as_bytes().to_vec());
    let system = Dictionary::from_iter([
        ("Registry", Object::string_literal("Adobe")),
        ("Ordering", Object::string_literal("Identity")),
        ("Supplement", 0.into()),
    ]);
    let texts = texts.to_cmap_string(face.subset_name());
    Ok(Embedded {
        number: face as usize,
        font: Dictionary::from_iter([
            ("Type", "Font".into()),
            ("Subtype", "Type0".into()),
            ("BaseFont", name.clone()),
            ("Encoding", "Identity-H".into()),
        ]),
        descendant: Dictionary::from_iter([
            ("Type", "Font".into()),
            ("Subtype", "CIDFontType2".into()),
            ("BaseFont", name.clone()),
            ("CIDSystemInfo", system.into()),
            ("CIDToGIDMap", "Identity".into()),
            // The codes of a subset are consecutive.
            ("W", vec![first.into(), Object::Array(widths)].into()),
        ]),
        descriptor: described(face, name)?,
        cut,
        texts: compressed(texts.as_bytes())?,
    })
}

/// Returns the face's metrics, in thousandths of the type size.
fn described(face: Face, name: Object) -> Result<Dictionary, PrintError> {
    let font = face.shaping()?;
    let em = i64::from(rustybuzz::ttf_parser::Face::units_per_em(font));
    let part = |units: i16| Object::Integer(i64::from(units) * 1000 / em);
    let bounds = font.global_bounding_box();
    let weight = i64::from(font.weight().to_number());
    Ok(Dictionary::from_iter([
        ("Type", "FontDescriptor".into()),
        ("FontName", name),
        ("Flags", SYMBOLIC.into()),
        ("ItalicAngle", 0.into()),
        ("Ascent", part(font.ascender())),
        ("Descent", part(font.descender())),
        (
            "CapHeight",
            part(font.capital_height().unwrap_or(font.ascender())),
        ),
        // No font table contains this value: this is the usual estimate.
        ("StemV", (50 + weight * weight / (65 * 65)).into()),
        (
            "FontBBox",
            vec![
                part(bounds.x_min),
                part(bounds.y_min),
                part(bounds.x_max),
                part(bounds.y_max),
            ]
            .into(),
        ),
    ]))
}

pub(super) fn integer(number: usize) -> Object {
    Object::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}
