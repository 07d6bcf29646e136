//! Section 2.6 in play: snipers (F-2.50 to F-2.53).
//!
//! An army buys a sniper as a piece; in a battle he is a unit of one figure,
//! that takes no tests and whom only another sniper shoots at.

use std::collections::BTreeSet;

use drumhead_words::ClauseId;
use drumhead_words::dice::Dice;
use drumhead_words::play::{Refusal, UnitRef};

use super::super::army::{Order, PieceKind, Unit};
use super::super::shooting::{
    self, Aim, Band, CannotShoot, Classes, Quarry, Reach, Shooters, Sniper, Volley, kills_general,
    sniper_evades, sniper_target,
};
use super::super::terrain::{Against, Cover};
use super::act::Act;
use super::duty::Duty;
use super::event::{Change, Event};
use super::fire::{FireTold, cannot_shoot, movement};
use super::setup::Setup;
use super::state::*;
use super::table::Table;
use super::turn::Step;

const SNIPER: ClauseId = ClauseId::new("F-2.50");
const CAUGHT: ClauseId = ClauseId::new("F-2.53");

/// The armies as they take the field: snipers, bought as pieces, are units of
/// their own there, numbered after the others.
pub(super) fn fielded(mut setup: Setup) -> (Setup, BTreeSet<UnitRef>) {
    let mut snipers = BTreeSet::new();
    for (side, of) in (0_u8..).zip(&mut setup.sides) {
        let unnamed = || super::say("unit.sniper", &[]);
        let fielded: Vec<Unit> = of.army.snipers().map(|(_, unit)| unit).collect();
        of.army
            .pieces
            .retain(|piece| piece.what != PieceKind::Sniper);
        for mut unit in fielded {
            if unit.name.is_empty() {
                unit.name = unnamed();
            }
            snipers.insert(UnitRef::new(side, unit.number.0));
            of.army.units.push(unit);
        }
    }
    (setup, snipers)
}

impl Table<'_> {
    /// Whether the unit is a sniper.
    pub(super) fn is_sniper(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, live)| live.sniper)
    }

    /// Whether a general can be shot at: one who is with a unit off the table
    /// cannot.
    fn is_there(&self, commander: Commander) -> bool {
        match commander {
            Commander::Alone => true,
            Commander::With { unit } => self.unit(unit).is_some_and(|(_, live)| live.on_table()),
            Commander::Lost => false,
        }
    }

    /// Generals of the other side at whom a sniper may shoot: with a unit or
    /// on their own (F-2.51).
    pub(super) fn quarries(&self, unit: UnitRef) -> Vec<GeneralRef> {
        let there = |(general, commander): (&GeneralRef, &Commander)| {
            let enemy = general.side != unit.side;
            (enemy && self.is_there(*commander)).then_some(*general)
        };
        self.state.generals.iter().filter_map(there).collect()
    }

    /// A sniper's shot at a general, made ready (F-2.51).
    pub(super) fn snipe_aim(
        &self,
        unit: UnitRef,
        general: GeneralRef,
        told: FireTold,
    ) -> Option<Result<Aim, CannotShoot>> {
        let (_, live) = self.unit(unit)?;
        let commander = self.state.generals.get(&general)?;
        if !self.is_there(*commander) {
            return None;
        }
        let quarry = match commander {
            Commander::Lost => return None,
            Commander::Alone => Quarry::LoneGeneral,
            Commander::With { unit: with } => {
                let known = || self.cover(*with, Against::SmallArms, told.side);
                let cover = told.cover.unwrap_or_else(known);
                let (bought, _) = self.unit(*with)?;
                Quarry::Unit(Classes {
                    dense: false,
                    skirmish: bought.order == Order::Skirmish,
                    soft: cover == Cover::Soft,
                    hard: cover == Cover::Hard,
                })
            }
        };
        let volley = Volley {
            shooters: Shooters::Sniper(Sniper {
                movement: movement(live),
            }),
            target: sniper_target(quarry, self.rules),
            reach: Reach::Band(if told.close { Band::Close } else { Band::Far }),
            scale: self.setup.scale,
            charge: None,
        };
        Some(shooting::volley(&volley, self.rules))
    }
}

impl Act<'_> {
    /// A sniper shoots at a general; a hit may kill him (F-2.51, F-2.52).
    pub(super) fn snipe(
        &mut self,
        unit: UnitRef,
        general: GeneralRef,
        told: FireTold,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        self.on_table(unit)?;
        if general.side == unit.side {
            return Err(Refusal::impossible("same_side", "that general is a friend"));
        }
        if !self.live(unit)?.sniper {
            return Err(Refusal::impossible(
                "no_sniper",
                "only a sniper shoots at a general",
            ));
        }
        self.has_not_fired(unit)?;
        if self.state.now.step != Step::Fire {
            let text = "this is not the step of shooting";
            self.object("not_fire_step", Step::Fire.clause(), text);
        }
        let Some(aim) = self.table().snipe_aim(unit, general, told) else {
            return Err(Refusal::impossible(
                "general_gone",
                "the general is lost, or off the table",
            ));
        };
        let aim = aim.map_err(|error| Refusal::impossible(error.key(), cannot_shoot(error)))?;
        self.settled()?;
        let bands = aim.to_hit.bands();
        let thrown = self.pool("volley", Some(unit.side), aim.dice.dice, bands, dice)?;
        let hit = aim.hits(&thrown.counts) > 0;
        self.happen(Event::Sniped { unit, general, hit })?;
        let turn = Record {
            fired: [true; 2],
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))?;
        if hit {
            self.owe(Duty::Mark { general })?;
        }
        Ok(())
    }

    /// A sniper shoots once in a step.
    pub(super) fn has_not_fired(&self, unit: UnitRef) -> Result<(), Refusal> {
        let live = self.live(unit)?;
        if live.sniper && live.turn.fired != [false; 2] {
            return Err(Refusal::impossible("shot_already", "he has shot this turn"));
        }
        Ok(())
    }

    /// The second die after a sniper has hit a general (F-2.52).
    pub(super) fn mark_general(
        &mut self,
        general: GeneralRef,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let duty = Duty::Mark { general };
        if !self.state.duties.contains(&duty) {
            return Err(Refusal::impossible(
                "not_owed",
                "no sniper has hit that general",
            ));
        }
        let side = Some(1 - general.side.min(1));
        let face = self.die("sniper", side, dice)?;
        let lost = kills_general(face, self.rules);
        self.happen(Event::Marked {
            general,
            face,
            lost,
        })?;
        self.settle(duty)?;
        if lost {
            let now = Commander::Lost;
            self.happen(Event::General { general, now })?;
        }
        Ok(())
    }

    /// The enemy has reached a sniper: he gets away or is dead (F-2.53).
    pub(super) fn caught(&mut self, unit: UnitRef, dice: &mut dyn Dice) -> Result<(), Refusal> {
        self.on_table(unit)?;
        let duty = Duty::Caught { unit };
        if !self.state.duties.contains(&duty) {
            return Err(Refusal::impossible("not_owed", "no enemy has reached him"));
        }
        let face = self.die("sniper_caught", Some(unit.side), dice)?;
        let away = sniper_evades(face, self.rules);
        self.happen(Event::Caught { unit, face, away })?;
        self.settle(duty)?;
        if away {
            return self.evade(unit);
        }
        let why = Gone::Destroyed;
        self.leave(unit, Place::Gone { why })
    }

    /// Whether the enemy who reaches this unit has caught a sniper, who then
    /// owes his die and is in no contact.
    pub(super) fn catches(&mut self, unit: UnitRef) -> Result<bool, Refusal> {
        let sniper = self.live(unit)?.sniper && CAUGHT.stands();
        if sniper {
            self.owe(Duty::Caught { unit })?;
        }
        Ok(sniper)
    }

    /// Whether the unit takes no tests: a sniper (D-165).
    pub(super) fn takes_no_tests(&self, unit: UnitRef) -> bool {
        SNIPER.stands() && self.table().is_sniper(unit)
    }
}
