//! What can be set by hand, and what comes back from paper.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::super::army::{Arm, MOST_NUMBER};
use super::super::battle::Battle;
use super::super::command::{Command, Correction, OnPaper};
use super::super::state::{Away, Standing};
use super::{facings, hex, offer};
use drumhead_rules::list::MOST_NAME;

const fn number(least: i32) -> Answer {
    Answer::Number {
        least,
        most: MOST_NUMBER as i32,
    }
}

/// The movement allowance of a unit whose owner has not said it.
pub(super) fn allowance(battle: &Battle, unit: UnitRef) -> Offer<Command> {
    let set = Correction::Ma(1);
    let made = made(battle, "ma", unit, set, number(1));
    Offer {
        id: OfferId::new("allowance", super::super::army::key(unit)),
        kind: OfferKind::Move,
        group: battle.words.get("group.move").to_owned(),
        ..made
    }
}

fn made(
    battle: &Battle,
    id: &str,
    unit: UnitRef,
    set: Correction,
    answer: Answer,
) -> Offer<Command> {
    let asked = Question {
        given: None,
        path: "/set/value".to_owned(),
        label: battle.words.get(&format!("ask.{id}")).to_owned(),
        hint: None,
        clause: None,
        answer,
        remember: None,
    };
    Offer {
        kind: OfferKind::ByHand,
        sure: true,
        questions: vec![asked],
        ..offer(battle, id, "hand", unit, Command::Correct { unit, set })
    }
}

/// On the map, or why not.
fn whereabouts(battle: &Battle) -> Answer {
    let words = battle.words;
    let mut choices = vec![Choice {
        value: Scalar::Nothing(()),
        label: words.get("place.map").to_owned(),
    }];
    choices.extend(Away::ALL.iter().map(|away| {
        let key = format!("away.{}", away.id());
        Choice::text(away.id(), words.get(&key))
    }));
    Answer::One { choices }
}

fn hexes(battle: &Battle) -> Answer {
    let cells = battle.map().grid.cells();
    Answer::Hex {
        choices: cells.map(|cell| hex(battle, cell, "")).collect(),
    }
}

/// Everything of a unit, as it can be set.
pub(super) fn by_hand(battle: &Battle, unit: UnitRef, now: &Standing) -> Vec<Offer<Command>> {
    let first = battle.map().grid.cells().next();
    let at = now.hex.or(first);
    let mut offers = Vec::new();
    let mut add = |id: &str, set: Correction, answer: Answer| {
        offers.push(made(battle, id, unit, set, answer));
    };
    if let Some(at) = at {
        add("set_hex", Correction::Hex(at), hexes(battle));
    }
    if now.arm != Arm::Leader {
        let all = facings(battle.facings().into_iter());
        add("set_facing", Correction::Facing(now.facing), all);
    }
    if now.is_troops() {
        let disordered = Correction::Disordered(!now.disordered);
        add("disordered", disordered, Answer::YesNo);
        let command = Correction::InCommand(!now.in_command);
        add("in_command", command, Answer::YesNo);
        let strength = Correction::Strength(now.strength.unwrap_or(0));
        add("strength", strength, number(0));
    }
    if let Some(gun) = now.gun {
        let unmanned = Correction::Unmanned(!gun.is_unmanned());
        add("unmanned", unmanned, Answer::YesNo);
        let sides = [0_u8, 1].map(|side| Choice {
            value: Scalar::Number(side.into()),
            label: battle.side_name(side).to_owned(),
        });
        let choices = sides.into();
        add(
            "serves",
            Correction::Serves(gun.serves),
            Answer::One { choices },
        );
        add("set_fired", Correction::Fired(!gun.fired), Answer::YesNo);
        add("set_turned", Correction::Turned(!gun.turned), Answer::YesNo);
    } else {
        add("ma", Correction::Ma(now.ma.unwrap_or(0)), number(0));
        add(
            "points",
            Correction::Points(now.points.unwrap_or(0)),
            number(0),
        );
    }
    if now.arm != Arm::Leader {
        let leaders = battle.state.units();
        let leaders = leaders.filter(|(it, of)| it.side == unit.side && of.arm == Arm::Leader);
        let mut choices = vec![Choice {
            value: Scalar::Number(0),
            label: battle.words.get("place.no_leader").to_owned(),
        }];
        choices.extend(leaders.map(|(it, _)| Choice {
            value: Scalar::Number(it.unit.into()),
            label: battle.name(it),
        }));
        let leader = Correction::Leader(now.leader.unwrap_or(0));
        add("set_leader", leader, Answer::One { choices });
    }
    let most = u32::try_from(MOST_NAME).unwrap_or(u32::MAX);
    let name = Correction::Name(now.name.clone());
    add("name", name, Answer::name(most));
    add("away", Correction::Away(now.away), whereabouts(battle));
    offers
}

/// Every unit as it stands: whoever comes back from paper changes what the
/// paper shows otherwise.
pub(super) fn from_paper(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let hexes = hexes(battle);
    let mut units = Vec::new();
    let mut questions = Vec::new();
    for (unit, standing) in battle.state.units() {
        let name = battle.name(unit);
        let index = units.len();
        let mut ask = |path: &str, what: &str, answer| {
            let key = format!("ask.{what}");
            let what = words.get(&key);
            questions.push(Question {
                given: None,
                path: format!("/units/{index}/{path}"),
                label: words.fill("ask.paper", &[("unit", &name), ("what", what)]),
                hint: Some(battle.side_name(unit.side).to_owned()),
                clause: None,
                answer,
                remember: None,
            });
        };
        if standing.is_troops() {
            let start = standing.start.unwrap_or(0);
            let boxes = Answer::left(start.into(), MOST_NUMBER.into());
            ask("strength", "strength", boxes);
            ask("disordered", "disordered", Answer::YesNo);
        } else if standing.gun.is_some() {
            ask("disordered", "unmanned", Answer::YesNo);
        }
        ask("hex", "set_hex", hexes.clone());
        ask("away", "away", whereabouts(battle));
        units.push(OnPaper {
            unit,
            hex: standing.hex,
            strength: standing.strength.unwrap_or(0),
            disordered: standing
                .gun
                .map_or(standing.disordered, |gun| gun.is_unmanned()),
            away: standing.away,
        });
    }
    Offer {
        id: OfferId::paper(),
        kind: OfferKind::Paper,
        group: words.get("group.hand").to_owned(),
        label: words.get("offer.paper").to_owned(),
        clause: None,
        unit: None,
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command: Command::FromPaper { units },
        questions,
    }
}
