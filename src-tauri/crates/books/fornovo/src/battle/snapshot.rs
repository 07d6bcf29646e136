//! The state of a battle as facts: what players could write on the edge of a roster.

use std::collections::BTreeSet;

use drumhead_words::play::{Fact, Facts, Subject, TableSnapshot, UnitRef, UnitSnapshot};

use super::super::army::Model;
use super::super::turn::{Actor, Moment};
use super::duty::Duty;
use super::state::*;
use super::table::Table;
use super::view::beaten;
use drumhead_rules::snapshot::{id, id_but, name};

/// The state of a battle as facts.
pub(super) fn snapshot(table: Table<'_>) -> TableSnapshot {
    let (state, duties) = (table.state, table.duties());
    let mover = match (state.now.step.actor(), state.side_a) {
        (Actor::Both, _) | (_, None) => None,
        (Actor::A, side) => side,
        (Actor::B, side) => side.map(|side| 1 - side.min(1)),
    };
    TableSnapshot {
        turn: state.now.turn.into(),
        step: state.now.step.id().to_owned(),
        mover,
        beaten: beaten(table).into_iter().collect(),
        units: (state.units.iter())
            .map(|(unit, live)| (*unit, of(state, &duties, *unit, live)))
            .collect(),
        others: others(state, &duties),
    }
}

/// The table, the sides, the generals and the terrain.
fn others(state: &State, duties: &BTreeSet<Duty>) -> std::collections::BTreeMap<Subject, Facts> {
    let first = Fact::id(state.side_a.map(Subject::Side));
    let table = (Subject::Table, [("side_a", first)].into());
    let sides = (0_u8..).zip(state.initiative).map(|(side, roll)| {
        let owed = work(duties, |duty| {
            matches!(duty, Duty::Initiative { side: whose } | Duty::ChooseSide { side: whose }
                if *whose == side)
        });
        let facts = [
            ("initiative_roll", Fact::number(roll)),
            ("pending", Fact::ids(owed)),
        ];
        (Subject::Side(side), facts.into())
    });
    let generals = state.generals.iter().map(|(general, commander)| {
        let owed = work(duties, |duty| {
            matches!(duty, Duty::Mark { general: whose } | Duty::Danger { general: whose }
                if whose == general)
        });
        let with = match commander {
            Commander::With { unit } => Some(*unit),
            Commander::Alone | Commander::Lost => None,
        };
        let facts = [
            ("general", id(commander)),
            ("with", Fact::unit(with)),
            ("pending", Fact::ids(owed)),
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

/// The names of some of the work that this step demands.
fn work(duties: &BTreeSet<Duty>, which: impl Fn(&Duty) -> bool) -> Vec<String> {
    let some = duties.iter().filter(|duty| which(duty));
    some.map(called).collect()
}

/// What a piece of work is called: its kind, and the other unit that it is about.
fn called(duty: &Duty) -> String {
    let kind = duty.id();
    let about = |unit: &UnitRef| format!("{kind}:{}", Subject::Unit(*unit));
    match duty {
        Duty::Test { test, .. } => format!("{kind}_{}", test.id()),
        Duty::Flee { half: true, .. } => format!("{kind}_half"),
        Duty::Answer { charger, .. } => about(charger),
        Duty::Fight { enemy, .. } | Duty::Strike { enemy, .. } => about(enemy),
        Duty::Divide { blow } | Duty::Save { blow, .. } => about(&blow.from),
        Duty::GunHits { blow } => about(&blow.target),
        Duty::Initiative { .. }
        | Duty::ChooseSide { .. }
        | Duty::Pay { .. }
        | Duty::Recoil { .. }
        | Duty::Flee { .. }
        | Duty::Pursue { .. }
        | Duty::GoOn { .. }
        | Duty::Mark { .. }
        | Duty::Caught { .. }
        | Duty::Danger { .. }
        | Duty::Complete { .. }
        | Duty::Ditch { .. }
        | Duty::Recover { .. }
        | Duty::Whom { .. }
        | Duty::Share { .. } => kind.to_owned(),
    }
}

fn of(state: &State, duties: &BTreeSet<Duty>, unit: UnitRef, live: &UnitState) -> UnitSnapshot {
    let gone = match live.place {
        Place::Table => None,
        Place::Away { .. } => Some("away".to_owned()),
        Place::Gone { why } => name(&why),
    };
    let mut others = standing(live);
    others.extend(models(live));
    others.extend(moving(live));
    others.extend(charging(live));
    others.extend(fighting(state, unit, live));
    others.extend(arms(live));
    UnitSnapshot {
        gone,
        strength: live.groups.clone(),
        morale: name(&live.morale),
        contacts: live.contacts.iter().copied().collect(),
        pending: work(duties, |duty| duty.unit() == Some(unit)),
        others,
        ..UnitSnapshot::default()
    }
}

/// A moment as a player notes it: `2/fire_tests`.
fn moment(moment: Option<Moment>) -> Fact {
    Fact::id(moment.map(|it| format!("{}/{}", it.turn, it.step.id())))
}

/// Morale and disorder, and since when.
fn standing(live: &UnitState) -> Facts {
    let (moves, half_moves, since) = match live.morale {
        Morale::Good => (0, 0, None),
        Morale::Halted { since } | Morale::Shaken { since } => (0, 0, Some(since)),
        Morale::Routed { moves, half_moves } => (moves, half_moves, None),
    };
    let away = match live.place {
        Place::Away { since } => Some(since),
        Place::Table | Place::Gone { .. } => None,
    };
    [
        ("morale_since", moment(since)),
        ("rout_moves", Fact::Number(moves.into())),
        ("half_rout_moves", Fact::Number(half_moves.into())),
        ("disorder", id(&live.disorder.map(|it| it.cause))),
        ("disorder_since", moment(live.disorder.map(|it| it.since))),
        ("away_since", Fact::number(away)),
        ("routed_this_turn", Fact::Flag(live.turn.routed)),
        ("sniper", Fact::Flag(live.sniper)),
    ]
    .into()
}

fn models(live: &UnitState) -> Facts {
    let guns = [
        Model::VeryLightGun,
        Model::LightGun,
        Model::MediumGun,
        Model::HeavyGun,
        Model::OrganGun,
    ];
    let count = |model: &Model| u32::from(live.models.count(*model));
    let idle = live.idle;
    [
        ("guns", Fact::Numbers(guns.iter().map(count).collect())),
        ("limbers", Fact::Number(count(&Model::Limber))),
        ("wagons", Fact::Number(count(&Model::Wagon))),
        ("war_wagons", Fact::Number(count(&Model::WarWagon))),
        ("limbered", Fact::Flag(live.limbered)),
        ("crew", id_but(&Crew::AtGuns, &live.crew)),
        ("turns_since_fire", Fact::number(idle.map(|it| it.turns))),
        ("moved_since_fire", Fact::number(idle.map(|it| it.moved))),
        (
            "turns_since_fire_by_class",
            Fact::ids(live.idle_of.iter().map(|(class, idle)| {
                let turns = idle.map_or_else(|| "now".to_owned(), |it| it.turns.to_string());
                format!("{}:{turns}", name(class).unwrap_or_default())
            })),
        ),
    ]
    .into()
}

/// How it stands and what it has done with its move.
fn moving(live: &UnitState) -> Facts {
    [
        ("front", Fact::number(live.formation.front)),
        ("sleeve", Fact::number(live.formation.sleeve)),
        ("square", Fact::Flag(live.square)),
        ("mounted", Fact::Flag(live.mounted)),
        ("horses", id_but(&Horses::Ridden, &live.horses)),
        ("horse_holders", Fact::Number(live.horses.holders())),
        ("stakes", id_but(&Stakes::None, &live.stakes)),
        ("movement_debt", Fact::Number(live.debt.into())),
        ("recoils", Fact::Flag(live.recoils)),
        ("moved", id_but(&Moved::Stood, &live.turn.moved)),
        ("moved_last_turn", id_but(&Moved::Stood, &live.last.moved)),
        ("move_over", Fact::Flag(live.turn.done)),
        ("advanced", Fact::Flag(live.turn.advanced)),
        ("straight_run", Fact::Flag(live.turn.straight_run)),
        ("evaded", Fact::Flag(live.turn.evaded)),
        ("false_rout", Fact::Flag(live.turn.false_rout)),
        ("burst_through", Fact::Flag(live.turn.burst_through)),
        ("crossed_ditch", Fact::Flag(live.turn.crossed_ditch)),
        ("pay_asked", Fact::Flag(live.turn.pay_asked)),
        (
            "at",
            Fact::id(live.ground.map(|spot| {
                let stand = name(&spot.stand).unwrap_or_default();
                format!("{stand}:{}", Subject::Feature(spot.feature))
            })),
        ),
    ]
    .into()
}

/// Its charge and its pursuit.
fn charging(live: &UnitState) -> Facts {
    let charge = live.charge;
    let pursuit = live.pursuit;
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

/// Its shooting and its combat.
fn fighting(state: &State, unit: UnitRef, live: &UnitState) -> Facts {
    let shot = live.turn.shot;
    let fight = &live.fight;
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
            Fact::Numbers(live.turn.fired.map(u32::from).to_vec()),
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
        ("fought", Fact::Flag(live.turn.fought)),
        ("rounds", Fact::Number(fight.rounds.into())),
        ("rounds_in_all", Fact::Number(fight.in_all.into())),
        ("rounds_lost", Fact::Number(fight.lost.into())),
        ("lost_in_round", Fact::Number(fight.suffered)),
        ("inflicted_in_round", Fact::Number(fight.caused)),
    ]
    .into()
}

/// Hits that are not losses yet: who hit, the hits, and those that no save stopped.
fn waiting(key: &BlowKey, blow: &Blow) -> String {
    let unsaved = blow.unsaved.iter().map(|it| match it {
        Some(hits) => hits.to_string(),
        None => "-".to_owned(),
    });
    let unsaved: Vec<String> = unsaved.collect();
    format!(
        "{}:{}:{}",
        Subject::Unit(key.from),
        blow.hits,
        unsaved.join("/")
    )
}

/// Its bayonets and its dropped weapons.
fn arms(live: &UnitState) -> Facts {
    let weapons = |sets: &[super::super::weapons::WeaponSet]| {
        let names = sets.iter().flat_map(|set| set.iter());
        Fact::ids(names.filter_map(|weapon| name(&weapon)))
    };
    let bayonets = match live.plugs {
        Plugs::Out => None,
        Plugs::FrontRank => Some("front_rank"),
        Plugs::All => Some("all"),
    };
    [
        ("bayonets", Fact::id(bayonets)),
        ("weapons_gone", weapons(&live.dropped.gone)),
        ("weapons_laid_down", weapons(&live.dropped.laid)),
        ("rearmed", Fact::Flag(live.turn.rearmed)),
        ("leading_group", Fact::number(live.leads)),
    ]
    .into()
}
