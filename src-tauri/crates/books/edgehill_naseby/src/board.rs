//! What stands on the board, and what the hexes mean to a unit.

use drumhead_words::play::{
    self, BoardView, Counter, Mark, MarkKind, Objection, OfferId, Refusal, Scalar, Touch, UnitRef,
};

use super::army::{Arm, key};
use super::battle::Battle;
use super::clauses::{COMMAND, RANGE, SIGHT};
use super::command::Command;
use super::decide::{bar_text, block_text, objections, unreachable_because};
use super::guns::Crew;
use super::moves::{open_ways, retreats};
use super::offers::{is_open, places, points, targets};
use super::shot::{in_arc, in_the_way};
use super::state::{Gun, Standing, Step};
use drumhead_rules::hex::Cell;

/// The board, with the marks of a unit.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let units = battle.state.on_map();
    let standing = of.and_then(|unit| Some((unit, battle.state.unit(unit)?)));
    BoardView {
        counters: units
            .map(|(unit, it, cell)| counter(battle, unit, it, cell))
            .collect(),
        marks: standing.map_or_else(Vec::new, |(unit, it)| marks(battle, unit, it)),
    }
}

/// The shape of a counter.
pub(super) const fn shape(arm: Arm) -> play::Arm {
    match arm {
        Arm::Infantry => play::Arm::Foot,
        Arm::Cavalry => play::Arm::Horse,
        Arm::Artillery => play::Arm::Guns,
        Arm::Leader => play::Arm::Leader,
    }
}

/// What is said of whose gun it is, where that is not its own side's any more:
/// captured, or replaced by one that serves the captor (E-24, E-25).
pub(super) const fn serves(gun: Gun, own: u8) -> Option<&'static str> {
    match gun.crew {
        Crew::Captured { .. } => Some("captured"),
        Crew::Manned | Crew::Unmanned { .. } if gun.serves != own => Some("serves"),
        Crew::Manned | Crew::Unmanned { .. } => None,
    }
}

fn counter(battle: &Battle, unit: UnitRef, standing: &Standing, cell: Cell) -> Counter {
    let words = battle.words;
    let faces = standing.arm != Arm::Leader && battle.modules().facing;
    let mut states = Vec::new();
    let mut state = |holds: bool, key: &str| {
        if holds {
            states.push(words.get(&format!("state.{key}")).to_owned());
        }
    };
    state(standing.disordered, "disordered");
    state(
        standing.is_troops() && !standing.in_command,
        "out_of_command",
    );
    let unmanned = standing.gun.is_some_and(|gun| gun.is_unmanned());
    state(unmanned, "unmanned");
    let warns = !states.is_empty();
    if let Some(gun) = standing.gun {
        if gun.fired {
            states.push(words.get("state.fired").to_owned());
        }
        // The counter is the first owner's: whose gun it is now must be seen.
        if let Some(whose) = serves(gun, unit.side) {
            let side = [("side", battle.side_name(gun.serves))];
            states.push(words.fill(&format!("tag.{whose}"), &side));
        }
    }
    Counter {
        unit,
        side: standing.gun.map_or(unit.side, |gun| gun.serves),
        name: standing.named(),
        arm: shape(standing.arm),
        hex: battle.hex_name(cell),
        facing: faces.then(|| standing.facing.hour()),
        count: standing.strength.map_or_else(String::new, |strength| {
            words.fill("count.strength", &[("n", &strength.to_string())])
        }),
        states,
        warns,
    }
}

/// A mark without anything to touch.
fn mark(battle: &Battle, cell: Cell, kind: MarkKind, label: String, clause: Option<&str>) -> Mark {
    Mark {
        hex: battle.hex_name(cell),
        kind,
        label,
        clause: clause.map(str::to_owned),
        goes: None,
    }
}

fn touch(id: &str, unit: UnitRef, path: &str, value: Scalar) -> Option<Touch> {
    Some(Touch {
        offer: OfferId::new(id, key(unit)),
        path: path.to_owned(),
        value,
    })
}

/// A cell as an answer has it.
fn value(cell: Cell) -> Scalar {
    Scalar::Text(cell.to_string())
}

fn marks(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Mark> {
    let state = &battle.state;
    if state.step == Step::Deploy && standing.away.is_none() {
        let label = battle.words.get("mark.place").to_owned();
        let cells = places(battle, unit).into_iter();
        return cells
            .map(|cell| Mark {
                goes: touch("deploy", unit, "/hex", value(cell)),
                ..mark(battle, cell, MarkKind::Reach, label.clone(), None)
            })
            .collect();
    }
    let Some(here) = standing.place() else {
        return Vec::new();
    };
    let mut marks = Vec::new();
    if let Some(owed) = state.retreats.iter().find(|it| it.unit == unit) {
        let label = battle.words.get("mark.retreat").to_owned();
        let cells = retreats(battle, unit, owed.hexes).into_iter();
        marks.extend(cells.map(|cell| Mark {
            goes: touch("retreat", unit, "/to", value(cell)),
            ..mark(battle, cell, MarkKind::Reach, label.clone(), None)
        }));
    }
    let mine = state.serves(unit) == state.mover;
    if standing.gun.is_some() {
        marks.extend(field(battle, unit, standing, here));
    } else if mine && state.step == Step::Move {
        marks.extend(ways(battle, unit, standing, here));
    } else if mine && state.step == Step::Combat && standing.is_troops() {
        marks.extend(attacks(battle, unit, here));
    }
    if standing.arm == Arm::Leader && battle.modules().command {
        marks.extend(command(battle, here));
    }
    marks
}

/// Where a unit can move, and the hexes as near as its points that it cannot
/// reach.
fn ways(battle: &Battle, unit: UnitRef, standing: &Standing, here: Cell) -> Vec<Mark> {
    let found = open_ways(battle, unit, standing, None);
    let left = u32::from(standing.points.unwrap_or(0));
    let front = battle.front_only().filter(|_| battle.faces(unit));
    let near = battle.map().grid.cells().filter(|cell| {
        let far = battle.distance(here, *cell);
        0 < far && far <= left
    });
    near.map(|cell| match found.get(&cell) {
        Some(way) => {
            let cost = points(battle, way.cost);
            let label = battle.words.fill("mark.move", &[("points", &cost)]);
            Mark {
                goes: touch("move", unit, "/to", value(cell)),
                ..mark(
                    battle,
                    cell,
                    MarkKind::Reach,
                    label,
                    front.map(|clause| clause.as_str()),
                )
            }
        }
        None => {
            let (_, clause, text) = unreachable_because(battle, unit, cell);
            let clause = clause.map(|clause| clause.as_str());
            mark(battle, cell, MarkKind::Barred, text, clause)
        }
    })
    .collect()
}

/// Whom a unit can attack, and the enemies next to it that it cannot.
fn attacks(battle: &Battle, unit: UnitRef, here: Cell) -> Vec<Mark> {
    let front = battle.front_only();
    let units = battle.state.on_map();
    let next = units.filter(|(target, it, cell)| {
        target.side != unit.side && it.is_troops() && battle.distance(here, *cell) == 1
    });
    next.filter_map(|(target, _, cell)| {
        let command = Command::Attack {
            unit,
            target,
            charge: false,
        };
        let values = [("target", &*battle.name(target))];
        let label = battle.words.fill("mark.attack", &values);
        if is_open(battle, &command) {
            return Some(Mark {
                goes: touch("attack", unit, "/target", Scalar::Unit(target)),
                ..mark(
                    battle,
                    cell,
                    MarkKind::Target,
                    label,
                    front.map(|clause| clause.as_str()),
                )
            });
        }
        let first: Objection = match objections(battle, &command) {
            Ok(found) => found.into_iter().next()?,
            Err(Refusal::Impossible(objection)) => objection,
            Err(Refusal::NeedDice(_) | Refusal::AgainstRules(_)) => return None,
        };
        let clause = first.clause.as_deref();
        Some(mark(
            battle,
            cell,
            MarkKind::Barred,
            first.text.clone(),
            clause,
        ))
    })
    .collect()
}

/// A gun's field of fire: whom it can fire at, what else it sees, and why not.
fn field(battle: &Battle, gun: UnitRef, standing: &Standing, here: Cell) -> Vec<Mark> {
    if !battle.guns_used() {
        return Vec::new();
    }
    let reach = u32::try_from(battle.tables.artillery.dice.len()).unwrap_or(0);
    let far = |cell: Cell| battle.distance(here, cell);
    let firing = battle.state.step == Step::Fire && battle.state.serves(gun) == battle.state.mover;
    let targets = targets(battle, gun);
    let mut taken = Vec::new();
    let mut marks = Vec::new();
    for (target, bars) in targets {
        let Some(cell) = battle.state.unit(target).and_then(Standing::place) else {
            continue;
        };
        if far(cell) > reach {
            continue;
        }
        taken.push(cell);
        marks.push(match bars.first() {
            None => {
                let values = [("target", &*battle.name(target))];
                let label = battle.words.fill("mark.fire", &values);
                let goes = touch("fire", gun, "/target", Scalar::Unit(target));
                Mark {
                    goes: goes.filter(|_| firing),
                    ..mark(battle, cell, MarkKind::Target, label, Some(RANGE.as_str()))
                }
            }
            Some(bar) => {
                let text = bar_text(battle, *bar, gun, target);
                let clause = Some(bar.clause().as_str());
                mark(battle, cell, MarkKind::Barred, text, clause)
            }
        });
    }
    let rest = battle.map().grid.cells().filter(|cell| {
        (1..=reach).contains(&far(*cell))
            && !taken.contains(cell)
            && in_arc(battle, standing, here, *cell)
    });
    marks.extend(rest.map(|cell| {
        let (kind, label) = match in_the_way(battle, here, cell) {
            None => (MarkKind::Seen, battle.words.get("mark.seen").to_owned()),
            Some(block) => {
                let way = block_text(battle, block);
                let label = battle.words.fill("mark.hidden", &[("way", &way)]);
                (MarkKind::Barred, label)
            }
        };
        mark(battle, cell, kind, label, Some(SIGHT.as_str()))
    }));
    marks
}

/// Where units are in command of a leader.
fn command(battle: &Battle, here: Cell) -> Vec<Mark> {
    let radius = u32::from(battle.tables.command.radius);
    let cells = battle.map().grid.cells();
    let near = cells.filter(|cell| battle.distance(here, *cell) <= radius);
    let label = battle.words.get("mark.command").to_owned();
    near.map(|cell| {
        mark(
            battle,
            cell,
            MarkKind::Command,
            label.clone(),
            Some(COMMAND.as_str()),
        )
    })
    .collect()
}
