//! The display of a battle.

use drumhead_rules::battles::lists::ListShown;
use drumhead_rules::frame::{gauge, tag_in};
use drumhead_vocabulary::play::{self, BoardView, Gauge, StepState, Tag, UnitSnapshot};

use crate::board::serves;
use crate::prelude::*;
use crate::turn::{may_fire, step_clauses};
use crate::{board, panel, snapshot};

impl ListShown for EdgehillNaseby {
    /// Returns the steps of the turn, with the gun step only if the side has guns in use, or during
    /// that step.
    fn track(battle: &Battle) -> Vec<play::Step> {
        let fires = may_fire(battle) || battle.state.step == Step::Fire;
        let steps = Step::ALL
            .iter()
            .filter(|step| **step != Step::Fire || fires);
        steps.map(|step| step_shown(battle, *step)).collect()
    }

    /// Returns the work to be done now.
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

    fn arm(unit: &Standing) -> play::Arm {
        board::shape(unit.arm)
    }

    /// Returns the unit's kind, and its hex on the map.
    fn about_unit(battle: &Battle, _: UnitRef, standing: &Standing, form: Form) -> String {
        let what = message(standing.arm.key(form));
        let about = match standing.place() {
            Some(hex) => message("card.about").with("what", what).with("hex", hex),
            None if standing.away.is_none() => message("card.unplaced").with("what", what),
            None => what,
        };
        battle.say(&about)
    }

    /// Returns the unit's strength, 0 if it is unknown or the unit is eliminated.
    fn strength(battle: &Battle, _: UnitRef, standing: &Standing) -> Gauge {
        let start = standing.start.max(standing.strength);
        let [now, start] =
            [standing.strength_left(), start].map(|strength| u32::from(strength.unwrap_or(0)));
        gauge(battle.words, "card.strength", now, start)
    }

    /// Returns the state of a gun's crew, or whether the unit is disordered.
    fn morale(battle: &Battle, unit: UnitRef, standing: &Standing, form: Form) -> Tag {
        let side = Value::Side(standing.gun.map_or(0, |gun| gun.serves));
        let (id, clause, tone) = match standing.gun.map(|gun| gun.crew) {
            Some(Crew::Manned) => ("manned", BASIC, Tone::Plain),
            Some(Crew::Unmanned { .. }) => ("unmanned", Some(RECREW), Tone::Bad),
            Some(Crew::Captured { .. })
                if standing.gun.is_some_and(|gun| gun.is_retaken(unit.side)) =>
            {
                ("retaken", Some(TAKEN), Tone::Plain)
            }
            Some(Crew::Captured { .. }) => ("captured", Some(TAKEN), Tone::Bad),
            None if standing.disordered => ("disordered", Some(DISORDER), Tone::Bad),
            None => ("steady", BASIC, Tone::Plain),
        };
        tag_in(battle, form, id, clause, tone, &[("side", side)])
    }

    /// Returns the unit's other tags. A unit that has left the map is not out of command, and
    /// has no movement points.
    fn tags(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Tag> {
        let state = &battle.state;
        let mut tags = Vec::new();
        let mut add = |id, clause, tone, values: &[_]| {
            tags.push(tag(battle, id, clause, tone, values));
        };
        let stands = standing.away.is_none();
        if stands && standing.is_troops() && !standing.in_command {
            let less = ("less", less(battle).into());
            add("out_of_command", Some(COMMAND), Tone::Warn, &[less]);
        }
        if let Some(left) = standing.points.filter(|_| stands) {
            let left = ("points", points(left).into());
            add("points", BASIC, Tone::Plain, &[left]);
        }
        if let Some(gun) = standing.gun {
            let captured = matches!(gun.crew, Crew::Captured { .. });
            if captured && gun.is_unmanned() {
                add("unmanned", Some(RECREW), Tone::Bad, &[]);
            }
            if serves(gun, unit.side) == Some("serves") {
                let side = ("side", Value::Side(gun.serves));
                add("serves", Some(REPLACED), Tone::Bad, &[side]);
            }
            for (done, id) in [(gun.fired, "fired"), (gun.turned, "turned")] {
                if done {
                    add(id, Some(STILL), Tone::Plain, &[]);
                }
            }
        }
        if let Some(attack) = state.attacks.iter().find(|it| it.unit == unit) {
            let id = if attack.charge { "charges" } else { "attacks" };
            let target = ("unit", placed(attack.target));
            add(id, BASIC, Tone::Plain, &[target]);
        }
        if state.is_attacked(unit) {
            let by = state.attacks_on(unit).map(|attack| attack.unit);
            let by = ("units", Value::Placed(by.collect()));
            add("attacked", BASIC, Tone::Warn, &[by]);
        }
        tags
    }

    fn step(state: &State) -> (&'static str, Option<u8>) {
        (state.step.id(), Some(state.mover))
    }

    fn unit_facts(battle: &Battle, unit: UnitRef, of: &Standing) -> UnitSnapshot {
        snapshot::of(&battle.state, unit, of)
    }

    fn panel(battle: &Battle, unit: UnitRef, of: &Standing) -> Vec<Sum> {
        panel::panel(battle, unit, of)
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(battle, of))
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
        state: StepState::of(step, battle.state.step),
    }
}
