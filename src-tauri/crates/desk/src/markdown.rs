//! A sheet as Markdown, to be pasted instead of printed: the same text in the same order, without
//! hit boxes and drawings.

use std::fmt::Write as _;
use std::path::Path;

use drumhead_rules::catalogue::clean;
use drumhead_vocabulary::sheet::{Align, Block, Chart, Column, Entry, Sheet, Table};

/// Whether a file has a Markdown extension.
#[must_use]
pub fn is_markdown(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str());
    let asks = |end: &str| end.eq_ignore_ascii_case("md") || end.eq_ignore_ascii_case("markdown");
    end.is_some_and(asks)
}

/// Returns the sheet as Markdown.
pub(crate) fn markdown(sheet: &Sheet) -> String {
    let mut text = String::new();
    // Writing to a `String` does not fail, here and below.
    let _ = writeln!(text, "# {}\n", safe(&sheet.title));
    let mut under: Vec<String> = Vec::new();
    under.extend((!sheet.subtitle.is_empty()).then(|| safe(&sheet.subtitle)));
    if let Some(figure) = &sheet.figure {
        under.push(format!("{} {}", safe(&figure.number), safe(&figure.unit)));
    }
    let _ = writeln!(text, "{}\n", under.join(" · "));
    if let Some(stamp) = &sheet.stamp {
        let _ = writeln!(text, "**{}**\n", safe(&stamp.text));
    }
    for fact in &sheet.facts {
        let _ = writeln!(text, "- **{}:** {}", safe(&fact.label), safe(&fact.value));
    }
    for block in &sheet.blocks {
        let _ = writeln!(text);
        write_block(&mut text, block);
    }
    let _ = writeln!(text, "\n---\n\n{}", safe(&sheet.credit));
    text
}

fn write_block(text: &mut String, block: &Block) {
    let _ = match block {
        Block::Heading(heading) if heading.note.is_empty() => {
            writeln!(text, "## {}", safe(&heading.text))
        }
        Block::Heading(heading) => {
            let (words, note) = (safe(&heading.text), safe(&heading.note));
            writeln!(text, "## {words}\n\n{note}")
        }
        Block::Entry(entry) => {
            unit(text, entry);
            Ok(())
        }
        Block::Table(of) => {
            table(text, of);
            Ok(())
        }
        Block::Frame(frame) => {
            let _ = writeln!(text, "> **{}**", safe(&frame.title));
            for paragraph in &frame.paragraphs {
                let _ = writeln!(text, ">\n> {}", safe(paragraph));
            }
            Ok(())
        }
        Block::Prose(prose) => {
            let words = safe(&prose.text);
            let own = if prose.own { "> " } else { "" };
            match safe(&prose.lead).as_str() {
                "" => writeln!(text, "{own}{words}"),
                lead => writeln!(text, "{own}**{lead}.** {words}"),
            }
        }
        Block::Chart(of) => {
            chart(text, of);
            Ok(())
        }
        Block::Pieces(pieces) => {
            for piece in pieces {
                let (number, words) = (safe(&piece.number), safe(&piece.text));
                let _ = writeln!(text, "- {number} {words}");
            }
            Ok(())
        }
        Block::Board(board) => {
            let _ = writeln!(text, "**{}**", safe(&board.caption));
            for line in &board.legend {
                let _ = writeln!(text, "\n{}", safe(&line.text));
            }
            Ok(())
        }
        Block::Figures(figures) => {
            for figure in figures {
                let hexes = figure
                    .hexes
                    .iter()
                    .map(|hex| safe(&hex.text))
                    .collect::<Vec<_>>()
                    .join(", ");
                let _ = writeln!(text, "- {}: {hexes}", safe(&figure.caption));
            }
            Ok(())
        }
        Block::Pictures(pictures) => {
            for (place, caption) in (pictures.first..).zip(&pictures.captions) {
                let caption = match safe(caption) {
                    blank if blank.is_empty() => "…".to_owned(),
                    caption => caption,
                };
                let _ = writeln!(text, "{place}. {caption}");
            }
            Ok(())
        }
    };
}

/// Writes a unit: its description, facts, points and problems.
fn unit(text: &mut String, entry: &Entry) {
    let (number, name) = (safe(&entry.number), safe(&entry.name));
    let mut parts: Vec<String> = entry.lines.iter().map(|line| safe(line)).collect();
    for fact in &entry.facts {
        parts.push(format!("{} {}", safe(&fact.label), safe(&fact.value)));
    }
    if !entry.points.is_empty() {
        parts.push(safe(&entry.points));
    }
    parts.extend(entry.problems.iter().map(|problem| safe(problem)));
    parts.retain(|part| !part.is_empty());
    let _ = writeln!(text, "- **{number}** {name}: {}", parts.join("; "));
}

fn table(text: &mut String, table: &Table) {
    if !table.caption.is_empty() {
        let _ = writeln!(text, "**{}**\n", safe(&table.caption));
    }
    let head = |column: &Column| safe(&column.head);
    let heads: Vec<String> = table.columns.iter().map(head).collect();
    row(text, &heads);
    let rule = |column: &Column| {
        match column.align {
            Align::Left => ":--",
            Align::Centre => ":-:",
            Align::Right => "--:",
        }
        .to_owned()
    };
    row(text, &table.columns.iter().map(rule).collect::<Vec<_>>());
    for cells in &table.rows {
        let cells: Vec<String> = cells.iter().map(|cell| safe(cell)).collect();
        row(text, &cells);
    }
}

fn row(text: &mut String, cells: &[String]) {
    let _ = writeln!(text, "| {} |", cells.join(" | "));
}

/// Writes the numbers of a chart: a row for each line.
fn chart(text: &mut String, chart: &Chart) {
    let column = |head: &str, align| Column {
        head: head.to_owned(),
        align,
        share: 0,
    };
    let first = column(&format!("{} · {}", chart.counted, chart.step), Align::Left);
    let steps = chart.steps.iter().map(|step| column(step, Align::Right));
    let rows = chart.lines.iter().map(|line| {
        let values = (0..chart.steps.len()).map(|step| {
            line.values
                .get(step)
                .map_or_else(String::new, u32::to_string)
        });
        std::iter::once(line.name.clone()).chain(values).collect()
    });
    table(
        text,
        &Table {
            caption: chart.caption.clone(),
            columns: std::iter::once(first).chain(steps).collect(),
            rows: rows.collect(),
        },
    );
}

/// Escapes the characters of a text that Markdown would interpret, and replaces control characters
/// with spaces.
pub(crate) fn safe(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(
            sign,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|'
        ) {
            out.push('\\');
        }
        out.push(if clean::is_plain(sign) { sign } else { ' ' });
    }
    out
}
