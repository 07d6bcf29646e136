//! "Musketry and attacking", its chances, and falling back.
#![allow(clippy::expect_used, reason = "a proof that cannot be made has failed")]

use drumhead_rules::map::Feature;
use drumhead_rules::odds::{Chance as _, Exact};
use drumhead_rules::play::Game as _;
use drumhead_stand_and_die::actions::{End, FallBack, Fraction};
use drumhead_stand_and_die::{
    Arm, AttackArc, AttackTiming, Case, Casualties, FallBackDir, FallBackTrigger, Group,
    Interpretations, Overflow, Pooling, RiverFire, Step, Tables, allocated, chance, lives, parts,
    silenced,
};

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns a battle with ten foot at D4 against this unit at D3, facing each other, at the start
/// of attacks.
fn attacking(interpretations: Interpretations, theirs: Group) -> drumhead_stand_and_die::Battle {
    let sides = [
        vec![at("D4", "NNE", foot(10))],
        vec![at("D3", "SSE", theirs)],
    ];
    in_step(Step::Attack, interpretations, sides, &[])
}

/// Returns the four chances of an arm without bonuses.
fn chances(arm: Arm) -> [u32; 4] {
    let tables = Tables::standard().expect("the tables parse");
    [(true, false), (false, false), (true, true), (false, true)]
        .map(|(standing, cover)| chance(arm, &Case::plain(standing, cover), tables))
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "S-10",
        "an attack over water goes from one river bank to the other",
        || {
            let ground = [
                ("E4", Feature::Water),
                ("D4", Feature::RiverEdge),
                ("F4", Feature::RiverEdge),
            ];
            let sides = |of| [vec![at("D4", "E", of)], vec![at("F4", "W", foot(10))]];
            let strike = |with| attack(MINE, "F4", with);
            let mut battle = in_step(
                Step::Attack,
                Interpretations::default(),
                sides(foot(10)),
                &ground,
            );
            assert_eq!(sum_of(&mut battle, &strike([10, 0, 0]), 1), (10, Some(1)));
            let riders =
                |interpretations| in_step(Step::Attack, interpretations, sides(horse(5)), &ground);
            let battle = riders(Interpretations::default());
            assert_eq!(against(&battle, &strike([0, 5, 0])), ["S-10"]);
            let battle = riders(Interpretations {
                river_fire: RiverFire::AllArms,
                ..Interpretations::default()
            });
            assert!(against(&battle, &strike([0, 5, 0])).is_empty());
            // Without water this range is too long.
            let battle = in_step(
                Step::Attack,
                Interpretations::default(),
                sides(foot(10)),
                &ground[1..],
            );
            assert_eq!(against(&battle, &strike([10, 0, 0])), ["S-11"]);
        }
    ),
    proof!("S-11", "an attack reaches the adjacent hex", || {
        let sides = || {
            [
                vec![at("D4", "NNE", foot(10))],
                vec![at("D2", "SSW", foot(10)), at("D5", "NNW", foot(10))],
            ]
        };
        let battle = in_step(Step::Attack, Interpretations::default(), sides(), &[]);
        assert_eq!(against(&battle, &attack(MINE, "D2", [10, 0, 0])), ["S-11"]);
        // An adjacent hex can be attacked whatever the facing, unless agreed otherwise.
        assert!(against(&battle, &attack(MINE, "D5", [10, 0, 0])).is_empty());
        let interpretations = Interpretations {
            attack_arc: AttackArc::FrontThree,
            ..Interpretations::default()
        };
        let battle = in_step(Step::Attack, interpretations, sides(), &[]);
        assert_eq!(against(&battle, &attack(MINE, "D5", [10, 0, 0])), ["S-06"]);
    }),
    proof!(
        "S-12",
        "the integer part is casualties, a D10 decides the fraction",
        || {
            let tables = Tables::standard().expect("the tables parse");
            let of = parts(21, tables);
            assert_eq!((of.sure, of.fraction), (2, 1));
            for (face, killed) in [(1, 3), (2, 2), (10, 2)] {
                let mut battle = attacking(Interpretations::default(), standing(foot(20)));
                let strike = attack(MINE, "D3", [7, 0, 0]);
                assert_eq!(sum_of(&mut battle, &strike, face), (21, Some(killed)));
            }
            // All hexes have one sum, if the players agreed on that.
            let interpretations = Interpretations {
                pooling: Pooling::PerTarget,
                ..Interpretations::default()
            };
            let mine = vec![at("D4", "NNE", foot(5)), at("C3", "E", foot(5))];
            let sides = [mine, vec![at("D3", "SSE", standing(foot(20)))]];
            let mut battle = in_step(Step::Attack, interpretations, sides, &[]);
            assert_eq!(
                sum_of(&mut battle, &attack(MINE, "D3", [5, 0, 0]), 1),
                (15, None)
            );
            play(&mut battle, &attack(ALSO_MINE, "D3", [5, 0, 0]), [1]);
            assert_eq!(against(&battle, &End {}), ["S-12"]);
            play(&mut battle, &Fraction { at: hex("D3") }, [1]);
            play(&mut battle, &End {}, [1]);
            assert!((16..=17).contains(&now(&battle, THEIRS).infantry));
        }
    ),
    proof!("S-13", "every unit attacks every turn, once", || {
        let sides = [
            vec![at("D4", "NNE", foot(10))],
            vec![
                at("D3", "SSE", standing(foot(20))),
                at("E3", "SSE", standing(foot(20))),
            ],
        ];
        let mut battle = in_step(Step::Attack, Interpretations::default(), sides, &[]);
        play(&mut battle, &attack(MINE, "D3", [6, 0, 0]), [9]);
        assert_eq!(against(&battle, &attack(MINE, "E3", [6, 0, 0])), ["S-13"]);
        assert!(against(&battle, &attack(MINE, "E3", [4, 0, 0])).is_empty());
        let interpretations = Interpretations {
            attack_timing: AttackTiming::FirstMoverFirst,
            ..Interpretations::default()
        };
        let battle = attacking(interpretations, standing(foot(20)));
        assert_eq!(
            against(&battle, &attack(THEIRS, "D4", [20, 0, 0])),
            ["S-13"]
        );
    }),
    proof!("S-14", "a gun's second casualty silences it", || {
        let tables = Tables::standard().expect("the tables parse");
        assert_eq!(lives(tables), 2);
        let chance: Exact = silenced(9, 2, 0, tables);
        assert_eq!(chance, Exact::ratio(81, 100));
        let mut battle = attacking(Interpretations::default(), standing(guns(1)));
        play(&mut battle, &attack(MINE, "D3", [10, 0, 0]), [1]);
        play(&mut battle, &End {}, [1]);
        assert_eq!(now(&battle, THEIRS).guns, [2]);
    }),
    proof!("S-15", "infantry shields the guns of its hex", || {
        let both = Group {
            guns: 1,
            ..standing(foot(2))
        };
        for (overflow, hits) in [(Overflow::No, 0), (Overflow::Yes, 1)] {
            let interpretations = Interpretations {
                overflow_to_guns: overflow,
                ..Interpretations::default()
            };
            let mut battle = attacking(interpretations, both);
            play(&mut battle, &attack(MINE, "D3", [10, 0, 0]), [1]);
            play(&mut battle, &End {}, [1]);
            let left = now(&battle, THEIRS);
            assert_eq!((left.infantry, left.guns.as_slice()), (0, &[hits][..]));
            let target = Casualties {
                infantry: 2,
                cavalry: 0,
                artillery: 2,
            };
            assert_eq!(
                allocated(target, 3, &interpretations).artillery,
                u32::from(hits)
            );
        }
    }),
    proof!("S-16", "casualties by infantry figure", || {
        assert_eq!(chances(Arm::Infantry), [3, 1, 1, 0]);
    }),
    proof!("S-17", "casualties by cavalry figure", || {
        assert_eq!(chances(Arm::Cavalry), [4, 4, 3, 2]);
    }),
    proof!("S-18", "casualties by gun", || {
        assert_eq!(chances(Arm::Artillery), [11, 3, 6, 1]);
    }),
    proof!("S-19", "casualties are higher through a rear side", || {
        let strikes = [
            (foot(1), [1, 0, 0], [3, 4]),
            (horse(1), [0, 1, 0], [4, 6]),
            (guns(1), [0, 0, 1], [11, 16]),
        ];
        for (of, with, sums) in strikes {
            for (facing, sum) in ["SSE", "NNW"].into_iter().zip(sums) {
                let theirs = vec![at("D3", facing, standing(foot(20)))];
                let sides = [vec![at("D4", "NNE", of)], theirs];
                let mut battle = in_step(Step::Attack, Interpretations::default(), sides, &[]);
                let found = sum_of(&mut battle, &attack(MINE, "D3", with), 10).0;
                assert_eq!(found, sum, "{facing} {with:?}");
            }
        }
    }),
    proof!("S-20", "attacked troops fall back one hex", || {
        let mut battle = attacking(Interpretations::default(), foot(20));
        play(&mut battle, &attack(MINE, "D3", [3, 0, 0]), [10]);
        play(&mut battle, &End {}, [1]);
        assert_eq!(against(&battle, &End {}), ["S-20"]);
        let back = |to: &str| FallBack {
            unit: THEIRS,
            to: Some(hex(to)),
        };
        // The unit faces south-east: its rear is towards the north-west.
        assert_eq!(against(&battle, &back("E3")), ["S-20"]);
        let open = battle.offers(Some(THEIRS));
        let open = open
            .iter()
            .find(|offer| offer.fulfils.is_some())
            .expect("an offer");
        play(&mut battle, &open.command, [1]);
        assert_ne!(now(&battle, THEIRS).hex, Some(hex("D3")));
        // Only a casualty forces a unit back, if the players agreed on that.
        let interpretations = Interpretations {
            fall_back_trigger: FallBackTrigger::Casualty,
            ..Interpretations::default()
        };
        let mut battle = attacking(interpretations, foot(20));
        play(&mut battle, &attack(MINE, "D3", [3, 0, 0]), [10]);
        play(&mut battle, &End {}, [1]);
        assert_eq!(battle.turn(), 2);
        let interpretations = Interpretations {
            fall_back_dir: FallBackDir::AnyRear,
            ..Interpretations::default()
        };
        let mut battle = attacking(interpretations, foot(20));
        play(&mut battle, &attack(MINE, "D3", [3, 0, 0]), [10]);
        play(&mut battle, &End {}, [1]);
        assert!(against(&battle, &back("C3")).is_empty());
    }),
    proof!("S-21", "standing troops never fall back", || {
        let mut battle = attacking(Interpretations::default(), standing(foot(20)));
        play(&mut battle, &attack(MINE, "D3", [10, 0, 0]), [10]);
        play(&mut battle, &End {}, [1]);
        assert_eq!(now(&battle, THEIRS).infantry, 17);
        assert!(battle.state().pressed.is_empty());
        assert_eq!(battle.turn(), 2);
    }),
];
