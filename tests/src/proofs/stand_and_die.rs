//! Proofs for *Stand and Die!*. Most of its clauses are shown in play, by scenes.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_rules::catalogue::Language;
use drumhead_rules::list::{ListBook, Unit, view};
use drumhead_stand_and_die::{
    Arm, Army, Case, Group, Interpretations, StandAndDie, Tables, chance, clause, playsheet, roster,
};
use drumhead_vocabulary::sheet::RosterFor;

use super::scan::other;
use super::{Book, Proof, played, proof};

/// The rulebook's proofs.
pub(super) const BOOK: Book = Book {
    id: "stand_and_die",
    chapters: &[PROOFS],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

/// Shows and prints an army, and prints the rulebook's playsheet.
fn exercise() -> std::io::Result<()> {
    let of = Group {
        infantry: 20,
        guns: 1,
        ..Group::default()
    };
    let unit = Unit {
        number: 1,
        of,
        ..Unit::default()
    };
    let army = Army {
        units: vec![unit],
        ..Army::default()
    };
    let words = <StandAndDie as ListBook>::words(Language::ENGLISH);
    view::<StandAndDie>(words, &army, Some(1)).map_err(other)?;
    roster(words, &army, RosterFor::Organiser, true).map_err(other)?;
    playsheet(words, &Interpretations::default()).map_err(other)?;
    Ok(())
}

/// Returns the four chances of an arm without bonuses.
fn chances(arm: Arm) -> [u32; 4] {
    let tables = Tables::standard().expect("the tables parse");
    [(true, false), (false, false), (true, true), (false, true)]
        .map(|(standing, cover)| chance(arm, &Case::plain(standing, cover), tables))
}

const MARCHING: fn() = || played("stand_and_die/marching");
const ATTACKING: fn() = || played("stand_and_die/attacking");

const PROOFS: &[Proof] = &[
    proof!("S-01", "the higher die marches first", || {
        played("stand_and_die/equal-dice");
    }),
    proof!("S-02", "the units of one side march", MARCHING),
    proof!(
        "S-03",
        "cavalry marches 3 hexes, infantry 2 and guns 1",
        MARCHING
    ),
    proof!("S-04", "cavalry cannot share its hex", MARCHING),
    proof!("S-05", "no unit enters an enemy's hex", MARCHING),
    proof!(
        "S-06",
        "a unit turns to face a side during its march",
        MARCHING
    ),
    proof!("S-07", "the owner marks a hex as Standing", MARCHING),
    proof!("S-08", "a hex has a maximum of troops", MARCHING),
    proof!("S-09", "water bars a march", MARCHING),
    proof!("S-10", "only foot and guns fire over water", ATTACKING),
    proof!("S-11", "an attack reaches the adjacent hex", ATTACKING),
    proof!("S-12", "the owner divides casualties", || {
        played("stand_and_die/divided");
    }),
    proof!("S-13", "a figure attacks at most once a turn", ATTACKING),
    proof!("S-14", "a gun's second casualty silences it", || {
        played("stand_and_die/casualties");
    }),
    proof!("S-15", "infantry shields the guns of its hex", || {
        played("stand_and_die/shielded-guns");
    }),
    proof!("S-16", "each infantry figure has its four chances", || {
        assert_eq!(chances(Arm::Infantry), [3, 1, 1, 0]);
    }),
    proof!("S-17", "each cavalry figure has its four chances", || {
        assert_eq!(chances(Arm::Cavalry), [4, 4, 3, 2]);
    }),
    proof!("S-18", "each gun has its four chances", || {
        assert_eq!(chances(Arm::Artillery), [11, 3, 6, 1]);
    }),
    proof!("S-19", "rear attacks inflict more casualties", ATTACKING),
    proof!("S-20", "attacked troops fall back one hex", || {
        played("stand_and_die/falling-back");
    }),
    proof!("S-21", "standing troops never fall back", ATTACKING),
];
