//! What may be done in the Move phase: charges, moves, generals.

use drumhead_words::play::{Answer, Choice, Offer, Scalar, UnitRef};

use super::super::charges::{ChargeTold, forbidden};
use super::super::command::Command;
use super::super::moves::MoveTold;
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::{ground, one_of, plain, question, unit_of, units_of};

/// A charge, by a unit of the side whose step it is, on any enemy it may
/// charge at all.
pub(super) fn charge(table: Table<'_>, unit: UnitRef) -> Option<Offer<Command>> {
    let side = table.state.now.step.charging_side(table.state.side_a)?;
    let (_, live) = table.unit(unit)?;
    let able = live.on_table() && live.charge.is_none() && live.debt == 0 && !live.square;
    if side != unit.side || !able || live.pursuit.is_some() {
        return None;
    }
    let mut targets = units_of(table, 1 - side.min(1), unit);
    targets.retain(|choice| {
        unit_of(choice).is_some_and(|target| {
            forbidden(table, unit, target, false).is_empty()
                && table.may_not_attack(unit, target).is_none()
        })
    });
    let target = targets.first().and_then(unit_of)?;
    let ask = |field: &str| question(&format!("/told/{field}"), field, Answer::YesNo);
    Some(Offer {
        clause: Some("F-7.37".to_owned()),
        unit: Some(unit),
        questions: vec![
            ground::in_sight(
                table,
                question("/target", "target", Answer::One { choices: targets }),
            ),
            question(
                "/told/onto",
                "onto",
                one_of("onto", &["front", "flank", "rear"]),
            ),
            ask("over_half"),
            ask("straight_run"),
            ask("broken_ground"),
        ],
        ..plain(
            "charge",
            "move",
            say("battle.offer.charge", &[]),
            Command::Charge {
                unit,
                target,
                told: ChargeTold::default(),
            },
        )
    })
}

/// A normal move of this unit.
pub(super) fn moves(table: Table<'_>, unit: UnitRef) -> Option<Offer<Command>> {
    let side = table.state.now.step.moving_side(table.state.side_a)?;
    let (_, live) = table.unit(unit)?;
    let able = live.on_table() && live.debt == 0 && live.turn.moved == Moved::Stood;
    if side != unit.side || !able || live.routs() || live.pursuit.is_some() {
        return None;
    }
    let mut questions = vec![question(
        "/moves/0/moved",
        "moved",
        one_of("moved", &["stood", "rotation", "half", "full"]),
    )];
    if live.morale == Morale::Good {
        questions.push(question("/moves/0/advanced", "advanced", Answer::YesNo));
    }
    questions.push(question(
        "/moves/0/straight_run",
        "straight_run",
        Answer::YesNo,
    ));
    let causes = ["terrain", "manoeuvre", "formation"];
    let mut disorders = vec![Choice {
        value: Scalar::Nothing(()),
        label: say("battle.answer.in_order", &[]),
    }];
    disorders.extend(causes.map(|cause| {
        let key = format!("battle.answer.disordered.{cause}");
        Choice::text(cause, say(&key, &[]))
    }));
    let answer = Answer::One { choices: disorders };
    questions.push(question("/moves/0/disordered", "disordered", answer));
    let mut grounds = ground::places(table, unit);
    if !grounds.is_empty() {
        grounds.insert(
            0,
            Choice {
                value: Scalar::Nothing(()),
                label: say("battle.answer.open_ground", &[]),
            },
        );
        let answer = Answer::One { choices: grounds };
        questions.push(question("/moves/0/ground", "ground", answer));
    }
    Some(Offer {
        clause: Some("F-7.13".to_owned()),
        unit: Some(unit),
        questions,
        ..plain(
            "move",
            "move",
            say("battle.offer.move", &[]),
            Command::Move {
                moves: vec![MoveTold::stood(unit)],
            },
        )
    })
}

/// Generals who may join the unit, or leave it (F-3.07).
pub(super) fn attach(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    if !live.on_table() {
        return Vec::new();
    }
    let mut offers = Vec::new();
    for (general, commander) in &table.state.generals {
        if general.side != unit.side {
            continue;
        }
        let name = super::super::general_name(table, *general);
        let (key, to) = match commander {
            Commander::Alone if table.state.general_with(unit).is_none() => ("attach", Some(unit)),
            Commander::With { unit: with } if *with == unit => ("detach", None),
            Commander::Alone | Commander::With { .. } | Commander::Lost => continue,
        };
        offers.push(Offer {
            clause: Some("F-3.07".to_owned()),
            unit: Some(unit),
            ..plain(
                format!("{key}:{}", general.general.0),
                "general",
                say(&format!("battle.offer.{key}"), &[("general", &name)]),
                Command::Attach {
                    general: *general,
                    unit: to,
                },
            )
        });
    }
    offers
}
