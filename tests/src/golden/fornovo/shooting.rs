//! Volleys, snipers and hits on guns.

use drumhead_fornovo::shooting::{
    Band, Battery, CannotShoot, Charge, ChargeMet, Classes, LastTurn, ModelsLeft, Movement,
    Protection, Quarry, Reach, Row, Shooters, Shot, SmallArms, Sniper, Target, TroopsHit, Volley,
    gun_hits_odds, kills_general, protected_saves, save_row, sniper_target, volley,
};
use drumhead_fornovo::tables::saves::Period;
use drumhead_fornovo::tables::shooting::{GunClass, SmallArmsRow};
use drumhead_fornovo::{Armour, ChargeStyle, FigureScale, Grade, Mount, Rules, ToHit, Weapon};
use drumhead_rules::odds::{Chance, Distribution, Exact};
use drumhead_vocabulary::Length;
use serde::Deserialize;
use serde_json::Value;

use super::army::Letter;
use super::{Case, inputs, rules};
use crate::golden::value::compare;
use crate::golden::{Run, Trouble, unread};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inputs {
    shooter: Shooter,
    target: Hit,
    situation: Situation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shooter {
    kind: Kind,
    weapon: String,
    /// The number of figures within range and arc, or the number of gunners.
    figures: u32,
    /// Whether the unit is steady and of grade A to C.
    #[serde(default, rename = "steady_ABC")]
    steady: bool,
    #[serde(default)]
    period: Option<Period>,
    #[serde(default)]
    models: u32,
    #[serde(default)]
    moved: Moved,
    #[serde(default)]
    shaken: bool,
    #[serde(default)]
    square: bool,
    /// Whether the unit is trained to salvee and has not fired yet.
    #[serde(default)]
    salvee: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    #[serde(alias = "infantry")]
    Foot,
    #[serde(alias = "horse", alias = "cavalry")]
    Mounted,
    MountedInfantry,
    #[serde(alias = "gun", alias = "guns")]
    Artillery,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Moved {
    #[default]
    No,
    Rotation,
    #[serde(alias = "yes", alias = "up_to_half")]
    Half,
    #[serde(alias = "charge")]
    Full,
}

impl From<Moved> for Movement {
    fn from(moved: Moved) -> Self {
        match moved {
            Moved::No => Self::Stood,
            Moved::Rotation => Self::Rotation,
            Moved::Half => Self::UpToHalf,
            Moved::Full => Self::Further,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hit {
    class: Class,
    #[serde(default)]
    armor: Letter,
    #[serde(default)]
    grade: Grade,
    #[serde(default)]
    barded: bool,
    /// Whether the target has shields and is hit from the front or the left.
    #[serde(default)]
    shield_front_left: bool,
    #[serde(default)]
    dense: bool,
    /// Other classes of the whole target.
    #[serde(default)]
    also: Vec<Class>,
    /// Classes of the other part of a split target.
    #[serde(default)]
    split: Vec<Class>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Class {
    Normal,
    Dense,
    #[serde(alias = "skirmishing")]
    Skirmish,
    #[serde(alias = "soft_cover")]
    Soft,
    #[serde(alias = "hard_cover")]
    Hard,
}

fn classes(named: &[Class]) -> Classes {
    Classes {
        dense: named.contains(&Class::Dense),
        skirmish: named.contains(&Class::Skirmish),
        soft: named.contains(&Class::Soft),
        hard: named.contains(&Class::Hard),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Situation {
    scale: FigureScale,
    range: Range,
    /// Whether the shooters are charged by an enemy that needs less than half of its charge move to
    /// reach them.
    #[serde(default)]
    contacted_under_half: bool,
}

/// A range: in inches, or a band.
#[derive(Deserialize)]
#[serde(untagged)]
enum Range {
    Inches(serde_json::Number),
    Band(String),
}

impl Range {
    fn reach(&self) -> Result<Reach, Vec<Trouble>> {
        match self {
            Self::Band(band) if band == "close" => Ok(Reach::Band(Band::Close)),
            Self::Band(band) if band == "far" => Ok(Reach::Band(Band::Far)),
            Self::Band(other) => Err(unread(format!("there is no range {other:?}"))),
            Self::Inches(inches) => Length::parse_inches(&inches.to_string())
                .map(Reach::Inches)
                .ok_or_else(|| unread(format!("{inches} is no range"))),
        }
    }
}

/// Returns a gun and its shot: `light_ball`, `heavy_hail`, `organ`.
fn gun(name: &str) -> Option<(GunClass, Shot)> {
    let (class, shot) = match name.rsplit_once('_') {
        Some((class, "ball" | "ballshot")) => (class, Some(Shot::Ball)),
        Some((class, "hail" | "hailshot")) => (class, Some(Shot::Hail)),
        Some((class, "gun")) => (class, None),
        Some(_) | None => (name, None),
    };
    let class = class.strip_suffix("_gun").unwrap_or(class);
    let class = GunClass::deserialize(&Value::from(class)).ok()?;
    // Very light guns fire only ballshot, organ guns only hailshot.
    let only = match class {
        GunClass::VeryLight => Some(Shot::Ball),
        GunClass::Organ => Some(Shot::Hail),
        GunClass::Light | GunClass::Medium | GunClass::Heavy => None,
    };
    Some((class, shot.or(only)?))
}

fn weapon(name: &str) -> Option<Weapon> {
    Weapon::deserialize(&Value::from(name)).ok()
}

impl Shooter {
    fn shooters(&self) -> Result<Shooters, Vec<Trouble>> {
        let unknown = || unread(format!("there is no weapon {:?}", self.weapon));
        let mounted = match self.kind {
            Kind::Artillery => {
                let (gun, shot) = gun(&self.weapon).ok_or_else(unknown)?;
                let period = self.period.ok_or_else(|| unread("the period is missing"))?;
                return Ok(Shooters::Guns(Battery {
                    gun,
                    shot,
                    period,
                    models: self.models,
                    gunners: self.figures,
                    routed: false,
                    movement: self.moved.into(),
                    idle: None,
                }));
            }
            Kind::Foot => None,
            Kind::Mounted => Some(Mount::Cavalry(Some(ChargeStyle::Trot))),
            Kind::MountedInfantry => Some(Mount::Infantry),
        };
        Ok(Shooters::SmallArms(SmallArms {
            weapon: weapon(&self.weapon).ok_or_else(unknown)?,
            figures: self.figures,
            mounted,
            steady: self.steady,
            grade: Grade::C,
            shaken: self.shaken,
            routed: false,
            square: self.square,
            plug_fixed: false,
            movement: self.moved.into(),
            salvee: self.salvee.then(LastTurn::default),
        }))
    }
}

/// The result of a volley in a case.
struct Outcome {
    dice: u32,
    printed: ToHit,
    to_hit: ToHit,
    hits: Exact,
    losses: Exact,
}

impl Inputs {
    fn outcome(&self, rules: &Rules) -> Result<Outcome, Vec<Trouble>> {
        let shooters = self.shooter.shooters()?;
        let mut fits = self.target.also.clone();
        fits.push(self.target.class);
        if self.target.dense {
            fits.push(Class::Dense);
        }
        let split = Some(&self.target.split).filter(|split| !split.is_empty());
        let met = ChargeMet {
            frontal: true,
            crash_in: false,
            under_half: true,
        };
        let shot = Volley {
            target: Target {
                classes: classes(&fits),
                split: split.map(|split| classes(split)),
                sniper: false,
            },
            reach: self.situation.range.reach()?,
            scale: self.situation.scale,
            charge: self
                .situation
                .contacted_under_half
                .then_some(Charge::Met(met)),
            shooters,
        };
        let saves = protected_saves(
            Protection {
                grade: self.target.grade,
                armour: Armour::from(self.target.armor),
                barded: self.target.barded,
                shield: self.target.shield_front_left,
            },
            rules,
        );
        let save = save_row(&shot.shooters, rules).and_then(|row| saves.against(row));
        let target = [TroopsHit {
            figures: u32::MAX,
            save,
        }];
        match volley(&shot, rules) {
            Ok(aim) => {
                let losses = aim.hits_and_losses::<Exact>(&target);
                Ok(Outcome {
                    dice: aim.dice.dice,
                    printed: aim.printed,
                    to_hit: aim.to_hit,
                    hits: aim.hits_odds::<Exact>().mean(),
                    losses: losses.map(|(_, lost)| *lost).mean(),
                })
            }
            // A weapon that does not shoot is an error in the case.
            Err(reason @ CannotShoot::NoMissile) => Err(unread(reason.to_string())),
            // A unit that cannot shoot rolls no dice.
            Err(_) => Ok(Outcome {
                dice: 0,
                printed: ToHit::NIL,
                to_hit: ToHit::NIL,
                hits: Exact::none(),
                losses: Exact::none(),
            }),
        }
    }
}

fn run_volley(case: &Case) -> Run {
    let inputs: Inputs = inputs(case)?;
    let outcome = inputs.outcome(&*rules(&case.switches)?)?;
    // Against a dense target a code may be given as printed, with the bonus added to the dice, or
    // as the resulting faces; the two are equivalent.
    let named = case.expected.get("to_hit").and_then(Value::as_str);
    let faces = named == Some(&outcome.to_hit.to_string());
    let code = if faces {
        outcome.to_hit
    } else {
        outcome.printed
    };
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "dice" => outcome.dice.into(),
            "to_hit" => code.to_string().into(),
            "expected_hits" => outcome.hits.to_string().into(),
            "expected_after_saves" => outcome.losses.to_string().into(),
            _ => return None,
        })
    }))
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Special {
    Sniper {
        #[serde(default)]
        target_class: Option<Class>,
        /// Whether the general is alone.
        #[serde(default)]
        general_alone: bool,
        range: Range,
        scale: FigureScale,
    },
    ArtilleryHits {
        hits: u32,
        by: String,
        limbers_present: bool,
    },
}

fn run_special(case: &Case) -> Run {
    let rules = rules(&case.switches)?;
    match inputs(case)? {
        Special::Sniper {
            target_class,
            general_alone,
            range,
            scale,
        } => {
            let quarry = match target_class {
                Some(class) if !general_alone => Quarry::Unit(classes(&[class])),
                None if general_alone => Quarry::LoneGeneral,
                Some(_) | None => return Err(unread("the sniper's target is missing")),
            };
            let shot = Volley {
                shooters: Shooters::Sniper(Sniper {
                    movement: Movement::Stood,
                }),
                target: sniper_target(quarry, &rules),
                reach: range.reach()?,
                scale,
                charge: None,
            };
            let aim = volley(&shot, &rules).map_err(|reason| unread(reason.to_string()))?;
            let hit = aim.hits_odds::<Exact>().chance(|hits| *hits > 0);
            let kill = Distribution::<bool, Exact>::die(|face| kills_general(face, &rules));
            let killed = hit.times(&kill.chance(|kills| *kills));
            Ok(compare(&case.expected, "", |key| {
                Some(match key {
                    "dice" => aim.dice.dice.into(),
                    "to_hit" => aim.printed.to_string().into(),
                    "hit_probability" => hit.to_string().into(),
                    "general_killed_probability" => killed.to_string().into(),
                    _ => return None,
                })
            }))
        }
        Special::ArtilleryHits {
            hits,
            by,
            limbers_present,
        } => {
            let row = match (gun(&by), weapon(&by)) {
                (Some((class, shot)), _) => Row::Guns(class, shot),
                // Hits on guns do not depend on the kind of small arms.
                (None, Some(_)) => Row::SmallArms(SmallArmsRow::Arquebus),
                (None, None) if by == "small_arms" => Row::SmallArms(SmallArmsRow::Arquebus),
                (None, None) if by == "hail" => Row::Guns(GunClass::Medium, Shot::Hail),
                (None, None) => return Err(unread(format!("there is no fire {by:?}"))),
            };
            // The cases assume enough models to take every hit.
            let left = ModelsLeft {
                limbers: if limbers_present { hits } else { 0 },
                guns: hits,
            };
            let struck = gun_hits_odds::<Exact>(hits, row, left, &rules);
            Ok(compare(&case.expected, "", |key| {
                let mean = match key {
                    "expected_limbers" => struck.map(|hits| hits.limbers).mean(),
                    "expected_gunners" => struck.map(|hits| hits.gunners).mean(),
                    "expected_guns" => struck.map(|hits| hits.guns).mean(),
                    _ => return None,
                };
                Some(mean.to_string().into())
            }))
        }
    }
}

pub(super) fn run(case: &Case) -> Run {
    match case.category.as_str() {
        "shooting" => run_volley(case),
        _ => run_special(case),
    }
}
