//! Prints of a battle, and the test or surrender roll among the facts of an action.

use drumhead_rules::battles::lists::ListPrinted;
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{Names as _, Sum, bare, message};
use drumhead_rules::printed::{Counted, RosterAsked};
use drumhead_vocabulary::play::{Trial, UnitRef};
use drumhead_vocabulary::sheet::{Sheet, Table};

use crate::state::UnitState;
use crate::sums::Sums;
use crate::{Army, Battle, Charging, Event, Interpretations, Story, panel, sheet, story};

impl ListPrinted for Charging {
    type Story = Story;

    const COUNTED: Counted = Counted::Strength;
    const HAS_TESTS: bool = true;

    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError> {
        sheet::playsheet(words, &Interpretations::default())
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        let morales = battle.state.units().map(|(_, unit)| unit.basic_morale);
        let (words, interpretations) = (battle.words, &battle.setup.interpretations);
        sheet::playsheet_for(words, &battle.tables, interpretations, morales)
    }

    /// Returns the roster of the units as they were at the start, or as they are now.
    fn side_roster(
        battle: &Battle,
        side: u8,
        mut army: Army,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError> {
        for unit in army.units.iter_mut().filter(|_| asked.now) {
            if let Some(state) = battle.state.unit(UnitRef::new(side, unit.number)) {
                state.set_down(unit);
            }
        }
        let (words, tables) = (battle.words, &battle.tables);
        sheet::roster_by(words, tables, &army, asked.for_whom, asked.tables)
    }

    fn card_front(battle: &Battle, _: UnitRef, unit: &UnitState) -> Sum {
        let strength = bare(i64::from(unit.start));
        panel::own(battle, unit).row(message("panel.strength"), None, strength)
    }

    /// Returns the factors that can apply and, for each sum of factors, the faces on which the unit
    /// routs or may counter-charge.
    fn card_back(battle: &Battle, unit: &UnitState) -> Vec<Table> {
        let (words, interpretations) = (battle.words, &battle.setup.interpretations);
        let body = unit.body();
        let sums = Sums::of(&battle.tables, interpretations, body, unit.basic_morale);
        vec![
            sheet::factors_of(words, &battle.tables, interpretations, body),
            sheet::odds_of(words, interpretations, &sums, (body, unit.basic_morale)),
        ]
    }

    /// Returns the first test or surrender roll among the facts, if there is one.
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
