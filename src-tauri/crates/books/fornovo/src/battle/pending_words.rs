//! Ids and sentences of pending work.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{OfferId, UnitRef};

use super::pending::Pending;
use super::position::Position;
use super::state::{BlowKey, By, class_at};
use super::{Battle, general_name, group_name, name, position, side_name};
use crate::reaction::Test;
use drumhead_rules::frame::{Message, Obligation, Value, bare, message};

/// Returns the id of an offer that completes the work in another way.
pub(super) fn other_way(way: &str, work: Pending) -> OfferId {
    let (kind, about) = id_parts(work);
    OfferId::new(format!("{way}.{kind}"), about)
}

/// Returns the two parts of the work's id: its kind, and the units, side or general concerned.
fn id_parts(work: Pending) -> (&'static str, String) {
    let unit = |unit: UnitRef| format!("{}.{}", unit.side, unit.unit);
    let about = if let Pending::Initiative { side } | Pending::ChooseSide { side } = work {
        side.to_string()
    } else if let Pending::Save { blow, group } = work {
        format!("{}.{group}", blow_id(blow))
    } else if let Pending::GunHits { blow } | Pending::Divide { blow } = work {
        blow_id(blow)
    } else if let Pending::Mark { general } | Pending::Danger { general } = work {
        format!("{}.{}", general.side, general.general.0)
    } else {
        let units = work.unit().into_iter().chain(work.enemy());
        units.map(unit).collect::<Vec<_>>().join(".")
    };
    (kind_id(work), about)
}

/// Returns the id of these hits: both units, the arm, and the number of the volley unless it is the
/// arm's first.
pub(super) fn blow_id(blow: BlowKey) -> String {
    let unit = |unit: UnitRef| format!("{}.{}", unit.side, unit.unit);
    let (target, from) = (unit(blow.target), unit(blow.from));
    let id = format!("{target}.{from}.{}", blow.arm);
    match blow.volley {
        0 => id,
        volley => format!("{id}.{volley}"),
    }
}

/// Returns the kind of work, as used in ids.
const fn kind_id(work: Pending) -> &'static str {
    let Pending::Test { test, .. } = work else {
        return work.id();
    };
    match test {
        Test::Rally => "test.rally",
        Test::HaltPursuit => "test.halt_pursuit",
        Test::Shooting => "test.shooting",
        Test::Charge => "test.charge",
        Test::LostCombat => "test.lost_combat",
        Test::FriendRouting => "test.friend_routing",
    }
}

/// Returns the obligation; `None` if the work is not pending.
pub(super) fn obligation(battle: &Battle, work: Pending) -> Option<Obligation> {
    position(battle).is_pending(work).then(|| {
        let position = position(battle);
        let (name, key) = id_now(position, work);
        let unit = work.unit();
        let side = if let Pending::Initiative { side } | Pending::ChooseSide { side } = work {
            side
        } else if let Pending::Mark { general } | Pending::Danger { general } = work {
            general.side
        } else {
            unit.map_or(0, |unit| unit.side)
        };
        Obligation {
            name,
            key,
            clause: clause_of(position, work),
            unit,
            side,
            subject: match unit {
                Some(unit) => bare(unit),
                None => bare(Value::Side(side)),
            },
            label: pending_message(position, work),
        }
    })
}

/// Returns the parts of the id of pending work. The same work may be pending several times: each
/// occurrence has its own id.
fn id_now(position: Position<'_>, work: Pending) -> (&'static str, String) {
    let (name, key) = id_parts(work);
    match position.done_before(work) {
        0 => (name, key),
        times => (name, format!("{key}.{times}")),
    }
}

/// Whether an obligation belongs to one of these works.
pub(super) fn is_one_of(
    battle: &Battle,
    of: &Obligation,
    works: impl IntoIterator<Item = Pending>,
) -> bool {
    let position = position(battle);
    works
        .into_iter()
        .filter(|work| position.is_pending(*work))
        .map(|work| id_now(position, work))
        .any(|(name, key)| name == of.name && key == of.key)
}

/// Returns the id of the offer that completes the work in the usual way.
pub(super) fn offer_id(work: Pending) -> OfferId {
    let (name, key) = id_parts(work);
    OfferId::new(name, key)
}

/// Returns the work as a message.
pub(super) fn pending_message(position: Position<'_>, work: Pending) -> Message {
    let (key, who, other) = wording(position, work);
    message(key).with("unit", who).with("other", other)
}

/// Returns the key of the message, the name of the unit, and the name of the enemy, side or
/// general.
fn wording(position: Position<'_>, work: Pending) -> (String, String, String) {
    let who = if let Pending::Save { blow, group } = work {
        name_of_group(position, blow.target, group)
    } else {
        (work.unit()).map_or_else(String::new, |unit| name(position, unit))
    };
    let key = if let Pending::Test { unit, test } = work {
        // A unit off the table tests to return, not to halt.
        let id = if position.is_away(unit) {
            "return"
        } else if test == Test::Charge && position.waits_for_countercharger(unit) {
            "charge_after"
        } else {
            test.id()
        };
        format!("pending.test.{id}")
    } else if let Pending::Pursue { unit } = work
        && position.waits_for_target(unit)
    {
        "pending.pursue_after".to_owned()
    } else if let Pending::Flee { half: true, .. } = work {
        "pending.flee_half".to_owned()
    } else {
        format!("pending.{}", work.id())
    };
    let other = if let Pending::Test { unit, .. } = work
        && key == "pending.test.charge_after"
    {
        let charge = position.state.charge_of(unit);
        charge.map_or_else(String::new, |charge| name(position, charge.target))
    } else if let Pending::Initiative { side } | Pending::ChooseSide { side } = work {
        side_name(position, side)
    } else if let Pending::Divide { blow } | Pending::Save { blow, .. } = work {
        striker_name(position, blow)
    } else if let Pending::GunHits { blow } = work {
        name(position, blow.target)
    } else if let Pending::Mark { general } | Pending::Danger { general } = work {
        general_name(position, general)
    } else {
        let enemy = work.enemy();
        enemy.map_or_else(String::new, |enemy| name(position, enemy))
    };
    (key, who, other)
}

/// Returns the clause that requires the work.
pub(super) fn clause_of(position: Position<'_>, work: Pending) -> Option<ClauseId> {
    let clause = match work {
        Pending::Initiative { .. } | Pending::ChooseSide { .. } => "F-6.01",
        Pending::Pay { .. } => "F-2.63",
        Pending::Recoil { .. } => "F-7.42",
        Pending::Test { test, .. } => match test {
            Test::Rally => "F-8.03",
            Test::HaltPursuit => "F-8.11",
            Test::Shooting => "F-8.19",
            Test::Charge => "F-8.25",
            Test::LostCombat => "F-8.36",
            Test::FriendRouting => "F-8.43",
        },
        Pending::Flee { .. } => "F-7.51",
        Pending::Pursue { .. } => "F-7.57",
        Pending::Whom { .. } => "F-7.58",
        Pending::Answer { .. } => "F-6.07",
        Pending::Divide { blow } if in_combat(position, blow) => "F-10.24",
        Pending::Divide { .. } => "F-9.18",
        Pending::Save { blow, .. } if in_combat(position, blow) => "F-10.23",
        Pending::Save { .. } => "F-9.31",
        Pending::GunHits { .. } => "F-9.33",
        Pending::GoOn { .. } => "F-9.16",
        Pending::Mark { .. } => "F-2.52",
        Pending::Caught { .. } => "F-2.53",
        Pending::Danger { .. } => "F-3.09",
        Pending::Complete { .. } => "F-6.12",
        Pending::Ditch { .. } => "F-11.19",
        Pending::Share { .. } => "F-10.05",
        Pending::Recover { .. } => "F-5.09",
        Pending::Fight { .. } | Pending::Strike { .. } => "F-6.13",
    };
    Some(ClauseId::new(clause))
}

/// Returns a test as part of a sentence: "to halt", or "to return" for a unit off the table.
pub(super) fn test_words(position: Position<'_>, unit: UnitRef, test: Test) -> Message {
    let id = if test == Test::HaltPursuit && position.is_away(unit) {
        "return"
    } else {
        test.id()
    };
    message(format!("test.{id}"))
}

/// Whether the hits come from combat, not from shooting.
pub(super) fn in_combat(position: Position<'_>, blow: BlowKey) -> bool {
    let blow = position.state.blows.get(&blow);
    blow.is_some_and(|blow| matches!(blow.by, By::Strike { .. }))
}

/// Returns a unit's name, with the group if the unit has several.
pub(super) fn name_of_group(position: Position<'_>, unit: UnitRef, group: u8) -> String {
    let who = name(position, unit);
    match position.unit(unit) {
        Some((bought, _)) if bought.groups.len() > 1 => {
            let group = group_name(position.words, bought, usize::from(group));
            position.say("unit.of_group", &[("unit", &who), ("group", &group)])
        }
        Some(_) | None => who,
    }
}

/// Returns the name of the unit that inflicts the hits, with the arm if it shoots with several.
pub(super) fn striker_name(position: Position<'_>, blow: BlowKey) -> String {
    match class_at(blow.arm) {
        _ if in_combat(position, blow) => name(position, blow.from),
        Some(class) => {
            let guns = position.say(&format!("model.{}", class.model().id()), &[]);
            let who = name(position, blow.from);
            position.say("unit.of_group", &[("unit", &who), ("group", &guns)])
        }
        None => name_of_group(position, blow.from, blow.arm),
    }
}
