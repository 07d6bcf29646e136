//! Maps and figures of hexes: the page's orientation, names inside their hexes, shading
//! clear of words.

use drumhead_print::{Edition, Kind, Pages, Paper, Template, lay_out, paint};
use drumhead_vocabulary::play::{Arm, Counter, GroundView, MapView, UnitRef};
use drumhead_vocabulary::sheet::{
    Block, Board, FigureHex, HexFigure, LegendLine, LegendSign, Shade, Sheet,
};

use super::{geometry, sheets, tools};

/// Returns a map of open pointy-topped hexes, named from A1.
fn map(columns: u16, rows: u16) -> MapView {
    let hexes = (1..=rows).flat_map(|row| {
        (1..=columns).map(move |column| GroundView {
            hex: format!(
                "{}{row}",
                char::from(b'A' + u8::try_from(column - 1).expect("few"))
            ),
            column,
            row,
            ..GroundView::default()
        })
    });
    MapView {
        pointed: true,
        pushed_even: true,
        columns,
        rows,
        hexes: hexes.collect(),
        ..MapView::default()
    }
}

fn counter(side: u8, unit: u16, hex: &str, facing: u8) -> Counter {
    Counter {
        unit: UnitRef::new(side, unit),
        side,
        name: String::new(),
        arm: Arm::Foot,
        hex: hex.to_owned(),
        facing: Some(facing),
        count: String::new(),
        states: Vec::new(),
        warns: false,
    }
}

fn laid_out(block: Block) -> (Sheet, Pages) {
    let sheet = Sheet {
        blocks: vec![block],
        ..sheets::head("Map")
    };
    let template = Template::built_in(Kind::Roster).expect("sound");
    let pages =
        lay_out(&sheet, template, Paper::A4, Edition::Standard).expect("the sheet can be laid out");
    (sheet, pages)
}

fn board(columns: u16, rows: u16) -> Board {
    Board {
        caption: "Turn 1".to_owned(),
        map: map(columns, rows),
        counters: vec![
            counter(0, 3, "B2", 0),
            counter(0, 11, "B2", 0),
            counter(1, 7, "C3", 6),
        ],
        legend: vec![LegendLine {
            text: "Woods: A1.".to_owned(),
            sign: Some(LegendSign::Hex("woods".to_owned())),
        }],
    }
}

#[test]
fn only_a_wide_map_is_on_a_landscape_page() {
    let (_, wide) = laid_out(Block::Board(board(18, 8)));
    let (_, high) = laid_out(Block::Board(board(8, 14)));
    for (pages, turned) in [(&wide, true), (&high, false)] {
        let [page] = pages.pages.as_slice() else {
            panic!("map and legend fit one page: {}", pages.pages.len());
        };
        assert_eq!(page.turned, turned);
        let (width, height) = pages.size_of(page);
        assert_eq!(width > height, turned);
        assert!(pages.frame.right < width && pages.frame.bottom < height);
    }
    let info = tools::ask("pdfinfo", &[], &paint(&wide).expect("painted"), &[]);
    let info = String::from_utf8_lossy(&info);
    assert!(info.contains("841.89 x 595.28"), "{info}");
}

#[test]
fn every_hex_contains_its_name_and_its_counters_are_stacked() {
    let (_, pages) = laid_out(Block::Board(board(18, 8)));
    for name in ["A1", "R1", "B2", "C3", "R8"] {
        assert_eq!(geometry::runs_saying(&pages, name).len(), 1, "{name}");
    }
    let [together] = geometry::runs_saying(&pages, "3+11")[..] else {
        panic!("both numbers are in one box");
    };
    let [name] = geometry::runs_saying(&pages, "B2")[..] else {
        panic!("the hex is named");
    };
    // The counters face north, so the hex's name is below them, away from their arrowheads.
    assert!(name.bounds.top > together.bounds.bottom);
}

/// The legend shows each feature's sign before its text.
#[test]
fn the_legend_of_a_map_explains_its_signs() {
    let (_, pages) = laid_out(Block::Board(board(18, 8)));
    let [run] = geometry::runs_saying(&pages, "Woods: A1.")[..] else {
        panic!("the entry is printed once");
    };
    assert!(
        run.x > pages.frame.left + 10.0,
        "the text leaves room for a sign"
    );
    let beside = pages.pages[0].strokes.iter().filter(|line| {
        let near = |(x, y): &(f32, f32)| {
            *x >= pages.frame.left - 0.1 && *x < run.x && (y - run.baseline).abs() < 14.0
        };
        line.points.iter().all(near)
    });
    assert_eq!(beside.count(), 3, "the sign has three trees");
}

/// A number is centred vertically in its box, whatever the size of the hexes.
#[test]
fn numbers_are_centred_in_their_boxes() {
    for columns in [8, 18, 24] {
        let (_, pages) = laid_out(Block::Board(board(columns, 8)));
        let [together] = geometry::runs_saying(&pages, "3+11")[..] else {
            panic!("both numbers are in one box");
        };
        let ink = together.bounds;
        let is_around = |it: &&drumhead_print::Frame| {
            let area = it.area;
            area.left < ink.left
                && area.right > ink.right
                && area.top < ink.top
                && area.bottom > ink.bottom
        };
        let mut boxes = pages.pages[0].boxes.iter();
        let frame = boxes
            .find(is_around)
            .expect("a box is around the number")
            .area;
        let (over, under) = (ink.top - frame.top, frame.bottom - ink.bottom);
        assert!((over - under).abs() < 0.05, "{columns}: {over} and {under}");
    }
}

/// A captured gun is shown as a gun of its captors.
#[test]
fn a_captured_gun_has_the_shape_of_its_captors() {
    let mut board = board(18, 8);
    board.counters = vec![counter(1, 18, "D4", 0)];
    let boxes = |board: &Board| {
        let (_, pages) = laid_out(Block::Board(board.clone()));
        pages.pages[0].boxes.len()
    };
    let before = boxes(&board);
    board.counters[0].side = 0;
    assert_eq!(boxes(&board), before + 1);
}

/// An arrowhead is less than half as wide as a hex. The numbers of many counters stay in their hex,
/// or are replaced by their count.
#[test]
fn the_content_of_a_hex_stays_within_the_hex() {
    for columns in [10, 20] {
        for side in [0, 1] {
            for hour in 0..12 {
                let mut board = board(columns, 8);
                let stack = |count: u16| (10..10 + count).map(move |unit| (unit, count));
                board.counters = [1, 2, 3, 4]
                    .into_iter()
                    .flat_map(stack)
                    .map(|(unit, count)| {
                        counter(
                            side,
                            unit,
                            ["B2", "D2", "F2", "H2"][usize::from(count) - 1],
                            hour,
                        )
                    })
                    .collect();
                let (_, pages) = laid_out(Block::Board(board));
                assert_eq!(geometry::page_faults(&pages), Vec::<String>::new());
                let page = &pages.pages[0];
                let hexes = page.strokes.iter().filter(|it| it.line < 0.45);
                let wide = |points: &[(f32, f32)]| {
                    let xs = points.iter().map(|(x, _)| *x);
                    xs.clone().fold(f32::MIN, f32::max) - xs.fold(f32::MAX, f32::min)
                };
                let hex = hexes.map(|it| wide(&it.points)).fold(0.0, f32::max);
                let arrows = page.strokes.iter().filter(|it| it.solid);
                assert_eq!(arrows.clone().count(), 4, "{columns}, {side}, {hour}");
                for arrow in arrows {
                    assert!(wide(&arrow.points) < hex / 2.0);
                }
                let texts: Vec<&str> = page.text.iter().map(|run| run.text.as_str()).collect();
                assert!(
                    texts.contains(&"10") && !texts.iter().any(|it| it.contains('…')),
                    "{texts:?}"
                );
                for run in page.text.iter().filter(|it| it.text.contains('+')) {
                    assert!(run.bounds.width() < hex, "{} in {hex}", run.text);
                }
            }
        }
    }
}

#[test]
fn shading_is_clear_of_the_words_of_a_figure() {
    let at = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let shades = [Shade::Open, Shade::Light, Shade::Dark];
    let hexes = at.into_iter().zip(shades.into_iter().cycle());
    let figure = |pointed| HexFigure {
        caption: "A unit, and what is round it".to_owned(),
        pointed,
        facing: if pointed { 0 } else { 2 },
        hexes: hexes
            .clone()
            .map(|(at, shade)| FigureHex {
                at,
                shade,
                text: "Flank +1".to_owned(),
            })
            .collect(),
    };
    let (_, pages) = laid_out(Block::Figures(vec![figure(true), figure(false)]));
    assert_eq!(geometry::page_faults(&pages), Vec::<String>::new());
    let named = pages.pages[0]
        .text
        .iter()
        .filter(|run| run.text.starts_with("Flank"));
    assert_eq!(named.count(), 12);
}

/// For every facing, the pointer of a counter is clear of the hex's name, however small the hexes
/// are.
#[test]
fn the_pointer_of_a_facing_is_clear_of_the_hexs_name() {
    for (pointed, columns) in [(true, 8), (false, 8), (true, 18), (false, 18), (true, 26)] {
        for hour in 0..12 {
            let mut board = board(columns, 8);
            board.map.pointed = pointed;
            board.counters = vec![counter(0, 3, "B2", hour), counter(1, 12, "D4", hour)];
            let (_, pages) = laid_out(Block::Board(board));
            assert_eq!(
                geometry::page_faults(&pages),
                Vec::<String>::new(),
                "{pointed}, {columns} columns, {hour}"
            );
        }
    }
}

/// A road leads from side to side: each hex's segment ends where the next one begins.
#[test]
fn a_road_continues_from_hex_to_hex() {
    for pointed in [true, false] {
        let mut board = board(8, 8);
        board.map.pointed = pointed;
        board.counters.clear();
        let way = ["D2", "D3", "D4", "D5"];
        for hex in &mut board.map.hexes {
            if way.contains(&hex.hex.as_str()) {
                hex.is = vec!["road".to_owned()];
            }
        }
        let (_, pages) = laid_out(Block::Board(board));
        let hair = pages.pages[0].strokes.iter().map(|it| it.line);
        let thick = hair.fold(0.0, f32::max);
        let road: Vec<_> = pages.pages[0]
            .strokes
            .iter()
            .filter(|it| it.line >= thick)
            .collect();
        let ends = |at: usize| {
            let points = &road[at].points;
            [points[0], points[points.len() - 1]]
        };
        let near = |one: (f32, f32), other: (f32, f32)| {
            (one.0 - other.0).abs() + (one.1 - other.1).abs() < 0.2
        };
        // Every end of a segment meets another's, except for the road's own two ends and
        // interruptions at a name.
        let all: Vec<(f32, f32)> = (0..road.len()).flat_map(ends).collect();
        let met = all
            .iter()
            .filter(|one| all.iter().filter(|it| near(**one, **it)).count() > 1);
        assert!(met.count() >= 6, "{pointed}: {all:?}");
    }
}
