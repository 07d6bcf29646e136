//! A turn to a new facing, with or without a move straight ahead after it (D3-13, D3-14).

use serde::{Deserializer, Serializer, de};
use std::fmt;
use std::str::FromStr;

use super::MOVING;
use crate::activation::{acting, moves_now, ordered};
use crate::ground::ahead;
use crate::moves::{Gait, Mover, changes, move_faults, moved, open_rows};
use crate::prelude::*;
use crate::ways::{Aim, route};

written! {
    /// Turns the unit, which then moves straight ahead or stays in its hex.
    pub struct Wheel {
        /// The unit.
        pub unit: UnitRef,
        /// The destination, and the new facing.
        pub way: Way,
    }
}

/// A destination and a facing, written `H3/NNE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    /// The hex.
    pub to: Cell,
    /// The facing.
    pub facing: Facing,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.to, self.facing)
    }
}

/// Text that is not a hex with a facing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a hex with a facing: write H3/E")]
pub struct BadWay(String);

impl FromStr for Way {
    type Err = BadWay;

    fn from_str(text: &str) -> Result<Self, BadWay> {
        let bad = || BadWay(text.to_owned());
        let (to, facing) = text.split_once('/').ok_or_else(bad)?;
        Ok(Self {
            to: to.parse().map_err(|_| bad())?,
            facing: facing.parse().map_err(|_| bad())?,
        })
    }
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Returns the ways in which a unit could turn and move, with their distances. In melee, it can
/// only turn.
fn ways(battle: &Battle, unit: UnitRef) -> Vec<(Way, u32)> {
    let Some(place) = battle.state.place(unit) else {
        return Vec::new();
    };
    let (to, grid) = (place.hex, map(battle).grid);
    let locked = battle.state.in_melee(unit);
    let others = interpretations(battle)
        .facings
        .allowed()
        .iter()
        .copied()
        .filter(|facing| *facing != place.facing);
    let ways = others.flat_map(|facing| {
        let turns = route(battle, unit, facing, Aim::Ahead(to)).is_open();
        let mut cells: Vec<_> = turns.then_some((to, 0)).into_iter().collect();
        if !locked {
            let sides = ahead(facing, grid);
            cells.extend(open_rows(battle, unit, facing, &sides, Aim::Ahead));
        }
        cells
            .into_iter()
            .map(move |(to, far)| (Way { to, facing }, far))
    });
    ways.collect()
}

impl Action<D3Ecw> for Wheel {
    const NAME: &'static str = "wheel";
    const GROUP: Group = MOVING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(PIVOT);
    type Context<'a> = Mover;

    fn context(&self, battle: &Battle) -> Result<Mover, Impossible> {
        let Way { to, facing } = self.way;
        let (_, from) = acting(battle, self.unit)?;
        on_map(battle, to)?;
        changes(self.unit, from, Place { hex: to, facing })?;
        let route = route(battle, self.unit, facing, Aim::Ahead(to));
        Ok(Mover { from, route })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        ordered(battle, unit)?;
        let (way, _) = *ways(battle, unit).first()?;
        Some(Self { unit, way })
    }

    /// Returns a label that names only a pivot if the unit cannot march after any pivot.
    fn label(&self, battle: &Battle) -> Message {
        let marches = ways(battle, self.unit).iter().any(|(_, far)| *far > 0);
        message(if marches { "offer.wheel" } else { "offer.turn" })
    }

    fn objections(&self, battle: &Battle, mover: &Mover) -> Vec<Objection> {
        let gait = if mover.from.hex == self.way.to {
            Gait::Turns
        } else {
            Gait::Other
        };
        let mut against = move_faults(battle, self.unit, gait);
        against.extend(facing_faults(battle, self.unit, self.way.facing));
        against.extend(mover.route.stops.iter().cloned());
        against
    }

    fn explain(&self, battle: &Battle, mover: &Mover) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, mover, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, mover: &Mover, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Way { to, facing } = self.way;
        let how = if mover.from.hex == to {
            Movement::Turned
        } else {
            Movement::Ahead
        };
        let place = Place { hex: to, facing };
        Ok(moved(battle, self.unit, place, &mover.route, how))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let choice = |(way, far): (Way, u32)| {
            let key = if far == 0 {
                "choice.turn"
            } else {
                "choice.way"
            };
            let label = message(key)
                .with("hex", way.to)
                .with("hexes", far)
                .with("facing", facing_words(battle, way.facing));
            named(&way.to_string(), label).at(way.to, MarkKind::Reach)
        };
        let ways = ways(battle, self.unit).into_iter().map(choice);
        vec![ask("way", "way", Answer::One(ways.collect())).by(PIVOT)]
    }
}
