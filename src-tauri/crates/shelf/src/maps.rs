//! The map of a battle on paper, with a legend.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{Counter, StepState};
use drumhead_vocabulary::sheet::{Block, Board, LegendLine, LegendSign, Sheet};

use super::{Battle, BookError};
use drumhead_rules::data::catalogue::{Catalogue, page_words};
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game as _;

impl Battle {
    /// Returns the map with its counters and a legend as a sheet; `None` for a rulebook without
    /// maps.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn map_sheet(&self) -> Result<Option<Sheet>, BookError> {
        let (Some(map), Some(board)) = (self.map(), self.board(None)) else {
            return Ok(None);
        };
        let words = self.words();
        let view = self.view();
        let step = view.track.iter().find(|step| step.state == StepState::Now);
        let turn = view.turn.to_string();
        let values = [
            ("turn", turn.as_str()),
            ("step", step.map_or("", |step| step.label.as_str())),
        ];
        let names: Vec<&str> = view.sides.iter().map(|side| side.name.as_str()).collect();
        let mut lines = key(&board.counters, &names, words);
        lines.extend(key_of_sides(map, words));
        let mut legend_lines: Vec<LegendLine> = lines.into_iter().map(Into::into).collect();
        legend_lines.extend(legend(map, words));
        let board = Board {
            caption: words.fill("map.caption", &values),
            legend: legend_lines,
            map: map.view(),
            counters: board.counters,
        };
        let name = match map.name.as_str() {
            "" => words.get("map.unnamed"),
            name => name,
        };
        Ok(Some(Sheet {
            title: words.fill("map.title", &[("map", name)]),
            subtitle: self.book().title().to_owned(),
            figure: None,
            stamp: None,
            facts: Vec::new(),
            blocks: vec![Block::Board(board)],
            credit: words.fill("map.credit", &[("author", self.book().author())]),
            language: words.language().locale().to_owned(),
            words: page_words(words),
        }))
    }
}

/// Returns the key to the counters: their sides, the sign for their facing, the captured counters,
/// and the members of each stack. The members are listed because a box may be too narrow for all
/// their numbers.
fn key(counters: &[Counter], names: &[&str], words: &Catalogue) -> Vec<String> {
    let mut lines = Vec::new();
    if let (false, [first, second]) = (counters.is_empty(), names) {
        let values = [("first", *first), ("second", *second)];
        lines.push(words.fill("map.key", &values));
    }
    if counters.iter().any(|counter| counter.facing.is_some()) {
        lines.push(words.get("map.key_facing").to_owned());
    }
    // Captured counters keep the numbers of the side that lost them.
    let captured: Vec<String> = counters
        .iter()
        .filter(|it| it.side != it.unit.side)
        .map(|it| {
            let values = [
                ("hex", it.hex.as_str()),
                ("numbers", &it.unit.unit.to_string()),
            ];
            words.fill("map.stack", &values)
        })
        .collect();
    if !captured.is_empty() {
        lines.push(words.fill("map.key_taken", &[("list", &captured.join(", "))]));
    }
    let mut hexes: BTreeMap<(u8, &str), Vec<String>> = BTreeMap::new();
    for counter in counters {
        let here = hexes
            .entry((counter.side, counter.hex.as_str()))
            .or_default();
        here.push(counter.unit.unit.to_string());
    }
    if hexes.values().any(|numbers| numbers.len() > 2) {
        lines.push(words.get("map.key_many").to_owned());
    }
    // Both sides number their units from 1.
    for (side, name) in (0..).zip(names) {
        let stacks: Vec<String> = hexes
            .iter()
            .filter(|((whose, _), numbers)| *whose == side && numbers.len() > 1)
            .map(|((_, hex), numbers)| {
                let values = [("hex", *hex), ("numbers", &numbers.join("+"))];
                words.fill("map.stack", &values)
            })
            .collect();
        if !stacks.is_empty() {
            let values = [("side", *name), ("list", &stacks.join(", "))];
            lines.push(words.fill("map.stacks", &values));
        }
    }
    lines
}

/// Returns the meaning of the lines along hexsides.
fn key_of_sides(map: &Map, words: &Catalogue) -> Vec<String> {
    let along = |feature: &&Feature| map.sides.values().any(|is| is.contains(feature));
    let (ways, others): (Vec<Feature>, Vec<Feature>) = Feature::ALL
        .iter()
        .filter(along)
        .copied()
        .partition(|it| matches!(it, Feature::Road | Feature::Bridge | Feature::Ford));
    let mut lines = Vec::new();
    let names: Vec<&str> = others
        .iter()
        .map(|it| words.get(&format!("feature.{}", it.id())))
        .collect();
    if !names.is_empty() {
        lines.push(words.fill("map.key_sides", &[("list", &names.join(", "))]));
    }
    if !ways.is_empty() {
        lines.push(words.get("map.key_ways").to_owned());
    }
    lines
}

/// Returns the legend: a line for each feature, preceded by its sign, then a line of names.
fn legend(map: &Map, words: &Catalogue) -> Vec<LegendLine> {
    let name = |cell| map.grid.name(cell);
    let mut lines = Vec::new();
    for feature in Feature::ALL {
        let hexes = map
            .hexes
            .iter()
            .filter(|(_, ground)| ground.is.contains(feature));
        let mut places: Vec<_> = hexes.map(|(cell, _)| name(*cell)).collect();
        let id = feature.id().to_owned();
        let sign = match places.as_slice() {
            [] => LegendSign::Side(id),
            [_, ..] => LegendSign::Hex(id),
        };
        let sides = map
            .sides
            .iter()
            .filter(|(_, is)| is.contains(feature))
            .filter_map(|(edge, _)| map.parted(*edge));
        places.extend(sides.map(|parted| parted.map(name).join("/")));
        if !places.is_empty() {
            let list = places.join(", ");
            let key = format!("feature.{}", feature.id());
            let what = words.get(&key);
            lines.push(LegendLine {
                text: words.fill("map.where", &[("what", what), ("where", &list)]),
                sign: Some(sign),
            });
        }
    }
    let named = map
        .hexes
        .iter()
        .filter(|(_, ground)| !ground.label.is_empty());
    let named: Vec<_> = named
        .map(|(cell, ground)| {
            let hex = name(*cell);
            let values = [("hex", &*hex), ("name", &*ground.label)];
            words.fill("map.named", &values)
        })
        .collect();
    if !named.is_empty() {
        lines.push(
            words
                .fill("map.names", &[("names", &named.join(", "))])
                .into(),
        );
    }
    lines
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use drumhead_vocabulary::play::{Arm, Counter, UnitRef};

    use std::collections::BTreeSet;

    use super::key;
    use crate::BookId;
    use drumhead_rules::catalogue::Language;
    use drumhead_rules::hex::Cell;
    use drumhead_rules::map::{Feature, Map};

    #[test]
    fn a_map_key_names_the_counters_of_each_side_and_every_stack() {
        let at = |side, unit, hex: &str| Counter {
            unit: UnitRef::new(side, unit),
            side,
            name: String::new(),
            arm: Arm::Foot,
            hex: hex.to_owned(),
            facing: Some(0),
            count: String::new(),
            states: Vec::new(),
            warns: false,
        };
        let all = [
            at(0, 7, "0904"),
            at(0, 9, "0904"),
            at(0, 19, "0904"),
            at(1, 2, "0101"),
        ];
        let words = BookId::MAIN.words(Language::ENGLISH);
        let lines = key(&all, &["The King", "The League"], words);
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(lines[0].contains("The King") && lines[0].contains("The League"));
        assert_eq!(lines[3], "Stacks (The King): 7+9+19 in 0904.");
        let captured = Counter {
            side: 0,
            ..at(1, 18, "0302")
        };
        let lines = key(&[captured], &["The King", "The League"], words);
        assert!(lines[2].ends_with("18 in 0302."), "{lines:?}");
        let none = key(&[], &["The King", "The League"], words);
        assert_eq!(none, Vec::<String>::new(), "a blank map has no counters");
    }

    #[test]
    fn every_starter_map_is_valid() {
        let mut all = 0;
        for book in BookId::ALL {
            for map in book.starter_maps().unwrap() {
                map.check().unwrap();
                assert!(!map.name.is_empty(), "{book:?}");
                let drawn = map.hexes.len() + map.sides.len();
                assert!(drawn >= 10, "{book:?}: {} has {drawn}", map.name);
                all += 1;
            }
        }
        assert_eq!(all, 4);
    }

    #[test]
    fn the_roads_of_starter_maps_lead_somewhere() {
        const ENDS: [Feature; 4] = [Feature::Bridge, Feature::Ford, Feature::Boat, Feature::Town];
        for book in BookId::ALL {
            for map in book.starter_maps().unwrap() {
                let road = |cell: Cell| map.is(cell, Feature::Road);
                let roads: Vec<_> = map.grid.cells().filter(|cell| road(*cell)).collect();
                for cell in roads {
                    let around: Vec<_> = map.around(cell).map(|(_, next)| next).collect();
                    let next: Vec<_> = around.iter().filter(|it| road(**it)).copied().collect();
                    let ends = around
                        .iter()
                        .filter(|it| !road(**it) && map.is_any(**it, &ENDS));
                    let edge = usize::from(around.len() < 6);
                    let here = usize::from(map.is_any(cell, &ENDS));
                    let place = format!("{}: {cell}", map.name);
                    // A road continues in both directions: to another road, to its destination, or
                    // off the map.
                    assert!(
                        next.len() + ends.count() + edge + here > 1,
                        "the road at {place} ends in the open"
                    );
                    assert!(
                        !next.is_empty() || here > 0 || around.len() < 6,
                        "the road at {place} is isolated"
                    );
                    let beside = |one: &Cell, other: &Cell| map.grid.distance(*one, *other) == 1;
                    let triangle = next.iter().any(|one| next.iter().any(|it| beside(one, it)));
                    assert!(!triangle, "the road at {place} is in a triangle");
                }
            }
        }
    }

    /// Returns the number of parts into which rivers and lakes divide a map, ignoring bridges and
    /// fords.
    fn banks(map: &Map) -> usize {
        const WET: [Feature; 2] = [Feature::River, Feature::Water];
        let dry = |cell: &Cell| !map.is_any(*cell, &WET);
        let mut unseen: BTreeSet<_> = map.grid.cells().filter(dry).collect();
        let mut parts = 0;
        while let Some(first) = unseen.pop_first() {
            parts += 1;
            let mut next = vec![first];
            while let Some(cell) = next.pop() {
                let shores = map
                    .around(cell)
                    .filter(|(_, to)| !map.has_between(cell, *to, Feature::River));
                next.extend(shores.map(|(_, to)| to).filter(|to| unseen.remove(to)));
            }
        }
        parts
    }

    #[test]
    fn the_rivers_of_starter_maps_separate_their_banks() {
        for book in BookId::ALL {
            for map in book.starter_maps().unwrap() {
                let crossed = [Feature::Bridge, Feature::Ford];
                let river = map.hexes.keys().any(|cell| map.is_any(*cell, &crossed));
                let parts = if river { 2 } else { 1 };
                assert_eq!(banks(&map), parts, "{}", map.name);
            }
        }
    }

    /// Returns the hexsides without a hedge that meet a hedge at both ends, as pairs of hexes.
    fn gaps(map: &Map) -> Vec<(Cell, Cell)> {
        let hedge = |one: Cell, other: Cell| map.has_between(one, other, Feature::Hedge);
        let sides = map.grid.cells().flat_map(|one| {
            let around = map.around(one);
            around.map(move |(side, other)| (one, side, other))
        });
        let open = sides.filter(|(one, side, other)| {
            let ended = |turn: u8| {
                let third = side.turned(turn).neighbour(map.grid.hex(*one));
                let third = map.grid.cell(third);
                third.is_some_and(|third| hedge(*one, third) || hedge(*other, third))
            };
            !hedge(*one, *other) && ended(1) && ended(5)
        });
        open.map(|(one, _, other)| (one, other)).collect()
    }

    #[test]
    fn the_hedges_of_starter_maps_have_no_gaps() {
        for book in BookId::ALL {
            for map in book.starter_maps().unwrap() {
                assert_eq!(gaps(&map), [], "{}", map.name);
            }
        }
    }
}
