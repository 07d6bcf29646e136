//! A gun has one infantry unit with it (E-21).

use super::*;

#[test]
fn a_second_unit_of_infantry_joins_a_gun_only_if_the_players_say_so() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery, Arm::Leader];
    let mut battle = Battle::new(setup(Scenario::Edgehill, open(), &arms)).unwrap();
    let second = HORSE;
    put(&mut battle, GUN, "0910", Facing::N);
    put(&mut battle, FOOT, "0910", Facing::N);
    put(&mut battle, second, "0912", Facing::N);
    until(&mut battle, 0, Step::Move);
    let (unit, to, over) = (second, hex("0910"), None);
    let joins = Command::Move { unit, to, over };
    assert_eq!(against(&battle, &joins), ["crowded"]);
    let offered = offer(&battle, second, "move").unwrap();
    let asked = format!("{:?}", offered.questions);
    assert!(asked.contains("0911") && !asked.contains("0910"), "{asked}");
    let overruled = ["crowded".to_owned()];
    let events = battle.decide(&joins, &overruled, &mut Given::default());
    for event in events.unwrap() {
        battle.fold(&event).unwrap();
    }
    let there = battle.state().at(hex("0910")).count();
    assert_eq!(there, 3);
}
