//! Cards: nothing crosses their edges, and every back is behind its front.

use drumhead_print::{Area, Edition, Kind, Page, Pages, Paper, Template, lay_out_cards};
use drumhead_vocabulary::deck::{Card, Deck, Missing};
use drumhead_vocabulary::sheet::{Align, Block, Column, Entry, Table, Tick};

use super::sheets;

const MM: f32 = 72.0 / 25.4;
/// A tenth of a millimetre, in points.
const TENTH: f32 = 0.1 * MM;
const SIZES: [(&str, f32, f32); 2] = [("poker", 88.9, 63.5), ("a6", 105.0, 148.0)];
const EDITIONS: [Edition; 2] = [Edition::Standard, Edition::InkSaving];

fn template() -> &'static Template {
    Template::built_in(Kind::Cards).expect("the built-in template is valid")
}

fn laid_out(deck: &Deck, paper: Paper, edition: Edition, size: &str) -> Pages {
    lay_out_cards(deck, template(), paper, edition, size).expect("the deck can be laid out")
}

fn tests_of(rows: usize) -> Table {
    let column = |align| Column {
        head: "shaken".to_owned(),
        align,
        share: u32::from(align == Align::Left),
    };
    let row = |number| {
        let label = format!("to stand {number}");
        let cells = ["+1: 3+", "−12: none", "0: any", "−1: 4+"];
        std::iter::once(label)
            .chain(cells.map(str::to_owned))
            .collect()
    };
    let mut columns = vec![column(Align::Left)];
    columns.extend([(); 4].map(|()| column(Align::Right)));
    Table {
        caption: "Tests: its own sum".to_owned(),
        columns,
        rows: (1..=rows).map(row).collect(),
    }
}

fn card(entry: Entry, rows: usize) -> Card {
    let states = ["disordered", "halted", "shaken", "routed"];
    Card {
        number: entry.number,
        name: entry.name,
        lines: entry.lines,
        facts: entry.facts,
        track: entry.track,
        ticks: (states.iter().zip([true, false].iter().cycle()))
            .map(|(word, ticked)| Tick {
                word: (*word).to_owned(),
                ticked: *ticked,
            })
            .collect(),
        tables: vec![tests_of(rows), tests_of(rows / 2)],
    }
}

fn deck_of(cards: Vec<Card>) -> Deck {
    Deck {
        title: "The army of the League".to_owned(),
        subtitle: "Venice and Milan, 1495".to_owned(),
        cards,
        missing: None,
        language: "en-GB".to_owned(),
    }
}

/// Returns a deck of sixty plain units.
fn many() -> Deck {
    let sheet = sheets::army_of(60);
    let entries = sheet.blocks.into_iter().filter_map(|block| {
        if let Block::Entry(entry) = block {
            return Some(entry);
        }
        None
    });
    deck_of(entries.map(|entry| card(entry, 6)).collect())
}

/// Returns a deck with everything that is hard to set: long names, many boxes, long text.
fn hard() -> Deck {
    let long = "Sir Bevil Grenvile’s ".repeat(25);
    assert!(long.chars().count() > 500);
    let unit = |number, name: &str, lines: &[&str], boxes| {
        let facts = [
            ("move", "8″, charge 10″"),
            ("shot", &*"longbow 6+, ".repeat(12)),
        ];
        sheets::unit(number, name, lines, &facts, 9, boxes)
    };
    let much = "32 heavy pikes in gilt armour, their colours azure; ".repeat(14);
    deck_of(vec![
        card(unit(1, &long, &["Foot"], 100), 6),
        card(unit(2, &sheets::unbroken(), &[&much, &much], 100), 6),
        card(unit(65_535, "Guns", &[], 1), 40),
        card(unit(4, "", &["", ""], 0), 1),
        card(unit(5, "חטיבת הפיקאים 🐎 漢字の名前", &[&much], 300), 0),
    ])
}

fn lines_of(page: &Page) -> Vec<Area> {
    let rules = page.rules.iter().map(|rule| rule.area);
    let boxes = page.boxes.iter().map(|frame| frame.area);
    rules.chain(boxes).collect()
}

fn inside(area: &Area, of: &Area, inset: f32) -> bool {
    area.left >= of.left + inset
        && area.right <= of.right - inset
        && area.top >= of.top + inset
        && area.bottom <= of.bottom - inset
}

/// Asserts that all text and boxes are inside a card and clear of the cut, that no text touches
/// other text or a line, and that all cards are on the paper.
fn assert_well_cut(pages: &Pages) {
    for page in &pages.pages {
        let cells: Vec<Area> = page.blocks.iter().map(|placed| placed.area).collect();
        for run in &page.text {
            assert!(run.size >= 8.0, "{:?} in {}", run.text, run.size);
            let within = cells.iter().any(|cell| inside(&run.bounds, cell, 7.5));
            assert!(within, "{:?} at {:?}", run.text, run.bounds);
        }
        for frame in &page.boxes {
            let within = cells.iter().any(|cell| inside(&frame.area, cell, 8.0));
            assert!(within, "a box at {:?}", frame.area);
        }
        for (place, one) in page.text.iter().enumerate() {
            for other in &page.text[place + 1..] {
                let over = one.bounds.right.min(other.bounds.right)
                    - one.bounds.left.max(other.bounds.left);
                let under = one.bounds.bottom.min(other.bounds.bottom)
                    - one.bounds.top.max(other.bounds.top);
                assert!(
                    over.min(under) < 0.4,
                    "{:?} overlaps {:?}",
                    one.text,
                    other.text
                );
            }
            for line in lines_of(page) {
                let distance = (line.left - one.bounds.right)
                    .max(one.bounds.left - line.right)
                    .max(line.top - one.bounds.bottom)
                    .max(one.bounds.top - line.bottom);
                let around = inside(&one.bounds, &line, 0.0);
                assert!(distance > 0.3 || around, "{:?} touches {line:?}", one.text);
            }
        }
        let paper = Area {
            left: 0.0,
            top: 0.0,
            right: pages.width,
            bottom: pages.height,
        };
        for cell in cells {
            assert!(inside(&cell, &paper, -0.5), "{cell:?}");
        }
    }
}

#[test]
fn nothing_crosses_the_edge_of_its_card() {
    for deck in [many(), hard()] {
        for paper in [Paper::A4, Paper::Letter] {
            for edition in EDITIONS {
                for (size, ..) in SIZES {
                    assert_well_cut(&laid_out(&deck, paper, edition, size));
                }
            }
        }
    }
}

#[test]
fn cards_have_the_stated_size_and_number_per_page() {
    let deck = many();
    for (paper, size, count) in [
        (Paper::A4, "poker", 8),
        (Paper::Letter, "poker", 8),
        (Paper::A4, "a6", 4),
        (Paper::Letter, "a6", 2),
    ] {
        let pages = laid_out(&deck, paper, Edition::Standard, size);
        let (_, width, height) = SIZES.into_iter().find(|(name, ..)| *name == size).unwrap();
        assert_eq!(pages.pages[0].blocks.len(), count, "{paper:?} {size}");
        assert_eq!(pages.pages.len(), 60_usize.div_ceil(count) * 2);
        for placed in pages.pages.iter().flat_map(|page| &page.blocks) {
            assert!((placed.area.width() - width * MM).abs() < 0.01);
            assert!((placed.area.height() - height * MM).abs() < 0.01);
        }
    }
}

/// On a sheet that is flipped along its long edge, every back is behind its front.
#[test]
fn every_back_is_behind_its_front() {
    for paper in [Paper::A4, Paper::Letter] {
        for (size, ..) in SIZES {
            let pages = laid_out(&many(), paper, Edition::Standard, size);
            assert!(pages.height > pages.width, "the long edge is vertical");
            for leaf in pages.pages.chunks(2) {
                let [front, back] = leaf else {
                    panic!("every front has a back")
                };
                assert_eq!(front.blocks.len(), back.blocks.len());
                for (front, back) in front.blocks.iter().zip(&back.blocks) {
                    assert_eq!((front.block, front.part), (back.block, back.part));
                    let turned = pages.width - back.area.right;
                    assert!((turned - front.area.left).abs() < TENTH, "{size}");
                    assert!((back.area.top - front.area.top).abs() < TENTH, "{size}");
                }
                // The cut marks of front and back coincide too.
                let mut turned: Vec<Area> = (back.rules.iter())
                    .map(|rule| Area {
                        left: pages.width - rule.area.right,
                        right: pages.width - rule.area.left,
                        ..rule.area
                    })
                    .collect();
                turned.retain(|area| area.width() < 1.0);
                let marks = front
                    .rules
                    .iter()
                    .filter(|rule| rule.area.width() < 1.0)
                    .filter(|rule| rule.area.top < front.blocks[0].area.top);
                for mark in marks {
                    let met = turned.iter().any(|area| {
                        (area.left - mark.area.left).abs() < TENTH
                            && (area.top - mark.area.top).abs() < TENTH
                    });
                    assert!(met, "{:?}", mark.area);
                }
            }
        }
    }
}

/// Returns the type sizes of matching text on fronts, or on backs.
fn sizes_of(pages: &Pages, back: usize, is_wanted: impl Fn(&str) -> bool) -> Vec<f32> {
    let sides = pages.pages.iter().skip(back).step_by(2);
    let runs = sides.flat_map(|page| &page.text);
    let mut sizes: Vec<f32> = runs
        .filter(|run| is_wanted(&run.text))
        .map(|run| run.size)
        .collect();
    sizes.sort_by(f32::total_cmp);
    sizes.dedup();
    sizes
}

/// The fullest card determines the size; a card that fits at no size does not count.
#[test]
fn a_deck_has_one_type_size() {
    let all = |text: &str| text.starts_with("move");
    let tests = |text: &str| text.starts_with("to stand");
    for paper in [Paper::A4, Paper::Letter] {
        for (size, ..) in SIZES {
            let plain = laid_out(&many(), paper, Edition::Standard, size);
            let largest = sizes_of(&plain, 0, all);
            let mut deck = many();
            let much = "a company of foot in red coats; ".repeat(6);
            deck.cards[7].lines.push(much);
            deck.cards[9].tables = vec![tests_of(6), tests_of(3)];
            let pages = laid_out(&deck, paper, Edition::Standard, size);
            let fronts = sizes_of(&pages, 0, all);
            let backs = sizes_of(&pages, 1, tests);
            assert_eq!((fronts.len(), backs.len()), (1, 1), "{size}");
            assert_eq!(pages.pages.len(), plain.pages.len(), "{size}");
            // Only the smaller card has too little room for the largest type size.
            assert_eq!(fronts < largest, size == "poker");

            let mut deck = many();
            deck.cards[7].lines.push("and much more; ".repeat(400));
            let pages = laid_out(&deck, paper, Edition::Standard, size);
            let fronts = sizes_of(&pages, 0, all);
            assert!(fronts.len() <= 2 && fronts.ends_with(&largest), "{size}");
        }
    }
}

/// A name in smaller type does not move the rows.
#[test]
fn the_rows_of_backs_are_at_the_same_height() {
    let mut deck = many();
    deck.cards[3].name = "Prince Maurice’s and Lord Henry Wilmot’s two regiments".to_owned();
    let pages = laid_out(&deck, Paper::A4, Edition::Standard, "poker");
    let rows = |beginning: &str| {
        let back = pages.pages[1].text.iter();
        let mut rows: Vec<f32> = back
            .filter(|run| run.text.starts_with(beginning))
            .map(|run| run.baseline)
            .collect();
        rows.sort_by(f32::total_cmp);
        rows.dedup_by(|one, other| (*one - *other).abs() < 0.1);
        rows
    };
    assert_eq!(
        rows("to stand 1").len(),
        2 * 4,
        "each of four rows of cards has two tables"
    );
}

#[test]
fn a_long_name_is_set_smaller_and_complete() {
    let name = "The Prince of Wales’s, Prince Maurice’s and Prince Rupert’s regiments of horse";
    let mut deck = many();
    deck.cards[3].name = name.to_owned();
    for (size, ..) in SIZES {
        let pages = laid_out(&deck, Paper::A4, Edition::Standard, size);
        assert_well_cut(&pages);
        assert_eq!(
            pages.pages.len(),
            laid_out(&many(), Paper::A4, Edition::Standard, size)
                .pages
                .len()
        );
        let named = sizes_of(&pages, 0, |text| text.starts_with("The Prince of Wales"));
        let usual = sizes_of(&pages, 0, |text| text.contains("company"));
        assert!(named < usual, "{size}: {named:?}, others {usual:?}");
        let texts = || pages.pages.iter().flat_map(|page| &page.text);
        assert!(!texts().any(|run| run.text.ends_with('…')), "{size}");
        assert!(texts().any(|run| run.text.ends_with("of horse")), "{size}");
    }
}

/// Next to short values, a label uses the space that they leave, and is not broken.
#[test]
fn a_label_beside_short_values_takes_one_line() {
    let facts = [("Moves when charging", "3"), ("Routs at hit", "7")];
    let unit = sheets::unit(1, "Prince Rupert's horse", &["Gallopers"], &facts, 9, 7);
    let deck = deck_of(vec![card(unit, 2)]);
    for paper in [Paper::A4, Paper::Letter] {
        for edition in EDITIONS {
            let pages = laid_out(&deck, paper, edition, "poker");
            let runs = super::geometry::runs_saying(&pages, facts[0].0);
            assert_eq!(runs.len(), 1, "{paper:?} {edition:?}");
        }
    }
}

#[test]
fn content_that_does_not_fit_continues_and_nothing_is_lost() {
    let deck = hard();
    for (size, ..) in SIZES {
        let pages = laid_out(&deck, Paper::A4, Edition::Standard, size);
        let read = super::geometry::read_aloud(&pages);
        for card in &deck.cards {
            let texts = (card.lines.iter().chain([&card.name]))
                .chain(card.facts.iter().map(|fact| &fact.value));
            for text in texts {
                let mut bare = super::geometry::bare(text);
                // A long text is interrupted where its card continues, so only its beginning is
                // compared.
                bare.truncate(bare.char_indices().nth(60).map_or(bare.len(), |(at, _)| at));
                assert!(read.contains(&bare), "{size}: {bare}");
            }
            let boxes = card.track.as_ref().map_or(0, |track| track.boxes as usize);
            let index = deck.cards.iter().position(|other| other == card);
            let found: usize = (pages.pages.iter())
                .map(|page| {
                    let mine = |area: &Area| {
                        let cells = page.blocks.iter();
                        cells
                            .filter(|placed| Some(placed.block) == index)
                            .any(|placed| inside(area, &placed.area, 0.0))
                    };
                    let boxes = page.boxes.iter().map(|frame| frame.area);
                    boxes.filter(mine).count()
                })
                .sum();
            // The boxes for hits and for states.
            assert_eq!(found, boxes + card.ticks.len(), "{size}: {}", card.number);
        }
    }
}

#[test]
fn units_without_a_card_are_listed_on_a_card_without_boxes() {
    let lines = ["They have no card:", "3 Finns: nobody is left"].map(str::to_owned);
    let missing = Missing {
        title: "Out of the battle".to_owned(),
        lines: lines.to_vec(),
    };
    let mut deck = many();
    deck.cards.truncate(2);
    let boxes = |deck: &Deck| {
        let pages = laid_out(deck, Paper::A4, Edition::Standard, "poker");
        assert_well_cut(&pages);
        let boxes: usize = pages.pages.iter().map(|page| page.boxes.len()).sum();
        (pages, boxes)
    };
    let (_, before) = boxes(&deck);
    deck.missing = Some(missing);
    let (pages, after) = boxes(&deck);
    assert_eq!(before, after, "the card has nothing to tick");
    for line in lines {
        assert_eq!(
            super::geometry::runs_saying(&pages, &line).len(),
            1,
            "{line}"
        );
    }
}

#[test]
fn an_unknown_size_is_refused() {
    let refused = lay_out_cards(
        &many(),
        template(),
        Paper::A4,
        Edition::Standard,
        "billboard",
    );
    assert!(refused.unwrap_err().to_string().contains("billboard"));
}
