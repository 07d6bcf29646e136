//! Attacks, charges and retreats, as decided in `docs/rulings/edgehill_naseby.md`.

use drumhead_rules::frame::{Names as _, bare, placed};

use super::captured::force_back;
use super::rulings::allow;
use super::*;

/// Returns a battle in which our foot must retreat, and the order for a second enemy to attack this
/// foot.
fn forced_back() -> (Battle, Attack) {
    let mut battle = battle(Scenario::Edgehill, open());
    let second = UnitRef::new(1, 2);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1011", Facing::N);
    put(&mut battle, second, "1111", Facing::N);
    put(&mut battle, UnitRef::new(1, 4), "1012", Facing::S);
    until(&mut battle, 1, Step::Combat);
    force_back(&mut battle);
    let attack = Attack {
        unit: second,
        target: FOOT,
        charge: false,
    };
    (battle, attack)
}

/// E-A29: the result of a combat is carried out before the next combat against the same unit.
#[test]
fn a_retreating_unit_cannot_be_attacked_again_before_it_retreats() {
    let (mut battle, attack) = forced_back();
    assert_eq!(against(&battle, attack.clone()), ["retreats_first"]);
    assert!(offer(&battle, UnitRef::new(1, 2), "attack").is_none());
    // The players may let the unit stay; then it can be attacked where it is.
    give(
        &mut battle,
        Retreat {
            unit: FOOT,
            to: None,
        },
    );
    assert_eq!(against(&battle, attack), [""; 0]);
}

/// E-A2, E-A29, E-A33: a unit's pending combat or retreat comes before its next action.
#[test]
fn a_unit_does_its_pending_work_before_it_acts_again() {
    let attack = Attack {
        unit: FOOT,
        target: THEIR_FOOT,
        charge: false,
    };
    let settle = |attacker| Settle {
        target: THEIR_FOOT,
        attacker,
        defender: Ends::Stays,
    };
    let at = |step| {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, FOOT, "1010", Facing::N);
        put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
        put(&mut battle, THEIR_FOOT, "1009", Facing::S);
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, step);
        battle
    };
    let mut battle = at(Step::Combat);
    give(&mut battle, attack.clone());
    give(&mut battle, settle(Ends::Back1));
    let found = against(&battle, attack.clone());
    assert_eq!(found, ["attacked", "retreats_first"]);
    // In some base games, all retreats follow all combats.
    allow(&mut battle, attack.clone());
    let back = Retreat {
        unit: FOOT,
        to: Some(hex("1011")),
    };
    assert_eq!(against(&battle, back.clone()), ["in_combat"]);
    let pending: Vec<_> = battle
        .pending()
        .into_iter()
        .map(|it| (it.obligation.name, it.waits))
        .collect();
    assert_eq!(pending, [("combat", false), ("retreat", true)]);
    give(&mut battle, settle(Ends::Stays));
    give(&mut battle, back);
    assert!(battle.pending().is_empty());
    // After an attack that the players allow in the movement step, the attacker must wait in the
    // same way.
    let mut battle = at(Step::Move);
    allow(&mut battle, attack);
    let (unit, facing) = (FOOT, Facing::S);
    let acts: [Command; 2] = [
        march(unit, hex("1109")).into(),
        Turn { unit, facing }.into(),
    ];
    for act in acts.clone() {
        assert_eq!(against(&battle, act), ["in_combat"]);
    }
    give(&mut battle, settle(Ends::Back1));
    for act in acts {
        assert_eq!(against(&battle, act), ["retreats_first"]);
    }
}

/// E-27, E-33, E-A30: a charge is the attack from one hex into the next, not the march before the
/// attack.
#[test]
fn cavalry_can_charge_over_level_terrain_after_any_march() {
    for feature in [Feature::Slope, Feature::Woods] {
        let mut map = open();
        map.hexes.entry(hex("1012")).or_default().is.insert(feature);
        let mut battle = battle(Scenario::Naseby, map);
        put(&mut battle, THEIR_FOOT, "1010", Facing::S);
        put(&mut battle, HORSE, "1012", Facing::N);
        put(&mut battle, UnitRef::new(0, 4), "1013", Facing::N);
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, Step::Move);
        go(&mut battle, HORSE, "1011");
        until(&mut battle, 0, Step::Combat);
        let (unit, target, charge) = (HORSE, THEIR_FOOT, true);
        let attack = Attack {
            unit,
            target,
            charge,
        };
        assert_eq!(against(&battle, attack.clone()), [""; 0]);
        give(&mut battle, attack);
        assert!(!battle.state().unit(HORSE).unwrap().disordered);
    }
}

/// E-27, E-33: a wood and a climb each forbid a charge, and a charge downhill disorders cavalry,
/// even if the players let it charge out of a wood.
#[test]
fn a_wood_and_a_slope_each_affect_a_charge() {
    let wood_on_slope = |at: &str| {
        let mut map = open();
        let there = map.hexes.entry(hex(at)).or_default();
        there.is.extend([Feature::Woods, Feature::Slope]);
        let mut battle = battle(Scenario::Naseby, map);
        put(&mut battle, HORSE, "1010", Facing::N);
        put(&mut battle, THEIR_FOOT, "1009", Facing::S);
        put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, Step::Combat);
        battle
    };
    let attack = Attack {
        unit: HORSE,
        target: THEIR_FOOT,
        charge: true,
    };
    let up = wood_on_slope("1009");
    assert_eq!(
        against(&up, attack.clone()),
        ["charge_wood", "charge_uphill"]
    );
    let mut down = wood_on_slope("1010");
    assert_eq!(against(&down, attack.clone()), ["charge_wood"]);
    let needs = down.preview(&attack.clone().into()).needs.unwrap();
    assert!(needs.contains("charging downhill"), "{needs}");
    allow(&mut down, attack);
    assert!(down.state().unit(HORSE).unwrap().disordered);
}

/// E-22, E-A27: the result forces the infantry back, whether or not there is a hex to which it can
/// retreat.
#[test]
fn the_result_of_a_combat_costs_a_gun_its_crew() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1011", Facing::N);
    put(&mut battle, UnitRef::new(1, 4), "1012", Facing::S);
    until(&mut battle, 1, Step::Combat);
    let unmanned = |battle: &Battle| {
        let gun = battle.state().unit(GUN).unwrap().gun;
        gun.unwrap().is_unmanned()
    };
    force_back(&mut battle);
    assert!(unmanned(&battle));
    let (unit, to) = (FOOT, None);
    give(&mut battle, Retreat { unit, to });
    assert!(unmanned(&battle));
}

/// E-A2, E-A33: the base game may permit second attacks, so the players can allow them.
#[test]
fn players_can_allow_a_second_attack_after_the_first() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Combat);
    let attack = Attack {
        unit: FOOT,
        target: THEIR_FOOT,
        charge: false,
    };
    give(&mut battle, attack.clone());
    assert_eq!(against(&battle, attack.clone()), ["in_combat"]);
    let settle = Settle {
        target: THEIR_FOOT,
        attacker: Ends::Stays,
        defender: Ends::Stays,
    };
    give(&mut battle, settle.clone());
    assert!(offer(&battle, FOOT, "attack").is_none());
    assert_eq!(against(&battle, attack.clone()), ["attacked"]);
    allow(&mut battle, attack);
    give(&mut battle, settle);
    assert!(!battle.state().is_attacked(THEIR_FOOT));
}

/// E-A2: the order in which combats are settled does not change the resulting state.
#[test]
fn combats_are_settled_in_any_order() {
    let attacks = [
        (FOOT, THEIR_FOOT, ["1010", "1009"]),
        (HORSE, UnitRef::new(1, 2), ["0610", "0609"]),
    ];
    let after = |first: usize| {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, UnitRef::new(0, 4), "0811", Facing::N);
        for (unit, target, [from, to]) in attacks {
            put(&mut battle, unit, from, Facing::N);
            put(&mut battle, target, to, Facing::S);
        }
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, Step::Combat);
        for (unit, target, _) in attacks {
            let charge = false;
            give(
                &mut battle,
                Attack {
                    unit,
                    target,
                    charge,
                },
            );
        }
        for (_, target, _) in [attacks[first], attacks[1 - first]] {
            let settle = Settle {
                target,
                attacker: Ends::Back1,
                defender: Ends::Beaten1,
            };
            give(&mut battle, settle);
        }
        assert_eq!(battle.state().retreats.len(), 4);
        battle.state().clone()
    };
    assert_eq!(after(0), after(1));
}

/// E-A2, E-A29: the results of two combats are carried out one after the other.
#[test]
fn a_unit_carries_out_each_of_its_retreats() {
    let (mut battle, attack) = forced_back();
    allow(&mut battle, attack);
    let settle = Settle {
        target: FOOT,
        attacker: Ends::Stays,
        defender: Ends::Back3,
    };
    give(&mut battle, settle);
    let to_do = |battle: &Battle| {
        let pending = battle.view().pending.into_iter();
        pending.map(|work| work.label).collect::<Vec<_>>()
    };
    let back = |to| Retreat {
        unit: FOOT,
        to: Some(hex(to)),
    };
    assert_eq!(to_do(&battle), ["Retreat 1 hex"]);
    give(&mut battle, back("1009"));
    assert_eq!(to_do(&battle), ["Retreat 3 hexes"]);
    give(&mut battle, back("1006"));
    assert!(battle.pending().is_empty());
}

/// A combat is the pending work of its first attacker, not of the target.
#[test]
fn the_first_attacker_resolves_a_combat() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, HORSE, "0910", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Combat);
    for unit in [HORSE, FOOT] {
        let (target, charge) = (THEIR_FOOT, false);
        give(
            &mut battle,
            Attack {
                unit,
                target,
                charge,
            },
        );
    }
    let pending = battle.view().pending;
    let [combat] = pending.as_slice() else {
        panic!("{pending:?}");
    };
    assert_eq!(combat.unit, Some(HORSE));
    assert!(combat.label.starts_with("Resolve the combat against"));
    assert!(offer(&battle, HORSE, "settle").is_some());
    assert!(offer(&battle, FOOT, "settle").is_none());
    assert!(offer(&battle, THEIR_FOOT, "settle").is_none());
    let ending = battle.decide(&End {}.into(), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(against)) = ending else {
        panic!("{ending:?}");
    };
    let target = battle.say(&bare(placed(THEIR_FOOT)));
    assert!(against[0].text.contains(&target), "{against:?}");
}

/// E-A2: the log states a result that the players entered, also if it changes nothing.
#[test]
fn the_log_states_an_entered_result() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    set(&mut battle, THEIR_FOOT, "disordered", true);
    until(&mut battle, 0, Step::Combat);
    set(&mut battle, FOOT, "in_command", true);
    let (target, charge) = (THEIR_FOOT, false);
    let attack = Attack {
        unit: FOOT,
        target,
        charge,
    };
    give(&mut battle, attack);
    let logged = |attacker, defender| {
        let settle = Command::from(Settle {
            target,
            attacker,
            defender,
        });
        let facts = battle.decide(&settle, &[], &mut Given::default()).unwrap();
        battle.narrate(&facts)[0].text.clone()
    };
    let line = logged(Ends::Stays, Ends::Disordered);
    assert!(line.contains(" ended: disordered."), "{line}");
    assert!(line.ends_with(": no effect."), "{line}");
    let line = logged(Ends::Beaten2, Ends::Stays);
    assert!(line.contains(" ended: no effect."), "{line}");
    assert!(
        line.ends_with(": retreat of 2 hexes, disordered."),
        "{line}"
    );
}

/// Guns and leaders do not attack, and the refusal is then about the attacker. Nor is a gun
/// attacked.
#[test]
fn the_refusal_of_an_attack_names_the_unit_that_cannot_fight() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, FOOT, "1110", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 0, Step::Combat);
    let refusal = |unit, target| {
        let attack = Attack {
            unit,
            target,
            charge: false,
        };
        against(&battle, attack)
    };
    assert_eq!(refusal(GUN, THEIR_FOOT), ["no_attacker"]);
    assert_eq!(refusal(UnitRef::new(0, 4), THEIR_FOOT), ["no_attacker"]);
    assert_eq!(refusal(FOOT, GUN), ["no_combat"]);
    assert_eq!(refusal(FOOT, THEIR_GUN), ["no_combat"]);
}
