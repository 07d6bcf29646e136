//! Corrections by hand of positions, activations and melees.

use super::*;

const OTHER: UnitRef = UnitRef::new(1, 2);

#[test]
fn a_unit_moved_away_by_hand_leaves_its_melee() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (OTHER, Infantry, "G6", Facing::E),
    ];
    let mut battle = ready(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY, OTHER]));
    // One opponent moves away, and then the unit itself.
    let lines = set(&mut battle, ENEMY, field("hex", "M2"));
    assert!(lines[1].text.contains("not in melee"), "{lines:?}");
    let opponents =
        |battle: &Battle, unit| battle.state().opponents(unit).collect::<Vec<UnitRef>>();
    assert_eq!(opponents(&battle, UNIT), [OTHER]);
    set(&mut battle, UNIT, field("hex", "M8"));
    assert_eq!(opponents(&battle, UNIT), [OTHER; 0]);
    set(&mut battle, UNIT, field("hex", "H6"));
    set(&mut battle, UNIT, field("melee", [OTHER]));
    let lines = set(&mut battle, UNIT, field("hex", "F6"));
    assert_eq!((lines.len(), opponents(&battle, UNIT)), (1, vec![OTHER]));
}

#[test]
fn a_commander_set_by_hand_in_his_units_hex_is_attached_to_it() {
    let mut battle = ready(&[mine(Infantry, "H6", Facing::N)]);
    let attached = |battle: &Battle| battle.state().unit(CHIEF).unwrap().attached;
    let lines = set(&mut battle, CHIEF, field("hex", "H6"));
    assert!(lines[0].text.contains("H6, attached to"), "{lines:?}");
    assert_eq!(attached(&battle), Some(UNIT.unit));
    set(&mut battle, CHIEF, field("hex", "H7"));
    assert_eq!(attached(&battle), None);
    // A unit of the commander's side is now in the hex that he left.
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    set(&mut battle, UNIT, field("hex", "H7"));
    set(&mut battle, CHIEF, field("away", ()));
    assert_eq!(attached(&battle), Some(UNIT.unit));
    // Neither commander can be in the hex of an enemy.
    let taken = |unit, at: &str| {
        let correct = Correct {
            unit,
            set: field("hex", at),
        };
        battle.decide(&correct.into(), &[], &mut Given::default())
    };
    let enemys = battle.state().place(THEIRS).unwrap().hex.to_string();
    assert!(matches!(taken(CHIEF, &enemys), Err(Refusal::Impossible(_))));
    assert!(matches!(taken(THEIRS, "H7"), Err(Refusal::Impossible(_))));
}

/// Returns the number of activations used.
fn used(battle: &Battle) -> u32 {
    battle.state().activations.as_ref().unwrap().used
}

/// D3-08, D3-10: the players take back an activation with its move and its attack, and add one.
#[test]
fn an_activation_set_by_hand_is_counted_with_its_move_and_attack() {
    let mut battle = skirmish();
    roll(&mut battle, SHOOT, Some(2));
    assert_eq!(used(&battle), 1);
    let lines = set(&mut battle, UNIT, field("activated", false));
    assert!(
        lines[1].text.contains("Activations used: 0 of 1"),
        "{lines:?}"
    );
    assert_eq!(
        (used(&battle), battle.state().unit(UNIT).unwrap().acted),
        (0, Acted::default())
    );
    assert!(offer(&battle, UNIT, "shoot").is_some());
    // Setting the current value again changes nothing.
    set(&mut battle, UNIT, field("activated", false));
    assert_eq!(used(&battle), 0);
    set(&mut battle, UNIT, field("activated", true));
    assert_eq!(used(&battle), 1);
    // The other side has no activations in this turn.
    set(&mut battle, ENEMY, field("activated", true));
    assert_eq!(used(&battle), 1);
}

/// D3-40, D3-41, D3-A29: a unit in melee that is set to not activated can be activated again.
#[test]
fn a_unit_in_melee_set_to_not_activated_can_fight_again() {
    let mut battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
    ]);
    give(&mut battle, charge(Facing::N));
    let (unit, target) = (UNIT, ENEMY);
    roll(&mut battle, Fight { unit, target }, Some(2));
    set(&mut battle, UNIT, field("activated", false));
    assert_eq!(ids(&battle, End {}), ["still_able"]);
    assert!(offer(&battle, UNIT, "fight").is_some());
    roll(&mut battle, Fight { unit, target }, Some(1));
    assert_eq!(used(&battle), 1);
    assert_eq!(ids(&battle, End {}), [""; 0]);
}

/// D3-A3: units in melee are adjacent, so only adjacent enemies can be set as a unit's opponents.
#[test]
fn only_adjacent_enemies_can_be_set_in_melee_by_hand() {
    let mut battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (OTHER, Infantry, "H2", Facing::S),
    ]);
    let melee = |enemies: &[UnitRef]| Correct {
        unit: UNIT,
        set: field("melee", enemies),
    };
    let refused = battle.decide(&melee(&[OTHER]).into(), &[], &mut Given::default());
    let Err(Refusal::Impossible(objection)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        objection.text.ends_with("(H2): they are not adjacent."),
        "{objection:?}"
    );
    let asked = offer(&battle, UNIT, "melee").unwrap();
    assert!(!format!("{:?}", asked.questions).contains("H2"));
    give(&mut battle, melee(&[ENEMY]));
    assert!(battle.state().in_melee(UNIT));
}

/// D3-24, D3-A4: if the attacker or the target is removed by hand while an attack is open, the log
/// says that the rolled hits are not applied.
#[test]
fn an_attack_lapses_if_its_attacker_or_target_is_removed_by_hand() {
    let charges = |battle: &mut Battle| {
        give(battle, charge(Facing::N));
        let (unit, target) = (UNIT, ENEMY);
        roll(battle, Fight { unit, target }, Some(2));
        assert!(battle.state().exchange.is_open());
    };
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
    ];
    for (unit, gone) in [
        (UNIT, field("away", Away::Eliminated)),
        (ENEMY, field("away", Away::Routed)),
        (UNIT, field("hits", 7)),
    ] {
        let mut battle = counted(under(&posted, |it| it.melee_hits_by = MeleeHits::Both));
        charges(&mut battle);
        let lines = set(&mut battle, unit, gone);
        let lapsed = lines.iter().filter(|it| it.text.contains("lapsed"));
        assert_eq!(lapsed.count(), 1, "{lines:?}");
        assert!(!battle.state().exchange.is_open());
    }
}

/// If a unit's old hex is taken, the players first set another hex to which it returns, and the
/// question says so.
#[test]
fn the_question_about_a_units_place_says_why_it_cannot_return() {
    let mut battle = skirmish();
    let hint = |battle: &Battle| {
        let asked = offer(battle, ENEMY, "away").unwrap();
        asked.questions[0].hint.clone().unwrap_or_default()
    };
    assert_eq!(hint(&battle), "");
    set(&mut battle, ENEMY, field("away", Away::Routed));
    assert_eq!(hint(&battle), "");
    set(&mut battle, UNIT, field("hex", "I4"));
    assert!(hint(&battle).contains("set a free hex"));
    set(&mut battle, ENEMY, field("hits", 7));
    assert!(hint(&battle).contains("Set fewer hits"));
}
