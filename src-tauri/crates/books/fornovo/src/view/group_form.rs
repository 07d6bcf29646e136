//! The form of a group of figures.

use drumhead_vocabulary::Points;

use super::fields::{Asking, many, number, one, text};
use super::types::*;
use super::{Seen, describe};
use crate::army::*;
use crate::edit::{Edit, GroupChange};
use crate::formation::{Place, place};
use crate::soundness::MOST_FIGURES;
use crate::weapons::Weapon;

/// Returns the form of this group.
pub(crate) fn form(
    seen: &Seen<'_>,
    unit: &Unit,
    index: u8,
    group: &Group,
    asking: &Asking<'_>,
) -> GroupForm {
    Shown {
        seen,
        unit,
        index,
        group,
        asking,
    }
    .form()
}

/// The group and the context of its form.
struct Shown<'a> {
    seen: &'a Seen<'a>,
    unit: &'a Unit,
    index: u8,
    group: &'a Group,
    asking: &'a Asking<'a>,
}

impl Shown<'_> {
    fn on(&self, change: GroupChange) -> Edit {
        Edit::of_group(self.unit, self.index, change)
    }

    fn is_mounted(&self) -> bool {
        self.unit.kind == Kind::Cavalry
    }

    fn form(&self) -> GroupForm {
        let (seen, group) = (self.seen, self.group);
        let title = match place(self.unit, group) {
            Place::Sleeves => seen.words.get("group.sleeves").to_owned(),
            Place::Body => describe::title(seen, self.unit, group),
        };
        let (name, count) = (group.name.clone(), group.count);
        GroupForm {
            group: self.index,
            each: self.each(),
            name: text(
                seen,
                "group_name",
                &group.name,
                title.clone(),
                self.on(GroupChange::Name(name)),
            ),
            title,
            figures: number(
                seen,
                "figures",
                Some(count),
                0..=MOST_FIGURES,
                self.on(GroupChange::Count(count)),
            ),
            rows: self.rows(),
            remove: (self.unit.groups.len() > 1).then(|| Action {
                id: "remove_group".to_owned(),
                label: seen.words.get("action.remove_group").to_owned(),
                price: None,
                edit: self.on(GroupChange::Remove),
            }),
        }
    }

    /// Returns the price of one figure of the group.
    fn each(&self) -> Points {
        let bill = &self.seen.bill;
        let price = bill.unit(self.unit.number).and_then(|unit| {
            let place = unit.figure_prices.start + usize::from(self.index);
            bill.figure_prices.get(place)
        });
        price.copied().unwrap_or_default()
    }

    fn rows(&self) -> Vec<Row> {
        let (seen, group) = (self.seen, self.group);
        let mut rows = vec![one(seen, "armour", self.armours())];
        let weapons = self.weapons();
        if !weapons.is_empty() {
            rows.push(many(seen, "weapons", weapons));
        }
        let options = self.options();
        if !options.is_empty() {
            rows.push(many(seen, "group_options", options));
        }
        let musket = group.weapons.has(Weapon::Musket) && self.unit.kind == Kind::Infantry;
        if musket {
            rows.push(one(seen, "lock", self.locks()));
        }
        if musket || group.bayonet.is_some() {
            rows.push(one(seen, "bayonet", self.bayonets()));
        }
        rows
    }

    fn armours(&self) -> Vec<Choice> {
        let prices = &self.seen.rules.prices;
        let chart = if self.is_mounted() {
            &prices.cavalry.armour
        } else {
            &prices.infantry.armour
        };
        let choices = Armour::ALL.map(|armour| {
            let price = Some(chart.of(armour).points).filter(|points| *points != Points::ZERO);
            let chosen = self.group.armour == armour;
            self.choice(armour.id(), price, chosen, GroupChange::Armour(armour))
        });
        choices.to_vec()
    }

    /// Returns the usual weapons of this kind of troops, and any other weapons that the group has.
    fn weapons(&self) -> Vec<Choice> {
        let rules = self.seen.rules;
        let chart = if self.is_mounted() {
            &rules.prices.cavalry.weapon
        } else {
            &rules.prices.infantry.weapon
        };
        let usual = |weapon| {
            let dates = rules.dates.of(weapon);
            match self.unit.kind {
                Kind::Infantry => dates.foot,
                Kind::Cavalry => dates.mounted,
                Kind::Artillery => false,
            }
        };
        let has = |weapon| self.group.weapons.has(weapon);
        let weapons = Weapon::ALL.into_iter();
        weapons
            .filter(|weapon| usual(*weapon) || has(*weapon))
            .map(|weapon| {
                let (price, chosen) = (Some(chart.of(weapon).points), has(weapon));
                let on = !chosen;
                let change = GroupChange::Weapon { weapon, on };
                self.choice(weapon.id(), price, chosen, change)
            })
            .collect()
    }

    fn options(&self) -> Vec<Choice> {
        let (foot, horse) = {
            let prices = &self.seen.rules.prices;
            (&prices.infantry, &prices.cavalry)
        };
        let (group, kind) = (self.group, self.unit.kind);
        let (infantry, cavalry) = (kind == Kind::Infantry, kind == Kind::Cavalry);
        let shield = if cavalry { horse.shield } else { foot.shield };
        let all = [
            self.option(
                infantry || cavalry,
                ("shield", shield.points),
                group.shield,
                GroupChange::Shield,
            ),
            self.option(
                infantry,
                ("salvee", foot.salvee.points),
                group.salvee,
                GroupChange::Salvee,
            ),
            self.option(
                infantry,
                ("horse", foot.horse.points),
                group.horse,
                GroupChange::Horse,
            ),
            self.option(
                cavalry,
                ("noble", horse.noble.points),
                group.noble,
                GroupChange::Noble,
            ),
            self.option(
                cavalry,
                ("barded", horse.barded.points),
                group.barded,
                GroupChange::Barded,
            ),
            self.option(
                cavalry,
                ("false_rout", horse.false_rout.points),
                group.false_rout,
                GroupChange::FalseRout,
            ),
            self.option(
                kind == Kind::Artillery,
                ("gunner", foot.gunner.points),
                group.gunner,
                GroupChange::Gunner,
            ),
        ];
        all.into_iter().flatten().collect()
    }

    /// Returns an option that is on or off; `None` if these troops cannot have it and the group
    /// does not have it.
    fn option(
        &self,
        usual: bool,
        (id, price): (&str, Points),
        has: bool,
        change: fn(bool) -> GroupChange,
    ) -> Option<Choice> {
        (usual || has).then(|| {
            let label = self.seen.words.get(&format!("choice.{id}")).to_owned();
            let edit = self.on(change(!has));
            self.asking.choice(id, label, Some(price), has, edit)
        })
    }

    fn locks(&self) -> Vec<Choice> {
        let choices = [Lock::Matchlock, Lock::Firelock].map(|lock| {
            let chosen = self.group.lock == lock;
            self.choice(lock.id(), None, chosen, GroupChange::Lock(lock))
        });
        choices.to_vec()
    }

    fn bayonets(&self) -> Vec<Choice> {
        let (seen, price) = (self.seen, self.seen.rules.prices.infantry.bayonet.points);
        let choices = [None, Some(Bayonet::Plug), Some(Bayonet::Ring)].map(|bayonet| {
            let chosen = self.group.bayonet == bayonet;
            let change = GroupChange::Bayonet(bayonet);
            match bayonet {
                Some(kind) => self.choice(kind.id(), Some(price), chosen, change),
                None => {
                    let label = seen.words.get("choice.no_bayonet").to_owned();
                    let edit = self.on(change);
                    self.asking.choice("none", label, None, chosen, edit)
                }
            }
        });
        choices.to_vec()
    }

    /// Returns a choice with the label of this id.
    fn choice(&self, id: &str, price: Option<Points>, chosen: bool, change: GroupChange) -> Choice {
        let label = self.seen.label(id);
        self.asking
            .choice(id, label, price, chosen, self.on(change))
    }
}
