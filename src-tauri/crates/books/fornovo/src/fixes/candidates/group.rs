//! Candidate fixes for a problem with a group of figures.

use super::on_army;
use crate::army::*;
use crate::edit::{ArmyChange, Edit, GroupChange, UnitChange};
use crate::problems::Fault;
use crate::tables::Rules;
use crate::weapons::Weapon;

/// A group of figures in its army.
#[derive(Clone, Copy)]
struct Place<'a> {
    army: &'a Army,
    unit: UnitNumber,
    group: u8,
}

/// Returns candidate edits for a fault in the group.
pub(super) fn of(
    army: &Army,
    rules: &Rules,
    unit: UnitNumber,
    group: u8,
    fault: Fault,
) -> Vec<Edit> {
    let place = Place { army, unit, group };
    match fault {
        // Without its only group the unit would have no figures, so the group is not removed.
        Fault::EmptyGroup if place.is_alone() => vec![place.set(GroupChange::Count(12))],
        Fault::EmptyGroup => vec![
            place.set(GroupChange::Remove),
            place.set(GroupChange::Count(12)),
        ],
        Fault::NegativePrice { .. } => vec![
            place.set_unit(UnitChange::Pay(Pay::Paid)),
            place.set_unit(UnitChange::Troops(TroopType::Regular)),
            on_army(ArmyChange::Unsupplied(false)),
            on_army(ArmyChange::Interpretation {
                interpretation: "D-56".to_owned(),
                option: None,
            }),
        ],
        _ => [
            place.salvee(rules, fault),
            place.horsemen(fault),
            place.gunners(fault),
            place.arms(fault),
        ]
        .concat(),
    }
}

impl Place<'_> {
    fn set(self, change: GroupChange) -> Edit {
        Edit::Group {
            unit: self.unit,
            group: self.group,
            change,
        }
    }

    fn set_unit(self, change: UnitChange) -> Edit {
        Edit::Unit {
            unit: self.unit,
            change,
        }
    }

    /// Whether the unit has no other group.
    fn is_alone(self) -> bool {
        let unit = self.army.unit(self.unit);
        unit.is_none_or(|unit| unit.groups.len() < 2)
    }

    /// Returns fixes for salvee fire.
    fn salvee(self, rules: &Rules, fault: Fault) -> Vec<Edit> {
        let other = match fault {
            Fault::SalveeNotRegularFoot => self.set_unit(UnitChange::Troops(TroopType::Regular)),
            Fault::SalveeGrade => self.set_unit(UnitChange::Grade(Grade::C)),
            Fault::SalveeWithoutMusket => self.set(GroupChange::Weapon {
                weapon: Weapon::Musket,
                on: true,
            }),
            // Swedes may fire by salvee from an earlier year, which fixes the problem only for
            // them.
            Fault::SalveeEarly { sweden, all, .. } => {
                let swedish = self.army.unit(self.unit).is_some_and(|unit| {
                    let nation = self.army.nation(unit.contingent);
                    rules.dates.is_swedish(nation)
                });
                on_army(ArmyChange::Year(if swedish { sweden } else { all }))
            }
            _ => return Vec::new(),
        };
        vec![self.set(GroupChange::Salvee(false)), other]
    }

    /// Returns fixes for nobles, barded horses and false routs.
    fn horsemen(self, fault: Fault) -> Vec<Edit> {
        match fault {
            Fault::NobleGrade => vec![
                self.set(GroupChange::Noble(false)),
                self.set_unit(UnitChange::Grade(Grade::C)),
            ],
            Fault::Barding => vec![
                self.set(GroupChange::Barded(false)),
                self.set(GroupChange::Armour(Armour::Heavy)),
            ],
            Fault::FalseRout => vec![
                self.set(GroupChange::FalseRout(false)),
                self.set(GroupChange::Armour(Armour::Medium)),
                self.set(GroupChange::Armour(Armour::Light)),
                self.set_unit(UnitChange::Troops(TroopType::Irregular)),
            ],
            Fault::FalseRoutInCloseOrder => vec![
                self.set_unit(UnitChange::Order(Order::Skirmish)),
                self.set(GroupChange::Armour(Armour::Light)),
                self.set(GroupChange::FalseRout(false)),
            ],
            _ => Vec::new(),
        }
    }

    /// Returns fixes for gunners, and for horses bought for troops that are not infantry.
    fn gunners(self, fault: Fault) -> Vec<Edit> {
        match fault {
            Fault::GunnerArmour => vec![
                self.set(GroupChange::Armour(Armour::Light)),
                self.set(GroupChange::Gunner(false)),
            ],
            Fault::GunnersElsewhere => vec![
                self.set(GroupChange::Gunner(false)),
                self.set_unit(UnitChange::Kind(Kind::Artillery)),
            ],
            Fault::NoGunners => {
                let mut edits = vec![
                    self.set(GroupChange::Gunner(true)),
                    self.set_unit(UnitChange::Kind(Kind::Infantry)),
                ];
                edits.extend((!self.is_alone()).then(|| self.set(GroupChange::Remove)));
                edits
            }
            Fault::HorsesElsewhere => vec![
                self.set(GroupChange::Horse(false)),
                self.set_unit(UnitChange::Kind(Kind::Infantry)),
            ],
            _ => Vec::new(),
        }
    }

    /// Returns fixes for weapons, bayonets and the armour of skirmishers.
    fn arms(self, fault: Fault) -> Vec<Edit> {
        let no_bayonet = || self.set(GroupChange::Bayonet(None));
        match fault {
            Fault::BayonetNotRegularFoot => vec![
                no_bayonet(),
                self.set_unit(UnitChange::Troops(TroopType::Regular)),
            ],
            Fault::BayonetWithoutFirelock => {
                vec![self.set(GroupChange::Lock(Lock::Firelock)), no_bayonet()]
            }
            Fault::BayonetEarly { first, .. } => vec![
                self.set(GroupChange::Bayonet(Some(Bayonet::Plug))),
                no_bayonet(),
                on_army(ArmyChange::Year(first)),
            ],
            Fault::BayonetEast => vec![no_bayonet()],
            Fault::HeavySkirmishers => vec![
                self.set_unit(UnitChange::Order(Order::Close)),
                self.set(GroupChange::Armour(Armour::Medium)),
            ],
            Fault::OddWeapon { weapon }
            | Fault::WeaponEarly { weapon, .. }
            | Fault::WeaponLate { weapon, .. } => {
                vec![self.set(GroupChange::Weapon { weapon, on: false })]
            }
            _ => Vec::new(),
        }
    }
}
