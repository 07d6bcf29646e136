//! Giving ground, or the hits on a unit that cannot (D3-41).

use super::is_about_a_die;
use crate::losses::Hit;
use crate::melee::MeleeLeft;
use crate::moves::Moved;
use crate::prelude::*;
use crate::tables::Tables;
use crate::ways::{after_whom, rear};

written! {
    /// Gives ground, or reports that the unit cannot.
    pub struct GiveGround {
        /// The unit.
        pub unit: UnitRef,
        /// The destination. `None` if the unit cannot give ground.
        pub to: Option<Cell>,
    }
}

/// The result for a unit that must give ground (D3-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveGround {
    /// The distance moved, in hexes.
    pub moved: u32,
    /// The number of hits suffered.
    pub hits: u8,
    /// Whether the unit is still in melee.
    pub in_melee: bool,
}

/// Returns the result for a unit that must give ground, with or without a free hex to which it can
/// do so (D3-41).
pub fn give_ground(free: bool, tables: &Tables) -> GaveGround {
    GaveGround {
        moved: if free {
            tables.moves.give_ground.into()
        } else {
            0
        },
        hits: if free { 0 } else { tables.give_ground.hits },
        in_melee: !free,
    }
}

/// Returns whether a unit must give ground now.
fn due(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.step == Step::GiveGround && battle.state.yields(unit)
}

impl Action<D3Ecw> for GiveGround {
    const NAME: &'static str = "give_ground";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(GIVE_GROUND);
    const OBLIGATIONS: &'static [&'static str] = &["give_ground"];
    /// The unit's position, and the hexes to which it could give ground.
    type Context<'a> = (Place, Vec<Cell>);

    fn context(&self, battle: &Battle) -> Result<(Place, Vec<Cell>), Impossible> {
        at_rest(battle)?;
        let (_, place) = here(battle, self.unit)?;
        if !battle.state.in_melee(self.unit) {
            return Err(impossible("no_melee").with("unit", self.unit));
        }
        Ok((place, rear(battle, self.unit)))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let to = || rear(battle, unit).first().copied();
        due(battle, unit).then(|| Self { unit, to: to() })
    }

    fn objections(&self, battle: &Battle, (_, rear): &(Place, Vec<Cell>)) -> Vec<Objection> {
        let now = battle.state.step == Step::GiveGround && self.unit.side == battle.state.mover;
        let late = (!now).then(|| not_now(battle, "step", SEQUENCE).with("unit", self.unit));
        let well = match self.to {
            Some(to) => rear.contains(&to),
            None => rear.is_empty(),
        };
        let ill = (!well).then(|| objection("rear", GIVE_GROUND).with("unit", self.unit));
        let first = after_whom(battle, self.unit).filter(|_| self.to.is_none());
        let waits = first.map(|first| {
            let waits = objection("friend_first", GIVE_GROUND).with("unit", self.unit);
            waits.with("first", placed(first))
        });
        late.into_iter().chain(ill).chain(waits).collect()
    }

    fn explain(&self, battle: &Battle, context: &(Place, Vec<Cell>)) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, context, &Rolled::default()))
    }

    fn resolve(
        &self,
        battle: &Battle,
        (place, _): &(Place, Vec<Cell>),
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let gave = give_ground(self.to.is_some(), &battle.tables);
        Ok(match self.to.filter(|_| gave.moved > 0) {
            Some(hex) => {
                let moved = Moved {
                    unit,
                    place: Place { hex, ..*place },
                    path: vec![hex],
                    how: Movement::Retired,
                    own: false,
                    led: false,
                    unmoved: false,
                };
                vec![moved.into(), MeleeLeft { unit }.into()]
            }
            None => {
                let hit = Hit::new(battle, unit, gave.hits);
                vec![Cornered { unit }.into(), hit.into()]
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let rear = rear(battle, self.unit);
        if rear.is_empty() {
            return Vec::new();
        }
        let hexes = Answer::hexes(rear);
        vec![ask("to", "to", hexes).by(GIVE_GROUND)]
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let friend = after_whom(battle, self.unit);
        let friend = friend.is_some() && first.unit == friend && Self::fulfils(first);
        is_about_a_die(first) || friend
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let obligation = || {
            Obligation::of_unit(
                "give_ground",
                GIVE_GROUND,
                self.unit,
                message("to_do.give_ground"),
            )
        };
        let due = due(battle, self.unit) && !battle.state.is_over();
        due.then(obligation)
    }

    fn id(&self, _: &Battle) -> OfferId {
        let name = self.to.map_or("cornered", |_| Self::NAME);
        OfferId::new(name, unit_key(self.unit))
    }

    fn label(&self, _: &Battle) -> Message {
        message(match self.to {
            Some(_) => "offer.give_ground",
            None => "offer.cornered",
        })
    }
}

written! {
    /// A unit could not give ground.
    pub struct Cornered {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<D3Ecw> for Cornered {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.acted.cornered = true;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = unit_line("log.cornered", self.unit).by(GIVE_GROUND);
        vec![line.tone(Tone::Warn)]
    }
}
