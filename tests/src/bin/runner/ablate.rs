//! `make ablate`: runs every proof with and without its clause, and reports the outcome.

use std::io::Write;
use std::process::ExitCode;

use drumhead_tests::proofs::{BOOKS, Outcome, run_all};

pub(crate) fn run() -> std::io::Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    let mut wrong = 0;
    for book in BOOKS {
        let outcomes = run_all(book);
        for (proof, outcome) in &outcomes {
            let verdict = match outcome {
                Outcome::Proved => "fails without it",
                Outcome::Held => "held by structure",
                Outcome::Fails => "FAILS AS IT STANDS",
                Outcome::Idle => "PASSES WITHOUT IT",
                Outcome::Unknown => "NO SUCH CLAUSE",
            };
            writeln!(out, "{:<8} {verdict:<18} {}", proof.clause, proof.claim)?;
        }
        let bad = outcomes
            .iter()
            .filter(|(_, outcome)| !outcome.is_good())
            .count();
        writeln!(out, "{}: {} proofs, {bad} wrong", book.id, outcomes.len())?;
        wrong += bad;
    }
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
