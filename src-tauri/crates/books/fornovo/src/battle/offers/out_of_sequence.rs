//! What a unit would be offered in another step of the turn. The turn speaks
//! against it; the table may overrule that.

use drumhead_words::play::{Offer, UnitRef};

use super::super::super::reaction::{Test, Verdict, reaction};
use super::super::Battle;
use super::super::command::Command;
use super::super::duties::duty_label;
use super::super::duty::Duty;
use super::super::table::Table;
use super::super::turn::{Phase, Step};
use super::{plain, test_questions};
use crate::battle::actions;
use drumhead_rules::play;

/// The steps in which a unit does anything of its own accord.
const ACTING: [Step; 5] = [
    Step::ChargesA,
    Step::ChargesB,
    Step::MovesA,
    Step::MovesB,
    Step::Fire,
];

/// The charges, moves and shots of other steps, and every test that is not
/// owed. Nothing before the first turn: there is no sequence yet.
pub(in super::super) fn out_of_sequence(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let now = battle.state.now.step;
    if now.phase() == Phase::SetUp {
        return Vec::new();
    }
    let steps = ACTING.into_iter().filter(|step| *step != now);
    let elsewhere = steps.map(|step| {
        let mut battle = battle.clone();
        battle.state.now.step = step;
        battle
    });
    let mut offers = play::out_of_sequence(battle, unit, elsewhere);
    let tests = tests(battle.table(), unit).into_iter();
    offers.extend(tests.filter_map(|offer| play::against_the_turn(battle, offer)));
    offers
}

/// Every test that the unit does not owe and that would be rolled for as it
/// stands.
fn tests(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let owed = |test| table.state.duties.contains(&Duty::Test { unit, test });
    let offer = |test| {
        let duty = Duty::Test { unit, test };
        let facts = table.usual_facts(unit, test);
        let saw = Vec::new();
        Offer {
            clause: super::clause_of(table, duty).map(|id| id.as_str().to_owned()),
            unit: Some(unit),
            questions: test_questions(table, unit, test),
            ..plain(
                format!("test.{}", test.id()),
                "test",
                duty_label(table, duty),
                Command::Test(actions::Test { unit, facts, saw }),
            )
        }
    };
    let rolls = |test| {
        let facts = table.known(unit, table.usual_facts(unit, test), &[]);
        let tester = table.tester(unit);
        tester.is_some_and(|it| matches!(reaction(&it, &facts, table.rules), Verdict::Rolls(_)))
    };
    let free = Test::ALL
        .into_iter()
        .filter(|test| !owed(*test) && (rolls(*test) || *test == Test::FriendRouting));
    free.map(offer).collect()
}
