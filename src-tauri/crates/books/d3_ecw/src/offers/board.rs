//! The board: counters, and what hexes mean to the unit that is looked at.

use drumhead_words::play::{
    Answer, BoardView, Counter, Mark, MarkKind, Objection, Offer, Refusal, Scalar, Touch, UnitRef,
};

use super::super::battle::Battle;
use super::super::clauses::{COUNT, FIELD, SIGHT};
use super::super::command::{Command, Way};
use super::super::decide::{Noticed, blocked, noticed, objections};
use super::super::ground::{ahead, allowance, field_of_fire, radius};
use super::super::shown::states;
use super::super::state::{Place, Standing, Step};
use super::{arm, offers, rows};
use drumhead_rules::hex::{Cell, Facing};

/// What stands on the board, with what the hexes mean to this unit.
pub(in super::super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let counters = battle.state.here().filter_map(|(unit, standing)| {
        let place = standing.place?;
        Some(counter(battle, unit, standing, place))
    });
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

fn counter(battle: &Battle, unit: UnitRef, standing: &Standing, place: Place) -> Counter {
    let most = battle.readings().rout_at.hits().to_string();
    let hits = standing.hits.to_string();
    let left = battle.readings().rout_at.hits();
    let left = left.saturating_sub(standing.hits).to_string();
    let key = if standing.commands() {
        "counter.commander"
    } else {
        "counter.hits"
    };
    let states = states(battle, unit, standing);
    let warns = states.iter().any(|tag| tag.tone.warns());
    Counter {
        unit,
        side: unit.side,
        name: standing.named(),
        arm: arm(standing.kind),
        hex: battle.hex(place.hex),
        facing: (!standing.commands()).then(|| place.facing.hour()),
        count: match (standing.commands(), standing.hits) {
            // A bare nought below a commander says nothing.
            (true, 0) => String::new(),
            _ => (battle.words).fill(key, &[("hits", &hits), ("left", &left), ("most", &most)]),
        },
        states: states.into_iter().map(|tag| tag.label).collect(),
        warns,
    }
}

fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let mut marks = Vec::new();
    for offer in &offers(battle, Some(unit)) {
        touches(battle, offer, &mut marks);
    }
    let Some(place) = battle.state.place(unit) else {
        return marks;
    };
    let mine = unit.side == battle.state.mover && battle.state.step == Step::Activate;
    if standing.commands() {
        commands(battle, unit, standing, place, &mut marks);
    } else {
        if mine {
            barred(battle, unit, standing, place, &mut marks);
        }
        seen(battle, standing, place, &mut marks);
    }
    marks
}

/// The marks of what an offer's answers touch on the board.
fn touches(battle: &Battle, offer: &Offer<Command>, marks: &mut Vec<Mark>) {
    let mut mark = |hex: Cell, kind, path: &str, value: &Scalar, label: &str| {
        let hex = battle.hex(hex);
        let known =
            |it: &Mark| it.hex == hex && it.goes.as_ref().is_some_and(|it| it.offer == offer.id);
        if !marks.iter().any(known) {
            marks.push(Mark {
                hex,
                kind,
                label: format!("{}: {label}", offer.label),
                clause: offer.clause.clone(),
                goes: Some(Touch {
                    offer: offer.id.clone(),
                    path: path.to_owned(),
                    value: value.clone(),
                }),
            });
        }
    };
    if let Command::Correct { .. } | Command::Count { .. } | Command::FromPaper { .. } =
        offer.command
    {
        return;
    }
    for question in &offer.questions {
        let (Answer::Hex { choices } | Answer::One { choices }) = &question.answer else {
            continue;
        };
        for choice in choices {
            let (path, value, label) = (&question.path, &choice.value, &choice.label);
            match (&offer.command, value) {
                (Command::Charge { target, .. }, _) => {
                    if let Some(there) = battle.state.place(*target) {
                        mark(there.hex, MarkKind::Target, path, value, label);
                    }
                }
                (_, Scalar::Unit(target)) => {
                    if let Some(there) = battle.state.place(*target) {
                        mark(there.hex, MarkKind::Target, path, value, label);
                    }
                }
                (Command::Wheel { .. }, Scalar::Text(text)) => {
                    if let Ok(Way { to, .. }) = text.parse() {
                        mark(to, MarkKind::Reach, path, value, label);
                    }
                }
                (_, Scalar::Text(text)) if matches!(question.answer, Answer::Hex { .. }) => {
                    if let Ok(to) = text.parse() {
                        mark(to, MarkKind::Reach, path, value, label);
                    }
                }
                (
                    _,
                    Scalar::Text(_) | Scalar::YesNo(_) | Scalar::Number(_) | Scalar::Nothing(()),
                ) => {}
            }
        }
    }
}

/// Why a command cannot be given, if it cannot.
fn reason(battle: &Battle, command: &Command) -> Option<Objection> {
    match objections(battle, command) {
        Ok(found) => found.into_iter().next(),
        Err(Refusal::Impossible(why)) => Some(why),
        Err(Refusal::AgainstRules(found)) => found.into_iter().next(),
        Err(Refusal::NeedDice(_)) => None,
    }
}

/// The hexes ahead to which it cannot go, and the enemies near enough that it
/// cannot attack, with the reasons.
fn barred(
    battle: &Battle,
    unit: UnitRef,
    standing: &Standing,
    place: Place,
    marks: &mut Vec<Mark>,
) {
    let grid = battle.map_of().grid;
    let most = allowance(standing.kind, false, &battle.tables);
    let touched = |marks: &[Mark], hex: &str| marks.iter().any(|it| it.hex == hex);
    let mut bar = |at: Cell, why: Objection| {
        let hex = battle.hex(at);
        if !touched(marks, &hex) {
            marks.push(Mark {
                hex,
                kind: MarkKind::Barred,
                label: why.text,
                clause: why.clause,
                goes: None,
            });
        }
    };
    let near = battle.tables.range(standing.kind).unwrap_or(0);
    let near = near.max(allowance(standing.kind, true, &battle.tables) + 1);
    let enemies = battle.state.here().filter_map(|(target, it)| {
        let there = it.place?.hex;
        let close = target.side != unit.side && battle.far(place.hex, there) <= near;
        close.then_some((target, there))
    });
    for (target, there) in enemies {
        let shot = Command::Shoot { unit, target };
        let charge = Command::Charge {
            unit,
            target,
            facing: place.facing,
        };
        let armed = battle.tables.range(standing.kind).is_some();
        let why = if armed {
            reason(battle, &shot).or_else(|| reason(battle, &charge))
        } else {
            reason(battle, &charge)
        };
        if let Some(why) = why {
            bar(there, why);
        }
    }
    let facing: Facing = place.facing;
    for (to, _) in rows(battle, place.hex, &ahead(facing, grid), most) {
        if let Some(why) = reason(battle, &Command::March { unit, to, facing }) {
            bar(to, why);
        }
    }
}

/// The hexes in the field of fire that are seen.
fn seen(battle: &Battle, standing: &Standing, place: Place, marks: &mut Vec<Mark>) {
    let Some(range) = battle.tables.range(standing.kind) else {
        return;
    };
    let field = field_of_fire(
        battle.map_of(),
        place.hex,
        place.facing,
        range,
        battle.readings(),
    );
    for cell in field {
        let hex = battle.hex(cell);
        let (kind, key, by, clause) = match blocked(battle, place.hex, cell) {
            None => (MarkKind::Seen, "mark.seen", cell, FIELD),
            Some(by) => (MarkKind::Barred, "mark.hidden", by, SIGHT),
        };
        if kind == MarkKind::Barred && marks.iter().any(|it| it.hex == hex) {
            continue;
        }
        let by = battle.hex(by);
        marks.push(Mark {
            label: battle.words.fill(key, &[("hex", &hex), ("by", &by)]),
            hex,
            kind,
            clause: Some(clause.as_str().to_owned()),
            goes: None,
        });
    }
}

/// How far a commander commands, and the units that he does not see.
fn commands(
    battle: &Battle,
    unit: UnitRef,
    standing: &Standing,
    place: Place,
    marks: &mut Vec<Mark>,
) {
    let radius = radius(standing.attached.is_some(), &battle.tables);
    let clause = Some(COUNT.as_str().to_owned());
    for cell in battle.map_of().grid.cells() {
        let far = battle.far(place.hex, cell);
        if far > radius {
            continue;
        }
        let (hex, far) = (battle.hex(cell), far.to_string());
        marks.push(Mark {
            label: battle
                .words
                .fill("mark.command", &[("hex", &hex), ("hexes", &far)]),
            hex,
            kind: MarkKind::Command,
            clause: clause.clone(),
            goes: None,
        });
    }
    for (other, what) in noticed(battle, unit.side) {
        let (Noticed::Hidden(by), Some(there)) = (what, battle.state.place(other)) else {
            continue;
        };
        let (name, by) = (battle.placed(other), battle.hex(by));
        marks.push(Mark {
            hex: battle.hex(there.hex),
            kind: MarkKind::Barred,
            label: battle
                .words
                .fill("choice.hidden", &[("unit", &name), ("hex", &by)]),
            clause: clause.clone(),
            goes: None,
        });
    }
}
