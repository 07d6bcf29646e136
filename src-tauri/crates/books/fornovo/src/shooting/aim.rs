//! A prepared volley, with its dice, scores to hit and halvings.

use drumhead_vocabulary::ClauseId;

use super::reach::{self, Row};
use super::refusal::CannotShoot;
use super::saves::save_row;
use super::target::{self, Column};
use super::volley::{
    Band, Battery, Charge, ChargeMet, Movement, Shooters, Shot, SmallArms, Volley,
};
use crate::interpretations::{
    HalvedWhen, Halvings, MinimumCrew, MountedFire, MountedInfantry, ShortCharge,
};
use crate::movement::Mount;
use crate::tables::Rules;
use crate::tables::share::Share;
use crate::tables::shooting::{DicePer, GunClass, Lessening, SaveAgainst, SmallArmsRow};
use crate::to_hit::ToHit;
use crate::weapons::Weapon;

/// A volley that is ready to roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The calculation of the dice.
    pub dice: DiceCount,
    /// The reason for fewer dice, if any.
    pub fewer: Option<Fewer>,
    /// The row of the table.
    pub row: Row,
    /// The range band.
    pub band: Band,
    /// The clause of the row.
    pub clause: ClauseId,
    /// The class of the target.
    pub column: Column,
    /// The cell of the table, as printed.
    pub printed: ToHit,
    /// The scores to hit: the cell's scores, with the bonus against a dense target.
    pub to_hit: ToHit,
    /// The reductions in hits.
    pub lessened: Vec<Lessened>,
    /// The share of hits left after all reductions.
    pub left: Share,
    /// The hits that other figures of the same arm have already rolled at the target in this step.
    /// The share is calculated for all the arm's hits together (F-9.02).
    pub before: u32,
    /// Whether the share applies before saves or after (D-160).
    pub halved: HalvedWhen,
    /// The kind of saves against the volley.
    pub saves: SaveAgainst,
    /// Whether the volley is salvee fire, which matters in reaction tests.
    pub salvee: bool,
}

/// The calculation of a volley's dice (section 9.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceCount {
    /// The clause.
    pub clause: ClauseId,
    /// The number of shooting figures or gunners.
    pub figures: u32,
    /// The number of figures per die; 0 if dice are not counted by figures.
    pub per: u32,
    /// The smallest remainder of figures that earns one more die; 0 if no remainder does.
    pub round_up_from: u32,
    /// The maximum number of dice for the guns with enough gunners.
    pub most: Option<u32>,
    /// The number of dice that the shooters earn.
    pub counted: u32,
    /// The number of dice to roll.
    pub dice: u32,
}

/// The reason why fewer dice are rolled than the shooters earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fewer {
    /// A garrison rolls at most the dice for the length of this front, and at most the dice that it
    /// has left (F-11.15).
    Front,
    /// Only the dice that missed friends in a danger zone continue to the target (F-9.16).
    Flying,
    /// Figures of the same arm have rolled some of the dice at this target (F-9.02, F-9.04).
    Rolled,
}

impl Fewer {
    /// Returns the clause of the reason.
    pub const fn clause(self) -> ClauseId {
        match self {
            Self::Front => ClauseId::new("F-11.15"),
            Self::Flying => ClauseId::new("F-9.16"),
            Self::Rolled => ClauseId::new("F-9.02"),
        }
    }
}

/// A reduction in hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lessened {
    /// The reason.
    pub why: Lessening,
    /// The clause.
    pub clause: ClauseId,
    /// The share of hits left.
    pub hits: Share,
}

impl Aim {
    /// Returns the number of hits to allocate and save, if the dice roll this many hits (F-9.01).
    /// The result is already halved if halving comes before saves.
    pub fn hits(&self, thrown: u32) -> u32 {
        match self.halved {
            HalvedWhen::BeforeSaves => self.left.of_more(self.before, thrown),
            HalvedWhen::AfterSaves => thrown,
        }
    }

    /// Returns the number of figures lost to these unsaved hits.
    pub fn losses(&self, unsaved: u32) -> u32 {
        match self.halved {
            HalvedWhen::BeforeSaves => unsaved,
            HalvedWhen::AfterSaves => self.left.of_count(unsaved),
        }
    }

    /// Whether only a share of the hits counts.
    pub fn is_lessened(&self) -> bool {
        self.left != Share::WHOLE
    }

    /// Whether a reduction removes some of these hits, or is still to be applied after the saves.
    pub fn reduces(&self, thrown: u32) -> bool {
        let later = self.halved == HalvedWhen::AfterSaves;
        self.is_lessened() && (later || self.hits(thrown) < thrown)
    }

    /// Returns the scores with which a single die still hits after all reductions.
    pub fn single_to_hit(&self) -> ToHit {
        self.to_hit.map(|hits| {
            let hits = self.left.of_more(self.before, u32::from(hits));
            u8::try_from(hits).unwrap_or(u8::MAX)
        })
    }

    /// Returns the same volley after other figures of the same arm have rolled this many hits at
    /// the target.
    #[must_use]
    pub fn after_hits(self, before: u32) -> Self {
        Self { before, ..self }
    }

    /// Returns the same volley with this many dice. If the shooters earn more, `why` is the reason
    /// for the smaller number.
    #[must_use]
    pub fn with_dice(mut self, dice: u32, why: Fewer) -> Self {
        self.fewer = (dice < self.dice.counted).then_some(why);
        self.dice.dice = dice;
        self
    }
}

/// Prepares a volley (F-9.01): checks permission, and finds the row, column, dice and halvings.
///
/// # Errors
/// [`CannotShoot`] with the first reason why the volley is impossible.
pub fn volley(volley: &Volley, rules: &Rules) -> Result<Aim, CannotShoot> {
    let shooters = &volley.shooters;
    may_shoot(volley)?;
    let bands = reach::bands(shooters, volley.scale, rules);
    let row = reach::row(shooters, rules).ok_or(CannotShoot::NoMissile)?;
    let saves = save_row(shooters, rules).ok_or(CannotShoot::NoMissile)?;
    let band = reach::find(&bands, volley.reach).ok_or_else(|| unreached(shooters, &bands))?;
    if let Shooters::Guns(guns) = shooters
        && let Some(idle) = guns.idle
    {
        match idle.left(band.reload, rules) {
            0 => {}
            turns => return Err(CannotShoot::Reloading { turns }),
        }
    }
    let ball = matches!(row, Row::Guns(_, Shot::Ball));
    let choice = target::choose(&volley.target, &band.cells, ball, rules);
    let lessened = lessenings(volley, rules);
    let mut shares = lessened.iter().map(|lessened| lessened.hits);
    let left = match rules.choices.halvings {
        Halvings::Each => shares.fold(Share::WHOLE, Share::times),
        Halvings::Once => shares.next().unwrap_or(Share::WHOLE),
    };
    Ok(Aim {
        dice: dice(shooters, rules)?,
        fewer: None,
        row,
        band: band.band,
        clause: band.clause,
        column: choice.column,
        printed: choice.printed,
        to_hit: choice.to_hit,
        lessened,
        left,
        before: 0,
        halved: rules.choices.halved,
        saves,
        salvee: shooters.are_salvee(),
    })
}

/// Returns the reason why a target is in none of the bands.
fn unreached(shooters: &Shooters, bands: &[reach::BandRow]) -> CannotShoot {
    match shooters {
        Shooters::Guns(guns) if bands.is_empty() => match (guns.gun, guns.shot) {
            (GunClass::Organ, Shot::Ball) => CannotShoot::OrganBall,
            (GunClass::VeryLight, Shot::Hail) => CannotShoot::NoHail,
            _ => CannotShoot::OutOfRange,
        },
        Shooters::SmallArms(_) | Shooters::Guns(_) | Shooters::Sniper(_) => CannotShoot::OutOfRange,
    }
}

/// Checks the state of the shooters, the target, the charge and the movement.
///
/// # Errors
/// [`CannotShoot`] with the first objection.
fn may_shoot(volley: &Volley) -> Result<(), CannotShoot> {
    let in_force = |reason: CannotShoot| reason.clause().stands();
    let shooters = &volley.shooters;
    let sniper = matches!(shooters, Shooters::Sniper(_));
    let met = match volley.charge {
        Some(Charge::Met(met)) => Some(met),
        Some(Charge::Made) | None => None,
    };
    let made = volley.charge == Some(Charge::Made);
    let charging = made
        && match shooters {
            Shooters::SmallArms(arms) => !arms.may_fire_charging(),
            Shooters::Guns(_) | Shooters::Sniper(_) => true,
        };
    let plugged = matches!(shooters, Shooters::SmallArms(arms) if arms.plug_fixed);
    let objections = [
        (shooters.are_routed(), CannotShoot::Routed),
        (volley.target.sniper && !sniper, CannotShoot::AtSniper),
        (plugged, CannotShoot::PlugBayonets),
        (met.is_some_and(|met| met.crash_in), CannotShoot::CrashIn),
        (met.is_some_and(|met| !met.frontal), CannotShoot::NotFrontal),
        (charging, CannotShoot::Charging),
    ];
    for (applies, reason) in objections {
        if applies && in_force(reason) {
            return Err(reason);
        }
    }
    // The only movement of troops that shoot while charging is their charge.
    if made {
        return Ok(());
    }
    match forbidden_movement(shooters) {
        Some(reason) if in_force(reason) => Err(reason),
        Some(_) | None => Ok(()),
    }
}

/// Returns the reason if these shooters cannot fire after their movement (F-9.35 to F-9.38).
fn forbidden_movement(shooters: &Shooters) -> Option<CannotShoot> {
    let further = shooters.movement() == Movement::Further;
    match shooters {
        Shooters::SmallArms(arms) => {
            let mounted = arms.mounted.is_some();
            let free = mounted || arms.is_salvee();
            (further && !free).then_some(CannotShoot::MovedTooFar)
        }
        Shooters::Sniper(_) => further.then_some(CannotShoot::MovedTooFar),
        Shooters::Guns(guns) if guns.gun == GunClass::VeryLight => {
            further.then_some(CannotShoot::MovedTooFar)
        }
        Shooters::Guns(guns) => {
            (guns.movement != Movement::Stood).then_some(CannotShoot::GunsMoved)
        }
    }
}

/// Returns the reductions in a volley's hits (F-9.10, F-9.26, F-9.36).
fn lessenings(volley: &Volley, rules: &Rules) -> Vec<Lessened> {
    let rows = rules.shooting.lessening.0.iter();
    rows.filter(|row| row.clause.stands() && applies(row.predicate, volley, rules))
        .filter_map(|row| {
            Some(Lessened {
                why: row.predicate,
                clause: row.clause,
                hits: row.hits?,
            })
        })
        .collect()
}

fn applies(why: Lessening, volley: &Volley, rules: &Rules) -> bool {
    let shooters = &volley.shooters;
    let met: Option<ChargeMet> = match volley.charge {
        Some(Charge::Met(met)) => Some(met),
        Some(Charge::Made) | None => None,
    };
    let any_unit = rules.choices.short_charge == ShortCharge::AnyUnit;
    let short = met.is_some_and(|met| met.under_half) && !shooters.are_salvee();
    let moved = shooters.movement() != Movement::Stood;
    match shooters {
        Shooters::SmallArms(arms) => {
            let foot = arms.mounted.is_none();
            match why {
                // Self-bows lose range on horseback, not hits; very light guns are not small arms.
                Lessening::SelfBowFromHorseback | Lessening::VeryLightGunsMoved => false,
                Lessening::ShootersShaken => arms.shaken,
                Lessening::FootMovedWithoutRotation => {
                    foot && moved && !arms.is_rotation() && !arms.is_salvee()
                }
                Lessening::FootContactedUnderHalfCharge => short && (foot || any_unit),
                Lessening::MountedFireNotSelfBowOrPistols => {
                    !foot && is_halved_on_horseback(arms, rules)
                }
            }
        }
        Shooters::Guns(guns) => match why {
            Lessening::VeryLightGunsMoved => guns.gun == GunClass::VeryLight && moved,
            Lessening::FootContactedUnderHalfCharge => short && any_unit,
            Lessening::SelfBowFromHorseback
            | Lessening::ShootersShaken
            | Lessening::FootMovedWithoutRotation
            | Lessening::MountedFireNotSelfBowOrPistols => false,
        },
        Shooters::Sniper(_) => match why {
            Lessening::FootMovedWithoutRotation => moved,
            Lessening::FootContactedUnderHalfCharge => short,
            Lessening::SelfBowFromHorseback
            | Lessening::ShootersShaken
            | Lessening::MountedFireNotSelfBowOrPistols
            | Lessening::VeryLightGunsMoved => false,
        },
    }
}

/// Whether hits by riders with this weapon are halved (D-07).
fn is_halved_on_horseback(arms: &SmallArms, rules: &Rules) -> bool {
    let row = reach::small_arms_row(arms, rules);
    let self_bow = row.is_some_and(|row: SmallArmsRow| reach::is_self_bow(arms.weapon, row));
    arms.weapon != Weapon::Pistols
        && match rules.choices.mounted_fire {
            MountedFire::NotBowsOrPistols => !self_bow,
            MountedFire::NotPistols => true,
        }
}

/// Returns the dice of these shooters (F-9.04 to F-9.07, F-2.51).
fn dice(shooters: &Shooters, rules: &Rules) -> Result<DiceCount, CannotShoot> {
    let table = &rules.shooting.dice;
    match shooters {
        Shooters::SmallArms(arms) => {
            let per = match arms.mounted {
                Some(Mount::Infantry)
                    if rules.choices.mounted_infantry == MountedInfantry::FootRates =>
                {
                    &table.infantry
                }
                Some(_) => &table.mounted,
                None => &table.infantry,
            };
            Ok(by_figures(*per, arms.figures))
        }
        Shooters::Guns(guns) => gun_dice(guns, rules),
        Shooters::Sniper(_) => {
            let sniper = &rules.shooting.sniper;
            Ok(DiceCount {
                clause: sniper.clause,
                figures: 1,
                per: 0,
                round_up_from: 0,
                most: None,
                counted: sniper.dice,
                dice: sniper.dice,
            })
        }
    }
}

/// Counts one die per fixed number of figures. The row decides how the remainder is rounded.
fn by_figures(row: DicePer, figures: u32) -> DiceCount {
    let full = figures.checked_div(row.figures).unwrap_or(0);
    let rest = figures.checked_rem(row.figures).unwrap_or(0);
    let up = row.round_up_from > 0 && rest >= row.round_up_from;
    let dice = full + u32::from(up);
    DiceCount {
        clause: row.clause,
        figures,
        per: row.figures,
        round_up_from: row.round_up_from,
        most: None,
        counted: dice,
        dice,
    }
}

/// Counts the gunners' dice, limited by the number of manned guns (F-9.06, F-9.07, F-7.18, D-158).
fn gun_dice(guns: &Battery, rules: &Rules) -> Result<DiceCount, CannotShoot> {
    let crew = rules.movement.crew.of(guns.gun.model());
    let crews = guns.gunners.checked_div(crew.fire);
    let manned = crews.map_or(guns.models, |crews| crews.min(guns.models));
    if manned == 0 {
        return Err(CannotShoot::TooFewCrew { needed: crew.fire });
    }
    let row = rules.shooting.dice.guns(guns.gun);
    let mut count = by_figures(row.per(), guns.gunners);
    let most = manned.saturating_mul(row.most);
    let least = match rules.choices.minimum_crew {
        MinimumCrew::Pooled => 0,
        MinimumCrew::OneDie => manned,
    };
    count.most = Some(most);
    count.dice = count.dice.max(least).min(most);
    count.counted = count.dice;
    Ok(count)
}
