//! A font program cut down to what a PDF reader reads of it.
//!
//! A composite font's glyphs are called by their numbers, so its program needs
//! no table of characters, and no names. What is left is written with short
//! offsets where they reach: on a few pages fonts are most of a file.

/// The tables that a reader draws from, in the order a program has them.
const READ: [&[u8; 4]; 10] = [
    b"cvt ", b"fpgm", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"post", b"prep",
];
/// A file's header, and a table's entry in the directory.
const HEADER: usize = 12;
const ENTRY: usize = 16;
/// In `head`: what makes the whole file's sum right, and how offsets are
/// written.
const ADJUSTMENT: std::ops::Range<usize> = 8..12;
const OFFSETS: std::ops::Range<usize> = 50..52;
/// What the sum over a whole file must come to.
const MAGIC: u32 = 0xB1B0_AFBA;

/// The program with nothing but what is read; as it is, if it is not laid out
/// as a program should be.
pub(super) fn trimmed(program: Vec<u8>) -> Vec<u8> {
    rewritten(&program).unwrap_or(program)
}

fn rewritten(program: &[u8]) -> Option<Vec<u8>> {
    let count = usize::from(u16::from_be_bytes(array(program, 4)?));
    let mut tables: Vec<([u8; 4], Vec<u8>)> = Vec::with_capacity(READ.len());
    for entry in (0..count).map(|place| HEADER + place * ENTRY) {
        let tag = array(program, entry)?;
        let at = usize::try_from(u32::from_be_bytes(array(program, entry + 8)?)).ok()?;
        let long = usize::try_from(u32::from_be_bytes(array(program, entry + 12)?)).ok()?;
        if READ.contains(&&tag) {
            tables.push((tag, program.get(at..at.checked_add(long)?)?.to_vec()));
        }
    }
    tables.sort_by_key(|(tag, _)| *tag);
    shorten_offsets(&mut tables);
    let head = tables.iter_mut().find(|(tag, _)| tag == b"head")?;
    head.1.get_mut(ADJUSTMENT)?.fill(0);
    written(program.get(..4)?, &tables)
}

/// Writes the places of the glyphs as halves in two bytes, where all of them
/// are even and near enough.
fn shorten_offsets(tables: &mut [([u8; 4], Vec<u8>)]) -> Option<()> {
    let place = |wanted: &[u8; 4]| tables.iter().position(|(tag, _)| tag == wanted);
    let (head, loca) = (place(b"head")?, place(b"loca")?);
    if tables[head].1.get(OFFSETS)? != [0, 1] {
        return None;
    }
    let mut short = Vec::with_capacity(tables[loca].1.len() / 2);
    for offset in tables[loca].1.chunks_exact(4) {
        let offset = u32::from_be_bytes(array(offset, 0)?);
        let half = u16::try_from(offset / 2).ok().filter(|_| offset % 2 == 0)?;
        short.extend(half.to_be_bytes());
    }
    tables[loca].1 = short;
    tables[head].1.get_mut(OFFSETS)?.fill(0);
    Some(())
}

/// The file of these tables, with its directory and its sums.
fn written(version: &[u8], tables: &[([u8; 4], Vec<u8>)]) -> Option<Vec<u8>> {
    let count = u16::try_from(tables.len()).ok()?;
    // Readers search the directory by halves: the largest power of two in it.
    let power = count.checked_ilog2()?;
    let range = 16_u16 << power;
    let mut file = version.to_vec();
    for number in [count, range, u16::try_from(power).ok()?, count * 16 - range] {
        file.extend(number.to_be_bytes());
    }
    let mut at = HEADER + tables.len() * ENTRY;
    let mut head = 0;
    for (tag, table) in tables {
        if tag == b"head" {
            head = at;
        }
        file.extend(tag);
        let place = [sum(table), u32::try_from(at).ok()?];
        let long = u32::try_from(table.len()).ok()?;
        file.extend(place.into_iter().chain([long]).flat_map(u32::to_be_bytes));
        at += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        file.extend(table);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    let adjustment = MAGIC.wrapping_sub(sum(&file)).to_be_bytes();
    let place = file.get_mut(head + ADJUSTMENT.start..head + ADJUSTMENT.end)?;
    place.copy_from_slice(&adjustment);
    Some(file)
}

/// The sum of a table as numbers of four bytes, the last filled with noughts.
fn sum(table: &[u8]) -> u32 {
    table.chunks(4).fold(0, |sum, chunk| {
        let mut number = [0; 4];
        number[..chunk.len()].copy_from_slice(chunk);
        sum.wrapping_add(u32::from_be_bytes(number))
    })
}

fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..)?.first_chunk().copied()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

    use super::*;
    use crate::fonts::Face;
    use crate::paint::subset::subset;
    use rustybuzz::ttf_parser::{self, GlyphId};

    #[test]
    fn a_program_loses_its_names_and_keeps_its_outlines() {
        let ids: Vec<u16> = (0..60).collect();
        let whole = subset(Face::Title.bytes(), &ids).unwrap().bytes;
        let short = trimmed(whole.clone());
        // How much it loses hangs on what the library under it leaves.
        assert!(short.len() < whole.len(), "{}", short.len());
        let table = |tag: &[u8; 4]| short.windows(4).take(400).any(|bytes| bytes == tag);
        assert!(table(b"glyf") && !table(b"name") && !table(b"cmap"));
        assert_eq!(sum(&short), MAGIC);
        let face = |bytes| ttf_parser::Face::parse(bytes, 0).unwrap();
        let (before, after) = (face(&whole), face(&short));
        assert_eq!(before.number_of_glyphs(), after.number_of_glyphs());
        for id in (0..before.number_of_glyphs()).map(GlyphId) {
            assert_eq!(before.glyph_bounding_box(id), after.glyph_bounding_box(id));
            assert_eq!(before.glyph_hor_advance(id), after.glyph_hor_advance(id));
        }
    }

    #[test]
    fn what_is_no_program_stays_as_it_is() {
        for bytes in [Vec::new(), vec![0, 1, 0, 0, 0, 9], vec![7; 400]] {
            assert_eq!(trimmed(bytes.clone()), bytes);
        }
    }
}
