//! Tests of the fonts in a file.

use std::collections::BTreeSet;
use std::io::Read as _;

use drumhead_print::{Edition, Face, TextRun, paint};
use drumhead_vocabulary::sheet::Sheet;
use flate2::read::ZlibDecoder;
use lopdf::Document;
use rustybuzz::ttf_parser::{self, GlyphId};

use crate::sheets::{heading, laid_out, roster};

/// Returns the font program that a file embeds for the font with this name.
fn program(pdf: &[u8], name: &str) -> Vec<u8> {
    let file = Document::load_mem(pdf).unwrap();
    let dictionaries = file.objects.values().filter_map(|it| it.as_dict().ok());
    let mut descriptors = dictionaries.filter(|it| it.has(b"FontFile2"));
    let is_wanted = |font: &&lopdf::Dictionary| {
        let full = font.get(b"FontName").unwrap().as_name().unwrap();
        full.ends_with(name.as_bytes())
    };
    let descriptor = descriptors.find(is_wanted).unwrap();
    let place = descriptor
        .get(b"FontFile2")
        .unwrap()
        .as_reference()
        .unwrap();
    let stream = file.get_object(place).unwrap().as_stream().unwrap();
    let mut bytes = Vec::new();
    let mut reader = ZlibDecoder::new(stream.content.as_slice());
    reader.read_to_end(&mut bytes).unwrap();
    bytes
}

#[test]
fn a_font_subset_has_outlines_but_no_names() {
    let sheet = Sheet {
        blocks: ('A'..='Z')
            .map(|letter| heading(&letter.to_string()))
            .collect(),
        ..roster(0, "")
    };
    let pages = laid_out(&sheet, Edition::Standard);
    let runs = || pages.pages.iter().flat_map(|page| &page.text);
    let bytes = program(&paint(&pages).unwrap(), "IMFellEnglishSC");
    let has = |tag: &[u8; 4]| bytes.windows(4).take(400).any(|it| it == tag);
    assert!(has(b"glyf") && !has(b"name") && !has(b"cmap"));
    // The subset's glyphs are in the face's order, after the glyph for missing characters.
    let glyphs = runs().flat_map(|run| &run.glyphs);
    let used: BTreeSet<u16> = glyphs
        .filter(|glyph| glyph.face == Face::Title)
        .map(|glyph| glyph.id)
        .collect();
    let font = ttf_parser::Face::parse(&bytes, 0).unwrap();
    assert_eq!(usize::from(font.number_of_glyphs()), used.len() + 1);
    let letters: Vec<&TextRun> = runs()
        .filter(|run| run.glyphs.len() == 1 && run.glyphs[0].face == Face::Title)
        .collect();
    assert_eq!(letters.len(), 26);
    for run in letters {
        let place = used.iter().position(|id| *id == run.glyphs[0].id).unwrap();
        let id = GlyphId(u16::try_from(place + 1).unwrap());
        let outline = font.glyph_bounding_box(id).unwrap();
        let scale = run.size / f32::from(font.units_per_em());
        let advance = f32::from(font.glyph_hor_advance(id).unwrap()) * scale;
        for (set, of_font) in [
            (run.bounds.left - run.x, outline.x_min),
            (run.bounds.right - run.x, outline.x_max),
            (run.baseline - run.bounds.top, outline.y_max),
            (run.baseline - run.bounds.bottom, outline.y_min),
        ] {
            assert!((set - f32::from(of_font) * scale).abs() < 0.01, "{run:?}");
        }
        assert!((run.width - advance).abs() < 0.01, "{run:?}");
    }
}
