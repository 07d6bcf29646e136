//! Section 4: prices (F-4).

use drumhead_fornovo::*;
use drumhead_vocabulary::Length;

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns the extra cost of a figure in the first group after a change.
fn adds(unit: Unit, change: impl FnOnce(&mut Group)) -> i32 {
    figure(with(unit.clone(), change)) - figure(unit)
}

fn arms_add(unit: Unit, weapons: &[Weapon]) -> i32 {
    figure(armed(unit.clone(), weapons)) - figure(unit)
}

fn graded(unit: Unit) -> [i32; 4] {
    Grade::ALL.map(|grade| {
        let unit = unit.clone();
        figure(Unit { grade, ..unit })
    })
}

fn armoured(unit: Unit) -> [i32; 4] {
    Armour::ALL.map(|armour| adds(unit.clone(), |group| group.armour = armour))
}

fn irregular(unit: Unit) -> Unit {
    Unit {
        troops: TroopType::Irregular,
        ..unit
    }
}

/// Returns the price of a model.
fn model(model: Model) -> i32 {
    let mut unit = foot(12);
    *unit.models.count_mut(model) = 1;
    equipment(unit)
}

/// Returns the price of works of four inches, and of slightly more.
fn works(what: fn(Length) -> PieceKind) -> [i32; 2] {
    let sliver = Length::from_32nds(1);
    [Length::inches(4), Length::inches(4).plus(sliver)].map(|length| cost([what(length)]))
}

pub(super) const FOOT: &[Proof] = &[
    proof!("F-4.01", "foot costs 8, 6, 4 or 2 by grade", || {
        assert_eq!(
            graded(with(foot(12), |group| group.armour = Armour::Armoured)),
            [11, 9, 7, 5]
        );
        assert_eq!(graded(foot(12)), [8, 6, 4, 2]);
    }),
    proof!("F-4.02", "foot armour adds 0, 1, 2 or 3", || {
        assert_eq!(armoured(foot(12)), [0, 1, 2, 3]);
    }),
    proof!("F-4.03", "a gunner adds 4", || {
        assert_eq!(adds(foot(12), |group| group.gunner = true), 4);
    }),
    proof!(
        "F-4.04",
        "a longbow or composite bow adds 3 to foot",
        || {
            assert_eq!(arms_add(foot(12), &[Weapon::Longbow]), 3);
            assert_eq!(arms_add(foot(12), &[Weapon::CompositeBow]), 3);
        }
    ),
    proof!("F-4.05", "a musket adds 2 to foot", || {
        assert_eq!(arms_add(foot(12), &[Weapon::Musket]), 2);
    }),
    proof!(
        "F-4.06",
        "any other weapon adds 1 to foot, and so does a shield",
        || {
            assert_eq!(arms_add(foot(12), &[Weapon::Pike]), 1);
            assert_eq!(
                arms_add(foot(12), &[Weapon::Arquebus, Weapon::HeavyWeapon]),
                2
            );
            assert_eq!(adds(foot(12), |group| group.shield = true), 1);
        }
    ),
    proof!("F-4.07", "salvee adds 2 to a musketeer", || {
        let muskets = armed(foot(12), &[Weapon::Musket]);
        assert_eq!(adds(muskets, |group| group.salvee = true), 2);
    }),
    proof!("F-4.08", "irregular foot costs 1 less", || {
        assert_eq!(figure(irregular(foot(12))), 3);
    }),
    proof!("F-4.09", "training adds 1 to every figure", || {
        assert_eq!(figures(pike_and_shot(12, 12)), [6, 6]);
        // Only the infantry chart has a price for the training, so cavalry cannot have it.
        let training = Some(Training::PikeAndShot);
        let riders = armed(horse(12), &[Weapon::Pike, Weapon::Crossbow]);
        assert_eq!(
            against(&army(1600, [Unit { training, ..riders }])),
            ["F-4.09"]
        );
    }),
    proof!("F-4.18", "unpaid figures cost 2 less", || {
        let pay = Pay::Unpaid;
        assert_eq!(figure(Unit { pay, ..foot(12) }), 2);
        assert_eq!(figure(Unit { pay, ..horse(12) }), 8);
    }),
    proof!("F-4.19", "unsupplied figures cost 2 less", || {
        let unsupplied = true;
        assert_eq!(
            figure(Unit {
                unsupplied,
                ..foot(12)
            }),
            2
        );
        assert_eq!(
            figure(Unit {
                unsupplied,
                ..horse(12)
            }),
            8
        );
    }),
    proof!("F-4.20", "the command of foot or guns costs 10", || {
        assert_eq!(command(foot(12)), 10);
        assert_eq!(command(guns(Model::LightGun, 1)), 10);
    }),
    proof!("F-4.22", "foot costs at least 2 and horse 5", || {
        let (grade, pay) = (Grade::D, Pay::Unpaid);
        assert_eq!(
            figure(Unit {
                grade,
                pay,
                ..foot(12)
            }),
            2
        );
        assert_eq!(
            figure(Unit {
                grade,
                pay,
                ..horse(12)
            }),
            5
        );
    }),
    proof!("F-4.24", "a horse for a foot figure costs 3", || {
        assert_eq!(adds(foot(12), |group| group.horse = true), 3);
    }),
    proof!(
        "F-4.26",
        "stakes cost 5 for each 6 figures or part of 6",
        || {
            let cost = [0, 1, 6, 7].map(|stakes| equipment(Unit { stakes, ..foot(12) }));
            assert_eq!(cost, [0, 5, 5, 10]);
        }
    ),
    proof!("F-4.27", "a bayonet costs 1", || {
        assert_eq!(
            adds(foot(12), |group| group.bayonet = Some(Bayonet::Plug)),
            1
        );
    }),
    proof!(
        "F-4.38",
        "a shallow formation has the agreed cost, or cannot be bought",
        || {
            let shallow = || {
                army(
                    1600,
                    [Unit {
                        shallow: true,
                        ..foot(12)
                    }],
                )
            };
            assert_eq!(against(&shallow()), ["F-4.38"]);
            let agreed = interpretation(shallow(), "D-54", "3");
            assert!(against(&agreed).is_empty());
            assert_eq!(total(&agreed), total(&army(1600, [foot(12)])) + 12 * 3);
        }
    ),
    proof!(
        "F-4.39",
        "order, charge, lock and kind of bayonet change no price",
        || {
            let muskets = |change: fn(&mut Unit)| {
                let mut unit = armed(foot(12), &[Weapon::Musket]);
                unit.groups[0].bayonet = Some(Bayonet::Plug);
                change(&mut unit);
                total(&army(1690, [unit]))
            };
            let changes: [fn(&mut Unit); 4] = [
                |unit| unit.order = Order::Skirmish,
                |unit| unit.charge = Some(ChargeStyle::Trot),
                |unit| unit.groups[0].lock = Lock::Firelock,
                |unit| unit.groups[0].bayonet = Some(Bayonet::Ring),
            ];
            let as_it_was = muskets(|_| ());
            assert!(
                changes
                    .into_iter()
                    .map(muskets)
                    .all(|cost| cost == as_it_was)
            );
        }
    ),
];

pub(super) const HORSE: &[Proof] = &[
    proof!("F-4.10", "horse costs 20, 15, 10 or 5 by grade", || {
        assert_eq!(graded(horse(12)), [20, 15, 10, 5]);
    }),
    proof!("F-4.11", "horse armour adds 0, 1, 3 or 4", || {
        assert_eq!(armoured(horse(12)), [0, 1, 3, 4]);
    }),
    proof!("F-4.12", "a noble adds 2", || {
        assert_eq!(adds(horse(12), |group| group.noble = true), 2);
    }),
    proof!(
        "F-4.13",
        "heavy lance and pistols add 2 each to horse",
        || {
            assert_eq!(arms_add(horse(12), &[Weapon::HeavyLance]), 2);
            assert_eq!(
                arms_add(horse(12), &[Weapon::HeavyLance, Weapon::Pistols]),
                4
            );
        }
    ),
    proof!("F-4.14", "any other weapon adds 1 to horse", || {
        assert_eq!(arms_add(horse(12), &[Weapon::CompositeBow]), 1);
        assert_eq!(adds(horse(12), |group| group.shield = true), 1);
    }),
    proof!("F-4.15", "a barded horse adds 2", || {
        assert_eq!(adds(horse(12), |group| group.barded = true), 2);
    }),
    proof!("F-4.16", "irregular horse costs 2 less", || {
        assert_eq!(figure(irregular(horse(12))), 8);
    }),
    proof!("F-4.17", "the false rout adds 1", || {
        assert_eq!(adds(horse(12), |group| group.false_rout = true), 1);
    }),
    proof!("F-4.21", "the command of horse costs 20", || {
        assert_eq!(command(horse(12)), 20);
    }),
];

pub(super) const OTHERS: &[Proof] = &[
    proof!(
        "F-4.23",
        "a commander-in-chief costs 200, a subgeneral 100",
        || {
            let mut army = army(1600, []);
            assert_eq!(total(&army), 200);
            army.generals[0].rank = Rank::Subgeneral;
            assert_eq!(total(&army), 100);
        }
    ),
    proof!("F-4.25", "a sniper costs 25", || {
        assert_eq!(cost([PieceKind::Sniper]), 25);
    }),
    proof!("F-4.28", "a very light gun costs 25", || {
        assert_eq!(model(Model::VeryLightGun), 25);
    }),
    proof!("F-4.29", "a light gun costs 50", || {
        assert_eq!(model(Model::LightGun), 50);
    }),
    proof!("F-4.30", "a medium gun or an organ gun costs 75", || {
        assert_eq!([Model::MediumGun, Model::OrganGun].map(model), [75, 75]);
    }),
    proof!("F-4.31", "a heavy gun costs 100", || {
        assert_eq!(model(Model::HeavyGun), 100);
    }),
    proof!(
        "F-4.32",
        "a limber costs 10, and guns without one have a problem",
        || {
            assert_eq!(model(Model::Limber), 10);
            let mut unit = guns(Model::LightGun, 1);
            unit.models.limber = 0;
            assert_eq!(warned(&army(1600, [unit])), ["F-4.32"]);
        }
    ),
    proof!("F-4.33", "a ditch costs 5 for each section or part", || {
        assert_eq!(works(|length| PieceKind::Ditch { length }), [5, 10]);
    }),
    proof!(
        "F-4.34",
        "light works cost 10 for each section or part",
        || {
            assert_eq!(
                works(|length| PieceKind::LightFieldworks { length }),
                [10, 20]
            );
        }
    ),
    proof!(
        "F-4.35",
        "heavy works cost 20 for each section or part",
        || {
            assert_eq!(
                works(|length| PieceKind::HeavyFieldworks { length }),
                [20, 40]
            );
        }
    ),
    proof!("F-4.36", "a wagon costs 10", || {
        let laager = true;
        assert_eq!(model(Model::Wagon), 10);
        assert_eq!(cost([PieceKind::Wagons { count: 3, laager }]), 30);
    }),
    proof!("F-4.37", "a war wagon costs 20", || {
        let laager = true;
        assert_eq!(model(Model::WarWagon), 20);
        assert_eq!(cost([PieceKind::WarWagons { count: 3, laager }]), 60);
    }),
];
