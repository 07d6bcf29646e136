//! The questions about a shot.

use super::choices::{self, also_hinted};
use crate::battle::ground::Stand;
use crate::battle::prelude::*;
use crate::shooting::{self, Band, Shooters};
use drumhead_rules::frame::nothing;
use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::Scalar;

/// Returns the answers about cover: from the known terrain, or as observed.
pub(super) fn cover() -> Answer {
    let known = std::iter::once(nothing("answer.cover.known"));
    let seen = choices("cover", &["none", "soft", "hard"]);
    Answer::One(known.chain(seen).collect())
}

/// Returns the sides of a unit at which enemies may shoot.
fn sides() -> Vec<Choice> {
    choices("shot_side", &["front", "left", "right", "rear"])
}

/// Whether the side from which fire comes matters for this target: it has a flank and a rear, or
/// cover only in front.
fn side_matters(position: Position<'_>, target: UnitRef) -> bool {
    let behind = position.at(target).map(|(_, stand)| stand) == Some(Stand::Behind);
    // A sniper takes no test, has no shield and dies of any hit that it does not save.
    behind || !(position.is_all_front(target) || position.is_sniper(target))
}

/// Returns the question about the side of the target at which the unit shoots, if the side matters.
pub(super) fn side(position: Position<'_>, target: UnitRef) -> Option<Question> {
    let side = || asks("observed/side", "shot_side", Answer::One(sides()));
    side_matters(position, target).then(side)
}

/// Returns the question about the distance to the target, in the range bands of these shooters:
/// close range, and the other bands if `far` is true. Terrain may limit the range to `most`.
pub(super) fn range(
    position: Position<'_>,
    path: &str,
    shooters: &Shooters,
    (far, most): (bool, Option<Length>),
) -> Question {
    let ranges = shooting::ranges(shooters, position.setup.scale, position.rules);
    let bands = ranges
        .into_iter()
        .filter(|(band, _)| far || *band == Band::Close);
    let choices = bands.map(|(band, length)| {
        let label = match band {
            Band::Close => "answer.range.close",
            Band::Far => "answer.range.far",
        };
        let length = most.map_or(length, |most| length.min(most));
        let label = message(label).with("inches", length.to_string());
        choice(Scalar::YesNo(band == Band::Close), label)
    });
    asks(path, "range", Answer::One(choices.collect()))
}

/// Returns the question about the target.
pub(super) fn target(position: Position<'_>, arm: Arm, targets: &[UnitRef]) -> Question {
    let targets = targets.iter().map(|target| unit_choice(*target, *target));
    let asked = asks("target", "shot_at", Answer::One(targets.collect())).by(PRIORITY);
    also_hinted(asked, [priority(position, arm), message("shot.over")])
}

/// Returns the hint about the order in which enemies are shot at (F-9.13). Guns prefer enemy guns
/// that shot at them.
fn priority(position: Position<'_>, arm: Arm) -> Message {
    let [any, near] = shooting::priority_distances(position.setup.scale, position.rules);
    let order = match arm {
        Arm::Group { .. } => "priority.figures",
        Arm::Guns { .. } => "priority.guns",
    };
    let order = message(order).with("any", any.to_string());
    order.with("near", near.to_string())
}

/// Returns the hint about the width of a gap between friends or obstacles (F-9.15).
pub(super) fn gap(position: Position<'_>, arm: Arm) -> Message {
    let rows = &position.rules.shooting.distance;
    let (through, row) = match arm {
        Arm::Group { .. } => ("shot.gap.figure", rows.gap_a_figure),
        Arm::Guns { .. } => ("shot.gap.gun", rows.gap_a_gun),
    };
    let width = row.length.at(position.setup.scale);
    message(through).with("inches", width.to_string())
}

/// Returns the question about the number of figures or guns that shoot.
pub(super) fn shooters(position: Position<'_>, path: &str, arm: Arm, most: u32) -> Question {
    let most = i32::try_from(most).unwrap_or(i32::MAX);
    let asked = match arm {
        Arm::Group { .. } => "figures",
        Arm::Guns { .. } => "guns",
    };
    let asked = asks(path, asked, Answer::Number { least: 1, most });
    also_hinted(asked, [gap(position, arm)])
}

/// Returns the question about the length, in inches, of the face from which a garrison shoots. The
/// least answer is the length for one die (F-11.15).
pub(super) fn face(position: Position<'_>) -> Question {
    let a_die = position
        .rules
        .ground
        .block_fire
        .a_die
        .at(position.setup.scale);
    let least = i32::try_from(a_die.sections(Length::inches(1))).unwrap_or(1);
    let length = Answer::Number { least, most: 60 };
    asks("observed/front", "face", length).by(FROM_A_FACE)
}

/// Returns the question about which ranks of a salvee group shoot (F-9.35).
pub(super) fn salvee(position: Position<'_>, unit: UnitRef, arm: Arm) -> Option<Question> {
    let Arm::Group { group, .. } = arm else {
        return None;
    };
    let (bought, _) = position.unit(unit)?;
    let trained = bought.groups.get(usize::from(group))?.salvee;
    let free: &[&str] = if position.front_plugged(unit, group) {
        &["second"]
    } else {
        &["both", "first", "second"]
    };
    trained.then(|| {
        let ranks = Answer::One(choices("ranks", free));
        asks("observed/ranks", "ranks", ranks).by(SALVEE)
    })
}

/// Returns the hint about the danger zone of guns (F-9.16); `None` for other arms.
fn zone(position: Position<'_>, arm: Arm) -> Option<Message> {
    let Arm::Guns { ball, .. } = arm else {
        return None;
    };
    if ball {
        return Some(message("shot.zone.ball"));
    }
    let row = &position.rules.shooting.distance.hailshot_danger_each_side;
    let beside = row.length.at(position.setup.scale);
    Some(message("shot.zone.hail").with("inches", beside.to_string()))
}

/// Returns the question about the friend in the danger zone at which the guns shoot (F-9.16). If
/// the answer is a friend (`met`), also returns the questions about the shot at that friend. `at`
/// is the prefix of the paths of all these fields.
pub(super) fn friends(
    position: Position<'_>,
    arm: Arm,
    (unit, met): (UnitRef, Option<UnitRef>),
    (at, asked): (&str, &'static str),
    shot: impl Fn(UnitRef, bool) -> bool,
) -> Vec<Question> {
    let mut friends = choices::friends(position, unit);
    friends.retain(|friend| shot(*friend, true));
    if friends.is_empty() {
        return Vec::new();
    }
    let choices = friends
        .into_iter()
        .map(|friend| unit_choice(friend, friend));
    let choices = std::iter::once(nothing("answer.nobody")).chain(choices);
    let friend = Answer::One(choices.collect());
    let friend = asks(&format!("{at}friend"), asked, friend).by(DANGER_ZONE);
    let friend = also_hinted(friend, zone(position, arm));
    let Some(met) = met else {
        return vec![friend];
    };
    let of_friend = |key: &'static str, same: &'static str, choices: Vec<Choice>| {
        let as_target = std::iter::once(nothing(same));
        let answer = Answer::One(as_target.chain(choices).collect());
        asks(&format!("{at}{key}"), key, answer).by(DANGER_ZONE)
    };
    let close = choice(Scalar::YesNo(true), message("answer.friend.close"));
    let far = shot(met, false);
    let beyond = far.then(|| choice(Scalar::YesNo(false), message("answer.friend.far")));
    let close = std::iter::once(close).chain(beyond).collect();
    let close = of_friend("friend_close", "answer.friend.as_target", close);
    let mut questions = vec![friend, close];
    if side_matters(position, met) {
        questions.push(of_friend("friend_side", "answer.friend.same_side", sides()));
    }
    questions
}
