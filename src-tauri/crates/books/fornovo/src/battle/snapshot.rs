//! The state of a battle as facts, like players' notes on a roster.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{Fact, Facts, Subject, TableSnapshot, UnitRef, UnitSnapshot};

use super::actions::{ChooseSide, Endanger, Flee, Mark, RollInitiative};
use super::position::Position;
use super::state::*;
use super::view::beaten;
use super::work::key_of_general;
use crate::army::Model;
use crate::turn::Moment;
use drumhead_rules::frame::{Action as _, Obligation, Pending};
use drumhead_rules::snapshot::{id, id_but, name};

/// Returns the state of a battle as facts.
pub(super) fn snapshot(position: Position<'_>, pending: &[Pending]) -> TableSnapshot {
    let state = position.state;
    TableSnapshot {
        turn: state.now.turn.into(),
        step: state.now.step.id().to_owned(),
        mover: state.now.step.actor().side(state.side_a),
        beaten: beaten(position),
        units: (state.units.iter())
            .map(|(unit, now)| (*unit, of(position, pending, *unit, now)))
            .collect(),
        others: others(position, pending),
    }
}

/// Returns the facts about the table, the sides, the generals and the terrain.
fn others(position: Position<'_>, pending: &[Pending]) -> BTreeMap<Subject, Facts> {
    let state = position.state;
    let first = Fact::id(state.side_a.map(Subject::Side));
    let table = (Subject::Table, [("side_a", first)].into());
    let sides = (0_u8..).zip(state.initiative).map(|(side, roll)| {
        let of_it = pending_ids(position, pending, |work| {
            let sides = RollInitiative::fulfils(work) || ChooseSide::fulfils(work);
            sides && work.side == side
        });
        let facts = [
            ("initiative_roll", Fact::number(roll)),
            ("pending", Fact::ids(of_it)),
        ];
        (Subject::Side(side), facts.into())
    });
    let generals = state.generals.iter().map(|(general, commander)| {
        let of_it = pending_ids(position, pending, |work| {
            let for_one = Mark::fulfils(work) || Endanger::fulfils(work);
            for_one && work.key == key_of_general(*general)
        });
        let with = match commander {
            Commander::With { unit } => Some(*unit),
            Commander::Alone | Commander::Lost => None,
        };
        let facts = [
            ("general", id(commander)),
            ("with", Fact::unit(with)),
            ("pending", Fact::ids(of_it)),
        ];
        (
            Subject::General(general.side, general.general.0),
            facts.into(),
        )
    });
    let ground =
        (state.ground.iter()).map(|(feature, site)| (Subject::Feature(*feature), site_facts(site)));
    sides.chain(generals).chain(ground).chain([table]).collect()
}

fn site_facts(site: &Site) -> Facts {
    [
        ("kind", id(&site.feature.kind)),
        ("hits", Fact::Number(site.hits)),
        ("cleared", Fact::Number(site.cleared.into())),
        ("loopholes", Fact::Number(site.loopholes.into())),
        ("hitched", Fact::Flag(site.hitched)),
        ("last_laboured", Fact::number(site.laboured)),
    ]
    .into()
}

/// Returns the names of the pending work that `which` selects. Each name consists of the kind of
/// work and the other unit, if there is one. Half a rout move has a name of its own.
fn pending_ids(
    position: Position<'_>,
    pending: &[Pending],
    which: impl Fn(&Obligation) -> bool,
) -> Vec<String> {
    let some = pending.iter().map(|it| &it.obligation);
    some.filter(|it| which(it))
        .map(|it| {
            let kind = it.name.replace('.', "_");
            match (it.unit, it.other) {
                (Some(_), Some(other)) => format!("{kind}:{}", Subject::Unit(other)),
                (Some(unit), None) if Flee::fulfils(it) && position.flees_half(unit) => {
                    format!("{kind}_half")
                }
                (_, _) => kind,
            }
        })
        .collect()
}

fn of(position: Position<'_>, pending: &[Pending], unit: UnitRef, now: &UnitState) -> UnitSnapshot {
    let gone = match now.place {
        Place::Table => None,
        Place::Away { .. } => Some("away".to_owned()),
        Place::Gone { why } => name(&why),
    };
    let mut others = standing(now);
    others.extend(models(now));
    let limbered = Fact::Flag(position.is_limbered(unit));
    others.insert("limbered", limbered);
    others.extend(moving(now));
    others.extend(charging(now));
    others.extend(fighting(position.state, unit, now));
    others.extend(arms(now));
    UnitSnapshot {
        gone,
        strength: now.groups.clone(),
        morale: name(&now.morale),
        contacts: now.contacts.iter().copied().collect(),
        pending: pending_ids(position, pending, |work| work.unit == Some(unit)),
        others,
        ..UnitSnapshot::default()
    }
}

/// Returns a moment in short form: `2/fire_tests`.
fn moment(moment: Option<Moment>) -> Fact {
    Fact::id(moment.map(|it| format!("{}/{}", it.turn, it.step.id())))
}

/// Returns the unit's morale and disorder, with the moments when they began, its rout moves, the
/// turn in which it left the table, and whether it is a sniper.
fn standing(now: &UnitState) -> Facts {
    let (moves, half_moves, since) = match now.morale {
        Morale::Good => (0, 0, None),
        Morale::Halted { since } | Morale::Shaken { since } => (0, 0, Some(since)),
        Morale::Routed { moves, half_moves } => (moves, half_moves, None),
    };
    let away = match now.place {
        Place::Away { since } => Some(since),
        Place::Table | Place::Gone { .. } => None,
    };
    [
        ("morale_since", moment(since)),
        ("rout_moves", Fact::Number(moves.into())),
        ("half_rout_moves", Fact::Number(half_moves.into())),
        ("disorder", id(&now.disorder.map(|it| it.cause))),
        ("disorder_since", moment(now.disorder.map(|it| it.since))),
        ("away_since", Fact::number(away)),
        ("routed_this_turn", Fact::Flag(now.turn.routed)),
        ("sniper", Fact::Flag(now.sniper)),
    ]
    .into()
}

fn models(now: &UnitState) -> Facts {
    let guns = [
        Model::VeryLightGun,
        Model::LightGun,
        Model::MediumGun,
        Model::HeavyGun,
        Model::OrganGun,
    ];
    let count = |model: &Model| u32::from(now.models.count(*model));
    let fired = now.fired_guns.iter().map(|fired| {
        let class = name(&fired.class).unwrap_or_default();
        let since = match fired.since {
            None => "now".to_owned(),
            Some(IdleGuns { turns, moved: 0 }) => turns.to_string(),
            Some(IdleGuns { turns, moved }) => format!("{turns}/{moved}"),
        };
        format!("{class}:{}:{since}", fired.guns)
    });
    [
        ("guns", Fact::Numbers(guns.iter().map(count).collect())),
        ("limbers", Fact::Number(count(&Model::Limber))),
        ("wagons", Fact::Number(count(&Model::Wagon))),
        ("war_wagons", Fact::Number(count(&Model::WarWagon))),
        ("crew", id_but(&Crew::AtGuns, &now.crew)),
        ("fired_guns", Fact::ids(fired)),
    ]
    .into()
}

/// Returns the unit's formation and move.
fn moving(now: &UnitState) -> Facts {
    [
        ("front", Fact::number(now.formation.front)),
        ("sleeve", Fact::number(now.formation.sleeve)),
        ("square", Fact::Flag(now.square)),
        ("mounted", Fact::Flag(now.mounted)),
        ("horses", id_but(&Horses::Ridden, &now.horses)),
        ("horse_holders", Fact::Number(now.horses.holders())),
        ("stakes", id_but(&Stakes::None, &now.stakes)),
        ("movement_debt", Fact::Number(now.debt.into())),
        ("recoils", Fact::Flag(now.recoils)),
        ("moved", id_but(&Moved::Stood, &now.turn.moved)),
        ("moved_last_turn", id_but(&Moved::Stood, &now.last.moved)),
        ("move_over", Fact::Flag(now.turn.done)),
        ("advanced", Fact::Flag(now.turn.advanced)),
        ("straight_run", Fact::Flag(now.turn.straight_run)),
        ("evaded", Fact::Flag(now.turn.evaded)),
        ("false_rout", Fact::Flag(now.turn.false_rout)),
        ("burst_through", Fact::Flag(now.turn.burst_through)),
        ("crossed_ditch", Fact::Flag(now.turn.crossed_ditch)),
        ("pay_asked", Fact::Flag(now.turn.pay_asked)),
        (
            "at",
            Fact::id(now.ground.map(|spot| {
                let stand = name(&spot.stand).unwrap_or_default();
                format!("{stand}:{}", Subject::Feature(spot.feature))
            })),
        ),
    ]
    .into()
}

/// Returns the unit's charge and pursuit.
fn charging(now: &UnitState) -> Facts {
    let charge = now.charge;
    let pursuit = now.pursuit;
    [
        ("charges", Fact::unit(charge.map(|it| it.target))),
        ("charge", id(&charge.map(|it| it.stage))),
        ("charge_strikes", id(&charge.map(|it| it.onto))),
        (
            "countercharge",
            Fact::Flag(charge.is_some_and(|it| it.counter)),
        ),
        ("crash_in", Fact::Flag(charge.is_some_and(|it| it.crash_in))),
        ("pursues", Fact::unit(pursuit.map(|it| it.target))),
        ("pursuit_moves", Fact::number(pursuit.map(|it| it.moves))),
        (
            "pursuit_ordered",
            Fact::Flag(pursuit.is_some_and(|it| it.ordered)),
        ),
    ]
    .into()
}

/// Returns the unit's shooting and combat.
fn fighting(state: &State, unit: UnitRef, now: &UnitState) -> Facts {
    let shot = now.turn.shot;
    let fight = &now.fight;
    let hits = (state.blows.iter()).filter(|(key, _)| key.target == unit);
    let met = (state.meetings.keys()).filter_map(|(one, other)| match unit {
        who if who == *one => Some(*other),
        who if who == *other => Some(*one),
        _ => None,
    });
    let flying = state.flying.get(&unit);
    [
        (
            "ranks_fired",
            Fact::Numbers(now.turn.fired.map(u32::from).to_vec()),
        ),
        ("shot_by_gunpowder", Fact::Number(shot.gunpowder)),
        ("shot_by_others", Fact::Number(shot.other)),
        ("shot_at_by", Fact::Number(shot.shooters)),
        ("shot_by_guns", Fact::Flag(shot.artillery)),
        (
            "hits_waiting",
            Fact::ids(hits.map(|(key, blow)| waiting(key, blow))),
        ),
        ("dice_flying_at", Fact::unit(flying.map(|it| it.target))),
        ("dice_flying", Fact::number(flying.map(|it| it.dice))),
        ("fights", Fact::units(met)),
        ("fought", Fact::Flag(now.turn.fought)),
        ("rounds", Fact::Number(fight.rounds.into())),
        ("rounds_in_all", Fact::Number(fight.in_all.into())),
        ("rounds_lost", Fact::Number(fight.lost.into())),
        ("lost_in_round", Fact::Number(fight.suffered)),
        ("inflicted_in_round", Fact::Number(fight.caused)),
    ]
    .into()
}

/// Returns hits that are not losses yet: their origin, their number, and the unsaved hits.
fn waiting(key: &BlowKey, blow: &Blow) -> String {
    let unsaved: Vec<String> = blow
        .unsaved
        .iter()
        .map(|it| match it {
            Some(hits) => hits.to_string(),
            None => "-".to_owned(),
        })
        .collect();
    format!(
        "{}:{}:{}",
        Subject::Unit(key.from),
        blow.hits,
        unsaved.join("/")
    )
}

/// Returns the unit's bayonets, its dropped weapons and the group at its front.
fn arms(now: &UnitState) -> Facts {
    let weapons = |sets: &[super::super::weapons::WeaponSet]| {
        let names = sets.iter().flat_map(|set| set.iter());
        Fact::ids(names.filter_map(|weapon| name(&weapon)))
    };
    let bayonets = match now.plugs {
        Plugs::Out => None,
        Plugs::FrontRank => Some("front_rank"),
        Plugs::All => Some("all"),
    };
    [
        ("bayonets", Fact::id(bayonets)),
        ("weapons_gone", weapons(&now.dropped.gone)),
        ("weapons_laid_down", weapons(&now.dropped.laid)),
        ("rearmed", Fact::Flag(now.turn.rearmed)),
        ("leading_group", Fact::number(now.leads)),
    ]
    .into()
}
