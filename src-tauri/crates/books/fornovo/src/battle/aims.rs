//! The scores to hit of a unit's arms, by range and kind of target: for its panel and the back of
//! its card.

use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::{ClauseId, Length};

use super::arms::{arm_name, arms};
use super::position::Position;
use super::state::{Arm, FireObservations};
use crate::shooting::{self, Band, Classes, Reach, Row, Shooters};
use crate::tables::share::Share;
use crate::tables::shooting::SmallArmsRow;

/// An arm's scores to hit at one range.
pub(super) struct Aim {
    /// The arm.
    pub arm: Arm,
    /// The maximum range.
    pub reach: Length,
    /// The arm and its range: `light guns, ballshot to 20″`.
    pub reaches: String,
    /// The arm and its range, with a note if only a share of the hits counts.
    pub label: String,
    /// Whether only a share of the hits counts (F-9.26).
    pub lessened: bool,
    /// Whether the aim needs a steady unit.
    pub steady: bool,
    /// The clause.
    pub clause: ClauseId,
    /// The score against a close-order target in the open.
    pub plain: String,
    /// The scores against other kinds of target, with their catalogue keys, in order.
    pub against: Vec<(&'static str, String)>,
}

/// Returns every arm of the unit at every range; empty if the enemy has no units.
pub(super) fn aims(position: Position<'_>, unit: UnitRef) -> Vec<Aim> {
    aims_while(position, unit, true)
}

/// Returns every arm of a unit at every range: for the unit as it is if `steady`, otherwise as if
/// it were unsteady.
pub(super) fn aims_while(position: Position<'_>, unit: UnitRef, steady: bool) -> Vec<Aim> {
    // Any enemy will do: its properties are replaced below.
    let enemies = position.state.units.keys();
    let Some(enemy) = enemies.copied().find(|enemy| enemy.side != unit.side) else {
        return Vec::new();
    };
    let of = |(arm, have): (Arm, u32)| {
        let observed = FireObservations::plain(have, true);
        let volley = position.volley(unit, enemy, arm, observed);
        volley
            .into_iter()
            .flat_map(move |mut volley| {
                if let Shooters::SmallArms(arms) = &mut volley.shooters {
                    arms.steady &= steady;
                }
                let ranges =
                    shooting::ranges(&volley.shooters, position.setup.scale, position.rules);
                let at = move |(band, reach): (Band, Length)| {
                    let needs = |classes: Classes| {
                        let mut volley = volley.clone();
                        volley.target.classes = classes;
                        volley.reach = Reach::Band(band);
                        shooting::volley(&volley, position.rules).ok()
                    };
                    let plain = needs(Classes::default())?;
                    let against = targets().filter_map(|(key, classes)| {
                        needs(classes).map(|aim| (key, aim.to_hit.to_string()))
                    });
                    Some(Aim {
                        arm,
                        reach,
                        steady: plain.row == Row::SmallArms(SmallArmsRow::SteadyMusket),
                        reaches: reaches(position, arm, reach),
                        label: label(position, arm, reach, &plain),
                        lessened: plain.left != Share::WHOLE,
                        clause: plain.clause,
                        plain: plain.to_hit.to_string(),
                        against: against.collect(),
                    })
                };
                ranges.into_iter().filter_map(at)
            })
            .collect::<Vec<_>>()
    };
    arms(position, unit).into_iter().flat_map(of).collect()
}

/// Returns the name of an arm and its range.
fn reaches(position: Position<'_>, arm: Arm, reach: Length) -> String {
    let (arm, inches) = (arm_name(position, arm), reach.to_string());
    position.say("panel.reach", &[("arm", &arm), ("inches", &inches)])
}

/// Returns the name of an arm and its range, with a note if only a share of the hits counts.
fn label(position: Position<'_>, arm: Arm, reach: Length, aim: &shooting::Aim) -> String {
    let reach = reaches(position, arm, reach);
    if aim.left == Share::WHOLE {
        return reach;
    }
    position.say("panel.lessened", &[("reach", &reach)])
}

/// Returns the kinds of target that may each need a different score to hit.
pub(super) fn targets() -> impl Iterator<Item = (&'static str, Classes)> {
    let none = Classes::default();
    [
        (
            "dense",
            Classes {
                dense: true,
                ..none
            },
        ),
        (
            "skirmish",
            Classes {
                skirmish: true,
                ..none
            },
        ),
        ("soft", Classes { soft: true, ..none }),
        ("hard", Classes { hard: true, ..none }),
    ]
    .into_iter()
}
