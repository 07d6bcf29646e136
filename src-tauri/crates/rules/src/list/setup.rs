//! Set-ups of battles between unit lists, shared by rulebooks.

use drumhead_catalogue::{self as catalogue, Catalogue};
use drumhead_vocabulary::play::{Answer, Asked, Choice, Question, Scalar};

use super::{ListArmy, ListBook, MOST_NAME, SetupError, Unsound, check};
use crate::map::Map;

/// Checks that a battle of these armies can begin, on this map if there is one; `first` is the side
/// that begins.
///
/// # Errors
/// Returns a [`SetupError`] for the first value out of bounds.
pub fn check_setup<'a, B: ListBook + 'a>(
    armies: impl IntoIterator<Item = &'a ListArmy<B>>,
    map: Option<&Map>,
    first: u8,
) -> Result<(), SetupError>
where
    ListArmy<B>: 'a,
{
    let mut sides = 0_u8;
    for army in armies {
        let place = format!("sides[{sides}].army");
        check::<B>(army).map_err(|unsound| unsound.within(&place))?;
        sides += 1;
    }
    map.map_or(Ok(()), Map::check)?;
    if first >= sides {
        let unsound = Unsound::at("first", catalogue::message("unsound.first"));
        return Err(SetupError::Unsound(unsound));
    }
    Ok(())
}

/// Returns a question of a set-up.
pub fn asked(
    path: impl Into<String>,
    label: impl Into<String>,
    answer: Answer,
    now: Scalar,
) -> Asked {
    Asked {
        question: Question {
            path: path.into(),
            label: label.into(),
            hint: None,
            clause: None,
            answer,
            remember: None,
        },
        now,
        differs: false,
    }
}

/// Returns the question about a side's name.
pub fn ask_name(words: &Catalogue, side: u8, name: &str) -> Asked {
    let most = drumhead_vocabulary::count(MOST_NAME);
    let label = words.get(&format!("setup.side_{side}")).to_owned();
    let now = Scalar::Text(name.to_owned());
    asked(
        format!("/sides/{side}/name"),
        label,
        Answer::text(most),
        now,
    )
}

/// Returns the question about the side that begins.
pub fn ask_first<'a>(
    words: &Catalogue,
    names: impl IntoIterator<Item = &'a str>,
    first: u8,
) -> Asked {
    let sides = (0_i32..).zip(names);
    let choices = sides
        .map(|(side, name)| Choice {
            value: Scalar::Number(side),
            label: name.to_owned(),
        })
        .collect();
    let label = words.get("setup.first");
    asked(
        "/first",
        label,
        Answer::One { choices },
        Scalar::Number(first.into()),
    )
}
