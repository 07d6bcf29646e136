//! The consequences of corrections for the attacks of a step and for falling back.

use std::collections::BTreeSet;

use drumhead_rules::frame::ByHand;

use crate::interpretations::Pooling;
use crate::prelude::*;

/// Returns the facts that remove the attacks from a unit's hex, if the players have set that the
/// hex has not attacked. If other attacks on the same target shared a die with them, the die no
/// longer counts: it was rolled for another sum (S-12, gap S-A1).
pub(super) fn withdrawn(
    before: &Battle,
    battle: &Battle,
    unit: UnitRef,
    by_hand: &ByHand,
) -> Vec<Event> {
    if !by_hand.sets(unit, "attacked") {
        return Vec::new();
    }
    let attacks = |battle: &Battle| -> BTreeSet<_> {
        let blows = battle.state.blows.iter();
        blows.map(|it| (it.side, it.from, it.at)).collect()
    };
    let left = attacks(battle);
    let gone = attacks(before).into_iter().filter(|it| !left.contains(it));
    let pooled = interpretations(battle).pooling == Pooling::PerTarget;
    let facts = gone.map(|(side, from, at)| {
        let of_side = |blow: &&Blow| blow.side == side;
        let mut rolled = before.state.blows_on(at).filter(of_side);
        let rolled = rolled.any(|blow| blow.casualties.is_some());
        let others = battle.state.blows_on(at).any(|blow| blow.side == side);
        let again = pooled && rolled && others;
        Event::from(Withdrawn {
            side,
            from,
            at,
            again,
        })
    });
    facts.collect()
}

/// Returns the fact that figures that have attacked are now in another hex, or off the map: each
/// attacks once a step, wherever it is (S-13). If only some figures of a hex have attacked, as many
/// of them as possible belong to the unit.
pub(super) fn carried(before: &Battle, battle: &Battle, unit: UnitRef) -> Option<Event> {
    let was = before.state.unit(unit)?;
    let from = was.place()?;
    let to = battle.state.unit(unit).and_then(UnitState::place);
    let spent = battle.state.spent.get(&from).filter(|_| to != Some(from))?;
    let troops = spent.shared_with(was.troops(lives(before)));
    (!troops.is_nobody()).then(|| {
        Carried {
            unit,
            from,
            to,
            troops,
        }
        .into()
    })
}

/// Returns the fact that troops marked as Standing by hand no longer fall back (S-21).
pub(super) fn released(battle: &Battle, unit: UnitRef, by_hand: &ByHand) -> Option<Event> {
    let state = battle.state.unit(unit)?;
    let (side, hex) = (unit.side, state.place()?);
    let pressed = Pressed { side, hex };
    let stands = by_hand.sets(unit, "standing") && state.standing;
    (stands && battle.state.pressed.contains(&pressed)).then(|| Released { pressed }.into())
}

written! {
    /// Attacks by one hex on another were removed by hand.
    pub struct Withdrawn {
        /// The side that attacked.
        pub side: u8,
        /// The attacking hex.
        pub from: Cell,
        /// The target hex.
        pub at: Cell,
        /// Whether other attacks on the target shared a die with these attacks, so that the die is
        /// rolled again.
        pub again: bool,
    }

    /// Figures that have attacked were moved out of their hex by hand. They keep the mark of their
    /// attack in another hex, and lose it off the map.
    pub struct Carried {
        /// The unit.
        pub unit: UnitRef,
        /// The hex in which the figures attacked.
        pub from: Cell,
        /// The new hex. `None` if the unit is not on the map.
        pub to: Option<Cell>,
        /// The figures and guns that have attacked.
        pub troops: Troops,
    }

    /// Troops no longer fall back, because they were marked as Standing by hand.
    pub struct Released {
        /// The troops.
        pub pressed: Pressed,
    }
}

impl Fact<StandAndDie> for Withdrawn {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let blows = &mut battle.state.blows;
        blows.retain(|it| (it.side, it.from, it.at) != (self.side, self.from, self.at));
        let shared = blows.iter_mut().filter(|_| self.again);
        for blow in shared.filter(|it| (it.side, it.at) == (self.side, self.at)) {
            blow.casualties = None;
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let units = targets_at(before, other(self.side), self.at);
        let line = |key: &'static str| {
            let line = line(key).by(SUM).tone(Tone::Warn).about(units.clone());
            let line = line.with("units", units.clone()).with("at", self.at);
            line.with("from", self.from)
        };
        let again = self.again.then(|| line("log.roll_again"));
        [line("log.withdrawn")].into_iter().chain(again).collect()
    }
}

impl Fact<StandAndDie> for Carried {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.unit_mut(self.unit)?;
        let mut spent = |hex, change: &dyn Fn(Troops) -> Troops| {
            let before = state.spent.remove(&hex).unwrap_or_default();
            let now = change(before);
            if !now.is_nobody() {
                state.spent.insert(hex, now);
            }
        };
        spent(self.from, &|it| it.without(self.troops));
        if let Some(to) = self.to {
            spent(to, &|it| it.and(self.troops));
        }
        Ok(())
    }

    /// Logs nothing for a unit off the map, which cannot attack.
    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = |to| {
            let line = line("log.carried").by(ONCE).about([self.unit]);
            line.with("unit", self.unit).with("hex", to)
        };
        self.to.map(line).into_iter().collect()
    }
}

impl Fact<StandAndDie> for Released {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.press(self.pressed, false);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Pressed { side, hex } = self.pressed;
        let units = groups_at(before, side, hex);
        let line = line("log.released").by(STAND).about(units.clone());
        vec![line.with("units", units).with("hex", hex)]
    }
}
