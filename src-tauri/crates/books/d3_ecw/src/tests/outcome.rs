//! The outcome of a battle.

use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::outcome::{Coin, Ended, Left};
use drumhead_rules::report::Narrator as _;

use super::*;

#[test]
fn the_outcome_lists_each_units_fate_and_hits() {
    let guns = UnitRef::new(0, 2);
    let mut battle = skirmish_with((guns, Artillery, "A8", Facing::N));
    battle.state.unit_mut(UNIT).unwrap().hits = 2;
    battle.state.take_off(guns, Away::Eliminated).unwrap();
    battle.state.take_off(CHIEF, Away::Contacted).unwrap();
    battle.state.unit_mut(ENEMY).unwrap().hits = 9;
    battle.state.take_off(ENEMY, Away::Routed).unwrap();
    let outcome = D3Ecw::outcome(&battle);
    let ended = |unit| outcome.fates[&unit].ended;
    assert_eq!(
        [UNIT, guns, CHIEF, ENEMY].map(ended),
        [Ended::Stood, Ended::Destroyed, Ended::Away, Ended::Fled]
    );
    assert_eq!(outcome.fates[&UNIT].left, [Left::of(Coin::Hits, 5, 7)]);
    // The 7th hit routs a unit; further hits of the same attack have no effect.
    assert_eq!(outcome.fates[&ENEMY].left, [Left::of(Coin::Hits, 0, 7)]);
    assert!(outcome.fates[&CHIEF].left.is_empty());
    assert_eq!((outcome.lost(), outcome.in_hand()), ([2, 7], [1, 0]));
    assert_eq!(outcome.held_field, None);
    battle.state.retired[1] = true;
    assert_eq!(D3Ecw::outcome(&battle).held_field, Some(0));
    battle.state.retired[0] = true;
    assert_eq!(D3Ecw::outcome(&battle).held_field, None);
}

/// Returns a battle of foot against foot, to which another unit is added.
fn skirmish_with(other: Posted) -> Battle {
    let first = mine(Infantry, "H6", Facing::N);
    ready(&[first, theirs(Infantry, "I4", Facing::S), other])
}

#[test]
fn a_report_does_not_count_hits_beyond_the_hit_that_routs() {
    let mut battle = skirmish();
    set(&mut battle, ENEMY, field("hits", 6));
    let before = D3Ecw::outcome(&battle).lost();
    let text = reported(&mut battle, [(SHOOT.into(), Some(3))]);
    let after = D3Ecw::outcome(&battle).lost();
    assert_eq!(after[1] - before[1], 1);
    assert!(text.contains("lost one hit and one unit"), "{text}");
}

/// Plays these commands, each with its face. Returns the text of their report.
fn reported(
    battle: &mut Battle,
    commands: impl IntoIterator<Item = (Command, Option<u8>)>,
) -> String {
    let mut story = Story::of(battle).unwrap();
    for (command, face) in commands {
        let mut dice = Given(face.map(|face| Throw::Faces(vec![face])));
        let events = battle.decide(&command, &[], &mut dice).unwrap();
        story.take(&command, &events);
        for event in &events {
            battle.fold(event).unwrap();
        }
    }
    let chapters = story.into_chapters().into_iter();
    let passages = chapters.flat_map(|chapter| chapter.passages);
    let text: Vec<_> = passages.map(|passage| passage.text).collect();
    text.join(" ")
}

/// D3-16, D3-33: the report has a unit that retired, and an attack from the attacker's own hex, in
/// the words of the log.
#[test]
fn a_report_tells_a_retirement_from_a_march_and_an_attack_from_a_charge() {
    let melee = |enemy| {
        let fight = Fight {
            unit: UNIT,
            target: ENEMY,
        };
        let posted = [
            mine(Gallopers, "H6", Facing::N),
            theirs(Gallopers, enemy, Facing::S),
        ];
        let charge = charge(Facing::N).into();
        reported(
            &mut ready(&posted),
            [(charge, None), (fight.into(), Some(1))],
        )
    };
    let beside = melee("H5");
    assert!(
        beside.contains(" attacked ") && !beside.contains(" charged "),
        "{beside}"
    );
    let away = melee("H4");
    assert!(
        away.contains(" charged ") && !away.contains(" attacked "),
        "{away}"
    );
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
    ];
    let (unit, to) = (UNIT, hex("H7"));
    let retire = Retire { unit, to }.into();
    let text = reported(&mut ready(&posted), [(retire, None)]);
    assert!(
        text.contains(" retired to H7.") && !text.contains("moved"),
        "{text}"
    );
}

/// D3-41, D3-42: the report has the units that gave ground, or could not, in order, each with the
/// cause of its rout.
#[test]
fn a_report_has_the_fates_of_units_in_order_with_their_causes() {
    let other = UnitRef::new(0, 2);
    let opposite = UnitRef::new(1, 2);
    let posted = [
        mine(Infantry, "H7", Facing::N),
        (other, Infantry, "H8", Facing::N),
        (CHIEF, Commander, "A8", Facing::N),
        theirs(Infantry, "H6", Facing::S),
        (opposite, Infantry, "I7", Facing::S),
    ];
    let mut battle = battle(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    set(&mut battle, other, field("melee", [opposite]));
    set(&mut battle, other, field("hits", 6));
    give(&mut battle, Count { seen: Vec::new() });
    end(&mut battle, 1);
    let orders = [(other, None), (UNIT, Some(hex("H8")))];
    let orders = orders.map(|(unit, to)| (GiveGround { unit, to }.into(), None));
    let text = reported(&mut battle, orders);
    let places = ["could not give ground.", " routed.", "gave ground to H8."];
    let places = places.map(|it| text.find(it).unwrap_or_else(|| panic!("{it}: {text}")));
    assert!(places.is_sorted(), "{text}");
}
