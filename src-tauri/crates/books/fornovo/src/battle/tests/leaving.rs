//! The effects on a unit's square, stakes, weapons laid down and move if the unit leaves its place.

use super::*;
use crate::battle::actions::RecoilWay;

const SECOND: UnitRef = UnitRef::new(1, 2);

fn recoil(unit: UnitRef) -> Command {
    Command::Recoil(actions::Recoil {
        unit,
        way: RecoilWay::Clear,
        through: Vec::new(),
        followed: true,
        stay: Vec::new(),
        out_of_reach: Vec::new(),
        met: None,
        onto: Facing::Front,
    })
}

/// Returns a battle in the Recoils step, in which foot must recoil from an enemy.
fn recoiling(option: &str, first: Unit) -> Battle {
    let mut battle = under("D-127", option, vec![first], vec![foot(20)]);
    contact(&mut battle, FOOT, ENEMY);
    set(&mut battle, FOOT, |it| it.recoils = true);
    go_to(&mut battle, Step::Recoils);
    battle
}

/// F-8.18, D-128: a unit in square that routs or pursues re-forms in line.
#[test]
fn a_square_breaks_when_it_routs_or_pursues() {
    let mut battle = recoiling("stands", foot(24));
    for unit in [FOOT, ENEMY] {
        hand(&mut battle, unit, field("square", true));
    }
    let blocked = Command::Recoil(actions::Recoil {
        unit: FOOT,
        way: RecoilWay::Blocked,
        through: Vec::new(),
        followed: false,
        stay: Vec::new(),
        out_of_reach: Vec::new(),
        met: None,
        onto: Facing::Front,
    });
    let lines = log_of(&battle, &blocked, &[]);
    let gone = lines.iter().filter(|line| line.contains("left square"));
    assert_eq!(gone.count(), 2, "{lines:?}");
    play(&mut battle, blocked, &[]);
    let [loser, winner] = [FOOT, ENEMY].map(|unit| state(&battle, unit).clone());
    assert!(loser.routs() && !loser.square);
    assert!(winner.pursuit.is_some() && !winner.square);
}

/// F-8.36, D-127: a square cannot be moved, but a lost round makes it recoil, in square.
#[test]
fn a_square_that_lost_its_round_recoils_in_square() {
    let mut battle = recoiling("stands", foot(24));
    hand(&mut battle, FOOT, field("square", true));
    play(&mut battle, recoil(FOOT), &[]);
    let recoiled = state(&battle, FOOT);
    assert!(recoiled.square && !recoiled.recoils);
}

/// F-9.36, F-7.42: a recoil in the Rally phase is not a move of this turn.
#[test]
fn a_recoil_does_not_count_as_movement_for_shooting() {
    let mut shot = foot(24);
    shot.groups[0].weapons = WeaponSet::of(&[Weapon::Musket]);
    let shoots = |recoils: bool| {
        let mut battle = recoiling("stands", shot.clone());
        if recoils {
            play(&mut battle, recoil(FOOT), &[]);
        }
        hand(&mut battle, FOOT, field("contacts", Vec::<UnitRef>::new()));
        go_to(&mut battle, Step::Fire);
        let arm = Arm::Group {
            group: 0,
            weapon: Weapon::Musket,
        };
        let observed = FireObservations::plain(16, true);
        let volley = position(&battle).volley(FOOT, ENEMY, arm, observed);
        format!("{:?}", volley.unwrap().shooters)
    };
    assert_eq!(shoots(true), shoots(false));
}

/// F-7.26, D-127: a square cannot move. F-5.10: halted and shaken units cannot advance.
#[test]
fn squares_and_halted_or_shaken_units_do_not_follow_up() {
    let follows = |option, to| {
        let mut battle = recoiling(option, foot(24));
        hand(&mut battle, ENEMY, to);
        play(&mut battle, recoil(FOOT), &[]);
        !state(&battle, FOOT).contacts.is_empty()
    };
    let morale = |to| field("morale", to);
    assert!(follows("stands", morale(MoraleWord::Good)));
    assert!(!follows("stands", morale(MoraleWord::Halted)));
    assert!(!follows("stands", morale(MoraleWord::Shaken)));
    let square = || field("square", true);
    assert!(!follows("stands", square()));
    assert!(follows("as_stated", square()));
}

/// F-7.61, F-2.65: a unit that follows up leaves its planted stakes behind.
#[test]
fn a_unit_that_follows_up_leaves_its_place() {
    let mut battle = recoiling("stands", foot(24));
    let to = Stakes::Planted;
    set(&mut battle, ENEMY, |it| it.stakes = to);
    play(&mut battle, recoil(FOOT), &[]);
    let enemy = state(&battle, ENEMY);
    assert_eq!(enemy.stakes, Stakes::Left);
    assert!(enemy.turn.went);
}

/// F-10.28: foot that left its place, even involuntarily, has lost the weapon that it laid down.
#[test]
fn a_recoiling_unit_loses_weapons_laid_down() {
    let mut pikes = foot(24);
    pikes.groups[0].weapons = WeaponSet::of(&[Weapon::Pike]);
    let mut battle = recoiling("stands", pikes);
    let (group, weapon) = (0, Weapon::Pike);
    let drop = Command::DropWeapon(actions::DropWeapon {
        unit: FOOT,
        group,
        weapon,
    });
    play(&mut battle, drop, &[]);
    let take = Command::TakeUp(actions::TakeUp {
        unit: FOOT,
        group,
        weapon,
    });
    let stays = battle.clone();
    play(&mut battle, recoil(FOOT), &[]);
    for (mut battle, offered) in [(battle, false), (stays, true)] {
        go_to(&mut battle, Step::MovesA);
        let offers = battle.offers(Some(FOOT)).into_iter();
        let mut commands = offers.map(|offer| offer.command);
        assert_eq!(commands.any(|it| it == take), offered);
        go_to(&mut battle, Step::Initiative);
        assert_eq!(!position(&battle).laid(FOOT, 0).is_empty(), offered);
    }
}

/// F-5.08: only an idle unit recovers, and a unit that recoiled was not idle.
#[test]
fn a_unit_that_recoiled_does_not_recover_that_turn() {
    let shaken = |recoils| {
        let mut battle = recoiling("stands", foot(24));
        let to = MoraleWord::Shaken;
        hand(&mut battle, FOOT, field("morale", to));
        if recoils {
            play(&mut battle, recoil(FOOT), &[]);
        } else {
            set(&mut battle, FOOT, |it| it.recoils = false);
        }
        let with: Vec<UnitRef> = Vec::new();
        hand(&mut battle, FOOT, field("contacts", with));
        go_to(&mut battle, Step::Recovery);
        let morale = state(&battle, FOOT).morale;
        matches!(morale, Morale::Shaken { .. })
    };
    assert!(shaken(true));
    assert!(!shaken(false));
}

/// F-7.47, F-7.50: the evader's move is spent. Only a false rout lets the evader turn back.
#[test]
fn an_evader_cannot_charge_that_turn() {
    let light = skirmishers(foot(12));
    let lights = [1, 2].map(|number| Unit {
        number: UnitNumber(number),
        ..light.clone()
    });
    let mut battle = under("D-127", "stands", vec![light], lights.to_vec());
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Evades);
    go_to(&mut battle, Step::ChargesB);
    let charges = |battle: &Battle, unit| {
        let offers = battle.offers(Some(unit)).into_iter();
        let mut commands = offers.map(|offer| offer.command);
        commands.any(|it| matches!(it, Command::Charge(actions::Charge { .. })))
    };
    assert!(charges(&battle, SECOND));
    assert!(!charges(&battle, ENEMY));
    let (unit, target, observed) = (ENEMY, FOOT, ChargeObservations::default());
    let refused = battle.decide(
        &Command::Charge(actions::Charge {
            unit,
            target,
            observed,
            through: Vec::new(),
        }),
        &[],
        &mut Given::default(),
    );
    let Err(Refusal::AgainstRules(why)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(why[0].id, "has_evaded");
}

/// F-7.46: a unit that countercharges meets the charge with its front.
#[test]
fn a_countercharge_meets_the_charge_head_on() {
    let onto = |counters| {
        let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            onto: Facing::Flank,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, FOOT, ENEMY, observed);
        go_to(&mut battle, Step::AnswersB);
        let how = if counters {
            COUNTERCHARGES
        } else {
            Reply::Stands
        };
        reply(&mut battle, ENEMY, FOOT, how);
        let charge = state(&battle, FOOT).charge.unwrap();
        position(&battle).strikes(FOOT, charge)
    };
    assert_eq!(onto(true), Facing::Front);
    assert_eq!(onto(false), Facing::Flank);
}

/// F-7.57: if a pursuer stops, its move is logged as the end of the pursuit, not as a continued
/// pursuit.
#[test]
fn the_log_records_the_end_of_a_pursuit() {
    let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
    pursues(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Flight);
    let (unit, way) = (FOOT, PursueWay::Stopped);
    let lines = log_of(
        &battle,
        &Command::Pursue(actions::Pursue { unit, way }),
        &[],
    );
    assert_eq!(lines, ["Unit 1 stopped pursuing."]);
}

/// F-8.19: no result of a shooting test could be worse than a rout.
#[test]
fn routing_units_take_no_shooting_test() {
    let due = |morale| {
        let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
        hand(&mut battle, FOOT, field("morale", morale));
        go_to(&mut battle, Step::Fire);
        let turn = state(&battle, FOOT).turn;
        let shot = Shot {
            gunpowder: 4,
            shooters: 20,
            ..turn.shot
        };
        set(&mut battle, FOOT, |it| it.turn = Record { shot, ..turn });
        go_to(&mut battle, Step::FireTests);
        let (unit, test) = (FOOT, Test::Shooting);
        is_due(&battle, &to_test(unit, test))
    };
    assert!(due(MoraleWord::Shaken));
    assert!(!due(MoraleWord::Routed));
}
