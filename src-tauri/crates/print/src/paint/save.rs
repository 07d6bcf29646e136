//! The bytes of a file: streams one by one, everything else compressed
//! together, and a table of where each stands.

use std::io::Write;

use lopdf::{Dictionary, Document, Object};

use super::flate::Flate;
use super::font::integer;

/// The version, and four bytes that show that the file is none of text.
const HEADER: &[u8] = b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";

/// Where an object stands, as the table of a file has it.
#[derive(Clone, Copy)]
enum Place {
    /// There is none of this number.
    Free,
    /// At this byte of the file.
    At(usize),
    /// This many others before it, in the stream of this number.
    Within(u32, u16),
}

impl Place {
    /// As it is written: a byte for the kind, four for the first number, two
    /// for the second.
    fn written(self) -> [u8; 7] {
        let (kind, first, second) = match self {
            Self::Free => (0, 0, 0),
            Self::At(byte) => (1, u32::try_from(byte).unwrap_or(u32::MAX), 0),
            Self::Within(stream, before) => (2, stream, before),
        };
        let ([a, b, c, d], [e, f]) = (first.to_be_bytes(), second.to_be_bytes());
        [kind, a, b, c, d, e, f]
    }
}

/// The file of a document.
pub(super) fn saved(document: &Document, flate: &mut Flate) -> std::io::Result<Vec<u8>> {
    let (together, table) = (document.max_id + 1, document.max_id + 2);
    let mut places: Vec<Place> = (0..=table).map(|_| Place::Free).collect();
    let mut put = |id: u32, place| {
        if let Some(slot) = usize::try_from(id).ok().and_then(|id| places.get_mut(id)) {
            *slot = place;
        }
    };
    let mut file = HEADER.to_vec();
    // The others: their numbers and where they begin, and what they are.
    let (mut index, mut others, mut count) = (String::new(), Vec::new(), 0);
    for (&(id, _), object) in &document.objects {
        if matches!(object, Object::Stream(_)) {
            put(id, Place::At(file.len()));
            write(&mut file, id, object)?;
        } else {
            put(id, Place::Within(together, count));
            index += &format!("{id} {} ", others.len());
            write_object(&mut others, object)?;
            others.push(b'\n');
            count += 1;
        }
    }
    let mut stream = flate.stream(&[index.as_bytes(), &others].concat());
    stream.dict.set("Type", "ObjStm");
    stream.dict.set("N", i64::from(count));
    stream.dict.set("First", integer(index.len()));
    put(together, Place::At(file.len()));
    write(&mut file, together, &stream.into())?;

    let start = file.len();
    put(table, Place::At(start));
    let size = integer(places.len());
    let rows: Vec<u8> = places.into_iter().flat_map(Place::written).collect();
    let mut stream = flate.stream(&rows);
    stream.dict.extend(&document.trailer);
    stream.dict.extend(&Dictionary::from_iter([
        ("Type", "XRef".into()),
        ("Size", size),
        ("W", vec![1.into(), 4.into(), 2.into()].into()),
    ]));
    write(&mut file, table, &stream.into())?;
    file.extend(format!("startxref\n{start}\n%%EOF\n").bytes());
    Ok(file)
}

fn write(file: &mut Vec<u8>, id: u32, object: &Object) -> std::io::Result<()> {
    writeln!(file, "{id} 0 obj")?;
    write_object(file, object)?;
    writeln!(file, "\nendobj")
}

/// An object as it stands in a file. Names are the program's own and need no
/// escapes.
fn write_object(file: &mut Vec<u8>, object: &Object) -> std::io::Result<()> {
    match object {
        Object::Null => write!(file, "null"),
        Object::Boolean(value) => write!(file, "{value}"),
        Object::Integer(value) => write!(file, "{value}"),
        Object::Real(value) => write!(file, "{value}"),
        Object::Reference((id, generation)) => write!(file, "{id} {generation} R"),
        Object::Name(name) => {
            file.push(b'/');
            file.write_all(name)
        }
        Object::String(bytes, _) => {
            file.push(b'<');
            for byte in bytes {
                write!(file, "{byte:02X}")?;
            }
            file.write_all(b">")
        }
        Object::Array(members) => {
            file.push(b'[');
            for (place, member) in members.iter().enumerate() {
                if place > 0 {
                    file.push(b' ');
                }
                write_object(file, member)?;
            }
            file.write_all(b"]")
        }
        Object::Dictionary(entries) => write_dictionary(file, entries),
        Object::Stream(stream) => {
            write_dictionary(file, &stream.dict)?;
            file.write_all(b"\nstream\n")?;
            file.write_all(&stream.content)?;
            file.write_all(b"\nendstream")
        }
    }
}

fn write_dictionary(file: &mut Vec<u8>, entries: &Dictionary) -> std::io::Result<()> {
    file.write_all(b"<<")?;
    for (name, value) in entries {
        file.push(b'/');
        file.write_all(name)?;
        file.push(b' ');
        write_object(file, value)?;
    }
    file.write_all(b">>")
}
