//! A unit shoots (F-6.10, F-9.01). Three cases have separate offers with their objections: a volley
//! past enemies that charge the unit, fire in a fight, and a volley at an enemy that charges the
//! unit's flank or rear.

use super::choices::Looks;
use super::volley::Aimed;
use super::{choices, shot_questions as about};
use crate::battle::arms::{arm_id, arm_message, arms, usual_figures, usual_ranks};
use crate::battle::danger::friend_in_zone;
use crate::battle::fire::{Fired, can_bear, made_ready};
use crate::battle::prelude::*;
use crate::battle::targets::{ALLOWABLE, against_shooting};

written! {
    /// A unit shoots (F-6.10).
    pub struct Shoot {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The arm.
        pub arm: Arm,
        /// The players' observations.
        pub observed: FireObservations,
    }
}

/// The usual length of a block's face, in inches (section 11.8).
const USUAL_FACE: u16 = 6;

/// The class of a target; targets of one class share an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// There is no objection to the target.
    Free,
    /// Another enemy charges the unit, and must be shot at first.
    PastChargers,
    /// The unit or the target is in contact.
    InFight,
    /// The target charges the flank or rear of a unit that shoots to every side.
    OnFlank,
    /// The target cannot be shot at in this step.
    Barred,
}

impl At {
    /// Returns the id of the class's offer.
    const fn key(self) -> &'static str {
        match self {
            Self::Free | Self::Barred => "shoot",
            Self::PastChargers => "shoot_past",
            Self::InFight => "shoot_in_fight",
            Self::OnFlank => "shoot_flank_charger",
        }
    }
}

/// A unit's arm that can still shoot, with the usual observations.
struct Fire<'a> {
    position: Position<'a>,
    unit: UnitRef,
    arm: Arm,
    observed: FireObservations,
    most: u32,
}

impl<'a> Fire<'a> {
    /// Returns an arm with the number of its figures or models that can still shoot; `None` if none
    /// of them can.
    fn of(position: Position<'a>, unit: UnitRef, (arm, have): (Arm, u32)) -> Option<Self> {
        let most_of_both = position.most_to_shoot(unit, arm, RanksFired::Both);
        let have = match arm {
            Arm::Group { .. } => {
                let have = most_of_both.map_or(have, |most| have.min(most));
                position.left_to_shoot(unit, arm, have)
            }
            Arm::Guns { class, ball } => position.loaded(unit, class, ball),
        };
        let ranks = usual_ranks(position, unit, arm);
        let observed = FireObservations {
            front: position.garrisons(unit).then_some(USUAL_FACE),
            ranks,
            ..FireObservations::plain(usual_figures(position, unit, arm, ranks, have), true)
        };
        // Figures with plug bayonets are not in the shooting ranks (F-2.67).
        let plugged = position.plugged_figures(unit, arm);
        let most = match most_of_both {
            Some(_) => have,
            None => have.saturating_sub(plugged),
        };
        (have > 0).then_some(Self {
            position,
            unit,
            arm,
            observed,
            most: most.max(1),
        })
    }

    /// Returns the arm with which an order shoots.
    fn ordered(position: Position<'a>, order: &Shoot) -> Option<Self> {
        let mut arms = arms(position, order.unit).into_iter();
        let arm = arms.find(|(arm, _)| *arm == order.arm)?;
        Self::of(position, order.unit, arm)
    }

    /// Whether the arm has dice against this unit at this range.
    fn reaches(&self, target: UnitRef, close: bool) -> bool {
        let observed = FireObservations {
            close,
            ..self.observed
        };
        let aim = self.position.aim(self.unit, target, self.arm, observed);
        aim.is_some_and(|aim| aim.is_ok())
    }

    fn at(&self, target: UnitRef) -> At {
        let Self {
            position,
            unit,
            arm,
            ..
        } = *self;
        if !position.against_shooting_at(unit, target).is_empty() {
            At::Barred
        } else if position.at_flank_charger(unit, target).is_some() {
            At::OnFlank
        } else if position.fire_in_a_fight(unit, target).is_some() {
            At::InFight
        } else if (position.charger_first(unit, target, (arm, self.observed))).is_some() {
            At::PastChargers
        } else {
            At::Free
        }
    }

    /// Returns the possible targets: units at which the arm has not shot come first, beginning with
    /// the unit's chargers (F-9.13).
    fn targets(&self) -> Vec<(At, UnitRef)> {
        let thrown = self.position.thrown(self.unit, self.arm);
        let mut enemies = choices::enemies(self.position, self.unit);
        let shot_at = |target: UnitRef| thrown.iter().any(|(at, _)| *at == target);
        enemies.retain(|target| self.reaches(*target, true));
        let chargers = self.position.chargers(self.unit);
        enemies.sort_by_key(|target| (shot_at(*target), !chargers.contains(target)));
        enemies
            .into_iter()
            .map(|target| (self.at(target), target))
            .collect()
    }

    /// Returns an order for the first target of each class. Barred targets are offered only if
    /// there are no others.
    fn orders(&self) -> Vec<Shoot> {
        let targets = self.targets();
        let first = |kind: At| targets.iter().find(|(at, _)| *at == kind);
        let mut some: Vec<_> = [At::Free, At::PastChargers, At::InFight, At::OnFlank]
            .into_iter()
            .filter_map(first)
            .collect();
        if some.is_empty() {
            some.extend(first(At::Barred));
        }
        let order = |(_, target): &(At, UnitRef)| Shoot {
            unit: self.unit,
            target: *target,
            arm: self.arm,
            observed: self.observed,
        };
        some.into_iter().map(order).collect()
    }

    /// Returns the questions of an order against targets of one class.
    fn questions(&self, order: &Shoot) -> Vec<Question> {
        let Self {
            position,
            unit,
            arm,
            ..
        } = *self;
        let kind = self.at(order.target);
        let targets: Vec<UnitRef> = self
            .targets()
            .into_iter()
            .filter(|(at, _)| *at == kind)
            .map(|(_, target)| target)
            .collect();
        let Some(shooters) = position.shooters(unit, arm, self.observed) else {
            return Vec::new();
        };
        let wood = position.range_in_wood(unit, order.target);
        let far = wood.is_none() && self.reaches(order.target, false);
        // The number of shooters is not in question if there is only one figure, or in a garrison,
        // where all figures count for the dice (F-11.15).
        let garrison = position.garrisons(unit);
        let counted = self.most > 1 && !garrison;
        let alone = (self.most == 1 && !garrison).then(|| about::gap(position, arm));
        let whom = about::target(position, arm, &targets);
        let whom = choices::also_hinted(whom, alone);
        let looks = Looks {
            unit,
            at: &targets,
            charges: false,
        };
        let mut questions = vec![
            choices::in_sight(position, &looks, whom),
            about::range(position, "observed/close", &shooters, (far, wood)),
            asks("observed/cover", "cover", about::cover()),
        ];
        // Men without places in war wagons are known to be in the open.
        if !position.overfills_wagons(order.target) {
            questions
                .push(asks("observed/partly_open", "partly_open", Answer::YesNo).by(MODIFIERS));
        }
        questions.extend(about::side(position, order.target));
        if counted {
            let shooters = about::shooters(position, "observed/figures", arm, self.most);
            questions.insert(2, shooters);
        }
        // Only ballshot has a bonus against a dense target, and only a target in close order can be
        // dense (F-9.17).
        let ball = matches!(arm, Arm::Guns { ball: true, .. });
        let at = position.unit(order.target);
        if ball && at.is_some_and(|(bought, _)| bought.is_in_close_order()) {
            questions.push(asks("observed/dense", "dense", Answer::YesNo).by(MODIFIERS));
        }
        if garrison {
            questions.push(about::face(position));
        }
        if let Arm::Guns { .. } = arm {
            let shot = |friend, close| self.reaches(friend, close);
            let met = (unit, order.observed.friend);
            let friends = about::friends(position, arm, met, ("observed/", "friend"), shot);
            questions.extend(friends);
        }
        questions.extend(about::salvee(position, unit, arm));
        questions
    }
}

impl Shoot {
    fn at(&self, battle: &Battle) -> At {
        let fire = Fire::ordered(position(battle), self);
        fire.map_or(At::Free, |fire| fire.at(self.target))
    }
}

impl Action<Fornovo> for Shoot {
    const NAME: &'static str = "shoot";
    const GROUP: Group = Group("shoot");
    const CLAUSE: Option<ClauseId> = Some(VOLLEY);
    type Context<'a> = Aimed;

    fn context(&self, battle: &Battle) -> Result<Aimed, Impossible> {
        let Self {
            unit,
            target,
            arm,
            observed,
        } = *self;
        on_table(battle, target)?;
        if unit.side == target.side {
            return Err(impossible("same_side").with("unit", target));
        }
        can_bear(battle, unit, arm, observed.figures)?;
        let position = position(battle);
        let observed = position.of_its_rank(unit, arm, observed);
        let aim = made_ready(unit, position.aim(unit, target, arm, observed))?;
        let Some(friend) = observed.friend else {
            return Ok(Aimed {
                at: target,
                arm,
                observed,
                aim,
            });
        };
        friend_in_zone(battle, unit, arm, friend)?;
        let observed = observed.at_friend();
        Ok(Aimed {
            at: friend,
            arm,
            observed,
            aim: made_ready(unit, position.aim(unit, friend, arm, observed))?,
        })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let plays = has_begun(battle);
        if !plays || on_table(battle, unit).is_err() {
            return Vec::new();
        }
        let arms = arms(position, unit).into_iter();
        let fire = arms.filter_map(|arm| Fire::of(position, unit, arm));
        fire.flat_map(|fire| fire.orders()).collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        battle.state.now.step == Step::Fire
    }

    fn objections(&self, battle: &Battle, _: &Aimed) -> Vec<Objection> {
        let Self { unit, target, .. } = *self;
        let fire = (self.arm, self.observed);
        let position = position(battle);
        let mut against = against_shooting(battle, unit, Some(target), fire);
        against.extend(position.against_shooting_at(unit, target));
        against.extend(position.at_flank_charger(unit, target));
        against.extend(position.charger_first(unit, target, fire));
        against.extend(position.fire_in_a_fight(unit, target));
        against.extend(position.far_in_wood(unit, target, self.observed));
        against
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &ALLOWABLE)
    }

    fn plan(&self, _: &Battle, volley: &Aimed) -> Plan {
        let title = message("preview.volley")
            .with("unit", self.unit)
            .with("target", self.target)
            .with("arm", arm_message(self.arm));
        volley.plan(title, self.unit)
    }

    fn explain(&self, battle: &Battle, volley: &Aimed) -> Explanation {
        let past = |friend: UnitRef| {
            let past = message("preview.past_friend").with("friend", friend);
            past.with("target", self.target)
        };
        let beside = |first: UnitRef| message("preview.beside").with("first", first);
        let first = || position(battle).first_target(self.unit, self.target, self.arm);
        let needs = self.observed.friend.map(past);
        Explanation {
            needs: needs.or_else(|| first().map(beside)),
            ..volley.explain(battle)
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        volley: &Aimed,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            let charge = resolver.state(self.unit)?.charge;
            resolver.add(Fired {
                unit: self.unit,
                ranks: self.observed.ranks,
                charging: charge.is_some_and(|charge| charge.target == self.target),
                guns: match self.arm {
                    Arm::Group { .. } => None,
                    Arm::Guns { class, .. } => Some((class, self.observed.figures)),
                },
            })?;
            let missed = resolver.volley(self.unit, volley, rolled)?;
            if self.observed.friend.is_none() {
                return Ok(());
            }
            let flying = FlyingDice {
                target: self.target,
                arm: self.arm,
                observed: self.observed,
                dice: missed,
                past: Vec::new(),
            };
            resolver.fly_on(self.unit, flying)
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let fire = Fire::ordered(position(battle), self);
        fire.map_or_else(Vec::new, |fire| fire.questions(self))
    }

    fn id(&self, battle: &Battle) -> OfferId {
        OfferId::new(self.at(battle).key(), arm_id(self.arm))
    }

    fn label(&self, battle: &Battle) -> Message {
        let label = message(format!("offer.{}", self.at(battle).key()));
        label.with("arm", arm_message(self.arm))
    }
}
