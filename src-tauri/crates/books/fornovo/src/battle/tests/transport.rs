//! Guns and wagons move with their limbers and teams, or their gunners manhandle them.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::moves::Crossed;
use crate::tables::shooting::GunClass;

/// Returns a battery with these models.
fn battery(gunners: u32, models: Models) -> Unit {
    let mut guns = unit(1, Kind::Artillery, gunners);
    guns.groups[0].gunner = true;
    guns.models = models;
    guns
}

fn moving(first: Unit) -> Battle {
    let mut battle = between(vec![first], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    battle
}

fn light_guns(limber: u16) -> Models {
    Models {
        light_gun: 2,
        limber,
        ..Models::default()
    }
}

fn pace(battle: &Battle) -> Length {
    position(battle).normal_move(FOOT).unwrap()
}

fn offered(battle: &Battle, id: &str) -> bool {
    battle.offers(Some(FOOT)).iter().any(|offer| offer.id == id)
}

/// F-7.09, F-9.33: a battery with a gun that has lost its limber moves no faster than its gunners
/// can manhandle that gun.
#[test]
fn a_gun_without_a_limber_is_manhandled() {
    for (limbers, inches) in [(2, 6), (1, 4), (0, 4)] {
        let mut bought = moving(battery(8, light_guns(limbers)));
        assert_eq!(pace(&bought), Length::inches(inches), "bought {limbers}");
        go_to(&mut bought, Step::MovesA);
        let mut lost = moving(battery(8, light_guns(2)));
        set(&mut lost, FOOT, |it| it.models = light_guns(limbers));
        assert_eq!(pace(&lost), Length::inches(inches), "left {limbers}");
        for battle in [bought, lost] {
            let limbered = limbers > 0;
            assert_eq!(position(&battle).is_limbered(FOOT), limbered);
            assert_eq!(offered(&battle, "manoeuvre.unlimber"), limbered);
            assert_eq!(offered(&battle, "manoeuvre.turn_guns"), !limbered);
        }
    }
}

/// F-7.11, F-7.16: the limbers of a battery draw the guns that are slowest to manhandle.
#[test]
fn a_limber_draws_the_heaviest_gun() {
    let models = Models {
        light_gun: 1,
        heavy_gun: 1,
        limber: 1,
        ..Models::default()
    };
    let battle = moving(battery(8, models));
    assert_eq!(position(&battle).is_fixed(FOOT), None);
    assert_eq!(pace(&battle), Length::inches(2));
    let models = Models {
        limber: 0,
        ..models
    };
    let battle = moving(battery(8, models));
    let fixed = position(&battle).is_fixed(FOOT);
    assert_eq!(fixed.map(|(_, why)| why), Some("heavy_guns"));
}

/// F-7.18: a battery moves only if it has enough gunners to manhandle all its guns that have no
/// limber.
#[test]
fn too_few_gunners_cannot_manhandle_their_guns() {
    let go = |gunners, models| {
        let battle = moving(battery(gunners, models));
        let went = moves(MoveObservations {
            moved: Moved::Half,
            ..MoveObservations::stood(FOOT)
        });
        let clauses = reasons(&battle, &went).into_iter();
        clauses.filter_map(|(_, clause)| clause).collect::<Vec<_>>()
    };
    let medium = |medium_gun, limber| Models {
        medium_gun,
        limber,
        ..Models::default()
    };
    let organ = Models {
        organ_gun: 1,
        ..Models::default()
    };
    let light = Models {
        light_gun: 1,
        ..Models::default()
    };
    for (models, needed) in [
        (light, 2),
        (organ, 3),
        (medium(1, 0), 3),
        (medium(2, 0), 6),
        (medium(2, 1), 3),
        (medium(2, 2), 0),
    ] {
        assert!(go(needed.max(1), models).is_empty(), "{models:?}");
        if needed > 0 {
            assert_eq!(go(needed - 1, models), ["F-7.18"], "{models:?}");
        }
    }
}

/// F-7.18: the reason why a unit cannot move mentions the missing gunners.
#[test]
fn the_reason_why_guns_cannot_move_is_shown() {
    let battle = moving(battery(1, light_guns(0)));
    let preview = battle.preview(&moves(MoveObservations::stood(FOOT)));
    let needs = preview.needs.unwrap();
    assert!(needs.contains("too few gunners"), "{needs}");
}

/// F-2.36, F-7.09: a gun on a wagon moves as the wagon does, and needs no limber.
#[test]
fn a_gun_on_a_wagon_moves_as_the_wagon_does() {
    for limber in [0, 1] {
        let models = Models {
            very_light_gun: 1,
            wagon: 1,
            limber,
            ..Models::default()
        };
        let guns = Unit {
            mount: GunMount::Wagon,
            ..battery(4, models)
        };
        let battle = moving(guns);
        assert_eq!(pace(&battle), Length::inches(6));
        assert!(!position(&battle).is_limbered(FOOT));
        // A team cannot enter terrain in which guns are manhandled (F-11.07).
        assert!(!position(&battle).may_enter(FOOT, Crossed::LightWood));
    }
}

/// F-7.09: troops move no faster than their wagons.
#[test]
fn troops_with_wagons_move_no_faster_than_the_wagons() {
    for (armour, inches) in [(Armour::Light, 6), (Armour::Armoured, 4)] {
        let mut troops = foot(20);
        troops.groups[0].armour = armour;
        troops.models.wagon = 2;
        assert_eq!(pace(&moving(troops)), Length::inches(inches));
    }
}

/// F-7.33: the offer, the preview and the log of unlimbering show the same cost.
#[test]
fn unlimbering_shows_the_same_cost_everywhere() {
    for (gun, cost) in [
        (Model::VeryLightGun, 3),
        (Model::LightGun, 2),
        (Model::MediumGun, 2),
        (Model::HeavyGun, 2),
    ] {
        let mut models = Models {
            limber: 1,
            ..Models::default()
        };
        *models.count_mut(gun) = 1;
        let battle = moving(battery(4, models));
        let offers = battle.offers(Some(FOOT));
        let offer = offers
            .iter()
            .find(|it| it.id == "manoeuvre.unlimber")
            .unwrap();
        assert_eq!(offer.label, format!("Unlimber: {cost}″"));
        let details = details_of(&battle, &offer.command, &[]);
        assert!(details[0].contains(&format!("{cost}″")), "{details:?}");
        let preview = battle.preview(&offer.command);
        let rows = &preview.columns[0].entries;
        let row = rows.iter().find(|row| row.label == "Unlimber").unwrap();
        assert!(row.value.ends_with(&format!("{cost}″")), "{}", row.value);
    }
}

/// F-7.18, F-7.33: gunners unlimber as many guns as their number allows, and these guns may fire
/// while the others stay limbered. With the rest of the move they unlimber others.
#[test]
fn with_few_gunners_only_some_guns_unlimber() {
    let unlimber = Command::Manoeuvre(actions::Manoeuvre {
        unit: FOOT,
        what: Manoeuvre::Unlimber,
    });
    let battle = moving(battery(1, light_guns(2)));
    assert_eq!(objections(&battle, &unlimber), ["few_gunners"]);

    let mut battle = moving(battery(3, light_guns(2)));
    let needs = battle.preview(&unlimber).needs.unwrap();
    assert_eq!(
        needs,
        "There are gunners for only 1 gun; the others stay limbered."
    );
    let guns = |battle: &Battle| {
        let transport = position(battle).transport(FOOT).unwrap();
        let of = |models: Models| models.light_gun;
        [of(transport.limbered), of(transport.manhandled)]
    };
    assert_eq!(guns(&battle), [2, 0]);
    let lines = details_of(&battle, &unlimber, &[]);
    play(&mut battle, unlimber.clone(), &[]);
    assert!(lines[0].contains("unlimbered some guns"), "{lines:?}");
    assert_eq!(guns(&battle), [1, 1]);
    let mut firing = battle.clone();
    go_to(&mut firing, Step::Fire);
    let class = GunClass::Light;
    assert_eq!(position(&firing).loaded(FOOT, class, true), 1);
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Guns { class, ball: true },
        observed: FireObservations::plain(1, true),
    });
    assert!(!objections(&firing, &shoot).contains(&"limbered".to_owned()));
    // Half of the move is left for the second gun.
    let lines = details_of(&battle, &unlimber, &[]);
    play(&mut battle, unlimber, &[]);
    assert!(lines[0].contains("unlimbered."), "{lines:?}");
    assert_eq!(guns(&battle), [0, 2]);
    assert_eq!(position(&battle).left_of_move(FOOT), Length::ZERO);
}

/// F-7.16, F-7.42: gunners that recoil take their guns along, or leave guns that they cannot move.
#[test]
fn recoiling_gunners_leave_guns_that_they_cannot_move() {
    let recoiled = |gunners, models| {
        let mut battle = between(vec![battery(gunners, models)], vec![foot(20)]);
        contact(&mut battle, FOOT, ENEMY);
        set(&mut battle, FOOT, |it| it.recoils = true);
        go_to(&mut battle, Step::Recoils);
        let recoil = actions::Recoil {
            unit: FOOT,
            way: RecoilWay::Clear,
            through: Vec::new(),
            followed: false,
            stay: Vec::new(),
            out_of_reach: Vec::new(),
            met: None,
            onto: Facing::Front,
        };
        play(&mut battle, recoil, &[]);
        state(&battle, FOOT).crew
    };
    let heavy = |limber| Models {
        heavy_gun: 1,
        limber,
        ..Models::default()
    };
    assert_eq!(recoiled(8, heavy(0)), Crew::Away);
    assert_eq!(recoiled(8, heavy(1)), Crew::AtGuns);
    assert_eq!(recoiled(8, light_guns(0)), Crew::AtGuns);
    assert_eq!(recoiled(1, light_guns(0)), Crew::Away);
}

/// F-7.17: gunners that the players routed by a correction leave their guns as they move.
#[test]
fn a_rout_move_takes_gunners_off_their_guns() {
    let mut battle = between(vec![battery(6, light_guns(0))], vec![foot(20)]);
    rout(&mut battle, FOOT);
    assert_eq!(state(&battle, FOOT).crew, Crew::AtGuns);
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    });
    let lines = log_of(&battle, &flee, &[]);
    assert!(lines.iter().any(|line| line.contains("guns")), "{lines:?}");
    play(&mut battle, flee, &[]);
    assert_eq!(state(&battle, FOOT).crew, Crew::Away);
}

/// F-2.64: ballshot hits wreck war wagons even if they are hitched.
#[test]
fn hits_on_troops_with_hitched_war_wagons_wreck_the_wagons() {
    let models = Models {
        war_wagon: 3,
        ..Models::default()
    };
    let guns = Models {
        medium_gun: 2,
        ..Models::default()
    };
    let wagons = Unit { models, ..foot(12) };
    let mut battle = between(vec![wagons], vec![battery(8, guns)]);
    go_to(&mut battle, Step::MovesA);
    let hitch = Command::Manoeuvre(actions::Manoeuvre {
        unit: FOOT,
        what: Manoeuvre::Hitch,
    });
    let lines = log_of(&battle, &hitch, &[]);
    let terrain = |line: &String| line.starts_with("Terrain");
    assert!(!lines.iter().any(terrain), "{lines:?}");
    play(&mut battle, hitch, &[]);
    go_to(&mut battle, Step::Fire);
    let class = GunClass::Medium;
    let shoot = Command::Shoot(actions::Shoot {
        unit: ENEMY,
        target: FOOT,
        arm: Arm::Guns { class, ball: true },
        observed: FireObservations::plain(2, true),
    });
    let dice = battle.preview(&shoot).pool.unwrap().dice;
    assert_eq!(dice, 2);
    play(&mut battle, shoot, &[6, 6]);
    let hits = battle.state().blows.values().next().unwrap().hits;
    go_to(&mut battle, Step::FireTests);
    let left = state(&battle, FOOT);
    // Two hits wreck a wagon.
    assert_eq!(u32::from(left.models.war_wagon), 3 - hits / 2);
    assert!(hits >= 2 && left.figures() < 12);
}
