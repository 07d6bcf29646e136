//! Section 9: dice, to-hit rows, classes of target, and fire after a move; with the clauses of
//! sections 1, 2 and 7 about losses, snipers, organ guns, bayonets and gunners.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::shooting::*;
use drumhead_fornovo::tables::saves::Period;
use drumhead_fornovo::tables::shooting::{GunClass, SmallArmsRow};
use drumhead_fornovo::*;
use drumhead_rules::odds::{Chance, Exact};
use drumhead_vocabulary::Length;

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns stationary foot of grade C, with twelve of these weapons within range.
pub(super) fn shots(weapon: Weapon) -> SmallArms {
    SmallArms {
        weapon,
        figures: 12,
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

/// Returns steady muskets of grade C that are trained to salvee and have not fired yet.
pub(super) fn salvee() -> SmallArms {
    SmallArms {
        steady: true,
        salvee: Some(LastTurn::default()),
        ..shots(Weapon::Musket)
    }
}

/// Returns trotting cavalry with this weapon.
pub(super) fn riders(weapon: Weapon) -> SmallArms {
    SmallArms {
        mounted: Some(Mount::Cavalry(Some(ChargeStyle::Trot))),
        ..shots(weapon)
    }
}

/// Returns two guns with eight gunners, in the later period (from 1585).
pub(super) fn battery(gun: GunClass, shot: Shot) -> Battery {
    Battery {
        gun,
        shot,
        period: Period::Late,
        models: 2,
        gunners: 8,
        routed: false,
        movement: Movement::Stood,
        idle: None,
    }
}

pub(super) fn at(shooters: Shooters, inches: i32) -> Volley {
    Volley {
        shooters,
        target: Target::default(),
        reach: Reach::Inches(Length::inches(inches)),
        scale: FigureScale::Large,
        charge: None,
    }
}

fn fire_of(arms: SmallArms, inches: i32) -> Result<Aim, CannotShoot> {
    volley(&at(Shooters::SmallArms(arms), inches), rules())
}

pub(super) fn cannonade(guns: Battery, inches: i32) -> Result<Aim, CannotShoot> {
    volley(&at(Shooters::Guns(guns), inches), rules())
}

fn code(aim: Result<Aim, CannotShoot>) -> String {
    aim.expect("the unit may shoot").to_hit.to_string()
}

/// Returns the codes of a weapon at these ranges, in inches.
fn codes<const N: usize>(arms: &SmallArms, inches: [i32; N]) -> [String; N] {
    inches.map(|inches| code(fire_of(arms.clone(), inches)))
}

fn dice_of(aim: Result<Aim, CannotShoot>) -> u32 {
    aim.expect("the unit may shoot").dice.dice
}

/// Returns the hits left out of ten after all reductions.
pub(super) fn of_ten(aim: Result<Aim, CannotShoot>) -> u32 {
    aim.expect("the unit may shoot").left.of_count(10)
}

pub(super) const DICE: &[Proof] = &[
    proof!("F-9.01", "routed units do not shoot", || {
        let routed = SmallArms {
            routed: true,
            ..shots(Weapon::Arquebus)
        };
        assert_eq!(fire_of(routed, 4), Err(CannotShoot::Routed));
        assert_eq!(
            fire_of(shots(Weapon::Arquebus), 17),
            Err(CannotShoot::OutOfRange)
        );
    }),
    proof!(
        "F-9.04",
        "infantry rolls a die per 4, and for a remainder of 3",
        || {
            let dice = |figures| {
                let arms = SmallArms {
                    figures,
                    ..shots(Weapon::Arquebus)
                };
                dice_of(fire_of(arms, 4))
            };
            assert_eq!([2, 3, 4, 6, 7, 18].map(dice), [0, 1, 1, 1, 2, 4]);
        }
    ),
    proof!(
        "F-9.05",
        "mounted troops roll a die per 3, and for a remainder of 2",
        || {
            let dice = |figures| {
                let arms = SmallArms {
                    figures,
                    ..riders(Weapon::Pistols)
                };
                dice_of(fire_of(arms, 4))
            };
            assert_eq!([1, 2, 3, 4, 5, 12].map(dice), [0, 1, 1, 1, 2, 4]);
        }
    ),
    proof!(
        "F-9.06",
        "heavy and organ guns roll a die per 2 gunners, at most two dice per gun",
        || {
            let dice = |gunners| {
                let guns = battery(GunClass::Heavy, Shot::Ball);
                dice_of(cannonade(Battery { gunners, ..guns }, 40))
            };
            assert_eq!([7, 8, 12].map(dice), [3, 4, 4]);
            let organ = battery(GunClass::Organ, Shot::Hail);
            assert_eq!(dice_of(cannonade(organ, 10)), 4);
        }
    ),
    proof!(
        "F-9.07",
        "other guns roll a die per 4 gunners, at most one die per gun",
        || {
            let dice = |gunners| {
                let guns = battery(GunClass::Light, Shot::Ball);
                dice_of(cannonade(Battery { gunners, ..guns }, 18))
            };
            assert_eq!([2, 3, 6, 7, 20].map(dice), [0, 1, 1, 2, 2]);
        }
    ),
    proof!(
        "F-9.18",
        "hits are spread evenly over types, and the owner allocates the remainder",
        || {
            let spread = spread(5, 3);
            assert_eq!((spread.each.as_slice(), spread.left), (&[1, 1, 1][..], 2));
        }
    ),
    proof!("F-1.08", "each unsaved hit removes a figure", || {
        assert_eq!([0, 3, 9].map(|unsaved| removed(unsaved, 8)), [0, 3, 8]);
        let aim = fire_of(shots(Weapon::Arquebus), 12).expect("the target is in range");
        let target = [TroopsHit {
            figures: 20,
            save: Some(5),
        }];
        // Three dice hit on 6H, and two thirds of the hits are not saved.
        let losses = aim.hits_and_losses::<Exact>(&target);
        let lost = losses.map(|(_, lost)| *lost);
        assert_eq!(lost.mean(), Exact::ratio(1, 3));
    }),
];

pub(super) const ROWS: &[Proof] = &[
    proof!(
        "F-9.17",
        "a shot uses the best of the target's matching classes",
        || {
            let mut shot = at(Shooters::SmallArms(shots(Weapon::Arquebus)), 5);
            shot.target.classes = Classes {
                skirmish: true,
                soft: true,
                ..Classes::default()
            };
            let aim = volley(&shot, rules()).expect("the target is in range");
            assert_eq!(
                (aim.column, aim.to_hit.to_string().as_str()),
                (Column::Skirmish, "6H")
            );
            // Against a split target the shooter chooses the better part.
            shot.target.split = Some(Classes::default());
            let aim = volley(&shot, rules()).expect("the target is in range");
            assert_eq!(aim.column, Column::Normal);
        }
    ),
    proof!(
        "F-9.20",
        "steady muskets of grade A to C have their own row",
        || {
            let steady = SmallArms {
                steady: true,
                ..shots(Weapon::Musket)
            };
            assert_eq!(codes(&steady, [6, 20]), ["45H 6HH", "56H"]);
            let poor = SmallArms {
                grade: Grade::D,
                ..steady
            };
            assert_eq!(codes(&poor, [6, 16]), ["456H", "6H"]);
        }
    ),
    proof!("F-9.21", "arquebuses reach 6 and 16", || {
        assert_eq!(codes(&shots(Weapon::Arquebus), [6, 16]), ["456H", "6H"]);
    }),
    proof!("F-9.22", "pistols reach 4", || {
        assert_eq!(codes(&riders(Weapon::Pistols), [4]), ["56H"]);
        let far = fire_of(riders(Weapon::Pistols), 5);
        assert_eq!(far, Err(CannotShoot::OutOfRange));
    }),
    proof!(
        "F-9.23",
        "self-bows and slings reach 12, javelins 6",
        || {
            assert_eq!(codes(&shots(Weapon::SelfBow), [6, 12]), ["456H", "56H"]);
            assert_eq!(codes(&shots(Weapon::Sling), [12]), ["56H"]);
            let far = fire_of(shots(Weapon::Javelin), 7);
            assert_eq!(far, Err(CannotShoot::OutOfRange));
        }
    ),
    proof!("F-9.24", "crossbows reach 12 and 24", || {
        assert_eq!(codes(&shots(Weapon::Crossbow), [12, 24]), ["5H 6HH", "56H"]);
    }),
    proof!(
        "F-9.25",
        "longbows and composite bows also reach 12 and 24",
        || {
            assert_eq!(codes(&shots(Weapon::Longbow), [12, 24]), ["3456H", "56H"]);
            assert_eq!(codes(&shots(Weapon::CompositeBow), [24]), ["56H"]);
        }
    ),
    proof!(
        "F-9.26",
        "mounted self-bows have half the range, and the hits of shaken, moving and most mounted troops are halved",
        || {
            let bows = riders(Weapon::SelfBow);
            assert_eq!(codes(&bows, [3, 6]), ["456H", "56H"]);
            assert_eq!(fire_of(bows.clone(), 7), Err(CannotShoot::OutOfRange));
            assert_eq!(of_ten(fire_of(bows, 3)), 10);
            assert_eq!(of_ten(fire_of(riders(Weapon::Arquebus), 3)), 5);
            let shaken = SmallArms {
                shaken: true,
                movement: Movement::UpToHalf,
                ..shots(Weapon::Arquebus)
            };
            assert_eq!(of_ten(fire_of(shaken, 3)), 2);
        }
    ),
    proof!("F-9.27", "hailshot has its ranges", || {
        let hail = |gun, inches| code(cannonade(battery(gun, Shot::Hail), inches));
        assert_eq!(hail(GunClass::Medium, 8), "45H 6HH");
        let early = Battery {
            period: Period::Early,
            ..battery(GunClass::Organ, Shot::Hail)
        };
        assert_eq!(code(cannonade(early, 8)), "5H 6HH");
    }),
    proof!(
        "F-9.30",
        "ballshot at a dense target adds 1 to each die, and the bonus causes no misses",
        || {
            let mut shot = at(Shooters::Guns(battery(GunClass::Light, Shot::Ball)), 18);
            shot.target.classes.dense = true;
            assert_eq!(code(volley(&shot, rules())), "45H 6HH");
            shot.reach = Reach::Band(Band::Far);
            assert_eq!(code(volley(&shot, rules())), "56H");
            // A dense target in cover counts as in cover, not as dense (D-162).
            shot.target.classes.soft = true;
            assert_eq!(code(volley(&shot, rules())), "NIL");
        }
    ),
    proof!(
        "F-2.51",
        "a sniper rolls one die, at up to 32 inches",
        || {
            let sniper = Shooters::Sniper(Sniper {
                movement: Movement::Stood,
            });
            let mut shot = at(sniper, 32);
            shot.target = sniper_target(Quarry::LoneGeneral, rules());
            let aim = volley(&shot, rules()).expect("the target is in range");
            assert_eq!((aim.dice.dice, aim.to_hit.to_string().as_str()), (1, "56H"));
        }
    ),
    proof!("F-2.52", "a 6 kills the general that was hit", || {
        let kills = [1, 2, 3, 4, 5, 6].map(|face| kills_general(face, rules()));
        assert_eq!(kills, [false, false, false, false, false, true]);
    }),
    proof!("F-2.53", "a sniper evades on 4 to 6", || {
        let away = [1, 2, 3, 4, 5, 6].map(|face| sniper_evades(face, rules()));
        assert_eq!(away, [false, false, false, true, true, true]);
    }),
    proof!("F-2.50", "only snipers shoot at a sniper", || {
        let mut shot = at(Shooters::SmallArms(shots(Weapon::Arquebus)), 4);
        shot.target.sniper = true;
        assert_eq!(volley(&shot, rules()), Err(CannotShoot::AtSniper));
        shot.shooters = Shooters::Sniper(Sniper {
            movement: Movement::Stood,
        });
        assert!(volley(&shot, rules()).is_ok());
    }),
    proof!(
        "F-9.33",
        "hits on guns strike limbers, gunners and guns",
        || {
            let left = ModelsLeft {
                limbers: 1,
                guns: 2,
            };
            let ball = Row::Guns(GunClass::Medium, Shot::Ball);
            let hits = gun_hits([2, 1, 1], ball, left);
            assert_eq!((hits.limbers, hits.gunners, hits.guns), (1, 1, 1));
            let shot = Row::SmallArms(SmallArmsRow::Arquebus);
            let hits = gun_hits([2, 1, 1], shot, left);
            assert_eq!((hits.limbers, hits.gunners, hits.guns), (1, 2, 0));
        }
    ),
];

pub(super) const MOVING: &[Proof] = &[
    proof!(
        "F-9.34",
        "steady foot with crossbows moves by rotation and fires in full",
        || {
            let arms = SmallArms {
                steady: true,
                movement: Movement::Rotation,
                ..shots(Weapon::Crossbow)
            };
            assert_eq!(of_ten(fire_of(arms.clone(), 4)), 10);
            let bows = SmallArms {
                weapon: Weapon::Longbow,
                ..arms
            };
            assert_eq!(of_ten(fire_of(bows, 4)), 5);
        }
    ),
    proof!(
        "F-9.35",
        "salvee foot that did not move, fire or fight last turn moves and fires in full",
        || {
            let after = |last| {
                let arms = SmallArms {
                    movement: Movement::Further,
                    salvee: Some(last),
                    ..salvee()
                };
                fire_of(arms, 6)
            };
            assert_eq!(of_ten(after(LastTurn::default())), 10);
            for tired in [
                LastTurn {
                    moved: true,
                    ..LastTurn::default()
                },
                LastTurn {
                    fired: true,
                    ..LastTurn::default()
                },
                LastTurn {
                    fought: true,
                    ..LastTurn::default()
                },
            ] {
                assert_eq!(after(tired), Err(CannotShoot::MovedTooFar));
            }
            // A stationary unit that fought last turn still fires by salvee (D-155).
            let fought = LastTurn {
                fought: true,
                ..LastTurn::default()
            };
            let arms = SmallArms {
                salvee: Some(fought),
                ..salvee()
            };
            assert!(arms.is_salvee());
        }
    ),
    proof!(
        "F-9.36",
        "other foot and very light guns move up to half, and their fire is halved",
        || {
            let went = |movement| {
                fire_of(
                    SmallArms {
                        movement,
                        ..shots(Weapon::Arquebus)
                    },
                    4,
                )
            };
            assert_eq!(of_ten(went(Movement::UpToHalf)), 5);
            assert_eq!(went(Movement::Further), Err(CannotShoot::MovedTooFar));
            let guns = Battery {
                movement: Movement::UpToHalf,
                ..battery(GunClass::VeryLight, Shot::Ball)
            };
            assert_eq!(of_ten(cannonade(guns, 10)), 5);
        }
    ),
    proof!(
        "F-9.37",
        "mounted troops move their full move and fire",
        || {
            let arms = SmallArms {
                movement: Movement::Further,
                ..riders(Weapon::Pistols)
            };
            assert_eq!(of_ten(fire_of(arms, 4)), 10);
        }
    ),
    proof!("F-9.38", "other guns that moved do not fire", || {
        let guns = Battery {
            movement: Movement::UpToHalf,
            ..battery(GunClass::Light, Shot::Ball)
        };
        assert_eq!(cannonade(guns, 10), Err(CannotShoot::GunsMoved));
    }),
    proof!(
        "F-9.39",
        "R1 and R2 are the numbers of turns between shots",
        || {
            let shot = |turns| {
                let guns = Battery {
                    period: Period::Early,
                    idle: Some(Idle { turns, moved: 0 }),
                    ..battery(GunClass::Heavy, Shot::Ball)
                };
                cannonade(guns, 30).err()
            };
            assert_eq!(shot(0), Some(CannotShoot::Reloading { turns: 2 }));
            assert_eq!(shot(1), Some(CannotShoot::Reloading { turns: 1 }));
            assert_eq!(shot(2), None);
        }
    ),
    proof!("F-9.40", "fire from a square counts as unsteady", || {
        let arms = SmallArms {
            square: true,
            ..salvee()
        };
        assert_eq!(code(fire_of(arms, 6)), "456H");
    }),
    proof!("F-7.18", "a gun needs enough gunners to fire", || {
        let guns = Battery {
            gunners: 2,
            ..battery(GunClass::Heavy, Shot::Ball)
        };
        assert_eq!(
            cannonade(guns, 30),
            Err(CannotShoot::TooFewCrew { needed: 3 })
        );
    }),
    proof!("F-2.54", "an organ gun does not fire ballshot", || {
        let guns = battery(GunClass::Organ, Shot::Ball);
        assert_eq!(cannonade(guns, 8), Err(CannotShoot::OrganBall));
        let guns = battery(GunClass::VeryLight, Shot::Hail);
        assert_eq!(cannonade(guns, 3), Err(CannotShoot::NoHail));
    }),
    proof!("F-2.67", "fixed plug bayonets prevent fire", || {
        let arms = SmallArms {
            plug_fixed: true,
            ..shots(Weapon::Musket)
        };
        assert_eq!(fire_of(arms, 4), Err(CannotShoot::PlugBayonets));
        // The first rank's bayonets are fixed, so the second rank fires.
        let fixed = RankFire {
            plug_fixed: 1,
            ..RankFire::default()
        };
        assert_eq!(ranks_that_shoot(&shots(Weapon::Musket), fixed, rules()), 1);
    }),
];
