//! Errors of the print crate as messages: that crate has kinds and values, but no sentences.

use drumhead_print::template::Paper;
use drumhead_print::{
    Content, Measure, PrintError, Room, SelectionError, TemplateError, TemplateProblem,
};
use drumhead_rules::catalogue::{Message, message};

use crate::words::verbatim;
use crate::{Code, DeskError};

impl From<PrintError> for DeskError {
    fn from(error: PrintError) -> Self {
        let remedy = match &error {
            PrintError::TooMuch { .. } => "desk.print.too_much_fix",
            PrintError::Pages(_) => "desk.print.pages_fix",
            PrintError::NoSize { .. }
            | PrintError::UnevenTable { .. }
            | PrintError::Font { .. }
            | PrintError::Write { .. } => "desk.fault",
        };
        Self::new(Code::Print, reason(error), message(remedy))
    }
}

impl From<TemplateError> for DeskError {
    fn from(error: TemplateError) -> Self {
        let built_in = message("desk.print.built_in").with("error", template(&error));
        Self::new(Code::Print, built_in, message("desk.fault"))
    }
}

/// Returns the reason why a sheet was not printed.
fn reason(error: PrintError) -> Message {
    match error {
        PrintError::TooMuch { what, found, limit } => {
            much(what).with("found", found).with("limit", limit)
        }
        PrintError::NoSize { size } => message("desk.print.no_size").with("size", size),
        PrintError::UnevenTable {
            caption,
            row,
            cells,
            columns,
        } => message("desk.print.uneven")
            .with("caption", caption)
            .with("row", row)
            .with("cells", cells)
            .with("columns", columns),
        PrintError::Pages(error) => selection(error),
        PrintError::Font { .. } => message("desk.print.font"),
        PrintError::Write { reason } => message("desk.print.write").with("reason", reason),
    }
}

fn much(what: Content) -> Message {
    match what {
        Content::Pages => message("desk.print.much.pages"),
        Content::Pieces => message("desk.print.much.pieces"),
        Content::Cards => message("desk.print.much.cards"),
        Content::Boxes(unit) => message("desk.print.much.boxes").with("name", unit),
        Content::Line(card) => message("desk.print.much.line").with("name", card),
    }
}

fn selection(error: SelectionError) -> Message {
    match error {
        SelectionError::Nothing => message("desk.print.select.nothing"),
        SelectionError::NoRange { part } => {
            message("desk.print.select.no_range").with("part", part)
        }
        SelectionError::Backwards { part } => {
            message("desk.print.select.backwards").with("part", part)
        }
        SelectionError::NoSuchPage { part, page, pages } => message("desk.print.select.no_page")
            .with("part", part)
            .with("page", page)
            .with("pages", pages),
    }
}

/// Returns the error in a template, with its location.
pub(crate) fn template(error: &TemplateError) -> Message {
    message("desk.template.at")
        .with("line", error.line)
        .with("column", error.column)
        .with("problem", problem(&error.problem))
}

fn problem(problem: &TemplateProblem) -> Message {
    match problem {
        TemplateProblem::Toml(text) => verbatim(text),
        TemplateProblem::OutOfBounds(measure) => bounds(*measure),
        TemplateProblem::NoTable(name) => {
            message("desk.template.no_table").with("name", name.as_str())
        }
        TemplateProblem::NoEdition(name) => {
            message("desk.template.no_edition").with("name", name.as_str())
        }
        TemplateProblem::Low(room) => of_room("desk.template.low", room),
        TemplateProblem::Narrow(room) => of_room("desk.template.narrow", room),
    }
}

fn bounds(measure: Measure) -> Message {
    let (least, most) = measure.bounds();
    message(format!("desk.template.{}", measure.id()))
        .with("least", least.to_string())
        .with("most", most.to_string())
}

fn of_room(key: &'static str, room: &Room) -> Message {
    let paper = match room.paper {
        Paper::A4 => "desk.template.paper.a4",
        Paper::Letter => "desk.template.paper.letter",
    };
    message(key)
        .with("paper", message(paper))
        .with("left", room.left)
        .with("least", room.least)
}
