//! Prints of a battle, and its set-up form.

use drumhead_rules::battles::lists::ListPrinted;
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::printed::{Counted, RosterAsked};
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::{self, Asked};
use drumhead_vocabulary::sheet::{Sheet, Table};

use crate::prelude::*;
use crate::{Army, Interpretations, Scope, Story, faults, form, panel, sheet};

impl ListPrinted for EdgehillNaseby {
    type Story = Story;

    const COUNTED: Counted = Counted::Units {
        but: &[play::Arm::Leader, play::Arm::Guns],
    };

    fn asked(battle: &Battle) -> Vec<Asked> {
        form::agreements(battle)
    }

    fn matters(battle: &Battle, interpretation: &str) -> bool {
        form::matters(battle, interpretation)
    }

    fn warnings(battle: &Battle) -> Vec<String> {
        form::problems(battle)
    }

    fn about_side(battle: &Battle, army: &Army) -> Result<String, TableError> {
        form::about_side(battle, army)
    }

    fn problems_of_side(battle: &Battle, army: &Army) -> Result<Vec<ListProblem>, TableError> {
        Ok(faults::problems(army, &battle.tables, battle.words))
    }

    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError> {
        sheet::playsheet(words, &Interpretations::default(), Scope::WHOLE)
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        let (words, tables, profile) = (battle.words, &battle.tables, &battle.setup.profile);
        let interpretations = interpretations(battle);
        sheet::playsheet_with(words, tables, interpretations, scope(battle), profile)
    }

    fn side_roster(
        battle: &Battle,
        _: u8,
        army: Army,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError> {
        let scope = asked.tables.then(|| scope(battle));
        let army = form::as_agreed(battle, &army);
        sheet::roster_with(battle.words, &battle.tables, &army, asked.for_whom, scope)
    }

    /// Returns only permanent values, not the current state.
    fn card_front(battle: &Battle, unit: UnitRef, of: &Standing) -> Sum {
        panel::lasting(battle, unit, of)
    }

    /// Returns a gun's odds, or the effects of terrain and facing on troops.
    fn card_back(battle: &Battle, unit: &Standing) -> Vec<Table> {
        let (tables, interpretations) = (&battle.tables, interpretations(battle));
        sheet::behind(
            battle.words,
            unit.arm,
            tables,
            interpretations,
            scope(battle),
        )
    }
}
