//! War wagons, and the loss of guns.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::hits::HitStage;
use crate::battle::prelude::facts_of;
use crate::tables::shooting::GunClass;

fn with(number: u16, kind: Kind, figures: u32, models: Models) -> Unit {
    Unit {
        models,
        ..unit(number, kind, figures)
    }
}

/// Returns a battery of two medium guns.
fn battery() -> Unit {
    let models = Models {
        medium_gun: 2,
        ..Models::default()
    };
    with(1, Kind::Artillery, 6, models)
}

/// Returns a battle in which a battery may shoot at this unit.
fn under_fire(first: Unit) -> Battle {
    let mut battle = between(vec![first], vec![battery()]);
    go_to(&mut battle, Step::Fire);
    battle
}

fn in_fort(figures: u32, war_wagon: u16) -> Battle {
    let models = Models {
        war_wagon,
        ..Models::default()
    };
    under_fire(with(1, Kind::Infantry, figures, models))
}

const SHOOT: Command = Command::Shoot(actions::Shoot {
    unit: ENEMY,
    target: FOOT,
    arm: Arm::Guns {
        class: GunClass::Medium,
        ball: true,
    },
    observed: FireObservations::plain(2, true),
});

/// Lets the battery shoot and roll a 6 on every die.
fn sixes(battle: &mut Battle) {
    let pool = battle.preview(&SHOOT).pool.unwrap();
    let faces = vec![6; usize::try_from(pool.dice).unwrap()];
    play(battle, SHOOT, &faces);
}

#[test]
fn war_wagons_cover_their_men_until_ballshot_wrecks_them() {
    // With more men than places, the fort is partly open (F-9.17).
    let overfull = |figures| position(&in_fort(figures, 2)).overfills_wagons(FOOT);
    assert!(overfull(9) && !overfull(8));
    let mut battle = in_fort(8, 2);
    let spot = state(&battle, FOOT).ground.unwrap();
    let fort = &battle.state().ground[&spot.feature].feature;
    assert_eq!(spot.stand, Stand::In);
    assert_eq!((fort.hits, fort.capacity), (Some(4), Some(8)));
    let column = |battle: &Battle| {
        let preview = battle.preview(&SHOOT);
        preview.columns[0].entries[1].label.clone()
    };
    let covered = column(&battle);
    for _ in 0..4 {
        sixes(&mut battle);
        // Guns reload in the turns between two shots.
        for _ in 0..3 {
            go_to(&mut battle, Step::FireTests);
            go_to(&mut battle, Step::Fire);
        }
        if column(&battle) != covered {
            return;
        }
    }
    panic!("{covered}");
}

#[test]
fn the_log_names_a_lost_gun() {
    let mut battle = under_fire(battery());
    sixes(&mut battle);
    let blow = position(&battle).hits_at(HitStage::OnGuns).next().unwrap();
    let dice = battle.state().blows[&blow].hits;
    let faces = vec![6; usize::try_from(dice).unwrap()];
    play(&mut battle, actions::FindGunHits { blow }, &faces);
    let lines = log_of(&battle, &Command::EndStep(actions::EndStep {}), &[]);
    let lost = |line: &String| line.contains(" of the medium gun");
    assert!(lines.iter().any(lost), "{lines:?}");
}

/// F-9.33: a hit on a model that other fire of the step has destroyed is a miss, or hits a gunner.
#[test]
fn fire_of_one_step_destroys_a_model_once() {
    let mut battle = under_fire(battery());
    sixes(&mut battle);
    let blow = position(&battle).hits_at(HitStage::OnGuns).next().unwrap();
    let left = |battle: &Battle| position(battle).models_left(blow.target).guns;
    let before = left(&battle);
    let other = BlowKey {
        arm: blow.arm + 1,
        ..blow
    };
    let found = Blow {
        models: Some(ModelLosses {
            limbers: 0,
            guns: 1,
        }),
        ..battle.state().blows[&blow].clone()
    };
    battle.state.blows.insert(other, found);
    assert_eq!(left(&battle), before - 1);
}

#[test]
fn a_fort_has_room_for_its_men_and_moves_when_hitched() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = Unit {
        groups: vec![armed(Weapon::Arquebus, 8)],
        ..with(1, Kind::Infantry, 8, models)
    };
    let guests = unit(2, Kind::Infantry, 8);
    let mut battle = between(vec![wagons, guests], vec![battery()]);
    go_to(&mut battle, Step::MovesA);
    let spot = state(&battle, FOOT).ground.unwrap();
    let stand = Command::Stand(actions::Stand {
        unit: UnitRef::new(0, 2),
        spot: Some(spot),
    });
    let full = battle.decide(&stand, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(why)) = full else {
        panic!("{full:?}");
    };
    assert_eq!(why[0].clause.as_deref(), Some("F-2.64"));

    let fixed = |battle: &Battle| position(battle).is_fixed(FOOT).is_some();
    let does = |what| Command::Manoeuvre(actions::Manoeuvre { unit: FOOT, what });
    let tagged = |battle: &Battle| {
        let view = battle.view();
        let tags = view.sides[0].units[0].tags.iter();
        tags.clone().any(|tag| tag.label == "wagons hitched")
    };
    assert!(fixed(&battle) && !tagged(&battle));
    play(&mut battle, does(Manoeuvre::Hitch), &[]);
    assert!(!fixed(&battle) && tagged(&battle));
    assert_eq!(state(&battle, FOOT).ground, None);
    // Hitched wagons move with the unit, and are not a fort.
    let full_move = position(&battle).normal_move(FOOT).unwrap();
    assert_eq!(full_move, Length::inches(6));
    assert_eq!(position(&battle).left_of_move(FOOT), full_move.part(2));
    let guest = UnitRef::new(0, 2);
    let objects = position(&battle).against_standing(guest, spot);
    assert!(objects.iter().any(|it| it.id.starts_with("hitched")));
    let batterable = position(&battle).batterable(GunClass::Medium).count();
    assert_eq!(batterable, 0);
    let charge = Command::Charge(actions::Charge {
        unit: FOOT,
        target: ENEMY,
        observed: ChargeObservations::default(),
        through: Vec::new(),
    });
    let hitched = |battle: &Battle, command: &Command| {
        let why = reasons(battle, command);
        let of_wagons = ("hitched".to_owned(), Some("F-2.64".to_owned()));
        why.contains(&of_wagons)
    };
    assert!(hitched(&battle, &charge));
    // The men in the hitched wagons do not shoot either (D-83).
    let weapon = Weapon::Arquebus;
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Group { group: 0, weapon },
        observed: FireObservations::plain(8, true),
    });
    let mut later = battle.clone();
    go_to(&mut later, Step::Fire);
    assert!(hitched(&later, &shoot));
    play(&mut battle, does(Manoeuvre::Unhitch), &[]);
    assert_eq!(state(&battle, FOOT).ground, Some(spot));
}

/// Returns a battle with a battery that may shoot: two heavy guns and a medium gun.
fn mixed(gunners: u32) -> Battle {
    let models = Models {
        medium_gun: 1,
        heavy_gun: 2,
        ..Models::default()
    };
    let guns = with(1, Kind::Artillery, gunners, models);
    let mut setup = Setup::of(army(vec![guns]), army(vec![foot(24)]));
    setup.year = 1685;
    let mut battle = Battle::new(setup).unwrap();
    go_to(&mut battle, Step::Fire);
    battle
}

fn fires(battle: &mut Battle, class: GunClass) {
    let arm = Arm::Guns { class, ball: true };
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm,
        observed: FireObservations::plain(1, true),
    });
    let pool = battle.preview(&shoot).pool.unwrap();
    let faces = vec![1; usize::try_from(pool.dice).unwrap()];
    play(battle, shoot, &faces);
}

fn may_fire(battle: &Battle, class: &str) -> bool {
    let offers = battle.offers(Some(FOOT));
    let id = format!("shoot:{class}.ball");
    offers.iter().any(|offer| offer.id == id.as_str())
}

#[test]
fn gunners_serve_only_one_class_of_guns_per_step() {
    let mut battle = mixed(3);
    assert!(may_fire(&battle, "heavy_gun") && may_fire(&battle, "medium_gun"));
    fires(&mut battle, GunClass::Heavy);
    assert!(!may_fire(&battle, "medium_gun"));
    let mut battle = mixed(9);
    fires(&mut battle, GunClass::Heavy);
    assert!(may_fire(&battle, "medium_gun"));
    // Of 6 gunners, 4 have served a heavy gun, for 2 dice (D-158).
    let mut battle = mixed(6);
    fires(&mut battle, GunClass::Heavy);
    assert_eq!(position(&battle).at_other_guns(FOOT, GunClass::Medium), 4);
}

#[test]
fn each_class_of_guns_is_loaded_separately() {
    let next = |battle: &mut Battle| {
        go_to(battle, Step::FireTests);
        go_to(battle, Step::Fire);
    };
    let mut battle = mixed(9);
    for _ in 0..2 {
        fires(&mut battle, GunClass::Heavy);
    }
    next(&mut battle);
    assert!(!may_fire(&battle, "heavy_gun"));
    fires(&mut battle, GunClass::Medium);
    next(&mut battle);
    assert!(may_fire(&battle, "heavy_gun"));
}

/// F-9.36, F-2.64: if guns moved, only half their hits count, against wagons as against troops.
#[test]
fn only_half_the_hits_of_moved_guns_count_against_wagons() {
    let wagons = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let guns = Models {
        very_light_gun: 2,
        ..Models::default()
    };
    let wagons = with(1, Kind::Infantry, 8, wagons);
    let guns = with(1, Kind::Artillery, 8, guns);
    let mut battle = between(vec![wagons], vec![guns]);
    go_to(&mut battle, Step::Fire);
    let turn = Record {
        moved: Moved::Half,
        ..state(&battle, ENEMY).turn
    };
    set(&mut battle, ENEMY, |it| it.turn = turn);
    let class = GunClass::VeryLight;
    let shoot = Command::Shoot(actions::Shoot {
        unit: ENEMY,
        target: FOOT,
        arm: Arm::Guns { class, ball: true },
        observed: FireObservations::plain(2, true),
    });
    let dice = battle.preview(&shoot).pool.unwrap().dice;
    assert!(dice > 1);
    play(&mut battle, shoot, &vec![6; usize::try_from(dice).unwrap()]);
    go_to(&mut battle, Step::FireTests);
    let fort = battle.state().ground.values().next().unwrap();
    assert_eq!(fort.hits, dice / 2);
}

/// F-2.64, D-83: wagons that are all wrecked, or removed by a correction, do not stop horse.
#[test]
fn horse_may_charge_where_all_wagons_are_wrecked() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = with(1, Kind::Infantry, 8, models);
    let horse = unit(1, Kind::Cavalry, 12);
    let setup = Setup::of(army(vec![wagons]), army(vec![horse]));
    let barred = |battle: &Battle| {
        let onto = Facing::Front;
        let position = position(battle);
        (position.may_not_attack(ENEMY, FOOT, onto)).map(|clause| clause.as_str().to_owned())
    };
    let mut battle = Battle::new(setup).unwrap();
    go_to(&mut battle, Step::ChargesA);
    assert_eq!(barred(&battle).as_deref(), Some("F-2.64"));
    let mut shot = battle.clone();
    let (feature, mut site) = shot.state().ground.clone().pop_first().unwrap();
    site.hits = 4;
    let now = Some(site);
    add(&mut shot, GroundChanged { feature, now });
    assert_eq!(barred(&shot), None);
    set(&mut battle, FOOT, |it| it.models = Models::default());
    assert_eq!(barred(&battle), None);
}

/// F-2.64: a unit cannot enter war wagons that the enemy occupies, and all figures there count
/// towards the capacity.
#[test]
fn war_wagons_hold_troops_of_one_side() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = with(1, Kind::Infantry, 8, models);
    let mut battle = between(vec![wagons], vec![foot(1)]);
    go_to(&mut battle, Step::MovesB);
    let spot = state(&battle, FOOT).ground.unwrap();
    let stand = Command::Stand(actions::Stand {
        unit: ENEMY,
        spot: Some(spot),
    });
    let clause = || Some("F-2.64".to_owned());
    let why = |what: &str| (format!("{what}.1.1"), clause());
    assert_eq!(reasons(&battle, &stand), [why("held"), why("full")]);
    // A move cannot end in wagons that the enemy occupies.
    let enters = moves(MoveObservations {
        moved: Moved::Half,
        ground: Some(spot.feature),
        ..MoveObservations::stood(ENEMY)
    });
    assert!(reasons(&battle, &enters).contains(&why("held")));
    set(&mut battle, FOOT, |it| it.ground = None);
    assert_eq!(reasons(&battle, &stand), []);
}

/// F-2.64: if units of both sides have war wagons and the same number and name, each unit hitches
/// its own.
#[test]
fn each_side_hitches_its_own_war_wagons() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = || with(1, Kind::Infantry, 8, models);
    let mut battle = between(vec![wagons()], vec![wagons()]);
    go_to(&mut battle, Step::MovesB);
    let hitched = |battle: &Battle| [FOOT, ENEMY].map(|unit| position(battle).on_the_road(unit));
    let (unit, what) = (ENEMY, Manoeuvre::Hitch);
    play(&mut battle, actions::Manoeuvre { unit, what }, &[]);
    assert_eq!(hitched(&battle), [false, true]);
    let what = Manoeuvre::Unhitch;
    play(&mut battle, actions::Manoeuvre { unit, what }, &[]);
    assert_eq!(hitched(&battle), [false, false]);
}

/// F-2.64: a unit in the war wagons of another unit does not hitch them.
#[test]
fn a_unit_does_not_hitch_the_war_wagons_of_another() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = |number| with(number, Kind::Infantry, 4, models);
    let mut battle = between(vec![wagons(1), wagons(2)], vec![foot(8)]);
    go_to(&mut battle, Step::MovesA);
    let hitches = |battle: &Battle| [FOOT, HORSE].map(|unit| position(battle).may_hitch(unit));
    assert_eq!(hitches(&battle), [true, true]);
    let spot = state(&battle, FOOT).ground;
    set(&mut battle, HORSE, |it| it.ground = spot);
    assert_eq!(hitches(&battle), [true, false]);
}

/// F-2.64: if units of both sides have the same number and name, the names of their forts differ.
#[test]
fn forts_of_units_with_the_same_name_have_different_names() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = |number| with(number, Kind::Infantry, 8, models);
    let forts = |names: [&str; 2]| {
        let army = || army(vec![wagons(1), wagons(2)]);
        let mut setup = Setup::of(army(), army());
        for (side, name) in setup.sides.iter_mut().zip(names) {
            side.name = name.to_owned();
        }
        setup.sides[1].army.units.pop();
        let battle = Battle::new(setup).unwrap();
        let sites = battle.state.ground.values();
        sites
            .map(|site| position(&battle).called(site))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        forts(["Crown", "Parliament"]),
        [
            "the wagon fort of Unit 1 (Crown)",
            "the wagon fort of Unit 2",
            "the wagon fort of Unit 1 (Parliament)"
        ]
    );
    let alike = forts(["Bohemia", "Bohemia"]);
    assert_eq!(alike[0], "the wagon fort of Unit 1 (First army)");
    assert_eq!(alike[2], "the wagon fort of Unit 1 (Second army)");
}

/// Terrain that the players did not name is called after its kind or unit, in the language of the
/// battle. If there are several such features of a kind, they are numbered. A name that the players
/// gave does not change.
#[test]
fn terrain_without_a_name_is_called_by_its_kind_in_the_battles_language() {
    let models = Models {
        war_wagon: 1,
        ..Models::default()
    };
    let mut battle = between(vec![with(1, Kind::Infantry, 4, models)], vec![foot(8)]);
    let kind = FeatureKind::Hedgerow;
    let called = |battle: &Battle, language| {
        let mut battle = battle.clone();
        battle.words = Words::speak(language).catalogue();
        let sites = battle.state.ground.values();
        sites
            .map(|site| position(&battle).called(site))
            .collect::<Vec<_>>()
    };
    let name = |battle: &mut Battle, name: &str| {
        let name = name.to_owned();
        play(battle, actions::NameGround { kind, name }, &[]);
    };
    name(&mut battle, " ");
    let fort = "the wagon fort of Unit 1";
    assert_eq!(called(&battle, Language::ENGLISH), [fort, "a hedgerow"]);
    name(&mut battle, "");
    name(&mut battle, "Long hedge");
    let numbered = ["a hedgerow, number 2", "a hedgerow, number 3"];
    assert_eq!(
        called(&battle, Language::ENGLISH),
        [fort, numbered[0], numbered[1], "Long hedge"]
    );
    let stored: Vec<_> = (battle.state.ground.values())
        .map(|site| site.feature.name.as_str())
        .collect();
    assert_eq!(stored, ["", "", "", "Long hedge"]);
    let pseudo = called(&battle, Language::PSEUDO);
    assert!(
        pseudo[..3]
            .iter()
            .all(|name| !name.contains("hedgerow") && name != fort)
    );
    assert_eq!(pseudo[3], "Long hedge");
}

/// F-2.64: a fact about a fort does not name the unit, which is known from the set-up. Battles from
/// earlier versions have facts that give forts other names.
#[test]
fn a_fort_with_any_name_belongs_to_its_unit() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let mut battle = between(vec![with(1, Kind::Infantry, 8, models)], vec![foot(8)]);
    let (feature, mut site) = battle.state().ground.clone().pop_first().unwrap();
    site.feature.name = "the fort".to_owned();
    site.hitched = true;
    let now = Some(site);
    add(&mut battle, GroundChanged { feature, now });
    set(&mut battle, FOOT, |it| it.ground = None);
    assert!(position(&battle).on_the_road(FOOT));
}

/// F-2.64: ballshot at guests in a fort, or at an empty fort, wrecks the wagons of its unit, and
/// not the wagons of the guests.
#[test]
fn hits_on_a_fort_wreck_the_wagons_of_its_unit() {
    let models = Models {
        war_wagon: 2,
        ..Models::default()
    };
    let wagons = |number| with(number, Kind::Infantry, 4, models);
    let mut battle = between(vec![wagons(1), wagons(2)], vec![battery()]);
    go_to(&mut battle, Step::Fire);
    let host = state(&battle, HORSE).ground;
    let feature = state(&battle, HORSE).fort.unwrap();
    let fort = Site {
        hits: 1,
        ..battle.state().ground[&feature].clone()
    };
    let now = Some(fort.clone());
    add(&mut battle, GroundChanged { feature, now });
    let left = |battle: &Battle| [FOOT, HORSE].map(|unit| state(battle, unit).models.war_wagon);
    for guest in [true, false] {
        let mut battle = battle.clone();
        let to = host.filter(|_| guest);
        set(&mut battle, FOOT, |it| it.ground = to);
        set(&mut battle, HORSE, |it| it.ground = None);
        if guest {
            sixes(&mut battle);
        } else {
            let site = fort.clone();
            let strikes = facts_of(&battle, |resolver| resolver.struck_ground(site, 1));
            let strikes = strikes.unwrap();
            strikes.into_iter().for_each(|fact| add(&mut battle, fact));
        }
        go_to(&mut battle, Step::FireTests);
        let [own, wrecked] = left(&battle);
        assert!(own == 2 && wrecked < 2, "{guest}: {own}, {wrecked}");
    }
}

/// F-8.02, D-132, F-10.29: guns count until they leave the table, whatever becomes of their
/// gunners.
#[test]
fn guns_without_gunners_count_towards_the_weight_of_the_artillery() {
    let models = |medium_gun| Models {
        medium_gun,
        ..Models::default()
    };
    let guns = |count| with(1, Kind::Artillery, 12, models(count));
    let mut battle = between(vec![guns(3)], vec![guns(3)]);
    let outgunned = |battle: &Battle| position(battle).outgunned(0);
    for why in [Gone::Destroyed, Gone::Fled, Gone::Surrendered] {
        set(&mut battle, FOOT, |it| it.place = Place::Gone { why });
        assert!(!outgunned(&battle), "{why:?}");
    }
    let why = Gone::Removed;
    set(&mut battle, FOOT, |it| it.place = Place::Gone { why });
    assert!(outgunned(&battle));
}

/// F-7.17, F-8.11: gunners that rout their attackers leave their guns only when they move in
/// pursuit.
#[test]
fn gunners_leave_their_guns_when_they_move_in_pursuit() {
    let mut battle = between(vec![battery()], vec![foot(20)]);
    go_to(&mut battle, Step::LoserTests);
    contact(&mut battle, FOOT, ENEMY);
    hand(&mut battle, ENEMY, field("figures", [5]));
    go_to(&mut battle, Step::FriendTests);
    let gunners = state(&battle, FOOT);
    assert!(gunners.pursuit.is_some());
    assert_eq!(gunners.crew, Crew::AtGuns);
    go_to(&mut battle, Step::Flight);
    let (unit, way) = (FOOT, PursueWay::Follows);
    let pursue = Command::Pursue(actions::Pursue { unit, way });
    for event in overrule_all(&battle, &pursue, &[]) {
        add(&mut battle, event);
    }
    assert_eq!(state(&battle, FOOT).crew, Crew::Away);
}
