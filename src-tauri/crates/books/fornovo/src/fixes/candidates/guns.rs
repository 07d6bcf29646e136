//! Candidate fixes for a problem with a unit's guns, wagons and gunners.

use super::{at_most, of_count, of_groups};
use crate::army::*;
use crate::edit::{Edit, GroupChange, UnitChange};
use crate::problems::Fault;

/// Returns candidate edits for a fault in the guns.
pub(super) fn of(unit: &Unit, fault: Fault) -> Vec<Edit> {
    if let Fault::ManyGunners { useful: wanted, .. } | Fault::FewGunners { needed: wanted, .. } =
        fault
    {
        return gunners(unit, wanted);
    }
    let changes = models(unit, fault).into_iter();
    changes.map(|change| Edit::of_unit(unit, change)).collect()
}

/// Returns changes to the unit's models, mount or kind, or the change that removes the unit.
fn models(unit: &Unit, fault: Fault) -> Vec<UnitChange> {
    let count = |model: Model, count: u16| UnitChange::Model { model, count };
    match fault {
        Fault::ArtillerySize { guns, most, .. } => {
            let counts = gun_counts(unit, guns, most).map(|(model, wanted)| count(model, wanted));
            counts.chain([UnitChange::Remove]).collect()
        }
        Fault::NoLimber { guns, .. } | Fault::SpareLimbers { guns, .. } => {
            vec![count(Model::Limber, at_most(guns))]
        }
        Fault::SpareWagons { .. } => vec![
            count(Model::Wagon, 0),
            count(Model::WarWagon, 0),
            UnitChange::Mount(GunMount::Wagon),
            UnitChange::Mount(GunMount::WarWagon),
        ],
        Fault::TooFewWagons { guns, .. } => {
            let model = if unit.mount == GunMount::Wagon {
                Model::Wagon
            } else {
                Model::WarWagon
            };
            vec![
                count(model, at_most(guns)),
                UnitChange::Mount(GunMount::Carriage),
            ]
        }
        Fault::GunsElsewhere { .. } => {
            let guns = Model::GUNS.into_iter();
            let carried = guns.filter(|gun| unit.models.count(*gun) > 0);
            let dropped = carried.map(|gun| count(gun, 0));
            dropped.chain([UnitChange::Kind(Kind::Artillery)]).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns each class of guns whose number can change so that the models are within bounds, with
/// the new number.
fn gun_counts(unit: &Unit, guns: u32, most: u32) -> impl Iterator<Item = (Model, u16)> {
    let surplus = at_most(guns.saturating_sub(most));
    Model::GUNS.into_iter().filter_map(move |gun| {
        let now = unit.models.count(gun);
        let wanted = if surplus == 0 {
            1
        } else {
            now.checked_sub(surplus)?
        };
        (wanted != now).then_some((gun, wanted))
    })
}

/// Returns edits that resize the first group of gunners so that the unit has the wanted number. If
/// there is no such group, another group becomes gunners, or gunners are added.
fn gunners(unit: &Unit, wanted: u32) -> Vec<Edit> {
    let crews = || unit.groups.iter().enumerate().filter(|(_, it)| it.gunner);
    let Some((place, group)) = crews().next() else {
        let made = GroupChange::Gunner(true);
        let mut edits = of_groups(unit, |group| group.count >= wanted, &made);
        let add = UnitChange::AddGunners(wanted);
        edits.push(Edit::of_unit(unit, add));
        return edits;
    };
    let now: u32 = crews().map(|(_, group)| group.count).sum();
    let count = (group.count + wanted).checked_sub(now);
    let resized = count.and_then(|count| of_count(unit, place, count));
    resized.into_iter().collect()
}
