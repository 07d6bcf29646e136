//! What may be done now.

mod by_hand;

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use drumhead_words::play::{
    Answer, Choice, Objection, ObligationId, Offer, OfferId, OfferKind, Question, Scalar, UnitRef,
};

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{ANY, FACING, FALL_BACK, FIRST, MOVES, NEXT, ONCE, ROOM, SHIELD, STANCE, SUM};
use super::command::Command;
use super::decide::{
    Owing, cannot_march, deploy_faults, objections, owed, retreats, step_name, unthrown,
};
use super::place::{self, facings, hex_name, march_faults, marches, side_name, targets, unspent};
use super::readings::MarkWhen;
use super::state::{Standing, Step};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Reached};

/// What may be done now: by this group, or by nobody in particular.
pub(super) fn offers(battle: &Battle, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let Some(unit) = of else {
        return at_table(battle);
    };
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    let phase = battle.state.phase;
    let acts = phase.is_of(unit.side);
    if standing.away.is_none() {
        match phase.step {
            Step::Deploy if acts => offers.extend(deploy(battle, unit, standing)),
            Step::March if acts => offers.extend(on_the_march(battle, unit, standing)),
            Step::Attack if acts => offers.extend(attacks(battle, unit, standing)),
            Step::Deploy | Step::Initiative | Step::March | Step::Attack => {}
            // Whoever was hit or pressed, by hand or out of sequence too.
            Step::FallBack => {
                offers.extend(bear(battle, unit));
                offers.extend(fall_back(battle, unit, standing));
            }
        }
    }
    // The other side may still answer with its marks, where the reading has it so.
    let answers = battle.readings().mark_when == MarkWhen::UntilAttacks;
    let waits = phase.step == Step::March && !acts;
    if answers && waits && standing.place().is_some() {
        offers.push(mark(battle, unit, standing));
    }
    offers.extend(by_hand::of(battle, unit, standing));
    offers
}

/// A group in the ids of offers.
pub(super) fn key(unit: UnitRef) -> String {
    format!("{}-{}", unit.side, unit.unit)
}

/// An offer to a group, to be made more of.
pub(super) fn offer(
    battle: &Battle,
    id: &str,
    group: &str,
    unit: UnitRef,
    command: Command,
) -> Offer<Command> {
    let words = battle.words;
    Offer {
        id: OfferId::new(id, key(unit)),
        kind: OfferKind::Order,
        group: words.get(&format!("group.{group}")).to_owned(),
        label: words.get(&format!("offer.{id}")).to_owned(),
        clause: None,
        unit: Some(unit),
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    }
}

fn by(clause: ClauseId) -> Option<String> {
    Some(clause.as_str().to_owned())
}

fn question(battle: &Battle, path: &str, id: &str, clause: ClauseId, answer: Answer) -> Question {
    Question {
        given: None,
        path: path.to_owned(),
        label: battle.words.get(&format!("ask.{id}")).to_owned(),
        hint: None,
        clause: by(clause),
        answer,
        remember: None,
    }
}

/// A hex as an answer.
pub(super) fn hex_choice(hex: Cell, label: String) -> Choice {
    Choice {
        value: Scalar::Text(hex.to_string()),
        label,
    }
}

/// The facings there are, as answers.
pub(super) fn facing_choices(battle: &Battle) -> Vec<Choice> {
    let sides = facings(battle);
    sides.map(|it| Choice::text(it.id(), it.id())).to_vec()
}

// Before the first turn.

/// The hexes in which a group may begin.
pub(super) fn beginnings(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let cells = battle.ground().grid.cells();
    cells
        .filter(|hex| deploy_faults(battle, unit, *hex).is_empty())
        .collect()
}

/// The hexes against which the rules have least, and what that is.
fn least_barred(battle: &Battle, unit: UnitRef) -> (Vec<Cell>, Vec<Objection>) {
    let faults = |hex: Cell| deploy_faults(battle, unit, hex);
    let ids =
        |found: &[Objection]| -> Vec<String> { found.iter().map(|it| it.id.clone()).collect() };
    let cells = || battle.ground().grid.cells();
    let least = cells().map(faults).min_by_key(Vec::len).unwrap_or_default();
    let alike = cells().filter(|hex| ids(&faults(*hex)) == ids(&least));
    (alike.collect(), least)
}

fn deploy(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let mut hexes = beginnings(battle, unit);
    let mut against = Vec::new();
    if hexes.is_empty() && standing.hex.is_none() {
        (hexes, against) = least_barred(battle, unit);
    }
    let Some(first) = hexes.first().copied() else {
        return Vec::new();
    };
    let first = standing.hex.unwrap_or(first);
    let choices = hexes
        .iter()
        .map(|hex| hex_choice(*hex, hex_name(battle, *hex)));
    let hex = Answer::Hex {
        choices: choices.collect(),
    };
    let facing = Answer::One {
        choices: facing_choices(battle),
    };
    let command = Command::Deploy {
        unit,
        hex: first,
        facing: standing.facing,
    };
    let placing = Offer {
        clause: by(ROOM),
        fulfils: (standing.hex.is_none()).then(|| ObligationId::new("deploy", key(unit))),
        against,
        questions: vec![
            question(battle, "/hex", "hex", ROOM, hex),
            question(battle, "/facing", "facing", FACING, facing),
        ],
        ..offer(battle, "deploy", "march", unit, command)
    };
    let mut offers = vec![placing];
    offers.extend(standing.hex.map(|_| mark(battle, unit, standing)));
    offers
}

// Marching.

/// The hexes in which a group's march may end, with what it costs.
pub(super) fn ends(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, Reached<Cell>> {
    let found = marches(battle, unit);
    let from = battle.state.unit(unit).and_then(Standing::place);
    let mut ends = found.clone();
    ends.retain(|hex, _| Some(*hex) != from && march_faults(battle, unit, *hex, &found).is_empty());
    ends
}

fn on_the_march(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    if standing.place().is_none() {
        return Vec::new();
    }
    let mut offers: Vec<_> = march(battle, unit).into_iter().collect();
    let facing = Answer::One {
        choices: facing_choices(battle),
    };
    // Whoever turns does so to another side: the next one is as good as any to begin with.
    let sides = facings(battle);
    let now = sides.iter().position(|side| *side == standing.facing);
    let next = now.and_then(|now| sides.get((now + 1) % sides.len()));
    let command = Command::Face {
        unit,
        facing: next.copied().unwrap_or(standing.facing),
    };
    offers.push(Offer {
        clause: by(FACING),
        sure: true,
        questions: vec![question(battle, "/facing", "facing", FACING, facing)],
        ..offer(battle, "face", "march", unit, command)
    });
    offers.push(mark(battle, unit, standing));
    offers
}

fn march(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    if cannot_march(battle, unit).is_some() || !ANY.stands() {
        return None;
    }
    let ends = ends(battle, unit);
    let first = ends.keys().next().copied()?;
    let words = battle.words;
    let choices = ends.iter().map(|(hex, reached)| {
        let values = [
            ("hex", hex_name(battle, *hex)),
            ("hexes", reached.cost.to_string()),
        ];
        let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
        let key = if reached.cost == 1 {
            "choice.one_hex"
        } else {
            "choice.hexes"
        };
        hex_choice(*hex, words.fill(key, &values))
    });
    let hexes = Answer::Hex {
        choices: choices.collect(),
    };
    let mut facings = vec![Choice {
        value: Scalar::Nothing(()),
        label: words.get("choice.same_facing").to_owned(),
    }];
    facings.extend(facing_choices(battle));
    let facing = Answer::One { choices: facings };
    let command = Command::March {
        unit,
        to: first,
        facing: None,
    };
    Some(Offer {
        kind: OfferKind::Move,
        clause: by(MOVES),
        sure: true,
        questions: vec![
            question(battle, "/to", "to", MOVES, hexes),
            question(battle, "/facing", "facing", FACING, facing),
        ],
        ..offer(battle, "march", "march", unit, command)
    })
}

fn mark(battle: &Battle, unit: UnitRef, standing: &Standing) -> Offer<Command> {
    let id = if standing.standing { "unmark" } else { "mark" };
    let command = Command::Mark {
        unit,
        standing: !standing.standing,
    };
    Offer {
        clause: by(STANCE),
        sure: true,
        ..offer(battle, id, "march", unit, command)
    }
}

// Attacking.

fn attacks(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let Some(from) = standing.place() else {
        return Vec::new();
    };
    let targets = targets(battle, unit.side, from);
    let left = unspent(battle, unit.side, from);
    let mut offers = Vec::new();
    let made = |id: &str, troops: Troops, hexes: &[Cell], mut asked: Vec<Question>| {
        let first = *hexes.first()?;
        let choices = hexes.iter().map(|hex| target_choice(battle, unit, *hex));
        let answer = Answer::Hex {
            choices: choices.collect(),
        };
        asked.insert(0, question(battle, "/at", "at", NEXT, answer));
        let command = Command::Attack {
            unit,
            at: first,
            infantry: troops.infantry,
            cavalry: troops.cavalry,
            guns: troops.guns,
        };
        Some(Offer {
            clause: by(ONCE),
            questions: asked,
            ..offer(battle, id, "attack", unit, command)
        })
    };
    let whole = targets.iter().filter(|(_, troops)| *troops == left);
    let whole: Vec<_> = whole.map(|(hex, _)| *hex).collect();
    offers.extend(made("attack", left, &whole, Vec::new()));
    let many = u32::from(left.infantry) + u32::from(left.cavalry) + u32::from(left.guns);
    if many < 2 {
        return offers;
    }
    // With some of them: the arm that is named at least, of those after it as
    // many as the player says. No two answers exclude each other so.
    for arm in Arm::ALL {
        let others = Arm::ALL.into_iter().filter(|other| *other > arm);
        let others: Vec<_> = others.filter(|other| left.of(*other) > 0).collect();
        if left.of(arm) == 0 {
            continue;
        }
        let may = targets.iter().filter(|(_, troops)| {
            troops.of(arm) > 0 && others.iter().all(|arm| troops.of(*arm) > 0)
        });
        let hexes: Vec<_> = may.map(|(hex, _)| *hex).collect();
        let mut asked = vec![how_many(battle, arm, 1, left.of(arm))];
        asked.extend(
            others
                .iter()
                .map(|arm| how_many(battle, *arm, 0, left.of(*arm))),
        );
        let after = |it: Arm| if it < arm { 0 } else { left.of(it) };
        let troops = Troops {
            infantry: after(Arm::Infantry),
            cavalry: after(Arm::Cavalry),
            guns: after(Arm::Artillery),
        };
        offers.extend(made(&format!("attack_{}", arm.id()), troops, &hexes, asked));
    }
    offers
}

fn how_many(battle: &Battle, arm: Arm, least: i32, most: u16) -> Question {
    let path = match arm {
        Arm::Infantry => "/infantry",
        Arm::Cavalry => "/cavalry",
        Arm::Artillery => "/guns",
    };
    let most = most.into();
    let answer = Answer::Number { least, most };
    question(battle, path, &format!("with_{}", arm.id()), ONCE, answer)
}

/// A hex that is attacked, with what stands there.
fn target_choice(battle: &Battle, unit: UnitRef, hex: Cell) -> Choice {
    let enemy = super::state::other(unit.side);
    let values = [
        ("hex", hex_name(battle, hex)),
        ("units", place::names_at(battle, enemy, hex)),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    hex_choice(hex, battle.words.fill("choice.target", &values))
}

// Losses and falling back.

fn bear(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    let hex = battle.state.unit(unit)?.place()?;
    let mut burdens = battle.state.burdens.iter();
    let burden = burdens.find(|it| it.side == unit.side && it.hex == hex)?;
    let asked = question(battle, "/spread", "spread", SHIELD, Answer::YesNo);
    let command = Command::Bear {
        unit,
        spread: false,
    };
    Some(Offer {
        clause: by(SUM),
        fulfils: Some(of_hex("bear", unit.side, hex)),
        questions: if burden.guns > 0 {
            vec![asked]
        } else {
            Vec::new()
        },
        ..offer(battle, "bear", "owed", unit, command)
    })
}

fn fall_back(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    let hex = standing.place()?;
    // The first group of a hex speaks for all; losses are divided before anybody goes.
    let speaks = battle.state.pressed_at(unit.side, hex).first() == Some(&unit);
    if !speaks || battle.state.open_burdens().next().is_some() {
        return None;
    }
    let open = retreats(battle, unit.side, hex);
    let choices = open
        .iter()
        .map(|hex| hex_choice(*hex, hex_name(battle, *hex)));
    let answer = Answer::Hex {
        choices: choices.collect(),
    };
    let asked = question(battle, "/to", "back_to", FALL_BACK, answer);
    let command = Command::FallBack {
        unit,
        to: open.first().copied(),
    };
    let id = if open.is_empty() {
        "stays"
    } else {
        "fall_back"
    };
    Some(Offer {
        id: OfferId::new("fall_back", key(unit)),
        clause: by(FALL_BACK),
        fulfils: Some(of_hex("fall_back", unit.side, hex)),
        sure: open.len() < 2,
        questions: if open.is_empty() {
            Vec::new()
        } else {
            vec![asked]
        },
        ..offer(battle, id, "owed", unit, command)
    })
}

// At the table.

fn at_table(battle: &Battle) -> Vec<Offer<Command>> {
    let words = battle.words;
    let state = &battle.state;
    let mut offers = Vec::new();
    let made = |id: OfferId, group: &str, label: String, clause, command| Offer {
        id,
        kind: OfferKind::Order,
        group: words.get(&format!("group.{group}")).to_owned(),
        label,
        clause,
        unit: None,
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    };
    for side in [0, 1] {
        let open = state
            .rolls
            .get(usize::from(side))
            .is_some_and(Option::is_none);
        if state.phase.step == Step::Initiative && open {
            let label = words.fill("offer.roll", &[("side", side_name(battle, side))]);
            let command = Command::Roll { side };
            offers.push(Offer {
                fulfils: FIRST.stands().then(|| ObligationId::new("roll", side)),
                ..made(
                    OfferId::new("roll", side),
                    "owed",
                    label,
                    by(FIRST),
                    command,
                )
            });
        }
    }
    let pending: Vec<_> = owed(battle).iter().map(obligation).collect();
    for at in unthrown(battle) {
        let label = words.fill("offer.fraction", &[("hex", &hex_name(battle, at))]);
        let command = Command::Fraction { at };
        offers.push(Offer {
            fulfils: Some(ObligationId::new("fraction", at)).filter(|id| pending.contains(id)),
            ..made(
                OfferId::new("fraction", at),
                "owed",
                label,
                by(SUM),
                command,
            )
        });
    }
    let step = step_name(battle, state.phase);
    let end = Offer {
        kind: OfferKind::EndStep,
        sure: true,
        against: objections(battle, &Command::End).unwrap_or_default(),
        ..made(
            OfferId::end_step(),
            "step",
            words.fill("offer.end", &[("step", &step)]),
            by(FIRST),
            Command::End,
        )
    };
    offers.push(end);
    offers.push(by_hand::paper(battle));
    offers.extend([0, 1].map(|side| by_hand::objectives(battle, side)));
    offers
}

/// What is to be done, in the view and in the offers that do it.
pub(super) fn obligation(owing: &Owing) -> ObligationId {
    match (owing.unit, owing.at) {
        (Some(_), Some(hex)) => of_hex(owing.id, owing.side, hex),
        (Some(unit), None) => ObligationId::new(owing.id, key(unit)),
        (None, Some(hex)) => ObligationId::new(owing.id, hex),
        (None, None) => ObligationId::new(owing.id, owing.side),
    }
}

/// What the groups of a side in a hex have to do together.
fn of_hex(what: &str, side: u8, hex: Cell) -> ObligationId {
    ObligationId::new(what, format!("{side}-{hex}"))
}

/// Whether a group owes something.
pub(super) fn owes(battle: &Battle, unit: UnitRef) -> bool {
    owed(battle).iter().any(|owing| owing.unit == Some(unit))
}
