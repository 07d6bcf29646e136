//! How a battle is begun and stored.

use drumhead_rules::armies::BookError;
use drumhead_rules::battles::{BattleBook, changed};
use drumhead_rules::list::setup::side_name;
use drumhead_rules::outcome::Outcome;
use drumhead_rules::upcast::Upcast;

use crate::outcome::outcome;
use crate::{Army, Battle, Setup, SideSetup, Tables, Toy};

impl Upcast for Toy {
    const VERSION: u32 = 1;
}

impl BattleBook for Toy {
    const ENGINE: &'static str = env!("ENGINE");

    fn between(first: Army, second: Army) -> Result<Setup, BookError> {
        let side = |army: Army, fallback: &str| SideSetup {
            name: side_name(&army.name, fallback),
            army,
        };
        Ok(Setup {
            readings: first.readings,
            sides: [side(first, "First army"), side(second, "Second army")],
            first: 0,
            tables: None,
        })
    }

    fn armies(setup: &Setup) -> [&Army; 2] {
        setup.sides.each_ref().map(|side| &side.army)
    }

    fn outcome(battle: &Battle) -> Outcome {
        outcome(battle)
    }

    fn outdated(battle: &Battle) -> Result<Vec<&str>, BookError> {
        Ok(changed(
            battle.tables(),
            Tables::standard()?,
            "numbers.toml",
        ))
    }
}
