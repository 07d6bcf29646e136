//! Prints of a battle, and its set-up form.

use drumhead_rules::battles::lists::ListPrinted;
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::hex::Pointing;
use drumhead_rules::printed::{Counted, RosterAsked};
use drumhead_vocabulary::play::{self, Asked};
use drumhead_vocabulary::sheet::{Sheet, Table};

use crate::prelude::*;
use crate::{Army, Interpretations, Story, form, lists, panel, sheet};

/// Returns the orientation of the battle's map.
fn pointing(battle: &Battle) -> Pointing {
    battle.setup.map.grid.pointing
}

impl ListPrinted for D3Ecw {
    type Story = Story;

    const COUNTED: Counted = Counted::Units {
        but: &[play::Arm::Leader],
    };

    fn asked_of_side(battle: &Battle, side: u8) -> Vec<Asked> {
        form::ask_base(battle, side).into_iter().collect()
    }

    fn warnings(battle: &Battle) -> Vec<String> {
        form::problems(battle)
    }

    fn about_side(battle: &Battle, army: &Army) -> Result<String, TableError> {
        Ok(lists::about(army, &battle.tables, battle.words))
    }

    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError> {
        sheet::playsheet(words, &Interpretations::default())
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        let (words, tables) = (battle.words, &battle.tables);
        let (interpretations, pointing) = (interpretations(battle), pointing(battle));
        let armies = battle.setup.sides.each_ref().map(|side| &side.army);
        sheet::playsheet_on(words, tables, interpretations, pointing, &armies)
    }

    fn side_roster(
        battle: &Battle,
        _: u8,
        army: Army,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError> {
        let (words, tables, pointing) = (battle.words, &battle.tables, pointing(battle));
        sheet::roster_on(words, tables, &army, asked.for_whom, asked.tables, pointing)
    }

    fn card_front(battle: &Battle, _: UnitRef, unit: &UnitState) -> Sum {
        panel::own(battle, unit)
    }

    /// Returns a table with the die and the modifier of each of the unit's attacks, for each kind
    /// of target.
    fn card_back(battle: &Battle, unit: &UnitState) -> Vec<Table> {
        sheet::hits_of(
            battle.words,
            &battle.tables,
            interpretations(battle),
            unit.kind,
        )
    }
}
