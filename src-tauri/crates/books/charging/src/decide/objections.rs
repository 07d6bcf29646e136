//! What the rules have against a command, and what nobody can overrule.

use drumhead_words::play::{Objection, Refusal, UnitRef};
use drumhead_words::{ClauseId, Length};

use super::super::army::{Arm, MOST_NAME, MOST_STRENGTH, Order, key};
use super::super::battle::Battle;
use super::super::clauses::{
    AT_ONCE, COUNTER, FLIGHT, FOLLOW, REACH, ROUTING, SEQUENCE, TERRAIN, WHO, YIELD,
};
use super::super::command::{Command, Correction};
use super::super::readings::Evade;
use super::super::result::{Aim, Hindrance, may_declare};
use super::super::shown::owed_name;
use super::super::state::{Away, Debt, Morale, Stage, Standing, Step, Struck, Trial};

/// What the rules have against a command.
///
/// # Errors
/// [`Refusal::Impossible`] where nobody can overrule it.
pub(in super::super) fn objections(
    battle: &Battle,
    command: &Command,
) -> Result<Vec<Objection>, Refusal> {
    let mut found = Vec::new();
    let mut against = |id: &str, clause: ClauseId, text: String| {
        if clause.stands() {
            found.push(Objection::of(id, clause, text));
        }
    };
    let words = battle.words;
    let state = &battle.state;
    let named = |key: &str, unit: UnitRef| words.fill(key, &[("unit", &battle.name(unit))]);
    match command {
        Command::Declare {
            charger,
            target,
            inches,
            ahead,
            clear,
            ..
        } => {
            let unit = here(battle, *charger)?;
            here(battle, *target)?;
            if charger.side == target.side {
                return Err(impossible(battle, "friend", *charger));
            }
            if state.charge(*charger).is_some() {
                return Err(impossible(battle, "twice", *charger));
            }
            if state.step != Step::Declare {
                against("step", SEQUENCE, words.get("against.declared").to_owned());
            }
            if charger.side != state.mover {
                let side = [("side", battle.side_name(state.mover))];
                against("mover", WHO, words.fill("against.mover", &side));
            }
            let aim = Aim {
                arm: unit.body().arm,
                steady: unit.morale == Morale::Good,
                distance: Length::inches(i32::from(*inches)),
                ahead: *ahead,
                clear: *clear,
            };
            for hindrance in may_declare(&aim, &battle.tables, battle.readings()) {
                let (id, clause) = match hindrance {
                    Hindrance::Artillery => ("artillery", WHO),
                    Hindrance::Unsteady => ("shaken", WHO),
                    Hindrance::Reach => ("reach", REACH),
                    Hindrance::Ahead => ("ahead", REACH),
                    Hindrance::Terrain => ("clear", TERRAIN),
                };
                let reach = battle.tables.reach.of(aim.arm).unwrap_or(0).to_string();
                let text = words.fill(
                    &format!("against.{id}"),
                    &[
                        ("unit", &battle.name(*charger)),
                        ("morale", words.get(&format!("morale.{}", unit.morale.id()))),
                        ("reach", &reach),
                        ("inches", &inches.to_string()),
                    ],
                );
                against(id, clause, text);
            }
        }
        Command::Test { unit, .. } => {
            here(battle, *unit)?;
            if !owes_test(battle, *unit) {
                return Err(impossible(battle, "not_charged", *unit));
            }
            if state.is_routing(*unit) && ROUTING.stands() {
                return Err(impossible(battle, "routing", *unit));
            }
            if state.step == Step::Declare {
                against("step", SEQUENCE, words.get("against.testing").to_owned());
            }
            if let Some(objection) = unfinished(battle, *unit) {
                found.push(objection);
            }
        }
        Command::Counter {
            unit,
            against: charger,
        } => {
            let trial = answering(battle, *unit)?;
            let charge = state.charges_on(*unit).find(|it| it.charger == *charger);
            let Some(charge) = charge.filter(|charge| charge.moved.is_none()) else {
                return Err(impossible(battle, "no_charger", *unit));
            };
            // Where none is to its front, that is why: its score is not asked for.
            let faced = state.charges_on(*unit).any(|it| it.struck == Struck::Front);
            if !trial.counter && faced {
                against("score", COUNTER, named("against.below", *unit));
            }
            if charge.struck != Struck::Front {
                against("front", COUNTER, named("against.not_front", *charger));
            }
        }
        Command::Stand { unit } => {
            answering(battle, *unit)?;
        }
        Command::Evade { unit } => {
            let trial = answering(battle, *unit)?;
            if battle.readings().evade == Evade::Off {
                against("evade", AT_ONCE, words.get("against.evading").to_owned());
            } else if !may_evade(here(battle, *unit)?) {
                against("evade", AT_ONCE, words.get("against.heavy").to_owned());
            } else if trial.stage == Stage::Stood {
                against("answered", AT_ONCE, named("against.answered", *unit));
            }
        }
        Command::Flee { unit, .. } => {
            routing(battle, *unit)?;
        }
        Command::Follow { unit, .. } => {
            here(battle, *unit)?;
            let charge = state.charge(*unit).filter(|it| it.moved.is_none());
            let fighting = state.unit(*unit).is_some_and(Standing::is_fighting);
            let Some(charge) = charge.filter(|_| fighting) else {
                return Err(impossible(battle, "no_charge", *unit));
            };
            if state.step < Step::Move {
                against("step", FOLLOW, words.get("against.moving").to_owned());
            }
            if owes_test(battle, charge.target) {
                let text = named("against.untested", charge.target);
                against("untested", SEQUENCE, text);
            }
        }
        Command::Surrender { unit } => {
            routing(battle, *unit)?;
            let roll = state.yields.iter().find(|roll| roll.unit == *unit);
            if owes_test(battle, *unit) {
                if state.step == Step::Declare {
                    against("step", SEQUENCE, words.get("against.testing").to_owned());
                }
            } else if roll.is_some_and(|roll| roll.rolled) {
                return Err(impossible(battle, "rolled", *unit));
            } else if roll.is_none() {
                against("surrender", YIELD, named("against.surrender", *unit));
            }
        }
        Command::End => {
            for (unit, debt) in state.due() {
                let what = owed_name(battle, unit, debt).to_lowercase();
                let values = [("unit", battle.name(unit)), ("what", what)];
                let values = values
                    .each_ref()
                    .map(|(name, value)| (*name, value.as_str()));
                let id = format!("owed:{}:{}", debt.id(), key(unit));
                against(&id, debt_clause(debt), words.fill("against.owed", &values));
            }
        }
        Command::Correct { unit, set } => correctable(battle, *unit, set)?,
        Command::FromPaper { units } => {
            for now in units {
                correctable(battle, now.unit, &Correction::Strength(now.strength))?;
            }
        }
    }
    Ok(found)
}

/// The result of another unit's test that is yet to be carried out: it comes
/// before this unit's (C-04).
pub(in super::super) fn unfinished(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let mut debts = battle.state.debts().into_iter();
    let open = |debt| matches!(debt, Debt::Answer | Debt::Flight);
    let (other, _) = debts.find(|(other, debt)| *other != unit && open(*debt))?;
    let name = battle.name(other);
    let text = battle.words.fill("against.unfinished", &[("unit", &name)]);
    AT_ONCE
        .stands()
        .then(|| Objection::of("unfinished", AT_ONCE, text))
}

/// The clause that demands what is owed.
pub(in super::super) const fn debt_clause(debt: Debt) -> ClauseId {
    match debt {
        Debt::Test => SEQUENCE,
        Debt::Answer => COUNTER,
        Debt::Flight => FLIGHT,
        Debt::Follow => FOLLOW,
        Debt::Surrender => YIELD,
    }
}

pub(in super::super) fn impossible(battle: &Battle, id: &str, unit: UnitRef) -> Refusal {
    let key = format!("impossible.{id}");
    let text = battle.words.fill(&key, &[("unit", &battle.name(unit))]);
    Refusal::impossible(id, text)
}

/// The unit, if it is on the table.
pub(in super::super) fn here(battle: &Battle, unit: UnitRef) -> Result<&Standing, Refusal> {
    let Some(standing) = battle.state.unit(unit) else {
        return Err(impossible(battle, "unit", unit));
    };
    match standing.away {
        None => Ok(standing),
        Some(away) => {
            let away = battle.words.get(away_key(away)).to_owned();
            let values = [("unit", battle.name(unit)), ("away", away)];
            let values = values
                .each_ref()
                .map(|(name, value)| (*name, value.as_str()));
            let text = battle.words.fill("impossible.away", &values);
            Err(Refusal::impossible("away", text))
        }
    }
}

const fn away_key(away: Away) -> &'static str {
    match away {
        Away::Destroyed => "away.destroyed",
        Away::Surrendered => "away.surrendered",
        Away::OffTable => "away.off_table",
    }
}

fn routing(battle: &Battle, unit: UnitRef) -> Result<&Standing, Refusal> {
    let standing = here(battle, unit)?;
    if standing.morale == Morale::Routing {
        Ok(standing)
    } else {
        Err(impossible(battle, "not_routing", unit))
    }
}

/// The trial of a unit that stood its test and still waits for its chargers.
fn answering(battle: &Battle, unit: UnitRef) -> Result<&Trial, Refusal> {
    let standing = here(battle, unit)?;
    let trial = battle.state.trial(unit).filter(|trial| {
        let open = matches!(trial.stage, Stage::Answering | Stage::Stood);
        open && standing.morale != Morale::Routing
    });
    trial.ok_or_else(|| impossible(battle, "no_answer", unit))
}

/// Whether the unit is charged and has not tested.
pub(in super::super) fn owes_test(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.debts().contains(&(unit, Debt::Test))
}

/// Whether a unit is of those that evade (gap C-A7).
pub(in super::super) fn may_evade(unit: &Standing) -> bool {
    let body = unit.body();
    body.order == Order::Open && body.arm != Arm::Artillery
}

/// Whether a unit can be given such a value.
fn correctable(battle: &Battle, unit: UnitRef, set: &Correction) -> Result<(), Refusal> {
    if battle.state.unit(unit).is_none() {
        return Err(impossible(battle, "unit", unit));
    }
    let within = |value: u8, least: u8, most: u8| {
        if (least..=most).contains(&value) {
            return Ok(());
        }
        let text = battle.words.fill(
            "impossible.number",
            &[
                ("value", &value.to_string()),
                ("least", &least.to_string()),
                ("most", &most.to_string()),
            ],
        );
        Err(Refusal::impossible("number", text))
    };
    match set {
        Correction::Strength(value) => within(*value, 0, MOST_STRENGTH),
        Correction::BasicMorale(value) => within(*value, 1, 12),
        Correction::Name(name) if name.trim().is_empty() || name.chars().count() > MOST_NAME => {
            let most = MOST_NAME.to_string();
            let text = battle.words.fill("impossible.name", &[("most", &most)]);
            Err(Refusal::impossible("name", text))
        }
        Correction::Name(_)
        | Correction::Morale(_)
        | Correction::Mounted(_)
        | Correction::Order(_)
        | Correction::Away(_) => Ok(()),
    }
}
