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
