//! The display of a battle.

use drumhead_rules::battles::lists::ListShown;
use drumhead_rules::frame::{Pending, gauge};
use drumhead_vocabulary::play::{
    self, BoardView, Facts, Gauge, GaugeMark, StepState, Subject, Tag, UnitSnapshot,
};
use std::collections::BTreeMap;

use crate::chances::allocated;
use crate::interpretations::{FallBackTrigger, SilentGuns};
use crate::prelude::*;
use crate::words::troops_in_words;
use crate::{board, panel, snapshot};

impl ListShown for StandAndDie {
    /// Returns the steps of this turn. Before the dice are rolled, the side that the set-up names
    /// counts as the first.
    fn track(battle: &Battle) -> Vec<play::Step> {
        let state = &battle.state;
        if state.phase.step == Step::Deploy {
            return vec![shown(battle, 0, state.phase, StepState::Now)];
        }
        let steps = sequence(interpretations(battle).attack_timing, first_side(battle));
        let steps = (0_u8..)
            .zip(steps)
            .map(|(place, phase)| shown(battle, place, phase, StepState::of(place, state.steps)));
        steps.collect()
    }

    /// Returns the work to be done now.
    fn now(battle: &Battle) -> Message {
        let Phase { step, side } = battle.state.phase;
        let key = match (step, side) {
            (Step::Attack | Step::FallBack, Some(_)) => format!("now.{}_of", step.id()),
            _ => format!("now.{}", step.id()),
        };
        let side = side
            .or_else(|| (step == Step::Deploy).then_some(battle.setup.first))
            .map_or_else(|| bare(""), |it| bare(Value::Side(it)));
        message(key).with("side", side)
    }

    /// Returns the tags of a side: its losses and its objectives (gap S-A15).
    fn side_tags(battle: &Battle, side: u8) -> Vec<Tag> {
        let units = battle.state.units().filter(|(unit, _)| unit.side == side);
        let (mut lost, mut all) = (0, 0);
        for (_, unit) in units {
            lost += unit.start.without(unit.troops(lives(battle))).all();
            all += unit.start.all();
        }
        let (lost, all) = (lost.to_string(), all.to_string());
        let losses = battle
            .words
            .fill("tag.lost", &[("lost", &lost), ("all", &all)]);
        let written = battle
            .state
            .objectives
            .get(usize::from(side))
            .and_then(|text| objectives(battle, text));
        [plain(losses, None)].into_iter().chain(written).collect()
    }

    fn arm(group: &UnitState) -> play::Arm {
        board::arm(group)
    }

    fn about_unit(battle: &Battle, _: UnitRef, group: &UnitState, form: Form) -> String {
        troops_in_words(battle.words, group.troops(lives(battle)), form)
    }

    /// Returns the unit's boxes as on the roster: figures, then gun casualties.
    fn strength(battle: &Battle, _: UnitRef, group: &UnitState) -> Gauge {
        let [(men, start), (room, boxes)] = boxes(battle, group);
        let has_guns = group.start.guns > 0;
        let word = |key: &str| battle.words.get(key).to_owned();
        let (what, noun) = if has_guns {
            ("card.casualties", Some(word("card.hits")))
        } else {
            ("card.figures", None)
        };
        let mark = (start > 0 && has_guns).then(|| GaugeMark {
            lost: start,
            label: word("card.guns"),
        });
        let (now, start) = (
            men.saturating_add(room),
            start.max(men).saturating_add(boxes),
        );
        Gauge {
            noun,
            marks: mark.into_iter().collect(),
            ..gauge(battle.words, what, now, start)
        }
    }

    /// Returns a gauge of the unit's guns, if it has or began with any. If the unit began with guns
    /// and has or began with figures, also returns a gauge of its figures.
    fn gauges(battle: &Battle, group: &UnitState) -> Vec<Gauge> {
        let [(men, start), _] = boxes(battle, group);
        let guns = drumhead_vocabulary::count(group.guns.len());
        let start_guns = u32::from(group.start.guns);
        let gauge = |what: &str, now, start| gauge(battle.words, what, now, start);
        let working = group.troops(lives(battle)).guns.into();
        let guns = gauge("card.guns", working, guns.max(start_guns));
        let men = (start_guns > 0).then(|| gauge("card.figures", men, start.max(men)));
        let gauges = [guns].into_iter().chain(men);
        gauges.filter(|gauge| gauge.start > 0).collect()
    }

    /// Returns whether the unit is standing or falls back (S-07).
    fn morale(battle: &Battle, _: UnitRef, standing: &UnitState, form: Form) -> Tag {
        let (key, clause) = if standing.standing {
            ("standing", STAND)
        } else {
            ("falls_back", FALL_BACK)
        };
        let hurt = interpretations(battle).fall_back_trigger == FallBackTrigger::Casualty;
        let about = if hurt && !standing.standing {
            "morale.falls_back_hurt"
        } else {
            &format!("morale.{key}_about")
        };
        Tag {
            label: (battle.words.get(&form.key(&format!("morale.{key}")))).to_owned(),
            about: Some(battle.words.get(about).to_owned()),
            clause: Some(clause.as_str().to_owned()),
            tone: Tone::Plain,
        }
    }

    /// Returns the unit's other tags.
    fn tags(battle: &Battle, unit: UnitRef, standing: &UnitState) -> Vec<Tag> {
        let state = &battle.state;
        let mut tags = Vec::new();
        let mut add = |id, clause, tone, values: &[_]| {
            tags.push(tag(battle, id, clause, tone, values));
        };
        let Some(hex) = standing.place() else {
            if standing.away.is_none() {
                add("unplaced", MOVES, Tone::Warn, &[]);
            }
            return tags;
        };
        let facing = ("facing", standing.facing.into());
        add("place", FACING, Tone::Plain, &[("hex", hex.into()), facing]);
        let silent = standing.silent(lives(battle));
        if silent > 0 {
            add("silent", SECOND, Tone::Bad, &[("guns", silent.into())]);
        }
        let open = interpretations(battle).silent_guns == SilentGuns::Open;
        if open && !standing.guns.is_empty() && is_enemy_occupied(battle, unit.side, hex) {
            add("open_guns", OPEN_GUNS, Tone::Bad, &[]);
        } else if !occupies(battle, unit.side, hex) {
            add("not_held", SECOND, Tone::Bad, &[]);
        }
        if state.phase == Phase::of(Step::March, unit.side) {
            let left = march_left(battle, standing);
            add("march", MOVES, Tone::Plain, &[("hexes", left.into())]);
        }
        let spent = state.spent.get(&hex).copied().unwrap_or_default();
        let attacked = groups_of(battle, unit.side, hex, spent).contains(&unit);
        if attacked && state.phase.step == Step::Attack {
            add("attacked", ONCE, Tone::Plain, &[]);
        }
        if must_fall_back(battle, unit.side, hex).contains(&unit) {
            tags.push(Tag {
                clause: Some(STANCE.as_str().to_owned()),
                tone: Tone::Warn,
                ..plain(battle.words.get("to_do.fall_back").to_owned(), None)
            });
        }
        let many = waiting(battle, unit, standing, hex);
        let values = [("hex", hex.into()), ("many", many.into())];
        let waits = (many > 0).then(|| tag(battle, "pending", NEXT, Tone::Bad, &values));
        tags.extend(waits);
        tags
    }

    fn step(state: &State) -> (&'static str, Option<u8>) {
        (state.phase.step.id(), state.phase.side)
    }

    fn unit_facts(battle: &Battle, unit: UnitRef, group: &UnitState) -> UnitSnapshot {
        snapshot::of(battle, unit, group)
    }

    fn facts(battle: &Battle, pending: &[Pending]) -> BTreeMap<Subject, Facts> {
        snapshot::facts(&battle.state, pending)
    }

    fn panel(battle: &Battle, unit: UnitRef, group: &UnitState) -> Vec<Sum> {
        panel::panel(battle, unit, group)
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(battle, of))
    }
}

fn shown(battle: &Battle, place: u8, phase: Phase, at: StepState) -> play::Step {
    let words = battle.words;
    let clause = match phase.step {
        Step::Deploy | Step::March => MOVES,
        Step::Initiative => FIRST,
        Step::Attack => NEXT,
        Step::FallBack => FALL_BACK,
    };
    let open = battle.state.first.is_none();
    let who = match phase.side {
        None => words.get("who.both").to_owned(),
        Some(side) if open => {
            let first = side == battle.setup.first;
            words
                .get(if first { "who.first" } else { "who.second" })
                .to_owned()
        }
        Some(side) => battle.side_name(side).to_owned(),
    };
    play::Step {
        id: format!("{}_{place}", phase.step.id()),
        phase: words.get(&format!("phase.{}", phase.step.id())).to_owned(),
        label: words.get(&format!("step.{}", phase.step.id())).to_owned(),
        who,
        clause: Some(clause.as_str().to_owned()),
        state: at,
    }
}

fn plain(label: String, about: Option<String>) -> Tag {
    Tag {
        label,
        about,
        clause: None,
        tone: Tone::Plain,
    }
}

/// Returns the objectives of a side, if it has any (gap S-A15).
pub(super) fn objectives(battle: &Battle, written: &str) -> Option<Tag> {
    let label = battle.words.get("tag.objectives").to_owned();
    let written = Some(written.trim()).filter(|text| !text.is_empty())?;
    Some(plain(label, Some(written.to_owned())))
}

/// Returns the figures of a unit and the casualties that its guns can still take, each with the
/// number at the start. Captured guns do not count, as they are out of action.
fn boxes(battle: &Battle, group: &UnitState) -> [(u32, u32); 2] {
    let men = u32::from(group.infantry) + u32::from(group.cavalry);
    let start = u32::from(group.start.infantry) + u32::from(group.start.cavalry);
    let boxes = u32::from(group.start.guns).saturating_mul(lives(battle).into());
    let room = group.gun_room(lives(battle));
    // The players can give a unit more guns than it had at the start.
    [(men, start), (room, boxes.max(room))]
}

/// Returns the number of casualties waiting in a hex, if the unit can take some of them; otherwise
/// 0.
fn waiting(battle: &Battle, unit: UnitRef, standing: &UnitState, hex: Cell) -> u32 {
    let casualties = battle.state.waiting(other(unit.side), hex);
    let target = battle.state.target_at(unit.side, hex, lives(battle));
    let allocated = allocated(target, casualties, interpretations(battle));
    let own = standing.troops(lives(battle)).arms();
    if own.into_iter().any(|arm| *allocated.of(arm) > 0) {
        allocated.all()
    } else {
        0
    }
}
