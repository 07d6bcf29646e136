//! Surrender rolls of units that are charged in the rear, or caught or charged while routing (C-11,
//! C-14).

use super::answers::charged_under;
use super::*;

const fn flee(unit: UnitRef, flight: Flight) -> Command {
    Command::Flee(Flee { unit, flight })
}

const fn surrender(unit: UnitRef) -> Command {
    Command::Surrender(Surrender { unit })
}

/// Returns a battle in which foot routed from horse and was caught by it.
fn caught() -> Battle {
    let (unit, foot) = (ours(HORSE), theirs(FOOT));
    let mut battle = charged(&[charge(unit, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let reaches = true;
    play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
    battle
}

/// C-14 (b), C-A8: a router that was caught rolls before it moves again, and does not escape the
/// roll by leaving the table.
#[test]
fn a_caught_router_rolls_before_it_runs_again() {
    let foot = theirs(FOOT);
    let mut battle = caught();
    let moves = [Flight::Cover, Flight::OffTable].map(|flight| flee(foot, flight));
    for step in [Step::Move, Step::Surrender] {
        assert_eq!(battle.state().step, step);
        for run in &moves {
            let reasons = against(&battle, run).join(" ");
            assert!(reasons.contains("caught by a charger"), "{reasons}");
        }
        // The players may still report that the router could not move.
        assert_eq!(against(&battle, &flee(foot, Flight::Cornered)), [""; 0]);
        if step == Step::Move {
            play(&mut battle, &Command::End(End {}), 1);
        }
    }
    play(&mut battle, &surrender(foot), 1);
    for run in &moves {
        assert_eq!(against(&battle, run), [""; 0]);
    }
}

/// C-A8: the note that a unit has already rolled appears only if catching the unit calls for a roll.
#[test]
fn a_caught_unit_that_need_not_roll_gets_no_note_about_its_roll() {
    let (unit, foot) = (ours(HORSE), theirs(FOOT));
    for (caught, noted) in [
        (CaughtRouters::SurrenderCheck, true),
        (CaughtRouters::NoCheck, false),
    ] {
        let choose = |it: &mut Interpretations| it.caught_routers = caught;
        let mut battle = charged_under(choose, &[charge(unit, foot, Struck::Rear)]);
        play(&mut battle, &test(foot), 6);
        play(&mut battle, &surrender(foot), 1);
        play(&mut battle, &flee(foot, Flight::Cover), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let reaches = true;
        let log = play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1).join(" ");
        assert!(log.contains("caught"), "{log}");
        assert_eq!(log.contains("already rolled"), noted, "{log}");
    }
}

/// C-05, C-14 (b): if the players let a charger catch a router before its rout move, the roll comes
/// at once, then the rout move, then the next charger.
#[test]
fn a_unit_caught_before_its_rout_move_rolls_at_once() {
    let (unit, foot) = (ours(HORSE), theirs(FOOT));
    let front = Struck::Front;
    let mut battle = charged(&[charge(unit, foot, front), charge(ours(FOOT), foot, front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &Command::End(End {}), 1);
    let reaches = true;
    play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
    let open = |battle: &Battle| -> Vec<String> {
        let open = battle.pending().into_iter().filter(|it| !it.waits);
        open.map(|it| it.obligation.id().to_string()).collect()
    };
    assert_eq!(open(&battle), ["surrender:1-1"]);
    play(&mut battle, &surrender(foot), 1);
    assert_eq!(open(&battle), ["flee:1-1"]);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert_eq!(open(&battle), ["follow:0-1"]);
}

/// C-11, C-14, C-A20: a router that has rolled this turn and is then charged routs again without a
/// second roll.
#[test]
fn a_charged_router_that_has_rolled_routs_again_without_a_roll() {
    let foot = theirs(FOOT);
    let mut battle = battle();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    play(&mut battle, &surrender(foot), 1);
    let log = play(&mut battle, &charge(ours(FOOT), foot, Struck::Front), 1).join(" ");
    assert!(log.contains("already rolled for surrender"), "{log}");
    play(&mut battle, &Command::End(End {}), 1);
    let again = ("test:1-1".to_owned(), "Rout again".to_owned());
    assert_eq!(pending(&battle), [again]);
    let reasons = against(&battle, &Command::End(End {})).join(" ");
    assert!(reasons.ends_with("must still rout again."), "{reasons}");
    let reasons = against(&battle, &flee(foot, Flight::Cover)).join(" ");
    assert!(reasons.ends_with("it must first rout again."), "{reasons}");
    let offers = battle.offers(Some(foot));
    let offer = offers.iter().find(|it| it.id.action() == "surrender");
    assert_eq!(offer.unwrap().label, "Rout again");
    let preview = battle.preview(&surrender(foot));
    assert!(
        preview.pool.is_none() && preview.odds.is_none(),
        "{preview:?}"
    );
    let events = battle.decide(&surrender(foot), &[], &mut Given::default());
    let log: Vec<String> = battle
        .narrate(&events.unwrap())
        .into_iter()
        .map(|line| line.text)
        .collect();
    assert_eq!(log, ["1 Line routed: 2 strength points left."]);
    play(&mut battle, &surrender(foot), 6);
    let unit = battle.state().unit(foot).unwrap();
    assert_eq!((unit.strength, unit.away), (2, None));
    assert_eq!(pending(&battle)[0].0, "flee:1-1");
}

/// C-11, C-A2: the preview of a roll includes what happens to a unit that does not surrender: only a
/// unit that is charged while routing routs again and loses a strength point.
#[test]
fn the_preview_of_a_roll_includes_that_a_charged_router_routs_again() {
    let foot = theirs(FOOT);
    let loses = "routs again and loses 1 strength point";
    let [destroyed, remains] = [ZeroStrength::Destroyed, ZeroStrength::Remains];
    for (is_charged, strength, zero_sp, fate) in [
        (true, 2, destroyed, loses),
        (true, 1, destroyed, "routs and is destroyed"),
        (true, 1, remains, loses),
        (true, 0, remains, "routs again"),
        (false, 2, destroyed, "does not surrender"),
    ] {
        let mut setup = Setup::of(our_army(), army());
        setup.interpretations.zero_sp = zero_sp;
        let mut battle = Battle::new(setup).unwrap();
        play(&mut battle, &correct(foot, "strength", strength), 1);
        play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
        let declare = charge(ours(FOOT), foot, Struck::Front);
        let rolls = surrender(foot);
        let asked = if is_charged { &declare } else { &rolls };
        let bars = battle.preview(asked).odds.unwrap().bars;
        assert_eq!(bars[1].label, fate);
        if is_charged {
            play(&mut battle, &declare, 1);
            assert_eq!(battle.preview(&rolls).odds.unwrap().bars[1].label, fate);
        }
    }
}

/// C-14 (a): a charge in the rear can become valid again after its target has routed in its test.
/// The target must then roll before it runs. After a charge in the flank, or if the target passed
/// its test, there is no roll.
#[test]
fn a_charge_in_the_rear_that_is_valid_again_forces_a_roll() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    for (struck, face, due) in [
        (Struck::Rear, 6, true),
        (Struck::Flank, 6, false),
        (Struck::Rear, 1, false),
    ] {
        let mut battle = charged(&[
            charge(ours(FOOT), foot, Struck::Flank),
            charge(horse, foot, struck),
        ]);
        play(&mut battle, &correct(horse, "morale", Morale::Routing), 1);
        play(&mut battle, &test(foot), face);
        let log = play(&mut battle, &correct(horse, "morale", Morale::Good), 1).join(" ");
        assert_eq!(log.contains("charged in the rear"), due, "{log}");
        assert_eq!(battle.state().must_roll_first(foot), due);
    }
}
