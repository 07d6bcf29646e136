//! Commanders who leave the table and return, ride, and move with a unit, as decided in
//! docs/rulings/d3_ecw.md.

use drumhead_rules::map::{Feature, Ground};

use super::*;

/// Returns a battle in its first turn, after our commander was contacted. Our edge of the table is
/// water, except for B8, where our foot is.
fn returning(change: impl FnOnce(&mut Interpretations)) -> Battle {
    let mut setup = under(&[mine(Infantry, "B8", Facing::N)], change)
        .setup()
        .clone();
    for cell in setup.map.grid.cells().filter(|cell| cell.row == 8) {
        if cell != hex("B8") {
            let water = Ground {
                is: [Feature::Water].into(),
                ..Ground::default()
            };
            setup.map.hexes.insert(cell, water);
        }
    }
    setup.sides[0]
        .army
        .units
        .retain(|unit| unit.number != CHIEF.unit);
    setup.sides[0].army.units.push(Unit {
        number: CHIEF.unit,
        of: Kind {
            kind: Commander,
            hex: Some(hex("B8")),
            facing: None,
        },
        ..Unit::default()
    });
    let mut battle = Battle::new(setup).unwrap();
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    battle
}

/// Ends steps, despite pending work, until the condition is true.
fn on(battle: &mut Battle, until: impl Fn(&Battle) -> bool) {
    while !until(battle) {
        let to_do = battle
            .view()
            .pending
            .into_iter()
            .map(|it| it.id.to_string());
        let allowed: Vec<_> = to_do
            .filter_map(|id| Some(format!("to_do_{}", id.split_once(':')?.0)))
            .collect();
        let events = battle.decide(&End {}.into(), &allowed, &mut Given::default());
        events
            .unwrap()
            .iter()
            .for_each(|event| battle.fold(event).unwrap());
    }
}

fn his_next_turn(battle: &Battle) -> bool {
    let state = battle.state();
    (state.turn, state.mover, state.step) == (2, 0, Step::Commander)
}

#[test]
fn a_returning_commander_joins_a_unit_if_his_units_occupy_the_edge() {
    let mut battle = returning(|_| {});
    on(&mut battle, his_next_turn);
    let back = offer(&battle, CHIEF, "return").unwrap();
    let Answer::Hex { choices } = &back.questions[0].answer else {
        panic!("{back:?}");
    };
    assert_eq!(choices.len(), 1);
    assert!(choices[0].label.contains("attached to"), "{choices:?}");
    let lines = give(&mut battle, back.command);
    assert!(
        lines[0]
            .text
            .contains("returned to the table in B8, attached to"),
        "{lines:?}"
    );
    assert_eq!(
        battle.state().unit(CHIEF).unwrap().attached,
        Some(UNIT.unit)
    );
}

#[test]
fn a_commander_without_a_hex_to_return_to_is_reported() {
    let mut battle = returning(|_| {});
    set(&mut battle, UNIT, field("hex", "B7"));
    on(&mut battle, his_next_turn);
    assert!(offer(&battle, CHIEF, "return").is_some());
    let mut setup = battle.setup().clone();
    let water = setup.map.hexes[&hex("A8")].clone();
    setup.map.hexes.insert(hex("B8"), water);
    setup.sides[0].army.units[0].of.hex = Some(hex("B7"));
    setup.sides[0].army.units[1].of.hex = Some(hex("B6"));
    let mut battle = Battle::new(setup).unwrap();
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    on(&mut battle, his_next_turn);
    assert!(offer(&battle, CHIEF, "return").is_none());
    assert!(
        battle.view().now.contains("cannot return"),
        "{}",
        battle.view().now
    );
}

#[test]
fn a_commander_placed_in_a_units_hex_is_attached_to_it() {
    let mut setup = battle(&[mine(Infantry, "B8", Facing::N)]).setup().clone();
    let chief = &mut setup.sides[0].army.units;
    let chief = chief.iter_mut().find(|it| it.number == CHIEF.unit);
    chief.unwrap().of.hex = None;
    let mut battle = Battle::new(setup).unwrap();
    let place = |at: &str| Deploy {
        unit: CHIEF,
        hex: hex(at),
        facing: Facing::N,
    };
    // The commander cannot be placed in an enemy's hex. Only in B8 is he attached to a unit.
    let enemys = battle.state().place(THEIRS).unwrap().hex;
    assert_eq!(ids(&battle, place(&enemys.to_string())), ["occupied"]);
    let offered = offer(&battle, CHIEF, "place").unwrap();
    let Answer::Hex { choices } = &offered.questions[0].answer else {
        panic!("{offered:?}");
    };
    let with = choices.iter().filter(|it| it.label.contains("attached to"));
    assert_eq!(with.count(), 1);
    let lines = give(&mut battle, place("B8"));
    assert!(
        lines[0].text.contains("started in B8, attached to"),
        "{lines:?}"
    );
    let chief = battle.state().unit(CHIEF).unwrap();
    assert_eq!(chief.attached, Some(UNIT.unit));
}

#[test]
fn a_commander_may_stay_away_instead_of_returning_before_the_count() {
    let first = |it: &mut Interpretations| it.commander_return = CommanderReturn::BeforeCounting;
    let mut battle = returning(first);
    let [back, stay] = ["return", "stay"].map(|id| offer(&battle, CHIEF, id).unwrap());
    assert!(back.fulfils.is_some() && back.fulfils == stay.fulfils && !back.sure);
    let lines = give(&mut battle, stay.command);
    assert!(lines[0].text.contains("no activations"), "{lines:?}");
    assert_eq!(battle.state().step, Step::Activate);
    // The commander may still return in the commanders' step.
    end(&mut battle, 1);
    assert!(offer(&battle, CHIEF, "return").is_some());
}

/// Returns a battle in the step of our commander, who is attached to foot at H6. More foot is next
/// to it at H7.
fn moving_along() -> Battle {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        (UnitRef::new(0, 2), Infantry, "H7", Facing::N),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    let mut battle = counted(under(&posted, |it| {
        it.attached_unit_moves_free = AttachedMoves::Yes;
    }));
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    battle
}

#[test]
fn a_commander_moves_once_alone_or_with_his_unit() {
    let (unit, to) = (CHIEF, hex("H7"));
    let other = March {
        unit: UnitRef::new(0, 2),
        to: hex("H6"),
        facing: Facing::N,
    };
    let mut battle = moving_along();
    give(&mut battle, march("H5", Facing::N));
    assert_eq!(ids(&battle, Ride { unit, to }), ["moved"]);
    let mut battle = moving_along();
    give(&mut battle, Ride { unit, to });
    let to = hex("G6");
    assert_eq!(ids(&battle, March { to, ..other }), ["led"]);
}

/// Returns a battle in which our foot at H6, facing north with our commander, is to be activated
/// near these enemies, and then moves with him.
fn led_against(enemies: &[Posted]) -> Battle {
    let own = [
        mine(Infantry, "H6", Facing::N),
        (CHIEF, Commander, "H6", Facing::N),
    ];
    counted(under(&[&own, enemies].concat(), |it| {
        it.attached_unit_moves_free = AttachedMoves::Yes;
    }))
}

/// Begins the step of the commander.
fn to_the_commander(battle: &mut Battle) {
    while battle.state().step != Step::Commander {
        end(battle, 1);
    }
}

fn pivot(facing: Facing) -> Wheel {
    let (unit, to) = (UNIT, hex("H6"));
    let way = Way { to, facing };
    Wheel { unit, way }
}

/// D3-33, D3-39, D3-47, D3-A12: a unit that fights from its own hex without turning has not moved.
#[test]
fn a_unit_that_fought_from_its_own_hex_moves_free() {
    for (kind, at, facing, against) in [
        (Infantry, "H5", Facing::N, None),
        (Artillery, "H5", Facing::N, None),
        (Infantry, "I6", Facing::E, Some("moved_faced")),
    ] {
        let mut battle = led_against(&[theirs(kind, at, Facing::S)]);
        set(&mut battle, ENEMY, field("hits", 6));
        give(&mut battle, charge(facing));
        if kind == Infantry {
            let (unit, target) = (UNIT, ENEMY);
            roll(&mut battle, Fight { unit, target }, Some(2));
        }
        assert!(battle.state().place(ENEMY).is_none());
        to_the_commander(&mut battle);
        let against: Vec<_> = against.into_iter().collect();
        assert_eq!(ids(&battle, march(at, facing)), against, "{kind:?}");
    }
}

/// D3-14, D3-16, D3-47, D3-A12: a pivot and the move straight on after it are one move.
#[test]
fn a_unit_that_has_only_pivoted_goes_straight_on_with_its_commander() {
    let far = [theirs(Infantry, "A2", Facing::S)];
    let mut battle = led_against(&far);
    give(&mut battle, pivot(Facing::E));
    to_the_commander(&mut battle);
    assert_eq!(ids(&battle, march("I6", Facing::E)), [""; 0]);
    assert_eq!(ids(&battle, march("I6", Facing::N)), ["moved_turned"]);
    assert_eq!(ids(&battle, pivot(Facing::N)), ["moved_turned"]);
    // The same if the pivot is the free move. The commander has then moved with his unit only.
    let mut battle = led_against(&far);
    to_the_commander(&mut battle);
    give(&mut battle, pivot(Facing::E));
    let (unit, to) = (CHIEF, hex("H7"));
    assert_eq!(ids(&battle, Ride { unit, to }), ["moved"]);
    give(&mut battle, march("I6", Facing::E));
    assert_eq!(ids(&battle, march("J6", Facing::E)), ["led", "moved"]);
    // Turning to an enemy within 1 hex is a move.
    let mut battle = led_against(&[theirs(Infantry, "I6", Facing::W)]);
    give(&mut battle, pivot(Facing::E));
    set(&mut battle, ENEMY, field("away", Away::Routed));
    to_the_commander(&mut battle);
    assert_eq!(ids(&battle, march("I6", Facing::E)), ["moved_faced"]);
}

/// D3-44, D3-47, D3-A12: a free move can be contact with a commander, but not a charge.
#[test]
fn a_unit_that_moves_free_contacts_a_commander_but_no_unit() {
    let mut battle = led_against(&[
        theirs(Infantry, "H4", Facing::S),
        (THEIRS, Commander, "I4", Facing::S),
    ]);
    to_the_commander(&mut battle);
    let contact = Charge {
        target: THEIRS,
        ..charge(Facing::N)
    };
    assert_eq!(ids(&battle, charge(Facing::N)), ["step"]);
    let offers = battle.offers(Some(UNIT)).into_iter();
    let charges = offers.filter(|it| it.id.action() == "charge");
    let labels: Vec<_> = charges.map(|it| it.label).collect();
    assert_eq!(labels.len(), 1, "{labels:?}");
    assert!(labels[0].starts_with("Contact"), "{labels:?}");
    give(&mut battle, contact);
    assert!(battle.state().place(THEIRS).is_none());
    let (unit, to) = (CHIEF, hex("H7"));
    assert_eq!(ids(&battle, Ride { unit, to }), ["moved"]);
}

#[test]
fn a_ride_out_of_a_hedge_is_one_hex_long() {
    let mut setup = battle(&[mine(Infantry, "A6", Facing::N)]).setup().clone();
    let hedge = Ground {
        is: [Feature::Hedge].into(),
        ..Ground::default()
    };
    setup.map.hexes.insert(hex("H8"), hedge);
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, Count { seen: Vec::new() });
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    let ride = offer(&battle, CHIEF, "ride").unwrap();
    let Answer::Hex { choices } = &ride.questions[0].answer else {
        panic!("{ride:?}");
    };
    assert!(
        choices.iter().all(|it| it.label.ends_with(", distance 1")),
        "{choices:?}"
    );
}

#[test]
fn hexes_that_the_commander_does_not_see_are_not_in_command_range() {
    let mut setup = battle(&[mine(Infantry, "A6", Facing::N)]).setup().clone();
    let town = Ground {
        is: [Feature::Town].into(),
        ..Ground::default()
    };
    setup.map.hexes.insert(hex("G8"), town);
    let battle = Battle::new(setup).unwrap();
    let marks = battle.board(Some(CHIEF)).unwrap().marks;
    let label = |at| {
        let mark = marks.iter().find(|it| it.hex == at);
        mark.unwrap().label.clone()
    };
    assert!(
        label("F8").contains("hidden from the commander by G8"),
        "{}",
        label("F8")
    );
    assert!(label("G8").contains("in command range"), "{}", label("G8"));
}

#[test]
fn contact_with_an_adjacent_commander_needs_no_move() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        (THEIRS, Commander, "H5", Facing::S),
    ];
    let mut battle = ready(&posted);
    let target = THEIRS;
    let lines = give(
        &mut battle,
        Charge {
            target,
            ..charge(Facing::N)
        },
    );
    assert!(
        lines[0].text.contains("made contact from H6, facing"),
        "{lines:?}"
    );
}

#[test]
fn a_lone_commander_blocks_the_way_of_a_unit_that_gives_ground() {
    let to_do = |attached: bool| {
        let posted = [
            mine(Infantry, "H7", Facing::N),
            theirs(Infantry, "H6", Facing::S),
            (UnitRef::new(0, 2), Infantry, "G8", Facing::N),
        ];
        let mut battle = battle(&posted);
        set(&mut battle, UNIT, field("melee", [ENEMY]));
        if attached {
            set(&mut battle, CHIEF, field("attached", UNIT.unit));
        }
        give(&mut battle, Count { seen: Vec::new() });
        end(&mut battle, 1);
        let offers = battle.offers(Some(UNIT)).into_iter();
        let to_do = offers.filter(|it| it.fulfils.is_some());
        to_do.map(|it| it.label).collect::<Vec<_>>()
    };
    assert_eq!(to_do(false), ["Take the hit"]);
    assert_ne!(to_do(true), to_do(false));
}

#[test]
fn a_unit_may_retire_to_a_hex_next_to_another_enemy() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (UnitRef::new(1, 2), Infantry, "G8", Facing::N),
    ];
    let battle = ready(&posted);
    let (unit, to) = (UNIT, hex("H7"));
    assert_eq!(ids(&battle, Retire { unit, to }), [""; 0]);
}

#[test]
fn a_commander_enters_woods_only_with_commanded_shot() {
    let shot = mine(CommandedShot, "H6", Facing::N);
    let mut setup = battle(&[shot]).setup().clone();
    for at in ["H6", "H5", "H7"] {
        let woods = Ground {
            is: [Feature::Woods].into(),
            ..Ground::default()
        };
        setup.map.hexes.insert(hex(at), woods);
    }
    let mut battle = counted(Battle::new(setup).unwrap());
    let ride = |to| Ride {
        unit: CHIEF,
        to: hex(to),
    };
    let mut attached = battle.clone();
    while battle.state().step != Step::Commander {
        end(&mut battle, 1);
    }
    assert_eq!(ids(&battle, ride("H7")), ["far"]);
    assert_eq!(ids(&battle, ride("H6")), [""; 0]);
    set(&mut attached, CHIEF, field("attached", UNIT.unit));
    give(&mut attached, march("H5", Facing::N));
    assert_eq!(attached.state().place(CHIEF).unwrap().hex, hex("H5"));
}

/// D3-44, D3-A27: under the interpretation that adjacency is contact, a charge that ends in front
/// of a lone commander is contact with him too, and the preview says so.
#[test]
fn the_preview_of_a_charge_names_a_commander_that_it_contacts() {
    let posted = [
        mine(Gallopers, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
        (THEIRS, Commander, "H4", Facing::S),
    ];
    for (contact, leaves) in [
        (CommanderContact::Declared, false),
        (CommanderContact::Adjacent, true),
    ] {
        let battle = counted(under(&posted, |it| it.commander_contact = contact));
        let needs = battle.preview(&charge(Facing::N).into()).needs.unwrap();
        assert_eq!(needs.contains("(H4) left the table"), leaves, "{needs}");
    }
}

/// D3-41: a preview of giving ground names the unit with its new hex, as the log does.
#[test]
fn the_preview_of_giving_ground_names_the_new_hex() {
    let posted = [
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "H5", Facing::S),
        (CHIEF, Commander, "A8", Facing::N),
    ];
    let mut battle = battle(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    give(&mut battle, Count { seen: Vec::new() });
    end(&mut battle, 1);
    let (unit, to) = (UNIT, Some(hex("H7")));
    let order = GiveGround { unit, to };
    let preview = battle.preview(&order.clone().into()).needs.unwrap();
    assert!(preview.contains("(H7) left the melee"), "{preview}");
    let lines = give(&mut battle, order);
    assert!(lines[1].text.contains("(H7) left the melee"), "{lines:?}");
}

/// D3-44: a commander's return is not an attack, so the report has it under another heading.
#[test]
fn a_report_has_a_commanders_return_apart_from_the_attacks() {
    use drumhead_rules::report::Narrator as _;
    let mut battle = skirmish();
    set(&mut battle, CHIEF, field("away", Away::Contacted));
    end(&mut battle, 1);
    let mut story = Story::of(&battle).unwrap();
    let command = offer(&battle, CHIEF, "return").unwrap().command;
    let events = battle.decide(&command, &[], &mut Given::default()).unwrap();
    story.take(&command, &events);
    let chapters = story.into_chapters().into_iter();
    let mut passages = chapters.flat_map(|chapter| chapter.passages);
    let back = passages.find(|it| it.text.contains("returned to the table"));
    assert_eq!(back.unwrap().lead, "Command");
}
