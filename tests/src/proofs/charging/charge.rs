//! "Charging": chargers, targets and the order of play.

use drumhead_charging::actions::{Declare, End};
use drumhead_charging::{Interpretations, Morale, Struck, TerrainPenalty};
use drumhead_rules::play::Game;

use super::support::*;
use crate::proofs::{Proof, played, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!("C-01", "a gun and a shaken unit cannot charge", || {
        let mut battle = battle(Interpretations::default());
        assert_eq!(
            against(&battle, &charge(FOOT, TARGET, Struck::Front)),
            [""; 0]
        );
        assert_eq!(
            against(&battle, &charge(GUN, TARGET, Struck::Front)),
            ["C-01"]
        );
        set_morale(&mut battle, FOOT, Morale::Shaken);
        assert_eq!(
            against(&battle, &charge(FOOT, TARGET, Struck::Front)),
            ["C-01"]
        );
        assert_eq!(
            against(&battle, &charge(TARGET, FOOT, Struck::Front)),
            ["C-01"]
        );
    }),
    proof!("C-02", "foot reaches 3 inches, horse 6, in front", || {
        let battle = battle(Interpretations::default());
        let from = |charger, inches, ahead| Declare {
            charger,
            target: TARGET,
            struck: Struck::Front,
            inches,
            ahead,
            clear: true,
        };
        assert_eq!(against(&battle, &from(FOOT, 3, true)), [""; 0]);
        assert_eq!(against(&battle, &from(FOOT, 4, true)), ["C-02"]);
        assert_eq!(against(&battle, &from(HORSE, 6, true)), [""; 0]);
        assert_eq!(against(&battle, &from(HORSE, 7, false)), ["C-02", "C-02"]);
    }),
    proof!(
        "C-03",
        "a charge cannot be declared once tests have begun",
        || {
            let mut battle = charged(FOOT, TARGET, Struck::Front);
            let late = charge(HORSE, DRAGOONS, Struck::Front);
            assert_eq!(against(&battle, &late), ["C-03"]);
            // Tests may be taken in any order, and none may be skipped.
            assert_eq!(against(&battle, &End {}), ["C-03"]);
            play(&mut battle, &test(TARGET), [3]);
            assert_eq!(against(&battle, &End {}), [""; 0]);
        }
    ),
    proof!("C-04", "a rout is carried out before the next test", || {
        played("rear-rolls-first")
    }),
    proof!(
        "C-05",
        "a charger reaches its target, or the target's old position",
        || played("surrender-once")
    ),
    proof!(
        "C-17",
        "a charge cannot cross a wall, unless the interpretation allows it",
        || {
            let over = Declare {
                charger: FOOT,
                target: TARGET,
                struck: Struck::Front,
                inches: 2,
                ahead: true,
                clear: false,
            };
            assert_eq!(
                against(&battle(Interpretations::default()), &over),
                ["C-17"]
            );
            let free = Interpretations {
                charge_terrain_penalty: TerrainPenalty::Free,
                ..Interpretations::default()
            };
            assert_eq!(against(&battle(free), &over), [""; 0]);
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
