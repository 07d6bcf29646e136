//! Unit cards: a roster's entries on fronts, and on backs what each unit rolls
//! and hits on.

use drumhead_words::deck::{Card, Deck};
use drumhead_words::play::UnitRef;
use drumhead_words::sheet::{Block, Entry, RosterFor, Sheet, Table};

use super::battle::Played;
use super::{Battle, BattleSetup, BookError, Draft};
use crate::play::Game as _;

impl Battle {
    /// A deck of cards for each side, under the battle's readings; with the
    /// losses and the states there are now, or clean. With losses, whoever is
    /// out of the battle has no card: the roster says who they are.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn decks(&self, damage: bool) -> Result<Vec<Deck>, BookError> {
        let mut rosters = self.rosters(RosterFor::Player, false, damage, false)?;
        if damage {
            let view = self.view();
            for (roster, side) in rosters.iter_mut().zip(&view.sides) {
                let gone = |entry: &Entry| {
                    let mut gone = side.units.iter().filter(|card| card.gone.is_some());
                    gone.any(|card| card.unit.unit.to_string() == entry.number)
                };
                let kept = |block: &Block| !matches!(block, Block::Entry(entry) if gone(entry));
                // A side that is all gone keeps its cards: there is no empty deck.
                if roster.entries().any(|entry| !gone(entry)) {
                    roster.blocks.retain(kept);
                }
            }
        }
        let decks = (0_u8..).zip(rosters);
        Ok(decks
            .map(|(side, roster)| self.deck(side, roster))
            .collect())
    }

    /// The entries of a side's roster as cards.
    fn deck(&self, side: u8, roster: Sheet) -> Deck {
        let cards = roster.entries().map(|entry| {
            let number = entry.number.parse().unwrap_or(0);
            let unit = UnitRef::new(side, number);
            let looks = match &self.0 {
                Played::Fornovo(_) => entry.looks.clone(),
                Played::Charging(battle) => battle.looks(unit),
                Played::D3Ecw(battle) => battle.looks(unit),
                Played::StandAndDie(battle) => battle.looks(unit),
                Played::EdgehillNaseby(battle) => battle.looks(unit),
            };
            Card {
                number: entry.number.clone(),
                name: entry.name.clone(),
                lines: entry.lines.clone(),
                looks,
                track: entry.track.clone(),
                ticks: entry.ticks.clone(),
                tables: self.behind(unit),
            }
        });
        Deck {
            cards: cards.collect(),
            title: roster.title,
            subtitle: roster.subtitle,
            language: roster.language,
        }
    }

    /// The tables on the back of a unit's card.
    fn behind(&self, unit: UnitRef) -> Vec<Table> {
        each!(battle in &self.0 => battle.behind(unit))
    }
}

impl Draft {
    /// The army's cards, clean, as it would play an army like itself.
    ///
    /// # Errors
    /// [`BookError::Unsound`], [`BookError::Tables`].
    pub fn deck(&self) -> Result<Option<Deck>, BookError> {
        let setup = BattleSetup::between(self.army(), self.army())?;
        let battle = Battle::new(setup)?;
        let roster = self.roster(RosterFor::Player, false)?;
        let sheets = battle.rosters(RosterFor::Player, false, false, false)?;
        // The states to tick are the battle's; all else is the army's own.
        Ok(sheets.into_iter().next().map(|sheet| Deck {
            title: roster.title,
            subtitle: roster.subtitle,
            ..battle.deck(0, sheet)
        }))
    }
}
