//! Every clause that the code marks has a proof that fails without it, and
//! every rule of sections 1, 2 and 4 that an army list can know is covered.

use std::collections::BTreeSet;

use drumhead_tests::proofs::{BOOKS, Outcome, Proof, consulted, ledgers, literals, run, run_all};

#[test]
fn every_proof_passes_and_fails_without_its_clause() {
    for book in BOOKS {
        for (proof, outcome) in run_all(book) {
            assert!(
                outcome.is_good(),
                "{}: {outcome:?}: {}",
                proof.clause,
                proof.says
            );
        }
    }
}

#[test]
fn a_proof_that_proves_nothing_is_found_out() {
    let proof = |clause, body| Proof {
        clause,
        says: "",
        body,
    };
    let fornovo = &BOOKS[0];
    assert_eq!(run(fornovo, &proof("F-4.05", || ())), Outcome::Idle);
    assert_eq!(run(fornovo, &proof("F-4.05", || panic!())), Outcome::Fails);
    assert_eq!(run(fornovo, &proof("F-99.01", || ())), Outcome::Unknown);
}

#[test]
fn every_clause_that_is_marked_has_a_proof() {
    for book in BOOKS {
        let proved: BTreeSet<_> = book.proofs().map(|proof| proof.clause).collect();
        let literals = literals(book).unwrap();
        assert!(!literals.is_empty());
        let marked = literals.iter().map(String::as_str);
        let marked: BTreeSet<_> = marked.chain(consulted(book).unwrap()).collect();
        let bare: Vec<_> = marked.difference(&proved).collect();
        assert!(bare.is_empty(), "{}: no proof of {bare:?}", book.id);
    }
}

#[test]
fn what_an_army_list_can_know_of_sections_1_2_and_4_is_covered() {
    let ledgers = ledgers().unwrap();
    let fornovo = ledgers
        .iter()
        .find(|ledger| ledger.book == "fornovo")
        .unwrap();
    let chapters = ["F-1.", "F-2.", "F-4."];
    let bare: Vec<_> = fornovo
        .army
        .difference(&fornovo.covered)
        .filter(|id| chapters.iter().any(|chapter| id.starts_with(chapter)))
        .collect();
    assert!(bare.is_empty(), "uncovered: {bare:?}");
}
