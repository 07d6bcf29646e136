//! Section 2.6 in play: snipers (F-2.50 to F-2.53).
//!
//! An army buys a sniper as a piece. In a battle it is a unit of one figure that takes no tests,
//! and only another sniper may shoot at it.

use std::collections::BTreeSet;

use super::fire::movement;
use super::prelude::*;
use super::setup::Setup;
use crate::army::{Order, PieceKind, Unit};
use crate::shooting::{
    self, Aim, Band, CannotShoot, Classes, Quarry, Reach, Shooters, Sniper, Target, Volley,
    sniper_target,
};
use crate::terrain::{Against, Cover};
use crate::words::Words;
use drumhead_rules::catalogue::Language;

/// Returns the set-up in play, and its snipers. They were bought as pieces, but are now units,
/// numbered after the others.
pub(super) fn fielded(mut setup: Setup) -> (Setup, BTreeSet<UnitRef>) {
    // An unnamed sniper's name is stored with the battle, so it is English whatever the program's
    // language.
    let english = Words::speak(Language::ENGLISH);
    let mut snipers = BTreeSet::new();
    for (side, of) in (0_u8..).zip(&mut setup.sides) {
        let unnamed = || english.get("unit.sniper").to_owned();
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

impl Position<'_> {
    /// Whether the unit is a sniper.
    pub(super) fn is_sniper(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| state.sniper)
    }

    /// Whether a sniper can shoot at a general, which is impossible if his unit is off the table.
    fn is_there(&self, commander: Commander) -> bool {
        match commander {
            Commander::Alone => true,
            Commander::With { unit } => self.unit(unit).is_some_and(|(_, state)| state.on_table()),
            Commander::Lost => false,
        }
    }

    /// Returns the enemy generals at whom a sniper may shoot, attached or alone (F-2.51).
    pub(super) fn quarries(&self, unit: UnitRef) -> Vec<GeneralRef> {
        let there = |(general, commander): (&GeneralRef, &Commander)| {
            let enemy = general.side != unit.side;
            (enemy && self.is_there(*commander)).then_some(*general)
        };
        self.state.generals.iter().filter_map(there).collect()
    }

    /// Returns a sniper's aim at a general (F-2.51).
    pub(super) fn snipe_aim(
        &self,
        unit: UnitRef,
        general: GeneralRef,
        observed: FireObservations,
    ) -> Option<Result<Aim, CannotShoot>> {
        let (_, state) = self.unit(unit)?;
        let commander = self.state.generals.get(&general)?;
        if !self.is_there(*commander) {
            return None;
        }
        let (quarry, known) = match commander {
            Commander::Lost => return None,
            // Only the players see where an unattached general is.
            Commander::Alone => (Quarry::LoneGeneral, Cover::None),
            Commander::With { unit: with } => {
                let (bought, _) = self.unit(*with)?;
                let classes = Classes {
                    skirmish: bought.order == Order::Skirmish,
                    ..Classes::default()
                };
                let known = self.cover(*with, Against::SmallArms, observed.side);
                (Quarry::Unit(classes), known)
            }
        };
        let target = sniper_target(quarry, self.rules);
        let cover = observed.cover.unwrap_or(known);
        let target = Target {
            classes: Classes {
                soft: cover == Cover::Soft,
                hard: cover == Cover::Hard,
                ..target.classes
            },
            ..target
        };
        let volley = Volley {
            shooters: Shooters::Sniper(Sniper {
                movement: movement(state.turn.moved),
            }),
            target,
            reach: Reach::Band(if observed.close {
                Band::Close
            } else {
                Band::Far
            }),
            scale: self.setup.scale,
            charge: None,
        };
        Some(shooting::volley(&volley, self.rules))
    }
}

impl Resolver<'_> {
    /// Ends the charges on a sniper that is now dead. The chargers have reached the sniper, so they
    /// stay in order and do not test to halt (F-2.53, D-239).
    pub(super) fn reached_and_killed(&mut self, sniper: UnitRef) -> Result<(), BadFact> {
        for charger in self.position().chargers(sniper) {
            self.end_charge(charger)?;
        }
        Ok(())
    }

    /// Lets the enemy reach the unit, if it is a sniper. The roll for the sniper's escape is then
    /// pending, and the sniper is not in contact. Returns whether the unit is a sniper.
    pub(super) fn catches(&mut self, unit: UnitRef) -> Result<bool, BadFact> {
        let sniper = self.state(unit)?.sniper;
        if sniper {
            self.add_incident(unit, Incident::Caught)?;
        }
        Ok(sniper)
    }
}
