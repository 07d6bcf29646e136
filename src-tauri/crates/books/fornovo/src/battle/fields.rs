//! The fields of a unit that players can correct by hand, and the consequences of corrections.

use drumhead_rules::data::catalogue::Form;
use drumhead_rules::frame::{ByHand, Field, Part, Row};
use drumhead_vocabulary::play::Scalar;

use super::prelude::*;
use super::{arms_name, given_name};
use crate::army::{Kind, Model, Models, Order, Unit};

/// The largest movement debt that can be entered, unless the unit's debt is already larger: no
/// manoeuvre costs more than a few phases.
const LARGEST_DEBT: u8 = 6;

/// Morale as entered by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoraleWord {
    /// Good.
    Good,
    /// Halted.
    Halted,
    /// Shaken.
    Shaken,
    /// Routed.
    Routed,
}

/// A place as entered by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceWord {
    /// On the table.
    Table,
    /// Off the table, in pursuit.
    Away,
    /// Out of the battle.
    Removed,
}

/// Every field, in the order of the form; entries from paper are also set in this order.
pub(super) const FIELDS: &[&dyn Field<Fornovo>] = &[
    &Row::of_parts(
        "figures",
        |battle, unit| Some(state(battle, unit)?.groups.clone()),
        groups,
        |battle, unit, groups: Vec<u32>| {
            let state = battle.state.unit_mut(unit)?;
            if groups.len() != state.groups.len() {
                let value = format!("{groups:?}");
                let field = "figures";
                return Err(BadFact::BadValue { field, value });
            }
            state.groups = groups;
            Ok(())
        },
    )
    .when(|battle, unit| bought(battle, unit).is_some_and(|it| !it.groups.is_empty()))
    .unless(figures_began),
    &Row::of_parts(
        "models",
        |battle, unit| Some(state(battle, unit)?.models),
        models,
        |battle, unit, models: Models| {
            battle.state.unit_mut(unit)?.models = models;
            Ok(())
        },
    )
    .when(|battle, unit| bought(battle, unit).is_some_and(|it| it.models != Models::default()))
    .unless(models_began),
    &Row::new(
        "morale",
        |battle, unit| Some(morale_word(state(battle, unit)?.morale)),
        |_, _| morales(),
        |battle, unit, word| {
            let morale = morale(battle, word);
            let state = battle.state.unit_mut(unit)?;
            state.morale = morale;
            // A routing unit does not charge or pursue.
            if state.routs() {
                (state.charge, state.pursuit) = (None, None);
            }
            Ok(())
        },
    )
    .on_paper(|battle, unit| is_on_paper(battle, unit).then(morales)),
    &Row::new(
        "disorder",
        |battle, unit| Some(state(battle, unit)?.disorder.is_some()),
        |_, _| Answer::YesNo,
        |battle, unit, disordered: bool| {
            let (cause, since) = (DisorderCause::Table, battle.state.now);
            battle.state.unit_mut(unit)?.disorder = disordered.then_some(Disorder {
                cause,
                since,
                lasting: false,
            });
            Ok(())
        },
    )
    .on_paper(|battle, unit| is_on_paper(battle, unit).then_some(Answer::YesNo)),
    &Row::new(
        "contacts",
        |battle, unit| {
            let contacts = state(battle, unit)?.contacts.iter();
            Some(contacts.copied().collect::<Vec<UnitRef>>())
        },
        enemies,
        touches,
    )
    .when(|battle, unit| on_table(battle, unit).is_ok())
    // An enemy that reaches a sniper is not in contact with it (F-2.53).
    .causes(|battle, unit, enemies: Vec<UnitRef>| {
        facts_of(battle, |resolver| {
            enemies
                .iter()
                .try_for_each(|enemy| resolver.meet(unit, *enemy))
        })
    }),
    &Row::new(
        "square",
        |battle, unit| Some(state(battle, unit)?.square),
        |_, _| Answer::YesNo,
        |battle, unit, square| {
            battle.state.unit_mut(unit)?.square = square;
            Ok(())
        },
    )
    .when(|battle, unit| {
        let close = |it: &Unit| it.kind == Kind::Infantry && it.order == Order::Close;
        let square = state(battle, unit).is_some_and(|it| it.square);
        square || bought(battle, unit).is_some_and(close)
    }),
    &Row::new(
        "debt",
        |battle, unit| Some(state(battle, unit)?.debt),
        |battle, unit| {
            let now = state(battle, unit).map_or(0, |it| it.debt);
            Answer::up_to(now.max(LARGEST_DEBT))
        },
        |battle, unit, debt| {
            battle.state.unit_mut(unit)?.debt = debt;
            Ok(())
        },
    )
    .when(|battle, unit| !is_artillery(battle, unit))
    // A unit with movement debt is shaken until the debt is paid (F-7.27).
    .causes(|battle, unit, debt: u8| match debt {
        0 => Ok(Vec::new()),
        _ => facts_of(battle, |resolver| resolver.shake(unit)),
    }),
    &Row::new(
        "mounted",
        |battle, unit| Some(state(battle, unit)?.mounted),
        |_, _| Answer::YesNo,
        |battle, unit, mounted| {
            battle.state.unit_mut(unit)?.mounted = mounted;
            Ok(())
        },
    )
    .when(|battle, unit| bought(battle, unit).is_some_and(Unit::is_mounted_infantry)),
    // With a correction, players can load guns that fired in earlier turns. Only shooting unloads
    // guns.
    &Row::new(
        "loaded",
        |battle, unit| {
            let mut fired = state(battle, unit)?.fired_guns.iter();
            Some(fired.all(|guns| guns.since.is_none()))
        },
        |_, _| Answer::One(vec![choice(Scalar::YesNo(true), message("answer.loaded"))]),
        |battle, unit, loaded: bool| {
            if loaded {
                let fired = &mut battle.state.unit_mut(unit)?.fired_guns;
                fired.retain(|guns| guns.since.is_none());
            }
            Ok(())
        },
    )
    .when(|battle, unit| bought(battle, unit).is_some_and(|it| it.models.guns() > 0)),
    &Row::new(
        "stakes",
        |battle, unit| Some(state(battle, unit)?.stakes),
        |_, _| one_of("stakes", &["none", "carried", "planted", "left"]),
        |battle, unit, stakes| {
            battle.state.unit_mut(unit)?.stakes = stakes;
            Ok(())
        },
    )
    .when(|battle, unit| bought(battle, unit).is_some_and(|it| it.stakes > 0)),
    &Row::new(
        "crew",
        |battle, unit| Some(state(battle, unit)?.crew),
        |_, _| one_of("crew", &["at_guns", "away"]),
        |battle, unit, crew| {
            battle.state.unit_mut(unit)?.crew = crew;
            Ok(())
        },
    )
    .when(is_artillery),
    &Row::new(
        "place",
        |battle, unit| Some(place_word(state(battle, unit)?.place)),
        |_, _| places(),
        |battle, unit, word| {
            let place = place(battle, word);
            battle.state.unit_mut(unit)?.place = place;
            Ok(())
        },
    )
    .on_paper(|battle, unit| is_on_paper(battle, unit).then(places))
    .causes(|battle, unit, word| match word {
        PlaceWord::Table => Ok(Vec::new()),
        PlaceWord::Away | PlaceWord::Removed => {
            facts_of(battle, |resolver| resolver.leave(unit, place(battle, word)))
        }
    }),
];

/// Returns the consequences of all corrections to a unit, in addition to the consequences of each
/// field.
pub(super) fn put_right(
    battle: &Battle,
    unit: UnitRef,
    by_hand: &ByHand,
) -> Result<Vec<Event>, BadFact> {
    let counted = by_hand.sets(unit, "figures");
    facts_of(battle, |resolver| {
        if counted || by_hand.from_paper {
            resolver.count_anew(unit)?;
        }
        // A unit without figures or models is destroyed (F-1.08).
        let state = resolver.state(unit)?;
        let nothing = state.figures() == 0 && state.models == Models::default();
        let had = by_hand.from_paper || (counted && state.start > 0);
        if nothing && had && state.on_table() {
            let why = Gone::Destroyed;
            resolver.leave(unit, Place::Gone { why })?;
        }
        resolver.end_pursuits_of_fighters(unit)?;
        // After combat, friends can still see the rout this turn (D-118, F-8.43).
        let step = resolver.battle.state.now.step;
        if !by_hand.from_paper && matches!(step, Step::FriendTests | Step::Recovery) {
            resolver.break_shattered_units()?;
        }
        Ok(())
    })
}

fn state(battle: &Battle, unit: UnitRef) -> Option<&UnitState> {
    battle.state.units.get(&unit)
}

/// Returns the unit as bought.
fn bought(battle: &Battle, unit: UnitRef) -> Option<&Unit> {
    battle.tables.field.unit(unit)
}

fn is_artillery(battle: &Battle, unit: UnitRef) -> bool {
    bought(battle, unit).is_some_and(|it| it.kind == Kind::Artillery)
}

/// Whether the unit has a roster to update: it is not out of the battle.
fn is_on_paper(battle: &Battle, unit: UnitRef) -> bool {
    let gone = |it: &UnitState| matches!(it.place, Place::Gone { .. });
    !state(battle, unit).is_some_and(gone)
}

/// Returns a question about how much of an initial number is left.
fn left(battle: &Battle, unit: UnitRef, path: String, label: Message, began: u32) -> Part {
    let most = i32::try_from(began).unwrap_or(i32::MAX);
    let paper = is_on_paper(battle, unit);
    Part {
        path,
        label,
        answer: Answer::up_to(most),
        paper: paper.then(|| Answer::left(began, began)),
    }
}

fn groups(battle: &Battle, unit: UnitRef) -> Vec<Part> {
    let Some(bought) = bought(battle, unit) else {
        return Vec::new();
    };
    let parts = bought.groups.iter().enumerate().map(|(index, group)| {
        let label = match given_name(bought, index) {
            Some(name) => message("ask.named_left").with("what", name),
            None => {
                let arms = arms_name(battle.words, bought, index, Form::Start);
                message("ask.part_left").with("what", arms)
            }
        };
        left(battle, unit, index.to_string(), label, group.count)
    });
    parts.collect()
}

fn models(battle: &Battle, unit: UnitRef) -> Vec<Part> {
    let began = bought(battle, unit).map_or_else(Models::default, |it| it.models);
    let kinds = Model::ALL.into_iter().filter(|it| began.count(*it) > 0);
    let parts = kinds.map(|model| {
        let id = model.id();
        let name = message(Form::Start.key(&format!("model.{id}")));
        let label = message("ask.part_left").with("what", name);
        left(
            battle,
            unit,
            id.to_owned(),
            label,
            began.count(model).into(),
        )
    });
    parts.collect()
}

/// Checks that the groups are the same as at the start, and that no group has more figures than it
/// had then.
///
/// # Errors
/// [`Impossible`] otherwise.
#[allow(clippy::ptr_arg, reason = "a row takes a reference to its own type")]
fn figures_began(battle: &Battle, unit: UnitRef, now: &Vec<u32>) -> Result<(), Impossible> {
    let Some(bought) = bought(battle, unit) else {
        return Ok(());
    };
    if now.len() != bought.groups.len() {
        return Err(impossible("no_such_group").with("unit", unit));
    }
    let mut groups = now.iter().zip(&bought.groups);
    let more = groups.find(|(left, group)| **left > group.count);
    more.map_or(Ok(()), |(_, group)| {
        let many = impossible("too_many_figures").with("unit", unit);
        Err(many.with("began", group.count))
    })
}

/// Checks that there are no more models of any kind than at the start.
///
/// # Errors
/// [`Impossible`] otherwise.
fn models_began(battle: &Battle, unit: UnitRef, now: &Models) -> Result<(), Impossible> {
    let began = bought(battle, unit).map_or_else(Models::default, |it| it.models);
    let more = |model: &Model| now.count(*model) > began.count(*model);
    match Model::ALL.iter().any(more) {
        true => Err(impossible("too_many_models").with("unit", unit)),
        false => Ok(()),
    }
}

fn morales() -> Answer {
    one_of("morale", &["good", "halted", "shaken", "routed"])
}

fn places() -> Answer {
    one_of("place", &["table", "away", "removed"])
}

const fn morale_word(morale: Morale) -> MoraleWord {
    match morale {
        Morale::Good => MoraleWord::Good,
        Morale::Halted { .. } => MoraleWord::Halted,
        Morale::Shaken { .. } => MoraleWord::Shaken,
        Morale::Routed { .. } => MoraleWord::Routed,
    }
}

fn morale(battle: &Battle, word: MoraleWord) -> Morale {
    let since = battle.state.now;
    match word {
        MoraleWord::Good => Morale::Good,
        MoraleWord::Halted => Morale::Halted { since },
        MoraleWord::Shaken => Morale::Shaken { since },
        MoraleWord::Routed => Morale::ROUTED,
    }
}

const fn place_word(place: Place) -> PlaceWord {
    match place {
        Place::Table => PlaceWord::Table,
        Place::Away { .. } => PlaceWord::Away,
        Place::Gone { .. } => PlaceWord::Removed,
    }
}

fn place(battle: &Battle, word: PlaceWord) -> Place {
    match word {
        PlaceWord::Table => Place::Table,
        PlaceWord::Away => Place::Away {
            since: battle.state.now.turn,
        },
        PlaceWord::Removed => Place::Gone { why: Gone::Removed },
    }
}

/// Returns the enemies on the table.
fn enemies(battle: &Battle, unit: UnitRef) -> Answer {
    let units = battle.state.units.iter();
    let enemies = units
        .filter(|(other, state)| other.side != unit.side && state.on_table())
        .map(|(enemy, _)| unit_choice(*enemy, *enemy));
    Answer::Some(enemies.collect())
}

/// Puts the unit in contact with exactly these enemies. A sniper is never in contact.
fn touches(battle: &mut Battle, unit: UnitRef, enemies: Vec<UnitRef>) -> Result<(), BadFact> {
    let before = std::mem::take(&mut battle.state.unit_mut(unit)?.contacts);
    for enemy in before {
        battle.state.unit_mut(enemy)?.contacts.remove(&unit);
    }
    let sniper = battle.state.unit_mut(unit)?.sniper;
    for enemy in enemies {
        let other = battle.state.unit_mut(enemy)?;
        if !sniper && !other.sniper {
            other.contacts.insert(unit);
            battle.state.unit_mut(unit)?.contacts.insert(enemy);
        }
    }
    Ok(())
}
