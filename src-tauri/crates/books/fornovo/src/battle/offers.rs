//! What may be done now: what is owed first, then what the step allows, then
//! what is set by hand.

mod flight;
mod ground;
mod hand;
mod moves;
mod out_of_sequence;
mod paper;
mod rounds;
mod shooting;
mod weapons;

use drumhead_words::Length;
use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::super::reaction::Test;
use super::actions::RecoilWay;
use super::charge_moves::ChargeReach;
use super::charge_tests::ChargeEnd;
use super::charges::{ChargeTold, Reply, forbidden};
use super::command::Command;
use super::duties::{clause_of, duty_label, nth_way, obligation, other_way, usual_way};
use super::duty::Duty;
use super::manoeuvres::Manoeuvre;
use super::rounds::overruns_first;
use super::say;
use super::state::*;
use super::steps::still_to_do;
use super::table::Table;
use super::turn::{Phase, Step};
use crate::battle::actions;

pub(super) use moves::{crossed_name, way_name};
pub(super) use out_of_sequence::out_of_sequence;
pub(super) use shooting::{arm_name, arms, by_group, weapon_id};
pub(super) use weapons::plural;

/// The offers of the moment: of this unit, or those that are nobody's.
pub(super) fn offers(table: Table<'_>, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let mut offers = Vec::new();
    for duty in &table.state.duties {
        if duty.unit() == of {
            offers.extend(owed(table, *duty));
        }
    }
    match of {
        None => {
            offers.extend(moves::sweeps(table));
            offers.extend(end_step(table));
            offers.extend(ground::naming(table));
            offers.push(paper::from_paper(table));
        }
        Some(unit) => {
            if table.state.now.step == Step::SetUp {
                offers.extend(moves::manoeuvres(table, unit));
            }
            if table.state.now.step.phase() == Phase::Move {
                offers.extend(moves::charges(table, unit));
                offers.extend(moves::moves(table, unit));
                offers.extend(moves::manoeuvres(table, unit));
                offers.extend(moves::attach(table, unit));
            }
            offers.extend(flight::false_rout(table, unit));
            offers.extend(moves::horses(table, unit));
            offers.extend(shooting::shoot(table, unit));
            offers.extend(rounds::overrun(table, unit));
            offers.extend(weapons::weapons(table, unit));
            offers.extend(ground::standing(table, unit));
            offers.extend(hand::by_hand(table, unit));
        }
    }
    offers
}

/// An offer with nothing asked.
pub(super) fn plain(
    id: impl Into<OfferId>,
    group: &str,
    label: String,
    command: Command,
) -> Offer<Command> {
    Offer {
        id: id.into(),
        kind: OfferKind::Order,
        group: say(&format!("group.{group}"), &[]),
        label,
        clause: None,
        unit: None,
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    }
}

/// A question whose words stand in the catalogue under its key.
pub(super) fn question(path: &str, key: &str, answer: Answer) -> Question {
    let hint = format!("ask.{key}.hint");
    Question {
        given: None,
        path: path.to_owned(),
        label: say(&format!("ask.{key}.label"), &[]),
        hint: super::has(&hint).then(|| say(&hint, &[])),
        clause: super::has(&format!("ask.{key}.clause"))
            .then(|| say(&format!("ask.{key}.clause"), &[])),
        answer,
        remember: Some(key.to_owned()),
    }
}

/// A question to be answered yes or no.
pub(super) fn yes_or_no(path: &str, key: &str) -> Question {
    question(path, key, Answer::YesNo)
}

/// How far a charge comes, in whole inches of the game's scale up to its whole
/// reach; it need not be measured (F-8.28).
pub(super) fn distance(path: &str, reach: Option<Length>) -> Question {
    let key = "distance";
    let inches = |length: Length| Choice {
        value: Scalar::Number(length.as_32nds()),
        label: say(
            &format!("ask.{key}.inches"),
            &[("inches", &length.to_string())],
        ),
    };
    let open = Choice {
        value: Scalar::Nothing(()),
        label: say(&format!("ask.{key}.open"), &[]),
    };
    let reach = reach.unwrap_or(Length::ZERO);
    let whole = (1..)
        .map(Length::inches)
        .take_while(|so_far| *so_far < reach);
    let all = (reach > Length::ZERO).then_some(reach);
    let choices = std::iter::once(open).chain(whole.chain(all).map(inches));
    Question {
        given: None,
        // Another charge comes from elsewhere.
        remember: None,
        ..question(
            path,
            key,
            Answer::One {
                choices: choices.collect(),
            },
        )
    }
}

/// A question whose hint speaks of a distance, in this game's scale.
pub(super) fn with_inches(asked: Question, key: &str, inches: Length) -> Question {
    let inches = inches.to_string();
    Question {
        given: None,
        hint: Some(say(
            &format!("ask.{key}.hint_inches"),
            &[("inches", &inches)],
        )),
        ..asked
    }
}

/// Asks of a flank whether it is open, by the distance at which it is covered
/// (F-7.35).
pub(super) fn of_flanks(table: Table<'_>, asked: Question) -> Question {
    let row = &table.rules.movement.distance.flank_cover;
    if row.clause.stands() {
        let clause = Some(row.clause.as_str().to_owned());
        let length = row.length.at(table.setup.scale);
        Question {
            given: None,
            clause,
            ..with_inches(asked, "flanks", length)
        }
    } else {
        asked
    }
}

/// One of several answers whose words stand in the catalogue.
pub(super) fn one_of(key: &str, values: &[&str]) -> Answer {
    Answer::One {
        choices: values
            .iter()
            .map(|value| Choice::text(value, say(&format!("answer.{key}.{value}"), &[])))
            .collect(),
    }
}

/// The units of a side that are on the table, to choose from.
pub(super) fn units_of(table: Table<'_>, side: u8, but: UnitRef) -> Vec<Choice> {
    let on_table = |(unit, live): (&UnitRef, &UnitState)| {
        (unit.side == side && *unit != but && live.on_table())
            .then(|| Choice::unit(*unit, super::name(table, *unit)))
    };
    table.state.units.iter().filter_map(on_table).collect()
}

/// The end of the step; the turn cannot go on before it is known who is side A.
fn end_step(table: Table<'_>) -> Option<Offer<Command>> {
    let step = table.state.now.step;
    if step == Step::Initiative && table.state.side_a.is_none() {
        return None;
    }
    let label = say(
        "offer.end_step",
        &[("step", &say(&format!("step.{}.label", step.id()), &[]))],
    );
    Some(Offer {
        kind: OfferKind::EndStep,
        against: still_to_do(table).into_iter().collect(),
        ..plain(
            OfferId::end_step(),
            "turn",
            label,
            Command::EndStep(actions::EndStep {}),
        )
    })
}

/// One offer that settles a duty, with the duty's label, clause and unit.
fn settling(
    table: Table<'_>,
    duty: Duty,
    command: Command,
    questions: Vec<Question>,
) -> Offer<Command> {
    Offer {
        fulfils: Some(obligation(duty)),
        unit: duty.unit(),
        clause: clause_of(table, duty).map(|id| id.as_str().to_owned()),
        questions,
        ..plain(usual_way(duty), "owed", duty_label(table, duty), command)
    }
}

/// The offers that settle a duty, each in its way; the usual one first.
fn owed(table: Table<'_>, duty: Duty) -> Vec<Offer<Command>> {
    let offer = |command, questions| settling(table, duty, command, questions);
    let alone = |command| vec![settling(table, duty, command, Vec::new())];
    match duty {
        // On the frame.
        Duty::Initiative { .. } | Duty::ChooseSide { .. } | Duty::Pay { .. } => Vec::new(),
        Duty::Recoil { unit } => vec![offer(
            Command::Recoil(actions::Recoil {
                unit,
                way: RecoilWay::default(),
                through: Vec::new(),
                followed: false,
                stay: Vec::new(),
            }),
            recoil_questions(table, unit),
        )],
        Duty::Test { unit, test } => tests(table, duty, unit, test),
        Duty::Flee { unit, .. } => flight::flee(table, unit)
            .into_iter()
            .map(|(command, questions)| offer(command, questions))
            .collect(),
        Duty::Pursue { unit } => pursuits(table, duty, unit),
        Duty::Whom { unit } => flight::whom(table, unit)
            .into_iter()
            .map(|(command, questions)| offer(command, questions))
            .collect(),
        Duty::Answer { unit, charger } => answers(table, duty, unit, charger),
        Duty::Complete { unit } => {
            let how = ChargeEnd::Missed;
            let missed = offer(
                Command::Complete(actions::Complete { unit, how }),
                Vec::new(),
            );
            let into = charging_on(table, unit, duty, "offer.complete_into");
            std::iter::once(missed).chain(into).collect()
        }
        Duty::Ditch { unit } => alone(Command::CrossDitch(actions::CrossDitch { unit })),
        Duty::Recover { unit } => vec![offer(
            Command::Recover(actions::Recover {
                unit,
                persists: false,
            }),
            vec![question("/persists", "persists", Answer::YesNo)],
        )],
        Duty::Divide { blow } => numbered(table, duty, shooting::divisions(table, blow)),
        Duty::Save { blow, group } => alone(Command::Save(actions::Save { blow, group })),
        Duty::GunHits { blow } => alone(Command::FindGunHits(actions::FindGunHits { blow })),
        Duty::GoOn { unit } => {
            let command = Command::GoOn(actions::GoOn {
                unit,
                friend: None,
                friend_close: None,
                friend_side: None,
            });
            vec![offer(command, shooting::other_friends(table, unit))]
        }
        Duty::Mark { general } => alone(Command::Mark(actions::Mark { general })),
        Duty::Caught { unit } => alone(Command::Caught(actions::Caught { unit })),
        Duty::Danger { general } => alone(Command::Endanger(actions::Endanger { general })),
        Duty::Fight { unit, enemy } => fights(table, duty, unit, enemy),
        Duty::Share { unit } => numbered(table, duty, rounds::shares(table, unit)),
        Duty::Strike { unit, enemy } => alone(Command::Strike(actions::Strike { unit, enemy })),
    }
}

/// The ways to divide hits or figures, numbered, each in words of its own.
fn numbered(table: Table<'_>, duty: Duty, ways: Vec<(String, Command)>) -> Vec<Offer<Command>> {
    let label = duty_label(table, duty);
    let ways = ways.into_iter().enumerate();
    ways.map(|(n, (words, command))| Offer {
        id: nth_way(duty, n),
        label: format!("{label}: {words}"),
        ..settling(table, duty, command, Vec::new())
    })
    .collect()
}

/// A reaction test, and charging on where a pursuer may do so without a test to halt.
fn tests(table: Table<'_>, duty: Duty, unit: UnitRef, test: Test) -> Vec<Offer<Command>> {
    let facts = table.usual_facts(unit, test);
    let saw = Vec::new();
    let command = Command::Test(actions::Test { unit, facts, saw });
    let first = table.countercharger_first(unit);
    let first = first.filter(|_| test == Test::Charge);
    let mut offers = vec![Offer {
        against: first.into_iter().collect(),
        ..settling(table, duty, command, test_questions(table, unit, test))
    }];
    if test == Test::HaltPursuit && table.may_charge_on(unit) {
        offers.extend(charging_on(table, unit, duty, "offer.charge_on"));
    }
    offers
}

/// A pursuit that follows its target, or runs into a unit on its way. The one that the rules demand has the
/// duty's own id and comes first.
fn pursuits(table: Table<'_>, duty: Duty, unit: UnitRef) -> Vec<Offer<Command>> {
    let named = |key: &str| say(key, &[("unit", &super::name(table, unit))]);
    let (follows, into) = flight::pursue(table, unit);
    let pursuit = |(command, questions)| Offer {
        against: table.target_first(unit).into_iter().collect(),
        ..settling(table, duty, command, questions)
    };
    let (follows, into) = (pursuit(follows), into.map(pursuit));
    let into = into.map(|into| Offer {
        label: named("offer.pursue_into"),
        ..into
    });
    match into {
        Some(into) if !table.crashes_into(unit).is_empty() => {
            let stops = Offer {
                id: other_way("stops", duty),
                label: named("offer.pursue_stops"),
                ..follows
            };
            vec![into, stops]
        }
        into => {
            let id = other_way("into", duty);
            let into = into.map(|into| Offer { id, ..into });
            std::iter::once(follows).chain(into).collect()
        }
    }
}

/// The answers of a charged unit.
fn answers(table: Table<'_>, duty: Duty, unit: UnitRef, charger: UnitRef) -> Vec<Offer<Command>> {
    let replies = replies(table, unit, charger).into_iter();
    let names = [super::name(table, unit), super::name(table, charger)];
    let said = [("unit", names[0].as_str()), ("other", names[1].as_str())];
    replies
        .map(|(key, how, questions)| Offer {
            id: other_way(key, duty),
            label: say(&format!("offer.reply.{key}"), &said),
            ..settling(
                table,
                duty,
                Command::Reply(actions::Reply { unit, charger, how }),
                questions,
            )
        })
        .collect()
}

/// A round of hand-to-hand combat, or the overrun that the rules demand instead.
fn fights(table: Table<'_>, duty: Duty, unit: UnitRef, enemy: UnitRef) -> Vec<Offer<Command>> {
    let meeting = rounds::meeting(table, unit, enemy);
    let command = Command::Fight(actions::Fight {
        unit,
        enemy,
        meeting,
    });
    let questions = rounds::questions(table, unit, enemy);
    let fight = settling(table, duty, command, questions);
    match table.overrun_between(unit, enemy) {
        None => vec![fight],
        Some((light, by)) => vec![
            Offer {
                id: usual_way(duty),
                fulfils: Some(obligation(duty)),
                ..rounds::overruns(table, light, by)
            },
            Offer {
                id: other_way("stand", duty),
                against: vec![overruns_first()],
                ..fight
            },
        ],
    }
}

fn unit_of(choice: &Choice) -> Option<UnitRef> {
    match choice.value {
        Scalar::Unit(unit) => Some(unit),
        Scalar::YesNo(_) | Scalar::Number(_) | Scalar::Text(_) | Scalar::Nothing(()) => None,
    }
}

/// The sides of these enemies that may be struck: where a square is among them, only
/// its front is safe to offer.
fn sides_of(table: Table<'_>, enemies: &[Choice]) -> &'static [&'static str] {
    let all_front = |choice| unit_of(choice).is_some_and(|enemy| table.is_all_front(enemy));
    if enemies.iter().any(all_front) {
        &["front"]
    } else {
        &["front", "flank", "rear"]
    }
}

/// A charge that lost its target goes into an enemy: after a test to halt that
/// was failed the evader first, who may yet be caught; of its own choice the
/// next in its way (F-7.49).
fn charging_on(
    table: Table<'_>,
    unit: UnitRef,
    instead: Duty,
    label: &str,
) -> Option<Offer<Command>> {
    let duty = Duty::Complete { unit };
    let failed = instead == duty;
    let charge = table.unit(unit).and_then(|(_, live)| live.charge);
    let after = |choice: &Choice| {
        let enemy = unit_of(choice);
        enemy.is_some_and(|enemy| charge.is_some_and(|charge| charge.target == enemy))
    };
    let mut choices = units_of(table, 1 - unit.side.min(1), unit);
    choices.retain(|choice| failed || !after(choice));
    choices.retain(|choice| !unit_of(choice).is_some_and(|enemy| table.runs_first(enemy)));
    choices.sort_by_key(|choice| !after(choice));
    let enemy = choices.first().and_then(unit_of)?;
    let onto = Facing::Front;
    let how = ChargeEnd::Into { enemy, onto };
    let sides = one_of("onto", sides_of(table, &choices));
    Some(Offer {
        fulfils: Some(obligation(instead)),
        clause: Some("F-7.49".to_owned()),
        unit: Some(unit),
        questions: vec![
            question("/how/enemy", "pursue_into", Answer::One { choices }),
            question("/how/onto", "onto", sides),
        ],
        ..plain(
            other_way("into", duty),
            "owed",
            say(label, &[("unit", &super::name(table, unit))]),
            Command::Complete(actions::Complete { unit, how }),
        )
    })
}

/// What only the table can tell of a recoil.
fn recoil_questions(table: Table<'_>, unit: UnitRef) -> Vec<Question> {
    let way = one_of("recoil_way", &["clear", "blocked"]);
    let mut questions = vec![question("/way", "recoil_way", way), through(table, unit)];
    let enemies = table.could_follow(unit);
    if !enemies.is_empty() {
        questions.push(question("/followed", "followed", Answer::YesNo));
    }
    if enemies.len() > 1 {
        let mut choices = units_of(table, 1 - unit.side.min(1), unit);
        choices.retain(|choice| unit_of(choice).is_some_and(|it| enemies.contains(&it)));
        questions.push(question("/stay", "stay", Answer::Some { choices }));
    }
    questions
}

/// Friends burst through: squares never are (F-7.54).
fn through(table: Table<'_>, unit: UnitRef) -> Question {
    let mut choices = units_of(table, unit.side, unit);
    choices.retain(|choice| {
        let square = |unit| table.unit(unit).is_some_and(|(_, live)| live.square);
        !unit_of(choice).is_some_and(square)
    });
    question("/through", "through", Answer::Some { choices })
}

/// What only the table can tell of a test.
fn test_questions(table: Table<'_>, unit: UnitRef, test: Test) -> Vec<Question> {
    let ask = |field: &str| yes_or_no(&format!("/facts/{field}"), field);
    match test {
        Test::Rally => vec![ask("no_visible_enemy_near"), ask("in_contact")],
        // Whoever is off the table has neither cover nor target (F-7.29).
        Test::HaltPursuit if table.is_away(unit) => Vec::new(),
        Test::HaltPursuit => {
            vec![ask("in_cover"), ask("target_far"), ask("ordered")]
        }
        // A square has neither (D-127).
        Test::Shooting | Test::LostCombat if table.is_all_front(unit) => Vec::new(),
        Test::Shooting | Test::LostCombat => vec![ask("flank_or_rear")],
        Test::Charge => {
            let general = table.asks_for_general(unit).then(|| ask("general_near"));
            let pikes = table.pike_questions(unit);
            general.into_iter().chain(pikes).collect()
        }
        Test::FriendRouting => {
            let routed = |unit: UnitRef| table.unit(unit).is_some_and(|(_, l)| l.turn.routed);
            let mut choices = units_of(table, unit.side, unit);
            choices.retain(|choice| unit_of(choice).is_some_and(routed));
            vec![
                question("/saw", "saw", Answer::Some { choices }),
                ask("square_or_hard_cover"),
                of_flanks(table, ask("two_open_flanks")),
            ]
        }
    }
}

/// How a charged unit may answer: a key, the answer, what is asked.
fn replies(
    table: Table<'_>,
    unit: UnitRef,
    charger: UnitRef,
) -> Vec<(&'static str, Reply, Vec<Question>)> {
    let mut replies = vec![("stands", Reply::Stands, Vec::new())];
    let free = table.unit(unit).is_some_and(|(_, live)| {
        let able = live.debt == 0 && !live.square && !live.routs() && !table.on_the_road(unit);
        let fresh = !table.has_evaded(unit);
        fresh && live.charge.is_none() && live.contacts.is_empty() && able
    });
    if free && forbidden(table, unit, charger, false).is_empty() {
        let how = Reply::Countercharges {
            straight_run: true,
            broken_ground: false,
            distance: None,
            shoots: false,
        };
        let ask = |field: &str| yes_or_no(&format!("/how/{field}"), field);
        let may_shoot = table.may_shoot_charging(unit, charger);
        let shoots = may_shoot.then(|| yes_or_no("/how/shoots", "shoots_charging"));
        let reach = table.charge_reach(unit, &ChargeTold::default());
        let mut questions = vec![
            ask("straight_run"),
            ask("broken_ground"),
            distance("/how/distance", reach.map(ChargeReach::total)),
        ];
        questions.extend(shoots);
        replies.push(("countercharges", how, questions));
    }
    if free && table.could(unit, Manoeuvre::FormSquare) {
        replies.push(("squares", Reply::FormsSquare, Vec::new()));
    }
    let meets = |(_, live): (_, &UnitState)| live.charge.is_some() || !live.contacts.is_empty();
    if table.may_evade(unit) && !table.unit(unit).is_some_and(meets) {
        replies.push(("evades", Reply::Evades, Vec::new()));
    }
    replies
}

/// Whether the step belongs to a phase in which a general may come and go.
pub(super) fn generals_move(step: Step) -> bool {
    step.phase() == Phase::Move
}
