//! What might mend a complaint about a group of figures.

use super::super::super::army::*;
use super::super::super::breach::Fault;
use super::super::super::edit::{ArmyChange, Edit, GroupChange, UnitChange};
use super::super::super::tables::Rules;
use super::super::super::weapons::Weapon;
use super::on_army;

/// Edits that might mend it.
pub(super) fn of(
    army: &Army,
    rules: &Rules,
    unit: UnitNumber,
    group: u8,
    fault: Fault,
) -> Vec<Edit> {
    let on = |change: GroupChange| Edit::Group {
        unit,
        group,
        change,
    };
    let on_unit = |change: UnitChange| Edit::Unit { unit, change };
    let drop = |weapon: Weapon| on(GroupChange::Weapon { weapon, on: false });
    match fault {
        Fault::SalveeNotRegularFoot => vec![
            on(GroupChange::Salvee(false)),
            on_unit(UnitChange::Troops(TroopType::Regular)),
        ],
        Fault::SalveeGrade => {
            vec![
                on(GroupChange::Salvee(false)),
                on_unit(UnitChange::Grade(Grade::C)),
            ]
        }
        Fault::SalveeWithoutMusket => vec![
            on(GroupChange::Salvee(false)),
            on(GroupChange::Weapon {
                weapon: Weapon::Musket,
                on: true,
            }),
        ],
        // The Swedes' year mends it for Swedes only, who need no later one.
        Fault::SalveeEarly { sweden, all, .. } => {
            let nation = |of: &Unit| army.nation(of.contingent);
            let swedish = army
                .unit(unit)
                .is_some_and(|of| rules.dates.is_swedish(nation(of)));
            vec![
                on(GroupChange::Salvee(false)),
                on_army(ArmyChange::Year(if swedish { sweden } else { all })),
            ]
        }
        Fault::NobleGrade => {
            vec![
                on(GroupChange::Noble(false)),
                on_unit(UnitChange::Grade(Grade::C)),
            ]
        }
        Fault::Barding => {
            vec![
                on(GroupChange::Barded(false)),
                on(GroupChange::Armour(Armour::Heavy)),
            ]
        }
        Fault::FalseRout => vec![
            on(GroupChange::FalseRout(false)),
            on(GroupChange::Armour(Armour::Medium)),
            on(GroupChange::Armour(Armour::Light)),
            on_unit(UnitChange::Troops(TroopType::Irregular)),
        ],
        Fault::FalseRoutInCloseOrder => vec![
            on_unit(UnitChange::Order(Order::Skirmish)),
            on(GroupChange::Armour(Armour::Light)),
            on(GroupChange::FalseRout(false)),
        ],
        Fault::GunnerArmour => vec![
            on(GroupChange::Armour(Armour::Light)),
            on(GroupChange::Gunner(false)),
        ],
        Fault::GunnersElsewhere => {
            vec![
                on(GroupChange::Gunner(false)),
                on_unit(UnitChange::Kind(Kind::Artillery)),
            ]
        }
        Fault::NoGunners => {
            let alone = army.unit(unit).is_none_or(|unit| unit.groups.len() < 2);
            let others = (!alone).then(|| on(GroupChange::Remove));
            let mut edits = vec![
                on(GroupChange::Gunner(true)),
                on_unit(UnitChange::Kind(Kind::Infantry)),
            ];
            edits.extend(others);
            edits
        }
        Fault::HorsesElsewhere => vec![
            on(GroupChange::Horse(false)),
            on_unit(UnitChange::Kind(Kind::Infantry)),
        ],
        Fault::NegativePrice { .. } => {
            let read_as_usual = ArmyChange::Reading {
                reading: "D-56".to_owned(),
                option: None,
            };
            vec![
                on_unit(UnitChange::Pay(Pay::Paid)),
                on_unit(UnitChange::Troops(TroopType::Regular)),
                on_army(ArmyChange::Unsupplied(false)),
                on_army(read_as_usual),
            ]
        }
        Fault::BayonetNotRegularFoot => vec![
            on(GroupChange::Bayonet(None)),
            on_unit(UnitChange::Troops(TroopType::Regular)),
        ],
        Fault::BayonetWithoutFirelock => {
            vec![
                on(GroupChange::Lock(Lock::Firelock)),
                on(GroupChange::Bayonet(None)),
            ]
        }
        Fault::BayonetEarly { first, .. } => vec![
            on(GroupChange::Bayonet(Some(Bayonet::Plug))),
            on(GroupChange::Bayonet(None)),
            on_army(ArmyChange::Year(first)),
        ],
        Fault::BayonetEast => vec![on(GroupChange::Bayonet(None))],
        Fault::HeavySkirmishers => {
            vec![
                on_unit(UnitChange::Order(Order::Close)),
                on(GroupChange::Armour(Armour::Medium)),
            ]
        }
        Fault::OddWeapon { weapon }
        | Fault::WeaponEarly { weapon, .. }
        | Fault::WeaponLate { weapon, .. } => vec![drop(weapon)],
        Fault::EmptyGroup => {
            // A unit's last group is not taken out; figures are.
            let last = army.unit(unit).is_none_or(|unit| unit.groups.len() < 2);
            if last {
                vec![on(GroupChange::Count(12))]
            } else {
                vec![on(GroupChange::Remove), on(GroupChange::Count(12))]
            }
        }
        _ => Vec::new(),
    }
}
