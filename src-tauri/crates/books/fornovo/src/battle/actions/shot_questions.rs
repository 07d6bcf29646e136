//! What only the players can tell of a shot.

use super::super::super::shooting::{self, Band, Shooters};
use super::super::super::terrain::{self, FeatureKind, SightLine};
use super::super::prelude::*;
use drumhead_rules::frame::nothing;
use drumhead_words::Length;
use drumhead_words::play::Scalar;

/// One of these answers, which the catalogue calls `answer.<words>.<id>`.
fn one_of(words: &str, ids: &[&str]) -> Vec<Choice> {
    let choice = |id: &&str| named(id, message(format!("answer.{words}.{id}")));
    ids.iter().map(choice).collect()
}

/// Cover, as the ground has it that the desk knows of, or as the players see it.
pub(super) fn cover() -> Answer {
    let known = std::iter::once(nothing("answer.cover.known"));
    let seen = one_of("cover", &["none", "soft", "hard"]);
    Answer::One(known.chain(seen).collect())
}

/// The sides of a unit that can be shot at.
fn sides() -> Vec<Choice> {
    one_of("shot_side", &["front", "left", "right", "rear"])
}

/// Which side of the target is shot at.
pub(super) fn side() -> Question {
    asks("told/side", "shot_side", Answer::One(sides()))
}

/// How far the target is, in the bands that such shooters have.
pub(super) fn range(table: Table<'_>, path: &str, shooters: &Shooters, far: bool) -> Question {
    let ranges = shooting::ranges(shooters, table.setup.scale, table.rules);
    let bands = ranges
        .into_iter()
        .filter(|(band, _)| far || *band == Band::Close);
    let choices = bands.map(|(band, length)| {
        let label = match band {
            Band::Close => "answer.range.close",
            Band::Far => "answer.range.far",
        };
        let label = message(label).with("inches", length.to_string());
        choice(Scalar::YesNo(band == Band::Close), label)
    });
    asks(path, "range", Answer::One(choices.collect()))
}

/// The order in which enemies are shot at (F-9.13): of guns, those that shot at them come before
/// others.
pub(super) fn priority(table: Table<'_>, arm: Arm) -> Message {
    let [any, near] = shooting::priority_distances(table.setup.scale, table.rules);
    let order = match arm {
        Arm::Group { .. } => "priority.figures",
        Arm::Guns { .. } => "priority.guns",
    };
    let order = message(order).with("any", any.to_string());
    order.with("near", near.to_string())
}

/// How many figures or guns of so many shoot.
pub(super) fn shooters(path: &str, arm: Arm, most: u32) -> Question {
    let most = i32::try_from(most).unwrap_or(i32::MAX);
    let asked = match arm {
        Arm::Group { .. } => "figures",
        Arm::Guns { .. } => "guns",
    };
    asks(path, asked, Answer::Number { least: 1, most })
}

/// How many inches the face is long from which a garrison shoots; a shorter one has no die (F-11.15).
pub(super) fn face(table: Table<'_>) -> Question {
    let a_die = table.rules.ground.block_fire.a_die.at(table.setup.scale);
    let least = i32::try_from(a_die.sections(Length::inches(1))).unwrap_or(1);
    asks("told/front", "face", Answer::Number { least, most: 60 })
}

/// Which ranks shoot of a group that is trained to salvee (F-9.35).
pub(super) fn salvee(table: Table<'_>, unit: UnitRef, arm: Arm) -> Option<Question> {
    let Arm::Group { group, .. } = arm else {
        return None;
    };
    let (bought, _) = table.unit(unit)?;
    let trained = bought.groups.get(usize::from(group))?.salvee;
    let free: &[&str] = if table.front_plugged(unit, group) {
        &["second"]
    } else {
        &["both", "first", "second"]
    };
    trained.then(|| asks("told/ranks", "ranks", Answer::One(one_of("ranks", free))))
}

/// Which friend in the danger zone is shot at, of those that can be, and how the one that is `met`
/// (F-9.16). The fields are `<at>friend` and so on.
pub(super) fn friends(
    table: Table<'_>,
    (unit, met): (UnitRef, Option<UnitRef>),
    (at, asked): (&str, &'static str),
    shot: impl Fn(UnitRef, bool) -> bool,
) -> Vec<Question> {
    let mut friends = on_table_of(table, unit.side);
    friends.retain(|friend| *friend != unit && shot(*friend, true));
    if friends.is_empty() {
        return Vec::new();
    }
    let choices = friends
        .into_iter()
        .map(|friend| unit_choice(friend, friend));
    let choices = std::iter::once(nothing("answer.nobody")).chain(choices);
    let friend = asks(
        &format!("{at}friend"),
        asked,
        Answer::One(choices.collect()),
    );
    let Some(met) = met else {
        return vec![friend];
    };
    let of_friend = |key: &'static str, choices: Vec<Choice>| {
        let as_target = std::iter::once(nothing("answer.friend.as_target"));
        let answer = Answer::One(as_target.chain(choices).collect());
        asks(&format!("{at}{key}"), key, answer)
    };
    let close = choice(Scalar::YesNo(true), message("answer.friend.close"));
    let far = shot(met, false);
    let beyond = far.then(|| choice(Scalar::YesNo(false), message("answer.friend.far")));
    let close = std::iter::once(close).chain(beyond).collect();
    let close = of_friend("friend_close", close);
    let side = of_friend("friend_side", sides());
    vec![friend, close, side]
}

/// The units of a side that are on the table.
pub(super) fn on_table_of(table: Table<'_>, side: u8) -> Vec<UnitRef> {
    let units = table.state.units.iter();
    let on_table = units.filter(|(unit, live)| unit.side == side && live.on_table());
    on_table.map(|(unit, _)| *unit).collect()
}

/// The same question, with what the players look at before an enemy counts as seen.
pub(super) fn in_sight(table: Table<'_>, asked: Question) -> Question {
    let about = table.state.ground.values().map(|site| site.feature.kind);
    let about: Vec<FeatureKind> = about.collect();
    let lines = terrain::sight(&about, table.setup.scale, table.rules);
    let line = |line: &SightLine| {
        let inches = line.inches.map(|inches| inches.to_string());
        message(format!("sight.{}", line.id)).with("inches", inches.unwrap_or_default())
    };
    let hints = asked.hint.clone().into_iter();
    let hints = hints.chain(lines.iter().map(line)).collect();
    asked.hint(bare(Value::List(hints, " ")))
}
