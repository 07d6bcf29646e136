//! Tables: numbers are aligned on their units digit, and long text continues beside the next row if
//! that row has no text.

use drumhead_print::{Edition, Paper, TextRun};
use drumhead_vocabulary::sheet::{Align, Block, Column, Sheet, Table};

use super::laid_out;
use super::sheets::league;

/// Returns the right edge of a number's last whole digit, before any decimal point or inch sign.
fn units_end(runs: &[TextRun], text: &str) -> f32 {
    let run = runs.iter().find(|run| run.text == text).expect(text);
    let units = u32::try_from(text.find(['.', '\u{2033}']).unwrap_or(text.len())).unwrap();
    let glyphs = run.glyphs.iter().filter(|glyph| glyph.from < units);
    run.x + run.size * glyphs.map(|glyph| glyph.advance).sum::<f32>()
}

fn laid_out_table(columns: Vec<Column>, rows: Vec<Vec<String>>) -> Vec<TextRun> {
    let table = Block::Table(Table {
        caption: String::new(),
        columns,
        rows,
    });
    let sheet = Sheet {
        blocks: vec![table],
        ..league()
    };
    let mut pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    pages.pages.swap_remove(0).text
}

fn column(head: &str, align: Align, share: u32) -> Column {
    Column {
        head: head.to_owned(),
        align,
        share,
    }
}

#[test]
fn numbers_with_and_without_decimals_align_on_their_units() {
    let values = [
        "4.5",
        "16",
        "\u{2212}1.25",
        "103",
        "4.5\u{2033}",
        "3\u{2033}",
        "\u{bd}",
        "\u{2013}",
    ];
    let words = ["12 yd", "5H 6HH", "7.21 to 7.24", "no"];
    let rows = values.into_iter().chain(words);
    let rows = rows.map(|value| vec![format!("row of {value}"), value.to_owned()]);
    let columns = vec![
        column("What", Align::Left, 0),
        column("Move", Align::Right, 0),
    ];
    let runs = laid_out_table(columns, rows.collect());
    let ends = values.map(|value| units_end(&runs, value));
    let even = ends.iter().all(|end| (end - ends[0]).abs() < 0.05);
    assert!(even, "{ends:?}");
    // The longest number fills the column, and words end where it ends.
    let right = |text: &str| {
        let run = runs.iter().find(|run| run.text == text).expect(text);
        run.x + run.width
    };
    let edge = values.map(right).into_iter().fold(f32::MIN, f32::max);
    for text in words {
        assert!((right(text) - edge).abs() < 0.05, "{text}");
    }
}

#[test]
fn words_of_two_lines_continue_beside_a_row_without_words() {
    let long = "weapon ".repeat(18);
    let row = |words: &str, value: &str| vec![words.trim().to_owned(), value.to_owned()];
    let line_of = |rows: Vec<Vec<String>>, value: &str| {
        let columns = vec![column("Arm", Align::Left, 1), column("To", Align::Left, 1)];
        let runs = laid_out_table(columns, rows);
        let at = runs.iter().find(|run| run.text == value).unwrap().baseline;
        let beside = |run: &&TextRun| run.text.starts_with("weapon") && run.baseline == at;
        let beside: Vec<f32> = runs.iter().filter(beside).map(|run| run.x).collect();
        let first = runs.iter().find(|run| run.text.starts_with("weapon"));
        // The indent relative to the first line.
        beside.first().map(|x| x - first.unwrap().x)
    };
    let far = line_of(vec![row(&long, "near"), row("", "far")], "far");
    assert!(far.is_some_and(|set_in| set_in > 2.0), "{far:?}");
    // Words do not continue beside a row that has words itself.
    let other = line_of(vec![row(&long, "near"), row("pike", "far")], "far");
    assert_eq!(other, None);
}

/// Before words in another column are broken, columns of equal shares give up the space that their
/// numbers do not need. No column gives up more.
#[test]
fn no_cell_is_broken_while_other_columns_have_room() {
    let words = "Basic morale of a regiment, and the score at which it routs";
    let mut columns = vec![column("Sum", Align::Left, 3)];
    columns.extend([(); 9].map(|()| column("+1", Align::Right, 2)));
    let row = |number: usize| {
        let mut row = vec![format!("{words} {number}")];
        row.resize(10, format!("{number}+"));
        row
    };
    let runs = laid_out_table(columns, (1..=6).map(row).collect());
    for number in 1..=6 {
        let is_cell = |run: &&TextRun| run.text == format!("{words} {number}");
        assert_eq!(runs.iter().filter(is_cell).count(), 1, "{number}");
        let value = format!("{number}+");
        assert_eq!(runs.iter().filter(|run| run.text == value).count(), 9);
    }
}
