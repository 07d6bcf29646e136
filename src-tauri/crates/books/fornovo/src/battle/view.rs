//! The turn and the units, as shown on screen.

use drumhead_vocabulary::play::{
    Arm, Gauge, GaugeMark, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::position::Position;
use super::state::*;
use super::{name, side_name};
use crate::army::*;
use crate::steadiness::{loss_marks, playing_grade};
use crate::turn::{Actor, Phase, Step};

/// Returns the side that has lost: none of its units is able to fight.
pub(super) fn beaten(position: Position<'_>) -> Option<u8> {
    let fights = |side: u8| {
        let stays = |state: &UnitState| !state.sniper && !matches!(state.place, Place::Gone { .. });
        let mut units = position.state.of_side(side);
        units.any(|(_, state)| stays(state))
    };
    [0_u8, 1].into_iter().find(|side| !fights(*side))
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
    let side = match (actor, position.state.side_a) {
        (Actor::Both, _) => return position.say("who.both", &[]),
        (Actor::A, None) => return position.say("who.a", &[]),
        (Actor::B, None) => return position.say("who.b", &[]),
        (Actor::A, Some(side)) => side,
        (Actor::B, Some(side)) => 1 - side.min(1),
    };
    side_name(position, side)
}

pub(super) fn tag(position: Position<'_>, key: &str, tone: Tone, clause: Option<&str>) -> Tag {
    tag_with(position, key, tone, clause, &[])
}

/// Returns a tag with these values in its label.
fn tag_with(
    position: Position<'_>,
    key: &str,
    tone: Tone,
    clause: Option<&str>,
    values: &[(&str, &str)],
) -> Tag {
    let about = format!("tag.{key}.about");
    Tag {
        label: position.say(&format!("tag.{key}.label"), values),
        about: position
            .words
            .has(&about)
            .then(|| position.say(&about, &[])),
        clause: clause.map(str::to_owned),
        tone,
    }
}

/// Returns a side with its units.
pub(super) fn side_view(position: Position<'_>, side: u8) -> SideView {
    let setup = position.setup.sides.get(usize::from(side));
    let mut tags = Vec::new();
    if let Some(a) = position.state.side_a {
        let key = if a == side { "side_a" } else { "side_b" };
        tags.push(tag(position, key, Tone::Plain, Some("F-6.01")));
    }
    if position.outgunned(side) {
        tags.push(tag(position, "outgunned", Tone::Bad, Some("F-8.02")));
    }
    // In the army's order, which the player chose.
    let units = setup.into_iter().flat_map(|side| &side.army.units);
    SideView {
        side,
        name: side_name(position, side),
        tags,
        units: units
            .filter_map(|unit| card(position, UnitRef::new(side, unit.number.0)))
            .collect(),
    }
}

fn card(position: Position<'_>, unit: UnitRef) -> Option<UnitCard> {
    let (bought, state) = position.unit(unit)?;
    Some(UnitCard {
        unit,
        name: name(position, unit),
        arm: match bought.kind {
            Kind::Cavalry => Arm::Horse,
            Kind::Artillery => Arm::Guns,
            Kind::Infantry if state.mounted => Arm::Dragoons,
            Kind::Infantry => Arm::Foot,
        },
        about: about(position, bought),
        strength: strength(position, state),
        others: models(position, bought, state),
        morale: morale(position, state),
        tags: tags(position, unit, state),
        owes: false,
        gone: match state.place {
            Place::Table => None,
            Place::Away { .. } => Some(position.say("gone.away", &[])),
            Place::Gone { why } => Some(position.say(&format!("gone.{}", why.id()), &[])),
        },
    })
}

fn about(position: Position<'_>, unit: &Unit) -> String {
    let (troops, order, kind) = (unit.troops.id(), unit.order.id(), unit.kind.id());
    let grade = format!("{:?}", playing_grade(unit).grade);
    position.say(
        &format!("about.{kind}"),
        &[
            ("troops", &position.say(&format!("about.{troops}"), &[])),
            ("grade", &grade),
            ("order", &position.say(&format!("about.{order}"), &[])),
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
    let what = position.say("gauge.figures", &[]);
    Gauge {
        marks: [
            mark(marks.exhausted, "gauge.exhausted"),
            mark(marks.shattered, "gauge.shattered"),
        ]
        .into_iter()
        .flatten()
        .collect(),
        ..Gauge::new(what, state.figures(), state.start)
    }
}

fn models(position: Position<'_>, bought: &Unit, state: &UnitState) -> Vec<Gauge> {
    let of = |model: Model| {
        let start = u32::from(bought.models.count(model));
        let what = position.say(&format!("model.{}", model.id()), &[]);
        (start > 0).then(|| Gauge::new(what, state.models.count(model).into(), start))
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

fn morale(position: Position<'_>, state: &UnitState) -> Tag {
    let tone = match state.morale {
        Morale::Good => Tone::Good,
        Morale::Halted { .. } => Tone::Warn,
        Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
    };
    tag(position, morale_id(state.morale), tone, Some("F-5.10"))
}

fn tags(position: Position<'_>, unit: UnitRef, state: &UnitState) -> Vec<Tag> {
    let mut tags = Vec::new();
    if let Some(general) = position.state.general_with(unit) {
        tags.push(Tag {
            label: super::general_name(position, general),
            about: Some(position.say("tag.general.about", &[])),
            clause: Some("F-3.06".to_owned()),
            tone: Tone::Good,
        });
    }
    if let Some(disorder) = state.disorder {
        let cause = disorder.cause.id();
        tags.push(Tag {
            about: Some(position.say(&format!("disorder.{cause}"), &[])),
            ..tag(position, "disordered", Tone::Warn, Some("F-5.02"))
        });
    }
    if position.exhausted(state) {
        tags.push(tag(position, "exhausted", Tone::Bad, Some("F-5.05")));
    }
    tags.extend(engaged(position, state));
    if state.recoils || state.step.goes_back {
        // The recoil after a lost round is made when the next turn begins (F-6.02); the recoil of a
        // failed charge is made at once.
        let due = position.state.now.step.phase() == Phase::Rally || state.step.goes_back;
        let when = if due { "recoils_now" } else { "recoils" };
        tags.push(tag(position, when, Tone::Warn, Some("F-8.36")));
    }
    tags.extend(standing(position, unit, state));
    tags
}

/// Returns a tag that names another unit.
fn tag_of(position: Position<'_>, key: &str, tone: Tone, clause: Option<&str>, other: &str) -> Tag {
    tag_with(position, key, tone, clause, &[("unit", other)])
}

/// Returns the enemies that the unit charges, pursues or fights.
fn engaged(position: Position<'_>, state: &UnitState) -> Vec<Tag> {
    let pursues = state.pursuit.map(|pursuit| {
        let target = name(position, pursuit.target);
        tag_of(position, "pursues", Tone::Warn, Some("F-7.57"), &target)
    });
    // A failed charge is over, though it is stored until the turn ends.
    let charge = state.charge.filter(|it| it.stage != ChargeStage::Failed);
    let charges = charge.map(|charge| {
        let target = name(position, charge.target);
        tag_of(position, "charges", Tone::Plain, Some("F-7.37"), &target)
    });
    let fights = state.contacts.iter();
    pursues
        .into_iter()
        .chain(charges)
        .chain(fights.map(|enemy| {
            tag_of(
                position,
                "fights",
                Tone::Plain,
                None,
                &name(position, *enemy),
            )
        }))
        .collect()
}

/// Returns the unit's formation and equipment.
fn standing(position: Position<'_>, unit: UnitRef, state: &UnitState) -> Vec<Tag> {
    let tagged = |flags: &[(bool, &str, Tone, &str)]| -> Vec<Tag> {
        let so = flags.iter().filter(|(so, ..)| *so);
        so.map(|(_, key, tone, clause)| tag(position, key, *tone, Some(clause)))
            .collect()
    };
    let mut tags = tagged(&[
        (
            position.is_limbered(unit),
            "limbered",
            Tone::Plain,
            "F-7.33",
        ),
        (position.on_the_road(unit), "hitched", Tone::Plain, "F-2.64"),
        (state.sniper, "sniper", Tone::Plain, "F-2.50"),
    ]);
    if let Some((site, _)) = position.at(unit) {
        let ground = [("ground", site.feature.name.as_str())];
        tags.push(tag_with(
            position,
            "ground",
            Tone::Plain,
            Some("F-11.14"),
            &ground,
        ));
    }
    let held = matches!(state.horses, Horses::Held { .. });
    // Square and limbers do not matter for routing units.
    let stands = !state.routs();
    let planted = stands && state.stakes == Stakes::Planted;
    let in_front = stands && state.plugs == Plugs::FrontRank;
    let fixed = stands && state.plugs == Plugs::All;
    let rides = position
        .unit(unit)
        .is_some_and(|(bought, state)| bought.is_mounted_infantry() && state.mounted);
    tags.extend(tagged(&[
        (rides, "mounted", Tone::Plain, "F-7.34"),
        (state.debt > 0, "debt", Tone::Warn, "F-7.27"),
        (held, "horses_held", Tone::Plain, "F-7.34"),
        (state.crew == Crew::Away, "crew_away", Tone::Bad, "F-7.17"),
        (planted, "stakes", Tone::Plain, "F-2.65"),
        (in_front, "bayonets_in_front", Tone::Plain, "F-2.67"),
        (fixed, "bayonets", Tone::Plain, "F-2.67"),
        (state.square, "square", Tone::Plain, "F-7.26"),
    ]));
    tags
}
