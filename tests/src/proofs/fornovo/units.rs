//! Section 2: the possible units (F-2.01 to F-2.38).
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns foot with this frontage, in its usual formation.
fn wide(count: u32, front: u16) -> Unit {
    let formation = Formation {
        front: Some(front),
        sleeve: None,
    };
    Unit {
        formation,
        ..foot(count)
    }
}

fn formed_up(unit: &Unit) -> Formed {
    formed(unit, rules()).expect("a front is given")
}

fn salvee(unit: Unit) -> Unit {
    let unit = armed(unit, &[Weapon::Musket]);
    with(unit, |group| group.salvee = true)
}

fn bayonets(unit: Unit) -> Unit {
    let unit = armed(unit, &[Weapon::Musket]);
    with(unit, |group| {
        group.lock = Lock::Firelock;
        group.bayonet = Some(Bayonet::Plug);
    })
}

fn irregular(unit: Unit) -> Unit {
    Unit {
        troops: TroopType::Irregular,
        ..unit
    }
}

fn of_nation(mut army: Army, nation: &str) -> Army {
    army.contingents[0].nation = nation.to_owned();
    army
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-2.01", "a group without figures is a problem", || {
        let mut unit = foot(12);
        unit.groups.push(group(0, &[]));
        assert_eq!(warned(&army(1600, [unit])), ["F-2.01"]);
    }),
    proof!("F-2.02", "a unit of foot has 4 to 100 figures", || {
        for (count, wrong) in [(3, true), (4, false), (100, false), (101, true)] {
            let ids = against(&army(1600, [foot(count)]));
            assert_eq!(ids == ["F-2.02"], wrong, "{count}: {ids:?}");
        }
    }),
    proof!("F-2.03", "a unit of horse has 4 to 50 figures", || {
        for (count, wrong) in [(3, true), (4, false), (50, false), (51, true)] {
            let ids = against(&army(1600, [horse(count)]));
            assert_eq!(ids == ["F-2.03"], wrong, "{count}: {ids:?}");
        }
    }),
    proof!("F-2.04", "an artillery unit has 1 to 4 guns", || {
        for (count, wrong) in [(1, false), (4, false), (5, true)] {
            let ids = against(&army(1600, [guns(Model::LightGun, count)]));
            assert_eq!(ids == ["F-2.04"], wrong, "{count}: {ids:?}");
        }
    }),
    proof!("F-2.05", "every unit pays for its command", || {
        let two = army(1600, [foot(12), guns(Model::LightGun, 1)]);
        let bill = bill(&two, rules());
        assert!(bill.units.iter().all(|unit| unit.command.0 > 0));
    }),
    proof!(
        "F-2.06",
        "type and grade belong to the unit, not to a group",
        || {
            let read = |text| serde_json::from_str::<Group>(text);
            assert!(read(r#"{"count": 4}"#).is_ok());
            assert!(read(r#"{"count": 4, "grade": "A"}"#).is_err());
            assert!(read(r#"{"count": 4, "troops": "irregular"}"#).is_err());
        }
    ),
    proof!(
        "F-2.07",
        "all rows are equal, except that the last may be shorter",
        || {
            let body = formed_up(&wide(28, 8)).body.expect("the unit has a body");
            assert_eq!((body.rows, body.last_row), (4, 4));
        }
    ),
    proof!(
        "F-2.09",
        "a short last row of over half the front counts as a rank",
        || {
            let ranks = |count| formed_up(&wide(count, 12)).body.map(|body| body.ranks);
            assert_eq!((ranks(30), ranks(31)), (Some(2), Some(3)));
        }
    ),
    proof!(
        "F-2.10",
        "foot forms at least three ranks, and horse at least two",
        || {
            let disordered = |unit: Unit| !formed_up(&unit).disorders.is_empty();
            assert!(disordered(wide(20, 10)) && !disordered(wide(30, 10)));
            let kind = Kind::Cavalry;
            assert!(!disordered(Unit {
                kind,
                ..wide(20, 10)
            }));
            assert!(disordered(Unit {
                kind,
                ..wide(10, 10)
            }));
        }
    ),
    proof!(
        "F-2.11",
        "a unit that is too shallow is disordered, unless it skirmishes",
        || {
            assert_eq!(warned(&army(1600, [wide(20, 10)])), ["F-2.11"]);
            let order = Order::Skirmish;
            let loose = Unit {
                order,
                ..wide(20, 10)
            };
            assert!(warned(&army(1600, [loose])).is_empty());
        }
    ),
    proof!(
        "F-2.12",
        "a unit has one order, and heavy skirmishers are unusual",
        || {
            let order = Order::Skirmish;
            let unit = with(foot(12), |group| group.armour = Armour::Heavy);
            assert_eq!(warned(&army(1600, [Unit { order, ..unit }])), ["F-2.12"]);
            assert!(serde_json::from_str::<Unit>(r#"{"order": ["close", "skirmish"]}"#).is_err());
        }
    ),
    proof!("F-2.13", "a unit of forty figures is large", || {
        let limits = &rules().limits;
        assert!(is_large(40, limits) && !is_large(39, limits));
    }),
    proof!("F-2.14", "regular cavalry trots or gallops", || {
        let charge = None;
        let ids = against(&army(
            1600,
            [Unit {
                charge,
                ..horse(12)
            }],
        ));
        assert_eq!(ids, ["F-2.14"]);
        let charge = Some(ChargeStyle::Trot);
        assert!(
            against(&army(
                1600,
                [Unit {
                    charge,
                    ..horse(12)
                }]
            ))
            .is_empty()
        );
    }),
    proof!("F-2.15", "irregular cavalry does not trot", || {
        let charge = Some(ChargeStyle::Trot);
        let unit = irregular(Unit {
            charge,
            ..horse(12)
        });
        assert_eq!(against(&army(1600, [unit])), ["F-2.15"]);
        assert!(against(&army(1600, [irregular(horse(12))])).is_empty());
    }),
    proof!("F-2.17", "trotters have no charge bonus", || {
        let charge = Some(ChargeStyle::Trot);
        assert_eq!(
            moves(&Unit {
                charge,
                ..horse(12)
            }),
            (16, 16)
        );
    }),
    proof!(
        "F-2.18",
        "regulars are up to 16 figures wide, and irregulars up to 12",
        || {
            let is_warned = |unit| warned(&army(1600, [unit])) == ["F-2.18"];
            assert!(is_warned(wide(68, 17)) && !is_warned(wide(64, 16)));
            assert!(is_warned(irregular(wide(52, 13))) && !is_warned(irregular(wide(48, 12))));
        }
    ),
    proof!("F-2.19", "salvee is for muskets of grade A to C", || {
        let grade = Grade::D;
        let poor = salvee(Unit { grade, ..foot(24) });
        assert_eq!(against(&army(1650, [poor])), ["F-2.19"]);
        let unarmed = armed(salvee(foot(24)), &[Weapon::Arquebus]);
        assert_eq!(against(&army(1650, [unarmed])), ["F-2.19"]);
        assert!(against(&army(1650, [salvee(foot(24))])).is_empty());
    }),
    proof!(
        "F-2.20",
        "Swedes have salvee from 1620, and all nations from 1641",
        || {
            let ids = |year, nation| against(&of_nation(army(year, [salvee(foot(24))]), nation));
            assert_eq!(ids(1619, "Sweden"), ["F-2.20"]);
            assert!(ids(1620, "Sweden").is_empty());
            assert_eq!(ids(1640, "France"), ["F-2.20"]);
            assert!(ids(1641, "France").is_empty());
        }
    ),
    proof!("F-2.21", "an army may have one sniper, from 1631", || {
        let snipers = |year, count| pieces(year, vec![PieceKind::Sniper; count]);
        assert_eq!(against(&snipers(1630, 1)), ["F-2.21"]);
        assert_eq!(against(&snipers(1631, 2)), ["F-2.21"]);
        assert!(against(&snipers(1631, 1)).is_empty());
    }),
    proof!(
        "F-2.22",
        "the whole army is unsupplied or none of it",
        || {
            let unsupplied = |unsupplied| Unit {
                unsupplied,
                ..foot(12)
            };
            let both = |a, b| against(&army(1600, [unsupplied(a), unsupplied(b)]));
            assert_eq!(both(true, false), ["F-2.22"]);
            assert!(both(true, true).is_empty() && both(false, false).is_empty());
        }
    ),
    proof!("F-2.23", "a unit is unpaid whole or not at all", || {
        let pay = |pay| against(&army(1600, [Unit { pay, ..foot(12) }]));
        assert_eq!(pay(Pay::Partly { unpaid: 6 }), ["F-2.23"]);
        assert!(pay(Pay::Unpaid).is_empty());
    }),
    proof!("F-2.24", "nobles are cavalry of grade A to C", || {
        let noble = |unit| against(&army(1500, [with(unit, |group| group.noble = true)]));
        let grade = Grade::D;
        assert_eq!(noble(Unit { grade, ..horse(12) }), ["F-2.24"]);
        assert_eq!(noble(foot(12)), ["F-2.24"]);
        assert!(noble(horse(12)).is_empty());
    }),
    proof!(
        "F-2.25",
        "barding is for heavy and armoured cavalry",
        || {
            let barded = |armour| {
                let unit = with(horse(12), |group| {
                    group.armour = armour;
                    group.barded = true;
                });
                against(&army(1500, [unit]))
            };
            assert_eq!(barded(Armour::Medium), ["F-2.25"]);
            assert!(barded(Armour::Heavy).is_empty() && barded(Armour::Armoured).is_empty());
        }
    ),
    proof!(
        "F-2.26",
        "the false rout is for irregular light and medium horse",
        || {
            let feigning =
                |unit| against(&army(1500, [with(unit, |group| group.false_rout = true)]));
            assert_eq!(feigning(horse(12)), ["F-2.26"]);
            let heavy = with(irregular(horse(12)), |group| group.armour = Armour::Heavy);
            assert_eq!(feigning(heavy), ["F-2.26"]);
            assert!(feigning(irregular(horse(12))).is_empty());
        }
    ),
    proof!("F-2.27", "gunners are light", || {
        let unit = with(guns(Model::LightGun, 1), |group| {
            group.armour = Armour::Medium
        });
        assert_eq!(against(&army(1600, [unit])), ["F-2.27"]);
    }),
    proof!(
        "F-2.28",
        "bayonets need firelocks, and are allowed from 1660 or 1680",
        || {
            let ids = |year, bayonet, lock| {
                let unit = with(bayonets(foot(24)), |group| {
                    group.bayonet = Some(bayonet);
                    group.lock = lock;
                });
                against(&army(year, [unit]))
            };
            assert_eq!(ids(1659, Bayonet::Plug, Lock::Firelock), ["F-2.28"]);
            assert!(ids(1660, Bayonet::Plug, Lock::Firelock).is_empty());
            assert_eq!(ids(1679, Bayonet::Ring, Lock::Firelock), ["F-2.28"]);
            assert!(ids(1680, Bayonet::Ring, Lock::Firelock).is_empty());
            assert_eq!(ids(1690, Bayonet::Ring, Lock::Matchlock), ["F-2.28"]);
        }
    ),
    proof!(
        "F-2.29",
        "halberds with longbows need their training",
        || {
            let halves = vec![
                group(12, &[Weapon::HeavyWeapon]),
                group(12, &[Weapon::Longbow]),
            ];
            let unit = Unit {
                groups: halves,
                ..foot(0)
            };
            assert_eq!(against(&army(1480, [unit.clone()])), ["F-2.29"]);
            let training = Some(Training::BillAndBow);
            assert!(against(&army(1480, [Unit { training, ..unit }])).is_empty());
        }
    ),
    proof!("F-2.30", "pikes with shot need their training", || {
        let unit = pike_and_shot(12, 12);
        assert!(against(&army(1600, [unit.clone()])).is_empty());
        let training = None;
        assert_eq!(
            against(&army(1600, [Unit { training, ..unit }])),
            ["F-2.30"]
        );
    }),
    proof!("F-2.31", "the wings of shot differ by at most one", || {
        let mut unit = pike_and_shot(24, 25);
        unit.formation.front = Some(6);
        let wings = formed_up(&unit).sleeves.expect("the shot form sleeves");
        assert_eq!(wings.map(|wing| wing.figures), [12, 13]);
    }),
    proof!(
        "F-2.32",
        "the pikes may be in deeper formation than their shot",
        || {
            let mut unit = pike_and_shot(36, 24);
            unit.formation = Formation {
                front: Some(6),
                sleeve: Some(4),
            };
            let formed = formed_up(&unit);
            let wings = formed.sleeves.expect("the shot form sleeves");
            assert_eq!(formed.body.map(|body| body.ranks), Some(6));
            assert_eq!(wings.map(|wing| wing.ranks), [3, 3]);
        }
    ),
    proof!(
        "F-2.33",
        "the pikes may be heavier than their shot, but not lighter",
        || {
            let strict = |pikes: Armour, shot: Armour| {
                let mut unit = pike_and_shot(24, 24);
                unit.groups[0].armour = pikes;
                unit.groups[1].armour = shot;
                against(&interpretation(army(1600, [unit]), "D-65", "strict"))
            };
            assert!(strict(Armour::Heavy, Armour::Light).is_empty());
            assert_eq!(strict(Armour::Light, Armour::Heavy), ["F-2.33"]);
        }
    ),
    proof!(
        "F-2.34",
        "before 1580, at most half are shot, in wings at most three wide",
        || {
            assert_eq!(against(&army(1579, [pike_and_shot(12, 13)])), ["F-2.34"]);
            assert!(against(&army(1579, [pike_and_shot(12, 12)])).is_empty());
            assert!(against(&army(1580, [pike_and_shot(12, 13)])).is_empty());
            let mut unit = pike_and_shot(24, 24);
            unit.formation.sleeve = Some(4);
            assert_eq!(against(&army(1579, [unit.clone()])), ["F-2.34"]);
            assert!(against(&army(1580, [unit])).is_empty());
        }
    ),
    proof!("F-2.35", "salvee and bayonets are for regulars", || {
        assert_eq!(
            against(&army(1690, [irregular(salvee(foot(24)))])),
            ["F-2.19"]
        );
        assert_eq!(
            against(&army(1690, [irregular(bayonets(foot(24)))])),
            ["F-2.28"]
        );
    }),
    proof!("F-2.36", "wagons carry very light guns", || {
        let on_wagons = |model| {
            let mut unit = guns(model, 1);
            unit.mount = GunMount::Wagon;
            unit.models.wagon = 1;
            against(&army(1600, [unit]))
        };
        assert_eq!(on_wagons(Model::LightGun), ["F-2.36"]);
        assert!(on_wagons(Model::VeryLightGun).is_empty());
    }),
    proof!(
        "F-2.37",
        "choices at purchase are saved with the unit",
        || {
            let unit = Unit {
                order: Order::Skirmish,
                charge: Some(ChargeStyle::Trot),
                training: Some(Training::BillAndBow),
                ..with(foot(12), |group| {
                    group.salvee = true;
                    group.false_rout = true;
                    group.bayonet = Some(Bayonet::Ring);
                })
            };
            let text = serde_json::to_string(&unit).expect("a unit serialises");
            let read: Unit = serde_json::from_str(&text).expect("the written army can be read");
            assert_eq!(read, unit);
        }
    ),
    proof!(
        "F-2.38",
        "a contingent has at most one commander-in-chief",
        || {
            let mut army = army(1600, [foot(12)]);
            let second = General {
                id: GeneralId(2),
                ..army.generals[0].clone()
            };
            army.generals.push(second);
            assert_eq!(against(&army), ["F-2.38"]);
            army.contingents.push(Contingent {
                id: ContingentId(1),
                ..Contingent::default()
            });
            army.generals[1].contingent = ContingentId(1);
            assert!(against(&army).is_empty());
        }
    ),
];
