//! A unit on a roster.

use drumhead_vocabulary::sheet::{Track, TrackMark};

use super::*;
use crate::army::*;
use crate::formation;
use crate::steadiness::{loss_marks, playing_grade};

/// Returns the unit's entry.
pub(super) fn of(seen: &Seen<'_>, unit: &Unit) -> Entry {
    let bill = seen.bill.unit(unit.number);
    Entry {
        number: unit.number.0.to_string(),
        name: seen.unit_name(unit),
        lines: lines(seen, unit),
        facts: facts::of(seen, unit),
        points: seen.words.grouped(bill.map_or(0, |bill| bill.total.0)),
        track: track(seen, unit),
        problems: seen
            .problems
            .iter()
            .filter(|problem| {
                problem.subject.unit() == Some(unit.number)
                    && problem.fault.severity() == Severity::Illegal
            })
            .map(|problem| problem_line(seen, problem))
            .collect(),
        ticks: Vec::new(),
    }
}

/// Returns a sniper's entry. An army buys a sniper as a piece, which has the price; in a battle the
/// sniper is a unit, which has the number and the moves.
pub(super) fn of_sniper(seen: &Seen<'_>, piece: &Piece, unit: &Unit) -> Entry {
    let name = match unit.name.as_str() {
        "" => seen.label("sniper"),
        name => name.to_owned(),
    };
    Entry {
        number: unit.number.0.to_string(),
        name,
        lines: vec![seen.words.get("roster.sniper_alone").to_owned()],
        facts: facts::of_sniper(seen, unit),
        points: army_form::price_of(seen, piece).to_string(),
        track: Some(Track {
            boxes: 1,
            ticked: 0,
            marks: Vec::new(),
        }),
        problems: Vec::new(),
        ticks: Vec::new(),
    }
}

/// Returns the two lines of the entry: the type, grade and formation on the first, the figures and
/// extras on the second. The player's notes are not printed, because a roster may be shown to the
/// opponent.
fn lines(seen: &Seen<'_>, unit: &Unit) -> Vec<String> {
    let mut rest = vec![figures(seen, unit)];
    rest.extend(extras(seen, unit));
    rest.push(unit.colours.trim().to_owned());
    rest.retain(|part| !part.is_empty());
    vec![standing(seen, unit), rest.join(" · ")]
}

/// Returns the first line: `Infantry, regular C, close order, 8 wide, 6 deep`.
fn standing(seen: &Seen<'_>, unit: &Unit) -> String {
    let kind = if unit.is_mounted_infantry() {
        "mounted_infantry"
    } else {
        unit.kind.id()
    };
    let mut parts = vec![
        seen.label(kind),
        format!("{} {}", seen.word(unit.troops.id()), unit.grade.id()),
    ];
    if unit.kind != Kind::Artillery {
        parts.push(seen.fill(
            "view.in_order",
            &[("order", seen.word(unit.order.id()).into())],
        ));
    }
    if let (Kind::Cavalry, Some(style)) = (unit.kind, unit.charge) {
        parts.push(seen.word(style.id()).to_owned());
    }
    let formed = formation::formed(unit, seen.rules);
    if let Some(formed) = formed.filter(|_| unit.is_in_close_order()) {
        let ranks = formed.body.iter().chain(formed.sleeves.iter().flatten());
        let values = [
            ("front", formed.front.to_string()),
            (
                "deep",
                ranks
                    .map(|block| block.ranks)
                    .max()
                    .unwrap_or(0)
                    .to_string(),
            ),
        ];
        parts.push(seen.fill("roster.front_deep", &values));
    }
    parts.join(", ")
}

/// Returns the figures: `32 heavy pikes; 16 medium crossbows (shields)`.
fn figures(seen: &Seen<'_>, unit: &Unit) -> String {
    let models = Model::ALL
        .iter()
        .filter_map(|model| describe::count_of(seen, unit, *model));
    let groups = unit.groups.iter().map(|group| {
        let arms = arms(seen, unit, group);
        let who = describe::group_figures(seen, unit, group);
        if arms.is_empty() {
            who
        } else {
            format!("{who} ({})", arms.join(", "))
        }
    });
    models.chain(groups).collect::<Vec<_>>().join("; ")
}

/// Returns the group's weapons, equipment and options, except the weapon after which the group is
/// named.
fn arms(seen: &Seen<'_>, unit: &Unit, group: &Group) -> Vec<String> {
    let named = (unit.kind == Kind::Infantry && group.name.trim().is_empty())
        .then(|| describe::leading(group))
        .flatten();
    let mut arms: Vec<String> = group
        .weapons
        .iter()
        .filter(|weapon| Some(*weapon) != named)
        .map(|weapon| seen.plural(weapon.id()).to_owned())
        .collect();
    let flags = [
        (group.shield, "roster.shield"),
        (group.noble, "roster.noble"),
        (group.barded, "roster.barded"),
        (group.false_rout, "roster.false_rout"),
        (group.salvee, "roster.salvee"),
        (group.horse && !unit.is_mounted_infantry(), "roster.horse"),
    ];
    let on = flags.into_iter().filter(|(on, _)| *on);
    arms.extend(on.map(|(_, key)| seen.words.get(key).to_owned()));
    if let Some(bayonet) = group.bayonet {
        arms.push(seen.fill(
            "roster.bayonets",
            &[("what", seen.word(bayonet.id()).into())],
        ));
    }
    if group.lock == Lock::Firelock {
        arms.push(seen.plural("firelock").to_owned());
    }
    arms
}

/// Returns the unit's training, sleeves, pay, shallow formation, supply and stakes.
fn extras(seen: &Seen<'_>, unit: &Unit) -> Vec<String> {
    let mut extras = Vec::new();
    if let Some(training) = unit.training {
        extras.push(seen.word(training.id()).to_owned());
    }
    if let Some(wings) = formation::formed(unit, seen.rules).and_then(|formed| formed.sleeves) {
        let front = wings[1].front.to_string();
        extras.push(seen.fill("roster.sleeves", &[("front", front)]));
    }
    for (on, key) in [
        (unit.pay != Pay::Paid, "roster.unpaid"),
        (unit.shallow, "roster.shallow"),
    ] {
        if on {
            extras.push(seen.words.get(key).to_owned());
        }
    }
    if unit.unsupplied {
        extras.push(unsupplied(seen, unit));
    }
    if unit.stakes > 0 {
        extras.push(seen.fill("roster.stakes", &[("count", unit.stakes.to_string())]));
    }
    extras
}

/// Returns the note `unsupplied, plays as grade D-minus`. The grade as bought is in the first line.
fn unsupplied(seen: &Seen<'_>, unit: &Unit) -> String {
    let played = playing_grade(unit);
    let key = if played.minus {
        "roster.unsupplied_minus"
    } else {
        "roster.unsupplied"
    };
    seen.fill(key, &[("grade", played.grade.id().to_owned())])
}

/// Returns hit boxes with the marks of section 5 (F-5.05, F-5.06). A roster is one way of recording
/// hits (F-1.09).
fn track(seen: &Seen<'_>, unit: &Unit) -> Option<Track> {
    let boxes = unit.figures();
    if boxes == 0 {
        return None;
    }
    let marks = loss_marks(boxes, &seen.rules.limits);
    let mark = |at: Option<u32>, key: &str| {
        at.map(|at| TrackMark {
            at,
            word: seen.words.get(key).to_owned(),
        })
    };
    let marks = mark(marks.exhausted, "roster.exhausted")
        .into_iter()
        .chain(mark(marks.shattered, "roster.shattered"));
    Some(Track {
        boxes,
        ticked: 0,
        marks: marks.collect(),
    })
}
