//! Candidate fixes for a problem with a unit.

use super::{at_most, guns, of_count, of_groups, on_army};
use crate::army::*;
use crate::edit::{ArmyChange, Edit, GroupChange, UnitChange};
use crate::formation::{Disorder, formed};
use crate::problems::Fault;
use crate::tables::Rules;
use crate::weapons::{Weapon, WeaponSet};

/// Returns candidate edits to the unit's guns, to its settings, or to its figures and their
/// formation.
pub(super) fn of(army: &Army, rules: &Rules, unit: &Unit, fault: Fault) -> Vec<Edit> {
    let settings = settings(fault).into_iter();
    let mut edits = guns::of(unit, fault);
    edits.extend(settings.map(|change| Edit::of_unit(unit, change)));
    edits.extend(of_figures(army, rules, unit, fault));
    edits
}

/// Returns changes to settings that do not depend on the unit's figures.
fn settings(fault: Fault) -> Vec<UnitChange> {
    use UnitChange as Set;
    match fault {
        Fault::MountElsewhere => vec![Set::Mount(GunMount::Carriage), Set::Kind(Kind::Artillery)],
        Fault::GunsTooHeavyForWagon => [GunMount::WarWagon, GunMount::Carriage]
            .map(Set::Mount)
            .into(),
        Fault::ChargeElsewhere => vec![Set::Charge(None), Set::Kind(Kind::Cavalry)],
        Fault::NoChargeStyle => [ChargeStyle::Gallop, ChargeStyle::Trot]
            .map(|style| Set::Charge(Some(style)))
            .into(),
        Fault::IrregularTrot => vec![
            Set::Charge(Some(ChargeStyle::Gallop)),
            Set::Troops(TroopType::Regular),
        ],
        Fault::PartlyUnpaid { .. } => [Pay::Paid, Pay::Unpaid].map(Set::Pay).into(),
        Fault::ShallowWithoutRanks => vec![Set::Shallow(false), Set::Order(Order::Close)],
        Fault::WideSleeve { most, .. } => vec![Set::Sleeve(Some(at_most(most)))],
        Fault::SpareStakes { figures, .. } => vec![Set::Stakes(figures)],
        Fault::StakesWithoutBows => vec![Set::Stakes(0)],
        Fault::UntrainedPikeAndShot => vec![Set::Training(Some(Training::PikeAndShot))],
        Fault::UntrainedBillAndBow => vec![Set::Training(Some(Training::BillAndBow))],
        Fault::TrainingElsewhere => vec![Set::Training(None), Set::Kind(Kind::Infantry)],
        Fault::TrainedSkirmishers => vec![Set::Order(Order::Close), Set::Training(None)],
        Fault::PikeAndShotLacksPikes
        | Fault::PikeAndShotLacksShot
        | Fault::BillAndBowLacks { .. } => vec![Set::Training(None)],
        _ => Vec::new(),
    }
}

/// Returns edits to the unit's groups, formation and general.
fn of_figures(army: &Army, rules: &Rules, unit: &Unit, fault: Fault) -> Vec<Edit> {
    match fault {
        Fault::InfantrySize {
            figures,
            least,
            most,
        }
        | Fault::CavalrySize {
            figures,
            least,
            most,
        } => resized(unit, figures, figures.clamp(least, most)),
        Fault::PartlyMounted { .. } => [true, false]
            .map(|horse| {
                let change = GroupChange::Horse(horse);
                of_groups(unit, |group| group.horse != horse, &change)
            })
            .concat(),
        Fault::ShallowUnpriced => vec![
            Edit::of_unit(unit, UnitChange::Shallow(false)),
            agreed_price(),
        ],
        Fault::TooShallow { .. } => {
            narrower(unit, rules, |d| matches!(d, Disorder::Shallow { .. }))
        }
        Fault::TooWide { .. } => narrower(unit, rules, |d| matches!(d, Disorder::Wide { .. })),
        Fault::ForeignShot { weapon } => {
            let untrained = Edit::of_unit(unit, UnitChange::Training(None));
            [without(unit, weapon), vec![untrained]].concat()
        }
        Fault::HalberdsForbidden => without(unit, Weapon::HeavyWeapon),
        // The training does not allow these missile weapons.
        Fault::UntrainedPikeAndShot => {
            let foreign = WeaponSet::MISSILES
                .iter()
                .filter(|it| !WeaponSet::SHOT.has(*it));
            foreign.flat_map(|weapon| without(unit, weapon)).collect()
        }
        Fault::BillAndBowLacks { missing } => {
            let arms = WeaponSet::of(&[Weapon::HeavyWeapon, Weapon::Longbow]);
            let change = GroupChange::Weapons(WeaponSet::of(&[missing]));
            of_groups(unit, |group| !group.weapons.any(arms), &change)
        }
        Fault::MixedWeapons | Fault::MixedWeaponsForbidden => {
            alike(unit, |group| group.weapons, GroupChange::Weapons)
        }
        Fault::MixedArmour | Fault::MixedArmourForbidden => {
            alike(unit, |group| group.armour, GroupChange::Armour)
        }
        Fault::TooMuchShot { shot, figures, .. } => balanced(unit, shot, figures),
        Fault::ForeignGeneral => under_its_own(army, unit),
        _ => Vec::new(),
    }
}

/// Returns edits that resize the largest group so that the unit has the wanted number of figures,
/// or remove the unit.
fn resized(unit: &Unit, figures: u32, wanted: u32) -> Vec<Edit> {
    let groups = unit.groups.iter().enumerate();
    let largest = groups.max_by_key(|(_, group)| group.count);
    let resized = largest.and_then(|(place, group)| {
        let count = (group.count + wanted).checked_sub(figures)?;
        of_count(unit, place, count)
    });
    let removed = Edit::of_unit(unit, UnitChange::Remove);
    resized.into_iter().chain([removed]).collect()
}

/// Returns edits that put the unit in its general's contingent, or under no general.
fn under_its_own(army: &Army, unit: &Unit) -> Vec<Edit> {
    let mut generals = army.generals.iter();
    let general = generals.find(|general| Some(general.id) == unit.general);
    let his = general.map(|general| UnitChange::Contingent(general.contingent));
    let changes = his.into_iter().chain([UnitChange::General(None)]);
    changes.map(|change| Edit::of_unit(unit, change)).collect()
}

/// Returns an edit that sets a house price for a shallow formation: one point, as for other
/// training. The players may change the price.
fn agreed_price() -> Edit {
    let option = Some("1".to_owned());
    on_army(ArmyChange::Interpretation {
        interpretation: "D-54".to_owned(),
        option,
    })
}

/// Returns edits that narrow the front of the body or of the sleeves to the widest front that does
/// not cause this disorder. Sleeves derived from the pikes may get a separate front.
fn narrower(unit: &Unit, rules: &Rules, is: impl Fn(&Disorder) -> bool) -> Vec<Edit> {
    // One trial unit without texts is used for every front, because a copy for each front would be
    // slow.
    let mut trial = Unit {
        name: String::new(),
        colours: String::new(),
        notes: String::new(),
        ..unit.clone()
    };
    let now = formed(unit, rules);
    let mut cured = |formation: Formation| {
        trial.formation = formation;
        formed(&trial, rules).is_some_and(|formed| !formed.disorders.iter().any(&is))
    };
    let blocks = now.as_ref();
    let body = blocks.and_then(|formed| formed.body).map_or(0, |b| b.front);
    let sleeves = blocks.and_then(|formed| formed.sleeves);
    let sleeve = sleeves.map_or(0, |[_, right]| right.front);
    let below = |front: u32| (1..at_most(front)).rev();
    let front = below(body).map(Some).find(|front| {
        cured(Formation {
            front: *front,
            ..unit.formation
        })
    });
    let sleeve = below(sleeve).map(Some).find(|sleeve| {
        cured(Formation {
            sleeve: *sleeve,
            ..unit.formation
        })
    });
    let changes = [front.map(UnitChange::Front), sleeve.map(UnitChange::Sleeve)]
        .into_iter()
        .flatten();
    changes.map(|change| Edit::of_unit(unit, change)).collect()
}

/// Returns edits that remove a weapon from the unit, one for each group with the weapon.
fn without(unit: &Unit, weapon: Weapon) -> Vec<Edit> {
    let change = GroupChange::Weapon { weapon, on: false };
    of_groups(unit, |group| group.weapons.has(weapon), &change)
}

/// Returns edits that give each group the weapons or armour of another group with figures.
fn alike<T: Copy + PartialEq>(
    unit: &Unit,
    of: impl Fn(&Group) -> T,
    change: impl Fn(T) -> GroupChange,
) -> Vec<Edit> {
    let mut edits = Vec::new();
    let filled = || unit.groups.iter().filter(|group| group.count > 0);
    for (place, other) in filled().enumerate() {
        let wanted = of(other);
        if filled().take(place).any(|earlier| of(earlier) == wanted) {
            continue;
        }
        edits.extend(of_groups(
            unit,
            |group| of(group) != wanted,
            &change(wanted),
        ));
    }
    edits
}

/// Returns edits that remove shot or add other figures, so that at most half of the unit is shot.
fn balanced(unit: &Unit, shot: u32, figures: u32) -> Vec<Edit> {
    let others = figures.saturating_sub(shot);
    let surplus = shot.saturating_sub(others);
    let resized = |(place, group): (usize, &Group)| {
        let count = if group.weapons.any(WeaponSet::SHOT) {
            group.count.checked_sub(surplus).filter(|left| *left > 0)?
        } else {
            group.count + surplus
        };
        of_count(unit, place, count)
    };
    unit.groups.iter().enumerate().filter_map(resized).collect()
}
