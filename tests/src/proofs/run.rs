//! Runs each proof with all clauses in force, and again without its own.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use drumhead_rules::data::clauses::ClauseKind;
use drumhead_vocabulary::ablation;

use super::{Book, Proof};

/// The outcome of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The proof passes, and fails without its clause.
    Proved,
    /// The proof passes; its clause is of a kind that has no mark.
    Held,
    /// The proof fails with every clause in force.
    Fails,
    /// The proof passes without its clause too: the mark decides nothing.
    Idle,
    /// The clause is not in `clauses.toml`.
    Unknown,
}

impl Outcome {
    /// Whether the outcome is good.
    pub const fn is_good(self) -> bool {
        matches!(self, Self::Proved | Self::Held)
    }
}

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Whether `body` runs to its end. Its panic message is suppressed; panics of other threads are
/// printed as usual.
fn passes(body: fn()) -> bool {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !QUIET.get() {
                usual(info);
            }
        }));
    });
    QUIET.set(true);
    let ended = catch_unwind(AssertUnwindSafe(body)).is_ok();
    QUIET.set(false);
    ended
}

/// Runs a proof with every clause in force and, if it passes, again without its own clause.
pub fn run(book: &Book, proof: &Proof) -> Outcome {
    let Some(kind) = (book.kind)(proof.clause) else {
        return Outcome::Unknown;
    };
    if !passes(proof.body) {
        return Outcome::Fails;
    }
    let without = ablation::without(proof.clause, || passes(proof.body));
    match (kind, without) {
        (ClauseKind::Structure | ClauseKind::Step, true) => Outcome::Held,
        (_, false) => Outcome::Proved,
        (_, true) => Outcome::Idle,
    }
}

/// Runs every proof of a rulebook.
pub fn run_all(book: &Book) -> Vec<(&'static Proof, Outcome)> {
    book.proofs()
        .map(|proof| (proof, run(book, proof)))
        .collect()
}
