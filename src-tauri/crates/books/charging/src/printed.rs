//! Prints of a battle.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::Names as _;
use drumhead_rules::list::new_army;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{SetupForm, Trial, UnitRef};
use drumhead_words::sheet::{Fact, Sheet, Table};

use crate::words::speak;
use crate::{Army, Battle, Charging, Event, Readings, Story, form, panel, sheet, story};

impl Printed for Charging {
    type Story = Story;

    const HAS_TESTS: bool = true;
    const COUNTED: Counted = Counted::Strength;

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet::playsheet(speak(language), &Readings::default())?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    /// The units at the start, or in their current state.
    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked {
            for_whom,
            tables,
            now,
            ..
        } = asked;
        let army = battle.setup.sides.get(usize::from(side));
        let mut army = Army {
            readings: battle.setup.readings,
            ..army.map_or_else(new_army::<Self>, |side| side.army.clone())
        };
        for unit in army.units.iter_mut().filter(|_| now) {
            if let Some(state) = battle.state.unit(UnitRef::new(side, unit.number)) {
                state.set_down(unit);
            }
        }
        sheet::roster(battle.words, &army, for_whom, tables)
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::playsheet(battle.words, &battle.setup.readings)
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    fn card_front(battle: &Battle, unit: UnitRef) -> Vec<Fact> {
        let own = battle.state.unit(unit).map(|it| panel::own(battle, it));
        own.map_or_else(Vec::new, |own| own.facts(battle))
    }

    /// The result of each sum of factors with the die, and the factors that can apply.
    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        let tables = battle.state.unit(unit).map(|it| {
            let (words, readings) = (battle.words, &battle.setup.readings);
            let sums = sheet::sums_of(&battle.tables, it.body());
            [
                sheet::odds_of(words, readings, &sums, it.basic_morale),
                sheet::factors_of(words, &battle.tables, it.body()),
            ]
        });
        tables.into_iter().flatten().collect()
    }

    /// The test, or the surrender roll.
    fn trial(battle: &Battle, facts: &[Event]) -> Option<Trial> {
        facts.iter().find_map(|fact| {
            let (unit, what, face, came) = story::test_of(fact)?;
            let words = battle.words;
            Some(Trial {
                side: unit.side,
                unit: battle.unit_name(unit),
                what: words.get(&format!("tale.test.{what}")).to_owned(),
                face,
                came: words.get(&format!("tale.outcome.{came}")).to_owned(),
            })
        })
    }
}
