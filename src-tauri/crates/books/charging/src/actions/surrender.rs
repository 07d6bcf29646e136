//! The roll for surrender (C-11, C-14, C-15).

use drumhead_rules::frame::Rolled as Dice;
use drumhead_rules::frame::prelude::*;
use drumhead_rules::odds::Distribution;
use drumhead_rules::written;

use super::{is_result_of_another, often};
use crate::charge::{FOLLOWS, answers, unfinished};
use crate::clauses::{FOLLOW, ROLL, ROUTING, SEQUENCE, YIELD};
use crate::result::{after_rout, surrender_odds, surrenders_on};
use crate::rout::{Left, routs};
use crate::state::{Away, Case, Stage, State, Step, UnitState, routing};
use crate::surrender::Rolled;
use crate::{Battle, Charging, Event};

written! {
    /// Rolls for a unit's surrender. A unit that has rolled this turn and is charged while routing
    /// routs again instead.
    pub struct Surrender {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Surrender {
    /// Returns whether the unit rolls instead of testing because it is charged while routing
    /// (C-11).
    fn is_charged(&self, battle: &Battle) -> bool {
        battle.state.must_test(self.unit)
    }

    /// Returns whether the unit routs again without a roll: it is charged while routing, but has
    /// rolled this turn (C-11, C-14).
    fn is_spent(&self, battle: &Battle) -> bool {
        self.is_charged(battle) && battle.state.has_rolled(self.unit)
    }

    /// Returns whether the unit rolls at once: it was charged in the rear, or was caught before its
    /// rout move. In the second case, its other chargers wait for the rout move.
    fn is_at_once(&self, state: &State) -> bool {
        state.must_roll_first(self.unit) || state.is_held(self.unit) && state.must_flee(self.unit)
    }

    /// Returns the fate of a unit that does not surrender, in words: a unit that was charged while
    /// routing routs again (C-11).
    fn after_refusal(&self, battle: &Battle, state: &UnitState) -> Message {
        if !self.is_charged(battle) {
            return message("odds.stays");
        }
        let interpretations = &battle.setup.interpretations;
        let (left, destroyed) = after_rout(state.strength, &battle.tables, interpretations);
        if destroyed {
            return message("odds.destroyed");
        }
        let lost = state.strength.saturating_sub(left);
        message("odds.routs_again").with("strength", lost)
    }

    /// Returns the chargers that must move before the unit rolls, because they might catch it
    /// (C-05, C-14 b). Empty if the unit rolls at once, or was charged while routing.
    fn chargers<'a>(&self, battle: &'a Battle) -> impl Iterator<Item = UnitRef> + 'a {
        let state = &battle.state;
        let at_once = self.is_at_once(state) || self.is_charged(battle);
        let charges = state.charges_on(self.unit).filter(move |_| !at_once);
        charges.filter_map(|charge| charge.moved.is_none().then_some(charge.charger))
    }
}

impl Action<Charging> for Surrender {
    const NAME: &'static str = "surrender";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["test", "surrender"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = routing(battle, self.unit)?;
        if battle.state.has_rolled(self.unit) && !self.is_charged(battle) {
            return Err(impossible("rolled").with("unit", self.unit));
        }
        Ok(state)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let routs = battle.state.is_routing(unit);
        routs.then_some(Self { unit }).into_iter().collect()
    }

    /// Returns whether the roll is due this turn. Other rolls are out of sequence: for example,
    /// after a melee that began in an earlier turn.
    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        battle.state.must_roll(unit) || battle.state.must_test(unit)
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let charged = self.is_charged(battle);
        let early = charged && battle.state.step == Step::Declare;
        let none = !charged && battle.state.roll(self.unit).is_none();
        let [testing, others] = match self.is_spent(battle) {
            true => ["against.routing_again", "against.unfinished_rout"],
            false => ["against.rolling", "against.unfinished_roll"],
        };
        let testing = message(testing).with("unit", self.unit);
        let others = charged.then(|| unfinished(battle, self.unit, others));
        let coming = self.chargers(battle).next().map(|charger| {
            let coming = objection("follows_first", FOLLOW).with("unit", self.unit);
            coming.with("charger", charger)
        });
        early
            .then(|| objection("step", SEQUENCE).saying(testing))
            .into_iter()
            .chain(others.flatten())
            .chain(none.then(|| objection("surrender", YIELD).with("unit", self.unit)))
            .chain(coming)
            .collect()
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        if self.is_charged(battle) {
            return is_result_of_another(battle, self.unit, first);
        }
        let mut chargers = self.chargers(battle).map(Some);
        first.name == FOLLOWS && chargers.any(|charger| first.unit == charger)
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        if self.is_spent(battle) {
            return Plan::plain(message("preview.rout_again").with("unit", self.unit));
        }
        let title = message("preview.surrender").with("unit", self.unit);
        let die = Pool::die(title.clone(), Some(self.unit.side), 6, 1);
        Plan::plain(title).rolling(die.best_first())
    }

    fn explain(&self, battle: &Battle, state: &&UnitState) -> Explanation {
        if self.is_spent(battle) {
            let facts = self.resolve(battle, state, &Dice::default());
            return Explanation::from_facts(battle, facts);
        }
        let rides = state.rides();
        let needed = surrenders_on(rides, &battle.tables);
        let odds: Distribution<bool, f64> = surrender_odds(rides, &battle.tables);
        let stays = self.after_refusal(battle, state);
        let bar = |label, end| (label, odds.chance(|it| *it == end));
        let face = |face: u8| match face >= needed {
            true => (message("face.surrenders"), Tone::Bad),
            false => (message("face.stays"), Tone::Good),
        };
        let mount = message(if rides { "mount.yes" } else { "mount.no" });
        let least = bare(format!("{needed}+"));
        Explanation {
            sums: vec![Sum::new(mount).row(message("odds.surrenders"), ROLL, least)],
            needs: Some(message("preview.surrender_needs").with("score", needed)),
            faces: (1..=6).map(face).collect(),
            odds: Some(Odds {
                sentence: Some(often("yields", (1..=6).filter(|it| *it >= needed).count())),
                bars: vec![bar(message("odds.surrenders"), true), bar(stays, false)],
                ..Odds::default()
            }),
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        state: &&UnitState,
        dice: &Dice,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, charged) = (self.unit, self.is_charged(battle));
        if self.is_spent(battle) {
            return Ok(routs(battle, unit, state, None));
        }
        let needed = surrenders_on(state.rides(), &battle.tables);
        let face = dice.face().unwrap_or_default();
        let surrenders = face >= needed;
        let roll = battle.state.roll(unit).filter(|_| !charged);
        let rolled = Rolled {
            unit,
            why: roll.map_or(Case::Caught, |roll| roll.why),
            face,
            needed,
            surrenders,
        };
        let mut facts = vec![rolled.into()];
        if surrenders {
            let away = Away::Surrendered;
            facts.extend(charged.then(|| answers(unit, Stage::Fled)));
            facts.push(Left { unit, away }.into());
        } else if charged {
            facts.extend(routs(battle, unit, state, None));
        }
        Ok(facts)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let state = &battle.state;
        let (name, clause, due) = if self.is_charged(battle) {
            ("test", ROUTING, state.step >= Step::Test)
        } else {
            let later = state.step >= Step::Surrender && state.must_roll(self.unit);
            let due = later || self.is_at_once(state);
            ("surrender", YIELD, due)
        };
        let spent = self.is_spent(battle);
        let label = message(if spent {
            "to_do.rout_again"
        } else {
            "to_do.surrender"
        });
        due.then(|| Obligation::of_unit(name, clause, self.unit, label))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        Some(if self.is_charged(battle) {
            ROUTING
        } else {
            ROLL
        })
    }

    fn label(&self, battle: &Battle) -> Message {
        let spent = self.is_spent(battle);
        message(if spent {
            "offer.rout_again"
        } else {
            "offer.surrender"
        })
    }
}
