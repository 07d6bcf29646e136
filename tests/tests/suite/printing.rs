//! The papers of a battle: each in its rulebook's own words, without anything that cannot occur.

use drumhead_fornovo as fornovo;
use drumhead_rules::catalogue::Language;
use drumhead_rules::frame::FieldValue;
use drumhead_rules::play::Game as _;
use drumhead_rules::report;
use drumhead_shelf::{self as books, Battle, BattleSetup, BookId, Command, Draft};
use drumhead_testing::{field, play};
use drumhead_tests::armies::{
    CHARGING, D3, EDGEHILL, EDGEHILL_ON_HEXES, LISTS, NASEBY_ON_HEXES, Pair, STAND_AND_DIE, begun,
};
use drumhead_vocabulary::deck::Card;
use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::sheet::{Block, Piece, PieceKind, RosterFor, Sheet, Table};

fn tables(sheet: &Sheet) -> impl Iterator<Item = &Table> {
    sheet.blocks.iter().filter_map(|block| {
        if let Block::Table(table) = block {
            return Some(table);
        }
        None
    })
}

/// Returns the pieces of a sheet of labels.
fn pieces(sheet: &Sheet) -> impl Iterator<Item = &Piece> {
    let pieces = sheet.blocks.iter().filter_map(|block| {
        if let Block::Pieces(pieces) = block {
            return Some(pieces);
        }
        None
    });
    pieces.flatten()
}

/// Returns the text of a sheet's headings, frames, tables and pieces: a line for each heading,
/// paragraph, cell or piece.
fn lines(sheet: &Sheet) -> Vec<String> {
    let blocks = sheet.blocks.iter().flat_map(|block| match block {
        Block::Heading(heading) => vec![heading.text.clone(), heading.note.clone()],
        Block::Frame(frame) => {
            let title = std::iter::once(frame.title.clone());
            title.chain(frame.paragraphs.iter().cloned()).collect()
        }
        Block::Table(table) => {
            let cells = table.rows.iter().flatten().cloned();
            std::iter::once(table.caption.clone())
                .chain(cells)
                .collect()
        }
        Block::Pieces(pieces) => pieces.iter().map(|piece| piece.text.clone()).collect(),
        Block::Entry(_)
        | Block::Prose(_)
        | Block::Chart(_)
        | Block::Pictures(_)
        | Block::Board(_)
        | Block::Figures(_) => Vec::new(),
    });
    blocks.collect()
}

fn has_text(sheet: &Sheet, words: &str) -> bool {
    lines(sheet).iter().any(|line| line.contains(words))
}

#[test]
fn the_numbers_of_a_brief_use_each_rulebooks_own_measure() {
    let numbers = |ids| {
        let battle = begun(ids);
        report::numbers(battle.words(), "A battle", &battle.view(), "")
    };
    for (ids, head, odd) in [
        (D3, "Hits left", "6 routs before army retires"),
        (STAND_AND_DIE, "Figures", "2 guns"),
        (CHARGING, "Strength points", "5"),
    ] {
        let sheet = numbers(ids);
        let table = tables(&sheet).next().unwrap();
        let heads: Vec<&str> = table.columns.iter().map(|it| it.head.as_str()).collect();
        assert_eq!([heads[2], heads[5]], [head, head], "{heads:?}");
        let cells = table.rows.iter().flat_map(|row| [&row[2], &row[5]]);
        assert!(cells.clone().any(|cell| cell == odd), "{:?}", table.rows);
        // A cell with only a number uses the measure in the column's heading.
        let of_guns = cells.filter(|cell| cell.ends_with("guns")).count();
        assert_eq!(of_guns > 0, ids == STAND_AND_DIE);
    }
}

/// Blank cards show the armies at the start, whatever has been played since.
#[test]
fn blank_cards_show_the_armies_at_the_start() {
    let mut battle = begun(STAND_AND_DIE);
    let decks = |battle: &Battle| format!("{:?}", battle.decks(false).unwrap());
    let before = decks(&battle);
    for (side, face) in [(0, 9), (1, 2)] {
        let roll = serde_json::json!({ "book": "stand_and_die", "command": { "do": "roll", "side": side } });
        let roll: Command = serde_json::from_value(roll).unwrap();
        play(&mut battle, &roll, [face]);
    }
    let unit = battle.view().sides[0].units[0].unit;
    correct(&mut battle, "stand_and_die", unit, field("marched", 1));
    assert_ne!(format!("{:?}", battle.decks(true).unwrap()), before);
    assert_eq!(decks(&battle), before);
}

/// A sniper has the same number on the roster and on a card as on screen (F-2.50). The card shows
/// the sniper's shot, because a sniper takes no tests.
#[test]
fn a_sniper_has_the_same_number_on_paper_as_in_the_battle() {
    let armies = ["fornovo-1495-french", "fornovo-1495-league"];
    let [mut first, second] = armies.map(|id| {
        let starter = drumhead_desk::starter(id, Language::ENGLISH).unwrap();
        serde_json::to_value(starter.army()).unwrap()
    });
    let army = &mut first["army"];
    let last = army["units"]
        .as_array()
        .unwrap()
        .iter()
        .map(|unit| unit["number"].as_u64().unwrap())
        .max();
    army["pieces"] = serde_json::json!([
        { "id": 1, "name": "The redoubt", "what": { "kind": "ditch", "length": 128 } },
        { "id": 2, "name": "The gamekeeper", "what": { "kind": "sniper" } },
    ]);
    let [first, second] = [first, second].map(|army| serde_json::from_value(army).unwrap());
    let battle = Battle::new(BattleSetup::between(first, second).unwrap()).unwrap();
    let number = (last.unwrap() + 1).to_string();
    let view = battle.view();
    let on_screen = view.sides[0].units.last().unwrap();
    assert_eq!(on_screen.unit.unit.to_string(), number);

    let rosters = battle
        .rosters(RosterFor::Player, false, true, false)
        .unwrap();
    let entry = rosters[0].entries().last().unwrap();
    assert_eq!(
        (&entry.number, entry.name.as_str()),
        (&number, "The gamekeeper")
    );
    assert_eq!(entry.points, "25");
    assert_eq!(entry.facts[1].value, "32″");
    assert!(entry.ticks.is_empty(), "{:?}", entry.ticks);
    let pieces: Vec<&Table> = tables(&rosters[0]).collect();
    assert_eq!(pieces[0].rows.len(), 1, "{:?}", pieces[0].rows);
    let decks = battle.decks(false).unwrap();
    let card = decks[0].cards.last().unwrap();
    assert_eq!(card.number, number);
    let [aims] = card.tables.as_slice() else {
        panic!("{:?}", card.tables);
    };
    let labels: Vec<&str> = aims.rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(labels, ["muskets to 6″", "muskets to 32″"]);
}

/// Guns of D3 load every other turn and stay where they fired (D3-32, D3-52).
#[test]
fn labels_of_d3_have_markers_for_guns() {
    for sheet in begun(D3).labels(None).unwrap() {
        for state in ["loading", "emplaced"] {
            let mut markers = pieces(&sheet);
            let marker = markers.find(|piece| piece.text == state).expect(state);
            assert_eq!(marker.count, 1, "{state}");
        }
    }
}

#[test]
fn labels_and_playsheet_of_naseby_have_no_guns() {
    for (ids, guns) in [(NASEBY_ON_HEXES, false), (EDGEHILL_ON_HEXES, true)] {
        let battle = begun(ids);
        for sheet in battle.labels(None).unwrap() {
            // Without known strengths there are no casualty markers.
            assert!(!has_text(&sheet, "Casualty markers"));
            for (place, block) in sheet.blocks.iter().enumerate() {
                let heads = matches!(block, Block::Heading(_));
                let next = sheet.blocks.get(place + 1);
                assert!(
                    !heads || matches!(next, Some(Block::Pieces(pieces)) if !pieces.is_empty())
                );
            }
            let states: Vec<(&str, u32)> = pieces(&sheet)
                .filter(|piece| matches!(piece.what, PieceKind::State))
                .map(|piece| (piece.text.as_str(), piece.count))
                .collect();
            let unmanned = states.iter().find(|(text, _)| *text == "unmanned");
            assert_eq!(unmanned.is_some(), guns, "{states:?}");
            assert_eq!(has_text(&sheet, "Not printed"), !guns);
            // Only guns lose a crew.
            let disordered = states.iter().find(|(text, _)| *text == "disordered");
            assert!(unmanned.is_none_or(|(_, many)| many < &disordered.unwrap().1));
        }
        let sheet = battle.playsheet().unwrap();
        assert_eq!(
            has_text(&sheet, "Checks before a gun fires, in this order"),
            guns
        );
        assert_eq!(has_text(&sheet, "Guns are used at Edgehill only"), guns);
        assert_eq!(has_text(&sheet, "Not on this sheet"), !guns);
    }
    let playsheet = BookId::EdgehillNaseby
        .playsheet(false, Language::ENGLISH)
        .unwrap();
    assert!(has_text(
        &playsheet,
        "Checks before a gun fires, in this order"
    ));
}

#[test]
fn a_sheet_of_one_figure_scale_has_the_lengths_of_that_scale() {
    for (small, recoil) in [
        (
            false,
            "it recoils 8\u{2033} if mounted, 4\u{2033} if on foot",
        ),
        (
            true,
            "it recoils 6\u{2033} if mounted, 3\u{2033} if on foot",
        ),
    ] {
        let sheet = BookId::Fornovo.playsheet(small, Language::ENGLISH).unwrap();
        assert!(has_text(&sheet, recoil), "{small}");
        for line in lines(&sheet) {
            let both = line.split('(').skip(1).any(|rest| {
                let inches = rest.split_once("\u{2033})");
                inches.is_some_and(|(inside, _)| inside.parse::<f32>().is_ok())
            });
            assert!(!both, "{line}");
        }
    }
}

#[test]
fn a_reaction_modifier_of_zero_is_not_printed() {
    let sheet = BookId::Fornovo.playsheet(false, Language::ENGLISH).unwrap();
    let rows = tables(&sheet).flat_map(|table| &table.rows);
    for row in rows {
        let nothing = row.get(1).is_some_and(|worth| worth.starts_with("0 each"));
        assert!(!nothing, "{row:?}");
    }
}

#[test]
fn rosters_contain_their_tables_only_on_request() {
    for ids in LISTS {
        let battle = begun(ids);
        let playsheet = battle.playsheet().unwrap();
        let rosters = |tables| {
            battle
                .rosters(RosterFor::Opponent, false, false, tables)
                .unwrap()
        };
        for (with, without) in rosters(true).iter().zip(rosters(false)) {
            let brought = |sheet: &Sheet| {
                let blocks = sheet.blocks.iter();
                blocks
                    .filter(|block| playsheet.blocks.contains(block))
                    .count()
            };
            assert_eq!(brought(with), playsheet.blocks.len(), "{ids:?}");
            assert_eq!(brought(&without), 0, "{ids:?}");
            assert_eq!(with.entries().count(), without.entries().count());
        }
    }
}

fn cards(ids: Pair) -> Vec<Card> {
    let decks = begun(ids).decks(false).unwrap();
    decks.into_iter().flat_map(|deck| deck.cards).collect()
}

/// A unit that fires better while steady has a labelled line for each state on its card; the card
/// of a unit that always fires at half effect says so.
#[test]
fn cards_of_fornovo_name_the_state_of_each_line_of_fire() {
    let labels = |ids| {
        let cards: Vec<Card> = cards(ids);
        let tables = cards.into_iter().flat_map(|card| card.tables);
        let rows = tables.flat_map(|table| table.rows);
        rows.map(|row| row[0].clone()).collect::<Vec<_>>()
    };
    let edgehill = labels(["edgehill-1642-royalist", "edgehill-1642-parliament"]);
    let muskets = |label: &&String| label.starts_with("muskets");
    assert!(edgehill.iter().any(|it| it.ends_with(", steady")));
    assert!(edgehill.iter().any(|it| it.starts_with("unsteady, ")));
    assert!(edgehill.iter().filter(muskets).count() > 2, "{edgehill:?}");
    // The label appears once, above the lines, if it applies to all of them.
    let fornovo = cards(["fornovo-1495-french", "fornovo-1495-league"]);
    let halved = |table: &&Table| table.caption.ends_with(", hits halved");
    let mut halved = fornovo
        .iter()
        .flat_map(|card| card.tables.iter().filter(halved));
    let rows = halved.next().map(|table| table.rows.clone()).unwrap();
    assert!(!rows.iter().any(|row| row[0].contains("half")), "{rows:?}");
}

#[test]
fn cards_of_d3_show_the_effect_of_cover() {
    let cards = cards(D3);
    let horse = cards
        .iter()
        .find(|card| card.lines[0].starts_with("Gallopers"));
    let [table] = horse.unwrap().tables.as_slice() else {
        panic!("the card has one table");
    };
    let heads: Vec<&str> = table.columns.iter().map(|it| it.head.as_str()).collect();
    assert_eq!(heads, ["", "Charging", "In melee"]);
    let fights: Vec<&str> = table.rows.iter().map(|row| row[2].as_str()).collect();
    assert_eq!(fights, ["D3−1", "D3−2", "D3", "D3−1"]);
}

#[test]
fn cards_of_edgehill_name_the_source_of_each_allowance() {
    for card in cards(EDGEHILL_ON_HEXES) {
        for fact in card
            .facts
            .iter()
            .filter(|fact| fact.label == "What is its movement allowance?")
        {
            assert!(fact.value.contains("E-A2"), "{fact:?}");
        }
    }
}

/// Interpretations that differ from the default come before the units; the explanation of a roster
/// comes after them.
#[test]
fn text_to_read_before_play_comes_first() {
    let mut army = drumhead_tests::armies::fornovo("edgehill-1642-royalist");
    let titles = |army: &fornovo::Army| -> Vec<(usize, String)> {
        let draft = Draft::new(books::Army::Fornovo(army.clone())).unwrap();
        let sheet = draft.roster(RosterFor::Player, false).unwrap();
        let blocks = sheet.blocks.into_iter().enumerate();
        let frames = blocks.filter_map(|(place, block)| {
            if let Block::Frame(frame) = block {
                return Some((place, frame.title));
            }
            None
        });
        frames.collect()
    };
    let [(_, key)] = titles(&army).try_into().unwrap();
    assert_eq!(key, "How to read this roster");
    army.interpretations.set("D-08", Some("sheet")).unwrap();
    let [(first, read), (last, _)] = titles(&army).try_into().unwrap();
    assert_eq!((first, read.as_str()), (0, "Read before play"));
    assert!(last > army.units.len());
}

/// A unit out of the battle has no card in a deck with losses, and the deck's last card
/// lists it.
#[test]
fn units_out_of_the_battle_have_no_cards() {
    let mut battle = begun(D3);
    let routs = field("away", "routed");
    correct(&mut battle, "d3_ecw", UnitRef::new(0, 3), routs);
    let numbers = |damage| -> Vec<String> {
        let decks = battle.decks(damage).unwrap();
        decks[0]
            .cards
            .iter()
            .map(|card| card.number.clone())
            .collect()
    };
    let (clean, now) = (numbers(false), numbers(true));
    assert!(clean.contains(&"3".to_owned()));
    assert!(!now.contains(&"3".to_owned()));
    assert_eq!(clean.len(), now.len() + 1);
    let decks = battle.decks(true).unwrap();
    let missing = decks[0].missing.as_ref().unwrap();
    assert_eq!(missing.lines.len(), 2, "{missing:?}");
    assert!(missing.lines[1].starts_with("3 "), "{missing:?}");
    assert!(missing.lines[1].ends_with(": routed"), "{missing:?}");
    assert!(decks[1].missing.is_none(), "no unit is gone");
    assert!(battle.decks(false).unwrap()[0].missing.is_none());
}

/// Only the heading of a general whose units are all gone has a note that says so.
#[test]
fn a_general_whose_units_are_all_gone_has_a_note() {
    let mut battle = begun(EDGEHILL);
    for ramsays in 7..=9 {
        let removed = field("place", "removed");
        correct(&mut battle, "fornovo", UnitRef::new(1, ramsays), removed);
    }
    let notes = |damage| -> Vec<(String, bool)> {
        let rosters = battle.rosters(RosterFor::Player, false, damage, false);
        let blocks = rosters.unwrap().into_iter().flat_map(|sheet| sheet.blocks);
        let headings = blocks.filter_map(|block| {
            if let Block::Heading(heading) = block {
                let bereft = heading.note.contains("all of these units are gone");
                return Some((heading.text, bereft));
            }
            None
        });
        headings.collect()
    };
    assert!(notes(false).iter().all(|(_, bereft)| !bereft));
    let bereft: Vec<String> = notes(true)
        .into_iter()
        .filter(|(_, bereft)| *bereft)
        .map(|(name, _)| name)
        .collect();
    assert_eq!(bereft, ["Sir James Ramsay, subgeneral"]);
}

/// Sets a field of a unit by hand.
fn correct(battle: &mut Battle, book: &str, unit: UnitRef, set: FieldValue) {
    let correct = serde_json::json!({ "do": "correct", "unit": unit, "set": set });
    let command = serde_json::json!({ "book": book, "command": correct });
    let command: Command = serde_json::from_value(command).unwrap();
    play(battle, &command, []);
}

#[test]
fn a_roster_with_losses_shows_the_remaining_strength() {
    let mut battle = begun(STAND_AND_DIE);
    let losses = field("infantry", 12);
    correct(&mut battle, "stand_and_die", UnitRef::new(0, 3), losses);
    let head = |damage| {
        let rosters = battle.rosters(RosterFor::Player, false, damage, false);
        let sheet = rosters.unwrap().remove(0);
        let troops = sheet.facts.iter().find(|fact| fact.label == "Troops");
        (sheet.figure.unwrap(), troops.unwrap().value.clone())
    };
    let (clean, troops) = head(false);
    assert_eq!(clean.number, "159");
    assert_eq!(troops, "122 infantry, 37 cavalry, 4 guns");
    let (left, troops) = head(true);
    assert_eq!(
        (left.number.as_str(), left.unit.as_str()),
        ("151", "of 159 figures")
    );
    assert_eq!(troops, "114 infantry, 37 cavalry, 4 guns");
}

#[test]
fn a_captured_gun_is_listed_with_its_captors() {
    let mut battle = begun(EDGEHILL_ON_HEXES);
    let captured = field("serves", 1);
    correct(
        &mut battle,
        "edgehill_naseby",
        UnitRef::new(0, 21),
        captured,
    );
    let rosters = |damage| {
        battle
            .rosters(RosterFor::Player, false, damage, false)
            .unwrap()
    };
    // The numbers of the units under a heading.
    let under = |sheet: &Sheet, heading: &str| -> Vec<String> {
        let blocks = sheet
            .blocks
            .iter()
            .skip_while(|block| !matches!(block, Block::Heading(it) if it.text == heading));
        let entries = blocks.skip(1).map_while(|block| {
            let Block::Entry(entry) = block else {
                return None;
            };
            Some(entry.number.clone())
        });
        entries.collect()
    };
    let [owner, captor] = <[Sheet; 2]>::try_from(rosters(true)).unwrap();
    assert_eq!(under(&owner, "Out of the battle"), ["21"]);
    assert!(!under(&owner, "Units").contains(&"21".to_owned()));
    let units = owner.facts.iter().find(|fact| fact.label == "Units");
    assert_eq!(units.unwrap().value, "21 of 22");
    let captured = under(&captor, "Captured from the King's army at Edgehill");
    assert_eq!(captured, ["21"]);
    // The captors' deck has a card 21 for their own unit, and none for the captured gun.
    let deck = battle.decks(true).unwrap().remove(1);
    let numbers: Vec<_> = deck.cards.iter().map(|card| card.number.as_str()).collect();
    assert_eq!(numbers.iter().filter(|it| **it == "21").count(), 1);
    let clean = rosters(false);
    assert!(
        clean
            .iter()
            .all(|sheet| under(sheet, "Out of the battle").is_empty())
    );
}

#[test]
fn sheet_heads_list_the_interpretations_that_differ_from_the_default() {
    let draft = drumhead_desk::starter("edgehill-1642-d3_ecw-royalist", Language::ENGLISH).unwrap();
    let read = |draft: &Draft| {
        let sheet = draft.roster(RosterFor::Player, false).unwrap();
        let mut facts = sheet.facts.into_iter();
        let fact = facts.find(|fact| fact.label == "Interpretations");
        fact.unwrap().value
    };
    assert_eq!(read(&draft), "the defaults");
    let edit = r#"{"book":"d3_ecw","edit":{"on":"army","change":{"set":"interpretation","value":{"id":"rout_at","option":"6"}}}}"#;
    let (draft, _) = draft.edit(&serde_json::from_str(edit).unwrap()).unwrap();
    assert_eq!(read(&draft), "not the default: D3-A1");
}
