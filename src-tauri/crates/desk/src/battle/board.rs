//! The board of a battle on hexes.

use drumhead_rules::map::Map;
use drumhead_rules::play::Game as _;
use drumhead_words::play::{BoardView, MapView, UnitRef};

use crate::{Desk, Result};

impl Desk {
    /// The map a battle is fought on; none where the table is the map.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn battle_map(&mut self, id: &str) -> Result<Option<MapView>> {
        Ok(self.table(id)?.battle.map().map(Map::view))
    }

    /// What stands on its board, with what the hexes mean to a unit.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn battle_board(&mut self, id: &str, unit: Option<UnitRef>) -> Result<Option<BoardView>> {
        let table = self.table(id)?;
        let board = table.battle.board(unit);
        if board.as_ref().is_some_and(|board| board.marks.is_empty()) {
            table.has(unit)?;
        }
        Ok(board)
    }
}
