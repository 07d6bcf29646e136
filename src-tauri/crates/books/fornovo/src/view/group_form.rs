//! The form of a group of figures.

use drumhead_words::Points;

use super::super::army::*;
use super::super::edit::{Edit, GroupChange};
use super::super::formation::{Place, place};
use super::super::soundness::MOST_FIGURES;
use super::super::weapons::Weapon;
use super::fields::{Asking, many, number, one, text};
use super::types::*;
use super::{Seen, capital, describe};

/// The form of this group.
pub(crate) fn form(
    seen: &Seen<'_>,
    unit: &Unit,
    index: u8,
    group: &Group,
    asking: &Asking<'_>,
) -> GroupForm {
    let on = |change: GroupChange| Edit::Group {
        unit: unit.number,
        group: index,
        change,
    };
    let bill = seen.bill.unit(unit.number);
    let each = bill
        .and_then(|bill| {
            seen.bill
                .figure_prices
                .get(bill.figure_prices.start + usize::from(index))
        })
        .copied()
        .unwrap_or_default();
    let title = match place(unit, group) {
        Place::Sleeves => seen.words.get("group.sleeves").to_owned(),
        Place::Body => capital(&describe::called(seen, unit, group)),
    };
    let count = GroupChange::Count(group.count);
    GroupForm {
        group: index,
        each,
        name: text(
            seen,
            "group_name",
            &group.name,
            title.clone(),
            on(GroupChange::Name(group.name.clone())),
        ),
        title,
        figures: number(
            seen,
            "figures",
            Some(group.count),
            0..=MOST_FIGURES,
            on(count),
        ),
        rows: rows(seen, unit, group, asking, &on),
        remove: (unit.groups.len() > 1).then(|| Action {
            id: "remove_group".to_owned(),
            label: seen.words.get("action.remove_group").to_owned(),
            price: None,
            edit: on(GroupChange::Remove),
        }),
    }
}

fn rows(
    seen: &Seen<'_>,
    unit: &Unit,
    group: &Group,
    asking: &Asking<'_>,
    on: &dyn Fn(GroupChange) -> Edit,
) -> Vec<Row> {
    let mut rows = vec![one(seen, "armour", armours(seen, unit, group, asking, on))];
    let weapons = weapons(seen, unit, group, asking, on);
    if !weapons.is_empty() {
        rows.push(many(seen, "weapons", weapons));
    }
    let options = options(seen, unit, group, asking, on);
    if !options.is_empty() {
        rows.push(many(seen, "group_options", options));
    }
    let musket = group.weapons.has(Weapon::Musket) && unit.kind == Kind::Infantry;
    if musket {
        let choices = [Lock::Matchlock, Lock::Firelock].map(|lock| {
            let edit = on(GroupChange::Lock(lock));
            asking.choice(
                lock.id(),
                seen.capital(lock.id()),
                None,
                group.lock == lock,
                edit,
            )
        });
        rows.push(one(seen, "lock", choices.to_vec()));
    }
    if musket || group.bayonet.is_some() {
        rows.push(one(seen, "bayonet", bayonets(seen, group, asking, on)));
    }
    rows
}

fn armours(
    seen: &Seen<'_>,
    unit: &Unit,
    group: &Group,
    asking: &Asking<'_>,
    on: &dyn Fn(GroupChange) -> Edit,
) -> Vec<Choice> {
    let prices = &seen.rules.prices;
    let chart = match unit.kind {
        Kind::Cavalry => &prices.cavalry.armour,
        Kind::Infantry | Kind::Artillery => &prices.infantry.armour,
    };
    Armour::ALL
        .map(|armour| {
            let edit = on(GroupChange::Armour(armour));
            let price = Some(chart.of(armour).points).filter(|points| *points != Points::ZERO);
            let chosen = group.armour == armour;
            asking.choice(armour.id(), seen.capital(armour.id()), price, chosen, edit)
        })
        .to_vec()
}

/// The weapons its kind of troops carried, and whatever it has besides.
fn weapons(
    seen: &Seen<'_>,
    unit: &Unit,
    group: &Group,
    asking: &Asking<'_>,
    on: &dyn Fn(GroupChange) -> Edit,
) -> Vec<Choice> {
    let prices = &seen.rules.prices;
    let chart = match unit.kind {
        Kind::Cavalry => &prices.cavalry.weapon,
        Kind::Infantry | Kind::Artillery => &prices.infantry.weapon,
    };
    Weapon::ALL
        .into_iter()
        .filter(|weapon| {
            let dates = seen.rules.dates.of(*weapon);
            let usual = match unit.kind {
                Kind::Infantry => dates.foot,
                Kind::Cavalry => dates.mounted,
                Kind::Artillery => false,
            };
            usual || group.weapons.has(*weapon)
        })
        .map(|weapon| {
            let chosen = group.weapons.has(weapon);
            let edit = on(GroupChange::Weapon {
                weapon,
                on: !chosen,
            });
            let price = Some(chart.of(weapon).points);
            asking.choice(weapon.id(), seen.capital(weapon.id()), price, chosen, edit)
        })
        .collect()
}

fn options(
    seen: &Seen<'_>,
    unit: &Unit,
    group: &Group,
    asking: &Asking<'_>,
    on: &dyn Fn(GroupChange) -> Edit,
) -> Vec<Choice> {
    let foot = &seen.rules.prices.infantry;
    let horse = &seen.rules.prices.cavalry;
    let mut options = Vec::new();
    let mut flag = |show: bool, id: &str, price: Points, chosen: bool, change: GroupChange| {
        if show || chosen {
            let label = seen.words.get(&format!("choice.{id}")).to_owned();
            options.push(asking.choice(id, label, Some(price), chosen, on(change)));
        }
    };
    let (infantry, cavalry) = (unit.kind == Kind::Infantry, unit.kind == Kind::Cavalry);
    let shield = if cavalry { horse.shield } else { foot.shield };
    let shields = infantry || cavalry;
    flag(
        shields,
        "shield",
        shield.points,
        group.shield,
        GroupChange::Shield(!group.shield),
    );
    flag(
        infantry,
        "salvee",
        foot.salvee.points,
        group.salvee,
        GroupChange::Salvee(!group.salvee),
    );
    flag(
        infantry,
        "horse",
        foot.horse.points,
        group.horse,
        GroupChange::Horse(!group.horse),
    );
    flag(
        cavalry,
        "noble",
        horse.noble.points,
        group.noble,
        GroupChange::Noble(!group.noble),
    );
    flag(
        cavalry,
        "barded",
        horse.barded.points,
        group.barded,
        GroupChange::Barded(!group.barded),
    );
    let feigned = GroupChange::FalseRout(!group.false_rout);
    flag(
        cavalry,
        "false_rout",
        horse.false_rout.points,
        group.false_rout,
        feigned,
    );
    let artillery = unit.kind == Kind::Artillery;
    flag(
        artillery,
        "gunner",
        foot.gunner.points,
        group.gunner,
        GroupChange::Gunner(!group.gunner),
    );
    options
}

fn bayonets(
    seen: &Seen<'_>,
    group: &Group,
    asking: &Asking<'_>,
    on: &dyn Fn(GroupChange) -> Edit,
) -> Vec<Choice> {
    let price = seen.rules.prices.infantry.bayonet.points;
    [None, Some(Bayonet::Plug), Some(Bayonet::Ring)]
        .map(|bayonet| {
            let edit = on(GroupChange::Bayonet(bayonet));
            let (id, label, price) = match bayonet {
                None => ("none", capital(seen.words.get("choice.no_bayonet")), None),
                Some(kind) => (kind.id(), seen.capital(kind.id()), Some(price)),
            };
            asking.choice(id, label, price, group.bayonet == bayonet, edit)
        })
        .to_vec()
}
