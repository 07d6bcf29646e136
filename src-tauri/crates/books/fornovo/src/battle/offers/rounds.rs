//! How two units in contact meet (F-6.13), and who is overrun.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, Question, Scalar, UnitRef};

use super::super::super::army::Group;
use super::super::super::combat::{AttackFrom, StrikeClass, strike_class, weapon_length};
use super::super::super::reaction::PikesFor;
use super::super::command::Command;
use super::super::dealing::Assault;
use super::super::duty::Duty;
use super::super::rounds::{CLASSES, FighterTold, Meeting, StrikersTold, pair};
use super::super::state::{Charge, ChargeStage, Facing};
use super::super::table::Table;
use super::super::turn::Phase;
use super::super::{group_name, say};
use super::{of_flanks, one_of, plain, question};
use crate::battle::actions;

/// How two units meet, as a player would most often say it: whole ranks
/// strike, front to front, in the open.
pub(super) fn meeting(table: Table<'_>, one: UnitRef, other: UnitRef) -> Meeting {
    Meeting {
        sides: [side(table, one, other), side(table, other, one)],
    }
}

fn side(table: Table<'_>, unit: UnitRef, enemy: UnitRef) -> FighterTold {
    let have = table.figures_that_strike(unit);
    // A garrison strikes as a whole, and so do those who attack a block.
    let all = table.holds_block(unit) || matches!(table.assault(enemy), Assault::Block { .. });
    let ranks = |class: StrikeClass, ranks: u32| {
        let figures = have.count(class);
        let front = table.unit(unit).and_then(|(bought, live)| {
            let of_class = |group: &Group| strike_class(bought, group, !live.mounted) == class;
            table.front_of(unit, of_class)
        });
        let most = front.map_or(figures, |front| front.saturating_mul(ranks));
        if all { figures } else { figures.min(most) }
    };
    let of = &table.rules.combat.ranks;
    let attack = attack(table, unit, enemy);
    if let Some(strikers) = table.led(unit).filter(|_| !all) {
        return FighterTold {
            strikers,
            in_open: table.in_the_open(unit),
            naked: strikers.pike == 0,
            attack,
            ..FighterTold::default()
        };
    }
    let strikers = StrikersTold {
        cavalry: ranks(StrikeClass::Cavalry, of.most.ranks),
        pike: ranks(StrikeClass::Pike, of.pikes.ranks),
        heavy: ranks(StrikeClass::HeavyWeapon, of.most.ranks),
        sword_shield: ranks(StrikeClass::SwordAndShield, of.most.ranks),
        other: ranks(StrikeClass::Other, of.most.ranks),
    };
    let places = table.front_of(unit, |_| true).filter(|_| !all);
    let places = places.map(|front| front.saturating_mul(of.most.ranks));
    FighterTold {
        strikers: places.map_or(strikers, |places| strikers.within(places)),
        in_open: table.in_the_open(unit),
        naked: have.cavalry == 0 && have.pike == 0,
        attack,
        ..FighterTold::default()
    }
}

/// The side of the enemy that the unit strikes: the one it charged home on, or
/// struck in the last round, for nobody turns in a fight (F-10.05).
fn attack(table: Table<'_>, unit: UnitRef, enemy: UnitRef) -> AttackFrom {
    let Some((_, live)) = table.unit(unit) else {
        return AttackFrom::Front;
    };
    let home = |charge: &Charge| charge.target == enemy && charge.stage == ChargeStage::Home;
    let charge = live.charge.filter(home);
    match charge.map(|charge| table.strikes(unit, charge)) {
        Some(Facing::Flank) => AttackFrom::LeftFlank,
        Some(Facing::Rear) => AttackFrom::Rear,
        Some(Facing::Front) => AttackFrom::Front,
        None => {
            let last = live.fight.against(enemy);
            last.map_or(AttackFrom::Front, |last| last.attack)
        }
    }
}

/// What only the table can tell of a meeting, side by side.
pub(super) fn questions(table: Table<'_>, one: UnitRef, other: UnitRef) -> Vec<Question> {
    let mut questions = Vec::new();
    for (index, (unit, enemy)) in [(one, other), (other, one)].into_iter().enumerate() {
        let strongpoint = match table.assault(enemy) {
            Assault::Strongpoint { ranks, overlap } => Some(say(
                "ask.strongpoint",
                &[
                    ("ranks", &ranks.to_string()),
                    ("overlap", &overlap.to_string()),
                ],
            )),
            Assault::Open | Assault::Block { .. } => None,
        };
        let who = super::super::name(table, unit);
        let path = |field: &str| format!("/meeting/sides/{index}/{field}");
        let mut ask = |field: &str, key: &str, answer: Answer| {
            let asked = question(&path(field), key, answer);
            let striking = field.starts_with("strikers/");
            let asked = if key == "open_flanks" {
                of_flanks(table, asked)
            } else {
                asked
            };
            questions.push(Question {
                given: None,
                label: say("ask.of", &[("unit", &who), ("what", &asked.label)]),
                hint: strongpoint.clone().filter(|_| striking).or(asked.hint),
                ..asked
            });
        };
        let have = table.figures_that_strike(unit);
        for (class, field) in CLASSES {
            let most = i32::try_from(have.count(class)).unwrap_or(i32::MAX);
            if most > 0 {
                let key = format!("strikers_{field}");
                let answer = Answer::Number { least: 0, most };
                ask(&format!("strikers/{field}"), &key, answer);
            }
        }
        // A square has neither flank nor rear (F-2.08, D-127).
        let foe = if index == 0 { other } else { one };
        if !table.is_all_front(foe) {
            let sides = ["front", "left_flank", "right_flank", "rear"];
            ask("attack", "attack", one_of("attack", &sides));
        }
        if !table.is_all_front(unit) {
            let flanks = Answer::Number { least: 0, most: 2 };
            ask("open_flanks", "open_flanks", flanks);
        }
        ask("in_open", "in_open", Answer::YesNo);
        if table.asks_naked(unit, PikesFor::Combat) {
            ask("naked", "naked", Answer::YesNo);
        }
        ask("cover", "cover", super::shooting::cover());
        ask("uphill", "uphill", Answer::YesNo);
        let lengths = lengths(table, unit);
        if lengths.len() > 1 {
            ask("length", "length", Answer::One { choices: lengths });
        }
    }
    questions
}

/// The weapons of a unit whose lengths are not all alike, as its front rank may
/// carry them: how that rank is made up only the table sees (D-179).
fn lengths(table: Table<'_>, unit: UnitRef) -> Vec<Choice> {
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let hand = table.in_hand(unit);
    let groups = hand.iter().zip(&live.groups).enumerate();
    let mut classes: Vec<(u8, Vec<String>)> = Vec::new();
    for (place, (group, left)) in groups {
        if *left == 0 {
            continue;
        }
        let class = weapon_length(group.weapons, false, table.rules).0;
        let name = group_name(bought, place);
        match classes.iter_mut().find(|(of, _)| *of == class) {
            Some((_, names)) => names.push(name),
            None => classes.push((class, vec![name])),
        }
    }
    if classes.len() < 2 {
        return Vec::new();
    }
    let whole = Choice {
        value: Scalar::Nothing(()),
        label: say("answer.length.whole", &[]),
    };
    let of = |(class, names): (u8, Vec<String>)| Choice {
        value: Scalar::Number(class.into()),
        label: say("answer.length.of", &[("groups", &names.join(", "))]),
    };
    std::iter::once(whole)
        .chain(classes.into_iter().map(of))
        .collect()
}

/// A command for every even way to share a unit's dice (F-10.05).
pub(super) fn shares(table: Table<'_>, unit: UnitRef) -> Vec<(String, Command)> {
    let (enemies, ways) = table.shares(unit);
    let told = |dice: &[u32]| {
        let each = enemies.iter().zip(dice);
        let words = each.map(|(enemy, dice)| {
            let enemy = super::super::name(table, *enemy);
            say("share", &[("dice", &dice.to_string()), ("enemy", &enemy)])
        });
        words.collect::<Vec<_>>().join(", ")
    };
    ways.into_iter()
        .map(|dice| (told(&dice), Command::Share(actions::Share { unit, dice })))
        .collect()
}

/// Enemies in contact who may overrun this unit (F-10.29), where no round with
/// them is owed that says so.
pub(super) fn overrun(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    if table.state.now.step.phase() != Phase::Combat || !live.on_table() || live.figures() == 0 {
        return Vec::new();
    }
    let owed = |by: UnitRef| {
        let (unit, enemy) = pair(unit, by);
        table.state.duties.contains(&Duty::Fight { unit, enemy })
    };
    let by = live.contacts.iter().copied();
    by.filter(|by| table.may_be_overrun(unit, *by) && !owed(*by))
        .map(|by| overruns(table, unit, by))
        .collect()
}

/// Skirmishers or gunners are overrun by close order.
pub(super) fn overruns(table: Table<'_>, unit: UnitRef, by: UnitRef) -> Offer<Command> {
    let figures = table.unit(unit).map_or(0, |(_, live)| live.figures());
    let most = i32::try_from(figures).unwrap_or(i32::MAX);
    Offer {
        clause: Some("F-10.29".to_owned()),
        unit: Some(unit),
        questions: vec![question(
            "/figures",
            "overrun",
            Answer::Number { least: 1, most },
        )],
        ..plain(
            OfferId::new("overrun", format!("{}.{}", by.side, by.unit)),
            "combat",
            say(
                "offer.overrun",
                &[
                    ("unit", &super::super::name(table, unit)),
                    ("other", &super::super::name(table, by)),
                ],
            ),
            Command::Overrun(actions::Overrun { unit, by, figures }),
        )
    }
}
