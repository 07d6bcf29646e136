//! The joint losses of both sides of a round, as a table: both sides strike at the same time.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{JointCell, JointView};

use crate::battle::prelude::*;
use crate::combat::{BothSuffer, Losses, Verdict, verdict};
use drumhead_rules::odds::Distribution;

/// The number of rows or columns on each side of the median, unless the median is near an end.
const BESIDE: u32 = 3;

/// Returns the joint chances of the losses that two units inflict on each other. `before` has their
/// earlier losses to shooting in the charge, which count for the result of the round together with
/// the hits (F-9.11, F-10.25).
pub(super) fn view(
    battle: &Battle,
    (one, other): (UnitRef, UnitRef),
    both: &Distribution<BothSuffer, f64>,
    before: Losses,
) -> JointView {
    let down = Axis::of(&both.map(|both| both.a.figures));
    let across = Axis::of(&both.map(|both| both.b.figures));
    let place = |both: &BothSuffer| (down.place(both.a.figures), across.place(both.b.figures));
    // A cell belongs to a bar of the odds only if all of its losses belong to that bar.
    let mut bars: BTreeMap<(usize, usize), Option<u8>> = BTreeMap::new();
    for suffered in both.outcomes() {
        let bar = match verdict(suffered.hits() + before, &battle.tables.rules) {
            Verdict::AMustTest => 0,
            Verdict::Draw => 1,
            Verdict::BMustTest => 2,
        };
        let known = bars.entry(place(suffered)).or_insert(Some(bar));
        *known = known.filter(|known| *known == bar);
    }
    let mut cells = vec![vec![JointCell::default(); across.len()]; down.len()];
    for (&at, chance) in both.map(place).iter() {
        let row = cells.get_mut(at.0);
        if let Some(cell) = row.and_then(|row| row.get_mut(at.1)) {
            let bar = bars.get(&at).copied().flatten();
            *cell = JointCell { chance, bar };
        }
    }
    let loses = |unit: UnitRef| battle.say(&message("preview.joint.loses").with("unit", unit));
    let labels = |axis: Axis| {
        let labels = axis.labels();
        labels.iter().map(|label| battle.say(label)).collect()
    };
    JointView {
        down: loses(one),
        across: loses(other),
        rows: labels(down),
        columns: labels(across),
        cells,
    }
}

/// The numbers of losses along one side of the table. Numbers near the median have a row or column
/// each; the others share one row or column at each end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Axis {
    least: u32,
    most: u32,
    /// The maximum loss.
    worst: u32,
}

impl Axis {
    fn of(losses: &Distribution<u32, f64>) -> Self {
        let worst = losses.outcomes().copied().max().unwrap_or_default();
        let median = losses
            .outcomes()
            .find(|number| losses.chance(|lost| lost <= *number) >= 0.5);
        let first = median.copied().unwrap_or_default().saturating_sub(BESIDE);
        let least = first.min(worst.saturating_sub(2 * BESIDE));
        Self {
            least,
            most: worst.min(least + 2 * BESIDE),
            worst,
        }
    }

    fn len(self) -> usize {
        self.place(self.most) + 1
    }

    /// Returns the index of the row or column for a number of losses, from 0.
    fn place(self, lost: u32) -> usize {
        let from = lost.clamp(self.least, self.most) - self.least;
        usize::try_from(from).unwrap_or_default()
    }

    fn labels(self) -> Vec<Message> {
        let label = |number: u32| {
            let key = match number {
                _ if number == self.least && self.least > 0 => "fewer",
                _ if number == self.most && self.most < self.worst => "more",
                _ => "number",
            };
            message(format!("preview.joint.{key}")).with("n", number)
        };
        (self.least..=self.most).map(label).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Axis, Message, message};
    use drumhead_rules::odds::Distribution;

    fn axis(dice: u32) -> Axis {
        Axis::of(&Distribution::either(1, 2, 1, 0).repeat(dice))
    }

    fn label(key: &'static str, number: u32) -> Message {
        message(format!("preview.joint.{key}")).with("n", number)
    }

    fn numbers(most: u32) -> Vec<Message> {
        (0..=most).map(|number| label("number", number)).collect()
    }

    #[test]
    fn numbers_far_from_the_median_share_a_row_at_the_ends() {
        assert_eq!(axis(0).labels(), numbers(0));
        assert_eq!(axis(3).labels(), numbers(3));
        let labels = axis(20).labels();
        assert_eq!(labels.first(), Some(&label("fewer", 7)));
        assert_eq!(labels.last(), Some(&label("more", 13)));
        assert_eq!((axis(20).place(0), axis(20).place(10)), (0, 3));
        assert_eq!(axis(20).place(20), axis(20).len() - 1);
    }

    #[test]
    fn an_end_with_a_single_number_is_labelled_with_that_number() {
        assert_eq!(axis(6).labels(), numbers(6));
        let labels = axis(8).labels();
        assert_eq!(labels.first(), Some(&label("fewer", 1)));
        assert_eq!(labels.last(), Some(&label("more", 7)));
    }
}
