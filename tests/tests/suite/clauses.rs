//! Every clause marked in the code has a proof that fails without it, and every rule of sections 1,
//! 2 and 4 of *Fornovo to Sedgemoor* that an army list can check is covered.

use std::collections::BTreeSet;

use drumhead_tests::literals::clauses;
use drumhead_tests::proofs::{BOOKS, Ledger, Outcome, Proof, consulted, ledgers, run, run_all};
use drumhead_tests::tidy::files;

#[test]
fn every_proof_passes_and_fails_without_its_marked_clause() {
    let ledgers = ledgers().unwrap();
    for book in BOOKS {
        let proofs = run_all(book);
        for (proof, outcome) in &proofs {
            assert!(
                outcome.is_good(),
                "{}: {outcome:?}: {}",
                proof.clause,
                proof.claim
            );
        }
        if book.id == "fornovo" {
            let ledger = ledgers.iter().find(|ledger| ledger.book == book.id);
            sections_1_2_and_4_are_covered(ledger.unwrap(), &proofs);
        }
    }
}

/// Checks only the rules that an army list can check.
fn sections_1_2_and_4_are_covered(fornovo: &Ledger, proofs: &[(&Proof, Outcome)]) {
    let covered = fornovo.covered_by(proofs);
    let chapters = ["F-1.", "F-2.", "F-4."];
    let bare: Vec<_> = fornovo
        .army
        .difference(&covered)
        .filter(|id| chapters.iter().any(|chapter| id.starts_with(chapter)))
        .collect();
    assert!(bare.is_empty(), "uncovered: {bare:?}");
}

#[test]
fn a_proof_that_proves_nothing_is_detected() {
    let proof = |clause, body| Proof {
        clause,
        claim: "",
        body,
    };
    let fornovo = &BOOKS[0];
    assert_eq!(run(fornovo, &proof("F-4.05", || ())), Outcome::Idle);
    assert_eq!(run(fornovo, &proof("F-4.05", || panic!())), Outcome::Fails);
    assert_eq!(run(fornovo, &proof("F-99.01", || ())), Outcome::Unknown);
}

#[test]
fn every_marked_clause_has_a_proof() {
    let files = files().unwrap();
    for book in BOOKS {
        let proved: BTreeSet<_> = book.proofs().map(|proof| proof.clause).collect();
        let literals = clauses(&files, book).unwrap();
        assert!(!literals.is_empty());
        let marked: BTreeSet<_> = literals
            .iter()
            .map(String::as_str)
            .chain(consulted(book).unwrap())
            .collect();
        let bare: Vec<_> = marked.difference(&proved).collect();
        assert!(bare.is_empty(), "{}: no proof of {bare:?}", book.id);
    }
}
