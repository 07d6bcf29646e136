//! Rivers, bridges, fords, boats, roads, hedges and works on small maps of each hex-based rulebook:
//! the actions of units there, and the reasons why others are refused.

use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{MarkKind, UnitRef};

/// Paints these features on a map's hexes.
fn paint(map: &mut Map, features: &[(&str, Feature)]) {
    for (name, feature) in features {
        let cell = name.parse().expect("a hex");
        let ground = map.hexes.entry(cell).or_default();
        ground.is.insert(*feature);
    }
}

/// Returns the board's marks on a hex for a unit: kinds, words, clauses.
fn said<G: Game>(battle: &G, unit: UnitRef, hex: &str) -> Vec<(MarkKind, String)> {
    let board = battle.board(Some(unit)).expect("a board");
    let marks = board.marks.into_iter().filter(|mark| mark.hex == hex);
    let told = marks.map(|mark| {
        let clause = mark.clause.unwrap_or_default();
        (mark.kind, format!("{} [{clause}]", mark.label))
    });
    told.collect()
}

/// Plays a command with these faces.
fn play<G: Game>(battle: &mut G, command: &G::Command, faces: &[u8]) {
    let mut dice = Given((!faces.is_empty()).then(|| Throw::Faces(faces.to_vec())));
    let events = battle
        .decide(command, &[], &mut dice)
        .unwrap_or_else(|refusal| panic!("refused: {refusal:?}"));
    for event in &events {
        battle.fold(event).expect("an event folds");
    }
}

/// Asserts that a hex has this mark with these words.
#[track_caller]
fn marked<G: Game>(battle: &G, unit: UnitRef, hex: &str, kind: MarkKind, words: &str) {
    let found = said(battle, unit, hex);
    let right = found
        .iter()
        .any(|(is, label)| *is == kind && label.contains(words));
    assert!(right, "{hex}: {found:?}, and not {kind:?} {words:?}");
}

mod d3 {
    use super::{Feature, Map, MarkKind, UnitRef, marked, paint, play, said};
    use drumhead_d3_ecw::actions::{Count, End, March, Shoot};
    use drumhead_d3_ecw::{Battle, Kind, Setup, UnitType};
    use drumhead_rules::hex::{Facing, Grid};
    use drumhead_rules::list::Unit;
    use drumhead_rules::play::Game as _;

    const UNIT: UnitRef = UnitRef::new(0, 1);
    const CHIEF: UnitRef = UnitRef::new(0, 9);
    const ENEMY: UnitRef = UnitRef::new(1, 1);

    /// Returns a battle with a unit at H6 facing north, its commander behind it, and an enemy. The
    /// first side activates next.
    fn battle(kind: UnitType, enemy: (UnitType, &str), ground: &[(&str, Feature)]) -> Battle {
        let mut setup = Setup::of(Default::default(), Default::default()).expect("a set-up");
        let grid = Grid {
            columns: 18,
            rows: 8,
            ..setup.map.grid
        };
        setup.map = Map::open(grid);
        paint(&mut setup.map, ground);
        let posted = [
            (UNIT, kind, "H6", Facing::N),
            (CHIEF, UnitType::Commander, "H7", Facing::N),
            (ENEMY, enemy.0, enemy.1, Facing::S),
            (UnitRef::new(1, 9), UnitType::Commander, "A1", Facing::S),
        ];
        for (unit, kind, at, facing) in posted {
            setup.sides[usize::from(unit.side)].army.units.push(Unit {
                number: unit.unit,
                of: Kind {
                    kind,
                    hex: Some(at.parse().expect("a hex")),
                    facing: Some(facing),
                },
                ..Unit::default()
            });
        }
        let mut battle = Battle::new(setup).expect("the battle begins");
        play(&mut battle, &Count { seen: vec![UNIT] }.into(), &[]);
        battle
    }

    const FAR: (UnitType, &str) = (UnitType::Infantry, "R1");

    #[test]
    fn a_river_can_be_crossed_at_its_bridge_and_its_ford() {
        let river = ["G5", "H5", "I5", "J5"].map(|hex| (hex, Feature::River));
        let dry = battle(UnitType::Trotters, FAR, &river);
        marked(
            &dry,
            UNIT,
            "H5",
            MarkKind::Barred,
            "First army unit 1 cannot cross the river at H5: no bridge or ford is there. [D3-22]",
        );
        for crossing in [Feature::Bridge, Feature::Ford] {
            let ground = [&river[..], &[("H5", crossing)]].concat();
            let mut wet = battle(UnitType::Trotters, FAR, &ground);
            marked(
                &wet,
                UNIT,
                "H5",
                MarkKind::Reach,
                "March: H5, distance 1 [D3-13]",
            );
            marked(
                &wet,
                UNIT,
                "G4",
                MarkKind::Reach,
                "March: G4, distance 2 [D3-13]",
            );
            let to = "H5".parse().expect("a hex");
            play(
                &mut wet,
                &March {
                    unit: UNIT,
                    to,
                    facing: Facing::N,
                }
                .into(),
                &[],
            );
            let board = wet.board(None).expect("a board");
            assert!(
                board
                    .counters
                    .iter()
                    .any(|it| it.unit == UNIT && it.hex == "H5")
            );
        }
    }

    #[test]
    fn a_bridge_does_not_lead_along_the_river() {
        let ground = [
            ("G5", Feature::River),
            ("H5", Feature::River),
            ("H5", Feature::Bridge),
            ("G4", Feature::River),
        ];
        let wet = battle(UnitType::Trotters, FAR, &ground);
        marked(
            &wet,
            UNIT,
            "G4",
            MarkKind::Barred,
            "First army unit 1 cannot cross the river at G4: no bridge or ford is there. [D3-22]",
        );
    }

    #[test]
    fn refusals_name_marsh_lake_woods_and_hedges() {
        let ground = [("H5", Feature::Marsh), ("I5", Feature::Woods)];
        let wet = battle(UnitType::Infantry, FAR, &ground);
        marked(
            &wet,
            UNIT,
            "H5",
            MarkKind::Barred,
            "First army unit 1 cannot enter H5: that hex is marsh or water",
        );
        marked(&wet, UNIT, "I5", MarkKind::Barred, "[D3-18]");
        let hedged = battle(UnitType::Trotters, FAR, &[("H5", Feature::Hedge)]);
        marked(
            &hedged,
            UNIT,
            "H5",
            MarkKind::Reach,
            "March: H5, distance 1",
        );
        marked(&hedged, UNIT, "G4", MarkKind::Barred, "[D3-20]");
        let road = battle(
            UnitType::Trotters,
            FAR,
            &[("H5", Feature::Road), ("G4", Feature::Road)],
        );
        marked(&road, UNIT, "G4", MarkKind::Reach, "March: G4, distance 2");
        assert_eq!(said(&road, UNIT, "G3"), []);
    }

    #[test]
    fn shooting_at_an_entrenchment_may_require_a_re_roll() {
        let at = |ground: &[(&str, Feature)]| {
            battle(UnitType::Infantry, (UnitType::Artillery, "G4"), ground)
        };
        let shoot = Shoot {
            unit: UNIT,
            target: ENEMY,
        };
        let shoot = shoot.into();
        let mut open = at(&[]);
        play(&mut open, &shoot, &[1]);
        assert!(
            open.offers(Some(ENEMY))
                .iter()
                .all(|offer| offer.fulfils.is_none())
        );
        let mut dug_in = at(&[("G4", Feature::Entrenchment)]);
        marked(&dug_in, UNIT, "G4", MarkKind::Target, "Shoot");
        play(&mut dug_in, &shoot, &[1]);
        let again = dug_in
            .offers(Some(ENEMY))
            .into_iter()
            .find(|offer| offer.fulfils.is_some())
            .expect("an offer to re-roll the die");
        assert_eq!(again.label, "Re-roll the 1");
        assert_eq!(again.clause.as_deref(), Some("D3-24"));
    }

    #[test]
    fn a_commander_rides_around_a_river() {
        let river = ["F6", "G7", "G8", "H8", "I7"].map(|hex| (hex, Feature::River));
        let mut wet = battle(UnitType::Infantry, FAR, &river);
        play(&mut wet, &End {}.into(), &[]);
        let river = said(&wet, CHIEF, "G7");
        assert!(
            river.iter().all(|(kind, _)| *kind == MarkKind::Command),
            "{river:?}"
        );
        marked(&wet, CHIEF, "H6", MarkKind::Reach, "attached");
    }
}

mod stand_and_die {
    use super::{Feature, MarkKind, UnitRef, marked, paint, play, said};
    use drumhead_rules::list::Unit;
    use drumhead_stand_and_die::actions::{End, Roll};
    use drumhead_stand_and_die::{Army, Battle, Command, Group, Setup, Step};

    const MINE: UnitRef = UnitRef::new(0, 1);

    /// Returns a battle with a group of each side in this step, after the first side won the dice
    /// roll.
    fn battle(mine: Group, theirs: Group, step: Step, ground: &[(&str, Feature)]) -> Battle {
        let army = |of| Army {
            units: vec![Unit {
                number: 1,
                of,
                ..Unit::default()
            }],
            ..Army::default()
        };
        let mut setup = Setup::of(army(mine), army(theirs)).expect("a set-up");
        setup.map.hexes.clear();
        paint(&mut setup.map, ground);
        let mut battle = Battle::new(setup).expect("the battle begins");
        play(&mut battle, &Command::Roll(Roll { side: 0 }), &[9]);
        play(&mut battle, &Command::Roll(Roll { side: 1 }), &[2]);
        while battle.state().phase.step != step {
            play(&mut battle, &Command::End(End {}), &[]);
        }
        battle
    }

    fn at(hex: &str, facing: &str, of: Group) -> Group {
        let (hex, facing) = (hex.parse().ok(), facing.parse().ok());
        Group { hex, facing, ..of }
    }

    fn foot() -> Group {
        Group {
            infantry: 12,
            ..Group::default()
        }
    }

    fn horse() -> Group {
        Group {
            cavalry: 8,
            ..Group::default()
        }
    }

    #[test]
    fn water_can_be_crossed_only_by_bridge_and_boat() {
        let water = ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"]
            .map(|hex| (hex, Feature::Water));
        let far = at("N1", "W", foot());
        let dry = battle(at("C5", "E", horse()), far, Step::March, &water);
        marked(
            &dry,
            MINE,
            "D5",
            MarkKind::Barred,
            "First army unit 1 cannot enter D5: that hex is water, with no bridge or boat. [S-09]",
        );
        marked(
            &dry,
            MINE,
            "E5",
            MarkKind::Barred,
            "First army unit 1 cannot reach E5",
        );
        for crossing in [Feature::Bridge, Feature::Boat] {
            let ground = [&water[..], &[("D5", crossing)]].concat();
            let wet = battle(at("C5", "E", horse()), far, Step::March, &ground);
            marked(&wet, MINE, "D5", MarkKind::Reach, "1 hex [S-03]");
            marked(&wet, MINE, "E5", MarkKind::Reach, "2 hexes [S-03]");
        }
    }

    #[test]
    fn only_foot_can_attack_across_one_hex_of_river() {
        let ground = [
            ("C5", Feature::RiverEdge),
            ("E5", Feature::RiverEdge),
            ("D5", Feature::Water),
        ];
        let theirs = at("E5", "W", foot());
        let mine = |of| battle(at("C5", "E", of), theirs, Step::Attack, &ground);
        marked(&mine(foot()), MINE, "E5", MarkKind::Target, "Attack");
        marked(
            &mine(horse()),
            MINE,
            "E5",
            MarkKind::Barred,
            "First army unit 1 cannot attack E5: cavalry cannot attack across water. [S-10]",
        );
        // Without the river's edge, no unit can shoot over water.
        let far = battle(
            at("C5", "E", foot()),
            theirs,
            Step::Attack,
            &[("D5", Feature::Water)],
        );
        marked(
            &far,
            MINE,
            "E5",
            MarkKind::Barred,
            "First army unit 1 cannot attack E5: neither adjacent nor across 1 river hex.",
        );
        marked(&far, MINE, "D5", MarkKind::Seen, "In front");
    }

    #[test]
    fn a_road_costs_the_same_as_open_terrain() {
        let road = ["D5", "E5", "F5"].map(|hex| (hex, Feature::Road));
        let battle = battle(
            at("C5", "E", foot()),
            at("N1", "W", foot()),
            Step::March,
            &road,
        );
        marked(&battle, MINE, "E5", MarkKind::Reach, "2 hexes");
        assert_eq!(said(&battle, MINE, "F5"), []);
    }
}

mod edgehill_naseby {
    use super::{Feature, Map, MarkKind, UnitRef, marked, paint, play};
    use drumhead_edgehill_naseby::actions::End;
    use drumhead_edgehill_naseby::{
        Arm, Army, Battle, Body, Interpretations, Modules, Profile, Scenario, Setup, SideSetup,
        Step,
    };
    use drumhead_rules::hex::{Facing, Grid, Numbering, Pointing, Pushed};
    use drumhead_rules::list::Unit;
    use std::collections::BTreeSet;

    const UNIT: UnitRef = UnitRef::new(0, 1);

    /// Returns a battle with a unit at 1010 facing north, its leader next to it, and enemy foot,
    /// in this step of the first side's turn.
    fn battle(arm: Arm, enemy: &str, map: Map, scenario: Scenario, step: Step) -> Battle {
        let unit = |number, arm, hex: &str, facing| Unit {
            number,
            of: Body {
                arm,
                leader: (number < 3).then_some(4),
                ma: Some(4),
                strength: Some(4),
                hex: hex.parse().ok(),
                facing: Some(facing),
            },
            ..Unit::default()
        };
        let side = |units| SideSetup {
            name: String::new(),
            army: Army {
                units,
                ..Army::default()
            },
        };
        let mut battle = Battle::new(Setup {
            sides: [
                side(vec![
                    unit(1, arm, "1010", Facing::N),
                    unit(2, Arm::Infantry, "0911", Facing::N),
                    unit(4, Arm::Leader, "1011", Facing::N),
                ]),
                side(vec![
                    unit(1, Arm::Infantry, enemy, Facing::S),
                    unit(4, Arm::Leader, "0101", Facing::S),
                ]),
            ],
            first: 0,
            interpretations: Interpretations::default(),
            map,
            scenario,
            modules: Modules::default(),
            profile: Profile::default(),
            tables: None,
        })
        .expect("the battle begins");
        while battle.state().step != step {
            play(&mut battle, &End {}.into(), &[]);
        }
        battle
    }

    fn open() -> Map {
        Map::open(Grid {
            pointing: Pointing::PointyTop,
            pushed: Pushed::Even,
            numbering: Numbering::Digits,
            columns: 20,
            rows: 18,
        })
    }

    fn hedged(one: &str, other: &str) -> Map {
        let mut map = open();
        let [one, other] = [one, other].map(|hex| hex.parse().expect("a hex"));
        let edge = map.edge(one, other).expect("neighbours");
        map.sides.insert(edge, BTreeSet::from([Feature::Hedge]));
        map
    }

    fn riding(map: Map) -> Battle {
        battle(Arm::Cavalry, "2018", map, Scenario::Naseby, Step::Move)
    }

    #[test]
    fn hedges_woods_and_slopes_cost_horse_more_and_roads_cost_nothing_extra() {
        let plain = riding(open());
        marked(
            &plain,
            UNIT,
            "1009",
            MarkKind::Reach,
            "Move: 1009, 1 movement point [E-06]",
        );
        marked(
            &riding(hedged("1010", "1009")),
            UNIT,
            "1009",
            MarkKind::Reach,
            "1009, 2 movement points",
        );
        let mut wood = open();
        paint(&mut wood, &[("1009", Feature::Woods)]);
        marked(
            &riding(wood.clone()),
            UNIT,
            "1009",
            MarkKind::Barred,
            "1009",
        );
        let foot = battle(Arm::Infantry, "2018", wood, Scenario::Naseby, Step::Move);
        marked(
            &foot,
            UNIT,
            "1009",
            MarkKind::Reach,
            "1009, 3 movement points",
        );
        let mut road = open();
        paint(
            &mut road,
            &[("1009", Feature::Road), ("1008", Feature::Road)],
        );
        marked(
            &riding(road),
            UNIT,
            "1009",
            MarkKind::Reach,
            "1009, 1 movement point",
        );
    }

    #[test]
    fn a_gun_cannot_see_over_agreed_hedges() {
        let fire = |map| battle(Arm::Artillery, "1007", map, Scenario::Edgehill, Step::Fire);
        marked(&fire(open()), UNIT, "1007", MarkKind::Target, "Fire: ");
        let hedged = fire(hedged("1009", "0908"));
        marked(
            &hedged,
            UNIT,
            "0908",
            MarkKind::Barred,
            "is in the way [E-11]",
        );
    }
}
