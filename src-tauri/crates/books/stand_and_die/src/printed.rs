//! Prints of a battle.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::TableError;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{SetupForm, UnitRef};
use drumhead_words::sheet::{Fact, Sheet, Table};

use crate::army::Troops;
use crate::place::lives;
use crate::state::UnitState;
use crate::words::speak;
use crate::{Army, Battle, Readings, StandAndDie, Story, form, panel, sheet};

/// The groups of a side.
fn of_side(battle: &Battle, side: u8) -> &[UnitState] {
    let sides = &battle.state.sides;
    sides.get(usize::from(side)).map_or(&[], Vec::as_slice)
}

impl Printed for StandAndDie {
    type Story = Story;

    const COUNTED: Counted = Counted::Strength;
    const STATES_TELL_PLACES: bool = true;

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet::playsheet(speak(language), &Readings::default())?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked {
            for_whom,
            tables,
            now,
            ..
        } = asked;
        let army = battle.setup.sides.get(usize::from(side));
        let army = Army {
            readings: battle.setup.readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        let left = now.then(|| {
            let here = of_side(battle, side).iter().filter(|it| it.away.is_none());
            let troops = here.map(|it| it.troops(lives(battle)));
            troops.fold(Troops::default(), Troops::and)
        });
        let agreed = sheet::Agreed::of(&battle.setup);
        sheet::roster_of(battle.words, &army, for_whom, tables, Some(agreed), left)
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::of_battle(battle.words, &battle.setup)
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    fn card_front(battle: &Battle, unit: UnitRef) -> Vec<Fact> {
        let own = battle.state.unit(unit).map(|it| panel::own(battle, it));
        own.map_or_else(Vec::new, |own| own.facts(battle))
    }

    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        let troops = battle.state.unit(unit).map(|it| it.troops(lives(battle)));
        let sums = troops.map(|it| sheet::sums_of(battle.words, &battle.tables, it));
        sums.into_iter().collect()
    }

    fn objectives(battle: &Battle, side: u8) -> &str {
        let of = battle.state.objectives.get(usize::from(side));
        of.map_or("", |text| text.trim())
    }
}
