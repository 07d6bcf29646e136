//! "Rout", "Surrender" and the author's comment.
use drumhead_charging::Struck;
use drumhead_rules::play::Game;

use super::support::*;
use crate::proofs::{Proof, played, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "C-13",
        "a unit that breaks in a melee has to make a rout move",
        || { played("charging/broken-in-melee") }
    ),
    proof!(
        "C-14",
        "a unit that routs when charged in the rear rolls for surrender at once",
        || { played("charging/rear-rolls-first") }
    ),
    proof!(
        "C-15",
        "foot surrenders on 4+, and mounted troops surrender on 5+",
        || played("charging/charged-while-routing")
    ),
    proof!(
        "C-16",
        "the rout move's question says that terrain does not slow it",
        || {
            let mut battle = charged(HORSE, TARGET, Struck::Front);
            play(&mut battle, &test(TARGET), [6]);
            let offers = battle.offers(Some(TARGET));
            let questions = offers.iter().flat_map(|offer| &offer.questions);
            let mut hints = questions.filter_map(|question| question.hint.as_ref());
            assert!(hints.any(|hint| hint.contains("Only impassable terrain stops a rout")));
        }
    ),
];
