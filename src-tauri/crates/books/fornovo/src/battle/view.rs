//! The turn and the units as they are shown.

use drumhead_words::play::{
    Arm, Gauge, GaugeMark, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::super::army::*;
use super::super::steadiness::{loss_marks, playing_grade};
use super::super::turn::{Actor, Phase, Step};
use super::name;
use super::state::*;
use super::table::Table;

/// The side without a unit that could still fight: it has lost.
pub(super) fn beaten(table: Table<'_>) -> Option<u8> {
    let fights = |side: u8| {
        let stays = |live: &UnitState| !live.sniper && !matches!(live.place, Place::Gone { .. });
        let mut units = table.state.units.iter();
        units.any(|(unit, live)| unit.side == side && stays(live))
    };
    [0_u8, 1].into_iter().find(|side| !fights(*side))
}

/// The steps of the turn, and before the first the set-up.
pub(super) fn track(table: Table<'_>) -> Vec<drumhead_words::play::Step> {
    let now = table.state.now.step;
    let steps = std::iter::once(Step::SetUp)
        .filter(|_| now == Step::SetUp)
        .chain(Step::TURN);
    steps
        .map(|step| drumhead_words::play::Step {
            id: step.id().to_owned(),
            phase: table.say(&format!("phase.{}", step.phase().id()), &[]),
            label: table.say(&format!("step.{}.label", step.id()), &[]),
            who: who(table, step.actor()),
            clause: step.clause().map(|clause| clause.as_str().to_owned()),
            state: match step.cmp(&now) {
                std::cmp::Ordering::Less => StepState::Done,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Later,
            },
        })
        .collect()
}

fn who(table: Table<'_>, actor: Actor) -> String {
    let side = match (actor, table.state.side_a) {
        (Actor::Both, _) => return table.say("who.both", &[]),
        (Actor::A, None) => return table.say("who.a", &[]),
        (Actor::B, None) => return table.say("who.b", &[]),
        (Actor::A, Some(side)) => side,
        (Actor::B, Some(side)) => 1 - side.min(1),
    };
    let side = table.setup.sides.get(usize::from(side));
    side.map_or_else(String::new, |side| side.name.clone())
}

pub(super) fn tag(table: Table<'_>, key: &str, tone: Tone, clause: Option<&str>) -> Tag {
    tag_with(table, key, tone, clause, &[])
}

/// A tag with these values in its label.
fn tag_with(
    table: Table<'_>,
    key: &str,
    tone: Tone,
    clause: Option<&str>,
    values: &[(&str, &str)],
) -> Tag {
    let about = format!("tag.{key}.about");
    Tag {
        label: table.say(&format!("tag.{key}.label"), values),
        about: table.words.has(&about).then(|| table.say(&about, &[])),
        clause: clause.map(str::to_owned),
        tone,
    }
}

/// A side with its units.
pub(super) fn side_view(table: Table<'_>, side: u8) -> SideView {
    let setup = table.setup.sides.get(usize::from(side));
    let mut tags = Vec::new();
    if let Some(a) = table.state.side_a {
        let key = if a == side { "side_a" } else { "side_b" };
        tags.push(tag(table, key, Tone::Plain, Some("F-6.01")));
    }
    if table.outgunned(side) {
        tags.push(tag(table, "outgunned", Tone::Bad, Some("F-8.02")));
    }
    // In the army's own order, which is the player's.
    let units = setup.into_iter().flat_map(|side| &side.army.units);
    SideView {
        side,
        name: setup.map_or_else(String::new, |side| side.name.clone()),
        tags,
        units: units
            .filter_map(|unit| card(table, UnitRef::new(side, unit.number.0)))
            .collect(),
    }
}

fn card(table: Table<'_>, unit: UnitRef) -> Option<UnitCard> {
    let (bought, live) = table.unit(unit)?;
    Some(UnitCard {
        unit,
        name: name(table, unit),
        arm: match bought.kind {
            Kind::Cavalry => Arm::Horse,
            Kind::Artillery => Arm::Guns,
            Kind::Infantry if live.mounted => Arm::Dragoons,
            Kind::Infantry => Arm::Foot,
        },
        about: about(table, bought),
        strength: strength(table, live),
        others: models(table, bought, live),
        morale: morale(table, live),
        tags: tags(table, unit, live),
        owes: false,
        gone: match live.place {
            Place::Table => None,
            Place::Away { .. } => Some(table.say("gone.away", &[])),
            Place::Gone { why } => Some(table.say(&format!("gone.{}", gone_id(why)), &[])),
        },
    })
}

/// The id of why a unit is gone, in the catalogue.
pub(super) const fn gone_id(why: Gone) -> &'static str {
    match why {
        Gone::Destroyed => "destroyed",
        Gone::Fled => "fled",
        Gone::Surrendered => "surrendered",
        Gone::Mutinied => "mutinied",
        Gone::Removed => "removed",
    }
}

fn about(table: Table<'_>, unit: &Unit) -> String {
    let troops = match unit.troops {
        TroopType::Regular => "regular",
        TroopType::Irregular => "irregular",
    };
    let grade = format!("{:?}", playing_grade(unit).grade);
    let order = match unit.order {
        Order::Close => "close",
        Order::Skirmish => "skirmish",
    };
    let kind = match unit.kind {
        Kind::Infantry => "infantry",
        Kind::Cavalry => "cavalry",
        Kind::Artillery => "artillery",
    };
    table.say(
        &format!("about.{kind}"),
        &[
            ("troops", &table.say(&format!("about.{troops}"), &[])),
            ("grade", &grade),
            ("order", &table.say(&format!("about.{order}"), &[])),
        ],
    )
}

fn strength(table: Table<'_>, live: &UnitState) -> Gauge {
    let marks = loss_marks(live.start, &table.rules.limits);
    let mark = |lost: Option<u32>, key: &str| {
        lost.map(|lost| GaugeMark {
            lost,
            label: table.say(key, &[]),
        })
    };
    Gauge {
        what: table.say("gauge.figures", &[]),
        now: live.figures(),
        start: live.start,
        marks: [
            mark(marks.exhausted, "gauge.exhausted"),
            mark(marks.shattered, "gauge.shattered"),
        ]
        .into_iter()
        .flatten()
        .collect(),
    }
}

fn models(table: Table<'_>, bought: &Unit, live: &UnitState) -> Vec<Gauge> {
    let of = |model: Model| {
        let start = u32::from(bought.models.count(model));
        (start > 0).then(|| Gauge {
            what: table.say(&format!("model.{}", model_id(model)), &[]),
            now: u32::from(live.models.count(model)),
            start,
            marks: Vec::new(),
        })
    };
    Model::ALL.into_iter().filter_map(of).collect()
}

/// The id of a model, in the catalogue.
pub(super) const fn model_id(model: Model) -> &'static str {
    match model {
        Model::VeryLightGun => "very_light_gun",
        Model::LightGun => "light_gun",
        Model::MediumGun => "medium_gun",
        Model::OrganGun => "organ_gun",
        Model::HeavyGun => "heavy_gun",
        Model::Limber => "limber",
        Model::Wagon => "wagon",
        Model::WarWagon => "war_wagon",
    }
}

/// The id of a morale, in the catalogue.
pub(super) const fn morale_id(morale: Morale) -> &'static str {
    match morale {
        Morale::Good => "good",
        Morale::Halted { .. } => "halted",
        Morale::Shaken { .. } => "shaken",
        Morale::Routed { .. } => "routed",
    }
}

fn morale(table: Table<'_>, live: &UnitState) -> Tag {
    let tone = match live.morale {
        Morale::Good => Tone::Good,
        Morale::Halted { .. } => Tone::Warn,
        Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
    };
    tag(table, morale_id(live.morale), tone, Some("F-5.10"))
}

fn tags(table: Table<'_>, unit: UnitRef, live: &UnitState) -> Vec<Tag> {
    let mut tags = Vec::new();
    if let Some(general) = table.state.general_with(unit) {
        tags.push(Tag {
            label: super::general_name(table, general),
            about: Some(table.say("tag.general.about", &[])),
            clause: Some("F-3.06".to_owned()),
            tone: Tone::Good,
        });
    }
    if let Some(disorder) = live.disorder {
        let cause = disorder_id(disorder.cause);
        tags.push(Tag {
            about: Some(table.say(&format!("disorder.{cause}"), &[])),
            ..tag(table, "disordered", Tone::Warn, Some("F-5.02"))
        });
    }
    if table.exhausted(live) {
        tags.push(tag(table, "exhausted", Tone::Bad, Some("F-5.05")));
    }
    tags.extend(engaged(table, live));
    if live.recoils || live.step.goes_back {
        // Marked as a round is lost, made as the next turn begins (F-6.02); from a charge that failed at once.
        let due = table.state.now.step.phase() == Phase::Rally || live.step.goes_back;
        let when = if due { "recoils_now" } else { "recoils" };
        tags.push(tag(table, when, Tone::Warn, Some("F-8.36")));
    }
    tags.extend(standing(table, unit, live));
    tags
}

/// A tag that names another unit.
fn tag_of(table: Table<'_>, key: &str, tone: Tone, clause: Option<&str>, other: &str) -> Tag {
    tag_with(table, key, tone, clause, &[("unit", other)])
}

/// The enemies that it goes at, and that it fights.
fn engaged(table: Table<'_>, live: &UnitState) -> Vec<Tag> {
    let pursues = live.pursuit.map(|pursuit| {
        let target = name(table, pursuit.target);
        tag_of(table, "pursues", Tone::Warn, Some("F-7.57"), &target)
    });
    // A charge that failed is over, though it is remembered until the turn ends.
    let charge = live.charge.filter(|it| it.stage != ChargeStage::Failed);
    let charges = charge.map(|charge| {
        let target = name(table, charge.target);
        tag_of(table, "charges", Tone::Plain, Some("F-7.37"), &target)
    });
    let fights = live.contacts.iter();
    let fights =
        fights.map(|enemy| tag_of(table, "fights", Tone::Plain, None, &name(table, *enemy)));
    pursues.into_iter().chain(charges).chain(fights).collect()
}

/// How it stands, and with what.
fn standing(table: Table<'_>, unit: UnitRef, live: &UnitState) -> Vec<Tag> {
    let tagged = |flags: &[(bool, &str, Tone, &str)]| -> Vec<Tag> {
        let so = flags.iter().filter(|(so, ..)| *so);
        so.map(|(_, key, tone, clause)| tag(table, key, *tone, Some(clause)))
            .collect()
    };
    let mut tags = tagged(&[
        (live.limbered, "limbered", Tone::Plain, "F-7.33"),
        (table.on_the_road(unit), "hitched", Tone::Plain, "F-2.64"),
        (live.sniper, "sniper", Tone::Plain, "F-2.50"),
    ]);
    if let Some((site, _)) = table.at(unit) {
        let ground = [("ground", site.feature.name.as_str())];
        tags.push(tag_with(
            table,
            "ground",
            Tone::Plain,
            Some("F-11.14"),
            &ground,
        ));
    }
    let held = matches!(live.horses, Horses::Held { .. });
    // Of routers neither matters any more.
    let stands = !live.routs();
    let planted = stands && live.stakes == Stakes::Planted;
    let in_front = stands && live.plugs == Plugs::FrontRank;
    let fixed = stands && live.plugs == Plugs::All;
    let rides = table.unit(unit);
    let rides = rides.is_some_and(|(bought, live)| bought.is_mounted_infantry() && live.mounted);
    tags.extend(tagged(&[
        (rides, "mounted", Tone::Plain, "F-7.34"),
        (live.debt > 0, "debt", Tone::Warn, "F-7.27"),
        (held, "horses_held", Tone::Plain, "F-7.34"),
        (live.crew == Crew::Away, "crew_away", Tone::Bad, "F-7.17"),
        (planted, "stakes", Tone::Plain, "F-2.65"),
        (in_front, "bayonets_in_front", Tone::Plain, "F-2.67"),
        (fixed, "bayonets", Tone::Plain, "F-2.67"),
        (live.square, "square", Tone::Plain, "F-7.26"),
    ]));
    tags
}

/// The id of a cause of disorder, in the catalogue.
pub(super) const fn disorder_id(cause: DisorderCause) -> &'static str {
    match cause {
        DisorderCause::Terrain => "terrain",
        DisorderCause::Manoeuvre => "manoeuvre",
        DisorderCause::Formation => "formation",
        DisorderCause::RoutOrPursuit => "rout_or_pursuit",
        DisorderCause::Combat => "combat",
        DisorderCause::BurstThrough => "burst_through",
        DisorderCause::Interpenetration => "interpenetration",
        DisorderCause::MissedCharge => "missed_charge",
        DisorderCause::Rallied => "rallied",
        DisorderCause::Exhausted => "exhausted",
        DisorderCause::Table => "table",
    }
}
