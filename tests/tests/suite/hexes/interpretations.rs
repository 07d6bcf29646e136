//! Interpretations of the hex-based rulebooks, played both ways: for questions that the ledgers
//! leave to the players.

use drumhead_d3_ecw as d3_ecw;
use drumhead_edgehill_naseby as edgehill_naseby;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{Army, Unit};
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game;
use drumhead_stand_and_die as stand_and_die;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Refusal, UnitRef};

const MINE: UnitRef = UnitRef::new(0, 2);
const ENEMY: UnitRef = UnitRef::new(1, 2);

fn hex(name: &str) -> Cell {
    name.parse().unwrap()
}

fn facing(name: &str) -> Facing {
    name.parse().unwrap()
}

/// Returns a list of these units, numbered in order.
fn list<K, R: Default, A: Default>(units: Vec<K>) -> Army<K, R, A>
where
    Unit<K>: Default,
{
    let units = (1..).zip(units).map(|(number, of)| Unit {
        number,
        of,
        ..Unit::default()
    });
    Army {
        name: String::new(),
        nation: String::new(),
        year: 1642,
        interpretations: R::default(),
        own: A::default(),
        units: units.collect(),
        notes: String::new(),
        source: String::new(),
    }
}

/// Returns the map with only these features.
fn bare(mut map: Map, ground: &[(&str, Feature)]) -> Map {
    map.hexes.clear();
    map.sides.clear();
    for (name, feature) in ground {
        let there = map.hexes.entry(hex(name)).or_default();
        there.is.insert(*feature);
    }
    map
}

/// Returns the objections to a command.
fn against<G: Game>(battle: &G, command: &G::Command) -> Vec<String> {
    match battle.decide(command, &[], &mut Given(None)) {
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
        Err(Refusal::AgainstRules(found)) => found.into_iter().map(|it| it.id).collect(),
        Err(Refusal::Impossible(objection)) => vec![objection.id],
    }
}

fn give<G: Game>(battle: &mut G, command: &G::Command, dice: Option<Vec<u8>>) -> Vec<G::Event> {
    let mut dice = Given(dice.map(Throw::Faces));
    let events = battle
        .decide(command, &[], &mut dice)
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    for event in &events {
        battle.fold(event).unwrap();
    }
    events
}

/// Returns a battle of *D3* after activations are counted: infantry at F6 with this facing, this
/// enemy with its hex and facing, and commanders out of the way.
fn d3(
    facing: Facing,
    enemy: (&str, Facing),
    ground: &[(&str, Feature)],
    interpretations: d3_ecw::Interpretations,
) -> d3_ecw::Battle {
    let unit = |kind, at: &str, facing| d3_ecw::Kind {
        kind,
        hex: Some(hex(at)),
        facing: Some(facing),
    };
    use d3_ecw::UnitType::{Commander, Infantry};
    let first = vec![
        unit(Commander, "F7", Facing::N),
        unit(Infantry, "F6", facing),
    ];
    let second = vec![
        unit(Commander, "A1", Facing::S),
        unit(Infantry, enemy.0, enemy.1),
    ];
    let mut setup = d3_ecw::Setup::of(list(first), list(second)).unwrap();
    setup.interpretations = interpretations;
    setup.map = bare(setup.map, ground);
    let mut battle = d3_ecw::Battle::new(setup).unwrap();
    give(
        &mut battle,
        &d3_ecw::actions::Count { seen: vec![MINE] }.into(),
        None,
    );
    battle
}

const SHOOT: d3_ecw::Command = d3_ecw::Command::Shoot(d3_ecw::actions::Shoot {
    unit: MINE,
    target: ENEMY,
});

#[test]
fn the_interpretation_decides_whether_a_hill_blocks_sight_between_hills() {
    use d3_ecw::{HillSight, Interpretations};
    let between = ("F5", Feature::Hill);
    let shot = |ground: &[(&str, Feature)], hill_sight| {
        let interpretations = Interpretations {
            hill_sight,
            ..Interpretations::default()
        };
        against(
            &d3(Facing::N, ("E4", Facing::S), ground, interpretations),
            &SHOOT,
        )
    };
    for own in ["F6", "E4"] {
        let hills = [between, (own, Feature::Hill)];
        assert_eq!(shot(&hills, HillSight::Blocks), ["sight"]);
        assert_eq!(shot(&hills, HillSight::OpenFromHills), [""; 0]);
        let woods = [("F5", Feature::Woods), (own, Feature::Hill)];
        assert_eq!(shot(&woods, HillSight::OpenFromHills), ["sight"]);
    }
    assert_eq!(shot(&[between], HillSight::OpenFromHills), ["sight"]);
}

#[test]
fn the_interpretation_decides_whether_a_pivoted_unit_shoots() {
    use d3_ecw::actions::Wheel;
    use d3_ecw::{Interpretations, TurnShoots, Way};
    for (shoot_after_turn, told) in [
        (TurnShoots::May, Vec::new()),
        (TurnShoots::MayNot, vec!["turned"]),
    ] {
        let interpretations = Interpretations {
            shoot_after_turn,
            ..Interpretations::default()
        };
        let mut battle = d3(Facing::E, ("E4", Facing::S), &[], interpretations);
        let way = Way {
            to: hex("F6"),
            facing: Facing::N,
        };
        give(&mut battle, &Wheel { unit: MINE, way }.into(), None);
        assert_eq!(against(&battle, &SHOOT), told);
    }
}

#[test]
fn the_interpretation_decides_whether_a_rear_attack_counts_as_flank() {
    use d3_ecw::{AttackKind, Interpretations, RearAttacks, attack};
    let flank = |facing, rear_attacks| {
        let interpretations = Interpretations {
            rear_attacks,
            ..Interpretations::default()
        };
        let battle = d3(Facing::N, ("F5", facing), &[], interpretations);
        attack(&battle, AttackKind::Melee, MINE, ENEMY)
            .unwrap()
            .flank
    };
    // F6 is south-east of F5.
    assert!(!flank(Facing::S, RearAttacks::Flank));
    assert!(flank(Facing::N, RearAttacks::Flank) && flank(Facing::W, RearAttacks::Flank));
    assert!(!flank(Facing::N, RearAttacks::Plain) && flank(Facing::W, RearAttacks::Plain));
}

/// Returns a battle of *Stand and Die!* with the sides in two adjacent hexes.
fn stand_and_die(interpretations: stand_and_die::Interpretations) -> stand_and_die::Battle {
    use stand_and_die::{Battle, Group, Setup};
    let group = |at: &str, facing| Group {
        infantry: 6,
        hex: Some(hex(at)),
        facing: Some(facing),
        ..Group::default()
    };
    let first = vec![group("F6", facing("NNE")), group("A8", facing("NNE"))];
    let second = vec![group("F5", facing("SSW")), group("G5", facing("SSW"))];
    let mut setup = Setup::of(list(first), list(second)).unwrap();
    setup.interpretations = interpretations;
    setup.map = bare(setup.map, &[]);
    let mut battle = Battle::new(setup).unwrap();
    for (side, face) in [(0, 9), (1, 2)] {
        let roll = stand_and_die::Command::Roll(stand_and_die::actions::Roll { side });
        give(&mut battle, &roll, Some(vec![face]));
    }
    battle
}

#[test]
fn the_interpretation_decides_how_a_hexs_troops_are_divided() {
    use stand_and_die::actions::{Attack, End};
    use stand_and_die::{Command, Interpretations, SplitAttacks};
    for (split_attacks, told) in [
        (SplitAttacks::May, Vec::new()),
        (SplitAttacks::MayNot, vec!["divided"]),
    ] {
        let mut battle = stand_and_die(Interpretations {
            split_attacks,
            ..Interpretations::default()
        });
        give(&mut battle, &Command::End(End {}), None);
        give(&mut battle, &Command::End(End {}), None);
        let attack = |at: &str| {
            Command::Attack(Attack {
                unit: UnitRef::new(0, 1),
                at: hex(at),
                infantry: 3,
                cavalry: 0,
                guns: 0,
            })
        };
        give(&mut battle, &attack("F5"), Some(vec![9]));
        assert_eq!(against(&battle, &attack("G5")), told);
    }
}

#[test]
fn the_interpretation_decides_when_a_group_can_be_marked() {
    use stand_and_die::actions::{End, Mark};
    use stand_and_die::{Command, Interpretations, MarkWhen};
    let mark = Command::Mark(Mark {
        unit: UnitRef::new(1, 1),
        standing: true,
    });
    for (mark_when, told) in [
        (MarkWhen::OwnMarch, vec!["marking"]),
        (MarkWhen::UntilAttacks, Vec::new()),
    ] {
        let interpretations = Interpretations {
            mark_when,
            ..Interpretations::default()
        };
        let mut battle = stand_and_die(interpretations);
        assert_eq!(against(&battle, &mark), told);
        let offers = battle.offers(Some(UnitRef::new(1, 1)));
        let offered = offers.iter().any(|offer| offer.id.action() == "mark");
        assert_eq!(offered, told.is_empty());
        give(&mut battle, &Command::End(End {}), None);
        give(&mut battle, &Command::End(End {}), None);
        let late = if told.is_empty() {
            "marking_late"
        } else {
            "marking"
        };
        assert_eq!(against(&battle, &mark), [late]);
    }
}

#[test]
fn the_interpretation_decides_whether_a_leader_blocks_sight() {
    use edgehill_naseby::actions::{End, Fire};
    use edgehill_naseby::{Arm, Battle, Body, Command, Interpretations, LeadersBlock, Setup};
    let unit = |arm, at: &str, facing| Body {
        arm,
        leader: (arm == Arm::Infantry).then_some(1),
        hex: Some(hex(at)),
        facing: Some(facing),
        ..Body::default()
    };
    for (leaders_block, told) in [
        (LeadersBlock::No, Vec::new()),
        (LeadersBlock::Yes, vec!["no_los"]),
    ] {
        let first = vec![
            unit(Arm::Leader, "F9", Facing::N),
            unit(Arm::Infantry, "F8", Facing::N),
            unit(Arm::Artillery, "F8", Facing::N),
        ];
        let second = vec![
            unit(Arm::Leader, "F6", Facing::S),
            unit(Arm::Infantry, "F4", Facing::S),
        ];
        let mut setup = Setup::of(list(first), list(second)).unwrap();
        setup.interpretations = Interpretations {
            leaders_block,
            ..Interpretations::default()
        };
        setup.map = bare(setup.map, &[]);
        let mut battle = Battle::new(setup).unwrap();
        give(&mut battle, &End {}.into(), None);
        give(&mut battle, &End {}.into(), None);
        let fire = Command::from(Fire {
            unit: UnitRef::new(0, 3),
            target: ENEMY,
            leader: Some(UnitRef::new(0, 1)),
        });
        assert_eq!(against(&battle, &fire), told);
    }
}
