//! Legal groups of figures (F-2.19 to F-2.28).

use super::Problems;
use crate::army::*;
use crate::problems::{Fault, Subject};
use crate::weapons::Weapon;

impl Problems<'_> {
    pub(super) fn group(&mut self, unit: &Unit, group: &Group, about: Subject) {
        self.check(group.count == 0, about, || Fault::EmptyGroup);
        if group.salvee {
            self.salvee(unit, about);
        }
        if let Some(bayonet) = group.bayonet {
            self.bayonet(unit, group, bayonet, about);
        }
        let cavalry = unit.kind == Kind::Cavalry;
        let noble = group.noble && (!cavalry || unit.grade == Grade::D);
        self.check(noble, about, || Fault::NobleGrade);
        let barded = group.barded && (!cavalry || group.armour < Armour::Heavy);
        self.check(barded, about, || Fault::Barding);
        if group.false_rout {
            self.false_rout(unit, group, about);
        }
        self.gunners(unit, group, about);
        let no_foot = unit.kind != Kind::Infantry;
        self.check(group.horse && no_foot, about, || Fault::HorsesElsewhere);
        let heavy = unit.order == Order::Skirmish && group.armour >= Armour::Heavy;
        self.check(heavy, about, || Fault::HeavySkirmishers);
        if !group.weapons.is_empty() {
            self.weapons(unit, group, about);
        }
    }

    /// Whether the unit is regular foot. Each option limited to regular foot has a separate
    /// problem; F-2.35 covers all these options.
    fn regular_foot(unit: &Unit) -> bool {
        unit.kind == Kind::Infantry && unit.troops == TroopType::Regular
    }

    /// Checks salvee fire (F-2.19, F-2.20).
    fn salvee(&mut self, unit: &Unit, about: Subject) {
        let regular_foot = Self::regular_foot(unit);
        self.check(!regular_foot, about, || Fault::SalveeNotRegularFoot);
        self.check(unit.grade == Grade::D, about, || Fault::SalveeGrade);
        // The whole unit has the training, but only its muskets pay for the training and use it
        // (D-59).
        let trained =
            |group: &Group| group.count > 0 && group.salvee && group.weapons.has(Weapon::Musket);
        let musket = unit.groups.iter().any(trained);
        self.check(!musket, about, || Fault::SalveeWithoutMusket);
        let years = &self.rules.limits.year;
        let (sweden, all) = (years.salvee_sweden.first, years.salvee_all.first);
        let year = self.army.year;
        let first = if self
            .rules
            .dates
            .is_swedish(self.army.nation(unit.contingent))
        {
            sweden
        } else {
            all
        };
        self.check(year < first, about, || Fault::SalveeEarly {
            year,
            sweden,
            all,
        });
    }

    /// Checks bayonets (F-2.28). The nation causes only a warning (D-75).
    fn bayonet(&mut self, unit: &Unit, group: &Group, bayonet: Bayonet, about: Subject) {
        let regular_foot = Self::regular_foot(unit);
        self.check(!regular_foot, about, || Fault::BayonetNotRegularFoot);
        let firelock = group.weapons.has(Weapon::Musket) && group.lock == Lock::Firelock;
        self.check(!firelock, about, || Fault::BayonetWithoutFirelock);
        let years = &self.rules.limits.year;
        let first = match bayonet {
            Bayonet::Plug => years.plug_bayonet.first,
            Bayonet::Ring => years.ring_bayonet.first,
        };
        let year = self.army.year;
        self.check(year < first, about, || Fault::BayonetEarly { year, first });
        let eastern = self
            .rules
            .dates
            .is_eastern(self.army.nation(unit.contingent));
        self.check(eastern, about, || Fault::BayonetEast);
    }

    /// Checks false routs (F-2.26). Medium cavalry must be in skirmish order (D-79).
    fn false_rout(&mut self, unit: &Unit, group: &Group, about: Subject) {
        let may = unit.kind == Kind::Cavalry
            && unit.troops == TroopType::Irregular
            && group.armour <= Armour::Medium;
        self.check(!may, about, || Fault::FalseRout);
        let never = may && group.armour == Armour::Medium && unit.order == Order::Close;
        self.check(never, about, || Fault::FalseRoutInCloseOrder);
    }

    /// Checks gunners (F-2.27, F-1.15).
    fn gunners(&mut self, unit: &Unit, group: &Group, about: Subject) {
        let artillery = unit.kind == Kind::Artillery;
        let light_foot = unit.kind != Kind::Cavalry && group.armour == Armour::Light;
        self.check(group.gunner && !light_foot, about, || Fault::GunnerArmour);
        self.check(group.gunner && !artillery, about, || {
            Fault::GunnersElsewhere
        });
        self.check(!group.gunner && artillery, about, || Fault::NoGunners);
    }

    /// Warns about weapons that are odd for their kind of troops, or outside their time.
    fn weapons(&mut self, unit: &Unit, group: &Group, about: Subject) {
        let year = self.army.year;
        for weapon in group.weapons.iter() {
            let dates = self.rules.dates.of(weapon);
            let odd = match unit.kind {
                Kind::Cavalry => !dates.mounted,
                Kind::Infantry | Kind::Artillery => !dates.foot,
            };
            self.check(odd, about, || Fault::OddWeapon { weapon });
            let (first, last) = (dates.first, dates.last);
            self.check(year < first, about, || Fault::WeaponEarly {
                weapon,
                year,
                first,
            });
            self.check(year > last, about, || Fault::WeaponLate {
                weapon,
                year,
                last,
            });
        }
    }
}
