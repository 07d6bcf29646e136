//! How a battle is begun and stored.

use drumhead_rules::armies::BookError;
use drumhead_rules::battles::{BattleBook, changed};
use drumhead_rules::outcome::Outcome;

use crate::outcome::outcome;
use crate::{Army, Battle, EdgehillNaseby, Event, Setup, Tables};

impl BattleBook for EdgehillNaseby {
    const ENGINE: &'static str = env!("ENGINE");

    fn between(first: Army, second: Army) -> Result<Setup, BookError> {
        Ok(Setup::of(first, second)?)
    }

    fn armies(setup: &Setup) -> [&Army; 2] {
        setup.sides.each_ref().map(|side| &side.army)
    }

    fn outcome(battle: &Battle) -> Outcome {
        outcome(battle)
    }

    /// A fight of the basic game whose result the program does not know.
    fn left_open(fact: &Event) -> Option<&str> {
        let Event::Fought(fought) = fact else {
            return None;
        };
        (!fought.known).then_some(fought.result.as_str())
    }

    fn outdated(battle: &Battle) -> Result<Vec<&str>, BookError> {
        Ok(changed(
            battle.tables(),
            Tables::standard()?,
            "numbers.toml",
        ))
    }
}
