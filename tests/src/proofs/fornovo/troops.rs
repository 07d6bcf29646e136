//! Section 1: scales, years, kinds of troops, arms and armour (F-1).
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-1.01", "a year outside 1450–1700 is a problem", || {
        assert_eq!(against(&army(1449, [])), ["F-1.01"]);
        assert_eq!(against(&army(1701, [])), ["F-1.01"]);
        assert!(against(&army(1450, [])).is_empty());
        assert!(against(&army(1700, [])).is_empty());
    }),
    proof!(
        "F-1.02",
        "smaller figures have three quarters of the distances",
        || {
            let small =
                unit_move(&foot(12), FigureScale::Small, rules()).expect("the unit has figures");
            assert_eq!((inches(small.normal), moves(&foot(12)).0), (6, 8));
        }
    ),
    proof!("F-1.10", "a unit is regular or irregular", || {
        let read = |text| serde_json::from_str::<TroopType>(text);
        assert!(read("\"regular\"").is_ok() && read("\"irregular\"").is_ok());
        assert!(read("\"militia\"").is_err() && read("null").is_err());
    }),
    proof!("F-1.11", "grades are A to D, the best first", || {
        assert!(Grade::ALL.is_sorted() && Grade::ALL[0] == Grade::A);
        let read = |text| serde_json::from_str::<Grade>(text);
        assert!(
            ["\"A\"", "\"B\"", "\"C\"", "\"D\""]
                .map(read)
                .iter()
                .all(Result::is_ok)
        );
        assert!(read("\"E\"").is_err());
    }),
    proof!("F-1.12", "gunners are priced as infantry", || {
        assert_eq!(figure(guns(Model::LightGun, 1)), 8);
    }),
    proof!(
        "F-1.13",
        "infantry with horses rides but is not cavalry",
        || {
            let dragoons = with(foot(12), |group| group.horse = true);
            assert!(dragoons.is_mounted_infantry() && !foot(12).is_mounted_infantry());
            assert_eq!(command(dragoons), 10);
        }
    ),
    proof!(
        "F-1.14",
        "mounted infantry moves at the rates of mounted troops",
        || {
            let dragoons = with(foot(12), |group| group.horse = true);
            assert_eq!(moves(&dragoons), (16, 24));
        }
    ),
    proof!(
        "F-1.15",
        "guns are in artillery units, with gunners only",
        || {
            let mut unit = foot(12);
            unit.models.light_gun = 1;
            assert_eq!(against(&army(1600, [unit])), ["F-1.15"]);
            let mut battery = guns(Model::LightGun, 1);
            assert!(against(&army(1600, [battery.clone()])).is_empty());
            battery.groups.push(group(12, &[Weapon::Musket]));
            assert_eq!(against(&army(1600, [battery])), ["F-1.15"]);
        }
    ),
    proof!(
        "F-1.16",
        "armour has four classes, the lightest first",
        || {
            assert!(Armour::ALL.is_sorted() && Armour::ALL[0] == Armour::Light);
            assert!(serde_json::from_str::<Armour>("\"extra_heavy\"").is_err());
        }
    ),
    proof!(
        "F-1.17",
        "a handarm is free, and only riders have lances",
        || {
            assert_eq!(figure(foot(12)), 4);
            let close = Weapon::ALL
                .iter()
                .filter(|weapon| !weapon.is_missile())
                .count();
            assert_eq!(close, 4);
            let lancers = |unit| army(1600, [armed(unit, &[Weapon::HeavyLance])]);
            assert_eq!(warned(&lancers(foot(12))), ["F-1.17"]);
            assert!(warned(&lancers(horse(12))).is_empty());
        }
    ),
    proof!(
        "F-1.19",
        "crossbows are missiles and long spears are not",
        || {
            let mixed = |weapon| {
                let groups = vec![group(12, &[Weapon::Pike]), group(12, &[weapon])];
                army(1550, [Unit { groups, ..foot(0) }])
            };
            assert_eq!(against(&mixed(Weapon::Crossbow)), ["F-2.30"]);
            assert!(against(&mixed(Weapon::LongSpear)).is_empty());
        }
    ),
    proof!("F-1.21", "guns fire by the later table from 1585", || {
        let reach = |year| {
            let row = fire(Model::LightGun, year, rules()).ball_close;
            inches(
                row.expect("the gun fires ballshot")
                    .range
                    .at(FigureScale::Large),
            )
        };
        assert_eq!((reach(1584), reach(1585)), (16, 20));
    }),
    proof!(
        "F-1.22",
        "a shield saves against missiles, but not against gunpowder",
        || {
            let unit = with(foot(12), |group| {
                group.armour = Armour::Armoured;
                group.shield = true;
            });
            let saves = saves(&unit, &unit.groups[0], rules());
            assert_eq!((saves.crossbow, saves.gunpowder), (Some(4), None));
        }
    ),
];
