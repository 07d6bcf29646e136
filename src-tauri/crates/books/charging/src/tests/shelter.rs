//! Messages about shelter, and units that surrender as foot.

use super::*;

#[test]
fn shelter_is_mentioned_only_if_it_could_help() {
    let battle = charged(&[
        charge(ours(LOOSE), theirs(HORSE), Struck::Front),
        charge(ours(FOOT), theirs(LOOSE), Struck::Front),
    ]);
    let odds = |unit| battle.preview(&test(unit)).odds.unwrap().sentence;
    let sheltered = "Behind an obstacle or in a building, it would not rout.";
    assert!(!odds(theirs(HORSE)).contains("Behind an obstacle"));
    assert!(odds(theirs(LOOSE)).ends_with(sheltered));
}

#[test]
fn a_unit_barred_from_counter_charging_only_by_shelter_gets_a_note() {
    let sheltered = "stood: no counter-charge from shelter.";
    let log = |struck, cover, face| {
        let mut battle = charged(&[charge(ours(LOOSE), theirs(FOOT), struck)]);
        let unit = theirs(FOOT);
        play(&mut battle, &Command::Test(Test { unit, cover }), face).join(" ")
    };
    // A unit in close order charged by one in open order has −2, and behind a fence another −2: a 3
    // scores −1.
    assert!(log(Struck::Front, Cover::ObstacleOrBuilding, 3).contains(sheltered));
    // A 4 scores 0, at which no unit counter-charges.
    assert!(!log(Struck::Front, Cover::ObstacleOrBuilding, 4).contains(sheltered));
    // The unit may counter-charge in the open, but never if charged in the rear.
    assert!(log(Struck::Front, Cover::Open, 1).contains("could counter-charge."));
    assert!(!log(Struck::Rear, Cover::ObstacleOrBuilding, 1).contains(sheltered));
}

#[test]
fn guns_and_dismounted_horse_surrender_as_foot() {
    let mut mounted = army();
    mounted.units[4].of.mounted = true;
    for number in [GUNS, DRAGOONS] {
        let mut battle = Battle::new(Setup::of(army(), mounted.clone())).unwrap();
        let unit = theirs(number);
        for command in [charge(ours(FOOT), unit, Struck::Rear), Command::End(End {})] {
            play(&mut battle, &command, 1);
        }
        play(&mut battle, &test(unit), 6);
        let log = play(&mut battle, &Command::Surrender(Surrender { unit }), 4).join(" ");
        assert!(log.contains("surrendered"), "{log}");
    }
}
