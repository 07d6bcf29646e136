//! Strikers and the sides of a unit: figures that shot in a charge, exchanged ranks, and mixed
//! weapons.

use drumhead_vocabulary::play::Question;

use super::*;
use crate::combat::{AttackFrom, LengthClass, Striking, unit_length};
use crate::shooting::Side;

/// Muskets and heavy weapons, 24 figures in three ranks.
fn halberd_muskets() -> Unit {
    let mut of = foot(24);
    of.troops = TroopType::Irregular;
    of.formation.front = Some(8);
    of.groups[0].weapons = WeaponSet::of(&[Weapon::Musket, Weapon::HeavyWeapon]);
    of
}

/// A pike-and-shot unit with these groups, its pikes on a front of this width.
fn tercio(groups: Vec<Group>, front: u16) -> Unit {
    let mut of = foot(0);
    of.training = Some(Training::PikeAndShot);
    of.groups = groups;
    of.formation.front = Some(front);
    of
}

/// Returns the offer's question with this path.
fn question(offer: &Offer<Command>, path: &str) -> Option<Question> {
    let mut asked = offer.questions.iter();
    asked.find(|it| it.path.ends_with(path)).cloned()
}

/// Plays a charge of the foot on an enemy that fires with this many figures, and returns the battle
/// in the combat step.
fn charged_into_fire(shooters: u32) -> Battle {
    let mut battle = between(vec![foot(24)], vec![halberd_muskets()]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Stands);
    go_to(&mut battle, Step::Fire);
    if shooters > 0 {
        let weapon = Weapon::Musket;
        let shoot = Command::Shoot(actions::Shoot {
            unit: ENEMY,
            target: FOOT,
            arm: Arm::Group { group: 0, weapon },
            observed: FireObservations::plain(shooters, true),
        });
        let dice = battle.preview(&shoot).pool.unwrap().dice;
        let missed = vec![1; usize::try_from(dice).unwrap()];
        play(&mut battle, shoot, &missed);
    }
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(FOOT), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    go_to(&mut battle, Step::Rounds);
    battle
}

/// F-10.26: figures that shoot in a charge fight with handarms in the round of that turn: fewer
/// dice, short weapons, and easier saves.
#[test]
fn figures_that_shot_in_the_charge_fight_with_handarms() {
    for (shooters, heavy) in [(0, true), (16, false)] {
        let battle = charged_into_fire(shooters);
        let offers = battle.offers(Some(FOOT));
        let fight = offers.iter().find(|it| it.id.action() == "fight").unwrap();
        let Command::Fight(actions::Fight { meeting, .. }) = &fight.command else {
            panic!("{fight:?}");
        };
        let (_, enemy, _) = position(&battle).fighters(FOOT, ENEMY, *meeting).unwrap();
        let strikers = enemy.strikers;
        assert_eq!(
            (strikers.heavy, strikers.other),
            if heavy { (16, 0) } else { (0, 16) }
        );
        assert_eq!(enemy.striking == Striking::HeavyWeapon, heavy);
        assert_eq!(enemy.length == LengthClass::OTHER, !heavy);
        let hint = question(fight, "1/strikers/heavy").unwrap().hint.unwrap();
        assert_eq!(hint.contains("16"), !heavy, "{hint}");
        let mut next = battle;
        go_to(&mut next, Step::Initiative);
        assert!(state(&next, ENEMY).shot_in_charge.is_empty());
    }
}

/// F-10.24, F-9.18: the shot are the flanks of a pike-and-shot unit. Fire reaches two files, and a
/// sleeve of one file does not fill them.
#[test]
fn hits_on_a_flank_fall_on_the_sleeve() {
    let groups = || vec![armed(Weapon::Pike, 12), armed(Weapon::Musket, 24)];
    let battle = between(vec![tercio(groups(), 4)], vec![foot(20)]);
    let hit = |side, depth| position(&battle).groups_on(FOOT, side, depth);
    assert_eq!(hit(Side::Front, 1), [0, 1]);
    assert_eq!(hit(Side::Rear, 1), [0, 1]);
    assert_eq!(hit(Side::Left, 1), [1]);
    assert_eq!(hit(Side::Right, 2), [1]);
    let mut thin = tercio(groups(), 4);
    thin.formation.sleeve = Some(1);
    let battle = between(vec![thin], vec![foot(20)]);
    let hit = |side, depth| position(&battle).groups_on(FOOT, side, depth);
    assert_eq!(hit(Side::Left, 1), [1]);
    assert_eq!(hit(Side::Left, 2), [0, 1]);
}

/// F-10.24: a unit that has lost all its shot, or is in square, has no sleeve to be hit.
#[test]
fn hits_fall_on_every_type_if_there_is_no_flank() {
    let groups = vec![armed(Weapon::Pike, 12), armed(Weapon::Musket, 24)];
    let mut battle = between(vec![tercio(groups, 4)], vec![foot(20)]);
    set(&mut battle, FOOT, |it| it.groups = vec![12, 0]);
    assert_eq!(position(&battle).groups_on(FOOT, Side::Left, 1), [0]);
    set(&mut battle, FOOT, |it| it.groups = vec![12, 24]);
    set(&mut battle, FOOT, |it| it.square = true);
    assert_eq!(position(&battle).groups_on(FOOT, Side::Left, 1), [0, 1]);
}

/// Returns a battle of 24 pikes in front of 8 halberds, 8 figures wide, against horse.
fn mixed() -> Battle {
    let groups = vec![armed(Weapon::Pike, 24), armed(Weapon::HeavyWeapon, 8)];
    let mut mixed = foot(0);
    mixed.groups = groups;
    mixed.formation.front = Some(8);
    between(vec![mixed], vec![unit(1, Kind::Cavalry, 12)])
}

/// Returns the same battle after the halberds were brought to the front.
fn exchanged() -> Battle {
    let mut battle = mixed();
    set(&mut battle, FOOT, |it| it.fight.naked = Some(false));
    let (unit, group) = (FOOT, 1);
    add(&mut battle, RanksExchanged { unit, group });
    battle
}

/// F-10.24, F-10.27, D-262: the front rank takes the hits from the front, and fire reaches the rank
/// behind it too.
#[test]
fn hits_on_the_front_fall_on_the_ranks_there() {
    let battle = mixed();
    let hit = |side, depth| position(&battle).groups_on(FOOT, side, depth);
    assert_eq!(hit(Side::Front, 2), [0]);
    assert_eq!(hit(Side::Rear, 1), [1]);
    assert_eq!(hit(Side::Rear, 2), [0, 1]);
    let battle = exchanged();
    let hit = |side, depth| position(&battle).groups_on(FOOT, side, depth);
    assert_eq!(hit(Side::Front, 1), [1]);
    assert_eq!(hit(Side::Front, 2), [0, 1]);
    assert_eq!(hit(Side::Rear, 2), [0]);
    assert_eq!(hit(Side::Left, 1), [0, 1]);
}

/// F-2.68, F-10.27: foot with halberds in its front rank is naked, whatever the players observed
/// before the exchange, until they observe something else.
#[test]
fn foot_is_naked_after_its_pikes_leave_the_front_rank() {
    let mut battle = exchanged();
    assert_eq!(position(&battle).naked_by_default(FOOT), Some(true));
    // The front rank is half pikes if only 4 halberds are left.
    set(&mut battle, FOOT, |it| it.groups = vec![24, 4]);
    assert_eq!(position(&battle).naked_by_default(FOOT), Some(false));
    set(&mut battle, FOOT, |it| it.groups = vec![24, 8]);
    contact(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Rounds);
    let offers = battle.offers(Some(FOOT));
    let fight = offers.iter().find(|it| it.id.action() == "fight").unwrap();
    let Command::Fight(actions::Fight { meeting, .. }) = &fight.command else {
        panic!("{fight:?}");
    };
    assert!(meeting.sides[0].naked);
    // Pikes strike with three ranks through the halberds.
    let hint = question(fight, "0/strikers/pike").unwrap().hint.unwrap();
    assert!(hint.contains("3 ranks"), "{hint}");
    set(&mut battle, FOOT, |it| it.fight.naked = Some(false));
    assert_eq!(position(&battle).naked_by_default(FOOT), Some(false));
}

/// F-10.23: the enemy saves against the strikers' commonest kind of weapon, or against the one that
/// the players choose.
#[test]
fn players_choose_the_weapon_of_a_mixed_unit_for_saves() {
    let battle = exchanged();
    let striking = |[pike, heavy, sword_shield]: [u32; 3], chosen: Option<Striking>| {
        let mut meeting = Meeting::default();
        let side = &mut meeting.sides[0];
        side.strikers.pike = pike;
        side.strikers.heavy = heavy;
        side.strikers.sword_shield = sword_shield;
        side.striking = chosen;
        let (first, ..) = position(&battle).fighters(FOOT, ENEMY, meeting).unwrap();
        first.striking
    };
    assert_eq!(striking([8, 8, 0], None), Striking::HeavyWeapon);
    assert_eq!(striking([9, 8, 0], None), Striking::Other);
    assert_eq!(striking([4, 8, 12], None), Striking::SwordAndShield);
    assert_eq!(striking([8, 8, 0], Some(Striking::Other)), Striking::Other);
}

/// F-10.24: the odds of a round depend on the side that is struck.
#[test]
fn odds_of_a_round_depend_on_the_side_that_is_struck() {
    let mut shot = armed(Weapon::Musket, 24);
    shot.armour = Armour::Armoured;
    let groups = vec![armed(Weapon::Pike, 12), shot];
    let battle = between(vec![tercio(groups, 4)], vec![unit(1, Kind::Cavalry, 12)]);
    let lost = |attack| {
        let mut meeting = Meeting::default();
        meeting.sides[1].strikers.cavalry = 12;
        meeting.sides[1].attack = attack;
        let (unit, enemy) = (FOOT, ENEMY);
        let fight = actions::Fight {
            unit,
            enemy,
            meeting,
        };
        battle
            .preview(&Command::Fight(fight))
            .odds
            .unwrap()
            .sentence
    };
    // The sleeve is armoured; the pikes are not.
    assert_ne!(lost(AttackFrom::Front), lost(AttackFrom::LeftFlank));
}

/// F-11.15, F-11.16: a whole garrison strikes. A block limits the number of its attackers, however
/// many ranks they have.
#[test]
fn hints_for_a_block_describe_its_strikers() {
    let mut battle = between(vec![foot(24)], vec![foot(20)]);
    is_at(&mut battle, ENEMY, FeatureKind::TownBlock, Stand::In);
    contact(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Rounds);
    let offers = battle.offers(Some(FOOT));
    let fight = offers.iter().find(|it| it.id.action() == "fight").unwrap();
    let hint = |side: u8| {
        let asked = question(fight, &format!("{side}/strikers/other"));
        asked.unwrap().hint.unwrap()
    };
    assert!(hint(0).contains("in any number of ranks"), "{}", hint(0));
    assert!(hint(1).contains("whole garrison"), "{}", hint(1));
}

/// D-247: the charger of a mutineer may test to halt or charge on, like the charger of an evader.
/// The players are not asked for the mutineer's distance.
#[test]
fn the_charger_of_a_mutineer_may_charge_on() {
    let unpaid = Unit {
        pay: Pay::Unpaid,
        ..foot(20)
    };
    let mut battle = against(vec![unpaid, unit(2, Kind::Infantry, 20)]);
    play(&mut battle, actions::AskPay { unit: ENEMY }, &[4]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    play(&mut battle, actions::AskPay { unit: ENEMY }, &[1]);
    go_to(&mut battle, Step::Completions);
    let offers = battle.offers(Some(HORSE));
    assert!(offers.iter().any(|it| it.id.action() == "into.complete"));
    let halt = |it: &&Offer<Command>| it.id.action() == "test.halt_pursuit";
    let halt = offers.iter().find(halt).unwrap();
    assert!(question(halt, "in_cover").is_some());
    assert!(question(halt, "target_far").is_none());
}

/// F-6.09: in a side's charge step, an order to attach its general is refused, because generals
/// join units in the normal moves.
#[test]
fn a_general_joins_units_in_the_normal_moves_only() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    let general = *battle.state().generals.keys().next().unwrap();
    let unit = Some(FOOT);
    let attach = Command::Attach(actions::Attach { general, unit });
    let against = battle.decide(&attach, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(against)) = against else {
        panic!("{against:?}");
    };
    assert!(
        against[0].text.contains("his side's normal moves"),
        "{against:?}"
    );
}

/// F-10.06, F-2.68, D-262: pikes are in front of halberds, between sleeves of shot.
#[test]
fn pikes_in_front_of_halberds_are_the_front_rank() {
    let arms = [Weapon::HeavyWeapon, Weapon::Pike, Weapon::Musket];
    let groups = arms.map(|weapon| armed(weapon, 16)).into();
    let mut mixed = tercio(groups, 4);
    mixed.formation.sleeve = Some(2);
    let mut battle = between(vec![mixed], vec![foot(20)]);
    let length = |battle: &Battle| unit_length(&position(battle).lengths(FOOT));
    let naked = |battle: &Battle| position(battle).naked_by_default(FOOT);
    assert_eq!(
        (length(&battle), naked(&battle)),
        (LengthClass(1), Some(false))
    );
    // Three pikes and a halberd are left in front.
    set(&mut battle, FOOT, |it| it.groups = vec![16, 3, 16]);
    let front = position(&battle).lengths(FOOT);
    let figures: Vec<u32> = front.into_iter().map(|(_, figures)| figures).collect();
    assert_eq!(figures, [1, 3, 4]);
    let (unit, group) = (FOOT, 0);
    add(&mut battle, RanksExchanged { unit, group });
    assert_eq!(naked(&battle), Some(true));
    assert_ne!(length(&battle), LengthClass(1));
}

/// F-2.64, F-10.02: men in war wagons are not in ranks, and all of them strike.
#[test]
fn all_men_in_war_wagons_strike() {
    let models = Models {
        war_wagon: 3,
        ..Models::default()
    };
    let mut men = Unit { models, ..foot(12) };
    men.formation.front = Some(4);
    let mut battle = between(vec![men], vec![foot(24)]);
    assert!(position(&battle).defends_wagons(FOOT));
    go_to(&mut battle, Step::Rounds);
    contact(&mut battle, FOOT, ENEMY);
    let mut orders = battle.offers(Some(FOOT)).into_iter();
    let fight = orders.find(|offer| offer.id.action() == "fight").unwrap();
    let Command::Fight(fight) = fight.command else {
        panic!("{fight:?}");
    };
    assert_eq!(fight.meeting.sides[0].strikers.other, 12);
}
