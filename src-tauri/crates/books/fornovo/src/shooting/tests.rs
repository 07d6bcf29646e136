//! Tests of volleys: the odds, which are checked against an enumeration of the dice, and the
//! options of interpretations that affect shooting.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_vocabulary::Length;
use drumhead_vocabulary::dice::{Bands, Pool, Throw};

use super::*;
use crate::army::{ChargeStyle, FigureScale, Grade};
use crate::interpretations::Interpretations;
use crate::movement::Mount;
use crate::tables::Rules;
use crate::tables::saves::Period;
use crate::tables::shooting::{GunClass, Lessening};
use crate::weapons::Weapon;
use drumhead_rules::odds::{Chance, Exact, ways};

fn shots(weapon: Weapon, figures: u32) -> SmallArms {
    SmallArms {
        weapon,
        figures,
        mounted: None,
        steady: false,
        grade: Grade::C,
        shaken: false,
        routed: false,
        square: false,
        plug_fixed: false,
        movement: Movement::Stood,
        salvee: None,
    }
}

fn riders(weapon: Weapon, figures: u32) -> SmallArms {
    SmallArms {
        mounted: Some(Mount::Cavalry(Some(ChargeStyle::Trot))),
        ..shots(weapon, figures)
    }
}

fn battery(gun: GunClass, gunners: u32) -> Battery {
    Battery {
        gun,
        shot: Shot::Ball,
        period: Period::Late,
        models: 2,
        gunners,
        routed: false,
        movement: Movement::Stood,
        idle: None,
    }
}

fn at(shooters: Shooters, inches: i32) -> Volley {
    Volley {
        shooters,
        target: Target::default(),
        reach: Reach::Inches(Length::inches(inches)),
        scale: FigureScale::Large,
        charge: None,
    }
}

fn near_charge() -> Charge {
    Charge::Met(ChargeMet {
        frontal: true,
        crash_in: false,
        under_half: true,
    })
}

fn under(interpretation: &str, option: &str) -> Rules {
    let mut interpretations = Interpretations::default();
    interpretations.set(interpretation, Some(option)).unwrap();
    Rules::new(&interpretations).unwrap()
}

/// Returns the results of `of` under each option of an interpretation.
fn sides<T, const N: usize>(
    interpretation: &str,
    options: [&str; N],
    of: impl Fn(&Rules) -> T,
) -> [T; N] {
    options.map(|option| of(&under(interpretation, option)))
}

fn aim(shot: &Volley, rules: &Rules) -> Aim {
    volley(shot, rules).unwrap()
}

#[test]
fn odds_of_losses_match_the_enumeration_of_every_roll_and_save() {
    let rules = Rules::standard().unwrap();
    let steady = SmallArms {
        steady: true,
        shaken: true,
        ..shots(Weapon::Musket, 12)
    };
    let aim = aim(&at(Shooters::SmallArms(steady), 4), rules);
    let troops = [
        TroopsHit {
            figures: 2,
            save: Some(6),
        },
        TroopsHit {
            figures: 5,
            save: None,
        },
    ];
    let pool = Pool {
        what: String::new(),
        side: None,
        dice: aim.dice.dice,
        bands: aim.to_hit.bands(),
    };
    let enumerated = ways::<Exact>(&pool).then(|counts| {
        let counts = pool.read(&Throw::Counts(counts.clone())).unwrap();
        let each = place(
            spread(aim.hits(counts.of(1) + 2 * counts.of(2)), 2),
            &troops,
        );
        let saves = Pool {
            what: String::new(),
            side: None,
            dice: each[0],
            bands: Bands::new(["lost", "saved"], |face| u8::from(face >= 6)),
        };
        ways::<Exact>(&saves).map(|saved| {
            let lost = removed(saved[0], 2) + removed(each[1], 5);
            aim.losses(lost)
        })
    });
    let lost = aim.hits_and_losses::<Exact>(&troops);
    assert_eq!(lost.map(|(_, lost)| *lost), enumerated);
    assert_eq!(enumerated.chance(|_| true), Exact::certain());
}

#[test]
fn a_target_loses_no_more_than_it_has() {
    let rules = Rules::standard().unwrap();
    let aim = aim(
        &at(Shooters::SmallArms(shots(Weapon::Longbow, 40)), 6),
        rules,
    );
    let few = [TroopsHit {
        figures: 3,
        save: None,
    }];
    let losses = aim.hits_and_losses::<f64>(&few);
    assert!(losses.iter().all(|((_, lost), _)| *lost <= 3));
    assert!((losses.chance(|_| true) - 1.0).abs() < 1e-12);
}

#[test]
fn gun_hits_are_limited_by_the_remaining_models() {
    let rules = Rules::standard().unwrap();
    let left = ModelsLeft {
        limbers: 1,
        guns: 1,
    };
    let ball = Row::Guns(GunClass::Heavy, Shot::Ball);
    let odds = gun_hits_odds::<Exact>(4, ball, left, rules);
    assert!(
        odds.iter()
            .all(|(hits, _)| hits.limbers <= 1 && hits.guns <= 1)
    );
    // Without models, results that name a limber are misses, and all others hit gunners.
    let none = gun_hits_odds::<Exact>(1, ball, ModelsLeft::default(), rules);
    assert_eq!(none.chance(|hits| hits.gunners == 1), Exact::ratio(1, 2));
    assert_eq!(gun_hit_bands(rules).of_face, [0, 0, 0, 1, 1, 2]);
}

#[test]
fn bands_are_returned_with_their_ranges() {
    let rules = Rules::standard().unwrap();
    let reach = |arms| ranges(&Shooters::SmallArms(arms), FigureScale::Small, rules);
    let far = |arms| {
        reach(arms)
            .into_iter()
            .map(|(_, length)| length.to_string())
    };
    assert!(far(shots(Weapon::Crossbow, 4)).eq(["9", "18"]));
    assert!(far(riders(Weapon::SelfBow, 4)).eq(["2.25", "4.5"]));
    assert!(far(shots(Weapon::Javelin, 4)).eq(["4.5"]));
    assert!(far(shots(Weapon::Pike, 4)).eq([""; 0]));
    let pikes = volley(&at(Shooters::SmallArms(shots(Weapon::Pike, 4)), 1), rules);
    assert_eq!(pikes, Err(CannotShoot::NoMissile));
}

#[test]
fn mounted_dice_follow_the_interpretation() {
    let shot = at(Shooters::SmallArms(riders(Weapon::Pistols, 11)), 4);
    let dice = |rules: &Rules| aim(&shot, rules).dice.dice;
    assert_eq!(sides("D-05", ["three", "two"], dice), [4, 5]);
}

#[test]
fn mounted_infantry_dice_follow_the_interpretation() {
    let dragoons = SmallArms {
        mounted: Some(Mount::Infantry),
        ..shots(Weapon::Arquebus, 12)
    };
    let shot = at(Shooters::SmallArms(dragoons), 4);
    let dice = |rules: &Rules| aim(&shot, rules).dice.dice;
    assert_eq!(sides("D-86", ["horse_rates", "foot_rates"], dice), [4, 3]);
}

#[test]
fn pistol_codes_follow_the_interpretation() {
    let shot = at(Shooters::SmallArms(riders(Weapon::Pistols, 12)), 4);
    let code = |rules: &Rules| aim(&shot, rules).to_hit.to_string();
    assert_eq!(sides("D-06", ["text", "sheet"], code), ["56H", "6HH"]);
}

#[test]
fn fire_of_horse_archers_follows_the_interpretations() {
    let shot = at(Shooters::SmallArms(riders(Weapon::SelfBow, 12)), 3);
    let why = |rules: &Rules| {
        let lessened = aim(&shot, rules).lessened;
        lessened.first().map(|lessened| lessened.why)
    };
    let mounted = Lessening::MountedFireNotSelfBowOrPistols;
    assert_eq!(sides("D-07", ["text", "sheet"], why), [None, Some(mounted)]);
    // A composite bow used as a self-bow is exempt, like a self-bow.
    let composite = at(Shooters::SmallArms(riders(Weapon::CompositeBow, 12)), 3);
    let spared = |rules: &Rules| aim(&composite, rules).lessened.is_empty();
    assert_eq!(sides("D-23", ["all", "heavy"], spared), [false, true]);
}

#[test]
fn fire_at_charges_from_a_short_distance_follows_the_interpretation() {
    let mut shot = at(Shooters::SmallArms(riders(Weapon::Pistols, 12)), 3);
    shot.charge = Some(near_charge());
    let mut guns = at(Shooters::Guns(battery(GunClass::Light, 8)), 3);
    guns.charge = Some(near_charge());
    let halved = |rules: &Rules| [&shot, &guns].map(|shot| !aim(shot, rules).lessened.is_empty());
    assert_eq!(
        sides("D-35", ["foot", "any_unit"], halved),
        [[false; 2], [true; 2]]
    );
}

#[test]
fn all_round_fire_follows_the_interpretation() {
    let tercio = |regular_pike_and_shot, sleeve_ranks| Tercio {
        regular_pike_and_shot,
        stationary: true,
        sleeve_ranks,
    };
    let round = |rules: &Rules| {
        [tercio(true, 4), tercio(false, 4), tercio(true, 2)]
            .map(|tercio| arc(false, tercio, rules) == Arc::AnyButThroughPikes)
    };
    assert_eq!(
        sides("D-151", ["both", "deep_sleeves", "regular_tercio"], round),
        [
            [true, false, false],
            [true, true, false],
            [true, false, true]
        ]
    );
}

#[test]
fn ranks_of_trotters_that_shoot_in_a_charge_follow_the_interpretation() {
    let arms = SmallArms {
        steady: true,
        ..riders(Weapon::Pistols, 12)
    };
    let charge = RankFire {
        in_charge: true,
        ..RankFire::default()
    };
    let ranks = |rules: &Rules| ranks_that_shoot(&arms, charge, rules);
    assert_eq!(sides("D-153", ["two_in_charge", "always"], ranks), [2, 4]);
}

#[test]
fn dice_of_a_gun_with_minimum_gunners_follow_the_interpretation() {
    let dice = |rules: &Rules| {
        [2, 4, 7].map(|gunners| {
            let guns = battery(GunClass::Light, gunners);
            aim(&at(Shooters::Guns(guns), 18), rules).dice.dice
        })
    };
    assert_eq!(
        sides("D-158", ["pooled", "one_die"], dice),
        [[0, 1, 2], [1, 2, 2]]
    );
}

#[test]
fn halvings_follow_the_interpretations() {
    let arms = SmallArms {
        shaken: true,
        movement: Movement::UpToHalf,
        ..shots(Weapon::Arquebus, 12)
    };
    let shot = at(Shooters::SmallArms(arms), 4);
    let left = |rules: &Rules| aim(&shot, rules).left.of_count(8);
    assert_eq!(sides("D-159", ["each", "once"], left), [2, 4]);
    let when = |rules: &Rules| {
        let aim = aim(&shot, rules);
        (aim.hits(3), aim.losses(4))
    };
    assert_eq!(
        sides("D-160", ["before_saves", "after_saves"], when),
        [(0, 4), (3, 1)]
    );
    // There are two certain hits, each saved on a 4 or more. If they are halved before saves, one
    // hit is left; if they are halved after saves, only two unsaved hits cost a figure.
    let target = [TroopsHit {
        figures: 99,
        save: Some(4),
    }];
    let certain = |rules: &Rules| {
        let shaken = SmallArms {
            shaken: true,
            ..shots(Weapon::Arquebus, 8)
        };
        let mut aim = aim(&at(Shooters::SmallArms(shaken), 4), rules);
        aim.to_hit = "123456H".parse().unwrap();
        let lost = aim.hits_and_losses::<Exact>(&target);
        lost.map(|(_, lost)| *lost).mean()
    };
    assert_eq!(
        sides("D-160", ["before_saves", "after_saves"], certain),
        [Exact::ratio(1, 2), Exact::ratio(1, 4)]
    );
}

#[test]
fn ballshot_at_dense_targets_in_cover_follows_the_interpretation() {
    let mut shot = at(Shooters::Guns(battery(GunClass::Medium, 8)), 18);
    shot.target.classes = Classes {
        dense: true,
        soft: true,
        ..Classes::default()
    };
    let code = |rules: &Rules| {
        let aim = aim(&shot, rules);
        (aim.column, aim.to_hit.to_string())
    };
    assert_eq!(
        sides("D-162", ["no_bonus", "bonus"], code),
        [
            (Column::Soft, "56H".to_owned()),
            (Column::Soft, "456H".to_owned())
        ]
    );
}

#[test]
fn the_target_class_of_a_lone_general_follows_the_interpretation() {
    let skirmish = |rules: &Rules| sniper_target(Quarry::LoneGeneral, rules).classes.skirmish;
    assert_eq!(
        sides("D-165", ["normal", "skirmish"], skirmish),
        [false, true]
    );
}

#[test]
fn reloading_on_the_move_follows_the_interpretation() {
    let idle = Idle { turns: 2, moved: 1 };
    let left = |rules: &Rules| idle.left(2, rules);
    assert_eq!(sides("D-173", ["any", "stationary"], left), [0, 1]);
}

#[test]
fn a_shield_counts_only_against_fire_from_the_front_and_left() {
    let sides = [Side::Front, Side::Left, Side::Right, Side::Rear];
    assert_eq!(sides.map(shield_counts), [true, true, false, false]);
}
