//! Re-rolls of attack dice (D3-24, D3-36, D3-48), as decided in docs/rulings/d3_ecw.md.

use drumhead_rules::map::Feature;
use drumhead_testing::paint;

use super::*;

#[test]
fn artillery_ignores_entrenchments_only_under_the_interpretation() {
    let asks = |interpretations: &Interpretations, attacker| {
        let attack = Attack {
            action: AttackKind::Shoot,
            attacker,
            charging: false,
            target: Infantry,
            cover: Cover::None,
            flank: false,
            hill: false,
            entrenched: true,
        };
        rerolls(&attack, false, interpretations)
    };
    let usual = Interpretations::default();
    assert_eq!(asks(&usual, Artillery), [Party::Target]);
    let ignores = Interpretations {
        guns_at_entrenchments: GunsAtTrenches::NoCover,
        ..Interpretations::default()
    };
    assert_eq!(asks(&ignores, Artillery), []);
    assert_eq!(asks(&ignores, Infantry), [Party::Target]);
}

#[test]
fn a_hill_and_a_flank_cancel_each_other_only_if_they_favour_opposite_sides() {
    let attack = Attack {
        action: AttackKind::Melee,
        attacker: Infantry,
        charging: true,
        target: Trotters,
        cover: Cover::None,
        flank: true,
        hill: true,
        entrenched: false,
    };
    let asks = |reroll_beneficiary, flank_vs_hill| {
        let interpretations = Interpretations {
            reroll_beneficiary,
            flank_vs_hill,
            ..Interpretations::default()
        };
        rerolls(&attack, false, &interpretations)
    };
    let both = [Party::Attacker, Party::Target];
    assert_eq!(asks(Rerolls::TargetTarget, FlankAndHill::Cancel), []);
    assert_eq!(asks(Rerolls::TargetTarget, FlankAndHill::Both), both);
    for flank_vs_hill in [FlankAndHill::Cancel, FlankAndHill::Both] {
        let asked = asks(Rerolls::AttackerTarget, flank_vs_hill);
        assert_eq!(asked, [Party::Attacker]);
    }
}

/// Returns a battle in which our foot, led by its commander, has shot at foot in entrenchments.
fn shot_at_entrenchments() -> Battle {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    let mut setup = battle(&posted).setup().clone();
    paint(&mut setup.map, &[("I4", Feature::Entrenchment)]);
    let mut battle = counted(Battle::new(setup).unwrap());
    roll(&mut battle, SHOOT, Some(2));
    battle
}

#[test]
fn the_attacker_decides_first_on_a_re_roll() {
    let decides =
        |battle: &Battle| [UNIT, ENEMY].map(|unit| offer(battle, unit, "reroll").is_some());
    let mut battle = shot_at_entrenchments();
    assert_eq!(decides(&battle), [true, false]);
    give(&mut battle, Keep { unit: UNIT });
    assert_eq!(decides(&battle), [false, true]);
    let mut battle = shot_at_entrenchments();
    roll(&mut battle, Reroll { unit: UNIT }, Some(1));
    assert_eq!(decides(&battle), [false, false]);
}

#[test]
fn hits_that_a_re_roll_can_change_are_shown_as_provisional() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    let mut battle = ready(&posted);
    let lines = roll(&mut battle, SHOOT, Some(2));
    assert!(
        lines[0].text.ends_with("2 hits unless re-rolled."),
        "{lines:?}"
    );
    let reroll = offer(&battle, UNIT, "reroll").unwrap();
    let lines = roll(&mut battle, reroll.command, Some(1));
    assert!(lines[0].text.contains("re-rolled: 1 hit."), "{lines:?}");
}

/// Returns whether each party decides on a re-roll of this score, when a unit with the commander
/// shoots at a target in entrenchments.
fn decide(kind: UnitType, hits: u8, face: u8) -> [bool; 2] {
    let posted = [
        mine(kind, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    let mut setup = battle(&posted).setup().clone();
    paint(&mut setup.map, &[("I4", Feature::Entrenchment)]);
    let mut battle = counted(Battle::new(setup).unwrap());
    set(&mut battle, ENEMY, field("hits", hits));
    roll(&mut battle, SHOOT, Some(face));
    let asks = battle.state().exchange.trial().map(|it| it.asks.clone());
    let asks = asks.unwrap_or_default();
    [Party::Attacker, Party::Target].map(|party| asks.contains(&party))
}

#[test]
fn a_party_is_not_asked_about_a_re_roll_that_cannot_serve_it() {
    use UnitType::Dragoons;
    // Dragoons inflict 1 hit less than their score.
    assert_eq!(decide(Dragoons, 0, 1), [true, false]);
    assert_eq!(decide(Dragoons, 0, 2), [true, true]);
    assert_eq!(decide(Dragoons, 0, 3), [false, true]);
    // A target with 6 hits routs on any further hit.
    assert_eq!(decide(Dragoons, 6, 2), [false, true]);
    assert_eq!(decide(Dragoons, 6, 1), [true, false]);
    // A re-roll can save the infantry's ammunition, or exhaust it.
    assert_eq!(decide(Infantry, 0, 3), [true, true]);
    assert_eq!(decide(Infantry, 6, 1), [false, true]);
    assert_eq!(decide(Infantry, 6, 3), [true, false]);
}

#[test]
fn the_odds_assume_only_re_rolls_that_can_serve_their_party() {
    let preview = |hits| {
        let posted = [
            mine(Infantry, "H6", Facing::N),
            theirs(Gallopers, "H5", Facing::S),
            (CHIEF, Commander, "H6", Facing::N),
        ];
        let mut battle = ready(&posted);
        set(&mut battle, UNIT, field("melee", [ENEMY]));
        set(&mut battle, ENEMY, field("hits", hits));
        let fight = Fight {
            unit: UNIT,
            target: ENEMY,
        };
        battle.preview(&fight.into())
    };
    let usual = preview(0);
    assert!(usual.needs.unwrap().contains("may re-roll"));
    assert_eq!(usual.odds.unwrap().assumes.len(), 2);
    // Every score routs the target.
    let last = preview(6);
    assert_eq!(last.needs, None);
    assert_eq!(last.odds.unwrap().assumes.len(), 1);
}

/// D3-24, D3-36, D3-42: if only some scores rout the target, the odds assume the re-rolls that gain
/// or avoid the rout.
#[test]
fn the_odds_assume_the_re_rolls_that_decide_a_rout() {
    let near = |chance: f64, other: f64| (chance - other).abs() < 1e-9;
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Gallopers, "H5", Facing::S),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    let mut fights = ready(&posted);
    set(&mut fights, UNIT, field("melee", [ENEMY]));
    set(&mut fights, ENEMY, field("hits", 4));
    let (unit, target) = (UNIT, ENEMY);
    let odds = fights.preview(&Fight { unit, target }.into()).odds.unwrap();
    assert!(odds.assumes[1].ends_with("1, 2."), "{:?}", odds.assumes);
    assert!(near(odds.then[0].chance, 5.0 / 9.0));
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
    ];
    let mut setup = battle(&posted).setup().clone();
    paint(&mut setup.map, &[("I4", Feature::Entrenchment)]);
    let mut shoots = counted(Battle::new(setup).unwrap());
    set(&mut shoots, ENEMY, field("hits", 5));
    let odds = shoots.preview(&SHOOT.into()).odds.unwrap();
    assert!(odds.assumes[1].ends_with("2, 3."), "{:?}", odds.assumes);
    assert!(near(odds.then[0].chance, 4.0 / 9.0));
}
