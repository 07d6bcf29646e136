//! Tests of maps: their parts, signs, roads, counters and arrowheads.

use std::collections::BTreeSet;

use drumhead_print::{Edition, Page, Pages, Stroke, TextRun};
use drumhead_vocabulary::play::{Arm, Counter, GroundView, MapView, UnitRef};
use drumhead_vocabulary::sheet::{Block, Board, LegendLine, LegendSign, Sheet};

use crate::sheets::{laid_out, roster};

/// The hex of the counters.
const HERE: &str = "0303";

/// The distance from a hex's centre to a side, relative to the distance to a corner.
const HALF_WIDE: f32 = 0.866;

fn counter(unit: u16, facing: u8) -> Counter {
    Counter {
        unit: UnitRef::new(0, unit),
        side: 0,
        name: String::new(),
        arm: Arm::Foot,
        hex: HERE.to_owned(),
        facing: Some(facing),
        count: String::new(),
        states: Vec::new(),
        warns: false,
    }
}

/// Returns an open map of pointy-topped hexes in this many columns and rows, named from 0101.
fn board(columns: u16, rows: u16) -> Board {
    let hexes = (1..=rows).flat_map(|row| {
        (1..=columns).map(move |column| GroundView {
            hex: format!("{column:02}{row:02}"),
            column,
            row,
            ..GroundView::default()
        })
    });
    Board {
        caption: "Turn 4".to_owned(),
        map: MapView {
            pointed: true,
            pushed_even: true,
            columns,
            rows,
            hexes: hexes.collect(),
            ..MapView::default()
        },
        counters: Vec::new(),
        legend: Vec::new(),
    }
}

/// Returns this map with these features.
fn with(mut board: Board, features: &[(&str, &[&str])]) -> Board {
    for (name, is) in features {
        let mut hexes = board.map.hexes.iter_mut();
        let hex = hexes.find(|hex| hex.hex == *name).unwrap();
        hex.is = is.iter().map(|feature| (*feature).to_owned()).collect();
    }
    board
}

fn legend(feature: &str) -> LegendLine {
    LegendLine {
        text: format!("{feature}: 0101."),
        sign: Some(LegendSign::Hex(feature.to_owned())),
    }
}

fn sheet_of(board: Board) -> Sheet {
    let mut sheet = roster(0, "");
    sheet.blocks = vec![Block::Board(board)];
    sheet
}

/// Returns the page of a map that fits one page.
fn page_of(board: Board) -> Page {
    let mut pages = laid_out(&sheet_of(board), Edition::Standard).pages;
    assert_eq!(pages.len(), 1);
    pages.remove(0)
}

/// Returns the sheet of a map with a counter and a legend.
fn map(columns: u16, rows: u16, pointed: bool) -> Sheet {
    let mut board = board(columns, rows);
    board.map.pointed = pointed;
    board.counters = vec![counter(77, 0)];
    board.legend = ["woods", "road"].map(legend).into();
    sheet_of(board)
}

/// Returns how many times the words occur as a run of their own.
fn occurrences(pages: &Pages, words: &str) -> usize {
    let runs = pages.pages.iter().flat_map(|page| &page.text);
    runs.filter(|run| run.text == words).count()
}

#[test]
fn a_map_too_large_for_its_page_is_split_and_names_every_hex() {
    for (edition, pointed) in [
        (Edition::Phone, true),
        (Edition::Phone, false),
        (Edition::LargeType, true),
    ] {
        let pages = laid_out(&map(20, 18, pointed), edition);
        assert!(pages.pages.len() > 1, "{edition:?}: the map is split");
        let free = (1..=18).flat_map(|row| (1..=20).map(move |column| (column, row)));
        // In the counter's hex, the counter's number replaces the hex's name.
        for (column, row) in free.filter(|hex| *hex != (3, 3)) {
            let name = format!("{column:02}{row:02}");
            assert_eq!(
                occurrences(&pages, &name),
                1,
                "{edition:?}, {pointed}: {name}"
            );
        }
        assert_eq!(
            occurrences(&pages, "77"),
            1,
            "the counter's number is printed"
        );
        assert_eq!(
            occurrences(&pages, "road: 0101."),
            1,
            "the legend is printed"
        );
        for page in &pages.pages {
            for placed in &page.blocks {
                assert!(placed.area.bottom <= pages.frame.bottom, "{placed:?}");
            }
        }
    }
}

#[test]
fn a_map_that_fits_its_page_is_not_split() {
    let pages = laid_out(&map(20, 18, true), Edition::Standard);
    assert_eq!(pages.pages.len(), 1);
    let pages = laid_out(&map(8, 8, true), Edition::Phone);
    assert_eq!(pages.pages.len(), 1);
}

/// Returns the run with this text on a page.
fn run<'p>(page: &'p Page, text: &str) -> &'p TextRun {
    page.text.iter().find(|run| run.text == text).unwrap()
}

/// Returns the lines of the signs of a hex with these features, without its road.
fn sign(features: &[&str]) -> Vec<Stroke> {
    let bare = page_of(board(8, 6)).strokes;
    let mut lines = page_of(with(board(8, 6), &[(HERE, features)])).strokes;
    lines.retain(|line| !bare.contains(line));
    let thin = lines.iter().map(|line| line.line).fold(f32::MAX, f32::min);
    lines.retain(|line| line.line == thin);
    lines
}

/// Returns the horizontal extent of lines.
fn wide(lines: &[Stroke]) -> (f32, f32) {
    let points = lines.iter().flat_map(|line| &line.points);
    points.fold((f32::MAX, f32::MIN), |(left, right), (x, _)| {
        (left.min(*x), right.max(*x))
    })
}

#[test]
fn signs_in_one_hex_are_side_by_side() {
    let page = page_of(board(8, 6));
    let middle = |name| {
        let bounds = run(&page, name).bounds;
        f32::midpoint(bounds.left, bounds.right)
    };
    let (here, size) = (
        middle(HERE),
        (middle("0403") - middle(HERE)) / (2.0 * HALF_WIDE),
    );
    for (one, other) in [("woods", "hill"), ("town", "hedge"), ("slope", "woods")] {
        let first = sign(&[one]).len();
        let both = sign(&[one, other]);
        let (left, right) = both.split_at(first);
        assert!(wide(left).1 < wide(right).0, "{one}, {other}");
        let (from, to) = (wide(left).0, wide(right).1);
        assert!(from > here - 0.8 * size && to < here + 0.8 * size, "{one}");
    }
}

#[test]
fn a_bridge_is_drawn_over_its_water_and_a_road_has_no_sign() {
    let over = [sign(&["river"]), sign(&["bridge"])].concat();
    assert_eq!(sign(&["river", "bridge"]), over);
    assert_eq!(sign(&["water", "bridge"]), over);
    assert_eq!(sign(&["woods", "road"]), sign(&["woods"]));
}

#[test]
fn no_two_features_have_the_same_sign() {
    const ALL: [&str; 14] = [
        "woods",
        "town",
        "hedge",
        "hill",
        "slope",
        "marsh",
        "water",
        "river",
        "river_edge",
        "bridge",
        "ford",
        "boat",
        "entrenchment",
        "cover",
    ];
    // The shapes differ regardless of scale and position.
    let shape = |feature: &str| {
        let mut board = board(8, 6);
        board.legend = vec![legend(feature)];
        let page = page_of(board);
        let words = run(&page, &format!("{feature}: 0101."));
        let beside = page.strokes.iter().filter(|line| {
            let near = |(x, y): &(f32, f32)| *x < words.x && (y - words.baseline).abs() < 14.0;
            line.points.iter().all(near)
        });
        beside
            .map(|it| (it.points.len(), it.points[0].1 == it.points[1].1))
            .collect::<Vec<_>>()
    };
    let shapes = ALL.map(shape);
    for (place, one) in shapes.iter().enumerate() {
        assert!(!one.is_empty(), "{}", ALL[place]);
        let same = shapes.iter().position(|other| other == one);
        assert_eq!(same, Some(place), "{}", ALL[place]);
    }
}

/// Returns the segments of roads, which are the thickest lines.
fn roads(page: &Page) -> Vec<&Stroke> {
    let thick = page.strokes.iter().map(|line| line.line);
    let thick = thick.fold(0.0, f32::max);
    let all = page.strokes.iter();
    all.filter(|line| line.line == thick).collect()
}

/// Three of the road's five hexes form a triangle, but none of the five is a junction. Only the
/// last hex leads into the town: the two other hexes beside the town already have two roads each.
#[test]
fn roads_leave_out_the_third_side_of_a_triangle() {
    let road: &[&str] = &["road"];
    let features = ["0204", "0304", "0404", "0405", "0504"].map(|hex| (hex, road));
    let page = page_of(with(board(6, 6), &features));
    let ends = |page: &Page| {
        let roads = roads(page);
        let bends = roads.iter().filter(|line| line.points.len() > 2).count();
        (bends, roads.len() - bends)
    };
    // A bend has many points; an arm from the centre of its hex has two.
    assert_eq!(ends(&page), (3, 2));
    let town = with(board(6, 6), &features);
    let page = page_of(with(town, &[("0505", &["town"])]));
    assert_eq!(ends(&page), (4, 1));
}

#[test]
fn a_road_is_interrupted_at_a_counter() {
    let road: &[&str] = &["road"];
    let mut board = with(board(6, 6), &["0203", HERE, "0403"].map(|hex| (hex, road)));
    let straight = page_of(board.clone());
    assert_eq!(roads(&straight).len(), 3);
    board.counters = vec![counter(7, 0)];
    let page = page_of(board);
    let [frame] = page.boxes.as_slice() else {
        panic!("the page has one counter");
    };
    let points = roads(&page).into_iter().flat_map(|line| &line.points);
    let (left, right): (Vec<f32>, Vec<f32>) =
        points.map(|(x, _)| *x).partition(|x| *x < frame.area.left);
    let end = frame.area.left - left.into_iter().fold(f32::MIN, f32::max);
    let begins = right.into_iter().fold(f32::MAX, f32::min) - frame.area.right;
    for gap in [end, begins] {
        assert!((1.8..=4.0).contains(&gap), "{gap}");
    }
}

/// The numbers of the units are in order, as many on each line as fit. If they do not fit at all,
/// the number of counters is shown instead.
#[test]
fn the_numbers_of_a_stack_are_distributed_over_lines() {
    let mut met = BTreeSet::new();
    for units in [[7, 9, 19], [107, 109, 119], [1007, 1009, 1019]] {
        for columns in 4..30 {
            let mut board = board(columns, 4);
            board.counters = units.map(|unit| counter(unit, 0)).into();
            let page = page_of(board);
            let is_unit = |text: &str| units.iter().any(|unit| unit.to_string() == text);
            let lines = page.text.iter().map(|run| run.text.as_str());
            let lines: Vec<&str> = lines.filter(|text| text.split('+').all(is_unit)).collect();
            if lines.is_empty() {
                assert_eq!(page.text.iter().filter(|run| run.text == "×3").count(), 1);
                continue;
            }
            assert_eq!(
                lines.join("+"),
                units.map(|unit| unit.to_string()).join("+")
            );
            met.insert(
                lines
                    .iter()
                    .map(|line| line.split('+').count())
                    .collect::<Vec<_>>(),
            );
        }
    }
    assert_eq!(met, [vec![1, 1, 1], vec![2, 1], vec![3]].into());
}

#[test]
fn an_arrowhead_touches_its_counter_and_points_in_its_direction() {
    for hour in 0..12 {
        let mut board = board(8, 6);
        board.counters = vec![counter(7, hour)];
        let page = page_of(board);
        let (frame, arrow) = (page.boxes[0].area, page.strokes.iter().find(|it| it.solid));
        let points = &arrow.unwrap().points;
        let angle = f32::from(hour) * std::f32::consts::PI / 6.0;
        let along = |(x, y): (f32, f32)| x * angle.sin() - y * angle.cos();
        assert!(along(points[1]) > along(points[0]) + 2.5, "{hour}");
        let over = |(x, y): &(f32, f32)| {
            let across = (frame.left - x).max(x - frame.right);
            across.max((frame.top - y).max(y - frame.bottom))
        };
        let nearest = points.iter().map(over).fold(f32::MAX, f32::min);
        assert!((-0.1..0.3).contains(&nearest), "{hour}: {nearest}");
    }
}
