//! What units shoot with: their arms, what each is called, and what usually fires.

use drumhead_rules::frame::{Message, message};
use drumhead_words::play::UnitRef;

use super::super::army::{Order, Training, TroopType};
use super::super::formation::{Block, formed};
use super::super::shooting::{self, Arc, FiringFrom, RankFire, Shooters, Tercio};
use super::super::tables::shooting::GunClass;
use super::super::weapons::{Weapon, WeaponSet};
use super::ground::{FeatureKind, Stand};
use super::state::{Arm, Crew, FireTold, Moved, RanksFired};
use super::table::Table;
use super::view::model_id;

const GUNS: [GunClass; 5] = [
    GunClass::VeryLight,
    GunClass::Light,
    GunClass::Medium,
    GunClass::Organ,
    GunClass::Heavy,
];

/// Everything a unit shoots with, and the figures or models of each.
pub(super) fn arms(table: Table<'_>, unit: UnitRef) -> Vec<(Arm, u32)> {
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

/// The figures that usually shoot: those of the ranks that do, where the front
/// is known (F-9.09), without a front rank that has plug bayonets fixed
/// (F-2.67). A garrison stands in no ranks: all of it counts for its dice, whichever front they are
/// thrown from (F-11.15).
pub(super) fn usual_figures(
    table: Table<'_>,
    unit: UnitRef,
    arm: Arm,
    shoot: RanksFired,
    have: u32,
) -> u32 {
    let line = !table.garrisons(unit);
    let ranks = line.then(|| table.in_ranks(unit, arm, shoot)).flatten();
    ranks.map_or(have, |most| have.min(most).max(1))
}

impl Table<'_> {
    /// The most of an arm that shoot at once: figures of the ranks that do, where the front is
    /// known (F-9.09). None where any number may: skirmishers and men in war wagons stand in no ranks
    /// (F-2.64, D-251), a square and a garrison shoot from every face (F-9.03), and deep sleeves that
    /// stand all round (F-9.08).
    pub(super) fn most_to_shoot(&self, unit: UnitRef, arm: Arm, shoot: RanksFired) -> Option<u32> {
        let (bought, _) = self.unit(unit)?;
        let line = self.firing_from(unit) == FiringFrom::Line;
        let line = line && !self.defends_wagons(unit);
        let rows = bought.order == Order::Close && line && !self.shoots_all_round(unit);
        rows.then(|| self.in_ranks(unit, arm, shoot)).flatten()
    }

    /// Fire by rank: only the figures of the rank that shoots, where the front is known (F-9.35,
    /// D-156).
    pub(super) fn of_its_rank(&self, unit: UnitRef, arm: Arm, told: FireTold) -> FireTold {
        let one_rank = told.ranks != RanksFired::Both;
        let most = || self.most_to_shoot(unit, arm, told.ranks);
        let most = one_rank.then(most).flatten();
        FireTold {
            figures: told.figures.min(most.unwrap_or(told.figures)),
            ..told
        }
    }

    /// Whether it is in war wagons that are drawn up: four men in each (F-2.64).
    pub(super) fn defends_wagons(&self, unit: UnitRef) -> bool {
        self.at(unit).is_some_and(|(site, stand)| {
            let wagons = site.feature.kind == FeatureKind::WarWagons;
            wagons && stand == Stand::In && !site.hitched
        })
    }

    /// Figures of an arm in the ranks that shoot; none where the front is not known.
    fn in_ranks(&self, unit: UnitRef, arm: Arm, shoot: RanksFired) -> Option<u32> {
        let Arm::Group { weapon, group } = arm else {
            return None;
        };
        let (bought, live) = self.unit(unit)?;
        let plain = FireTold::plain(live.figures(), true);
        let Shooters::SmallArms(arms) = self.shooters(unit, arm, plain)? else {
            return None;
        };
        let fire = RankFire {
            troops: bought.troops,
            in_charge: live.charge.is_some() || !self.chargers(unit).is_empty(),
            plug_fixed: self.front_plugged(unit, group).into(),
        };
        let ranks = shooting::ranks_that_shoot(&arms, fire, self.rules);
        let ranks = match shoot {
            RanksFired::Both => ranks,
            RanksFired::First | RanksFired::Second => ranks.min(1),
        };
        let places = self.in_first_ranks(unit, ranks, |group| group.weapons.has(weapon))?;
        let at_hand = self.groups_at_hand(unit);
        let have = at_hand.get(usize::from(group)).copied().unwrap_or(0);
        let behind = have.saturating_sub(self.plugged_figures(unit, arm));
        Some(behind.min(places).max(1))
    }

    /// Whether the shot of the unit fire all round as they stand (F-9.08).
    fn shoots_all_round(&self, unit: UnitRef) -> bool {
        let Some((bought, live)) = self.unit(unit) else {
            return false;
        };
        let stationary = live.turn.moved == Moved::Stood;
        // No others have sleeves.
        if bought.training != Some(Training::PikeAndShot) || !stationary {
            return false;
        }
        let stands = self.as_it_stands(unit);
        let formed = stands.and_then(|unit| formed(&unit, self.rules));
        let sleeves = formed.and_then(|formed| formed.sleeves);
        let ranks = |sleeves: [Block; 2]| sleeves.map(|sleeve| sleeve.ranks).into_iter().min();
        let tercio = Tercio {
            regular_pike_and_shot: bought.troops == TroopType::Regular,
            stationary,
            sleeve_ranks: sleeves.and_then(ranks).unwrap_or(0),
        };
        shooting::arc(false, tercio, self.rules) != Arc::Front
    }
}

/// The ranks that usually shoot of a unit that salvees: after a move, the one that has rested
/// (F-9.35, D-156).
pub(super) fn usual_ranks(table: Table<'_>, unit: UnitRef, arm: Arm) -> RanksFired {
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

/// An arm, in ids.
pub(super) fn arm_id(arm: Arm) -> String {
    match arm {
        Arm::Group { group, weapon } => format!("{group}.{}", weapon_id(weapon)),
        Arm::Guns { class, ball } => format!("{}.{}", model_id(class.model()), shot_id(ball)),
    }
}

const fn shot_id(ball: bool) -> &'static str {
    if ball { "ball" } else { "hail" }
}

/// The id of a weapon, in the catalogue.
pub(super) const fn weapon_id(weapon: Weapon) -> &'static str {
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

/// An arm, in words.
pub(super) fn arm_name(table: Table<'_>, arm: Arm) -> String {
    match arm {
        Arm::Group { weapon, .. } => table.say(&format!("plural.{}", weapon_id(weapon)), &[]),
        Arm::Guns { class, ball } => {
            let guns = table.say(&format!("model.{}", model_id(class.model())), &[]);
            table.say(&format!("arm.{}", shot_id(ball)), &[("guns", &guns)])
        }
    }
}

/// An arm, as a message.
pub(super) fn arm_message(arm: Arm) -> Message {
    match arm {
        Arm::Group { weapon, .. } => message(format!("plural.{}", weapon_id(weapon))),
        Arm::Guns { class, ball } => {
            let guns = message(format!("model.{}", model_id(class.model())));
            message(format!("arm.{}", shot_id(ball))).with("guns", guns)
        }
    }
}
