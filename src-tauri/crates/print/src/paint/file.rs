//! The file: pages, fonts, properties, bookmarks, and an identifier derived only from the
//! contents.

use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions, Stream, StringFormat};

use super::font::{Embedded, integer};
use super::stream::{LEVEL, failed};
use crate::error::PrintError;
use crate::pages::Pages;
use crate::wrap::cleaned;

/// The PDF's creator field.
const CREATOR: &str = concat!("Drumhead ", env!("CARGO_PKG_VERSION"));
/// The PDF version.
const VERSION: &str = "1.7";
/// The maximum number of objects compressed together; streams are compressed separately.
const MOST_TOGETHER: usize = 65_535;

/// Returns the PDF file made from laid-out pages, their fonts and their content streams.
pub(super) fn write(
    pages: &Pages,
    fonts: Vec<Embedded>,
    contents: Vec<Stream>,
) -> Result<Vec<u8>, PrintError> {
    let mut document = Document::with_version(VERSION);
    let mut hash = Fnv::new();
    let fonts = add_fonts(&mut document, fonts, &mut hash);
    let tree = document.new_object_id();
    let leaves = add_pages(&mut document, pages, tree, fonts, contents, &mut hash);

    let mut catalogue = Dictionary::from_iter([
        ("Type", "Catalog".into()),
        ("Pages", Object::Reference(tree)),
        ("Lang", text(&pages.language)),
        (
            "ViewerPreferences",
            Dictionary::from_iter([("DisplayDocTitle", true.into())]).into(),
        ),
    ]);
    if let Some(outlines) = outlines(&mut document, pages, &leaves) {
        catalogue.set("Outlines", outlines);
        catalogue.set("PageMode", "UseOutlines");
    }
    let catalogue = document.add_object(catalogue);
    document.trailer.set("Root", catalogue);

    let properties = document.add_object(Dictionary::from_iter([
        ("Title", text(&pages.title)),
        ("Subject", text(&pages.subject)),
        ("Author", text("Drumhead")),
        ("Creator", text(CREATOR)),
    ]));
    document.trailer.set("Info", properties);
    for words in [&pages.title, &pages.subject, &pages.language] {
        hash.add(words.as_bytes());
    }
    let id = Object::String(hash.0.to_be_bytes().to_vec(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![id.clone(), id]);

    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(MOST_TOGETHER)
        .compression_level(LEVEL)
        .build();
    let mut file = Vec::new();
    document
        .save_with_options(&mut file, options)
        .map_err(failed)?;
    Ok(file)
}

/// Adds the fonts, each with its name on the pages.
fn add_fonts(document: &mut Document, fonts: Vec<Embedded>, hash: &mut Fnv) -> ObjectId {
    let mut named = Dictionary::new();
    for mut embedded in fonts {
        hash.add(&embedded.cut.program.content);
        hash.add(&embedded.texts.content);
        let program = document.add_object(embedded.cut.program.clone());
        embedded.descriptor.set("FontFile2", program);
        let descriptor = document.add_object(embedded.descriptor);
        embedded.descendant.set("FontDescriptor", descriptor);
        let descendant = document.add_object(embedded.descendant);
        let descendants = vec![Object::Reference(descendant)];
        embedded.font.set("DescendantFonts", descendants);
        let texts = document.add_object(embedded.texts);
        embedded.font.set("ToUnicode", texts);
        let font = document.add_object(embedded.font);
        named.set(format!("F{}", embedded.number), font);
    }
    document.add_object(Dictionary::from_iter([("Font", named.into())]))
}

/// Adds the pages and their tree.
fn add_pages(
    document: &mut Document,
    pages: &Pages,
    tree: ObjectId,
    resources: ObjectId,
    contents: Vec<Stream>,
    hash: &mut Fnv,
) -> Vec<ObjectId> {
    let mut leaves = Vec::with_capacity(contents.len());
    let paper = |(width, height)| {
        let corners = vec![
            0.into(),
            0.into(),
            Object::Real(width),
            Object::Real(height),
        ];
        Object::Array(corners)
    };
    for (page, content) in pages.pages.iter().zip(contents) {
        hash.add(&content.content);
        let content = document.add_object(content);
        let mut leaf = Dictionary::from_iter([
            ("Type", "Page".into()),
            ("Parent", Object::Reference(tree)),
            ("Contents", Object::Reference(content)),
        ]);
        if page.turned {
            leaf.set("MediaBox", paper(pages.size_of(page)));
        }
        leaves.push(document.add_object(leaf));
    }
    let kids = leaves.iter().copied().map(Object::Reference).collect();
    document.set_object(
        tree,
        Dictionary::from_iter([
            ("Type", "Pages".into()),
            ("Count", integer(leaves.len())),
            ("Kids", Object::Array(kids)),
            // All pages inherit this paper size; a landscape page overrides it.
            ("MediaBox", paper((pages.width, pages.height))),
            ("Resources", Object::Reference(resources)),
        ]),
    );
    leaves
}

/// Returns a text string: big-endian UTF-16 with a byte-order mark, cleaned like the text on pages.
fn text(text: &str) -> Object {
    let text = cleaned(text);
    let bytes = [0xFE, 0xFF]
        .into_iter()
        .chain(text.encode_utf16().flat_map(u16::to_be_bytes))
        .collect();
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Adds the bookmarks as a flat list.
fn outlines(document: &mut Document, pages: &Pages, leaves: &[ObjectId]) -> Option<ObjectId> {
    let marks: Vec<_> = pages
        .bookmarks
        .iter()
        .filter_map(|mark| leaves.get(mark.page).map(|page| (mark, *page)))
        .collect();
    let ids: Vec<ObjectId> = marks.iter().map(|_| document.new_object_id()).collect();
    let (first, last) = (*ids.first()?, *ids.last()?);
    let list = document.new_object_id();
    for (place, (mark, page)) in marks.iter().enumerate() {
        let paper = pages.pages.get(mark.page);
        let high = paper.map_or(pages.height, |paper| pages.size_of(paper).1);
        let height = high - mark.y;
        let mut item = Dictionary::from_iter([
            ("Title", text(&mark.title)),
            ("Parent", Object::Reference(list)),
            (
                "Dest",
                vec![
                    Object::Reference(*page),
                    "XYZ".into(),
                    Object::Null,
                    Object::Real((height * 10.0).round() / 10.0),
                    Object::Null,
                ]
                .into(),
            ),
        ]);
        if let Some(previous) = place.checked_sub(1).and_then(|place| ids.get(place)) {
            item.set("Prev", *previous);
        }
        if let Some(next) = ids.get(place + 1) {
            item.set("Next", *next);
        }
        document.set_object(ids[place], item);
    }
    document.set_object(
        list,
        Dictionary::from_iter([
            ("Type", "Outlines".into()),
            ("First", Object::Reference(first)),
            ("Last", Object::Reference(last)),
            ("Count", integer(ids.len())),
        ]),
    );
    Some(list)
}

/// The 128-bit FNV-1a hash over eight bytes at a time: it identifies contents and is not a
/// security measure.
struct Fnv(u128);

impl Fnv {
    const fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn add(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            let word = u64::from_le_bytes(word);
            self.0 = (self.0 ^ u128::from(word)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}
