//! The arms with which units shoot, their names, and the number of figures that usually shoot.

use drumhead_rules::frame::{Message, message};
use drumhead_vocabulary::play::UnitRef;

use super::ground::{FeatureKind, Stand};
use super::position::Position;
use super::state::{Arm, By, Crew, FireObservations, Moved, RanksFired};
use crate::army::{Order, Training, TroopType};
use crate::formation::{self, Block, formed};
use crate::shooting::{self, Arc, FiringFrom, RankFire, Shooters, Tercio};
use crate::tables::shooting::GunClass;

/// Returns every arm of the unit, with its figures or models.
pub(super) fn arms(position: Position<'_>, unit: UnitRef) -> Vec<(Arm, u32)> {
    let Some((_, state)) = position.unit(unit) else {
        return Vec::new();
    };
    let mut arms = Vec::new();
    let hand = position.in_hand(unit);
    for (group, (of, left)) in (0_u8..).zip(hand.iter().zip(position.groups_at_hand(unit))) {
        let missiles = of.weapons.iter().filter(|weapon| weapon.is_missile());
        if left > 0 {
            arms.extend(missiles.map(|weapon| (Arm::Group { group, weapon }, left)));
        }
    }
    for class in GunClass::ALL {
        let models = u32::from(state.models.count(class.model()));
        if models > 0 && state.crew == Crew::AtGuns {
            arms.push((Arm::Guns { class, ball: true }, models));
            arms.push((Arm::Guns { class, ball: false }, models));
        }
    }
    arms
}

/// Returns the number of figures that usually shoot. If the front is known, these are the figures
/// in the shooting ranks (F-9.09), except a front rank with plug bayonets fixed (F-2.67). A
/// garrison has no ranks: all of its figures count, from every face (F-11.15).
pub(super) fn usual_figures(
    position: Position<'_>,
    unit: UnitRef,
    arm: Arm,
    shoot: RanksFired,
    have: u32,
) -> u32 {
    let line = !position.garrisons(unit);
    let ranks = line.then(|| position.in_ranks(unit, arm, shoot)).flatten();
    ranks.map_or(have, |most| have.min(most).max(1))
}

impl Position<'_> {
    /// Returns the maximum number of figures of an arm that shoot at once: the figures in the
    /// shooting ranks, if the front is known (F-9.09). Returns `None` if there is no limit:
    /// skirmishers and men in war wagons have no ranks (F-2.64, D-251), and a square and a garrison
    /// shoot from every face (F-9.03), as do deep sleeves facing all round (F-9.08).
    pub(super) fn most_to_shoot(&self, unit: UnitRef, arm: Arm, shoot: RanksFired) -> Option<u32> {
        let (bought, _) = self.unit(unit)?;
        let line = self.firing_from(unit) == FiringFrom::Line;
        let line = line && !self.defends_wagons(unit);
        let rows = bought.order == Order::Close && line && !self.shoots_all_round(unit);
        rows.then(|| self.in_ranks(unit, arm, shoot)).flatten()
    }

    /// Limits fire by rank to the figures of the shooting rank, if the front is known (F-9.35,
    /// D-156).
    pub(super) fn of_its_rank(
        &self,
        unit: UnitRef,
        arm: Arm,
        observed: FireObservations,
    ) -> FireObservations {
        let one_rank = observed.ranks != RanksFired::Both;
        let most = || self.most_to_shoot(unit, arm, observed.ranks);
        let most = one_rank.then(most).flatten();
        FireObservations {
            figures: observed.figures.min(most.unwrap_or(observed.figures)),
            ..observed
        }
    }

    /// Whether the unit mans drawn-up war wagons, with 4 men in each (F-2.64).
    pub(super) fn defends_wagons(&self, unit: UnitRef) -> bool {
        self.at(unit).is_some_and(|(site, stand)| {
            let wagons = site.feature.kind == FeatureKind::WarWagons;
            wagons && stand == Stand::In && !site.hitched
        })
    }

    /// Returns the number of figures of an arm in the shooting ranks; `None` if the front is
    /// unknown.
    fn in_ranks(&self, unit: UnitRef, arm: Arm, shoot: RanksFired) -> Option<u32> {
        let Arm::Group { weapon, group } = arm else {
            return None;
        };
        let (bought, state) = self.unit(unit)?;
        let plain = FireObservations::plain(state.figures(), true);
        let Shooters::SmallArms(arms) = self.shooters(unit, arm, plain)? else {
            return None;
        };
        let fire = RankFire {
            troops: bought.troops,
            in_charge: state.charge.is_some() || !self.chargers(unit).is_empty(),
            plug_fixed: self.front_plugged(unit, group).into(),
        };
        let all = shooting::ranks_that_shoot(&arms, fire, self.rules);
        let ranks = match shoot {
            RanksFired::Both => all,
            RanksFired::First | RanksFired::Second => all.min(1),
        };
        let places = |ranks| self.in_first_ranks(unit, ranks, |group| group.weapons.has(weapon));
        let free = places(all)?.saturating_sub(self.shot_beside(unit, group));
        let at_hand = self.groups_at_hand(unit);
        let have = at_hand.get(usize::from(group)).copied().unwrap_or(0);
        let behind = have.saturating_sub(self.plugged_figures(unit, arm));
        Some(behind.max(1).min(places(ranks)?).min(free))
    }

    /// Returns the number of figures of other groups that have shot from the same ranks in this
    /// step: all groups share the ranks that shoot (F-9.09).
    fn shot_beside(&self, unit: UnitRef, group: u8) -> u32 {
        let Some((bought, _)) = self.unit(unit) else {
            return 0;
        };
        let place_of = |group: u8| {
            let group = bought.groups.get(usize::from(group));
            group.map(|group| formation::place(bought, group))
        };
        let blows = self.state.blows.iter();
        let beside = blows.filter_map(|(key, blow)| match blow.by {
            By::Fire {
                figures,
                guns: None,
                ..
            } => {
                let other = key.from == unit && key.arm != group;
                (other && place_of(key.arm) == place_of(group)).then_some(figures)
            }
            By::Fire { .. } | By::Strike { .. } => None,
        });
        beside.sum()
    }

    /// Whether the unit shoots to every side: mounted troops, and shot that fire all round
    /// (F-9.08).
    pub(super) fn shoots_to_every_side(&self, unit: UnitRef) -> bool {
        self.mount(unit).is_some() || self.shoots_all_round(unit)
    }

    /// Whether the unit's shot fire all round from their place (F-9.08).
    fn shoots_all_round(&self, unit: UnitRef) -> bool {
        let Some((bought, state)) = self.unit(unit) else {
            return false;
        };
        let stationary = state.turn.moved == Moved::Stood;
        // Other units have no sleeves.
        if bought.training != Some(Training::PikeAndShot) || !stationary {
            return false;
        }
        let now = self.current_unit(unit);
        let formed = now.and_then(|unit| formed(&unit, self.rules));
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

/// Returns the ranks of a salvee unit that usually shoot: the second, if plug bayonets are fixed
/// only in the first; after a move, the rank that did not fire (F-9.35, D-156).
pub(super) fn usual_ranks(position: Position<'_>, unit: UnitRef, arm: Arm) -> RanksFired {
    match arm {
        Arm::Group { group, .. } if position.front_plugged(unit, group) => RanksFired::Second,
        Arm::Group { .. } => {
            let moved = position
                .unit(unit)
                .is_some_and(|(_, state)| state.turn.moved != Moved::Stood);
            let salvee = |ranks: &RanksFired| {
                let plain = FireObservations::plain(1, true);
                let observed = FireObservations {
                    ranks: *ranks,
                    ..plain
                };
                let shooters = position.shooters(unit, arm, observed);
                shooters.is_some_and(|shooters| shooters.are_salvee())
            };
            let rested = RanksFired::ALL.into_iter().find(salvee);
            rested.filter(|_| moved).unwrap_or_default()
        }
        Arm::Guns { .. } => RanksFired::Both,
    }
}

/// Returns an arm's id.
pub(super) fn arm_id(arm: Arm) -> String {
    match arm {
        Arm::Group { group, weapon } => format!("{group}.{}", weapon.id()),
        Arm::Guns { class, ball } => format!("{}.{}", class.model().id(), shot_id(ball)),
    }
}

const fn shot_id(ball: bool) -> &'static str {
    if ball { "ball" } else { "hail" }
}

/// Returns an arm's name.
pub(super) fn arm_name(position: Position<'_>, arm: Arm) -> String {
    match arm {
        Arm::Group { weapon, .. } => position.say(&format!("plural.{}", weapon.id()), &[]),
        Arm::Guns { class, ball } => {
            let guns = position.say(&format!("model.{}", class.model().id()), &[]);
            position.say(&format!("arm.{}", shot_id(ball)), &[("guns", &guns)])
        }
    }
}

/// Returns an arm's name, as a message.
pub(super) fn arm_message(arm: Arm) -> Message {
    match arm {
        Arm::Group { weapon, .. } => message(format!("plural.{}", weapon.id())),
        Arm::Guns { class, ball } => {
            let guns = message(format!("model.{}", class.model().id()));
            message(format!("arm.{}", shot_id(ball))).with("guns", guns)
        }
    }
}
