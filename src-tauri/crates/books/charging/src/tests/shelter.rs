//! Shelter in messages, tables and questions, and units that surrender as foot.

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
    let sheltered = "stood. It could not counter-charge from shelter.";
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

/// C-14 (a): the preview of a test mentions the surrender roll after a charge in the rear, or the
/// loss of the unit, only if the unit can rout.
#[test]
fn consequences_of_a_rout_are_previewed_only_if_the_unit_can_rout() {
    // Horse that is charged only by infantry has −2, and +2 in the rear: no die reaches 7.
    let [front, rear] = [FOOT, LOOSE].map(ours);
    for (basic_morale, strength, then) in [(7, 3, 0), (7, 1, 0), (6, 3, 2), (6, 1, 1)] {
        let mut battle = battle();
        let horse = theirs(HORSE);
        play(
            &mut battle,
            &correct(horse, "basic_morale", basic_morale),
            1,
        );
        play(&mut battle, &correct(horse, "strength", strength), 1);
        play(&mut battle, &charge(front, horse, Struck::Front), 1);
        play(&mut battle, &charge(rear, horse, Struck::Rear), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let preview = battle.preview(&test(horse));
        let odds = preview.odds.unwrap();
        assert_eq!(odds.then.len(), then, "{odds:?}");
        assert_eq!(odds.assumes.is_empty(), then != 2, "{odds:?}");
    }
}

/// C-09: if a counter-charge is forbidden only because no charger was in front, the log says so.
#[test]
fn the_log_says_that_no_charger_was_in_front() {
    let horse = theirs(HORSE);
    let log = |struck, face| {
        let mut close = army();
        close.units[usize::from(HORSE) - 1].of.order = Order::Close;
        let mut battle = Battle::new(Setup::of(our_army(), close)).unwrap();
        play(&mut battle, &charge(ours(LOOSE), horse, struck), 1);
        play(&mut battle, &Command::End(End {}), 1);
        play(&mut battle, &test(horse), face).join(" ")
    };
    // The factors are −4, and +1 for the flank: a die of 1 makes −2, and a die of 4 makes 1.
    let unfaced = "could not counter-charge: no charger was in front.";
    assert!(
        log(Struck::Flank, 1).contains(unfaced),
        "{}",
        log(Struck::Flank, 1)
    );
    assert!(!log(Struck::Flank, 4).contains(unfaced));
    assert!(log(Struck::Front, 1).contains("could counter-charge."));
}

#[test]
fn guns_and_dismounted_horse_surrender_as_foot() {
    let mut mounted = army();
    mounted.units[4].of.mounted = true;
    for number in [GUNS, DRAGOONS] {
        let mut battle = Battle::new(Setup::of(our_army(), mounted.clone())).unwrap();
        let unit = theirs(number);
        for command in [charge(ours(FOOT), unit, Struck::Rear), Command::End(End {})] {
            play(&mut battle, &command, 1);
        }
        play(&mut battle, &test(unit), 6);
        let log = play(&mut battle, &Command::Surrender(Surrender { unit }), 4).join(" ");
        assert!(log.contains("surrendered"), "{log}");
    }
}

/// C-07f, C-07i, C-08, C-10: tables list the sums at which a sheltered unit can still rout, and
/// show no counter-charge at sums that occur only in shelter.
#[test]
fn tables_have_the_sums_at_which_a_sheltered_unit_routs() {
    let table = |number: u16, morale, fort_and_obstacle| {
        let mut weak = army();
        for unit in &mut weak.units {
            unit.of.basic_morale = morale;
        }
        let mut setup = Setup::of(weak, army());
        setup.interpretations.fort_and_obstacle = fort_and_obstacle;
        let battle = Battle::new(setup).unwrap();
        let mut table = battle.card_back(ours(number)).pop().unwrap();
        let head = table.columns.swap_remove(1).head;
        let rows = table.rows.iter().map(|row| row[1].clone());
        let sums = battle.panel(ours(number)).pop().unwrap().entries.len();
        assert_eq!(sums, table.rows[0].len() - 1);
        (head, rows.collect::<Vec<_>>().join(" "))
    };
    let of = |head: &str, rows: &str| (head.to_owned(), rows.to_owned());
    let only = FortAndObstacle::FortOnly;
    for number in [LOOSE, GUNS] {
        assert_eq!(table(number, 5, only), of("\u{2212}1", "6+ –"));
        assert_eq!(table(number, 2, only), of("\u{2212}3", "5+ –"));
        let both = FortAndObstacle::Both;
        assert_eq!(table(number, 2, both), of("\u{2212}4", "6+ –"));
        assert_eq!(table(number, 7, both), of("0", "– –"));
    }
    assert_eq!(table(FOOT, 3, only), of("\u{2212}3", "6+ –"));
    assert_eq!(table(FOOT, 7, only), of("\u{2212}2", "– 1\u{2212}"));
    let least = |morale| {
        let mut weak = army();
        weak.units[0].of.basic_morale = morale;
        let sheet = roster(english(), &weak, RosterFor::Player, true).unwrap();
        format!("{sheet:?}").contains("\"\u{2212}5\"")
    };
    assert_eq!([1, 2].map(least), [true, false]);
}

/// C-A6: two kinds of shelter at once are an answer only if both factors apply.
#[test]
fn both_shelters_are_offered_only_if_both_count() {
    for (agreed, answers) in [(FortAndObstacle::FortOnly, 3), (FortAndObstacle::Both, 4)] {
        let mut setup = Setup::of(our_army(), army());
        setup.interpretations.fort_and_obstacle = agreed;
        let (mut battle, foot) = (Battle::new(setup).unwrap(), theirs(FOOT));
        play(&mut battle, &charge(ours(FOOT), foot, Struck::Front), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let offers = battle.offers(Some(foot));
        let offer = offers.iter().find(|it| it.id == "test:1-1").unwrap();
        let drumhead_vocabulary::play::Answer::One { choices } = &offer.questions[0].answer else {
            panic!("{:?}", offer.questions);
        };
        assert_eq!(choices.len(), answers, "{choices:?}");
    }
}
