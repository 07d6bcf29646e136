//! Maps: those of the rulebooks, those of the player, and the map editor.
//!
//! The page holds the map being painted. It sends the map with each edit and gets the next map
//! back, so undo is a step back in the page's list of maps. A map is stored on request, and a
//! battle has its own copy.

use drumhead_rules::catalogue::{Catalogue, Message, message};
use drumhead_rules::map::{Map, MapEdit, edit};
use drumhead_shelf::{BookId, Brush};
use drumhead_vocabulary::play::MapView;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::file::misread;
use crate::words::words;
use crate::{Code, DeskError, Library, Result, stored};

/// The maximum number of stored maps.
const MOST: usize = 200;

/// A map in the list of maps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct MapRow {
    /// The map's id.
    pub id: String,
    /// The map's name.
    pub name: String,
    /// The map's size: "18 × 8 hexes".
    pub about: String,
    /// Whether the player drew the map; otherwise it is the rulebook's.
    pub own: bool,
    /// A digest of the map as it is saved, which changes with the map; empty for the rulebook's
    /// maps.
    pub version: String,
}

/// A map on the screen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct OpenedMap {
    /// The map, as it goes into a set-up.
    #[cfg_attr(feature = "bindings", specta(type = specta_typescript::Unknown))]
    pub map: Value,
    /// The layout of the hexes.
    pub grid: drumhead_rules::hex::Grid,
    /// The notes on the map, such as its source.
    pub notes: String,
    /// The map as it is drawn.
    pub view: MapView,
    /// The features that can be painted on the map.
    pub brushes: Vec<Brush>,
}

/// A player's map, as it is stored. Each map is a separate setting, so that two windows can save
/// maps at the same time, and damage to one map leaves the others readable.
#[derive(Debug, Serialize, Deserialize)]
struct Own {
    book: BookId,
    map: Map,
}

impl Own {
    /// Returns a digest of the map as it is saved.
    fn version(&self) -> Result<String> {
        let text = serde_json::to_vec(self).map_err(DeskError::internal)?;
        Ok(stored::digest(&text))
    }
}

impl Library<'_> {
    /// Returns the maps of a rulebook: its own first, then the player's by name.
    ///
    /// # Errors
    /// Read errors.
    pub fn maps(&self, book: BookId) -> Result<Vec<MapRow>> {
        let words = words(self.data.language);
        let starters = book.starter_maps()?.into_iter().enumerate();
        let mut rows: Vec<_> = starters
            .map(|(index, map)| row(starter_id(index), &map, None, words))
            .collect();
        let mut own = Vec::new();
        for id in self.own_ids()? {
            match self.own(&id) {
                Ok(Some(map)) if map.book == book => {
                    own.push(row(id, &map.map, Some(map.version()?), words));
                }
                // A damaged map is left out here: the check of the library reports it.
                Ok(_)
                | Err(DeskError {
                    code: Code::Damaged,
                    ..
                }) => {}
                Err(error) => return Err(error),
            }
        }
        own.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        rows.append(&mut own);
        Ok(rows)
    }

    /// Returns a map of a rulebook.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn map(&self, book: BookId, id: &str) -> Result<OpenedMap> {
        let mut starters = book.starter_maps()?.into_iter().enumerate();
        let starter = starters.find(|(index, _)| starter_id(*index) == id);
        match starter {
            Some((index, mut map)) => {
                let key = format!("starter.{}.notes", index + 1);
                book.words(self.data.language)
                    .get(&key)
                    .clone_into(&mut map.notes);
                opened(book, map)
            }
            None => match self.own(id)? {
                Some(own) if own.book == book => opened(book, own.map),
                Some(_) | None => Err(missing(id)),
            },
        }
    }

    /// Returns a map after these edits in sequence.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the location of the error, for a value that is not a
    /// map, [`Refused`](crate::Code::Refused) for an edit that the map does not allow.
    pub fn edited_map(&self, book: BookId, map: &Value, edits: &[MapEdit]) -> Result<OpenedMap> {
        let mut map = read(map)?;
        for each in edits {
            edit(&mut map, each).map_err(|error| {
                let unchanged = message("desk.map.edit").with("why", error.message());
                DeskError::new(Code::Refused, unchanged, message("desk.map.edit_fix"))
            })?;
        }
        opened(book, map)
    }

    /// Saves a map. It replaces the player's map with this id, which must still have this version.
    /// If this rulebook has no such map, it is added as a new map.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) if another window has changed the map since,
    /// [`BadFile`](crate::Code::BadFile) with the location of the error, for a value that is not a
    /// map, [`Refused`](crate::Code::Refused) if there are too many maps, and write errors.
    pub fn keep_map(
        &mut self,
        book: BookId,
        over: Option<(&str, &str)>,
        map: &Value,
    ) -> Result<MapRow> {
        let map = read(map)?;
        let mut before = None;
        let mut known = None;
        if let Some((id, version)) = over {
            match self.own(id) {
                Ok(Some(own)) if own.book == book => {
                    if own.version()? != version {
                        return Err(overtaken(&own.map));
                    }
                    before = self.data.store()?.setting(&stored::map(id))?;
                    known = Some(id);
                }
                // Saving the map replaces the damaged one.
                Err(DeskError {
                    code: Code::Damaged,
                    ..
                }) => known = Some(id),
                Ok(_) => {}
                Err(error) => return Err(error),
            }
        }
        if known.is_none() && self.own_ids()?.len() >= MOST {
            return Err(DeskError::new(
                Code::Refused,
                message("desk.map.too_many").with("most", MOST.to_string()),
                message("desk.map.too_many_fix"),
            ));
        }
        let new = || self.data.environment.id().as_str().to_owned();
        let id = known.map_or_else(new, str::to_owned);
        let own = Own { book, map };
        let row = row(
            id,
            &own.map,
            Some(own.version()?),
            words(self.data.language),
        );
        let value = serde_json::to_value(&own).map_err(DeskError::internal)?;
        let (store, key) = (self.data.store_mut()?, stored::map(&row.id));
        match before {
            None => store.set_setting(&key, &value)?,
            Some(before) => {
                if !store.replace_setting(&key, &before, &value)? {
                    return Err(overtaken(&own.map));
                }
            }
        }
        Ok(row)
    }

    /// Removes one of the player's maps. Battles fought on it have their own copies.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn drop_map(&mut self, id: &str) -> Result<()> {
        match self.data.store_mut()?.remove_setting(&stored::map(id))? {
            true => Ok(()),
            false => Err(missing(id)),
        }
    }

    /// Returns the ids of the player's maps.
    fn own_ids(&self) -> Result<Vec<String>> {
        let keys = self.data.store()?.setting_keys(stored::MAP)?;
        let ids = keys.iter().filter_map(|key| key.strip_prefix(stored::MAP));
        Ok(ids.map(str::to_owned).collect())
    }

    /// Returns one of the player's maps, if there is one with this id.
    fn own(&self, id: &str) -> Result<Option<Own>> {
        let stored = self.data.store()?.setting(&stored::map(id))?;
        let map = stored.map(serde_path_to_error::deserialize).transpose();
        map.map_err(|error| {
            DeskError::new(
                Code::Damaged,
                message("desk.map.unread").with("error", misread(&error)),
                message("desk.restore"),
            )
        })
    }
}

fn starter_id(index: usize) -> String {
    format!("starter-{}", index + 1)
}

/// Returns a map's row in the list of maps. Only a map of the player has a version.
fn row(id: String, map: &Map, version: Option<String>, words: &Catalogue) -> MapRow {
    let size = [map.grid.columns, map.grid.rows].map(|it| it.to_string());
    let values = [("columns", size[0].as_str()), ("rows", &size[1])];
    MapRow {
        id,
        name: map.name.clone(),
        about: words.fill("desk.map.size", &values),
        own: version.is_some(),
        version: version.unwrap_or_default(),
    }
}

/// Returns the error for a map that another window has changed.
fn overtaken(map: &Map) -> DeskError {
    DeskError::new(
        Code::StaleHead,
        message("desk.map.stale").with("name", map.name.as_str()),
        message("desk.map.stale_fix"),
    )
}

fn opened(book: BookId, map: Map) -> Result<OpenedMap> {
    Ok(OpenedMap {
        view: map.view(),
        grid: map.grid,
        notes: map.notes.clone(),
        brushes: book.brushes().to_vec(),
        map: serde_json::to_value(&map).map_err(DeskError::internal)?,
    })
}

fn missing(id: &str) -> DeskError {
    DeskError::not_found(
        message("desk.map.missing").with("id", id.to_string()),
        message("desk.map.missing_fix"),
    )
}

/// Reads and checks a map from outside.
fn read(map: &Value) -> Result<Map> {
    let bad = |why: Message| {
        let hint = message("desk.map.bad_fix");
        DeskError::new(
            Code::BadFile,
            message("desk.map.bad").with("why", why),
            hint,
        )
    };
    let map: Map = serde_path_to_error::deserialize(map).map_err(|error| bad(misread(&error)))?;
    match map.check() {
        Ok(()) => Ok(map),
        Err(error) => Err(bad(error.message())),
    }
}
