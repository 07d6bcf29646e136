//! Prints of a battle.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::TableError;
use drumhead_rules::hex::Pointing;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{self, SetupForm, UnitRef};
use drumhead_words::sheet::{Fact, Sheet, Table};

use crate::place::readings;
use crate::words::speak;
use crate::{Army, Battle, D3Ecw, Readings, Story, form, panel, sheet};

/// The orientation of the battle's map.
fn pointing(battle: &Battle) -> Pointing {
    battle.setup.map.grid.pointing
}

impl Printed for D3Ecw {
    type Story = Story;

    const COUNTED: Counted = Counted::Units {
        but: &[play::Arm::Leader],
    };

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet::playsheet(speak(language), &Readings::default())?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked {
            for_whom, tables, ..
        } = asked;
        let army = battle.setup.sides.get(usize::from(side));
        let army = Army {
            readings: battle.setup.readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        sheet::roster_on(battle.words, &army, for_whom, tables, pointing(battle))
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::playsheet_on(battle.words, readings(battle), pointing(battle))
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    fn card_front(battle: &Battle, unit: UnitRef) -> Vec<Fact> {
        let own = battle.state.unit(unit).map(|it| panel::own(battle, it));
        own.map_or_else(Vec::new, |own| own.facts(battle))
    }

    /// The modifiers of its dice and of those against it.
    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        let state = battle.state.unit(unit);
        state.map_or_else(Vec::new, |state| {
            sheet::hits_of(battle.words, &battle.tables, readings(battle), state.kind)
        })
    }
}
