//! A unit on a roster, at the start and in its current state, and a list's notes about mounts.

use drumhead_rules::list::ListBook as _;
use drumhead_rules::printed::RosterAsked;

use super::*;

/// Returns a unit's entry on a roster: its name, its lines and its values for play.
fn entry(sheet: &Sheet, number: u16) -> String {
    let number = number.to_string();
    let entry = sheet.entries().find(|it| it.number == number).unwrap();
    let facts = entry
        .facts
        .iter()
        .map(|fact| format!("{} {}", fact.label, fact.value));
    let all: Vec<String> = std::iter::once(entry.name.clone())
        .chain(entry.lines.iter().cloned())
        .chain(facts)
        .collect();
    all.join(" | ")
}

#[test]
fn rosters_print_the_reach_of_dismounted_cavalry() {
    let sheet = roster(english(), &army(), RosterFor::Player, false).unwrap();
    assert!(entry(&sheet, HORSE).contains("Charge reach 6\u{2033}"));
    assert!(entry(&sheet, DRAGOONS).contains("Charge reach 3\u{2033}"));
}

#[test]
fn a_current_roster_shows_corrections_by_hand() {
    let mut battle = battle();
    let (foot, horse) = (ours(FOOT), ours(HORSE));
    for command in [
        correct(foot, "order", Order::Open),
        correct(foot, "basic_morale", 4),
        correct(foot, "name", "Renamed"),
        correct(foot, "strength", 9),
        correct(horse, "mounted", false),
    ] {
        play(&mut battle, &command, 1);
    }
    let sheet = |now| {
        let asked = RosterAsked {
            for_whom: RosterFor::Player,
            bill: false,
            tables: false,
            now,
        };
        battle.roster(0, asked).unwrap()
    };
    let now = sheet(true);
    let expected = "Renamed | Basic morale 4, open order infantry | Charge reach 3\u{2033} | Strength points 9";
    assert_eq!(entry(&now, FOOT), expected);
    assert!(entry(&now, HORSE).contains("on foot"));
    assert!(entry(&now, HORSE).contains("Charge reach 3\u{2033}"));
    let boxes = |sheet: &Sheet| {
        sheet
            .entries()
            .next()
            .and_then(|it| it.track.as_ref().map(|it| it.boxes))
    };
    assert_eq!(boxes(&now), Some(9));
    let then = sheet(false);
    let expected = "Guards | Basic morale 7, close order infantry | Charge reach 3\u{2033} | Strength points 3";
    assert_eq!(
        (entry(&then, FOOT).as_str(), boxes(&then)),
        (expected, Some(3))
    );
}

/// C-15, C-A16: a list notes mounted infantry and dismounted cavalry, and mounted guns are illegal.
#[test]
fn a_list_notes_units_whose_mount_does_not_fit_their_arm() {
    let noted = |number: u16, mounted| {
        let mut list = army();
        let unit = list.units.iter_mut().find(|it| it.number == number);
        unit.unwrap().of.mounted = mounted;
        let problems = Charging::problems(&list, english()).unwrap();
        let own = problems.into_iter().filter(|it| it.unit == Some(number));
        let own: Vec<_> = own
            .map(|it| (it.illegal, format!("{}. {}", it.title, it.detail)))
            .collect();
        assert!(own.len() <= 1, "{own:?}");
        own.into_iter().next()
    };
    let (illegal, text) = noted(FOOT, true).unwrap();
    assert!(!illegal && text.contains("mounted infantry"), "{text}");
    assert!(text.contains("surrenders as mounted troops"), "{text}");
    let (illegal, text) = noted(HORSE, false).unwrap();
    assert!(!illegal && text.contains("cavalry not mounted"), "{text}");
    assert!(noted(GUNS, true).unwrap().0);
    for (number, mounted) in [(FOOT, false), (HORSE, true), (GUNS, false)] {
        assert_eq!(noted(number, mounted), None);
    }
}

/// The units of an ally get free numbers, even if a unit of the army has the highest number.
#[test]
fn the_units_of_an_ally_get_free_numbers() {
    for (highest, numbers) in [
        (9_998, [9_998, 2, 3, 4, 5, 1, 9_999, 6, 7, 8]),
        (9_999, [9_999, 2, 3, 4, 5, 1, 6, 7, 8, 9]),
    ] {
        let mut own = army();
        own.units[0].number = highest;
        let joined = drumhead_rules::list::join::<Charging>(own, army());
        let joined_numbers: Vec<u16> = joined.units.iter().map(|unit| unit.number).collect();
        assert_eq!(joined_numbers, numbers);
        Battle::new(Setup::of(joined, army())).unwrap();
    }
}

#[test]
fn prints_use_the_battles_own_tables() {
    let mut setup = Setup::of(our_army(), army());
    let mut tables = Tables::standard().unwrap().clone();
    tables.reach.infantry = 4;
    tables.factors.insert(FactorId::Rear, 20);
    setup.tables = Some(tables);
    let battle = Battle::new(setup).unwrap();
    let asked = RosterAsked {
        for_whom: RosterFor::Player,
        bill: false,
        tables: true,
        now: false,
    };
    let roster = battle.roster(0, asked).unwrap();
    assert!(entry(&roster, FOOT).contains("Charge reach 4\u{2033}"));
    for sheet in [roster, battle.playsheet().unwrap()] {
        let text = format!("{:?}", sheet.blocks);
        // With 20 instead of 2 for the rear, the greatest sum of factors is 26 instead of 8.
        for part in ["\"4\u{2033}\"", "\"+20\", \"C-07c\"", "\"+26\""] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
