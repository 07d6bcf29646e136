//! The effects of the map: fronts and rears, obstacles, cover, contact (S-04 to S-11, S-20).

use super::army::Arm;
use super::interpretations::{FallBackDir, Interpretations};
use super::setup::Covers;
use drumhead_rules::hex::{Cell, Side};
use drumhead_rules::map::{Feature, Map};

/// Returns the three rear sides for a facing, in order of their numbers (S-06).
pub fn rear_sides(facing: Side) -> [Side; 3] {
    let mut sides = [2, 3, 4].map(|by| facing.turned(by));
    sides.sort_unstable();
    sides
}

/// Returns the side that is faced and the two sides beside it, in order of their numbers (S-06).
pub(crate) fn front_sides(facing: Side) -> [Side; 3] {
    let mut sides = [5, 0, 1].map(|by| facing.turned(by));
    sides.sort_unstable();
    sides
}

/// The direction in which troops fall back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Retreat {
    /// Through this side.
    To(Side),
    /// Through one of these sides, chosen by the owner.
    Choice(Vec<Side>),
    /// Through no side: the troops stay (gap S-A4).
    Barred,
}

impl Retreat {
    /// Returns the possible sides.
    pub fn sides(&self) -> Vec<Side> {
        match self {
            Self::To(side) => vec![*side],
            Self::Choice(sides) => sides.clone(),
            Self::Barred => Vec::new(),
        }
    }
}

/// Returns the direction in which troops with this facing fall back, given the free sides (S-20,
/// gap S-A4).
pub fn retreat(facing: Side, free: &[Side], interpretations: &Interpretations) -> Retreat {
    let across = facing.opposite();
    let direct = interpretations.fall_back_dir == FallBackDir::OppositeFacing;
    if direct && free.contains(&across) {
        return Retreat::To(across);
    }
    let rear = rear_sides(facing);
    let open: Vec<_> = rear
        .into_iter()
        .filter(|side| free.contains(side))
        .collect();
    match open.as_slice() {
        [] => Retreat::Barred,
        [only] => Retreat::To(*only),
        _ => Retreat::Choice(open),
    }
}

/// Returns whether these arms may share a hex (S-04, gap S-A6).
pub fn may_share(arms: &[Arm]) -> bool {
    let horse = arms.contains(&Arm::Cavalry);
    let others = arms.iter().any(|arm| *arm != Arm::Cavalry);
    !(horse && others)
}

/// Returns whether a hex occupied by the enemy may be entered: never (S-05).
pub const fn may_enter_occupied() -> bool {
    false
}

/// Returns whether a hex can be entered: it is not completely water, or it has a bridge or a boat
/// (S-09).
pub(crate) fn passable(map: &Map, cell: Cell) -> bool {
    let crossed = [Feature::Bridge, Feature::Boat];
    !map.is(cell, Feature::Water) || map.is_any(cell, &crossed)
}

/// Returns whether a hex gives cover (gap S-A9).
pub(crate) fn is_cover(map: &Map, cell: Cell, covers: &Covers) -> bool {
    let giving = covers.iter().filter(|(_, gives)| **gives);
    giving
        .map(|(feature, _)| *feature)
        .any(|feature| map.is(cell, feature))
}

/// The contact between an attacking hex and its target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The sides of the attacking hex that point to the target.
    pub out: Vec<Side>,
    /// The sides of the target through which the attack comes.
    pub through: Vec<Side>,
    /// Whether the contact is across a river (S-10).
    pub across: bool,
}

impl Contact {
    /// Returns whether the attack comes only through rear sides of a target with this facing.
    pub fn is_rear(&self, facing: Side) -> bool {
        let rear = rear_sides(facing);
        !self.through.is_empty() && self.through.iter().all(|side| rear.contains(side))
    }

    /// Returns whether the target is in the attacker's front.
    pub fn is_ahead(&self, facing: Side) -> bool {
        let front = front_sides(facing);
        self.out.iter().any(|side| front.contains(side))
    }
}

/// The reason why two hexes are not in contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Apart {
    /// They are neither adjacent nor have a hex of water between them.
    Far,
    /// This hex between them is marked as a river, but not as water.
    River(Cell),
    /// A hex of water is between them, but the first is not marked as a river edge.
    FirstUnmarked,
    /// A hex of water is between them, but the second is not marked as a river edge.
    SecondUnmarked,
    /// A hex of water is between them, but neither is marked as a river edge.
    BothUnmarked,
    /// They are on the same bank.
    OneBank,
}

/// Returns the contact between two hexes: they are adjacent (S-11), or river edges with a hex of
/// water between them (S-10). `None` without contact. If two hexes are between them, one may be
/// dry. If the dry hex is a river edge, however, there is no contact, because the three river edges
/// form a single bank (gap S-A10).
pub fn contact(map: &Map, from: Cell, to: Cell) -> Option<Contact> {
    contact_or_why(map, from, to).ok()
}

/// Returns the contact between two hexes.
///
/// # Errors
/// Returns the reason why they are not in contact.
pub(crate) fn contact_or_why(map: &Map, from: Cell, to: Cell) -> Result<Contact, Apart> {
    let (one, other) = (map.grid.hex(from), map.grid.hex(to));
    if let Some(side) = Side::between(one, other) {
        return Ok(Contact {
            out: vec![side],
            through: vec![side.opposite()],
            across: false,
        });
    }
    if map.grid.distance(from, to) != 2 {
        return Err(Apart::Far);
    }
    let between = |from, to| {
        let around = map.around(from);
        around.filter(move |(_, cell)| map.grid.distance(*cell, to) == 1)
    };
    let wet = |from, to| -> Vec<Side> {
        let over = between(from, to).filter(|(_, cell)| map.is(*cell, Feature::Water));
        over.map(|(side, _)| side).collect()
    };
    let out = wet(from, to);
    if out.is_empty() {
        // Maps of other rules may have rivers through hexes. Only water counts here (S-09, S-10).
        let mut between = between(from, to);
        let river = between.find(|(_, cell)| map.is(*cell, Feature::River));
        return Err(river.map_or(Apart::Far, |(_, cell)| Apart::River(cell)));
    }
    match [from, to].map(|cell| map.is(cell, Feature::RiverEdge)) {
        [true, true] => {}
        [false, true] => return Err(Apart::FirstUnmarked),
        [true, false] => return Err(Apart::SecondUnmarked),
        [false, false] => return Err(Apart::BothUnmarked),
    }
    let is_bank = |cell| map.is(cell, Feature::RiverEdge) && !map.is(cell, Feature::Water);
    if between(from, to).any(|(_, cell)| is_bank(cell)) {
        return Err(Apart::OneBank);
    }
    Ok(Contact {
        out,
        through: wet(to, from),
        across: true,
    })
}
