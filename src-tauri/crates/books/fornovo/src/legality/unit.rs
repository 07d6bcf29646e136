//! Legal units (F-2.01 to F-2.18, F-2.23, F-2.36).

use super::Problems;
use crate::army::*;
use crate::formation::{self, Disorder};
use crate::problems::{Fault, Subject};
use crate::weapons::{Weapon, WeaponSet};

impl Problems<'_> {
    pub(super) fn unit(&mut self, unit: &Unit) {
        let about = Subject::Unit(unit.number);
        self.size(unit, about);
        match unit.kind {
            Kind::Infantry => self.horses(unit, about),
            Kind::Cavalry => self.charge(unit, about),
            Kind::Artillery => self.guns(unit, about),
        }
        self.elsewhere(unit, about);
        self.stakes(unit, about);
        if let Pay::Partly { unpaid } = unit.pay {
            let figures = unit.figures();
            self.check(true, about, || Fault::PartlyUnpaid { unpaid, figures });
        }
        let unpriced = unit.shallow && self.rules.choices.shallow_price.is_none();
        self.check(unpriced, about, || Fault::ShallowUnpriced);
        let rankless = unit.kind == Kind::Artillery || unit.order == Order::Skirmish;
        self.check(unit.shallow && rankless, about, || {
            Fault::ShallowWithoutRanks
        });
        self.general(unit, about);
        self.formation(unit, about);
        self.mixture(unit, about);
        for (index, group) in unit.groups.iter().enumerate() {
            let Ok(index) = u8::try_from(index) else {
                break;
            };
            self.group(unit, group, Subject::Group(unit.number, index));
        }
    }

    /// Checks the size of the unit (F-2.02 to F-2.04).
    fn size(&mut self, unit: &Unit, about: Subject) {
        let sizes = &self.rules.limits.size;
        let figures = unit.figures();
        let guns = unit.models.guns();
        match unit.kind {
            Kind::Infantry => {
                let (least, most) = (sizes.infantry.least, sizes.infantry.most);
                self.check(!(least..=most).contains(&figures), about, || {
                    Fault::InfantrySize {
                        figures,
                        least,
                        most,
                    }
                });
            }
            Kind::Cavalry => {
                let (least, most) = (sizes.cavalry.least, sizes.cavalry.most);
                self.check(!(least..=most).contains(&figures), about, || {
                    Fault::CavalrySize {
                        figures,
                        least,
                        most,
                    }
                });
            }
            Kind::Artillery => {
                let (least, most) = (sizes.artillery.least, sizes.artillery.most);
                self.check(!(least..=most).contains(&guns), about, || {
                    Fault::ArtillerySize { guns, least, most }
                });
            }
        }
        let elsewhere = guns > 0 && unit.kind != Kind::Artillery;
        self.check(elsewhere, about, || Fault::GunsElsewhere { guns });
    }

    /// Checks the charge style (F-2.14, F-2.15).
    fn charge(&mut self, unit: &Unit, about: Subject) {
        let undecided = unit.troops == TroopType::Regular && unit.charge.is_none();
        self.check(undecided, about, || Fault::NoChargeStyle);
        let trots = unit.troops == TroopType::Irregular && unit.charge == Some(ChargeStyle::Trot);
        self.check(trots, about, || Fault::IrregularTrot);
    }

    /// Checks horses. A unit acts as one body, so it is mounted only if every figure has a horse
    /// (F-1.13).
    fn horses(&mut self, unit: &Unit, about: Subject) {
        let riders = unit.groups.iter().filter(|group| group.horse);
        let mounted = riders.fold(0, |sum: u32, group| sum.saturating_add(group.count));
        let figures = unit.figures();
        let partly = mounted > 0 && mounted < figures;
        self.check(partly, about, || Fault::PartlyMounted { mounted, figures });
    }

    /// Checks for equipment that the unit cannot use (F-2.14, F-2.36, F-4.32).
    fn elsewhere(&mut self, unit: &Unit, about: Subject) {
        let charges = unit.charge.is_some() && unit.kind != Kind::Cavalry;
        self.check(charges, about, || Fault::ChargeElsewhere);
        let artillery = unit.kind == Kind::Artillery;
        let carried = unit.mount != GunMount::Carriage;
        self.check(carried && !artillery, about, || Fault::MountElsewhere);
        let limbers = u32::from(unit.models.limber);
        let guns = if artillery && !carried {
            unit.models.guns()
        } else {
            0
        };
        self.check(limbers > guns, about, || Fault::SpareLimbers {
            limbers,
            guns,
        });
    }

    /// Warns about stakes that cannot be used. The rules let all troops buy them (F-4.26).
    fn stakes(&mut self, unit: &Unit, about: Subject) {
        let (stakes, figures) = (unit.stakes, unit.figures());
        self.check(stakes > figures, about, || Fault::SpareStakes {
            stakes,
            figures,
        });
        let bows = WeaponSet::of(&[
            Weapon::Longbow,
            Weapon::CompositeBow,
            Weapon::SelfBow,
            Weapon::Crossbow,
        ]);
        let mut filled = unit.groups.iter().filter(|group| group.count > 0);
        let archers = filled.any(|group| group.weapons.any(bows));
        self.check(stakes > 0 && !archers, about, || Fault::StakesWithoutBows);
    }

    /// Checks guns, their gunners and their transport (F-2.04, F-2.36, F-4.32, F-7.18).
    fn guns(&mut self, unit: &Unit, about: Subject) {
        let models = &unit.models;
        let guns = models.guns();
        let gunners: u32 = unit
            .groups
            .iter()
            .filter(|g| g.gunner)
            .fold(0, |sum, g| sum.saturating_add(g.count));
        let crews = &self.rules.movement.crew;
        let needed = Model::GUNS
            .iter()
            .map(|gun| u32::from(models.count(*gun)) * crews.of(*gun).fire)
            .sum();
        self.check(gunners < needed, about, || Fault::FewGunners {
            gunners,
            needed,
        });
        let useful = guns * self.rules.limits.size.gunners_a_model.most;
        self.check(guns > 0 && gunners > useful, about, || Fault::ManyGunners {
            gunners,
            useful,
        });
        let spare = match unit.mount {
            GunMount::Carriage => u32::from(models.wagon) + u32::from(models.war_wagon),
            GunMount::Wagon => models.war_wagon.into(),
            GunMount::WarWagon => models.wagon.into(),
        };
        self.check(spare > 0, about, || Fault::SpareWagons { wagons: spare });
        let limbers = u32::from(models.limber);
        let room = &self.rules.limits.size.war_wagon;
        let (wagons, each) = match unit.mount {
            GunMount::Carriage => {
                self.check(limbers < guns, about, || Fault::NoLimber { guns, limbers });
                return;
            }
            GunMount::Wagon => (models.wagon, 1),
            GunMount::WarWagon => (models.war_wagon, room.light_guns),
        };
        let wagons = u32::from(wagons);
        let heavier = |gun: &Model| models.count(*gun) > 0 && !unit.mount.carries(*gun);
        let heavier = Model::GUNS.iter().any(heavier);
        self.check(heavier, about, || Fault::GunsTooHeavyForWagon);
        self.check(guns > wagons.saturating_mul(each), about, || {
            Fault::TooFewWagons { guns, wagons }
        });
    }

    /// Warns about a subgeneral of another contingent, which is odd but not illegal (F-2.38).
    fn general(&mut self, unit: &Unit, about: Subject) {
        let Some(id) = unit.general else { return };
        let foreign = self.army.generals.iter().any(|general| {
            general.id == id
                && general.rank == Rank::Subgeneral
                && general.contingent != unit.contingent
        });
        self.check(foreign, about, || Fault::ForeignGeneral);
    }

    /// Checks the formation entered (F-2.11, F-2.18, F-2.34).
    fn formation(&mut self, unit: &Unit, about: Subject) {
        if unit.training == Some(Training::PikeAndShot) {
            self.sleeves(unit, about);
        }
        let Some(formed) = formation::formed(unit, self.rules) else {
            return;
        };
        for disorder in formed.disorders {
            self.check(true, about, || match disorder {
                Disorder::Shallow { ranks, least } => Fault::TooShallow { ranks, least },
                Disorder::Wide { front, most } => Fault::TooWide { front, most },
            });
        }
    }

    /// Checks sleeves of shot (F-2.34).
    fn sleeves(&mut self, unit: &Unit, about: Subject) {
        let limits = &self.rules.limits;
        let free = limits.year.free_sleeves.first;
        if self.army.year >= free {
            return;
        }
        let shot: u32 = unit
            .groups
            .iter()
            .filter(|group| formation::place(unit, group) == formation::Place::Sleeves)
            .fold(0, |sum, group| sum.saturating_add(group.count));
        let figures = unit.figures();
        let share = limits.sleeves.largest_share;
        self.check(share.exceeded_by(shot, figures), about, || {
            Fault::TooMuchShot {
                shot,
                figures,
                year: free,
            }
        });
        // The sleeves are as entered, or derived from the front of the pikes.
        let formed = formation::formed(unit, self.rules).and_then(|formed| formed.sleeves);
        let follows = formed.map_or(0, |[_, right]| right.front);
        let front = unit.formation.sleeve.map_or(follows, u32::from);
        let most = limits.sleeves.widest;
        self.check(front > most, about, || Fault::WideSleeve {
            front,
            most,
            year: free,
        });
    }
}
