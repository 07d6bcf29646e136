//! Tests of combat: both options of every interpretation, and the odds, which are checked against
//! an enumeration of the dice.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::army::{Armour, Grade};
use crate::interpretations::Interpretations;
use crate::reaction::FrontRank;
use crate::tables::Rules;
use drumhead_rules::odds::{Chance, Distribution, Exact};

fn under(id: &str, option: &str) -> Rules {
    let mut interpretations = Interpretations::default();
    interpretations.set(id, Some(option)).unwrap();
    Rules::new(&interpretations).unwrap()
}

fn standard() -> &'static Rules {
    Rules::standard().unwrap()
}

#[test]
fn grades_help_saves_under_only_one_option() {
    let struck = |grade| Protection {
        armour: Armour::Medium,
        shield: false,
        grade,
    };
    let saves = |rules: &Rules| {
        Grade::ALL.map(|grade| {
            let (by, from) = (Striking::Other, AttackFrom::Front);
            save(struck(grade), by, Round::Melee, from, rules)
        })
    };
    assert_eq!(saves(&under("D-49", "shield_only")), [Some(6); 4]);
    let graded = saves(&under("D-49", "grades"));
    assert_eq!(graded, [Some(4), Some(5), Some(6), Some(6)]);
}

#[test]
fn a_natural_one_always_fails() {
    let rules = under("D-49", "grades");
    let best = Protection {
        armour: Armour::Armoured,
        shield: true,
        grade: Grade::A,
    };
    let (by, from) = (Striking::Other, AttackFrom::Front);
    // The save of 4, less 2 for grade A and 1 for the shield, would be 1.
    assert_eq!(save(best, by, Round::Melee, from, &rules), Some(2));
}

#[test]
fn the_interpretation_decides_whether_a_laager_of_wagons_is_cover() {
    assert_eq!(laager_cover(&under("D-84", "soft")), Cover::Soft);
    assert_eq!(laager_cover(&under("D-84", "none")), Cover::None);
}

#[test]
fn the_interpretation_decides_whether_pikes_count_in_the_unit_or_its_front() {
    let unit = PikeCount {
        figures: 40,
        pikes: 20,
        front: FrontRank {
            figures: 8,
            pikes: 8,
            ..FrontRank::default()
        },
    };
    assert!(!may_charge_mounted(unit, &under("D-109", "unit")));
    assert!(may_charge_mounted(unit, &under("D-109", "front_rank")));
}

#[test]
fn the_interpretation_decides_which_rounds_disorder_a_unit() {
    let fought = RoundsFought {
        in_a_row: 1,
        in_all: 2,
    };
    let (row, any) = (under("D-119", "in_a_row"), under("D-119", "any"));
    assert!(!disorders(fought, &row));
    assert!(disorders(fought, &any));
    // Eight enemies are at least a quarter of the remaining 30, but not of the initial 40.
    assert!(counts_as_fought(8, 30, 40, &row));
    assert!(!counts_as_fought(8, 30, 40, &any));
}

#[test]
fn the_interpretation_decides_for_which_side_winning_pikes_make_an_impact_round() {
    let won = LastRound {
        pike_supported: true,
        inflicted: 2,
        suffered: 1,
        ..LastRound::default()
    };
    let lost = LastRound::default();
    let both = kind_of_round(won, lost, &under("D-183", "both_sides"));
    assert_eq!(both, RoundKinds::both(Round::Impact));
    let theirs = kind_of_round(won, lost, &under("D-183", "pikes_only"));
    assert_eq!((theirs.a, theirs.b), (Round::Impact, Round::Melee));
    // Even under this option, a charge makes an impact round for both sides.
    let charged = LastRound {
        charged_home: true,
        ..lost
    };
    let all = kind_of_round(won, charged, &under("D-183", "pikes_only"));
    assert_eq!(all, RoundKinds::both(Round::Impact));
}

#[test]
fn a_melee_against_winning_pikes_has_no_impact_lines_under_one_option() {
    let climbing = Fighter {
        uphill: true,
        ..Fighter::default()
    };
    let rounds = RoundKinds {
        a: Round::Impact,
        b: Round::Melee,
    };
    let met = compare(&climbing, &climbing, rounds, standard());
    assert_eq!((met.a.points.total(), met.b.points.total()), (-1, 0));
    assert_eq!(met.higher, Some(Side::B));
}

#[test]
fn the_interpretation_decides_how_a_round_against_several_enemies_is_lost() {
    let won = Exchange {
        inflicted: 5,
        suffered: 1,
    };
    let lost = Exchange {
        inflicted: 1,
        suffered: 2,
    };
    let (all, any) = (under("D-185", "all"), under("D-185", "any"));
    assert_eq!(lost_round(&[won, lost], &all), None);
    assert_eq!(lost_round(&[won, lost], &any), Some(lost));
    let both = Exchange {
        inflicted: 2,
        suffered: 4,
    };
    assert_eq!(lost_round(&[lost, lost], &all), Some(both));
}

/// Returns a blow of 4 dice, which hit once on 4–5 and twice on 6. It strikes two types of troops,
/// one of which has only 2 figures left.
fn blow() -> Blow {
    Blow {
        to_hit: "45H 6HH".parse().unwrap(),
        dice: 4,
        struck: vec![
            Struck {
                save: Some(5),
                figures: 2,
            },
            Struck {
                save: None,
                figures: 9,
            },
        ],
    }
}

/// Returns the odds of the losses that the blow inflicts, enumerated die by die and save by save.
fn thrown(blow: &Blow) -> Distribution<Suffered> {
    let dice = (0..blow.dice).fold(Distribution::certain(0), |sum, _| {
        sum.and(&blow.to_hit.die()).map(|(sum, hits)| sum + hits)
    });
    dice.then(|hits| {
        let parts = spread_hits(*hits, blow.struck.len());
        let groups = parts.iter().zip(&blow.struck);
        groups.fold(
            Distribution::certain(Suffered::default()),
            |sum, (part, struck)| {
                let unsaved = (0..*part).fold(Distribution::certain(0), |sum, _| {
                    let falls = |face| u32::from(struck.save.is_none_or(|least| face < least));
                    sum.and(&Distribution::die(falls))
                        .map(|(sum, lost)| sum + lost)
                });
                sum.and(&unsaved).map(|(sum, hits)| Suffered {
                    hits: sum.hits + hits,
                    figures: sum.figures + (*hits).min(struck.figures),
                })
            },
        )
    })
}

#[test]
fn losses_match_the_enumeration_of_dice() {
    let mixed = blow();
    assert_eq!(suffered::<Exact>(&mixed), thrown(&mixed));
    let of = |figures| Blow {
        struck: vec![Struck {
            save: Some(6),
            figures,
        }],
        ..mixed.clone()
    };
    let (many, few) = (of(20), of(3));
    assert_eq!(suffered::<Exact>(&many), thrown(&many));
    assert_eq!(suffered::<Exact>(&few), thrown(&few));
    let too_many = |lost: &u32| *lost > 3;
    assert_eq!(losses::<Exact>(&few).chance(too_many), Exact::none());
}

#[test]
fn every_hit_is_saved_before_figures_limit_the_losses() {
    // Two hits on one figure that saves on 4: it survives only if it saves both.
    let blow = Blow {
        to_hit: "123456HH".parse().unwrap(),
        dice: 1,
        struck: vec![Struck {
            save: Some(4),
            figures: 1,
        }],
    };
    let lost = losses::<Exact>(&blow);
    assert_eq!(lost.chance(|lost| *lost == 1).to_string(), "3/4");
    let hits = suffered::<Exact>(&blow).map(|suffered| suffered.hits);
    assert_eq!(hits.chance(|hits| *hits == 2).to_string(), "1/4");
}

#[test]
fn the_losses_of_both_sides_have_joint_odds() {
    let (a, b) = (blow(), Blow { dice: 3, ..blow() });
    let joint = exchange::<Exact>(&a, &b);
    assert_eq!(joint.chance(|_| true), Exact::certain());
    assert_eq!(joint.map(|both| both.b), suffered(&a));
    assert_eq!(joint.map(|both| both.a), suffered(&b));
    let counted = joint.map(BothSuffer::hits);
    let odds = verdicts(&counted, Losses::default(), standard());
    let lost = |losses: &Losses| losses.a > losses.b;
    assert_eq!(
        odds.chance(|verdict| *verdict == Verdict::AMustTest),
        counted.chance(lost)
    );
    assert_eq!(odds.chance(|_| true), Exact::certain());
    // Losses to shooting in the charge count.
    let before = Losses { a: 9, b: 0 };
    let sure = verdicts(&counted, before, standard());
    assert_eq!(sure, Distribution::certain(Verdict::AMustTest));
    let near = exchange::<f64>(&a, &b);
    for (both, chance) in joint.iter() {
        let float = near.chance(|other| other == both);
        assert!((float - chance.as_f64()).abs() < 1e-12, "{both:?}");
    }
}

#[test]
fn losses_to_several_enemies_follow_the_interpretation() {
    let exchange = |inflicted, suffered| Exchange {
        inflicted,
        suffered,
    };
    let round = [exchange(5, 1), exchange(1, 2)];
    let lost = |option| lost_round(&round, &under("D-185", option)).is_some();
    assert_eq!(["all", "any"].map(lost), [false, true]);
}

#[test]
fn half_of_a_mixed_rank_decides_its_weapon_length() {
    let [pike, heavy, other] = [1, 3, 4].map(LengthClass);
    for (front, length) in [
        (vec![(pike, 6), (other, 6)], pike),
        (vec![(other, 7), (pike, 6)], other),
        (vec![(other, 4), (pike, 4), (heavy, 4)], heavy),
        (vec![(other, 0), (pike, 0)], other),
        (vec![], other),
    ] {
        assert_eq!(unit_length(&front), length, "{front:?}");
    }
}

#[test]
fn a_surplus_pike_completes_a_die_of_other_figures() {
    let figures = Strikers {
        pike: 10,
        other: 10,
        ..Strikers::default()
    };
    let count = dice(figures, Round::Melee, standard());
    let values: Vec<_> = count
        .lines
        .iter()
        .map(|line| (line.kind, line.figures, line.dice, line.left_over))
        .collect();
    assert_eq!(
        values,
        [
            (DieKind::PikesAndHeavyWeapons, 10, 3, 0),
            (DieKind::Others, 10, 3, 0)
        ]
    );
    assert!(count.filled);
    assert_eq!(count.dice, 6);
}
