//! What a battle is fought with: two armies, frozen as they were, and what the
//! players agree on before the first turn.

use serde::{Deserialize, Serialize};

use super::super::army::*;
use super::super::readings::Readings;
use super::super::soundness::{Unsound, check};
use super::super::tables::Frozen;
use super::ground::Feature;

/// A battle's own copy of everything it is fought with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoSetup")]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The figure scale of the game: it governs, whatever the armies say.
    pub scale: FigureScale,
    /// The year of the game.
    pub year: u16,
    /// The readings of the game: they govern.
    #[serde(default)]
    pub readings: Readings,
    /// The tables it is played by; none for the book's own, of which it then keeps a
    /// copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<Frozen>,
    /// The two sides.
    pub sides: [Side; 2],
    /// Ground and works that the players have named, with their cover.
    #[serde(default)]
    pub ground: Vec<Feature>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoSide")]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// What the players call it.
    pub name: String,
    /// Its army, allies included (see [`join`]).
    pub army: Army,
}

impl Setup {
    /// A battle of these two armies, in the first one's scale and year and
    /// under its readings.
    pub fn of(first: Army, second: Army) -> Self {
        let side = |army: Army, fallback: &str| Side {
            name: match army.name.trim() {
                "" => fallback.to_owned(),
                name => name.to_owned(),
            },
            army,
        };
        Self {
            scale: first.scale,
            year: first.year,
            readings: first.readings.clone(),
            tables: None,
            sides: [side(first, "First army"), side(second, "Second army")],
            ground: Vec::new(),
        }
    }

    /// Whether it can be held at all.
    ///
    /// # Errors
    /// The first [`Unsound`] place.
    pub fn check(&self) -> Result<(), Unsound> {
        for (index, side) in self.sides.iter().enumerate() {
            check(&side.army).map_err(|error| Unsound {
                place: format!("sides[{index}].army.{}", error.place),
                ..error
            })?;
        }
        super::ground::check(&self.ground)
    }
}

/// An army with an ally beside it, for a side of more than one: the ally's
/// units keep their numbers where those are free and get the next free ones
/// where they are not; its contingents and generals come over as its own
/// (F-2.38). A contingent without a name has its army's.
#[must_use]
pub fn join(mut army: Army, mut ally: Army) -> Army {
    name_alone(&mut army);
    name_alone(&mut ally);
    let contingents = shift(army.contingents.iter().map(|c| c.id.0));
    let generals = shift(army.generals.iter().map(|g| g.id.0));
    let pieces = shift(army.pieces.iter().map(|p| p.id.0));
    army.contingents
        .extend(ally.contingents.into_iter().map(|contingent| Contingent {
            id: ContingentId(contingent.id.0.saturating_add(contingents)),
            ..contingent
        }));
    army.generals
        .extend(ally.generals.into_iter().map(|general| General {
            id: GeneralId(general.id.0.saturating_add(generals)),
            contingent: ContingentId(general.contingent.0.saturating_add(contingents)),
            ..general
        }));
    army.pieces
        .extend(ally.pieces.into_iter().map(|piece| Piece {
            id: PieceId(piece.id.0.saturating_add(pieces)),
            ..piece
        }));
    for unit in ally.units {
        let taken = |number: u16| army.unit(UnitNumber(number)).is_some();
        let number = match unit.number.0 {
            own if !taken(own) => own,
            _ => shift(army.units.iter().map(|unit| unit.number.0)),
        };
        army.units.push(Unit {
            number: UnitNumber(number),
            contingent: ContingentId(unit.contingent.0.saturating_add(contingents)),
            general: unit
                .general
                .map(|general| GeneralId(general.0.saturating_add(generals))),
            ..unit
        });
    }
    army
}

/// Who was an army of its own keeps its name beside allies; a contingent that has one
/// is called by that.
fn name_alone(army: &mut Army) {
    if let [contingent] = army.contingents.as_mut_slice()
        && contingent.name.trim().is_empty()
    {
        army.name.trim().clone_into(&mut contingent.name);
    }
}

/// The first number after all of these.
fn shift(ids: impl Iterator<Item = u16>) -> u16 {
    ids.max().map_or(0, |most| most.saturating_add(1))
}
