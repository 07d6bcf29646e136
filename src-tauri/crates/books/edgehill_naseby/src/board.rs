//! The counters on the board, and the marks on hexes for a unit.

use drumhead_rules::frame::{Marks, refusal};
use drumhead_vocabulary::play::{self, BoardView, Counter, Mark};

use crate::actions::{Attack, Move};
use crate::prelude::*;
use crate::shot::{bar_text, block_text, gun_leaders, in_arc, in_the_way, targets};

/// Returns the board, with the marks for a unit.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let units = battle.state.on_map();
    let counters = units.map(|(unit, it, hex)| counter(battle, unit, it, hex));
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

/// Returns the arm that determines the shape of a counter.
pub(super) const fn shape(arm: Arm) -> play::Arm {
    match arm {
        Arm::Infantry => play::Arm::Foot,
        Arm::Cavalry => play::Arm::Horse,
        Arm::Artillery => play::Arm::Guns,
        Arm::Leader => play::Arm::Leader,
    }
}

/// Returns the label of a gun that was captured, retaken by its own side, or replaced by a gun that
/// serves the captor (E-24, E-25). `None` for any other gun.
pub(super) const fn serves(gun: Gun, own: u8) -> Option<&'static str> {
    match gun.crew {
        Crew::Captured { .. } if gun.is_retaken(own) => Some("retaken"),
        Crew::Captured { .. } => Some("captured"),
        Crew::Manned | Crew::Unmanned { .. } if gun.serves != own => Some("serves"),
        Crew::Manned | Crew::Unmanned { .. } => None,
    }
}

fn counter(battle: &Battle, unit: UnitRef, standing: &Standing, hex: Cell) -> Counter {
    let words = battle.words;
    let idle = standing.is_troops() && !standing.in_command;
    let unmanned = standing.gun.is_some_and(|gun| gun.is_unmanned());
    let ill = [
        (standing.disordered, "state.disordered"),
        (idle, "state.out_of_command"),
        (unmanned, "state.unmanned"),
    ]
    .into_iter()
    .filter(|(so, _)| *so);
    let mut states: Vec<_> = ill.map(|(_, key)| words.get(key).to_owned()).collect();
    let warns = !states.is_empty();
    if let Some(gun) = standing.gun {
        states.extend(gun.fired.then(|| words.get("state.fired").to_owned()));
        // The gun keeps its number in its first owner's army, so the side that it serves is stated.
        states.extend(serves(gun, unit.side).map(|whose| {
            let side = Value::Side(gun.serves);
            battle.say(&message(format!("tag.{whose}")).with("side", side))
        }));
    }
    let strength = standing
        .strength
        .map(|it| message("count.strength").with("n", it));
    Counter {
        unit,
        side: standing.gun.map_or(unit.side, |gun| gun.serves),
        name: standing.named(battle.words),
        arm: shape(standing.arm),
        hex: battle.hex_name(hex),
        facing: faces(battle, unit).then(|| standing.facing.hour()),
        count: strength.map_or_else(String::new, |it| battle.say(&it)),
        states,
        warns,
    }
}

/// Returns the marks on hexes for a unit. Possible answers to its offers come first.
fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let mut marks = Marks::new(battle, unit);
    let Some((standing, hex)) = ordered(battle, unit) else {
        return marks.list();
    };
    if standing.gun.is_some() && guns_used(battle) {
        field(battle, unit, standing, hex, &mut marks);
    } else if is_step(battle, unit, Step::Move) && standing.gun.is_none() {
        let near = around(battle, hex, 1..=standing.points.unwrap_or(0).into());
        for to in near {
            let (over, facing) = (None, None);
            let order = Move {
                unit,
                to,
                over,
                facing,
            };
            let why = || order.unreached(battle, standing);
            marks.bar(to, || Some(why().shown(battle)));
        }
    } else if is_step(battle, unit, Step::Combat) && standing.is_troops() {
        let enemies = battle
            .state
            .on_map()
            .filter(|(other, it, _)| other.side != unit.side && it.is_troops());
        for (target, _, at) in enemies.filter(|(.., at)| far(battle, hex, *at) == 1) {
            let charge = false;
            let attack = Attack {
                unit,
                target,
                charge,
            };
            marks.bar(at, || refusal(battle, &attack));
        }
    }
    if standing.arm == Arm::Leader && modules(battle).command {
        let near = around(battle, hex, 0..=battle.tables.command.radius.into());
        let label = message("mark.command");
        near.for_each(|hex| marks.add(hex, MarkKind::Command, &label, COMMAND));
    }
    marks.list()
}

/// Marks a gun's field of fire: its possible targets; the enemies within range at which it cannot
/// fire, with the reasons; and the other hexes, as visible or hidden.
fn field(
    battle: &Battle,
    gun: UnitRef,
    standing: &Standing,
    from: Cell,
    marks: &mut Marks<'_, EdgehillNaseby>,
) {
    let reach = battle.tables.artillery.reach();
    let leader = gun_leaders(battle, battle.state.serves(gun))
        .first()
        .copied();
    for (target, hex, bars) in targets(battle, gun) {
        if far(battle, from, hex) > reach || marks.has(hex) {
            continue;
        }
        let (kind, label, clause) = match bars.first() {
            None => {
                let fires = message("mark.fire").with("target", target);
                (MarkKind::Target, fires, RANGE)
            }
            Some(bar) => {
                let text = bar_text(battle, *bar, (gun, target), leader);
                (MarkKind::Barred, text, bar.clause())
            }
        };
        marks.add(hex, kind, &label, clause);
    }
    for hex in around(battle, from, 1..=reach) {
        if marks.has(hex) || !in_arc(battle, standing, from, hex) {
            continue;
        }
        let (kind, label) = match in_the_way(battle, from, hex) {
            None => (MarkKind::Seen, message("mark.seen")),
            Some(block) => {
                let hidden = message("mark.hidden").with("way", block_text(battle, block));
                (MarkKind::Barred, hidden)
            }
        };
        marks.add(hex, kind, &label, SIGHT);
    }
}
