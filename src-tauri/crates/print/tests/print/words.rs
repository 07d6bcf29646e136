//! Tests of text: quotation marks, line breaks and direction.

use drumhead_print::{Edition, Kind, Paper, Template, lay_out};
use drumhead_vocabulary::sheet::{Block, Prose, Sheet};

use crate::sheets::roster;

/// The type size: large enough that paper only a few words wide is not too narrow.
const SIZE: f32 = 60.0;

/// Returns the lines of a paragraph on paper that is this wide between its margins, relative to the
/// size of the type.
fn lines(text: &str, measure: f32) -> Vec<String> {
    let layout = Template::built_in(Kind::Report)
        .unwrap()
        .layout(Edition::Standard);
    let margins = layout.margins.get_ref();
    let width = measure * SIZE + margins.left.get() + margins.right.get();
    let text_of_template = format!(
        "[paper.a4]\nwidth = {width}\n[prose]\nlead = 0\n[entry]\nvalues = 0\n[type]\nprose = {{ size = {SIZE}, leading = 70 }}\n"
    );
    let template = Template::over(Kind::Report, &text_of_template).unwrap();
    let sheet = Sheet {
        title: "T".to_owned(),
        subtitle: String::new(),
        credit: String::new(),
        blocks: vec![Block::Prose(Prose {
            lead: String::new(),
            text: text.to_owned(),
            own: false,
        })],
        ..roster(0, "")
    };
    let pages = lay_out(&sheet, &template, Paper::A4, Edition::Standard).unwrap();
    let runs = pages.pages.into_iter().flat_map(|page| page.text);
    runs.filter(|run| run.size == SIZE)
        .map(|run| run.text)
        .collect()
}

/// Returns a paragraph on one line.
fn set(text: &str) -> String {
    lines(text, 60.0).concat()
}

#[test]
fn quotation_marks_depend_on_their_neighbours() {
    for (text, expected) in [
        (
            "Radcliffe's and Charles' foot",
            "Radcliffe’s and Charles’ foot",
        ),
        ("After \"Stand and Die!\", by", "After “Stand and Die!”, by"),
        ("(\"the 'New' Model\")", "(“the ‘New’ Model”)"),
        ("in '45", "in ’45"),
        ("6\" from a 5' wall", "6″ from a 5′ wall"),
        ("'Prentices' foot", "’Prentices’ foot"),
        ("the 'Old' and 'tother", "the ‘Old’ and ’tother"),
        ("L'Isle, d'Aubigny", "L’Isle, d’Aubigny"),
    ] {
        assert_eq!(set(text), expected);
        // Typographic marks stay as they are.
        assert_eq!(set(expected), expected);
    }
}

#[test]
fn a_line_ends_after_a_comma_rather_than_within_a_phrase() {
    assert_eq!(
        lines("Infantry, regular C, close order, 10 wide, 3 deep", 19.0),
        ["Infantry, regular C, close order,", "10 wide, 3 deep"]
    );
}

#[test]
fn a_number_stays_with_its_unit() {
    assert_eq!(
        lines("Foot caught 6-pounder", 9.0),
        ["Foot caught", "6-pounder"]
    );
    let parted = lines("Foot caught counter-charge", 10.0);
    assert_eq!(
        parted,
        ["Foot caught counter-", "charge"],
        "a line may end after a hyphen"
    );
}

#[test]
fn a_name_does_not_reverse_the_text_after_it() {
    assert_eq!(
        lines("3 \u{202e}Rupert\u{2067} C, 10 wide", 60.0),
        ["3 Rupert C, 10 wide"]
    );
}
