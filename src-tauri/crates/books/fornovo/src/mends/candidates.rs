//! What might mend each complaint. The list may be generous: what does not
//! mend is not offered.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a complaint without a candidate is offered no mend, which a test lists"
)]

mod group;

use super::super::army::*;
use super::super::breach::{Breach, Fault, Subject};
use super::super::edit::{ArmyChange, Edit, GeneralChange, GroupChange, PieceChange, UnitChange};
use super::super::formation::{Disorder, formed};
use super::super::points::Bill;
use super::super::tables::Rules;
use super::super::weapons::{Weapon, WeaponSet};
use drumhead_words::Points;

const fn on_army(change: ArmyChange) -> Edit {
    Edit::Army { change }
}

/// Edits that might mend a complaint.
pub(super) fn of(army: &Army, rules: &Rules, bill: &Bill, breach: &Breach) -> Vec<Edit> {
    match breach.subject {
        Subject::Army => army_wide(army, bill, breach.fault),
        Subject::Contingent(id) => commanders(army, id),
        Subject::Unit(number) => army
            .unit(number)
            .map(|unit| of_unit(army, rules, unit, breach.fault))
            .unwrap_or_default(),
        Subject::Group(number, index) => group::of(army, rules, number, index, breach.fault),
    }
}

fn army_wide(army: &Army, bill: &Bill, fault: Fault) -> Vec<Edit> {
    let snipers = || {
        army.pieces
            .iter()
            .filter(|piece| piece.what == PieceKind::Sniper)
    };
    let drop_sniper = || {
        snipers().next_back().map(|piece| Edit::Piece {
            piece: piece.id,
            change: PieceChange::Remove,
        })
    };
    match fault {
        Fault::YearOutside { year, first, last } => {
            vec![on_army(ArmyChange::Year(if year < first {
                first
            } else {
                last
            }))]
        }
        Fault::SniperEarly { first, .. } => drop_sniper()
            .into_iter()
            .chain([on_army(ArmyChange::Year(first))])
            .collect(),
        Fault::TooManySnipers { .. } => drop_sniper().into_iter().collect(),
        Fault::PartlyUnsupplied { .. } => {
            vec![
                on_army(ArmyChange::Unsupplied(false)),
                on_army(ArmyChange::Unsupplied(true)),
            ]
        }
        Fault::NoCommander => {
            let contingent = army.contingents.first().map(|c| c.id).unwrap_or_default();
            let rank = Rank::CommanderInChief;
            vec![on_army(ArmyChange::AddGeneral { contingent, rank })]
        }
        Fault::OverLimit { over, total, .. } => over_limit(army, bill, over, total),
        _ => Vec::new(),
    }
}

/// Takes figures from one unit, or one unit out, or raises what was agreed:
/// the least changes, for a large army has more of them than can be tried.
fn over_limit(army: &Army, bill: &Bill, over: u32, total: u32) -> Vec<Edit> {
    /// Twice what is offered: figures are also the least of a unit or of a
    /// training, so that not every one of these mends.
    const MOST: usize = 8;
    let least = Points(i32::try_from(over).unwrap_or(i32::MAX));
    let mut edits: Vec<(Points, Edit)> = Vec::new();
    for (unit, part) in army.units.iter().zip(&bill.units) {
        for (index, group) in unit.groups.iter().enumerate() {
            let price = bill.figure_prices.get(part.figure_prices.start + index);
            let (Some(price), Ok(index)) = (price, u8::try_from(index)) else {
                continue;
            };
            let Ok(each @ 1..) = u32::try_from(price.0) else {
                continue;
            };
            let fewer = over.div_ceil(each);
            if fewer < group.count {
                let edit = Edit::Group {
                    unit: unit.number,
                    group: index,
                    change: GroupChange::Count(group.count - fewer),
                };
                edits.push((*price * fewer, edit));
            }
        }
        if part.total >= least {
            let edit = Edit::Unit {
                unit: unit.number,
                change: UnitChange::Remove,
            };
            edits.push((part.total, edit));
        }
    }
    edits.sort_by_key(|(saved, _)| *saved);
    let raised = i32::try_from(total).ok().map(Points);
    let edits = edits.into_iter().take(MOST).map(|(_, edit)| edit);
    edits.chain([on_army(ArmyChange::Limit(raised))]).collect()
}

/// Makes the last commander-in-chief of a contingent a subgeneral, or takes
/// him out.
fn commanders(army: &Army, contingent: ContingentId) -> Vec<Edit> {
    let mut chiefs = army.generals.iter().filter(|general| {
        general.rank == Rank::CommanderInChief && general.contingent == contingent
    });
    let Some(last) = chiefs.next_back() else {
        return Vec::new();
    };
    let general = last.id;
    // To an ally who has none yet.
    let led = |ally: &Contingent| {
        let chief = |g: &General| g.rank == Rank::CommanderInChief && g.contingent == ally.id;
        army.generals.iter().any(chief)
    };
    let elsewhere = army
        .contingents
        .iter()
        .filter(|ally| ally.id != contingent && !led(ally))
        .take(2)
        .map(|c| Edit::General {
            general,
            change: GeneralChange::Contingent(c.id),
        });
    [
        Edit::General {
            general,
            change: GeneralChange::Rank(Rank::Subgeneral),
        },
        Edit::General {
            general,
            change: GeneralChange::Remove,
        },
    ]
    .into_iter()
    .chain(elsewhere)
    .collect()
}

fn of_unit(army: &Army, rules: &Rules, unit: &Unit, fault: Fault) -> Vec<Edit> {
    let number = unit.number;
    let on = |change: UnitChange| Edit::Unit {
        unit: number,
        change,
    };
    let count = |index: usize, count: u32| {
        u8::try_from(index).ok().map(|group| Edit::Group {
            unit: number,
            group,
            change: GroupChange::Count(count),
        })
    };
    let largest = unit
        .groups
        .iter()
        .enumerate()
        .max_by_key(|(_, group)| group.count);
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
        } => {
            let wanted = figures.clamp(least, most);
            let resized = largest.and_then(|(index, group)| {
                count(index, (group.count + wanted).checked_sub(figures)?)
            });
            resized
                .into_iter()
                .chain([on(UnitChange::Remove)])
                .collect()
        }
        Fault::ArtillerySize { guns, most, .. } => gun_counts(unit, guns, most)
            .map(|(model, count)| on(UnitChange::Model { model, count }))
            .chain([on(UnitChange::Remove)])
            .collect(),
        Fault::ManyGunners { useful: wanted, .. } | Fault::FewGunners { needed: wanted, .. } => {
            let gunners: u32 = unit
                .groups
                .iter()
                .filter(|g| g.gunner)
                .map(|g| g.count)
                .sum();
            let crew = unit
                .groups
                .iter()
                .enumerate()
                .find(|(_, group)| group.gunner);
            let Some((index, group)) = crew else {
                let others = groups(unit, |group| group.count >= wanted);
                let made = others.map(|group| Edit::Group {
                    unit: number,
                    group,
                    change: GroupChange::Gunner(true),
                });
                return made.chain([on(UnitChange::AddGunners(wanted))]).collect();
            };
            let resized = (group.count + wanted).checked_sub(gunners);
            resized
                .and_then(|resized| count(index, resized))
                .into_iter()
                .collect()
        }
        Fault::NoLimber { guns, .. } => {
            let count = u16::try_from(guns).unwrap_or(u16::MAX);
            vec![on(UnitChange::Model {
                model: Model::Limber,
                count,
            })]
        }
        Fault::SpareLimbers { guns, .. } => {
            let count = u16::try_from(guns).unwrap_or(u16::MAX);
            vec![on(UnitChange::Model {
                model: Model::Limber,
                count,
            })]
        }
        Fault::SpareWagons { .. } => [Model::Wagon, Model::WarWagon]
            .map(|model| on(UnitChange::Model { model, count: 0 }))
            .into_iter()
            .chain([GunMount::Wagon, GunMount::WarWagon].map(|m| on(UnitChange::Mount(m))))
            .collect(),
        Fault::MountElsewhere => vec![
            on(UnitChange::Mount(GunMount::Carriage)),
            on(UnitChange::Kind(Kind::Artillery)),
        ],
        Fault::ChargeElsewhere => vec![
            on(UnitChange::Charge(None)),
            on(UnitChange::Kind(Kind::Cavalry)),
        ],
        Fault::PartlyMounted { .. } => [true, false]
            .into_iter()
            .flat_map(|horse| {
                groups(unit, move |group| group.horse != horse).map(move |group| Edit::Group {
                    unit: number,
                    group,
                    change: GroupChange::Horse(horse),
                })
            })
            .collect(),
        Fault::ShallowWithoutRanks => vec![
            on(UnitChange::Shallow(false)),
            on(UnitChange::Order(Order::Close)),
        ],
        Fault::TrainingElsewhere => vec![
            on(UnitChange::Training(None)),
            on(UnitChange::Kind(Kind::Infantry)),
        ],
        Fault::GunsElsewhere { .. } => {
            let carried = Model::GUNS
                .iter()
                .filter(|gun| unit.models.count(**gun) > 0);
            carried
                .map(|gun| {
                    on(UnitChange::Model {
                        model: *gun,
                        count: 0,
                    })
                })
                .chain([on(UnitChange::Kind(Kind::Artillery))])
                .collect()
        }
        Fault::GunsTooHeavyForWagon => [GunMount::WarWagon, GunMount::Carriage]
            .map(|m| on(UnitChange::Mount(m)))
            .to_vec(),
        Fault::TooFewWagons { guns, .. } => {
            let model = if unit.mount == GunMount::Wagon {
                Model::Wagon
            } else {
                Model::WarWagon
            };
            let count = u16::try_from(guns).unwrap_or(u16::MAX);
            vec![
                on(UnitChange::Model { model, count }),
                on(UnitChange::Mount(GunMount::Carriage)),
            ]
        }
        Fault::NoChargeStyle => [ChargeStyle::Gallop, ChargeStyle::Trot]
            .map(|style| on(UnitChange::Charge(Some(style))))
            .to_vec(),
        Fault::IrregularTrot => vec![
            on(UnitChange::Charge(Some(ChargeStyle::Gallop))),
            on(UnitChange::Troops(TroopType::Regular)),
        ],
        Fault::PartlyUnpaid { .. } => [Pay::Paid, Pay::Unpaid]
            .map(|pay| on(UnitChange::Pay(pay)))
            .to_vec(),
        Fault::ShallowUnpriced => vec![on(UnitChange::Shallow(false)), agreed_price()],
        Fault::TooShallow { .. } => {
            narrower(unit, rules, |d| matches!(d, Disorder::Shallow { .. }))
        }
        Fault::TooWide { .. } => narrower(unit, rules, |d| matches!(d, Disorder::Wide { .. })),
        Fault::SpareStakes { figures, .. } => vec![on(UnitChange::Stakes(figures))],
        Fault::StakesWithoutBows => vec![on(UnitChange::Stakes(0))],
        Fault::UntrainedPikeAndShot => {
            vec![on(UnitChange::Training(Some(Training::PikeAndShot)))]
        }
        Fault::UntrainedBillAndBow => vec![on(UnitChange::Training(Some(Training::BillAndBow)))],
        Fault::PikeAndShotLacksPikes
        | Fault::PikeAndShotLacksShot
        | Fault::BillAndBowLacks { .. } => {
            vec![on(UnitChange::Training(None))]
        }
        Fault::TrainedSkirmishers => {
            vec![
                on(UnitChange::Order(Order::Close)),
                on(UnitChange::Training(None)),
            ]
        }
        Fault::ForeignShot { weapon } => without(unit, weapon)
            .into_iter()
            .chain([on(UnitChange::Training(None))])
            .collect(),
        Fault::HalberdsForbidden => without(unit, Weapon::HeavyWeapon),
        Fault::MixedWeapons | Fault::MixedWeaponsForbidden => {
            alike(unit, |group| group.weapons, GroupChange::Weapons)
        }
        Fault::MixedArmour | Fault::MixedArmourForbidden => {
            alike(unit, |group| group.armour, GroupChange::Armour)
        }
        Fault::WideSleeve { most, .. } => {
            vec![on(UnitChange::Sleeve(Some(
                u16::try_from(most).unwrap_or(u16::MAX),
            )))]
        }
        Fault::TooMuchShot { shot, figures, .. } => balanced(unit, shot, figures),
        Fault::ForeignGeneral => {
            let general = army
                .generals
                .iter()
                .find(|general| Some(general.id) == unit.general);
            let his = general.map(|general| on(UnitChange::Contingent(general.contingent)));
            his.into_iter()
                .chain([on(UnitChange::General(None))])
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The players' own price for a shallow formation: a point, as other
/// trainings cost; they may change it.
fn agreed_price() -> Edit {
    let option = Some("1".to_owned());
    on_army(ArmyChange::Reading {
        reading: "D-54".to_owned(),
        option,
    })
}

/// Gun counts that bring the models within bounds, one class at a time.
fn gun_counts(unit: &Unit, guns: u32, most: u32) -> impl Iterator<Item = (Model, u16)> {
    let surplus = u16::try_from(guns.saturating_sub(most)).unwrap_or(u16::MAX);
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

/// The widest narrower front, of the body or of the sleeves, that takes this
/// disorder away. Sleeves that follow from the pikes may be given a front of
/// their own.
fn narrower(unit: &Unit, rules: &Rules, is: impl Fn(&Disorder) -> bool) -> Vec<Edit> {
    // Only what forms up: names are not copied for each front.
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
    let below = |front: u32| (1..u16::try_from(front).unwrap_or(u16::MAX)).rev();
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
    let changes = [front.map(UnitChange::Front), sleeve.map(UnitChange::Sleeve)];
    changes
        .into_iter()
        .flatten()
        .map(|change| Edit::Unit {
            unit: unit.number,
            change,
        })
        .collect()
}

/// The unit without a weapon: one edit for each group that carries it.
fn without(unit: &Unit, weapon: Weapon) -> Vec<Edit> {
    let change = GroupChange::Weapon { weapon, on: false };
    groups(unit, |group| group.weapons.has(weapon))
        .map(|group| Edit::Group {
            unit: unit.number,
            group,
            change: change.clone(),
        })
        .collect()
}

/// Each group made like another that has figures, in what it carries or wears.
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
        edits.extend(
            groups(unit, |group| of(group) != wanted).map(|group| Edit::Group {
                unit: unit.number,
                group,
                change: change(wanted),
            }),
        );
    }
    edits
}

/// Fewer shot, or more of the others, until shot is no more than half.
fn balanced(unit: &Unit, shot: u32, figures: u32) -> Vec<Edit> {
    let others = figures.saturating_sub(shot);
    let surplus = shot.saturating_sub(others);
    let resize = |group: u8, count: u32| Edit::Group {
        unit: unit.number,
        group,
        change: GroupChange::Count(count),
    };
    let mut edits = Vec::new();
    for (index, group) in unit.groups.iter().enumerate() {
        let Ok(place) = u8::try_from(index) else {
            break;
        };
        if !group.weapons.any(WeaponSet::SHOT) {
            edits.push(resize(place, group.count + surplus));
        } else if group.count > surplus {
            edits.push(resize(place, group.count - surplus));
        }
    }
    edits
}

fn groups(unit: &Unit, wanted: impl Fn(&Group) -> bool) -> impl Iterator<Item = u8> {
    unit.groups
        .iter()
        .enumerate()
        .filter(move |(_, group)| wanted(group))
        .filter_map(|(index, _)| u8::try_from(index).ok())
}
