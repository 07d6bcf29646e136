//! "Artillery".
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_edgehill_naseby::actions::{Attack, End, Fire, Move, Settle};
use drumhead_edgehill_naseby::{
    Arm, Army, Battle, Crew, EdgehillHedges, EdgehillNaseby, Ends, Interpretations, Own, Scenario,
    Step, Tables, disorder_odds,
};
use drumhead_rules::hex::Facing;
use drumhead_rules::list::{ListBook, Unit};
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_testing::impossible;
use drumhead_vocabulary::play::UnitRef;

use super::support::*;
use crate::proofs::{Proof, played, proof};

/// Returns a battle with the gun at 1010, facing north, with enemy foot in this hex, in the
/// artillery step.
fn aimed(mut battle: Battle, at: &str) -> Battle {
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, at, Facing::S);
    until(&mut battle, 0, Step::Fire);
    battle
}

const fn fire(target: UnitRef) -> Fire {
    Fire {
        unit: GUN,
        target,
        leader: Some(LEADER),
    }
}

/// Returns the objections to the gun's shot at enemy foot in this hex, on this map. The rules for
/// guns and terrain are those of *Edgehill*.
fn barred(map: Map, at: &str) -> Vec<String> {
    against(
        &aimed(begun(setup(Scenario::Edgehill, map)), at),
        &fire(THEIR_FOOT),
    )
}

/// Whether the feature blocks the shot at Edgehill, if woods, slopes and hedges on the map count.
fn blocked(feature: Feature, hexes: &[&str]) -> bool {
    let mut drawn = setup(Scenario::Edgehill, painted(feature, hexes));
    drawn.interpretations.edgehill_hedges = EdgehillHedges::Drawn;
    let battle = aimed(begun(drawn), "1006");
    let found = against(&battle, &fire(THEIR_FOOT));
    found.contains(&"E-11".to_owned())
}

/// Returns the clauses of an army's problems in this scenario, with its gun and its foot in these
/// hexes.
fn problems(scenario: Scenario, gun: &str, foot: &[&str]) -> Vec<String> {
    let mut units = units(0);
    let more: Vec<_> = foot
        .iter()
        .skip(1)
        .zip(5_u16..)
        .map(|(_, number)| {
            let mut unit = units[0].clone();
            unit.number = number;
            unit
        })
        .by_ref()
        .collect();
    units.extend(more);
    let infantry = units.iter_mut().filter(|it| it.of.arm == Arm::Infantry);
    for (unit, name) in infantry.zip(foot) {
        unit.of.hex = Some(hex(name));
    }
    for unit in units.iter_mut().filter(|it| it.of.arm == Arm::Artillery) {
        unit.of.hex = Some(hex(gun));
    }
    let own = Own {
        scenario,
        ..Own::default()
    };
    let army = Army {
        units,
        own,
        ..Army::default()
    };
    let found = EdgehillNaseby::problems(
        &army,
        <EdgehillNaseby as ListBook>::words(drumhead_rules::catalogue::Language::ENGLISH),
    )
    .expect("the tables parse");
    found.into_iter().filter_map(|it| it.clause).collect()
}

fn crew(battle: &Battle, gun: UnitRef) -> Crew {
    now(battle, gun).gun.expect("the unit is a gun").crew
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "E-10",
        "a gun does not move, and turns or fires",
        || played("edgehill_naseby/gun-targets")
    ),
    proof!(
        "E-11",
        "terrain and units block a line of sight",
        || played("edgehill_naseby/gun-targets")
    ),
    proof!(
        "E-12",
        "the first slope hex does not block a line of sight, but the second does",
        || {
            assert!(!blocked(Feature::Slope, &["1008"]));
            let column = ["1009", "1109", "1008", "1007", "1107"];
            assert!(blocked(Feature::Slope, &column));
        }
    ),
    proof!("E-13", "a gun fires up to four hexes", || {
        assert_eq!(barred(open(), "1006"), [""; 0]);
        let far = aimed(begun(setup(Scenario::Edgehill, open())), "1005");
        assert_eq!(impossible(&far, &fire(THEIR_FOOT)).id, "out_of_range");
    }),
    proof!(
        "E-14",
        "a gun has four dice at 1 hex, then three, two and one",
        || {
            let tables = Tables::standard().expect("the tables parse");
            let dice: Vec<_> = (1..=5).map(|range| tables.artillery.at(range)).collect();
            assert_eq!(dice, [Some(4), Some(3), Some(2), Some(1), None]);
        }
    ),
    proof!(
        "E-15",
        "fire disorders a unit, which then cannot be a target",
        || played("edgehill_naseby/gun-targets")
    ),
    proof!("E-16", "any 6 disorders infantry", || played(
        "edgehill_naseby/gun-targets"
    )),
    proof!(
        "E-17",
        "any 5+, or a total of 5+, disorders cavalry",
        || {
            let tables = Tables::standard().expect("the tables parse");
            let odds = |interpretations: &Interpretations| {
                let odds: Distribution<bool, Exact> =
                    disorder_odds(Arm::Cavalry, 3, tables, interpretations)
                        .expect("the target is in range");
                odds.chance(|hit| *hit).to_string()
            };
            assert_eq!(odds(&Interpretations::default()), "5/9");
            let sum = Interpretations {
                cavalry_5plus: drumhead_edgehill_naseby::CavalryFive::Sum,
                ..Interpretations::default()
            };
            assert_eq!(odds(&sum), "5/6");
        }
    ),
    proof!(
        "E-18",
        "a leader who commands infantry activates a gun once a turn",
        || { played("edgehill_naseby/gun-targets") }
    ),
    proof!(
        "E-19",
        "a crew without infantry runs from adjacent cavalry",
        || played("edgehill_naseby/gun-unmanned")
    ),
    proof!(
        "E-20",
        "a gun is manned again in a later turn, near a leader",
        || played("edgehill_naseby/gun-unmanned")
    ),
    proof!("E-21", "only one infantry unit may be with a gun", || {
        let one = problems(Scenario::Edgehill, "1313", &["1313"]);
        assert!(!one.contains(&"E-21".to_owned()));
        let two = problems(Scenario::Edgehill, "1313", &["1313", "1313"]);
        assert!(two.contains(&"E-21".to_owned()));
        let mut setup = setup(Scenario::Edgehill, open());
        let units = &mut setup.sides[0].army.units;
        let more = Unit {
            number: 5,
            ..units[0].clone()
        };
        units.push(more);
        let mut battle = begun(setup);
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, UnitRef::new(0, 5), "1010", Facing::N);
        put(&mut battle, FOOT, "1011", Facing::N);
        until(&mut battle, 0, Step::Move);
        let joins = Move {
            unit: FOOT,
            to: hex("1010"),
            over: None,
            facing: None,
        };
        assert_eq!(against(&battle, &joins), ["E-21"]);
    }),
    proof!("E-22", "a gun is unmanned if its infantry retreats", || {
        let mut battle = battle();
        put(&mut battle, THEIR_GUN, "1009", Facing::S);
        put(&mut battle, THEIR_FOOT, "1009", Facing::S);
        put(&mut battle, FOOT, "1010", Facing::N);
        until(&mut battle, 0, Step::Combat);
        let attack = Attack {
            unit: FOOT,
            target: THEIR_FOOT,
            charge: false,
        };
        play(&mut battle, &attack, []);
        let settle = Settle {
            target: THEIR_FOOT,
            attacker: Ends::Stays,
            defender: Ends::Back1,
        };
        play(&mut battle, &settle, []);
        assert_eq!(crew(&battle, THEIR_GUN), Crew::Unmanned { turn: 1 });
    }),
    proof!("E-23", "cavalry that enters a gun's hex removes it", || {
        played("edgehill_naseby/gun-captured")
    }),
    proof!(
        "E-24",
        "infantry that passes over a gun removes it, and infantry that stops there captures it",
        || played("edgehill_naseby/marched-on")
    ),
    proof!("E-25", "a captured gun is replaced one turn later", || {
        played("edgehill_naseby/gun-captured")
    }),
    proof!("E-37", "there are no guns at Naseby", || {
        let mut battle = naseby(open());
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, THEIR_FOOT, "1007", Facing::S);
        until(&mut battle, 0, Step::Move);
        assert!(against(&battle, &fire(THEIR_FOOT)).contains(&"E-37".to_owned()));
        play(&mut battle, &End {}, []);
        assert_eq!(battle.state().step, Step::Combat);
        let found = problems(Scenario::Naseby, "1313", &["1313"]);
        assert!(found.contains(&"E-37".to_owned()));
    }),
    proof!("E-38", "Edgehill's guns have starting hexes", || {
        let tables = Tables::standard().expect("the tables parse");
        assert_eq!(tables.guns.royalist.len(), 6);
        assert_eq!(tables.guns.parliament.len(), 4);
        let odd = |gun, foot: &[&str]| {
            let found = problems(Scenario::Edgehill, gun, foot);
            found.contains(&"E-38".to_owned())
        };
        assert!(!odd("1313", &["1313"]) && !odd("0704", &["0101"]));
        // A hex that is not a starting hex, and a starting hex without its infantry.
        assert!(odd("1312", &["1312"]) && odd("1313", &["0101"]));
    }),
];
