//! Which pages are wanted: `2`, `1-3, 5`, `4-`.

use crate::{Code, DeskError, Result};

/// The pages wanted of so many, from 0, each once and in order; none where all
/// of them are.
pub(super) fn wanted(said: Option<&str>, count: usize) -> Result<Option<Vec<usize>>> {
    let Some(said) = said.map(str::trim).filter(|said| !said.is_empty()) else {
        return Ok(None);
    };
    let refused = || {
        DeskError::new(
            Code::Print,
            format!("{said:?} names no pages of {count}"),
            format!("Pages run from 1 to {count}; write them as 2 or as 1-3, 5."),
        )
    };
    let mut wanted = std::collections::BTreeSet::new();
    for part in said.split(',').map(str::trim) {
        let number = |text: &str| text.trim().parse::<usize>().ok();
        // A dash as it is typed, or as a word processor sets it.
        let (first, last) = match part.split_once(['-', '–']) {
            Some((first, "")) => (number(first), Some(count)),
            Some((first, last)) => (number(first), number(last)),
            None => (number(part), number(part)),
        };
        let (first, last) = first.zip(last).ok_or_else(refused)?;
        if first < 1 || first > last || last > count {
            return Err(refused());
        }
        wanted.extend(first - 1..last);
    }
    Ok(Some(wanted.into_iter().collect()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::wanted;

    #[test]
    fn pages_are_named_one_by_one_and_from_to() {
        assert_eq!(wanted(None, 5).unwrap(), None);
        assert_eq!(wanted(Some("  "), 5).unwrap(), None);
        for (said, pages) in [
            ("2", vec![1]),
            ("1-3, 5", vec![0, 1, 2, 4]),
            ("4-", vec![3, 4]),
            ("5,1–2,2", vec![0, 1, 4]),
        ] {
            assert_eq!(wanted(Some(said), 5).unwrap().unwrap(), pages, "{said}");
        }
    }

    #[test]
    fn pages_that_there_are_not_are_refused() {
        for said in ["0", "6", "3-2", "1-6", "two", "1,,2", "-3", "1-2-3"] {
            let error = wanted(Some(said), 5).unwrap_err();
            assert!(error.message.contains(said), "{error}");
            assert!(error.hint.contains("from 1 to 5"), "{}", error.hint);
        }
    }
}
