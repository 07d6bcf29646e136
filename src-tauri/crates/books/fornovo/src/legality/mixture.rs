//! Legal mixtures of weapons and armour in one unit (F-2.29 to F-2.33).

use super::Problems;
use crate::army::*;
use crate::interpretations::{Halberds, Mixtures};
use crate::problems::{Fault, Subject};
use crate::weapons::{Weapon, WeaponSet};

/// Returns the groups of a unit that have figures. An empty group adds no weapons to the unit.
fn filled(unit: &Unit) -> impl Iterator<Item = &Group> {
    unit.groups.iter().filter(|group| group.count > 0)
}

/// The weapons of a unit that decide whether its mixture is legal.
struct Carried {
    pikes: bool,
    halberds: bool,
    longbows: bool,
    /// Whether the unit has crossbows, arquebuses or muskets.
    shot: bool,
    /// The missile weapons of the unit. In a group with pikes, only crossbows, arquebuses and
    /// muskets count.
    missiles: WeaponSet,
}

impl Carried {
    fn new(unit: &Unit) -> Self {
        let any = |weapons: WeaponSet| filled(unit).any(|g| g.weapons.any(weapons));
        let of = |group: &Group| {
            if group.weapons.has(Weapon::Pike) {
                group.weapons.intersection(WeaponSet::SHOT)
            } else {
                group.weapons
            }
        };
        let missiles = filled(unit)
            .fold(WeaponSet::NONE, |all, group| all.union(of(group)))
            .missiles();
        Self {
            pikes: any(WeaponSet::of(&[Weapon::Pike])),
            halberds: any(WeaponSet::of(&[Weapon::HeavyWeapon])),
            longbows: any(WeaponSet::of(&[Weapon::Longbow])),
            shot: any(WeaponSet::SHOT),
            missiles,
        }
    }
}

impl Problems<'_> {
    /// Checks mixtures of weapons and armour (D-65, D-66, D-68).
    pub(super) fn mixture(&mut self, unit: &Unit, about: Subject) {
        let carried = Carried::new(unit);
        match unit.training {
            Some(training) => self.trained(unit, training, &carried, about),
            None => self.untrained(unit, &carried, about),
        }
        self.armour(unit, about);
    }

    fn trained(&mut self, unit: &Unit, training: Training, carried: &Carried, about: Subject) {
        let foot = unit.kind == Kind::Infantry;
        self.check(!foot, about, || Fault::TrainingElsewhere);
        self.check(unit.order == Order::Skirmish, about, || {
            Fault::TrainedSkirmishers
        });
        let arms = match training {
            // Other missiles and halberds are reported as separate problems.
            Training::PikeAndShot => {
                WeaponSet::of(&[Weapon::Pike, Weapon::HeavyWeapon]).union(WeaponSet::MISSILES)
            }
            Training::BillAndBow => WeaponSet::of(&[Weapon::HeavyWeapon, Weapon::Longbow]),
        };
        let mixtures = self.rules.choices.mixtures;
        let strangers = mixtures != Mixtures::Lenient
            && differ(unit, |group| group.weapons)
            && filled(unit).any(|group| !group.weapons.any(arms));
        self.check(strangers, about, || mixed_weapons(mixtures));
        match training {
            Training::PikeAndShot => {
                self.check(!carried.pikes, about, || Fault::PikeAndShotLacksPikes);
                self.check(!carried.shot, about, || Fault::PikeAndShotLacksShot);
                // D-69: the training allows only three missile weapons.
                for weapon in carried.missiles.iter().filter(|w| !WeaponSet::SHOT.has(*w)) {
                    self.check(true, about, || Fault::ForeignShot { weapon });
                }
                let halberds = self.rules.choices.halberds;
                self.check(carried.halberds, about, || match halberds {
                    Halberds::Allowed => Fault::HalberdsAmongPikes,
                    Halberds::Forbidden => Fault::HalberdsForbidden,
                });
            }
            Training::BillAndBow => {
                let lacks = |missing| move || Fault::BillAndBowLacks { missing };
                self.check(!carried.halberds, about, lacks(Weapon::HeavyWeapon));
                self.check(!carried.longbows, about, lacks(Weapon::Longbow));
                let pikes_too = carried.pikes && carried.shot;
                self.check(pikes_too, about, || Fault::UntrainedPikeAndShot);
            }
        }
    }

    fn untrained(&mut self, unit: &Unit, carried: &Carried, about: Subject) {
        let mixtures = self.rules.choices.mixtures;
        if mixtures == Mixtures::Lenient {
            return;
        }
        // Gunners are foot too. A mixture needs its training even if the same figure has both
        // weapons.
        let close = unit.order == Order::Close && unit.kind != Kind::Cavalry;
        let pike_and_shot = close && carried.pikes && !carried.missiles.is_empty();
        let bill_and_bow = close && carried.halberds && carried.longbows;
        self.check(pike_and_shot, about, || Fault::UntrainedPikeAndShot);
        self.check(bill_and_bow, about, || Fault::UntrainedBillAndBow);
        let other = !pike_and_shot && !bill_and_bow;
        self.check(other && differ(unit, |group| group.weapons), about, || {
            mixed_weapons(mixtures)
        });
    }

    /// Checks mixtures of armour. Pikes may have heavier armour than their shot (F-2.33); the rules
    /// mention no other mixture.
    fn armour(&mut self, unit: &Unit, about: Subject) {
        let mixtures = self.rules.choices.mixtures;
        if mixtures == Mixtures::Lenient || !differ(unit, |group| group.armour) {
            return;
        }
        let armour = |pikes: bool| {
            filled(unit)
                .filter(move |g| g.weapons.has(Weapon::Pike) == pikes)
                .map(|g| g.armour)
        };
        let pikes_heavier = unit.training == Some(Training::PikeAndShot)
            && armour(true).min() >= armour(false).max()
            && all_equal(armour(true))
            && all_equal(armour(false));
        self.check(!pikes_heavier, about, || match mixtures {
            Mixtures::Strict => Fault::MixedArmourForbidden,
            Mixtures::Trainings | Mixtures::Lenient => Fault::MixedArmour,
        });
    }
}

/// Returns the fault of a mixture without training for it (D-65).
fn mixed_weapons(mixtures: Mixtures) -> Fault {
    match mixtures {
        Mixtures::Strict => Fault::MixedWeaponsForbidden,
        Mixtures::Trainings | Mixtures::Lenient => Fault::MixedWeapons,
    }
}

fn differ<T: PartialEq>(unit: &Unit, of: impl Fn(&Group) -> T) -> bool {
    !all_equal(filled(unit).map(of))
}

fn all_equal<T: PartialEq>(mut items: impl Iterator<Item = T>) -> bool {
    let Some(first) = items.next() else {
        return true;
    };
    items.all(|item| item == first)
}
