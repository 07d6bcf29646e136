//! "Marching".
#![allow(clippy::expect_used, reason = "a proof that cannot be made has failed")]

use drumhead_rules::hex::Side;
use drumhead_rules::list::ListBook;
use drumhead_rules::map::Feature;
use drumhead_rules::play::Game as _;
use drumhead_stand_and_die::actions::{End, Face, Marched, Mark, Roll};
use drumhead_stand_and_die::{
    Arm, DieFaces, Event, Interpretations, PassFriends, SilentGuns, StandAndDie, Step, Tables,
    TerrainMoves, may_enter_occupied, may_share, rear_sides,
};

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns a battle on open terrain with these units of the first side, in the march step.
fn marching(mine: Vec<drumhead_stand_and_die::Group>) -> drumhead_stand_and_die::Battle {
    let theirs = vec![at("D2", "SSW", foot(10))];
    in_step(Step::March, Interpretations::default(), [mine, theirs], &[])
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "S-01",
        "the higher die marches first, equal dice are re-rolled",
        || {
            let sides = || {
                [
                    vec![at("D8", "NNE", foot(10))],
                    vec![at("D2", "SSW", foot(10))],
                ]
            };
            let mut battle = begun(Interpretations::default(), sides(), &[]);
            assert_eq!(against(&battle, &End {}), ["S-01", "S-01"]);
            play(&mut battle, &Roll { side: 0 }, [4]);
            play(&mut battle, &Roll { side: 1 }, [4]);
            assert_eq!(battle.state().rolls, [None, None]);
            play(&mut battle, &Roll { side: 1 }, [10]);
            play(&mut battle, &Roll { side: 0 }, [9]);
            assert_eq!(battle.state().first, Some(1));
            assert_eq!(battle.state().phase.side, Some(1));
            let interpretations = Interpretations {
                d10_faces: DieFaces::FromNought,
                ..Interpretations::default()
            };
            let mut battle = begun(interpretations, sides(), &[]);
            play(&mut battle, &Roll { side: 0 }, [0]);
            assert_eq!(battle.state().rolls, [Some(0), None]);
        }
    ),
    proof!("S-02", "any or all units of the side march", || {
        let battle = marching(vec![
            at("D8", "NNE", foot(10)),
            at("F8", "NNE", horse(5)),
            at("H8", "NNE", guns(1)),
        ]);
        for (unit, _) in battle.state().units() {
            let offers = battle.offers(Some(unit));
            let marches = offers.iter().any(|offer| offer.id.action() == "march");
            assert_eq!(marches, unit.side == 0);
        }
        assert_eq!(against(&battle, &march(THEIRS, "D3")), ["S-02"]);
    }),
    proof!(
        "S-03",
        "3 hexes for cavalry, 2 for infantry, 1 for guns",
        || {
            let tables = Tables::standard().expect("the tables parse");
            for (arm, hexes) in [(Arm::Cavalry, 3), (Arm::Infantry, 2), (Arm::Artillery, 1)] {
                assert_eq!(*tables.moves.of(arm), hexes);
            }
            let mixed = drumhead_stand_and_die::Group {
                guns: 1,
                ..foot(10)
            };
            let mut battle = marching(vec![at("D8", "NNE", horse(5)), at("H8", "NNE", mixed)]);
            assert_eq!(against(&battle, &march(MINE, "D4")), ["S-03"]);
            assert_eq!(against(&battle, &march(ALSO_MINE, "H6")), ["S-03"]);
            play(&mut battle, &march(MINE, "D6"), [1]);
            assert_eq!(now(&battle, MINE).marched, 2);
            assert_eq!(against(&battle, &march(MINE, "D4")), ["S-03"]);
            play(&mut battle, &march(MINE, "D5"), [1]);
            let interpretations = Interpretations {
                terrain_moves: TerrainMoves::Stops,
                ..Interpretations::default()
            };
            let woods = ["C7", "D7", "E7", "C6"].map(|name| (name, Feature::Woods));
            let sides = [
                vec![at("D8", "NNE", foot(10))],
                vec![at("D2", "SSW", foot(10))],
            ];
            let battle = in_step(Step::March, interpretations, sides, &woods);
            assert_eq!(against(&battle, &march(MINE, "D6")), ["S-03"]);
            assert!(against(&battle, &march(MINE, "D7")).is_empty());
        }
    ),
    proof!("S-04", "cavalry cannot share its hex", || {
        assert!(!may_share(&[Arm::Cavalry, Arm::Infantry]));
        assert!(may_share(&[Arm::Artillery]) && may_share(&[Arm::Infantry, Arm::Artillery]));
        let mut battle = marching(vec![
            at("D8", "NNE", horse(5)),
            at("D7", "NNE", foot(5)),
            at("C7", "NNE", guns(1)),
        ]);
        assert_eq!(against(&battle, &march(MINE, "D7")), ["S-04"]);
        assert!(against(&battle, &march(MINE, "D6")).is_empty());
        play(
            &mut battle,
            &march(drumhead_vocabulary::play::UnitRef::new(0, 3), "D7"),
            [1],
        );
        let army = &battle.setup().sides[0].army;
        assert!(
            StandAndDie::problems(
                army,
                <StandAndDie as ListBook>::words(drumhead_rules::catalogue::Language::ENGLISH)
            )
            .expect("the catalogue parses")
            .is_empty()
        );
        let interpretations = Interpretations {
            pass_friends: PassFriends::MayNot,
            ..Interpretations::default()
        };
        let ring = ["D7", "E7", "C8", "E8", "D9", "E9"].map(|name| at(name, "NNE", foot(5)));
        let mut mine = vec![at("D8", "NNE", horse(5))];
        mine.extend(ring);
        let sides = [mine, vec![at("D2", "SSW", foot(10))]];
        let battle = in_step(Step::March, interpretations, sides, &[]);
        assert!(!against(&battle, &march(MINE, "D6")).is_empty());
    }),
    proof!("S-05", "a hex held by the enemy cannot be entered", || {
        assert!(!may_enter_occupied());
        let sides = || {
            [
                vec![at("D4", "NNE", foot(10))],
                vec![at("D3", "SSW", guns(1))],
            ]
        };
        let mut battle = in_step(Step::March, Interpretations::default(), sides(), &[]);
        assert_eq!(against(&battle, &march(MINE, "D3")), ["S-05"]);
        let silenced = set(THEIRS, "gun_casualties", 2);
        play(&mut battle, &silenced, [1]);
        assert!(against(&battle, &march(MINE, "D3")).is_empty());
        let interpretations = Interpretations {
            silent_guns: SilentGuns::Held,
            ..Interpretations::default()
        };
        let mut battle = in_step(Step::March, interpretations, sides(), &[]);
        play(&mut battle, &silenced, [1]);
        assert_eq!(against(&battle, &march(MINE, "D3")), ["S-05"]);
    }),
    proof!(
        "S-06",
        "a unit faces a side; the other three sides are the rear",
        || {
            assert_eq!(rear_sides(Side::new(5)).map(Side::number), [1, 2, 3]);
            // The same attack from the front and from behind.
            let of = |facing| {
                let theirs = vec![at("D3", facing, standing(foot(20)))];
                let sides = [vec![at("D4", "NNE", foot(10))], theirs];
                let mut battle = in_step(Step::Attack, Interpretations::default(), sides, &[]);
                sum_of(&mut battle, &attack(MINE, "D3", [10, 0, 0]), 1).0
            };
            assert_eq!((of("SSE"), of("NNW")), (30, 40));
            let battle = marching(vec![at("D8", "NNE", foot(10))]);
            let facing = "W".parse().expect("a facing");
            let turn = |unit| Face { unit, facing };
            assert!(against(&battle, &turn(MINE)).is_empty());
            assert_eq!(against(&battle, &turn(THEIRS)), ["S-06"]);
        }
    ),
    proof!(
        "S-07",
        "the owner marks a hex as Standing, in his march",
        || {
            let mut battle = marching(vec![at("D4", "NNE", foot(10))]);
            let mark = |unit| Mark {
                unit,
                standing: true,
            };
            assert_eq!(against(&battle, &mark(THEIRS)), ["S-07"]);
            play(&mut battle, &mark(MINE), [1]);
            assert!(now(&battle, MINE).standing);
            play(&mut battle, &march(MINE, "D3"), [1]);
            play(&mut battle, &End {}, [1]);
            play(&mut battle, &End {}, [1]);
            let strike = attack(THEIRS, "D3", [10, 0, 0]);
            assert_eq!(sum_of(&mut battle, &strike, 1), (30, Some(3)));
        }
    ),
    proof!("S-08", "a hex has a maximum of troops", || {
        let mut battle = marching(vec![at("D8", "NNE", foot(20)), at("D7", "NNE", foot(20))]);
        assert_eq!(battle.setup().capacity.infantry, 30);
        assert_eq!(against(&battle, &march(MINE, "D7")), ["S-08"]);
        let fewer = set(MINE, "infantry", 10);
        play(&mut battle, &fewer, [1]);
        assert!(against(&battle, &march(MINE, "D7")).is_empty());
    }),
    proof!(
        "S-09",
        "water is crossed only over bridges and in boats",
        || {
            let water = [
                "A7", "B7", "C7", "D7", "E7", "F7", "G7", "H7", "I7", "J7", "K7", "L7", "M7", "N7",
            ];
            let mut ground: Vec<_> = water.iter().map(|name| (*name, Feature::Water)).collect();
            ground.push(("D7", Feature::Bridge));
            ground.push(("H7", Feature::Boat));
            let mine = vec![
                at("D8", "NNE", foot(10)),
                at("H8", "NNE", foot(10)),
                at("F8", "NNE", foot(10)),
            ];
            let sides = [mine, vec![at("D2", "SSW", foot(10))]];
            let mut battle = in_step(Step::March, Interpretations::default(), sides, &ground);
            assert_eq!(against(&battle, &march(MINE, "C7")), ["S-09"]);
            let events = play(&mut battle, &march(MINE, "D6"), [1]);
            let path = events.iter().find_map(|event| {
                let Event::Marched(Marched { path, .. }) = event else {
                    return None;
                };
                Some(path.clone())
            });
            assert_eq!(path.expect("a march"), [hex("D8"), hex("D7"), hex("D6")]);
            assert!(against(&battle, &march(ALSO_MINE, "H6")).is_empty());
            let third = drumhead_vocabulary::play::UnitRef::new(0, 3);
            assert_eq!(against(&battle, &march(third, "F6")), ["S-03"]);
        }
    ),
];
