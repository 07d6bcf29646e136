//! What may be shot (F-6.10), and what is done about hits.

mod special;

pub(super) use special::other_friends;

use drumhead_words::play::{Answer, Choice, Objection, Offer, OfferId, Scalar, UnitRef};

use super::super::super::army::{Model, Unit};
use super::super::super::shooting::{self, Band, RankFire};
use super::super::super::tables::shooting::GunClass;
use super::super::super::weapons::{Weapon, WeaponSet};
use super::super::blows::BlowKey;
use super::super::command::Command;
use super::super::fire::{Arm, FireTold, RanksFired};
use super::super::state::{Crew, Moved};
use super::super::table::Table;
use super::super::turn::Step;
use super::super::{group_name, say};
use super::ground::in_sight;
use super::{one_of, plain, question, unit_of, units_of};
use crate::battle::actions;

/// Everything the unit may shoot with in this step, at anybody it may shoot.
pub(super) fn shoot(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let able = live.on_table() && !live.routs() && live.debt == 0;
    if table.state.now.step != Step::Fire || !able {
        return Vec::new();
    }
    if live.sniper && live.turn.fired != [false; 2] {
        return Vec::new();
    }
    arms(table, unit)
        .into_iter()
        .filter(|(arm, _)| table.on_limbers(unit, *arm).is_none())
        .flat_map(|(arm, have)| {
            let at_place = special::batter(table, unit, arm, have);
            with(table, unit, arm, have).into_iter().chain(at_place)
        })
        .chain(special::snipe(table, unit))
        .collect()
}

/// Everything a unit shoots with, and how many of it there are.
pub(in super::super) fn arms(table: Table<'_>, unit: UnitRef) -> Vec<(Arm, u32)> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let mut arms = Vec::new();
    let hand = table.in_hand(unit);
    for (group, (of, left)) in (0_u8..).zip(hand.iter().zip(table.groups_at_hand(unit))) {
        let missiles = of.weapons.iter().filter(|weapon| shoots(*weapon));
        if left > 0 {
            arms.extend(missiles.map(|weapon| (Arm::Group { group, weapon }, left)));
        }
    }
    for class in GUNS {
        let models = u32::from(live.models.count(class.model()));
        if models > 0 && live.crew == Crew::AtGuns {
            arms.push((Arm::Guns { class, ball: true }, models));
            arms.push((Arm::Guns { class, ball: false }, models));
        }
    }
    arms
}

const GUNS: [GunClass; 5] = [
    GunClass::VeryLight,
    GunClass::Light,
    GunClass::Medium,
    GunClass::Organ,
    GunClass::Heavy,
];

fn shoots(weapon: Weapon) -> bool {
    const MISSILES: WeaponSet = WeaponSet::of(&[
        Weapon::Javelin,
        Weapon::Sling,
        Weapon::SelfBow,
        Weapon::Longbow,
        Weapon::CompositeBow,
        Weapon::Crossbow,
        Weapon::Pistols,
        Weapon::Arquebus,
        Weapon::Musket,
    ]);
    MISSILES.has(weapon)
}

/// The offers of one arm: those enemies it may shoot at, within the bands it has; those
/// it may not before it has shot at a charger; and those whom it would shoot at in a fight.
fn with(table: Table<'_>, unit: UnitRef, arm: Arm, have: u32) -> Vec<Offer<Command>> {
    let thrown = table.thrown(unit, arm);
    let garrison = table.garrisons(unit);
    let shot: u32 = thrown.iter().map(|(_, thrown)| thrown.figures).sum();
    let have = if garrison {
        have
    } else {
        have.saturating_sub(shot)
    };
    let fired = !thrown.is_empty() || table.battering(unit, arm) > 0;
    if have == 0 || (fired && !table.may_split(unit)) {
        return Vec::new();
    }
    let ranks = usual_ranks(table, unit, arm);
    let told = |close| FireTold {
        front: garrison.then_some(USUAL_FACE),
        ranks,
        ..FireTold::plain(usual(table, unit, arm, ranks, have), close)
    };
    let ready = |target, close| {
        let aim = table.aim(unit, target, arm, told(close));
        let free = table.against_shooting_at(unit, target).is_empty();
        free && aim.is_some_and(|aim| aim.is_ok())
    };
    let fresh = |target| thrown.iter().all(|(at, _)| *at != target);
    let mut targets = units_of(table, 1 - unit.side.min(1), unit);
    targets.retain(|choice| {
        unit_of(choice).is_some_and(|target| fresh(target) && ready(target, true))
    });
    // Whoever charges it is shot at before others (F-9.13).
    let chargers = table.chargers(unit);
    targets.sort_by_key(|choice| !unit_of(choice).is_some_and(|it| chargers.contains(&it)));
    let first = |choice: &Choice| {
        let target = unit_of(choice)?;
        table.charger_first(unit, target, (arm, told(true)))
    };
    let fights = |choice: &Choice| table.fire_in_a_fight(unit, unit_of(choice)?);
    let (fighting, targets): (Vec<_>, Vec<_>) = targets
        .into_iter()
        .partition(|choice| fights(choice).is_some());
    let (others, targets): (Vec<_>, Vec<_>) = targets
        .into_iter()
        .partition(|choice| first(choice).is_some());
    let speaks = [&others, &fighting].map(|some| {
        let some = some.first();
        let of = [some.and_then(first), some.and_then(fights)];
        of.into_iter().flatten().collect::<Vec<Objection>>()
    });
    let free = have.saturating_sub(table.plugged_figures(unit, arm)).max(1);
    let at = |targets: Vec<Choice>| {
        let far = targets
            .iter()
            .filter_map(unit_of)
            .all(|target| ready(target, false));
        volley_at(table, (unit, arm), (told(true), free), (targets, far))
    };
    let keys = ["shoot_past", "shoot_in_fight"];
    let asked = [others, fighting].into_iter().zip(keys).zip(speaks);
    let asked = asked.filter_map(|((targets, key), speaks)| {
        let offer = at(targets)?;
        Some(Offer {
            id: OfferId::new(key, arm_id(arm)),
            label: say(&format!("offer.{key}"), &[("arm", &arm_name(arm))]),
            against: speaks.into_iter().chain(offer.against).collect(),
            ..offer
        })
    });
    at(targets).into_iter().chain(asked).collect()
}

/// The offer of a volley at any of these, within the bands that all of them are in.
fn volley_at(
    table: Table<'_>,
    (unit, arm): (UnitRef, Arm),
    (told, free): (FireTold, u32),
    (targets, far): (Vec<Choice>, bool),
) -> Option<Offer<Command>> {
    let target = targets.first().and_then(unit_of)?;
    let volley = table.volley(unit, target, arm, told)?;
    let range = bands(table, &volley.shooters, far);
    let garrison = table.garrisons(unit);
    let most = i32::try_from(free).unwrap_or(i32::MAX);
    let figures = Answer::Number { least: 1, most };
    let asked = match arm {
        Arm::Group { .. } => "figures",
        Arm::Guns { .. } => "guns",
    };
    Some(Offer {
        clause: Some("F-9.01".to_owned()),
        unit: Some(unit),
        questions: vec![
            in_sight(
                table,
                question("/target", "shot_at", Answer::One { choices: targets }),
            ),
            question("/told/close", "range", range),
            question("/told/figures", asked, figures),
            question("/told/cover", "cover", cover()),
            question("/told/partly_open", "partly_open", Answer::YesNo),
            question("/told/dense", "dense", Answer::YesNo),
            question(
                "/told/side",
                "shot_side",
                one_of("shot_side", &["front", "left", "right", "rear"]),
            ),
        ]
        .into_iter()
        .chain(garrison.then(special::face))
        .chain(special::danger_zone(table, unit, arm, told))
        .chain(special::salvee(table, unit, arm))
        .collect(),
        against: hedgerow(table, unit),
        ..plain(
            OfferId::new("shoot", arm_id(arm)),
            "shoot",
            say("offer.shoot", &[("arm", &arm_name(arm))]),
            Command::Shoot(actions::Shoot {
                unit,
                target,
                arm,
                told,
            }),
        )
    })
}

/// The bands that such shooters have.
fn bands(table: Table<'_>, shooters: &shooting::Shooters, far: bool) -> Answer {
    let ranges = shooting::ranges(shooters, table.setup.scale, table.rules);
    let bands = ranges
        .into_iter()
        .filter(|(band, _)| far || *band == Band::Close);
    Answer::One {
        choices: bands
            .map(|(band, length)| Choice {
                value: Scalar::YesNo(band == Band::Close),
                label: say(
                    match band {
                        Band::Close => "answer.range.close",
                        Band::Far => "answer.range.far",
                    },
                    &[("inches", &length.to_string())],
                ),
            })
            .collect(),
    }
}

/// The usual front of a face of a block, in inches (section 11.8).
const USUAL_FACE: u16 = 6;

/// Cover, as the ground has it that the table knows of, or as the players see
/// it.
pub(super) fn cover() -> Answer {
    let mut choices = vec![Choice {
        value: Scalar::Nothing(()),
        label: say("answer.cover.known", &[]),
    }];
    let told = ["none", "soft", "hard"];
    choices.extend(told.map(|cover| {
        let label = say(&format!("answer.cover.{cover}"), &[]);
        Choice::text(cover, label)
    }));
    Answer::One { choices }
}

/// The hedgerow that a unit would have to shoot through (F-11.11).
fn hedgerow(table: Table<'_>, unit: UnitRef) -> Vec<Objection> {
    let blind = table.behind_hedgerow(unit);
    blind
        .then(super::super::targets::through_hedgerow)
        .into_iter()
        .collect()
}

/// The figures that usually shoot: those of the ranks that do, where the front
/// is known (F-9.09), without a front rank that has plug bayonets fixed
/// (F-2.67).
fn usual(table: Table<'_>, unit: UnitRef, arm: Arm, shoot: RanksFired, have: u32) -> u32 {
    let Arm::Group { weapon, group } = arm else {
        return have;
    };
    let plugged = table.front_plugged(unit, group);
    let shooters = table.shooters(unit, arm, FireTold::plain(have, true));
    let (Some((bought, live)), Some(shooting::Shooters::SmallArms(arms))) =
        (table.unit(unit), shooters)
    else {
        return have;
    };
    let fire = RankFire {
        troops: bought.troops,
        in_charge: live.charge.is_some() || !table.chargers(unit).is_empty(),
        plug_fixed: plugged.into(),
    };
    let ranks = shooting::ranks_that_shoot(&arms, fire, table.rules);
    let ranks = match shoot {
        RanksFired::Both => ranks,
        RanksFired::First | RanksFired::Second => ranks.min(1),
    };
    let front = table.front_of(unit, |group| group.weapons.has(weapon));
    front.map_or(have, |front| {
        let behind = have.saturating_sub(table.plugged_figures(unit, arm));
        behind.min(front.saturating_mul(ranks)).max(1)
    })
}

/// The ranks that usually shoot of those who salvee: after a move, whichever
/// has rested (F-9.35, D-156).
fn usual_ranks(table: Table<'_>, unit: UnitRef, arm: Arm) -> RanksFired {
    match arm {
        Arm::Group { group, .. } if table.front_plugged(unit, group) => RanksFired::Second,
        Arm::Group { .. } => {
            let moved = table
                .unit(unit)
                .is_some_and(|(_, live)| live.turn.moved != Moved::Stood);
            let salvee = |ranks: &RanksFired| {
                let plain = FireTold::plain(1, true);
                let told = FireTold {
                    ranks: *ranks,
                    ..plain
                };
                let shooters = table.shooters(unit, arm, told);
                shooters.is_some_and(|shooters| shooters.are_salvee())
            };
            let rested = RanksFired::ALL.into_iter().find(salvee);
            rested.filter(|_| moved).unwrap_or_default()
        }
        Arm::Guns { .. } => RanksFired::Both,
    }
}

fn arm_id(arm: Arm) -> String {
    match arm {
        Arm::Group { group, weapon } => format!("{group}.{}", weapon_id(weapon)),
        Arm::Guns { class, ball } => {
            let shot = if ball { "ball" } else { "hail" };
            let id = super::super::view::model_id(model(class));
            format!("{id}.{shot}")
        }
    }
}

/// The id of a weapon, in the catalogue.
pub(in super::super) const fn weapon_id(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Pike => "pike",
        Weapon::HeavyLance => "heavy_lance",
        Weapon::HeavyWeapon => "heavy_weapon",
        Weapon::LongSpear => "long_spear",
        Weapon::Javelin => "javelin",
        Weapon::Sling => "sling",
        Weapon::SelfBow => "self_bow",
        Weapon::Longbow => "longbow",
        Weapon::CompositeBow => "composite_bow",
        Weapon::Crossbow => "crossbow",
        Weapon::Pistols => "pistols",
        Weapon::Arquebus => "arquebus",
        Weapon::Musket => "musket",
    }
}

/// What shoots, in words.
pub(in super::super) fn arm_name(arm: Arm) -> String {
    match arm {
        Arm::Group { weapon, .. } => say(&format!("plural.{}", weapon_id(weapon)), &[]),
        Arm::Guns { class, ball } => {
            let shot = if ball { "ball" } else { "hail" };
            let guns = say(
                &format!("model.{}", super::super::view::model_id(model(class))),
                &[],
            );
            say(&format!("arm.{shot}"), &[("guns", &guns)])
        }
    }
}

fn model(class: GunClass) -> Model {
    class.model()
}

/// A command for every even way to divide hits.
pub(super) fn divisions(table: Table<'_>, blow: BlowKey) -> Vec<(String, Command)> {
    let hits = table.state.blows.get(&blow).map_or(0, |blow| blow.hits);
    let Some((bought, _)) = table.unit(blow.target) else {
        return Vec::new();
    };
    table
        .divisions(blow.target, hits)
        .into_iter()
        .map(|hits| {
            (
                by_group(bought, &hits),
                Command::Divide(actions::Divide { blow, hits }),
            )
        })
        .collect()
}

/// Hits on each kind of troops of a unit, in words: "pikes 2, muskets 1".
pub(in super::super) fn by_group(bought: &Unit, hits: &[u32]) -> String {
    let each = hits.iter().enumerate().filter(|(_, hits)| **hits > 0);
    let words = each.map(|(group, hits)| format!("{} {hits}", group_name(bought, group)));
    words.collect::<Vec<_>>().join(", ")
}
