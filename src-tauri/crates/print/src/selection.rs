//! Page selections as players write them: `1-2, 4`.

use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::pages::{Bookmark, Pages};

/// A selection of a document's pages.
///
/// Written as pages and ranges separated by commas: `1-2, 4`. A range without an end, `3-`,
/// goes to the last page. Pages come in the document's order and once each, whatever the
/// order of the selection, and keep their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection(Vec<Part>);

/// One page, or a range.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    first: u32,
    /// The last page; `None` for the document's last.
    last: Option<u32>,
    /// The part as written, for errors.
    written: String,
}

/// The reason why a selection is invalid, with the faulty part, if any.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SelectionError {
    /// The selection is empty.
    #[error("no pages")]
    Nothing,
    /// A part is neither a page nor a range.
    #[error("no range: {part:?}")]
    NoRange {
        /// The part as written.
        part: String,
    },
    /// A range ends before it begins.
    #[error("backwards: {part:?}")]
    Backwards {
        /// The part as written.
        part: String,
    },
    /// A page that the document does not have.
    #[error("no such page: {part:?}: {page}/{pages}")]
    NoSuchPage {
        /// The part as written.
        part: String,
        /// The page requested.
        page: u32,
        /// The document's number of pages.
        pages: usize,
    },
}

impl FromStr for Selection {
    type Err = SelectionError;

    fn from_str(text: &str) -> Result<Self, SelectionError> {
        if text.trim().is_empty() {
            return Err(SelectionError::Nothing);
        }
        text.split(',')
            .map(part)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

fn part(text: &str) -> Result<Part, SelectionError> {
    let written = text.trim();
    let no_range = || SelectionError::NoRange {
        part: written.to_owned(),
    };
    let page = |text: &str| match text.trim().parse() {
        Ok(0) | Err(_) => Err(no_range()),
        Ok(page) => Ok(page),
    };
    // A word processor turns the hyphen into a dash.
    let (first, last) = match written.split_once(['-', '–']) {
        None => {
            let page = page(written)?;
            (page, Some(page))
        }
        Some((first, end)) if end.trim().is_empty() => (page(first)?, None),
        Some((first, last)) => (page(first)?, Some(page(last)?)),
    };
    if last.is_some_and(|last| last < first) {
        return Err(SelectionError::Backwards {
            part: written.to_owned(),
        });
    }
    Ok(Part {
        first,
        last,
        written: written.to_owned(),
    })
}

impl Selection {
    /// Returns the indices of the selected pages in a document of this length.
    fn of(&self, pages: usize) -> Result<Vec<RangeInclusive<usize>>, SelectionError> {
        let place = |part: &Part, page: u32| {
            let place = usize::try_from(page).map_or(usize::MAX, |page| page.saturating_sub(1));
            if place < pages {
                return Ok(place);
            }
            Err(SelectionError::NoSuchPage {
                part: part.written.clone(),
                page,
                pages,
            })
        };
        self.0
            .iter()
            .map(|part| {
                let first = place(part, part.first)?;
                let last = match part.last {
                    Some(last) => place(part, last)?,
                    None => pages.saturating_sub(1),
                };
                Ok(first..=last)
            })
            .collect()
    }
}

impl Pages {
    /// Returns this document with only the selected pages and their bookmarks.
    ///
    /// # Errors
    /// [`SelectionError::NoSuchPage`] for a page that the document does not have.
    pub fn only(&self, wanted: &Selection) -> Result<Self, SelectionError> {
        let ranges = wanted.of(self.pages.len())?;
        let mut places = Vec::with_capacity(self.pages.len());
        let mut selected = 0_usize;
        for place in 0..self.pages.len() {
            let is_wanted = ranges.iter().any(|range| range.contains(&place));
            places.push(is_wanted.then_some(selected));
            selected = selected.saturating_add(usize::from(is_wanted));
        }
        let bookmarks = self
            .bookmarks
            .iter()
            .filter_map(|mark| {
                let page = (*places.get(mark.page)?)?;
                Some(Bookmark {
                    page,
                    ..mark.clone()
                })
            })
            .collect();
        let pages = self.pages.iter().zip(&places);
        Ok(Self {
            title: self.title.clone(),
            subject: self.subject.clone(),
            language: self.language.clone(),
            width: self.width,
            height: self.height,
            frame: self.frame,
            pages: pages
                .filter_map(|(page, place)| place.map(|_| page.clone()))
                .collect(),
            bookmarks,
        })
    }
}
