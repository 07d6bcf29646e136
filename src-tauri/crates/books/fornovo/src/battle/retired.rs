//! Facts from earlier versions, read and stored unchanged: dice, corrections without a value, a
//! list of obligations, and values of a unit that are now part of other facts.

use std::collections::BTreeMap;

use drumhead_vocabulary::dice::Throw;
use serde::de::DeserializeOwned;

use super::general_name;
use super::manoeuvres::rides;
use super::prelude::*;
use crate::army::Formation;
use crate::reaction::Test;
use crate::tables::shooting::GunClass;

written! {
    /// Dice were rolled. Today the order contains them.
    pub struct Threw {
        /// The id of the roll.
        pub what: String,
        /// The side that rolled.
        pub side: Option<u8>,
        /// The dice.
        pub throw: Throw,
    }

    /// A unit was corrected by hand: later facts set the values. Today's fact contains the new
    /// value.
    pub struct SetByHand {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A value was set by hand.
    pub struct WasSet {
        /// The unit.
        pub unit: UnitRef,
        /// The fact that sets the same value in play.
        pub fact: Box<Event>,
    }

    /// A value of a unit changed.
    pub struct Became {
        /// The unit.
        pub unit: UnitRef,
        /// The new value.
        pub now: OldValue,
    }

    /// Work became pending. Today only incidents are stored; all other work follows from the state.
    pub struct BecamePending {
        /// The work.
        pub pending: OldWork,
    }

    /// Work is no longer pending.
    pub struct Settled {
        /// The work.
        pub pending: OldWork,
    }

    /// Work was still pending when the step ended. Today's fact contains the obligation's id
    /// instead of the work.
    pub struct LeftUndone {
        /// The work.
        pub pending: OldWork,
    }
}

/// Work that was stored: its kind, and the units, the side, the general or the hits concerned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldWork {
    /// The kind.
    #[serde(rename = "pending")]
    pub kind: String,
    /// All other fields, by name.
    #[serde(flatten)]
    pub about: BTreeMap<String, serde_json::Value>,
}

impl OldWork {
    /// Returns a part of the work; `None` if work of this kind has no such part.
    fn part<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let part = self.about.get(name)?;
        serde_json::from_value(part.clone()).ok()
    }

    /// Returns the unit that had to do the work, and the other unit.
    fn units(&self) -> [Option<UnitRef>; 2] {
        let on_guns = self.kind == "gun_hits";
        let of_hits = |BlowKey { target, from, .. }| match on_guns {
            true => [from, target],
            false => [target, from],
        };
        match self.part("blow").map(of_hits) {
            Some(units) => units.map(Some),
            None => [
                self.part("unit"),
                self.part("charger").or_else(|| self.part("enemy")),
            ],
        }
    }

    /// Returns the work as a message.
    fn label(&self, position: Position<'_>) -> Message {
        let test: Option<Test> = self.part("test");
        let kind = match test.map(Test::id) {
            Some(test) => format!("{}.{test}", self.kind),
            None if self.part("half") == Some(true) => format!("{}_half", self.kind),
            None => self.kind.clone(),
        };
        let [unit, other] = self.units().map(|it| it.map(Value::Unit));
        let side = self.part("side").map(Value::Side);
        let general = self.part("general").map(|it| general_name(position, it));
        let other = other.or(side).or(general.map(Value::Text));
        let [unit, other] = [unit, other].map(|it| it.unwrap_or_else(|| "".into()));
        let label = message(format!("pending.{kind}")).with("unit", unit);
        label.with("other", other)
    }
}

/// A new value of a unit. Today's facts are events in play that change such values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OldValue {
    /// Enemies in contact.
    Contacts(Vec<UnitRef>),
    /// Whether the unit recoils next turn.
    Recoils(bool),
    /// The record of the unit's turn.
    Turn(Record),
    /// The record of the unit's last turn.
    Last(Record),
    /// The unit's combat.
    Fight(Fight),
    /// The turns since the unit's guns fired; `None` if they have not fired.
    Idle(Option<IdleGuns>),
    /// The turns since guns of one class fired.
    IdleOf {
        /// The class.
        class: GunClass,
        /// The turns since guns of the class fired; `None` if they fired this turn.
        idle: Option<IdleGuns>,
    },
    /// The unit's movement debt.
    Debt(u8),
    /// The unit's formation.
    Formation(Formation),
    /// Whether the unit is in square.
    Square(bool),
    /// Whether the unit is mounted.
    Mounted(bool),
    /// Whether the unit's guns are limbered.
    Limbered(bool),
    /// The unit's fixed plug bayonets.
    BayonetsFixed(Plugs),
    /// The unit's horses.
    Horses(Horses),
    /// The group brought to the front.
    Leads(Option<u8>),
}

impl Fact<Fornovo> for Threw {}

impl Fact<Fornovo> for SetByHand {
    fn log(&self, _: &Battle) -> Vec<Line> {
        vec![unit_line("log.corrected", self.unit).tone(Tone::Warn)]
    }
}

impl Fact<Fornovo> for WasSet {
    /// Sets the value, but leaves the unit's record of this step and its losses in this phase as
    /// they were.
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let before = battle.state.unit(self.unit)?.clone();
        self.fact.fold(battle)?;
        let state = battle.state.unit_mut(self.unit)?;
        state.step = before.step;
        state.turn.lost_in_phase = before.turn.lost_in_phase;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        self.fact.log(before)
    }
}

impl Fact<Fornovo> for Became {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        match &self.now {
            OldValue::Contacts(contacts) => state.contacts = contacts.iter().copied().collect(),
            OldValue::Recoils(recoils) => state.recoils = *recoils,
            OldValue::Turn(record) => state.turn = *record,
            OldValue::Last(record) => state.last = *record,
            OldValue::Fight(fight) => state.fight.clone_from(fight),
            OldValue::Idle(idle) => {
                state.fired_guns.clear();
                for class in GunClass::ALL.into_iter().filter(|_| idle.is_some()) {
                    let guns = state.models.count(class.model()).into();
                    state.have_fired(class, guns, *idle);
                }
            }
            OldValue::IdleOf { class, idle } => {
                let guns = state.models.count(class.model()).into();
                state.fired_guns.retain(|fired| fired.class != *class);
                state.have_fired(*class, guns, *idle);
            }
            OldValue::Debt(moves) => state.debt = *moves,
            OldValue::Formation(formation) => state.formation = *formation,
            OldValue::Square(square) => state.square = *square,
            OldValue::Mounted(mounted) => state.mounted = *mounted,
            OldValue::Limbered(limbered) => state.limbered = *limbered,
            OldValue::BayonetsFixed(plugs) => state.plugs = *plugs,
            OldValue::Horses(horses) => state.horses = *horses,
            OldValue::Leads(group) => state.leads = *group,
        }
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        if let OldValue::Mounted(mounted) = self.now {
            vec![rides(self.unit, mounted)]
        } else {
            Vec::new()
        }
    }
}

impl Fact<Fornovo> for BecamePending {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let what = match self.pending.kind.as_str() {
            "pay" => Incident::Pay,
            "caught" => Incident::Caught,
            "ditch" => Incident::Ditch,
            _ => return Ok(()),
        };
        if let Some(unit) = self.pending.part("unit") {
            battle.state.unit_mut(unit)?.add_incident(what);
        }
        Ok(())
    }
}

impl Fact<Fornovo> for Settled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let Some(unit) = self.pending.part("unit") else {
            return Ok(());
        };
        let step = &mut battle.state.unit_mut(unit)?.step;
        step.tested.extend(self.pending.part::<Test>("test"));
        step.answered
            .extend(self.pending.part::<UnitRef>("charger"));
        match self.pending.kind.as_str() {
            "flee" | "pursue" => step.ran = true,
            "recover" => step.recovered = true,
            "whom" => step.chooses = false,
            _ => {}
        }
        Ok(())
    }
}

impl Fact<Fornovo> for LeftUndone {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        if let Some(general) = self.pending.part("general") {
            battle.state.left_behind.remove(&general);
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let what = self.pending.label(position(before));
        let undone = line("log.left_undone").with("what", what);
        vec![
            undone
                .about(self.pending.part::<UnitRef>("unit"))
                .tone(Tone::Warn),
        ]
    }
}
