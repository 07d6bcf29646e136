//! The fields of a unit that can be set by hand.

use std::collections::BTreeSet;

use drumhead_rules::frame::{Corrected, Field, FieldValue, Row};
use drumhead_rules::unit_field;
use drumhead_vocabulary::play::Scalar;

use crate::actions::joins;
use crate::attack::routs;
use crate::prelude::*;
use crate::ways::host;

/// The maximum number of hits that can be set by hand.
const MOST_HITS: u8 = 20;

/// Returns a unit on the table. With `commands`, it must be a commander; otherwise it must not be
/// one.
fn of_kind(battle: &Battle, unit: UnitRef, commands: bool) -> Option<&UnitState> {
    let (state, _) = here(battle, unit).ok()?;
    (state.commands() == commands).then_some(state)
}

/// The fields, in the order of their offers.
pub(super) const FIELDS: &[&dyn Field<D3Ecw>] = &[
    &Row::new(
        "hex",
        |battle: &Battle, unit| {
            let state = battle
                .state
                .unit(unit)
                .filter(|it| may_return(battle, it))?;
            let now = state
                .place
                .map(|place| place.hex)
                .filter(|hex| is_free(battle, unit, *hex));
            now.or_else(|| free(battle, unit).first().copied())
        },
        hexes,
        |battle, unit, hex: Cell| {
            let host = joined(battle, unit, hex);
            let state = battle.state.unit_mut(unit)?;
            let facing = state.place.map_or(Facing::N, |place| place.facing);
            state.away = None;
            state.attached = host.map(|host| host.unit);
            battle.state.put(unit, Place { hex, facing })
        },
    )
    .unless(|battle, unit, hex| may_stand(battle, unit, Some(*hex)))
    .causes(|battle, unit, _| Ok(apart(battle, unit).into_iter().collect())),
    &Row::new(
        "facing",
        |battle: &Battle, unit| Some(here(battle, unit).ok()?.1.facing),
        |battle, _| facing_answer(battle),
        |battle, unit, facing: Facing| {
            if let Some(place) = &mut battle.state.unit_mut(unit)?.place {
                place.facing = facing;
            }
            Ok(())
        },
    ),
    &unit_field!(D3Ecw: "hits", |_, _| Answer::up_to(MOST_HITS), hits)
        // A commander suffers no hits himself, so paper has no boxes for his hits.
        .on_paper(|battle, unit| {
            let state = battle.state.unit(unit)?;
            let hits = interpretations(battle).rout_at.hits();
            let boxes = if state.commands() { 0 } else { hits };
            Some(Answer::struck(boxes.into(), MOST_HITS.into()))
        }),
    &unit_field!(D3Ecw: "activated", |_, _| Answer::YesNo, acted.activated)
        .when(|battle, unit| of_kind(battle, unit, false).is_some()),
    &Row::new(
        "attached",
        |battle: &Battle, unit| Some(of_kind(battle, unit, true)?.attached),
        hosts,
        |battle, unit, host: Option<u16>| {
            let host_of = host.map(|number| UnitRef::new(unit.side, number));
            let place = host_of.and_then(|host| battle.state.place(host));
            let state = battle.state.unit_mut(unit)?;
            state.attached = host;
            state.place = place.or(state.place);
            Ok(())
        },
    ),
    &Row::new(
        "melee",
        |battle: &Battle, unit| {
            of_kind(battle, unit, false)?;
            Some(battle.state.opponents(unit).collect::<Vec<_>>())
        },
        |battle, unit| {
            let enemies = enemies(battle, unit.side).filter(|(enemy, state, _)| {
                let near = apart_from(battle, unit, std::slice::from_ref(enemy)).is_none();
                near && !state.commands()
            });
            let choices = enemies.map(|(it, ..)| unit_choice(it, placed(it)));
            Answer::Some(choices.collect())
        },
        |battle, unit, enemies: Vec<UnitRef>| {
            battle.state.part(unit);
            for other in enemies {
                battle.state.unit_mut(other)?;
                battle.state.melees.push(Pair { one: unit, other });
            }
            Ok(())
        },
    )
    .unless(
        |battle, unit, enemies| match apart_from(battle, unit, enemies) {
            Some(enemy) => Err(impossible("not_beside")
                .with("unit", placed(unit))
                .with("other", placed(enemy))),
            None => Ok(()),
        },
    ),
    &unit_field!(
        D3Ecw: "out_of_ammunition",
        |_, _| Answer::YesNo,
        out_of_ammunition
    )
    .when(|battle, unit| {
        let state = battle.state.unit(unit);
        state.is_some_and(|it| battle.tables.troop(it.kind).ammunition)
    })
    .on_paper(|_, _| Some(Answer::YesNo)),
    &unit_field!(D3Ecw: "fired", turns, fired).when(|battle, unit| {
        let state = battle.state.unit(unit);
        state.is_some_and(|it| it.kind == UnitType::Artillery)
    }),
    &unit_field!(D3Ecw: "name", |_, _| Answer::name(), name),
    &Row::new(
        "away",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.away),
        places,
        |battle, unit, away: Option<Away>| match away {
            Some(away) => battle.state.take_off(unit, away),
            None => {
                let place = battle.state.unit(unit).and_then(|it| it.place);
                let host = place.and_then(|place| joined(battle, unit, place.hex));
                let state = battle.state.unit_mut(unit)?;
                state.away = None;
                state.attached = host.map(|host| host.unit).or(state.attached);
                Ok(())
            }
        },
    )
    .unless(|battle, unit, away| match (away, here(battle, unit)) {
        (None, Err(_)) => {
            let place = battle.state.unit(unit).and_then(|it| it.place);
            may_stand(battle, unit, place.map(|place| place.hex))
        }
        // A unit on the table is not checked: an attached commander shares his unit's hex.
        _ => Ok(()),
    })
    .hint(|battle, unit| {
        let off = battle.state.unit(unit).filter(|it| !it.is_here())?;
        if !may_return(battle, off) {
            return Some(message("ask.away_hits_hint"));
        }
        let place = off.place.map(|place| place.hex);
        let barred = may_stand(battle, unit, place).is_err();
        barred.then(|| message("ask.away_hex_hint"))
    })
    .on_paper(|battle, unit| Some(places(battle, unit))),
];

/// Returns the first of these enemies that is not adjacent to a unit, and so cannot be in melee
/// with it (gap D3-A3). Enemies that are already in melee with the unit are not checked.
fn apart_from(battle: &Battle, unit: UnitRef, enemies: &[UnitRef]) -> Option<UnitRef> {
    let from = battle.state.place(unit)?.hex;
    let near = |other: UnitRef| {
        let place = battle.state.place(other);
        place.is_some_and(|place| far(battle, from, place.hex) <= 1)
    };
    let known: Vec<_> = battle.state.opponents(unit).collect();
    let mut others = enemies.iter().copied();
    others.find(|other| !known.contains(other) && !near(*other))
}

/// Returns the unit in a hex, if this is a commander who can attach himself to it (D3-46).
fn joined(battle: &Battle, unit: UnitRef, hex: Cell) -> Option<UnitRef> {
    let state = battle.state.unit(unit)?;
    let commander = state.commands().then_some(unit)?;
    host(battle, commander.side, hex)
}

/// Returns the correction of a unit's melees if the unit was moved away from some of its opponents
/// (gap D3-A3).
fn apart(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let from = battle.state.place(unit)?.hex;
    let near = |other: &UnitRef| {
        let place = battle.state.place(*other);
        place.is_some_and(|place| far(battle, from, place.hex) <= 1)
    };
    let opponents: Vec<_> = battle.state.opponents(unit).collect();
    let left: Vec<_> = opponents.iter().copied().filter(near).collect();
    let set = FieldValue::of("melee", &left);
    (left != opponents).then(|| Corrected { unit, set }.into())
}

/// Checks that a unit can be in a hex of the map. No other unit may be there (D3-04), except one to
/// which a commander attaches himself, and the unit must not have enough hits to rout (D3-42).
fn may_stand(battle: &Battle, unit: UnitRef, hex: Option<Cell>) -> Result<(), Impossible> {
    let hex = hex.ok_or_else(|| impossible("no_hex").with("unit", unit))?;
    on_map(battle, hex)?;
    let there = battle.state.in_hex(hex).map(|(other, _)| other);
    let alone = joined(battle, unit, hex).is_none();
    if let Some(other) = there.filter(|other| alone && *other != unit) {
        let occupied = impossible("taken").with("unit", unit).with("hex", hex);
        return Err(occupied.with("other", other));
    }
    let state = battle.state.unit(unit);
    if state.is_none_or(|state| may_return(battle, state)) {
        return Ok(());
    }
    Err(impossible("routs_again").with("unit", unit))
}

/// Returns whether a unit can be on the table with its current hits. With too many, it would rout
/// at once (D3-42).
fn may_return(battle: &Battle, state: &UnitState) -> bool {
    let routs = routs(state.hits.into(), interpretations(battle));
    state.is_here() || state.commands() || !routs
}

/// Returns whether a hex contains no other unit (D3-04), except one to which a commander can attach
/// himself.
fn is_free(battle: &Battle, unit: UnitRef, hex: Cell) -> bool {
    let there = battle.state.in_hex(hex);
    there.is_none_or(|(other, _)| other == unit) || joined(battle, unit, hex).is_some()
}

/// Returns the hexes in which a unit can be. A commander can also be in the hex of a unit of his
/// side (D3-46).
fn hexes(battle: &Battle, unit: UnitRef) -> Answer {
    let free = free(battle, unit);
    let state = battle.state.unit(unit);
    if !state.is_some_and(UnitState::commands) {
        return Answer::hexes(free);
    }
    let alone = free.into_iter().map(|hex| hex_choice(hex, bare(hex)));
    let hosts = troops(battle, unit.side).filter_map(|(_, host)| Some(host.place?.hex));
    let with = hosts.filter_map(|hex| joins(battle, unit, hex));
    Answer::Hex(alone.chain(with).collect())
}

/// Returns the hexes that contain no other unit, searching the units only once for all hexes.
fn free(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let others = battle.state.here().filter(|(other, _)| *other != unit);
    let alone = others.filter(|(_, it)| it.attached.is_none());
    let occupied: BTreeSet<Cell> = alone
        .filter_map(|(_, it)| it.place.map(|place| place.hex))
        .collect();
    let cells = map(battle).grid.cells();
    cells.filter(|hex| !occupied.contains(hex)).collect()
}

/// Returns the possible turns of a gun's last shot, and the choice that it has not fired.
fn turns(battle: &Battle, _: UnitRef) -> Answer {
    let turns = (1..=battle.state.turn).map(|turn| {
        let value = Scalar::Number(i32::try_from(turn).unwrap_or(i32::MAX));
        choice(value, message("place.fired").with("turn", turn))
    });
    Answer::One(
        std::iter::once(nothing("place.silent"))
            .chain(turns)
            .collect(),
    )
}

/// Returns the units to which a commander can be attached. To detach him, the players set his hex,
/// because alone he needs a hex of his own.
fn hosts(battle: &Battle, unit: UnitRef) -> Answer {
    let hosts = troops(battle, unit.side)
        .map(|(it, _)| choice(Scalar::Number(it.unit.into()), bare(placed(it))));
    let alone = battle
        .state
        .unit(unit)
        .is_some_and(|it| it.attached.is_none());
    Answer::One(hosts.chain(alone.then(|| nothing("place.alone"))).collect())
}

/// Returns the possible reasons for being off the table and, if the unit is on the table or can
/// return to its old hex, "on the table".
fn places(battle: &Battle, unit: UnitRef) -> Answer {
    let Some(state) = battle.state.unit(unit) else {
        return Answer::One(Vec::new());
    };
    let old = state.place.map(|place| place.hex);
    let back = state.is_here() || may_stand(battle, unit, old).is_ok();
    let table = back.then(|| nothing("place.table"));
    let fits = |away: &Away| match away {
        Away::Routed | Away::Eliminated => !state.commands(),
        Away::Contacted => state.commands(),
        Away::Unplaced => false,
    };
    let reasons = Away::ALL
        .iter()
        .filter(|away| fits(away) || state.away == Some(**away))
        .map(|away| {
            let label = message(format!("away.{}", away.id()));
            named(away.id(), label)
        });
    Answer::One(table.into_iter().chain(reasons).collect())
}
