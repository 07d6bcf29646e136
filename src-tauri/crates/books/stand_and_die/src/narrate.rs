//! What happened, in words, for the log. Every line names the hexes it is
//! about, so that two players far apart can each keep a board.

use drumhead_words::ClauseId;
use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::battle::Battle;
use super::clauses::{
    ACROSS, ANY, FACING, FALL_BACK, FIRST, MOVES, NEXT, ONCE, REAR, ROOM, SECOND, SHIELD, STANCE,
    SUM, WATER,
};
use super::command::{Command, Correction};
use super::decide::{killed, step_name};
use super::event::{Event, Share};
use super::ground::contact;
use super::place::{arm_word, hex_name, lives, name, names_at, side_name};
use super::state::{Blow, Step, other};
use super::words::tenths;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::map::Feature;
use drumhead_rules::map::words::facing_word;
use drumhead_rules::play::Game as _;

/// What happened, in words; `battle` is as it stood before.
pub(super) fn narrate(battle: &Battle, command: &Command, events: &[Event]) -> Vec<LogLine> {
    let mut now = battle.clone();
    let mut told = Vec::new();
    // Nobody falls where guns are taken over: their group has nothing else.
    let by_hand = matches!(command, Command::Correct { .. });
    for event in events {
        if let (true, Event::Left { unit, .. }) = (by_hand, event) {
            let teller = Teller { battle: &now };
            let called = name(&now, *unit);
            let values = [("unit", called.as_str())];
            told.extend(teller.say("log.gone_taken", &values, &[], &[*unit], Tone::Plain));
        } else {
            told.extend(line(&now, event));
        }
        if now.fold(event).is_err() {
            // Events of another battle: what was told so far is all there is.
            break;
        }
    }
    told
}

/// What is said of the battle as it stood when something happened.
struct Teller<'a> {
    battle: &'a Battle,
}

impl Teller<'_> {
    fn say(
        &self,
        key: &str,
        values: &[(&str, &str)],
        clauses: &[ClauseId],
        units: &[UnitRef],
        tone: Tone,
    ) -> Vec<LogLine> {
        vec![LogLine {
            text: self.battle.words.fill(key, values),
            clauses: clauses.iter().map(|id| id.as_str().to_owned()).collect(),
            units: units.to_vec(),
            tone,
        }]
    }

    fn names(&self, units: &[UnitRef]) -> String {
        let names = units.iter().map(|unit| name(self.battle, *unit));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Where a group is.
    fn place(&self, unit: UnitRef) -> String {
        let standing = self.battle.state.unit(unit);
        let hex = standing.and_then(|unit| unit.place());
        hex.map_or_else(
            || self.battle.words.get("place.off").to_owned(),
            |hex| hex_name(self.battle, hex),
        )
    }
}

fn line(battle: &Battle, event: &Event) -> Vec<LogLine> {
    let teller = Teller { battle };
    let hex = |cell: &Cell| hex_name(battle, *cell);
    match event {
        Event::TurnBegan { turn } => {
            let turn = turn.to_string();
            teller.say("log.turn", &[("turn", &turn)], &[FIRST], &[], Tone::Plain)
        }
        Event::StepBegan { phase, .. } => {
            let step = step_name(battle, *phase);
            let clause = match phase.step {
                Step::Deploy => ROOM,
                Step::Initiative => FIRST,
                Step::March => ANY,
                Step::Attack => ONCE,
                Step::FallBack => FALL_BACK,
            };
            teller.say("log.step", &[("step", &step)], &[clause], &[], Tone::Plain)
        }
        Event::Deployed {
            unit,
            hex: at,
            facing,
        } => {
            let values = [
                ("unit", &*name(battle, *unit)),
                ("hex", &hex(at)),
                ("facing", facing_word(*facing)),
            ];
            teller.say("log.deployed", &values, &[ROOM], &[*unit], Tone::Plain)
        }
        Event::Rolled { side, face } => {
            let face = face.to_string();
            let values = [("side", side_name(battle, *side)), ("face", &face)];
            teller.say("log.rolled", &values, &[FIRST], &[], Tone::Plain)
        }
        Event::Even => teller.say("log.even", &[], &[FIRST], &[], Tone::Plain),
        Event::First { side } => {
            let values = [("side", side_name(battle, *side))];
            teller.say("log.first", &values, &[FIRST], &[], Tone::Plain)
        }
        Event::Marched {
            unit, path, facing, ..
        } => marched(&teller, *unit, path, *facing),
        Event::Faced { units, facing } => {
            let at = units
                .first()
                .map_or_else(String::new, |unit| teller.place(*unit));
            let names = teller.names(units);
            let values = [
                ("units", names.as_str()),
                ("hex", &at),
                ("facing", facing_word(*facing)),
            ];
            teller.say("log.faced", &values, &[FACING], units, Tone::Plain)
        }
        Event::Marked { units, standing } => {
            let at = units
                .first()
                .map_or_else(String::new, |unit| teller.place(*unit));
            let names = teller.names(units);
            let key = if *standing {
                "log.marked"
            } else {
                "log.unmarked"
            };
            let values = [("units", names.as_str()), ("hex", &at)];
            teller.say(key, &values, &[STANCE], units, Tone::Plain)
        }
        Event::Attacked {
            blow,
            shares,
            standing,
            cover,
            rear,
            face,
            ..
        } => attacked(&teller, blow, shares, (*standing, *cover, *rear), *face),
        Event::Counted {
            at,
            tenths: sum,
            casualties,
            face,
            side,
        } => {
            let values = [
                ("hex", hex(at)),
                ("tenths", tenths(*sum)),
                ("die", die(battle, *face)),
                ("killed", killed(battle, *side, *at, *casualties)),
            ];
            let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
            teller.say("log.counted", &values, &[SUM], &[], Tone::Plain)
        }
        Event::Lost {
            unit,
            infantry,
            cavalry,
            guns,
        } => lost(&teller, *unit, (*infantry, *cavalry), guns),
        Event::Burdened { burden } => {
            let names = names_at(battle, burden.side, burden.hex);
            let many = burden.taken().all().to_string();
            let values = [
                ("units", names.as_str()),
                ("hex", &hex(&burden.hex)),
                ("many", &many),
            ];
            teller.say("log.burdened", &values, &[SUM], &[], Tone::Warn)
        }
        Event::Borne { .. } => Vec::new(),
        Event::MustFallBack { pressed } => {
            let names = names_at(battle, pressed.side, pressed.hex);
            let values = [("units", names.as_str()), ("hex", &hex(&pressed.hex))];
            let units: Vec<_> = battle
                .state
                .at(pressed.side, pressed.hex)
                .map(|it| it.0)
                .collect();
            teller.say(
                "log.must_fall_back",
                &values,
                &[FALL_BACK],
                &units,
                Tone::Warn,
            )
        }
        Event::FellBack {
            from, to, units, ..
        } => {
            let to_name = to.as_ref().map_or_else(String::new, hex);
            let names = teller.names(units);
            let values = [
                ("units", names.as_str()),
                ("hex", &hex(from)),
                ("to", &to_name),
            ];
            let key = if to.is_some() {
                "log.fell_back"
            } else {
                "log.stays"
            };
            teller.say(key, &values, &[FALL_BACK], units, Tone::Bad)
        }
        Event::Left { unit, .. } => {
            let values = [
                ("unit", &*name(battle, *unit)),
                ("hex", &teller.place(*unit)),
            ];
            teller.say("log.gone", &values, &[SUM], &[*unit], Tone::Bad)
        }
        Event::Corrected { unit, set } => corrected(&teller, *unit, set),
        Event::Objectives { side, text } => {
            let values = [("side", side_name(battle, *side)), ("text", text)];
            teller.say("log.objectives", &values, &[], &[], Tone::Plain)
        }
        Event::FromPaper { units } if units.is_empty() => {
            teller.say("log.paper_nothing", &[], &[], &[], Tone::Plain)
        }
        Event::FromPaper { units } => {
            let names = teller.names(units);
            teller.say("log.paper", &[("units", &names)], &[], units, Tone::Plain)
        }
    }
}

fn marched(teller: &Teller<'_>, unit: UnitRef, path: &[Cell], facing: Facing) -> Vec<LogLine> {
    let battle = teller.battle;
    let way = path.iter().map(|cell| hex_name(battle, *cell));
    let way = way.collect::<Vec<_>>().join(" ");
    let values = [
        ("unit", &*name(battle, unit)),
        ("way", &way),
        ("facing", facing_word(facing)),
    ];
    let wet = path
        .iter()
        .any(|cell| battle.ground().is(*cell, Feature::Water));
    let clauses: &[ClauseId] = if wet { &[MOVES, WATER] } else { &[MOVES] };
    teller.say("log.marched", &values, clauses, &[unit], Tone::Plain)
}

/// The die that was thrown, in words; nothing where none was, or where it is
/// not known.
fn die(battle: &Battle, face: Option<u8>) -> String {
    let say = |face: u8| battle.words.fill("log.die", &[("face", &face.to_string())]);
    face.map_or_else(String::new, say)
}

fn attacked(
    teller: &Teller<'_>,
    blow: &Blow,
    shares: &[Share],
    (standing, cover, rear): (bool, bool, bool),
    face: Option<u8>,
) -> Vec<LogLine> {
    let battle = teller.battle;
    let words = battle.words;
    let enemy = other(blow.side);
    let parts = shares.iter().map(|share| {
        let values = [
            ("many", share.many.to_string()),
            ("arm", arm_word(battle, share.arm, share.many)),
            ("each", tenths(share.each.saturating_add(share.rear))),
        ];
        let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
        words.fill("log.share", &values)
    });
    let parts: Vec<_> = parts.collect();
    let how = [
        if standing {
            "how.standing"
        } else {
            "how.fall_back"
        },
        if cover { "how.cover" } else { "how.open" },
    ];
    let how = how.map(|key| words.get(key)).join(", ");
    let how = if rear {
        format!("{how}, {}", words.get("how.rear"))
    } else {
        how
    };
    let many = battle.state.at(blow.side, blow.from).count();
    let values = [
        ("units", names_at(battle, blow.side, blow.from)),
        ("many", many.to_string()),
        ("from", hex_name(battle, blow.from)),
        ("targets", names_at(battle, enemy, blow.at)),
        ("at", hex_name(battle, blow.at)),
        ("how", how),
        ("shares", parts.join(" + ")),
        ("tenths", tenths(blow.tenths)),
        ("die", die(battle, face)),
        (
            "killed",
            killed(battle, blow.side, blow.at, blow.casualties.unwrap_or(0)),
        ),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    let mut clauses = vec![NEXT, SUM];
    clauses.extend(shares.iter().map(|share| share.arm.clause()));
    if rear {
        clauses.push(REAR);
    }
    if contact(battle.ground(), blow.from, blow.at).is_some_and(|contact| contact.across) {
        clauses.push(ACROSS);
    }
    let units = battle
        .state
        .at(blow.side, blow.from)
        .chain(battle.state.at(enemy, blow.at));
    let units: Vec<_> = units.map(|(unit, _)| unit).collect();
    let key = match blow.casualties {
        Some(_) => "log.attacked",
        None => "log.attacked_pooled",
    };
    teller.say(key, &values, &clauses, &units, Tone::Plain)
}

fn lost(
    teller: &Teller<'_>,
    unit: UnitRef,
    (infantry, cavalry): (u16, u16),
    guns: &[u8],
) -> Vec<LogLine> {
    let battle = teller.battle;
    let Some(before) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let lives = lives(battle);
    let silent = |guns: &[u8]| guns.iter().filter(|hits| **hits >= lives).count();
    let men = before.infantry.saturating_sub(infantry) + before.cavalry.saturating_sub(cavalry);
    let sum = |guns: &[u8]| guns.iter().map(|hits| u32::from(*hits)).sum::<u32>();
    let hits = sum(guns).saturating_sub(sum(&before.guns));
    let place = teller.place(unit);
    let called = name(battle, unit);
    let mut lines = Vec::new();
    if men > 0 {
        let left = (infantry.saturating_add(cavalry)).to_string();
        let values = [
            ("unit", called.as_str()),
            ("hex", &place),
            ("many", &men.to_string()),
            ("left", &left),
        ];
        lines.extend(teller.say("log.lost", &values, &[SUM], &[unit], Tone::Bad));
    }
    if hits > 0 {
        let values = [
            ("unit", called.as_str()),
            ("hex", &place),
            ("many", &hits.to_string()),
        ];
        lines.extend(teller.say("log.guns_hit", &values, &[SHIELD], &[unit], Tone::Bad));
    }
    let newly = silent(guns).saturating_sub(silent(&before.guns));
    if newly > 0 {
        let values = [
            ("unit", called.as_str()),
            ("hex", &place),
            ("many", &newly.to_string()),
        ];
        lines.extend(teller.say("log.silenced", &values, &[SECOND], &[unit], Tone::Bad));
    }
    lines
}

fn corrected(teller: &Teller<'_>, unit: UnitRef, set: &Correction) -> Vec<LogLine> {
    let battle = teller.battle;
    let words = battle.words;
    let (key, value) = match set {
        Correction::Infantry(value) => ("log.set_infantry", value.to_string()),
        Correction::Cavalry(value) => ("log.set_cavalry", value.to_string()),
        Correction::Guns(guns) => {
            let each = guns.iter().map(u8::to_string).collect::<Vec<_>>();
            let none = words.get("log.no_guns").to_owned();
            (
                "log.set_guns",
                if each.is_empty() {
                    none
                } else {
                    each.join(", ")
                },
            )
        }
        Correction::GunCount(value) => ("log.set_gun_count", value.to_string()),
        Correction::GunCasualties(value) => ("log.set_gun_casualties", value.to_string()),
        Correction::TakeOver(from) => (
            "log.set_take_over",
            format!("{} ({})", name(battle, *from), teller.place(*from)),
        ),
        Correction::Hex(Some(hex)) => ("log.set_hex", hex_name(battle, *hex)),
        Correction::Hex(None) => ("log.set_no_hex", String::new()),
        Correction::Facing(facing) => ("log.set_facing", facing_word(*facing).to_owned()),
        Correction::Standing(true) => ("log.set_standing", String::new()),
        Correction::Standing(false) => ("log.set_fall_back", String::new()),
        Correction::Marched(value) => ("log.set_marched", value.to_string()),
        Correction::Attacked(true) => ("log.set_attacked", String::new()),
        Correction::Attacked(false) => ("log.set_attacked_not", String::new()),
        Correction::Spent(troops) if troops.is_nobody() => ("log.set_attacked_not", String::new()),
        Correction::Spent(_) => ("log.set_attacked", String::new()),
        Correction::Pressed(true) => ("log.set_pressed", String::new()),
        Correction::Pressed(false) => ("log.set_pressed_not", String::new()),
        Correction::Name(value) => ("log.set_name", value.clone()),
        Correction::Away(Some(away)) => {
            let key = format!("away.{}", away.id());
            ("log.set_away", words.get(&key).to_owned())
        }
        Correction::Away(None) => match battle.state.unit(unit).and_then(|unit| unit.hex) {
            Some(hex) => ("log.set_map_at", hex_name(battle, hex)),
            None => ("log.set_map", String::new()),
        },
    };
    let values = [
        ("unit", name(battle, unit)),
        ("hex", teller.place(unit)),
        ("value", value),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    let mut units = vec![unit];
    if let Correction::TakeOver(from) = set {
        units.push(*from);
    }
    teller.say(key, &values, &[], &units, Tone::Plain)
}
