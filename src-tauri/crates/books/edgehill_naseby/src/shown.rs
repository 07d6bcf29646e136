//! The battle on the screen.

use drumhead_rules::frame::{Pending, Shown};
use drumhead_rules::map::Map;
use drumhead_words::play::{
    self, BoardView, Gauge, SideView, StepState, TableSnapshot, Tag, UnitCard,
};

use crate::board::{board, serves, shape};
use crate::panel::panel;
use crate::prelude::*;
use crate::snapshot::snapshot;
use crate::turn::step_clauses;

impl Shown for EdgehillNaseby {
    fn turn(battle: &Battle) -> u32 {
        battle.state.turn
    }

    fn track(battle: &Battle) -> Vec<play::Step> {
        let guns = guns_used(battle) && has_guns(battle);
        let fires = guns || battle.state.step == Step::Fire;
        let steps = Step::ALL.iter();
        let steps = steps.filter(|step| **step != Step::Fire || fires);
        steps.map(|step| step_shown(battle, *step)).collect()
    }

    fn now(battle: &Battle) -> Message {
        let step = battle.state.step;
        let part = match (step, modules(battle).facing, guns_used(battle)) {
            (Step::Start, _, false) => "start_no_guns",
            (Step::Move, false, _) => "move_freely",
            (Step::Fire, false, _) => "fire_only",
            (Step::Start | Step::Deploy | Step::Move | Step::Fire | Step::Combat, ..) => step.id(),
        };
        let side = Value::Side(battle.state.mover);
        message(format!("now.{part}")).with("side", side)
    }

    fn sides(battle: &Battle) -> Vec<SideView> {
        let sides = (0..).zip(&battle.state.sides);
        let sides = sides.map(|(side, units)| SideView {
            side,
            name: battle.side_name(side).to_owned(),
            tags: Vec::new(),
            units: units.iter().map(|unit| card(battle, side, unit)).collect(),
        });
        sides.collect()
    }

    fn over(battle: &Battle) -> Option<Message> {
        let side = Value::Side(beaten(&battle.state)?);
        Some(message("over.won").with("side", side))
    }

    fn snapshot(battle: &Battle, _: &[Pending]) -> TableSnapshot {
        snapshot(battle)
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        panel(battle, unit)
    }

    fn map(battle: &Battle) -> Option<&Map> {
        Some(map(battle))
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board(battle, of))
    }
}

fn step_shown(battle: &Battle, step: Step) -> play::Step {
    let [clause, _] = step_clauses(battle, step);
    let who = if step == Step::Deploy {
        battle.words.get("who.both")
    } else {
        battle.side_name(battle.state.mover)
    };
    play::Step {
        id: step.id().to_owned(),
        phase: battle.words.get(&format!("phase.{}", step.id())).to_owned(),
        label: battle.say(&step_name(battle, step)),
        who: who.to_owned(),
        clause: clause.map(|clause| clause.as_str().to_owned()),
        state: match step.cmp(&battle.state.step) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn card(battle: &Battle, side: u8, standing: &Standing) -> UnitCard {
    let unit = UnitRef::new(side, standing.number);
    let gone = standing.away.map(|away| format!("away.{}", away.id()));
    let what = message(format!("arm.{}", standing.arm.id()));
    let about = match standing.place() {
        Some(hex) => message("card.about").with("what", what).with("hex", hex),
        None if standing.away.is_none() => message("card.unplaced").with("what", what),
        None => what,
    };
    UnitCard {
        unit,
        name: standing.named(battle.words),
        arm: shape(standing.arm),
        about: battle.say(&about),
        strength: Gauge {
            what: battle.words.get("card.strength").to_owned(),
            now: u32::from(standing.strength.unwrap_or(0)),
            start: u32::from(standing.start.max(standing.strength).unwrap_or(0)),
            marks: Vec::new(),
        },
        others: Vec::new(),
        morale: morale(battle, standing),
        tags: tags(battle, unit, standing),
        owes: false,
        gone: gone.map(|key| battle.words.get(&key).to_owned()),
    }
}

/// A tag with the words `tag.<id>` and, if there are any, `tag.<id>_about`, and this value.
fn tag(
    battle: &Battle,
    id: &str,
    (name, value): (&'static str, Value),
    clause: Option<ClauseId>,
    tone: Tone,
) -> Tag {
    let say = |key: String| battle.say(&message(key).with(name, value.clone()));
    let about = format!("tag.{id}_about");
    let told = battle.words.has(&about);
    Tag {
        label: say(format!("tag.{id}")),
        about: told.then(|| say(about)),
        clause: clause.map(|clause| clause.as_str().to_owned()),
        tone,
    }
}

fn morale(battle: &Battle, standing: &Standing) -> Tag {
    let side = Value::Side(standing.gun.map_or(0, |gun| gun.serves));
    let (id, clause, tone) = match standing.gun.map(|gun| gun.crew) {
        Some(Crew::Manned) => ("manned", BASIC, Tone::Plain),
        Some(Crew::Unmanned { .. }) => ("unmanned", Some(RECREW), Tone::Bad),
        Some(Crew::Captured { .. }) => ("captured", Some(TAKEN), Tone::Bad),
        None if standing.disordered => ("disordered", Some(DISORDER), Tone::Bad),
        None => ("steady", BASIC, Tone::Plain),
    };
    tag(battle, id, ("side", side), clause, tone)
}

fn tags(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    let mut add = |id, value, clause, tone| tags.push(tag(battle, id, value, clause, tone));
    let none = || ("", "".into());
    if standing.is_troops() && !standing.in_command {
        let less = ("less", less(battle).into());
        add("out_of_command", less, Some(COMMAND), Tone::Warn);
    }
    if let Some(left) = standing.points {
        let left = ("points", points(left).into());
        add("points", left, BASIC, Tone::Plain);
    }
    if let Some(gun) = standing.gun {
        let captured = matches!(gun.crew, Crew::Captured { .. });
        if captured && gun.is_unmanned() {
            add("unmanned", none(), Some(FORSAKEN), Tone::Bad);
        }
        if serves(gun, unit.side) == Some("serves") {
            let side = ("side", Value::Side(gun.serves));
            add("serves", side, Some(REPLACED), Tone::Bad);
        }
        for (done, id) in [(gun.fired, "fired"), (gun.turned, "turned")] {
            if done {
                add(id, none(), Some(STILL), Tone::Plain);
            }
        }
    }
    if let Some(attack) = state.attacks.iter().find(|it| it.unit == unit) {
        let id = if attack.charge { "charges" } else { "attacks" };
        add(id, ("unit", placed(attack.target)), BASIC, Tone::Plain);
    }
    if state.is_attacked(unit) {
        let by = state.attacks_on(unit).map(|attack| attack.unit);
        let by = ("units", Value::Placed(by.collect()));
        add("attacked", by, BASIC, Tone::Warn);
    }
    tags
}
