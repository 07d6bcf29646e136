//! The laws of play over random walks through whole battles of *Fornovo to
//! Sedgemoor*.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_desk::starter;
use drumhead_rules::books::fornovo::battle::{Battle, Setup};
use drumhead_rules::books::fornovo::*;
use drumhead_rules::books::{self, BattleSetup};
use drumhead_tests::play::walk;
use drumhead_tests::walks::{SELDOM, setup, until_often};

#[test]
fn the_laws_hold_and_the_walks_get_everywhere() {
    // So many that a busy machine has time for them; `make soak` walks until
    // every kind of order was accepted a hundred times.
    let walked = until_often(5, (48, 48), |_| {}).unwrap();
    let (far, walks) = (walked.far, walked.walks);
    assert!(far * 2 >= walks, "{far} of {walks} walks reached turn 4");
    let often = walked.accepted.len() - walked.seldom(5).len();
    assert!(often >= 70, "{often} kinds: {:?}", walked.accepted);
}

#[test]
fn the_laws_hold_between_the_starter_armies() {
    let pairs = [
        ["fornovo-1495-french", "fornovo-1495-league"],
        ["lutzen-1632-swedish", "lutzen-1632-imperial"],
        ["edgehill-1642-royalist", "edgehill-1642-parliament"],
        ["sedgemoor-1685-royal", "sedgemoor-1685-rebel"],
    ];
    for (seed, pair) in (0..).zip(pairs) {
        let [first, second] = pair.map(|id| {
            let books::Army::Fornovo(army) = starter(id).unwrap().army() else {
                panic!("{id} is of another book");
            };
            army
        });
        let battle = Battle::new(Setup::of(first, second)).unwrap();
        walk(&battle, 120, seed, &SELDOM, |b| b.state().clone())
            .unwrap_or_else(|law| panic!("{pair:?}: {law}"));
    }
}

#[test]
fn the_laws_hold_with_the_book_beside_the_command() {
    let setup = Box::new(setup(FigureScale::Large).unwrap());
    let battle = books::Battle::new(BattleSetup::Fornovo(setup)).unwrap();
    let state = |battle: &books::Battle| serde_json::to_value(battle.state()).unwrap();
    walk(&battle, 200, 7, &SELDOM, state).unwrap();
}
