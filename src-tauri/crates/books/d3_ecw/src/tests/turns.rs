//! The ends of steps and turns.

use super::*;

const SECOND: UnitRef = UnitRef::new(0, 2);
const OTHER: UnitRef = UnitRef::new(1, 2);

#[test]
fn a_charge_without_an_attack_does_not_hide_a_unit_that_can_be_activated() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        (SECOND, Infantry, "C6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (OTHER, Infantry, "C5", Facing::S),
    ];
    let mut battle = battle(&posted);
    set(&mut battle, SECOND, field("melee", [OTHER]));
    set(&mut battle, CHIEF, field("hex", "E7"));
    let seen = vec![SECOND];
    give(&mut battle, Count { seen });
    battle.state.activations.as_mut().unwrap().total = 2;
    let charge = offer(&battle, UNIT, "charge").unwrap();
    give(&mut battle, charge.command);
    assert_eq!(ids(&battle, End {}), ["to_do_fight", "still_able"]);
    // Without a second activation, the other unit gives ground.
    let mut last = battle.clone();
    last.state.activations.as_mut().unwrap().total = 1;
    assert_eq!(ids(&last, End {}), ["to_do_fight"]);
}

/// Returns a battle in our turn, without our commander.
fn leaderless() -> Battle {
    let mut battle = battle(&[mine(Infantry, "H6", Facing::N)]);
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    battle
}

#[test]
fn without_its_commander_a_side_has_nothing_to_count() {
    let mut battle = leaderless();
    assert!(offer(&battle, CHIEF, "count").is_none());
    assert!(battle.view().pending.is_empty());
    let now = battle.view().now;
    assert!(now.contains("no activations, as no commander is on the table"));
    assert_eq!(ids(&battle, End {}), [""; 0]);
    let lines = give(&mut battle, End {});
    assert!(lines[0].text.ends_with(": no activations."), "{lines:?}");
    // Once the commander is back on the table, activations can be counted.
    let mut back = leaderless();
    set(&mut back, CHIEF, field("away", ()));
    assert!(offer(&back, CHIEF, "count").is_some());
}

#[test]
fn a_turn_ends_only_after_a_commander_who_may_return_has_returned_or_stays_away() {
    let mut battle = leaderless();
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    assert_eq!(ids(&battle, End {}), ["to_do_return"]);
    let now = battle.view().now;
    assert!(now.contains("the commander may return on the south edge"));
    let mut back = battle.clone();
    let comes = offer(&back, CHIEF, "return").unwrap();
    give(&mut back, comes.command);
    assert_eq!(ids(&back, End {}), [""; 0]);
    let stays = offer(&battle, CHIEF, "stay").unwrap();
    assert_eq!(stays.label, "Stay away and end turn");
    give(&mut battle, stays.command);
    assert_eq!(
        (battle.state().mover, battle.state().step),
        (1, Step::Count)
    );
}

#[test]
fn a_commander_who_left_with_his_unit_does_not_return_in_the_same_turn() {
    let ours = (SECOND, Infantry, "C6", Facing::N);
    let returns = |lost| {
        let mut battle = ready(&[mine(Infantry, "H6", Facing::N), ours]);
        let host = field("attached", SECOND.unit);
        set(&mut battle, CHIEF, host);
        let (unit, reason) = match lost {
            true => (SECOND, Away::Routed),
            false => (CHIEF, Away::Contacted),
        };
        set(&mut battle, unit, field("away", reason));
        assert!(!battle.state().unit(CHIEF).unwrap().is_here());
        while battle.state().step != Step::Commander {
            end(&mut battle, 1);
        }
        offer(&battle, CHIEF, "return").is_some_and(|it| it.against.is_empty())
    };
    assert!(!returns(true));
    // A commander removed by hand may have left before this turn, so the players decide.
    assert!(returns(false));
}

/// D3-43: two armies that retire together end the battle once, and no turn begins before the
/// players play on.
#[test]
fn two_armies_that_retire_together_end_the_battle_once() {
    let mut battle = skirmish();
    for unit in [UNIT, ENEMY] {
        set(&mut battle, unit, field("hits", 7));
    }
    end(&mut battle, 1);
    let lines = give(&mut battle, End {});
    let of = |part: &str| lines.iter().filter(|it| it.text.contains(part)).count();
    assert_eq!((of(" retired"), of("battle ended"), of("Turn")), (2, 1, 0));
    assert_eq!(battle.state().retired, [true, true]);
    let lines = give(&mut battle, End {});
    assert!(lines[0].text.starts_with("Turn 1 began"), "{lines:?}");
}
