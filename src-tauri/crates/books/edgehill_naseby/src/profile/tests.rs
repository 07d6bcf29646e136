//! Tests of profiles, and of the parser and the writer of combat tables.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
use super::{By, Crt, Fate, Outcome, Profile};
use crate::words::english;

const TEXT: &str = "columns difference: -1, 0, +1, 3 or more\ndice: 1\n0 to 2: X, AR, -, DR\n\
    3+: AR, -, DR, DE\nAR = attacker retreats 1\nDR = defender retreats 2 disordered\n\
    DE = defender eliminated\n- = nothing\n";

#[test]
fn a_table_round_trips_through_its_text() {
    let crt = Crt::read(TEXT).unwrap();
    assert_eq!(Crt::read(&crt.write()).unwrap(), crt);
    assert_eq!(crt.by, By::Difference);
    assert_eq!((crt.column(3, 9), crt.column(3, 4)), (Some(0), Some(0)));
    assert_eq!((crt.column(6, 4), crt.column(9, 1)), (Some(2), Some(3)));
    assert_eq!(
        (crt.shifted(2, 4), crt.shifted(2, -1), crt.shifted(0, -3)),
        (3, 1, 0)
    );
    assert_eq!(
        (crt.result(0, -4), crt.result(2, 9)),
        (Some("X"), Some("DR"))
    );
    let fate = crt.outcome("DR").unwrap().defender;
    let retreats = Fate {
        retreats: 2,
        disordered: true,
        eliminated: false,
    };
    assert_eq!(fate, retreats);
    assert_eq!(crt.outcome("X"), None);
}

#[test]
fn a_dash_means_no_effect_unless_the_table_explains_it() {
    let crt = Crt::read("columns difference: 0, 1, 2\n1+: -, NE, –").unwrap();
    for result in ["-", "NE", "–"] {
        assert_eq!(crt.outcome(result), Some(Outcome::default()), "{result}");
    }
    let crt = Crt::read("columns difference: 0\n1+: -\n- = attacker disordered").unwrap();
    assert!(crt.outcome("-").unwrap().attacker.disordered);
}

#[test]
fn one_profile_fills_the_gaps_of_another() {
    let table = Crt::read(TEXT).unwrap();
    let one = Profile {
        infantry: Some(4),
        ..Profile::default()
    };
    let other = Profile {
        infantry: Some(5),
        cavalry: Some(8),
        crt: Some(table.clone()),
        ..Profile::default()
    };
    let both = one.or(&other);
    assert_eq!((both.infantry, both.cavalry), (Some(4), Some(8)));
    assert_eq!(both.crt, Some(table));
}

#[test]
fn an_odds_column_starts_at_its_ratio() {
    let text = "columns odds: 1:2, 1:1, 2:1\n1+: a, b, c";
    let crt = Crt::read(text).unwrap();
    let column = |one, other| crt.column(one, other);
    assert_eq!((column(1, 9), column(3, 4)), (Some(0), Some(0)));
    assert_eq!((column(7, 4), column(8, 4)), (Some(1), Some(2)));
    let asked = Crt::read("columns asked: a, b\n1+: x, y").unwrap();
    assert_eq!(asked.column(5, 1), None);
}

#[test]
fn parse_errors_name_the_line_or_the_problem() {
    for (text, message) in [
        ("columns up: 1\n1: a", "line 1"),
        (
            "columns difference: 1, 0\n1: a, b",
            "must be higher than the column before it",
        ),
        (
            "columns difference: 0, 1\n1: a",
            "one result per column (results: 1, columns: 2)",
        ),
        ("columns difference: 0\n2: a\n1: b", "rise"),
        ("columns difference: 0\n1: a\nA = retreats 1", "line 3"),
        ("columns difference: 0\n1: a\nA = attacker hops", "hops"),
        ("columns difference: none\n1: a", "has no value"),
        ("", "1 to 60 rows"),
    ] {
        let error = english().say(&Crt::read(text).unwrap_err());
        assert!(error.contains(message), "{text:?}: {error}");
    }
}

#[test]
fn a_table_has_a_row_for_every_total_of_its_dice() {
    let read = |dice: u8, rows: &[&str]| {
        let rows: String = rows.iter().map(|row| format!("\n{row}: a")).collect();
        Crt::read(&format!(
            "columns difference: 0\ndice: {dice}{rows}\na = nothing"
        ))
    };
    for (dice, rows) in [
        (1, &["1", "2", "3", "4", "5", "6"][..]),
        (1, &["1-2", "3 to 4", "5\u{2013}6"]),
        (1, &["-3 to -1", "\u{2212}0 to 2", "3", "4+"]),
        (1, &["-9-2", "3 or more"]),
        (1, &["1+"]),
        (1, &["0 to 3", "4 to 6", "7", "8"]),
        (2, &["2 to 6", "7", "8 to 12"]),
    ] {
        let crt = read(dice, rows).unwrap_or_else(|message| panic!("{rows:?}: {message:?}"));
        assert_eq!(Crt::read(&crt.write()).as_ref(), Ok(&crt), "{rows:?}");
    }
    for (dice, rows, message) in [
        (1, &["2", "3", "5"][..], "the lowest dice total, 1:"),
        (1, &["1", "2", "3", "5+"], "no row covers the dice total 4:"),
        (1, &["1", "2", "3"], "no row covers the dice total 4:"),
        (2, &["3+"], "the lowest dice total, 2:"),
        (1, &["1 to 3", "3+"], "the next row begins at 3"),
        (1, &["1+", "4+"], "must be the last row"),
        (1, &["1-", "2+"], "line 3"),
    ] {
        let error = english().say(&read(dice, rows).unwrap_err());
        assert!(error.contains(message), "{rows:?}: {error}");
    }
    // A table from a file is checked too: its first row must include the lowest total.
    let mut crt = read(1, &["1+"]).unwrap();
    crt.rows[0].total = 2;
    assert!(
        english()
            .say(&crt.check().unwrap_err())
            .contains("the lowest dice total, 1:")
    );
    // If modifiers take the total beyond the table, the first or the last row applies.
    let crt = Crt::read("columns difference: 0\n1 to 3: a\n4+: b").unwrap();
    assert_eq!(
        (crt.result(0, -2), crt.result(0, 9)),
        (Some("a"), Some("b"))
    );
}
