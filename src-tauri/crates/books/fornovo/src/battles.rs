//! A battle's beginning, its outcome, and the tables stored with it.

use drumhead_rules::armies::BookError;
use drumhead_rules::battles::BattleBook;
use drumhead_rules::outcome::{GeneralRef, Outcome};

use crate::army::Army;
use crate::battle::actions::EndStep;
use crate::battle::{Battle, Command, Fornovo, Setup, Step, named_general, outcome};
use crate::tables::SavedTables;

impl BattleBook for Fornovo {
    const ENGINE: &'static str = env!("ENGINE");

    fn between(first: Army, second: Army) -> Result<Setup, BookError> {
        Ok(Setup::of(first, second))
    }

    fn armies(setup: &Setup) -> [&Army; 2] {
        setup.sides.each_ref().map(|side| &side.army)
    }

    fn outcome(battle: &Battle) -> Outcome {
        outcome(battle)
    }

    fn general_name(battle: &Battle, general: GeneralRef) -> String {
        named_general(battle, general)
    }

    fn first_action(battle: &Battle) -> Option<Command> {
        let state = battle.state();
        let ready = state.now.step == Step::SetUp && battle.pending().is_empty();
        ready.then(|| EndStep {}.into())
    }

    fn outdated(battle: &Battle) -> Result<Vec<&str>, BookError> {
        let book = SavedTables::under(&battle.setup.interpretations)?;
        let saved = battle.setup.tables.as_ref();
        Ok(saved.map_or(Vec::new(), |saved| saved.differing(&book)))
    }
}
