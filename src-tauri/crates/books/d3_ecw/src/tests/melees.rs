//! Contact, melees and giving ground.

use super::*;
use crate::interpretations::DeclareAdjacent;

#[test]
fn contact_with_a_commander_needs_a_move_if_a_melee_needs_one() {
    let posted = [
        mine(Gallopers, "H6", Facing::N),
        (THEIRS, Commander, "H5", Facing::S),
    ];
    let contact = Charge {
        target: THEIRS,
        ..charge(Facing::N)
    };
    for (declare, expected) in [
        (DeclareAdjacent::Allowed, None),
        (DeclareAdjacent::NotAllowed, Some("stationary")),
    ] {
        let battle = counted(under(&posted, |it| it.declare_from_adjacent = declare));
        assert_eq!(ids(&battle, contact.clone()), Vec::from_iter(expected));
        let offered = offer(&battle, UNIT, "charge").is_some();
        assert_eq!(offered, expected.is_none());
    }
}

/// D3-44, D3-A3, D3-A27: if contact takes a move, a unit that only pivots to face an adjacent
/// commander does not contact him, although one that moves next to him does.
#[test]
fn a_pivot_is_not_contact_if_contact_needs_a_move() {
    let is_contacted = |at, declare, order: Command| {
        let posted = [
            mine(Infantry, "H6", Facing::N),
            (THEIRS, Commander, at, Facing::S),
        ];
        let mut battle = counted(under(&posted, |it| {
            it.commander_contact = CommanderContact::Adjacent;
            it.declare_from_adjacent = declare;
        }));
        give(&mut battle, order);
        battle.state().place(THEIRS).is_none()
    };
    let (to, facing) = (hex("H6"), Facing::E);
    let way = Way { to, facing };
    for (declare, contact) in [
        (DeclareAdjacent::Allowed, true),
        (DeclareAdjacent::NotAllowed, false),
    ] {
        let pivot = Wheel { unit: UNIT, way };
        assert_eq!(is_contacted("I6", declare, pivot.into()), contact);
        let marched = march("H5", Facing::N);
        assert!(is_contacted("H4", declare, marched.into()));
    }
}

#[test]
fn the_modifier_of_a_charge_is_called_charging() {
    let posted = [
        mine(Gallopers, "H6", Facing::E),
        theirs(CommandedShot, "K6", Facing::W),
    ];
    let battle = ready(&posted);
    let preview = format!("{:?}", battle.preview(&charge(Facing::E).into()));
    assert!(preview.contains("charging"), "{preview}");
    assert!(!preview.contains("unit type"), "{preview}");
}

/// D3-41: a unit that cannot give ground suffers a hit because it was not activated, so its card
/// does not show it as activated.
#[test]
fn a_unit_that_cannot_give_ground_is_not_shown_as_activated() {
    let posted = [
        mine(Infantry, "H8", Facing::N),
        theirs(Infantry, "H7", Facing::S),
        (CHIEF, Commander, "A8", Facing::N),
    ];
    let mut battle = battle(&posted);
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    give(&mut battle, Count { seen: Vec::new() });
    end(&mut battle, 1);
    let (unit, to) = (UNIT, None);
    give(&mut battle, GiveGround { unit, to });
    let card = battle.view().sides[0].units[0].clone();
    assert_eq!(card.unit, UNIT);
    let tags: Vec<_> = card.tags.into_iter().map(|it| it.label).collect();
    assert!(!tags.iter().any(|it| it.contains("activated")), "{tags:?}");
    assert_eq!(battle.state().unit(UNIT).unwrap().hits, 1);
    assert_eq!(ids(&battle, End {}), [""; 0]);
}
