//! Formations that disorder a unit, ranks that fire or are exchanged, labour at a hedgerow, units
//! that follow up a recoil, and chargers that lose their target.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::actions::RecoilWay;
use crate::battle::ground::Labour;

fn fronted(mut of: Unit, front: u16) -> Unit {
    of.formation.front = Some(front);
    of
}

/// F-2.11, F-2.18: foot in 2 ranks and foot 17 figures wide are disordered; foot between these
/// limits is in order.
#[test]
fn a_unit_too_thin_or_too_wide_begins_in_disorder() {
    for (figures, front, disordered) in [(24, 12, true), (24, 8, false), (51, 17, true)] {
        let first = vec![fronted(foot(figures), front)];
        let mut battle = between(first, vec![foot(20)]);
        go_to(&mut battle, Step::Initiative);
        let expected = disordered.then_some(DisorderCause::Formation);
        assert_eq!(cause(&battle, FOOT), expected, "{figures} on {front}");
        // The unit stays disordered until it changes formation (F-5.09). The players are not asked
        // whether the cause remains.
        go_to(&mut battle, Step::Recovery);
        assert!(all_due(&battle).is_empty());
        assert_eq!(cause(&battle, FOOT), expected, "{figures} on {front}");
    }
}

#[test]
fn a_thin_line_in_buildings_is_in_order() {
    let first = vec![fronted(foot(24), 12)];
    let mut battle = between(first, vec![foot(20)]);
    names(&mut battle, FeatureKind::TownBlock);
    let stand = Stand::In;
    let spot = Some(Spot { feature: 1, stand });
    set(&mut battle, FOOT, |it| it.ground = spot);
    go_to(&mut battle, Step::MovesA);
    assert_eq!(cause(&battle, FOOT), None);
    // Outside the buildings, the unit is again too thin.
    let out = Command::Stand(actions::Stand {
        unit: FOOT,
        spot: None,
    });
    play(&mut battle, out, &[]);
    assert_eq!(cause(&battle, FOOT), Some(DisorderCause::Formation));
}

/// F-9.35, D-156: the first rank fired last turn; the second did not.
#[test]
fn a_rank_that_did_not_fire_may_fire_after_a_move_and_in_a_charge() {
    let salvee = Unit {
        groups: vec![Group {
            salvee: true,
            ..armed(Weapon::Musket, 24)
        }],
        ..fronted(foot(0), 8)
    };
    let may = |fired, fought| {
        let mut battle = between(vec![salvee.clone()], vec![foot(20)]);
        let last = Record {
            fired,
            fought,
            ..Record::default()
        };
        set(&mut battle, FOOT, |it| it.last = last);
        position(&battle).may_shoot_charging(FOOT, ENEMY)
    };
    assert!(may([false, false], false));
    assert!(may([true, false], false));
    assert!(may([false, true], false));
    assert!(!may([true, true], false));
    // A unit that fought cannot move and fire (D-155).
    assert!(!may([false, false], true));

    let mut battle = between(vec![salvee.clone()], vec![foot(20)]);
    go_to(&mut battle, Step::Fire);
    let fired = Record {
        fired: [true, false],
        ..Record::default()
    };
    set(&mut battle, FOOT, |it| it.last = fired);
    let shot = |battle: &Battle| -> FireObservations {
        let mut offers = battle.offers(Some(FOOT)).into_iter();
        let observed = offers.find_map(|offer| {
            if let Command::Shoot(actions::Shoot { observed, .. }) = offer.command {
                Some(observed)
            } else {
                None
            }
        });
        observed.unwrap()
    };
    let stood = shot(&battle);
    assert_eq!((stood.ranks, stood.figures), (RanksFired::Both, 16));
    let moved = Record {
        moved: Moved::Half,
        ..Record::default()
    };
    set(&mut battle, FOOT, |it| it.turn = moved);
    let went = shot(&battle);
    assert_eq!((went.ranks, went.figures), (RanksFired::Second, 8));
}

/// F-10.27: 8 files of pikes with halberds behind them, and 3 files of muskets on each side. The
/// halberds change places with the pikes, and the sleeves stay.
#[test]
fn sleeves_stay_beside_exchanged_ranks() {
    let tercio = Unit {
        training: Some(Training::PikeAndShot),
        groups: vec![
            armed(Weapon::Pike, 16),
            armed(Weapon::HeavyWeapon, 8),
            armed(Weapon::Musket, 18),
        ],
        ..fronted(foot(0), 8)
    };
    let mut battle = between(vec![tercio], vec![foot(20)]);
    set(&mut battle, FOOT, |it| it.leads = Some(1));
    let led = position(&battle).led(FOOT).unwrap();
    // One row of halberds, the pikes behind it, and two rows of 3 in each sleeve strike.
    assert_eq!((led.heavy, led.pike, led.other), (8, 16, 12));
}

/// F-7.22, F-11.13: sleeves of shot change their frontage with the pikes, so that the unit can cross
/// a bridge in a column. Each figure of the whole front costs 4 inches, or 2 for steady regulars.
#[test]
fn sleeves_of_shot_change_frontage_too() {
    let tercio = Unit {
        training: Some(Training::PikeAndShot),
        groups: vec![armed(Weapon::Pike, 16), armed(Weapon::Musket, 16)],
        formation: Formation {
            front: Some(4),
            sleeve: Some(4),
        },
        ..foot(0)
    };
    let mut battle = between(vec![tercio], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    let offers = battle.offers(Some(FOOT));
    let mut changes = offers
        .iter()
        .filter(|it| it.id.to_string().contains("change_front"));
    let change = changes.next().unwrap();
    let asked: Vec<&str> = change.questions.iter().map(|it| it.path.as_str()).collect();
    assert!(asked[0].ends_with("what/front") && asked[1].ends_with("what/sleeve"));
    let what = Manoeuvre::ChangeFront {
        front: 1,
        sleeve: Some(1),
    };
    let (cost, _) = position(&battle).cost(FOOT, what);
    assert_eq!(cost, Length::inches(36));
    assert_eq!(position(&battle).too_wide_for_bridge(FOOT), Some(3));
    play(&mut battle, actions::Manoeuvre { unit: FOOT, what }, &[]);
    assert_eq!(position(&battle).too_wide_for_bridge(FOOT), None);
}

/// F-9.17, F-2.09, D-127: a square has no ranks. It is dense only if the players say so, and they are
/// asked whether a disorder of its formation has ended.
#[test]
fn a_square_has_no_ranks() {
    for square in [false, true] {
        let mut battle = between(vec![fronted(foot(24), 8)], vec![foot(20)]);
        set(&mut battle, FOOT, |it| it.square = square);
        assert_eq!(position(&battle).is_deep(FOOT), !square);
        let mut battle = between(vec![fronted(foot(24), 12)], vec![foot(20)]);
        go_to(&mut battle, Step::Initiative);
        assert_eq!(cause(&battle, FOOT), Some(DisorderCause::Formation));
        set(&mut battle, FOOT, |it| it.square = square);
        go_to(&mut battle, Step::Recovery);
        assert_eq!(position(&battle).asks_if_cause_remains(FOOT), square);
    }
}

/// F-11.11: clearing one part of a hedgerow takes two turns, however many units work on it.
#[test]
fn two_units_do_not_clear_one_frontage_in_one_turn() {
    let first = vec![foot(24), unit(2, Kind::Infantry, 24)];
    let mut battle = between(first, vec![foot(20)]);
    names(&mut battle, FeatureKind::Hedgerow);
    let stand = Stand::Behind;
    let spot = Some(Spot { feature: 1, stand });
    for unit in [FOOT, HORSE] {
        set(&mut battle, unit, |it| it.ground = spot);
    }
    go_to(&mut battle, Step::MovesA);
    let how = Labour::Clears;
    play(&mut battle, actions::Labour { unit: FOOT, how }, &[]);
    let again = Command::Labour(actions::Labour { unit: HORSE, how });
    assert!(objections(&battle, &again).is_empty());
    // Both units are at the part of the hedgerow where the first has worked.
    let spot = state(&battle, FOOT).ground;
    assert_eq!(spot, Some(Spot { feature: 2, stand }));
    set(&mut battle, HORSE, |it| it.ground = spot);
    assert_eq!(objections(&battle, &again)[0], "laboured_already");
    let offers = battle.offers(Some(HORSE));
    let labours = offers.iter().filter(|offer| offer.id.action() == "labour");
    assert!(labours.into_iter().all(|offer| !offer.against.is_empty()));
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::MovesA);
    play(&mut battle, again, &[]);
    assert_eq!(
        position(&battle).hedgerow(HORSE).map(|site| site.cleared),
        None
    );
}

/// F-7.61: of two enemies, the player lets one follow up while the other stays.
#[test]
fn each_of_several_enemies_follows_up_a_recoil_or_stays() {
    let second = UnitRef::new(1, 2);
    let enemies = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let mut battle = between(vec![foot(24)], enemies);
    let with = vec![ENEMY, second];
    hand(&mut battle, FOOT, field("contacts", with));
    set(&mut battle, FOOT, |it| it.recoils = true);
    go_to(&mut battle, Step::Recoils);
    let recoils = |followed| {
        Command::Recoil(actions::Recoil {
            unit: FOOT,
            way: RecoilWay::Clear,
            through: Vec::new(),
            followed,
            stay: vec![ENEMY],
            out_of_reach: Vec::new(),
            met: None,
            onto: Facing::Front,
        })
    };
    // Only if an enemy follows up are the players asked which enemies stay.
    let asked = |followed| {
        let recoil = recoils(followed);
        let questions = battle.answered(&recoil, &recoil).questions;
        questions.iter().any(|question| question.path == "/stay")
    };
    assert_eq!([false, true].map(asked), [false, true]);
    let recoil = recoils(true);
    let lines = log_of(&battle, &recoil, &[]);
    assert!(lines[0].contains("followed up and stayed"), "{lines:?}");
    play(&mut battle, recoil, &[]);
    let contacts = &state(&battle, FOOT).contacts;
    assert_eq!(contacts.iter().collect::<Vec<_>>(), [&second]);
}

/// F-6.12: once one charger has routed the target, the other has lost its target.
#[test]
fn a_charger_takes_no_charge_test_if_another_charger_routed_its_target() {
    let first = vec![unit(1, Kind::Cavalry, 12), unit(2, Kind::Cavalry, 12)];
    let mut battle = between(first, vec![foot(20)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(FOOT), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    assert!(state(&battle, ENEMY).routs());
    let (unit, test) = (HORSE, Test::Charge);
    assert!(!is_due(&battle, &to_test(unit, test)));
    play(&mut battle, actions::EndStep {}, &[]);
    assert_eq!(battle.state().now.step, Step::Completions);
    let due = all_due(&battle);
    assert!(due.iter().any(|(_, unit)| *unit == Some(HORSE)));
}
