//! The dice that a command needs, as text.

use drumhead_desk::Pool;
use drumhead_desk::catalogue::Catalogue;
use drumhead_desk::play::Face;

/// Returns the results of the dice, each with the faces to type. `results` contains the result of
/// each face, if the command needs one die. Bands without faces are not listed.
pub(super) fn bands(pool: &Pool, results: &[Face], words: &Catalogue) -> Vec<String> {
    let bands = &pool.bands;
    let band = |of: &u8| bands.labels.get(usize::from(*of)).map(String::as_str);
    let labels: Vec<&str> = if results.len() == bands.of_face.len() {
        results.iter().map(|face| face.label.as_str()).collect()
    } else {
        bands.of_face.iter().filter_map(band).collect()
    };
    let mut all: Vec<(&str, Vec<u8>)> = Vec::new();
    for (label, face) in labels.into_iter().zip(bands.lowest..) {
        match all.iter_mut().find(|(other, _)| *other == label) {
            Some((_, faces)) => faces.push(face),
            None => all.push((label, vec![face])),
        }
    }
    let said = |(label, faces): (&str, Vec<u8>)| {
        let faces = ranges(&faces).join(words.get("cli.play.or"));
        match faces == label {
            true => faces,
            false => words.fill("cli.play.band", &[("label", label), ("faces", &faces)]),
        }
    };
    all.into_iter().map(said).collect()
}

/// Returns these faces, which are in ascending order, as text. Three or more consecutive faces are
/// written as a range.
fn ranges(faces: &[u8]) -> Vec<String> {
    let follows = |one: &u8, next: &u8| one.checked_add(1) == Some(*next);
    let rows = faces.chunk_by(follows);
    let text = |row: &[u8]| match row {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(u8::to_string).collect(),
    };
    rows.flat_map(text).collect()
}

#[cfg(test)]
mod tests {
    use drumhead_desk::play::Tone;
    use drumhead_desk::{Bands, Language};

    use super::{Face, Pool, bands, ranges};
    use crate::out::words;

    fn pool(bands: Bands) -> Pool {
        Pool {
            what: String::new(),
            side: None,
            dice: 1,
            bands,
        }
    }

    #[test]
    fn a_request_for_dice_lists_the_faces_to_type() {
        let english = words(Language::ENGLISH);
        let thirds = pool(Bands::new(["1", "2", "3"], |face| (face - 1) / 2));
        assert_eq!(
            bands(&thirds, &[], english),
            ["1 on 1 or 2", "2 on 3 or 4", "3 on 5 or 6"]
        );
        let plain = pool(Bands::each(3, 0));
        assert_eq!(bands(&plain, &[], english), ["0", "1", "2"]);
        assert_eq!(ranges(&[1, 3, 4, 6, 7, 8]), ["1", "3", "4", "6–8"]);
    }

    #[test]
    fn bands_without_faces_are_not_listed() {
        let hits = ["miss", "hit", "two hits"];
        let shots = pool(Bands::new(hits, |face| u8::from(face > 2)));
        let english = words(Language::ENGLISH);
        assert_eq!(
            bands(&shots, &[], english),
            ["miss on 1 or 2", "hit on 3–6"]
        );
    }

    #[test]
    fn the_faces_of_a_single_die_are_listed_with_their_results() {
        let face = |label: &str| Face {
            label: label.to_owned(),
            tone: Tone::Good,
        };
        let results = ["disordered", "disordered", "disordered", "in order"].map(face);
        let die = pool(Bands::each(4, 1));
        let english = words(Language::ENGLISH);
        assert_eq!(
            bands(&die, &results, english),
            ["disordered on 1–3", "in order on 4"]
        );
    }
}
