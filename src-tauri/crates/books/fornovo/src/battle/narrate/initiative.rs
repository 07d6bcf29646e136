//! Who has the initiative (F-6.01).

use drumhead_words::play::{LogLine, Tone};

use super::super::table::Table;
use super::super::{say, side_name};
use super::told;

fn line(text: String) -> Option<LogLine> {
    told(text, Vec::new(), Tone::Plain, vec!["F-6.01".to_owned()])
}

/// A side has rolled: its face is told, and a tie where both rolled alike.
pub(super) fn rolled(table: Table<'_>, now: [Option<u8>; 2]) -> Option<LogLine> {
    let before = table.state.initiative;
    let of = |side: u8, face: u8| {
        say(
            "log.rolled",
            &[
                ("side", &side_name(table, side)),
                ("face", &face.to_string()),
            ],
        )
    };
    match (now, before) {
        // Both are also forgotten as a turn begins, which is no tie.
        ([None, None], [Some(face), Some(other)]) if face == other => {
            line(say("log.initiative_tied", &[("face", &face.to_string())]))
        }
        ([None, None], _) => None,
        ([Some(face), _], [None, _]) => line(of(0, face)),
        ([_, Some(face)], _) => line(of(1, face)),
        ([Some(face), None], _) => line(of(0, face)),
    }
}

/// The winner has chosen.
pub(super) fn side_a(table: Table<'_>, side: u8) -> Option<LogLine> {
    line(say("log.side_a", &[("side", &side_name(table, side))]))
}
