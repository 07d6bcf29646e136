//! The board's marks for a unit beside rivers, hedges, woods, entrenchments and marsh.

use drumhead_rules::map::Feature;
use drumhead_testing::{marked, marks, paint};
use drumhead_vocabulary::play::MarkKind::{Barred, Command as Commanded, Reach, Target};

use super::*;

const FAR: Posted = theirs(Infantry, "R1", Facing::S);

/// Returns a battle on this terrain, after the count: a unit of this type, its commander behind it,
/// and an enemy.
fn on(ground: &[(&str, Feature)], kind: UnitType, enemy: Posted) -> Battle {
    let chief = (CHIEF, Commander, "H7", Facing::N);
    let posted = [mine(kind, "H6", Facing::N), chief, enemy];
    let mut setup = battle(&posted).setup().clone();
    paint(&mut setup.map, ground);
    counted(Battle::new(setup).unwrap())
}

/// A road near the crossing has no effect.
#[test]
fn a_river_can_be_crossed_at_its_bridge_and_its_ford() {
    let river = ["G5", "H5", "I5", "J5"].map(|hex| (hex, Feature::River));
    let no = "First army unit 1 cannot cross the river at H5: no bridge or ford is there. [D3-22]";
    marked(&on(&river, Trotters, FAR), UNIT, "H5", Barred, no);
    for crossing in [Feature::Bridge, Feature::Ford] {
        let ground = [&river[..], &[("H5", crossing), ("G4", Feature::Road)]].concat();
        let mut wet = on(&ground, Trotters, FAR);
        marked(&wet, UNIT, "H5", Reach, "March: H5, distance 1 [D3-13]");
        marked(&wet, UNIT, "G4", Reach, "March: G4, distance 2 [D3-13]");
        assert_eq!(marks(&wet, UNIT, "G3"), []);
        give(&mut wet, march("H5", Facing::N));
        let counters = wet.board(None).unwrap().counters;
        assert!(counters.iter().any(|it| it.unit == UNIT && it.hex == "H5"));
    }
}

#[test]
fn a_bridge_does_not_lead_along_the_river() {
    let river = ["G5", "H5", "G4"].map(|hex| (hex, Feature::River));
    let ground = [&river[..], &[("H5", Feature::Bridge)]].concat();
    let no = "First army unit 1 cannot cross the river at G4: no bridge or ford is there. [D3-22]";
    marked(&on(&ground, Trotters, FAR), UNIT, "G4", Barred, no);
}

#[test]
fn refusals_name_marsh_woods_and_hedges() {
    for wet in [Feature::Marsh, Feature::Water] {
        let wet = on(&[("H5", wet), ("I5", Feature::Woods)], Infantry, FAR);
        let no = "First army unit 1 cannot enter H5: that hex is marsh or water";
        marked(&wet, UNIT, "H5", Barred, no);
        marked(&wet, UNIT, "I5", Barred, "[D3-18]");
    }
    let hedged = on(&[("H5", Feature::Hedge)], Trotters, FAR);
    marked(&hedged, UNIT, "H5", Reach, "March: H5, distance 1");
    marked(&hedged, UNIT, "G4", Barred, "[D3-20]");
}

#[test]
fn a_target_in_entrenchments_may_re_roll() {
    let at = |ground: &[(&str, Feature)]| on(ground, Infantry, theirs(Artillery, "G4", Facing::S));
    let to_do = |battle: &Battle| {
        let mut offers = battle.offers(Some(ENEMY)).into_iter();
        offers.find(|offer| offer.fulfils.is_some())
    };
    let mut open = at(&[]);
    roll(&mut open, SHOOT, Some(1));
    assert_eq!(to_do(&open), None);
    let mut dug_in = at(&[("G4", Feature::Entrenchment)]);
    marked(&dug_in, UNIT, "G4", Target, "Shoot");
    roll(&mut dug_in, SHOOT, Some(1));
    let again = to_do(&dug_in).unwrap();
    assert_eq!(again.label, "Re-roll the 1");
    assert_eq!(again.clause.as_deref(), Some("D3-24"));
}

#[test]
fn a_commander_cannot_ride_into_a_river() {
    let river = ["F6", "G7", "G8", "H8", "I7"].map(|hex| (hex, Feature::River));
    let mut wet = on(&river, Infantry, FAR);
    end(&mut wet, 1);
    let river = marks(&wet, CHIEF, "G7");
    assert!(
        river.iter().all(|(kind, _)| *kind == Commanded),
        "{river:?}"
    );
    marked(&wet, CHIEF, "H6", Reach, "attached");
}
