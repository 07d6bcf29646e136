//! The views that a rulebook provides of its battles.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{
    BoardView, Gauge, SideView, Step, TableSnapshot, Tag, Tone, UnitRef,
};

use super::{Battle, Book, Message, Names, Pending, Sum, Value, message};
use crate::data::catalogue::{Catalogue, Form};
use crate::map::Map;

/// The views that a rulebook provides of its battles.
pub trait Shown: Book {
    /// Returns the turn; 0 before the first.
    fn turn(battle: &Battle<Self>) -> u32;

    /// Returns the steps of this turn, in order.
    fn track(battle: &Battle<Self>) -> Vec<Step>;

    /// Returns the work to be done now.
    fn now(battle: &Battle<Self>) -> Message;

    /// Returns the sides with their units. The framework marks the units that have pending work.
    fn sides(battle: &Battle<Self>) -> Vec<SideView>;

    /// Returns how the battle ended. `None` during play.
    fn over(battle: &Battle<Self>) -> Option<Message>;

    /// Returns the state as plain facts, including its pending work.
    fn snapshot(battle: &Battle<Self>, pending: &[Pending]) -> TableSnapshot;

    /// Returns a unit's current numbers, such as its moves and the scores that it needs. Empty for
    /// a unit that is not in the battle.
    fn panel(battle: &Battle<Self>, unit: UnitRef) -> Vec<Sum>;

    /// Returns the map. `None` in a rulebook without a map.
    fn map(_battle: &Battle<Self>) -> Option<&Map> {
        None
    }

    /// Returns the board, marked for this unit. `None` in a rulebook without a map.
    fn board(_battle: &Battle<Self>, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }
}

/// Returns a tag with the text `tag.<id>`, and with the explanation `tag.<id>_about` if the
/// catalogue has one. Both are filled with these values.
pub fn tag(
    names: &impl Names,
    id: &str,
    clause: impl Into<Option<ClauseId>>,
    tone: Tone,
    values: &[(&'static str, Value)],
) -> Tag {
    tag_in(names, Form::Within, id, clause, tone, values)
}

/// Returns a tag like [`tag`], with its text in this form.
pub fn tag_in(
    names: &impl Names,
    form: Form,
    id: &str,
    clause: impl Into<Option<ClauseId>>,
    tone: Tone,
    values: &[(&'static str, Value)],
) -> Tag {
    let say = |key: String| {
        let filled = values
            .iter()
            .cloned()
            .fold(message(key), |filled, (name, value)| {
                filled.with(name, value)
            });
        names.say(&filled)
    };
    let key = ["tag.", id].concat();
    let about = [&key, "_about"].concat();
    Tag {
        label: say(form.key(&key)),
        about: names.words().has(&about).then(|| say(about)),
        clause: clause.into().map(|clause| clause.as_str().to_owned()),
        tone,
    }
}

/// Returns a gauge with the label that has this key in the catalogue. The label has two forms:
/// within a line, and at the start of a line. `<label>.left` is the number left in words, and
/// `<label>.one`, if it exists, the label for 1.
pub fn gauge(words: &Catalogue, label: &str, now: u32, start: u32) -> Gauge {
    let [what, heading] =
        [Form::Within, Form::Start].map(|form| words.get(&form.key(label)).to_owned());
    let numbers = [("now", now.into()), ("start", start.into())];
    Gauge {
        one: words.find(&format!("{label}.one")).map(str::to_owned),
        left: words.fill_with(&format!("{label}.left"), numbers),
        ..Gauge::new(what, heading, now, start)
    }
}
