//! Prints of a battle.

use drumhead_rules::printed::RosterAsked;
use drumhead_vocabulary::sheet::RosterFor;

use super::*;

#[test]
fn prints_use_the_battles_own_tables() {
    let start = battle(
        vec![at("D4", "NNE", foot(10)), at("D5", "NNE", guns(2))],
        vec![at("D2", "SSW", foot(10))],
    );
    let battle = with(&start, |setup| {
        let mut tables = Tables::standard().unwrap().clone();
        tables.moves.infantry = 4;
        tables.chances.infantry.standing = 7;
        tables.guns.casualties = 3;
        setup.tables = Some(tables);
    });
    let asked = RosterAsked {
        for_whom: RosterFor::Player,
        bill: false,
        tables: true,
        now: false,
    };
    let roster = battle.roster(0, asked).unwrap();
    let [foot, guns] = &roster.entries().collect::<Vec<_>>()[..] else {
        panic!("the side has two units");
    };
    let facts: Vec<&str> = foot.facts.iter().map(|it| it.value.as_str()).collect();
    assert_eq!(facts, ["4", "0.7 / 0.1"]);
    assert_eq!(guns.track.as_ref().unwrap().boxes, 6);
    for sheet in [roster, battle.playsheet().unwrap()] {
        let text = format!("{:?}", sheet.blocks);
        // Infantry's chance against Standing troops, from the front and the rear, and infantry's march.
        for part in ["\"0.7 → 0.8\"", "[\"Infantry\", \"4\""] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
