//! The form of one unit.

use drumhead_vocabulary::Points;

use super::fields::{Asking, many, number, one, open, text};
use super::group_form;
use super::types::*;
use super::{Seen, describe, lines};
use crate::army::*;
use crate::edit::{Edit, UnitChange};
use crate::formation::{Place, place};
use crate::soundness::MOST_FIGURES;
use crate::weapons::{Weapon, WeaponSet};

/// Returns the form of this unit.
pub(crate) fn form(seen: &Seen<'_>, unit: &Unit) -> UnitForm {
    let asking = Asking::new(seen, unit);
    let bill = seen.bill.unit(unit.number);
    let on = |change: UnitChange| Edit::of_unit(unit, change);
    let none = || seen.words.get("choice.none_yet").to_owned();
    UnitForm {
        number: unit.number,
        title: seen.unit_name(unit),
        summary: describe::summary(seen, unit),
        name: text(
            seen,
            "unit_name",
            &unit.name,
            seen.unit_name(&Unit {
                name: String::new(),
                ..unit.clone()
            }),
            on(UnitChange::Name(unit.name.clone())),
        ),
        rows: rows(seen, unit, &asking),
        groups: (0_u8..)
            .zip(&unit.groups)
            .map(|(index, group)| group_form::form(seen, unit, index, group, &asking))
            .collect(),
        numbers: numbers(seen, unit),
        formation: formation(seen, unit),
        formed: describe::formed(seen, unit),
        shape: describe::shape(seen, unit),
        texts: vec![
            text(
                seen,
                "colours",
                &unit.colours,
                none(),
                on(UnitChange::Colours(unit.colours.clone())),
            ),
            text(
                seen,
                "notes",
                &unit.notes,
                none(),
                on(UnitChange::Notes(unit.notes.clone())),
            ),
        ],
        actions: actions(seen, unit),
        lines: bill
            .map(|bill| lines::of(seen, Some(unit), &bill.lines))
            .unwrap_or_default(),
        total: bill.map(|bill| bill.total).unwrap_or_default(),
    }
}

fn actions(seen: &Seen<'_>, unit: &Unit) -> Vec<Action> {
    [
        ("add_group", UnitChange::AddGroup),
        ("duplicate", UnitChange::Duplicate),
        ("remove", UnitChange::Remove),
    ]
    .map(|(id, change)| Action {
        id: id.to_owned(),
        label: seen.words.get(&format!("action.{id}")).to_owned(),
        price: None,
        edit: Edit::of_unit(unit, change),
    })
    .into_iter()
    .filter(|action| action.id != "add_group" || unit.kind != Kind::Artillery)
    .collect()
}

fn rows(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Row> {
    let mut rows = vec![
        one(seen, "kind", kinds(seen, unit)),
        one(seen, "troops", troops(seen, unit, asking)),
        one(seen, "grade", grades(seen, unit, asking)),
    ];
    if unit.kind != Kind::Artillery {
        rows.push(one(seen, "order", orders(seen, unit, asking)));
    }
    if unit.kind == Kind::Cavalry || unit.charge.is_some() {
        rows.push(one(seen, "charge", charges(seen, unit, asking)));
    }
    if unit.kind == Kind::Infantry || unit.training.is_some() {
        rows.push(one(seen, "training", trainings(seen, unit, asking)));
    }
    if unit.kind == Kind::Artillery && unit.models.guns() > 0 {
        rows.push(one(seen, "mount", mounts(seen, unit, asking)));
    }
    rows.push(many(seen, "unit_options", options(seen, unit, asking)));
    if !seen.army.generals.is_empty() {
        rows.push(one(seen, "general", generals(seen, unit)));
    }
    if seen.army.contingents.len() > 1 {
        rows.push(one(seen, "contingent", contingents(seen, unit)));
    }
    rows
}

fn kinds(seen: &Seen<'_>, unit: &Unit) -> Vec<Choice> {
    // No kind is ever closed: the choice of another kind removes the equipment that only the old
    // kind has.
    [Kind::Infantry, Kind::Cavalry, Kind::Artillery]
        .map(|kind| {
            open(
                kind.id(),
                seen.label(kind.id()),
                unit.kind == kind,
                Edit::of_unit(unit, UnitChange::Kind(kind)),
            )
        })
        .to_vec()
}

/// Returns a choice for each of a field's values, given the field's current value and each value's
/// id, label and price.
fn each<T: Copy + PartialEq>(
    asking: &Asking<'_>,
    unit: &Unit,
    (all, now): (impl IntoIterator<Item = T>, Option<T>),
    change: impl Fn(T) -> UnitChange,
    describe: impl Fn(T) -> (&'static str, String, Option<Points>),
) -> Vec<Choice> {
    let choice = |value: T| {
        let (id, label, price) = describe(value);
        let edit = Edit::of_unit(unit, change(value));
        asking.choice(id, label, price, now == Some(value), edit)
    };
    all.into_iter().map(choice).collect()
}

fn troops(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    use TroopType::{Irregular, Regular};
    let saving = seen.rules.prices.chart(unit.kind).irregular.points;
    let values = ([Regular, Irregular], Some(unit.troops));
    each(asking, unit, values, UnitChange::Troops, |troops| {
        let price = (troops == Irregular).then_some(saving);
        (troops.id(), seen.label(troops.id()), price)
    })
}

fn grades(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    let chart = seen.rules.prices.chart(unit.kind).grade;
    let values = (Grade::ALL, Some(unit.grade));
    each(asking, unit, values, UnitChange::Grade, |grade| {
        let price = chart.of(grade).points;
        (grade.id(), grade.id().to_owned(), Some(price))
    })
}

fn orders(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    let values = ([Order::Close, Order::Skirmish], Some(unit.order));
    each(asking, unit, values, UnitChange::Order, |order| {
        (order.id(), seen.label(order.id()), None)
    })
}

fn charges(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    let values = ([ChargeStyle::Trot, ChargeStyle::Gallop], unit.charge);
    let change = |style| UnitChange::Charge(Some(style));
    each(asking, unit, values, change, |style| {
        (style.id(), seen.label(style.id()), None)
    })
}

fn trainings(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    use Training::{BillAndBow, PikeAndShot};
    let price = seen.rules.prices.infantry.training.points;
    let all = [None, Some(PikeAndShot), Some(BillAndBow)];
    let values = (all, Some(unit.training));
    each(
        asking,
        unit,
        values,
        UnitChange::Training,
        |training| match training {
            None => (
                "none",
                seen.words.get("choice.no_training").to_owned(),
                None,
            ),
            Some(known) => (known.id(), seen.label(known.id()), Some(price)),
        },
    )
}

fn mounts(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    use GunMount::{Carriage, Wagon, WarWagon};
    let values = ([Carriage, Wagon, WarWagon], Some(unit.mount));
    each(asking, unit, values, UnitChange::Mount, |mount| {
        let label = seen.words.get(&format!("choice.{}", mount.id())).to_owned();
        (mount.id(), label, None)
    })
}

fn options(seen: &Seen<'_>, unit: &Unit, asking: &Asking<'_>) -> Vec<Choice> {
    let chart = seen.rules.prices.chart(unit.kind);
    let (unpaid, unsupplied) = (chart.unpaid, chart.unsupplied);
    let flag = |id: &str, price: Option<Points>, chosen: bool, change: UnitChange| {
        let label = seen.words.get(&format!("choice.{id}")).to_owned();
        asking.choice(id, label, price, chosen, Edit::of_unit(unit, change))
    };
    let is_unpaid = unit.pay == Pay::Unpaid;
    let pay = if is_unpaid { Pay::Paid } else { Pay::Unpaid };
    let mut options = vec![
        flag(
            "unpaid",
            Some(unpaid.points),
            is_unpaid,
            UnitChange::Pay(pay),
        ),
        flag(
            "unsupplied",
            Some(unsupplied.points),
            unit.unsupplied,
            UnitChange::Unsupplied(!unit.unsupplied),
        ),
    ];
    if unit.kind != Kind::Artillery {
        let price = seen.rules.choices.shallow_price.map(Points);
        options.push(flag(
            "shallow",
            price,
            unit.shallow,
            UnitChange::Shallow(!unit.shallow),
        ));
    }
    options
}

fn generals(seen: &Seen<'_>, unit: &Unit) -> Vec<Choice> {
    let nobody = open(
        "nobody",
        seen.words.get("choice.nobody").to_owned(),
        unit.general.is_none(),
        Edit::of_unit(unit, UnitChange::General(None)),
    );
    let others = seen.army.generals.iter().map(|general| {
        let edit = Edit::of_unit(unit, UnitChange::General(Some(general.id)));
        let chosen = unit.general == Some(general.id);
        open(
            &general.id.0.to_string(),
            seen.general_name(general),
            chosen,
            edit,
        )
    });
    others.chain([nobody]).collect()
}

fn contingents(seen: &Seen<'_>, unit: &Unit) -> Vec<Choice> {
    let contingents = seen.army.contingents.iter().map(|contingent| {
        let edit = Edit::of_unit(unit, UnitChange::Contingent(contingent.id));
        let name = seen.contingent_name(contingent);
        open(
            &contingent.id.0.to_string(),
            name,
            unit.contingent == contingent.id,
            edit,
        )
    });
    contingents.collect()
}

fn numbers(seen: &Seen<'_>, unit: &Unit) -> Vec<NumberField> {
    let mut fields = Vec::new();
    for model in Model::ALL {
        let count = unit.models.count(model);
        let wanted = match model {
            Model::Wagon => unit.mount == GunMount::Wagon,
            Model::WarWagon => unit.mount == GunMount::WarWagon,
            Model::VeryLightGun
            | Model::LightGun
            | Model::MediumGun
            | Model::OrganGun
            | Model::HeavyGun
            | Model::Limber => unit.kind == Kind::Artillery,
        };
        if wanted || count > 0 {
            let edit = Edit::of_unit(unit, UnitChange::Model { model, count });
            let price = seen.rules.prices.model.of(model).points;
            let hint = seen.fill("view.each", &[("each", price.to_string())]);
            fields.push(
                number(seen, model.id(), Some(count.into()), 0..=20, edit)
                    .under("count")
                    .hint(hint),
            );
        }
    }
    let bows = WeaponSet::of(&[
        Weapon::Longbow,
        Weapon::CompositeBow,
        Weapon::SelfBow,
        Weapon::Crossbow,
    ]);
    let archers = unit.groups.iter().any(|group| group.weapons.any(bows));
    if unit.kind == Kind::Infantry && (archers || unit.stakes > 0) {
        let edit = Edit::of_unit(unit, UnitChange::Stakes(unit.stakes));
        let stakes = &seen.rules.prices.stakes;
        let values = [
            ("each", stakes.price.points.to_string()),
            ("figures", stakes.per_figures.to_string()),
        ];
        let hint = seen.fill("view.stakes_price", &values);
        fields.push(number(seen, "stakes", Some(unit.stakes), 0..=unit.figures(), edit).hint(hint));
    }
    fields
}

fn formation(seen: &Seen<'_>, unit: &Unit) -> Vec<NumberField> {
    if unit.kind == Kind::Artillery {
        return Vec::new();
    }
    let in_sleeves = unit
        .groups
        .iter()
        .any(|group| place(unit, group) == Place::Sleeves);
    let most = unit.figures().clamp(1, MOST_FIGURES);
    let front = unit.formation.front;
    let id = if in_sleeves { "body_front" } else { "front" };
    let edit = Edit::of_unit(unit, UnitChange::Front(front));
    let mut fields = vec![number(seen, id, front.map(u32::from), 1..=most, edit).optional()];
    if in_sleeves {
        let sleeve = unit.formation.sleeve;
        let edit = Edit::of_unit(unit, UnitChange::Sleeve(sleeve));
        fields.push(number(seen, "sleeve", sleeve.map(u32::from), 1..=most, edit).optional());
    }
    fields
}
