//! Section 3 in play: a general joins a unit and leaves it (F-3.07).

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::army::Rank;
use super::super::generals::general_in_danger;
use super::act::Act;
use super::duty::Duty;
use super::event::Event;
use super::offers::generals_move;
use super::state::*;
use super::table::Table;

/// Generals come and go among the normal moves of their side.
const AMONG_MOVES: ClauseId = ClauseId::new("F-6.09");
/// A subgeneral leads only the units given to him at the start.
const HIS_OWN: ClauseId = ClauseId::new("F-3.01");

impl Table<'_> {
    /// What speaks against this general joining the unit: a subgeneral has
    /// units of his own (F-3.01).
    pub(super) fn not_his(&self, general: GeneralRef, unit: UnitRef) -> Option<Objection> {
        let army = self.setup.army(general.side)?;
        let of = army.generals.iter().find(|of| of.id == general.general)?;
        let (bought, _) = self.unit(unit)?;
        let his = of.rank == Rank::CommanderInChief || bought.general == Some(of.id);
        (!his && HIS_OWN.stands()).then(|| Objection {
            id: "not_his".to_owned(),
            clause: Some(HIS_OWN.as_str().to_owned()),
            text: "a subgeneral is with units that were given to him, and this is none of them"
                .to_owned(),
        })
    }

    /// Whether a general who may lead the unit has no unit of his own: one with
    /// a unit does nothing for the others (F-3.01, F-3.08). How far off he is
    /// only the table can tell.
    pub(super) fn may_be_led(&self, unit: UnitRef) -> bool {
        let (Some((bought, _)), Some(army)) = (self.unit(unit), self.setup.army(unit.side)) else {
            return false;
        };
        army.generals.iter().any(|of| {
            let general = GeneralRef {
                side: unit.side,
                general: of.id,
            };
            let eligible = of.rank == Rank::CommanderInChief || bought.general == Some(of.id);
            let free = match self.state.generals.get(&general) {
                Some(Commander::Alone) => true,
                Some(Commander::With { .. } | Commander::Lost) | None => false,
            };
            eligible && free
        })
    }

    /// Whether the table is asked how far a general is from the unit: measured
    /// from his head, round enemies, not over ground that nobody crosses
    /// (F-3.04).
    pub(super) fn asks_for_general(&self, unit: UnitRef) -> bool {
        let with = self.state.general_with(unit).is_some();
        self.may_be_led(unit) && !with
    }
}

impl Act<'_> {
    /// Generals whose unit has lost enough figures in this phase are in danger,
    /// once (F-3.09).
    pub(super) fn owe_danger(&mut self) -> Result<(), Refusal> {
        let generals: Vec<_> = self.state.generals.clone().into_iter().collect();
        for (general, commander) in generals {
            let Commander::With { unit } = commander else {
                continue;
            };
            let turn = self.live(unit)?.turn;
            let limits = &self.rules.limits;
            if !turn.general_rolled && general_in_danger(turn.lost_in_phase, limits) {
                self.owe(Duty::Danger { general })?;
            }
        }
        Ok(())
    }

    /// A general joins a unit, or leaves the one he is with.
    pub(super) fn attach(
        &mut self,
        general: GeneralRef,
        unit: Option<UnitRef>,
    ) -> Result<(), Refusal> {
        const MOVE_PHASE: ClauseId = ClauseId::new("F-3.07");
        let now = match (self.state.generals.get(&general), unit) {
            (None, _) => {
                return Err(Refusal::impossible(
                    "no_such_general",
                    "the side has no such general",
                ));
            }
            (Some(Commander::Lost), _) => {
                return Err(Refusal::impossible("general_lost", "the general is lost"));
            }
            (Some(Commander::Alone | Commander::With { .. }), Some(unit)) => {
                self.on_table(unit)?;
                if unit.side != general.side {
                    return Err(Refusal::impossible(
                        "not_a_friend",
                        "a general joins units of his own side",
                    ));
                }
                if self
                    .state
                    .general_with(unit)
                    .is_some_and(|other| other != general)
                {
                    self.object(
                        "has_general",
                        Some(MOVE_PHASE),
                        "another general is with this unit already",
                    );
                }
                if let Some(objection) = self.table().not_his(general, unit) {
                    self.raise(objection);
                }
                Commander::With { unit }
            }
            (Some(Commander::Alone | Commander::With { .. }), None) => Commander::Alone,
        };
        let moving = self.state.now.step.moving_side(self.state.side_a);
        if AMONG_MOVES.stands()
            && generals_move(self.state.now.step)
            && moving != Some(general.side)
        {
            self.object(
                "not_among_moves",
                Some(AMONG_MOVES),
                "generals join and leave units when their own side moves",
            );
        }
        if MOVE_PHASE.stands() && !generals_move(self.state.now.step) {
            self.object(
                "not_move_phase",
                Some(MOVE_PHASE),
                "generals join and leave units in the Move phase only",
            );
        }
        self.settled()?;
        self.happen(Event::General { general, now })
    }
}
