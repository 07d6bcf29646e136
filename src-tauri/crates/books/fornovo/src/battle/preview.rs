//! What a command would do.

mod fate;
mod joint;
mod moves;
mod rounds;
mod shooting;
mod single;

use drumhead_words::Length;
use drumhead_words::dice::{FACES, Given};
use drumhead_words::play::{Bar, Column, Entry, Face, OddsView, Preview, Refusal, Tone, UnitRef};

use super::super::reaction::{Facts, Verdict, reaction};
use super::super::words::Words;
use super::command::Command;
use super::duties::test_name;
use super::event::Event;
use super::rounds::pair as strikers;
use super::table::Table;
use super::{Battle, name, say};
use crate::battle::actions;
use drumhead_rules::odds::Chance;
use drumhead_rules::play::{self, Game};

/// What the command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let table = battle.table();
    let mut preview = match command {
        Command::Test(actions::Test { unit, facts, saw }) => test(table, *unit, facts.clone(), saw),
        Command::Shoot(actions::Shoot {
            unit,
            target,
            arm,
            told,
        }) => shooting::volley(table, *unit, *target, *arm, *told),
        Command::Batter(actions::Batter {
            unit,
            feature,
            guns,
        }) => shooting::batter(table, *unit, *feature, *guns),
        Command::Snipe(actions::Snipe {
            unit,
            general,
            told,
        }) => shooting::snipe(table, *unit, *general, *told),
        Command::Mark(actions::Mark { general }) => shooting::mark(table, *general),
        Command::Divide(actions::Divide { blow, .. }) => single::divide(table, *blow),
        Command::GoOn(actions::GoOn {
            unit,
            friend,
            friend_close,
            friend_side,
        }) => {
            let friend = friend.map(|friend| (friend, *friend_close, *friend_side));
            shooting::go_on(table, *unit, friend)
        }
        Command::Endanger(actions::Endanger { general }) => single::danger(table, *general),
        Command::Caught(actions::Caught { unit }) => single::caught(table, *unit),
        Command::Save(actions::Save { blow, group }) => single::save(table, *blow, *group),
        Command::FindGunHits(actions::FindGunHits { blow }) => single::gun_hits(table, *blow),
        Command::Fight(actions::Fight {
            unit,
            enemy,
            meeting,
        }) => rounds::fight(table, *unit, *enemy, *meeting),
        Command::Strike(actions::Strike { unit, enemy }) => {
            let pair = strikers(*unit, *enemy);
            match battle.state().meetings.get(&pair) {
                Some(meeting) => rounds::fight(table, *unit, *enemy, *meeting),
                None => Preview::default(),
            }
        }
        // Of a sweep nothing is to be added up.
        Command::Move(actions::Move { moves }) => match moves.as_slice() {
            [told] => moves::a_move(table, told),
            _ => Preview::default(),
        },
        Command::Manoeuvre(actions::Manoeuvre { unit, what }) => {
            moves::manoeuvre(table, *unit, *what, left_by(battle, command))
        }
        Command::EndStep(actions::EndStep {})
        | Command::RollInitiative(_)
        | Command::AskPay(_)
        | Command::ChooseSide(_)
        | Command::Charge(_)
        | Command::Reply(_)
        | Command::Complete(_)
        | Command::CrossDitch(_)
        | Command::FalseRout(_)
        | Command::Recoil(_)
        | Command::Flee(_)
        | Command::PursueWhom(_)
        | Command::Pursue(_)
        | Command::Attach(actions::Attach { .. })
        | Command::Sweep(actions::Sweep { .. })
        | Command::LoseHorses(actions::LoseHorses { .. })
        | Command::Recover(actions::Recover { .. })
        | Command::Overrun(actions::Overrun { .. })
        | Command::Share(actions::Share { .. })
        | Command::DropWeapon(actions::DropWeapon { .. })
        | Command::TakeUp(actions::TakeUp { .. })
        | Command::Exchange(actions::Exchange { .. })
        | Command::NameGround(actions::NameGround { .. })
        | Command::ChangeGround(actions::ChangeGround { .. })
        | Command::RemoveGround(actions::RemoveGround { .. })
        | Command::Stand(actions::Stand { .. })
        | Command::Labour(actions::Labour { .. })
        | Command::Correct(actions::Correct { .. })
        | Command::FromPaper(actions::FromPaper { .. }) => Preview::default(),
    };
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::NeedDice(pool)) => {
            if preview.title.is_empty() {
                preview.title.clone_from(&pool.what);
            }
            preview.pool = Some(pool);
        }
        Err(Refusal::Impossible(objection)) => preview.objections.push(objection),
        Err(Refusal::AgainstRules(objections)) => preview.objections.extend(objections),
        Ok(events) if says_itself(command) && preview.needs.is_none() => {
            preview.needs = Some(play::told(battle, command, &events));
        }
        Ok(_) => {}
    }
    preview
}

/// Whether the order throws nothing and has no sum of its own: what it brings
/// about is what the log would say.
const fn says_itself(command: &Command) -> bool {
    matches!(
        command,
        Command::Overrun(actions::Overrun { .. })
            | Command::Exchange(actions::Exchange { .. })
            | Command::DropWeapon(actions::DropWeapon { .. })
            | Command::TakeUp(actions::TakeUp { .. })
            | Command::LoseHorses(actions::LoseHorses { .. })
            | Command::Attach(actions::Attach { .. })
            | Command::Share(actions::Share { .. })
    )
}

/// A reaction test: its modifiers, what passes, and the chance.
fn test(table: Table<'_>, unit: UnitRef, told: Facts, saw: &[UnitRef]) -> Preview {
    let test = told.test();
    let asked = told.clone();
    let facts = table.known(unit, told, saw);
    let title = say(
        "preview.test",
        &[
            ("unit", &name(table, unit)),
            ("test", &test_name(table, unit, test)),
        ],
    );
    let Some(tester) = table.tester(unit) else {
        return Preview::default();
    };
    let tally = match reaction(&tester, &facts, table.rules) {
        Verdict::Rolls(tally) => tally,
        Verdict::NotDue(reason) => {
            let why = say(&format!("reaction.not_due.{}", reason.id()), &[]);
            return Preview {
                title,
                needs: Some(say("preview.not_due", &[("why", &why)])),
                ..Preview::default()
            };
        }
    };
    // What the desk adds of itself stands whatever the table tells.
    let of_itself = table.known(unit, Facts::none(asked.test()), &[]);
    let known = of_itself.tally(&tester, table.rules);
    let entries = tally.rows.iter().map(|row| Entry {
        label: Words::english().map_or_else(
            |_| row.predicate.id().to_owned(),
            |words| (row.predicate).label(table.setup.scale, table.rules, words),
        ),
        clause: Some(row.clause.as_str().to_owned()),
        value: format!("{:+}", row.value),
        told: !known.rows.contains(row),
    });
    let outcome = |passed| {
        let outcome = facts.outcome(passed, &tester, table.setup.scale, table.rules);
        super::outcome_text(outcome)
    };
    let face = |passes: bool| Face {
        label: say(
            &format!("preview.face.{}", if passes { "pass" } else { "fail" }),
            &[],
        ),
        tone: if passes { Tone::Good } else { Tone::Bad },
    };
    let faces = tally.passing_faces();
    let needs = match faces {
        0 => say("preview.fails", &[]),
        6 => say("preview.passes", &[]),
        n => say("preview.needs", &[("least", &(7 - n).to_string())]),
    };
    Preview {
        title,
        columns: vec![Column {
            heading: String::new(),
            entries: entries.collect(),
            total: Some(format!("{:+}", tally.total())),
        }],
        needs: Some(needs),
        pool: None,
        faces: FACES.map(|shown| face(tally.passes(shown))).to_vec(),
        odds: Some(OddsView {
            sentence: say("preview.odds", &[("faces", &faces.to_string())]),
            bars: vec![
                Bar {
                    label: say("preview.pass", &[("outcome", &outcome(true))]),
                    chance: tally.chance::<f64>(),
                },
                Bar {
                    label: say("preview.fail", &[("outcome", &outcome(false))]),
                    chance: tally.chance::<f64>().not(),
                },
            ],
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        objections: Vec::new(),
    }
}

/// What a manoeuvre leaves of its unit's move; none where something speaks
/// against it.
fn left_by(battle: &Battle, command: &Command) -> Option<Length> {
    let events = battle.decide(command, &[], &mut Given::default()).ok()?;
    events.iter().find_map(|event| {
        if let Event::Manoeuvred { left, .. } = event {
            Some(*left)
        } else {
            None
        }
    })
}
