//! What can be set by hand, and from paper.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::super::army::UnitType;
use super::super::attack::routs;
use super::super::battle::Battle;
use super::super::command::{Command, Correction, OnPaper};
use super::super::decide::MOST_HITS;
use super::super::state::{Away, Standing};
use super::{NOTHING, facing_choices, hex_choice, offer};
use drumhead_rules::hex::Cell;
use drumhead_rules::list::MOST_NAME;

/// Whether it can stand on the table with the hits it has (D3-42).
fn may_return(battle: &Battle, standing: &Standing) -> bool {
    standing.is_here() || standing.commands() || !routs(standing.hits.into(), battle.readings())
}

/// Off the table, or on it where its old hex is free.
fn places(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Choice> {
    let words = battle.words;
    let mut places = Vec::new();
    let old = standing.place.map(|place| place.hex);
    let free = |hex: &Cell| {
        battle
            .state
            .in_hex(*hex)
            .is_none_or(|(other, _)| other == unit)
    };
    let back = old.filter(free).is_some() && may_return(battle, standing);
    if standing.is_here() || back {
        places.push(Choice {
            value: NOTHING,
            label: words.get("place.table").to_owned(),
        });
    }
    let fits = |away: &&Away| match away {
        Away::Routed | Away::Eliminated => !standing.commands(),
        Away::Contacted => standing.commands(),
        Away::Unplaced => false,
    };
    let now = standing.away;
    let reasons = Away::ALL
        .iter()
        .filter(|away| fits(away) || now == Some(**away));
    places.extend(reasons.map(|away| {
        let key = format!("away.{}", away.id());
        Choice::text(away.id(), words.get(&key))
    }));
    places
}

/// What can be set by hand.
pub(super) fn by_hand(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let words = battle.words;
    let made = |id: &str, set: Correction, answer: Answer| {
        let asked = Question {
            given: None,
            path: "/set/value".to_owned(),
            label: words.get(&format!("ask.{id}")).to_owned(),
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
    };
    let mut offers = Vec::new();
    let free = |cell: &Cell| {
        battle
            .state
            .in_hex(*cell)
            .is_none_or(|(other, _)| other == unit)
    };
    let cells: Vec<_> = battle.map_of().grid.cells().filter(free).collect();
    let now = standing.place.map(|place| place.hex).filter(free);
    let hex = now.or(cells.first().copied());
    if let Some(hex) = hex.filter(|_| may_return(battle, standing)) {
        let choices = cells
            .iter()
            .map(|cell| hex_choice(battle, *cell, "choice.hex", 0));
        let answer = Answer::Hex {
            choices: choices.collect(),
        };
        offers.push(made("set_hex", Correction::Hex(hex), answer));
    }
    let most = i32::from(MOST_HITS);
    offers.push(made(
        "set_hits",
        Correction::Hits(standing.hits.min(MOST_HITS)),
        Answer::Number { least: 0, most },
    ));
    if let Some(place) = standing.place.filter(|_| standing.is_here()) {
        offers.push(made(
            "set_facing",
            Correction::Facing(place.facing),
            facing_choices(battle),
        ));
        if standing.commands() {
            offers.extend(
                attached(battle, unit, standing)
                    .map(|(set, answer)| made("set_attached", set, answer)),
            );
        } else {
            offers.push(made(
                "set_activated",
                Correction::Activated(standing.acted.activated),
                Answer::YesNo,
            ));
            let (set, answer) = melee(battle, unit);
            offers.push(made("set_melee", set, answer));
        }
    }
    if battle.tables.troop(standing.kind).ammunition {
        offers.push(made(
            "set_ammunition",
            Correction::OutOfAmmunition(standing.out_of_ammunition),
            Answer::YesNo,
        ));
    }
    if standing.kind == UnitType::Artillery {
        let mut choices = vec![Choice {
            value: NOTHING,
            label: words.get("place.silent").to_owned(),
        }];
        choices.extend((1..=battle.state.turn).map(|turn| Choice {
            value: Scalar::Number(i32::try_from(turn).unwrap_or(i32::MAX)),
            label: words.fill("place.fired", &[("turn", &turn.to_string())]),
        }));
        offers.push(made(
            "set_fired",
            Correction::Fired(standing.fired),
            Answer::One { choices },
        ));
    }
    offers.push(made(
        "set_name",
        Correction::Name(standing.name.clone()),
        Answer::name(u32::try_from(MOST_NAME).unwrap_or(u32::MAX)),
    ));
    let choices = places(battle, unit, standing);
    offers.push(made(
        "set_away",
        Correction::Away(standing.away),
        Answer::One { choices },
    ));
    offers
}

/// The units that a commander can be attached to.
fn attached(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<(Correction, Answer)> {
    let mine = battle
        .state
        .here()
        .filter(|(it, other)| it.side == unit.side && !other.commands());
    let mut choices: Vec<_> = mine
        .map(|(it, _)| Choice {
            value: Scalar::Number(it.unit.into()),
            label: battle.placed(it),
        })
        .collect();
    // Alone he needs a hex of his own: setting that parts him from his unit.
    if standing.attached.is_none() {
        choices.push(Choice {
            value: NOTHING,
            label: battle.words.get("place.alone").to_owned(),
        });
    }
    let set = Correction::Attached(standing.attached);
    (!choices.is_empty()).then_some((set, Answer::One { choices }))
}

/// The enemies that a unit can be in melee with.
fn melee(battle: &Battle, unit: UnitRef) -> (Correction, Answer) {
    let enemies = battle
        .state
        .here()
        .filter(|(it, other)| it.side != unit.side && !other.commands());
    let choices = enemies.map(|(it, _)| Choice::unit(it, battle.placed(it)));
    let now = battle.state.opponents(unit).collect();
    let answer = Answer::Some {
        choices: choices.collect(),
    };
    (Correction::Melee(now), answer)
}

/// Every unit as it stands: whoever comes back from paper changes what the
/// paper shows otherwise.
pub(super) fn from_paper(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let mut units = Vec::new();
    let mut questions = Vec::new();
    for (unit, standing) in battle.state.units() {
        let name = battle.name(unit);
        let mut ask = |path: &str, what: &str, answer| {
            let what = words.get(&format!("ask.{what}")).to_owned();
            questions.push(Question {
                given: None,
                path: format!("/units/{}/{path}", units.len()),
                label: words.fill("ask.paper", &[("unit", &name), ("what", &what)]),
                hint: Some(battle.side_name(unit.side).to_owned()),
                clause: None,
                answer,
                remember: None,
            });
        };
        // A commander takes no hits himself: no box is printed for them.
        let boxes = if standing.commands() {
            0
        } else {
            battle.readings().rout_at.hits().into()
        };
        let boxes = Answer::struck(boxes, MOST_HITS.into());
        ask("hits", "set_hits", boxes);
        if battle.tables.troop(standing.kind).ammunition {
            ask("out_of_ammunition", "set_ammunition", Answer::YesNo);
        }
        let choices = places(battle, unit, standing);
        ask("away", "set_away", Answer::One { choices });
        units.push(OnPaper {
            unit,
            hits: standing.hits,
            out_of_ammunition: standing.out_of_ammunition,
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
