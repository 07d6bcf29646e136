//! The fields of a unit that can be set by hand.

use drumhead_rules::frame::{ByHand, Field, FieldValue, Part, Row};
use drumhead_rules::unit_field;
use serde::{Deserialize, Serialize};

use crate::actions::{Faced, Marked};
use crate::army::MOST_TROOPS;
use crate::interpretations::SilentGuns;
use crate::losses::{Lapsed, Left};
use crate::prelude::*;
use crate::righted::{carried, released, withdrawn};

/// The fields, in the order of their offers.
pub(super) const FIELDS: &[&dyn Field<StandAndDie>] = &[
    &unit_field!(StandAndDie: "infantry", troops, infantry)
        .on_paper(|battle, unit| boxes(battle, unit, |unit| (unit.start.infantry, unit.infantry))),
    &unit_field!(StandAndDie: "cavalry", troops, cavalry)
        .on_paper(|battle, unit| boxes(battle, unit, |unit| (unit.start.cavalry, unit.cavalry))),
    &Row::new(
        "gun_count",
        |battle: &Battle, unit| u16::try_from(battle.state.unit(unit)?.guns.len()).ok(),
        troops,
        |battle, unit, many: u16| {
            let guns = &mut battle.state.unit_mut(unit)?.guns;
            guns.sort_unstable();
            guns.resize(usize::from(many), 0);
            Ok(())
        },
    ),
    &Row::of_parts(
        "gun_casualties",
        gun_casualties,
        gun_parts,
        |battle, unit, on: OnGuns| {
            let lives = lives(battle);
            on.allocate(&mut battle.state.unit_mut(unit)?.guns, lives);
            Ok(())
        },
    ),
    &Row::new(
        "take_over",
        |battle: &Battle, unit| silenced_near(battle, unit).first().copied(),
        |battle, unit| {
            let near = silenced_near(battle, unit).into_iter();
            let from = near.map(|from| {
                let called = message("preview.units_at").with("units", vec![from]);
                unit_choice(from, called.with("hex", place_of(battle, from)))
            });
            Answer::One(from.collect())
        },
        |battle, unit, from: UnitRef| {
            let former = battle.state.unit_mut(from)?;
            let guns = std::mem::take(&mut former.guns);
            // A unit that consisted only of the captured guns is off the map, as the fact that
            // follows also says.
            if former.is_empty() {
                former.away = Some(Away::Destroyed);
            }
            battle.state.unit_mut(unit)?.guns.extend(guns);
            Ok(())
        },
    )
    .causes(|battle, _, from| {
        // Removes a unit that consisted only of the captured guns.
        let gone = battle.state.unit(from).is_some_and(UnitState::is_empty);
        let left = Left {
            unit: from,
            away: Away::Destroyed,
        };
        Ok(gone.then(|| left.into()).into_iter().collect())
    }),
    &unit_field!(
        StandAndDie: "hex",
        |battle, _| {
            let hexes = Answer::hexes(map(battle).grid.cells());
            Answer::Hex([&*hexes.choices(), &[nothing("place.nowhere")]].concat())
        },
        hex
    ),
    &unit_field!(
        StandAndDie: "facing",
        |battle, _| Answer::One(facing_choices(battle)),
        facing
    ),
    &unit_field!(StandAndDie: "standing", |_, _| Answer::YesNo, standing)
        .on_paper(|_, _| Some(Answer::YesNo)),
    &unit_field!(StandAndDie: "marched", |_, _| Answer::up_to(9), marched),
    &unit_field!(
        StandAndDie: "name",
        |_, _| Answer::name(),
        name
    ),
    &unit_field!(StandAndDie: "away", |_, _| places(), away).on_paper(|_, _| Some(places())),
    // The marks of a step can be set only while they have an effect.
    &Row::new(
        "attacked",
        attacked,
        |_, _| Answer::YesNo,
        |battle, unit, yes: bool| {
            let (lives, state) = (lives(battle), &mut battle.state);
            let Some(hex) = state.unit_mut(unit)?.place() else {
                return Ok(());
            };
            state.spent.remove(&hex);
            if yes {
                let troops = state.troops_at(unit.side, hex, lives);
                state.spent.insert(hex, troops);
            } else {
                // Now no troops in the hex count as having attacked, so the hex's attacks are
                // removed.
                (state.blows).retain(|blow| (blow.side, blow.from) != (unit.side, hex));
            }
            Ok(())
        },
    )
    .proposing()
    .shared(sharing),
    &Row::new(
        "pressed",
        pressed,
        |_, _| Answer::YesNo,
        |battle, unit, must: bool| {
            let state = &mut battle.state;
            let (side, Some(hex)) = (unit.side, state.unit_mut(unit)?.place()) else {
                return Ok(());
            };
            state.press(Pressed { side, hex }, must);
            // The correction applies to the troops in the hex, regardless of their earlier actions.
            let there: Vec<_> = state.at(side, hex).map(|(unit, _)| unit).collect();
            state.fell_back.retain(|unit| !there.contains(unit));
            Ok(())
        },
    )
    .proposing()
    .shared(sharing),
];

/// Returns the consequences of corrections: the units of a hex share a facing and a mark (S-06,
/// S-07), so setting them for a unit sets them for all, and a unit placed in a hex takes the
/// hex's values. Attacks on a hex lapse with its last unit. Casualties on guns are fitted to the
/// guns. The other consequences are in `righted`.
pub(super) fn put_right(
    before: &Battle,
    battle: &Battle,
    unit: UnitRef,
    by_hand: &ByHand,
) -> Vec<Event> {
    let mut facts = withdrawn(before, battle, unit, by_hand);
    facts.extend(carried(before, battle, unit));
    facts.extend(lapsed(before, battle, unit));
    facts.extend(released(battle, unit, by_hand));
    facts.extend(fitted(battle, unit, by_hand));
    let Some((state, hex)) = battle
        .state
        .unit(unit)
        .and_then(|it| Some((it, it.place()?)))
    else {
        return facts;
    };
    let others: Vec<_> = battle.state.at(unit.side, hex).collect();
    let host = host(battle, unit.side, hex, &[unit]).unwrap_or(state);
    let placed = by_hand.sets(unit, "hex") || by_hand.sets(unit, "away");
    let like = |what| {
        if by_hand.sets(unit, what) {
            Some(state)
        } else {
            placed.then_some(host)
        }
    };
    if let Some(facing) = like("facing").map(|it| it.facing) {
        let turned = others.iter().filter(|(_, it)| it.facing != facing);
        let units: Vec<_> = turned.map(|(it, _)| *it).collect();
        facts.extend((!units.is_empty()).then(|| Event::from(Faced { units, facing })));
    }
    if let Some(standing) = like("standing").map(|it| it.standing) {
        let marked = others.iter().filter(|(_, it)| it.standing != standing);
        let units: Vec<_> = marked.map(|(it, _)| *it).collect();
        facts.extend((!units.is_empty()).then(|| Event::from(Marked { units, standing })));
    }
    facts
}

/// Returns the units of a unit's hex, which share its marks.
fn sharing(battle: &Battle, unit: UnitRef) -> Vec<UnitRef> {
    let hex = battle.state.unit(unit).and_then(UnitState::place);
    hex.map_or_else(|| vec![unit], |hex| groups_at(battle, unit.side, hex))
}

fn troops(_: &Battle, _: UnitRef) -> Answer {
    Answer::up_to(MOST_TROOPS)
}

/// Returns the roster's boxes for one kind of troops; `None` if the unit neither has nor had any.
fn boxes(
    battle: &Battle,
    unit: UnitRef,
    start_and_now: fn(&UnitState) -> (u16, u16),
) -> Option<Answer> {
    let (start, now) = start_and_now(battle.state.unit(unit)?);
    let any = start.max(now) > 0;
    any.then(|| Answer::left(start.into(), MOST_TROOPS.into()))
}

/// The casualties on a unit's guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OnGuns {
    /// The casualties of all guns together.
    casualties: u16,
    /// The number of guns out of action. If it does not fit the casualties, the nearest number that
    /// fits is used.
    silent: u16,
}

impl OnGuns {
    /// Allocates the casualties to these guns. A gun with `lives` casualties is out of action.
    fn allocate(self, guns: &mut [u8], lives: u8) {
        let (lives, many) = (
            u16::from(lives),
            u16::try_from(guns.len()).unwrap_or(u16::MAX),
        );
        let hurt = lives.saturating_sub(1);
        let all = self.casualties.min(many.saturating_mul(lives));
        let least = all.saturating_sub(many.saturating_mul(hurt));
        let most = all.checked_div(lives).unwrap_or(0).max(least);
        let silent = self.silent.clamp(least, most);
        let mut left = all.saturating_sub(silent.saturating_mul(lives));
        for (place, hits) in (0..).zip(guns) {
            let share = if place < silent {
                lives
            } else {
                left.min(hurt)
            };
            if place >= silent {
                left -= share;
            }
            *hits = u8::try_from(share).unwrap_or(u8::MAX);
        }
    }
}

/// Returns the casualties on a unit's guns.
fn gun_casualties(battle: &Battle, unit: UnitRef) -> Option<OnGuns> {
    let guns = &battle.state.unit(unit)?.guns;
    let silent = guns.iter().filter(|hits| **hits >= lives(battle)).count();
    Some(OnGuns {
        casualties: guns.iter().map(|hits| u16::from(*hits)).sum(),
        silent: u16::try_from(silent).unwrap_or(u16::MAX),
    })
}

/// Returns the fact that the casualties on a unit's guns differ from the players' entry, because
/// the entry does not fit the guns (S-14).
fn fitted(battle: &Battle, unit: UnitRef, by_hand: &ByHand) -> Option<Event> {
    let set = by_hand.corrections.iter().rev();
    let mut set = set.filter(|it| it.unit == unit && it.set.what == "gun_casualties");
    let entered = OnGuns::deserialize(&set.next()?.set.value).ok()?;
    let now = gun_casualties(battle, unit).filter(|now| *now != entered)?;
    let OnGuns { casualties, silent } = now;
    Some(
        Fitted {
            unit,
            casualties,
            silent,
        }
        .into(),
    )
}

/// Returns the inputs for the casualties on a unit's guns. On paper, the casualties are boxes.
fn gun_parts(battle: &Battle, unit: UnitRef) -> Vec<Part> {
    let guns = battle.state.unit(unit).map_or(0, |it| it.guns.len());
    let guns = drumhead_vocabulary::count(guns).min(MOST_TROOPS.into());
    let boxes = guns
        .saturating_mul(lives(battle).into())
        .min(MOST_TROOPS.into());
    let part = |path: &str, paper: Answer| Part {
        path: path.to_owned(),
        label: message(format!("part.{path}")),
        answer: troops(battle, unit),
        paper: (guns > 0).then_some(paper),
    };
    let most = i32::try_from(guns).unwrap_or(i32::MAX);
    vec![
        part("casualties", Answer::struck(boxes, boxes)),
        part("silent", Answer::up_to(most)),
    ]
}

/// Returns the fact that attacks on a hex no longer count, if a correction has taken the last unit
/// out of the hex: the hex's casualties then belong to no unit.
fn lapsed(before: &Battle, battle: &Battle, unit: UnitRef) -> Option<Event> {
    let at = before.state.unit(unit)?.place()?;
    let (state, side) = (&battle.state, other(unit.side));
    let empty = state.at(unit.side, at).next().is_none();
    let attacked = state.blows_on(at).any(|blow| blow.side == side);
    (empty && attacked).then(|| Lapsed { side, at }.into())
}

/// Returns the enemy units in or adjacent to a unit's hex that have only silenced guns left, if
/// such guns can be captured (gap S-A16).
fn silenced_near(battle: &Battle, unit: UnitRef) -> Vec<UnitRef> {
    let hex = battle.state.unit(unit).and_then(UnitState::place);
    let open = interpretations(battle).silent_guns == SilentGuns::Open;
    let Some(hex) = hex.filter(|_| open) else {
        return Vec::new();
    };
    let near = |at: Cell| map(battle).grid.distance(at, hex) <= 1;
    let silenced = battle.state.units().filter(|(it, state)| {
        let guns = !state.guns.is_empty() && state.troops(lives(battle)).is_nobody();
        it.side != unit.side && guns && state.place().is_some_and(near)
    });
    silenced.map(|(it, _)| it).collect()
}

/// Returns the value that the correction proposes: false if the troops in a unit's hex have
/// attacked, otherwise true. `None` outside the attack step, and for a unit off the map.
fn attacked(battle: &Battle, unit: UnitRef) -> Option<bool> {
    let hex = battle.state.unit(unit)?.place()?;
    let attacks = battle.state.phase.step == Step::Attack;
    attacks.then(|| !battle.state.spent.contains_key(&hex))
}

/// Returns the value that the correction proposes: false if the troops in a unit's hex must fall
/// back, otherwise true. `None` if the mark has no effect now, and for a unit off the map.
fn pressed(battle: &Battle, unit: UnitRef) -> Option<bool> {
    let (side, hex) = (unit.side, battle.state.unit(unit)?.place()?);
    let counts = matches!(battle.state.phase.step, Step::Attack | Step::FallBack);
    counts.then(|| !battle.state.pressed.contains(&Pressed { side, hex }))
}

/// Returns the choice between "on the map" and the reasons for being off the map.
fn places() -> Answer {
    let away = Answer::named("away", Away::ALL, Away::id);
    Answer::One([&[nothing("place.map")], &*away.choices()].concat())
}

/// Returns the unit whose guns a correction captures, if there is one.
pub(super) fn taken_over(set: &FieldValue) -> Option<UnitRef> {
    let takes = set.what == "take_over";
    let from = UnitRef::deserialize(&set.value).ok();
    from.filter(|_| takes)
}

written! {
    /// The casualties on a unit's guns were fitted to the number of its guns.
    pub struct Fitted {
        /// The unit.
        pub unit: UnitRef,
        /// The casualties of all guns together.
        pub casualties: u16,
        /// The number of guns out of action.
        pub silent: u16,
    }
}

impl Fact<StandAndDie> for Fitted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let lives = lives(battle);
        let Self {
            unit,
            casualties,
            silent,
        } = *self;
        let on = OnGuns { casualties, silent };
        on.allocate(&mut battle.state.unit_mut(unit)?.guns, lives);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let line = line("log.fitted").by(SECOND).tone(Tone::Warn);
        let line = line.about([self.unit]).with("unit", self.unit);
        let line = line.with("hex", place_of(before, self.unit));
        let line = line.with("casualties", self.casualties);
        vec![line.with("silent", self.silent)]
    }
}
