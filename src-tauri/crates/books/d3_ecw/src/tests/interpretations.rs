//! Prints and refusals depend on the interpretation in force.

use drumhead_rules::map::Feature;
use drumhead_testing::{paint, reasons};

use super::*;
use crate::interpretations::GroundBeside;

fn sheet(change: impl Fn(&mut Interpretations)) -> Sheet {
    let mut interpretations = Interpretations::default();
    change(&mut interpretations);
    playsheet(english(), &interpretations).unwrap()
}

/// Returns the cell in the table of types that states whether a type starts melees.
fn starts(sheet: &Sheet, name: &str) -> String {
    let types = tables_of(sheet).find(|it| it.columns.last().unwrap().head == "Starts melee");
    let mut rows = types.unwrap().rows.iter();
    rows.find(|row| row[0].starts_with(name)).unwrap()[5].clone()
}

#[test]
fn the_table_of_types_shows_which_types_start_a_melee() {
    let usual = sheet(|_| {});
    assert_eq!(starts(&usual, "Dragoons"), "\u{2013}");
    assert_eq!(starts(&usual, "Trotters"), "yes");
    let other = sheet(|interpretations| {
        interpretations.dragoons_as_cavalry = DragoonsCharge::Yes;
        interpretations.trotters_may_charge_with_ammo = TrottersCharge::No;
    });
    assert_eq!(starts(&other, "Dragoons"), "yes");
    assert_eq!(starts(&other, "Trotters"), "if out of ammunition");
    assert_eq!(starts(&other, "Gallopers"), "yes");
}

#[test]
fn the_playsheet_states_which_side_re_rolls() {
    let text = |rolls| {
        let sheet = sheet(|it| it.reroll_beneficiary = rolls);
        format!("{:?}", sheet.blocks)
    };
    let usual = text(Rerolls::TargetTarget);
    assert!(usual.contains("in entrenchments re-rolls its die"));
    assert!(usual.contains("A unit that defends a hill, attacks a flank,"));
    let other = text(Rerolls::AttackerShooter);
    assert!(other.contains("artillery in entrenchments may re-roll its die"));
    assert!(other.contains("A unit that attacks a hill, attacks a flank,"));
}

#[test]
fn the_playsheet_states_that_cuirassiers_run_out_of_ammunition() {
    let text = format!("{:?}", sheet(|_| {}).blocks);
    assert!(text.contains("Infantry, trotters and cuirassiers that roll a 3"));
}

#[test]
fn a_card_states_to_which_targets_armour_applies() {
    let rows = |option, kind| {
        let interpretations = Interpretations {
            infantry_minus1_applies_to: option,
            ..Interpretations::default()
        };
        let tables = Tables::standard().unwrap();
        sheet::hits_of(english(), tables, &interpretations, kind)
            .remove(0)
            .rows
    };
    let usual = rows(InfantryArmour::All, Infantry);
    assert_eq!(usual[0][0], "Infantry, elite pike, cuirassiers");
    // Infantry has no modifier against infantry, but still has one against cuirassiers (D3-50).
    let by_cavalry = rows(InfantryArmour::Cavalry, Infantry);
    assert_eq!(by_cavalry[0][0], "Cuirassiers");
    assert_eq!(by_cavalry[0][1..], usual[0][1..]);
    let cavalry = rows(InfantryArmour::Cavalry, Gallopers);
    assert_eq!(cavalry[0][0], "Infantry, elite pike, cuirassiers");
}

#[test]
fn trotters_with_ammunition_cannot_start_a_melee_under_the_interpretation() {
    let posted = [
        mine(Trotters, "H6", Facing::E),
        theirs(Infantry, "J6", Facing::S),
    ];
    let battle = counted(under(&posted, |it| {
        it.trotters_may_charge_with_ammo = TrottersCharge::No;
    }));
    let against = objections(&battle, charge(Facing::E));
    assert!(
        against[0]
            .text
            .contains("cannot start a melee: it still has ammunition")
    );
}

#[test]
fn the_sheet_states_the_interpretations_of_d3() {
    let text = |sheet: Sheet| format!("{:?}", sheet.blocks);
    let usual = text(sheet(|_| {}));
    let six = text(sheet(|it| it.rout_at = RoutAt::Sixth));
    assert!(usual.contains("more than 6 hits") && !six.contains("more than 6 hits"));
    assert!(six.contains("on its 6th hit. [D3-42]"));
    let plain = text(sheet(|it| it.rear_attacks = RearAttacks::Plain));
    for of_flanks in [
        "from outside that row is a flank attack",
        "from there are also flank attacks",
    ] {
        assert!(usual.contains(of_flanks) && !plain.contains(of_flanks));
    }
    let early = text(sheet(|it| {
        it.commander_return = CommanderReturn::BeforeCounting
    }));
    assert!(usual.contains("or return on his own table edge") && !early.contains("or return on"));
    assert!(early.contains("First, a commander off the table may return"));
    assert!(!early.contains("return in his next move"));
}

#[test]
fn the_interpretation_decides_when_a_commander_returns() {
    let returns = |option| {
        let posted = [mine(Infantry, "H6", Facing::N)];
        let mut battle = under(&posted, |it| it.commander_return = option);
        set(&mut battle, CHIEF, field("away", Away::Contacted));
        let (turn, mover) = (battle.state.turn + 1, CHIEF.side);
        let begins = Event::from(TurnBegan { turn, mover });
        battle.fold(&begins).unwrap();
        [Step::Count, Step::Commander].map(|step| {
            battle.fold(&StepBegan { step }.into()).unwrap();
            offer(&battle, CHIEF, "return").is_some()
        })
    };
    assert_eq!(returns(CommanderReturn::BeforeCounting), [true, true]);
    assert_eq!(returns(CommanderReturn::EndOfOwnMove), [false, true]);
}

#[test]
fn the_diagrams_have_the_orientation_of_the_battles_map() {
    let posted = mine(Infantry, "H6", Facing::N);
    let text = |pointing| {
        let mut setup = battle(&[posted]).setup().clone();
        setup.map.grid.pointing = pointing;
        let battle = Battle::new(setup).unwrap();
        format!("{:?}", battle.playsheet().unwrap().blocks)
    };
    assert!(text(Pointing::PointyTop).contains("Facing north or south (a corner)"));
    let flat = text(Pointing::FlatTop);
    assert!(flat.contains("Facing east or west (a corner)"));
    assert!(flat.contains("Facing north or south (a side)"));
}

/// D3-A8: with all twelve facings, a diagram is about any corner or any side.
#[test]
fn the_diagrams_have_the_facings_of_the_interpretation() {
    let text = |facings| format!("{:?}", sheet(|it| it.facings = facings).blocks);
    let four = text(Facings::Four);
    assert!(four.contains("Facing east or west (a side): "), "{four}");
    let twelve = text(Facings::Twelve);
    for caption in ["Facing any corner: ", "Facing any side: "] {
        assert!(twelve.contains(caption), "{twelve}");
    }
    assert!(!twelve.contains("north or south ("), "{twelve}");
}

/// D3-36, D3-41, D3-A5: the sheet says nothing that cannot happen under its interpretations.
#[test]
fn the_sheet_leaves_out_what_its_interpretations_exclude() {
    let text = |change: fn(&mut Interpretations)| format!("{:?}", sheet(change).blocks);
    // A hill and a flank cancel each other only if the hill lets the target re-roll.
    let cancels = "the two re-rolls cancel out";
    let usual = text(|_| {});
    assert!(usual.contains(cancels), "{usual}");
    let attacker = text(|it| it.reroll_beneficiary = Rerolls::AttackerTarget);
    assert!(!attacker.contains(cancels), "{attacker}");
    // A unit that gives ground only straight back does so wherever its enemies are.
    let if_in_front = "It gives ground there if enemies are in front.";
    assert!(usual.contains(if_in_front), "{usual}");
    for rear_attacks in [RearAttacks::Flank, RearAttacks::Plain] {
        let back = sheet(|it| {
            it.give_ground_ways = GroundWays::Back;
            it.rear_attacks = rear_attacks;
        });
        let back = format!("{:?}", back.blocks);
        assert!(back.contains("It gives ground there. Attacks"), "{back}");
        assert!(!back.contains(if_in_front), "{back}");
    }
}

const HORSE: Posted = mine(Gallopers, "H6", Facing::E);
const FOOT: Posted = theirs(Infantry, "J6", Facing::W);

#[test]
fn if_both_sides_roll_the_odds_include_the_attackers_losses() {
    let lines = |rolls| {
        let battle = counted(under(&[HORSE, FOOT], |it| it.melee_hits_by = rolls));
        let odds = battle.preview(&charge(Facing::E).into()).odds.unwrap();
        let then = odds.then.into_iter();
        then.map(|bar| bar.label).collect::<Vec<_>>()
    };
    let alone = lines(MeleeHits::Activated);
    assert!(alone.iter().all(|label| !label.contains("attacker")));
    let both = lines(MeleeHits::Both);
    let makes = |label: &String| label.contains("on the attacker");
    assert!(both.iter().any(makes), "{both:?}");
    let routs = |label: &String| label.starts_with("the attacker routs");
    assert!(both.iter().any(routs));
}

#[test]
fn if_both_sides_roll_the_odds_name_the_scores_re_rolled_in_reply() {
    let chief = (THEIRS, Commander, "J6", Facing::W);
    let mut battle = counted(under(&[HORSE, FOOT, chief], |it| {
        it.melee_hits_by = MeleeHits::Both;
    }));
    set(&mut battle, THEIRS, field("attached", ENEMY.unit));
    let odds = battle.preview(&charge(Facing::E).into()).odds.unwrap();
    let again = |line: &String| {
        line.starts_with("Rolling in return, ") && line.ends_with(" will re-roll a 1.")
    };
    assert!(odds.assumes.iter().any(again), "{:?}", odds.assumes);
}

#[test]
fn the_refusal_of_a_melee_names_the_types_that_may_start_one() {
    let text = |dragoons| {
        let posted = [
            mine(CommandedShot, "H6", Facing::E),
            theirs(Infantry, "I6", Facing::W),
        ];
        let battle = counted(under(&posted, |it| it.dragoons_as_cavalry = dragoons));
        format!("{:?}", objections(&battle, charge(Facing::E)))
    };
    assert!(text(DragoonsCharge::No).contains("only cavalry and infantry may"));
    assert!(text(DragoonsCharge::Yes).contains("only cavalry, dragoons and infantry may"));
}

/// Under the interpretation that a unit moves with its commander, the unit moves in his step and
/// begins no melee, because none is fought in that step.
#[test]
fn a_unit_that_moves_with_its_commander_cannot_charge() {
    let chief = (CHIEF, Commander, "H6", Facing::E);
    let mut battle = counted(under(&[HORSE, chief, FOOT], |it| {
        it.attached_unit_moves_free = AttachedMoves::Yes;
    }));
    set(&mut battle, CHIEF, field("attached", UNIT.unit));
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    assert!(!objections(&battle, charge(Facing::E)).is_empty());
    assert_eq!(objections(&battle, march("I6", Facing::E)), []);
}

#[test]
fn the_sheet_states_where_units_give_ground() {
    let text = |change: fn(&mut Interpretations)| format!("{:?}", sheet(change));
    let usual = text(|_| {});
    // The clause is named once, after the sentences of its interpretations.
    let sentence = "retires in the same way. A unit cannot give ground to a hex next to an enemy it is in melee with, or retire to a hex next to the enemy it retires from. [D3-41]";
    assert!(usual.contains(sentence), "{usual}");
    assert!(!usual.contains("it takes a hit. [D3-41]"), "{usual}");
    let other = text(|it| it.give_ground_beside = GroundBeside::Free);
    let sentence =
        "the melee then ends. It may retire to a hex next to the enemy it retires from. [D3-41]";
    assert!(other.contains(sentence), "{other}");
}

#[test]
fn the_interpretation_decides_whether_a_hill_blocks_sight_from_or_to_a_hill() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "G4", Facing::S),
    ];
    let shot = |ground: &[(&str, Feature)], hill_sight| {
        let battle = under(&posted, |it| it.hill_sight = hill_sight);
        let mut setup = battle.setup().clone();
        paint(&mut setup.map, ground);
        reasons(&counted(Battle::new(setup).unwrap()), &SHOOT)
    };
    let between = ("H5", Feature::Hill);
    for own in ["H6", "G4"] {
        let hills = [between, (own, Feature::Hill)];
        assert_eq!(shot(&hills, HillSight::Blocks), ["sight"]);
        assert_eq!(shot(&hills, HillSight::OpenFromHills), [""; 0]);
        let woods = [("H5", Feature::Woods), (own, Feature::Hill)];
        assert_eq!(shot(&woods, HillSight::OpenFromHills), ["sight"]);
    }
    assert_eq!(shot(&[between], HillSight::OpenFromHills), ["sight"]);
}

#[test]
fn the_interpretation_decides_whether_a_pivoted_unit_shoots() {
    let posted = [
        mine(Infantry, "H6", Facing::E),
        theirs(Infantry, "G4", Facing::S),
    ];
    for (may, expected) in [
        (TurnShoots::May, None),
        (TurnShoots::MayNot, Some("turned")),
    ] {
        let mut battle = counted(under(&posted, |it| it.shoot_after_turn = may));
        let (to, facing) = (hex("H6"), Facing::N);
        let way = Way { to, facing };
        give(&mut battle, Wheel { unit: UNIT, way });
        assert_eq!(reasons(&battle, &SHOOT), Vec::from_iter(expected));
    }
}

#[test]
fn the_interpretation_decides_whether_a_rear_attack_is_a_flank_attack() {
    let flank = |facing, rear_attacks| {
        let posted = [
            mine(Infantry, "H6", Facing::N),
            theirs(Infantry, "H5", facing),
        ];
        let battle = counted(under(&posted, |it| it.rear_attacks = rear_attacks));
        let attack = attack(&battle, AttackKind::Melee, UNIT, ENEMY);
        attack.unwrap().flank
    };
    // H6 is south-east of H5.
    assert!(!flank(Facing::S, RearAttacks::Flank));
    assert!(flank(Facing::N, RearAttacks::Flank) && flank(Facing::W, RearAttacks::Flank));
    assert!(!flank(Facing::N, RearAttacks::Plain) && flank(Facing::W, RearAttacks::Plain));
}
