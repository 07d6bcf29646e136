//! Prints of a battle.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::TableError;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{self, SetupForm, UnitRef};
use drumhead_words::sheet::{Fact, Sheet, Table};

use crate::army::{Army, EdgehillNaseby};
use crate::place::{readings, scope};
use crate::words::speak;
use crate::{Battle, Readings, Scope, Story, form, panel, sheet};

impl Printed for EdgehillNaseby {
    type Story = Story;

    const COUNTED: Counted = Counted::Units {
        but: &[play::Arm::Leader, play::Arm::Guns],
    };

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet::playsheet(
            speak(language),
            &Readings::default(),
            Scope::WHOLE,
        )?)
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
        sheet::roster_with(battle.words, &army, for_whom, tables.then(|| scope(battle)))
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::playsheet_with(
            battle.words,
            readings(battle),
            scope(battle),
            &battle.setup.profile,
        )
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    /// Only permanent values, not the current state.
    fn card_front(battle: &Battle, unit: UnitRef) -> Vec<Fact> {
        panel::lasting(battle, unit).facts(battle)
    }

    /// The odds of a gun, or the effects of terrain and facing on troops.
    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        let standing = battle.state.unit(unit);
        standing.map_or_else(Vec::new, |standing| {
            let (tables, readings) = (&battle.tables, readings(battle));
            sheet::behind(battle.words, standing.arm, tables, readings, scope(battle))
        })
    }
}
