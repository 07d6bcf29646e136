//! Guns: their fire, and the targets of hits on them (section 9.15).

use std::ops::Add;

use drumhead_vocabulary::dice::Bands;

use drumhead_rules::odds::{Chance, Distribution};

use super::reach::Row;
use super::volley::Shot;
use crate::army::{Model, Models};
use crate::tables::Rules;
use crate::tables::saves::{Fire, Period};
use crate::tables::shooting::{GunClass, GunHit};

/// Returns the artillery period of a year. An interpretation sets the first year of the later
/// period (F-1.21, D-77).
pub fn period(year: u16, rules: &Rules) -> Period {
    let late = &rules.limits.year.late_artillery;
    if year >= late.first {
        Period::Late
    } else {
        Period::Early
    }
}

/// Returns the fire of a gun of this class in this year (F-9.27 to F-9.29, F-2.54).
pub fn fire(model: Model, year: u16, rules: &Rules) -> Fire {
    rules.guns.fire(model, period(year, rules))
}

/// Whether fire of this row destroys guns: ballshot from light or heavier guns does (F-9.33,
/// D-163).
pub const fn destroys_guns(row: Row) -> bool {
    match row {
        Row::Guns(GunClass::Light | GunClass::Medium | GunClass::Heavy, Shot::Ball) => true,
        Row::Guns(GunClass::VeryLight | GunClass::Organ, Shot::Ball)
        | Row::Guns(_, Shot::Hail)
        | Row::SmallArms(_) => false,
    }
}

/// The targets of hits on an artillery unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BatteryHits {
    /// The number of limbers destroyed.
    pub limbers: u32,
    /// The number of gunners hit. They may still be saved (D-161).
    pub gunners: u32,
    /// The number of guns destroyed.
    pub guns: u32,
}

impl Add for BatteryHits {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            limbers: self.limbers + other.limbers,
            gunners: self.gunners + other.gunners,
            guns: self.guns + other.guns,
        }
    }
}

/// Returns the three bands of the die for a hit on artillery: a limber or nothing; a gunner; a gun
/// or, failing that, a gunner (F-9.33).
pub fn gun_hit_bands(rules: &Rules) -> Bands {
    let labels = ["limber, if any", "gunner", "gun or gunner"];
    Bands::new(labels, |face| match rules.shooting.gun_hits.of(face) {
        GunHit::LimberOrNothing => 0,
        GunHit::Gunner => 1,
        GunHit::GunOrGunner => 2,
    })
}

/// The remaining models of an artillery unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ModelsLeft {
    /// The number of limbers.
    pub limbers: u32,
    /// The number of guns.
    pub guns: u32,
}

impl From<&Models> for ModelsLeft {
    fn from(models: &Models) -> Self {
        Self {
            limbers: models.limber.into(),
            guns: models.guns(),
        }
    }
}

/// Returns the targets of this many dice in each band of [`gun_hit_bands`] (F-9.33). Hits on
/// limbers that do not exist are misses; hits on guns that cannot be destroyed are hits on gunners.
pub fn gun_hits(dice: [u32; 3], by: Row, left: ModelsLeft) -> BatteryHits {
    let [limbers, gunners, guns] = dice;
    let destroyed = if destroys_guns(by) {
        guns.min(left.guns)
    } else {
        0
    };
    BatteryHits {
        limbers: limbers.min(left.limbers),
        gunners: gunners + guns - destroyed,
        guns: destroyed,
    }
}

/// Returns the chances of each set of targets for this many hits on a unit with these remaining
/// models.
pub fn gun_hits_odds<C: Chance>(
    hits: u32,
    by: Row,
    left: ModelsLeft,
    rules: &Rules,
) -> Distribution<BatteryHits, C> {
    // Dice are counted by band first; the remaining models matter only at the end.
    let table = &rules.shooting.gun_hits;
    let die = Distribution::<BatteryHits, C>::die(|face| {
        let mut one = BatteryHits::default();
        match table.of(face) {
            GunHit::LimberOrNothing => one.limbers = 1,
            GunHit::Gunner => one.gunners = 1,
            GunHit::GunOrGunner => one.guns = 1,
        }
        one
    });
    die.repeat(hits)
        .map(|dice| gun_hits([dice.limbers, dice.gunners, dice.guns], by, left))
}
