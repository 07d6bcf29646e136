//! What may be done now.

mod hand;

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use drumhead_words::play::{
    Answer, Choice, Objection, ObligationId, Offer, OfferId, OfferKind, Question, UnitRef,
};

use super::army::{Arm, key};
use super::battle::Battle;
use super::clauses::{
    ACTIVATED, FRONT_ONLY, NO_ATTACK, RECREW, REPLACED, RIDDEN_DOWN, SIGHT, STILL, SUPPORTED,
    TAKEN, TURNING, WOOD_CHARGE,
};
use super::command::Command;
use super::decide::{combat_column, objections};
use super::guns::{Bar, Crew, bars, crew_flees};
use super::moves::{Way, crowded, guns_in_way, open_ways, retreats};
use super::shot::shot;
use super::state::{Ends, Standing, Step};
use super::terrain::turning_cost;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::map::words::facing_word;

/// What may be done now: by this unit, or by nobody in particular.
pub(super) fn offers(battle: &Battle, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let Some(unit) = of else {
        return vec![end(battle), hand::from_paper(battle)];
    };
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    if battle.state.step == Step::Deploy && standing.away.is_none() {
        offers.extend(deploy(battle, unit, standing));
    }
    if standing.place().is_some() {
        offers.extend(owed(battle, unit));
        let mine = battle.state.serves(unit) == battle.state.mover;
        match battle.state.step {
            Step::Start if mine => offers.extend(start(battle, unit, standing)),
            Step::Move if mine => {
                offers.extend(moving(battle, unit, standing));
                offers.extend(turn(battle, unit, standing));
            }
            Step::Fire if mine => {
                offers.extend(fire(battle, unit));
                offers.extend(turn(battle, unit, standing).filter(|_| standing.gun.is_some()));
            }
            Step::Combat if mine => offers.extend(attacks(battle, unit, standing)),
            Step::Deploy | Step::Start | Step::Move | Step::Fire | Step::Combat => {}
        }
    }
    offers.extend(hand::by_hand(battle, unit, standing));
    offers
}

/// An offer of the desk's own, to be made more of.
fn offer(
    battle: &Battle,
    id: &str,
    group: &str,
    unit: UnitRef,
    command: Command,
) -> Offer<Command> {
    let words = battle.words;
    Offer {
        id: OfferId::new(id, key(unit)),
        kind: OfferKind::Order,
        group: words.get(&format!("group.{group}")).to_owned(),
        label: words.get(&format!("offer.{id}")).to_owned(),
        clause: None,
        unit: Some(unit),
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    }
}

fn by(clause: ClauseId) -> Option<String> {
    Some(clause.as_str().to_owned())
}

fn question(
    battle: &Battle,
    path: &str,
    id: &str,
    clause: Option<ClauseId>,
    answer: Answer,
) -> Question {
    Question {
        given: None,
        path: path.to_owned(),
        label: battle.words.get(&format!("ask.{id}")).to_owned(),
        hint: None,
        clause: clause.and_then(by),
        answer,
        remember: None,
    }
}

/// A hex with what goes with it, its reference first.
fn hex(battle: &Battle, cell: Cell, more: &str) -> Choice {
    let name = battle.hex_name(cell);
    let label = if more.is_empty() {
        name
    } else {
        format!("{name}, {more}")
    };
    Choice::text(&cell.to_string(), label)
}

/// So many movement points, in words.
pub(super) fn points(battle: &Battle, cost: u32) -> String {
    let key = if cost == 1 {
        "points.one"
    } else {
        "points.many"
    };
    battle.words.fill(key, &[("n", &cost.to_string())])
}

/// These facings, each as it is called.
fn facings(all: impl Iterator<Item = Facing>) -> Answer {
    let choices = all.map(|it| Choice::text(it.id(), facing_word(it)));
    Answer::One {
        choices: choices.collect(),
    }
}

/// What speaks against a command; nothing where nobody can give it.
fn against(battle: &Battle, command: &Command) -> Vec<Objection> {
    objections(battle, command).unwrap_or_default()
}

/// Whether a command can be given and nothing speaks against it.
pub(super) fn is_open(battle: &Battle, command: &Command) -> bool {
    objections(battle, command).is_ok_and(|found| found.is_empty())
}

/// Where a unit can be placed: wherever no enemy is.
pub(super) fn places(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let enemy = |cell: Cell| battle.state.at(cell).any(|(it, _)| it.side != unit.side);
    let cells = battle.map().grid.cells();
    cells
        .filter(|cell| !enemy(*cell) && !crowded(battle, unit, *cell))
        .collect()
}

fn deploy(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    let cells = places(battle, unit);
    let first = standing.hex.or(cells.first().copied())?;
    let choices = cells.into_iter().map(|cell| hex(battle, cell, ""));
    let hexes = Answer::Hex {
        choices: choices.collect(),
    };
    let mut questions = vec![question(battle, "/hex", "hex", None, hexes)];
    if standing.arm != Arm::Leader && battle.modules().facing {
        let answer = facings(battle.facings().into_iter());
        questions.push(question(battle, "/facing", "facing", None, answer));
    }
    let command = Command::Deploy {
        unit,
        hex: first,
        facing: standing.facing,
    };
    Some(Offer {
        questions,
        sure: true,
        ..offer(battle, "deploy", "deploy", unit, command)
    })
}

/// The combat over a unit, in the view and in the offers that end it. Once its dice are thrown
/// and only the players know what they mean, that is still to be said.
pub(super) fn combat_over(battle: &Battle, target: UnitRef) -> ObligationId {
    let thrown = battle.state.unexplained.contains(&target);
    ObligationId::new(if thrown { "result" } else { "combat" }, key(target))
}

/// The retreat of a unit, in the view and in the offers that end it.
pub(super) fn retreat_of(unit: UnitRef) -> ObligationId {
    ObligationId::new("retreat", key(unit))
}

/// What is owed by a unit, or over it.
fn owed(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let mut offers = Vec::new();
    if battle.state.attacks_on(unit).next().is_some() {
        offers.extend(fight(battle, unit));
        offers.push(settle(battle, unit));
    }
    let Some(owed) = battle.state.retreats.iter().find(|it| it.unit == unit) else {
        return offers;
    };
    let cells = retreats(battle, unit, owed.hexes);
    if let Some(first) = cells.first() {
        let choices = cells.iter().map(|cell| hex(battle, *cell, ""));
        let hexes = Answer::Hex {
            choices: choices.collect(),
        };
        let to = Some(*first);
        offers.push(Offer {
            fulfils: Some(retreat_of(unit)),
            sure: true,
            questions: vec![question(battle, "/to", "to", None, hexes)],
            ..offer(
                battle,
                "retreat",
                "owed",
                unit,
                Command::Retreat { unit, to },
            )
        });
    }
    offers.push(Offer {
        fulfils: Some(retreat_of(unit)),
        sure: true,
        ..offer(
            battle,
            "stays",
            "owed",
            unit,
            Command::Retreat { unit, to: None },
        )
    });
    offers
}

/// The combat over a unit on the players' table, if they have one.
fn fight(battle: &Battle, target: UnitRef) -> Option<Offer<Command>> {
    let crt = battle.setup().profile.crt.as_ref()?;
    if battle.state.unexplained.contains(&target) {
        return None;
    }
    let known = combat_column(battle, target).is_some();
    let columns = (0_i32..).zip(&crt.columns).map(|(index, label)| Choice {
        value: drumhead_words::play::Scalar::Number(index),
        label: label.clone(),
    });
    let answer = Answer::One {
        choices: columns.collect(),
    };
    let asked = Question {
        given: None,
        hint: Some(battle.words.get("ask.column_hint").to_owned()),
        ..question(battle, "/column", "column", None, answer)
    };
    let column = (!known).then_some(0);
    Some(Offer {
        fulfils: Some(combat_over(battle, target)),
        questions: if known { Vec::new() } else { vec![asked] },
        ..offer(
            battle,
            "fight",
            "owed",
            target,
            Command::Fight { target, column },
        )
    })
}

fn settle(battle: &Battle, target: UnitRef) -> Offer<Command> {
    let ends = || Answer::One {
        choices: Ends::ALL
            .iter()
            .map(|end| Choice::text(end.id(), battle.words.get(&format!("ends.{}", end.id()))))
            .collect(),
    };
    let command = Command::Settle {
        target,
        attacker: Ends::Stays,
        defender: Ends::Stays,
    };
    Offer {
        fulfils: Some(combat_over(battle, target)),
        questions: vec![
            question(battle, "/attacker", "attacker", None, ends()),
            question(battle, "/defender", "defender", None, ends()),
        ],
        ..offer(battle, "settle", "owed", target, command)
    }
}

fn start(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let mut offers = Vec::new();
    if standing.disordered {
        let recovery = &battle.setup().profile.recovery;
        let made = offer(battle, "recover", "start", unit, Command::Recover { unit });
        let label = if recovery.trim().is_empty() {
            made.label.clone()
        } else {
            format!("{}: {}", made.label, recovery.trim())
        };
        offers.push(Offer {
            label,
            sure: true,
            ..made
        });
    }
    let crew = standing.gun.map(|gun| gun.crew);
    let mut add = |id: &str, clause: ClauseId, command: Command| {
        // What is against it is said with it: the table may overrule.
        offers.push(Offer {
            clause: by(clause),
            sure: true,
            against: against(battle, &command),
            ..offer(battle, id, "start", unit, command)
        });
    };
    match crew {
        Some(Crew::Unmanned { .. }) => add("recrew", RECREW, Command::Recrew { unit }),
        Some(Crew::Captured { .. }) => add("replace", REPLACED, Command::Replace { unit }),
        Some(Crew::Manned) | None => {}
    }
    offers
}

fn moving(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    if standing.gun.is_some() {
        return Vec::new();
    }
    if standing.points.is_none() {
        return vec![hand::allowance(battle, unit)];
    }
    let mut offers: Vec<Offer<Command>> = Vec::new();
    let made = |id: OfferId, over, clause: ClauseId, ways: &BTreeMap<Cell, Way>| {
        let first = *ways.keys().next()?;
        let choices = ways
            .iter()
            .map(|(cell, way)| hex(battle, *cell, &points(battle, way.cost)));
        let answer = Answer::Hex {
            choices: choices.collect(),
        };
        let command = Command::Move {
            unit,
            to: first,
            over,
        };
        Some(Offer {
            id,
            kind: OfferKind::Move,
            clause: by(clause),
            sure: true,
            questions: vec![question(battle, "/to", "to", battle.front_only(), answer)],
            ..offer(battle, "move", "move", unit, command)
        })
    };
    let ways = open_ways(battle, unit, standing, None);
    let id = OfferId::new("move", key(unit));
    offers.extend(made(id, None, FRONT_ONLY, &ways));
    let clause = if standing.arm == Arm::Cavalry {
        RIDDEN_DOWN
    } else {
        TAKEN
    };
    for gun in guns_in_way(battle, unit, standing, &ways) {
        let id = OfferId::new("over", format!("{}:{}", key(gun), key(unit)));
        let label = battle
            .words
            .fill("offer.over", &[("gun", &battle.placed(gun))]);
        let ways = open_ways(battle, unit, standing, Some(gun));
        offers.extend(made(id, Some(gun), clause, &ways).map(|it| Offer { label, ..it }));
    }
    offers
}

fn turn(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    let others = battle.facings().into_iter();
    let others: Vec<_> = others.filter(|it| *it != standing.facing).collect();
    let facing = *others.first()?;
    let command = Command::Turn { unit, facing };
    if !is_open(battle, &command) {
        return None;
    }
    let (clause, label) = if standing.gun.is_some() {
        (STILL, battle.words.get("offer.turn_gun").to_owned())
    } else {
        let cost = points(battle, turning_cost(1, &battle.tables));
        (
            TURNING,
            battle.words.fill("offer.turn", &[("points", &cost)]),
        )
    };
    let answer = facings(others.into_iter());
    Some(Offer {
        kind: OfferKind::Move,
        label,
        clause: by(clause),
        sure: true,
        questions: vec![question(battle, "/facing", "facing", Some(clause), answer)],
        ..offer(battle, "turn", "move", unit, command)
    })
}

/// The targets of a gun, each with what forbids the shot; none for who is no
/// gun.
pub(super) fn targets(battle: &Battle, gun: UnitRef) -> Vec<(UnitRef, Vec<Bar>)> {
    let side = battle.state.serves(gun);
    let leader = battle.gun_leaders(side).first().copied();
    let units = battle.state.on_map();
    let enemies = units.filter(|(unit, it, _)| unit.side != side && it.is_troops());
    let judged = enemies.filter_map(|(unit, ..)| {
        let shot = shot(battle, gun, unit, leader)?;
        Some((unit, bars(&shot, &battle.tables)))
    });
    judged.collect()
}

fn fire(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    if !battle.guns_used() || battle.state.unit(unit).is_none_or(|it| it.gun.is_none()) {
        return Vec::new();
    }
    let leaders = battle.gun_leaders(battle.state.serves(unit));
    let targets = targets(battle, unit);
    let open: Vec<UnitRef> = (targets.iter().filter(|(_, bars)| bars.is_empty()))
        .map(|(target, _)| *target)
        .collect();
    let bold: Vec<UnitRef> = (targets.iter().filter(|(_, bars)| crew_flees(bars)))
        .map(|(target, _)| *target)
        .collect();
    let made = |id: &str, clause: ClauseId, all: &[UnitRef]| {
        let target = *all.first()?;
        let units = |all: &[UnitRef]| Answer::One {
            choices: (all.iter().map(|it| Choice::unit(*it, battle.placed(*it)))).collect(),
        };
        let mut questions = vec![question(
            battle,
            "/target",
            "target",
            Some(SIGHT),
            units(all),
        )];
        if leaders.len() > 1 {
            let answer = units(&leaders);
            questions.push(question(
                battle,
                "/leader",
                "leader",
                Some(ACTIVATED),
                answer,
            ));
        }
        let command = Command::Fire {
            unit,
            target,
            leader: leaders.first().copied(),
        };
        Some(Offer {
            clause: by(clause),
            against: against(battle, &command),
            questions,
            ..offer(battle, id, "fire", unit, command)
        })
    };
    let shots = [
        made("fire", SIGHT, &open),
        made("attempt", SUPPORTED, &bold),
    ];
    shots.into_iter().flatten().collect()
}

/// The enemies next to a unit that it could attack, each with whether it does
/// so in order.
fn open_attacks(battle: &Battle, unit: UnitRef, charge: bool) -> Vec<UnitRef> {
    let units = battle.state.on_map();
    let enemies = units.filter(|(other, it, _)| other.side != unit.side && it.is_troops());
    let open = enemies.filter(|(target, ..)| {
        let command = Command::Attack {
            unit,
            target: *target,
            charge,
        };
        is_open(battle, &command)
    });
    open.map(|(target, ..)| target).collect()
}

fn attacks(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let made = |id: &str, clause: ClauseId, charge: bool| {
        let open = open_attacks(battle, unit, charge);
        let target = *open.first()?;
        let answer = Answer::One {
            choices: (open.iter().map(|it| Choice::unit(*it, battle.placed(*it)))).collect(),
        };
        let command = Command::Attack {
            unit,
            target,
            charge,
        };
        Some(Offer {
            clause: by(clause),
            sure: true,
            questions: vec![question(
                battle,
                "/target",
                "target",
                battle.front_only(),
                answer,
            )],
            ..offer(battle, id, "combat", unit, command)
        })
    };
    let mut offers: Vec<_> = made("attack", NO_ATTACK, false).into_iter().collect();
    if standing.arm == Arm::Cavalry {
        offers.extend(made("charge", WOOD_CHARGE, true));
    }
    offers
}

fn end(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let state = &battle.state;
    let label = match (state.step, battle.next_step()) {
        (Step::Deploy, _) => words.get("offer.end_deploy").to_owned(),
        (step, Some(_)) => words.fill("offer.end", &[("step", &*battle.step_name(step))]),
        (_, None) => words.fill("offer.end_turn", &[("side", battle.side_name(state.mover))]),
    };
    Offer {
        id: OfferId::end_step(),
        kind: OfferKind::EndStep,
        group: words.get("group.step").to_owned(),
        label,
        clause: None,
        unit: None,
        fulfils: None,
        sure: true,
        against: against(battle, &Command::End),
        command: Command::End,
        questions: Vec::new(),
    }
}
