//! The outcome of a battle with the names of its units, as it is shown and written as JSON.

use drumhead_rules::outcome::{Ended, GeneralFate, Left, Outcome};
use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_words::play::{BattleView, SideView, UnitRef};
use serde::Serialize;

use super::Battles;
use crate::Result;

/// The outcome of a battle; of one that goes on, as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BattleOutcome {
    /// The battle's name.
    pub name: String,
    /// The turn.
    pub turn: u32,
    /// How it ended, if it did.
    pub over: Option<String>,
    /// The side that holds the field, if one does.
    pub held_field: Option<u8>,
    /// What the losses of a side are counted in: "figures lost".
    pub counted: String,
    /// The sides.
    pub sides: Vec<SideOutcome>,
}

/// The outcome for a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideOutcome {
    /// The side.
    pub side: u8,
    /// Its name.
    pub name: String,
    /// The side's losses.
    pub lost: u32,
    /// What its units that are no longer in the field still had, which it does not count as lost.
    pub gone: u32,
    /// Its units.
    pub units: Vec<UnitOutcome>,
    /// Its generals who are not units.
    pub generals: Vec<GeneralOutcome>,
}

/// The fate of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitOutcome {
    /// The unit.
    pub unit: UnitRef,
    /// Its name.
    pub name: String,
    /// Where it is, and why.
    #[serde(flatten)]
    pub ended: Ended,
    /// The unit's strength left, of that at the start.
    pub left: Vec<Left>,
}

/// The fate of a general.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GeneralOutcome {
    /// His number on his side.
    pub number: u16,
    /// His name.
    pub name: String,
    /// The general's fate.
    pub fate: GeneralFate,
}

impl BattleOutcome {
    /// The outcome of a battle of this name.
    fn of(name: &str, battle: &Battle) -> Self {
        let outcome = battle.outcome();
        let BattleView {
            turn, over, sides, ..
        } = battle.view();
        let counts = outcome.lost().into_iter().zip(outcome.gone());
        let sides = sides.into_iter().zip(counts);
        Self {
            name: name.to_owned(),
            turn,
            over,
            held_field: outcome.held_field,
            counted: battle.losses(),
            sides: sides
                .map(|(side, counts)| SideOutcome::of(battle, &outcome, side, counts))
                .collect(),
        }
    }
}

impl SideOutcome {
    fn of(battle: &Battle, outcome: &Outcome, side: SideView, counts: (u32, u32)) -> Self {
        let (lost, gone) = counts;
        let units = side.units.into_iter().filter_map(|card| {
            let fate = outcome.fates.get(&card.unit)?;
            Some(UnitOutcome {
                unit: card.unit,
                name: card.name,
                ended: fate.ended,
                left: fate.left.clone(),
            })
        });
        let generals = outcome.generals.iter();
        let generals = generals.filter(|(general, _)| general.side == side.side);
        let generals = generals.map(|(general, fate)| GeneralOutcome {
            number: general.number,
            name: battle.general_name(*general),
            fate: *fate,
        });
        Self {
            units: units.collect(),
            generals: generals.collect(),
            side: side.side,
            name: side.name,
            lost,
            gone,
        }
    }
}

impl Battles<'_> {
    /// The outcome of a battle: what became of each unit, and which side holds the field.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn battle_outcome(&mut self, id: &str) -> Result<BattleOutcome> {
        let session = self.session(id)?;
        Ok(BattleOutcome::of(&session.name, &session.battle))
    }
}
