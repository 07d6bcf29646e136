//! The battle as it is shown.

use drumhead_words::ClauseId;
use drumhead_words::play::{
    self, BattleView, Gauge, Pending, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::battle::Battle;
use super::board::{serves, shape};
use super::clauses::{COMMAND, DISORDER, RECREW, REPLACED, STILL, TAKEN};
use super::guns::Crew;
use super::offers::{combat_over, points, retreat_of};
use super::state::{Standing, State, Step};

/// The battle as it is shown.
pub(super) fn view(battle: &Battle) -> BattleView {
    let state = &battle.state;
    let guns = battle.modules().artillery && state.has_guns();
    BattleView {
        turn: state.turn,
        track: (Step::ALL.iter())
            .filter(|step| **step != Step::Fire || guns || state.step == Step::Fire)
            .map(|step| shown(battle, *step))
            .collect(),
        now: battle.now(),
        sides: (0..)
            .zip(&state.sides)
            .map(|(side, units)| SideView {
                side,
                name: battle.side_name(side).to_owned(),
                tags: Vec::new(),
                units: units.iter().map(|unit| card(battle, side, unit)).collect(),
            })
            .collect(),
        pending: pending(battle),
        over: over(battle),
    }
}

/// What must be settled before the step ends.
fn pending(battle: &Battle) -> Vec<Pending> {
    let words = battle.words;
    let combats = battle.state.attacked().into_iter().map(|unit| Pending {
        id: combat_over(battle, unit),
        unit: Some(unit),
        label: words.get("owed.combat").to_owned(),
        clause: None,
    });
    let retreats = battle.state.retreats.iter().map(|owed| Pending {
        id: retreat_of(owed.unit),
        unit: Some(owed.unit),
        label: words.fill("owed.retreat", &[("hexes", &owed.hexes.to_string())]),
        // That it retreats is the basic game's own.
        clause: None,
    });
    combats.chain(retreats).collect()
}

fn shown(battle: &Battle, step: Step) -> play::Step {
    let words = battle.words;
    let now = battle.state.step;
    let clause = battle.step_clause(step);
    let who = if step == Step::Deploy {
        words.get("who.both").to_owned()
    } else {
        battle.side_name(battle.state.mover).to_owned()
    };
    play::Step {
        id: step.id().to_owned(),
        phase: words.get(&format!("phase.{}", step.id())).to_owned(),
        label: battle.step_name(step),
        who,
        clause: clause.map(|clause| clause.as_str().to_owned()),
        state: match step.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn card(battle: &Battle, side: u8, standing: &Standing) -> UnitCard {
    let words = battle.words;
    let state = &battle.state;
    let unit = UnitRef::new(side, standing.number);
    let retreats = state.retreats.iter().any(|it| it.unit == unit);
    let gone = standing.away.map(|away| {
        let key = format!("away.{}", away.id());
        words.get(&key).to_owned()
    });
    UnitCard {
        unit,
        name: standing.named(),
        arm: shape(standing.arm),
        about: about(battle, standing),
        strength: Gauge {
            what: words.get("card.strength").to_owned(),
            now: u32::from(standing.strength.unwrap_or(0)),
            start: u32::from(standing.start.max(standing.strength).unwrap_or(0)),
            marks: Vec::new(),
        },
        others: Vec::new(),
        morale: morale(battle, standing),
        tags: tags(battle, unit, standing),
        owes: retreats || state.attacks_on(unit).next().is_some(),
        gone,
    }
}

/// What a unit is and where it stands, in one line.
pub(super) fn about(battle: &Battle, standing: &Standing) -> String {
    let words = battle.words;
    let arm = words.get(&format!("arm.{}", standing.arm.id())).to_owned();
    match standing.place() {
        Some(cell) => {
            let hex = battle.hex_name(cell);
            words.fill("card.about", &[("what", &arm), ("hex", &hex)])
        }
        None if standing.away.is_none() => words.fill("card.unplaced", &[("what", &arm)]),
        None => arm,
    }
}

fn tag(
    battle: &Battle,
    id: &str,
    values: &[(&str, &str)],
    clause: Option<ClauseId>,
    tone: Tone,
) -> Tag {
    let words = battle.words;
    let about = format!("tag.{id}_about");
    let told = words.find(&about).is_some();
    Tag {
        label: words.fill(&format!("tag.{id}"), values),
        about: told.then(|| words.fill(&about, values)),
        clause: clause.map(|clause| clause.as_str().to_owned()),
        tone,
    }
}

fn morale(battle: &Battle, standing: &Standing) -> Tag {
    if let Some(gun) = standing.gun {
        let side = [("side", battle.side_name(gun.serves))];
        return match gun.crew {
            Crew::Manned => tag(battle, "manned", &[], None, Tone::Plain),
            Crew::Unmanned { .. } => tag(battle, "unmanned", &[], Some(RECREW), Tone::Bad),
            Crew::Captured { .. } => tag(battle, "captured", &side, Some(TAKEN), Tone::Bad),
        };
    }
    if standing.disordered {
        tag(battle, "disordered", &[], Some(DISORDER), Tone::Bad)
    } else {
        tag(battle, "steady", &[], None, Tone::Plain)
    }
}

fn tags(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    if standing.is_troops() && !standing.in_command {
        tags.push(tag(
            battle,
            "out_of_command",
            &[],
            Some(COMMAND),
            Tone::Warn,
        ));
    }
    if let Some(left) = standing.points {
        let left = points(battle, left.into());
        tags.push(tag(
            battle,
            "points",
            &[("points", &left)],
            None,
            Tone::Plain,
        ));
    }
    if let Some(gun) = standing.gun {
        if serves(gun, unit.side) == Some("serves") {
            let side = [("side", battle.side_name(gun.serves))];
            tags.push(tag(battle, "serves", &side, Some(REPLACED), Tone::Bad));
        }
        if gun.fired {
            tags.push(tag(battle, "fired", &[], Some(STILL), Tone::Plain));
        }
        if gun.turned {
            tags.push(tag(battle, "turned", &[], Some(STILL), Tone::Plain));
        }
    }
    if let Some(attack) = state.attacks.iter().find(|it| it.unit == unit) {
        let id = if attack.charge { "charges" } else { "attacks" };
        let target = battle.placed(attack.target);
        tags.push(tag(battle, id, &[("unit", &target)], None, Tone::Plain));
    }
    let by: Vec<_> = state
        .attacks_on(unit)
        .map(|attack| battle.placed(attack.unit))
        .collect();
    if !by.is_empty() {
        let units = by.join(", ");
        tags.push(tag(
            battle,
            "attacked",
            &[("units", &units)],
            None,
            Tone::Warn,
        ));
    }
    tags
}

/// The side that has no troops left on the map.
pub(super) fn beaten(state: &State) -> Option<u8> {
    (0_u8..2).find(|side| {
        let units = state.units().filter(|(unit, _)| unit.side == *side);
        let troops: Vec<_> = units.filter(|(_, it)| it.is_troops()).collect();
        !troops.is_empty() && troops.iter().all(|(_, it)| it.away.is_some())
    })
}

fn over(battle: &Battle) -> Option<String> {
    let side = battle.side_name(beaten(&battle.state)?);
    Some(battle.words.fill("over.won", &[("side", side)]))
}
