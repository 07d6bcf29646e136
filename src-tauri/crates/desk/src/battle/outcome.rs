//! The outcome of a battle with the names of its units, as shown and as written in JSON.

use drumhead_rules::outcome::{Ended, GeneralFate, Left, Outcome};
use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_vocabulary::play::{BattleView, SideView, UnitRef};
use serde::Serialize;

use super::Battles;
use crate::Result;

/// The outcome of a battle; of an unfinished battle, the position now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BattleOutcome {
    /// The battle's name.
    pub name: String,
    /// The turn number.
    pub turn: u32,
    /// The result of the battle, if it has ended.
    pub over: Option<String>,
    /// The side that holds the field, if one does.
    pub held_field: Option<u8>,
    /// The measure in which a side's losses are counted: "figures lost".
    pub counted: String,
    /// The sides.
    pub sides: Vec<SideOutcome>,
}

/// The outcome for a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideOutcome {
    /// The side's index.
    pub side: u8,
    /// The side's name.
    pub name: String,
    /// The side's losses.
    pub lost: u32,
    /// The strength of units that left the field, which does not count as lost.
    pub gone: u32,
    /// The side's objectives, in the player's words; blank in most rulebooks.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub objectives: String,
    /// The side's units.
    pub units: Vec<UnitOutcome>,
    /// The side's generals who are not units.
    pub generals: Vec<GeneralOutcome>,
}

/// The fate of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitOutcome {
    /// The unit.
    pub unit: UnitRef,
    /// The unit's name.
    pub name: String,
    /// How the battle ended for the unit.
    #[serde(flatten)]
    pub ended: Ended,
    /// The reason why the unit is off the table, in the terms of its rulebook. `None` for a unit on
    /// the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<String>,
    /// The unit's remaining and initial strength.
    pub left: Vec<Left>,
}

/// The fate of a general.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GeneralOutcome {
    /// The general's number on his side.
    pub number: u16,
    /// The general's name.
    pub name: String,
    /// The general's fate.
    pub fate: GeneralFate,
}

impl BattleOutcome {
    /// Returns the outcome of a battle with this name.
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
                gone: card.gone,
                left: fate.left.clone(),
            })
        });
        let generals = outcome
            .generals
            .iter()
            .filter(|(general, _)| general.side == side.side)
            .map(|(general, fate)| GeneralOutcome {
                number: general.number,
                name: battle.general_name(*general),
                fate: *fate,
            });
        Self {
            objectives: battle.objectives(side.side).to_owned(),
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
    /// Returns the outcome of a battle: the fate of each unit, and the side that holds the field.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_outcome(&mut self, id: &str) -> Result<BattleOutcome> {
        let session = self.session(id)?;
        Ok(BattleOutcome::of(&session.name, &session.battle))
    }
}
