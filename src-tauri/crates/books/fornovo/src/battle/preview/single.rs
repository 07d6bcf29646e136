//! Orders that throw a die or a pool and ask little more: what it needs, and
//! what comes of it.

use drumhead_words::dice::FACES;
use drumhead_words::play::{Bar, Face, OddsView, Preview, Tone, UnitRef};

use super::super::super::shooting::{self, sniper_evades};
use super::super::blows::BlowKey;
use super::super::duties::duty_label;
use super::super::duty::Duty;
use super::super::say;
use super::super::table::Table;
use super::shooting::{bars, tenths};
use drumhead_rules::data::catalogue::capital;
use drumhead_rules::odds::{Chance, Distribution};

/// A duty as a title.
fn title(table: Table<'_>, duty: Duty) -> String {
    capital(&duty_label(table, duty))
}

/// One die of which some faces are bad for whoever throws it: the words for
/// both stand in the catalogue under the key.
fn one_die(title: String, key: &str, bad: impl Fn(u8) -> bool) -> Preview {
    let word = |bad: bool| {
        let which = if bad { "bad" } else { "good" };
        say(&format!("preview.die.{key}.{which}"), &[])
    };
    let face = |face: u8| Face {
        label: word(bad(face)),
        tone: if bad(face) { Tone::Bad } else { Tone::Good },
    };
    let on: Vec<String> = (FACES.into_iter())
        .filter(|face| bad(*face))
        .map(|face| face.to_string())
        .collect();
    let chance = f64::ratio(u32::try_from(on.len()).unwrap_or(0), 6);
    let both = [(true, chance), (false, chance.not())];
    let sentence = match on.as_slice() {
        [] => word(false),
        on => say(
            "preview.die.on",
            &[("faces", &on.join(", ")), ("what", &word(true))],
        ),
    };
    Preview {
        title,
        faces: FACES.map(face).to_vec(),
        odds: Some(OddsView {
            sentence: capital(&sentence),
            bars: both
                .map(|(bad, chance)| Bar {
                    label: word(bad),
                    chance,
                })
                .to_vec(),
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}

/// A sniper whom the enemy has reached (F-2.53).
pub(super) fn caught(table: Table<'_>, unit: UnitRef) -> Preview {
    let title = title(table, Duty::Caught { unit });
    one_die(title, "caught", |face| !sniper_evades(face, table.rules))
}

/// Hits to be divided among the troops of a unit.
pub(super) fn divide(table: Table<'_>, blow: BlowKey) -> Preview {
    Preview {
        title: title(table, Duty::Divide { blow }),
        ..Preview::default()
    }
}

/// The saves of one kind of troops: what saves, and the odds of how many hits
/// tell (F-9.31, F-10.23).
pub(super) fn save(table: Table<'_>, key: BlowKey, group: u8) -> Preview {
    let title = title(table, Duty::Save { blow: key, group });
    let place = usize::from(group);
    let blow = table.state.blows.get(&key);
    let hits = blow.and_then(|blow| blow.divided.as_ref()?.get(place).copied());
    let (Some(hits), Some(save)) = (hits, table.save(key, place)) else {
        return Preview::default();
    };
    let lost = shooting::unsaved::<f64>(Some(save)).repeat(hits);
    Preview {
        title,
        needs: Some(say("preview.saves_on", &[("save", &save.to_string())])),
        odds: Some(OddsView {
            sentence: say(
                "preview.save_odds",
                &[("hits", &hits.to_string()), ("lost", &tenths(lost.mean()))],
            ),
            bars: bars(&lost),
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}

/// What the hits on an artillery unit find (F-9.33).
pub(super) fn gun_hits(table: Table<'_>, key: BlowKey) -> Preview {
    let title = title(table, Duty::GunHits { blow: key });
    let (Some(blow), Some((_, live))) = (table.state.blows.get(&key), table.unit(key.target))
    else {
        return Preview::default();
    };
    let left = shooting::ModelsLeft::from(&live.models);
    let found: Distribution<shooting::BatteryHits, f64> =
        shooting::gun_hits_odds(blow.hits, blow.row(), left, table.rules);
    let gunners = found.map(|found| found.gunners);
    let bar = |key: &str, chance| Bar {
        label: say(&format!("preview.then.{key}"), &[]),
        chance,
    };
    Preview {
        title,
        odds: Some(OddsView {
            sentence: say(
                "preview.found_odds",
                &[("gunners", &tenths(gunners.mean()))],
            ),
            bars: bars(&gunners),
            joint: None,
            then: vec![
                bar("gun", found.chance(|found| found.guns > 0)),
                bar("limber", found.chance(|found| found.limbers > 0)),
            ],
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}
