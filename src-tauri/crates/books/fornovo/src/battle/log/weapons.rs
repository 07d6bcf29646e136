//! Dice shared, weapons dropped, ranks exchanged.

use super::super::super::weapons::Weapon;
use super::super::arms::weapon_id;
use super::super::group_name;
use super::super::prelude::*;

const SHARES: ClauseId = ClauseId::new("F-10.05");
const DROPS: ClauseId = ClauseId::new("F-10.28");
const EXCHANGES: ClauseId = ClauseId::new("F-10.27");

/// A unit's dice are shared; of one enemy there is nothing to say.
pub(super) fn shared(unit: UnitRef, dice: &[(UnitRef, u32)]) -> Option<Line> {
    if dice.len() < 2 {
        return None;
    }
    let each = dice
        .iter()
        .map(|(enemy, dice)| message("share").with("dice", *dice).with("enemy", *enemy));
    let said = unit_line("log.shared", unit).with("dice", Value::List(each.collect(), ", "));
    Some(said.about(dice.iter().map(|(enemy, _)| *enemy)).by(SHARES))
}

/// What such weapons are called.
fn plural(weapon: Weapon) -> Message {
    message(format!("plural.{}", weapon_id(weapon)))
}

/// A unit has put weapons down, or taken them up.
pub(super) fn dropped(before: &Battle, unit: UnitRef, now: &DroppedWeapons) -> Option<Line> {
    let (bought, live) = table(before).unit(unit)?;
    let without = |dropped: &DroppedWeapons| {
        let piles = dropped.gone.iter().zip(&dropped.laid);
        let sets = piles.map(|(gone, laid)| gone.union(*laid));
        sets.collect::<Vec<_>>()
    };
    let (was, after) = (without(&live.dropped), without(now));
    let changed = was.iter().zip(&after).enumerate();
    let (place, (was, after)) = changed.into_iter().find(|(_, (a, b))| a != b)?;
    let (key, more, less) = if was.within(*after) {
        ("log.drops", after, was)
    } else {
        ("log.takes_up", was, after)
    };
    let weapon = plural(more.iter().find(|weapon| !less.has(*weapon))?);
    let group = group_name(before.words, bought, place);
    // Pikemen who drop their pikes need no other name.
    let key = if group == before.say(&weapon) {
        format!("{key}_alone")
    } else {
        key.to_owned()
    };
    let said = unit_line(key, unit).with("group", group).by(DROPS);
    Some(said.with("weapon", weapon))
}

/// A unit has brought a group to its front.
pub(super) fn leads(table: Table<'_>, unit: UnitRef, group: u8) -> Option<Line> {
    let (bought, _) = table.unit(unit)?;
    let group = group_name(table.words, bought, usize::from(group));
    let said = unit_line("log.exchanges", unit).by(EXCHANGES);
    Some(said.with("group", group))
}
