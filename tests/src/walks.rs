//! Random walks through battles of *Fornovo to Sedgemoor*: every arm and order, both figure scales,
//! and unpaid units.

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::{Battle, FeatureKind, Setup};
use drumhead_fornovo::terrain::named;
use drumhead_fornovo::*;
use drumhead_testing::{field, play};
use drumhead_vocabulary::play::{OfferKind, UnitRef};

use crate::laws_fornovo::{settled, step};
use crate::play::{Laws, Walk, walk_on};

/// Kinds of offers that would otherwise be too frequent.
pub const SELDOM: [OfferKind; 3] = [OfferKind::ByHand, OfferKind::General, OfferKind::Terrain];

fn group(count: u32, weapons: &[Weapon]) -> Group {
    Group {
        count,
        weapons: WeaponSet::of(weapons),
        ..Group::default()
    }
}

/// Returns an army with every kind of troops.
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

/// Returns the set-up of two armies with every kind of troops, on terrain that makes orders about
/// terrain possible.
///
/// # Errors
/// An error if the rulebook's tables do not parse.
pub fn setup(scale: FigureScale) -> Result<Setup, Box<dyn std::error::Error>> {
    let rules = Rules::standard()?;
    Ok(Setup {
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
    })
}

/// Returns a set-up with foot, and with guns that cannot move, among houses: walks in which guns
/// move at random almost never fire ballshot at a feature.
///
/// # Errors
/// An error if the rulebook's tables do not parse.
pub fn bombardment(scale: FigureScale) -> Result<Setup, Box<dyn std::error::Error>> {
    let rules = Rules::standard()?;
    let mut setup = setup(scale)?;
    let houses = ('A'..='F').zip(1..);
    let house = |(name, id)| named(id, format!("House {name}"), FeatureKind::TownBlock, rules);
    setup.ground = houses.map(house).collect();
    for side in &mut setup.sides {
        let units = &mut side.army.units;
        units.retain(|unit| unit.kind != Kind::Cavalry);
        for unit in units.iter_mut().filter(|unit| unit.kind == Kind::Artillery) {
            unit.models = Models {
                heavy_gun: 2,
                ..Models::default()
            };
        }
        units.truncate(2);
    }
    Ok(setup)
}

/// Returns a battle in which the horse of each side is in contact with two weak, shaken companies
/// of the other. If both rout at once, the horse has to choose one to follow (F-7.58); other walks
/// almost never reach this choice.
///
/// # Errors
/// An error if the rulebook's tables do not parse.
///
/// # Panics
/// If a correction by hand is refused.
pub fn scrum(scale: FigureScale) -> Result<Battle, Box<dyn std::error::Error>> {
    let company = |number| Unit {
        number: UnitNumber(number),
        grade: Grade::D,
        groups: vec![group(6, &[Weapon::Musket])],
        ..Unit::default()
    };
    let horse = Unit {
        number: UnitNumber(1),
        kind: Kind::Cavalry,
        charge: Some(ChargeStyle::Gallop),
        groups: vec![group(24, &[Weapon::Pistols])],
        ..Unit::default()
    };
    let army = || Army {
        name: "The army".to_owned(),
        generals: vec![General::default()],
        units: std::iter::once(horse.clone())
            .chain((2..=3).map(company))
            .collect(),
        ..Army::default()
    };
    let mut battle = Battle::new(Setup {
        scale,
        ..Setup::of(army(), army())
    })?;
    for side in 0..2 {
        let weak = [2, 3].map(|number| UnitRef::new(1 - side, number));
        let shaken = weak.map(|unit| (unit, field("morale", "shaken")));
        let meets = (UnitRef::new(side, 1), field("contacts", weak));
        for (unit, set) in shaken.into_iter().chain([meets]) {
            play(&mut battle, &actions::Correct { unit, set }, []);
        }
    }
    Ok(battle)
}

/// Repeats walks until each kind of order accepted so far has been accepted this many times: at
/// least `least` walks, and at most `most`. Reports progress after each walk.
///
/// # Errors
/// An error for a violated law, or for tables that do not parse.
pub fn until_often(
    times: u32,
    (least, most): (u64, u64),
    mut heard: impl FnMut(&Walk),
) -> Result<Walk, Box<dyn std::error::Error>> {
    let mut walk = Walk::default();
    let laws = Laws::of_book("fornovo", &SELDOM)?.settled_in(settled);
    for seed in 0..most {
        if seed >= least && walk.seldom(times).is_empty() {
            break;
        }
        let scale = if seed % 2 == 0 {
            FigureScale::Large
        } else {
            FigureScale::Small
        };
        let battle = match seed % 8 {
            0..=2 => Battle::new(bombardment(scale)?)?,
            3 | 4 => scrum(scale)?,
            _ => Battle::new(setup(scale)?)?,
        };
        walk = walk_on(&battle, walk, 400, seed, &laws, step)?;
        heard(&walk);
    }
    Ok(walk)
}
