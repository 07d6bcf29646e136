//! Morale: units are halted, shaken or routed (F-5.06, F-5.10, F-7.57).

use super::prelude::*;
use super::view::morale_id;

written! {
    /// A unit's morale or its number of rout moves changed.
    pub struct MoraleChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's morale.
        pub morale: Morale,
    }

    /// A unit routed: its charge, pursuit and recoil end.
    pub struct Routed {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit that has lost three quarters of its figures routs (F-5.06).
    pub struct Shattered {
        /// The unit.
        pub unit: UnitRef,
    }
}

/// Returns the log line of a change in morale; empty if only the moment or the number of rout moves
/// differs.
fn turned(before: &Battle, unit: UnitRef, now: Morale) -> Vec<Line> {
    let id = morale_id(now);
    let tone = match now {
        Morale::Good => Tone::Good,
        Morale::Halted { .. } => Tone::Warn,
        Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
    };
    let same = |state: &UnitState| morale_id(state.morale) == id;
    if state_of(before, unit).is_ok_and(same) {
        return Vec::new();
    }
    vec![
        unit_line(format!("log.morale.{id}"), unit)
            .tone(tone)
            .by(MORALE),
    ]
}

impl Fact<Fornovo> for MoraleChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.turns(self.morale);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        turned(before, self.unit, self.morale)
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        events.turned(before, self.unit, self.morale);
    }
}

impl Fact<Fornovo> for Routed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.turns(Morale::ROUTED);
        (state.charge, state.pursuit, state.recoils) = (None, None, false);
        state.turn.routed = true;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        turned(before, self.unit, Morale::ROUTED)
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        events.turned(before, self.unit, Morale::ROUTED);
    }
}

impl Fact<Fornovo> for Shattered {
    fn log(&self, _: &Battle) -> Vec<Line> {
        vec![
            unit_line("log.shattered", self.unit)
                .including(unit_line("log.morale.routed", self.unit))
                .tone(Tone::Bad)
                .by(SHATTERED),
        ]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        events.shattered.insert(self.unit);
    }
}

impl Resolver<'_> {
    /// Halts the unit (F-5.10).
    pub(super) fn halt(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let since = self.battle.state.now;
        self.worsen(unit, Morale::Halted { since })
    }

    /// Shakes the unit (F-5.10). A routing unit continues to rout.
    pub(super) fn shake(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let since = self.battle.state.now;
        self.worsen(unit, Morale::Shaken { since })
    }

    /// Sets the unit's morale, unless the change would improve it (F-5.11).
    fn worsen(&mut self, unit: UnitRef, to: Morale) -> Result<(), BadFact> {
        match self.state(unit)?.morale.depth() > to.depth() {
            true => Ok(()),
            false => self.set_morale(unit, to),
        }
    }

    /// Sets the unit's morale.
    pub(super) fn set_morale(&mut self, unit: UnitRef, morale: Morale) -> Result<(), BadFact> {
        self.change(unit, MoraleChanged { unit, morale })
    }

    /// Routs and disorders the unit. Friends that see the rout might have to test, and enemies in
    /// contact with no other unit pursue (F-7.57, D-113).
    pub(super) fn rout(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        if self.state(unit)?.routs() || !self.state(unit)?.on_table() {
            return Ok(());
        }
        let charge = self.state(unit)?.charge;
        self.add(Routed { unit })?;
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.breaks_square(unit)?;
        self.leave_guns(unit)?;
        self.pursued(unit)?;
        self.target_is_free(charge)?;
        self.chargers_lose_target(unit)
    }

    /// Lets the unit's chargers that have not made contact lose their target (F-6.12).
    pub(super) fn chargers_lose_target(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        for charger in self.position().chargers(unit) {
            let charge = self.state(charger)?.charge;
            let open = [ChargeStage::Declared, ChargeStage::Passed];
            if charge.is_some_and(|charge| open.contains(&charge.stage)) {
                self.target_gone(charger)?;
            }
        }
        Ok(())
    }

    /// If shooting shattered a charger in contact before any blow, separates it from its target,
    /// unless the target charged too. A target separated in this way has routed no enemy, so
    /// it does not pursue (F-7.57, D-210).
    fn leave_charged_unit(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        if self.battle.state.now.step.phase() != Phase::Shoot {
            return Ok(());
        }
        let home = |charge: &Charge| charge.stage == ChargeStage::Home;
        let Some(charge) = self.state(unit)?.charge.filter(home) else {
            return Ok(());
        };
        let theirs = self.state(charge.target)?.charge;
        if theirs.is_none_or(|theirs| theirs.target != unit) {
            self.part(unit, charge.target)?;
        }
        Ok(())
    }

    /// Routs shattered units (F-5.06). In the Shoot phase they rout with the other routing units,
    /// and make a half move at once. In combat they rout before friends that see the rout take
    /// their tests (D-118).
    pub(super) fn break_shattered_units(&mut self) -> Result<(), BadFact> {
        for unit in self.units_on_table() {
            if !self.position().is_shattered(unit) || self.state(unit)?.routs() {
                continue;
            }
            self.add(Shattered { unit })?;
            self.leave_charged_unit(unit)?;
            self.rout(unit)?;
        }
        Ok(())
    }
}
