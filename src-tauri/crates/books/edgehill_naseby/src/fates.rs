//! The fates of units: disorder, retreats, losses, and guns that lose their crews.

use crate::prelude::*;
use crate::profile::{Fate, Outcome};

/// Returns the effects of a result on the attackers and the defender.
pub(crate) fn suffered(battle: &Battle, target: UnitRef, outcome: Outcome) -> Vec<Event> {
    let attackers = battle
        .state
        .attacks_on(target)
        .flat_map(|it| suffers(battle, it.unit, outcome.attacker));
    let defender = suffers(battle, target, outcome.defender);
    attackers.chain(defender).collect()
}

fn suffers(battle: &Battle, unit: UnitRef, fate: Fate) -> Vec<Event> {
    if fate.eliminated {
        let left = Left {
            unit,
            away: Away::Eliminated,
            by: None,
        };
        let guns = forsaken(battle, unit);
        return std::iter::once(left.into()).chain(guns).collect();
    }
    let mut facts = Vec::new();
    if fate.disordered {
        facts.extend(disordered(battle, unit, WhyDisordered::Combat));
    }
    if fate.retreats > 0 {
        let hexes = fate.retreats;
        facts.push(MustRetreat { unit, hexes }.into());
        facts.extend(forsaken(battle, unit));
    }
    facts
}

/// Returns the fact recording that a steady unit became disordered.
pub(crate) fn disordered(battle: &Battle, unit: UnitRef, why: WhyDisordered) -> Option<Event> {
    let steady = battle.state.unit(unit).is_some_and(|it| !it.disordered);
    steady.then(|| Disordered { unit, why }.into())
}

/// Returns the facts recording that guns lose their crews because their infantry must retreat or is
/// eliminated (E-22, gap E-A32).
fn forsaken(battle: &Battle, unit: UnitRef) -> Vec<Event> {
    let state = &battle.state;
    let Ok((standing, hex)) = here(battle, unit) else {
        return Vec::new();
    };
    let forsakes = standing.arm == Arm::Infantry && guns_used(battle);
    let manned = |it: &Standing| it.gun.is_some_and(|own| !own.is_unmanned());
    let guns = state.at(hex).filter(|_| forsakes);
    guns.filter(|(gun, it)| state.serves(*gun) == unit.side && manned(it))
        .map(|(gun, _)| unmanned(battle, gun, WhyUnmanned::Forsaken))
        .collect()
}

/// Returns the fact recording that a gun loses its crew.
pub(crate) fn unmanned(battle: &Battle, unit: UnitRef, why: WhyUnmanned) -> Event {
    let turn = battle.state.turn;
    Unmanned { unit, turn, why }.into()
}

/// The reason why a unit became disordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyDisordered {
    /// The unit was hit by gun fire (E-15).
    Fire,
    /// The unit charged downhill (E-33).
    Downhill,
    /// The unit suffered the result of a combat.
    Combat,
}

/// The reason why a gun lost its crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyUnmanned {
    /// The gun, without infantry, attempted to fire at adjacent cavalry (E-19).
    Attempt,
    /// Cavalry arrived next to the gun (E-19, gap E-A11).
    Adjacent,
    /// The gun's infantry had to retreat or was eliminated (E-22).
    Forsaken,
}

written! {
    /// A unit became disordered.
    pub struct Disordered {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub why: WhyDisordered,
    }

    /// A gun lost its crew.
    pub struct Unmanned {
        /// The gun.
        pub unit: UnitRef,
        /// The turn in which the gun lost its crew.
        pub turn: u32,
        /// The reason.
        pub why: WhyUnmanned,
    }

    /// A captured gun serves its own side again, because the players corrected the capture.
    pub struct Regained {
        /// The gun.
        pub unit: UnitRef,
    }

    /// A unit left the map.
    pub struct Left {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub away: Away,
        /// The unit that removed a gun by moving over it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub by: Option<UnitRef>,
    }
}

impl Fact<EdgehillNaseby> for Disordered {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.disordered = true;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let (key, clause) = match self.why {
            WhyDisordered::Fire => ("log.disordered", Some(DISORDER)),
            WhyDisordered::Downhill => ("log.downhill", Some(HILL_CHARGE)),
            WhyDisordered::Combat => ("log.disordered", BASIC),
        };
        let line = unit_line(key, self.unit).tone(Tone::Bad);
        vec![clause.into_iter().fold(line, Line::by)]
    }
}

impl Fact<EdgehillNaseby> for Unmanned {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.gun_mut(self.unit)?.loses_crew(self.turn);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let (key, clause) = match self.why {
            WhyUnmanned::Attempt => ("log.unmanned_attempt", SUPPORTED),
            WhyUnmanned::Adjacent => ("log.unmanned_adjacent", SUPPORTED),
            WhyUnmanned::Forsaken => ("log.unmanned_forsaken", FORSAKEN),
        };
        vec![unit_line(key, self.unit).by(clause).tone(Tone::Bad)]
    }
}

impl Fact<EdgehillNaseby> for Regained {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let gun = battle.state.gun_mut(self.unit)?;
        gun.ends_capture(gun.lost_by(self.unit.side));
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![unit_line("log.regained", self.unit)]
    }
}

impl Fact<EdgehillNaseby> for MustRetreat {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        let retreats = &mut battle.state.retreats;
        let place = retreats.partition_point(|it| it.unit <= self.unit);
        retreats.insert(place, self.clone());
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = unit_line("log.must_retreat", self.unit).tone(Tone::Bad);
        vec![line.with("hexes", self.hexes)]
    }
}

impl Fact<EdgehillNaseby> for Left {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.away = Some(self.away);
        battle.state.forget(self.unit);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = match self.away {
            Away::Eliminated => "log.eliminated",
            Away::Overrun => "log.overrun",
            Away::OffMap => "log.off_map",
        };
        let line = unit_line(key, self.unit).tone(Tone::Bad);
        let clause = self.by.map(|by| overrun_by(before, by));
        vec![clause.into_iter().fold(line, Line::by)]
    }
}

/// Returns the clause under which this unit overruns guns (E-23, E-24).
pub(crate) fn overrun_by(battle: &Battle, unit: UnitRef) -> ClauseId {
    match battle.state.unit(unit).map(|it| it.arm) {
        Some(Arm::Cavalry) => RIDDEN_DOWN,
        Some(Arm::Infantry | Arm::Artillery | Arm::Leader) | None => TAKEN,
    }
}
