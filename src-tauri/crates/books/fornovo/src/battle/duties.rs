//! What is owed, in words.

use drumhead_words::ClauseId;
use drumhead_words::play::{OfferId, UnitRef};

use super::super::reaction::Test;
use super::blows::{BlowKey, By, class_at};
use super::duty::Duty;
use super::prelude::{Battle, Message, Obligation, Value, bare, message, table};
use super::table::Table;
use super::view::model_id;
use super::{general_name, group_name, name, side_name};

/// An offer that settles a duty in another way.
pub(super) fn other_way(way: &str, duty: Duty) -> OfferId {
    let (kind, about) = told_apart(duty);
    OfferId::new(format!("{way}.{kind}"), about)
}

/// What tells a duty from the others: what is owed, and by or about what.
fn told_apart(duty: Duty) -> (&'static str, String) {
    let unit = |unit: UnitRef| format!("{}.{}", unit.side, unit.unit);
    let of_blow = |blow: BlowKey| {
        let (target, from) = (unit(blow.target), unit(blow.from));
        format!("{target}.{from}.{}", blow.arm)
    };
    let about = match duty {
        Duty::Initiative { side } | Duty::ChooseSide { side } => side.to_string(),
        Duty::Test { unit: who, .. } => unit(who),
        Duty::Save { blow, group } => format!("{}.{group}", of_blow(blow)),
        Duty::GunHits { blow } | Duty::Divide { blow } => of_blow(blow),
        Duty::Answer {
            unit: who,
            charger: other,
        }
        | Duty::Fight {
            unit: who,
            enemy: other,
        }
        | Duty::Strike {
            unit: who,
            enemy: other,
        } => format!("{}.{}", unit(who), unit(other)),
        Duty::Mark { general } | Duty::Danger { general } => {
            format!("{}.{}", general.side, general.general.0)
        }
        Duty::Pay { unit: who }
        | Duty::Recoil { unit: who }
        | Duty::Flee { unit: who, .. }
        | Duty::Pursue { unit: who }
        | Duty::Complete { unit: who }
        | Duty::Ditch { unit: who }
        | Duty::GoOn { unit: who }
        | Duty::Caught { unit: who }
        | Duty::Share { unit: who }
        | Duty::Whom { unit: who }
        | Duty::Recover { unit: who } => unit(who),
    };
    (work(duty), about)
}

/// What a duty is called in ids.
const fn work(duty: Duty) -> &'static str {
    match duty {
        Duty::Test { test, .. } => match test {
            Test::Rally => "test.rally",
            Test::HaltPursuit => "test.halt_pursuit",
            Test::Shooting => "test.shooting",
            Test::Charge => "test.charge",
            Test::LostCombat => "test.lost_combat",
            Test::FriendRouting => "test.friend_routing",
        },
        Duty::Initiative { .. }
        | Duty::ChooseSide { .. }
        | Duty::Pay { .. }
        | Duty::Recoil { .. }
        | Duty::Flee { .. }
        | Duty::Pursue { .. }
        | Duty::Answer { .. }
        | Duty::Divide { .. }
        | Duty::Save { .. }
        | Duty::GunHits { .. }
        | Duty::GoOn { .. }
        | Duty::Mark { .. }
        | Duty::Caught { .. }
        | Duty::Danger { .. }
        | Duty::Complete { .. }
        | Duty::Ditch { .. }
        | Duty::Recover { .. }
        | Duty::Whom { .. }
        | Duty::Fight { .. }
        | Duty::Share { .. }
        | Duty::Strike { .. } => duty.id(),
    }
}

/// What the state demands, where it demands it now.
pub(super) fn owed(battle: &Battle, duty: Duty) -> Option<Obligation> {
    table(battle).demands(duty).then(|| {
        let table = table(battle);
        let (name, key) = told_apart(duty);
        // The same work may be demanded several times, each as work of its own.
        let key = match table.done_before(duty) {
            0 => key,
            times => format!("{key}.{times}"),
        };
        let unit = duty.unit();
        let side = if let Duty::Initiative { side } | Duty::ChooseSide { side } = duty {
            side
        } else if let Duty::Mark { general } | Duty::Danger { general } = duty {
            general.side
        } else {
            unit.map_or(0, |unit| unit.side)
        };
        Obligation {
            name,
            key,
            clause: clause_of(table, duty),
            unit,
            side,
            subject: match unit {
                Some(unit) => bare(unit),
                None => bare(Value::Side(side)),
            },
            label: duty_message(table, duty),
        }
    })
}

/// Whether pending work is this duty.
pub(super) fn is_duty(battle: &Battle, work: &Obligation, duty: Duty) -> bool {
    owed(battle, duty).is_some_and(|owed| owed.id() == work.id())
}

/// The id of the offer that settles a duty in the usual way.
pub(super) fn offer_id(duty: Duty) -> OfferId {
    let (name, key) = told_apart(duty);
    OfferId::new(name, key)
}

/// A duty as a message.
pub(super) fn duty_message(table: Table<'_>, duty: Duty) -> Message {
    let (key, who, other) = wording(table, duty);
    message(key).with("unit", who).with("other", other)
}

/// The key of a duty's words, the unit, and the other that it is about.
fn wording(table: Table<'_>, duty: Duty) -> (String, String, String) {
    let who = if let Duty::Save { blow, group } = duty {
        name_of_group(table, blow.target, group)
    } else {
        (duty.unit()).map_or_else(String::new, |unit| name(table, unit))
    };
    let key = if let Duty::Test { unit, test } = duty {
        // Whoever is off the table does not halt, but comes back.
        let id = if table.is_away(unit) {
            "return"
        } else if test == Test::Charge && table.waits_for_countercharger(unit) {
            "charge_after"
        } else {
            test.id()
        };
        format!("duty.test.{id}")
    } else if let Duty::Pursue { unit } = duty
        && table.waits_for_target(unit)
    {
        "duty.pursue_after".to_owned()
    } else if let Duty::Flee { half: true, .. } = duty {
        "duty.flee_half".to_owned()
    } else {
        format!("duty.{}", duty.id())
    };
    let other = match duty {
        Duty::Test { unit, .. } if key == "duty.test.charge_after" => {
            let charge = table.unit(unit).and_then(|(_, live)| live.charge);
            charge.map_or_else(String::new, |charge| name(table, charge.target))
        }
        Duty::Initiative { side } | Duty::ChooseSide { side } => side_name(table, side),
        Duty::Answer { charger, .. } => name(table, charger),
        Duty::Fight { enemy, .. } | Duty::Strike { enemy, .. } => name(table, enemy),
        Duty::Divide { blow } | Duty::Save { blow, .. } => striker_name(table, blow),
        Duty::GunHits { blow } => name(table, blow.target),
        Duty::Mark { general } | Duty::Danger { general } => general_name(table, general),
        Duty::Pay { .. }
        | Duty::Recoil { .. }
        | Duty::Test { .. }
        | Duty::Flee { .. }
        | Duty::Pursue { .. }
        | Duty::Complete { .. }
        | Duty::Ditch { .. }
        | Duty::GoOn { .. }
        | Duty::Caught { .. }
        | Duty::Share { .. }
        | Duty::Whom { .. }
        | Duty::Recover { .. } => String::new(),
    };
    (key, who, other)
}

/// The clause that demands a duty.
pub(super) fn clause_of(table: Table<'_>, duty: Duty) -> Option<ClauseId> {
    let clause = match duty {
        Duty::Initiative { .. } | Duty::ChooseSide { .. } => "F-6.01",
        Duty::Pay { .. } => "F-2.63",
        Duty::Recoil { .. } => "F-7.42",
        Duty::Test { test, .. } => match test {
            Test::Rally => "F-8.03",
            Test::HaltPursuit => "F-8.11",
            Test::Shooting => "F-8.19",
            Test::Charge => "F-8.25",
            Test::LostCombat => "F-8.36",
            Test::FriendRouting => "F-8.43",
        },
        Duty::Flee { .. } => "F-7.51",
        Duty::Pursue { .. } => "F-7.57",
        Duty::Whom { .. } => "F-7.58",
        Duty::Answer { .. } => "F-6.07",
        Duty::Divide { blow } if in_combat(table, blow) => "F-10.24",
        Duty::Divide { .. } => "F-9.18",
        Duty::Save { blow, .. } if in_combat(table, blow) => "F-10.23",
        Duty::Save { .. } => "F-9.31",
        Duty::GunHits { .. } => "F-9.33",
        Duty::GoOn { .. } => "F-9.16",
        Duty::Mark { .. } => "F-2.52",
        Duty::Caught { .. } => "F-2.53",
        Duty::Danger { .. } => "F-3.09",
        Duty::Complete { .. } => "F-6.12",
        Duty::Ditch { .. } => "F-11.19",
        Duty::Share { .. } => "F-10.05",
        Duty::Recover { .. } => "F-5.09",
        Duty::Fight { .. } | Duty::Strike { .. } => "F-6.13",
    };
    Some(ClauseId::new(clause))
}

/// A test within a sentence: "to halt", and "to come back" of a unit that is off the table.
pub(super) fn test_words(table: Table<'_>, unit: UnitRef, test: Test) -> Message {
    let id = if test == Test::HaltPursuit && table.is_away(unit) {
        "return"
    } else {
        test.id()
    };
    message(format!("test.{id}"))
}

/// Whether the hits were struck in combat, and not shot.
pub(super) fn in_combat(table: Table<'_>, blow: BlowKey) -> bool {
    let blow = table.state.blows.get(&blow);
    blow.is_some_and(|blow| matches!(blow.by, By::Strike { .. }))
}

/// A unit, and which of its troops where they are of several kinds.
pub(super) fn name_of_group(table: Table<'_>, unit: UnitRef, group: u8) -> String {
    let who = name(table, unit);
    match table.unit(unit) {
        Some((bought, _)) if bought.groups.len() > 1 => {
            let group = group_name(table.words, bought, usize::from(group));
            table.say("unit.of_group", &[("unit", &who), ("group", &group)])
        }
        Some(_) | None => who,
    }
}

/// Who hits, and with what where he shoots with several kinds of arms.
pub(super) fn striker_name(table: Table<'_>, blow: BlowKey) -> String {
    match class_at(blow.arm) {
        _ if in_combat(table, blow) => name(table, blow.from),
        Some(class) => {
            let guns = table.say(&format!("model.{}", model_id(class.model())), &[]);
            let who = name(table, blow.from);
            table.say("unit.of_group", &[("unit", &who), ("group", &guns)])
        }
        None => name_of_group(table, blow.from, blow.arm),
    }
}
