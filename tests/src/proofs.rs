//! Clause proofs: for each rule id that the code covers, a small test that
//! passes, and that fails as soon as the clause is switched off.
//!
//! A clause is marked where it is looked up: a row of the tables carries its
//! id, and a procedure asks `ClauseId::stands`. In every build that is shipped
//! that is always true; here, and only here, the `ablation` feature lets one
//! clause be switched off on the thread that runs its proof. A proof that
//! still passes then shows that the mark is painted on and decides nothing.
//!
//! Some clauses are held by the *structure* of the code: a unit has one field
//! for its grade, so it cannot have two, and nothing in the code could be
//! switched off that would let it. Such a clause has the kind `structure` in
//! `clauses.toml`, and its proof is run once: it shows that the type refuses
//! anything else, or that a bill is the same whatever was chosen. The kind is
//! for clauses that an army list settles for good, and for the die itself,
//! which has no other shape; whatever play decides is a procedure, and has a
//! mark.
//!
//! Two clauses may say the same thing in two places of the book (trotters in
//! sections 2.4 and 7, say). Then both are marked, and either switched off
//! switches the rule off: each is shown to be consulted, and the ledger
//! counts both.

mod charging;
mod d3_ecw;
mod edgehill_naseby;
mod fornovo;
mod run;
mod scan;
mod stand_and_die;

use drumhead_rules::data::clauses::ClauseKind;

pub use run::{Outcome, run, run_all};
pub use scan::{Ledger, consulted, ids_in, ledgers, literals, root, sources};

/// A proof of one clause.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    /// The clause's id.
    pub clause: &'static str,
    /// What is shown, in a few words.
    pub says: &'static str,
    /// Panics where it is not so.
    pub body: fn(),
}

/// A [`Proof`]: the clause, what is shown, and the body that asserts it.
macro_rules! proof {
    ($clause:literal, $says:literal, $body:expr) => {
        $crate::proofs::Proof {
            clause: $clause,
            says: $says,
            body: $body,
        }
    };
}
pub(crate) use proof;

/// A book's proofs.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The book's id, which is the name of its data folder.
    pub id: &'static str,
    /// Its proofs, chapter by chapter.
    pub chapters: &'static [&'static [Proof]],
    /// The kind of the clause of this id, if the book has it.
    pub kind: fn(&str) -> Option<ClauseKind>,
    /// Asks the book for all that it does with armies, so that the clauses
    /// which it consults are known.
    ///
    /// # Errors
    /// Where a table does not read.
    pub exercise: fn() -> std::io::Result<()>,
}

impl Book {
    /// Every proof of the book.
    pub fn proofs(&self) -> impl Iterator<Item = &'static Proof> {
        self.chapters.iter().flat_map(|chapter| chapter.iter())
    }
}

/// The books that have proofs.
pub const BOOKS: &[Book] = &[
    fornovo::BOOK,
    charging::BOOK,
    d3_ecw::BOOK,
    stand_and_die::BOOK,
    edgehill_naseby::BOOK,
];
