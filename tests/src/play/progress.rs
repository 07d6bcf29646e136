//! The results of random walks, and the progress that they must make.

use std::collections::BTreeMap;

use drumhead_rules::frame::{Action, ActionSet, Book, Correct, FromPaper};

/// The turn that at least half of the walks must reach.
const FAR: u32 = 4;

/// The results of walks.
#[derive(Clone, Debug, Default)]
pub struct Walk {
    /// The number of walks.
    pub walks: u32,
    /// The number of walks that reached turn 4.
    pub far: u32,
    /// The number of commands carried out, by action.
    pub accepted: BTreeMap<String, u32>,
    /// The number of times that pending work was done.
    pub fulfilled: u32,
    /// The number of times that two items of pending work were done in both orders.
    pub swapped: u32,
    /// The number of times that there was more than one way to do pending work.
    pub chosen: u32,
}

/// The minimum number of times that the walks must do each thing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Least {
    /// Pending work.
    pub fulfilled: u32,
    /// Two items of pending work in both orders.
    pub swapped: u32,
    /// Pending work with more than one way to do it.
    pub chosen: u32,
    /// An action of each kind.
    pub each: u32,
}

impl Walk {
    /// Counts a walk that reached this turn.
    pub(super) fn end(&mut self, turn: u32) {
        self.walks += 1;
        self.far += u32::from(turn >= FAR);
    }

    /// Adds the counts of other walks.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.walks += other.walks;
        self.far += other.far;
        self.fulfilled += other.fulfilled;
        self.swapped += other.swapped;
        self.chosen += other.chosen;
        for (kind, count) in other.accepted {
            *self.accepted.entry(kind).or_default() += count;
        }
        self
    }

    /// Returns the kinds of orders that were accepted, but less often than this.
    pub fn seldom(&self, times: u32) -> Vec<(&str, u32)> {
        let kinds = self
            .accepted
            .iter()
            .map(|(kind, count)| (kind.as_str(), *count));
        kinds.filter(|(_, count)| *count < times).collect()
    }

    /// Asserts that at least half of the walks reached turn 4, and that each thing in `least`,
    /// and each of these kinds of action, was done often enough.
    #[track_caller]
    pub fn makes_progress(&self, least: Least, kinds: &[String]) {
        let (far, walks) = (self.far, self.walks);
        assert!(
            far * 2 >= walks,
            "only {far} of {walks} walks reached turn 4"
        );
        for (what, times, least) in [
            ("pending work", self.fulfilled, least.fulfilled),
            ("two items in both orders", self.swapped, least.swapped),
            ("an item with several ways", self.chosen, least.chosen),
        ] {
            assert!(times >= least, "{what}: only {times} times");
        }
        for kind in kinds {
            let count = self.accepted.get(kind).copied().unwrap_or(0);
            assert!(
                count >= least.each,
                "{kind}: {count} of {:?}",
                self.accepted
            );
        }
    }
}

/// Returns the names of a rulebook's actions, except corrections by hand.
pub fn actions<B: Book>() -> impl Iterator<Item = String> {
    let by_hand = [<Correct as Action<B>>::NAME, <FromPaper as Action<B>>::NAME];
    let names = <B::Action as ActionSet<B>>::names().into_iter();
    let ordered = names.filter(move |name| !by_hand.contains(name));
    ordered.map(str::to_owned)
}

/// Returns the ids of the fields that can be set by hand.
pub fn fields<B: Book>() -> impl Iterator<Item = String> {
    B::FIELDS.iter().map(|field| field.id().to_owned())
}
