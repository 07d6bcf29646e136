//! What is printed of a battle, and counted of it for a report.

use drumhead_rules::frame::{Printed, RosterAsked};
use drumhead_words::play::{SetupForm, Trial, UnitRef};
use drumhead_words::sheet::{Sheet, Table};

use super::super::playsheet::{Scope, playsheet};
use super::super::readings::ReadingError;
use super::super::sheet::RosterOptions;
use super::super::tables::{Frozen, TableError};
use super::event::Event;
use super::state::{Morale, UnitState};
use super::{Battle, Fornovo, form, papers, story};

/// The files of tables that have changed since this battle was begun: it goes on by its own.
///
/// # Errors
/// A [`ReadingError`] if the book's own do not read.
pub fn outdated(battle: &Battle) -> Result<Vec<&str>, ReadingError> {
    let book = Frozen::under(&battle.setup.readings)?;
    let kept = battle.setup.tables.as_ref();
    Ok(kept.map_or(Vec::new(), |kept| kept.differing(&book)))
}

/// The sum of what the units of each side come to.
fn of_sides(battle: &Battle, worth: fn(&UnitState) -> u32) -> [u32; 2] {
    let mut sides = [0_u32; 2];
    for (unit, live) in &battle.state.units {
        if let Some(side) = sides.get_mut(usize::from(unit.side)) {
            *side = side.saturating_add(worth(live));
        }
    }
    sides
}

/// The figures of a unit, counted as often as its morale is worth.
fn worth(live: &UnitState) -> u32 {
    let times = match live.morale {
        _ if !live.on_table() => 0,
        Morale::Good => 4,
        Morale::Halted { .. } => 3,
        Morale::Shaken { .. } => 2,
        Morale::Routed { .. } => 0,
    };
    live.figures().saturating_mul(times)
}

impl Printed for Fornovo {
    const HAS_TESTS: bool = true;

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked { for_whom, bill, .. } = asked;
        papers::of_side(battle, side, RosterOptions { for_whom, bill })
    }

    /// What its armies can meet, under its interpretations.
    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        let setup = &battle.setup;
        let sides = setup.sides.each_ref();
        let sides = sides.map(|side| (side.name.as_str(), &side.army));
        let rules = &battle.tables.rules;
        let scope = Scope::between(sides, setup.scale, setup.year, rules);
        playsheet(rules, &setup.readings, &scope)
    }

    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        papers::card_back(battle, unit)
    }

    fn trial(battle: &Battle, facts: &[Event]) -> Option<Trial> {
        story::trial(battle, facts)
    }

    /// Figures.
    fn lost(battle: &Battle) -> [u32; 2] {
        of_sides(battle, UnitState::lost)
    }

    /// Figures on the table, those in good morale counted four times, halted ones three times, shaken
    /// ones twice and routers not at all.
    fn in_hand(battle: &Battle) -> [u32; 2] {
        of_sides(battle, worth)
    }
}
