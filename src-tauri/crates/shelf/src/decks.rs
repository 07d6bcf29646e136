//! Unit cards: a roster's entries on the fronts, and each unit's dice rolls and scores to hit on
//! the backs.

use drumhead_vocabulary::deck::{Card, Deck, Missing};
use drumhead_vocabulary::play::{SideView, UnitRef};
use drumhead_vocabulary::sheet::{Block, Entry, RosterFor, Sheet, Table};

use super::rosters::number_of;
use super::{Battle, BattleSetup, BookError, Draft};
use drumhead_rules::play::Game as _;

impl Battle {
    /// Returns a deck of cards for each side, under the battle's interpretations: with current
    /// losses and states, or blank. With losses, a unit out of the battle has no card, and the
    /// deck's last card lists all such units; if the whole side is out, every unit has a card.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn decks(&self, damage: bool) -> Result<Vec<Deck>, BookError> {
        let mut missing = Vec::new();
        let mut rosters = self.units_of_sides(RosterFor::Player, false, damage, false)?;
        if damage {
            let view = self.view();
            for (roster, side) in rosters.iter_mut().zip(&view.sides) {
                let gone = |entry: &Entry| {
                    let mut gone = side.units.iter().filter(|card| card.gone.is_some());
                    gone.any(|card| card.unit.unit.to_string() == entry.number)
                };
                let is_left = |block: &Block| !matches!(block, Block::Entry(entry) if gone(entry));
                // A side without remaining units gets all its cards, because a deck is never empty.
                let some_left = roster.entries().any(|entry| !gone(entry));
                if some_left {
                    roster.blocks.retain(is_left);
                }
                missing.push(self.missing(side).filter(|_| some_left));
            }
        }
        missing.resize_with(rosters.len(), || None);
        // A blank card shows no current numbers on its front or back.
        let fresh = if damage {
            None
        } else {
            Some(Self::new(self.setup())?.speaking(self.words().language()))
        };
        let shown = fresh.as_ref().unwrap_or(self);
        let decks = (0_u8..).zip(rosters).zip(missing);
        Ok(decks
            .map(|((side, roster), missing)| Deck {
                missing,
                ..shown.deck(side, roster)
            })
            .collect())
    }

    /// Returns the units of a side that are out of the battle, each with the reason; `None` if all
    /// units are in the battle.
    fn missing(&self, side: &SideView) -> Option<Missing> {
        let paper_words = self.paper_words();
        let gone = side.units.iter().filter_map(|card| {
            let (why, number) = (card.gone.as_ref()?, card.unit.unit.to_string());
            let name = card.name.strip_prefix(&number).unwrap_or(&card.name);
            let unit = format!("{number} {}", name.trim());
            Some(paper_words.fill("no_card_for", &[("unit", &unit), ("why", why)]))
        });
        let lines: Vec<String> = std::iter::once(paper_words.word("no_card"))
            .chain(gone)
            .collect();
        (lines.len() > 1).then(|| Missing {
            title: paper_words.word("gone"),
            lines,
        })
    }

    /// Returns the entries of a side's roster as cards.
    fn deck(&self, side: u8, roster: Sheet) -> Deck {
        let cards = roster.entries().map(|entry| {
            let unit = UnitRef::new(side, number_of(entry));
            let own = each!(battle in &self.0 => battle.card_front(unit));
            let facts = if own.is_empty() {
                entry.facts.clone()
            } else {
                own
            };
            Card {
                number: entry.number.clone(),
                name: entry.name.clone(),
                lines: entry.lines.clone(),
                facts,
                track: entry.track.clone(),
                ticks: entry.ticks.clone(),
                tables: self.card_back(unit),
            }
        });
        Deck {
            cards: cards.collect(),
            missing: None,
            title: roster.title,
            subtitle: roster.subtitle,
            language: roster.language,
        }
    }

    /// Returns the tables on the back of a unit's card.
    fn card_back(&self, unit: UnitRef) -> Vec<Table> {
        each!(battle in &self.0 => battle.card_back(unit))
    }
}

impl Draft {
    /// Returns the army's blank cards, as for a battle against an identical army.
    ///
    /// # Errors
    /// [`BookError::Unsound`] for an unusable army, [`BookError::Tables`] if an embedded file does
    /// not parse.
    pub fn deck(&self) -> Result<Option<Deck>, BookError> {
        let setup = BattleSetup::between(self.army(), self.army())?;
        let battle = Battle::new(setup)?.speaking(self.language());
        let roster = self.roster(RosterFor::Player, false)?;
        let sheets = battle.rosters(RosterFor::Player, false, false, false)?;
        // The title and the subtitle come from the army; the cards come from the battle, whose
        // rosters have states to tick.
        Ok(sheets.into_iter().next().map(|sheet| Deck {
            title: roster.title,
            subtitle: roster.subtitle,
            ..battle.deck(0, sheet)
        }))
    }
}
