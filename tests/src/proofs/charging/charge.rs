//! "Charging": chargers, targets and the order of play.

use drumhead_charging::actions::{Declare, End, Flee, Flight, Follow};
use drumhead_charging::{Command, Interpretations, Morale, Moved, Stage, Struck, TerrainPenalty};
use drumhead_rules::play::Game;

use super::support::*;
use crate::proofs::{Proof, proof};

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
        let from = |charger, inches, ahead| {
            Command::Declare(Declare {
                charger,
                target: TARGET,
                struck: Struck::Front,
                inches,
                ahead,
                clear: true,
            })
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
            assert_eq!(against(&battle, &Command::End(End {})), ["C-03"]);
            play(&mut battle, &test(TARGET), [3]);
            assert_eq!(against(&battle, &Command::End(End {})), [""; 0]);
        }
    ),
    proof!("C-04", "a rout is carried out before the next test", || {
        let mut battle = charged(HORSE, TARGET, Struck::Front);
        play(&mut battle, &test(TARGET), [6]);
        assert!(battle.state().is_routing(TARGET));
        let stage = battle.state().trial(TARGET).map(|trial| trial.stage);
        assert_eq!(stage, Some(Stage::Fleeing));
        // No other unit takes a test before the routing unit has moved.
        let mut battle = self::battle(Interpretations::default());
        play(&mut battle, &charge(HORSE, TARGET, Struck::Front), [1]);
        play(&mut battle, &charge(FOOT, DRAGOONS, Struck::Front), [1]);
        play(&mut battle, &Command::End(End {}), [1]);
        play(&mut battle, &test(TARGET), [6]);
        assert_eq!(against(&battle, &test(DRAGOONS)), ["C-04"]);
        let (unit, flight) = (TARGET, Flight::OffTable);
        play(&mut battle, &Command::Flee(Flee { unit, flight }), [1]);
        assert_eq!(against(&battle, &test(DRAGOONS)), [""; 0]);
    }),
    proof!(
        "C-05",
        "a charger reaches its target, or the target's old position",
        || {
            let follow = |reaches| {
                Command::Follow(Follow {
                    unit: HORSE,
                    reaches,
                })
            };
            for (face, reaches, moved) in [
                (1, true, Moved::Contact),
                (6, true, Moved::Caught),
                (6, false, Moved::Followed),
            ] {
                let mut battle = charged(HORSE, TARGET, Struck::Front);
                assert_eq!(against(&battle, &follow(true)), ["C-05", "C-03"]);
                play(&mut battle, &test(TARGET), [face]);
                if face == 6 {
                    let flight = Flight::Cover;
                    play(
                        &mut battle,
                        &Command::Flee(Flee {
                            unit: TARGET,
                            flight,
                        }),
                        [1],
                    );
                }
                play(&mut battle, &Command::End(End {}), [1]);
                let needs = battle.preview(&follow(reaches)).needs;
                assert!(needs.is_some_and(|needs| !needs.is_empty()));
                play(&mut battle, &follow(reaches), [1]);
                let charge = battle.state().charge(HORSE).and_then(|charge| charge.moved);
                assert_eq!(charge, Some(moved));
            }
        }
    ),
    proof!(
        "C-17",
        "a charge cannot cross a wall, unless the interpretation allows it",
        || {
            let over = Command::Declare(Declare {
                charger: FOOT,
                target: TARGET,
                struck: Struck::Front,
                inches: 2,
                ahead: true,
                clear: false,
            });
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
