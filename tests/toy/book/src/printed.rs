//! The documents of a battle.

use drumhead_rules::battles::lists::ListPrinted;
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::Sum;
use drumhead_rules::list::paper::{self, frame};
use drumhead_rules::printed::{Counted, RosterAsked};
use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::sheet::{Sheet, Table};

use crate::army::roster;
use crate::story::Story;
use crate::tables::clauses;
use crate::{Army, Battle, Interpretations, Soldiers, Toy};

/// Returns the playsheet under these interpretations: a list of the clauses.
fn sheet(words: &Catalogue, interpretations: &Interpretations) -> Result<Sheet, TableError> {
    let rules: Vec<String> = clauses()?
        .iter()
        .map(|it| format!("{} [{}]", it.text(words), it.id))
        .collect();
    paper::playsheet::<Toy>(words, interpretations, vec![frame(words, "rules", &rules)])
}

impl ListPrinted for Toy {
    type Story = Story;

    const COUNTED: Counted = Counted::Strength;

    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError> {
        sheet(words, &Interpretations::default())
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet(battle.words, &battle.setup.interpretations)
    }

    fn side_roster(
        battle: &Battle,
        _: u8,
        army: Army,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError> {
        roster(&army, asked.for_whom, battle.words)
    }

    fn card_front(_: &Battle, _: UnitRef, _: &Soldiers) -> Sum {
        Sum::default()
    }

    fn card_back(_: &Battle, _: &Soldiers) -> Vec<Table> {
        Vec::new()
    }
}
