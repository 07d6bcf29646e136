//! Weapons put down and taken up, and ranks exchanged.

use drumhead_words::play::{Offer, OfferId, UnitRef};

use super::super::super::weapons::Weapon;
use super::super::command::Command;
use super::super::table::Table;
use super::super::turn::Phase;
use super::super::{group_name, say};
use super::{plain, weapon_id};
use crate::battle::actions;

/// Everything of the kind that the unit may do now: who is in combat drops a
/// weapon or exchanges ranks, once in a Move phase, and what lies at its feet
/// is taken up again.
pub(super) fn weapons(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let phase = table.state.now.step.phase();
    if !live.on_table() || live.routs() || phase != Phase::Move {
        return Vec::new();
    }
    let mut offers = Vec::new();
    for (group, left) in (0_u8..).zip(&live.groups) {
        if *left == 0 {
            continue;
        }
        let who = group_name(bought, usize::from(group));
        let offer = |key: &str, weapon: Weapon, command| {
            let (id, called) = (weapon_id(weapon), plural(weapon));
            let said = [("group", who.as_str()), ("weapon", called.as_str())];
            let label = say(&format!("offer.{key}"), &said);
            let id = OfferId::new(key, format!("{group}.{id}"));
            Offer {
                clause: Some("F-10.28".to_owned()),
                unit: Some(unit),
                ..plain(id, "weapons", label, command)
            }
        };
        let fights = !live.contacts.is_empty() && !live.turn.rearmed;
        for weapon in table.may_drop(unit, group).into_iter().filter(|_| fights) {
            let command = Command::DropWeapon(actions::DropWeapon {
                unit,
                group,
                weapon,
            });
            offers.push(offer("drop_weapon", weapon, command));
        }
        let here = live.turn.stayed();
        for weapon in table.laid(unit, group).into_iter().filter(|_| here) {
            let command = Command::TakeUp(actions::TakeUp {
                unit,
                group,
                weapon,
            });
            offers.push(offer("take_up", weapon, command));
        }
        if fights && table.may_exchange(unit, group) {
            offers.push(Offer {
                clause: Some("F-10.27".to_owned()),
                unit: Some(unit),
                ..plain(
                    OfferId::new("exchange", group),
                    "weapons",
                    say("offer.exchange", &[("group", &who)]),
                    Command::Exchange(actions::Exchange { unit, group }),
                )
            });
        }
    }
    offers
}

/// What such weapons are called, in words.
pub(in super::super) fn plural(weapon: Weapon) -> String {
    say(&format!("plural.{}", weapon_id(weapon)), &[])
}
