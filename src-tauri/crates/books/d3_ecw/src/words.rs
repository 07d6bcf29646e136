//! The catalogue of the rules' sentences, from `data/words`.

use drumhead_rules::data::catalogue::signed;

drumhead_rules::book_words! { "../../../../data/words" "d3_ecw" "d3_ecw-clauses" "d3_ecw-report" "d3_ecw-armies" }

/// Returns a die with its modifier: `D3+1`, `D3`.
pub(super) fn die_with(value: i32) -> String {
    match value {
        0 => "D3".to_owned(),
        _ => format!("D3{}", signed(value)),
    }
}
