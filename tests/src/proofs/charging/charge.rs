//! "Charging": chargers, targets and the order of play.

use drumhead_charging::Interpretations;
use drumhead_rules::play::Game;

use super::support::*;
use crate::proofs::{Proof, played, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!("C-01", "a gun and a shaken unit cannot charge", || played(
        "charging/declaring"
    )),
    proof!(
        "C-02",
        "foot can charge 3 inches and horse 6 inches, to the front",
        || { played("charging/declaring") }
    ),
    proof!(
        "C-03",
        "a charge cannot be declared once tests have begun",
        || played("charging/declaring")
    ),
    proof!("C-04", "a rout is carried out before the next test", || {
        played("charging/rear-rolls-first")
    }),
    proof!(
        "C-05",
        "a charger reaches its target, or the target's old position",
        || played("charging/surrender-once")
    ),
    proof!(
        "C-17",
        "a charge cannot cross a wall, and its question mentions walls",
        || {
            played("charging/declaring");
            let offers = battle(Interpretations::default()).offers(Some(FOOT));
            let hints = offers.iter().flat_map(|offer| &offer.questions);
            assert!(
                hints
                    .filter_map(|it| it.hint.as_ref())
                    .any(|it| it.contains("wall"))
            );
        }
    ),
];
