//! The battle retold for a report: what happened in each side's turn, put
//! together from its events.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_words::play::{Chapter, Trial, UnitRef};

use super::battle::Battle;
use super::command::{Correction, Flight};
use super::event::Event;
use super::result::TestResult;
use super::state::{Away, Charge, Morale, Moved, Stage, Standing, Step, Struck};
use super::tables::REPORT_EN;
use drumhead_rules::data::TableError;
use drumhead_rules::play::Game as _;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{Sentences, Telling, Weight};

/// Things of one kind that stand in one sentence.
const CLAUSES: usize = 3;

/// A battle being retold.
#[derive(Debug)]
pub struct Story {
    /// How it stands where the telling has come to.
    battle: Battle,
    telling: Telling,
    deeds: Deeds,
    /// Each unit's strength points as the side's turn began.
    began: BTreeMap<UnitRef, u8>,
    /// Units that broke in the side's turn; those among them that the table broke.
    routs: BTreeSet<UnitRef>,
    by_hand: BTreeSet<UnitRef>,
}

/// What happened in a phase.
#[derive(Debug, Default)]
struct Deeds {
    charges: Vec<Charge>,
    results: Vec<(UnitRef, TestResult)>,
    evaded: Vec<UnitRef>,
    moved: Vec<(UnitRef, UnitRef, Moved)>,
    gone: Vec<(UnitRef, Away)>,
    /// Routers that could not move.
    held: Vec<UnitRef>,
    defied: Vec<UnitRef>,
    /// What the table set of units' strength and morale.
    set: BTreeMap<UnitRef, Set>,
    corrected: BTreeSet<UnitRef>,
}

/// What the table set of a unit: the rest of what became of it the rules tell.
#[derive(Debug, Default)]
struct Set {
    /// Strength points, fewer or more.
    strength: i32,
    /// Its morale before and after.
    morale: Option<(Morale, Morale)>,
}

/// The sentences of reports.
static ENGLISH: Sentences = Sentences::of(&[REPORT_EN]);

impl Story {
    /// A battle before anything happened in it.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded sentences do not read.
    pub fn of(battle: &Battle) -> Result<Self, TableError> {
        let mut story = Self {
            battle: battle.clone(),
            telling: Telling::new(ENGLISH.get()?),
            deeds: Deeds::default(),
            began: BTreeMap::new(),
            routs: BTreeSet::new(),
            by_hand: BTreeSet::new(),
        };
        for (unit, standing) in units(battle) {
            story.telling.name(unit, &standing.name);
        }
        story.begin(battle.state.turn, battle.state.mover);
        Ok(story)
    }

    /// What a command brought about.
    pub fn take(&mut self, events: &[Event]) {
        for event in events {
            if let Event::StepBegan { step } = event
                && phase(*step) != phase(self.battle.state.step)
            {
                self.end_phase();
            }
            if let Event::TurnBegan { turn, mover } = event {
                self.end_turn();
                self.begin(*turn, *mover);
            }
            if let Event::Corrected {
                unit,
                set: Correction::Name(name),
            } = event
            {
                self.telling.name(*unit, name);
            }
            self.deeds.take(&self.battle, event);
            self.broke(event);
            // Events that do not fit are told as well as may be.
            if self.battle.fold(event).is_err() {
                break;
            }
        }
    }

    /// Counts whoever breaks by this event, and no longer whom the table has broken by
    /// mistake.
    fn broke(&mut self, event: &Event) {
        if let Event::Routed { unit, .. } = event {
            self.by_hand.remove(unit);
            self.routs.insert(*unit);
        }
        let Event::Corrected {
            unit,
            set: Correction::Morale(morale),
        } = event
        else {
            return;
        };
        let routs = *morale == Morale::Routing;
        if routs && !self.battle.state.is_routing(*unit) && self.routs.insert(*unit) {
            self.by_hand.insert(*unit);
        } else if !routs && self.by_hand.remove(unit) {
            self.routs.remove(unit);
        }
    }

    /// A player's own words, written here.
    pub fn note(&mut self, lead: &str, text: &str) {
        self.telling.note(lead, text);
    }

    /// The whole battle.
    pub fn told(mut self) -> Vec<Chapter> {
        self.end_turn();
        self.telling.told()
    }

    /// Begins a side's turn.
    fn begin(&mut self, turn: u32, mover: u8) {
        let values = [
            ("turn", turn.to_string()),
            ("side", self.battle.side_name(mover).to_owned()),
        ];
        let values = values.each_ref().map(|(key, it)| (*key, it.as_str()));
        let title = self.telling.fill("tale.turn", &values);
        self.telling.chapter(turn, title);
        let strengths = units(&self.battle).map(|(unit, standing)| (unit, standing.strength));
        self.began = strengths.collect();
        self.routs.clear();
        self.by_hand.clear();
    }

    fn end_phase(&mut self) {
        let deeds = std::mem::take(&mut self.deeds);
        deeds.say(&mut self.telling, &self.battle);
        let key = format!("tale.phase.{}", phase(self.battle.state.step));
        let lead = self.telling.fill(&key, &[]);
        self.telling.end_phase(&lead);
    }

    /// Ends a side's turn with what it cost.
    fn end_turn(&mut self) {
        self.end_phase();
        for side in 0..2 {
            let lost = units(&self.battle).filter(|(unit, _)| unit.side == side);
            let lost = lost.map(|(unit, standing)| {
                let began = self.began.get(&unit).copied().unwrap_or_default();
                u32::from(began.saturating_sub(standing.strength))
            });
            let lost: u32 = lost.sum();
            let routs = self.routs.iter().filter(|unit| unit.side == side).count();
            let routs = u32::try_from(routs).unwrap_or(u32::MAX);
            let parts: Vec<String> = [("strength", lost), ("routs", routs)]
                .into_iter()
                .filter(|(_, number)| *number > 0)
                .map(|(what, number)| self.telling.count(what, number))
                .collect();
            if !parts.is_empty() {
                let what = self.telling.list(&parts);
                let side = self.battle.side_name(side).to_owned();
                self.telling.say(
                    Notable,
                    "tale.turn_lost",
                    &[("side", &side), ("what", &what)],
                );
            }
        }
        self.telling.end_chapter();
    }
}

/// Every unit of both sides.
fn units(battle: &Battle) -> impl Iterator<Item = (UnitRef, &Standing)> {
    let sides = (0_u8..).zip(&battle.state.sides);
    sides.flat_map(|(side, units)| {
        let of = move |standing: &Standing| UnitRef::new(side, standing.number);
        units.iter().map(move |standing| (of(standing), standing))
    })
}

/// The part of a side's turn that a step belongs to.
const fn phase(step: Step) -> &'static str {
    match step {
        Step::Declare | Step::Test | Step::Move => "charge",
        Step::Surrender => "surrender",
        Step::Melee => "melee",
    }
}

impl Deeds {
    fn take(&mut self, before: &Battle, event: &Event) {
        match event {
            Event::Declared { charge } => self.charges.push(charge.clone()),
            Event::Tested { unit, result, .. } => self.results.push((*unit, *result)),
            Event::Answers {
                unit,
                stage: Stage::Evaded,
                ..
            } => self.evaded.push(*unit),
            Event::ChargerMoved { charger, moved } => {
                if let Some(charge) = before.state.charge(*charger) {
                    self.moved.push((*charger, charge.target, *moved));
                }
            }
            Event::Fled {
                unit,
                flight: Flight::Cornered | Flight::Stuck,
            } => self.held.push(*unit),
            Event::Left { unit, away } => self.gone.push((*unit, *away)),
            Event::Rolled {
                unit,
                surrenders: false,
                ..
            } => self.defied.push(*unit),
            Event::Corrected { unit, set } => match set {
                Correction::Strength(now) => {
                    if let Some(was) = before.state.unit(*unit) {
                        let set = self.set.entry(*unit).or_default();
                        set.strength += i32::from(*now) - i32::from(was.strength);
                    }
                }
                Correction::Morale(now) => {
                    if let Some(was) = before.state.unit(*unit) {
                        let set = self.set.entry(*unit).or_default();
                        let first = set.morale.map_or(was.morale, |(first, _)| first);
                        set.morale = Some((first, *now));
                    }
                }
                Correction::Away(Some(away)) => self.gone.push((*unit, *away)),
                Correction::Away(None)
                | Correction::Mounted(_)
                | Correction::Order(_)
                | Correction::BasicMorale(_)
                | Correction::Name(_) => {
                    self.corrected.insert(*unit);
                }
            },
            // What the table set before is over: that the unit breaks now the rules tell.
            Event::Routed { unit, .. } => {
                if let Some(set) = self.set.get_mut(unit)
                    && !before.state.is_routing(*unit)
                {
                    set.morale = None;
                }
            }
            // Told by what they bring about.
            Event::Answers { .. }
            | Event::Rolled { .. }
            | Event::StepBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Fled { .. }
            | Event::MustRoll { .. }
            | Event::FromPaper { .. } => {}
        }
    }

    /// Says what happened; `now` is how things stand after it.
    fn say(&self, telling: &mut Telling, now: &Battle) {
        self.say_charges(telling);
        about(telling, Notable, "tale.surrender.defied", &self.defied);
        self.say_rest(telling);
        for (away, key) in [
            (Away::Destroyed, "tale.gone.destroyed"),
            (Away::Surrendered, "tale.gone.surrendered"),
            (Away::OffTable, "tale.gone.off_table"),
        ] {
            // Whoever the table put back, or says is gone otherwise, is told as it is.
            let is = |unit| now.state.unit(unit).is_some_and(|it| it.away == Some(away));
            let units = self.gone.iter().map(|(unit, _)| *unit);
            let units: Vec<UnitRef> = units.filter(|unit| is(*unit)).collect();
            about(telling, Notable, key, &units);
        }
    }

    fn say_charges(&self, telling: &mut Telling) {
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
            upon(telling, &key, chargers, *target)
        };
        let clauses: Vec<String> = struck.iter().map(clause).collect();
        together(telling, &clauses);
        let routed = self.came(TestResult::Rout);
        let (held, ran): (Vec<UnitRef>, Vec<UnitRef>) = routed
            .into_iter()
            .partition(|unit| self.held.contains(unit));
        about(telling, Notable, "tale.charge.broke", &ran);
        about(telling, Notable, "tale.charge.held", &held);
        about(telling, Notable, "tale.charge.evaded", &self.evaded);
        let mut stood = self.came(TestResult::Stand);
        stood.extend(self.came(TestResult::MayCounter));
        let met = |unit: &UnitRef| {
            let mut moved = self.moved.iter();
            moved.any(|(_, target, how)| target == unit && *how == Moved::Met)
        };
        stood.retain(|unit| !self.evaded.contains(unit) && !met(unit));
        about(telling, Notable, "tale.charge.stood", &stood);
        for (moved, key) in [
            (Moved::Met, "tale.charge.met"),
            (Moved::Caught, "tale.charge.caught"),
            (Moved::Contact, "tale.charge.contact"),
            (Moved::Followed, "tale.charge.followed"),
            (Moved::Short, "tale.charge.short"),
        ] {
            let ended: Vec<_> = self.moved.iter().filter(|(.., of)| *of == moved).collect();
            let targets: BTreeSet<UnitRef> = ended.iter().map(|(_, target, _)| *target).collect();
            let clause = |target: UnitRef| {
                let chargers = ended.iter().filter(|(_, of, _)| *of == target);
                let chargers: Vec<UnitRef> = chargers.map(|(charger, ..)| *charger).collect();
                upon(telling, key, &chargers, target)
            };
            let clauses: Vec<String> = targets.into_iter().map(clause).collect();
            together(telling, &clauses);
        }
    }

    /// What the rest of the set brought about, which the table tells: losses
    /// by who lost as much, and morale.
    fn say_rest(&self, telling: &mut Telling) {
        let mut lost: BTreeMap<u32, Vec<UnitRef>> = BTreeMap::new();
        let mut gained: BTreeMap<u32, Vec<UnitRef>> = BTreeMap::new();
        let mut morale: BTreeMap<&str, Vec<UnitRef>> = BTreeMap::new();
        for (unit, set) in &self.set {
            let many = set.strength.unsigned_abs();
            if set.strength < 0 {
                lost.entry(many).or_default().push(*unit);
            } else if set.strength > 0 {
                gained.entry(many).or_default().push(*unit);
            }
            if let Some((_, is)) = set.morale.filter(|(was, is)| was != is) {
                let of = morale.entry(is.id()).or_default();
                of.push(*unit);
            }
        }
        for (of, key) in [(&lost, "tale.rest.lost"), (&gained, "tale.rest.gained")] {
            for (points, units) in of.iter().rev() {
                let strength = telling.count("strength", *points);
                let units = telling.units(units);
                telling.say(Notable, key, &[("units", &units), ("strength", &strength)]);
            }
        }
        for (morale, units) in &morale {
            about(telling, Notable, &format!("tale.rest.{morale}"), units);
        }
        if !self.corrected.is_empty() {
            let many = self.corrected.len();
            let n = telling.number(u32::try_from(many).unwrap_or(u32::MAX));
            let units = telling.units(&self.corrected);
            let values = [("units", units.as_str()), ("n", n.as_str())];
            telling.say_of(Small, "tale.rest.corrected", many, &values);
        }
    }

    fn came(&self, wanted: TestResult) -> Vec<UnitRef> {
        let of = self.results.iter().filter(|(_, result)| *result == wanted);
        of.map(|(unit, _)| *unit).collect()
    }
}

/// One sentence about units, if there are any.
fn about(telling: &mut Telling, weight: Weight, key: &str, units: &[UnitRef]) {
    if !units.is_empty() {
        // Each is named once, where it is first told of.
        let mut once: Vec<UnitRef> = Vec::new();
        for unit in units {
            if !once.contains(unit) {
                once.push(*unit);
            }
        }
        let units = telling.units(&once);
        telling.say(weight, key, &[("units", &units)]);
    }
}

/// What chargers did to their target.
fn upon(telling: &Telling, key: &str, chargers: &[UnitRef], target: UnitRef) -> String {
    let (units, target) = (telling.units(chargers), telling.units([&target]));
    telling.fill(key, &[("units", &units), ("target", &target)])
}

/// Things of one kind, a few to a sentence.
fn together(telling: &mut Telling, clauses: &[String]) {
    for some in clauses.chunks(CLAUSES) {
        let list = telling.clauses(some);
        telling.say(Notable, "tale.charge.declared", &[("list", &list)]);
    }
}

impl Battle {
    /// The test, or the roll for surrender, among these events of a command
    /// given now, if there was one.
    pub fn trial(&self, events: &[Event]) -> Option<Trial> {
        let words = ENGLISH.get().ok()?;
        let get = |key: &str| words.get(key).to_owned();
        events.iter().find_map(|event| {
            if let Event::Tested {
                unit, face, result, ..
            } = event
            {
                let came = match result {
                    TestResult::Rout => "tale.outcome.rout",
                    TestResult::Stand => "tale.outcome.stand",
                    TestResult::MayCounter => "tale.outcome.may_counter",
                };
                return Some(Trial {
                    side: unit.side,
                    unit: self.name(*unit),
                    what: get("tale.test.charge"),
                    face: *face,
                    came: get(came),
                });
            }
            if let Event::Rolled {
                unit,
                face,
                surrenders,
                ..
            } = event
            {
                let came = if *surrenders {
                    "tale.outcome.surrenders"
                } else {
                    "tale.outcome.defies"
                };
                return Some(Trial {
                    side: unit.side,
                    unit: self.name(*unit),
                    what: get("tale.test.surrender"),
                    face: *face,
                    came: get(came),
                });
            }
            None
        })
    }

    /// Strength points that each side has lost.
    pub fn lost(&self) -> [u32; 2] {
        let mut sides = [0_u32; 2];
        for (unit, standing) in units(self) {
            if let Some(side) = sides.get_mut(usize::from(unit.side)) {
                let lost = standing.start.saturating_sub(standing.strength);
                *side = side.saturating_add(lost.into());
            }
        }
        sides
    }

    /// What each side has in hand: its strength points, those in good morale
    /// counted twice, shaken ones once; those who rout or are gone, not at all.
    pub fn in_hand(&self) -> [u32; 2] {
        let mut sides = [0_u32; 2];
        for (unit, standing) in units(self) {
            let worth = match standing.morale {
                _ if !standing.is_here() => 0,
                Morale::Good => 2,
                Morale::Shaken => 1,
                Morale::Routing => 0,
            };
            if let Some(side) = sides.get_mut(usize::from(unit.side)) {
                *side = side.saturating_add(u32::from(standing.strength) * worth);
            }
        }
        sides
    }
}
