//! The laws of play over random walks through whole battles of *Fornovo to
//! Sedgemoor*: every arm and order, both figure scales, the unpaid among them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;

use drumhead_desk::starter;
use drumhead_rules::books::fornovo::battle::{Battle, FeatureKind, Setup};
use drumhead_rules::books::fornovo::terrain::named;
use drumhead_rules::books::fornovo::*;
use drumhead_rules::books::{self, BattleSetup};
use drumhead_tests::play::walk;

/// Groups of offers that would crowd out the rest.
const SELDOM: [&str; 3] = ["Set by hand", "Generals", "Ground"];

fn group(count: u32, weapons: &[Weapon]) -> Group {
    Group {
        count,
        weapons: WeaponSet::of(weapons),
        ..Group::default()
    }
}

/// An army of every kind of troops.
fn army() -> Army {
    let pike_and_shot = Unit {
        training: Some(Training::PikeAndShot),
        groups: vec![group(16, &[Weapon::Pike]), group(16, &[Weapon::Musket])],
        formation: Formation {
            front: Some(4),
            sleeve: Some(2),
        },
        ..Unit::default()
    };
    let horse = Unit {
        kind: Kind::Cavalry,
        charge: Some(ChargeStyle::Gallop),
        groups: vec![group(12, &[Weapon::Pistols])],
        ..Unit::default()
    };
    let gunners = Group {
        gunner: true,
        ..group(8, &[])
    };
    let guns = Unit {
        kind: Kind::Artillery,
        groups: vec![gunners],
        models: Models {
            medium_gun: 2,
            limber: 2,
            ..Models::default()
        },
        ..Unit::default()
    };
    let archers = Unit {
        troops: TroopType::Irregular,
        order: Order::Skirmish,
        pay: Pay::Unpaid,
        groups: vec![group(10, &[Weapon::Longbow])],
        ..Unit::default()
    };
    let dragoons = Group {
        horse: true,
        bayonet: Some(Bayonet::Plug),
        ..group(12, &[Weapon::Musket])
    };
    let dragoons = Unit {
        groups: vec![dragoons],
        ..Unit::default()
    };
    let bowmen = Unit {
        stakes: 12,
        groups: vec![group(12, &[Weapon::Longbow])],
        ..Unit::default()
    };
    let mut units = vec![pike_and_shot, horse, guns, archers, dragoons, bowmen];
    for (number, unit) in (1..).zip(&mut units) {
        unit.number = UnitNumber(number);
        unit.name = format!("Company {number}");
    }
    Army {
        name: "The army".to_owned(),
        generals: vec![General::default()],
        pieces: vec![Piece {
            id: PieceId(1),
            name: String::new(),
            what: PieceKind::Sniper,
        }],
        units,
        ..Army::default()
    }
}

fn setup(scale: FigureScale) -> Setup {
    let rules = Rules::standard().unwrap();
    Setup {
        scale,
        ground: [
            ("The mill", FeatureKind::TownBlock),
            ("The hedge", FeatureKind::Hedgerow),
            ("The ditch", FeatureKind::Ditch),
        ]
        .into_iter()
        .zip(1..)
        .map(|((name, kind), id)| named(id, name.to_owned(), kind, rules))
        .collect(),
        ..Setup::of(army(), army())
    }
}

#[test]
fn the_laws_hold_and_the_walks_get_everywhere() {
    // So many walks, and more until each kind of order that was met was met so often.
    const LEAST: u64 = 80;
    const MOST: u64 = 320;
    const TIMES: u32 = 5;
    let mut accepted: BTreeMap<String, u32> = BTreeMap::new();
    let mut far = 0;
    let mut walks = 0;
    for seed in 0..MOST {
        if seed >= LEAST && accepted.values().all(|count| *count >= TIMES) {
            break;
        }
        walks += 1;
        let scale = if seed % 2 == 0 {
            FigureScale::Large
        } else {
            FigureScale::Small
        };
        let battle = Battle::new(setup(scale)).unwrap();
        let walk = walk(&battle, 400, seed, &SELDOM, |b| b.state().clone()).unwrap();
        far += u64::from(walk.turn >= 4);
        for (kind, count) in walk.accepted {
            *accepted.entry(kind).or_default() += count;
        }
    }
    assert!(far * 2 >= walks, "{far} of {walks} walks reached turn 4");
    let few: Vec<_> = accepted
        .iter()
        .filter(|(_, count)| **count < TIMES)
        .collect();
    assert!(few.is_empty(), "{few:?} of {accepted:?}");
}

#[test]
fn the_laws_hold_between_the_starter_armies() {
    let pairs = [
        ["fornovo-1495-french", "fornovo-1495-league"],
        ["lutzen-1632-swedish", "lutzen-1632-imperial"],
        ["edgehill-1642-royalist", "edgehill-1642-parliament"],
        ["sedgemoor-1685-royal", "sedgemoor-1685-rebel"],
    ];
    for (seed, pair) in (0..).zip(pairs) {
        let [first, second] = pair.map(|id| {
            let books::Army::Fornovo(army) = starter(id).unwrap().army() else {
                panic!("{id} is of another book");
            };
            army
        });
        let battle = Battle::new(Setup::of(first, second)).unwrap();
        walk(&battle, 120, seed, &SELDOM, |b| b.state().clone())
            .unwrap_or_else(|law| panic!("{pair:?}: {law}"));
    }
}

#[test]
fn the_laws_hold_with_the_book_beside_the_command() {
    let setup = Box::new(setup(FigureScale::Large));
    let battle = books::Battle::new(BattleSetup::Fornovo(setup)).unwrap();
    let state = |battle: &books::Battle| serde_json::to_value(battle.state()).unwrap();
    walk(&battle, 200, 7, &SELDOM, state).unwrap();
}
