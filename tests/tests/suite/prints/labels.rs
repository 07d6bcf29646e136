//! Labels and markers: their sizes in millimetres, and their text.

use drumhead_print::{Area, Edition, Kind, Page, Pages, Paper, Ring, Template, lay_out};
use drumhead_vocabulary::sheet::{Block, Piece, PieceKind, Sheet};

use super::sheets;

const MM: f32 = 72.0 / 25.4;

fn label(number: &str, text: &str, base: u16, front: u16) -> Piece {
    Piece {
        what: PieceKind::Label { base, front },
        number: number.to_owned(),
        text: text.to_owned(),
        count: 1,
    }
}

fn sheet_of(pieces: Vec<Piece>) -> Sheet {
    Sheet {
        blocks: vec![Block::Pieces(pieces)],
        ..sheets::head("Labels")
    }
}

fn laid_out(sheet: &Sheet, paper: Paper) -> Pages {
    let template = Template::built_in(Kind::Labels).expect("sound");
    lay_out(sheet, template, paper, Edition::Standard).expect("the sheet can be laid out")
}

/// Returns the areas of the markers' borders.
fn round(page: &Page) -> Vec<Area> {
    let extent = |ring: &Ring| {
        let (x, y) = ring.middle;
        Area {
            left: x - ring.radius,
            top: y - ring.radius,
            right: x + ring.radius,
            bottom: y + ring.radius,
        }
    };
    page.rings.iter().map(extent).collect()
}

/// Returns the pieces of all pages, and asserts that they are apart and that each text is inside
/// its piece.
fn assert_well_set(pages: &Pages, head: usize) -> Vec<Area> {
    let mut all = Vec::new();
    for page in &pages.pages {
        let mut pieces: Vec<Area> = page.boxes.iter().map(|frame| frame.area).collect();
        pieces.extend(round(page));
        for (place, one) in pieces.iter().enumerate() {
            assert!(one.left >= pages.frame.left - 0.1 && one.right <= pages.frame.right + 0.1);
            for other in &pieces[place + 1..] {
                let across = (other.left - one.right).max(one.left - other.right);
                let down = (other.top - one.bottom).max(one.top - other.bottom);
                assert!(across.max(down) > 2.0, "{one:?} and {other:?}");
            }
        }
        let lowest = pieces
            .iter()
            .map(|area| area.top)
            .fold(f32::INFINITY, f32::min);
        let within = page.text.iter().filter(|run| {
            pieces.iter().any(|piece| {
                run.bounds.left >= piece.left + 1.0
                    && run.bounds.right <= piece.right - 1.0
                    && run.bounds.top >= piece.top + 1.0
                    && run.bounds.bottom <= piece.bottom - 1.0
            })
        });
        let foot = pages.frame.bottom - 20.0;
        let here = page
            .text
            .iter()
            .filter(|run| run.bounds.top > lowest && run.bounds.bottom < foot);
        assert_eq!(within.count(), here.count(), "text leaves its piece");
        assert!(page.text.iter().all(|run| run.size >= 8.0));
        all.extend(pieces);
    }
    assert!(head <= all.len());
    all
}

#[test]
fn labels_are_as_wide_as_their_bases() {
    for paper in [Paper::A4, Paper::Letter] {
        for (base, front, width) in [(20, 8, 60.0), (15, 2, 30.0), (50, 1, 50.0), (12, 0, 12.0)] {
            let sheet = sheet_of(vec![label("12", "Pikes", base, front)]);
            let [piece] = assert_well_set(&laid_out(&sheet, paper), 1)[..] else {
                panic!("the sheet has one label");
            };
            assert!(
                (piece.width() - width * MM).abs() < 0.01,
                "{base} by {front}"
            );
            assert!((piece.height() - 9.0 * MM).abs() < 0.01);
        }
    }
}

#[test]
fn markers_are_round_and_of_the_right_sizes() {
    let marker = |what, number: &str, text: &str| Piece {
        what,
        number: number.to_owned(),
        text: text.to_owned(),
        count: 3,
    };
    let sheet = sheet_of(vec![
        marker(PieceKind::Casualty, "99", ""),
        marker(PieceKind::State, "", "disordered"),
        marker(PieceKind::State, "", "in square and out of powder"),
    ]);
    let pieces = assert_well_set(&laid_out(&sheet, Paper::A4), 9);
    assert_eq!(pieces.len(), 9);
    for (place, piece) in pieces.iter().enumerate() {
        let side = if place < 3 { 13.0 } else { 21.0 };
        assert!((piece.width() - side * MM).abs() < 0.05, "{piece:?}");
        assert!((piece.height() - side * MM).abs() < 0.05, "{piece:?}");
    }
}

#[test]
fn sixty_units_and_the_hardest_names_fit_their_labels() {
    let hard = [
        "Sir Bevil Grenvile’s ".repeat(25),
        sheets::unbroken(),
        "חטיבת הפיקאים".to_owned(),
        "漢字の名前 🐎".to_owned(),
        String::new(),
    ];
    let name = |place: usize| hard[place % hard.len()].as_str();
    let front = |place: usize| u16::try_from(place % 9).expect("small");
    let pieces =
        (0..60).map(|place| label(&format!("{}", place * 1_111), name(place), 15, front(place)));
    for paper in [Paper::A4, Paper::Letter] {
        let pages = laid_out(&sheet_of(pieces.clone().collect()), paper);
        assert_eq!(assert_well_set(&pages, 60).len(), 60);
    }
}

/// The repeated heading says what each page contains.
#[test]
fn markers_that_continue_on_another_page_repeat_their_heading() {
    let state = Piece {
        what: PieceKind::State,
        number: String::new(),
        text: "shaken".to_owned(),
        count: 60,
    };
    let mut sheet = sheet_of(vec![state; 40]);
    (sheet.blocks).insert(0, sheets::heading("State markers", "one for each unit"));
    for paper in [Paper::A4, Paper::Letter] {
        let pages = laid_out(&sheet, paper);
        assert!(pages.pages.len() > 2, "{}", pages.pages.len());
        assert_well_set(&pages, 100);
        for (place, page) in pages.pages.iter().enumerate() {
            let headed = |text: &str| page.text.iter().filter(|run| run.text == text).count();
            let (first, later) = if place == 0 { (1, 0) } else { (0, 1) };
            assert_eq!(headed("State markers"), first, "page {place}");
            assert_eq!(headed("State markers, continued"), later, "page {place}");
        }
    }
}
