//! What a shot of a battle is judged by.

use drumhead_words::play::UnitRef;

use super::army::Arm;
use super::battle::Battle;
use super::facing::in_front;
use super::guns::{Crew, Shot};
use super::readings::{GunArc, LeadersBlock};
use super::sight::{Block, Scene, blocked};
use super::state::Standing;
use super::terrain::Ground;
use drumhead_rules::hex::{Cell, Hex};

/// What there is on the map to be in the way of a line of sight.
struct OnMap<'a> {
    battle: &'a Battle,
    ground: Ground<'a>,
    troops: Vec<Hex>,
}

impl OnMap<'_> {
    fn cell(&self, hex: Hex) -> Option<Cell> {
        self.battle.map().cell(hex)
    }
}

impl Scene for OnMap<'_> {
    fn unit(&self, hex: Hex) -> bool {
        self.troops.contains(&hex)
    }

    fn wood(&self, hex: Hex) -> bool {
        self.cell(hex).is_some_and(|cell| self.ground.wood(cell))
    }

    fn slope(&self, hex: Hex) -> bool {
        self.cell(hex).is_some_and(|cell| self.ground.slope(cell))
    }

    fn hedge(&self, one: Hex, other: Hex) -> bool {
        let cells = self.cell(one).zip(self.cell(other));
        cells.is_some_and(|(one, other)| self.ground.hedge(one, other))
    }
}

/// What is in the way from one hex to another; none where the line is clear.
/// Units are infantry, cavalry and guns; a leader is none but by a reading.
pub(super) fn in_the_way(battle: &Battle, from: Cell, to: Cell) -> Option<Block> {
    let grid = battle.map().grid;
    let units = battle.state.on_map();
    let leaders = battle.readings().leaders_block == LeadersBlock::Yes;
    let units = units.filter(|(_, it, _)| leaders || it.arm != Arm::Leader);
    let scene = OnMap {
        battle,
        ground: battle.ground(),
        troops: units.map(|(.., cell)| grid.hex(cell)).collect(),
    };
    blocked(grid.hex(from), grid.hex(to), &scene, battle.readings())
}

/// Whether a hex is in a gun's field of fire (gap E-A6).
pub(super) fn in_arc(battle: &Battle, gun: &Standing, from: Cell, to: Cell) -> bool {
    let all = battle.readings().gun_arc == GunArc::All || !battle.modules().facing;
    let grid = battle.map().grid;
    all || in_front(grid.hex(from), battle.corner(gun.facing), grid.hex(to))
}

/// What a gun's shot at a unit is judged by; none where one of them is not on
/// the map, or the gun is none.
pub(super) fn shot(
    battle: &Battle,
    gun: UnitRef,
    target: UnitRef,
    leader: Option<UnitRef>,
) -> Option<Shot> {
    let (firing, aimed) = (battle.state.unit(gun)?, battle.state.unit(target)?);
    let (from, to) = (firing.place()?, aimed.place()?);
    let own = firing.gun?;
    let mut with = battle.state.at(from);
    let leaders = battle.gun_leaders(own.serves);
    Some(Shot {
        target: aimed.arm,
        range: battle.distance(from, to),
        manned: own.crew == Crew::Manned,
        sight: in_the_way(battle, from, to).is_none(),
        in_arc: in_arc(battle, firing, from, to),
        disordered: aimed.disordered,
        turned: own.turned,
        activations: u32::from(own.fired),
        leader_has_infantry: leader.is_some_and(|leader| leaders.contains(&leader)),
        infantry_with_gun: with
            .any(|(unit, it)| unit.side == own.serves && it.arm == Arm::Infantry),
    })
}
