//! Snipers, and dice that fly on past friends.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::danger::Flying;
use super::super::state::GeneralRef;
use super::super::table::Table;
use super::super::{general_name, name, say};
use super::told;

/// Dice that missed a friend fly on to the target.
pub(super) fn flying(table: Table<'_>, unit: UnitRef, now: Option<&Flying>) -> Option<LogLine> {
    let flying = now?;
    let text = say(
        "log.flying",
        &[
            ("unit", &name(table, unit)),
            ("target", &name(table, flying.target)),
            ("dice", &flying.dice.to_string()),
        ],
    );
    told(
        text,
        vec![unit, flying.target],
        Tone::Warn,
        vec!["F-9.16".to_owned()],
    )
}

/// Guns fired ball at a place.
pub(super) fn battered(
    table: Table<'_>,
    unit: UnitRef,
    feature: u16,
    (dice, to_hit, hits): (u32, &str, u32),
    clause: &str,
) -> Option<LogLine> {
    let site = table.state.ground.get(&feature);
    let text = say(
        "log.volley",
        &[
            ("unit", &name(table, unit)),
            ("target", site.map_or("", |site| &site.feature.name)),
            ("dice", &dice.to_string()),
            ("needs", to_hit),
            ("hits", &hits.to_string()),
        ],
    );
    told(text, vec![unit], Tone::Plain, vec![clause.to_owned()])
}

/// A sniper shot at a general.
pub(super) fn sniped(
    table: Table<'_>,
    unit: UnitRef,
    general: GeneralRef,
    hit: bool,
) -> Option<LogLine> {
    let key = if hit { "log.snipes_hit" } else { "log.snipes" };
    let text = say(
        key,
        &[
            ("unit", &name(table, unit)),
            ("general", &general_name(table, general)),
        ],
    );
    told(text, vec![unit], Tone::Plain, vec!["F-2.51".to_owned()])
}

/// The second die at a general whom a sniper hit.
pub(super) fn marked(
    table: Table<'_>,
    general: GeneralRef,
    face: u8,
    lost: bool,
) -> Option<LogLine> {
    let (key, tone) = if lost {
        ("log.marked_lost", Tone::Bad)
    } else {
        ("log.marked", Tone::Good)
    };
    let text = say(
        key,
        &[
            ("general", &general_name(table, general)),
            ("face", &face.to_string()),
        ],
    );
    told(text, Vec::new(), tone, vec!["F-2.52".to_owned()])
}

/// The enemy reached a sniper.
pub(super) fn caught(table: Table<'_>, unit: UnitRef, face: u8, away: bool) -> Option<LogLine> {
    let (key, tone) = if away {
        ("log.sniper_away", Tone::Good)
    } else {
        ("log.sniper_dead", Tone::Bad)
    };
    let text = say(
        key,
        &[("unit", &name(table, unit)), ("face", &face.to_string())],
    );
    told(text, vec![unit], tone, vec!["F-2.53".to_owned()])
}
