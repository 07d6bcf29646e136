//! The texts of a battle on the screen and on paper.

use super::*;

/// C-A1: a battle's playsheet has a row for each basic morale of its units, even a very low one.
#[test]
fn the_playsheet_of_a_battle_has_a_row_for_its_lowest_basic_morale() {
    let row = |morale: u8| format!("Basic morale {morale}: routs on");
    let sheet = |lowest| {
        let mut weak = army();
        weak.units[0].of.basic_morale = lowest;
        let battle = Battle::new(Setup::of(army(), weak)).unwrap();
        format!("{:?}", battle.playsheet().unwrap())
    };
    let rows = |sheet: &str| (1..=12).filter(|it| sheet.contains(&row(*it))).min();
    assert_eq!(rows(&sheet(1)), Some(1));
    assert_eq!(rows(&sheet(7)), Some(4));
}

/// C-A3, C-A7: a card of cavalry states when it may counter-charge cavalry in front of it, and the
/// card of a unit that may evade says so.
#[test]
fn cards_state_when_cavalry_meets_cavalry_and_which_units_evade() {
    let cards = |horse, evade| {
        let mut setup = Setup::of(army(), army());
        setup.interpretations.cav_vs_cav_counter = horse;
        setup.interpretations.evade = evade;
        let battle = Battle::new(setup).unwrap();
        [FOOT, LOOSE, HORSE, DRAGOONS].map(|number| {
            let back = battle.card_back(ours(number)).pop().unwrap();
            let always = back.rows.get(2).map(|row| row[1..].join(" "));
            let front = format!("{:?}", battle.card_front(ours(number)));
            (always, front.contains("may evade"))
        })
    };
    let usual = cards(HorseCounter::AsWritten, Evading::Off);
    assert!(usual.iter().all(|card| *card == (None, false)));
    let always = cards(HorseCounter::AlwaysIfStands, Evading::On);
    // The sums of horse in close order with basic morale 7 are −4 to +4.
    let stands =
        "6\u{2212} 6\u{2212} 6\u{2212} 6\u{2212} 6\u{2212} 5\u{2212} 4\u{2212} 3\u{2212} 2\u{2212}";
    let expected = [
        (None, false),
        (None, true),
        (Some(stands.to_owned()), false),
        (None, false),
    ];
    assert_eq!(always, expected);
}

/// C-A3: under the interpretation that cavalry may always counter-charge cavalry, the playsheet's
/// row of counter-charges says so.
#[test]
fn the_playsheet_states_that_cavalry_may_always_counter_charge_cavalry() {
    let but = "May counter-charge on (cavalry with cavalry in front: whenever it does not rout)";
    let cav_vs_cav_counter = HorseCounter::AlwaysIfStands;
    let always = printed(Interpretations {
        cav_vs_cav_counter,
        ..Interpretations::default()
    });
    assert!(always.contains(but));
    assert!(!printed(Interpretations::default()).contains(but));
}

/// C-A5: if a unit struck in the flank and the rear adds only the rear factor, tables leave out the
/// sums with both.
#[test]
fn tables_leave_out_sums_of_flank_and_rear_if_only_the_rear_counts() {
    for (flank_and_rear, most) in [
        (FlankAndRear::Both, ["+8", "+6", "+8", "+4"]),
        (FlankAndRear::Worst, ["+7", "+5", "+7", "+3"]),
    ] {
        let mut setup = Setup::of(our_army(), army());
        setup.interpretations.flank_and_rear = flank_and_rear;
        let sheet = printed(setup.interpretations);
        let battle = Battle::new(setup).unwrap();
        let last = |number| {
            let table = battle.card_back(ours(number)).pop().unwrap();
            table.columns.last().unwrap().head.clone()
        };
        assert_eq!([FOOT, LOOSE, HORSE].map(last), most[1..]);
        let heads = ["+7", "+8"].map(|sum| sheet.contains(&format!("head: \"{sum}\"")));
        assert_eq!(heads, [true, most[0] == "+8"], "{sheet}");
        let panel = battle.panel(ours(LOOSE));
        let sum = format!("Sum {}", most[2]);
        assert_eq!(panel[1].entries.last().unwrap().label, sum);
    }
}

/// Units with the same number and name on both sides are told apart by the names of their sides, or
/// as units of the first and second army.
#[test]
fn units_with_the_same_name_are_named_with_their_side() {
    let names = |sides: [&str; 2]| {
        let mut setup = Setup::of(army(), army());
        for (side, name) in setup.sides.iter_mut().zip(sides) {
            name.clone_into(&mut side.name);
        }
        setup.sides[1].army.units[1].name = "Rangers".to_owned();
        let battle = Battle::new(setup).unwrap();
        [ours(FOOT), theirs(FOOT), ours(LOOSE)].map(|unit| called(&battle, unit))
    };
    let blank = [
        "1 Line of the first army",
        "1 Line of the second army",
        "2 Skirmishers",
    ];
    assert_eq!(names(["", ""]), blank);
    // A name that both sides have distinguishes neither.
    assert_eq!(names(["Crown", "Crown"]), blank);
    let named = ["1 Line of the Crown", "1 Line of Congress", "2 Skirmishers"];
    assert_eq!(names(["The Crown", "Congress"]), named);
}

#[test]
fn a_number_left_is_written_with_its_noun() {
    let mut small = army();
    small.units[0].of.strength = 1;
    let mut battle = Battle::new(Setup::of(small, army())).unwrap();
    let left = |battle: &Battle| {
        let units = &battle.view().sides[0].units;
        [FOOT, LOOSE].map(|number| units[usize::from(number) - 1].strength.left.clone())
    };
    let three = "3 of 3 strength points".to_owned();
    assert_eq!(
        left(&battle),
        ["1 of 1 strength point".to_owned(), three.clone()]
    );
    play(&mut battle, &correct(ours(FOOT), "strength", 0), 1);
    assert_eq!(left(&battle), ["0 of 1 strength point".to_owned(), three]);
}
