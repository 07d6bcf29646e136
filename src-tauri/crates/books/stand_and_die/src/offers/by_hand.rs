//! What can be set by hand.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::super::army::{MOST_OBJECTIVES, MOST_TROOPS};
use super::super::battle::Battle;
use super::super::command::{Command, Correction, OnPaper};
use super::super::place::{hex_name, lives, name, side_name};
use super::super::readings::SilentGuns;
use super::super::state::{Away, Pressed, Standing, Step};
use super::{facing_choices, hex_choice, offer};
use drumhead_rules::hex::Cell;
use drumhead_rules::list::MOST_NAME;

/// What can be set of a group.
pub(super) fn of(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let made = |id: &str, set: Correction, answer: Answer| Offer {
        kind: OfferKind::ByHand,
        sure: true,
        questions: vec![asked(battle, "/set/value", id, answer)],
        ..offer(battle, id, "hand", unit, Command::Correct { unit, set })
    };
    let many = || Answer::Number {
        least: 0,
        most: MOST_TROOPS.into(),
    };
    let guns = u16::try_from(standing.guns.len()).unwrap_or(u16::MAX);
    let taken = standing.guns.iter().map(|hits| u16::from(*hits)).sum();
    let cells = battle.ground().grid.cells();
    let mut hexes: Vec<_> = cells
        .map(|hex| hex_choice(hex, hex_name(battle, hex)))
        .collect();
    hexes.push(nothing(battle, "place.nowhere"));
    let mut offers = vec![
        made("infantry", Correction::Infantry(standing.infantry), many()),
        made("cavalry", Correction::Cavalry(standing.cavalry), many()),
        made("guns", Correction::GunCount(guns), many()),
        made("gun_casualties", Correction::GunCasualties(taken), many()),
        made(
            "place",
            Correction::Hex(standing.hex),
            Answer::Hex { choices: hexes },
        ),
        made(
            "facing",
            Correction::Facing(standing.facing),
            Answer::One {
                choices: facing_choices(battle),
            },
        ),
        made(
            "standing",
            Correction::Standing(standing.standing),
            Answer::YesNo,
        ),
        made(
            "marched",
            Correction::Marched(standing.marched),
            Answer::Number { least: 0, most: 9 },
        ),
        made(
            "name",
            Correction::Name(standing.name.clone()),
            text(MOST_NAME),
        ),
        made(
            "away",
            Correction::Away(standing.away),
            Answer::One {
                choices: places(battle),
            },
        ),
    ];
    let state = &battle.state;
    let (step, Some(hex)) = (state.phase.step, standing.place()) else {
        return offers;
    };
    let silent = silent_near(battle, unit, hex);
    if let Some((first, _)) = silent.first() {
        let choices = silent.iter().map(|(from, hex)| {
            let at = hex_name(battle, *hex);
            Choice::unit(*from, format!("{} ({at})", name(battle, *from)))
        });
        let answer = Answer::One {
            choices: choices.collect(),
        };
        offers.push(made("take_over", Correction::TakeOver(*first), answer));
    }
    // What is marked for a step is set while it counts.
    if step == Step::Attack {
        let set = Correction::Attacked(!state.spent.contains_key(&hex));
        offers.push(made("attacked", set, Answer::YesNo));
    }
    if matches!(step, Step::Attack | Step::FallBack) {
        let side = unit.side;
        let set = Correction::Pressed(!state.pressed.contains(&Pressed { side, hex }));
        offers.push(made("pressed", set, Answer::YesNo));
    }
    offers
}

/// The enemy's groups with nothing but guns out of action in a hex and next to it:
/// those that could be taken over (gap S-A16).
fn silent_near(battle: &Battle, unit: UnitRef, hex: Cell) -> Vec<(UnitRef, Cell)> {
    // Guns that are held are nobody's to take (gap S-A16).
    if battle.readings().silent_guns == SilentGuns::Held {
        return Vec::new();
    }
    let near = |at: Cell| battle.ground().grid.distance(at, hex) <= 1;
    let enemies = (battle.state.units()).filter(|(it, _)| it.side != unit.side);
    let silent = enemies.filter_map(|(it, standing)| {
        let at = standing.place().filter(|at| near(*at))?;
        let guns = !standing.guns.is_empty() && standing.troops(lives(battle)).is_nobody();
        guns.then_some((it, at))
    });
    silent.collect()
}

fn text(most: usize) -> Answer {
    Answer::name(u32::try_from(most).unwrap_or(u32::MAX))
}

fn asked(battle: &Battle, path: &str, id: &str, answer: Answer) -> Question {
    Question {
        given: None,
        path: path.to_owned(),
        label: battle.words.get(&format!("ask.{id}")).to_owned(),
        hint: None,
        clause: None,
        answer,
        remember: None,
    }
}

fn nothing(battle: &Battle, key: &str) -> Choice {
    Choice {
        value: Scalar::Nothing(()),
        label: battle.words.get(key).to_owned(),
    }
}

/// On the map, or why not.
fn places(battle: &Battle) -> Vec<Choice> {
    let words = battle.words;
    let mut places = vec![nothing(battle, "place.map")];
    places.extend(Away::ALL.map(|away| {
        let key = format!("away.{}", away.id());
        Choice::text(away.id(), words.get(&key))
    }));
    places
}

/// Writes down what a side is to do (gap S-A15).
pub(super) fn objectives(battle: &Battle, side: u8) -> Offer<Command> {
    let words = battle.words;
    let now = battle.state.objectives.get(usize::from(side));
    Offer {
        id: OfferId::new("objectives", side),
        kind: OfferKind::ByHand,
        group: words.get("group.hand").to_owned(),
        label: words.fill("offer.objectives", &[("side", side_name(battle, side))]),
        clause: None,
        unit: None,
        fulfils: None,
        sure: true,
        against: Vec::new(),
        command: Command::Objectives {
            side,
            text: now.cloned().unwrap_or_default(),
        },
        questions: vec![asked(battle, "/text", "objectives", text(MOST_OBJECTIVES))],
    }
}

/// Every group as it stands: whoever comes back from paper changes what the
/// paper shows otherwise.
pub(super) fn paper(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let mut units = Vec::new();
    let mut questions = Vec::new();
    for (unit, standing) in battle.state.units() {
        let called = name(battle, unit);
        let mut ask = |path: &str, what: &str, answer| {
            let key = format!("ask.{what}");
            let what = words.get(&key);
            questions.push(Question {
                given: None,
                path: format!("/units/{}/{path}", units.len()),
                label: words.fill("ask.paper", &[("unit", &called), ("what", what)]),
                hint: Some(side_name(battle, unit.side).to_owned()),
                clause: None,
                answer,
                remember: None,
            });
        };
        let guns = u16::try_from(standing.guns.len()).unwrap_or(u16::MAX);
        let start = standing.start;
        if start.infantry.max(standing.infantry) > 0 {
            let boxes = Answer::left(start.infantry.into(), MOST_TROOPS.into());
            ask("infantry", "infantry", boxes);
        }
        if start.cavalry.max(standing.cavalry) > 0 {
            let boxes = Answer::left(start.cavalry.into(), MOST_TROOPS.into());
            ask("cavalry", "cavalry", boxes);
        }
        if guns > 0 {
            let most = guns.saturating_mul(u16::from(lives(battle)));
            let most = u32::from(most.min(MOST_TROOPS));
            ask(
                "gun_casualties",
                "gun_casualties",
                Answer::struck(most, most),
            );
        }
        ask("standing", "standing", Answer::YesNo);
        let choices = places(battle);
        ask("away", "away", Answer::One { choices });
        units.push(OnPaper {
            unit,
            infantry: standing.infantry,
            cavalry: standing.cavalry,
            gun_casualties: standing.guns.iter().map(|hits| u16::from(*hits)).sum(),
            standing: standing.standing,
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
