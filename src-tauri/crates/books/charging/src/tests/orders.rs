//! Close and open order (C-07b, C-07h), walls in the way of a charge (C-17), and the previews and
//! questions of actions.

use drumhead_rules::list::ListBook as _;

use super::*;

#[test]
fn artillery_has_no_order() {
    let fields = |number| {
        let unit = army().units.into_iter().find(|it| it.number == number);
        let kind = unit.unwrap().of;
        let fields = Charging::KIND_FIELDS.iter();
        let order = fields.filter(|field| field.id() == "order");
        order.filter(|field| field.now(&kind).is_some()).count()
    };
    assert_eq!([FOOT, HORSE, GUNS].map(fields), [1, 1, 0]);
    let battle = battle();
    let set = |number| {
        let offers = battle.offers(Some(ours(number))).into_iter();
        offers
            .filter(|it| it.label == "Set close or open order")
            .count()
    };
    assert_eq!([FOOT, HORSE, GUNS].map(set), [1, 1, 0]);
    // If all chargers are open-order infantry, a factor applies to infantry in close order, but
    // none to artillery.
    let charged = |target| {
        let body = |number: u16| battle.state.unit(ours(number)).unwrap().body();
        let charged = Charged {
            target: body(target),
            chargers: vec![(body(LOOSE), Struck::Front)],
            shaken: false,
            obstacle: false,
            fortification: false,
        };
        let applied = factors(&charged, &battle.tables, &battle.setup.interpretations);
        applied.len()
    };
    assert_eq!([FOOT, GUNS].map(charged), [1, 0]);
}

/// C-17: a charge needs a clear way only under the interpretation that terrain stops charges.
#[test]
fn the_interpretation_decides_whether_a_wall_stops_a_charge() {
    for (option, expected) in [
        (TerrainPenalty::Strict, Some("C-17".to_owned())),
        (TerrainPenalty::Free, None),
    ] {
        let mut setup = Setup::of(our_army(), army());
        setup.interpretations.charge_terrain_penalty = option;
        let battle = Battle::new(setup).unwrap();
        let declare = Declare {
            charger: ours(FOOT),
            target: theirs(FOOT),
            struck: Struck::Front,
            inches: 2,
            ahead: true,
            clear: false,
        };
        let against = drumhead_testing::against(&battle, &declare);
        assert_eq!(against, Vec::from_iter(expected));
    }
}

/// C-17, C-07f: if terrain slows charges, the question about the distance says so, and allows a
/// wall on the way only if the target is behind it.
#[test]
fn the_question_about_the_distance_allows_the_targets_own_wall() {
    let hint = |option| {
        let mut setup = Setup::of(our_army(), army());
        setup.interpretations.charge_terrain_penalty = option;
        let offers = Battle::new(setup).unwrap().offers(Some(ours(FOOT)));
        let mut questions = offers.into_iter().flat_map(|offer| offer.questions);
        let asked = questions.find(|it| it.label.contains("in inches"));
        asked.unwrap().hint.unwrap()
    };
    let strict = hint(TerrainPenalty::Strict);
    assert!(strict.contains("Terrain slows units"), "{strict}");
    assert!(
        strict.contains("a wall only to a target behind it"),
        "{strict}"
    );
    assert!(!hint(TerrainPenalty::Free).contains("errain"));
}

#[test]
fn an_order_with_objections_shows_its_dice() {
    let mut battle = battle();
    let charge = charge(ours(FOOT), theirs(FOOT), Struck::Front);
    play(&mut battle, &charge, 1);
    // Tests follow once the declarations have ended.
    let preview = battle.preview(&test(theirs(FOOT)));
    assert!(!preview.objections.is_empty(), "{preview:?}");
    assert!(preview.pool.is_some(), "{preview:?}");
}

/// C-02, C-05, C-13: the questions about distances say what to measure.
#[test]
fn questions_about_distances_say_what_to_measure() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    let hint = |battle: &Battle, unit, id: &str| {
        let offers = battle.offers(Some(unit));
        let offer = offers.into_iter().find(|it| it.id == id).unwrap();
        offer.questions[0].hint.clone().unwrap()
    };
    play(&mut battle, &test(foot), 6);
    let away = hint(&battle, foot, "flee:1-1");
    assert!(away.contains("farther from every visible enemy"), "{away}");
    let flight = Flight::Cover;
    play(&mut battle, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let reach = hint(&battle, horse, "follow:0-3");
    assert!(
        reach.contains("base edge to base edge") && reach.contains("6\u{2033}"),
        "{reach}"
    );
}
