//! Base labels and markers: they mark the units on the table with the numbers used on the screen,
//! on rosters and in the log.

use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::sheet::{Block, Entry, Fact, Heading, Piece, PieceKind, RosterFor, Sheet};

use super::rosters::number_of;
use super::{Battle, BattleSetup, BookError, Draft};

/// The width of a base in millimetres if neither the rulebook nor the player states one.
pub const USUAL_BASE: u16 = 20;

impl Battle {
    /// Returns a sheet of labels and markers for each side. `base` is the width in millimetres for
    /// units whose bases the rulebook does not define.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn labels(&self, base: Option<u16>) -> Result<Vec<Sheet>, BookError> {
        let rosters = self.rosters(RosterFor::Opponent, false, false, false)?;
        let sides = (0_u8..).zip(rosters);
        Ok(sides
            .map(|(side, roster)| self.pieces(side, roster, base))
            .collect())
    }

    /// Returns the labels and markers of a side's units.
    fn pieces(&self, side: u8, roster: Sheet, base: Option<u16>) -> Sheet {
        let paper_words = self.paper_words();
        let entries: Vec<&Entry> = roster.entries().collect();
        let chosen = base.unwrap_or(USUAL_BASE).clamp(5, 200);
        let bases: Vec<Option<(u16, u16)>> = entries
            .iter()
            .map(|entry| {
                let unit = UnitRef::new(side, number_of(entry));
                each!(battle in &self.0 => battle.base(unit))
            })
            .collect();
        let label = |(entry, base): (&&Entry, &Option<(u16, u16)>)| {
            let (base, front) = base.unwrap_or((chosen, u16::MAX));
            Piece {
                what: PieceKind::Label { base, front },
                number: entry.number.clone(),
                text: entry.name.clone(),
                count: 1,
            }
        };
        let heading = |key: &str, note: String| {
            Block::Heading(Heading {
                text: paper_words.word(key),
                note,
            })
        };
        let from_book = bases.iter().any(Option::is_some);
        let note = if from_book {
            paper_words.word("bases_of_book")
        } else {
            paper_words.fill("bases_chosen", &[("base", &chosen.to_string())])
        };
        let units = drumhead_vocabulary::count(entries.len());
        let (states, left_out) = self.states(&entries);
        let left_out = match left_out.as_slice() {
            [] => String::new(),
            left => paper_words.fill("markers_left_out", &[("states", &left.join(", "))]),
        };
        let mut blocks = Vec::new();
        for (heading, pieces) in [
            (
                heading("labels", note),
                entries.iter().zip(&bases).map(label).collect(),
            ),
            (heading("casualties", String::new()), casualties(&entries)),
            (heading("state_markers", left_out), states),
        ] {
            // Skips an empty section and its heading.
            if !pieces.is_empty() {
                blocks.extend([heading, Block::Pieces(pieces)]);
            }
        }
        let count = Fact {
            label: paper_words.word("labels_of"),
            value: units.to_string(),
        };
        Sheet {
            title: roster.title,
            subtitle: roster.subtitle,
            figure: None,
            stamp: None,
            facts: vec![count],
            blocks,
            credit: roster.credit,
            language: roster.language,
            words: roster.words,
        }
    }

    /// Returns markers of states, and the states that no unit can be in. There are as many markers
    /// of a state as units that can be in that state. A state without boxes on any roster may apply
    /// to every unit.
    fn states(&self, entries: &[&Entry]) -> (Vec<Piece>, Vec<String>) {
        let paper_words = self.paper_words();
        let (markers, ticked) = (paper_words.word("markers"), paper_words.word("states"));
        let count = |word: &str| {
            if ticked.split(", ").any(|tick| tick == word) {
                let can = |entry: &&&Entry| entry.ticks.iter().any(|tick| tick.word == word);
                entries.iter().filter(can).count()
            } else {
                entries.len()
            }
        };
        let (mut states, mut nobody) = (Vec::new(), Vec::new());
        for word in markers.split(", ") {
            match drumhead_vocabulary::count(count(word)) {
                0 => nobody.push(word.to_owned()),
                count => states.push(Piece {
                    what: PieceKind::State,
                    number: String::new(),
                    text: word.to_owned(),
                    count,
                }),
            }
        }
        (states, nobody)
    }
}

/// Returns markers from 1 to the highest loss that a unit can survive, at most 98: as many of each
/// as there are units that can survive that loss.
fn casualties(entries: &[&Entry]) -> Vec<Piece> {
    let boxes = |entry: &Entry| entry.track.as_ref().map_or(0, |track| track.boxes);
    // Losses of 99 or more are shown with two markers.
    let most = entries
        .iter()
        .map(|entry| boxes(entry))
        .max()
        .unwrap_or(0)
        .min(99);
    let markers = (1..most).map(|lost| {
        let so_many = entries.iter().filter(|entry| boxes(entry) > lost).count();
        Piece {
            what: PieceKind::Casualty,
            number: lost.to_string(),
            text: String::new(),
            count: drumhead_vocabulary::count(so_many),
        }
    });
    markers.collect()
}

impl Draft {
    /// Returns the labels and markers of an army.
    ///
    /// # Errors
    /// [`BookError::Unsound`] for an unusable army, [`BookError::Tables`] if an embedded file does
    /// not parse.
    pub fn labels(&self, base: Option<u16>) -> Result<Option<Sheet>, BookError> {
        let setup = BattleSetup::between(self.army(), self.army())?;
        let battle = Battle::new(setup)?.speaking(self.language());
        let roster = self.roster(RosterFor::Opponent, false)?;
        let battle_roster = battle.rosters(RosterFor::Opponent, false, false, false)?;
        Ok(battle_roster.into_iter().next().map(|sheet| Sheet {
            title: roster.title,
            ..battle.pieces(0, sheet, base)
        }))
    }
}
