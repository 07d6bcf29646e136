//! The interpretations that can matter to an army, which the screen shows first.

use super::Seen;
use crate::army::*;
use crate::points::Item;
use crate::weapons::{Weapon, WeaponSet};

/// Whether the interpretation can matter to the army. An interpretation without a rule in this
/// function can always matter.
pub(crate) fn met(seen: &Seen<'_>, id: &str) -> bool {
    let army = seen.army;
    let unit = |predicate: &dyn Fn(&Unit) -> bool| army.units.iter().any(predicate);
    let group = |predicate: &dyn Fn(&Unit, &Group) -> bool| {
        unit(&|unit| unit.groups.iter().any(|group| predicate(unit, group)))
    };
    let guns = |guns: &[Model]| unit(&|unit| guns.iter().any(|gun| unit.models.count(*gun) > 0));
    let arms = |weapons: &[Weapon]| {
        let set = WeaponSet::of(weapons);
        group(&|_, group| group.weapons.any(set))
    };
    let line = |item: Item| seen.bill.lines.iter().any(|line| line.item == item);
    let piece =
        |predicate: &dyn Fn(&PieceKind) -> bool| army.pieces.iter().any(|p| predicate(&p.what));
    let mounted = |unit: &Unit| unit.kind == Kind::Cavalry || unit.is_mounted_infantry();
    match id {
        "D-08" => guns(&[Model::LightGun]),
        "D-10" | "D-11" | "D-77" => guns(&Model::GUNS),
        "D-12" => group(&|_, group| group.armour == Armour::Medium),
        "D-23" => arms(&[Weapon::CompositeBow]),
        "D-27" => army.scale == FigureScale::Small && guns(&[Model::MediumGun, Model::HeavyGun]),
        "D-43" => group(&|_, group| group.armour == Armour::Light),
        "D-49" => unit(&|unit| unit.grade <= Grade::B),
        "D-54" => unit(&|unit| unit.shallow),
        "D-55" => group(&|_, group| group.shield),
        "D-56" => line(Item::Minimum) || army.interpretations.chosen().any(|(id, _)| id == "D-56"),
        "D-57" => line(Item::Unpaid) || line(Item::Unsupplied),
        "D-59" | "D-72" => group(&|_, group| group.salvee),
        "D-60" => group(&|unit, group| {
            let both = WeaponSet::of(&[Weapon::HeavyLance, Weapon::Pistols]);
            unit.kind == Kind::Cavalry && both.within(group.weapons)
        }),
        "D-61" | "D-165" => piece(&|what| *what == PieceKind::Sniper),
        "D-65" => unit(&|unit| unit.groups.len() > 1),
        "D-68" | "D-151" => unit(&|unit| unit.training == Some(Training::PikeAndShot)),
        "D-75" => group(&|_, group| group.bayonet.is_some()),
        "D-84" => piece(&|what| {
            matches!(
                what,
                PieceKind::Wagons { laager: true, .. } | PieceKind::WarWagons { laager: true, .. }
            )
        }),
        "D-86" => group(&|_, group| group.horse),
        "D-93" => guns(&[Model::OrganGun]),
        "D-01" => unit(&|unit| unit.grade == Grade::A),
        "D-04" | "D-100" | "D-138" => unit(&|unit| mounted(unit)),
        "D-133" => group(&|unit, group| {
            unit.kind == Kind::Infantry && group.weapons.missiles() != WeaponSet::NONE
        }),
        "D-134" => group(&|_, group| group.bayonet.is_some()),
        "D-94" => unit(&|unit| unit.unsupplied),
        // Section 9, by the kind of shooters.
        "D-05" | "D-07" => group(&|unit, group| shoots(group) && rides(unit, group)),
        "D-06" => arms(&[Weapon::Pistols]),
        "D-35" => guns(&Model::GUNS) || group(&|unit, group| shoots(group) && rides(unit, group)),
        "D-153" => unit(&|unit| unit.charge == Some(ChargeStyle::Trot)),
        "D-158" | "D-162" | "D-173" | "D-227" => guns(&Model::GUNS),
        "D-159" | "D-160" => group(&|_, group| shoots(group)),
        "D-229" => group(&|unit, group| shoots(group) && !rides(unit, group)),
        "D-109" | "D-183" => arms(&[Weapon::Pike]),
        _ => true,
    }
}

/// Whether the group's figures have a missile weapon.
fn shoots(group: &Group) -> bool {
    group.weapons.any(WeaponSet::MISSILES)
}

/// Whether the group's figures have horses.
fn rides(unit: &Unit, group: &Group) -> bool {
    unit.kind == Kind::Cavalry || group.horse
}
