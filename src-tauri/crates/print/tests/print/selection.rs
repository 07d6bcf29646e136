//! Tests of page selections.

use drumhead_print::{Area, Bookmark, Page, Pages, SelectionError};

/// Returns a document of four pages, each with a bookmark that has its number as the title.
fn document() -> Pages {
    let frame = Area {
        left: 0.0,
        top: 0.0,
        right: 1.0,
        bottom: 1.0,
    };
    Pages {
        title: String::new(),
        subject: String::new(),
        language: "en".to_owned(),
        width: 1.0,
        height: 1.0,
        frame,
        pages: vec![Page::default(); 4],
        bookmarks: (0..4)
            .map(|page| Bookmark {
                title: format!("{}", page + 1),
                page,
                y: 0.0,
            })
            .collect(),
    }
}

/// Returns the number of remaining pages, and their bookmarks.
fn left(wanted: &str) -> Result<(usize, Vec<(String, usize)>), SelectionError> {
    let pages = document().only(&wanted.parse()?)?;
    let marks = pages.bookmarks.into_iter();
    Ok((
        pages.pages.len(),
        marks.map(|mark| (mark.title, mark.page)).collect(),
    ))
}

#[test]
fn selected_pages_are_in_order_and_unique() {
    for (wanted, pages) in [
        ("1", vec!["1"]),
        ("4, 1-2", vec!["1", "2", "4"]),
        ("2,2,1 - 3", vec!["1", "2", "3"]),
        ("3-", vec!["3", "4"]),
        ("2–3", vec!["2", "3"]),
        ("1-4", vec!["1", "2", "3", "4"]),
    ] {
        let (count, marks) = left(wanted).unwrap();
        assert_eq!(count, pages.len(), "{wanted}");
        let expected: Vec<_> = (0..)
            .zip(&pages)
            .map(|(at, n)| ((*n).to_owned(), at))
            .collect();
        assert_eq!(marks, expected, "{wanted}");
    }
}

#[test]
fn an_invalid_selection_is_refused_with_the_reason() {
    let no_range = |part: &str| SelectionError::NoRange {
        part: part.to_owned(),
    };
    let no_page = |part: &str, page| SelectionError::NoSuchPage {
        part: part.to_owned(),
        page,
        pages: 4,
    };
    let backwards = SelectionError::Backwards {
        part: "3-2".to_owned(),
    };
    for (wanted, error) in [
        (" ", SelectionError::Nothing),
        ("1, two", no_range("two")),
        ("1,,2", no_range("")),
        ("0", no_range("0")),
        ("1-2-3", no_range("1-2-3")),
        ("99999999999", no_range("99999999999")),
        ("1, 3-2", backwards),
        ("1, 3-7", no_page("3-7", 7)),
        ("9-", no_page("9-", 9)),
    ] {
        assert_eq!(left(wanted).unwrap_err(), error, "{wanted}");
    }
}
