//! The file: fonts, properties, bookmarks, and an identifier that depends on
//! nothing but the contents.

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat};
use printpdf::{FontId, PdfDocument, PdfFont, PdfPage, PdfSaveOptions};

use super::rounded;
use super::text::{Letters, utf16};
use crate::error::PrintError;
use crate::pages::Pages;

/// The program that draws documents up.
const CREATOR: &str = concat!("Drumhead ", env!("CARGO_PKG_VERSION"));

pub(super) fn write(
    pages: &Pages,
    painted: Vec<PdfPage>,
    letters: &Letters,
) -> Result<Vec<u8>, PrintError> {
    let mut source = PdfDocument::new(&pages.title);
    for face in letters.faces() {
        let font = PdfFont::new(face.writing()?.clone());
        source
            .resources
            .fonts
            .map
            .insert(FontId(face.tag().to_owned()), font);
    }
    source.with_pages(painted);

    let options = PdfSaveOptions {
        optimize: false, // streams are compressed here, after the last change
        image_optimization: None,
        ..PdfSaveOptions::default()
    };
    let mut warnings = Vec::new();
    let mut document = printpdf::serialize::to_lopdf_doc(&source, &options, &mut warnings);
    // ActualText and Lang are of later versions than the library's default.
    document.version = "1.7".to_owned();
    catalogue(&mut document, pages)?;
    identify(&mut document);
    document.compress();
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

fn failed(error: impl std::fmt::Display) -> PrintError {
    PrintError::Write {
        reason: error.to_string(),
    }
}

fn text(text: &str) -> Object {
    Object::String(utf16(text), StringFormat::Hexadecimal)
}

/// Language, properties and bookmarks.
fn catalogue(document: &mut Document, pages: &Pages) -> Result<(), PrintError> {
    let mut properties = Dictionary::new();
    properties.set("Title", text(&pages.title));
    properties.set("Subject", text(&pages.subject));
    properties.set("Author", text("Drumhead"));
    properties.set("Creator", text(CREATOR));
    let properties = document.add_object(properties);
    document.trailer.set("Info", properties);

    let outlines = outlines(document, pages);
    let catalog = document.catalog_mut().map_err(failed)?;
    catalog.set("Lang", text(&pages.language));
    let mut shown = Dictionary::new();
    shown.set("DisplayDocTitle", true);
    catalog.set("ViewerPreferences", shown);
    if let Some(outlines) = outlines {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
    Ok(())
}

/// The bookmarks as a flat list.
fn outlines(document: &mut Document, pages: &Pages) -> Option<ObjectId> {
    let numbers: Vec<ObjectId> = document.page_iter().collect();
    let marks: Vec<_> = pages
        .bookmarks
        .iter()
        .filter_map(|mark| numbers.get(mark.page).map(|page| (mark, *page)))
        .collect();
    let ids: Vec<ObjectId> = marks.iter().map(|_| document.new_object_id()).collect();
    let (first, last) = (*ids.first()?, *ids.last()?);
    let list = document.new_object_id();
    for (place, (mark, page)) in marks.iter().enumerate() {
        let mut item = Dictionary::new();
        item.set("Title", text(&mark.title));
        item.set("Parent", list);
        item.set(
            "Dest",
            vec![
                Object::Reference(*page),
                "XYZ".into(),
                Object::Null,
                Object::Real(rounded(pages.height - mark.y)),
                Object::Null,
            ],
        );
        if let Some(previous) = place.checked_sub(1).and_then(|place| ids.get(place)) {
            item.set("Prev", *previous);
        }
        if let Some(next) = ids.get(place + 1) {
            item.set("Next", *next);
        }
        document.set_object(ids[place], item);
    }
    let mut outlines = Dictionary::new();
    outlines.set("Type", "Outlines");
    outlines.set("First", first);
    outlines.set("Last", last);
    outlines.set("Count", i64::try_from(ids.len()).unwrap_or(i64::MAX));
    document.set_object(list, outlines);
    Some(list)
}

/// Gives the file an identifier made of its contents.
fn identify(document: &mut Document) {
    let mut hash = Fnv::new();
    for object in document.objects.values() {
        match object {
            Object::Stream(stream) => hash.add(&stream.content),
            Object::Dictionary(dictionary) => hash.add(format!("{dictionary:?}").as_bytes()),
            Object::Null
            | Object::Boolean(_)
            | Object::Integer(_)
            | Object::Real(_)
            | Object::Name(_)
            | Object::String(..)
            | Object::Array(_)
            | Object::Reference(_) => {}
        }
    }
    let id = Object::String(hash.0.to_be_bytes().to_vec(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![id.clone(), id]);
}

/// The FNV-1a hash of 128 bits: it names contents and guards nothing.
struct Fnv(u128);

impl Fnv {
    const fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u128::from(*byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}
