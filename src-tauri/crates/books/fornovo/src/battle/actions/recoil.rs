//! A unit recoils and enemies follow it up. A unit that cannot avoid the enemy routs (F-7.42,
//! F-7.61).

use drumhead_vocabulary::Length;

use super::choices::{friends, open_sides, some_of};
use super::reply::comes_first;
use crate::battle::flight::are_met;
use crate::battle::prelude::*;
use crate::reaction::{Facts, Outcome, Test};

written! {
    /// A unit recoils (F-7.42).
    pub struct Recoil {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the recoil.
        pub way: RecoilWay,
        /// Friends that the unit burst through.
        pub through: Vec<UnitRef>,
        /// Whether the enemy that won follows the unit up (F-7.61).
        pub followed: bool,
        /// Enemies that stay while others follow up (F-7.61, D-112).
        #[serde(default)]
        pub stay: Vec<UnitRef>,
        /// Chargers that the unit escapes by recoiling from its own failed charge (F-8.28, D-206).
        #[serde(default)]
        pub out_of_reach: Vec<UnitRef>,
        /// The friend in between that the other chargers meet; `None` for the first such friend
        /// (D-273).
        #[serde(default)]
        pub met: Option<UnitRef>,
        /// The side of this friend that the chargers strike.
        #[serde(default)]
        pub onto: Facing,
    }

    /// A unit recoiled.
    pub struct Recoiled {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the recoil.
        pub way: RecoilWay,
        /// Friends that the unit burst through.
        pub through: Vec<UnitRef>,
        /// Enemies that follow the unit up.
        pub followed: Vec<UnitRef>,
        /// Friends that now stand between the unit and the enemies that follow it up or charge it
        /// (D-272, D-273).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub between: Vec<UnitRef>,
    }
}

/// The end of a recoil.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecoilWay {
    /// The unit recoils the full distance.
    #[default]
    Clear,
    /// The unit recoils only as far as closed terrain, or a friend through which it cannot burst,
    /// allows (D-263).
    Short,
    /// The unit could not avoid the enemy: it routs (F-7.42).
    Blocked,
}

impl Recoil {
    /// Whether the unit recoils from a failed charge, in which case its enemies continue (F-8.28).
    fn is_of_failed_charge(&self, battle: &Battle) -> bool {
        state_of(battle, self.unit).is_ok_and(|state| state.step.goes_back)
    }

    /// Returns the enemies that follow the unit up (F-7.61): none, or all that may follow, except
    /// those that stay.
    fn followers(&self, position: Position<'_>) -> Vec<UnitRef> {
        let mut enemies = position.could_follow(self.unit);
        enemies.retain(|enemy| self.followed && !self.stay.contains(enemy));
        enemies
    }

    /// Returns the friends that stand between the unit and its enemies: it has burst through them,
    /// and they do not rout (D-272).
    fn between(&self, position: Position<'_>) -> Vec<UnitRef> {
        let mut friends = self.through.clone();
        let stays = self.way != RecoilWay::Blocked;
        friends.retain(|friend| stays && !position.is_routing(*friend));
        friends
    }

    /// Returns the chargers that can still reach the front of a unit whose own charge failed, and
    /// the friends in between that they meet instead.
    fn charged_between(&self, position: Position<'_>) -> Option<(Vec<UnitRef>, Vec<UnitRef>)> {
        let mut enemies = position.coming_in_front(self.unit);
        enemies.retain(|enemy| !self.out_of_reach.contains(enemy));
        let friends = self.between(position);
        (!enemies.is_empty() && !friends.is_empty()).then_some((enemies, friends))
    }

    /// Returns the chargers that can still reach the front of a unit whose own charge failed, and
    /// the friend that they meet first (D-273).
    fn met_first(&self, position: Position<'_>) -> Option<(Vec<UnitRef>, UnitRef)> {
        let (enemies, friends) = self.charged_between(position)?;
        let chosen = self.met.filter(|friend| friends.contains(friend));
        Some((enemies, chosen.or(friends.first().copied())?))
    }

    /// Returns the friend that meets a charge, unless every charger stops before it (F-7.39).
    fn meets_charges(&self, position: Position<'_>) -> Option<UnitRef> {
        let (enemies, friend) = self.met_first(position)?;
        let goes_on = |enemy: &UnitRef| position.may_meet(*enemy, friend, self.onto);
        enemies.iter().any(goes_on).then_some(friend)
    }

    /// Returns the questions about the friends that chargers meet.
    fn questions_about_friends(&self, position: Position<'_>) -> Vec<Question> {
        let Some((enemies, friends)) = self.charged_between(position) else {
            return Vec::new();
        };
        let several = friends.len() > 1;
        let met = several.then(|| asks("met", "friend_met", Answer::unit(friends)));
        let sides = match (enemies.first(), self.met_first(position)) {
            (Some(enemy), Some((_, friend))) => open_sides(position, *enemy, friend),
            _ => Vec::new(),
        };
        // Terrain may close every side of the friend to the charger.
        let struck = (!sides.is_empty()).then(|| {
            let sides = one_of("onto", &sides);
            asks("onto", "friend_struck", sides)
        });
        met.into_iter().chain(struck).collect()
    }
}

impl Position<'_> {
    /// Returns the distance of the unit's recoil after a lost round (F-8.36).
    fn recoils_by(&self, unit: UnitRef) -> Option<Length> {
        let tester = self.tester(unit)?;
        let facts = Facts::none(Test::LostCombat);
        let outcome = facts.outcome(true, &tester, self.setup.scale, self.rules);
        if let Outcome::Recoils { by } = outcome {
            Some(by)
        } else {
            None
        }
    }

    /// Whether the unit recoils now. A unit that lost a combat recoils in the Recoils step, and a
    /// unit with a failed charge recoils at once (F-8.28).
    pub(in crate::battle) fn recoils_now(&self, unit: UnitRef) -> bool {
        let step = self.state.now.step;
        self.here(unit).is_some_and(|state| {
            let back = state.step.goes_back && !state.routs();
            back || (step == Step::Recoils && state.recoils)
        })
    }
}

impl Demanded for Recoil {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).recoils_now(self.unit)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let work = work::of_unit("recoil", RECOILS, self.unit);
        let position = position(battle);
        let by = match self.is_of_failed_charge(battle) {
            true => position.goes_back_by(self.unit),
            false => position.recoils_by(self.unit),
        };
        let Some(by) = by else {
            return work;
        };
        let label = message("pending.recoil_by").with("unit", self.unit);
        let label = label.with("by", by.to_string());
        Obligation { label, ..work }
    }
}

impl Action<Fornovo> for Recoil {
    const NAME: &'static str = "recoil";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["recoil"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        are_met(battle, self.unit, &self.through)?;
        Ok(state)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let action = Self {
            unit,
            way: RecoilWay::default(),
            through: Vec::new(),
            followed: false,
            stay: Vec::new(),
            out_of_reach: Vec::new(),
            met: None,
            onto: Facing::Front,
        };
        action.if_due(battle)
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let mut all = self.unless_due(battle, "recoil_not_due");
        all.extend(position(battle).replies_first(self.unit));
        let barred = |friend: &&UnitRef| position(battle).bars_routers(**friend);
        if let Some(friend) = self.through.iter().find(barred) {
            let unbroken = message("against.flight.square")
                .with("unit", self.unit)
                .with("friend", *friend);
            all.push(objection("square", UNBROKEN).saying(unbroken));
        }
        all
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        comes_first(battle, first)
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        Plan::plain(self.label(battle))
    }

    /// Explains the distance (F-8.28, F-8.36); if the unit has none, shows the log lines of the
    /// result.
    fn explain(&self, battle: &Battle, state: &&UnitState) -> Explanation {
        let position = position(battle);
        if self.is_of_failed_charge(battle) {
            let needs = match position.goes_back_by(self.unit) {
                Some(by) => message("preview.recoils").with("by", by.to_string()),
                None => message("preview.recoils_half"),
            };
            return Explanation::needing(needs);
        }
        let Some(by) = position.recoils_by(self.unit) else {
            return Explanation::from_facts(
                battle,
                self.resolve(battle, state, &Rolled::default()),
            );
        };
        let needs = message("preview.recoils").with("by", by.to_string());
        Explanation::needing(needs)
    }

    fn resolve(
        &self,
        battle: &Battle,
        before: &&UnitState,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, way) = (self.unit, self.way);
        let failed = self.is_of_failed_charge(battle);
        let followed = match failed {
            true => Vec::new(),
            false => self.followers(position(battle)),
        };
        let between = match (failed, followed.is_empty()) {
            (true, _) => self.meets_charges(position(battle)).into_iter().collect(),
            (false, true) => Vec::new(),
            (false, false) => self.between(position(battle)),
        };
        facts_of(battle, |resolver| {
            resolver.add(Recoiled {
                unit,
                way,
                through: self.through.clone(),
                followed: followed.clone(),
                between: between.clone(),
            })?;
            resolver.burst_through(&self.through)?;
            if way == RecoilWay::Blocked {
                if failed {
                    // No blow was struck: the unit's chargers test to halt (F-6.12).
                    resolver.leave_chargers(unit)?;
                }
                // The enemy that won a round is still in contact and pursues (F-7.57).
                return resolver.rout(unit);
            }
            // Gunners leave guns that they cannot move (F-7.16, F-7.18).
            if resolver.position().guns_are_fixed(unit).is_some() {
                resolver.leave_guns(unit)?;
            }
            resolver.leave_ground(unit)?;
            if failed {
                let mut missed = self.out_of_reach.iter();
                missed.try_for_each(|enemy| resolver.falls_short(*enemy, unit))?;
                let met = self.met_first(position(battle));
                return met.map_or(Ok(()), |(enemies, friend)| {
                    let (mut enemies, side) = (enemies.into_iter(), (friend, self.onto));
                    enemies.try_for_each(|enemy| resolver.charge_meets(enemy, unit, side))
                });
            }
            // An enemy that follows up stays in contact (D-112), or meets the friends in between
            // (D-272). A routing enemy does not follow up (F-7.51).
            for enemy in &before.contacts {
                if followed.contains(enemy) {
                    resolver.leave_ground(*enemy)?;
                    resolver.follows_up(*enemy)?;
                    resolver.meets_between(*enemy, unit, &between)?;
                } else {
                    // A unit that recoils pursues no enemy (D-113).
                    resolver.separate(unit, *enemy)?;
                    resolver.pursues_others(*enemy)?;
                }
            }
            Ok(())
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let way = one_of("recoil_way", &["clear", "short", "blocked"]);
        // A unit cannot burst through squares, hard cover or buildings (F-7.54).
        let mut open = friends(position, self.unit);
        open.retain(|friend| !position.bars_routers(*friend));
        let mut questions = vec![
            asks("way", "recoil_way", way),
            asks("through", "through", some_of(open)),
        ];
        if self.is_of_failed_charge(battle) {
            let coming = position.coming_at(self.unit);
            if !coming.is_empty() {
                questions.push(asks("out_of_reach", "out_of_reach", some_of(coming)));
            }
            questions.extend(self.questions_about_friends(position));
            return questions;
        }
        let enemies = position.could_follow(self.unit);
        if !enemies.is_empty() {
            let followed = asks("followed", "followed", Answer::YesNo);
            let several = || message("ask.followed.several");
            questions.push(match enemies.as_slice() {
                [_] => followed,
                // The next question asks which enemies stay (F-7.61).
                _ => Question {
                    label: several(),
                    ..followed
                },
            });
        }
        if enemies.len() > 1 && self.followed {
            questions.push(asks("stay", "stay", some_of(enemies)));
        }
        questions
    }

    does_work!();
}

impl Resolver<'_> {
    /// Brings an enemy that follows up a unit into contact with the friends in between, instead of
    /// the unit (D-272).
    fn meets_between(
        &mut self,
        enemy: UnitRef,
        unit: UnitRef,
        between: &[UnitRef],
    ) -> Result<(), BadFact> {
        if !between.is_empty() {
            self.separate(unit, enemy)?;
        }
        between
            .iter()
            .try_for_each(|friend| self.meet(enemy, *friend))
    }
}

impl Fact<Fornovo> for Recoiled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        if !std::mem::take(&mut state.step.goes_back) {
            state.recoils = false;
        }
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let key = match (self.way, self.through.is_empty(), self.followed.is_empty()) {
            (RecoilWay::Blocked, true, _) => "log.recoil_blocked",
            (RecoilWay::Blocked, false, _) => "log.recoil_blocked_through",
            (RecoilWay::Clear | RecoilWay::Short, true, true) => "log.recoils_back",
            (RecoilWay::Clear | RecoilWay::Short, false, true) if !self.between.is_empty() => {
                "log.recoils_through_charged"
            }
            (RecoilWay::Clear | RecoilWay::Short, false, true) => "log.recoils_through",
            (RecoilWay::Clear | RecoilWay::Short, true, false) => "log.recoils_followed",
            (RecoilWay::Clear | RecoilWay::Short, false, false) if self.between.is_empty() => {
                "log.recoils_through_followed"
            }
            (RecoilWay::Clear | RecoilWay::Short, false, false) => "log.recoils_through_met",
        };
        let made = unit_line(key, self.unit)
            .with("units", self.through.clone())
            .with("enemies", self.followed.clone())
            .with("between", self.between.clone())
            .about(self.through.clone())
            .by(RECOILS);
        let short =
            (self.way == RecoilWay::Short).then(|| unit_line("log.recoil_short", self.unit));
        std::iter::once(made).chain(short).collect()
    }
}
