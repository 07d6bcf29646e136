//! Drafts, made with cached tables, and their form in the library.

use std::cell::RefCell;

use drumhead_rules::catalogue::message;
use drumhead_shelf::{Army, BookError, Draft, Tables};
use drumhead_store::Summary;
use serde_json::Value;

use crate::{Code, DeskError, Result, earlier};

/// The maximum number of cached tables: as many combinations of interpretations as a player
/// compares in one sitting. Each is a few kilobytes.
const MOST_TABLES: usize = 16;

/// The tables last used, the latest at the end. The cache affects only speed.
#[derive(Debug, Default)]
pub(crate) struct TableCache(RefCell<Vec<Tables>>);

impl TableCache {
    /// Checks an army and returns its draft, with the tables of its interpretations.
    pub(crate) fn draft(&self, army: Army) -> Result<Draft, BookError> {
        let draft = Draft::with_cached(army, &self.0.borrow())?;
        self.put(draft.tables());
        Ok(draft)
    }

    /// Adds tables at the end, and removes the oldest if there are too many.
    fn put(&self, tables: Tables) {
        let mut all = self.0.borrow_mut();
        all.retain(|other| !other.are_like(&tables));
        if all.len() >= MOST_TABLES {
            all.remove(0);
        }
        all.push(tables);
    }
}

/// Reads a draft from the library. `version` is the version in which the draft was stored.
pub(crate) fn read(mut body: Value, version: u32, tables: &TableCache) -> Result<Draft> {
    if let Some(why) = earlier::newer(version, earlier::ARMY) {
        return Err(DeskError::new(
            Code::Newer,
            message("desk.army.newer").with("why", why),
            message("desk.army.newer_fix"),
        ));
    }
    earlier::army_of_book(version, &mut body);
    let army: Army = serde_json::from_value(body).map_err(|error| {
        DeskError::new(
            Code::Damaged,
            message("desk.army.unread")
                .with("error", error.to_string())
                .with("version", version.to_string()),
            message("desk.army.undo"),
        )
    })?;
    Ok(tables.draft(army)?)
}

/// Returns the draft as the library stores it.
pub(crate) fn body(draft: &Draft) -> Result<Value> {
    serde_json::to_value(draft.army()).map_err(DeskError::internal)
}

/// Returns the library's summary of an army.
pub(crate) fn summary(draft: &Draft) -> Summary {
    let facts = draft.facts();
    Summary {
        book: draft.book().id().to_owned(),
        name: facts.name,
        nation: Some(facts.nation).filter(|nation| !nation.is_empty()),
        year: Some(facts.year.into()),
        scale: Some(facts.scale),
        points: facts.points.map(|points| points.0),
        points_limit: facts.limit.map(|limit| limit.0),
        breaches: facts.illegal,
    }
}

/// Returns the library's summary of a stored draft. For a draft that this program cannot read,
/// the summary has only the rulebook.
pub(crate) fn summarise(body: &Value, version: u32, tables: &TableCache) -> Summary {
    read(body.clone(), version, tables).map_or_else(
        |_| Summary {
            book: body["book"].as_str().unwrap_or_default().to_owned(),
            ..Summary::default()
        },
        |draft| summary(&draft),
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_shelf::BookId;

    use super::*;

    /// Returns an army with this price for a shallow formation (D-54).
    fn at(price: usize) -> Army {
        let mut army = serde_json::to_value(BookId::Fornovo.new_army()).unwrap();
        army["army"]["interpretations"]["D-54"] = price.to_string().into();
        serde_json::from_value(army).unwrap()
    }

    #[test]
    fn the_cache_has_only_the_tables_last_used() {
        let cache = TableCache::default();
        for price in 1..=MOST_TABLES {
            cache.draft(at(price)).unwrap();
        }
        cache.draft(at(1)).unwrap();
        cache.draft(at(MOST_TABLES + 1)).unwrap();
        let all = cache.0.borrow();
        let there = |price| all.iter().any(|tables| tables.are_of(&at(price)));
        assert_eq!(all.len(), MOST_TABLES);
        assert!(there(1) && !there(2) && there(3) && there(MOST_TABLES + 1));
    }

    #[test]
    fn each_draft_has_the_tables_of_its_own_interpretations() {
        let cache = TableCache::default();
        for price in [1, 2, 1, 3, 2] {
            let tables = cache.draft(at(price)).unwrap().tables();
            assert!(tables.are_of(&at(price)) && !tables.are_of(&at(price + 1)));
        }
    }
}
