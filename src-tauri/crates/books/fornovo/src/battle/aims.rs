//! What a unit's arms hit on, at each range, against every kind of target: for
//! its panel on the screen and for the back of its card.

use drumhead_words::play::UnitRef;
use drumhead_words::{ClauseId, Length};

use super::super::shooting::{self, Band, Classes, Reach, Row, Shooters};
use super::super::tables::share::Share;
use super::super::tables::shooting::SmallArmsRow;
use super::arms::{arm_name, arms};
use super::state::{Arm, FireTold};
use super::table::Table;

/// What an arm hits on at one range.
pub(super) struct Aim {
    /// The arm.
    pub arm: Arm,
    /// How far it reaches.
    pub reach: Length,
    /// The arm and how far it reaches: `light guns, ball to 20″`.
    pub reaches: String,
    /// The same, and that only a share of its hits counts, where it is so.
    pub label: String,
    /// Whether only a share of its hits counts (F-9.26).
    pub lessened: bool,
    /// Whether it fires so only while it is steady.
    pub steady: bool,
    /// Who says so.
    pub clause: ClauseId,
    /// Against a target in the open, in close order.
    pub plain: String,
    /// Against every other kind of target, by its key in the catalogue, in
    /// order.
    pub against: Vec<(&'static str, String)>,
}

/// Every arm of the unit at every range; none where there is no enemy to be
/// shot at.
pub(super) fn aims(table: Table<'_>, unit: UnitRef) -> Vec<Aim> {
    aims_while(table, unit, true)
}

/// The same of a unit that is steady if it can be, or that is not.
pub(super) fn aims_while(table: Table<'_>, unit: UnitRef, steady: bool) -> Vec<Aim> {
    // Anybody will do: what the target is, is put in below.
    let enemies = table.state.units.keys();
    let Some(enemy) = enemies.copied().find(|enemy| enemy.side != unit.side) else {
        return Vec::new();
    };
    let of = |(arm, have): (Arm, u32)| {
        let told = FireTold::plain(have, true);
        let volley = table.volley(unit, enemy, arm, told);
        let volley = volley.into_iter().flat_map(move |mut volley| {
            if let Shooters::SmallArms(arms) = &mut volley.shooters {
                arms.steady &= steady;
            }
            let ranges = shooting::ranges(&volley.shooters, table.setup.scale, table.rules);
            let at = move |(band, reach): (Band, Length)| {
                let needs = |classes: Classes| {
                    let mut volley = volley.clone();
                    volley.target.classes = classes;
                    volley.reach = Reach::Band(band);
                    shooting::volley(&volley, table.rules).ok()
                };
                let plain = needs(Classes::default())?;
                let against = targets().filter_map(|(key, classes)| {
                    needs(classes).map(|aim| (key, aim.to_hit.to_string()))
                });
                Some(Aim {
                    arm,
                    reach,
                    steady: plain.row == Row::SmallArms(SmallArmsRow::SteadyMusket),
                    reaches: reaches(table, arm, reach),
                    label: label(table, arm, reach, &plain),
                    lessened: plain.left != Share::WHOLE,
                    clause: plain.clause,
                    plain: plain.to_hit.to_string(),
                    against: against.collect(),
                })
            };
            ranges.into_iter().filter_map(at)
        });
        volley.collect::<Vec<_>>()
    };
    arms(table, unit).into_iter().flat_map(of).collect()
}

/// An arm, and how far it reaches.
fn reaches(table: Table<'_>, arm: Arm, reach: Length) -> String {
    let values = [("arm", arm_name(table, arm)), ("inches", reach.to_string())];
    let values = values.each_ref().map(|(key, value)| (*key, value.as_str()));
    table.say("panel.reach", &values)
}

/// An arm, how far it reaches, and what tells its fire from that of others with the
/// same arm.
fn label(table: Table<'_>, arm: Arm, reach: Length, aim: &shooting::Aim) -> String {
    let reach = reaches(table, arm, reach);
    if aim.left == Share::WHOLE {
        return reach;
    }
    table.say("panel.lessened", &[("reach", &reach)])
}

/// The kinds of target that may need another score than a plain one.
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
