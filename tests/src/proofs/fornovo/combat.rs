//! Section 10: combat (F-10), with the relevant parts of sections 1, 2, 5, 7 and 11.

mod conduct;
mod impetus;

use drumhead_fornovo::combat::*;
use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) use conduct::PROOFS as CONDUCT;
pub(super) use impetus::PROOFS as IMPETUS;

fn cavalry() -> Fighter {
    Fighter {
        fights_as: FightsAs::Cavalry,
        ..Fighter::default()
    }
}

/// Returns the points of the first fighter against the second.
fn count(round: Round, me: Fighter, enemy: Fighter) -> i32 {
    points(&me, &enemy, round, rules()).total()
}

/// Returns the points on impact and in melee against foot without any modifiers.
fn both(me: Fighter) -> [i32; 2] {
    [Round::Impact, Round::Melee].map(|round| count(round, me, Fighter::default()))
}

/// Returns the dice on impact and in melee.
fn won(figures: Strikers) -> [u32; 2] {
    [Round::Impact, Round::Melee].map(|round| dice(figures, round, rules()).dice)
}

fn pikes(pike: u32, other: u32) -> Strikers {
    Strikers {
        pike,
        other,
        ..Strikers::default()
    }
}

/// Returns rows of this many figures, from the front.
fn rows(classes: &[StrikeClass], figures: u32) -> Vec<Row> {
    let row = |class: &StrikeClass| Row {
        class: *class,
        figures,
    };
    classes.iter().map(row).collect()
}

fn facing(facing: u32) -> Frontage {
    Frontage {
        facing,
        ..Frontage::default()
    }
}

const PIKE: StrikeClass = StrikeClass::Pike;
const OTHER: StrikeClass = StrikeClass::Other;

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-1.18",
        "sword and shield count as heavy weapons in melee, but not on impact",
        || {
            let swords = Strikers {
                sword_shield: 12,
                ..Strikers::default()
            };
            assert_eq!(won(swords), [3, 4]);
            let struck = Protection {
                armour: Armour::Heavy,
                shield: true,
                grade: Grade::C,
            };
            let saves = [Round::Impact, Round::Melee].map(|round| {
                let by = Striking::SwordAndShield;
                save(struck, by, round, AttackFrom::Front, rules())
            });
            assert_eq!(saves, [Some(4), Some(6)]);
        }
    ),
    proof!(
        "F-10.01",
        "a round is an impact after a charge, or if pikes won the previous round",
        || {
            let plain = LastRound::default();
            let kind = |a, b| kind_of_round(a, b, rules());
            let charged = LastRound {
                charged_home: true,
                ..plain
            };
            let won = LastRound {
                pike_supported: true,
                inflicted: 3,
                suffered: 2,
                ..plain
            };
            let suffered_more = LastRound { suffered: 3, ..won };
            let naked = LastRound {
                pike_supported: false,
                ..won
            };
            for (a, b, round) in [
                (plain, charged, Round::Impact),
                (won, plain, Round::Impact),
                (suffered_more, plain, Round::Melee),
                (plain, naked, Round::Melee),
            ] {
                assert_eq!(kind(a, b), RoundKinds::both(round));
                assert_eq!(kind(b, a), RoundKinds::both(round));
            }
        }
    ),
    proof!(
        "F-10.02",
        "two ranks strike, up to four figures beyond the enemy, and routers do not strike",
        || {
            let three = rows(&[OTHER; 3], 20);
            let struck = |front| strikers(&three, front, rules()).other;
            assert_eq!(struck(facing(8)), 16);
            let hanging = Frontage {
                beyond_left: 3,
                beyond_right: 9,
                ..facing(8)
            };
            assert_eq!(struck(hanging), 2 * (8 + 3 + 4));
            let routing = Fighter {
                nerve: Nerve::Routing,
                strikers: pikes(0, 12),
                ..Fighter::default()
            };
            let round = RoundKinds::both(Round::Melee);
            let met = compare(&routing, &Fighter::default(), round, rules());
            assert_eq!(met.a.dice.dice, 0);
        }
    ),
    proof!(
        "F-10.03",
        "four ranks of pikes strike, or three ranks behind a rank of other troops",
        || {
            let struck = |classes: &[StrikeClass]| {
                let struck = strikers(&rows(classes, 10), facing(10), rules());
                (struck.pike, struck.other)
            };
            assert_eq!(struck(&[PIKE; 6]), (40, 0));
            assert_eq!(struck(&[OTHER, PIKE, PIKE, PIKE, PIKE]), (30, 10));
            assert_eq!(struck(&[OTHER, OTHER, PIKE, PIKE]), (0, 20));
        }
    ),
    proof!(
        "F-10.04",
        "each weapon has a number of figures per die, and a surplus pike completes the others' last die",
        || {
            let horse = |cavalry| Strikers {
                cavalry,
                ..Strikers::default()
            };
            assert_eq!(won(horse(13)), [6, 6]);
            assert_eq!(won(pikes(10, 0)), [3, 3]);
            assert_eq!(won(pikes(11, 0)), [4, 4]);
            assert_eq!(won(pikes(0, 10)), [2, 2]);
            assert_eq!(won(pikes(0, 11)), [3, 3]);
            assert_eq!(won(pikes(10, 10)), [6, 6]);
            assert_eq!(won(pikes(10, 9)), [5, 5]);
            assert_eq!(won(pikes(11, 10)), [6, 6]);
            assert!(dice(pikes(10, 10), Round::Melee, rules()).filled);
        }
    ),
    proof!(
        "F-10.05",
        "dice are shared evenly among several enemies",
        || {
            assert_eq!(share_dice(7, 2), [4, 3]);
            assert_eq!(share_dice(7, 3), [3, 2, 2]);
        }
    ),
    proof!(
        "F-10.06",
        "pikes are the longest weapons, then lances, then spears and long heavy weapons",
        || {
            let length = |weapon, short| weapon_length(WeaponSet::of(&[weapon]), short, rules()).0;
            let lengths = [
                Weapon::Pike,
                Weapon::HeavyLance,
                Weapon::LongSpear,
                Weapon::HeavyWeapon,
                Weapon::Pistols,
            ];
            assert_eq!(lengths.map(|weapon| length(weapon, false)), [1, 2, 3, 3, 4]);
            assert_eq!(length(Weapon::HeavyWeapon, true), 4);
        }
    ),
    proof!("F-10.07", "combat points are summed", || {
        let general = Fighter {
            general: true,
            disordered: true,
            impetus: Impetus::Other,
            attack: AttackFrom::Rear,
            ..Fighter::default()
        };
        assert_eq!(both(general), [3, 2]);
    }),
    proof!("F-10.08", "a gallop with impetus adds 3 on impact", || {
        let gallop = Fighter {
            impetus: Impetus::Gallop,
            ..cavalry()
        };
        assert_eq!(both(gallop), [3, 0]);
    }),
    proof!(
        "F-10.09",
        "other troops with impetus add 1 on impact",
        || {
            for me in [Fighter::default(), cavalry()] {
                let charging = Fighter {
                    impetus: Impetus::Other,
                    ..me
                };
                assert_eq!(both(charging), [1, 0]);
            }
        }
    ),
    proof!(
        "F-10.10",
        "the longer weapon adds 1 on impact in the open",
        || {
            let long = Fighter {
                length: LengthClass(1),
                ..Fighter::default()
            };
            assert_eq!(both(long), [1, 0]);
            let in_wood = Fighter {
                in_open: false,
                ..Fighter::default()
            };
            assert_eq!(count(Round::Impact, long, in_wood), 0);
            assert_eq!(count(Round::Impact, long, long), 0);
        }
    ),
    proof!(
        "F-10.11",
        "an attack up a steep slope has -1 on impact",
        || {
            let climbing = Fighter {
                uphill: true,
                ..Fighter::default()
            };
            assert_eq!(both(climbing), [-1, 0]);
        }
    ),
    proof!(
        "F-10.12",
        "heavy or armoured cavalry adds 1 on impact against medium or light cavalry",
        || {
            let armoured = |armour| Fighter {
                armour,
                ..cavalry()
            };
            let against = |enemy| {
                [Armour::Medium, Armour::Heavy, Armour::Armoured]
                    .map(|armour| count(Round::Impact, armoured(armour), enemy))
            };
            assert_eq!(against(armoured(Armour::Medium)), [0, 1, 1]);
            assert_eq!(against(armoured(Armour::Heavy)), [0, 0, 0]);
            let dragoons = Fighter {
                fights_as: FightsAs::MountedInfantry,
                ..Fighter::default()
            };
            assert_eq!(against(dragoons), [0, 0, 0]);
            let heavy = armoured(Armour::Heavy);
            assert_eq!(count(Round::Melee, heavy, cavalry()), 0);
        }
    ),
    proof!("F-10.13", "each grade above the enemy adds 1", || {
        let grade = |grade| Fighter {
            grade,
            ..Fighter::default()
        };
        let poor = grade(Grade::D);
        let counts = Grade::ALL.map(|better| count(Round::Melee, grade(better), poor));
        assert_eq!(counts, [3, 2, 1, 0]);
        assert_eq!(count(Round::Melee, poor, grade(Grade::A)), 0);
    }),
    proof!(
        "F-10.14",
        "cavalry counts the open flanks of foot in the open",
        || {
            let foot = |open_flanks, in_open| Fighter {
                open_flanks,
                in_open,
                ..Fighter::default()
            };
            let of = |enemy| count(Round::Melee, cavalry(), enemy);
            assert_eq!([0, 1, 2].map(|flanks| of(foot(flanks, true))), [0, 1, 2]);
            assert_eq!(of(foot(2, false)), 0);
            assert_eq!(count(Round::Melee, foot(0, true), foot(2, true)), 0);
            let horse = Fighter {
                open_flanks: 2,
                ..cavalry()
            };
            assert_eq!(of(horse), 0);
        }
    ),
    proof!("F-10.15", "an attack on a flank or the rear adds 2", || {
        for attack in [
            AttackFrom::LeftFlank,
            AttackFrom::RightFlank,
            AttackFrom::Rear,
        ] {
            let attacking = Fighter {
                attack,
                ..Fighter::default()
            };
            assert_eq!(both(attacking), [2, 2]);
        }
    }),
    proof!(
        "F-10.16",
        "cavalry adds 1 against naked foot in the open",
        || {
            let naked = |in_open| Fighter {
                naked: true,
                in_open,
                ..Fighter::default()
            };
            assert_eq!(count(Round::Melee, cavalry(), naked(true)), 1);
            assert_eq!(count(Round::Melee, cavalry(), naked(false)), 0);
            assert_eq!(count(Round::Melee, Fighter::default(), naked(true)), 0);
        }
    ),
    proof!("F-10.17", "a shaken or routing enemy adds 2", || {
        for (nerve, worth) in [(Nerve::Firm, 0), (Nerve::Shaken, 2), (Nerve::Routing, 2)] {
            let enemy = Fighter {
                nerve,
                ..Fighter::default()
            };
            assert_eq!(count(Round::Melee, Fighter::default(), enemy), worth);
        }
    }),
    proof!(
        "F-10.18",
        "a side that lost the previous round has -1",
        || {
            let beaten = Fighter {
                lost_prior: true,
                ..Fighter::default()
            };
            assert_eq!(both(beaten), [-1, -1]);
        }
    ),
    proof!("F-10.19", "a general with the unit adds 1", || {
        let led = Fighter {
            general: true,
            ..Fighter::default()
        };
        assert_eq!(both(led), [1, 1]);
    }),
    proof!("F-10.20", "a disordered unit has -1", || {
        let disordered = Fighter {
            disordered: true,
            ..Fighter::default()
        };
        assert_eq!(both(disordered), [-1, -1]);
    }),
    proof!(
        "F-10.21",
        "an attack has -1 against soft cover and -2 against hard cover",
        || {
            for (cover, worth) in [(Cover::None, 0), (Cover::Soft, -1), (Cover::Hard, -2)] {
                let covered = Fighter {
                    cover,
                    ..Fighter::default()
                };
                assert_eq!(count(Round::Melee, Fighter::default(), covered), worth);
            }
        }
    ),
    proof!(
        "F-10.22",
        "the difference in points gives both chances to hit, in a separate column for horse against horse",
        || {
            let codes = |fighter: Fighter, general, attack| {
                let a = Fighter {
                    general,
                    attack,
                    ..fighter
                };
                let round = RoundKinds::both(Round::Melee);
                let met = compare(&a, &fighter, round, rules());
                let swapped = compare(&fighter, &a, round, rules());
                assert_eq!((met.a.to_hit, met.b.to_hit), {
                    (swapped.b.to_hit, swapped.a.to_hit)
                });
                (met.a.to_hit.to_string(), met.b.to_hit.to_string())
            };
            let (front, rear) = (AttackFrom::Front, AttackFrom::Rear);
            for (general, attack, on_foot, on_horse) in [
                (false, front, ("456H", "456H"), ("56H", "56H")),
                (true, front, ("456H", "56H"), ("56H", "6H")),
                (false, rear, ("45H 6HH", "56H"), ("456H", "6H")),
                (true, rear, ("34H 56HH", "6H"), ("45H 6HH", "6H")),
            ] {
                let text = |(a, b): (&str, &str)| (a.to_owned(), b.to_owned());
                assert_eq!(codes(Fighter::default(), general, attack), text(on_foot));
                assert_eq!(codes(cavalry(), general, attack), text(on_horse));
            }
        }
    ),
    proof!(
        "F-10.23",
        "armour saves in combat, and a shield helps at the front and left, except against heavy weapons",
        || {
            let struck = |shield| {
                let unit = with(foot(12), |group| {
                    group.armour = Armour::Heavy;
                    group.shield = shield;
                });
                let saves = saves(&unit, &unit.groups[0], rules());
                (saves.heavy_weapon, saves.other_weapon)
            };
            assert_eq!(struck(false), (Some(6), Some(5)));
            assert_eq!(struck(true), (Some(6), Some(4)));
            let shielded = Protection {
                armour: Armour::Light,
                shield: true,
                grade: Grade::A,
            };
            let from = |attack, by| save(shielded, by, Round::Melee, attack, rules());
            assert_eq!(from(AttackFrom::LeftFlank, Striking::Other), Some(6));
            assert_eq!(from(AttackFrom::RightFlank, Striking::Other), None);
            assert_eq!(from(AttackFrom::Rear, Striking::Other), None);
            assert_eq!(from(AttackFrom::Front, Striking::HeavyWeapon), None);
        }
    ),
    proof!("F-10.24", "hits on a mixed unit are spread evenly", || {
        assert_eq!(spread_hits(7, 2), [4, 3]);
        assert_eq!(spread_hits(7, 3), [3, 2, 2]);
    }),
    proof!(
        "F-10.25",
        "a unit with more hits suffered than inflicted has lost",
        || {
            let lost = |inflicted, suffered| {
                let exchange = Exchange {
                    inflicted,
                    suffered,
                };
                lost_round(&[exchange], rules()).is_some()
            };
            assert_eq!([lost(2, 3), lost(3, 3), lost(3, 2)], [true, false, false]);
        }
    ),
    proof!(
        "F-5.03",
        "two consecutive rounds against a quarter of its strength disorder a unit",
        || {
            let counts = |enemies| counts_as_fought(enemies, 22, 40, rules());
            assert_eq!([5, 6].map(counts), [false, true]);
            let fought = |in_a_row| RoundsFought {
                in_a_row,
                in_all: 5,
            };
            let disordered = [0, 1, 2, 3].map(|rounds| disorders(fought(rounds), rules()));
            assert_eq!(disordered, [false, false, true, true]);
        }
    ),
];
