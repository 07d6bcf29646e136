//! Hits and routs with their consequences: a unit's commander leaves with it, routs are recorded,
//! and an army retires (D3-11, D3-42, D3-43, D3-46).

use drumhead_rules::frame::ByHand;
use drumhead_rules::list::sides::of_side;

use crate::attack::routs;
use crate::ground::{booked, retires};
use crate::interpretations::{CommanderContact, DeclareAdjacent, GunsCount, Interpretations};
use crate::moves::Moved;
use crate::prelude::*;

/// Returns the consequences of a fact.
pub(crate) fn consequences(battle: &Battle, fact: &Event) -> Vec<Event> {
    if let Event::Hit(hit) = fact {
        falls(battle, hit.unit).into_iter().collect()
    } else if let Event::Left(left) = fact {
        bereft(battle, left.unit).into_iter().collect()
    } else if let Event::Moved(moved) = fact {
        met(battle, moved)
    } else if let Event::Unbooked(unbooked) = fact {
        unretired(battle, unbooked.unit.side).into_iter().collect()
    } else {
        Vec::new()
    }
}

/// Returns the losses of lone enemy commanders next to the unit and in its front after this move.
/// The interpretations decide whether that is contact (gap D3-A27), and whether contact takes a
/// move of at least one hex, unlike a pivot (gap D3-A3).
fn met(battle: &Battle, moved: &Moved) -> Vec<Event> {
    let Interpretations {
        commander_contact,
        declare_from_adjacent,
        ..
    } = *interpretations(battle);
    let adjacent = commander_contact == CommanderContact::Adjacent;
    let comes = declare_from_adjacent == DeclareAdjacent::Allowed || !moved.path.is_empty();
    // A charge on a commander is already contact.
    let by_coming = adjacent && comes && moved.how != Movement::Contacted;
    let enemies = enemies(battle, moved.unit.side).filter(|(_, state, place)| {
        let alone = state.commands() && state.attached.is_none();
        by_coming && alone && faces(battle, moved.place, place.hex)
    });
    let met = enemies.map(|(commander, ..)| leaves(commander, Away::Contacted, false));
    met.collect()
}

/// Returns a message about the lone commanders who are lost because the moves in these facts bring
/// an enemy next to them (gap D3-A27).
pub(crate) fn contacted(battle: &Battle, facts: &[Event]) -> Option<Message> {
    let mut lost = Vec::new();
    for fact in facts {
        if let Event::Moved(moved) = fact {
            lost.extend(met(battle, moved));
        }
    }
    if lost.is_empty() {
        return None;
    }
    Explanation::from_facts(battle, Ok(lost)).needs
}

/// Returns the rout of a unit that has enough hits to rout and has not left yet (D3-42). A unit
/// that must still be placed also routs.
fn falls(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let state = battle.state.unit(unit)?;
    let plays = matches!(state.away, None | Some(Away::Unplaced));
    let routs = plays && !state.commands() && routs(state.hits.into(), interpretations(battle));
    routs.then(|| leaves(unit, Away::Routed, true))
}

/// Returns the fact recording that a unit leaves the table.
pub(crate) fn leaves(unit: UnitRef, away: Away, books: bool) -> Event {
    let by = None;
    Left {
        unit,
        away,
        books,
        by,
    }
    .into()
}

/// Returns the fact recording that guns in contact with an enemy are eliminated (D3-39). If the
/// enemy made the contact, this counts as its attack (gap D3-A33).
pub(crate) fn eliminated(battle: &Battle, guns: UnitRef, by: Option<UnitRef>) -> Event {
    let left = Left {
        unit: guns,
        away: Away::Eliminated,
        books: interpretations(battle).eliminated_guns_count_as_routed == GunsCount::Yes,
        by,
    };
    left.into()
}

/// Returns the loss of the commander attached to a unit that is gone (D3-46).
fn bereft(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let commander = battle.state.leader(unit)?;
    Some(leaves(commander, Away::Contacted, false))
}

/// Returns whether a unit in this state is recorded as routed (D3-11).
pub(crate) fn books(battle: &Battle, state: &UnitState) -> bool {
    let guns = interpretations(battle).eliminated_guns_count_as_routed == GunsCount::Yes;
    !state.commands()
        && match state.away {
            Some(Away::Routed) => true,
            Some(Away::Eliminated) => guns,
            Some(Away::Contacted | Away::Unplaced) | None => false,
        }
}

/// Returns the consequences of corrections to a unit: a rout is recorded as in play, or withdrawn
/// if it was undone, and a retired army can return (D3-11, D3-43).
pub(crate) fn put_right(
    before: &Battle,
    battle: &Battle,
    unit: UnitRef,
    by_hand: &ByHand,
) -> Vec<Event> {
    let (Some(was), Some(is)) = (before.state.unit(unit), battle.state.unit(unit)) else {
        return Vec::new();
    };
    let (had, has) = (books(before, was), books(battle, is));
    let mut facts = Vec::new();
    // The paper already shows the rout of a unit that left, and the state of its commander.
    if is.away.is_none() || !by_hand.from_paper {
        facts.extend(falls(battle, unit));
        let leaves = is.away.map(|away| leaves(unit, away, true));
        facts.extend(leaves.filter(|_| has && !had));
        let unbooked = || unbooked(before, battle, unit, by_hand);
        facts.extend((had && !has).then(unbooked).flatten());
        if facts.is_empty() && is.away.is_some() && was.away.is_none() {
            facts.extend(bereft(battle, unit));
        }
    }
    if facts.is_empty() {
        facts.extend(unretired(battle, unit.side));
    }
    facts
}

/// Returns the fact that withdraws a rout that was undone (D3-11). If the rout must still be
/// recorded, it no longer counts. If it was already recorded, its hits are subtracted from the
/// commander's hits, unless the players also entered the commander's hits.
fn unbooked(before: &Battle, battle: &Battle, unit: UnitRef, by_hand: &ByHand) -> Option<Event> {
    let state = &battle.state;
    let waiting = *state.unbooked.get(usize::from(unit.side))?;
    let left = before.state.unit(unit)?.left;
    let waits = waiting > 0 && left == Some((state.turn, state.mover));
    let commander = state.commander(unit.side);
    let entered = commander.is_some_and(|(it, _)| by_hand.sets(it, "hits"));
    let hits = commander.map_or(0, |(_, it)| it.hits);
    let less = u8::try_from(booked(1, &battle.tables)).unwrap_or(u8::MAX);
    let unbooked = Unbooked {
        unit,
        waiting: waiting.saturating_sub(u32::from(waits)),
        commander: commander.map(|(commander, _)| commander),
        hits: if waits {
            hits
        } else {
            hits.saturating_sub(less)
        },
    };
    (waits || !entered).then(|| unbooked.into())
}

/// Returns the fact that brings a retired army back, if its commander no longer has more hits than
/// the army has units left (D3-43).
fn unretired(battle: &Battle, side: u8) -> Option<Event> {
    let state = &battle.state;
    let retired = state.retired.get(usize::from(side)).copied();
    let hits = state.commander(side).map_or(0, |(_, it)| it.hits);
    let back = retired == Some(true) && !retires(hits.into(), state.left(side));
    back.then(|| Unretired { side }.into())
}

/// Ends a turn: records both sides' routed units, and checks whether either army retires.
pub(crate) fn bookings(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let mut facts = Vec::new();
    for ((side, routed), retired) in (0..).zip(state.unbooked).zip(state.retired) {
        let commander = state.commander(side);
        let before = commander.map_or(0, |(_, unit)| unit.hits);
        let added = u8::try_from(booked(routed, &battle.tables)).unwrap_or(u8::MAX);
        let hits = before.saturating_add(added);
        let left = state.left(side);
        let booked = Booked {
            side,
            routed,
            commander: commander.map(|(unit, _)| unit),
            hits,
            left,
        };
        facts.extend((routed > 0).then(|| booked.into()));
        let retires = retires(hits.into(), left) && !retired;
        facts.extend(retires.then(|| Retired { side }.into()));
    }
    facts
}

written! {
    /// A unit took hits.
    pub struct Hit {
        /// The unit.
        pub unit: UnitRef,
        /// The number of hits.
        pub hits: u8,
        /// The total number of hits.
        pub total: u8,
    }
}

impl Hit {
    /// Returns the fact recording that a unit takes this many hits.
    pub(crate) fn new(battle: &Battle, unit: UnitRef, hits: u8) -> Self {
        let now = battle.state.unit(unit).map_or(0, |unit| unit.hits);
        let total = now.saturating_add(hits);
        Self { unit, hits, total }
    }
}

impl Fact<D3Ecw> for Hit {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.hits = self.total;
        Ok(())
    }

    /// Logs the total only: the attack has its own line, with its hits.
    fn log(&self, _before: &Battle) -> Vec<Line> {
        if self.hits == 0 {
            return Vec::new();
        }
        let line = unit_line("log.hit", self.unit).by(ROUT).tone(Tone::Warn);
        vec![line.with("total", self.total)]
    }
}

written! {
    /// A unit left the table.
    pub struct Left {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub away: Away,
        /// Whether the unit will be recorded as routed (D3-11).
        pub books: bool,
        /// The attacker that removed the unit at once (D3-39).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub by: Option<UnitRef>,
    }
}

impl Fact<D3Ecw> for Left {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.take_off(self.unit, self.away)?;
        if let Some(by) = self.by {
            state.unit_mut(by)?.acted.attacked = true;
        }
        *of_side(&mut state.unbooked, self.unit.side)? += u32::from(self.books);
        Ok(())
    }

    /// Logs the departure. An attached commander is not contacted himself: he leaves with his unit.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let state = before.state.unit(self.unit);
        let attached = state.is_some_and(|it| it.attached.is_some());
        let (key, clause) = match self.away {
            Away::Routed => ("log.routed", ROUT),
            Away::Eliminated => ("log.eliminated", GUNS_LOST),
            Away::Contacted | Away::Unplaced => ("log.contacted", CONTACTED),
        };
        let line = unit_line(key, self.unit).tone(Tone::Bad);
        let line = if attached { line.by(ATTACHED) } else { line };
        vec![line.by(clause)]
    }
}

written! {
    /// Routed units were recorded as hits on their commander.
    pub struct Booked {
        /// The side.
        pub side: u8,
        /// The number of the side's routed units.
        pub routed: u32,
        /// The commander, if the side has one.
        pub commander: Option<UnitRef>,
        /// The commander's total number of hits.
        pub hits: u8,
        /// The number of the side's units left.
        pub left: u32,
    }
}

impl Fact<D3Ecw> for Booked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        *of_side(&mut state.unbooked, self.side)? = 0;
        if let Some(commander) = self.commander {
            state.unit_mut(commander)?.hits = self.hits;
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.booked")
            .by(BOOKED)
            .tone(Tone::Warn)
            .about(self.commander)
            .with("side", Value::Side(self.side))
            .with("routed", self.routed)
            .with("hits", self.hits);
        vec![line.with("left", self.left)]
    }
}

written! {
    /// A rout that was undone by hand was withdrawn (D3-11).
    pub struct Unbooked {
        /// The unit.
        pub unit: UnitRef,
        /// The number of the side's routed units that must still be recorded.
        pub waiting: u32,
        /// The commander, if the side has one.
        pub commander: Option<UnitRef>,
        /// The commander's total number of hits.
        pub hits: u8,
    }
}

impl Fact<D3Ecw> for Unbooked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        *of_side(&mut state.unbooked, self.unit.side)? = self.waiting;
        if let Some(commander) = self.commander {
            state.unit_mut(commander)?.hits = self.hits;
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.unbooked").by(BOOKED).about(self.commander);
        vec![line.with("unit", placed(self.unit))]
    }
}

written! {
    /// An army retired (D3-43).
    pub struct Retired {
        /// The side.
        pub side: u8,
    }

    /// An army returned from retirement after a correction by hand (D3-43).
    pub struct Unretired {
        /// The side.
        pub side: u8,
    }
}

impl Fact<D3Ecw> for Retired {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        *of_side(&mut battle.state.retired, self.side)? = true;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = if before.state.is_over() {
            "log.retired_too"
        } else {
            "log.retired"
        };
        let line = line(key).by(RESOLVE).tone(Tone::Bad);
        vec![line.with("side", Value::Side(self.side))]
    }
}

impl Fact<D3Ecw> for Unretired {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        *of_side(&mut battle.state.retired, self.side)? = false;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.unretired").by(RESOLVE);
        vec![line.with("side", Value::Side(self.side))]
    }
}
