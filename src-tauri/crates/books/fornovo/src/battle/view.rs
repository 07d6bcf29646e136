//! The turn and the units, as shown on screen.

use drumhead_rules::data::catalogue::Form;
use drumhead_rules::frame::{Names as _, gauge, tag, tag_in};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{
    Arm, Gauge, GaugeMark, PrintedCard, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::position::Position;
use super::state::*;
use super::{Battle, name, position, side_name};
use crate::army::*;
use crate::clauses::{
    BEATEN, CHARGES, CREW, DEBT, DISORDERED, EXHAUSTED, GENERAL, HORSES, INITIATIVE,
    KINDS_OF_GROUND, LIMBERED, MORALE, OUTGUNNED, PLUGS, PURSUES, SNIPERS, SQUARE, STAKES, WAGONS,
};
use crate::steadiness::{loss_marks, playing_grade};
use crate::turn::{Actor, Phase, Step};

/// Returns the sides that have lost: all their units, except snipers, are out of the battle.
pub(super) fn beaten(position: Position<'_>) -> Vec<u8> {
    let fights = |side: u8| {
        let stays = |state: &UnitState| !state.sniper && !matches!(state.place, Place::Gone { .. });
        let mut units = position.state.of_side(side);
        units.any(|(_, state)| stays(state))
    };
    let lost = [0_u8, 1].into_iter().filter(|side| !fights(*side));
    lost.collect()
}

/// Returns the steps of the turn; before the first turn, the set-up as well.
pub(super) fn track(position: Position<'_>) -> Vec<drumhead_vocabulary::play::Step> {
    let now = position.state.now.step;
    let steps = std::iter::once(Step::SetUp)
        .filter(|_| now == Step::SetUp)
        .chain(Step::TURN);
    steps
        .map(|step| drumhead_vocabulary::play::Step {
            id: step.id().to_owned(),
            phase: position.say(&format!("phase.{}", step.phase().id()), &[]),
            label: position.say(&format!("step.{}.label", step.id()), &[]),
            who: who(position, step.actor()),
            clause: step.clause().map(|clause| clause.as_str().to_owned()),
            state: match step.cmp(&now) {
                std::cmp::Ordering::Less => StepState::Done,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Later,
            },
        })
        .collect()
}

fn who(position: Position<'_>, actor: Actor) -> String {
    if let Some(side) = actor.side(position.state.side_a) {
        return side_name(position, side);
    }
    let who = match actor {
        Actor::Both => "who.both",
        Actor::A => "who.a",
        Actor::B => "who.b",
    };
    position.say(who, &[])
}

/// Returns a side with its units.
pub(super) fn side_view(battle: &Battle, side: u8) -> SideView {
    let position = position(battle);
    let setup = position.setup.sides.get(usize::from(side));
    let mut tags = Vec::new();
    if let Some(a) = position.state.side_a {
        let key = if a == side { "side_a" } else { "side_b" };
        tags.push(tag(battle, key, INITIATIVE, Tone::Plain, &[]));
    }
    if position.outgunned(side) {
        tags.push(outgunned(battle));
    }
    // The units are in the army's order, which the player chose.
    let units = setup.into_iter().flat_map(|side| &side.army.units);
    SideView {
        side,
        name: battle.side_name(side).to_owned(),
        tags,
        units: units
            .filter_map(|unit| card(battle, UnitRef::new(side, unit.number.0)))
            .collect(),
    }
}

/// Returns the tag of an outgunned side.
pub(super) fn outgunned(battle: &Battle) -> Tag {
    tag(battle, "outgunned", OUTGUNNED, Tone::Bad, &[])
}

fn card(battle: &Battle, unit: UnitRef) -> Option<UnitCard> {
    let position = position(battle);
    let (bought, state) = position.unit(unit)?;
    let gone = |form: Form| {
        let why = match state.place {
            Place::Table => return None,
            Place::Away { .. } => "away",
            Place::Gone { why } => why.id(),
        };
        Some(position.say(&form.key(&format!("gone.{why}")), &[]))
    };
    let about = about(position, bought);
    let printed = PrintedCard {
        about: about.clone(),
        state: gone(Form::Start).unwrap_or_else(|| morale(battle, state, Form::Start).label),
    };
    Some(UnitCard {
        unit,
        name: name(position, unit),
        arm: match bought.kind {
            Kind::Cavalry => Arm::Horse,
            Kind::Artillery => Arm::Guns,
            Kind::Infantry if state.mounted => Arm::Dragoons,
            Kind::Infantry => Arm::Foot,
        },
        about,
        strength: strength(position, state),
        others: models(position, bought, state),
        morale: morale(battle, state, Form::Within),
        tags: tags(battle, unit, state),
        to_do: false,
        gone: gone(Form::Within),
        printed,
    })
}

fn about(position: Position<'_>, unit: &Unit) -> String {
    let key = |id: &str| ["about.", id].concat();
    let word = |id: &str| position.words.get(&key(id));
    position.say(
        &key(unit.kind.id()),
        &[
            ("troops", word(unit.troops.id())),
            ("grade", playing_grade(unit).grade.id()),
            ("order", word(unit.order.id())),
        ],
    )
}

fn strength(position: Position<'_>, state: &UnitState) -> Gauge {
    let marks = loss_marks(state.start, &position.rules.limits);
    let mark = |lost: Option<u32>, key: &str| {
        lost.map(|lost| GaugeMark {
            lost,
            label: position.say(key, &[]),
        })
    };
    Gauge {
        marks: [
            mark(marks.exhausted, "gauge.exhausted"),
            mark(marks.shattered, "gauge.shattered"),
        ]
        .into_iter()
        .flatten()
        .collect(),
        ..gauge(
            position.words,
            "gauge.figures",
            state.figures(),
            state.start,
        )
    }
}

fn models(position: Position<'_>, bought: &Unit, state: &UnitState) -> Vec<Gauge> {
    let of = |model: Model| {
        let start = u32::from(bought.models.count(model));
        (start > 0).then(|| {
            let label = format!("model.{}", model.id());
            let now = state.models.count(model).into();
            gauge(position.words, &label, now, start)
        })
    };
    Model::ALL.into_iter().filter_map(of).collect()
}

/// Returns the id of the morale in the catalogue.
pub(super) const fn morale_id(morale: Morale) -> &'static str {
    match morale {
        Morale::Good => "good",
        Morale::Halted { .. } => "halted",
        Morale::Shaken { .. } => "shaken",
        Morale::Routed { .. } => "routed",
    }
}

fn morale(battle: &Battle, state: &UnitState, form: Form) -> Tag {
    let tone = match state.morale {
        Morale::Good => Tone::Good,
        Morale::Halted { .. } => Tone::Warn,
        Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
    };
    tag_in(battle, form, morale_id(state.morale), MORALE, tone, &[])
}

fn tags(battle: &Battle, unit: UnitRef, state: &UnitState) -> Vec<Tag> {
    let position = position(battle);
    let mut tags = Vec::new();
    if let Some(general) = position.state.general_with(unit) {
        tags.push(Tag {
            label: super::general_name(position, general),
            about: Some(position.say("tag.general_about", &[])),
            clause: Some(GENERAL.as_str().to_owned()),
            tone: Tone::Good,
        });
    }
    if let Some(disorder) = state.disorder {
        let cause = disorder.cause.id();
        tags.push(Tag {
            about: Some(position.say(&format!("disorder.{cause}"), &[])),
            ..tag(battle, "disordered", DISORDERED, Tone::Warn, &[])
        });
    }
    if position.exhausted(state) {
        tags.push(tag(battle, "exhausted", EXHAUSTED, Tone::Bad, &[]));
    }
    tags.extend(engaged(battle, state));
    if state.recoils || state.step.goes_back {
        // The recoil after a lost round is made when the next turn begins (F-6.02); the recoil from
        // a failed charge is made at once.
        let due = position.state.now.step.phase() == Phase::Rally || state.step.goes_back;
        let when = if due { "recoils_now" } else { "recoils" };
        tags.push(tag(battle, when, BEATEN, Tone::Warn, &[]));
    }
    tags.extend(standing(battle, unit, state));
    tags
}

/// Returns tags for the enemies that the unit charges, pursues or fights.
fn engaged(battle: &Battle, state: &UnitState) -> Vec<Tag> {
    let of = |key, clause: Option<ClauseId>, tone, unit: UnitRef| {
        tag(battle, key, clause, tone, &[("unit", unit.into())])
    };
    let pursues = state
        .pursuit
        .map(|pursuit| of("pursues", Some(PURSUES), Tone::Warn, pursuit.target));
    // A failed charge is over, though it is stored until the turn ends.
    let charge = state.charge.filter(|it| it.stage != ChargeStage::Failed);
    let charges = charge.map(|charge| of("charges", Some(CHARGES), Tone::Plain, charge.target));
    let fights = state.contacts.iter();
    let fights = fights.map(|enemy| of("fights", None, Tone::Plain, *enemy));
    pursues.into_iter().chain(charges).chain(fights).collect()
}

/// Returns tags for the unit's terrain, formation and equipment.
fn standing(battle: &Battle, unit: UnitRef, state: &UnitState) -> Vec<Tag> {
    let position = position(battle);
    let tagged = |flags: &[(bool, &str, Tone, ClauseId)]| -> Vec<Tag> {
        let so = flags.iter().filter(|(so, ..)| *so);
        so.map(|(_, key, tone, clause)| tag(battle, key, *clause, *tone, &[]))
            .collect()
    };
    let limbered = position.is_limbered(unit);
    let mut tags = tagged(&[
        (limbered, "limbered", Tone::Plain, LIMBERED),
        (position.on_the_road(unit), "hitched", Tone::Plain, WAGONS),
        (state.sniper, "sniper", Tone::Plain, SNIPERS),
    ]);
    if let Some((site, _)) = position.at(unit) {
        let ground = [("ground", position.called(site).into())];
        tags.push(tag(battle, "ground", KINDS_OF_GROUND, Tone::Plain, &ground));
    }
    let held = matches!(state.horses, Horses::Held { .. });
    // A routing unit's stakes and bayonets do not matter.
    let in_control = !state.routs();
    let planted = in_control && state.stakes == Stakes::Planted;
    let in_front = in_control && state.plugs == Plugs::FrontRank;
    let fixed = in_control && state.plugs == Plugs::All;
    let rides = position
        .unit(unit)
        .is_some_and(|(bought, state)| bought.is_mounted_infantry() && state.mounted);
    tags.extend(tagged(&[
        (rides, "mounted", Tone::Plain, HORSES),
        (state.debt > 0, "debt", Tone::Warn, DEBT),
        (held, "horses_held", Tone::Plain, HORSES),
        (state.crew == Crew::Away, "crew_away", Tone::Bad, CREW),
        (planted, "stakes", Tone::Plain, STAKES),
        (in_front, "bayonets_in_front", Tone::Plain, PLUGS),
        (fixed, "bayonets", Tone::Plain, PLUGS),
        (state.square, "square", Tone::Plain, SQUARE),
    ]));
    tags
}
