//! Surrender rolls of units that are caught or charged while routing (C-11, C-14).

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
        // The players may still report that it could not move.
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
