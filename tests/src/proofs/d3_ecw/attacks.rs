//! Shooting, melee, giving ground and routing.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_d3_ecw::actions::{Retire, Shoot};
use drumhead_d3_ecw::{
    Attack, AttackKind, Away, Battle, Cover, Interpretations, Party, Tables, UnitType, modifiers,
    rerolls,
};
use drumhead_rules::hex::Facing;
use drumhead_rules::map::Feature;

use super::support::*;
use crate::proofs::{Proof, played, proof};

use UnitType::{Artillery, CommandedShot, Cuirassiers, Dragoons, ElitePike, Gallopers, Infantry};

fn tables() -> &'static Tables {
    Tables::standard().expect("the tables parse")
}

const fn attack(action: AttackKind, attacker: UnitType, target: UnitType) -> Attack {
    Attack {
        action,
        attacker,
        charging: false,
        target,
        cover: Cover::None,
        flank: false,
        hill: false,
        entrenched: false,
    }
}

/// Returns the total of the modifiers.
fn added(attack: &Attack) -> Option<i32> {
    let applied = modifiers(attack, tables(), &Interpretations::default())?;
    Some(applied.iter().map(|it| it.value).sum())
}

fn again(attack: &Attack, commander: bool) -> Vec<Party> {
    rerolls(attack, commander, &Interpretations::default())
}

/// Returns a battle in which the unit is in melee with the enemy in this hex.
fn locked(enemy: &'static str) -> Battle {
    let mut battle = facing(Infantry, enemy, &[]);
    set(&mut battle, UNIT, field("melee", vec![ENEMY]));
    battle
}

fn away(battle: &Battle) -> Option<Away> {
    battle.state().unit(ENEMY).and_then(|unit| unit.away)
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("D3-01", "a die scores 1 to 3", || {
        let scores = [1, 2, 3, 4, 5, 6].map(|face| tables().score(face));
        assert_eq!(scores, [1, 1, 2, 2, 3, 3]);
    }),
    proof!("D3-23", "a hill is cover for its defender", || {
        let hill = Attack {
            hill: true,
            ..attack(AttackKind::Melee, Infantry, CommandedShot)
        };
        assert_eq!(again(&hill, false), [Party::Target]);
    }),
    proof!("D3-24", "entrenchments cover the listed types", || {
        let dug = |target| Attack {
            entrenched: true,
            ..attack(AttackKind::Shoot, Infantry, target)
        };
        for target in [Infantry, CommandedShot, Artillery] {
            assert_eq!(again(&dug(target), false), [Party::Target]);
        }
        assert_eq!(again(&dug(Gallopers), false), []);
    }),
    proof!("D3-25", "only a town lets a unit shoot to its rear", || {
        assert_eq!(against(&facing(Infantry, "H8", &[]), &SHOOT), ["D3-25"]);
        let town = [("H6", Feature::Town)];
        assert_eq!(against(&facing(Infantry, "H8", &town), &SHOOT), [""; 0]);
    }),
    proof!("D3-26", "woods block the line of sight", || {
        let woods = [("H5", Feature::Woods)];
        assert_eq!(against(&facing(Infantry, "G4", &woods), &SHOOT), ["D3-26"]);
        assert_eq!(against(&facing(Infantry, "G4", &[]), &SHOOT), [""; 0]);
    }),
    proof!("D3-27", "a unit that retired cannot shoot", || {
        let mut battle = facing(Infantry, "H5", &[]);
        let to = hex("I7");
        play(&mut battle, &Retire { unit: UNIT, to }, [1]);
        assert_eq!(against(&battle, &SHOOT), ["D3-27"]);
    }),
    proof!("D3-28", "muskets have a range of 2 hexes", || {
        assert_eq!(against(&facing(Infantry, "G3", &[]), &SHOOT), ["D3-28"]);
        assert_eq!(against(&facing(Artillery, "G3", &[]), &SHOOT), [""; 0]);
    }),
    proof!("D3-29", "hits by shooting depend on the type", || {
        let shot = |kind| added(&attack(AttackKind::Shoot, kind, Gallopers));
        assert_eq!((shot(Infantry), shot(Dragoons)), (Some(0), Some(-1)));
        assert_eq!((shot(Artillery), shot(Gallopers)), (Some(-1), None));
    }),
    proof!("D3-30", "a 3 uses up the last ammunition", || played(
        "d3_ecw/ammunition"
    )),
    proof!("D3-31", "cover saves a hit, except from guns", || played(
        "d3_ecw/guns-and-cover"
    )),
    proof!("D3-32", "guns fire every other turn", || {
        let loading = |turn| {
            let mut battle = facing(Artillery, "G4", &[]);
            set(&mut battle, UNIT, field("fired", turn));
            against(&battle, &SHOOT)
        };
        assert_eq!(loading(Some(1)), ["D3-32"]);
        assert_eq!(loading(None), [""; 0]);
    }),
    proof!("D3-33", "dragoons cannot start a melee", || {
        assert_eq!(against(&facing(Dragoons, "G4", &[]), &CHARGE), ["D3-33"]);
        assert_eq!(against(&facing(Gallopers, "G4", &[]), &CHARGE), [""; 0]);
    }),
    proof!("D3-34", "a unit attacks only to its front", || {
        assert_eq!(against(&locked("I7"), &FIGHT), ["D3-34"]);
        assert_eq!(against(&locked("H5"), &FIGHT), [""; 0]);
    }),
    proof!("D3-35", "gallopers add 1 only when they charge", || {
        let melee = attack(AttackKind::Melee, Gallopers, CommandedShot);
        let charging = Attack {
            charging: true,
            ..melee
        };
        assert_eq!((added(&charging), added(&melee)), (Some(1), Some(0)));
    }),
    proof!("D3-36", "an attack in the flank may be re-rolled", || {
        let flank = Attack {
            flank: true,
            ..attack(AttackKind::Melee, Infantry, CommandedShot)
        };
        assert_eq!(again(&flank, false), [Party::Attacker]);
        let both = Attack {
            hill: true,
            ..flank
        };
        assert_eq!(again(&both, false), []);
    }),
    proof!(
        "D3-37",
        "infantry and cuirassiers take one hit less in melee",
        || {
            for target in [Infantry, ElitePike, Cuirassiers] {
                assert_eq!(
                    added(&attack(AttackKind::Melee, Gallopers, target)),
                    Some(-1)
                );
            }
        }
    ),
    proof!("D3-38", "cover helps in melee", || {
        for cover in [Cover::Woods, Cover::Town, Cover::Hedge] {
            let covered = Attack {
                cover,
                ..attack(AttackKind::Melee, Infantry, CommandedShot)
            };
            assert_eq!(added(&covered), Some(-1));
        }
    }),
    proof!("D3-39", "guns in contact are eliminated", || played(
        "d3_ecw/guns-are-an-attack"
    )),
    proof!("D3-40", "a unit cannot leave a melee", || played(
        "d3_ecw/melee-goes-on"
    )),
    proof!(
        "D3-41",
        "a unit takes the hit only if no hex is free",
        || played("d3_ecw/leaving-a-melee")
    ),
    proof!("D3-42", "the seventh hit routs a unit", || {
        let after = |hits| {
            let mut battle = facing(Infantry, "A2", &[]);
            set(&mut battle, ENEMY, field("hits", hits));
            away(&battle)
        };
        assert_eq!((after(6), after(7)), (None, Some(Away::Routed)));
    }),
    proof!("D3-45", "a commander cannot be shot at", || {
        let chief = drumhead_vocabulary::play::UnitRef::new(1, 9);
        let posted = [
            (UNIT, Infantry, "H6", Facing::N),
            (chief, UnitType::Commander, "G4", Facing::S),
        ];
        let battle = ready(&posted, &[]);
        let target = chief;
        assert_eq!(against(&battle, &Shoot { unit: UNIT, target }), ["D3-45"]);
    }),
    proof!("D3-48", "a unit with its commander may re-roll", || played(
        "d3_ecw/led-by-a-commander"
    )),
    proof!("D3-49", "elite pike adds 1 in melee", || {
        assert_eq!(
            added(&attack(AttackKind::Melee, ElitePike, Gallopers)),
            Some(1)
        );
        assert_eq!(
            added(&attack(AttackKind::Shoot, ElitePike, Gallopers)),
            None
        );
    }),
    proof!("D3-50", "cuirassiers take one hit less in melee", || {
        assert_eq!(
            added(&attack(AttackKind::Melee, Dragoons, Cuirassiers)),
            Some(-3)
        );
    }),
];
