//! Measures laid-out pages against a printer's standards.

use std::ops::RangeInclusive;

use drumhead_print::{Area, Page, Pages, Ring, Stroke, TextRun};
use drumhead_vocabulary::sheet::{Block, Sheet};

/// The minimum distance between text and any line, in points.
const CLEAR: f32 = 1.5;
/// The smallest type, in points.
const SMALLEST: f32 = 8.0;
/// The rounding allowed, in points.
const ROUNDING: f32 = 0.05;
/// The maximum overhang of letters over a margin because of side bearings, in points.
const LEAN: f32 = 0.8;

/// The share of the height inside the margins that is left for blocks on a page with a running head
/// and a foot.
const BODY: f32 = 0.88;

/// Returns all faults in a sheet's pages; empty if there are none.
pub(crate) fn faults(sheet: &Sheet, pages: &Pages) -> Vec<String> {
    let mut faults = set(pages);
    blocks(sheet, pages, &mut faults);
    faults
}

/// Returns all faults in a document's pages, whatever sheets they come from:
///
/// - faults in type, margins and distances;
/// - blocks that overlap or leave their page;
/// - blocks that are split, unless they flow or are taller than a page;
/// - headings that are last on a page, unless heading and next block are together taller than a
///   page.
pub(crate) fn page_faults(pages: &Pages) -> Vec<String> {
    let mut faults = set(pages);
    for (number, page) in (1_usize..).zip(&pages.pages) {
        no_overlaps(page, pages, &mut faults);
        for placed in page.blocks.iter().filter(|it| it.part == 2 && !it.flows) {
            // The parts of a block are in order, each on a page or in a column.
            let parts = pages.pages[number.saturating_sub(2)..]
                .iter()
                .flat_map(|page| &page.blocks)
                .skip_while(|it| it.block != placed.block)
                .take_while(|it| it.block == placed.block);
            let height: f32 = parts.map(|part| part.area.height()).sum();
            if height < pages.frame.height() * BODY {
                faults.push(format!("page {number}: block {} is split", placed.block));
            }
        }
        let next = pages.pages.get(number).and_then(|page| page.blocks.first());
        let both = page.blocks.last().zip(next);
        if let Some((last, next)) = both
            && last.keeps_with_next
            && last.area.height() + next.area.height() < pages.frame.height() * BODY
        {
            faults.push(format!("page {number}: a heading is last"));
        }
    }
    faults
}

/// Returns faults in type, margins and distances.
fn set(pages: &Pages) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in pages.pages.iter().enumerate() {
        let mut on_page = Vec::new();
        sizes(page, &mut on_page);
        margins(page, &pages.frame, &mut on_page);
        clearances(page, &mut on_page);
        overlaps(page, &mut on_page);
        faults.extend(
            on_page
                .into_iter()
                .map(|fault| format!("page {}: {fault}", number + 1)),
        );
    }
    faults
}

fn sizes(page: &Page, faults: &mut Vec<String>) {
    for run in &page.text {
        if run.size < SMALLEST {
            faults.push(format!("{:?} is set in {} points", run.text, run.size));
        }
    }
}

fn margins(page: &Page, frame: &Area, faults: &mut Vec<String>) {
    let outside = |area: &Area, lean: f32| {
        area.left < frame.left - lean
            || area.right > frame.right + lean
            || area.top < frame.top - lean
            || area.bottom > frame.bottom + lean
    };
    for run in &page.text {
        if outside(&run.bounds, LEAN) {
            faults.push(format!(
                "{:?} at {:?} leaves the margins",
                run.text, run.bounds
            ));
        }
    }
    let lines = page.rules.iter().map(|rule| rule.area);
    let strokes = page
        .strokes
        .iter()
        .chain(&round(page))
        .flat_map(pieces)
        .collect::<Vec<_>>();
    for area in lines
        .chain(page.boxes.iter().flat_map(outline))
        .chain(strokes)
    {
        if outside(&area, 0.5) {
            faults.push(format!("a line at {area:?} leaves the margins"));
        }
    }
}

/// Returns the four lines of a box.
fn outline(frame: &drumhead_print::Frame) -> [Area; 4] {
    let half = frame.line / 2.0;
    let Area {
        left,
        top,
        right,
        bottom,
    } = frame.area;
    [
        Area {
            left: left - half,
            right: left + half,
            top: top - half,
            bottom: bottom + half,
        },
        Area {
            left: right - half,
            right: right + half,
            top: top - half,
            bottom: bottom + half,
        },
        Area {
            left: left - half,
            right: right + half,
            top: top - half,
            bottom: top + half,
        },
        Area {
            left: left - half,
            right: right + half,
            top: bottom - half,
            bottom: bottom + half,
        },
    ]
}

/// Splits a chart's line into segments so short that the bounding box of each is narrow. A
/// horizontal or vertical line is one segment.
fn pieces(stroke: &Stroke) -> Vec<Area> {
    const PIECES: u16 = 40;
    const SHORT: f32 = 0.25;
    let half = stroke.line / 2.0;
    let mut areas = Vec::new();
    for pair in stroke.points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let slant = (to.0 - from.0).abs().min((to.1 - from.1).abs());
        let enough = (1..PIECES).find(|pieces| slant <= SHORT * f32::from(*pieces));
        let all = enough.unwrap_or(PIECES);
        let at = |piece: u16| {
            let part = f32::from(piece) / f32::from(all);
            (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            )
        };
        areas.extend((0..all).map(|piece| {
            let (one, other) = (at(piece), at(piece + 1));
            Area {
                left: one.0.min(other.0) - half,
                right: one.0.max(other.0) + half,
                top: one.1.min(other.1) - half,
                bottom: one.1.max(other.1) + half,
            }
        }));
    }
    areas
}

/// Returns circles as polylines.
fn round(page: &Page) -> Vec<Stroke> {
    const CORNERS: u16 = 72;
    let corners = |ring: &Ring| {
        let corner = |number: u16| {
            let turn = f32::from(number) / f32::from(CORNERS) * std::f32::consts::TAU;
            let (x, y) = ring.middle;
            (x + ring.radius * turn.cos(), y + ring.radius * turn.sin())
        };
        (0..=CORNERS).map(corner).collect()
    };
    let stroke = |ring: &Ring| Stroke {
        points: corners(ring),
        line: ring.line,
        ink: ring.ink,
        dash: None,
        solid: false,
    };
    page.rings.iter().map(stroke).collect()
}

fn clearances(page: &Page, faults: &mut Vec<String>) {
    let lines: Vec<Area> = page
        .rules
        .iter()
        .map(|rule| rule.area)
        .chain(page.boxes.iter().flat_map(outline))
        .chain(page.strokes.iter().chain(&round(page)).flat_map(pieces))
        .collect();
    let near = Cells::of(lines.iter());
    for run in &page.text {
        for line in near.to(&run.bounds, CLEAR).into_iter().map(|it| &lines[it]) {
            let distance = distance(&run.bounds, line);
            if distance < CLEAR - ROUNDING {
                faults.push(format!(
                    "{:?} at {:?} is {distance:.2} points from the line at {line:?}",
                    run.text, run.bounds
                ));
            }
        }
    }
}

/// The areas of a page, sorted into the cells of a grid: rows of columns. A full page has thousands
/// of lines, and each text is checked only against the lines near it.
struct Cells(Vec<Vec<Vec<usize>>>);

impl Cells {
    const HEIGHT: f32 = 8.0;
    const WIDTH: f32 = 24.0;

    fn of<'a>(areas: impl Iterator<Item = &'a Area>) -> Self {
        let mut rows: Vec<Vec<Vec<usize>>> = Vec::new();
        for (place, area) in areas.enumerate() {
            let (across, down) = Self::met(area, 0.0);
            rows.resize_with(rows.len().max(down.end() + 1), Vec::new);
            for columns in &mut rows[down] {
                columns.resize_with(columns.len().max(across.end() + 1), Vec::new);
                columns[across.clone()]
                    .iter_mut()
                    .for_each(|cell| cell.push(place));
            }
        }
        Self(rows)
    }

    /// Returns the grid's columns and rows that an area covers, with a margin around the area.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn met(area: &Area, around: f32) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        let met = |from: f32, to: f32, size: f32| {
            ((from - around) / size) as usize..=((to + around) / size) as usize
        };
        let across = met(area.left, area.right, Self::WIDTH);
        (across, met(area.top, area.bottom, Self::HEIGHT))
    }

    /// Returns the indices, in order, of the areas in the grid that might be within this distance
    /// of the area.
    fn to(&self, area: &Area, near: f32) -> Vec<usize> {
        let (across, down) = Self::met(area, near);
        let rows = down.filter_map(|row| self.0.get(row));
        let cells = rows.flat_map(|row| across.clone().filter_map(|column| row.get(column)));
        let mut places: Vec<usize> = cells.flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// Returns the distance between two areas: the larger of the horizontal and the vertical gap.
fn distance(a: &Area, b: &Area) -> f32 {
    let across = (b.left - a.right).max(a.left - b.right);
    let down = (b.top - a.bottom).max(a.top - b.bottom);
    across.max(down)
}

fn overlaps(page: &Page, faults: &mut Vec<String>) {
    let near = Cells::of(page.text.iter().map(|run| &run.bounds));
    for (place, one) in page.text.iter().enumerate() {
        let others = near.to(&one.bounds, 0.0).into_iter();
        for other in others.filter(|it| *it > place).map(|it| &page.text[it]) {
            if distance(&one.bounds, &other.bounds) < -0.3 {
                faults.push(format!(
                    "{:?} at {:?} and {:?} at {:?} overlap",
                    one.text, one.bounds, other.text, other.bounds
                ));
            }
        }
    }
}

/// Checks that blocks are clear of each other, and on the page.
fn no_overlaps(page: &Page, pages: &Pages, faults: &mut Vec<String>) {
    for pair in page.blocks.windows(2) {
        // On the backs of cards, the columns run from the right.
        let beside = pair[1].area.left >= pair[0].area.right - ROUNDING
            || pair[1].area.right <= pair[0].area.left + ROUNDING;
        if !beside && pair[1].area.top < pair[0].area.bottom - ROUNDING {
            faults.push(format!(
                "block {} overlaps block {}",
                pair[1].block, pair[0].block
            ));
        }
    }
    for placed in &page.blocks {
        if placed.area.bottom > pages.frame.bottom + ROUNDING {
            faults.push(format!("block {} leaves the page", placed.block));
        }
    }
}

/// Checks that every block appears once, whole, in order and clear of the others, and that no
/// heading is last on its page.
fn blocks(sheet: &Sheet, pages: &Pages, faults: &mut Vec<String>) {
    let mut met = Vec::new();
    for page in &pages.pages {
        no_overlaps(page, pages, faults);
        met.extend(page.blocks.iter().map(|placed| (placed.block, placed.part)));
        if let Some(last) = page.blocks.last()
            && last.keeps_with_next
            && last.block + 1 < sheet.blocks.len()
        {
            faults.push(format!("heading {} is last on its page", last.block));
        }
    }
    let expected: Vec<(usize, u32)> = (0..sheet.blocks.len()).map(|block| (block, 1)).collect();
    if met != expected {
        faults.push(format!("blocks are split, lost or out of order: {met:?}"));
    }
}

/// Returns text that is shortened, that crosses a side margin (on a landscape page: an edge of the
/// page), or that is over other text of its line. Also returns blocks that overlap or leave their
/// page. Unlike [`page_faults`], this does not measure the accents above and below letters.
pub(crate) fn cut(pages: &Pages) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in (1_usize..).zip(&pages.pages) {
        let (width, _) = pages.size_of(page);
        let edges = match page.turned {
            true => (0.0, width),
            false => (pages.frame.left - LEAN, pages.frame.right + LEAN),
        };
        for (place, run) in page.text.iter().enumerate() {
            let beyond = run.bounds.left < edges.0 || run.bounds.right > edges.1;
            let over = page.text[place + 1..].iter().any(|other| {
                (other.baseline - run.baseline).abs() < 1.0
                    && other.bounds.left < run.bounds.right - LEAN
                    && run.bounds.left < other.bounds.right - LEAN
            });
            if beyond || over || run.text.ends_with('…') {
                faults.push(format!("page {number}: {:?} is cut", run.text));
            }
        }
        no_overlaps(page, pages, &mut faults);
    }
    faults
}

/// Returns the pages' text in reading order, simplified by [`bare`].
pub(crate) fn read_aloud(pages: &Pages) -> String {
    let runs = pages.pages.iter().flat_map(|page| &page.text);
    runs.map(|run| bare(&run.text)).collect()
}

/// Returns the text without white space or direction controls, and with straight quotation marks.
pub(crate) fn bare(text: &str) -> String {
    let turns = |char| matches!(char, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let inked = text
        .chars()
        .filter(|char| !char.is_whitespace() && !turns(*char));
    inked.map(typed).collect()
}

/// Returns the text with straight quotation marks.
pub(crate) fn straight(text: &str) -> String {
    text.chars().map(typed).collect()
}

const fn typed(char: char) -> char {
    match char {
        '‘' | '’' | '′' => '\'',
        '“' | '”' | '″' => '"',
        _ => char,
    }
}

/// Returns the parts of the sheet that are missing or out of order in the text.
pub(crate) fn unread(sheet: &Sheet, pages: &Pages) -> Vec<String> {
    let read = read_aloud(pages);
    let mut at = 0;
    let mut missing = Vec::new();
    let mut expect = |text: &str| {
        let bare = bare(text);
        match read[at..].find(&bare) {
            Some(found) => at += found + bare.len(),
            None => missing.push(text.to_owned()),
        }
    };
    for block in &sheet.blocks {
        match block {
            Block::Heading(heading) => {
                expect(&heading.text);
                expect(&heading.note);
            }
            Block::Entry(entry) => {
                expect(&entry.number);
                expect(&entry.name);
                expect(&entry.points);
                for fact in &entry.facts {
                    expect(&fact.label);
                    expect(&fact.value);
                }
                for mark in entry.track.iter().flat_map(|track| &track.marks) {
                    expect(&mark.word);
                }
            }
            Block::Board(board) => {
                expect(&board.caption);
                for line in &board.legend {
                    expect(&line.text);
                }
            }
            Block::Figures(figures) => {
                for figure in figures {
                    figure.hexes.iter().for_each(|hex| expect(&hex.text));
                    expect(&figure.caption);
                }
            }
            Block::Table(table) => {
                expect(&table.caption);
                for cell in table.rows.iter().flatten() {
                    expect(cell);
                }
            }
            Block::Frame(frame) => {
                expect(&frame.title);
                frame
                    .paragraphs
                    .iter()
                    .for_each(|paragraph| expect(paragraph));
            }
            Block::Prose(prose) => {
                expect(&prose.lead);
                expect(&prose.text);
            }
            Block::Chart(chart) => {
                expect(&chart.caption);
                expect(&chart.counted);
            }
            Block::Pieces(pieces) => {
                for piece in pieces {
                    expect(&piece.number);
                }
            }
            Block::Pictures(pictures) => {
                pictures.captions.iter().for_each(|caption| expect(caption));
            }
        }
    }
    missing
}

/// Returns every line of text: page, place, size, words.
pub(crate) fn listing(pages: &Pages) -> String {
    let mut text = String::from("page x baseline size text\n");
    for (number, page) in (1..).zip(&pages.pages) {
        for run in &page.text {
            let TextRun {
                x, baseline, size, ..
            } = run;
            text += &format!("{number} {x:.1} {baseline:.1} {size:.1} {}\n", run.text);
        }
    }
    text
}

/// Returns the runs with this text, whatever the form of their quotation marks.
pub(crate) fn runs_saying<'p>(pages: &'p Pages, text: &str) -> Vec<&'p TextRun> {
    let runs = pages.pages.iter().flat_map(|page| &page.text);
    runs.filter(|run| straight(&run.text) == straight(text))
        .collect()
}
