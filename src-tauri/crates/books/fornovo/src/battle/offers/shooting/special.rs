//! What is asked of garrisons, guns with friends before them and those who fire
//! by salvee; and a sniper's shots at generals.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, Question, Scalar, UnitRef};

use super::super::super::batter::Battery;
use super::super::super::command::Command;
use super::super::super::fire::{Arm, FireTold};
use super::super::super::state::GeneralRef;
use super::super::super::table::Table;
use super::super::super::{general_name, say};
use super::super::{one_of, plain, question, unit_of, units_of};
use super::{arm_id, arm_name, bands, cover, hedgerow};
use crate::battle::actions;
use drumhead_rules::data::catalogue::capital;

/// How long the face is from which a garrison shoots (F-11.15).
pub(super) fn face() -> Question {
    let answer = Answer::Number { least: 1, most: 60 };
    question("/told/front", "face", answer)
}

/// Friends who may stand in the danger zone of these guns, and how such a friend
/// is shot at (F-9.16).
pub(super) fn danger_zone(
    table: Table<'_>,
    unit: UnitRef,
    arm: Arm,
    told: FireTold,
) -> Vec<Question> {
    let Arm::Guns { .. } = arm else {
        return Vec::new();
    };
    let shot = |friend, close| {
        let told = FireTold { close, ..told };
        let aim = table.aim(unit, friend, arm, told);
        aim.is_some_and(|aim| aim.is_ok())
    };
    friends_shot(table, unit, ("/told", "friend"), shot)
}

/// Friends who may stand in the danger zone beyond the one whom the dice of these
/// guns have missed (F-9.16).
pub(in super::super) fn other_friends(table: Table<'_>, unit: UnitRef) -> Vec<Question> {
    let Some(flying) = table.state.flying.get(&unit) else {
        return Vec::new();
    };
    let shot = |friend, close| {
        let told = FireTold {
            close,
            ..flying.told.at_friend()
        };
        let aim = table.flies_at(unit, friend, flying, told);
        !flying.has_passed(friend) && aim.is_some_and(|aim| aim.is_ok())
    };
    friends_shot(table, unit, ("", "other_friend"), shot)
}

/// Which friend is shot at, of those who can be, and how.
fn friends_shot(
    table: Table<'_>,
    unit: UnitRef,
    (at, asked): (&str, &str),
    shot: impl Fn(UnitRef, bool) -> bool,
) -> Vec<Question> {
    let mut choices = units_of(table, unit.side, unit);
    choices.retain(|choice| unit_of(choice).is_some_and(|friend| shot(friend, true)));
    // Beyond the close range nobody is offered whom such shot does not reach.
    let mut friends = choices.iter().filter_map(unit_of);
    let far = friends.all(|friend| shot(friend, false));
    if choices.is_empty() {
        return Vec::new();
    }
    let nothing = |label| Choice {
        value: Scalar::Nothing(()),
        label: say(&format!("answer.{label}"), &[]),
    };
    choices.insert(0, nothing("nobody"));
    let as_target = nothing("friend.as_target");
    let bands = [(true, "friend.close"), (false, "friend.far")].into_iter();
    let bands = bands.filter(|(close, _)| *close || far);
    let close = bands.map(|(close, label)| Choice {
        value: Scalar::YesNo(close),
        ..nothing(label)
    });
    let close = std::iter::once(as_target.clone()).chain(close).collect();
    let mut sides = one_of("shot_side", &["front", "left", "right", "rear"]);
    if let Answer::One { choices } = &mut sides {
        choices.insert(0, as_target);
    }
    let friend = question(&format!("{at}/friend"), asked, Answer::One { choices });
    let of_friend = |key: &str, answer| Question {
        given: Some(friend.path.clone()),
        ..question(&format!("{at}/{key}"), key, answer)
    };
    let close = Answer::One { choices: close };
    let close = of_friend("friend_close", close);
    let side = of_friend("friend_side", sides);
    vec![friend, close, side]
}

/// Which ranks shoot of those who are trained to salvee (F-9.35).
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
    let ranks = one_of("ranks", free);
    trained.then(|| question("/told/ranks", "ranks", ranks))
}

/// Ball at places that nobody holds (F-11.18, F-11.21).
pub(super) fn batter(
    table: Table<'_>,
    unit: UnitRef,
    arm: Arm,
    have: u32,
) -> Option<Offer<Command>> {
    let Arm::Guns { class, ball: true } = arm else {
        return None;
    };
    let fired = !table.thrown(unit, arm).is_empty() || table.battering(unit, arm) > 0;
    let guns = |close| Battery {
        class,
        models: have,
        close,
    };
    let ready = |feature, close| {
        let aim = table.batter_aim(unit, feature, guns(close));
        aim.is_some_and(|aim| aim.is_ok())
    };
    let places: Vec<_> = (table.batterable(class))
        .map(|site| &site.feature)
        .filter(|feature| ready(feature.id, true))
        .collect();
    let feature = places.first()?.id;
    let far = places.iter().all(|feature| ready(feature.id, false));
    let shooters = table.shooters(unit, arm, FireTold::plain(have, true))?;
    let places = places.iter().map(|feature| Choice {
        value: Scalar::Number(feature.id.into()),
        label: capital(&feature.name),
    });
    let places = Answer::One {
        choices: places.collect(),
    };
    let most = i32::try_from(have).unwrap_or(i32::MAX);
    let models = Answer::Number { least: 1, most };
    let offer = Offer {
        clause: Some("F-11.18".to_owned()),
        unit: Some(unit),
        questions: vec![
            question("/feature", "at_place", places),
            question("/guns/close", "range", bands(table, &shooters, far)),
            question("/guns/models", "guns", models),
        ],
        against: hedgerow(table, unit),
        ..plain(
            OfferId::new("batter", arm_id(arm)),
            "shoot",
            say("offer.batter", &[("arm", &arm_name(arm))]),
            Command::Batter(actions::Batter {
                unit,
                feature,
                guns: guns(true),
            }),
        )
    };
    (!fired).then_some(offer)
}

/// A sniper's shots at generals (F-2.51).
pub(super) fn snipe(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    if !table.is_sniper(unit) {
        return Vec::new();
    }
    let told = |close| FireTold::plain(1, close);
    let ready = |general, close| {
        let aim = table.snipe_aim(unit, general, told(close));
        aim.is_some_and(|aim| aim.is_ok())
    };
    let of = |general: GeneralRef| {
        let choices = [(true, "close"), (false, "far")].map(|(close, key)| Choice {
            value: Scalar::YesNo(close),
            label: say(&format!("answer.snipe.{key}"), &[]),
        });
        let range = Answer::One {
            choices: choices.to_vec(),
        };
        Offer {
            clause: Some("F-2.51".to_owned()),
            unit: Some(unit),
            questions: vec![
                question("/told/close", "range", range),
                question("/told/cover", "cover", cover()),
            ],
            ..plain(
                OfferId::new("snipe", general.general.0),
                "shoot",
                say("offer.snipe", &[("general", &general_name(table, general))]),
                Command::Snipe(actions::Snipe {
                    unit,
                    general,
                    told: told(true),
                }),
            )
        }
    };
    let quarries = table.quarries(unit).into_iter();
    quarries
        .filter(|general| ready(*general, true) && ready(*general, false))
        .map(of)
        .collect()
}
