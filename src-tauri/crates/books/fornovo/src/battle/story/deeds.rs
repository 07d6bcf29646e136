//! What happened in a phase, picked from its events: no sentence yet.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_words::play::UnitRef;

use super::super::super::army::Model;
use super::super::super::reaction::{Outcome, Test};
use super::super::actions::Replied;
use super::super::charges::Reply;
use super::super::command::Command;
use super::super::event::{Change, Event};
use super::super::state::*;
use crate::battle::actions::{Met, Struck, UnitMoved, UnitsSwept, Volley};

/// What happened in a phase.
#[derive(Debug, Default)]
pub(super) struct Deeds {
    /// The command under way sets things by hand: what it changes is no loss.
    pub(super) correcting: bool,
    pub(super) corrected: BTreeSet<UnitRef>,
    pub(super) volleys: Vec<Volley>,
    pub(super) losses: BTreeMap<UnitRef, Loss>,
    pub(super) charges: Vec<Charged>,
    pub(super) evaded: Vec<UnitRef>,
    pub(super) squares: Vec<UnitRef>,
    pub(super) tests: Vec<(UnitRef, Test, Outcome)>,
    /// Units whose morale is worse, or better, than as the phase began.
    pub(super) morale: BTreeMap<UnitRef, (u8, Morale)>,
    /// Units that broke because they were shattered.
    pub(super) shattered: BTreeSet<UnitRef>,
    pub(super) gone: Vec<(UnitRef, Gone)>,
    pub(super) away: Vec<UnitRef>,
    /// Generals lost, and the unit each was with.
    pub(super) fallen: Vec<(GeneralRef, Option<UnitRef>)>,
    pub(super) safe: Vec<GeneralRef>,
    /// Who fought whom, side 0 first.
    pub(super) fights: BTreeSet<(UnitRef, UnitRef)>,
    /// Who was hit and by whom; and with whom those were in contact who lost anything.
    pub(super) blows: BTreeSet<(UnitRef, UnitRef)>,
    pub(super) pursuits: Vec<(UnitRef, UnitRef)>,
    pub(super) moved: BTreeSet<UnitRef>,
    pub(super) disordered: BTreeSet<UnitRef>,
}

/// What a unit lost.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loss {
    /// Figures it had as the phase began.
    pub(super) whole: u32,
    pub(super) figures: u32,
    pub(super) guns: u32,
}

/// A charge that was declared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Charged {
    pub(super) unit: UnitRef,
    pub(super) target: UnitRef,
    pub(super) counter: bool,
}

/// What a turn cost a side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toll {
    pub(super) figures: u32,
    pub(super) guns: u32,
    pub(super) generals: u32,
    pub(super) routs: u32,
}

impl Toll {
    /// Counts a phase's deeds in.
    pub(super) fn add(&mut self, deeds: &Deeds, side: u8) {
        for (unit, loss) in &deeds.losses {
            if unit.side == side {
                self.figures = self.figures.saturating_add(loss.figures);
                self.guns = self.guns.saturating_add(loss.guns);
            }
        }
        let fallen = deeds.fallen.iter().filter(|(it, _)| it.side == side);
        self.generals = self.generals.saturating_add(counted(fallen.count()));
        let routs = deeds.broken().filter(|unit| unit.side == side);
        self.routs = self.routs.saturating_add(counted(routs.count()));
    }
}

/// How many, as numbers in sentences are.
pub(super) fn counted(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

fn guns(models: &super::super::super::army::Models) -> u32 {
    let count = |model: &Model| u32::from(models.count(*model));
    Model::GUNS.iter().map(count).sum()
}

impl Deeds {
    /// What the player ordered: some of it no event tells.
    pub(super) fn order(&mut self, command: &Command) {
        self.correcting = matches!(command, Command::Correct(_) | Command::FromPaper(_));
    }

    /// Takes in an event; `before` is how things stood.
    pub(super) fn take(&mut self, before: &State, event: &Event) {
        match event {
            Event::Tested(it) => self.tests.push((it.unit, it.test, it.outcome)),
            Event::Volley(volley) => self.volleys.push(volley.clone()),
            Event::Met(Met { unit, enemy, .. }) | Event::Struck(Struck { unit, enemy, .. }) => {
                let pair = (*unit.min(enemy), *unit.max(enemy));
                self.fights.insert(pair);
            }
            Event::Endangered(danger) if !danger.lost => self.safe.push(danger.general),
            Event::Marked(shot) if !shot.lost => self.safe.push(shot.general),
            Event::General {
                general,
                now: Commander::Lost,
            } => self.fallen.push((*general, before.unit_of(*general))),
            Event::Moved(UnitMoved { told }) if told.moved != Moved::Stood => {
                self.moved.insert(told.unit);
            }
            Event::Swept(UnitsSwept { units, told }) if told.moved != Moved::Stood => {
                self.moved.extend(units);
            }
            Event::Shattered { unit } => {
                self.shattered.insert(*unit);
            }
            Event::Blow { key, now: Some(_) } => {
                self.blows.insert((key.target, key.from));
            }
            Event::Replied(reply) => self.replied(reply),
            Event::Corrected(corrected) => {
                self.corrected.insert(corrected.unit);
            }
            Event::SetByHand(corrected) => {
                self.corrected.insert(corrected.unit);
            }
            Event::FromPaper(paper) => self.corrected.extend(&paper.units),
            Event::Unit { unit, now } | Event::UnitSetByHand { unit, now } => {
                self.changed(before, *unit, now);
            }
            // The rest is bookkeeping, or told by what it brings about.
            Event::Blow { now: None, .. }
            | Event::Moved(_)
            | Event::Swept(_)
            | Event::General { .. }
            | Event::Endangered(_)
            | Event::Overran(_)
            | Event::CauseLasts(_)
            | Event::Marked(_)
            | Event::Began { .. }
            | Event::Initiative { .. }
            | Event::SideA { .. }
            | Event::Owed { .. }
            | Event::Settled { .. }
            | Event::Befell { .. }
            | Event::LeftUndone { .. }
            | Event::PayAsked { .. }
            | Event::NotTested(_)
            | Event::FoundOnGuns(_)
            | Event::Divided(_)
            | Event::Saved(_)
            | Event::Shared { .. }
            | Event::Parted { .. }
            | Event::Flying(_)
            | Event::DiceHeld(_)
            | Event::Battered(_)
            | Event::Battering { .. }
            | Event::Sniped(_)
            | Event::Caught(_)
            | Event::Manoeuvred(_)
            | Event::FalseRout(_)
            | Event::ChargeCompleted(_)
            | Event::Recoiled(_)
            | Event::RanOn(_)
            | Event::Pursued(_)
            | Event::PursuitAllowed(_)
            | Event::PursuitChosen(_)
            | Event::Ground { .. }
            | Event::CrossedDitch(_)
            | Event::Threw(_) => {}
        }
    }

    fn replied(&mut self, reply: &Replied) {
        match reply.how {
            Reply::Evades => self.evaded.push(reply.unit),
            Reply::FormsSquare => self.squares.push(reply.unit),
            Reply::Stands | Reply::Countercharges { .. } => {}
        }
    }

    fn changed(&mut self, before: &State, unit: UnitRef, now: &Change) {
        let Some(live) = before.units.get(&unit) else {
            return;
        };
        // What the table sets by hand is told as that, and as nothing else.
        if self.correcting {
            return;
        }
        match now {
            Change::Groups(groups) => {
                let left = groups.iter().fold(0_u32, |sum, it| sum.saturating_add(*it));
                let lost = live.figures().saturating_sub(left);
                self.lose(unit, live, lost, 0);
            }
            Change::Models(models) => {
                let lost = guns(&live.models).saturating_sub(guns(models));
                self.lose(unit, live, 0, lost);
            }
            Change::Morale(morale) => {
                let first = live.morale.depth();
                self.morale.entry(unit).or_insert((first, *morale)).1 = *morale;
            }
            Change::Place(Place::Gone { why }) => self.gone.push((unit, *why)),
            Change::Place(Place::Away { .. }) => self.away.push(unit),
            Change::Pursuit(Some(pursuit)) if pursuit.moves == 0 && live.pursuit.is_none() => {
                self.pursuits.push((unit, pursuit.target));
            }
            Change::Charge(Some(charge)) if charge.stage == ChargeStage::Declared => {
                self.charges.push(Charged {
                    unit,
                    target: charge.target,
                    counter: charge.counter,
                });
            }
            Change::Disorder(Some(_)) if live.disorder.is_none() => {
                self.disordered.insert(unit);
            }
            Change::Place(Place::Table)
            | Change::Pursuit(_)
            | Change::Charge(_)
            | Change::Disorder(_)
            | Change::Contacts(_)
            | Change::Recoils(_)
            | Change::Turn(_)
            | Change::Last(_)
            | Change::Fight(_)
            | Change::Idle(_)
            | Change::IdleOf { .. }
            | Change::Debt(_)
            | Change::Formation(_)
            | Change::Square(_)
            | Change::Mounted(_)
            | Change::Limbered(_)
            | Change::Stakes(_)
            | Change::BayonetsFixed(_)
            | Change::Horses(_)
            | Change::Crew(_)
            | Change::Path(_)
            | Change::Ground(_)
            | Change::Dropped(_)
            | Change::Leads(_) => {}
        }
    }

    fn lose(&mut self, unit: UnitRef, live: &UnitState, figures: u32, guns: u32) {
        if figures == 0 && guns == 0 {
            return;
        }
        let loss = self.losses.entry(unit).or_insert(Loss {
            whole: live.figures(),
            ..Loss::default()
        });
        loss.figures = loss.figures.saturating_add(figures);
        loss.guns = loss.guns.saturating_add(guns);
        // What is overrun is struck by nobody's dice.
        let touching = live.contacts.iter().map(|enemy| (unit, *enemy));
        self.blows.extend(touching);
    }

    /// Units that broke in this phase.
    pub(super) fn broken(&self) -> impl Iterator<Item = UnitRef> {
        let broke = |(unit, (first, now)): (&UnitRef, &(u8, Morale))| {
            let routs = matches!(now, Morale::Routed { .. }) && *first < now.depth();
            routs.then_some(*unit)
        };
        self.morale.iter().filter_map(broke)
    }

    /// Units whose morale is now worse than as the phase began, and is this.
    pub(super) fn sank_to(&self, is: fn(&Morale) -> bool) -> Vec<UnitRef> {
        let sank = self.morale.iter();
        sank.filter(|(_, (first, now))| is(now) && *first < now.depth())
            .map(|(unit, _)| *unit)
            .collect()
    }

    /// The last test in this phase whose outcome was such for the unit.
    pub(super) fn last_test(&self, unit: UnitRef, is: fn(Outcome) -> bool) -> Option<Test> {
        let of = self.tests.iter().rev();
        of.filter(|(tested, _, outcome)| *tested == unit && is(*outcome))
            .map(|(_, test, _)| *test)
            .next()
    }

    /// Units whose test of this kind came out so.
    pub(super) fn came(&self, test: Test, is: fn(Outcome) -> bool) -> Vec<UnitRef> {
        let mut units = Vec::new();
        for (unit, of, outcome) in &self.tests {
            if *of == test && is(*outcome) && !units.contains(unit) {
                units.push(*unit);
            }
        }
        units
    }
}

impl State {
    /// The unit a general is with.
    fn unit_of(&self, general: GeneralRef) -> Option<UnitRef> {
        match self.generals.get(&general)? {
            Commander::With { unit } => Some(*unit),
            Commander::Alone | Commander::Lost => None,
        }
    }
}
