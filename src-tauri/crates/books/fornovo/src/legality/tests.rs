//! Tests of legal and illegal armies, in addition to the proofs of single clauses.

#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm)]

use super::problems;
use crate::army::*;
use crate::edit::{ArmyChange, Edit};
use crate::fixes::fixes;
use crate::interpretations::Interpretations;
use crate::points::bill;
use crate::tables::Rules;
use crate::weapons::{Weapon, WeaponSet};

/// Returns a group of figures with these weapons.
fn group(count: u32, weapons: &[Weapon]) -> Group {
    Group {
        count,
        weapons: WeaponSet::of(weapons),
        ..Group::default()
    }
}

/// Returns an army of one unit.
fn army(year: u16, groups: Vec<Group>, change: impl FnOnce(&mut Unit)) -> Army {
    let mut unit = Unit {
        number: UnitNumber(1),
        groups,
        ..Unit::default()
    };
    change(&mut unit);
    Army {
        year,
        generals: vec![General {
            rank: Rank::CommanderInChief,
            ..General::default()
        }],
        units: vec![unit],
        ..Army::default()
    }
}

/// Returns the keys of the army's problems, in order.
fn found(army: &Army) -> Vec<&'static str> {
    let rules = Rules::new(&army.interpretations).unwrap();
    let total = bill(army, &rules).total;
    let problems = problems(army, &rules, total);
    problems.iter().map(|problem| problem.fault.key()).collect()
}

#[test]
fn weapons_combined_in_one_figure_need_their_training_too() {
    let both = [Weapon::Pike, Weapon::Musket];
    let mut pikes = army(1600, vec![group(40, &both)], |_| {});
    assert_eq!(found(&pikes), ["untrained_pike_and_shot"]);
    pikes.units[0].training = Some(Training::PikeAndShot);
    assert!(found(&pikes).is_empty());
    let both = [Weapon::HeavyWeapon, Weapon::Longbow];
    let bills = army(1480, vec![group(40, &both)], |_| {});
    assert_eq!(found(&bills), ["untrained_bill_and_bow"]);
}

#[test]
fn pikes_and_shot_with_a_gun_still_need_their_training() {
    let gunners = Group {
        gunner: true,
        ..group(4, &[])
    };
    let groups = vec![
        gunners,
        group(20, &[Weapon::Pike]),
        group(20, &[Weapon::Musket]),
    ];
    let guns = army(1600, groups, |unit| {
        unit.kind = Kind::Artillery;
        unit.models.light_gun = 1;
        unit.models.limber = 1;
    });
    assert!(found(&guns).contains(&"untrained_pike_and_shot"));
    assert!(found(&guns).contains(&"no_gunners"));
}

#[test]
fn other_weapons_are_a_mixture_in_a_trained_unit_too() {
    let groups = vec![
        group(12, &[Weapon::HeavyWeapon]),
        group(12, &[Weapon::Longbow]),
        group(12, &[Weapon::LongSpear]),
    ];
    let mut bills = army(1480, groups, |unit| {
        unit.training = Some(Training::BillAndBow);
    });
    assert_eq!(found(&bills), ["mixed_weapons"]);
    bills.interpretations.set("D-65", Some("strict")).unwrap();
    assert_eq!(found(&bills), ["mixed_weapons_forbidden"]);
    bills.interpretations.set("D-65", Some("lenient")).unwrap();
    assert!(found(&bills).is_empty());
}

#[test]
fn gunners_are_light_infantry_and_not_cavalry() {
    let gunners = Group {
        gunner: true,
        ..group(10, &[])
    };
    let riders = army(1600, vec![gunners], |unit| {
        unit.kind = Kind::Cavalry;
        unit.charge = Some(ChargeStyle::Gallop);
    });
    assert_eq!(found(&riders), ["gunner_armour", "gunners_elsewhere"]);
}

#[test]
fn stakes_are_checked_in_cavalry_too() {
    let riders = army(1600, vec![group(10, &[])], |unit| {
        unit.kind = Kind::Cavalry;
        unit.charge = Some(ChargeStyle::Gallop);
        unit.stakes = 60;
    });
    assert_eq!(found(&riders), ["spare_stakes", "stakes_without_bows"]);
}

#[test]
fn sleeves_derived_from_the_pikes_are_measured() {
    let groups = vec![group(24, &[Weapon::Pike]), group(18, &[Weapon::Arquebus])];
    // If the 24 pikes are 8 wide and 3 deep, the 9 shot on each side are 3 wide.
    let wide = |year, front| {
        let unit = |unit: &mut Unit| {
            unit.training = Some(Training::PikeAndShot);
            unit.formation.front = Some(front);
        };
        found(&army(year, groups.clone(), unit)).contains(&"wide_sleeve")
    };
    assert!(!wide(1579, 8));
    // If the pikes are 12 wide and 2 deep, each sleeve is 5 wide.
    assert!(wide(1579, 12));
    assert!(!wide(1580, 12));
}

#[test]
fn the_swedish_year_fixes_early_swedish_salvee() {
    let musketeers = Group {
        salvee: true,
        ..group(24, &[Weapon::Musket])
    };
    let years = |nation: &str| -> Vec<u16> {
        let mut army = army(1615, vec![musketeers.clone()], |_| {});
        army.contingents[0].nation = nation.to_owned();
        let rules = Rules::new(&Interpretations::default()).unwrap();
        let total = bill(&army, &rules).total;
        let problem = problems(&army, &rules, total)[0];
        let year = |edit| match edit {
            Edit::Army {
                change: ArmyChange::Year(year),
            } => Some(year),
            _ => None,
        };
        let offered = fixes(&army, &rules, &problem).into_iter();
        offered.filter_map(|fix| year(fix.edit)).collect()
    };
    assert_eq!(years("Sweden"), [1620]);
    assert_eq!(years("France"), [1641]);
}

#[test]
fn salvee_belongs_to_the_unit_and_needs_some_muskets() {
    let salvee = |weapons: &[Weapon]| Group {
        salvee: true,
        ..group(16, weapons)
    };
    let trained = |unit: &mut Unit| unit.training = Some(Training::PikeAndShot);
    let brigade = army(
        1650,
        vec![salvee(&[Weapon::Pike]), salvee(&[Weapon::Musket])],
        trained,
    );
    assert!(found(&brigade).is_empty());
    let arquebusiers = army(1650, vec![salvee(&[Weapon::Arquebus])], |_| {});
    assert_eq!(found(&arquebusiers), ["salvee_without_musket"]);
}

/// Makes the unit a battery of this many light guns with limbers.
fn battery(unit: &mut Unit, guns: u16) {
    unit.kind = Kind::Artillery;
    unit.models.light_gun = guns;
    unit.models.limber = guns;
}

/// Returns the fixes for the army's problem with this key, and the problems left after each.
fn fixed(army: &Army, key: &str) -> Vec<(Edit, Vec<&'static str>)> {
    let rules = Rules::new(&army.interpretations).unwrap();
    let total = bill(army, &rules).total;
    let problems = problems(army, &rules, total);
    let problem = problems.iter().find(|b| b.fault.key() == key).unwrap();
    let after = |edit: Edit| {
        let mut fixed = army.clone();
        super::super::edit::edit(&mut fixed, &edit).unwrap();
        (edit, found(&fixed))
    };
    let offered = fixes(army, &rules, problem).into_iter();
    offered.map(|fix| after(fix.edit)).collect()
}

#[test]
fn the_foot_of_a_battery_becomes_gunners_or_an_infantry_unit() {
    let guns = army(1600, vec![group(12, &[])], |unit| battery(unit, 3));
    assert_eq!(found(&guns), ["few_gunners", "no_gunners"]);
    assert!(
        fixed(&guns, "no_gunners")
            .iter()
            .all(|(_, left)| left.is_empty())
    );
    // Figures in armour cannot be gunners, so the only fix is another kind of unit.
    let mut armoured = guns;
    armoured.units[0].groups[0].armour = Armour::Armoured;
    let offered = fixed(&armoured, "no_gunners");
    assert!(matches!(offered.as_slice(), [(Edit::Unit { .. }, left)] if left.is_empty()));
}

#[test]
fn a_fix_gives_gunners_to_guns_without_gunners() {
    let guns = army(1600, Vec::new(), |unit| battery(unit, 2));
    assert_eq!(found(&guns), ["few_gunners"]);
    let offered = fixed(&guns, "few_gunners");
    assert_eq!(offered.len(), 1);
    assert!(offered.iter().all(|(_, left)| left.is_empty()));
}

#[test]
fn a_group_without_figures_does_not_count_as_a_mixture() {
    let groups = vec![group(24, &[Weapon::Pike]), group(0, &[Weapon::Musket])];
    let trained = |unit: &mut Unit| unit.training = Some(Training::PikeAndShot);
    let pikes = army(1600, groups.clone(), trained);
    assert_eq!(found(&pikes), ["pike_and_shot_lacks_shot", "empty_group"]);
    // The empty group of muskets is not a mixture, so the pikes need no training.
    assert_eq!(found(&army(1600, groups, |_| {})), ["empty_group"]);
}

#[test]
fn a_unit_is_mounted_as_a_whole() {
    let mounted = |horse: bool| Group {
        horse,
        ..group(12, &[Weapon::Musket])
    };
    let dragoons = army(1640, vec![mounted(true), mounted(false)], |_| {});
    assert_eq!(found(&dragoons), ["partly_mounted"]);
    let offered = fixed(&dragoons, "partly_mounted");
    assert_eq!(offered.len(), 2);
    assert!(offered.iter().all(|(_, left)| left.is_empty()));
    assert!(found(&army(1640, vec![mounted(true), mounted(true)], |_| {})).is_empty());
}

#[test]
fn equipment_for_other_kinds_of_units_is_reported_and_removed() {
    let foot = army(1600, vec![group(24, &[Weapon::Pike])], |unit| {
        unit.charge = Some(ChargeStyle::Trot);
        unit.mount = GunMount::Wagon;
        unit.models.limber = 1;
    });
    let expected = ["charge_elsewhere", "mount_elsewhere", "spare_limbers"];
    assert_eq!(found(&foot), expected);
    for key in expected {
        let offered = fixed(&foot, key);
        assert!(offered.iter().any(|(_, left)| left.len() == 2), "{key}");
    }
    let riders = army(1600, vec![group(12, &[])], |unit| {
        unit.kind = Kind::Cavalry;
        unit.charge = Some(ChargeStyle::Trot);
        unit.order = Order::Skirmish;
        unit.shallow = true;
        unit.groups[0].horse = true;
    });
    let expected = [
        "shallow_unpriced",
        "shallow_without_ranks",
        "horses_elsewhere",
    ];
    assert_eq!(found(&riders), expected);
}

#[test]
fn spare_limbers_and_wagons_are_reported() {
    let gunners = || Group {
        gunner: true,
        ..group(4, &[])
    };
    let guns = |change: fn(&mut Unit)| {
        let unit = |unit: &mut Unit| {
            battery(unit, 1);
            change(unit);
        };
        army(1600, vec![gunners()], unit)
    };
    assert!(found(&guns(|_| {})).is_empty());
    let limbers = guns(|unit| unit.models.limber = 2);
    assert_eq!(found(&limbers), ["spare_limbers"]);
    let wagons = guns(|unit| unit.models.war_wagon = 1);
    assert_eq!(found(&wagons), ["spare_wagons"]);
    for (army, key) in [(limbers, "spare_limbers"), (wagons, "spare_wagons")] {
        assert!(fixed(&army, key).iter().any(|(_, left)| left.is_empty()));
    }
}

#[test]
fn a_fix_gives_mixed_figures_the_same_weapons() {
    let groups = vec![group(12, &[Weapon::Javelin]), group(12, &[Weapon::Sling])];
    let mixed = army(1500, groups, |_| {});
    assert_eq!(found(&mixed), ["mixed_weapons"]);
    assert_eq!(fixed(&mixed, "mixed_weapons").len(), 2);
}

#[test]
fn sleeves_derived_from_the_pikes_are_narrowed_too() {
    // Four pikes in a row, and 60 shot beside them in two sleeves of 30.
    let groups = vec![group(4, &[Weapon::Pike]), group(60, &[Weapon::Musket])];
    let wide = army(1640, groups, |unit| {
        unit.training = Some(Training::PikeAndShot);
        unit.formation.front = Some(4);
    });
    assert!(found(&wide).contains(&"too_wide"));
    let offered = fixed(&wide, "too_wide");
    assert!(!offered.is_empty());
    assert!(offered.iter().all(|(_, left)| !left.contains(&"too_wide")));
}

#[test]
fn a_negative_price_is_reported() {
    let levy = |option: Option<&str>| {
        let mut army = army(1500, vec![group(20, &[])], |unit| {
            unit.troops = TroopType::Irregular;
            unit.grade = Grade::D;
            unit.pay = Pay::Unpaid;
            unit.unsupplied = true;
        });
        army.interpretations.set("D-56", option).unwrap();
        army
    };
    assert!(found(&levy(None)).is_empty());
    let basic = levy(Some("basic"));
    let rules = Rules::new(&basic.interpretations).unwrap();
    assert_eq!(bill(&basic, &rules).figure_prices[0].0, -2);
    assert_eq!(found(&basic), ["negative_price"]);
    let offered = fixed(&basic, "negative_price");
    assert!(offered.iter().all(|(_, left)| left.is_empty()) && offered.len() >= 2);
}
