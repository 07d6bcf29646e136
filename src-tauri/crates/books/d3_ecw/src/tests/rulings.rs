//! Questions that the rules leave open, as decided in docs/rulings/d3_ecw.md.

use super::*;
use crate::interpretations::GroundBeside;

const SECOND: UnitRef = UnitRef::new(0, 2);
const THIRD: UnitRef = UnitRef::new(0, 3);
const OTHER: UnitRef = UnitRef::new(1, 2);

fn hex_of(battle: &Battle, unit: UnitRef) -> String {
    let place = battle.state().place(unit).unwrap();
    place.hex.to_string()
}

fn to_do(battle: &Battle) -> Vec<String> {
    let pending = battle.view().pending.into_iter();
    pending.map(|it| it.id.to_string()).collect()
}

/// Returns a battle with a unit of this type at H6 that faces north, towards an enemy at H4 between
/// the two rows ahead.
fn dead_ahead(kind: UnitType) -> Battle {
    ready(&[
        mine(kind, "H6", Facing::N),
        (ENEMY, Infantry, "H4", Facing::S),
    ])
}

#[test]
fn an_enemy_straight_ahead_of_a_corner_can_be_charged_by_two_routes() {
    let battle = dead_ahead(Infantry);
    let offered = offer(&battle, UNIT, "charge").unwrap();
    let Command::Charge(order) = offered.command else {
        panic!("{offered:?}");
    };
    let asked = offered
        .questions
        .iter()
        .find(|it| it.path.ends_with("from"));
    let Answer::One { choices } = &asked.unwrap().answer else {
        panic!("{asked:?}");
    };
    let choices: Vec<_> = choices.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(choices, ["H5", "I5"]);
    for from in ["H5", "I5"] {
        let from = Some(hex(from));
        let mut battle = battle.clone();
        give(
            &mut battle,
            Charge {
                from,
                ..order.clone()
            },
        );
        assert_eq!(Some(hex(&hex_of(&battle, UNIT))), from);
        let unit = battle.state().unit(UNIT).unwrap();
        assert_eq!(unit.acted.moved, Movement::Charged);
        assert!(battle.state().in_melee(UNIT));
    }
    // If a friend blocks one of the two routes, the unit takes the other.
    let blocked = ready(&[
        mine(Infantry, "H6", Facing::N),
        (SECOND, Infantry, "H5", Facing::N),
        (ENEMY, Infantry, "H4", Facing::S),
    ]);
    let offered = offer(&blocked, UNIT, "charge").unwrap();
    let from = Some(hex("I5"));
    assert_eq!(
        offered.command,
        Charge {
            from,
            ..order.clone()
        }
        .into()
    );
    // The order need not name the route.
    assert_eq!(ids(&blocked, charge(Facing::N)), [""; 0]);
    // A unit cannot charge from a hex that is not on its route.
    let astray = Charge {
        from: Some(hex("G4")),
        ..order
    };
    assert_eq!(ids(&battle, astray), ["between"]);
}

#[test]
fn a_march_to_a_hex_between_the_two_rows_ahead_is_refused_with_the_reason() {
    let battle = dead_ahead(Gallopers);
    assert_eq!(ids(&battle, march("H4", Facing::N)), ["between"]);
    assert_eq!(ids(&battle, march("I6", Facing::N)), ["straight"]);
}

#[test]
fn a_charge_beside_the_corner_is_limited_by_its_allowance() {
    // After one hex, foot is not adjacent to this enemy; after two hexes, gallopers are.
    let far = |kind| {
        let enemy = (ENEMY, Infantry, "I3", Facing::S);
        ready(&[mine(kind, "H6", Facing::N), enemy])
    };
    assert_eq!(ids(&far(Gallopers), charge(Facing::N)), [""; 0]);
    assert_eq!(ids(&far(Infantry), charge(Facing::N)), ["allowance"]);
}

#[test]
fn a_unit_next_to_an_enemy_turns_and_fights() {
    let foot = |facing| {
        under(
            &[
                mine(Infantry, "H6", facing),
                theirs(Infantry, "I6", Facing::S),
            ],
            |_| {},
        )
    };
    let mut battle = counted(foot(Facing::N));
    assert_eq!(ids(&battle, charge(Facing::E)), [""; 0]);
    // The result is the same if the unit turns first.
    let (unit, to, facing) = (UNIT, hex("H6"), Facing::E);
    let way = Way { to, facing };
    give(&mut battle, Wheel { unit, way });
    assert_eq!(ids(&battle, charge(Facing::E)), [""; 0]);
    assert_eq!(
        ids(&battle, charge(Facing::N)),
        ["moved_turned", "straight"]
    );
    give(&mut battle, charge(Facing::E));
    assert_eq!(
        battle.state().unit(UNIT).unwrap().acted.moved,
        Movement::Engaged
    );
    assert_eq!(to_do(&battle), ["fight:0-1"]);
    // If the unit may not declare a melee with an adjacent enemy, turning does not help either.
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I6", Facing::S),
    ];
    let battle = counted(under(&posted, |it| {
        it.declare_from_adjacent = DeclareAdjacent::NotAllowed;
    }));
    assert_eq!(ids(&battle, charge(Facing::E)), ["near"]);
}

#[test]
fn a_charging_unit_does_not_stop_for_other_enemies() {
    let posted = [
        mine(Gallopers, "H6", Facing::E),
        theirs(Infantry, "K6", Facing::W),
        (OTHER, Infantry, "J5", Facing::W),
    ];
    assert_eq!(ids(&ready(&posted), charge(Facing::E)), [""; 0]);
    let stops = counted(under(&posted, |it| it.charge_past = ChargePast::MayNot));
    assert_eq!(ids(&stops, charge(Facing::E)), ["stop"]);
    // A unit that marches without charging must stop next to the enemy.
    assert_eq!(ids(&ready(&posted), march("J6", Facing::E)), ["stop"]);
}

/// Returns a battle with an enemy commander alone at I4, and our foot at I6.
fn beside_commander(contact: CommanderContact) -> Battle {
    let posted = [
        mine(Infantry, "I6", Facing::N),
        (THEIRS, Commander, "I4", Facing::S),
        theirs(Infantry, "A3", Facing::S),
    ];
    counted(under(&posted, |it| it.commander_contact = contact))
}

#[test]
fn charging_or_arriving_beside_a_commander_is_contact() {
    for (contact, away) in [
        (CommanderContact::Declared, None),
        (CommanderContact::Adjacent, Some(Away::Contacted)),
    ] {
        let mut battle = beside_commander(contact);
        give(&mut battle, march("I5", Facing::N));
        assert_eq!(
            battle.state().unit(THEIRS).unwrap().away,
            away,
            "{contact:?}"
        );
        // A charge makes contact with the commander under either interpretation, and only once.
        let mut battle = beside_commander(contact);
        let order = Charge {
            target: THEIRS,
            from: Some(hex("I5")),
            ..charge(Facing::N)
        };
        let logged = give(&mut battle, order);
        let lines: Vec<_> = logged.iter().map(|line| line.text.as_str()).collect();
        assert!(lines[0].contains(" from I6 through I5"), "{lines:?}");
        let leaves = lines.iter().filter(|line| line.contains("left the table"));
        assert_eq!(leaves.count(), 1, "{lines:?}");
    }
}

#[test]
fn a_unit_that_gives_ground_contacts_a_commander_in_its_front() {
    for (contact, away) in [
        (CommanderContact::Declared, None),
        (CommanderContact::Adjacent, Some(Away::Contacted)),
    ] {
        let posted = [
            mine(Infantry, "H6", Facing::N),
            theirs(Infantry, "H7", Facing::N),
            (THEIRS, Commander, "H4", Facing::S),
        ];
        let mut battle = under(&posted, |it| it.commander_contact = contact);
        set(&mut battle, UNIT, field("melee", [ENEMY]));
        set(&mut battle, CHIEF, field("hex", "A8"));
        give(&mut battle, Count { seen: Vec::new() });
        end(&mut battle, 1);
        let (unit, to) = (UNIT, Some(hex("H5")));
        give(&mut battle, GiveGround { unit, to });
        assert_eq!(battle.state().place(UNIT).unwrap().hex, hex("H5"));
        assert_eq!(
            battle.state().unit(THEIRS).unwrap().away,
            away,
            "{contact:?}"
        );
    }
}

#[test]
fn a_unit_that_gives_ground_keeps_its_facing() {
    for (enemy, to) in [("H5", "H7"), ("G6", "I6"), ("H7", "H5")] {
        let posted = [
            mine(Infantry, "H6", Facing::N),
            theirs(Infantry, enemy, Facing::N),
        ];
        let mut battle = battle(&posted);
        set(&mut battle, UNIT, field("melee", [ENEMY]));
        set(&mut battle, CHIEF, field("hex", "A8"));
        give(&mut battle, Count { seen: Vec::new() });
        end(&mut battle, 1);
        let (unit, hex) = (UNIT, hex(to));
        let to = Some(hex);
        give(&mut battle, GiveGround { unit, to });
        let facing = Facing::N;
        assert_eq!(battle.state().place(UNIT), Some(Place { hex, facing }));
    }
    let gives = sheet_text();
    assert!(gives.contains("retires 1 hex without turning, or takes a hit if it cannot. [D3-41]"));
    assert!(gives.contains("retires 1 hex without turning, still facing"));
}

fn sheet_text() -> String {
    let sheet = playsheet(english(), &Interpretations::default()).unwrap();
    format!("{:?}", sheet.blocks)
}

#[test]
fn a_commander_cannot_ride_in_front_of_an_enemy_if_adjacency_is_contact() {
    let rides = |contact, to| {
        let mut battle = beside_commander(contact);
        set(&mut battle, UNIT, field("hex", "I5"));
        set(&mut battle, THEIRS, field("hex", "H3"));
        end(&mut battle, 2);
        give(&mut battle, Count { seen: Vec::new() });
        end(&mut battle, 1);
        let (unit, to) = (THEIRS, hex(to));
        ids(&battle, Ride { unit, to })
    };
    // I4 is in the front of the unit at I5. The only way to J5 within 3 hexes leads through I4.
    for to in ["I4", "J5"] {
        assert_eq!(rides(CommanderContact::Declared, to), [""; 0]);
        assert_eq!(rides(CommanderContact::Adjacent, to), ["fronted"]);
    }
    assert_eq!(rides(CommanderContact::Adjacent, "H5"), [""; 0]);
    assert_eq!(rides(CommanderContact::Adjacent, "A8"), ["far"]);
}

/// Returns a battle with our foot in melee with an enemy, and a single activation.
fn melee() -> Battle {
    let posted = [
        mine(Infantry, "H7", Facing::N),
        theirs(Infantry, "H6", Facing::S),
        (SECOND, Infantry, "A7", Facing::N),
    ];
    let mut battle = ready(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    battle
}

#[test]
fn a_unit_in_melee_gives_ground_only_if_it_cannot_be_activated() {
    let mut battle = melee();
    assert_eq!(ids(&battle, End {}), ["still_able"]);
    // The side may use its activation for another unit.
    let away = March {
        unit: SECOND,
        to: hex("A6"),
        facing: Facing::N,
    };
    give(&mut battle, away);
    assert_eq!(ids(&battle, End {}), [""; 0]);
    end(&mut battle, 1);
    assert_eq!(to_do(&battle), ["give_ground:0-1"]);
    // A unit that was activated does not have to give ground.
    let mut battle = melee();
    roll(
        &mut battle,
        Fight {
            unit: UNIT,
            target: ENEMY,
        },
        Some(1),
    );
    assert_eq!(ids(&battle, End {}), [""; 0]);
}

/// Returns a battle with three of our units in two ranks. Each is in melee and none is activated.
fn two_ranks() -> Battle {
    let posted = [
        mine(Infantry, "G5", Facing::N),
        (SECOND, Infantry, "G6", Facing::N),
        (THIRD, Infantry, "F6", Facing::N),
        theirs(Infantry, "G4", Facing::S),
        (OTHER, Infantry, "H5", Facing::S),
        (UnitRef::new(1, 3), Infantry, "E6", Facing::S),
    ];
    let mut battle = battle(&posted);
    for (unit, enemy) in [(UNIT, 1), (SECOND, 2), (THIRD, 3)] {
        let enemy = UnitRef::new(1, enemy);
        set(&mut battle, unit, field("melee", [enemy]));
    }
    give(&mut battle, Count { seen: Vec::new() });
    end(&mut battle, 1);
    battle
}

#[test]
fn the_rearmost_units_give_ground_first() {
    let mut battle = two_ranks();
    let (unit, to) = (UNIT, None);
    assert_eq!(ids(&battle, GiveGround { unit, to }), ["friend_first"]);
    let to_do = |battle: &Battle, unit| {
        let offers = battle.offers(Some(unit)).into_iter();
        offers.filter(|it| it.fulfils.is_some()).count()
    };
    assert_eq!(
        [UNIT, SECOND, THIRD].map(|unit| to_do(&battle, unit)),
        [0, 1, 1]
    );
    let back = offer(&battle, SECOND, "give_ground").unwrap();
    let preview = battle.preview(&back.command).needs.unwrap();
    assert!(preview.contains("gave ground from G6"), "{preview}");
    give(&mut battle, back.command);
    // The unit now has room.
    assert!(offer(&battle, UNIT, "give_ground").is_some());
}

#[test]
fn hits_for_not_giving_ground_are_previewed() {
    let posted = [
        mine(Infantry, "A3", Facing::S),
        theirs(Infantry, "B3", Facing::W),
    ];
    let mut battle = battle(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    set(&mut battle, UNIT, field("hits", 6));
    give(&mut battle, Count { seen: Vec::new() });
    end(&mut battle, 1);
    let cornered = offer(&battle, UNIT, "cornered").unwrap();
    let preview = battle.preview(&cornered.command).needs.unwrap();
    assert!(preview.contains("routed"), "{preview}");
}

#[test]
fn nothing_is_pending_when_an_army_has_retired() {
    let mut battle = skirmish();
    set(&mut battle, ENEMY, field("hits", 7));
    end(&mut battle, 2);
    assert_eq!(battle.state().retired, [false, true]);
    // Play can continue: the step can be ended, and activations can be counted.
    assert_eq!(to_do(&battle), [""; 0]);
    assert_eq!(ids(&battle, End {}), [""; 0]);
    end(&mut battle, 1);
    assert!(offer(&battle, THEIRS, "count").is_some());
    let view = battle.view();
    let chief = view.sides[1].units.iter().find(|it| it.unit == THEIRS);
    let chief = chief.unwrap();
    assert_eq!((chief.strength.now, &*chief.strength.left), (0, ""));
    assert!(chief.tags.iter().any(|tag| tag.label == "army retired"));
}

#[test]
fn the_count_waits_until_a_commander_returns() {
    let posted = [mine(Infantry, "H6", Facing::N)];
    let mut battle = under(&posted, |it| {
        it.commander_return = CommanderReturn::BeforeCounting;
    });
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    let seen = vec![UNIT];
    assert_eq!(ids(&battle, Count { seen: Vec::new() }), ["returns_first"]);
    // The count waits for the commander.
    assert_eq!(to_do(&battle), ["return:0-9"]);
    let back = offer(&battle, CHIEF, "return").unwrap();
    give(&mut battle, back.command);
    assert_eq!(to_do(&battle), ["count:0-9"]);
    set(&mut battle, CHIEF, field("hex", "H8"));
    assert_eq!(ids(&battle, Count { seen }), [""; 0]);
}

#[test]
fn an_activated_unit_is_logged_without_its_former_hex() {
    let mut battle = skirmish();
    let lines = give(&mut battle, march("H5", Facing::N));
    assert!(!lines[1].text.contains("(H6)"), "{lines:?}");
}

#[test]
fn a_unit_that_has_eliminated_guns_has_attacked() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Artillery, "H4", Facing::S),
        (OTHER, Infantry, "G3", Facing::S),
    ];
    let mut battle = ready(&posted);
    give(&mut battle, charge(Facing::N));
    assert_eq!(
        battle.state().unit(ENEMY).unwrap().away,
        Some(Away::Eliminated)
    );
    assert!(battle.state().unit(UNIT).unwrap().acted.attacked);
    assert!(offer(&battle, UNIT, "shoot").is_none());
    let shoot = Shoot {
        unit: UNIT,
        target: OTHER,
    };
    assert!(ids(&battle, shoot).contains(&"attacked".to_owned()));
}

/// D3-39: guns in melee are eliminated, even if the players allowed them to begin the melee.
#[test]
fn guns_that_charge_are_eliminated() {
    for target in [Infantry, Artillery] {
        let mut battle = ready(&[
            mine(Artillery, "H6", Facing::N),
            theirs(target, "H4", Facing::S),
        ]);
        let order = charge(Facing::N);
        let overruled = ids(&battle, order.clone());
        allowing(&mut battle, &order, &overruled, []);
        let away = [UNIT, ENEMY].map(|unit| battle.state().unit(unit).unwrap().away);
        let of_target = (target == Artillery).then_some(Away::Eliminated);
        assert_eq!(away, [Some(Away::Eliminated), of_target]);
        assert_eq!(to_do(&battle), [""; 0]);
    }
}

#[test]
fn a_unit_in_melee_continues_that_melee() {
    // The enemy in the unit's melee and a third enemy are ahead. Another enemy is on its flank.
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (OTHER, Infantry, "G6", Facing::E),
        (UnitRef::new(1, 3), Infantry, "I5", Facing::S),
    ];
    let mut battle = ready(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    let turn = |facing| Wheel {
        unit: UNIT,
        way: Way {
            to: hex("H6"),
            facing,
        },
    };
    // The unit can neither leave its melee by turning to an enemy outside it, nor attack a third
    // enemy ahead.
    assert_eq!(ids(&battle, turn(Facing::W)), ["turn_away"]);
    assert!(offer(&battle, UNIT, "wheel").is_none());
    let third = Charge {
        target: UnitRef::new(1, 3),
        ..charge(Facing::N)
    };
    assert_eq!(ids(&battle, third), ["locked"]);
    // The unit can turn to another enemy in its melee, and fight it.
    set(&mut battle, UNIT, field("melee", [ENEMY, OTHER]));
    assert_eq!(ids(&battle, turn(Facing::W)), [""; 0]);
    let offered = offer(&battle, UNIT, "wheel").unwrap();
    assert_eq!(offered.label, "Pivot");
    give(&mut battle, turn(Facing::W));
    let (unit, target) = (UNIT, OTHER);
    assert_eq!(ids(&battle, Fight { unit, target }), [""; 0]);
}

/// D3-33: a unit that the players turned away from all its opponents after a charge cannot attack,
/// so it does not have to.
#[test]
fn a_unit_that_faces_no_opponent_need_not_attack() {
    let mut battle = dead_ahead(Infantry);
    let offered = offer(&battle, UNIT, "charge").unwrap();
    give(&mut battle, offered.command);
    assert_eq!(to_do(&battle), ["fight:0-1"]);
    set(&mut battle, UNIT, field("facing", Facing::S));
    assert_eq!(battle.state().opponents(UNIT).count(), 1);
    assert_eq!(to_do(&battle), [""; 0]);
}

/// D3-33, D3-08: the attack after a charge belongs to the unit's activation. A unit that the
/// players set to not activated need not attack.
#[test]
fn a_unit_set_to_not_activated_need_not_attack() {
    let mut battle = dead_ahead(Infantry);
    let offered = offer(&battle, UNIT, "charge").unwrap();
    give(&mut battle, offered.command);
    assert_eq!(to_do(&battle), ["fight:0-1"]);
    set(&mut battle, UNIT, field("activated", false));
    assert_eq!(battle.state().opponents(UNIT).count(), 1);
    assert_eq!(to_do(&battle), [""; 0]);
    // The charge was removed with the activation, so it no longer requires an attack.
    set(&mut battle, UNIT, field("activated", true));
    assert_eq!(to_do(&battle), [""; 0]);
    assert!(offer(&battle, UNIT, "fight").is_some());
}

#[test]
fn a_unit_retires_one_hex_away_from_adjacent_enemies() {
    let horse = |enemy, beside| {
        let posted = [
            mine(Gallopers, "H6", Facing::N),
            theirs(Infantry, enemy, Facing::S),
        ];
        counted(under(&posted, |it| it.give_ground_beside = beside))
    };
    let retire = |to| Retire {
        unit: UNIT,
        to: hex(to),
    };
    // A unit retires only one hex, which is less than its move.
    let ahead = horse("H5", GroundBeside::Blocked);
    assert_eq!(ids(&ahead, retire("H7")), [""; 0]);
    assert_eq!(ids(&ahead, retire("G8")), ["retires_one"]);
    // The unit cannot retire to a hex next to an enemy on its flank, unless the interpretation
    // leaves such hexes free.
    let flank = |beside| ids(&horse("G6", beside), retire("H7"));
    assert_eq!(flank(GroundBeside::Blocked), ["beside"]);
    assert_eq!(flank(GroundBeside::Free), [""; 0]);
    let other_way = horse("G6", GroundBeside::Blocked);
    assert_eq!(ids(&other_way, retire("I7")), [""; 0]);
}

#[test]
fn a_unit_that_has_pivoted_moves_straight_on() {
    let posted = [
        mine(Gallopers, "H6", Facing::N),
        theirs(Infantry, "L6", Facing::S),
    ];
    let mut battle = ready(&posted);
    let turn = |facing| Wheel {
        unit: UNIT,
        way: Way {
            to: hex("H6"),
            facing,
        },
    };
    give(&mut battle, turn(Facing::E));
    // The unit turns only once.
    assert_eq!(ids(&battle, turn(Facing::N)), ["moved_turned"]);
    assert_eq!(ids(&battle, march("I6", Facing::N)), ["moved_turned"]);
    let on = offer(&battle, UNIT, "march").unwrap();
    let asked: Vec<_> = on.questions.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(asked, ["/to"]);
    let mut charges = battle.clone();
    give(&mut charges, charge(Facing::E));
    assert!(charges.state().in_melee(UNIT));
    give(&mut battle, march("I6", Facing::E));
    assert_eq!(ids(&battle, march("J6", Facing::E)), ["moved"]);
}

#[test]
fn the_preview_of_a_move_shows_its_consequences() {
    let battle = beside_commander(CommanderContact::Adjacent);
    let preview = |command: Command| battle.preview(&command);
    let by_coming = preview(march("I5", Facing::N).into());
    let needs = by_coming.needs.unwrap();
    assert!(needs.contains("from I6 to I5"), "{needs}");
    assert!(needs.contains("left the table"), "{needs}");
    let at_him = preview(
        Charge {
            target: THEIRS,
            from: Some(hex("I5")),
            ..charge(Facing::N)
        }
        .into(),
    );
    assert!(!at_him.title.contains("Charge"), "{}", at_him.title);
    let needs = at_him.needs.unwrap();
    assert!(needs.contains("moved into contact"), "{needs}");
}
