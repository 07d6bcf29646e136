//! Prints: where everything stands on the paper, and what the files hold.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "prints/sheets.rs"]
mod sheets;

use drumhead_print::{Edition, Paper, Template, print};

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];
const EDITIONS: [Edition; 2] = [Edition::Standard, Edition::InkSaving];

#[test]
fn two_runs_give_the_same_bytes() {
    let template = Template::roster().expect("the built-in template is sound");
    for paper in PAPERS {
        for edition in EDITIONS {
            let once = print(&sheets::army_of(12), template, paper, edition).expect("printed");
            let twice = print(&sheets::army_of(12), template, paper, edition).expect("printed");
            assert!(once == twice, "{paper:?} {edition:?}");
        }
    }
}
