//! Dice shared, weapons dropped, ranks exchanged.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::super::weapons::Weapon;
use super::super::arms::weapon_id;
use super::super::state::DroppedWeapons;
use super::super::table::Table;
use super::super::{group_name, name, say};
use super::told;

/// A unit's dice are shared; of one enemy there is nothing to tell.
pub(super) fn shared(table: Table<'_>, unit: UnitRef, dice: &[(UnitRef, u32)]) -> Option<LogLine> {
    if dice.len() < 2 {
        return None;
    }
    let each = dice.iter().map(|(enemy, dice)| {
        let enemy = name(table, *enemy);
        say("share", &[("dice", &dice.to_string()), ("enemy", &enemy)])
    });
    let said: Vec<String> = each.collect();
    let text = say(
        "log.shared",
        &[("unit", &name(table, unit)), ("dice", &said.join(", "))],
    );
    let units = std::iter::once(unit).chain(dice.iter().map(|(enemy, _)| *enemy));
    told(
        text,
        units.collect(),
        Tone::Plain,
        vec!["F-10.05".to_owned()],
    )
}

/// What such weapons are called.
fn plural(weapon: Weapon) -> String {
    say(&format!("plural.{}", weapon_id(weapon)), &[])
}

/// A unit has put weapons down, or taken them up.
pub(super) fn dropped(table: Table<'_>, unit: UnitRef, now: &DroppedWeapons) -> Option<LogLine> {
    let (bought, live) = table.unit(unit)?;
    let without = |dropped: &DroppedWeapons| {
        let piles = dropped.gone.iter().zip(&dropped.laid);
        let sets = piles.map(|(gone, laid)| gone.union(*laid));
        sets.collect::<Vec<_>>()
    };
    let (before, after) = (without(&live.dropped), without(now));
    let changed = before.iter().zip(&after).enumerate();
    let (place, (before, after)) = changed.into_iter().find(|(_, (a, b))| a != b)?;
    let (key, more, less) = if before.within(*after) {
        ("log.drops", after, before)
    } else {
        ("log.takes_up", before, after)
    };
    let weapon = more.iter().find(|weapon| !less.has(*weapon))?;
    let (who, weapon) = (name(table, unit), plural(weapon));
    let group = group_name(bought, place);
    // Pikemen who drop their pikes need no other name.
    let key = if group == weapon {
        format!("{key}_alone")
    } else {
        key.to_owned()
    };
    let values = [("unit", &*who), ("group", &*group), ("weapon", &*weapon)];
    let text = say(&key, &values);
    told(text, vec![unit], Tone::Plain, vec!["F-10.28".to_owned()])
}

/// A unit has brought a group to its front.
pub(super) fn leads(table: Table<'_>, unit: UnitRef, group: u8) -> Option<LogLine> {
    let (bought, _) = table.unit(unit)?;
    let text = say(
        "log.exchanges",
        &[
            ("unit", &name(table, unit)),
            ("group", &group_name(bought, usize::from(group))),
        ],
    );
    told(text, vec![unit], Tone::Plain, vec!["F-10.27".to_owned()])
}
