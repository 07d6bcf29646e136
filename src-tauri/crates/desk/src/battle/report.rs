//! A battle's log as a text file.

use std::fmt::Write as _;
use std::path::Path;

use super::{BattleSession, LogRow};
use crate::markdown::{is_markdown, safe};
use drumhead_rules::catalogue::{Catalogue, clean};

/// The format of a log file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Plain text.
    Plain,
    /// Markdown.
    Markdown,
}

impl Form {
    /// Returns Markdown if the file has a Markdown extension, otherwise plain text.
    fn of(path: &Path) -> Self {
        if is_markdown(path) {
            Self::Markdown
        } else {
            Self::Plain
        }
    }
}

/// Returns the log of a battle in the format of this file's name.
pub(crate) fn log_file(session: &BattleSession, to: &Path, words: &Catalogue) -> String {
    let text = written(&session.name, session.log(), Form::of(to), words);
    // The file might be shown in a terminal.
    clean::text(&text)
}

/// Writes the log, turn by turn. A note belongs to the turn in which it was written.
fn written(name: &str, log: &[LogRow], form: Form, words: &Catalogue) -> String {
    let mut text = String::new();
    heading(&mut text, form, ("#", "="), name);
    let mut turn = None;
    for row in log {
        let now = if row.note {
            turn.unwrap_or(0)
        } else {
            row.turn
        };
        if turn != Some(now) {
            turn = Some(now);
            let title = match now {
                0 => words.get("desk.label.setup").to_owned(),
                turn => words.fill("desk.label.turn", &[("turn", &turn.to_string())]),
            };
            text.push('\n');
            heading(&mut text, form, ("##", "-"), &title);
        }
        entry(&mut text, row, form, words);
    }
    text
}

/// Writes a heading: in Markdown after the mark `before`, in plain text underlined with `under`.
fn heading(text: &mut String, form: Form, (before, under): (&str, &str), title: &str) {
    // Writing to a `String` does not fail, here and below.
    let _ = match form {
        Form::Markdown => writeln!(text, "{before} {}\n", safe(title)),
        Form::Plain => writeln!(text, "{title}\n{}\n", under.repeat(title.chars().count())),
    };
}

/// Writes a row: its number, the log line by line with the details below, and the objections
/// allowed anyway.
fn entry(text: &mut String, row: &LogRow, form: Form, words: &Catalogue) {
    for (place, line) in row.lines.iter().enumerate() {
        let number = if place == 0 {
            format!("{:>4}", row.row)
        } else {
            "    ".to_owned()
        };
        let shown = match (form, row.note) {
            (Form::Markdown, true) => format!("*{}*", safe(&line.text)),
            (Form::Markdown, false) => safe(&line.text),
            (Form::Plain, true) => format!("Note: {}", line.text),
            (Form::Plain, false) => line.text.clone(),
        };
        let _ = match form {
            Form::Markdown if place == 0 => writeln!(text, "- `{}` {shown}", number.trim_start()),
            Form::Markdown => writeln!(text, "  - {shown}"),
            Form::Plain => writeln!(text, "{number}  {shown}"),
        };
        if let Some(below) = row.below(place, words) {
            let _ = match form {
                Form::Markdown if place == 0 => writeln!(text, "  - {}", safe(&below)),
                Form::Markdown => writeln!(text, "    - {}", safe(&below)),
                Form::Plain => writeln!(text, "      {below}"),
            };
        }
    }
    if !row.overruled.is_empty() {
        let reasons = row.overruled.iter().map(|it| match &it.clause {
            Some(clause) => format!("{} ({clause})", it.text),
            None => it.text.clone(),
        });
        let overruled = reasons.collect::<Vec<_>>().join(" ");
        let _ = match form {
            Form::Markdown => writeln!(text, "  - overruled: {}", safe(&overruled)),
            Form::Plain => writeln!(text, "      overruled: {overruled}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use drumhead_rules::catalogue::Language;
    use drumhead_vocabulary::play::{LogLine, Objection, Tone};

    use crate::words::words;

    use super::*;

    fn row(row: u32, turn: u32, text: &str, note: bool) -> LogRow {
        LogRow {
            row,
            at: "2026-11-21T10:00:00Z".to_owned(),
            turn,
            lines: vec![LogLine {
                text: text.to_owned(),
                details: Vec::new(),
                clauses: if note {
                    Vec::new()
                } else {
                    vec!["F-8.30".to_owned()]
                },
                units: Vec::new(),
                tone: Tone::Plain,
            }],
            dice: (!note).then(|| "4".to_owned()),
            overruled: if row == 3 {
                vec![Objection {
                    id: "to_do".to_owned(),
                    clause: Some("F-6.14".to_owned()),
                    text: "a test is to do".to_owned(),
                }]
            } else {
                Vec::new()
            },
            note,
        }
    }

    fn english() -> &'static Catalogue {
        words(Language::ENGLISH)
    }

    fn log() -> [LogRow; 3] {
        let mut rallied = row(1, 1, "4 Pikes rallied.", false);
        rallied.lines[0].details = vec!["Die 4, +1 grade A: total 5".to_owned()];
        [
            rallied,
            row(2, 0, "A *glorious* stand", true),
            row(3, 2, "4 Pikes: routed.", false),
        ]
    }

    #[test]
    fn plain_text_has_sums_dice_and_clauses_below_each_sentence() {
        let text = written("Naseby", &log(), Form::Plain, english());
        let wanted = "Naseby\n======\n\n\nTurn 1\n------\n\n   1  4 Pikes rallied.\n      Die 4, +1 grade A: total 5 · dice 4 · F-8.30\n   2  Note: A *glorious* stand\n\nTurn 2\n------\n\n   3  4 Pikes: routed.\n      dice 4 · F-8.30\n      overruled: a test is to do (F-6.14)\n";
        assert_eq!(text, wanted);
    }

    #[test]
    fn markdown_escapes_a_players_text() {
        let text = written("Naseby", &log(), Form::of(Path::new("log.MD")), english());
        let wanted = "# Naseby\n\n\n## Turn 1\n\n- `1` 4 Pikes rallied.\n  - Die 4, +1 grade A: total 5 · dice 4 · F-8.30\n- `2` *A \\*glorious\\* stand*\n\n## Turn 2\n\n- `3` 4 Pikes: routed.\n  - dice 4 · F-8.30\n  - overruled: a test is to do (F-6.14)\n";
        assert_eq!(text, wanted);
    }
}
