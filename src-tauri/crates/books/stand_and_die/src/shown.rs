//! The battle on the screen.

use drumhead_rules::frame::{Message, Names as _, Pending, Shown, Sum, Value, bare, message};
use drumhead_rules::hex::Cell;
use drumhead_rules::map::Map;
use drumhead_rules::map::words::facing_word;
use drumhead_words::ClauseId;
use drumhead_words::play::{
    self, BoardView, Gauge, GaugeMark, SideView, StepState, TableSnapshot, Tag, Tone, UnitCard,
    UnitRef,
};

use crate::board::arm;
use crate::chances::taken;
use crate::clauses::{FACING, FALL_BACK, FIRST, MOVES, NEXT, ONCE, SECOND, STANCE, STAND};
use crate::place::{beaten, first_side, holds, lives, march_left, readings, sequence};
use crate::readings::FallBackTrigger;
use crate::state::{Phase, Step, UnitState, other};
use crate::words::troops_in_words;
use crate::{Battle, StandAndDie, board, panel, place, snapshot};

impl Shown for StandAndDie {
    fn turn(battle: &Battle) -> u32 {
        battle.state.turn
    }

    fn track(battle: &Battle) -> Vec<play::Step> {
        track(battle)
    }

    fn now(battle: &Battle) -> Message {
        let Phase { step, side } = battle.state.phase;
        let key = match (step, side) {
            (Step::Attack | Step::FallBack, Some(_)) => format!("now.{}_of", step.id()),
            _ => format!("now.{}", step.id()),
        };
        let side = side.or_else(|| (step == Step::Deploy).then_some(battle.setup.first));
        let side = side.map_or_else(|| bare(""), |it| bare(Value::Side(it)));
        message(key).with("side", side)
    }

    fn sides(battle: &Battle) -> Vec<SideView> {
        let sides = (0..).zip(&battle.state.sides);
        let sides = sides.map(|(side, units)| SideView {
            side,
            name: battle.side_name(side).to_owned(),
            tags: of_side(battle, side),
            units: units.iter().map(|unit| card(battle, side, unit)).collect(),
        });
        sides.collect()
    }

    fn over(battle: &Battle) -> Option<Message> {
        let side = Value::Side(beaten(battle)?);
        Some(message("over.won").with("side", side))
    }

    fn snapshot(battle: &Battle, pending: &[Pending]) -> TableSnapshot {
        snapshot::snapshot(battle, pending)
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        panel::panel(battle, unit)
    }

    fn map(battle: &Battle) -> Option<&Map> {
        Some(place::map(battle))
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(battle, of))
    }
}

/// The steps of this turn; before the dice, as if the side named in the set-up marched first.
fn track(battle: &Battle) -> Vec<play::Step> {
    let state = &battle.state;
    if state.phase.step == Step::Deploy {
        return vec![shown(battle, 0, state.phase, StepState::Now)];
    }
    let steps = sequence(readings(battle).attack_timing, first_side(battle));
    let steps = (0_u8..).zip(steps).map(|(place, phase)| {
        let at = match place.cmp(&state.steps) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        };
        shown(battle, place, phase, at)
    });
    steps.collect()
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

/// The state of a whole side: its losses and its objectives (gap S-A15).
fn of_side(battle: &Battle, side: u8) -> Vec<Tag> {
    let words = battle.words;
    let plain = |label: String, about: Option<String>| Tag {
        label,
        about,
        clause: None,
        tone: Tone::Plain,
    };
    let units = battle
        .state
        .sides
        .get(usize::from(side))
        .into_iter()
        .flatten();
    let (mut lost, mut all) = (0_u32, 0_u32);
    for unit in units {
        let now = unit.troops(lives(battle));
        let gone = unit.start.without(now);
        lost += [gone.infantry, gone.cavalry, gone.guns]
            .map(u32::from)
            .iter()
            .sum::<u32>();
        let start = unit.start;
        all += [start.infantry, start.cavalry, start.guns]
            .map(u32::from)
            .iter()
            .sum::<u32>();
    }
    let values = [("lost", lost.to_string()), ("all", all.to_string())];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    let mut tags = vec![plain(words.fill("tag.lost", &values), None)];
    let objectives = battle.state.objectives.get(usize::from(side));
    let written = objectives.filter(|text| !text.trim().is_empty());
    tags.extend(
        written.map(|text| plain(words.get("tag.objectives").to_owned(), Some(text.clone()))),
    );
    tags
}

fn card(battle: &Battle, side: u8, standing: &UnitState) -> UnitCard {
    let words = battle.words;
    let unit = UnitRef::new(side, standing.number);
    let lives = lives(battle);
    let troops = standing.troops(lives);
    let men = u32::from(standing.infantry) + u32::from(standing.cavalry);
    let start_men = u32::from(standing.start.infantry) + u32::from(standing.start.cavalry);
    let guns = u32::try_from(standing.guns.len()).unwrap_or(u32::MAX);
    // Captured guns are neither in its initial number nor among its boxes.
    let start_guns = u32::from(standing.start.guns);
    let boxes = start_guns.saturating_mul(lives.into());
    let room = standing.gun_room(lives).min(boxes);
    let what = if start_guns > 0 {
        "card.casualties"
    } else {
        "card.figures"
    };
    let mut marks = Vec::new();
    if start_men > 0 && start_guns > 0 {
        marks.push(GaugeMark {
            lost: start_men,
            label: words.get("card.guns").to_owned(),
        });
    }
    let all_men = start_men.max(men);
    let gauge = |what: &str, now: u32, start: u32| Gauge {
        what: words.get(what).to_owned(),
        now,
        start,
        marks: Vec::new(),
    };
    let of_guns = gauge("card.guns", troops.guns.into(), guns.max(start_guns));
    // If its boxes include its guns, its figures are shown separately.
    let of_men = gauge("card.figures", men, all_men);
    let others = [(of_guns, true), (of_men, start_guns > 0)].into_iter();
    let others = others.filter(|(gauge, told)| *told && gauge.start > 0);
    let gone = standing.away.map(|away| {
        let key = format!("away.{}", away.id());
        words.get(&key).to_owned()
    });
    UnitCard {
        unit,
        name: standing.named(battle.words),
        arm: arm(standing),
        about: troops_in_words(battle.words, troops),
        strength: Gauge {
            what: words.get(what).to_owned(),
            now: men.saturating_add(room),
            start: all_men.saturating_add(boxes),
            marks,
        },
        others: others.map(|(gauge, _)| gauge).collect(),
        morale: stance(battle, standing),
        tags: tags(battle, unit, standing),
        owes: false,
        gone,
    }
}

/// Whether it is standing or falls back (S-07).
fn stance(battle: &Battle, standing: &UnitState) -> Tag {
    let (key, clause) = if standing.standing {
        ("standing", STAND)
    } else {
        ("falls_back", FALL_BACK)
    };
    let hurt = readings(battle).fall_back_trigger == FallBackTrigger::Casualty;
    let about = if hurt && !standing.standing {
        "morale.falls_back_hurt"
    } else {
        &format!("morale.{key}_about")
    };
    Tag {
        label: battle.words.get(&format!("morale.{key}")).to_owned(),
        about: Some(battle.words.get(about).to_owned()),
        clause: Some(clause.as_str().to_owned()),
        tone: Tone::Plain,
    }
}

fn tags(battle: &Battle, unit: UnitRef, standing: &UnitState) -> Vec<Tag> {
    let words = battle.words;
    let state = &battle.state;
    let tag = |label: String, clause: ClauseId, tone| Tag {
        label,
        about: None,
        clause: Some(clause.as_str().to_owned()),
        tone,
    };
    let mut tags = Vec::new();
    let Some(hex) = standing.place() else {
        if standing.away.is_none() {
            let label = words.get("tag.unplaced").to_owned();
            tags.push(tag(label, MOVES, Tone::Warn));
        }
        return tags;
    };
    let values = [
        ("hex", battle.hex_name(hex)),
        (
            "facing",
            facing_word(battle.words, standing.facing).to_owned(),
        ),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    tags.push(tag(words.fill("tag.place", &values), FACING, Tone::Plain));
    let silent = standing.guns.iter().filter(|hits| **hits >= lives(battle));
    if silent.count() > 0 {
        tags.push(tag(words.get("tag.silent").to_owned(), SECOND, Tone::Bad));
    }
    if !holds(battle, unit.side, hex) {
        tags.push(tag(words.get("tag.not_held").to_owned(), SECOND, Tone::Bad));
    }
    let mine = state.phase == Phase::of(Step::March, unit.side);
    if mine {
        let left = march_left(battle, standing).to_string();
        tags.push(tag(
            words.fill("tag.march", &[("hexes", &left)]),
            MOVES,
            Tone::Plain,
        ));
    }
    if state.spent.contains_key(&hex) && state.phase.step == Step::Attack {
        tags.push(tag(words.get("tag.attacked").to_owned(), ONCE, Tone::Plain));
    }
    if state.pressed_at(unit.side, hex).contains(&unit) {
        tags.push(tag(
            words.get("owed.fall_back").to_owned(),
            STANCE,
            Tone::Warn,
        ));
    }
    tags.extend(waiting(battle, unit, standing, hex));
    tags
}

/// The casualties waiting in a hex, for the groups that can take some of them.
fn waiting(battle: &Battle, unit: UnitRef, standing: &UnitState, hex: Cell) -> Option<Tag> {
    let casualties = battle.state.waiting(other(unit.side), hex);
    let target = battle.state.target_at(unit.side, hex, lives(battle));
    let taken = taken(target, casualties, readings(battle));
    let own = standing.troops(lives(battle));
    let mut arms = own.arms().into_iter();
    arms.any(|arm| taken.of(arm) > 0).then(|| {
        let (hex, many) = (battle.hex_name(hex), taken.all().to_string());
        Tag {
            label: (battle.words).fill("tag.pending", &[("hex", &hex), ("many", &many)]),
            about: None,
            clause: Some(NEXT.as_str().to_owned()),
            tone: Tone::Bad,
        }
    })
}
