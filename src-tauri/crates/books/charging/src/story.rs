//! The report of a battle: the events of each side's turn, collected from its facts.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::data::TableError;
use drumhead_rules::frame::{Corrected, Names as _};
use drumhead_rules::play::Game as _;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{Narrator, ReportWriter};
use drumhead_vocabulary::count;
use drumhead_vocabulary::play::{Chapter, UnitRef};

use super::actions::{Declared, Fled, Flight, Tested};
use super::charge::{Answers, ChargerMoved};
use super::result::TestResult;
use super::rout::{Left, Routed};
use super::state::{Away, Charge, Morale, Moved, Stage, Step, Struck, UnitState};
use super::surrender::Rolled;
use super::turn::{StepBegan, TurnBegan};
use super::{Battle, Charging, Command, Event};

/// The narrator.
#[derive(Debug)]
pub struct Story {
    /// The state at this point of the report.
    battle: Battle,
    writer: ReportWriter,
    events: ReportEvents,
    /// The units at the start of the side's turn.
    began: BTreeMap<UnitRef, UnitState>,
    /// The units that routed in the side's turn. A unit that routs again is not counted twice.
    routs: BTreeSet<UnitRef>,
    /// The units among them that the players set to routing.
    by_hand: BTreeSet<UnitRef>,
}

/// The events of a phase.
#[derive(Debug, Default)]
struct ReportEvents {
    charges: Vec<Charge>,
    results: Vec<(UnitRef, TestResult)>,
    /// The routing units that routed again when charged.
    again: Vec<UnitRef>,
    evaded: Vec<UnitRef>,
    moved: Vec<(UnitRef, UnitRef, Moved)>,
    gone: Vec<(UnitRef, Away, Moment)>,
    /// The routing units that could not move.
    stopped: Vec<UnitRef>,
    defied: Vec<(UnitRef, Moment)>,
    /// The corrections of strength points and morale in the declaration step, with which the
    /// players enter the effects of fire before the charges.
    early: BTreeMap<UnitRef, Set>,
    /// The corrections of units before they test, roll or move.
    first: BTreeMap<UnitRef, Set>,
    /// Later corrections.
    set: BTreeMap<UnitRef, Set>,
    /// The units with other corrections in the declaration step.
    early_corrected: BTreeSet<UnitRef>,
    /// The units with other corrections in later steps.
    corrected: BTreeSet<UnitRef>,
}

/// The moment of an event among the other events of its unit in the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// Charges are being declared, and the unit neither charges nor is charged yet.
    Early,
    /// The unit was charged while routing, and has not routed again yet.
    Charged,
    /// No charger of the unit has moved yet, and the unit has not moved as a charger.
    Tested,
    /// The event is reported after the moves of chargers and the corrections of units.
    Last,
}

/// The corrections of a unit. The rest of its fate is reported from the rules' own facts.
#[derive(Debug, Default)]
struct Set {
    /// The change in strength points.
    strength: i32,
    /// The morale before and after.
    morale: Option<(Morale, Morale)>,
}

/// Returns the unit, the name of the test, the die and the name of the result, if the fact is a
/// test or a surrender roll.
pub(super) const fn test_of(fact: &Event) -> Option<(UnitRef, &'static str, u8, &'static str)> {
    if let Event::Tested(it) = fact {
        return Some((it.unit, "charge", it.face, it.result.id()));
    }
    let Event::Rolled(it) = fact else {
        return None;
    };
    let came = if it.surrenders {
        "surrenders"
    } else {
        "defies"
    };
    Some((it.unit, "surrender", it.face, came))
}

/// Splits a fact into single facts: an entry from paper becomes its individual corrections.
fn singly(fact: &Event) -> Vec<Event> {
    if let Event::FromPaper(paper) = fact {
        return paper.set.iter().cloned().map(Event::from).collect();
    }
    vec![fact.clone()]
}

impl Narrator<Charging> for Story {
    fn of(battle: &Battle) -> Result<Self, TableError> {
        let mut story = Self {
            battle: battle.clone(),
            writer: ReportWriter::new(battle.words, [0, 1].map(|side| battle.side_name(side))),
            events: ReportEvents::default(),
            began: BTreeMap::new(),
            routs: BTreeSet::new(),
            by_hand: BTreeSet::new(),
        };
        for (unit, state) in battle.state.units() {
            story.writer.name(unit, &state.name);
        }
        story.begin(battle.state.turn, battle.state.mover);
        Ok(story)
    }

    fn take(&mut self, _: &Command, facts: &[Event]) {
        for fact in &facts.iter().flat_map(singly).collect::<Vec<_>>() {
            if let Event::StepBegan(StepBegan { step }) = fact
                && phase(*step) != phase(self.battle.state.step)
            {
                self.end_phase();
            }
            if let Event::TurnBegan(TurnBegan { turn, mover }) = fact {
                self.end_turn();
                self.begin(*turn, *mover);
            }
            let before = self.battle.clone();
            // If a fact does not fit the state, the rest of the action is left out.
            if self.battle.fold(fact).is_err() {
                break;
            }
            if let Event::Routed(Routed { unit, .. }) = fact {
                self.by_hand.remove(unit);
                if !before.state.is_routing(*unit) {
                    self.routs.insert(*unit);
                }
            }
            if let Event::Corrected(Corrected { unit, set }) = fact {
                self.set_by_hand(&before, *unit, &set.what);
            }
            self.events.take(&before, &self.battle, fact);
        }
    }

    fn note(&mut self, lead: &str, text: &str) {
        self.writer.note(lead, text);
    }

    fn into_chapters(mut self) -> Vec<Chapter> {
        self.end_turn();
        self.writer.into_chapters()
    }
}

impl Story {
    /// Adds a unit that the players set to routing, or removes a unit that they set to routing by
    /// mistake.
    fn set_by_hand(&mut self, before: &Battle, unit: UnitRef, what: &str) {
        let Some(now) = self.battle.state.unit(unit) else {
            return;
        };
        self.writer.name(unit, &now.name);
        let routs = now.morale == Morale::Routing;
        if what != "morale" {
            return;
        }
        if routs && !before.state.is_routing(unit) && self.routs.insert(unit) {
            self.by_hand.insert(unit);
        } else if !routs && self.by_hand.remove(&unit) {
            self.routs.remove(&unit);
        }
    }

    /// Begins a side's turn.
    fn begin(&mut self, turn: u32, mover: u8) {
        let (turn_is, side) = (turn.to_string(), self.battle.side_name(mover));
        let values = [("turn", turn_is.as_str()), ("side", side)];
        let title = self.writer.fill("tale.turn", &values);
        self.writer.chapter(turn, title);
        let units = self.battle.state.units();
        self.began = units.map(|(unit, it)| (unit, it.clone())).collect();
        self.routs.clear();
        self.by_hand.clear();
    }

    fn end_phase(&mut self) {
        let events = std::mem::take(&mut self.events);
        events.say(&mut self.writer, &self.battle);
        let key = format!("tale.phase.{}", phase(self.battle.state.step));
        let lead = self.writer.word(&key);
        self.writer.end_phase(&lead);
    }

    /// Ends the report of a side's turn with the losses.
    fn end_turn(&mut self) {
        self.end_phase();
        for side in 0..2 {
            let (strength, removed) = self.lost(side);
            let routs = self.routs.iter().filter(|unit| unit.side == side).count();
            let lost = [
                ("strength", strength),
                ("routs", count(routs)),
                ("removed", count(removed)),
            ];
            self.writer.turn_lost(side, lost);
        }
        self.writer.end_chapter();
    }

    /// Returns the strength points that a side has lost in the turn, and how many units the players
    /// have removed. A unit that routs counts as routed, in the turn in which it first routs.
    fn lost(&self, side: u8) -> (u32, usize) {
        let units = self.battle.state.units();
        let units = units.filter_map(|(unit, now)| Some((unit, self.began.get(&unit)?, now)));
        let units: Vec<_> = units.filter(|(unit, ..)| unit.side == side).collect();
        let strength = units
            .iter()
            .map(|(_, began, now)| u32::from(began.strength.saturating_sub(now.strength)))
            .sum();
        let removed = units.iter().filter(|(unit, began, now)| {
            let stood = began.is_here() && began.morale != Morale::Routing;
            stood && !now.is_here() && !self.routs.contains(unit)
        });
        (strength, removed.count())
    }
}

/// Returns whether charges are being declared, and a unit neither charges nor is charged yet.
fn is_early(battle: &Battle, unit: UnitRef) -> bool {
    let state = &battle.state;
    let free = state.charge(unit).is_none() && state.trial(unit).is_none();
    state.step == Step::Declare && free
}

/// Returns the part of a side's turn that contains a step.
const fn phase(step: Step) -> &'static str {
    match step {
        Step::Declare | Step::Test | Step::Move => "charge",
        Step::Surrender => "surrender",
        Step::Melee => "melee",
    }
}

impl ReportEvents {
    fn take(&mut self, before: &Battle, after: &Battle, fact: &Event) {
        match fact {
            Event::Declared(Declared { charge }) => self.charges.push(charge.clone()),
            Event::Tested(Tested { unit, result, .. }) => self.results.push((*unit, *result)),
            Event::Answers(Answers { unit, stage, .. }) => {
                self.evaded
                    .extend((*stage == Stage::Evaded).then_some(*unit));
            }
            Event::ChargerMoved(ChargerMoved { charger, moved }) => {
                if let Some(charge) = before.state.charge(*charger) {
                    self.moved.push((*charger, charge.target, *moved));
                }
            }
            Event::Fled(Fled { unit, flight }) => {
                let stopped = matches!(flight, Flight::Cornered | Flight::Stuck);
                // A unit that runs after all is not reported as unable to move.
                self.stopped.retain(|it| it != unit);
                self.stopped.extend(stopped.then_some(*unit));
            }
            Event::Left(Left { unit, away }) => {
                let moment = match away {
                    Away::Destroyed if !self.has_routed(*unit) => by_hand(before, *unit),
                    Away::Destroyed | Away::Surrendered | Away::OffTable => {
                        self.moment(before, *unit)
                    }
                };
                self.gone.push((*unit, *away, moment));
            }
            Event::Rolled(Rolled {
                unit, surrenders, ..
            }) => {
                let moment = match before.state.must_test(*unit) {
                    true => Moment::Charged,
                    false => self.moment(before, *unit),
                };
                self.defied.extend((!surrenders).then_some((*unit, moment)));
            }
            Event::Corrected(Corrected { unit, set }) => {
                let units = before.state.unit(*unit).zip(after.state.unit(*unit));
                if let Some(units) = units {
                    self.set_by_hand(before, *unit, &set.what, units);
                }
            }
            Event::Routed(Routed { unit, .. }) if before.state.is_routing(*unit) => {
                self.again.push(*unit);
            }
            // This rout is reported as a fact of the rules, so earlier corrections of the unit's
            // morale are dropped.
            Event::Routed(Routed { unit, .. }) => {
                let set = [&mut self.early, &mut self.first, &mut self.set]
                    .into_iter()
                    .filter_map(|all| all.get_mut(unit));
                for set in set {
                    set.morale = None;
                }
            }
            // Events that are reported through their consequences.
            Event::StepBegan(_)
            | Event::TurnBegan(_)
            | Event::MustRoll(_)
            | Event::Spared(_)
            | Event::Broke(_)
            | Event::FromPaper(_) => {}
        }
    }

    fn set_by_hand(
        &mut self,
        before: &Battle,
        unit: UnitRef,
        what: &str,
        (was, is): (&UnitState, &UnitState),
    ) {
        let step = before.state.step;
        let first = !self.has_tested(unit) && self.moment(before, unit) == Moment::Tested;
        let all = match step {
            Step::Declare => &mut self.early,
            Step::Test | Step::Move | Step::Surrender | Step::Melee if first => &mut self.first,
            Step::Test | Step::Move | Step::Surrender | Step::Melee => &mut self.set,
        };
        match (what, is.away) {
            ("strength", _) => {
                let set = all.entry(unit).or_default();
                set.strength += i32::from(is.strength) - i32::from(was.strength);
            }
            ("morale", _) => {
                let set = all.entry(unit).or_default();
                let first = set.morale.map_or(was.morale, |(first, _)| first);
                set.morale = Some((first, is.morale));
            }
            ("away", Some(away)) => self.gone.push((unit, away, by_hand(before, unit))),
            _ if step == Step::Declare => {
                self.early_corrected.insert(unit);
            }
            _ => {
                self.corrected.insert(unit);
            }
        }
    }

    /// Returns whether the unit has tested, routed again, or refused to surrender in the phase.
    fn has_tested(&self, unit: UnitRef) -> bool {
        let tested = self.results.iter().any(|(it, _)| *it == unit);
        tested || self.again.contains(&unit) || self.defied.iter().any(|(it, _)| *it == unit)
    }

    /// Returns whether the unit has routed, or routed again, when charged.
    fn has_routed(&self, unit: UnitRef) -> bool {
        self.came(TestResult::Rout).contains(&unit) || self.again.contains(&unit)
    }

    /// Returns the moment of an event that happens to the unit now.
    fn moment(&self, before: &Battle, unit: UnitRef) -> Moment {
        if is_early(before, unit) {
            return Moment::Early;
        }
        let mut moved = self.moved.iter();
        match moved.any(|(charger, target, _)| [*charger, *target].contains(&unit)) {
            true => Moment::Last,
            false => Moment::Tested,
        }
    }

    /// Reports the events; `now` is the state after them.
    fn say(&self, writer: &mut ReportWriter, now: &Battle) {
        say_set(writer, &self.early);
        say_corrected(writer, &self.early_corrected);
        self.say_defied(writer, Moment::Early);
        self.say_gone(writer, now, Moment::Early);
        self.say_charges(writer);
        say_set(writer, &self.first);
        self.say_defied(writer, Moment::Charged);
        self.say_results(writer);
        self.say_defied(writer, Moment::Tested);
        self.say_gone(writer, now, Moment::Tested);
        self.say_moves(writer);
        say_set(writer, &self.set);
        self.say_defied(writer, Moment::Last);
        say_corrected(writer, &self.corrected);
        self.say_gone(writer, now, Moment::Last);
    }

    fn say_defied(&self, writer: &mut ReportWriter, moment: Moment) {
        let defied = self.defied.iter().filter(|(_, at)| *at == moment);
        let units: Vec<UnitRef> = defied.map(|(unit, _)| *unit).collect();
        about(writer, "tale.surrender.defied", &units);
    }

    /// Reports the units that left the table at this moment, each with its last reason. A unit that
    /// the players have restored is not reported, and one that they took off the table has not
    /// routed.
    fn say_gone(&self, writer: &mut ReportWriter, now: &Battle, moment: Moment) {
        for away in Away::ALL {
            let is = |unit| {
                let unit = now.state.unit(unit);
                unit.is_some_and(|it| it.away == Some(*away))
            };
            let last = |unit| {
                let mut gone = self.gone.iter().rev();
                gone.find(|(it, ..)| *it == unit).map(|(.., at)| *at)
            };
            let gone = self.gone.iter().map(|(unit, ..)| *unit);
            let routs = |unit| {
                let unit = now.state.unit(unit);
                unit.is_some_and(|it| it.morale == Morale::Routing)
            };
            let (taken, units): (Vec<UnitRef>, Vec<UnitRef>) = gone
                .filter(|unit| is(*unit) && last(*unit) == Some(moment))
                .partition(|unit| *away == Away::OffTable && !routs(*unit));
            about(writer, &format!("tale.gone.{}", away.id()), &units);
            about(writer, "tale.gone.left", &taken);
        }
    }

    fn say_charges(&self, writer: &mut ReportWriter) {
        let mut struck: Vec<(UnitRef, Struck, Vec<UnitRef>)> = Vec::new();
        for charge in &self.charges {
            let same = |it: &&mut (UnitRef, Struck, Vec<UnitRef>)| {
                (it.0, it.1) == (charge.target, charge.struck)
            };
            match struck.iter_mut().find(same) {
                Some((.., chargers)) => chargers.push(charge.charger),
                None => struck.push((charge.target, charge.struck, vec![charge.charger])),
            }
        }
        let clause = |(target, struck, chargers): &(UnitRef, Struck, Vec<UnitRef>)| {
            let key = format!("tale.charge.{}", struck.id());
            upon(writer, &key, chargers, *target)
        };
        let clauses: Vec<String> = struck.iter().map(clause).collect();
        writer.add_all(Notable, clauses);
    }

    /// Reports the tests, and the routs and answers that follow them.
    fn say_results(&self, writer: &mut ReportWriter) {
        let routed = self.came(TestResult::Rout).into_iter();
        let (stopped, ran): (Vec<UnitRef>, Vec<UnitRef>) =
            routed.partition(|unit| self.stopped.contains(unit));
        about(writer, "tale.charge.broke", &ran);
        about(writer, "tale.charge.stuck", &stopped);
        about(writer, "tale.charge.again", &self.again);
        about(writer, "tale.charge.evaded", &self.evaded);
        let mut stood = self.came(TestResult::Stand);
        stood.extend(self.came(TestResult::MayCounter));
        let met = |unit: &UnitRef| {
            let mut moved = self.moved.iter();
            moved.any(|(_, target, how)| target == unit && *how == Moved::Met)
        };
        stood.retain(|unit| !self.evaded.contains(unit) && !met(unit));
        about(writer, "tale.charge.stood", &stood);
    }

    /// Reports the moves of chargers and counter-chargers.
    fn say_moves(&self, writer: &mut ReportWriter) {
        for moved in [
            Moved::Met,
            Moved::Caught,
            Moved::Contact,
            Moved::Followed,
            Moved::Short,
        ] {
            let ended = self.moved.iter().filter(|(.., of)| *of == moved);
            let mut targets: BTreeMap<UnitRef, Vec<UnitRef>> = BTreeMap::new();
            for (charger, target, _) in ended {
                targets.entry(*target).or_default().push(*charger);
            }
            let key = format!("tale.charge.{}", moved.id());
            let clauses: Vec<String> = targets
                .iter()
                .map(|(target, chargers)| upon(writer, &key, chargers, *target))
                .collect();
            writer.add_all(Notable, clauses);
        }
    }

    fn came(&self, wanted: TestResult) -> Vec<UnitRef> {
        let of = self.results.iter().filter(|(_, result)| *result == wanted);
        of.map(|(unit, _)| *unit).collect()
    }
}

/// Returns the moment at which the players remove the unit, by hand or with its last strength point.
fn by_hand(before: &Battle, unit: UnitRef) -> Moment {
    match is_early(before, unit) {
        true => Moment::Early,
        false => Moment::Last,
    }
}

/// Reports the corrections of other fields.
fn say_corrected(writer: &mut ReportWriter, corrected: &BTreeSet<UnitRef>) {
    if corrected.is_empty() {
        return;
    }
    let many = corrected.len();
    let n = writer.number(count(many));
    let units = writer.units(corrected);
    let values = [("units", units.as_str()), ("n", n.as_str())];
    writer.say_of(Small, "tale.rest.corrected", many, &values);
}

/// Reports the results that the players entered from outside this section: strength points and
/// morale.
fn say_set(writer: &mut ReportWriter, all: &BTreeMap<UnitRef, Set>) {
    let mut strength: BTreeMap<i32, Vec<UnitRef>> = BTreeMap::new();
    let mut morale: BTreeMap<&str, Vec<UnitRef>> = BTreeMap::new();
    for (unit, set) in all {
        strength.entry(set.strength).or_default().push(*unit);
        if let Some((_, is)) = set.morale.filter(|(was, is)| was != is) {
            morale.entry(is.id()).or_default().push(*unit);
        }
    }
    let lost = strength.range(..0).map(|it| ("tale.rest.lost", it));
    let gained = strength.range(1..).rev();
    for (key, (points, units)) in lost.chain(gained.map(|it| ("tale.rest.gained", it))) {
        let strength = writer.count("strength", points.unsigned_abs());
        let named = writer.units(units);
        let values = [("units", named.as_str()), ("strength", strength.as_str())];
        writer.say_of(Notable, key, units.len(), &values);
    }
    for (morale, units) in &morale {
        about(writer, &format!("tale.rest.{morale}"), units);
    }
}

/// Adds a sentence about units, if there are any. Each unit is named once, at its first mention.
fn about(writer: &mut ReportWriter, key: &str, units: &[UnitRef]) {
    let mut once: Vec<UnitRef> = Vec::new();
    for unit in units {
        if !once.contains(unit) {
            once.push(*unit);
        }
    }
    drumhead_rules::report::about(writer, Notable, key, &once);
}

/// Returns a clause about chargers and their target.
fn upon(writer: &ReportWriter, key: &str, chargers: &[UnitRef], target: UnitRef) -> String {
    let (units, target) = (writer.units(chargers), writer.units([&target]));
    writer.fill(key, &[("units", &units), ("target", &target)])
}
