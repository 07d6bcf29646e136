//! Sentences about armies, refusals and questions.

use drumhead_rules::frame::{ActionSet as _, Names as _};
use drumhead_rules::list::ListBook as _;
use drumhead_rules::printed::RosterAsked;
use drumhead_vocabulary::sheet::RosterFor;

use super::*;

/// Returns the sentence about an army of a commander and this many units of foot.
fn about(units: u16) -> String {
    let unit = |number: u16, kind| Unit {
        number,
        of: Kind {
            kind,
            ..Kind::default()
        },
        ..Unit::default()
    };
    let foot = (1..=units).map(|number| unit(number, Infantry));
    let army = Army {
        units: foot.chain([unit(units + 1, Commander)]).collect(),
        ..Army::default()
    };
    D3Ecw::about(&army, english()).unwrap()
}

#[test]
fn an_army_of_one_unit_is_described_in_the_singular() {
    assert_eq!(
        about(1),
        "1 unit and a commander; the army retires when that unit has routed"
    );
    assert_eq!(
        about(8),
        "8 units and a commander; the army retires when 5 units have routed"
    );
    assert_eq!(about(0), "0 units");
}

#[test]
fn a_total_of_one_unit_or_activation_is_in_the_singular() {
    let mut battle = skirmish();
    battle.state.sides[0].retain(|unit| unit.commands() || unit.number == UNIT.unit);
    let tags = &battle.view().sides[0].tags;
    assert_eq!(tags[0].label, "0 of 1 activation");
    let values = [("side", "The King"), ("units", "1"), ("all", "1")];
    let left = english().fill("report.sheet.left_of_unmeasured", &values);
    assert_eq!(left, "The King: 1 of 1 unit.");
}

#[test]
fn the_refusal_of_a_move_next_to_an_enemy_states_what_the_unit_may_do() {
    let posted = [
        mine(Infantry, "H7", Facing::N),
        theirs(Infantry, "H6", Facing::S),
    ];
    let mut battle = ready(&posted);
    let text = |battle: &Battle| {
        let found = objections(battle, march("G6", Facing::N));
        let texts = found.into_iter().map(|it| it.text);
        texts.collect::<Vec<_>>().join(" ")
    };
    let near = text(&battle);
    assert!(
        near.contains("next to an enemy, it may only pivot or retire."),
        "{near}"
    );
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    let locked = text(&battle);
    assert!(
        locked.contains("in melee it may only pivot, fight or give ground."),
        "{locked}"
    );
}

#[test]
fn questions_name_the_commander() {
    let mut battle = ready(&[mine(Infantry, "H6", Facing::N)]);
    let asked = |battle: &Battle, unit, id| {
        let offer = offer(battle, unit, id).unwrap();
        offer.questions[0].label.clone()
    };
    assert_eq!(asked(&battle, UNIT, "hex"), "Which hex is it in?");
    assert_eq!(
        asked(&battle, CHIEF, "hex"),
        "Which hex is the commander in?"
    );
    assert_eq!(asked(&battle, CHIEF, "away"), "Where is the commander?");
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    assert_eq!(
        asked(&battle, CHIEF, "ride"),
        "Which hex does the commander move to?"
    );
    let units = vec![on_paper(UNIT, 0), on_paper(CHIEF, 0)];
    let paper = Command::from(FromPaper { units }).questions(&battle);
    let about: Vec<_> = paper.iter().map(|it| battle.say(&it.label)).collect();
    for end in [": Where is it?", ": Where is the commander?"] {
        assert!(about.iter().any(|it| it.ends_with(end)), "{about:?}");
    }
}

#[test]
fn prints_and_the_set_up_use_the_battles_own_tables() {
    let mut setup = battle(&[]).setup().clone();
    let foot = |number| Unit {
        number,
        of: Kind {
            kind: Infantry,
            ..Kind::default()
        },
        ..Unit::default()
    };
    setup.sides[0].army.units.extend((1..=8).map(foot));
    let mut tables = Tables::standard().unwrap().clone();
    tables.command.per_rout = 2;
    tables.troops.get_mut(&Infantry).unwrap().range = 3;
    setup.tables = Some(tables);
    let battle = Battle::new(setup).unwrap();
    // With 2 hits for each rout, 8 units retire after 3 routs instead of 5.
    let about = &battle.form().unwrap().sides[0].about;
    assert!(about.ends_with("when 3 units have routed"), "{about}");
    let asked = RosterAsked {
        for_whom: RosterFor::Player,
        bill: false,
        tables: true,
        now: false,
    };
    let roster = battle.roster(0, asked).unwrap();
    assert!(roster.facts.iter().any(|it| it.value == "3 routed units"));
    let unit = roster.entries().find(|it| it.number == "1").unwrap();
    let range = unit.facts.iter().find(|it| it.label == "Range");
    assert_eq!(range.unwrap().value, "3");
    for sheet in [roster, battle.playsheet().unwrap()] {
        let mut rows = tables_of(&sheet).flat_map(|it| &it.rows);
        let infantry = rows.find(|row| row[0] == "Infantry").unwrap();
        assert_eq!(infantry[2], "3");
    }
}

/// D3-43: the playsheet of a battle has the sizes of its armies; without a battle, it has every
/// size of the rules.
#[test]
fn the_resolve_table_of_a_battle_has_the_sizes_of_its_armies() {
    let sizes = |sheet: &Sheet| -> Vec<(String, String)> {
        let mut tables = tables_of(sheet);
        let table = tables.find(|it| it.caption.starts_with("Army resolve"));
        let table = table.unwrap();
        let heads = table.columns.iter().map(|it| it.head.clone());
        heads.zip(table.rows[0].iter().cloned()).skip(1).collect()
    };
    let second = (UnitRef::new(1, 2), Infantry, "K1", Facing::S);
    let first = theirs(Infantry, "I4", Facing::S);
    let battle = battle(&[mine(Infantry, "H6", Facing::N), first, second]);
    let pair = |size: &str, at: &str| (size.to_owned(), at.to_owned());
    let own = sizes(&battle.playsheet().unwrap());
    assert_eq!(own, [pair("1", "1"), pair("2", "2")]);
    let all = sizes(&playsheet(english(), &Interpretations::default()).unwrap());
    let heads: Vec<_> = all.iter().map(|(size, _)| size.as_str()).collect();
    assert_eq!(heads, ["8", "9", "10", "11", "12"]);
}
