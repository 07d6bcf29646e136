//! Guns with infantry, captured or not, as decided in `docs/rulings/edgehill_naseby.md`.

use super::rulings::allow;
use super::*;

/// Attacks `FOOT` with enemy foot, so that `FOOT` must retreat one hex.
pub(super) fn force_back(battle: &mut Battle) {
    beat(battle, THEIR_FOOT, FOOT, Ends::Back1);
}

/// Attacks a unit, with this result.
pub(super) fn beat(battle: &mut Battle, unit: UnitRef, target: UnitRef, defender: Ends) {
    let charge = false;
    let attack = Attack {
        unit,
        target,
        charge,
    };
    give(battle, attack);
    let settle = Settle {
        target,
        attacker: Ends::Stays,
        defender,
    };
    give(battle, settle);
}

#[test]
fn a_gun_loses_its_crew_when_its_infantry_is_eliminated() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1009", Facing::N);
    put(&mut battle, GUN, "1009", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    put(&mut battle, UnitRef::new(1, 4), "1007", Facing::S);
    until(&mut battle, 1, Step::Combat);
    beat(&mut battle, THEIR_FOOT, FOOT, Ends::Eliminated);
    let gun = battle.state().unit(GUN).unwrap().gun.unwrap();
    assert!(gun.is_unmanned());
    assert_eq!(battle.state().unit(GUN).unwrap().away, None);
}

/// E-22 also applies to a captured gun: the gun that replaces it starts without a crew.
#[test]
fn a_captured_gun_is_unmanned_once_replaced_if_its_infantry_was_forced_back() {
    let mut battle = with_captured_gun();
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    put(&mut battle, UnitRef::new(1, 4), "1007", Facing::S);
    put(&mut battle, UnitRef::new(0, 4), "1010", Facing::N);
    until(&mut battle, 1, Step::Combat);
    force_back(&mut battle);
    give(
        &mut battle,
        Retreat {
            unit: FOOT,
            to: Some(hex("1010")),
        },
    );
    let card = |battle: &Battle| {
        let view = battle.view();
        let card = view.sides[1]
            .units
            .iter()
            .find(|it| it.unit == THEIR_GUN)
            .unwrap();
        let tags = std::iter::once(&card.morale).chain(&card.tags);
        let labels = tags
            .map(|tag| tag.label.clone())
            .filter(|it| !it.contains("movement"));
        labels.collect::<Vec<_>>()
    };
    assert_eq!(card(&battle), ["captured by King", "unmanned"]);
    let again = Recrew { unit: THEIR_GUN };
    assert_eq!(against(&battle, again.clone()), ["captured"]);
    until(&mut battle, 0, Step::Start);
    give(&mut battle, replace(None));
    assert_eq!(card(&battle), ["unmanned", "serves King"]);
    // The enemy is too near for a new crew.
    assert_eq!(against(&battle, again.clone()), ["recrew"]);
    put(&mut battle, THEIR_FOOT, "1005", Facing::S);
    give(&mut battle, again);
    assert_eq!(card(&battle), ["manned", "serves King"]);
}

/// Returns a battle in which foot of side `captor`, forced back in the other side's turn, has
/// captured the gun by its retreat to 1008.
fn captured_by_retreat(captor: u8, gun: UnitRef) -> Battle {
    let other = 1 - captor;
    let (foot, attacker) = (UnitRef::new(captor, 1), UnitRef::new(other, 1));
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, attacker, "1011", Facing::N);
    put(&mut battle, UnitRef::new(other, 4), "1012", Facing::N);
    put(&mut battle, foot, "1010", Facing::S);
    put(&mut battle, gun, "1008", Facing::N);
    put(&mut battle, UnitRef::new(captor, 4), "1006", Facing::N);
    if gun.side == captor {
        set(&mut battle, gun, "serves", other);
    }
    until(&mut battle, other, Step::Combat);
    set(&mut battle, attacker, "in_command", true);
    beat(&mut battle, attacker, foot, Ends::Back2);
    let to = Some(hex("1008"));
    allow(&mut battle, Retreat { unit: foot, to });
    battle
}

/// E-25: if a retreat captures a gun during the other side's turn, the captor replaces the gun
/// in its own next turn. For the second side, that turn has the same number.
#[test]
fn each_captor_replaces_a_gun_in_its_own_next_turn() {
    for captor in [0, 1] {
        let gun = UnitRef::new(1 - captor, 3);
        let mut battle = captured_by_retreat(captor, gun);
        let replaces = Replace {
            unit: gun,
            facing: None,
        };
        let early = against(&battle, replaces.clone());
        assert!(early.contains(&"replace".to_owned()), "{early:?}");
        until(&mut battle, captor, Step::Start);
        assert_eq!(against(&battle, replaces), [""; 0], "side {captor}");
        assert_eq!(battle.state().turn, 2 - u32::from(captor));
    }
}

/// E-24: a retreat that captured a gun has ended. The captor's march in its own turn, even in one
/// with the same number, is another movement, and does not remove the gun of its own side.
#[test]
fn a_gun_captured_by_a_retreat_stays_when_its_captor_marches_off() {
    for (captor, owner) in [(0, 1), (1, 0), (1, 1)] {
        let (gun, foot) = (UnitRef::new(owner, 3), UnitRef::new(captor, 1));
        let mut battle = captured_by_retreat(captor, gun);
        until(&mut battle, captor, Step::Move);
        for to in ["1007", "1008", "1007"] {
            go(&mut battle, foot, to);
            let standing = battle.state().unit(gun).unwrap();
            let captured = standing.gun.unwrap().is_captured();
            assert_eq!((standing.away, captured), (None, true), "{captor} {to}");
        }
    }
}

/// E-24: a captured gun is removed when its captor marches off, but not when another unit of the
/// captor's side does.
#[test]
fn a_captured_gun_stays_when_another_unit_marches_off() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery, Arm::Leader];
    let mut setup = setup(Scenario::Edgehill, open(), &arms);
    setup.modules.command = false;
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    put(&mut battle, UnitRef::new(0, 2), "1009", Facing::N);
    let away = |battle: &Battle| battle.state().unit(THEIR_GUN).unwrap().away;
    go(&mut battle, UnitRef::new(0, 2), "1008");
    assert_eq!(away(&battle), None);
    go(&mut battle, FOOT, "1008");
    assert_eq!(away(&battle), Some(Away::Overrun));
}

/// E-20, E-25: a captured gun keeps its crew, but cannot fire until the captor has replaced it.
#[test]
fn a_captured_gun_cannot_fire_before_it_is_replaced() {
    let mut battle = with_captured_gun();
    until(&mut battle, 0, Step::Fire);
    put(&mut battle, THEIR_FOOT, "1010", Facing::S);
    let fire = Fire {
        unit: THEIR_GUN,
        target: THEIR_FOOT,
        leader: Some(UnitRef::new(0, 4)),
    };
    assert_eq!(against(&battle, fire), ["not_replaced"]);
}

/// E-25: a gun that the second side captures in its own turn is replaced in that side's next turn.
#[test]
fn a_gun_captured_in_its_captors_turn_is_replaced_in_the_captors_next_turn() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 1, Step::Move);
    go(&mut battle, THEIR_FOOT, "1010");
    let replaces = Replace {
        unit: GUN,
        facing: None,
    };
    assert_eq!(against(&battle, replaces.clone()), ["step", "replace"]);
    until(&mut battle, 0, Step::Start);
    until(&mut battle, 1, Step::Start);
    assert_eq!(against(&battle, replaces), [""; 0]);
}

/// E-25, E-10: the replacement is the captor's own gun, which may fire in the turn in which it is
/// placed.
#[test]
fn the_captor_chooses_the_facing_of_a_replacement_gun() {
    let mut battle = with_captured_gun();
    put(&mut battle, UnitRef::new(0, 4), "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1007", Facing::S);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Start);
    let asked = offer(&battle, THEIR_GUN, "replace").unwrap();
    assert_eq!(asked.command, replace(Some(Facing::S)).into());
    let Answer::One { choices } = &asked.questions[0].answer else {
        panic!("{asked:?}");
    };
    assert_eq!(choices.len(), 6);
    give(&mut battle, replace(Some(Facing::N)));
    assert_eq!(battle.state().unit(THEIR_GUN).unwrap().facing, Facing::N);
    until(&mut battle, 0, Step::Fire);
    assert!(offer(&battle, THEIR_GUN, "fire").is_some());
}

#[test]
fn a_gun_with_its_infantry_cannot_be_moved_over() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    let (unit, to, over) = (FOOT, hex("1007"), Some(THEIR_GUN));
    let moves = Command::from(Move {
        unit,
        to,
        over,
        facing: None,
    });
    let refused = battle.decide(&moves, &[], &mut Given::default());
    let Err(Refusal::Impossible(objection)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        objection
            .text
            .ends_with("cannot enter 1009: an enemy is there."),
        "{objection:?}"
    );
}

/// E-37: there is no gun step at Naseby, even if a list has a gun.
#[test]
fn naseby_has_no_gun_step() {
    let mut battle = battle(Scenario::Naseby, open());
    until(&mut battle, 0, Step::Move);
    assert_eq!(turn::next_step(&battle), Some(Step::Combat));
    assert!(battle.view().track.iter().all(|step| step.id != "fire"));
}

/// E-21: like a move, a retreat cannot end at a gun that already has its infantry.
#[test]
fn a_retreat_to_a_gun_with_its_infantry_is_refused() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery, Arm::Leader];
    let mut battle = Battle::new(setup(Scenario::Edgehill, open(), &arms)).unwrap();
    put(&mut battle, GUN, "1011", Facing::N);
    put(&mut battle, HORSE, "1011", Facing::N);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    put(&mut battle, UnitRef::new(1, 4), "1008", Facing::S);
    until(&mut battle, 1, Step::Combat);
    force_back(&mut battle);
    let to = |to| Retreat {
        unit: FOOT,
        to: Some(hex(to)),
    };
    assert_eq!(against(&battle, to("1011")), ["crowded"]);
    assert_eq!(against(&battle, to("1013")), ["retreat"]);
}

/// E-23, E-24: a march may pass over several guns, if no other route over the named gun reaches the
/// hex. Infantry captures the last gun if it ends its march there.
#[test]
fn a_march_may_pass_over_several_guns() {
    let arms = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Artillery];
    let guns = [THEIR_GUN, UnitRef::new(1, 4)];
    let march = |unit, over, to, points| {
        let mut setup = setup(Scenario::Edgehill, open(), &arms);
        setup.modules.command = false;
        let mut battle = Battle::new(setup).unwrap();
        for (unit, at) in [(unit, "1012"), (guns[0], "1011"), (guns[1], "0910")] {
            put(&mut battle, unit, at, Facing::N);
        }
        until(&mut battle, 0, Step::Move);
        set(&mut battle, unit, "points", points);
        let to = hex(to);
        let directly = march(unit, to);
        let bars = against(&battle, directly) == ["behind_gun"];
        assert_eq!(bars, points < 4);
        let over = Some(over);
        give(
            &mut battle,
            Move {
                unit,
                to,
                over,
                facing: None,
            },
        );
        guns.map(|gun| battle.state().unit(gun).unwrap().away)
    };
    let gone = Some(Away::Overrun);
    for (unit, over) in [(FOOT, guns[0]), (FOOT, guns[1]), (HORSE, guns[0])] {
        assert_eq!(march(unit, over, "0909", 3), [gone, gone]);
    }
    assert_eq!(march(FOOT, guns[0], "0910", 2), [gone, None]);
    // With more points, the march goes around the second gun.
    assert_eq!(march(FOOT, guns[0], "0909", 5), [gone, None]);
}

/// E-19, E-22, E-A11: under the interpretation that adjacent cavalry drives off a crew, the cavalry
/// also drives off the crew of a captured gun. The gun that replaces the captured gun starts
/// without a crew.
#[test]
fn cavalry_drives_off_the_crew_of_a_captured_gun_left_alone() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.interpretations.unmanned_by = UnmannedBy::Adjacency;
    let mut battle = Battle::new(setup).unwrap();
    let their_horse = UnitRef::new(1, 2);
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, their_horse, "1007", Facing::S);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    until(&mut battle, 1, Step::Move);
    put(&mut battle, FOOT, "1012", Facing::N);
    go(&mut battle, their_horse, "1008");
    until(&mut battle, 0, Step::Start);
    let gun = |battle: &Battle| battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
    assert!(gun(&battle).is_captured() && gun(&battle).is_unmanned());
    give(&mut battle, replace(None));
    assert!(matches!(gun(&battle).crew, Crew::Unmanned { .. }));
}

/// E-24: once the players correct a capture, the gun serves its own side again.
#[test]
fn a_gun_given_back_by_hand_is_no_longer_captured() {
    let mut battle = with_captured_gun();
    let gun = |battle: &Battle| battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
    assert!(gun(&battle).is_captured());
    set(&mut battle, THEIR_GUN, "serves", 1);
    assert_eq!((gun(&battle).crew, gun(&battle).serves), (Crew::Manned, 1));
    let mut battle = with_captured_gun();
    set(&mut battle, THEIR_GUN, "unmanned", true);
    set(&mut battle, THEIR_GUN, "serves", 1);
    assert_eq!(gun(&battle).crew, Crew::Unmanned { turn: 1 });
}

/// Returns a battle in which the enemy's foot has taken back their own gun, at the start of their
/// next turn. The flags state whether the gun had lost its crew before it was captured, whether it
/// lost its crew while it was captured, and whether the captor had replaced it.
fn retaken([before, captured, replaced]: [bool; 3]) -> Battle {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    if before {
        set(&mut battle, THEIR_GUN, "unmanned", true);
    }
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    if captured {
        set(&mut battle, THEIR_GUN, "unmanned", true);
    }
    until(&mut battle, 1, Step::Start);
    if replaced {
        until(&mut battle, 0, Step::Start);
        give(&mut battle, replace(None));
    }
    put(&mut battle, FOOT, "1012", Facing::N);
    until(&mut battle, 1, Step::Move);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    go(&mut battle, THEIR_FOOT, "1009");
    until(&mut battle, 0, Step::Start);
    until(&mut battle, 1, Step::Start);
    battle
}

/// E-19, E-20, E-22, E-24: a gun that its own side takes back is the same gun as before. Only if
/// the captor had replaced it does another gun replace it now, with a crew (E-25).
#[test]
fn a_retaken_gun_that_had_lost_its_crew_is_unmanned() {
    let gun = |battle: &Battle| battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
    for lost_and_replaced @ [before, captured, replaced] in [
        [false, false, false],
        [true, false, false],
        [false, true, false],
        [true, true, false],
        [true, false, true],
        [false, true, true],
    ] {
        let mut battle = retaken(lost_and_replaced);
        let unmanned = (before || captured) && !replaced;
        assert_eq!(gun(&battle).serves, 1);
        assert_eq!(
            gun(&battle).is_unmanned(),
            unmanned,
            "{lost_and_replaced:?}"
        );
        give(&mut battle, replace(None));
        assert!(!gun(&battle).is_captured());
        assert_eq!(
            gun(&battle).is_unmanned(),
            unmanned,
            "{lost_and_replaced:?}"
        );
        if unmanned {
            let again = Recrew { unit: THEIR_GUN };
            assert_eq!(against(&battle, again.clone()), ["recrew"]);
            put(&mut battle, UnitRef::new(1, 4), "1009", Facing::S);
            give(&mut battle, again);
            assert_eq!(gun(&battle).crew, Crew::Manned);
        }
    }
}

/// E-24: the captor's own gun has a crew, however often the gun changed hands before.
#[test]
fn a_gun_captured_again_is_replaced_with_a_crew() {
    let mut battle = retaken([true, false, false]);
    put(&mut battle, THEIR_FOOT, "1004", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Start);
    give(&mut battle, replace(None));
    let gun = battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
    assert_eq!((gun.serves, gun.crew), (0, Crew::Manned));
}

/// E-24: a capture that the players correct never happened, so the gun lacks the crew that it
/// lacked before.
#[test]
fn an_unmanned_gun_given_back_by_hand_is_unmanned() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    set(&mut battle, THEIR_GUN, "unmanned", true);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    set(&mut battle, THEIR_GUN, "serves", 1);
    let gun = battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
    assert_eq!(gun.crew, Crew::Unmanned { turn: 1 });
}

/// E-25: an order brings a retaken gun back into use. Until then, the refusals name that order and
/// not a replacement.
#[test]
fn the_refusals_of_a_retaken_gun_name_the_order_that_comes_first() {
    let mut battle = retaken([false; 3]);
    let refusal = |battle: &Battle, command: Command| {
        let text = match battle.decide(&command, &[], &mut Given::default()) {
            Err(Refusal::AgainstRules(found)) => found[0].text.clone(),
            Err(Refusal::Impossible(objection)) => objection.text,
            other => panic!("{other:?}"),
        };
        let rest = text.split_once(" cannot ").unwrap();
        rest.1.to_owned()
    };
    let (unit, first) = (
        THEIR_GUN,
        "it was retaken. First choose “Use the gun again”.",
    );
    let manned = refusal(&battle, Recrew { unit }.into());
    assert_eq!(manned, format!("be manned: {first}"));
    until(&mut battle, 1, Step::Fire);
    let facing = Facing::N;
    let turned = refusal(&battle, Turn { unit, facing }.into());
    assert_eq!(turned, format!("turn: {first}"));
    let fire = Fire {
        unit,
        target: FOOT,
        leader: Some(UnitRef::new(1, 4)),
    };
    assert_eq!(refusal(&battle, fire.into()), format!("fire: {first}"));
}
