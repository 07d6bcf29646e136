//! Move 3: normal moves (F-6.09, F-7.13).

use drumhead_words::ClauseId;
use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::act::Act;
use super::event::Change;
use super::state::*;

/// What only the table can tell of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveTold {
    /// The unit.
    pub unit: UnitRef,
    /// How far it moved.
    pub moved: Moved,
    /// Whether it went towards the enemy by the distance that counts as an
    /// advance (F-8.19, F-5.10).
    pub advanced: bool,
    /// Whether it ended in a straight run that counts for impetus next turn
    /// (F-7.44).
    pub straight_run: bool,
    /// Whether the ground or the manoeuvre put it in disorder (F-5.02).
    pub disordered: Option<DisorderCause>,
    /// The feature it is now in or behind.
    pub ground: Option<u16>,
}

impl MoveTold {
    /// A unit that stood.
    pub const fn stood(unit: UnitRef) -> Self {
        Self {
            unit,
            moved: Moved::Stood,
            advanced: false,
            straight_run: false,
            disordered: None,
            ground: None,
        }
    }
}

impl Act<'_> {
    /// Units of one side move, in one sweep.
    pub(super) fn moves(&mut self, moves: &[MoveTold]) -> Result<(), Refusal> {
        for told in moves {
            self.may_move(told)?;
        }
        self.settled()?;
        for told in moves {
            self.moved(told)?;
        }
        Ok(())
    }

    /// What speaks against a move.
    fn may_move(&mut self, told: &MoveTold) -> Result<(), Refusal> {
        const STEP: ClauseId = ClauseId::new("F-6.09");
        const VOLUNTARY: ClauseId = ClauseId::new("F-7.13");
        const NO_ADVANCE: ClauseId = ClauseId::new("F-5.10");
        const DEBT: ClauseId = ClauseId::new("F-7.27");
        let unit = told.unit;
        let live = self.on_table(unit)?.clone();
        if told.moved == Moved::Charged {
            return Err(Refusal::impossible(
                "charge",
                "a charge is declared, not moved as a normal move",
            ));
        }
        if let Some(feature) = told.ground {
            let Some(spot) = self.table().usual_spot(feature) else {
                return Err(Refusal::impossible(
                    "no_such_feature",
                    "the table has no such feature",
                ));
            };
            if told.moved != Moved::Stood {
                self.may_stand(unit, spot);
            }
        }
        let id = |what: &str| format!("{what}.{}.{}", unit.side, unit.unit);
        let moving = self.state.now.step.moving_side(self.state.side_a);
        let its_step = moving == Some(unit.side);
        if !its_step && STEP.stands() {
            let text = "its side does not move in this step";
            self.object(&id("not_its_step"), Some(STEP), text);
        }
        let runs = live.routs() || live.pursuit.is_some();
        if runs && told.moved != Moved::Stood && VOLUNTARY.stands() {
            let text = "routers and pursuers do not move of their own will";
            self.object(&id("runs"), Some(VOLUNTARY), text);
        }
        let held = matches!(live.morale, Morale::Halted { .. } | Morale::Shaken { .. });
        if held && told.advanced && NO_ADVANCE.stands() {
            let text = "a halted or shaken unit does not advance";
            self.object(&id("no_advance"), Some(NO_ADVANCE), text);
        }
        if live.debt > 0 && told.moved != Moved::Stood && DEBT.stands() {
            let text = "it still completes a manoeuvre";
            self.object(&id("debt"), Some(DEBT), text);
        }
        if live.turn.moved != Moved::Stood && told.moved != Moved::Stood {
            let text = "it has moved this turn";
            self.object(&id("moved"), Some(VOLUNTARY), text);
        }
        Ok(())
    }

    fn moved(&mut self, told: &MoveTold) -> Result<(), Refusal> {
        let unit = told.unit;
        let before = self.live(unit)?.turn;
        let turn = Record {
            moved: before.moved.max(told.moved),
            advanced: before.advanced || told.advanced,
            straight_run: told.straight_run,
            ..before
        };
        self.set(unit, Change::Turn(turn))?;
        if told.moved != Moved::Stood {
            let spot = told.ground.and_then(|id| self.table().usual_spot(id));
            self.takes_ground(unit, spot, told.moved)?;
        }
        match told.disordered {
            Some(cause) => self.disorder(unit, cause),
            None => Ok(()),
        }
    }
}
