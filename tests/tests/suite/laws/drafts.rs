//! Laws of every draft, legal or not: it can be costed and checked, its bill adds up, it
//! round-trips through JSON, and a fix solves its problem.

use std::collections::BTreeSet;

use drumhead_fornovo::*;
use drumhead_rules::catalogue::Language;
use drumhead_vocabulary::sheet::RosterFor;
use drumhead_vocabulary::{Length, Points};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

/// Returns counts near the limits, and far beyond them.
fn count() -> impl Strategy<Value = u32> {
    prop_oneof![8 => 0_u32..110, 1 => Just(u32::MAX), 1 => any::<u32>()]
}

fn models() -> impl Strategy<Value = Models> {
    let few = || prop_oneof![6 => Just(0_u16), 2 => 1_u16..6, 1 => Just(u16::MAX)];
    vec(few(), Model::ALL.len()).prop_map(|counts| {
        let mut models = Models::default();
        for (model, count) in Model::ALL.into_iter().zip(counts) {
            *models.count_mut(model) = count;
        }
        models
    })
}

fn group() -> impl Strategy<Value = Group> {
    let weapons = subsequence(Weapon::ALL.to_vec(), 0..4);
    let flags = proptest::array::uniform8(prop::bool::weighted(0.15));
    let bayonet = option::weighted(0.2, select(vec![Bayonet::Plug, Bayonet::Ring]));
    (
        count(),
        select(Armour::ALL.to_vec()),
        weapons,
        flags,
        bayonet,
    )
        .prop_map(|(count, armour, weapons, flags, bayonet)| {
            let [
                shield,
                gunner,
                noble,
                barded,
                false_rout,
                salvee,
                horse,
                firelock,
            ] = flags;
            Group {
                name: String::new(),
                count,
                armour,
                weapons: weapons.into_iter().collect(),
                shield,
                gunner,
                noble,
                barded,
                false_rout,
                salvee,
                bayonet,
                lock: if firelock {
                    Lock::Firelock
                } else {
                    Lock::Matchlock
                },
                horse,
            }
        })
}

fn unit() -> impl Strategy<Value = Unit> {
    let kinds = (
        select(vec![Kind::Infantry, Kind::Cavalry, Kind::Artillery]),
        select(vec![TroopType::Regular, TroopType::Irregular]),
        select(Grade::ALL.to_vec()),
        select(vec![Order::Close, Order::Skirmish]),
        option::of(select(vec![ChargeStyle::Trot, ChargeStyle::Gallop])),
        option::of(select(vec![Training::PikeAndShot, Training::BillAndBow])),
    );
    let pay = prop_oneof![
        4 => Just(Pay::Paid),
        1 => Just(Pay::Unpaid),
        1 => count().prop_map(|unpaid| Pay::Partly { unpaid }),
    ];
    let mount = select(vec![
        GunMount::Carriage,
        GunMount::Wagon,
        GunMount::WarWagon,
    ]);
    let front = || option::of(any::<u16>());
    let rest = (
        (pay, any::<bool>(), any::<bool>(), models(), mount),
        (count(), front(), front(), vec(group(), 0..4)),
    );
    (kinds, rest).prop_map(|(kinds, rest)| {
        let (kind, troops, grade, order, charge, training) = kinds;
        let ((pay, unsupplied, shallow, models, mount), rest) = rest;
        let (stakes, front, sleeve, groups) = rest;
        Unit {
            kind,
            troops,
            grade,
            order,
            charge,
            training,
            pay,
            unsupplied,
            shallow,
            groups,
            models,
            mount,
            stakes,
            formation: Formation { front, sleeve },
            ..Unit::default()
        }
    })
}

fn piece() -> impl Strategy<Value = PieceKind> {
    let length = || any::<i32>().prop_map(Length::from_32nds);
    let wagons = || (any::<u16>(), any::<bool>());
    prop_oneof![
        Just(PieceKind::Sniper),
        length().prop_map(|length| PieceKind::Ditch { length }),
        length().prop_map(|length| PieceKind::LightFieldworks { length }),
        length().prop_map(|length| PieceKind::HeavyFieldworks { length }),
        wagons().prop_map(|(count, laager)| PieceKind::Wagons { count, laager }),
        wagons().prop_map(|(count, laager)| PieceKind::WarWagons { count, laager }),
    ]
}

/// Returns any draft, valid or not.
fn army() -> impl Strategy<Value = Army> {
    let year = prop_oneof![8 => 1440_u16..1710, 1 => any::<u16>()];
    let ranks = select(vec![Rank::CommanderInChief, Rank::Subgeneral]);
    let scale = select(vec![FigureScale::Large, FigureScale::Small]);
    let limit = option::of((0..20_000).prop_map(Points));
    (
        year,
        scale,
        limit,
        vec(unit(), 0..5),
        vec(piece(), 0..3),
        vec(ranks, 0..3),
    )
        .prop_map(|(year, scale, limit, mut units, pieces, ranks)| {
            for (number, unit) in (1..).zip(&mut units) {
                unit.number = UnitNumber(number);
            }
            let pieces = (1..).zip(pieces).map(|(id, what)| Piece {
                id: PieceId(id),
                name: String::new(),
                what,
            });
            let generals = (1..).zip(ranks).map(|(id, rank)| General {
                id: GeneralId(id),
                rank,
                ..General::default()
            });
            Army {
                year,
                scale,
                limit,
                units,
                pieces: pieces.collect(),
                generals: generals.collect(),
                ..Army::default()
            }
        })
}

/// Returns a draft that the desk would accept.
fn sound() -> impl Strategy<Value = Army> {
    army().prop_map(|mut army| {
        for unit in &mut army.units {
            unit.groups.iter_mut().for_each(|group| group.count %= 200);
            unit.stakes %= 200;
            if let Pay::Partly { unpaid } = &mut unit.pay {
                *unpaid %= 200;
            }
            for model in Model::ALL {
                *unit.models.count_mut(model) %= 7;
            }
            let fronts = [&mut unit.formation.front, &mut unit.formation.sleeve];
            fronts
                .into_iter()
                .flatten()
                .for_each(|front| *front = *front % 30 + 1);
        }
        army.pieces.retain(|piece| piece.what == PieceKind::Sniper);
        army
    })
}

fn judged(army: &Army) -> Vec<Problem> {
    if army.interpretations.is_default() {
        let rules = Rules::standard().unwrap();
        return problems(army, rules, bill(army, rules).total);
    }
    let rules = Rules::new(&army.interpretations).unwrap();
    problems(army, &rules, bill(army, &rules).total)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_draft_is_billed_and_checked(army in army()) {
        judged(&army);
    }

    #[test]
    fn any_sound_draft_is_shown_and_printed(army in sound()) {
        let rules = Rules::standard().unwrap();
        let words = Words::speak(Language::ENGLISH);
        view(&army, rules, Some(UnitNumber(1)), words).unwrap();
        let options = RosterOptions { for_whom: RosterFor::Organiser, bill: true };
        roster(&army, rules, options, words).unwrap();
    }

    #[test]
    fn a_bill_is_the_sum_of_its_parts(army in sound()) {
        let bill = bill(&army, Rules::standard().unwrap());
        let sum = |lines: &[Line]| lines.iter().map(|line| line.total).sum::<Points>();
        let mut total = sum(bill.lines_of(&bill.army));
        for unit in &bill.units {
            prop_assert_eq!(unit.total, sum(bill.lines_of(&unit.lines)));
            prop_assert_eq!(unit.total, unit.figures + unit.equipment + unit.command);
            total += unit.total;
        }
        prop_assert_eq!(bill.total, total);
        prop_assert_eq!(bill.total, sum(&bill.lines));
    }

    #[test]
    fn an_army_survives_a_round_trip_through_json(army in army()) {
        let text = serde_json::to_string(&army).unwrap();
        prop_assert_eq!(serde_json::from_str::<Army>(&text).unwrap(), army);
    }

    #[test]
    fn a_fix_removes_its_problem(army in sound()) {
        prop_assert!(check(&army).is_ok());
        let rules = Rules::standard().unwrap();
        let alike = |all: &[Problem], problem: &Problem| {
            let alike = |other: &&Problem| {
                other.subject == problem.subject && other.fault.key() == problem.fault.key()
            };
            all.iter().filter(alike).count()
        };
        let found = judged(&army);
        for problem in &found {
            for fix in fixes(&army, rules, problem) {
                let mut fixed = army.clone();
                edit(&mut fixed, &fix.edit).unwrap();
                let left = judged(&fixed);
                prop_assert!(alike(&left, problem) < alike(&found, problem), "{:?}", fix);
            }
        }
    }
}

/// The laws are only meaningful if the drafts vary: some must be legal, and many kinds of problems
/// must occur.
#[test]
fn drafts_vary() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let mut keys = BTreeSet::new();
    let mut clean = 0;
    for _ in 0..400 {
        let army = sound().new_tree(&mut runner).unwrap().current();
        let found = judged(&army);
        let grave = |problem: &&Problem| problem.fault.severity() == Severity::Illegal;
        clean += usize::from(found.iter().filter(grave).count() == 0);
        keys.extend(found.iter().map(|problem| problem.fault.key()));
    }
    assert!(
        keys.len() >= 35,
        "{} kinds of problem: {keys:?}",
        keys.len()
    );
    assert!(clean >= 10, "{clean} legal drafts");
}
