//! The turn, step by step (section 6).

use drumhead_vocabulary::sheet::{Align, Block};

use super::Maker;
use crate::turn::{Actor, Step};

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let rows = Step::TURN.iter().map(|step| {
        let of = |key: String| maker.words.get(&key).to_owned();
        let who = match step.actor() {
            Actor::Both => "both",
            Actor::A => "a",
            Actor::B => "b",
        };
        vec![
            of(format!("phase.{}", step.phase().id())),
            of(format!("step.{}.label", step.id())),
            of(format!("playsheet.who.{who}")),
            step.clause()
                .map(|clause| maker.number(clause))
                .unwrap_or_default(),
        ]
    });
    let mut last = String::new();
    // A phase is named only at its first step.
    let rows = rows
        .map(|mut row| {
            if row.first() == Some(&last) {
                row[0].clear();
            } else {
                last.clone_from(&row[0]);
            }
            row
        })
        .collect();
    let columns = vec![
        maker.column("phase", Align::Left, 0),
        maker.column("step", Align::Left, 1),
        maker.column("who", Align::Left, 0),
        maker.column("", Align::Right, 0),
    ];
    let mut blocks = vec![maker.heading("turn")];
    blocks.extend(maker.table(String::new(), columns, rows));
    blocks
}
