//! A retreat, or the players' decision that the unit stays.

use super::Settle;
use super::moving::run_down;
use crate::moves::{
    crowded, gun_alone, gun_on_way_back, is_occupied, retreats, run_over, way_back, ways_back,
};
use crate::pending::has_fought;
use crate::prelude::*;

written! {
    /// Retreats a unit.
    pub struct Retreat {
        /// The unit.
        pub unit: UnitRef,
        /// The destination. `None` if the unit stays.
        pub to: Option<Cell>,
    }
}

impl Retreat {
    /// Returns the facts about enemy guns on the way and at the destination, if the players allow
    /// the retreat: like a march, a retreat moves over a gun (E-23, E-24).
    fn over_guns(&self, battle: &Battle) -> Vec<Event> {
        let standing = battle.state.unit(self.unit);
        let moves = standing.and_then(|it| Some((it.arm, it.place()?, self.to?)));
        let Some((arm, from, to)) = moves else {
            return Vec::new();
        };
        let way = way_back(battle, self.unit, to).unwrap_or_else(|| vec![from, to]);
        let guns = run_over(battle, self.unit, arm, &way).into_iter();
        guns.map(|(gun, end)| run_down(battle, self.unit, gun, end))
            .collect()
    }
}

/// Returns the reason why a unit cannot retreat to a hex: an enemy in the hex, or an enemy gun
/// there or on the way. `None` for any other reason, such as a hex that is not this many hexes
/// away.
fn barred_by(battle: &Battle, unit: UnitRef, to: Cell, hexes: u8) -> Option<Message> {
    let because = |key| message(key).with("unit", unit).with("hex", to);
    if is_occupied(battle, unit, to) {
        return Some(because("against.retreat_enemy"));
    }
    if let Some(gun) = gun_alone(battle, unit, to) {
        return Some(because("against.retreat_gun").with("gun", placed(gun)));
    }
    let from = battle.state.unit(unit)?.place()?;
    let gun = gun_on_way_back(battle, unit, to)?;
    let over = far(battle, from, to) == u32::from(hexes);
    over.then(|| because("against.retreat_over_gun").with("gun", placed(gun)))
}

impl Action<EdgehillNaseby> for Retreat {
    const NAME: &'static str = "retreat";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["retreat"];
    const ALTERNATIVES: bool = true;
    /// The number of hexes that the unit must retreat.
    type Context<'a> = u8;

    fn context(&self, battle: &Battle) -> Result<u8, Impossible> {
        here(battle, self.unit)?;
        let none = || impossible("no_retreat").with("unit", self.unit);
        let hexes = battle.state.retreat_of(self.unit).ok_or_else(none)?;
        has_fought(battle, self.unit)?;
        if let Some(to) = self.to {
            on_map(battle, to)?;
        }
        Ok(hexes)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let Some(hexes) = battle.state.retreat_of(unit) else {
            return Vec::new();
        };
        let first = retreats(battle, unit, hexes).first().copied();
        let ways = first.into_iter().map(Some).chain([None]);
        ways.map(|to| Self { unit, to }).collect()
    }

    fn objections(&self, battle: &Battle, hexes: &u8) -> Vec<Objection> {
        let Some(to) = self.to else {
            return Vec::new();
        };
        let back = ways_back(battle, self.unit, *hexes).contains(&to);
        let full = crowded(battle, self.unit, to);
        let ill = (!back).then(|| {
            let object = about("retreat", BASIC, self.unit).with("hexes", *hexes);
            match barred_by(battle, self.unit, to, *hexes) {
                Some(why) => object.saying(why),
                None => object,
            }
        });
        let against = ill
            .into_iter()
            .chain(full.then(|| about("crowded", STACKED, self.unit)));
        against.map(|it| it.with("hex", to)).collect()
    }

    fn resolve(&self, battle: &Battle, _: &u8, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, to } = *self;
        let mut facts = vec![Retreated { unit, to }.into()];
        facts.extend(self.over_guns(battle));
        // The results of several combats are carried out in turn.
        let results = battle.state.retreats.iter().filter(|it| it.unit == unit);
        facts.extend(results.skip(1).cloned().map(Event::from));
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let hexes = battle
            .state
            .retreat_of(self.unit)
            .filter(|_| self.to.is_some());
        let asked = hexes.map(|hexes| {
            let hexes = retreats(battle, self.unit, hexes);
            ask("to", "to", Answer::hexes(hexes))
        });
        asked.into_iter().collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let hexes = battle.state.retreat_of(self.unit)?;
        let label = message("to_do.retreat").with("hexes", hexes);
        Some(Obligation::of_unit("retreat", BASIC, self.unit, label))
    }

    /// A retreat waits for combats of the unit that the players allowed although the retreat was
    /// pending.
    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let mut combats = battle.state.combats_of(self.unit);
        let combat = Settle::fulfils(first);
        combat && combats.any(|it| first.other == Some(it.target))
    }

    fn id(&self, _: &Battle) -> OfferId {
        let name = self.to.map_or("stays", |_| Self::NAME);
        OfferId::new(name, unit_key(self.unit))
    }

    fn label(&self, _: &Battle) -> Message {
        message(self.to.map_or("offer.stays", |_| "offer.retreat"))
    }
}

written! {
    /// A unit retreated, or stayed.
    pub struct Retreated {
        /// The unit.
        pub unit: UnitRef,
        /// The destination. `None` if the unit stayed.
        pub to: Option<Cell>,
    }
}

impl Fact<EdgehillNaseby> for Retreated {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.retreats.retain(|it| it.unit != self.unit);
        if self.to.is_some() {
            state.unit_mut(self.unit)?.hex = self.to;
            state.attacks.retain(|it| it.target != self.unit);
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = match self.to {
            Some(hex) => unit_line("log.retreated", self.unit)
                .with("hex", hex)
                .tone(Tone::Bad),
            None => unit_line("log.stays", self.unit).tone(Tone::Warn),
        };
        vec![line]
    }
}
