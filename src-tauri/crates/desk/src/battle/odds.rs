//! The exact odds of a command: every way its dice can fall, by what becomes of the battle.

use std::cell::RefCell;
use std::collections::BTreeMap;

use drumhead_rules::books::Battle;
use drumhead_rules::odds::{Chance as _, Exact};
use drumhead_rules::play::{Game as _, outcomes};
use drumhead_words::dice::{Given, Pool};
use drumhead_words::play::{OddsView, Refusal};
use serde::Serialize;
use serde_json::Value;

use super::spelled;
use crate::{Desk, DeskError, Result};

/// The exact odds of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The dice it throws; none where it throws none.
    pub pool: Option<Pool>,
    /// What can come of it, the likeliest first. The chances sum to 1.
    pub outcomes: Vec<Outcome>,
    /// The odds as its preview has them: of the throws that it will owe, and of what follows.
    pub preview: Option<OddsView>,
    /// Why it would be refused; there are no outcomes then.
    pub refused: Option<Refusal>,
}

/// Something that can come of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// Its chance, as a fraction in lowest terms: `5/36`.
    pub exact: String,
    /// The same as a decimal number.
    pub chance: f64,
    /// What the log would say of one throw of several that come to the same.
    pub log: Vec<String>,
}

impl Desk {
    /// The exact odds of a command on the battle as it stands. Throws that leave the battle
    /// as it would stand after others are one outcome.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for a command that is none,
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn odds(&mut self, id: &str, command: &Value, overruled: &[String]) -> Result<Odds> {
        let command = spelled::command(command)?;
        let battle = &self.table(id)?.battle;
        let pool = match battle.decide(&command, overruled, &mut Given::default()) {
            Err(Refusal::NeedDice(pool)) => Some(pool),
            Ok(_) | Err(Refusal::Impossible(_) | Refusal::AgainstRules(_)) => None,
        };
        let preview = battle.preview(&command).odds;
        let logs = RefCell::new(BTreeMap::new());
        let spread = outcomes::<_, Exact, String>(battle, &command, overruled, |events| {
            let after = after(battle, events);
            logs.borrow_mut().entry(after.clone()).or_insert_with(|| {
                let lines = battle.narrate(&command, events).into_iter();
                lines.map(|line| line.text).collect::<Vec<_>>()
            });
            after
        });
        let spread = match spread {
            Ok(spread) => spread,
            Err(refused) => {
                return Ok(Odds {
                    pool,
                    outcomes: Vec::new(),
                    preview,
                    refused: Some(refused),
                });
            }
        };
        let mut logs = logs.into_inner();
        let mut outcomes: Vec<Outcome> = spread
            .iter()
            .map(|(after, chance)| Outcome {
                exact: chance.to_string(),
                chance: chance.as_f64(),
                log: logs.remove(after).unwrap_or_default(),
            })
            .collect();
        outcomes.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        Ok(Odds {
            pool,
            outcomes,
            preview,
            refused: None,
        })
    }
}

/// The battle after these events, as it is written out: what tells outcomes apart.
fn after(battle: &Battle, events: &[drumhead_rules::books::Event]) -> String {
    let mut after = battle.clone();
    let folds = events.iter().all(|event| after.fold(event).is_ok());
    let state = serde_json::to_string(&after.state()).map_err(DeskError::internal);
    // What decide brings about folds; a test of the laws shows it.
    state.ok().filter(|_| folds).unwrap_or_default()
}
