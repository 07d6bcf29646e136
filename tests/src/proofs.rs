//! Clause proofs: for each rule id that the code covers, a small test that passes, and that fails
//! once the clause is switched off, if it can be.
//!
//! A clause is marked where it is looked up: a table row contains its id, and a procedure
//! calls `ClauseId::stands`, which is always true in a shipped build. Only here, the
//! `ablation` feature can switch off one clause on the thread that runs its proof. A proof
//! that still passes shows that the mark decides nothing.
//!
//! Some clauses follow from the *structure* of the code: a unit has one field for its grade, so it
//! cannot have two, and there is nothing to switch off. Such a clause has the kind `structure` in
//! `clauses.toml`: its proof shows, for example, that the type rejects anything else, or that a
//! bill does not depend on the choice. Other clauses are steps of the code that are neither a table
//! row nor an objection, and have the kind `step`. A proof of either kind is good even if it still
//! passes when its clause is switched off.
//!
//! Two clauses may repeat one rule in two places of the rulebook. If both are marked, switching off
//! either switches off the rule: each is shown to be consulted, and the ledger counts both.

mod charging;
mod d3_ecw;
mod edgehill_naseby;
mod fornovo;
mod run;
mod scan;
mod stand_and_die;

use drumhead_rules::data::clauses::ClauseKind;

use crate::scenes;

pub use run::{Outcome, run, run_all};
pub use scan::{Ledger, consulted, ids_in, ledgers, names_of, root};

/// A proof of one clause.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    /// The clause's id.
    pub clause: &'static str,
    /// The claim, in a few words.
    pub claim: &'static str,
    /// Panics if the claim is false.
    pub body: fn(),
}

/// A [`Proof`]: the clause, the claim, and the body that asserts it.
macro_rules! proof {
    ($clause:literal, $claim:literal, $body:expr) => {
        $crate::proofs::Proof {
            clause: $clause,
            claim: $claim,
            body: $body,
        }
    };
}
pub(crate) use proof;

/// Asserts that a scene has its stated results, for clauses that a scene shows in play:
/// `played("fornovo/met")`.
#[expect(clippy::panic, reason = "a scene with other results proves nothing")]
fn played(scene: &str) {
    let path = scenes::own_folder().join(scene).with_extension("scene");
    let replayed = scenes::open(&path)
        .and_then(|scene| scene.replay().map_err(|error| error.to_string()))
        .unwrap_or_else(|error| panic!("{scene}: {error}"));
    assert_eq!(replayed.differences, [], "{scene}");
}

/// A rulebook's proofs.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The rulebook's id, which is also the name of its data folder.
    pub id: &'static str,
    /// The proofs, chapter by chapter.
    pub chapters: &'static [&'static [Proof]],
    /// Returns the kind of a clause, if the rulebook has that clause.
    pub kind: fn(&str) -> Option<ClauseKind>,
    /// Runs every function of the rulebook for armies, to record the clauses consulted.
    ///
    /// # Errors
    /// An error if a table does not parse.
    pub exercise: fn() -> std::io::Result<()>,
}

impl Book {
    /// Returns all proofs of the rulebook.
    pub fn proofs(&self) -> impl Iterator<Item = &'static Proof> {
        self.chapters.iter().flat_map(|chapter| chapter.iter())
    }
}

/// The rulebooks with proofs.
pub const BOOKS: &[Book] = &[
    fornovo::BOOK,
    charging::BOOK,
    d3_ecw::BOOK,
    stand_and_die::BOOK,
    edgehill_naseby::BOOK,
];
