//! The properties of a shot in a battle.

use drumhead_rules::hex::{Hex, Sight};

use crate::facing::in_front;
use crate::guns::{Bar, Shot, bars};
use crate::interpretations::{GunArc, LeadersBlock};
use crate::prelude::*;
use crate::sight::{Block, Scene, blocked};
use crate::terrain::Ground;

/// Everything on the map that can block a line of sight.
struct OnMap<'a> {
    battle: &'a Battle,
    ground: Ground<'a>,
    troops: Vec<Hex>,
}

impl OnMap<'_> {
    fn cell(&self, hex: Hex) -> Option<Cell> {
        map(self.battle).cell(hex)
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

/// Returns the first obstacle between two hexes. `None` if the line is clear. Infantry, cavalry and
/// guns are units; a leader is a unit only under an interpretation.
pub(super) fn in_the_way(battle: &Battle, from: Cell, to: Cell) -> Option<Block> {
    let grid = map(battle).grid;
    let units = battle.state.on_map();
    let leaders = interpretations(battle).leaders_block == LeadersBlock::Yes;
    let units = units.filter(|(_, it, _)| leaders || it.arm != Arm::Leader);
    let scene = OnMap {
        battle,
        ground: ground_of_sight(battle),
        troops: units.map(|(.., cell)| grid.hex(cell)).collect(),
    };
    let sight = Sight::between(grid.hex(from), grid.hex(to)).within(grid);
    blocked(&sight, &scene, interpretations(battle))
}

/// Returns whether a hex is in a gun's field of fire (gap E-A6).
pub(super) fn in_arc(battle: &Battle, gun: &Standing, from: Cell, to: Cell) -> bool {
    let all = interpretations(battle).gun_arc == GunArc::All || !modules(battle).facing;
    let grid = map(battle).grid;
    all || in_front(grid.hex(from), corner(battle, gun.facing), grid.hex(to))
}

/// Returns the properties of a gun's shot at a unit. `None` if either is off the map, or the first
/// unit is not a gun.
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
    let fit = |leader: UnitRef| unfit(battle, own.serves, leader).is_none();
    Some(Shot {
        target: aimed.arm,
        range: far(battle, from, to),
        manned: !own.is_unmanned(),
        captured: own.is_captured(),
        sight: in_the_way(battle, from, to).is_none(),
        in_arc: in_arc(battle, firing, from, to),
        disordered: aimed.disordered,
        turned: own.turned,
        activations: u32::from(own.fired),
        leader_has_infantry: leader.is_some_and(fit),
        infantry_with_gun: with
            .any(|(unit, it)| unit.side == own.serves && it.arm == Arm::Infantry),
    })
}

/// Returns the leaders of a side that may activate a gun: those on the map that command an infantry
/// unit (E-18).
pub(super) fn gun_leaders(battle: &Battle, side: u8) -> Vec<UnitRef> {
    let units = battle.state.on_map().map(|(unit, ..)| unit);
    units
        .filter(|unit| unfit(battle, side, *unit).is_none())
        .collect()
}

/// Returns the reason why a unit cannot activate a side's guns (E-18). `None` if it can.
fn unfit(battle: &Battle, side: u8, unit: UnitRef) -> Option<&'static str> {
    let leader = battle.state.unit(unit);
    let mut own = battle.state.on_map().filter(|it| it.0.side == side);
    let infantry = |it: &Standing| it.arm == Arm::Infantry && it.leader == Some(unit.unit);
    if unit.side != side {
        Some("other_side")
    } else if leader.is_none_or(|it| it.arm != Arm::Leader) {
        Some("not_leader")
    } else if leader.and_then(Standing::place).is_none() {
        Some("off_map")
    } else if own.any(|(_, it, _)| infantry(it)) {
        None
    } else {
        Some("no_infantry")
    }
}

/// Returns, in words, the reason why this leader cannot activate a gun, or why an order that names
/// no leader cannot. Empty if the leader can activate the gun.
fn no_leader(battle: &Battle, gun: UnitRef, leader: Option<UnitRef>) -> Message {
    let side = battle.state.serves(gun);
    match leader {
        None if gun_leaders(battle, side).is_empty() => message("activates.none"),
        None => message("activates.choose"),
        Some(leader) => {
            let unfit = unfit(battle, side, leader);
            let reason = |why| message(format!("activates.{why}")).with("leader", placed(leader));
            unfit.map_or_else(|| bare(""), reason)
        }
    }
}

/// Returns the targets of a gun, each with its objections. Empty if the unit is not a gun on the
/// map.
pub(super) fn targets(battle: &Battle, gun: UnitRef) -> Vec<(UnitRef, Cell, Vec<Bar>)> {
    let side = battle.state.serves(gun);
    let leader = gun_leaders(battle, side).first().copied();
    let units = battle.state.on_map();
    let enemies = units.filter(|(unit, it, _)| unit.side != side && it.is_troops());
    let judged = enemies.filter_map(|(unit, _, hex)| {
        let shot = shot(battle, gun, unit, leader)?;
        Some((unit, hex, bars(&shot, &battle.tables)))
    });
    judged.collect()
}

/// Returns, in words, an objection to a shot that a leader activates.
pub(super) fn bar_text(
    battle: &Battle,
    bar: Bar,
    (gun, target): (UnitRef, UnitRef),
    leader: Option<UnitRef>,
) -> Message {
    let place = |unit| here(battle, unit).ok().map(|(_, hex)| hex);
    let places = place(gun).zip(place(target));
    let block = places.and_then(|(from, to)| in_the_way(battle, from, to));
    let way = block.map_or_else(|| bare(""), |block| block_text(battle, block));
    let range = places.map_or(0, |(from, to)| far(battle, from, to));
    let piece = battle.state.unit(gun).and_then(|it| it.gun);
    let retaken = piece.is_some_and(|it| it.is_retaken(gun.side));
    let key = if bar == Bar::Captured && retaken {
        "bar.not_in_use".to_owned()
    } else {
        format!("bar.{}", bar.id())
    };
    let text = message(key)
        .with("gun", placed(gun))
        .with("target", placed(target))
        .with("range", range);
    text.with("most", battle.tables.artillery.reach())
        .with("way", way)
        .with("why", no_leader(battle, gun, leader))
}

/// Returns an obstacle on a line of sight, in words.
pub(super) fn block_text(battle: &Battle, block: Block) -> Message {
    let called = |hex| map(battle).grid.called(hex);
    let (key, one, other) = match block {
        Block::Unit(hex) => ("block.unit", hex, hex),
        Block::Wood(hex) => ("block.wood", hex, hex),
        Block::Slope(hex) => ("block.slope", hex, hex),
        Block::Hedge(one, other) => ("block.hedge", one, other),
    };
    message(key)
        .with("hex", called(one))
        .with("other", called(other))
}
