//! What is owed: a decision about a die, an answer, and ground given.

use drumhead_words::ClauseId;
use drumhead_words::play::{Answer, Offer, UnitRef};

use super::super::attack::{self, Party};
use super::super::battle::Battle;
use super::super::clauses::{GIVE_GROUND, ROUND};
use super::super::command::Command;
use super::super::decide::{debts, rear};
use super::super::state::{Debt, Trial};
use super::{by, hex_choice, obligation, offer, question};

/// The clause by which this unit may have the die of an attack rolled again.
pub(in super::super) fn again_by(battle: &Battle, trial: &Trial, unit: UnitRef) -> ClauseId {
    let party = if unit == trial.by {
        Party::Attacker
    } else {
        Party::Target
    };
    let commander = battle.state.host(unit).is_some();
    attack::again_by(&trial.attack, party, commander)
}

/// What is decided about a die, or answered, by this unit.
pub(super) fn decisions(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let state = &battle.state;
    if state.reply.is_some_and(|reply| reply.by == unit) {
        return vec![Offer {
            clause: by(ROUND),
            fulfils: Some(obligation(unit, Debt::Reply)),
            ..offer(battle, "reply", "owed", unit, Command::Reply { unit })
        }];
    }
    let asked = debts(battle).contains(&(unit, Debt::Decide));
    let Some(trial) = state.trial.as_ref().filter(|_| asked) else {
        return Vec::new();
    };
    let clause = again_by(battle, trial, unit);
    let score = trial.score.to_string();
    let made = |id: &str, command| {
        let made = offer(battle, id, "owed", unit, command);
        Offer {
            label: battle
                .words
                .fill(&format!("offer.{id}"), &[("score", &score)]),
            clause: by(clause),
            fulfils: Some(obligation(unit, Debt::Decide)),
            ..made
        }
    };
    vec![
        made("reroll", Command::Reroll { unit }),
        Offer {
            sure: true,
            ..made("keep", Command::Keep { unit })
        },
    ]
}

/// The hex that a beaten unit gives ground to.
pub(super) fn gives_ground(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    if !debts(battle).contains(&(unit, Debt::GiveGround)) {
        return None;
    }
    let rear = rear(battle, unit);
    let to = rear.first().copied();
    let choices = rear
        .iter()
        .map(|cell| hex_choice(battle, *cell, "choice.hex", 1));
    let choices: Vec<_> = choices.collect();
    let mut questions = Vec::new();
    if !choices.is_empty() {
        let answer = Answer::Hex { choices };
        questions.push(question(battle, "/to", "to", GIVE_GROUND, answer));
    }
    let id = if to.is_some() {
        "give_ground"
    } else {
        "cornered"
    };
    Some(Offer {
        clause: by(GIVE_GROUND),
        fulfils: Some(obligation(unit, Debt::GiveGround)),
        sure: true,
        questions,
        ..offer(battle, id, "owed", unit, Command::GiveGround { unit, to })
    })
}
