//! The six reaction tests (section 8).

use drumhead_vocabulary::sheet::{Align, Block, Heading};

use super::{Maker, sentences, signed};
use crate::army::Grade;
use crate::reaction::Test;
use crate::tables::reactions::{Modifier, Worth};

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(Heading {
        text: maker.get("head.tests"),
        note: maker.get(if maker.scope.has_large() {
            "head.tests_note_large"
        } else {
            "head.tests_note"
        }),
    })];
    maker.part("tests");
    for test in Test::ALL {
        let modifiers = maker.rules.reactions.of(test).rows();
        let caption = format!("reaction.test.{}", test.id());
        blocks.extend(table(maker, &caption, modifiers));
    }
    let every = maker.rules.reactions.every().rows();
    blocks.extend(table(maker, "playsheet.caption.every_test", every));
    blocks.extend(maker.rules_frame("test_rules", sentences::TESTS));
    blocks
}

/// Returns the modifiers of one test, or of every test.
fn table(maker: &mut Maker<'_>, caption: &str, modifiers: &[Modifier]) -> Option<Block> {
    let rules = maker.rules;
    let rows: Vec<Vec<String>> = modifiers
        .iter()
        .filter(|row| has_value(row))
        .filter_map(|row| {
            let label = row.predicate.label(maker.scope.scale(), rules, maker.words);
            let can = maker.scope.meets(row.predicate);
            maker
                .keep(can, &label)
                .then(|| vec![label, worth(maker, row), maker.number(row.clause)])
        })
        .collect();
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    maker.table(maker.words.get(caption).to_owned(), columns, rows)
}

/// Whether a modifier has a value. In the table, 0 stands for a value that only an interpretation
/// sets.
const fn has_value(row: &Modifier) -> bool {
    match row.worth {
        Worth::Grades(_) => true,
        Worth::Once(value) | Worth::Each { value, .. } => value != 0,
    }
}

/// Returns the value of a modifier.
fn worth(maker: &Maker<'_>, row: &Modifier) -> String {
    match row.worth {
        Worth::Grades(values) => {
            let each = Grade::ALL
                .iter()
                .zip(values)
                .filter(|(grade, _)| maker.scope.has_grade(**grade))
                .map(|(grade, value)| format!("{grade:?} {}", signed(value)));
            each.collect::<Vec<_>>().join("  ")
        }
        Worth::Once(value) => signed(value),
        Worth::Each {
            value,
            of,
            of_large,
        } => {
            let key = match (of, of_large == of || !maker.scope.has_large()) {
                (1, true) => "playsheet.each_one",
                (_, true) => "playsheet.each",
                (_, false) => "playsheet.each_large",
            };
            maker.words.fill(
                key,
                &[
                    ("value", &signed(value)),
                    ("of", &of.to_string()),
                    ("large", &of_large.to_string()),
                ],
            )
        }
    }
}
